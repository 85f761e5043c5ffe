"""What changed from 2.8 to 3.9 with ZooKeeper, one scenario a rule: two brokers, of which b0 leads first."""

from __future__ import annotations

import pytest
from support.configurations import broker_protocol
from support.scenarios import enabled, end, schedule
from support.tiers import daily

from tideproof.model.language.properties import Status
from tideproof.model.protocols.broker.releases.kafka_0_8 import remote_leos_are_reset
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.broker import candidate, durable, follower_match, log_match

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
DIVERGED = "LeaderAppend b0; ElectPreferred b1; BecomeLeader e1 b1; LeaderAppend b1; BecomeFollower e1 b0 b1"
"""b0 has a record of epoch 0, and follows b1, which has one of epoch 1 at the same offset."""
ALONE = "LeaderAppend b0; LeaderAskShrink b0 b1; ControllerAlterIsr b0; LeaderLearnIsr b0"


def brokers(steps: str, release: str = "kafka-2.8.1", **more: int) -> Run:
    return schedule(release, steps, **{**TWO, **more})


# KAFKA-10554, 2.8.0 ---------------------------------------------------------------------------------------------------


def test_a_follower_fetches_immediately_and_truncates_by_the_response() -> None:
    assert end(brokers(DIVERGED, "kafka-2.7")).truncating[0]
    fetching = brokers(DIVERGED)
    assert not end(fetching).truncating[0]
    assert "LeaderAnswerEpoch b0 b1" not in enabled(fetching)
    assert "LeaderParkFetch b0 b1" not in enabled(fetching)
    cut = end(brokers(f"{DIVERGED}; LeaderAnswerDiverging b0 b1; FollowerTruncate b0"))
    assert (cut.leo[0], cut.epoch_start[0]) == (0, (-1, -1, -1))
    assert "LeaderAnswerFetch b0 b1" in enabled(
        brokers(f"{DIVERGED}; LeaderAnswerDiverging b0 b1; FollowerTruncate b0")
    )


@pytest.mark.parametrize(("release", "noted"), [("kafka-2.8", True), ("kafka-2.8.1", False), ("kafka-3.7", False)])
def test_since_2_8_1_a_diverging_fetch_does_not_update_the_remote_leo(release: str, noted: bool) -> None:
    """KAFKA-13141."""
    s = end(brokers(f"{DIVERGED}; LeaderAnswerDiverging b0 b1", release))
    assert (s.remote_leo[1][0], s.hw[1]) == ((1, 1) if noted else (0, 0))


@pytest.mark.parametrize("release", ["kafka-2.8", "kafka-2.8.1", "kafka-3.7"])
def test_a_response_of_an_earlier_epoch_is_compared_by_its_offset(release: str) -> None:
    """KAFKA-18991."""
    away = f"{DIVERGED}; LeaderAnswerDiverging b0 b1; ElectPreferred b0; BecomeLeader e2 b0"
    again = f"{away}; ElectPreferred b1; BecomeFollower e3 b0 b1"
    assert "LateResponseArrive b0 b1" in enabled(brokers(again, release, late_responses=1, epochs=4))


# Later ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "committed"), [("kafka-2.8.1", 0), ("kafka-3.1", 1), ("kafka-3.7", 1)])
def test_since_3_1_learning_the_isr_moves_the_high_watermark(release: str, committed: int) -> None:
    """KAFKA-13091."""
    assert end(brokers(ALONE, release)).hw[0] == committed


@pytest.mark.parametrize(("release", "answers"), [("kafka-3.1", 1), ("kafka-3.4.1", 0)])
def test_since_3_4_1_a_diverging_response_sets_no_high_watermark(release: str, answers: int) -> None:
    """KAFKA-14704. b0 has a1 after what b1 wrote; b1 leads again and answers that epoch 0 ends at 1, and its own hw."""
    run = brokers(
        "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderAppend b0; ElectPreferred b1; "
        "BecomeLeader e1 b1; LeaderAskShrink b1 b0; ControllerAlterIsr b1; LeaderLearnIsr b1; BecomeFollower e1 b0 b1; "
        "LeaderAnswerDiverging b0 b1; FollowerTruncate b0",
        release,
    )
    assert (end(run).leo[0], end(run).hw) == (1, (answers, 1))


BEHIND = "LeaderAppend b0; ElectAfterFailure b1; BecomeLeader e1 b1; LeaderAppend b1; BecomeFollower e1 b0 b1"
"""b0 has r1 of epoch 0; b1 leads alone in epoch 1, and has committed r2 at the same offset."""
TAKEN = f"{BEHIND}; LeaderAnswerDiverging b0 b1; FollowerTakeHighWatermark b0"


