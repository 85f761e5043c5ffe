"""The arguments that calibration shares with its compiled loops. `known` is the number of states of the space."""

from __future__ import annotations

from tideproof.model.backends.calls import NUMBER, U8, U32, U64, Arguments, Function
from tideproof.properties.engines.random.layout import CHANCE, SCRATCH

SEEN, ONCE, TWICE, EDGES, TAKEN = range(5)
"""Fields of the totals: states seen, those seen exactly once, exactly twice, transitions seen, steps."""
TOTALS = 5

_SPACE: Arguments = {"states": U64(lambda n: n.known * n.words), "table": U32(lambda n: 1 << n.bits), "bits": NUMBER}

MEASURE = Function(
    "tideproof_measure",
    {
        "first": NUMBER,
        "stop": NUMBER,
        **CHANCE,
        **SCRATCH,
        **_SPACE,
        "visits": U8(lambda n: n.known),
        "edges": U8(lambda n: n.known * n.transitions // 8 + 1),
        "totals": U64(lambda n: TOTALS),
    },
)
GRAPH = Function(
    "tideproof_graph",
    {
        "first": NUMBER,
        "stop": NUMBER,
        **_SPACE,
        "successors": U64(lambda n: n.transitions * n.words),
        "kinds": U32(lambda n: n.transitions),
        "offsets": U64(lambda n: n.stop + 1),
        "targets": U32(lambda n: n.edges),
        "labels": U32(lambda n: n.edges),
        "failed": U64(lambda n: n.stop),
    },
)
"""`edges` is the number of transitions between all states."""
