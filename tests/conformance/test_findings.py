"""The findings, on a cluster with a real controller."""

from __future__ import annotations

import json
from contextlib import nullcontext
from typing import Any
from unittest.mock import Mock, create_autospec

import pytest
from support.cli import Cli
from support.real_kafka import fetched

from tideproof.cli.commands import findings
from tideproof.conformance import folders, scripted
from tideproof.conformance.findings import (
    ELIGIBLE_AFTER_REMOVAL,
    FINDINGS,
    LAST,
    STALE_REMOTE_LEO,
    LostRecord,
    SkippedRecords,
    StaleRemoteLeo,
)
from tideproof.conformance.kraft import Gate, KRaft, Node
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.scripted import Consumer, Outcome, Script

KEPT, LOST = [("r1@e0",), (), ()], [(), (), ()]
LOG = ("r1@e0", "r2@e0", LAST)
SKIPS, READS_ALL = [(0, "r3@e1"), (2, LAST)], list(enumerate(LOG))


def run_on_fakes(cli: Cli, monkeypatch: pytest.MonkeyPatch, outcome: Any, *options: str) -> Any:
    """The outcome of a run, or those of several."""
    monkeypatch.setattr(findings, "jars_of", Mock())
    monkeypatch.setattr(findings, "reproduce", Mock(side_effect=outcome if isinstance(outcome, list) else [outcome]))
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
        (LostRecord(False, error=0, logs=LOST), 0, "no broker has it any more"),
        (LostRecord(False, error=0, logs=KEPT), 1, "The record is there"),
        (LostRecord(True, error=0, logs=KEPT), 0, "The record is there"),
        (LostRecord(True, error=0, logs=LOST), 1, "no broker has it any more"),
        (LostRecord(True, error=19, logs=LOST), 1, "was not acknowledged"),
        (SkippedRecords(False, read=SKIPS, log=LOG), 0, "was never given r1@e0, r2@e0"),
        (SkippedRecords(False, read=READS_ALL, log=LOG), 1, "skipped nothing"),
        (SkippedRecords(True, read=READS_ALL, log=LOG), 0, "skipped nothing"),
        (SkippedRecords(True, read=SKIPS, log=LOG), 1, "was never given r1@e0, r2@e0"),
        (SkippedRecords(True, read=READS_ALL[:1], log=LOG), 1, "did not go on"),
        (SkippedRecords(True, read=READS_ALL, log=LOG, failure="OffsetOutOfRangeException"), 1, "The consumer ended"),
    ],
)
def test_unreproduced_findings_and_failed_controls_are_failures(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, outcome: Any, status: int, said: str
) -> None:
    ran = run_on_fakes(cli, monkeypatch, outcome, *(["--control"] if outcome.control else []))
    text = " ".join(ran.stdout.split())
    assert ran.returncode == status and said in text
    of = "control" if outcome.control else "finding"
    assert (f"1 of 1 runs did not end as the {of} says" in text) == (status == 1)


