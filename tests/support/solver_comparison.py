"""The engines that ask Z3 on one random protocol, against the search of tests/support/brute_force.py."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from support.brute_force import Search
from support.comparison_case import MOST_STATES, Case, orbit, spread, values_of
from support.given import given
from support.specs import Expression, Spec, Var
from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import TRUE
from tideproof.model.language.properties import Property, Status
from tideproof.model.language.state import ModelError
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.engines.solver.induction import check_induction

DEPTH = 4


class WithoutReductions(Relation):
    """Steps in any order, replicas by any names."""

    def __init__(self, system: Any) -> None:
        super().__init__(system)
        self._in_order = TRUE

    def order(self, by_name: bool) -> None:
        self._in_order = TRUE


def check_bounded(
    case: Case, deepest: bool, relation: Callable[[Any], Relation], number_asked: int | None = None
) -> None:
    """Runs of up to some steps; the properties after the first `number_asked` are lemmas."""
    if not case.for_solver:
        return
    asked, lemmas = case.properties[:number_asked], case.properties[len(case.properties[:number_asked]) :]
    try:
        check = check_runs(
            case.protocol, case.bounds, asked, DEPTH, lemmas=lemmas, deepest_first=deepest, relation=relation
        )
    except ModelError:
        assert case.escape <= DEPTH, "a range is left, and no step leaves it"
        return
    kept = set(check.statistics["lemmas"])
    for number, prop in enumerate(case.properties):
        assert prop.name not in kept or case.first[number] == math.inf, f"lemma {number} is false"
    if lemmas and case.escape == math.inf and case.typed is not None:
        assert kept == {p.name for p in _largest_inductive(case, lemmas)}
    for number, (verdict, first) in enumerate(zip(check.verdicts, case.first, strict=False)):
        expected = Status.VIOLATED if first <= DEPTH else Status.NO_COUNTEREXAMPLE
        assert verdict.status is expected, f"property {number} first fails at {first}; it says {verdict}"
        if expected is Status.NO_COUNTEREXAMPLE:
            assert (verdict.depth, check.statistics["checked_depth"]) == (None, DEPTH)
        else:
            case.confirm(number, verdict)
            assert deepest or verdict.depth == first, f"property {number} at {verdict.depth}, not {first}"
    assert case.escape > DEPTH or all(f <= DEPTH for f in case.first[: len(asked)]), "no error"


def check_reached(spec: Spec, deepest: bool, helped: bool, by_orbit: bool) -> None:
    """Every state is found at its depth, and no other: each is asked about, or its orbit under renaming of replicas.

    A reduction that leaves out too much shows at once: no drawn property has to fail at the state that is lost.
    `helped` is by lemmas: what was drawn, and that some states are not reached.
    """
    truth = Search(spec, dict(spec.bounds), MOST_STATES)
    reached = [s for s, d in truth.depth.items() if d <= DEPTH]
    never = [s for s in product(*(values_of(v, truth.bounds) for v in spec.all_variables)) if s not in truth.depth]
    groups = spread(
        [*dict.fromkeys(orbit(spec, s) if by_orbit else frozenset([s]) for s in (*reached, *spread(never, 6)))], 40
    )
    more = [orbit(spec, s) for s in spread(never, 4)] if helped else []
    drawn = spec.properties if helped else ()
    case = Case(replace(spec, properties=drawn))
    first = [min(truth.depth.get(s, math.inf) for s in group) for group in (*groups, *more)]
    claims = [_none_of(spec, group) for group in (*groups, *more)]
    case.given = given(replace(spec, properties=(*claims, *drawn)))
    case.protocol, case.bounds, case.properties = case.given.protocol, case.given.bounds, case.given.properties
    case.truth.spec = case.given.spec
    case.first = [*first, *case.first]
    case.typed = None  # which lemmas are kept is compared elsewhere
    check_bounded(case, deepest, Relation, len(groups))


def _none_of(spec: Spec, states: Iterable[Any]) -> Expression:
    """That the state is none of these."""

    def there(v: Var, given: Any) -> Iterator[Expression]:
        (op, kind), name = ("same", "truth") if v.kind == "flag" else ("eq", "const"), ("name", v.name)
        if not isinstance(given, tuple):
            yield (op, name, (kind, given))
            return
        yield from ((op, ("at", name, ("const", i)), (kind, x)) for i, x in enumerate(given))

    return ("not_", ("any_of", *(
        ("all_of", *(e for v, x in zip(spec.all_variables, state, strict=True) for e in there(v, x)))
        for state in sorted(states)
    )))  # fmt: skip


def _largest_inductive(case: Case, lemmas: Sequence[Property]) -> list[Property]:
    """Houdini by hand, over all states of the right type."""
    numbers = [i for i, p in enumerate(case.properties) if p in lemmas and not case.truth.fails(i, case.truth.start)]
    assert case.typed is not None
    ends = {s: [a for *_, a in case.truth.successors(s) if a is not None] for s in case.typed}
    while True:
        good = [s for s in case.typed if not any(case.truth.fails(i, s) for i in numbers)]
        broken = {i for s in good for a in ends[s] for i in numbers if case.truth.fails(i, a)}
        if not broken:
            return [case.properties[i] for i in numbers]
        numbers = [i for i in numbers if i not in broken]


def check_inductive(case: Case, k: int) -> None:
    if not case.for_solver:
        return
    try:
        check = check_induction(case.protocol, case.bounds, case.properties, k=k, reachable=way_to)
    except ModelError:
        assert case.escape < math.inf, "a range is left, and no step leaves it"
        return
    for number, (verdict, first) in enumerate(zip(check.verdicts, case.first, strict=True)):
        if verdict.status is Status.HOLDS:
            assert first == math.inf, f"property {number} fails at {first}; it says {verdict}"
            assert case.escape == math.inf, "it holds, and a step leaves its range"
        elif verdict.status is Status.VIOLATED:
            case.confirm(number, verdict)
        assert first >= k or verdict.status is Status.VIOLATED, f"property {number} fails at {first}; it says {verdict}"
    if case.typed is not None and not check.stopped:
        assert all(v.status is Status.HOLDS for v in check.verdicts) == _inductive(case, k)


def way_to(system: Any, full_state: Any) -> tuple[Any, ...] | None:
    """A shortest run to a state, by the rules on ints."""
    ways: dict[Any, tuple[Any, ...]] = {system.initial: ()}
    queue = [system.initial]
    for at in queue:  # it grows
        if at == full_state:
            return ways[at]
        for step, after in system.successors(at):
            if after not in ways:
                ways[after] = (*ways[at], step)
                queue.append(after)
    return None


def _inductive(case: Case, k: int) -> bool:
    """Whether all properties together are inductive over k steps, over all states of the right type."""
    numbers = range(len(case.properties))
    assert case.typed is not None
    good = {s for s in case.typed if not any(case.truth.fails(i, s) for i in numbers)}
    reached = good
    for step in range(k):
        ends = {a for s in reached for *_, a in case.truth.successors(s) if a is not None}
        reached = ends & good if step < k - 1 else ends
    return reached <= good and min(case.first) >= k
