"""What changed in 2.6.1 and 2.7, one scenario a rule: the steps of two brokers, of which b0 leads first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.scenarios import enabled, end, schedule

from tideproof.model.language.algebra import Int, choose, put
from tideproof.model.language.properties import Status
from tideproof.model.protocols.broker.alter_isr import ASKED, GRANTED, NO_CHANGE, AlterIsrState
from tideproof.model.protocols.broker.releases.kafka_0_8 import remote_leos_are_reset
from tideproof.model.protocols.broker.releases.kafka_2_7 import KAFKA_2_7
from tideproof.model.protocols.broker.steps.leading import least_end_in_isr
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.broker import candidate, durable, follower_match
from tideproof.properties.invariants.clients import acked_by_enough

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
OUT = "LeaderAppend b0; LeaderAskShrink b0 b1; ControllerAlterIsr b0; LeaderLearnIsr b0"
"""b0 has a record that b1 has not, and b1 is out of the ISR."""
FETCHED = f"{OUT}; LeaderAnswerFetch b1 b0; FollowerAppend b1"


def brokers(steps: str, release: str = "kafka-2.7", **more: int) -> Run:
    return schedule(release, steps, **{**TWO, **more})


# KAFKA-10706, 2.6.1 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "stays"), [("kafka-2.5", True), ("kafka-2.6.1", False), ("kafka-2.7", False)])
def test_since_2_6_1_an_empty_truncation_removes_an_epoch_without_records(release: str, stays: bool) -> None:
    """b1 leads epoch 1 and writes nothing; then it follows b0, which has no epoch 1, and keeps its empty log."""
    run = brokers(
        "ElectPreferred b1; BecomeLeader e1 b1; ElectPreferred b0; BecomeLeader e2 b0; BecomeFollower e2 b1 b0; "
        "LeaderAnswerEpoch b1 b0; FollowerTruncate b1",
        release,
    )
    assert end(run).leo == (0, 0)
    assert (end(run).epoch_start[1][1] == 0) is stays


# KIP-497, 2.7.0 -------------------------------------------------------------------------------------------------------


def test_a_replica_counts_until_the_leader_learns_that_it_left_the_isr() -> None:
    """b1 is late. Neither the question nor the controller's write moves the high watermark, nor does the answer."""
    for steps, change, known, written in (
        (OUT.rpartition(";")[0].rpartition(";")[0], ASKED, (True, True), (True, True)),
        (OUT.rpartition(";")[0], GRANTED, (True, True), (True, False)),
        (OUT, NO_CHANGE, (True, False), (True, False)),
    ):
        s = end(brokers(steps))
        assert (s.change[0], s.isr[0], s.quorum_isr, s.hw[0]) == (change, known, written, 0)


def test_the_high_watermark_moves_with_the_next_append_after_a_shrink() -> None:
    """KAFKA-13091: b0, alone in the ISR, has committed nothing until it appends again."""
    assert end(brokers(OUT)).hw[0] == 0
    assert end(brokers(f"{OUT}; LeaderAppend b0")).hw[0] == 2


@pytest.mark.parametrize("release", ["kafka-2.7", "kafka-3.9.1"])
def test_a_leader_elected_again_does_not_wait_for_proposed_replicas(release: str) -> None:
    """As brokers of 3.9.1 do (`conform`): the ISR of the request is in place before it tries its high watermark."""
    asked = (
        "ControllerShrinkIsr b1; BecomeLeader e1 b0; BecomeFollower e1 b1 b0; LeaderParkFetch b1 b0; LeaderAppend b0; "
        "PartitionOffline; ElectPreferred b0"
    )
    before = end(brokers(asked, release, epochs=4))
    assert (before.change[0], before.hw[0]) == (ASKED, 0)
    after = end(brokers(f"{asked}; BecomeLeader e3 b0", release, epochs=4))
    assert (after.change[0], after.isr[0], after.hw[0]) == (NO_CHANGE, (True, False), 1)


def test_a_replica_counts_once_the_leader_proposes_it_for_the_isr() -> None:
    """b1 has caught up. From the question on b0 waits for it, though the controller may never hear of it."""
    asked = f"{FETCHED}; LeaderParkFetch b1 b0"
    s = end(brokers(asked))
    assert (s.change[0], s.proposed[0], s.isr[0], s.quorum_isr) == (ASKED, (True, True), (True, False), (True, False))
    assert end(brokers(f"{asked}; LeaderAppend b0")).hw[0] == 1
    s = end(brokers(f"{asked}; ControllerAlterIsr b0; LeaderLearnIsr b0"))
    assert (s.change[0], s.isr[0], s.quorum_isr) == (NO_CHANGE, (True, True), (True, True))


