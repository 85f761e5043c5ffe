"""What is sent to brokers of records of aborted transactions that come late, and what their coordinator answers."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from support.fake_brokers import FakeCluster, Scene, diverges

from tideproof.conformance.cluster import ASKS_COORDINATOR, ControllerLink
from tideproof.conformance.replaying import settings_under
from tideproof.conformance.steps.clients import CONCURRENT_TRANSACTIONS, INVALID_TXN_STATE, PRODUCER_FENCED
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5

ABORTED = "BeginTransaction transaction=0; AppendInTransaction leader=0 transaction=0; AbortTransaction transaction=0; "
MARKER, NEXT = "WriteMarker leader=0 transaction=0; ", "BeginTransaction transaction=1; "
TAKEN, REFUSED = "AppendLateRecord leader=0 transaction=0", "RefuseLateRecord leader=0 transaction=0"
LATE = {"replicas": 1, "log_size": 4, "records": 4, "epochs": 1, "acks": -1, "transactions": 1, "late_records": 1}
OF_ONE = {**LATE, "transactions": 2, "one_producer": 1}


def sent(scene: Scene) -> dict[str, Any]:
    """The fields of the batch in the last produce request: id, epoch and sequence of the producer."""
    (values,) = [values for api, values in scene.leader.producer.sent if api == "Produce"][-1:]
    batch = values["TopicData"][0]["PartitionData"][0]["Records"]
    id_, epoch, sequence = (int.from_bytes(batch[a:b], "big") for a, b in ((43, 51), (51, 53), (53, 57)))
    return {"id": id_, "epoch": epoch, "sequence": sequence, "as": values["TransactionalId"], "acks": values["Acks"]}


def test_a_late_record_is_sent_with_the_next_sequence_and_not_awaited() -> None:
    scene = Scene.of("kafka-2.5", LATE, ABORTED + MARKER + TAKEN)
    scene.appends(4)
    assert sent(scene) == {"id": 0, "epoch": 0, "sequence": 1, "as": "t0", "acks": -1}
    assert scene.stage.producer_answers(0) == {}


@pytest.mark.parametrize(("ends", "said"), [([3, 3], ""), ([3, 4], "appends a record of t0 that comes late")])
def test_a_leader_that_appends_a_refused_record_diverges(ends: list[int], said: str) -> None:
    scene = Scene.of("kafka-3.6", LATE, ABORTED + MARKER + REFUSED)
    scene.leader.ends.clear()
    scene.leader.ends.extend(ends)
    answer = {"Responses": [{"PartitionResponses": [{"ErrorCode": 48, "BaseOffset": -1}]}]}
    scene.leader.producer.answers.append(answer)
    with diverges(said):
        scene.play(4)
    assert sent(scene)["acks"] == 1


@pytest.mark.parametrize(
    ("protocol", "bounds", "steps", "answer"),
    [
        ("kafka-3.6", LATE, ABORTED, CONCURRENT_TRANSACTIONS),  # the marker is not yet written
        ("kafka-3.6", LATE, ABORTED + MARKER, INVALID_TXN_STATE),
        ("kafka-3.6", OF_ONE, ABORTED + MARKER + NEXT, 0),
        ("kafka-3.6", {**OF_ONE, "one_producer": 2}, ABORTED + MARKER + NEXT, PRODUCER_FENCED),
        ("kafka-4.0", OF_ONE, ABORTED + MARKER + NEXT, PRODUCER_FENCED),
        ("kafka-4.0", LATE, ABORTED, PRODUCER_FENCED),  # its end has raised the epoch
    ],
)
def test_the_coordinator_answers_from_the_model_state(
    monkeypatch: pytest.MonkeyPatch, protocol: str, bounds: dict[str, int], steps: str, answer: int
) -> None:
    link = Mock(of_transaction=-1)
    monkeypatch.setattr(FakeCluster, "controller_links", {0: link})
    scene = Scene.of(protocol, bounds, steps.rstrip("; "))
    scene.stage.before = scene.state(len(scene.run.steps))
    scene.stage._tell_coordinator(0)
    assert link.of_transaction == answer


def test_producer_epochs_of_transactions_follow_the_release() -> None:
    """In 4.0 each has its own, and its marker the next; else they share one, unless an abort begins another."""
    steps = (ABORTED + MARKER + NEXT).rstrip("; ")
    for protocol, one_producer, epochs, version in (
        ("kafka-2.5", 1, [0, 0], 3), ("kafka-2.5", 2, [0, 1], 3), ("kafka-4.0", 1, [0, 1], 12),
    ):  # fmt: skip
        scene = Scene.of(protocol, {**OF_ONE, "one_producer": one_producer}, steps)
        scene.appends(3)
        (marker,) = [values["Markers"][0] for api, values in scene.leader.producer.sent if api == "WriteTxnMarkers"]
        assert (marker["ProducerId"], marker["ProducerEpoch"]) == (0, int(protocol == "kafka-4.0"))
        scene.stage.before = scene.state(5)
        assert [scene.stage.epoch_in(t) for t in (0, 1)] == epochs
        assert scene.stage.produce_version == version


def test_the_coordinator_answers_for_each_partition() -> None:
    link = ControllerLink.__new__(ControllerLink)
    link.of_transaction = 48
    asked = {"TransactionalId": "t0", "Topics": [{"Name": "t", "Partitions": [0]}]}
    exchange = Mock(request=Mock(api="AddPartitionsToTxn", body={"Transactions": [asked]}))
    link.arrived(exchange)
    partition = {"PartitionIndex": 0, "PartitionErrorCode": 48}
    found = {"TransactionalId": "t0", "TopicResults": [{"Name": "t", "ResultsByPartition": [partition]}]}
    assert exchange.reply.call_args.args == ({"ErrorCode": 0, "ResultsByTransaction": [found]},)


def test_leaders_verify_transactions_only_with_late_records_or_one_producer() -> None:
    for late, asks in (({}, False), ({"late_records": 1}, True), ({"one_producer": 1}, True)):
        bounds = KAFKA_2_5.bounded(acks=-1, transactions=2, **late)
        assert (settings_under(bounds, 1).items() >= ASKS_COORDINATOR.items()) == asks
