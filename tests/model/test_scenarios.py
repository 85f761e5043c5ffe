"""Scenarios of single rules: a schedule in, the state out."""

from __future__ import annotations

import pytest
from support.scenarios import enabled, end, schedule

from tideproof.model.runs.replay import ReplayError, Run

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}

# As specified ---------------------------------------------------------------------------------------------------------

COPIED = """ControllerElectLeader b0; BecomeLeader e0 b0; BecomeFollower{rule} e0 b1 b0;
    LeaderWrite b0; FollowerReplicate b1 b0; LeaderIncHighWatermark b0"""
LEADS_AGAIN = (
    COPIED
    + """; ControllerElectLeader b1; ControllerElectLeader b0; BecomeLeader e2 b0;
    BecomeFollower{rule} e2 b1 b0"""
)


def test_the_high_watermark_waits_for_the_last_member_of_the_isr() -> None:
    with pytest.raises(ReplayError, match="step 5, LeaderIncHighWatermark"):
        schedule("kip-101", COPIED.format(rule="TruncateKip101").replace("FollowerReplicate b1 b0;", ""), **TWO)
    s = end(schedule("kip-101", COPIED.format(rule="TruncateKip101"), **TWO))
    assert (s.leo, s.hw) == ((1, 1), (1, 0))  # the follower learns of it with a later fetch


def test_truncating_to_the_own_high_watermark_loses_a_committed_record() -> None:
    s = end(schedule("hw-truncation", LEADS_AGAIN.format(rule="TruncateToHighWatermark"), **TWO))
    assert (s.leo, s.hw) == ((1, 0), (1, 0))


def test_truncating_to_the_epoch_end_keeps_a_committed_record() -> None:
    s = end(schedule("kip-101", LEADS_AGAIN.format(rule="TruncateKip101"), **TWO))
    assert s.leo == (1, 1)


def test_a_deposed_leader_appends_but_later_epochs_do_not_fetch_from_it() -> None:
    follows = "ControllerElectLeader b0; BecomeLeader e0 b0; FencedBecomeFollowerAndTruncate e0 b1 b0; LeaderWrite b0"
    assert "FencedFollowerFetch b1 b0" in enabled(schedule("kip-320", follows, **TWO))
    deposed = schedule("kip-320", f"{follows}; ControllerElectLeader b1; BecomeLeader e1 b1", **TWO)
    assert "LeaderWrite b0" in enabled(deposed)
    assert "FencedFollowerFetch b1 b0" not in enabled(deposed)


# As brokers do it -----------------------------------------------------------------------------------------------------

APPENDED = "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1"
FETCHED_AGAIN = f"{APPENDED}; LeaderParkFetch b1 b0"
ALONE = "LeaderAppend b0; LeaderShrinkIsr b0 b1"


def brokers(steps: str, protocol: str = "kafka-2.5", **more: int) -> Run:
    """The steps of two brokers of a release, of which b0 leads, with a producer that asks for acks=all."""
    return schedule(protocol, steps, **TWO, crashes=1, acks=-1, **more)


def test_a_leader_learns_of_a_copy_with_the_next_fetch() -> None:
    assert end(brokers(APPENDED)).hw == (0, 0)
    s = end(brokers(FETCHED_AGAIN))
    assert (s.remote_leo[0][1], s.hw) == (1, (1, 0))


def test_a_write_with_acks_all_is_acknowledged_below_the_high_watermark() -> None:
    assert "LeaderAcknowledge b0 r1 0" not in enabled(brokers(APPENDED))
    assert end(brokers(f"{FETCHED_AGAIN}; LeaderAcknowledge b0 r1 0")).acked == (True, False)


def test_a_leader_alone_in_the_isr_commits_alone() -> None:
    run = brokers(ALONE)
    assert (end(run).quorum_isr, end(run).hw) == ((True, False), (1, 0))
    assert "LeaderAcknowledge b0 r1 0" in enabled(run)


def test_min_insync_replicas_blocks_writes_of_a_leader_alone() -> None:
    can = enabled(brokers(ALONE, min_insync_replicas=2))
    assert not can & {"LeaderAppend b0", "LeaderAcknowledge b0 r1 0"}
    assert "LeaderAnswerFetch b1 b0" in can


def test_a_caught_up_follower_rejoins_the_isr_with_its_fetch() -> None:
    caught_up = f"{ALONE}; LeaderAnswerFetch b1 b0; FollowerAppend b1"
    assert end(brokers(caught_up)).quorum_isr == (True, False)
    assert end(brokers(f"{caught_up}; LeaderParkFetch b1 b0")).quorum_isr == (True, True)


def test_a_new_leader_discards_a_pending_fetch_response() -> None:
    answered = "LeaderAppend b0; LeaderAnswerFetch b1 b0; ElectPreferred b1"
    assert "FollowerAppend b1" in enabled(brokers(answered))
    run = brokers(f"{answered}; BecomeLeader e1 b1")
    assert "FollowerAppend b1" not in enabled(run)
    assert end(run).leo == (1, 0)


def test_a_former_leader_truncates_records_missing_at_its_successor() -> None:
    follows = "LeaderAppend b0; ElectPreferred b1; BecomeLeader e1 b1; BecomeFollower e1 b0 b1"
    assert (end(brokers(follows)).leo, end(brokers(follows)).truncating) == ((1, 0), (True, False))
    assert end(brokers(f"{follows}; LeaderAnswerEpoch b0 b1; FollowerTruncate b0")).leo == (0, 0)


@pytest.mark.parametrize(("release", "leo", "truncating"), [("kafka-0.10", 0, False), ("kafka-2.5", 1, True)])
def test_after_a_restart_0_10_truncates_and_2_5_requests_the_epoch_end(
    release: str, leo: int, truncating: bool
) -> None:
    s = end(brokers(f"{APPENDED}; CrashAndRestart b1; BecomeFollower e0 b1 b0", release))
    assert (s.leo[1], s.truncating[1]) == (leo, truncating)


def test_an_unclean_election_follows_the_loss_of_the_whole_isr_in_one_epoch() -> None:
    """b0 is alone in the ISR, and is lost with it; the controller looks for any other replica at once."""
    assert "ElectUnclean b1" not in enabled(brokers("LeaderAppend b0", unclean=1))  # b1 is in the ISR
    assert "ElectUnclean b1" not in enabled(brokers(ALONE))
    s = end(brokers(f"{ALONE}; ElectUnclean b1", unclean=1))
    assert (s.quorum_epoch, s.quorum_leader, s.quorum_isr) == (1, 1, (False, True))
