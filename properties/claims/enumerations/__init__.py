"""Every case of a range, tried on the small models."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

_S = TypeVar("_S")


@dataclass
class Tried:
    """How many cases were tried, and of what; how often each promise was checked and broken, and where first.

    Cases are tried from small to large, so that the first is a smallest one. `counted`: it is shown with how often.
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
        """The first case in which a promise was broken, if it was. Raises KeyError for one that was not checked."""
        if not self.checks[promise]:
            raise KeyError(promise)
        first = self.first.get(promise, "")
        return f"{self.broken[promise]:,}, first with {first}" if first and self.counted else first

    def __str__(self) -> str:
        return f"{self.cases:,} {self.what}"


def levels(start: _S, successors: Callable[[_S], Iterable[_S]]) -> Iterator[set[_S]]:
    """The states that are reachable from `start`, by their distance from it."""
    level, seen = {start}, {start}
    while level:
        yield level
        level = {after for state in level for after in successors(state)} - seen
        seen |= level
