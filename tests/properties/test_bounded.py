"""Bounded checks: the depths of exhaustive search, honest limits, and reductions that lose nothing."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

import pytest
from support.configurations import GENERATIONS
from support.tiers import daily

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.symmetry import replicas_interchangeable
from tideproof.model.backends.z3_terms import negation
from tideproof.model.language.actions import REPLICA, Parameter, Rule, action
from tideproof.model.language.algebra import Bool, Int, all_of, ite, not_, put
from tideproof.model.language.properties import DifferenceError, EngineError, Property, Status, watched
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, NIL, Bools, Ints, ModelError, State, below, upto, variable
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver import queries
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.engines.solver.form import SolverCheck
from tideproof.properties.engines.solver.houdini import largest_inductive_subset
from tideproof.properties.invariants.catalogue import LEMMAS
from tideproof.properties.invariants.replication import committed_records_survive, leader_in_isr, strong_isr, weak_isr


def depths(name: str, properties: list[Property], depth: int, **bounds: int) -> list[int | None]:
    protocol = PROTOCOLS[name]
    found = check_runs(protocol, protocol.bounded(**bounds), properties, depth)
    return [v.depth if v.status is Status.VIOLATED else None for v in found.verdicts]


def test_bounded_check_finds_the_known_loss_at_its_depth() -> None:
    assert depths("hw-truncation", [weak_isr, strong_isr], 10) == [8, 8]


@pytest.mark.nightly
@pytest.mark.parametrize(("replicas", "depth"), [(4, 9), (5, 10)])
def test_more_replicas_take_more_steps(replicas: int, depth: int) -> None:
    # Exhaustive search finds the same after 733,215 and 6,711,835 states.
    assert depths("hw-truncation", [strong_isr], 12, replicas=replicas) == [depth]


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "depth"), [("kip-101", 10), ("kip-279", 10), ("kip-320-first-try", 12)])
def test_bounded_check_finds_the_other_losses(name: str, depth: int) -> None:
    assert depths(name, [strong_isr], 12) == [depth]


@pytest.mark.nightly
def test_kip_320_is_clean_to_depth_12() -> None:
    (verdict,) = check_runs(PROTOCOLS["kip-320"], PROTOCOLS["kip-320"].bounded(), [strong_isr], 12).verdicts
    assert str(verdict) == "no counterexample up to depth 12"


def test_an_initially_false_property_has_depth_0() -> None:
    assert depths("kip-320", [leader_in_isr], 1) == [0]


def test_a_property_with_a_ghost() -> None:
    # At the default bounds the shortest loss takes 10 steps (hw-truncation), with one epoch less it is out of reach.
    assert depths("hw-truncation", [committed_records_survive], 4) == [None]


def test_a_spent_limit_is_unknown() -> None:
    protocol = PROTOCOLS["kip-320"]
    (verdict,) = check_runs(protocol, protocol.bounded(), [strong_isr], 12, budget=Budget(0.2)).verdicts
    assert verdict.status is Status.UNKNOWN
    assert "time limit" in verdict.how


def test_the_checked_depth_is_not_the_depth_of_a_verdict() -> None:
    """It would be taken for the length of a trace."""
    protocol = PROTOCOLS["hw-truncation"]
    found = check_runs(protocol, protocol.bounded(replicas=2), [strong_isr], 2)
    (verdict,) = found.verdicts
    assert (verdict.depth, found.statistics["checked_depth"]) == (None, 2)
    assert str(verdict) == "no counterexample up to depth 2"


def test_depth_0_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 step"):
        depths("kip-320", [strong_isr], 0)


# Lemmas, and deep runs first ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "false"),
    [
        ("hw-truncation", {"LeaderReachedEpochFirst", "LogsMatch", "CommittedIsInSync"}),  # what epochs are for
        ("kip-320", set()),
    ],
)
def test_only_inductive_lemmas_are_used(name: str, false: set[str]) -> None:
    protocol = PROTOCOLS[name]
    found = check_runs(protocol, protocol.bounded(replicas=2), [strong_isr], 3, lemmas=LEMMAS)
    used = set(found.statistics["lemmas"])
    assert not used & false
    assert {"HighWatermarkInLog", "QuorumIsLatestRequest"} < used
    with explore(protocol, protocol.bounded(replicas=2), [p for p in LEMMAS if p.name in used]) as space:
        assert {v.status for v in space.verdicts} == {Status.HOLDS}


def test_the_inductive_lemmas_do_not_depend_on_the_jobs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Lemmas break here, and with them the proofs that used them: some kinds of step are asked again."""
    monkeypatch.setattr(queries, "cores", lambda: 2)
    protocol = PROTOCOLS["hw-truncation"]
    relation = Relation(watched(protocol, protocol.bounded(replicas=2, log_size=1), LEMMAS))
    kept, again = (largest_inductive_subset(relation, LEMMAS, Budget(), jobs) for jobs in (1, 2))
    assert list(kept) == list(again) and 0 < len(kept) < len(LEMMAS)


