"""The findings, on a cluster with a real controller."""

from __future__ import annotations

import json
from contextlib import nullcontext
from typing import Any
from unittest.mock import Mock

import pytest
from support.cli import Cli
from support.real_kafka import fetched

from tideproof.cli.commands import findings
from tideproof.cli.commands.findings import FINDINGS
from tideproof.conformance import eligible_after_removal, folders, position_by_end_offset, stale_remote_leo
from tideproof.conformance.eligible_after_removal import EligibleAfterRemoval
from tideproof.conformance.kraft import KRaft, Scripted
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.position_by_end_offset import LAST, Consumer, SkippedRecords
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.stale_remote_leo import StaleRemoteLeo

KEPT, LOST = [("a@e0",), (), ()], [(), (), ()]
LOG = ("a@e0", "b@e0", LAST)
SKIPS, READS_ALL = [(0, "c@e1"), (2, LAST)], list(enumerate(LOG))


def run_on_fakes(cli: Cli, monkeypatch: pytest.MonkeyPatch, outcome: Any, *options: str) -> Any:
    """The outcome of a run, or those of several."""
    script = Mock(side_effect=outcome if isinstance(outcome, list) else [outcome])
    monkeypatch.setattr(findings, "jars_of", Mock())
    monkeypatch.setattr(findings, "FINDINGS", {"stale-remote-leo": script})
    return cli("findings", "stale-remote-leo", "--on", "kafka:4.3.0", *options)


@pytest.mark.parametrize(
    ("outcome", "status", "said"),
    [
        (StaleRemoteLeo(False, error=0, logs=LOST), 0, "no broker has it any more"),
        (StaleRemoteLeo(False, error=0, logs=KEPT), 1, "acknowledged, and is there"),
        (StaleRemoteLeo(False, error=None, logs=LOST), 1, "was not acknowledged"),
        (StaleRemoteLeo(True, error=6, logs=LOST), 0, "was not acknowledged"),
        (StaleRemoteLeo(True, error=0, logs=LOST), 1, "no broker has it any more"),
        (StaleRemoteLeo(True, error=0, logs=KEPT), 1, "acknowledged, and is there"),
        (StaleRemoteLeo(True, error=None, logs=LOST), 1, "was not acknowledged"),
        (EligibleAfterRemoval(False, error=0, logs=LOST), 0, "no broker has it any more"),
        (EligibleAfterRemoval(False, error=0, logs=KEPT), 1, "The record is there"),
        (EligibleAfterRemoval(True, error=0, logs=KEPT), 0, "The record is there"),
        (EligibleAfterRemoval(True, error=0, logs=LOST), 1, "no broker has it any more"),
        (EligibleAfterRemoval(True, error=19, logs=LOST), 1, "was not acknowledged"),
        (SkippedRecords(False, read=SKIPS, log=LOG), 0, "was never given a@e0, b@e0"),
        (SkippedRecords(False, read=READS_ALL, log=LOG), 1, "skipped nothing"),
        (SkippedRecords(True, read=READS_ALL, log=LOG), 0, "skipped nothing"),
        (SkippedRecords(True, read=SKIPS, log=LOG), 1, "was never given a@e0, b@e0"),
        (SkippedRecords(True, read=READS_ALL[:1], log=LOG), 1, "did not go on"),
        (SkippedRecords(True, read=READS_ALL, log=LOG, failure="OffsetOutOfRangeException"), 1, "The consumer ended"),
    ],
)
def test_a_finding_that_does_not_happen_and_a_control_that_goes_wrong_are_failures(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, outcome: Scripted, status: int, said: str
) -> None:
    ran = run_on_fakes(cli, monkeypatch, outcome, *(["--control"] if outcome.control else []))
    text = " ".join(ran.stdout.split())
    assert ran.returncode == status and said in text
    of = "control" if outcome.control else "finding"
    assert (f"1 of 1 runs did not end as the {of} says" in text) == (status == 1)


