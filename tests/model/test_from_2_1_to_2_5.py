"""What changed from 2.1.0 to 2.5.0, one scenario a rule: the steps of two brokers, of which b0 leads first."""

from __future__ import annotations

from itertools import pairwise

import pytest
from support.scenarios import enabled, end, schedule

from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
COPIED = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1"
COMMITTED = f"{COPIED}; LeaderParkFetch b1 b0"
RELEASES = [p.name for p in BROKER_GENERATIONS]
FROM_2_1 = RELEASES[RELEASES.index("kafka-2.1") : RELEASES.index("kafka-2.8")]
"""Those in which a follower truncates before it fetches."""


def since(release: str) -> list[tuple[str, bool]]:
    """The releases from 2.1 on, each with whether it has what came with this one."""
    first = FROM_2_1.index(release)
    return [(name, at >= first) for at, name in enumerate(FROM_2_1)]


def brokers(release: str, steps: str, **more: int) -> Run:
    return schedule(release, steps, **{**TWO, **more})


# KAFKA-7786, 2.1.1 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "compares"), since("kafka-2.1.1"))
def test_since_2_1_1_responses_to_an_earlier_epoch_are_ignored(release: str, compares: bool) -> None:
    """b1 comes back, asks b0 where epoch 0 ends, and hears that b0 leads epoch 2 before the answer is there."""
    asked = f"{COPIED}; CrashAndRestart b1; BecomeFollower e0 b1 b0; LeaderAnswerEpoch b1 b0"
    late = f"{asked}; ElectPreferred b1; ElectPreferred b0; BecomeFollower e2 b1 b0"
    can = enabled(brokers(release, late, late_responses=1, crashes=1))
    assert "LateResponseLost b1 b0" in can
    assert ("LateResponseArrive b1 b0" not in can) is compares


# KIP-207, 2.2.0 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "waits"), since("kafka-2.2"))
def test_since_2_2_a_new_leader_delays_list_offsets_until_it_has_caught_up(release: str, waits: bool) -> None:
    """b0 has committed a record and answered a consumer; b1, elected, has the record, but not the high watermark."""
    acked = f"{COMMITTED}; ConsumerAskLatest b0; ElectPreferred b1; BecomeLeader e1 b1"
    run = brokers(release, acked, consumers=1)
    assert (end(run).latest, end(run).hw) == (1, (1, 0))
    assert ("ConsumerAskLatest b1" not in enabled(run)) is waits
    caught_up = f"{acked}; BecomeFollower e1 b0 b1; LeaderAnswerEpoch b0 b1; FollowerTruncate b0; LeaderParkFetch b0 b1"
    assert end(brokers(release, caught_up, consumers=1)).hw == (1, 1)


@pytest.mark.parametrize(("release", "waits"), since("kafka-2.2"))
def test_since_2_2_a_restarted_leader_of_the_same_epoch_delays_list_offsets(release: str, waits: bool) -> None:
    """Its epoch began at 0, but it began to lead with a record: Kafka compares with the latter."""
    acked = f"{COMMITTED}; ConsumerAskLatest b0; CrashAndRestart b0; BecomeLeader e0 b0"
    run = brokers(release, acked, consumers=1, crashes=1)
    assert (end(run).epoch_start[0][0], end(run).leads_from[0], end(run).hw[0]) == (0, 1, 0)
    assert ("ConsumerAskLatest b0" not in enabled(run)) is waits
    heard = f"{acked}; LeaderParkFetch b1 b0; ConsumerRead b0"
    assert end(brokers(release, heard, consumers=1, crashes=1)).position == 1


# The high watermark after a truncation, 2.4.0 -------------------------------------------------------------------------

BELOW = (
    f"{COMMITTED}; LeaderAnswerEmpty b1 b0; FollowerAppend b1; ControllerShrinkIsr b1; BecomeLeader e1 b0; "
    "LeaderAppend b0; ElectUnclean b1; BecomeLeader e2 b1; BecomeFollower e2 b0 b1; LeaderAnswerEpoch b0 b1; "
    "FollowerTruncate b0"
)
"""b0 has committed two records, b1 has one of them and is elected unclean; b0 truncates."""
UNCLEAN = {"epochs": 4, "unclean": 1, "crashes": 1}


@pytest.mark.parametrize(("release", "cut"), since("kafka-2.4"))
def test_since_2_4_a_truncation_lowers_the_high_watermark(release: str, cut: bool) -> None:
    truncated = end(brokers(release, BELOW, **UNCLEAN))
    assert (truncated.leo, truncated.hw) == ((1, 1), (1 if cut else 2, 1))
    # A response does, in each release, and so does a restart.
    written = end(brokers(release, f"{BELOW}; CheckpointHighWatermark b0; CrashAndRestart b0", **UNCLEAN))
    assert (written.hw_checkpoint[0], written.hw[0]) == (1 if cut else 2, 1)
    if not cut:
        heard = f"{BELOW}; LeaderParkFetch b0 b1; LeaderAnswerEmpty b0 b1; FollowerAppend b0"
        assert end(brokers(release, heard, **UNCLEAN)).hw == (1, 1)


