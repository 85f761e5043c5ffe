"""Brokers with the KRaft controller, one scenario a rule: two brokers, of which b0 leads first."""

from __future__ import annotations

import pytest
from support.configurations import broker_protocol
from support.scenarios import enabled, end, schedule
from support.tiers import daily

from tideproof.model.language.properties import Status
from tideproof.model.protocols.broker.alter_isr import ASKED, NO_CHANGE, REFUSED
from tideproof.model.protocols.broker.releases import KRAFT_BROKER_GENERATIONS
from tideproof.model.protocols.broker.state import FETCHED, IDLE
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.broker import candidate, durable, follower_match, log_match

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 4}
GENERATIONS = [p.name for p in KRAFT_BROKER_GENERATIONS]
UP_TO_3_5 = ("kafka-3.3-kraft", "kafka-3.4.1-kraft", "kafka-3.5-kraft")
FENCED = "ControllerFenceFollower b1"
NOBODY_LEADS = "ControllerFenceFollower b1; ControllerFenceLast"


def brokers(steps: str, release: str = "kafka-3.8-kraft", **more: int) -> Run:
    return schedule(release, steps, **{**TWO, **more})


def asks_for(release: str) -> str:
    """The steps by which b0 asks for b1, which was fenced and is not any more, to be in the ISR again."""
    in_epoch = "read_isr" in PROTOCOLS[release].slots
    knows = "LeaderReadIsr b0" if in_epoch else "BecomeLeader e1 b0; BecomeFollower e1 b1 b0"
    return f"{FENCED}; {knows}; ControllerUnfence b1; LeaderParkFetch b1 b0"


# Fencing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("release", GENERATIONS)
def test_a_fenced_follower_leaves_the_isr(release: str) -> None:
    """Up to 3.5 that is a new leader epoch; since 3.6 the leader reads of it in its epoch (KAFKA-15021)."""
    s = end(brokers(FENCED, release))
    in_epoch = release not in UP_TO_3_5
    assert (s.quorum_isr, s.quorum_epoch, s.fenced) == ((True, False), 0 if in_epoch else 1, (False, True))
    assert ("LeaderReadIsr b0" in enabled(brokers(FENCED, release))) is in_epoch
    assert ("BecomeLeader e1 b0" in enabled(brokers(FENCED, release))) is not in_epoch


@pytest.mark.parametrize("release", GENERATIONS)
def test_another_member_is_elected_where_there_is_one(release: str) -> None:
    s = end(brokers("ControllerFenceLeader b1", release))
    assert (s.quorum_leader, s.quorum_isr, s.fenced) == (1, (False, True), (True, False))
    last = end(brokers(NOBODY_LEADS, release))
    assert (last.quorum_leader, last.fenced) == (-1, (True, True))
    stays = release != "kafka-4.1"
    assert last.quorum_isr == (stays, False)


@pytest.mark.parametrize("release", GENERATIONS)
def test_brokers_learn_that_there_is_no_leader(release: str) -> None:
    """KAFKA-13161: b0 ceases to lead, and b1 to follow; a broker may skip it as well."""
    run = brokers(f"{NOBODY_LEADS}; BecomeLeaderless e2 b0" if release in UP_TO_3_5 else
                  f"{NOBODY_LEADS}; BecomeLeaderless e1 b0", release)  # fmt: skip
    assert (end(run).leader[0], end(run).isr[0], end(run).change[0]) == (-1, (False, False), NO_CHANGE)
    assert "LeaderAppend b0" not in enabled(run)


@pytest.mark.parametrize("release", GENERATIONS)
def test_responses_become_late_when_a_broker_becomes_leaderless(release: str) -> None:
    """As with any change of role: the request stays under way when the partition leaves the fetcher thread."""
    epoch = 2 if release in UP_TO_3_5 else 1
    sent = f"LeaderAppend b0; LeaderAnswerFetch b1 b0; {NOBODY_LEADS}; BecomeLeaderless e{epoch} b1"
    s = end(brokers(sent, release, late_responses=1))
    assert (s.answer[1], s.late_response[1][0], s.late_record[1][0]) == (IDLE, FETCHED, 0)
    assert (s.requested_offset[1][0], s.requested_epoch[1][0]) == (0, 0)


RESTARTS = [(p, s) for p in GENERATIONS for s in ("Crash", "Stop") if p == "kafka-4.1" or s == "Crash"]


@pytest.mark.parametrize(("release", "restart"), RESTARTS)
def test_a_restarted_leader_forgets_its_proposed_isr(release: str, restart: str) -> None:
    """It would learn the answer as a follower, and move its high watermark."""
    asked = f"LeaderAppend b0; LeaderAskShrink b0 b1; ControllerFenceLeader b1; {restart}AndRestart b0"
    run = brokers(asked, release, crashes=1)
    assert (end(run).change[0], end(run).proposed[0]) == (NO_CHANGE, (False, False))


