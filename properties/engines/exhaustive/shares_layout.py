"""What the loops that several threads run side by side, and their caller, agree on: see shares_kernel.py."""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES, NUMBER, U32, U64, Arguments, Function
from tideproof.properties.engines.exhaustive.layout import CONTROL_WORDS, PARENT_BITS

STOP, MADE, OFFSET, OPEN = range(CONTROL_WORDS, CONTROL_WORDS + 4)
"""Fields of the words of a share, after those of the control words. It expands the states from NEXT to STOP and has
MADE so many successors, while the shares before it made OFFSET; its first new state gets the number COUNT. OPEN is said
of a part of the table: how many look-ups could not be brought to an end there."""
SHARE_WORDS = 16
"""Two cache lines, so that no thread waits for what another writes."""

IS_KNOWN, IS_OPEN, IS_NEW = range(3)
"""What `slots` says of a successor; from IS_NEW on it is new, and that is its place in the table."""

AHEAD = 32
"""Look-ups whose memory is asked for at a time."""

_SHARES: Arguments = {"parts": NUMBER, "room": NUMBER, "bits": NUMBER, "shares": U64(lambda n: n.parts * SHARE_WORDS)}
_STATES: Arguments = {"states": U64(lambda n: n.limit * n.words), "limit": NUMBER}
_TABLE = {"table": U32(lambda n: 1 << n.bits)}
_MADE = {
    "successors": U64(lambda n: n.parts * n.room * n.words),
    "hashes": U64(lambda n: n.parts * n.room),
    "weights": U32(lambda n: n.parts * n.room),
    "sources": U32(lambda n: n.parts * n.room),
}
_OWNED = {
    "following": U32(lambda n: n.parts * n.room),
    "heads": U32(lambda n: n.parts * n.parts),
}
_TAKEN = {
    "share_taken": U64(lambda n: n.parts * n.transitions),
    "share_taken_in": U64(lambda n: n.parts * n.transitions),
}
_CONTROL = {"control": U64(lambda n: CONTROL_WORDS)}
_SLOTS = {"slots": U64(lambda n: n.parts * n.room)}
_NEW = {"new": U64(lambda n: n.parts * n.parts)}

EXPAND_SHARE = Function(
    "tideproof_expand_share",
    {
        "number": NUMBER,
        **_SHARES,
        **_STATES,
        "reduced": NUMBER,
        "transitions": NUMBER,
        **_MADE,
        "kinds": U32(lambda n: n.parts * n.room),
        **_OWNED,
        "tails": U32(lambda n: n.parts * n.parts),
        **_TAKEN,
    },
)
FIND_NEW = Function(
    "tideproof_find_new",
    {"number": NUMBER, **_SHARES, **_STATES, **_TABLE, **_MADE, **_OWNED, **_SLOTS, **_NEW, **_CONTROL},
)
ADD_UP = Function(
    "tideproof_add_up",
    {
        **_SHARES,
        **_STATES,
        **_TABLE,
        **_MADE,
        **_SLOTS,
        **_NEW,
        "transitions": NUMBER,
        **_TAKEN,
        "taken": U64(lambda n: n.transitions),
        "taken_in": U64(lambda n: n.transitions),
        **_CONTROL,
    },
)
ENTER_SHARE = Function(
    "tideproof_enter_share",
    {
        "number": NUMBER,
        **_SHARES,
        **_STATES,
        **_TABLE,
        **_MADE,
        **_SLOTS,
        "parents": U32(lambda n: 1 + (n.limit >> PARENT_BITS)),
        "share_first": U64(lambda n: n.parts * MOST_PROPERTIES),
    },
)
