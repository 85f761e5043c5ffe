"""What the exhaustive search and its compiled loops agree on."""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES, NUMBER, U8, U32, U64, Function

PARENT_BITS = 6
"""The parent of one state in 2^6 is kept: parents lie in the order of their children, so the others are near."""

BLOCK = 8
"""Sources to a block; the buffers for successors have room for so many times the number of transitions."""

COUNT, NEXT, FAILED, TAKEN, ERROR, DEAD, DISTINCT = range(7)
"""Fields of the control words: states known, the next state to expand, the properties that failed, transitions taken,
the transition that escaped its range, states without a successor, states that those known stand for. Where one state
is known for all that differ only in names, it counts for all of them in every number but the first two."""
CONTROL_WORDS = 7

REACHED_STOP, TABLE_FULL, ESCAPED = range(3)
"""Why the loops returned."""

EXPLORE = Function(
    "tideproof_explore",
    {
        "states": U64(lambda n: n.limit * n.words),
        "orbits": U8(lambda n: n.limit if n.reduced else 0),
        "parents": U32(lambda n: 1 + (n.limit >> PARENT_BITS)),
        "table": U32(lambda n: 1 << n.bits),
        "bits": NUMBER,
        "stop": NUMBER,
        "limit": NUMBER,
        "reduced": NUMBER,
        "transitions": NUMBER,
        "successors": U64(lambda n: BLOCK * max(1, n.transitions) * n.words),
        "kinds": U32(lambda n: BLOCK * n.transitions),
        "hashes": U64(lambda n: BLOCK * n.transitions),
        "sources": U32(lambda n: BLOCK * n.transitions),
        "weights": U32(lambda n: BLOCK * n.transitions),
        "taken": U64(lambda n: n.transitions),
        "taken_in": U64(lambda n: n.transitions),
        "first": U64(lambda n: MOST_PROPERTIES),
        "control": U64(lambda n: CONTROL_WORDS),
    },
)
"""`orbits` are how many states each one stands for. `taken` counts steps of each kind; `taken_in` are the first states
that they are taken in."""

INDEX_STATES = Function(
    "tideproof_index_states",
    {
        "states": U64(lambda n: n.stop * n.words),
        "table": U32(lambda n: 1 << n.bits),
        "bits": NUMBER,
        "first": NUMBER,
        "stop": NUMBER,
    },
)
FIND_STATE = Function(
    "tideproof_find_state",
    {
        "states": U64(lambda n: n.known * n.words),
        "table": U32(lambda n: 1 << n.bits),
        "bits": NUMBER,
        "state": U64(lambda n: n.words),
    },
)
"""`known` is the number of states that the table may name."""
