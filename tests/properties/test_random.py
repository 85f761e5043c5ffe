"""Random walks: equal on every machine, true to the rules, with the rates of the exact Markov chain."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from calibration.markov_chain import Graph
from calibration.measure import chao1

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Int
from tideproof.model.language.properties import Property, Status, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Domain, State, variable
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget, Result, Spent
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random.code import _FOUND_ROOM, EscapedError, Walker, Walkers, program
from tideproof.properties.engines.random.estimates import Rate, distinct
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.random.walks import sample
from tideproof.properties.invariants.replication import committed_records_survive, leader_in_isr, strong_isr, weak_isr

HW = PROTOCOLS["hw-truncation"]
SMALL = HW.bounded(replicas=2, log_size=2, records=2, epochs=3)


def sampled(properties: Sequence[Property], **how: Any) -> Result:
    return sample(watched(HW, SMALL, properties), properties, **how)


@pytest.fixture(scope="module")
def graph():
    with explore(HW, SMALL, [strong_isr, weak_isr]) as found:
        yield Graph(found)


@pytest.mark.parametrize("policy", Policy)
def test_a_walk_depends_on_seed_and_index_only(policy):
    system = watched(HW, SMALL, [strong_isr, weak_isr])
    made = program(system, [strong_isr, weak_isr], policy, 30, seed=5)
    whole, parts = Walker(made), Walker(made)
    everything = list(whole.walk(0, 3000))
    backwards = [list(parts.walk(first, first + 500)) for first in range(2500, -1, -500)]
    assert everything and everything == [found for part in reversed(backwards) for found in part]
    assert (whole.taken, whole.sketch, whole.steps) == (parts.taken, parts.sketch, parts.steps)
    for found in everything[:5]:
        assert parts.one(found.walk)[0][: found.depth] == found.schedule
    other = Walker(dataclasses.replace(made, seed=6))
    assert list(other.walk(0, 3000)) != everything


@pytest.mark.parametrize("jobs", [2, 3, 7])
def test_threads_do_not_change_results(jobs):
    how = {"walks": 5000, "steps": 30, "seed": 9, "policy": Policy.SWARM}
    one = sampled([strong_isr, weak_isr], jobs=1, **how)
    many = sampled([strong_isr, weak_isr], jobs=jobs, **how)
    assert one.verdicts[0].figures["violating_walks"] > 0
    assert (one.verdicts, one.statistics) == (many.verdicts, many.statistics)


@dataclass(frozen=True)
class Height(State):
    n: Int = variable("how high", Domain(lambda _: (0, 3)))


@action()
def climb(s: Height) -> Rule[Height]:
    """One step up, which four times in a row is out of range."""
    yield True
    return s.replace(n=s.n + 1)


@action()
def fall(s: Height) -> Rule[Height]:
    """Down to the ground."""
    yield True
    return s.replace(n=0)


@action()
def rest(s: Height) -> Rule[Height]:
    """Down to the ground, too."""
    yield True
    return s.replace(n=0)


CLIMBING = Protocol(
    "climbing", "climbing", "Up and down.", Height, lambda b: Height(b, n=0), (),
    {"climb": climb, "fall": fall, "rest": rest},
)  # fmt: skip


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_the_first_walk_that_leaves_a_range_is_reported(jobs):
    made = program(watched(CLIMBING, CLIMBING.bounded(), []), [], Policy.UNIFORM, 9, seed=4)
    with pytest.raises(EscapedError) as first:
        list(Walker(made).walk(0, 200))
    with pytest.raises(EscapedError):
        list(Walker(made).walk(first.value.walk + 1, 200))  # it is not the only one
    with pytest.raises(EscapedError) as escaped:
        Walkers(made, jobs).walk(0, 200)
    assert escaped.value.args == first.value.args


def test_no_walk_is_lost_when_the_buffer_of_violations_is_full() -> None:
    nothing_written = Property("NothingWritten", "", ReplicationState, lambda s: s.next_record == 0)
    made = program(watched(HW, SMALL, [nothing_written]), [nothing_written], Policy.UNIFORM, 15, seed=5)
    whole, parts = Walker(made), Walker(made)
    everything = list(whole.walk(0, 6000))
    assert len(everything) > 2 * _FOUND_ROOM
    assert everything == [found for first in range(0, 6000, 500) for found in parts.walk(first, first + 500)]


class EndsAtCheck(Budget):
    """A budget that is spent after some checks."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.left = number

    def check(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Spent("enough")


@pytest.mark.parametrize("asked", [0, 1, 15, 60])
def test_a_rate_refers_to_the_evaluated_walks_whenever_the_budget_ends(asked: int) -> None:
    walker = Walker(program(watched(HW, SMALL, [weak_isr]), [weak_isr], Policy.UNIFORM, 50, seed=3))
    found = sampled([weak_isr], seed=3, steps=50, policy=Policy.UNIFORM, walks=10**6, budget=EndsAtCheck(asked))
    walks, figures = found.statistics["walks"], found.verdicts[0].figures
    assert walks < 10**6 and found.stopped == "enough"
    assert figures["violating_walks"] == len(list(walker.walk(0, walks)))
    assert found.statistics["steps"] == walker.steps


@pytest.mark.parametrize("policy", Policy)
def test_walks_take_steps_that_the_rules_allow(policy):
    system = watched(HW, SMALL, [committed_records_survive])
    walker = Walker(program(system, [committed_records_survive], policy, 40, seed=1))
    for walk in range(20):
        kinds, states = walker.one(walk)
        run = replay(system, [system.instances[kind] for kind in kinds])
        assert [system.space.pack(state) for state in run.states] == states
        assert len(kinds) == 40 or not list(system.successors(run.states[-1]))


def test_the_properties_do_not_change_the_walks():
    one = sampled([strong_isr], walks=5000, steps=20, seed=3)
    many = sampled([leader_in_isr, weak_isr, strong_isr], walks=5000, steps=20, seed=3)
    assert one.statistics == many.statistics
    assert one.verdicts[0] == many.verdicts[2]
    assert many.verdicts[0].trace == () and many.verdicts[0].status is Status.VIOLATED


@pytest.mark.parametrize("policy", [Policy.UNIFORM, Policy.ACTION_FIRST])
def test_measured_rates_match_the_markov_chain(graph, policy):
    run = sampled([strong_isr, weak_isr], walks=400_000, steps=20, seed=11, policy=policy)
    for number, verdict in enumerate(run.verdicts):
        exact = graph.violation_rates(policy, number, 20)[-1]
        low, high = verdict.figures["interval"]
        assert low <= exact <= high
        assert high - low < 0.15 * exact  # an interval that could hold anything would prove nothing


def test_the_exact_rate_within_20_steps(graph):
    # Not an estimate: computed from the state graph of 10,131 states.
    assert graph.states == 10131
    assert graph.violation_rates(Policy.UNIFORM, 0, 20)[-1] == pytest.approx(0.005380685276298)


def test_neighbouring_seeds_and_walks_are_independent(graph):
    system = watched(HW, SMALL, [strong_isr])
    made = program(system, [strong_isr], Policy.UNIFORM, 20, seed=0)
    rate, walks, seeds = graph.violation_rates(Policy.UNIFORM, 0, 20)[-1], 5000, 300
    hits = [{f.walk for f in Walker(dataclasses.replace(made, seed=s)).walk(0, walks)} for s in range(seeds)]
    spread = sum((len(h) - walks * rate) ** 2 for h in hits) / (walks * rate * (1 - rate))
    assert abs(spread - seeds) < 4 * (2 * seeds) ** 0.5  # as wide as independent walks make it, and no wider
    seeds_alike = sum(len(one & two) for one, two in pairwise(hits))
    walks_alike = sum(walk + 1 in h for h in hits for walk in h)
    expected = walks * seeds * rate**2
    assert all(abs(n - expected) < 4 * expected**0.5 for n in (seeds_alike, walks_alike))


def test_uniform_walks_leave_the_initial_state_evenly():
    system = watched(HW, SMALL, [strong_isr])
    walker = Walker(program(system, [strong_isr], Policy.UNIFORM, 1, seed=2))
    first = Counter(walker.one(walk)[0][0] for walk in range(30_000))
    enabled = len(list(system.successors(system.initial)))
    expected = 30_000 / enabled
    chi_square = sum((count - expected) ** 2 / expected for count in first.values())
    assert len(first) == enabled and chi_square < 30


def test_no_counterexample_reports_the_number_of_walks():
    kip_320 = PROTOCOLS["kip-320"]
    run = sample(watched(kip_320, kip_320.bounded(replicas=2), [strong_isr]), [strong_isr], walks=2000, seed=4)
    (verdict,) = run.verdicts
    assert verdict.status is Status.NO_COUNTEREXAMPLE
    assert str(verdict).startswith("no counterexample in 2,000 walks")


@pytest.mark.parametrize("wrong", [{"walks": 0}, {"steps": 0}, {"steps": 10**6}, {"seed": -1}, {"seed": 2**63}])
def test_numbers_out_of_range_are_refused(wrong):
    with pytest.raises(ValueError, match="--"):
        sampled([strong_isr], **{"seed": 1, **wrong})


def test_rate_estimates_and_intervals():
    low, high = Rate(0, 1000).interval
    assert low == 0 and high == pytest.approx(0.0038, rel=0.02)
    assert Rate(1000, 1000).interval[1] == 1
    assert chao1(10, 4, 1) == 13
    assert distinct(bytes(4096)) == 0


def test_another_processor_compiles_from_the_ir() -> None:
    system = watched(HW, SMALL, [strong_isr])
    made = program(system, [strong_isr], Policy.SWARM, 30, seed=5)
    elsewhere = dataclasses.replace(made, code=dataclasses.replace(made.code, machine="another", objects=()))
    assert list(Walker(elsewhere).walk(0, 2000)) == list(Walker(made).walk(0, 2000))