def test_a_finding_without_an_answer_says_nothing_and_a_cluster_that_does_not_start_is_one_line(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run_on_fakes(cli, monkeypatch, NoAnswer("b0 does not lead within 60 s"))
    assert ran.returncode == 3 and "Given up: b0 does not lead within 60 s." in ran.stdout
    ended = BrokerEnded("b0.log: ended with status 1: Address already in use")
    ran = run_on_fakes(cli, monkeypatch, ended)
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1 and "Address already in use" in ran.stderr

    lost = StaleRemoteLeo(False, error=0, logs=LOST)
    ran = run_on_fakes(cli, monkeypatch, [lost, ended], "--repeat", "3", "--json")
    said = json.loads(ran.stdout)
    assert (ran.returncode, said["happened"], len(said["runs"])) == (3, 1, 1)
    assert said["given_up"].startswith("b0.log: ended")
    monkeypatch.setattr(folders, "LEAST_FREE", 2**70)
    ran = run_on_fakes(cli, monkeypatch, NoAnswer("b0 does not lead"))
    assert "the disk is full" in ran.stdout and "; then b0 does not lead." in " ".join(ran.stdout.split())


def answering(answer: dict[str, Any] | Exception) -> Mock:
    """A cluster of fakes on which the stale remote LEO comes as far as the answer to the producer."""
    cluster = Mock(nodes={0: Mock(), 1: Mock(log=Mock(side_effect=[("a@e0",), ()])), 2: Mock()})
    cluster.fronts = cluster.gates = {b: Mock() for b in range(3)}
    cluster.leads.side_effect, cluster.log_end.return_value = [True, True, False, True], 1
    cluster.produce.return_value.answer.side_effect = [answer]
    cluster.isr_known_by.side_effect = [[0, 1, 2], [0, 1]]
    cluster.leader_known_by.return_value = 0
    return cluster


def test_a_leader_that_does_not_take_the_record_for_committed_has_time_to_say_so() -> None:
    """It counts from when it knows that it leads again; what would come next needs b1 in the ISR."""
    error_20 = {"Responses": [{"PartitionResponses": [{"ErrorCode": 20}]}]}
    cluster, result = answering(error_20), StaleRemoteLeo(False)
    lines = [text for text, _ in stale_remote_leo._script(cluster, False, result)]
    assert lines[-1].endswith("the producer receives error 20") and not result.happened
    asked = [call[0] for call in cluster.mock_calls]
    assert asked.index("wait_until_known_by") < asked.index("produce().answer")
    assert not cluster.nodes[0].kill.called


def test_no_answer_to_the_producer_is_no_result() -> None:
    with pytest.raises(NoAnswer, match="Produce is not answered"):
        list(stale_remote_leo._script(answering(NoAnswer("Produce is not answered")), False, StaleRemoteLeo(False)))


def test_a_follower_that_was_late_and_left_the_isr_is_no_result() -> None:
    """Without b1 in the ISR the leader answers with error 20, for all that it may have the flaw."""
    cluster = answering({"Responses": [{"PartitionResponses": [{"ErrorCode": 20}]}]})
    cluster.isr_known_by.side_effect = [[0, 1, 2], [0]]
    with pytest.raises(NoAnswer, match="b1 has left the ISR before b0 is elected"):
        list(stale_remote_leo._script(cluster, False, StaleRemoteLeo(False)))


def test_another_leader_than_the_finding_needs_is_no_result() -> None:
    """b0 was fenced, and answers as the leader of epoch 0 a moment longer; then it refuses the record that waits."""
    cluster = answering({"Responses": [{"PartitionResponses": [{"ErrorCode": 6}]}]})
    cluster.leader_known_by.return_value = 1
    with pytest.raises(NoAnswer, match="b0 is not elected again, but b1"):
        list(stale_remote_leo._script(cluster, False, StaleRemoteLeo(False)))


def test_a_record_that_the_finding_needs_and_a_broker_refuses_is_no_result() -> None:
    cluster = Mock(spec=KRaft)
    cluster.produce.return_value.answer.return_value = {"Responses": [{"PartitionResponses": [{"ErrorCode": 19}]}]}
    with pytest.raises(NoAnswer, match="b0 does not take a: error 19"):
        KRaft.write(cluster, 0, "a")
    fronted = Mock()
    fronted.write.side_effect = NoAnswer("b0 does not take a: error 19")
    with pytest.raises(NoAnswer, match="error 19"):
        list(eligible_after_removal._script(fronted, False, EligibleAfterRemoval(False)))


@pytest.mark.parametrize(
    ("read", "failure", "raised"),
    [
        ([(0, LAST)], "", ""),
        ([], "OffsetOutOfRangeException", ""),
        ([(0, "c@e1")], "", f"the consumer does not read {LAST}"),
        ([], "org.apache.kafka.common.errors.TimeoutException: Timeout", "TimeoutException"),
    ],
)
def test_a_consumer_that_is_late_is_no_result(
    monkeypatch: pytest.MonkeyPatch, read: list[tuple[int, str]], failure: str, raised: str
) -> None:
    patience = position_by_end_offset.wait_until
    monkeypatch.setattr(position_by_end_offset, "wait_until", lambda what, why: patience(what, why, 0.01))
    consumer = Mock(spec=Consumer, failure=failure)
    consumer.read.return_value = read
    with pytest.raises(NoAnswer, match=raised) if raised else nullcontext():
        Consumer.wait_for(consumer, LAST)


@pytest.mark.parametrize(
    ("alive", "leader", "led"),
    [
        ([True] * 3, [0, 0, 1, 1], True),
        ([True] * 2, [0, -1, -1], False),
        ([False, False, True], [1, 1], True),  # while it is fenced, the partition has no leader
    ],
)
def test_whether_a_replica_is_elected_is_known_when_its_broker_has_heard_of_it(
    alive: list[bool], leader: list[int], led: bool
) -> None:
    cluster = Mock()
    cluster.is_alive.side_effect, cluster.leader_known_by.side_effect = alive, leader
    assert eligible_after_removal._leads(cluster, 1) == led
    assert cluster.leads.called == led


@pytest.mark.real
@pytest.mark.nightly
@pytest.mark.parametrize("control", [False, True], ids=["", "control"])
@pytest.mark.parametrize("name", FINDINGS)
def test_a_finding_happens_on_unmodified_kafka_and_its_control_does_not(cli: Cli, name: str, control: bool) -> None:
    fetched("4.3.0")
    ran = cli("findings", name, "--on", "kafka:4.3.0", "--json", *(["--control"] if control else []))
    said = json.loads(ran.stdout)
    assert ran.returncode == 0 and said["given_up"] is None
    assert said["happened"] == (0 if control else 1) and len(said["runs"]) == 1


@pytest.mark.real
@pytest.mark.nightly
def test_without_eligible_leader_replicas_nobody_is_elected_in_the_place_of_a_removed_replica(cli: Cli) -> None:
    fetched("3.9.1")
    ran = cli("findings", "eligible-after-removal", "--on", "kafka:3.9.1", "--json")
    said = json.loads(ran.stdout)
    assert ran.returncode == 1 and said["happened"] == 0 and said["given_up"] is None
    assert any("nobody is elected" in text for text, _ in said["runs"][0]["lines"])
