"""Arguments of the loops that say of every visited state how far it is from a goal (distance_kernel.py)."""

from __future__ import annotations

from tideproof.model.backends.calls import NUMBER, U32, U64, Function

NEVER = 0xFFFFFFFF
"""The distance of a state from which no step leads nearer to a goal."""

EDGES = Function(
    "tideproof_edges",
    {
        "states": U64(lambda n: n.stop * n.words),
        "table": U32(lambda n: 1 << n.bits),
        "bits": NUMBER,
        "first": NUMBER,
        "stop": NUMBER,
        "successors": U64(lambda n: n.transitions * n.words),
        "kinds": U32(lambda n: n.transitions),
        "offsets": U32(lambda n: n.stop + 1),
        "targets": U32(lambda n: n.edges),
    },
)
MARK = Function(
    "tideproof_mark",
    {
        "states": U64(lambda n: n.stop * n.words),
        "first": NUMBER,
        "stop": NUMBER,
        "mask": NUMBER,
        "distances": U32(lambda n: n.stop),
    },
)
DISTANCES = Function(
    "tideproof_distances",
    {
        "count": NUMBER,
        "offsets": U32(lambda n: n.count + 1),
        "targets": U32(lambda n: n.edges),
        "starts": U32(lambda n: n.count + 2),
        "sources": U32(lambda n: n.edges),
        "queue": U32(lambda n: n.count),
        "distances": U32(lambda n: n.count),
    },
)
