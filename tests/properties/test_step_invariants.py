"""Properties of steps: what engines say of a predicate on the states before and after each of them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tideproof import BoundSpec, Int, Protocol, State, action, step_invariant, upto, variable
from tideproof.model.language.actions import Rule
from tideproof.model.language.algebra import Bool
from tideproof.model.language.properties import Expectation, Status, watched
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.random.engine import WalkOptions
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.engines.solver.engine import BmcOptions


@dataclass(frozen=True)
class Counter(State):
    number: Int = variable("how often it was counted", upto("most"), initial=1)


@action()
def count(s: Counter) -> Rule[Counter]:
    """One more."""
    yield s.number < s.bounds.most
    return s.replace(number=s.number + 1)


@action()
def reset(s: Counter) -> Rule[Counter]:
    """From the beginning again."""
    yield s.number == s.bounds.most
    return s.replace(number=0)


@step_invariant(Counter, "number", broken="the number fell")
def never_falls(before: Counter, s: Counter) -> Bool:
    """The number never falls."""
    return s.number >= before.number


WRONG = Protocol(
    name="counter", title="counts", story="It counts.", state=Counter, initial=Counter.initial,
    bounds=(BoundSpec("most", "the largest number", least=1, default=4),), slots={"count": count, "reset": reset},
)  # fmt: skip
RIGHT = WRONG.variation("counter-without-end", "never resets", "It only counts.", reset=None)


@pytest.mark.parametrize("engine", ["exhaustive", "random", "stateful", "bounded"])
def test_engines_find_the_first_step_that_breaks_a_step_property(engine: str) -> None:
    """Three times up from 1 to 4, then down: the initial state is no step, though it is above the least number."""
    options = WalkOptions(walks=100) if engine == "random" else ENGINES[engine].Options()
    system = watched(WRONG, WRONG.bounded(), [never_falls])
    found = ENGINES[engine].run(system, [never_falls], options, Budget(), Reporter())
    (verdict,) = found.verdicts
    assert (verdict.status, verdict.depth) == (Status.VIOLATED, 4)
    assert verdict.trace is not None and [step.action.name for step in verdict.trace] == ["Count"] * 3 + ["Reset"]


@pytest.mark.parametrize(("engine", "said"), [("exhaustive", Status.HOLDS), ("inductive", Status.HOLDS)])
def test_engines_prove_a_step_property(engine: str, said: Status) -> None:
    system = watched(RIGHT, RIGHT.bounded(), [never_falls])
    found = ENGINES[engine].run(system, [never_falls], ENGINES[engine].Options(), Budget(), Reporter())
    assert found.verdicts[0].status is said


def test_a_step_property_adds_no_states() -> None:
    system = watched(RIGHT, RIGHT.bounded(), [never_falls])
    found = ENGINES["exhaustive"].run(system, [never_falls], ENGINES["exhaustive"].Options(), Budget(), Reporter())
    assert found.statistics["distinct_states"] == 4


def test_a_step_property_has_no_shorter_violation() -> None:
    system = watched(WRONG, WRONG.bounded(), [never_falls])
    found = ENGINES["bounded"].run(system, [never_falls], BmcOptions(depth=3), Budget(), Reporter())
    assert found.verdicts[0].status is Status.NO_COUNTEREXAMPLE


def test_a_step_property_is_a_property() -> None:
    assert never_falls.expectation is Expectation.STEP
    assert (never_falls.name, never_falls.meaning) == ("NeverFalls", "The number never falls.")
