"""Random protocols: every engine against an independent search. What has failed is kept below, as a case each."""

from __future__ import annotations

import math
from collections.abc import Iterable
from unittest.mock import Mock

import pytest
from hypothesis import HealthCheck, assume, given, seed, settings
from hypothesis import strategies as st
from support.brute_force import TooLargeError
from support.comparison import CHECKS
from support.comparison_case import Case
from support.given import ALGEBRA
from support.random_protocols import reducible_specs, specs
from support.solver_comparison import check_reached
from support.specs import Act, Spec, Var, value

from tideproof.model.language.system import System
from tideproof.properties.engines.solver import bmc, induction

FAST, NIGHTLY, BATCHES = 80, 20_000, 40
SLOW_BATCHES = [0, *(pytest.param(batch, marks=pytest.mark.nightly) for batch in (1, 2, 3))]
AT_A_TIME, NIGHTLY_AT_A_TIME = 3, 6
"""How many of the comparisons a protocol goes through; each time others, and in the nightly tests exhaustive search."""

HOW = {
    "backend": "independent",
    "database": None,
    "deadline": None,
    "print_blob": False,
    "suppress_health_check": list(HealthCheck),
}


def chosen_of(names: Iterable[str], count: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(list(names)), min_size=count, max_size=count, unique=True)


def case_of(spec: Spec) -> Case:
    try:
        return Case(spec)
    except TooLargeError:
        assume(False)
        raise


