"""Arguments, control words and status codes that random walks share with their compiled kernels."""

from __future__ import annotations

from tideproof.model.backends.calls import NUMBER, U8, U32, U64, Arguments, Function

UNIFORM, ACTION_FIRST, SWARM, PRIORITIES = range(4)
"""The policies, in the order of policy.py."""

CHANGES = 3
"""Change points of a walk by priorities."""

SKETCH_BITS = 12
"""A HyperLogLog sketch has 2 to this power registers."""

NEXT, FOUND, STEPS, ENDED, ERROR, DEEPEST = range(6)
"""Control words: the next walk, violations found, steps taken, walks that ended early, the position in the schedule of
the transition that left its range, and the length of the longest walk."""
CONTROL_WORDS = 6

REACHED_STOP, FOUND_FULL, ESCAPED = range(3)
"""Status codes: why a kernel returned."""

CHANCE: Arguments = {
    "seed": NUMBER,
    "policy": NUMBER,
    "steps": NUMBER,
    "action_of": U32(lambda n: n.transitions),
    "transitions": NUMBER,
    "actions": NUMBER,
}
"""The parameters of a walk besides its index; `action_of` maps transitions to actions, which are below `actions`."""

SCRATCH: Arguments = {
    "path": U64(lambda n: (n.steps + 1) * n.words),
    "schedule": U32(lambda n: n.steps + 1),
    "successors": U64(lambda n: n.transitions * n.words),
    "kinds": U32(lambda n: n.transitions),
    "weights": U64(lambda n: max(n.actions, n.transitions + CHANGES)),
}
"""The record of a walk, its states and its transitions, and scratch space."""

WALKS = Function(
    "tideproof_walks",
    {
        "stop": NUMBER,
        **CHANCE,
        **SCRATCH,
        "checked": NUMBER,
        "found": U64(lambda n: 3 * n.room),
        "traces": U32(lambda n: n.room * n.steps),
        "room": NUMBER,
        "taken": U64(lambda n: n.transitions),
        "sketch": U8(lambda n: 1 << SKETCH_BITS),
        "control": U64(lambda n: CONTROL_WORDS),
    },
)
ONE_WALK = Function("tideproof_one_walk", {"index": NUMBER, **CHANCE, **SCRATCH})
