"""`--fail-stop`: a broker that the controller takes for down has stopped. One scenario a rule; b0 leads first."""

from __future__ import annotations

import pytest
from support.scenarios import enabled, end, schedule

from tideproof.counterexamples.views.text import rows_of
from tideproof.model.language.properties import Status
from tideproof.model.protocols.broker.state import FETCHED
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.broker import candidate

TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 4, "fail_stop": 1}
ZOOKEEPER = ("kafka-0.8", "kafka-2.5", "kafka-3.9.1")
KRAFT = ("kafka-3.3-kraft", "kafka-3.8-kraft", "kafka-4.1")
FAILOVER = {**dict.fromkeys(ZOOKEEPER, "ElectAfterFailure b1"), **dict.fromkeys(KRAFT, "ControllerFenceLeader b1")}


def brokers(release: str, steps: str, **more: int) -> Run:
    return schedule(release, steps, **{**TWO, **more})


def acts(run: Run, broker: str) -> set[str]:
    """The steps that have to do with the broker, but for those of the controller."""
    steps = (step.split() for step in enabled(run))
    return {" ".join(s) for s in steps if broker in s and not s[0].startswith(("Elect", "Controller"))}


@pytest.mark.parametrize("release", FAILOVER)
def test_a_failed_leader_takes_no_step(release: str) -> None:
    zombie = enabled(brokers(release, FAILOVER[release], fail_stop=0))
    assert {"LeaderAppend b0", "BecomeFollower e1 b0 b1"} <= zombie
    run = brokers(release, FAILOVER[release])
    assert not acts(run, "b0")
    assert (end(run).down, end(run).leader[0]) == ((True, False), -1)


@pytest.mark.parametrize("release", FAILOVER)
def test_responses_of_a_failed_leader_still_arrive(release: str) -> None:
    s = end(brokers(release, f"LeaderAppend b0; LeaderAnswerFetch b1 b0; {FAILOVER[release]}"))
    assert (s.answer[1], s.answer_record[1]) == (FETCHED, 0)


@pytest.mark.parametrize("release", FAILOVER)
def test_a_failed_broker_restarts_into_the_current_epoch(release: str) -> None:
    failed = f"LeaderAppend b0; {FAILOVER[release]}; BecomeLeader e1 b1"
    assert not acts(brokers(release, failed), "b0")
    back = brokers(release, f"{failed}; CrashAndRestart b0", crashes=1)
    assert (end(back).down, end(back).leo, end(back).epoch) == ((False, False), (1, 0), (0, 1))
    assert "BecomeFollower e1 b0 b1" in enabled(back)


@pytest.mark.parametrize("release", ZOOKEEPER)
def test_with_zookeeper_a_broker_that_is_down_is_not_elected(release: str) -> None:
    gone = "ControllerShrinkIsr b1; PartitionOffline"
    assert not {"ElectPreferred b0", "ElectUnclean b1"} & enabled(brokers(release, gone, unclean=1))
    back = brokers(release, f"{gone}; CrashAndRestart b1", unclean=1, crashes=1)
    assert {"ElectUnclean b1"} == {step for step in enabled(back) if step.startswith("Elect")}


@pytest.mark.parametrize("release", KRAFT)
def test_with_kraft_a_broker_that_is_down_stays_fenced(release: str) -> None:
    gone = "ControllerFenceFollower b1"
    assert "ControllerUnfence b1" in enabled(brokers(release, gone, fail_stop=0))
    assert "ControllerUnfence b1" not in enabled(brokers(release, gone))
    assert "ControllerUnfence b1" in enabled(brokers(release, f"{gone}; CrashAndRestart b1", crashes=1))


@pytest.mark.parametrize("release", ZOOKEEPER)
def test_an_unclean_election_needs_a_failed_isr(release: str) -> None:
    s = end(brokers(release, "ControllerShrinkIsr b1; CrashAndRestart b1; ElectUnclean b1", unclean=1, crashes=1))
    assert (s.down, s.quorum_leader) == ((True, False), 1)


def test_a_failed_leader_forgets_its_proposed_isr() -> None:
    """It would learn the answer when it is down (KIP-497)."""
    s = end(brokers("kafka-3.9.1", "LeaderAppend b0; LeaderAskShrink b0 b1; ControllerAlterIsr b0; PartitionOffline"))
    assert (s.change[0], s.proposed[0]) == (0, (False, False))


def test_a_broker_that_is_down_may_lose_power() -> None:
    lost = "LeaderAppend b0; ElectAfterFailure b1; PowerLoss b0 0"
    s = end(brokers("kafka-2.5", lost, power_losses=1))
    assert (s.down, s.leo) == ((False, False), (0, 0))


THREE = {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3, "fail_stop": 1, "preferred_elections": 0}


@pytest.mark.parametrize(
    ("release", "more", "status", "number"),
    [
        # A leader that missed an epoch reuses remote LEOs: it needs a leader that is replaced and goes on.
        ("kafka-2.5", {"preferred_elections": 1}, Status.VIOLATED, 11),
        ("kafka-2.5", {}, Status.HOLDS, 1_725),
        # A follower that truncates to its high watermark needs no such leader: another one fails.
        ("kafka-0.10", {}, Status.VIOLATED, 9),
        ("kafka-0.11", {}, Status.HOLDS, 1_689),
    ],
)
def test_losses_that_need_a_running_old_leader_disappear(
    release: str, more: dict[str, int], status: Status, number: int
) -> None:
    """Numbers of this model; those without the bounds are in tests of the releases."""
    protocol = PROTOCOLS[release]
    with explore(protocol, protocol.bounded(**{**THREE, **more}), [candidate], stop_when_decided=True) as found:
        verdict = found.verdicts[0]
        assert (verdict.status, verdict.depth or found.distinct_states) == (status, number)


def test_the_table_of_states_marks_brokers_that_are_down() -> None:
    cells = rows_of(brokers("kafka-2.5", "ElectAfterFailure b1"))[-1]
    assert ("down" in cells["b0"], "down" in cells["b1"]) == (True, False)
