"""Estimates from a sample: rates with confidence intervals, and distinct states.

They assume independent draws, but the states of a walk are not: calibration (tools/calibration) measures how well they
work here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

_Z95 = 1.959963984540054


class Rate(NamedTuple):
    """A proportion of walks, with Wilson's 95 % interval (JASA 22, 1927), which is sound for small counts and zero."""

    hits: int
    walks: int

    @property
    def value(self) -> float:
        return self.hits / self.walks if self.walks else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.walks:
            return 0.0, 1.0
        n, p, z2 = self.walks, self.value, _Z95**2
        middle, spread = p + z2 / (2 * n), _Z95 * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n))
        low, high = (middle - spread) / (1 + z2 / n), (middle + spread) / (1 + z2 / n)
        return (low if self.hits else 0.0), (high if self.hits < n else 1.0)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.hits:,} of {self.walks:,} walks ({self.value:.3g}; 95 %: {low:.3g} to {high:.3g})"


def distinct(registers: Sequence[int]) -> float:
    """Estimate the number of distinct items in a HyperLogLog sketch (Flajolet et al., AofA 2007).

    The relative standard error is 1.04 / sqrt(number of registers): 1.6 % for 4,096. With 64-bit hashes large numbers
    need no correction; small ones are estimated from the empty registers (linear counting).
    """
    m = len(registers)
    raw = 0.7213 / (1 + 1.079 / m) * m * m / math.fsum(2.0**-r for r in registers)
    empty = sum(1 for r in registers if r == 0)
    return m * math.log(m / empty) if raw <= 2.5 * m and empty else raw
