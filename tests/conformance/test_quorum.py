"""The quorum that is played for a broker, as a broker meets it; and a trace on real brokers in KRaft mode."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.cli import Cli, one_line
from support.kafka_messages import jar_of_quorum
from support.real_kafka import LOSS, STALE, fetched, trace_file

from tideproof.conformance.links import Connection, NoAnswer
from tideproof.conformance.messages import METADATA, Messages, Reader
from tideproof.conformance.quorum import CONTROLLER, EPOCH, Controller
from tideproof.conformance.recording import Recorder
from tideproof.conformance.records import batches, decoded, encoded_batch

LEADS = ("PartitionRecord", {"Leader": 0, "LeaderEpoch": 4})


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    return Messages(jar_of_quorum(tmp_path))


@pytest.fixture
def controller(messages: Messages, tmp_path: Path) -> Iterator[Controller]:
    played = Controller(messages, Messages(tmp_path / "quorum.jar", METADATA), Recorder(), 1)
    yield played
    played.close()


@pytest.fixture
def broker(messages: Messages, controller: Controller) -> Iterator[Connection]:
    connection = Connection(messages, controller.port)
    yield connection
    connection.close()


def fetch(broker: Connection, offset: int, epoch: int = EPOCH) -> dict[str, Any]:
    partition = {"Partition": 0, "CurrentLeaderEpoch": epoch, "FetchOffset": offset}
    answer = broker.call("Fetch", 0, {"Topics": [{"Topic": "__cluster_metadata", "Partitions": [partition]}]})
    found: dict[str, Any] = answer["Responses"][0]["Partitions"][0]
    return found


def test_a_registered_broker_is_unfenced_when_allowed(controller: Controller, broker: Connection) -> None:
    assert controller.registered is None
    controller.write(LEADS)
    assert broker.call("BrokerRegistration", 0, {"BrokerId": 1})["BrokerEpoch"] == 1
    assert controller.registered == {"BrokerId": 1, "IncarnationId": bytes(16), "BrokerEpoch": 1}
    for offset, unfenced, expected in ((-1, False, (False, True)), (0, False, (True, True)), (0, True, (True, False))):
        controller.is_unfenced = unfenced
        answer = broker.call("BrokerHeartbeat", 0, {"CurrentMetadataOffset": offset, "WantShutDown": False})
        assert (answer["IsCaughtUp"], answer["IsFenced"]) == expected


def test_a_broker_epoch_changes_only_with_the_incarnation(controller: Controller, broker: Connection) -> None:
    """Else what its peers know of it is not what it says in its fetches, and no leader asks for it to be in the ISR."""
    first, second = bytes(15) + b"\1", bytes(15) + b"\2"
    epochs = []
    for incarnation in (first, first, second):
        answer = broker.call("BrokerRegistration", 0, {"BrokerId": 1, "IncarnationId": incarnation})
        epochs.append(answer["BrokerEpoch"])
        controller.write(LEADS)
    assert epochs == [0, 0, 2]


def test_metadata_records_have_the_fields_of_the_release(controller: Controller, broker: Connection) -> None:
    """Up to 3.6 the records have no directories."""
    controller.write(LEADS)
    controller.write((LEADS[0], {**LEADS[1], "Directories": [bytes(16)]}))
    first, second = (fetch(broker, offset)["Records"] for offset in (0, 1))
    ((_, (one,)),), ((_, (other,)),) = batches(first), batches(second)
    assert one.value == other.value


def test_records_written_together_form_one_batch(controller: Controller, broker: Connection) -> None:
    controller.write(LEADS, LEADS)
    controller.write(LEADS)
    found = fetch(broker, 0)
    ((_, first),) = batches(found["Records"])
    assert [record.offset for record in first] == [0, 1]
    assert found["HighWatermark"] == 2
    assert found["CurrentLeader"] == {"LeaderId": CONTROLLER, "LeaderEpoch": EPOCH}
    assert [record.offset for record in decoded(fetch(broker, 2)["Records"])] == [2]
    assert not fetch(broker, 3)["Records"], "there is no more"


def test_a_fetch_without_the_quorum_leader_is_told_it_immediately(controller: Controller, broker: Connection) -> None:
    assert fetch(broker, 0, epoch=0)["CurrentLeader"] == {"LeaderId": CONTROLLER, "LeaderEpoch": EPOCH}


def test_metadata_records_start_with_their_frame(controller: Controller, broker: Connection) -> None:
    controller.write(LEADS)
    (record,) = decoded(fetch(broker, 0)["Records"])
    data = Reader(record.value.encode())
    assert [data.varint() for _ in range(3)] == [1, 3, 1], "the frame's version, the record, its newest version"


def test_a_heartbeat_confirms_the_metadata_offset(controller: Controller, broker: Connection) -> None:
    controller.tell([LEADS, LEADS], exchange=1)
    assert not controller.has_answer(0.01)
    broker.call("BrokerHeartbeat", 0, {"CurrentMetadataOffset": 0, "WantShutDown": False})
    assert not controller.has_answer(0.01)
    broker.call("BrokerHeartbeat", 0, {"CurrentMetadataOffset": 1, "WantShutDown": False})
    assert controller.has_answer(0.01)


def test_a_forgotten_metadata_log_starts_empty(controller: Controller, broker: Connection) -> None:
    controller.write(LEADS)
    broker.call("BrokerRegistration", 0, {"BrokerId": 1})
    controller.forget()
    assert controller.registered is None
    assert not fetch(broker, 0)["Records"]


def test_api_versions_match_the_jar(messages: Messages, broker: Connection) -> None:
    keys = {row["ApiKey"] for row in broker.call("ApiVersions", 0, {})["ApiKeys"]}
    assert keys >= {messages[f"{name}Request"].key for name in ("Fetch", "BrokerRegistration", "BrokerHeartbeat")}
    assert messages["OtherRequest"].key not in keys


def test_unsupported_requests_close_the_connection(broker: Connection) -> None:
    with pytest.raises(NoAnswer, match="Other is not answered"):
        broker.call("Other", 0, {})


def test_record_batches_round_trip() -> None:
    data = encoded_batch(5, 2, [b"a", b"b"])
    assert [(r.offset, r.epoch, r.value) for r in decoded(data)] == [(5, 2, "a"), (6, 2, "b")]


def test_releases_without_kraft_are_refused(cli: Cli, tmp_path: Path) -> None:
    ran = cli("replay", trace_file(tmp_path, LOSS), "--on", "kafka:2.1.1", "--kraft")
    assert ran.returncode == 2
    assert "Kafka 2.1.1 is run with ZooKeeper only; KRaft is for production since 3.3.0" in one_line(ran.stderr)


@pytest.mark.once
@pytest.mark.real
def test_real_kraft_brokers_conform_to_the_model(cli: Cli, tmp_path: Path) -> None:
    fetched("3.9.1")
    file = tmp_path / "r.jsonl"
    ran = cli(
        "replay", trace_file(tmp_path, STALE), "--on", "kafka:3.9.1", "--kraft", "--under", "kafka-2.5",
        "--expect", "violated", "--record", str(file), "--json",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr + ran.stdout
    report = json.loads(ran.stdout)
    (replay,) = report["replays"]
    assert report["kraft"]
    assert all(state["agrees"] for state in replay["states"])
    assert (replay["producer_told"], replay["acknowledged"]) == ({"r1": 0}, {"r1": [0]})
    assert cli("validate", str(file), "--under", "kafka-2.5").returncode == 0


def test_binary_records_are_decoded() -> None:
    """A real controller's metadata passes through the links, which read what they pass on."""
    (record,) = decoded(encoded_batch(0, 1, [b"\x01\xe8a"]))
    assert record.value == "\x01" + r"\xe8a"