@pytest.mark.parametrize("release", GENERATIONS)
def test_the_last_isr_member_leads_again_when_unfenced(release: str) -> None:
    s = end(brokers(f"{NOBODY_LEADS}; ControllerUnfence b0", release))
    assert (s.quorum_leader, s.quorum_isr, s.fenced) == (0, (True, False), (False, True))
    other = end(brokers(f"{NOBODY_LEADS}; ControllerUnfence b1", release))
    assert other.quorum_leader == -1


@pytest.mark.parametrize("release", GENERATIONS)
def test_a_broker_restarts_only_after_it_is_fenced(release: str) -> None:
    assert "CrashAndRestart b1" not in enabled(brokers("LeaderAppend b0", release, crashes=1))
    assert "CrashAndRestart b1" in enabled(brokers(FENCED, release, crashes=1))


# The ISR --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("release", GENERATIONS)
def test_no_fenced_broker_joins_the_isr(release: str) -> None:
    """KIP-841. The leader waits for the replica until it knows that it was refused."""
    run = brokers(f"{asks_for(release)}; {FENCED}", release)
    assert "ControllerAlterIsr b0" not in enabled(run)
    refused = brokers(f"{asks_for(release)}; {FENCED}; ControllerRefuseIsr b0", release)
    assert (end(refused).change[0], end(refused).proposed[0]) == (REFUSED, (True, True))
    after = end(brokers(f"{asks_for(release)}; {FENCED}; ControllerRefuseIsr b0; LeaderLearnRefusal b0", release))
    assert (after.change[0], after.proposed[0], after.isr[0]) == (NO_CHANGE, (False, False), (True, False))


@pytest.mark.parametrize("release", GENERATIONS)
def test_since_3_5_a_restarted_replica_needs_to_catch_up_to_join_the_isr(release: str) -> None:
    """KIP-903, KAFKA-14139."""
    back = f"{asks_for(release)}; {FENCED}; CrashAndRestart b1; ControllerUnfence b1"
    can = enabled(brokers(back, release, crashes=1))
    refuses = release not in ("kafka-3.3-kraft", "kafka-3.4.1-kraft")
    assert ("ControllerRefuseIsr b0" in can, "ControllerAlterIsr b0" in can) == (refuses, not refuses)


@pytest.mark.parametrize("release", UP_TO_3_5)
def test_up_to_3_5_a_granted_shrink_is_a_new_leader_epoch(release: str) -> None:
    """The leader ignores an answer of a later epoch."""
    s = end(brokers("LeaderAppend b0; LeaderAskShrink b0 b1; ControllerAlterIsr b0", release))
    assert (s.quorum_epoch, s.quorum_leader, s.quorum_isr, s.change[0]) == (1, 0, (True, False), ASKED)


def test_since_3_6_isr_changes_wait_until_the_leader_knows_the_isr() -> None:
    """It asked with the partition epoch before; b2 has left the ISR in the meantime."""
    asked = "LeaderAppend b0; LeaderAskShrink b0 b1; ControllerFenceFollower b2"
    assert not {"ControllerAlterIsr b0", "ControllerRefuseIsr b0"} & enabled(brokers(asked, replicas=3))
    s = end(brokers(f"{asked}; LeaderReadIsr b0", replicas=3))
    assert (s.isr[0], s.change[0], s.isr_is_news) == ((True, True, False), NO_CHANGE, False)


# Eligible leader replicas ---------------------------------------------------------------------------------------------


def elr(steps: str, **more: int) -> Run:
    return brokers(steps, "kafka-4.1", **{"min_insync_replicas": 2, **more})


def test_replicas_that_leave_a_too_small_isr_become_eligible() -> None:
    assert end(elr(FENCED)).elr == (False, True)
    assert end(elr(FENCED, min_insync_replicas=1)).elr == (False, False)
    last = end(elr(NOBODY_LEADS))
    assert (last.quorum_isr, last.elr, last.last_leader) == ((False, False), (True, True), 0)


def test_an_eligible_replica_is_elected_if_the_isr_is_empty() -> None:
    s = end(elr(f"{NOBODY_LEADS}; ControllerUnfence b1"))
    assert (s.quorum_leader, s.quorum_isr, s.elr, s.last_leader) == (1, (False, True), (True, False), -1)


def test_an_isr_with_enough_members_leaves_no_replica_eligible() -> None:
    joined = f"{asks_for('kafka-4.1')}; ControllerAlterIsr b0"
    assert end(elr(asks_for("kafka-4.1"))).elr == (False, True)
    assert end(elr(joined)).elr == (False, False)


def test_only_an_unclean_stop_ends_eligibility() -> None:
    assert end(elr(f"{FENCED}; StopAndRestart b1", crashes=1)).elr == (False, True)
    assert end(elr(f"{FENCED}; CrashAndRestart b1", crashes=1)).elr == (False, False)
    assert end(elr(f"{FENCED}; PowerLoss b1 0", power_losses=1)).elr == (False, False)


