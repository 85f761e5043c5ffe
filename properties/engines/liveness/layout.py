"""Arguments and codes that the liveness engine shares with its compiled loops."""

from __future__ import annotations

from tideproof.model.backends.calls import NUMBER, U8, U16, U32, U64, Arguments, Function

START, INSIDE, CONDITION, REACHED, FAIR = (1 << bit for bit in range(5))
"""Flags of a state: the premise is true and the goal is not; the goal is not true; the condition is true; the state is
reached from a start without the goal; it is in a fair component."""

GOOD, OUT, REFINE = range(3)
"""What becomes of a component: it is fair; it has no fair part; it may have one."""

EDGES = 0
"""The control word of `LINK`: edges so far."""

HEAD, TAIL = range(2)
"""The control words of `SPREAD`."""

ROOT, FRAMES, KEPT, ACTIVE, COMPONENTS = range(5)
"""The control words of `COMPONENTS_OF`: the next root, frames of the call stack, states kept on the other end of the
stack, the next index, and components of several states so far."""

_GRAPH: Arguments = {
    "offsets": U64(lambda n: n.states + 1),
    "targets": U32(lambda n: n.edges),
    "kinds": U16(lambda n: n.edges),
}
_FLAGS: Arguments = {"flags": U8(lambda n: n.states)}
_PART: Arguments = {"first": NUMBER, "stop": NUMBER}

LINK = Function(
    "tideproof_link",
    {
        "states_found": U64(lambda n: n.states * n.words),
        "table": U32(lambda n: 1 << n.bits),
        "bits": NUMBER,
        "fair_kinds": U16(lambda n: n.transitions),
        "successors": U64(lambda n: 8 * max(1, n.transitions) * n.words),
        "made_kinds": U32(lambda n: 8 * max(1, n.transitions)),
        "hashes": U64(lambda n: 8 * max(1, n.transitions)),
        "counts": U64(lambda n: 8),
        **_GRAPH,
        "control": U64(lambda n: 1),
        **_PART,
    },
)
"""Writes the edges of the states `first` to `stop`, without those that lead back to their source. The kind of an edge
is the number of its fair kind of step, or 0."""

MARK = Function(
    "tideproof_mark",
    {"states_found": U64(lambda n: n.states * n.words), "claims": NUMBER, **_FLAGS, **_PART},
)
"""Sets the flags of states by the properties `claims` (premise), and the two after it (goal, condition)."""

SEED = Function(
    "tideproof_seed",
    {**_FLAGS, "queue": U32(lambda n: n.states), "parents": U32(lambda n: n.states), "control": U64(lambda n: 2),
     **_PART},
)  # fmt: skip
"""Puts the starts among the states `first` to `stop` at the end of the queue."""

SPREAD = Function(
    "tideproof_spread",
    {**_GRAPH, **_FLAGS, "queue": U32(lambda n: n.states), "parents": U32(lambda n: n.states),
     "control": U64(lambda n: 2), "stop": NUMBER},
)  # fmt: skip
"""Puts the successors of the queue's states, up to `stop`, at its end: those inside that have not been reached."""

COMPONENTS_OF = Function(
    "tideproof_components",
    {
        **_GRAPH,
        **_FLAGS,
        "states": NUMBER,
        "numbers": U32(lambda n: n.states),
        "positions": U32(lambda n: n.states),
        "stack": U32(lambda n: n.states),
        "control": U64(lambda n: 5),
        "steps": NUMBER,
    },
)
"""Numbers the strongly connected components of the states whose number is 0, in so many steps at most. Those of
several states get numbers above `states` + 1; a single state gets that, and is fair if no fair kind of step leaves it.
Returns 1 when all is done."""

GATHER = Function(
    "tideproof_gather",
    {
        **_GRAPH,
        "numbers": U32(lambda n: n.states),
        "width": NUMBER,
        "base": NUMBER,
        "always": U64(lambda n: n.components * n.width),
        "some": U64(lambda n: n.components * n.width),
        "taken": U64(lambda n: n.components * n.width),
        "enabled": U64(lambda n: n.width),
        **_PART,
    },
)
"""Of the components from number `base` on: which fair kinds of step are possible in all of their states, in some, and
taken inside. `first` and `stop` are states; a mask has `width` words."""

JUDGE = Function(
    "tideproof_judge",
    {
        "width": NUMBER,
        "weak": U64(lambda n: n.width),
        "strong": U64(lambda n: n.width),
        "always": U64(lambda n: n.components * n.width),
        "some": U64(lambda n: n.components * n.width),
        "taken": U64(lambda n: n.components * n.width),
        "verdicts": U8(lambda n: n.components),
        **_PART,
    },
)
"""Judges components; leaves in `always` the strongly fair kinds that a component is to be refined by. Returns 1 where a
component of these is to be refined."""

SWEEP = Function(
    "tideproof_sweep",
    {
        **_GRAPH,
        **_FLAGS,
        "numbers": U32(lambda n: n.states),
        "states": NUMBER,
        "width": NUMBER,
        "base": NUMBER,
        "always": U64(lambda n: n.components * n.width),
        "verdicts": U8(lambda n: n.components),
        **_PART,
    },
)
"""Marks the states of fair components, and gives the number 0 to those that a refined component keeps."""
