"""What random walks and their compiled loops agree on."""

from __future__ import annotations

from tideproof.model.backends.calls import NUMBER, U8, U32, U64, Arguments, Function

UNIFORM, ACTION_FIRST, SWARM, PRIORITIES = range(4)
"""Policies."""

CHANGES = 3
"""Priority changes in a walk by priorities."""

SKETCH_BITS = 12
"""A sketch has 2 to this power registers."""

NEXT, FOUND, STEPS, ENDED, ERROR, DEEPEST = range(6)
"""Fields of the control words: the next walk, findings, steps taken, walks that ended early, the step that drove a
variable out of its range, the most steps of a walk."""
CONTROL_WORDS = 6

REACHED_STOP, FOUND_FULL, ESCAPED = range(3)
"""Why the loops returned."""

CHANCE: Arguments = {
    "seed": NUMBER,
    "policy": NUMBER,
    "steps": NUMBER,
    "action_of": U32(lambda n: n.transitions),
    "transitions": NUMBER,
    "actions": NUMBER,
}
"""What decides a walk besides its index: `action_of` is the number, below `actions`, of each transition's action."""

SCRATCH: Arguments = {
    "path": U64(lambda n: (n.steps + 1) * n.words),
    "schedule": U32(lambda n: n.steps + 1),
    "successors": U64(lambda n: n.transitions * n.words),
    "kinds": U32(lambda n: n.transitions),
    "weights": U64(lambda n: max(n.actions, n.transitions + CHANGES)),
}
"""Where a walk is laid down: its states and its transitions; and room for what it needs on the way."""

WALKS = Function(
    "tideproof_walks",
    {
        "stop": NUMBER,
        **CHANCE,
        **SCRATCH,
        "asked": NUMBER,
        "found": U64(lambda n: 3 * n.room),
        "traces": U32(lambda n: n.room * n.steps),
        "room": NUMBER,
        "taken": U64(lambda n: n.transitions),
        "sketch": U8(lambda n: 1 << SKETCH_BITS),
        "control": U64(lambda n: CONTROL_WORDS),
    },
)
ONE_WALK = Function("tideproof_one_walk", {"index": NUMBER, **CHANCE, **SCRATCH})
