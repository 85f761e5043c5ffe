"""Arguments, control words and status codes that the exhaustive search shares with its compiled kernels.

The number of states a search counts is that of the whole space: under symmetry reduction a visited state is the
canonical representative of its orbit, and counts once for each state of the orbit.
"""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES, NUMBER, U8, U32, U64, Arguments, Function

PARENT_BITS = 6
"""The parent is stored for one state in 2^6: parents are in the order of their children, so the others are close by."""

BLOCK = 8
"""Source states expanded per block; the successor buffers hold this many times the number of transitions."""

COUNT, NEXT, FAILED, TAKEN, ERROR, DEAD, DISTINCT = range(7)
"""Control words: states visited, index of the next state to expand, mask of failed properties, transitions taken, the
transition that left its range, states without a successor, states of the whole space. COUNT and NEXT count visited
states, all others count states of the whole space."""
CONTROL_WORDS = 7

REACHED_STOP, TABLE_FULL, ESCAPED = range(3)
"""Status codes: why a kernel returned."""

SPACE: Arguments = {
    "states": U64(lambda n: n.limit * n.words),
    "orbit_sizes": U8(lambda n: n.limit if n.reduced else 0),
    "parents": U32(lambda n: 1 + (n.limit >> PARENT_BITS)),
    "table": U32(lambda n: 1 << n.bits),
}
"""The visited set."""

COUNTS: Arguments = {
    "taken": U64(lambda n: n.transitions),
    "first_taken": U64(lambda n: n.transitions),
    "first_failing": U64(lambda n: MOST_PROPERTIES),
    "control": U64(lambda n: CONTROL_WORDS),
}
"""By transition, how often it was taken and the first state in which it was; by property, the first state that fails
it; and the control words."""

_TO_INDEX: Arguments = {
    "states": U64(lambda n: n.stop * n.words),
    "table": U32(lambda n: 1 << n.bits),
    "bits": NUMBER,
    "first": NUMBER,
    "stop": NUMBER,
}

EXPLORE = Function(
    "tideproof_explore",
    {
        **SPACE,
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
        **COUNTS,
    },
)
INDEX_STATES = Function("tideproof_index_states", _TO_INDEX)
FIND_STATE = Function(
    "tideproof_find_state",
    {
        "states": U64(lambda n: n.capacity * n.words),
        "table": U32(lambda n: 1 << n.bits),
        "bits": NUMBER,
        "state": U64(lambda n: n.words),
    },
)
"""`capacity` is the largest number of states that the table can refer to."""


# Several threads: see parallel_kernel.py ------------------------------------------------------------------------------

OWNER, MADE, CLAIMED, LOST = range(CONTROL_WORDS, CONTROL_WORDS + 4)
"""Words of a chunk, after those that it has in common with the control words: the thread that expands it, successors
made, table slots claimed for them, and claims lost to an earlier chunk."""
CHUNK_WORDS = 16
"""Two cache lines, against false sharing."""

ARRIVED, NEXT_CHUNK, GROWTH, ABORTED = range(0, 32, 8)
"""Words for synchronisation, each in a cache line of its own: arrivals at the barrier, the ticket counter for chunks,
new states expected per source state (in 1/UNIT), and whether a thread has failed, so that no other waits for it."""
SYNC_WORDS = 32
UNIT = 16
SPINS, PAUSE = 8192, 50
"""A thread spins this often at the barrier, then sleeps this many microseconds between two looks: a thread that is late
by then has lost its core to another process, and may need this one."""

PREFETCH_DISTANCE = 24
"""Lookups between the prefetch of a table slot, that of the state it refers to, and the comparison."""

EXPLORE_PARALLEL = Function(
    "tideproof_explore_parallel",
    {
        "thread": NUMBER,
        "threads": NUMBER,
        "chunks": NUMBER,
        "chunk_sources": NUMBER,
        "least": NUMBER,
        "bits": NUMBER,
        "stop": NUMBER,
        "limit": NUMBER,
        "chunk_control": U64(lambda n: n.chunks * CHUNK_WORDS),
        **SPACE,
        "reduced": NUMBER,
        "transitions": NUMBER,
        "successors": U64(lambda n: n.chunks * n.chunk_sources * n.transitions * n.words),
        "hashes": U64(lambda n: n.chunks * n.chunk_sources * n.transitions),
        "weights": U32(lambda n: n.chunks * n.chunk_sources * n.transitions),
        "sources": U32(lambda n: n.chunks * n.chunk_sources * n.transitions),
        "kinds": U32(lambda n: n.chunks * n.chunk_sources * n.transitions),
        "slots": U64(lambda n: n.chunks * n.chunk_sources * n.transitions),
        "chunk_taken": U64(lambda n: n.chunks * n.transitions),
        "chunk_first_taken": U64(lambda n: n.chunks * n.transitions),
        "chunk_failing": U64(lambda n: n.chunks * MOST_PROPERTIES),
        **COUNTS,
        "sync": U64(lambda n: SYNC_WORDS),
    },
)
INDEX_PARALLEL = Function("tideproof_index_parallel", {"thread": NUMBER, "threads": NUMBER, **_TO_INDEX})
