"""Arguments, control words and status codes that a partitioned search shares with its compiled kernels."""

from __future__ import annotations

from ctypes import c_uint64

from tideproof.model.backends.calls import MOST_PROPERTIES, NUMBER, U32, U64, Function

BLOCK = 8
"""Source states expanded per block; the successor buffers hold this many times the number of transitions."""

NEXT, USED, STEPS, DEAD, DISTINCT, ERROR = range(6)
"""Control words: the next state to expand, states in the table, transitions taken, states without a successor, states
of the whole space that those expanded represent, the transition that left its range."""
CONTROL_WORDS = 6

DONE, FULL, ESCAPED = range(3)
"""Status codes: why a kernel returned."""

_STATES = U64(lambda n: n.count * n.words)
_TABLE = U64(lambda n: n.room * (n.words + 1))

COLLECT = Function(
    "tideproof_collect",
    {"states": _STATES, "count": NUMBER, "partitions": NUMBER, "table": _TABLE, "slots": NUMBER, "room": NUMBER},
)
EXPAND_INTO = Function(
    "tideproof_expand_into",
    {
        "states": U64(lambda n: n.stop * n.words),
        "stop": NUMBER,
        "limit": NUMBER,
        "reduced": NUMBER,
        "transitions": NUMBER,
        "table": _TABLE,
        "slots": NUMBER,
        "room": NUMBER,
        "successors": U64(lambda n: BLOCK * max(1, n.transitions) * n.words),
        "kinds": U32(lambda n: BLOCK * n.transitions),
        "weights": U64(lambda n: BLOCK * n.transitions),
        "taken": U64(lambda n: n.transitions),
        "control": U64(lambda n: CONTROL_WORDS),
    },
)
DRAIN = Function(
    "tideproof_drain",
    {
        "table": _TABLE,
        "room": NUMBER,
        "partitions": NUMBER,
        "out": U64(lambda n: n.most * n.words),
        "offsets": U64(lambda n: n.partitions + 1),
    },
)
"""`most` is the maximum number of states in the table."""
REMOVE_KNOWN = Function(
    "tideproof_remove_known",
    {
        "states": _STATES,
        "count": NUMBER,
        "partitions": NUMBER,
        "run": U64(lambda n: n.length * n.words),
        "length": NUMBER,
        "out": _STATES,
    },
)
MERGE = Function(
    "tideproof_merge",
    {
        "a": U64(lambda n: n.a_count * n.words),
        "a_count": NUMBER,
        "b": U64(lambda n: n.b_count * n.words),
        "b_count": NUMBER,
        "out": U64(lambda n: (n.a_count + n.b_count) * n.words),
    },
)
CHECK_STATES = Function(
    "tideproof_check_states",
    {"states": _STATES, "count": NUMBER, "first": U64(lambda n: MOST_PROPERTIES)},
    c_uint64,
)
FIND_SOURCE = Function(
    "tideproof_find_source",
    {
        "states": _STATES,
        "count": NUMBER,
        "reduced": NUMBER,
        "target": U64(lambda n: n.words),
        "successors": U64(lambda n: n.transitions * n.words),
        "kinds": U32(lambda n: n.transitions),
    },
)
