"""A random protocol with what is true of it: what the engines are compared with."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import permutations, product
from typing import Any

from support.brute_force import Search
from support.given import Given, given
from support.specs import Spec, Var
from tideproof.model.language.properties import Status, Verdict, watched
from tideproof.model.language.system import System

MOST_STATES = 250

MOST_VALUES = 64
"""Z3 gets a constant for each value of a variable: with more values it is not asked."""

MOST_TYPED = 1500


class Case:
    """A spec, what the product is given for it, and what is true of it."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.given: Given = given(spec)
        self.protocol, self.bounds, self.properties = self.given.protocol, self.given.bounds, self.given.properties
        self.truth = Search(spec, self.bounds, MOST_STATES)
        self.first = [self._first(i) for i in range(len(self.properties))]
        found = self.truth.steps.items()
        escaping = [self.truth.depth[s] for s, steps in found if any(after is None for *_, after in steps)]
        self.escape = min(escaping, default=math.inf)

    def _first(self, number: int) -> float:
        """The depth at which a property first fails."""
        return min((d for s, d in self.truth.depth.items() if self.truth.fails(number, s)), default=math.inf)

    @property
    def system(self) -> System:
        return watched(self.protocol, self.bounds, self.properties)

    @cached_property
    def for_solver(self) -> bool:
        """Whether Z3 can be asked at all."""
        ranges = [v.range(self.truth.bounds) for v in self.spec.all_variables]
        return all(hi - lo < MOST_VALUES for lo, hi in ranges)

    @cached_property
    def typed(self) -> list[Any] | None:
        """All states of the right type, reachable or not, where they are few."""
        if sum(v.bits(self.truth.bounds) for v in self.spec.all_variables) > 16:
            return None
        axes = [values_of(v, self.truth.bounds) for v in self.spec.all_variables]
        return list(product(*axes)) if math.prod(map(len, axes)) <= MOST_TYPED else None

    def run(self, steps: Sequence[Any]) -> list[Any]:
        """The states that steps of the product lead through, by the spec alone."""
        return run_of(self.truth, steps)

    def confirm(self, number: int, verdict: Verdict) -> None:
        """That the trace of a violation is one, and violates the property at its end and not before."""
        assert verdict.trace is not None
        states = self.run(verdict.trace)
        fails = [self.truth.fails(number, s) for s in states]
        assert fails.index(True) == len(verdict.trace) == verdict.depth, "the trace fails elsewhere"

    def judge_all(self, verdicts: Sequence[Verdict]) -> None:
        """That each property is violated, by a shortest trace, if it ever fails, and holds if not."""
        for number, (verdict, first) in enumerate(zip(verdicts, self.first, strict=True)):
            expected = Status.VIOLATED if first < math.inf else Status.HOLDS
            assert verdict.status is expected, f"property {number} first fails at {first}; the verdict is {verdict}"
            if expected is Status.VIOLATED:
                self.confirm(number, verdict)
                assert verdict.depth == first, f"property {number}: {verdict.depth}, not {first}"


def run_of(truth: Search, steps: Sequence[Any]) -> list[Any]:
    states = [truth.start]
    for step in steps:
        following = truth.steps.get(states[-1]) or truth.successors(states[-1])
        after = next((a for name, given, a in following if (name, given) == (step.slot, dict(step.parameters))), None)
        assert after is not None, f"{step} cannot be taken in {states[-1]}"
        states.append(after)
    return states


def values_of(v: Var, bounds: Mapping[str, int]) -> list[Any]:
    lo, hi = v.range(bounds)
    values = [False, True] if v.kind == "flag" else list(range(lo, hi + 1))
    cells = v.cells(bounds)
    return values if cells is None else list(product(values, repeat=cells))


def spread(things: Sequence[Any], most: int) -> Sequence[Any]:
    """Not more than so many, from all over."""
    return things[:: -(-len(things) // most) or 1]


def orbit(spec: Spec, state: Any, blocks: Sequence[Sequence[int]] | None = None) -> frozenset[Any]:
    """The states that differ from this one only in the names of replicas, of any or of those within a block."""
    replicas = dict(spec.bounds).get("replicas", 0)
    of = {r: block for block in blocks or () for r in block}

    def renamed(v: Var, given: Any, names: Sequence[int]) -> Any:
        cells = list(given) if isinstance(given, tuple) else [given]
        if v.kind == "replica":
            cells = [names[x] if x >= 0 else x for x in cells]
        if v.per == "replicas":
            cells = [cells[names.index(i)] for i in range(replicas)]
        return tuple(cells) if isinstance(given, tuple) else cells[0]

    pairs = list(zip(spec.all_variables, state, strict=True))
    return frozenset(
        tuple(renamed(v, x, names) for v, x in pairs)
        for names in permutations(range(replicas))
        if blocks is None or all(new in of.get(r, (r,)) for r, new in enumerate(names))
    )
