"""A jar with definitions of messages, made up to have every type in flexible and in older versions."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

TYPES = ("bool", "int8", "int16", "uint16", "int32", "uint32", "int64", "float64", "string", "bytes", "records", "uuid")


def _field(name: str, kind: str, versions: str = "0+", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "versions": versions, "about": "made up", **more}


HEADERS: list[dict[str, Any]] = [
    {
        "type": "header",
        "name": "RequestHeader",
        "validVersions": "0-2",
        "flexibleVersions": "2+",
        "fields": [
            _field("RequestApiKey", "int16"),
            _field("RequestApiVersion", "int16"),
            _field("CorrelationId", "int32"),
            _field("ClientId", "string", "1+", nullableVersions="1+", flexibleVersions="none"),
        ],
    },
    {
        "type": "header",
        "name": "ResponseHeader",
        "validVersions": "0-1",
        "flexibleVersions": "1+",
        "fields": [_field("CorrelationId", "int32")],
    },
]

ECHO = {
    "validVersions": "0-2",
    "flexibleVersions": "2+",
    "fields": [
        *(_field(f"A{kind}", kind, nullableVersions="0+" if kind == "records" else "none") for kind in TYPES),
        _field("Later", "int32", "1+", default="-1"),
        _field("Words", "[]string", nullableVersions="1+"),
        _field("Pairs", "[]Pair"),
        _field("Maybe", "Pair", "2+", nullableVersions="2+", default="null"),
        _field("Tagged", "string", "2+", taggedVersions="2+", tag=3, nullableVersions="2+", default="null"),
    ],
    "commonStructs": [
        {"name": "Pair", "versions": "0+", "fields": [_field("Left", "int8"), _field("Right", "string")]}
    ],
}


def jar_of_messages(folder: Path) -> Path:
    """A jar with the headers, and `Echo`, the request and the response of API 7."""
    messages = [*HEADERS, *({**ECHO, "name": f"Echo{side}", "apiKey": 7} for side in ("Request", "Response"))]
    empty = {"apiKey": 1, "validVersions": "0", "flexibleVersions": "none", "fields": []}
    messages += [{**empty, "name": "FetchRequest"}, {**empty, "name": "FetchResponse"}]
    jar = folder / "kafka-clients.jar"
    with zipfile.ZipFile(jar, "w") as archive:
        for message in messages:
            text = f"// A licence.\n{json.dumps(message, indent=1)}"
            archive.writestr(f"common/message/{message['name']}.json", text)
    return jar


def _api(key: int, name: str, request: list[dict[str, Any]], response: list[dict[str, Any]]) -> list[dict[str, Any]]:
    common = {"apiKey": key, "validVersions": "0", "flexibleVersions": "0+"}
    sides = (("Request", request), ("Response", response))
    return [{**common, "name": f"{name}{side}", "fields": fields} for side, fields in sides]


_PARTITIONS = _field("Partitions", "[]P")
_ASKED = [_field("Partition", "int32"), _field("CurrentLeaderEpoch", "int32"), _field("FetchOffset", "int64")]
_GIVEN = [
    *(_field(name, "int64") for name in ("HighWatermark", "LastStableOffset", "LogStartOffset")),
    _field("PartitionIndex", "int32"),
    _field("Records", "records", nullableVersions="0+"),
    {**_field("CurrentLeader", "L"), "fields": [_field("LeaderId", "int32"), _field("LeaderEpoch", "int32")]},
]


def _topics(name: str, fields: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**_field(name, "[]T"), "fields": [_field("Topic", "string"), {**_PARTITIONS, "fields": fields}]}]


QUORUM = [
    *_api(1, "Fetch", _topics("Topics", _ASKED), _topics("Responses", _GIVEN)),
    *_api(18, "ApiVersions", [], [
        {**_field("ApiKeys", "[]K"), "fields": [_field(n, "int16") for n in ("ApiKey", "MinVersion", "MaxVersion")]},
    ]),
    *_api(56, "AlterPartition", [], []),
    *_api(
        62,
        "BrokerRegistration",
        [_field("BrokerId", "int32"), _field("IncarnationId", "uuid")],
        [_field("BrokerEpoch", "int64")],
    ),
    *_api(63, "BrokerHeartbeat",
          [_field("CurrentMetadataOffset", "int64"), _field("WantShutDown", "bool")],
          [_field(name, "bool") for name in ("IsCaughtUp", "IsFenced", "ShouldShutDown")]),
    *_api(67, "AllocateProducerIds", [], [_field("ProducerIdStart", "int64"), _field("ProducerIdLen", "int32")]),
    *_api(73, "AssignReplicasToDirs", [], []),
    *_api(99, "Other", [], []),
]  # fmt: skip
RECORD = {"apiKey": 3, "name": "PartitionRecord", "validVersions": "0-1", "flexibleVersions": "0+",
          "fields": [_field("Leader", "int32"), _field("LeaderEpoch", "int32")]}  # fmt: skip


def jar_of_quorum(folder: Path) -> Path:
    """A jar with what a broker asks of its controller, in short forms, and one record of the metadata log."""
    jar = folder / "quorum.jar"
    with zipfile.ZipFile(jar, "w") as archive:
        for message in (*HEADERS, *QUORUM):
            archive.writestr(f"common/message/{message['name']}.json", json.dumps(message))
        archive.writestr("common/metadata/PartitionRecord.json", json.dumps(RECORD))
    return jar