def test_lemmas_do_not_change_depths() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    found = check_runs(protocol, protocol.bounded(), [weak_isr, strong_isr], 9, lemmas=LEMMAS)
    assert [v.depth for v in found.verdicts] == [8, 8]


def test_an_initially_false_lemma_is_omitted() -> None:
    protocol = PROTOCOLS["kip-320"]
    (verdict,) = check_runs(protocol, protocol.bounded(replicas=2), [leader_in_isr], 2, lemmas=[leader_in_isr]).verdicts
    assert verdict.depth == 0


@pytest.mark.parametrize(("lemmas", "said"), [([], "Z3 sees a violation"), (LEMMAS[1:2], "the rules do not")])
def test_the_rules_must_confirm_a_violation_of_the_solver(
    monkeypatch: pytest.MonkeyPatch, lemmas: list[Property], said: str
) -> None:
    monkeypatch.setattr(SolverCheck, "first_states", lambda self: None)  # which would find it before
    monkeypatch.setattr(SolverCheck, "states", lambda self, states: None)
    protocol = PROTOCOLS["hw-truncation"]

    def wrong(system: System) -> Relation:
        relation = Relation(system)
        relation.claim = lambda holds, claim=relation.claim: negation(claim(holds))  # type: ignore[method-assign]
        return relation

    with pytest.raises(EngineError, match=said):
        check_runs(protocol, protocol.bounded(replicas=2), [strong_isr], 2, lemmas=lemmas, relation=wrong)


@pytest.mark.parametrize("depth", daily([10], [8, 10]))
def test_deepest_first_does_not_claim_the_shortest_trace(depth: int) -> None:
    protocol = PROTOCOLS["hw-truncation"]
    found = check_runs(protocol, protocol.bounded(), [strong_isr], depth, deepest_first=True)
    (verdict,) = found.verdicts
    assert verdict.status is Status.VIOLATED
    assert 8 <= (verdict.depth or 0) <= depth  # cut where the property first fails
    assert "perhaps not the shortest" in verdict.how
    assert found.statistics["checked_depth"] == -1, "no depth was decided"


def test_deepest_first_checks_every_depth() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    (verdict,) = check_runs(protocol, protocol.bounded(), [strong_isr], 7, deepest_first=True).verdicts
    assert str(verdict) == "no counterexample up to depth 7"
    # The start breaks it and no later state does: seen only by looking at runs of no step.
    (first,) = check_runs(protocol, protocol.bounded(), [leader_in_isr], 1, deepest_first=True).verdicts
    assert first.depth == 0


# Reductions, on small protocols. Random ones are in tests/properties/test_random_protocols.py.


@dataclass(frozen=True)
class Small(State):
    """Replicas that count, a number that they share, and perhaps a leader."""

    x: Ints = variable("the number of each replica", upto("most"), "replicas")
    shared: Int = variable("a number for all", upto("most"))
    leader: Int = variable("the leader", below("replicas", nil=True))


@dataclass(frozen=True)
class Pairs(State):
    """Replicas that go together two by two."""

    paired: Bools = variable("whether a replica is of a pair", FLAG, "replicas")


@action(one=REPLICA, other=REPLICA)
def pair(s: Pairs, one: int, other: int) -> Rule[Pairs]:
    """Two replicas that are not of a pair make one."""
    yield one != other
    yield not_(s.paired[one])
    yield not_(s.paired[other])
    return s.replace(paired=put(put(s.paired, one, True), other, True))