def test_a_leader_proposes_one_isr_change_at_a_time() -> None:
    asked = "LeaderAppend b0; LeaderAskShrink b0 b1"
    assert "LeaderAskShrink b0 b1" not in enabled(brokers(asked))
    assert "LeaderAskShrink b0 b1" in enabled(brokers("LeaderAppend b0"))


def test_isr_changes_of_a_deposed_leader_are_refused() -> None:
    """The controller has elected b1; b0 does not know, receives FENCED_LEADER_EPOCH, and gives up asking."""
    asked = "LeaderAppend b0; LeaderAskShrink b0 b1; ElectPreferred b1"
    assert "ControllerAlterIsr b0" not in enabled(brokers(asked))
    s = end(brokers(f"{asked}; BecomeFollower e1 b0 b1"))
    assert (s.change[0], s.proposed[0]) == (NO_CHANGE, (False, False))


def test_a_granted_isr_change_is_forgotten_with_its_epoch() -> None:
    """b0 did not hear the answer; as leader of epoch 1 it takes the ISR from the request that makes it leader."""
    run = brokers(f"{OUT.rpartition(';')[0]}; PartitionOffline; ElectPreferred b0; BecomeLeader e2 b0")
    assert (end(run).change[0], end(run).isr[0]) == (NO_CHANGE, (True, False))


def test_a_leader_alone_in_the_isr_counts_a_proposed_member_for_acks() -> None:
    """min.insync.replicas is compared with the maximal ISR when a write is acknowledged, and with the ISR before it."""
    bounds = KAFKA_2_7.bounded(**{**TWO, "log_size": 1}, acks=-1, min_insync_replicas=2)
    with explore(KAFKA_2_7, bounds, [acked_by_enough, durable]) as found:
        assert [v.depth for v in found.verdicts] == [8, None]
        assert [v.status for v in found.verdicts] == [Status.VIOLATED, Status.HOLDS]


@pytest.mark.parametrize(("settings", "states"), [({}, 9_738), ({"crashes": 1}, 121_522)])
def test_two_brokers_lose_nothing(settings: dict[str, int], states: int) -> None:
    bounds = KAFKA_2_7.bounded(**TWO, **settings)
    with explore(KAFKA_2_7, bounds, [follower_match]) as found:
        assert (found.distinct_states, found.complete) == (states, True)
        assert found.verdicts[0].status is Status.HOLDS
    with explore(KAFKA_2_7, bounds, [candidate, durable]) as found:
        assert {v.status for v in found.verdicts} == {Status.HOLDS}


def least_end_in_proposed_isr(s: AlterIsrState, leader: int) -> Int:
    """A leader that takes what it asked for as granted."""
    isr = choose(s.change[leader] == NO_CHANGE, s.isr[leader], s.proposed[leader])
    return least_end_in_isr(s.replace(isr=put(s.isr, leader, isr)), leader)


@pytest.mark.parametrize("counts", [least_end_in_isr, least_end_in_proposed_isr])
def test_a_high_watermark_of_less_than_the_maximal_isr_loses_a_record(counts: Callable[..., Int]) -> None:
    """Over the ISR that the leader knows, or over the one that it asked for: the controller may have the other one."""
    mutant = KAFKA_2_7.variation("mutant", "mutant", "mutant", committed_end=counts)
    with explore(mutant, mutant.bounded(**TWO), [candidate, durable]) as found:
        assert {v.status for v in found.verdicts} == {Status.VIOLATED}


# What is left ---------------------------------------------------------------------------------------------------------


def test_the_stale_remote_leo_is_in_2_7() -> None:
    """A leader that skipped an epoch believes what it noted before: as long as in 2.5, and fixed by the same rule."""
    three = {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3}
    with explore(KAFKA_2_7, KAFKA_2_7.bounded(**three), [candidate], stop_when_decided=True) as found:
        assert found.verdicts[0].depth == 11
    fixed = KAFKA_2_7.variation("fixed", "fixed", "fixed", keeps_remote_leos=remote_leos_are_reset)
    with explore(fixed, fixed.bounded(**three), [candidate]) as found:
        assert found.complete
        assert found.verdicts[0].status is Status.HOLDS
