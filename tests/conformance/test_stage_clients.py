"""What producers, transactions and DeleteRecords are answered by brokers that say what a test wants them to say."""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any
from unittest.mock import Mock

import pytest
from support.fake_brokers import ACKNOWLEDGE, LOSS_STEPS, FakeCluster, Scene
from support.real_kafka import LOSS, run_of, trace_of

from tideproof.conformance.cluster import HANDLED_SETTINGS
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.observing import state_of
from tideproof.conformance.records import decoded, encoded
from tideproof.conformance.releases import RELEASES, WITH_EITHER
from tideproof.conformance.steps import producing
from tideproof.conformance.steps.base import Diverged


def produced(error: int, offset: int = 0) -> dict[str, Any]:
    return {"Responses": [{"PartitionResponses": [{"ErrorCode": error, "BaseOffset": offset}]}]}


def test_a_record_is_produced_and_acknowledged(scene: Scene) -> None:
    leader = scene.cluster.brokers[0]
    leader.ends.extend([0, 1])
    scene.play(0)
    ((api, values),) = leader.producer.sent
    data = values["TopicData"][0]["PartitionData"][0]["Records"]
    assert (api, values["Acks"], [r.value for r in decoded(data)]) == ("Produce", -1, ["a@e0"])
    assert scene.stage.producer_answers(0) == {0: None}
    leader.producer.answers.append(produced(0))
    scene.play(ACKNOWLEDGE)
    assert scene.stage.answers == {0: 0}


def test_a_leader_that_refuses_or_does_not_acknowledge_diverges(scene: Scene) -> None:
    leader = scene.cluster.brokers[0]
    leader.producer.answers.append(produced(19))
    with pytest.raises(Diverged, match="refuses the record: error 19"):
        scene.play(0)
    with pytest.raises(Diverged, match="does not acknowledge a: 19"):
        scene.play(ACKNOWLEDGE)


def test_a_record_that_is_acknowledged_at_another_offset_diverges(scene: Scene) -> None:
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(0)
    scene.cluster.brokers[0].producer.answers.append(produced(0, offset=1))
    with pytest.raises(Diverged, match="b0 acknowledges a at 1, not 0"):
        scene.play(ACKNOWLEDGE)


@pytest.mark.parametrize(
    ("said", "answer", "raised"),
    [
        ("Progress awaiting ISR acks for offset 1: acked: broker 0: 1", None, ""),
        ("1 acks satisfied with acks = -1", None, ""),
        ("", produced(0), ""),
        ("", produced(45), "b0 refuses a, which it has: error 45"),
        ("", None, "b0 neither answers the producer of a nor has it wait"),
    ],
)
def test_a_record_that_comes_again_is_handled_when_its_leader_says_so(
    monkeypatch: pytest.MonkeyPatch, said: str, answer: dict[str, Any] | None, raised: str
) -> None:
    """Else it could come after the steps that follow, on a busy machine."""
    bounds = {"replicas": 2, "log_size": 2, "records": 1, "epochs": 1, "acks": -1, "retries": 1, "idempotent": 1}
    scene = Scene(
        run_of(trace_of("kafka-2.0.1", bounds, "LeaderAppend leader=0; RequestTimesOut; LeaderRetry leader=0"))
    )
    leader = scene.cluster.brokers[0]
    leader.ends.extend([0, 1])
    leader.said = lambda: 7  # type: ignore[attr-defined]
    leader.said_since = lambda since: said if since == 7 and len(leader.producer.sent) == 2 else ""  # type: ignore[attr-defined]
    scene.play(0)
    scene.play(1)
    leader.producer.answers.extend([] if answer is None else [answer])

    def patience(what: Callable[[], object], why: str) -> None:
        if not what():
            raise NoAnswer(why)

    monkeypatch.setattr(producing, "wait_until", patience)
    with pytest.raises(Diverged if answer else NoAnswer, match=raised) if raised else nullcontext():
        scene.play(2)