@pytest.mark.parametrize(("release", "cut"), [case for case in since("kafka-2.4") if case[0] != "kafka-2.7"])
def test_up_to_2_3_a_leader_resets_a_high_watermark_beyond_its_log(release: str, cut: bool) -> None:
    """b0 joins the ISR before it has heard of the high watermark, is elected, and begins with its log start."""
    elected = f"{BELOW}; LeaderParkFetch b0 b1; ElectPreferred b0; BecomeLeader e3 b0"
    assert end(brokers(release, elected, **UNCLEAN)).hw == (1 if cut else 0, 1)


# KAFKA-9491, 2.4.0 and 2.4.1 ------------------------------------------------------------------------------------------

DELETED = f"{COMMITTED}; DeleteRecords b0 1"


@pytest.mark.parametrize(("release", "bounded"), since("kafka-2.4"))
def test_since_2_4_a_response_takes_no_high_watermark_below_the_log_start(release: str, bounded: bool) -> None:
    """b0 deletes what it has committed; b1 leads, whose high watermark lags, and its response takes b0's back."""
    follows = "ElectPreferred b1; BecomeLeader e1 b1; BecomeFollower e1 b0 b1; LeaderAnswerEpoch b0 b1"
    written = f"{DELETED}; {follows}; FollowerTruncate b0; LeaderAppend b1; LeaderAnswerFetch b0 b1; FollowerAppend b0"
    s = end(brokers(release, written, delete_records=1))
    assert s.log_start[0] == 1
    assert s.hw[0] == (1 if bounded else 0)


@pytest.mark.parametrize(("release", "raised"), since("kafka-2.4.1"))
def test_since_2_4_1_starting_anew_moves_the_high_watermark(release: str, raised: bool) -> None:
    """b1 has nothing, and b0, alone in the ISR, has committed a record and deleted it."""
    alone = "LeaderShrinkIsr b0 b1"
    if release == "kafka-2.7":  # the controller changes the ISR, and the high watermark moves at the next append
        alone = "LeaderAskShrink b0 b1; ControllerAlterIsr b0; LeaderLearnIsr b0; LeaderAppend b0"
    deleted = f"LeaderAppend b0; {alone}; DeleteRecords b0 1; FollowerStartsAnew b1 b0"
    s = end(brokers(release, deleted, delete_records=1))
    assert (s.leo[1], s.log_start[1]) == (1, 1)
    assert s.hw[1] == (1 if raised else 0)


# KAFKA-9807, 2.4.0 and 2.5.0 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("release", "moved_by"),
    [
        ("kafka-2.0.1", {"a fetch", "an append"}),
        ("kafka-2.1", {"an append"}),
        ("kafka-2.1.1", {"an append"}),
        ("kafka-2.2", {"an append"}),
        ("kafka-2.4", {"a fetch", "an append"}),
        ("kafka-2.4.1", {"a fetch", "an append"}),
        ("kafka-2.5", set()),
    ],
)
def test_steps_that_move_the_high_watermark_between_two_reads(release: str, moved_by: set[str]) -> None:
    """b1 has a record of an open transaction; its next fetch, or an append of b0 alone, moves b0's high watermark."""
    transactional = {"acks": -1, "transactions": 1, "consumers": 1, "read_committed": 1}
    copied = "AppendInTransaction b0 t0; LeaderAnswerFetch b1 b0; FollowerAppend b1"
    fetch = "ConsumerReadBetweenReadings b0 b1" in enabled(brokers(release, copied, **transactional))
    alone = brokers(release, "ElectPreferred b1; ElectAfterFailure b0; BecomeLeader e2 b0", **transactional)
    append = "ConsumerReadDuringAppend b0 t0" in enabled(alone)
    assert {name for name, can in (("a fetch", fetch), ("an append", append)) if can} == moved_by


# KAFKA-9338, 2.5.0 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "fenced"), since("kafka-2.5"))
def test_since_2_5_fetches_of_an_earlier_epoch_are_refused(release: str, fenced: bool) -> None:
    """b0 leads again, in epoch 2; b1 has heard of neither election, and goes on fetching in its session."""
    zombie = "ElectPreferred b1; ElectPreferred b0; BecomeLeader e2 b0; LeaderAppend b0"
    run = brokers(release, zombie)
    assert end(run).epoch == (2, 0)
    assert ("LeaderAnswerFetch b1 b0" not in enabled(run)) is fenced


# One page a difference ------------------------------------------------------------------------------------------------


def test_consecutive_releases_differ_in_a_rule_or_a_step() -> None:
    for earlier, later in pairwise(RELEASES[RELEASES.index("kafka-2.1") :]):
        a, b = PROTOCOLS[earlier], PROTOCOLS[later]
        assert isinstance(a, BrokerProtocol)
        assert isinstance(b, BrokerProtocol)
        assert a.rules != b.rules or a.steps != b.steps