def test_findings_without_an_answer_give_no_result(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
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


def node(number: int, *answers: dict[str, Any] | Exception, **queries: Any) -> Any:
    """A broker that answers these queries, each time with the next of a list; and a producer with these answers."""
    found = Node.__new__(Node)
    names = (
        "leads",
        "log",
        "log_end",
        "isr",
        "leader",
        "live_brokers",
        "has_replica",
        "answers",
        "eligible",
        "features",
    )
    fakes = {name: Mock(**({"side_effect": q} if isinstance(q, list) else {"return_value": q}))
             for name in names for q in [queries.get(name, True)]}  # fmt: skip
    connect = Mock(return_value=Mock(answer=Mock(side_effect=answers)))
    vars(found).update(number=number, name=f"b{number}", cluster=Mock(topic="t", partition=0), connect=connect, **fakes)
    vars(found).update(start=Mock(), stop=Mock(), end=Mock(), terminate=Mock())
    return found


def told(error: int) -> dict[str, Any]:
    return {"Responses": [{"PartitionResponses": [{"ErrorCode": error}]}]}


def played(script: str, result: Outcome, *nodes: Any) -> None:
    cluster = Mock(brokers=nodes, gates=[Mock()] * 3, fronts=[Mock()] * 3)
    Script(cluster, lambda line: None).run(script, result)


def stale(answer: dict[str, Any] | Exception, isr: tuple[int, ...] = (0, 1), leader: int = 0) -> tuple[Outcome, Any]:
    """What comes of the stale remote LEO on brokers that come as far as the answer to the producer."""
    queries = {"isr": [[0, 1, 2], list(isr)], "leader": leader, "log_end": 1, "log": []}
    b0, result = node(0, answer, **queries), StaleRemoteLeo(False)
    others = node(1, log=[[1], []]), node(2, leads=[True, False], log=[])
    try:
        played(STALE_REMOTE_LEO.script, result, b0, *others)
    finally:
        assert not b0.end.called
    return result, b0


def test_a_leader_has_time_to_report_too_few_replicas() -> None:
    """It counts from when it knows that it leads again; what would come next needs b1 in the ISR."""
    result, b0 = stale(told(20))
    assert result.lines[-1][0].endswith("the producer receives error 20")
    assert b0.cluster.wait_until_known_by.called


@pytest.mark.parametrize(
    ("answer", "changes", "said"),
    [
        (NoAnswer("Produce is not answered"), {}, "Produce is not answered"),
        # Without b1 in the ISR the leader answers with error 20, for all that it may have the flaw.
        (told(20), {"isr": (0,)}, "b1 has left the ISR before b0 is elected"),
        # b0 was fenced, and answers as the leader of epoch 0 a moment longer; then it refuses the record that waits.
        (told(6), {"leader": 1}, "b0 is not elected again, but b1"),
    ],
)
def test_a_missing_precondition_gives_no_result(
    answer: dict[str, Any] | Exception, changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(NoAnswer, match=said):
        stale(answer, **changes)


def test_a_refused_record_gives_no_result() -> None:
    with pytest.raises(NoAnswer, match="b0 does not take r1@e0: error 19"):
        played(ELIGIBLE_AFTER_REMOVAL.script, LostRecord(False), node(0, told(19)), node(1))


@pytest.mark.parametrize("control", [False, True], ids=["", "control"])
@pytest.mark.parametrize(
    ("name", "steps"), [("stale-remote-leo", 8), ("position-by-end-offset", 5), ("eligible-after-removal", 5)]
)
def test_script_commands_exist_and_take_their_arguments(
    name: str, steps: int, control: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    finding, result = FINDINGS[name], Outcome(control)
    monkeypatch.setattr(scripted, "wait_until", lambda what, *_: what())
    for command in ("fetch", "consume"):
        monkeypatch.setattr(Script, command, create_autospec(getattr(Script, command)))
    cluster = create_autospec(KRaft, instance=True)
    cluster.brokers = [create_autospec(Node, instance=True) for _ in range(finding.brokers)]
    cluster.gates = [create_autospec(Gate, instance=True) for _ in range(finding.brokers * finding.has_gates)]
    cluster.fronts = [create_autospec(finding.front, instance=True) for _ in cluster.brokers] if finding.front else []
    cluster.brokers[0].error.return_value = 0
    Script(cluster, lambda line: None).run(finding.script, result)
    assert len(result.lines) == steps + (control and name != "stale-remote-leo")
    assert all(text[0].islower() and ":" not in text[:8] for text, _ in result.lines)


@pytest.mark.parametrize(
    ("read", "failure", "raised"),
    [
        ([(0, LAST)], "", ""),
        ([], "OffsetOutOfRangeException", ""),
        ([(0, "r3@e1")], "", f"the consumer does not read {LAST}"),
        ([], "org.apache.kafka.common.errors.TimeoutException: Timeout", "TimeoutException"),
    ],
)
def test_a_late_consumer_gives_no_result(
    monkeypatch: pytest.MonkeyPatch, read: list[tuple[int, str]], failure: str, raised: str
) -> None:
    patience = scripted.wait_until
    monkeypatch.setattr(scripted, "wait_until", lambda what, why: patience(what, why, 0.01))
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
def test_elections_are_judged_once_the_broker_knows(alive: list[bool], leader: list[int], led: bool) -> None:
    b1 = node(1, live_brokers=[[1] * is_alive for is_alive in alive], leader=leader)
    assert b1.is_elected_after(0) == led
    assert b1.leads.called == led


@pytest.mark.real
@pytest.mark.nightly
@pytest.mark.parametrize("control", [False, True], ids=["", "control"])
@pytest.mark.parametrize("name", FINDINGS)
def test_findings_reproduce_on_unmodified_kafka_and_controls_do_not(cli: Cli, name: str, control: bool) -> None:
    fetched("4.3.0")
    ran = cli("findings", name, "--on", "kafka:4.3.0", "--json", *(["--control"] if control else []))
    said = json.loads(ran.stdout)
    assert ran.returncode == 0 and said["given_up"] is None
    assert said["happened"] == (0 if control else 1) and len(said["runs"]) == 1


@pytest.mark.real
@pytest.mark.nightly
def test_without_elr_no_removed_replica_is_elected(cli: Cli) -> None:
    fetched("3.9.1")
    ran = cli("findings", "eligible-after-removal", "--on", "kafka:3.9.1", "--json")
    said = json.loads(ran.stdout)
    assert ran.returncode == 1 and said["happened"] == 0 and said["given_up"] is None
    assert any("nobody is elected" in text for text, _ in said["runs"][0]["lines"])