def test_a_producer_that_is_told_too_early_that_its_record_is_written_diverges() -> None:
    """With acks=all. An answer in time, before the step in which the model gives it, is no divergence."""
    run = run_of(LOSS)
    committed = next(n for n in range(len(run.states)) if state_of(run, n).hw[0] > 0)
    for at in (1, committed):
        scene = Scene(run)
        scene.cluster.brokers[0].ends.extend([0, 1])
        scene.play(LOSS_STEPS["LeaderAppend"])
        scene.stage.check_acknowledgements(state_of(run, 1))
        scene.cluster.brokers[0].producer.answers.append(produced(0))
        if at == committed:
            scene.stage.check_acknowledgements(state_of(run, at))
        else:
            with pytest.raises(Diverged, match="the producer of a is told too early that it is written"):
                scene.stage.check_acknowledgements(state_of(run, at))


TOO_FEW = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1, "acks": -1, "min_insync_replicas": 2}
TOO_FEW_STEPS = "LeaderAppend leader=0; LeaderShrinkIsr leader=0 follower=1; LeaderAnswerFetch follower=1 leader=0"


def test_a_producer_that_is_told_of_a_record_that_too_few_have_diverges_though_it_be_committed() -> None:
    """Of the ISR the leader is alone: the record is committed, and cannot be acknowledged."""
    scene = Scene(run_of(trace_of("kafka-2.5", TOO_FEW, TOO_FEW_STEPS)))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(0)
    scene.stage.check(state_of(scene.run, 1))
    assert state_of(scene.run, 2).hw[0] == 1
    scene.stage.check(state_of(scene.run, 2))
    scene.cluster.brokers[0].producer.answers.append(produced(0))
    with pytest.raises(Diverged, match="the producer of a is told too early that it is written"):
        scene.stage.check(state_of(scene.run, 2))


def test_a_producer_may_be_told_at_once_what_the_model_tells_later() -> None:
    bounds = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1, "acks": 1}
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, "LeaderAppend leader=0")))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.cluster.brokers[0].producer.answers.append(produced(0))
    scene.play(0)
    scene.stage.check(state_of(scene.run, 1))


def test_a_record_that_a_broker_does_not_append_diverges_only_if_it_answers(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker = scene.cluster.brokers[0]
    monkeypatch.setattr(producing, "wait_until", Mock(side_effect=NoAnswer("in time")))
    with pytest.raises(Diverged, match="b0 does not append a"):
        scene.play(LOSS_STEPS["LeaderAppend"])
    monkeypatch.setattr(broker, "log_end", Mock(side_effect=[0, NoAnswer("gone")]))
    with pytest.raises(NoAnswer, match="gone"):
        scene.play(LOSS_STEPS["LeaderAppend"])


@pytest.mark.parametrize(("release", "version"), [("3.9.1", 0), ("4.3.0", 1)])
def test_a_marker_is_sent_in_a_version_that_the_release_has(
    monkeypatch: pytest.MonkeyPatch, release: str, version: int
) -> None:
    """Version 0 is gone since 4.0 (KIP-896; WriteTxnMarkersRequest.json in the jars of 4.1.0 and 4.3.0)."""
    bounds = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 1, "acks": -1, "transactions": 1}
    steps = "AppendInTransaction leader=0 transaction=0; AbortTransaction transaction=0; "
    steps += "WriteMarker leader=0 transaction=0"
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, steps)))
    monkeypatch.setattr(FakeCluster, "release", WITH_EITHER[release])
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(2)
    assert scene.cluster.brokers[0].producer.versions == {"WriteTxnMarkers": version}


MARKER_STEPS = """AppendInTransaction leader=0 transaction=0; AbortTransaction transaction=0;
WriteMarker leader=0 transaction=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1;
LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; LeaderParkFetch follower=1 leader=0"""


def marked(error: int) -> dict[str, Any]:
    return {"Markers": [{"Topics": [{"Partitions": [{"ErrorCode": error}]}]}]}


