"""Several counterexamples of a property: each ends with another action, and each is the shortest that does."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.calls import call, data
from support.cli import Cli

from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Status, watched
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.analyses.several import other_counterexamples
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.replication import strong_isr

HW = PROTOCOLS["hw-truncation"]
SMALL = HW.bounded(replicas=2)


def test_further_counterexamples_end_with_different_actions() -> None:
    with explore(HW, SMALL, [strong_isr], stop_when_decided=True) as found:
        (first,) = found.verdicts
    *others, last = other_counterexamples(found.system, first)
    assert last.status is Status.NO_COUNTEREXAMPLE  # not `holds`, which would be said of every run
    ends = [v.trace[-1].action.name for v in (first, *others) if v.trace]
    assert ends == ["BecomeFollowerTruncateToHighWatermark", "BecomeLeader", "LeaderIncHighWatermark"]
    assert [v.depth for v in (first, *others)] == [9, 11, 11]
    for verdict in others:  # by the rules as they are, without the constraint
        run = replay(watched(HW, SMALL, [strong_isr]), verdict.trace or ())
        assert run.first_violation(strong_isr.holds) == verdict.depth


def test_further_counterexamples_cover_all_violating_actions() -> None:
    """By brute force: every step from a state that keeps the property, over runs that kept it so far."""
    system = watched(HW, HW.bounded(replicas=2, log_size=1), [strong_isr])
    seen, queue, breaking = {system.initial}, [system.initial], set()
    while queue:
        state = queue.pop()
        for instance, after in system.successors(state):
            if not strong_isr.holds(system, after):
                breaking.add(instance.action.name)
            elif after not in seen:
                seen.add(after)
                queue.append(after)
    assert breaking == {"BecomeFollowerTruncateToHighWatermark", "BecomeLeader", "LeaderIncHighWatermark"}


def test_a_constraint_forbids_steps_on_ints_and_symbolically() -> None:
    def only_b0(system: System, step: Instance, after: FullState) -> bool:
        return step.action.name != "ControllerElectLeader" or step.parameters["replica"] == 0

    system = System(HW, SMALL, constraint=only_b0)
    elections = {str(i) for i, _ in system.successors(system.initial) if i.action.name == "ControllerElectLeader"}
    assert elections == {"ControllerElectLeader(replica=b0)"}
    refused = system.step(system.initial, system.find("ControllerElectLeader", {"replica": 1}))
    assert "constraint" in str(refused)
    with explore(HW, SMALL, [], constraint=only_b0) as found, explore(HW, SMALL, []) as free:
        assert 1 < found.distinct_states < free.distinct_states


COUNTER = """
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Protocol, State, action, any_of, invariant, upto, variable, witness
@dataclass(frozen=True)
class Counter(State):
    n: Int = variable("a number", upto("most"))
@action()
def up(s):
    'From 0 to 1 or from 1 to 2.'
    yield s.n < 2
    return s.replace(n=s.n + 1)
@action()
def over(s):
    'From 2, where it has been at 1 already, to 3.'
    yield s.n == 2
    return s.replace(n=3)
@action()
def jump(s):
    'From 0 to 3.'
    yield s.n == 0
    return s.replace(n=3)
@invariant(Counter)
def even(s):
    'It is 0 or 2.'
    return any_of(s.n == 0, s.n == 2)
@witness(Counter)
def odd(s):
    'It is 1 or 3.'
    return any_of(s.n == 1, s.n == 3)
@invariant(Counter)
def positive(s):
    'It is not 0.'
    return s.n > 0
@witness(Counter)
def zero(s):
    'It is 0.'
    return s.n == 0
@invariant(Counter)
def low(s):
    'It is low.'
    return s.n < 3
@witness(Counter)
def high(s):
    'It is high.'
    return s.n == 3
TWO = Protocol(name="two", title="t", story="s", state=Counter, initial=Counter.initial,
               bounds=(BoundSpec("most", "the most", 3, 3),), slots={"up": up, "over": over})
MINE = TWO.variation("mine", "t", "s", added={"jump": jump})
"""


@pytest.fixture
def file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(COUNTER)


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize(
    ("name", "said", "detail"),
    [
        ("Even", "is the first in a run to break Even", "no counterexample where another action breaks it first"),
        ("Odd", "is the first in a run to reach Odd", "not found where another action reaches it first"),
    ],
)
def test_states_behind_a_violation_are_not_claimed(cli: Cli, name: str, said: str, detail: str) -> None:
    """The action `over` breaks the property as well, but only after `up` has."""
    asked = f"check mine.py:TWO -p {name} --max-violations 5"
    assert f"No other action {said} in this configuration.\n" in call(cli, asked).stdout
    (last,) = data(cli, asked)["other_counterexamples"]
    assert last["detail"] == f"{detail}: every state before that (1)" and detail.startswith(last["verdict"])
    assert "No other action" not in call(cli, f"{asked} --time-limit 0.000001").stdout


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize(("name", "does"), [("Low", "fails"), ("High", "is found")])
def test_only_the_first_counterexample_is_called_the_shortest(cli: Cli, name: str, does: str) -> None:
    shown = call(cli, f"check mine.py:MINE -p {name} --max-violations 5").stdout
    assert [line for line in shown.splitlines() if "the shortest" in line] == [
        f"{name} {does} after 1 step of mine; the shortest trace:",
        f"{name} {does} after 3 steps of mine; the shortest that ends with another action:",
    ]


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize(("name", "said"), [("Positive", "Positive fails"), ("Zero", "Zero is found")])
def test_an_initial_violation_has_no_further_counterexamples(cli: Cli, name: str, said: str) -> None:
    asked = f"check mine.py:TWO -p {name} --max-violations 5"
    assert f"{said} in the initial state, before any action.\n" in call(cli, asked).stdout
    found = data(cli, asked)
    assert (found["properties"][0]["depth"], found["other_counterexamples"]) == (0, [])
