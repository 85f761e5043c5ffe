"""What producers, transactions and DeleteRecords are answered by brokers that say what a test wants them to say."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest
from support.fake_brokers import ACKNOWLEDGE, LOSS_STEPS, FakeCluster, Scene, diverges
from support.real_kafka import LOSS, run_of

from tideproof.conformance.cluster import HANDLED_SETTINGS
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.records import decoded, encoded
from tideproof.conformance.releases import RELEASES, WITH_EITHER
from tideproof.conformance.steps import clients
from tideproof.conformance.steps.base import Diverged


def produced(error: int, offset: int = 0) -> dict[str, Any]:
    return {"Responses": [{"PartitionResponses": [{"ErrorCode": error, "BaseOffset": offset}]}]}


def test_a_record_is_produced_and_acknowledged(scene: Scene) -> None:
    scene.appends(0)
    ((api, values),) = scene.leader.producer.sent
    data = values["TopicData"][0]["PartitionData"][0]["Records"]
    assert (api, values["Acks"], [r.value for r in decoded(data)]) == ("Produce", -1, ["r1@e0"])
    assert scene.stage.producer_answers(0) == {0: None}
    scene.leader.producer.answers.append(produced(0))
    scene.play(ACKNOWLEDGE)
    assert scene.stage.answers == {0: 0}


def test_a_leader_that_refuses_or_withholds_an_ack_diverges(scene: Scene) -> None:
    scene.leader.producer.answers.append(produced(19))
    with diverges("refuses the record: error 19"):
        scene.play(0)
    with diverges("does not acknowledge r1: 19"):
        scene.play(ACKNOWLEDGE)


def test_an_ack_with_another_offset_diverges(scene: Scene) -> None:
    scene.appends(0)
    scene.leader.producer.answers.append(produced(0, offset=1))
    with diverges("b0 acknowledges r1 at 1, not 0"):
        scene.play(ACKNOWLEDGE)


ONE = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1}
TWO = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 1}


@pytest.mark.parametrize(
    ("said", "answer", "raised"),
    [
        ("Progress awaiting ISR acks for offset 1: acked: broker 0: 1", None, ""),
        ("1 acks satisfied with acks = -1", None, ""),
        ("", produced(0), ""),
        ("", produced(45), "b0 refuses r1, which it has: error 45"),
        ("", None, "b0 neither answers the producer of r1 nor has it wait"),
    ],
)
def test_a_retry_is_handled_once_its_leader_logs_it(
    monkeypatch: pytest.MonkeyPatch, said: str, answer: dict[str, Any] | None, raised: str
) -> None:
    """Else it could come after the steps that follow, on a busy machine."""
    bounds = {**ONE, "log_size": 2, "acks": -1, "retries": 1, "idempotent": 1}
    scene = Scene.of("kafka-2.0.1", bounds, "LeaderAppend leader=0; RequestTimesOut; LeaderRetry leader=0")
    leader = scene.leader
    leader.said_since = lambda since: said if since == 7 and len(leader.producer.sent) == 2 else ""
    scene.appends(0)
    scene.play(1)
    leader.producer.answers.extend([] if answer is None else [answer])

    def patience(what: Callable[[], object], why: str) -> None:
        if not what():
            raise NoAnswer(why)

    monkeypatch.setattr(clients, "wait_until", patience)
    with diverges(raised, Diverged if answer else NoAnswer):
        scene.play(2)


TOO_EARLY = "the producer of r1 is told too early that it is written"


@pytest.mark.parametrize("at", [1, LOSS_STEPS["LeaderParkFetch"] + 1])
def test_an_early_ack_diverges(at: int) -> None:
    """With acks=all. An answer in time, before the step in which the model gives it, is no divergence."""
    scene = Scene(run_of(LOSS))
    scene.appends(LOSS_STEPS["LeaderAppend"])
    scene.stage.check_acknowledgements(scene.state(1))
    scene.leader.producer.answers.append(produced(0))
    assert (scene.state(at).hw[0] > 0) == (at > 1)
    with diverges(TOO_EARLY if at == 1 else ""):
        scene.stage.check_acknowledgements(scene.state(at))


def test_an_ack_with_too_few_in_sync_replicas_diverges() -> None:
    """Of the ISR the leader is alone: the record is committed, and cannot be acknowledged."""
    steps = "LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; LeaderAnswerFetch follower=1 leader=0"
    scene = Scene.of("kafka-2.5", {**ONE, "acks": -1, "min_insync_replicas": 2}, steps)
    scene.appends(0)
    scene.check(1)
    assert scene.state(2).hw[0] == 1
    scene.check(2)
    scene.leader.producer.answers.append(produced(0))
    with diverges(TOO_EARLY):
        scene.check(2)


def test_an_ack_may_precede_the_models_acknowledgement() -> None:
    scene = Scene.of("kafka-2.5", {**ONE, "acks": 1}, "LeaderAppend leader=0")
    scene.leader.producer.answers.append(produced(0))
    scene.appends(0)
    scene.check(1)


def test_a_missing_append_diverges_only_if_the_broker_answers(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "wait_until", Mock(side_effect=NoAnswer("in time")))
    with diverges("b0 does not append r1"):
        scene.play(LOSS_STEPS["LeaderAppend"])
    monkeypatch.setattr(scene.leader, "log_end", Mock(side_effect=[0, NoAnswer("gone")]))
    with pytest.raises(NoAnswer, match="gone"):
        scene.play(LOSS_STEPS["LeaderAppend"])


# Transactions ---------------------------------------------------------------------------------------------------------

MARKER = """AppendInTransaction leader=0 transaction=0; AbortTransaction transaction=0;
WriteMarker leader=0 transaction=0; """
COPIED = """LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; LeaderParkFetch follower=1 leader=0"""
DEPOSED = "ElectPreferred replica=1; BecomeLeader epoch=1 replica=1; BecomeFollower epoch=1 replica=0 leader=1"
IN_TRANSACTION = {**TWO, "acks": -1, "transactions": 1}


@pytest.mark.parametrize(("release", "version"), [("3.9.1", 0), ("4.3.0", 1)])
def test_markers_are_sent_in_a_supported_version(monkeypatch: pytest.MonkeyPatch, release: str, version: int) -> None:
    """Version 0 is gone since 4.0 (KIP-896; WriteTxnMarkersRequest.json in the jars of 4.1.0 and 4.3.0)."""
    scene = Scene.of("kafka-2.5", IN_TRANSACTION, MARKER.rstrip("; "))
    monkeypatch.setattr(FakeCluster, "release", WITH_EITHER[release])
    scene.appends(2)
    assert scene.leader.producer.versions == {"WriteTxnMarkers": version}


@pytest.mark.parametrize(
    ("more", "at", "error", "said"),
    [
        (COPIED, 3, 0, "too early that the marker"),
        (COPIED, 8, 0, ""),
        (COPIED, 3, 19, "error 19"),
        (COPIED, 8, 6, "error 6"),
        (DEPOSED, 6, 6, ""),  # one that has lost its role may fail it
    ],
)
def test_a_failed_or_early_marker_response_diverges(more: str, at: int, error: int, said: str) -> None:
    scene = Scene.of("kafka-2.5", {**IN_TRANSACTION, "epochs": 2}, MARKER + more)
    scene.appends(2)
    if at != 6:
        scene.check(3)
    partition = {"Partitions": [{"ErrorCode": error}]}
    scene.leader.producer.answers.append({"Markers": [{"Topics": [partition]}]})
    with diverges(said):
        scene.check(at)


def test_brokers_do_not_verify_transactions_without_a_coordinator() -> None:
    """Without this 4.3.0 refuses what AppendInTransaction sends, with error 19."""
    assert HANDLED_SETTINGS["transaction.partition.verification.enable"] == "false"


# DeleteRecords --------------------------------------------------------------------------------------------------------

DELETION_STEPS = """LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
LeaderParkFetch follower=1 leader=0; DeleteRecords leader=0 offset=1; LeaderAnswerEmpty follower=1 leader=0;
FollowerAppend follower=1; LeaderParkFetch follower=1 leader=0; AnswerDeletion leader=0"""


@pytest.fixture
def deletion() -> Scene:
    scene = Scene.of("kafka-2.5", {**ONE, "delete_records": 1}, DELETION_STEPS)
    scene.leader.log_start = lambda: 1
    return scene


def deleted(low_watermark: int = 1) -> dict[str, Any]:
    return {"Topics": [{"Partitions": [{"ErrorCode": 0, "LowWatermark": low_watermark}]}]}


def test_an_early_or_missing_deletion_response_diverges(deletion: Scene) -> None:
    deletion.play(4)
    deletion.check(5)
    deletion.check(8)  # from here on it may be answered
    deletion.leader.producer.answers.append(deleted())
    deletion.check(8)
    deletion.play(8)

    deletion.play(4)
    with diverges("b0 does not answer DeleteRecords"):
        deletion.play(8)
    deletion.leader.producer.answers.append(deleted())
    with diverges("b0 answers DeleteRecords too early"):
        deletion.check(5)


@pytest.mark.parametrize("low_watermark", [0, 2])
def test_a_wrong_low_watermark_diverges(deletion: Scene, low_watermark: int) -> None:
    deletion.play(4)
    deletion.leader.producer.answers.append(deleted(low_watermark))
    with diverges("does not answer DeleteRecords as it should"):
        deletion.play(8)


def test_a_leader_that_refuses_to_delete_diverges(deletion: Scene) -> None:
    deletion.leader.log_start = lambda: 0
    deletion.leader.producer.answers.append(deleted())
    with diverges("b0 does not delete up to 1"):
        deletion.play(4)


# A consumer -----------------------------------------------------------------------------------------------------------

READING = {**TWO, "consumers": 1, "min_insync_replicas": 1}
COMMITTED = {**READING, "acks": -1, "transactions": 1, "read_committed": 1}
COPY = "LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; "
READING_STEPS = f"""LeaderAppend leader=0; LeaderAppend leader=0; {COPY} {COPY}
LeaderParkFetch follower=1 leader=0; ConsumerRead leader=0"""


def sent_to_consumer(*values: str, **offsets: int) -> dict[str, Any]:
    """An answer with these records, at offsets from 0 on and in epoch 0."""
    batches = (encoded(2, value, 0) for value in values)
    records = b"".join(struct.pack(">q", n) + b[8:12] + struct.pack(">i", 0) + b[16:] for n, b in enumerate(batches))
    partition = {"ErrorCode": 0, "HighWatermark": 2, "LogStartOffset": 0, "Records": records, **offsets}
    return {"Responses": [{"Partitions": [partition]}]}


@pytest.mark.parametrize(
    ("reading", "version", "answer", "said"),
    [
        (READING, "2.5.1", sent_to_consumer("r1@e0", "r2@e0"), ""),
        (READING, "2.5.1", sent_to_consumer("r1@e0"), ""),
        (READING, "2.5.1", sent_to_consumer("r2@e0"), "sent r2@e0 at 0, not r1@e0 at 0"),
        (READING, "2.5.1", sent_to_consumer("r1@e0", "r1@e0"), "sent r1@e0 at 1, not r2@e0 at 1"),
        (READING, "2.5.1", sent_to_consumer("r1@e0", "r2@e0", "r3@e0"), "sent offset 2, where 2 is the end"),
        (
            READING,
            "2.5.1",
            sent_to_consumer("r1@e0", HighWatermark=1),
            "b0 .* the consumer that its HighWatermark is 1, not 2",
        ),
        (
            READING,
            "2.5.1",
            sent_to_consumer("r1@e0", LogStartOffset=1),
            "the consumer that its LogStartOffset is 1, not 0",
        ),
        (
            READING,
            "2.5.1",
            sent_to_consumer("r1@e0", LastStableOffset=1),
            "the consumer that its LastStableOffset is 1, not 2",
        ),
        (COMMITTED, "2.5.1", sent_to_consumer("r1@e0", "r2@e0", LastStableOffset=2), ""),
        (COMMITTED, "2.5.1", sent_to_consumer("r1@e0", "r2@e0", LastStableOffset=1), "is 1, not 2"),
        (COMMITTED, "2.5.1", sent_to_consumer("r1@e0", "r2@e0", LastStableOffset=-1), "is -1, not 2"),
        (COMMITTED, "1.1.1", sent_to_consumer("r1@e0", "r2@e0", LastStableOffset=-1), "is -1, not 2"),
        (COMMITTED, "2.0.0", sent_to_consumer("r1@e0", "r2@e0", LastStableOffset=-1), ""),  # it tells nobody
        (COMMITTED, "2.0.1", sent_to_consumer("r1@e0", "r2@e0", LastStableOffset=-1), "is -1, not 2"),
    ],
)
def test_all_records_sent_to_a_consumer_are_compared(
    reading: dict[str, int], version: str, answer: dict[str, Any], said: str
) -> None:
    scene = Scene.of("kafka-2.5", reading, READING_STEPS)
    scene.cluster.release = RELEASES[version]
    scene.leader.ask = lambda *_: answer
    with diverges(said):
        scene.play(7)