@pytest.mark.parametrize(
    ("at", "error", "said"),
    [(3, 0, "too early that the marker"), (8, 0, ""), (3, 19, "error 19"), (8, 6, "error 6")],
)
def test_a_leader_that_fails_a_marker_that_it_has_appended_or_says_too_early_that_it_is_written_diverges(
    at: int, error: int, said: str
) -> None:
    bounds = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 1, "acks": -1, "transactions": 1}
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, MARKER_STEPS)))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(2)
    scene.stage.check(state_of(scene.run, 3))
    scene.cluster.brokers[0].producer.answers.append(marked(error))
    if said:
        with pytest.raises(Diverged, match=said):
            scene.stage.check(state_of(scene.run, at))
    else:
        scene.stage.check(state_of(scene.run, at))


def test_a_leader_that_has_lost_its_role_may_fail_a_marker() -> None:
    bounds = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 2, "acks": -1, "transactions": 1}
    steps = "; ".join(MARKER_STEPS.split(";")[:3]) + "; ElectPreferred replica=1; "
    steps += "BecomeLeader epoch=1 replica=1; BecomeFollower epoch=1 replica=0 leader=1"
    scene = Scene(run_of(trace_of("kafka-2.5", bounds, steps)))
    scene.cluster.brokers[0].ends.extend([0, 1])
    scene.play(2)
    scene.cluster.brokers[0].producer.answers.append(marked(6))
    scene.stage.check(state_of(scene.run, 6))


def test_no_broker_asks_a_transaction_coordinator_that_there_is_not() -> None:
    """Without this 4.3.0 refuses what AppendInTransaction sends, with error 19."""
    assert HANDLED_SETTINGS["transaction.partition.verification.enable"] == "false"


DELETION = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 1, "delete_records": 1}
DELETION_STEPS = (
    "LeaderAppend leader=0; LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; "
    "LeaderParkFetch follower=1 leader=0; DeleteRecords leader=0 offset=1"
)


ANSWERED_DELETION = {"Topics": [{"Partitions": [{"ErrorCode": 0, "LowWatermark": 1}]}]}


def test_a_deletion_that_is_answered_before_all_have_deleted_or_not_at_all_diverges() -> None:
    steps = DELETION_STEPS + "; LeaderAnswerEmpty follower=1 leader=0; FollowerAppend follower=1; "
    steps += "LeaderParkFetch follower=1 leader=0; AnswerDeletion leader=0"
    scene = Scene(run_of(trace_of("kafka-2.5", DELETION, steps)))
    broker, stage = scene.cluster.brokers[0], scene.stage
    broker.log_start = lambda: 1  # type: ignore[attr-defined]
    scene.play(4)
    stage.check(state_of(scene.run, 5))
    stage.check(state_of(scene.run, 8))  # from here on it may be answered
    broker.producer.answers.append(ANSWERED_DELETION)
    stage.check(state_of(scene.run, 8))
    scene.play(8)

    scene.play(4)
    with pytest.raises(Diverged, match="b0 does not answer DeleteRecords"):
        scene.play(8)
    broker.producer.answers.append(ANSWERED_DELETION)
    with pytest.raises(Diverged, match="b0 answers DeleteRecords too early"):
        stage.check(state_of(scene.run, 5))


@pytest.mark.parametrize("low_watermark", [0, 2])
def test_a_low_watermark_that_no_replica_has_diverges(low_watermark: int) -> None:
    steps = DELETION_STEPS + "; LeaderAnswerEmpty follower=1 leader=0; FollowerAppend follower=1; "
    steps += "LeaderParkFetch follower=1 leader=0; AnswerDeletion leader=0"
    scene = Scene(run_of(trace_of("kafka-2.5", DELETION, steps)))
    broker = scene.cluster.brokers[0]
    broker.log_start = lambda: 1  # type: ignore[attr-defined]
    scene.play(4)
    broker.producer.answers.append({"Topics": [{"Partitions": [{"ErrorCode": 0, "LowWatermark": low_watermark}]}]})
    with pytest.raises(Diverged, match="does not answer DeleteRecords as it should"):
        scene.play(8)


