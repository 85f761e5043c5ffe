"""Bounded checks: the depths of exhaustive search, honest limits, and reductions that lose nothing."""

from __future__ import annotations

import pytest
from conftest import GENERATIONS

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.symmetry import names_do_not_matter
from tideproof.model.backends.z3_terms import negation
from tideproof.model.language.properties import EngineError, Property, Word, watched
from tideproof.model.language.protocol import REPLICA, Rule, System, action
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.invariants.catalogue import LEMMAS
from tideproof.properties.invariants.replication import committed_records_survive, leader_in_isr, strong_isr, weak_isr


def depths(name: str, properties: list[Property], depth: int, **bounds: int) -> list[int | None]:
    protocol = PROTOCOLS[name]
    return [v.depth for v in check_runs(protocol, protocol.bounded(**bounds), properties, depth).verdicts]


def test_the_known_loss_is_found_at_its_depth() -> None:
    assert depths("hw-truncation", [weak_isr, strong_isr], 10) == [8, 8]


@pytest.mark.slow
@pytest.mark.parametrize(("replicas", "depth"), [(4, 9), (5, 10)])
def test_more_replicas_take_more_steps(replicas: int, depth: int) -> None:
    # Exhaustive search finds the same after 733,215 and 6,711,835 states.
    assert depths("hw-truncation", [strong_isr], 12, replicas=replicas) == [depth]


@pytest.mark.parametrize(
    ("name", "depth"),
    [
        pytest.param("kip-101", 10, marks=pytest.mark.slow),
        pytest.param("kip-279", 10, marks=pytest.mark.slow),
        pytest.param("kip-320-first-try", 12, marks=pytest.mark.nightly),
    ],
)
def test_the_other_losses(name: str, depth: int) -> None:
    assert depths(name, [strong_isr], 12) == [depth]


@pytest.mark.nightly
def test_kip_320_is_clean_to_depth_12() -> None:
    (verdict,) = check_runs(PROTOCOLS["kip-320"], PROTOCOLS["kip-320"].bounded(), [strong_isr], 12).verdicts
    assert str(verdict) == "holds: up to depth 12"


def test_a_property_that_is_false_at_the_start_has_depth_0() -> None:
    assert depths("kip-320", [leader_in_isr], 1) == [0]


def test_a_property_with_a_ghost() -> None:
    # At the default bounds the shortest loss takes 10 steps (hw-truncation), with one epoch less it is out of reach.
    assert depths("hw-truncation", [committed_records_survive], 4) == [None]


def test_a_spent_limit_is_unknown() -> None:
    protocol = PROTOCOLS["kip-320"]
    (verdict,) = check_runs(protocol, protocol.bounded(), [strong_isr], 12, time_limit=0.2).verdicts
    assert verdict.word is Word.UNKNOWN
    assert "time limit" in verdict.how


def test_no_depth_is_refused() -> None:
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
def test_only_lemmas_that_every_step_keeps_are_used(name: str, false: set[str]) -> None:
    protocol = PROTOCOLS[name]
    found = check_runs(protocol, protocol.bounded(replicas=2), [strong_isr], 3, lemmas=LEMMAS)
    used = {p.name for p in found.lemmas}
    assert not used & false
    assert {"HighWatermarkInLog", "NextIsrWithinIsr"} < used
    with explore(protocol, protocol.bounded(replicas=2), found.lemmas) as space:
        assert {v.word for v in space.verdicts} == {Word.HOLDS}


def test_lemmas_change_no_depth() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    found = check_runs(protocol, protocol.bounded(), [weak_isr, strong_isr], 9, lemmas=LEMMAS)
    assert [v.depth for v in found.verdicts] == [8, 8]


def test_a_lemma_that_is_false_at_first_is_left_aside() -> None:
    protocol = PROTOCOLS["kip-320"]
    (verdict,) = check_runs(protocol, protocol.bounded(replicas=2), [leader_in_isr], 2, lemmas=[leader_in_isr]).verdicts
    assert verdict.depth == 0


def test_what_the_solver_calls_broken_the_rules_have_to_see() -> None:
    protocol = PROTOCOLS["hw-truncation"]

    def wrong(system: System) -> Relation:
        relation = Relation(system)
        relation.claim = lambda holds, claim=relation.claim: negation(claim(holds))  # type: ignore[method-assign]
        return relation

    with pytest.raises(EngineError, match="the rules do not"):
        check_runs(protocol, protocol.bounded(replicas=2), [strong_isr], 2, lemmas=LEMMAS[1:2], relation=wrong)


@pytest.mark.parametrize("depth", [8, 10])
def test_deepest_first_finds_the_loss_and_does_not_call_it_shortest(depth: int) -> None:
    protocol = PROTOCOLS["hw-truncation"]
    found = check_runs(protocol, protocol.bounded(), [strong_isr], depth, deepest_first=True)
    (verdict,) = found.verdicts
    assert verdict.word is Word.VIOLATED
    assert 8 <= (verdict.depth or 0) <= depth  # cut where the property first fails
    assert "perhaps not the shortest" in verdict.how
    assert found.depth == -1, "no depth was decided"


def test_deepest_first_looks_at_every_depth() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    assert depths("hw-truncation", [strong_isr], 7) == [None]
    (verdict,) = check_runs(protocol, protocol.bounded(), [strong_isr], 7, deepest_first=True).verdicts
    assert str(verdict) == "holds: up to depth 7"
    # The start breaks it and no later state does: seen only by looking at runs of no step.
    (first,) = check_runs(protocol, protocol.bounded(), [leader_in_isr], 1, deepest_first=True).verdicts
    assert first.depth == 0


@pytest.mark.slow
def test_five_brokers_and_long_logs_are_within_reach() -> None:
    protocol = PROTOCOLS["hw-truncation"]
    large = protocol.bounded(replicas=5, log_size=6, records=6, epochs=6)
    (verdict,) = check_runs(protocol, large, [strong_isr], 10, lemmas=LEMMAS, deepest_first=True).verdicts
    assert (verdict.word, verdict.depth) == (Word.VIOLATED, 10)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["kip-101", "kip-279"])
def test_the_losses_of_epochs_are_within_reach_there_too(name: str) -> None:
    protocol = PROTOCOLS[name]
    large = protocol.bounded(replicas=5, log_size=6, records=6, epochs=6)
    (verdict,) = check_runs(protocol, large, [strong_isr], 12, lemmas=LEMMAS, deepest_first=True).verdicts
    assert verdict.word is Word.VIOLATED


@pytest.mark.parametrize("name", GENERATIONS)
def test_names_of_replicas_do_not_matter_to_the_generations(name: str) -> None:
    system = watched(PROTOCOLS[name], PROTOCOLS[name].bounded(), [strong_isr])
    relation = Relation(system)
    claim = relation.claim(strong_isr.holds(system, system.space.symbols()))
    assert names_do_not_matter(relation, [claim])


def test_names_matter_where_a_rule_names_one() -> None:
    @action(leader=REPLICA)
    def leader_write(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
        """Only broker 0 may write."""
        yield leader == 0
        yield s.leader[leader] == leader
        yield s.next_record < s.bounds.records
        return s.replace(next_record=s.next_record + 1)

    unfair = PROTOCOLS["kip-320"].variation("unfair", "unfair", "", write=leader_write)
    assert not names_do_not_matter(Relation(watched(unfair, unfair.bounded(), [])), [])
    fair = PROTOCOLS["async-isr"]
    assert not names_do_not_matter(Relation(watched(fair, fair.bounded(), [])), [])
