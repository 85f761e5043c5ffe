"""What the loops that several threads run side by side, and their caller, agree on: see shares_kernel.py."""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES, NUMBER, U8, U32, U64, Function
from tideproof.properties.engines.exhaustive.layout import CONTROL_WORDS, PARENT_BITS

THREAD, MADE, NEW, LOST = range(CONTROL_WORDS, CONTROL_WORDS + 4)
"""Fields of the words of a share, after those of the control words: who expands it, how many successors it has made,
how many of them have taken a slot of the table, and from how many one of an earlier share has taken it again."""
SHARE_WORDS = 16
"""Two cache lines, so that no thread waits for what another writes."""

MET, SHARES_TAKEN, PER_SOURCE, ABANDONED = range(0, 32, 8)
"""Words by which threads know of each other, each in a cache line of its own: how many times one came to where all meet
(who comes last lets all go on), how many times one wanted a share, how many new states are expected of a state, and
from outside that a thread has failed, so that nobody waits for it."""
SYNC_WORDS = 32
UNIT = 16
"""PER_SOURCE is in parts of a state."""
SPINS, PAUSE = 8192, 50
"""So many times a thread looks whether the others have come; then it looks every so many microseconds. Who is late then
has lost its core to another program, and may go on here."""

AHEAD = 24
"""How many look-ups earlier memory is asked for: first what is in the table, then what is in the states."""

EXPLORE_TOGETHER = Function(
    "tideproof_explore_together",
    {
        "number": NUMBER,
        "threads": NUMBER,
        "parts": NUMBER,
        "most": NUMBER,
        "least": NUMBER,
        "bits": NUMBER,
        "stop": NUMBER,
        "limit": NUMBER,
        "shares": U64(lambda n: n.parts * SHARE_WORDS),
        "states": U64(lambda n: n.limit * n.words),
        "orbits": U8(lambda n: n.limit if n.reduced else 0),
        "parents": U32(lambda n: 1 + (n.limit >> PARENT_BITS)),
        "table": U32(lambda n: 1 << n.bits),
        "reduced": NUMBER,
        "transitions": NUMBER,
        "successors": U64(lambda n: n.parts * n.most * n.transitions * n.words),
        "hashes": U64(lambda n: n.parts * n.most * n.transitions),
        "weights": U32(lambda n: n.parts * n.most * n.transitions),
        "sources": U32(lambda n: n.parts * n.most * n.transitions),
        "kinds": U32(lambda n: n.parts * n.most * n.transitions),
        "slots": U64(lambda n: n.parts * n.most * n.transitions),
        "share_taken": U64(lambda n: n.parts * n.transitions),
        "share_taken_in": U64(lambda n: n.parts * n.transitions),
        "share_first": U64(lambda n: n.parts * MOST_PROPERTIES),
        "taken": U64(lambda n: n.transitions),
        "taken_in": U64(lambda n: n.transitions),
        "first": U64(lambda n: MOST_PROPERTIES),
        "control": U64(lambda n: CONTROL_WORDS),
        "sync": U64(lambda n: SYNC_WORDS),
    },
)
INDEX_TOGETHER = Function(
    "tideproof_index_together",
    {
        "number": NUMBER,
        "threads": NUMBER,
        "states": U64(lambda n: n.stop * n.words),
        "table": U32(lambda n: 1 << n.bits),
        "bits": NUMBER,
        "first": NUMBER,
        "stop": NUMBER,
    },
)