@pytest.mark.parametrize("batch", SLOW_BATCHES)
def test_engines_agree_with_a_plain_search(batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if batch:
        without_cross_check_of_solvers(monkeypatch)

    @seed(batch)
    @settings(max_examples=FAST // 8, **HOW)
    @given(specs(), chosen_of(CHECKS, AT_A_TIME))
    def compare(spec: Spec, chosen: list[str]) -> None:
        case = case_of(spec)
        for name in chosen:
            CHECKS[name](case)

    compare()


@pytest.mark.parametrize("batch", [0, pytest.param(1, marks=pytest.mark.nightly)])
def test_reductions_of_the_solver_lose_no_state(batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    without_cross_check_of_solvers(monkeypatch)
    look_for_lost_states(batch, FAST // 2)


def look_for_lost_states(number: int, protocols: int) -> None:
    @seed(number)
    @settings(max_examples=protocols, **HOW)
    @given(reducible_specs(), st.booleans(), st.booleans(), st.sampled_from([True, True, True, False]))
    def compare(spec: Spec, deepest: bool, helped: bool, by_orbit: bool) -> None:
        try:
            check_reached(spec, deepest, helped, by_orbit)
        except TooLargeError:
            assume(False)

    compare()


def without_cross_check_of_solvers(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has its own tests, and takes most of the time on protocols as small as these."""
    for engine in (bmc, induction):
        monkeypatch.setattr(engine, "SolverCheck", Mock())


@pytest.mark.parametrize("batch", SLOW_BATCHES)
def test_symmetry_reduced_searches_count_every_state(batch: int) -> None:
    compare_reduced(batch, FAST // 4)


def compare_reduced(number: int, protocols: int) -> None:
    @seed(number)
    @settings(max_examples=protocols, **HOW)
    @given(st.one_of(reducible_specs(), specs()))
    def compare(spec: Spec) -> None:
        case = case_of(spec)
        for name in ("reduced", "spark, reduced"):
            CHECKS[name](case)

    compare()


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(BATCHES))
def test_symmetry_reduced_searches_count_every_state_of_many_protocols(batch: int) -> None:
    compare_reduced(1_000 + batch, NIGHTLY // BATCHES // 4)


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(BATCHES))
def test_all_engines_agree_with_a_plain_search(batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    without_cross_check_of_solvers(monkeypatch)
    others = [name for name in CHECKS if name != "exhaustive"]

    @seed(1_000 + batch)
    @settings(max_examples=NIGHTLY // BATCHES, **HOW)
    @given(specs(), chosen_of(others, NIGHTLY_AT_A_TIME))
    def compare(spec: Spec, chosen: list[str]) -> None:
        case = case_of(spec)
        for name in ("exhaustive", *chosen):
            CHECKS[name](case)

    compare()


@pytest.mark.nightly
@pytest.mark.comparison
@pytest.mark.parametrize("name", CHECKS)
def test_each_comparison_alone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick for one engine: tools/mutation.py asks these of every mutant."""
    without_cross_check_of_solvers(monkeypatch)

    @seed(2_000)
    @settings(max_examples=40, **HOW)
    @given(specs())
    def compare(spec: Spec) -> None:
        CHECKS[name](case_of(spec))

    for spec in FOUND.values():
        CHECKS[name](Case(spec))
    compare()


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(BATCHES))
def test_reductions_lose_no_state_of_many_protocols(batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    without_cross_check_of_solvers(monkeypatch)
    look_for_lost_states(1_000 + batch, NIGHTLY // BATCHES // 4)


A, LIMIT, FALSE = ("name", "a"), ("name", "limit"), ("lt", ("const", 1), ("const", 0))


LEADER, FIRST, LAST = ("name", "leader"), ("const", 0), ("const", 2)


def number(most: int = 3, **more: object) -> Var:
    return Var("a", "int", 0, most, **more)  # type: ignore[arg-type]


def up(*more: tuple[str, None, tuple[object, ...]], guard: tuple[object, ...] = ("lt", A, ("const", 3))) -> Act:
    return Act((), (guard,), (("a", None, ("add", A, ("const", 1))), *more))


BELOW_THREE = ("lt", A, ("const", 3))

FOUND = {
    "runs that end before the depth that is asked for": Spec((number(2),), (), (("lt", A, ("const", 0)),)),
    "more actions than kinds of step and three": Spec((number(),), (up(),), (BELOW_THREE,), impossible=60),
    "one value behind a word that is exactly full": Spec(
        (number(), Var("filling", "flag", per=62), Var("one", "upto", initial=(0,))),
        (up(("one", None, ("minimum", A, LIMIT))),),
        (BELOW_THREE, ("not_", ("at", ("name", "filling"), ("const", 0)))),
        bounds=(("limit", 0),),
    ),
    "a term that could name a replica that there is not": Spec(
        (Var("leader", "replica", 0),),
        (Act((), (), (("leader", None, ("ite", ("eq", LEADER, LAST), FIRST, ("add", LEADER, ("const", 1)))),)),),
        (("ne", LEADER, LAST),),
        bounds=(("replicas", 3), ("limit", 1)),
    ),
    "variables with names that a solver could give to steps": Spec(
        (number(), *(Var(name, "flag", initial=(0,)) for name in ("step0", "step1", "named0"))),
        (up(guard=("not_", ("name", "step0"))), up(("step0", None, ("not_", ("name", "step0"))))),
        (BELOW_THREE, ("not_", ("name", "step0")), ("not_", ("name", "step1")), ("not_", ("name", "named0"))),
    ),
    "no action at all": Spec((number(),), (), (BELOW_THREE,)),
    "a step that leaves the range from which nothing else leads on": Spec(
        (number(),), (up(guard=("eq", A, ("const", 3))), up()), (("le", A, ("const", 3)),)
    ),
}


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("case", FOUND)
def test_former_disagreements_of_engines_stay_fixed(case: str, name: str) -> None:
    CHECKS[name](Case(FOUND[case]))


def test_generated_protocols_cover_every_feature() -> None:
    """What the strategies draw has what they are for; otherwise the tests above say little."""
    seen = set[str]()

    @seed(7)
    @settings(max_examples=300, **HOW)
    @given(specs())
    def look(spec: Spec) -> None:
        if seen == every:
            return
        case = case_of(spec)
        words = System(case.protocol, case.bounds).space.words
        seen.update(v.kind for v in spec.variables)
        kinds = {
            "one state": len(case.truth.depth) == 1,
            "more than 20 states": len(case.truth.depth) > 20,
            "more than 4 levels": len(case.truth.levels) > 4,
            "dead ends": not all(case.truth.steps.values()),
            "a range is left": case.escape < math.inf,
            "history": bool(spec.history),
            "impossible actions": spec.impossible > 3,
            "two words": words == 2,
            "five words": words == 5,
            "zero bounds": ("limit", 0) in spec.bounds,
            "values below zero": any(v.lo < 0 for v in spec.variables),
            "one value": any(v.range(case.bounds) in ((0, 0), (2, 2), (-1, -1)) for v in spec.variables),
            "violated later": any(0 < f < math.inf for f in case.first),
            "holds": math.inf in case.first,
        }
        seen.update(kind for kind, drawn in kinds.items() if drawn)
        every.update(kinds)

    every = {"int", "flag", "replica", "upto"}
    look()
    assert seen == every


def test_conditions_of_a_spec_are_evaluated() -> None:
    names = {"a": 2, "limit": 1, "replicas": 3, "f": (True, False, True)}
    assert value(("how_many", ("at", ("name", "f"), ("name", "q"))), names, ALGEBRA) == 2
    assert value(FALSE, names, ALGEBRA) is False
