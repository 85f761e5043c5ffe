"""Minimising: what comes out violates the property, loses nothing more, and is as short as can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, combinations, islice, pairwise
from math import inf
from random import Random
from typing import Any

import pytest
from support.configurations import GENERATIONS
from support.scenarios import schedule
from support.tiers import daily
from support.violating import disturbed, random_walks, shortest_run

from tideproof.counterexamples.minimal import Keep, minimal_form, shortest
from tideproof.counterexamples.views.text import short_step
from tideproof.model.language.actions import Action, Rule, action
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import Property, invariant
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Domain, State, variable
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.minimise import NotViolatedError, minimise, shortenings, tidied, without_superfluous
from tideproof.model.runs.natural import most_natural, switches
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules, Step, smaller
from tideproof.properties.invariants.replication import committed_records_survive, strong_isr

HW = PROTOCOLS["hw-truncation"]
LARGE = HW.bounded(log_size=3, records=4, epochs=6)  # room for forty actions


def test_minimising_skips_configurations_without_an_initial_state() -> None:
    begins = replace(HW, name="begins", initial=lambda b: HW.initial(b).replace(next_epoch=2))
    system = System(begins, begins.bounded(replicas=2, epochs=2))
    assert smaller(system, "epochs") is None
    assert smaller(system, "records") is not None


def test_minimising_skips_configurations_with_errors_in_rules() -> None:
    """The trace can be taken there, and stays what it is; how short it can be is not known."""

    @action()
    def wrong(s: Any) -> Rule[Any]:
        """It is wrong without records."""
        yield s.next_record < 1 // s.bounds.records
        return s

    least = tuple(replace(spec, least=0) if spec.name == "records" else spec for spec in HW.bounds)
    mine = replace(HW, name="mine", bounds=least, slots=HW.slots | {"wrong": wrong})
    prop = Property("Kept", "", mine.state, lambda s: s.next_epoch <= 1)
    system = System(mine, mine.bounded(replicas=2))
    verdict, _ = shortest(system, prop, inf)
    form = minimal_form(minimise(replay(system, verdict.trace or ()), prop.holds), prop, Keep.SHORTEST, inf)
    assert form.run.system.bounds["records"] == 0
    assert form.shortest is None
    assert form.unknown.startswith("the model is wrong there: Wrong (")
    assert "under --replicas 2" in form.unknown


def violates(schedules: Schedules, steps: list[Step], prop: Property) -> bool:
    """Whether these steps, the ones that cannot be taken left out, violate the property."""
    taken = schedules.start
    for step in steps:
        after = schedules.take(taken, step)
        if not isinstance(after, str):
            taken = after
            if not prop.holds(schedules.system, taken.state):
                return True
    return False


def assert_minimal(run: Run, prop: Property) -> None:
    """The property fails with the last step only, and with no step left out, and in no smaller configuration."""
    assert run.first_violation(prop.holds) == len(run.steps)
    schedules = Schedules(run.system)
    steps = list(schedules.steps_of(run))
    for left_out in range(len(steps)):
        assert not violates(schedules, steps[:left_out] + steps[left_out + 1 :], prop), run.steps[left_out]
    for spec in run.system.protocol.bounds:
        system = smaller(run.system, spec.name)
        assert system is None or not violates(Schedules(system), steps, prop), spec.name


@pytest.mark.parametrize(
    ("configuration", "runs"),
    [
        ({"log_size": 3, "records": 4, "epochs": 6}, 3),
        pytest.param({"log_size": 3, "records": 4, "epochs": 6}, 10, marks=pytest.mark.nightly),
        pytest.param({"log_size": 4, "records": 6, "epochs": 8}, 10, marks=pytest.mark.nightly),
    ],
    ids=str,
)
def test_minimising_finds_the_shortest_loss_in_forty_actions(configuration: dict[str, int], runs: int) -> None:
    shortest_found = 0
    for run in islice(random_walks(HW, strong_isr, HW.bounded(**configuration), 40, seed=1), runs):
        assert len(run.steps) == 40
        minimised = minimise(run, strong_isr.holds)
        assert_minimal(minimised.run, strong_isr)
        assert switches(most_natural(minimised.run, strong_isr.holds)) <= switches(minimised.run)
        form = minimal_form(minimised, strong_isr, Keep.SHORTEST, time_limit=inf)
        assert_minimal(form.run, strong_isr)
        best, _ = shortest(form.run.system, strong_isr, time_limit=inf)
        shortest_found += len(form.run.steps) == best.depth
        assert form.shortest == (len(form.run.steps) == best.depth)
    assert shortest_found >= 0.9 * runs


@pytest.mark.parametrize("name", daily(["hw-truncation", "kip-101"], GENERATIONS[:4]))
def test_every_generation_minimises(name: str) -> None:
    protocol = PROTOCOLS[name]
    known = shortest_run(protocol, strong_isr, protocol.bounded())
    for run in islice(disturbed(known, strong_isr, seed=7), 5):
        assert_minimal(minimise(run, strong_isr.holds).run, strong_isr)


def test_a_property_with_a_ghost_minimises() -> None:
    known = shortest_run(HW, committed_records_survive, HW.bounded())
    run = next(r for r in disturbed(known, committed_records_survive, seed=3) if len(r.steps) > len(known.steps))
    minimal = minimise(run, committed_records_survive.holds).run
    assert_minimal(minimal, committed_records_survive)
    assert len(minimal.steps) <= len(run.steps)


def test_omitting_an_election_renumbers_later_epochs() -> None:
    """The first decision here is of no use; without it every epoch in the rest is one less."""
    known = shortest_run(HW, strong_isr, HW.bounded(replicas=2, epochs=3))
    schedules = Schedules(known.system)
    elect = known.system.find("ControllerElectLeader", {"replica": 1})
    shifted = Step(elect, schedules.steps_of(replay(known.system, [elect]))[0].gave)
    taken = schedules.take(schedules.start, shifted)
    assert not isinstance(taken, str)
    minimal = minimise(known, strong_isr.holds).run
    assert min(step.parameters["epoch"] for step in minimal.steps if "epoch" in step.parameters) == 0


def test_a_trace_without_a_violation_is_refused() -> None:
    run = shortest_run(HW, strong_isr, HW.bounded())
    holding = Run(run.system, run.steps[:-1], run.states[:-1])
    with pytest.raises(NotViolatedError):
        minimise(holding, strong_isr.holds)


def named(run: Run) -> str:
    return "; ".join(short_step(step) for step in run.steps)


def test_natural_order_delays_controller_decisions() -> None:
    run = schedule("kip-101", "ControllerElectLeader b0; ControllerElectLeader b1; BecomeLeader e0 b0; LeaderWrite b0")
    natural = most_natural(run, lambda _, state: state[0].leo[0] == 0 or state[0].quorum_leader != 1)  # type: ignore[attr-defined]
    assert named(natural) == "ControllerElectLeader b0; BecomeLeader e0 b0; LeaderWrite b0; ControllerElectLeader b1"


@pytest.mark.parametrize("broker", ["b0", "b1", "b2"])
def test_brokers_are_renamed_by_first_appearance(broker: str) -> None:
    run = schedule("kip-101", f"ControllerElectLeader {broker}; BecomeLeader e0 {broker}; LeaderWrite {broker}")
    named_anew = tidied(run, lambda _, state: not any(state[0].leo))  # type: ignore[attr-defined]
    assert named(named_anew) == "ControllerElectLeader b0; BecomeLeader e0 b0; LeaderWrite b0"


@dataclass(frozen=True)
class Total(State):
    total: Int = variable("a sum", Domain(lambda _: (-30, 30)), initial=0)


def adding(number: int) -> Action:
    def add(s: Total) -> Rule[Total]:
        """Adds its number to the sum."""
        yield True
        return s.replace(total=s.total + number)

    add.__name__ = f"add_{number}" if number > 0 else f"take_{-number}"
    return action()(add)


@invariant(Total)
def never_four(s: Total) -> Bool:
    """The sum is not four."""
    return s.total != 4


def sums_that_end_with_four(count: int) -> Iterator[tuple[list[int], Run]]:
    """Random runs in which the sum is four at the end and not before, with the numbers that they add."""
    numbers = (-2, -1, 1, 2, 3)
    actions = [adding(n) for n in numbers]
    protocol = Protocol("sums", "sums", "", Total, lambda b: Total(b, total=0), (), {a.name: a for a in actions})
    system = System(protocol, protocol.bounded())
    instances = dict(zip(numbers, system.instances, strict=True))
    chance = Random(1)
    while count:
        chosen = chance.choices(numbers, k=8)
        if 4 in accumulate(chosen):
            chosen = chosen[: list(accumulate(chosen)).index(4) + 1]
            yield chosen, replay(system, [instances[n] for n in chosen])
            count -= 1


def test_short_traces_shrink_to_the_shortest_sub_schedule() -> None:
    shortened = set[int]()
    for chosen, run in sums_that_end_with_four(40):
        kept = without_superfluous(run, never_four.holds).steps
        sub_schedules = (some for size in range(1, 9) for some in combinations(chosen, size) if sum(some) == 4)
        assert len(kept) == len(next(sub_schedules)), chosen
        shortened.add(len(kept))
    assert {2, 3} <= shortened


def test_longer_traces_shrink_until_no_action_is_superfluous(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tideproof.model.runs.minimise.MOST_TRIED", 0)
    for chosen, run in sums_that_end_with_four(40):
        states = without_superfluous(run, never_four.holds).states
        totals: list[Any] = [state.total for (state,) in states]
        added = [after - before for before, after in pairwise(totals)]
        for left_out in range(len(added)):
            assert 4 not in accumulate(added[:left_out] + added[left_out + 1 :]), chosen


def test_shortening_checks_its_limit_before_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit is heard in time, however long the work would take; and what was found until then is a failing run."""
    after, taken = System.after, [0]

    def counted(self: System, *given: Any) -> Any:
        taken[-1] += 1
        return after(self, *given)

    monkeypatch.setattr(System, "after", counted)
    for _, run in sums_that_end_with_four(5):
        taken[:] = [0]
        found = list(shortenings(run.system, run.steps, never_four.holds, check=lambda: taken.append(0)))
        assert len(taken) > 20 and max(taken) <= 2 * len(run.steps) + 1, "a run that is found is replayed once or twice"
        lengths = [len(run.steps), *(len(short.steps) for short in found)]
        assert lengths == sorted(lengths, reverse=True) and found[-1].shortest
        for short in found:
            assert replay(run.system, short.steps).first_violation(never_four.holds) == len(short.steps)