def test_without_eligible_replicas_the_last_leader_is_elected() -> None:
    lost = f"{FENCED}; CrashAndRestart b1; ControllerFenceLast; CrashAndRestart b0"
    assert end(elr(f"{lost}; ControllerUnfence b1", crashes=2)).quorum_leader == -1
    s = end(elr(f"{lost}; ControllerUnfence b0", crashes=2))
    assert (s.quorum_leader, s.quorum_isr, s.elr) == (0, (True, False), (False, False))
    # b0 runs again already when b1, the last one that was eligible, comes back.
    waits = f"{NOBODY_LEADS}; CrashAndRestart b0; ControllerUnfence b0; CrashAndRestart b1"
    assert end(elr(waits, crashes=2)).quorum_leader == 0


# Verdicts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("release", "states"),
    daily({"kafka-3.3-kraft", "kafka-4.1"}, [
        ("kafka-3.3-kraft", 14_844),
        ("kafka-3.4.1-kraft", 14_778),
        ("kafka-3.5-kraft", 14_778),
        ("kafka-3.6-kraft", 20_026),
        ("kafka-3.7-kraft", 20_026),
        ("kafka-3.8-kraft", 20_026),
        ("kafka-4.1", 20_026),
    ]),
)  # fmt: skip
def test_two_brokers_that_are_fenced_lose_nothing(release: str, states: int) -> None:
    protocol = broker_protocol(release)
    with explore(protocol, protocol.bounded(**{**TWO, "epochs": 3}), [candidate, durable, follower_match]) as found:
        assert (found.distinct_states, found.complete) == (states, True)
        assert {v.status for v in found.verdicts} == {Status.HOLDS}


@pytest.mark.parametrize("release", daily({"kafka-3.3-kraft", "kafka-3.4.1-kraft", "kafka-4.1"}, GENERATIONS))
def test_two_brokers_that_crash_lose_nothing(release: str) -> None:
    """Up to 3.4.0 a follower may take a high watermark over records that it has yet to truncate (KAFKA-14704)."""
    protocol = broker_protocol(release)
    with explore(protocol, protocol.bounded(**TWO, crashes=1), [candidate, durable, log_match]) as found:
        assert found.complete
        matches = Status.VIOLATED if release == "kafka-3.3-kraft" else Status.HOLDS
        assert [v.status for v in found.verdicts] == [Status.HOLDS, Status.HOLDS, matches]


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("release", "crash", "power_loss"),
    # States with a crash; with a power loss states, or steps to a violation.
    [
        ("kafka-3.3-kraft", 1_808_978, 13),
        ("kafka-3.4.1-kraft", 1_808_057, 13),
        ("kafka-3.5-kraft", 1_796_243, 313_107),
        ("kafka-3.6-kraft", 14_290_830, 6),
        ("kafka-3.7-kraft", 14_290_830, 9),
        ("kafka-4.1", 14_335_262, 14_792_660),
    ],
)
def test_three_kraft_brokers_with_crashes_and_power_losses(release: str, crash: int, power_loss: int) -> None:
    protocol = broker_protocol(release)
    three = {"replicas": 3, "log_size": 1, "records": 1}
    with explore(protocol, protocol.bounded(**three, epochs=3, crashes=1), [durable]) as found:
        assert (found.verdicts[0].status, found.distinct_states) == (Status.HOLDS, crash)
    few = protocol.bounded(**three, epochs=2, power_losses=1, min_insync_replicas=2)
    with explore(protocol, few, [candidate], stop_when_decided=True) as found:
        assert (found.verdicts[0].depth or found.distinct_states) == power_loss


POWER = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 4, "min_insync_replicas": 2}


@pytest.mark.parametrize(
    ("release", "depths"),
    daily({"kafka-3.6-kraft", "kafka-3.8-kraft", "kafka-4.1"}, [
        ("kafka-3.3-kraft", [5, 7]),
        ("kafka-3.6-kraft", [5, 7]),
        ("kafka-3.7-kraft", [7, 9]),
        ("kafka-3.8-kraft", [7, 9]),
        ("kafka-4.1", [None, None]),
    ]),
)  # fmt: skip
def test_up_to_4_0_a_power_loss_of_the_last_replica_loses_records(release: str, depths: list[int | None]) -> None:
    """KIP-966: with min.insync.replicas 2 one loss of power costs nothing where eligible leader replicas are on."""
    protocol = broker_protocol(release)
    with explore(protocol, protocol.bounded(**POWER, power_losses=1), [candidate, durable]) as found:
        assert found.complete
        assert [v.depth for v in found.verdicts] == depths


def test_elr_loses_records_if_min_insync_replicas_brokers_stop_uncleanly() -> None:
    protocol = broker_protocol("kafka-4.1")
    with explore(protocol, protocol.bounded(**POWER, power_losses=1, crashes=1), [candidate, durable]) as found:
        assert [v.depth for v in found.verdicts] == [9, 10]
    alone = protocol.bounded(**{**POWER, "min_insync_replicas": 1}, power_losses=1)
    with explore(protocol, alone, [candidate, durable]) as found:
        assert [v.depth for v in found.verdicts] == [6, 7]