def test_a_leader_that_refuses_to_delete_diverges() -> None:
    scene = Scene(run_of(trace_of("kafka-2.5", DELETION, DELETION_STEPS)))
    scene.cluster.brokers[0].log_start = lambda: 0  # type: ignore[attr-defined]
    scene.cluster.brokers[0].producer.answers.append(ANSWERED_DELETION)
    with pytest.raises(Diverged, match="b0 does not delete up to 1"):
        scene.play(4)


READING = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 1, "consumers": 1, "min_insync_replicas": 1}
READING_COMMITTED = {**READING, "acks": -1, "transactions": 1, "read_committed": 1}
COPY = "LeaderAnswerFetch follower=1 leader=0; FollowerAppend follower=1; "
READING_STEPS = "LeaderAppend leader=0; LeaderAppend leader=0; " + COPY + COPY
READING_STEPS += "LeaderParkFetch follower=1 leader=0; ConsumerRead leader=0"


def sent_to_consumer(*values: str, **offsets: int) -> dict[str, Any]:
    """An answer with these records, at offsets from 0 on and in epoch 0."""
    batches = (encoded(2, value, 0) for value in values)
    records = b"".join(struct.pack(">q", n) + b[8:12] + struct.pack(">i", 0) + b[16:] for n, b in enumerate(batches))
    partition = {"ErrorCode": 0, "HighWatermark": 2, "LogStartOffset": 0, "Records": records, **offsets}
    return {"Responses": [{"Partitions": [partition]}]}


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (sent_to_consumer("a@e0", "b@e0"), ""),
        (sent_to_consumer("a@e0"), ""),
        (sent_to_consumer("b@e0"), "sent b@e0 at 0, not a@e0 at 0"),
        (sent_to_consumer("a@e0", "a@e0"), "sent a@e0 at 1, not b@e0 at 1"),
        (sent_to_consumer("a@e0", "b@e0", "c@e0"), "sent offset 2, where 2 is the end"),
        (sent_to_consumer("a@e0", "b@e0", HighWatermark=1), "b0 tells the consumer that its HighWatermark is 1, not 2"),
        (sent_to_consumer("a@e0", LogStartOffset=1), "b0 tells the consumer that its LogStartOffset is 1, not 0"),
        (sent_to_consumer("a@e0", LastStableOffset=1), "the consumer that its LastStableOffset is 1, not 2"),
    ],
)
def test_all_that_a_consumer_is_sent_is_compared(answer: dict[str, Any], said: str) -> None:
    _read(READING, answer, said)


@pytest.mark.parametrize(("stable", "said"), [(2, ""), (1, "is 1, not 2"), (-1, "is -1, not 2")])
def test_a_reader_of_committed_records_is_told_the_last_stable_offset(stable: int, said: str) -> None:
    _read(READING_COMMITTED, sent_to_consumer("a@e0", "b@e0", LastStableOffset=stable), said)


@pytest.mark.parametrize(("version", "said"), [("1.1.1", "is -1, not 2"), ("2.0.0", ""), ("2.0.1", "is -1, not 2")])
def test_but_for_one_of_2_0_0(version: str, said: str) -> None:
    _read(READING_COMMITTED, sent_to_consumer("a@e0", "b@e0", LastStableOffset=-1), said, version)


def _read(reading: dict[str, int], answer: dict[str, Any], said: str, version: str = "2.5.1") -> None:
    scene = Scene(run_of(trace_of("kafka-2.5", reading, READING_STEPS)))
    scene.cluster.release = RELEASES[version]
    scene.cluster.brokers[0].ask = lambda *_: answer  # type: ignore[attr-defined]
    with pytest.raises(Diverged, match=said) if said else nullcontext():
        scene.play(7)