@pytest.mark.parametrize("replicas", [4, 5, 6])
def test_first_use_ordering_handles_replicas_that_start_together(replicas: int) -> None:
    """Of more than three: the last ones come after others that come in the same step."""
    pairs = Protocol("pairs", "", "", Pairs, lambda b: Pairs(b, (False,) * b.replicas),
                     (BoundSpec("replicas", "replicas", 1, replicas),), {"pair": pair})  # fmt: skip
    claims = [
        Property(f"Below{n}", "", Pairs, lambda s, n=n: sum(ite(p, 1, 0) for p in s.paired) < 2 * n)  # type: ignore[misc]
        for n in range(1, replicas // 2 + 1)
    ]
    found = check_runs(pairs, pairs.bounded(), claims, len(claims))
    assert found.statistics["renaming"]
    assert [(v.status, v.depth) for v in found.verdicts] == [(Status.VIOLATED, n + 1) for n in range(len(claims))]


def test_first_use_ordering_ignores_other_parameters() -> None:
    """With the second size a replica goes first, though the first size has not been used, nor ever is."""

    @action(size=Parameter(lambda b: 2, str), one=REPLICA)
    def take(s: Pairs, size: int, one: int) -> Rule[Pairs]:
        """A replica is taken, which is allowed with the second size only."""
        yield size > 0
        yield not_(s.paired[one])
        return s.replace(paired=put(s.paired, one, True))

    sized = Protocol("sized", "", "", Pairs, lambda b: Pairs(b, (False,) * b.replicas),
                     (BoundSpec("replicas", "replicas", 1, 3),), {"take": take})  # fmt: skip
    all_taken = Property("NotAllTaken", "", Pairs, lambda s: not_(all_of(*s.paired)))
    found = check_runs(sized, sized.bounded(), [all_taken], 3)
    assert found.statistics["renaming"]
    assert (found.verdicts[0].status, found.verdicts[0].depth) == (Status.VIOLATED, 3)


def test_deepest_first_finds_violations_at_dead_ends() -> None:
    @action()
    def up(s: Small) -> Rule[Small]:
        """Adds one until the bound has been reached."""
        yield s.shared < s.bounds.most
        return s.replace(shared=s.shared + 1)

    ends = Protocol("ends", "", "", Small, lambda b: Small(b, (0,), 0, NIL),
                    (BoundSpec("replicas", "replicas", 1, 1), BoundSpec("most", "most", 1, 3)), {"up": up})  # fmt: skip
    below_three = Property("BelowThree", "", Small, lambda s: s.shared < 3)
    for deepest_first in (False, True):
        found = check_runs(ends, ends.bounded(), [below_three], 5, deepest_first=deepest_first)
        (verdict,) = found.verdicts
        assert (verdict.status, verdict.depth) == (Status.VIOLATED, 3)
        assert found.shortest is not deepest_first


@pytest.mark.nightly
def test_bounded_check_handles_five_brokers_and_long_logs() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    large = protocol.bounded(replicas=5, log_size=6, records=6, epochs=6)
    (verdict,) = check_runs(protocol, large, [strong_isr], 10, lemmas=LEMMAS, deepest_first=True).verdicts
    assert (verdict.status, verdict.depth) == (Status.VIOLATED, 10)


@pytest.mark.nightly
@pytest.mark.parametrize("sizes", [(3, 4, 4, 4), (4, 3, 3, 4)])
@pytest.mark.parametrize("name", ["kip-101", "kip-279"])
def test_bounded_check_finds_epoch_losses_in_larger_configurations(name: str, sizes: tuple[int, ...]) -> None:
    """With five brokers or four and longer logs the search does not end within minutes: few lemmas are kept there."""
    protocol = PROTOCOLS[name]
    large = protocol.bounded(**dict(zip(("replicas", "log_size", "records", "epochs"), sizes, strict=True)))
    (verdict,) = check_runs(protocol, large, [strong_isr], 12, lemmas=LEMMAS, deepest_first=True).verdicts
    assert verdict.status is Status.VIOLATED


@pytest.mark.parametrize("name", GENERATIONS)
def test_replicas_of_the_generations_are_interchangeable(name: str) -> None:
    system = watched(PROTOCOLS[name], PROTOCOLS[name].bounded(), [strong_isr])
    relation = Relation(system)
    claim = relation.claim(strong_isr.holds(system, system.space.symbols))
    assert replicas_interchangeable(relation, [claim])


def adding() -> Protocol:
    """Each replica adds to a number once."""

    @action(replica=REPLICA)
    def add(s: Small, replica: int) -> Rule[Small]:
        """Adds one."""
        yield s.x[replica] == 0
        return s.replace(shared=s.shared + 1, x=put(s.x, replica, 1))

    bounds = (BoundSpec("replicas", "replicas", 1, 3), BoundSpec("most", "most", 1, 3))
    return Protocol("adding", "", "", Small, lambda b: Small(b, (0,) * b.replicas, 0, NIL), bounds, {"add": add})


def less_than(number: int) -> Property:
    return Property(f"LessThan{number}", "", Small, lambda s: s.shared < number)


@pytest.mark.parametrize("deepest_first", [False, True])
def test_each_property_is_decided_at_its_own_depth(deepest_first: bool) -> None:
    """Also where it is false at first, or at the last depth, and where another one is violated in the same run."""
    protocol, claims = adding(), [less_than(n) for n in range(5)]
    for depth in (1, 2, 3):
        found = check_runs(protocol, protocol.bounded(), claims, depth, deepest_first=deepest_first)
        decided = [v.depth if v.status is Status.VIOLATED else v.status for v in found.verdicts]
        assert decided == [n if n <= depth else Status.NO_COUNTEREXAMPLE for n in range(5)]
        assert found.statistics["renaming"] and found.statistics["checked_depth"] == depth
    (verdict,) = check_runs(protocol, protocol.bounded(), [less_than(0)], 3, deepest_first=deepest_first).verdicts
    assert verdict.depth == 0


@pytest.mark.parametrize("deepest_first", [False, True])
def test_an_initial_violation_is_found_without_enabled_steps(deepest_first: bool) -> None:
    still = replace(adding(), initial=lambda b: Small(b, (1,) * b.replicas, 0, NIL))
    (verdict,) = check_runs(still, still.bounded(), [less_than(0)], 2, deepest_first=deepest_first).verdicts
    assert (verdict.status, verdict.depth) == (Status.VIOLATED, 0)


@pytest.mark.parametrize("deepest_first", [False, True])
def test_a_step_that_leaves_its_range_after_some_steps_is_found(deepest_first: bool) -> None:
    protocol = adding()
    for depth, leaves in ((1, False), (2, True), (3, True)):
        with pytest.raises(ModelError, match=r"Add.*drives shared out of its range") if leaves else nullcontext():
            check_runs(protocol, protocol.bounded(most=2), [less_than(4)], depth, deepest_first=deepest_first)


def test_a_property_of_one_replica_is_not_reduced_by_symmetry() -> None:
    """Were only runs looked at in which replica 0 takes part first, its violation would be one step longer."""
    protocol = adding()
    second = Property("SecondHasNotAdded", "", Small, lambda s: s.x[1] == 0)
    found = check_runs(protocol, protocol.bounded(), [second], 3)
    assert [v.depth for v in found.verdicts] == [1] and not found.statistics["renaming"]


def test_no_time_gives_no_verdict() -> None:
    protocol = adding()
    found = check_runs(protocol, protocol.bounded(), [less_than(4)], 3, budget=Budget(0))
    assert [v.status for v in found.verdicts] == [Status.UNKNOWN]
    assert "no depth reached" in found.verdicts[0].how and found.summary[0].startswith("runs of some lengths only")


@pytest.mark.parametrize("depth", [1, 3])
def test_the_summary_names_the_checked_depth(depth: int) -> None:
    protocol = adding()
    for deepest_first in (False, True):
        found = check_runs(protocol, protocol.bounded(), [less_than(9)], depth, deepest_first=deepest_first)
        assert found.summary[0].startswith(f"all runs of up to {depth} steps;")
        assert str(found.verdicts[0]) == f"no counterexample up to depth {depth}"


def test_lemmas_exclude_no_run_and_are_compared_with_ints(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol = adding()
    counted = Property("Counted", "", Small, lambda s: s.shared == sum(s.x))
    found = check_runs(protocol, protocol.bounded(), [less_than(3)], 3, lemmas=[counted, less_than(2)])
    assert found.statistics["lemmas"] == ["Counted"] and [v.depth for v in found.verdicts] == [3]
    odd, holds = Property("Odd", "", Small, lambda s: s.shared >= s.x[0]), Property.holds

    def holds_in_terms(prop: Property, *state: Any) -> Bool:
        return False if prop is odd and holds(prop, *state) is True else holds(prop, *state)

    monkeypatch.setattr(Property, "holds", holds_in_terms)
    with pytest.raises(DifferenceError, match=r"Odd.*fails on ints and holds in terms"):
        check_runs(protocol, protocol.bounded(), [less_than(3)], 1, lemmas=[odd])


def test_replicas_are_not_interchangeable_if_a_rule_names_one() -> None:
    @action(leader=REPLICA)
    def leader_write(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
        """Only broker 0 may write."""
        yield leader == 0
        yield s.leader[leader] == leader
        yield s.next_record < s.bounds.records
        return s.replace(next_record=s.next_record + 1)

    unfair = PROTOCOLS["kip-320"].variation("unfair", "unfair", "", write=leader_write)
    assert not replicas_interchangeable(Relation(watched(unfair, unfair.bounded(), [])), [])
    fair = PROTOCOLS["async-isr"]
    assert not replicas_interchangeable(Relation(watched(fair, fair.bounded(), [])), [])
