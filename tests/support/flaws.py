"""What the tests of broker protocols share."""

from __future__ import annotations

import random
from typing import Any

DEPTHS = {
    "A1": 8, "A2": 9, "A3": 12, "A4": 14, "A7": 15, "A8": 14, "A9": 11, "A10": 13, "A11": 11, "A12": 17, "A13": 17,
    "A14": 21, "A15": 6, "B1": 9, "B22": 4, "C1": 4, "C2": 5,
    "C3": 5, "C4": 10, "D1": 8, "D2": 8, "D4": 8, "D5": 4, "D9": 4, "D10": 8, "E1": 8, "E3": 6, "stale-remote-leo": 11,
    "position-by-end-offset": 9,
}  # fmt: skip
"""The length of the shortest trace of each flaw, by this engine."""


def some(states: int, most: int) -> Any:
    """The indices of all states, or of as many as there is time for."""
    return range(states) if states <= most else random.Random(1).sample(range(states), most)