@pytest.mark.parametrize("release", ["kafka-2.8", "kafka-2.8.1", "kafka-3.1"])
def test_with_late_truncations_a_follower_shows_records_it_will_truncate(release: str) -> None:
    """KAFKA-14704 as it was reported: the high watermark is above a record that the leader does not have."""
    run = brokers(TAKEN, release, late_truncations=1)
    assert (end(run).hw, end(run).leo, end(run).log[0][0], end(run).log[1][0]) == ((1, 1), (1, 1), 0, 1)
    assert "FollowerTakeHighWatermark b0" not in enabled(run)  # once a response
    assert end(brokers(f"{TAKEN}; FollowerTruncate b0", release, late_truncations=1)).hw == (0, 1)


def test_a_broker_elected_before_it_truncates_keeps_the_high_watermark() -> None:
    """The fetcher thread releases its lock in between; the response is void for a broker that leads."""
    run = brokers(f"{TAKEN}; ElectUnclean b0; BecomeLeader e2 b0", late_truncations=1, unclean=1)
    assert (end(run).hw[0], end(run).leo[0], end(run).log[0][0]) == (1, 1, 0)
    assert "FollowerTruncate b0" not in enabled(run)


def test_without_late_truncations_truncating_is_one_step() -> None:
    assert "FollowerTakeHighWatermark b0" not in enabled(brokers(f"{BEHIND}; LeaderAnswerDiverging b0 b1"))
    assert "FollowerTakeHighWatermark b0" not in enabled(
        brokers(f"{BEHIND}; LeaderAnswerDiverging b0 b1", "kafka-3.4.1", late_truncations=1)
    )


@pytest.mark.parametrize(("release", "committed"), [("kafka-3.4.1", 1), ("kafka-3.7", 0)])
def test_since_3_7_no_high_watermark_rises_while_the_isr_is_too_small(release: str, committed: int) -> None:
    """KAFKA-15583."""
    assert end(brokers(ALONE, release, min_insync_replicas=2)).hw[0] == committed
    asked_back = f"{ALONE}; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0"
    assert end(brokers(asked_back, release, min_insync_replicas=2)).hw[0] == committed
    assert end(brokers(f"{asked_back}; ControllerAlterIsr b0; LeaderLearnIsr b0", release, min_insync_replicas=2)).hw[0]


def test_min_insync_replicas_is_never_more_than_the_replicas() -> None:
    """Partition.effectiveMinIsr, 3.7.0."""
    assert end(brokers("LeaderAppend b0", "kafka-3.7", replicas=1, min_insync_replicas=2)).hw[0] == 1


# Verdicts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("release", "states"), [("kafka-2.8.1", 8_603), ("kafka-3.1", 7_783), ("kafka-3.4.1", 7_754), ("kafka-3.7", 7_754)]
)
def test_two_brokers_lose_nothing(release: str, states: int) -> None:
    protocol = broker_protocol(release)
    with explore(protocol, protocol.bounded(**TWO), [follower_match, log_match]) as found:
        assert (found.distinct_states, found.complete) == (states, True)
        assert {v.status for v in found.verdicts} == {Status.HOLDS}
    with explore(protocol, protocol.bounded(**TWO), [candidate, durable]) as found:
        assert {v.status for v in found.verdicts} == {Status.HOLDS}


def test_two_brokers_of_2_8_0_lose_records() -> None:
    """KAFKA-13141."""
    protocol = broker_protocol("kafka-2.8")
    with explore(protocol, protocol.bounded(**TWO), [candidate, durable]) as found:
        assert [v.depth for v in found.verdicts] == [6, 8]


LATER = ["kafka-2.8.1", "kafka-4.1", "kafka-3.1", "kafka-3.7", "kafka-3.3-kraft", "kafka-3.6-kraft"]


@pytest.mark.parametrize("release", daily(LATER[:1], LATER))
def test_the_stale_remote_leo_is_in_every_release_and_fixed_by_the_same_rule(release: str) -> None:
    """With KRaft, a leader that reads several records at once as one change skips the epoch in which another led."""
    protocol = broker_protocol(release)
    three = protocol.bounded(replicas=3, log_size=1, records=1, epochs=3)
    with explore(protocol, three, [candidate], stop_when_decided=True) as found:
        assert found.verdicts[0].depth == 11
    fixed = protocol.variation("fixed", "fixed", "fixed", keeps_remote_leos=remote_leos_are_reset)
    with explore(fixed, three, [candidate]) as found:
        assert found.complete
        assert found.verdicts[0].status is Status.HOLDS
