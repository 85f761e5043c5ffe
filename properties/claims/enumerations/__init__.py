"""Exhaustive checks of the small models on ranges of cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

_S = TypeVar("_S")


@dataclass
class Tried:
    """The number of cases, and for each promise the number of checks, of violations, and the first counterexample.

    Cases are tried in order of size, so that the first counterexample is a smallest one. If `counted`, texts have the
    number of violations.
    """

    what: str
    cases: int = 0
    counted: bool = False
    checks: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)

    def check(self, promise: str, kept: bool, case: str) -> None:
        self.checks[promise] += 1
        if not kept:
            self.broken[promise] += 1
            self.first.setdefault(promise, case)

    def case_against(self, promise: str) -> str:
        """The first counterexample to a promise; empty if there is none. Raises KeyError for an unchecked promise."""
        if not self.checks[promise]:
            raise KeyError(promise)
        first = self.first.get(promise, "")
        return f"{self.broken[promise]:,}, first with {first}" if first and self.counted else first

    def __str__(self) -> str:
        return f"{self.cases:,} {self.what}"


def levels(start: _S, successors: Callable[[_S], Iterable[_S]]) -> Iterator[set[_S]]:
    """The states reachable from `start`, by distance."""
    level, seen = {start}, {start}
    while level:
        yield level
        level = {after for state in level for after in successors(state)} - seen
        seen |= level
