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
