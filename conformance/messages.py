"""Kafka's messages on the wire, by the definitions in the jar of kafka-clients.

A message is a mapping from the definition's names to values: `{"ControllerId": 99, "LiveLeaders": []}`. Missing fields
have the definition's defaults. This module contains no layout of a message.

Source: apache/kafka 3.9.1, clients/src/main/resources/common/message (README.md there); KIP-482 for tagged fields.
"""

from __future__ import annotations

import json
import re
import struct
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

Values = Mapping[str, Any]

MESSAGES, METADATA = "common/message/", "common/metadata/"
"""The folders of a jar with the definitions of messages, and of the records of the metadata log."""
_NUMBERS = {
    "bool": "?", "int8": "b", "int16": "h", "uint16": "H", "int32": "i", "uint32": "I", "int64": "q", "float64": "d"
}  # fmt: skip
_EMPTY: dict[str, Any] = {"string": "", "bytes": b"", "records": None, "uuid": bytes(16), "bool": False}


def versions(text: str) -> range:
    """Parses a range of versions: `3+`, `0-4`, `7` or `none`."""
    if text == "none":
        return range(0)
    least, dash, most = text.removesuffix("+").partition("-")
    return range(int(least), 2**15 if text.endswith("+") else int(most if dash else least) + 1)


class Reader(BytesIO):
    def take(self, size: int) -> bytes:
        if size < 0 or len(found := self.read(size)) < size:
            raise ValueError(f"{size} bytes wanted at {self.tell()} of {len(self.getvalue())}")
        return found

    def number(self, code: str) -> Any:
        return struct.unpack(f">{code}", self.take(struct.calcsize(f">{code}")))[0]

    def varint(self) -> int:
        """An unsigned number, seven bits a byte, the lowest first."""
        value = shift = 0
        while True:
            (byte,) = self.take(1)
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def size(self, flexible: bool, code: str) -> int:
        """A length; -1 is null. Flexible versions encode the length plus one as a varint."""
        return self.varint() - 1 if flexible else int(self.number(code))


def varint(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def _size(size: int, flexible: bool, code: str) -> bytes:
    return varint(size + 1) if flexible else struct.pack(f">{code}", size)


class Field:
    """A field of a definition, with its type in each version."""

    def __init__(self, given: Mapping[str, Any], structs: Mapping[str, Any]) -> None:
        self.name: str = given["name"]
        self.type: str = given["type"].removeprefix("[]")
        self.is_array = given["type"].startswith("[]")
        # A field without versions has those in which it is tagged, as in FieldSpec of Kafka's generator.
        self.versions = versions(given.get("versions") or given["taggedVersions"])
        self.nullable = versions(given.get("nullableVersions", "none"))
        self.tagged = versions(given.get("taggedVersions", "none"))
        self.tag = int(given.get("tag", -1))  # a string in some definitions
        self.flexible = versions(given["flexibleVersions"]) if "flexibleVersions" in given else None
        inner = given.get("fields") or structs.get(self.type)
        self.fields = None if inner is None else [Field(f, structs) for f in inner]
        self.default = self._default(given.get("default"))

    def _default(self, given: Any) -> Any:
        if given == "null":
            return None
        if self.is_array:
            return []
        if self.fields is not None:
            return {}
        if given is None or given == "":
            return _EMPTY.get(self.type, 0)
        if self.type == "bool":
            return str(given) == "true"
        return int(str(given), 0) if self.type in _NUMBERS else given

    def write(self, value: Any, version: int, flexible: bool) -> bytes:
        flexible = flexible if self.flexible is None else version in self.flexible
        is_nullable = version in self.nullable
        if self.is_array and value is not None:
            elements = b"".join(self._write_one(v, version, flexible) for v in value)
            return _size(len(value), flexible, "i") + elements
        if self.fields is not None and is_nullable and not self.is_array:
            return b"\xff" if value is None else b"\1" + self._write_one(value, version, flexible)
        if value is None and (self.is_array or self.fields is None):
            if not is_nullable:
                raise ValueError(f"{self.name} must have a value in version {version}")
            return _size(-1, flexible, "i" if self.is_array else self._code)
        return self._write_one(value, version, flexible)

    @property
    def _code(self) -> str:
        return "h" if self.type == "string" else "i"

    def _write_one(self, value: Any, version: int, flexible: bool) -> bytes:
        if self.fields is not None:
            return write_fields(self.fields, value, version, flexible)
        if self.type in _NUMBERS:
            return struct.pack(f">{_NUMBERS[self.type]}", value)
        content = value.encode() if self.type == "string" else bytes(value)
        return content if self.type == "uuid" else _size(len(content), flexible, self._code) + content

    def read(self, data: Reader, version: int, flexible: bool) -> Any:
        flexible = flexible if self.flexible is None else version in self.flexible
        if self.is_array:
            count = data.size(flexible, "i")
            return None if count < 0 else [self._read_one(data, version, flexible) for _ in range(count)]
        if self.fields is not None and version in self.nullable and data.number("b") < 0:
            return None
        return self._read_one(data, version, flexible)

    def _read_one(self, data: Reader, version: int, flexible: bool) -> Any:
        if self.fields is not None:
            return read_fields(self.fields, data, version, flexible)
        if self.type in _NUMBERS:
            return data.number(_NUMBERS[self.type])
        size = 16 if self.type == "uuid" else data.size(flexible, self._code)
        content = data.take(size) if size >= 0 else None
        return content.decode() if content is not None and self.type == "string" else content


def write_fields(fields: Iterable[Field], values: Values, version: int, flexible: bool) -> bytes:
    fields = [f for f in fields if version in f.versions]
    if unknown := values.keys() - {f.name for f in fields}:
        raise ValueError(f"version {version} has no {', '.join(sorted(unknown))}")
    plain = [f for f in fields if not (flexible and version in f.tagged)]
    out = b"".join(f.write(values.get(f.name, f.default), version, flexible) for f in plain)
    if not flexible:
        return out
    tagged = {f.tag: f.write(values[f.name], version, flexible) for f in fields if f not in plain and f.name in values}
    return out + varint(len(tagged)) + b"".join(varint(t) + varint(len(v)) + v for t, v in sorted(tagged.items()))


def read_fields(fields: Iterable[Field], data: Reader, version: int, flexible: bool) -> dict[str, Any]:
    fields = [f for f in fields if version in f.versions]
    tagged = {f.tag: f for f in fields if flexible and version in f.tagged}
    values = {f.name: f.read(data, version, flexible) for f in fields if f not in tagged.values()}
    values |= {f.name: f.default for f in tagged.values()}
    for _ in range(data.varint() if flexible else 0):
        tag, content = data.varint(), Reader(data.take(data.varint()))
        if tag in tagged:  # skips an unknown tag
            values[tagged[tag].name] = tagged[tag].read(content, version, flexible)
    return values


class Message:
    def __init__(self, given: Mapping[str, Any]) -> None:
        self.name: str = given["name"]
        self.key: int = given.get("apiKey", -1)
        self.valid = versions(given["validVersions"])
        self.newest = self.valid.stop - 1 - bool(given.get("latestVersionUnstable"))
        self.flexible = versions(given["flexibleVersions"])
        structs = {s["name"]: s["fields"] for s in given.get("commonStructs", ())}
        self.fields = [Field(f, structs) for f in given["fields"]]

    def names(self, version: int) -> set[str]:
        return {f.name for f in self.fields if version in f.versions}

    def encode(self, version: int, values: Values) -> bytes:
        if version not in self.valid:
            raise ValueError(f"{self.name} has no version {version}")
        return write_fields(self.fields, values, version, version in self.flexible)

    def decode(self, version: int, data: Reader) -> dict[str, Any]:
        return read_fields(self.fields, data, version, version in self.flexible)


@dataclass(frozen=True)
class Request:
    """A request from the wire. It has no body if no definition fits the message."""

    api: str
    version: int
    correlation: int
    client: str
    body: dict[str, Any]
    is_defined: bool = True


def about(topic: str, partition: Values, named: str = "Topic") -> dict[str, Any]:
    """The fields of a message about a single partition."""
    return {"Topics": [{named: topic, "Partitions": [partition]}]}


def partition_in(body: Values) -> Any:
    """The fields of a message's single partition; None if it has none, as in a fetch session without news."""
    topics = body.get("Topics") or body.get("Responses")
    return topics[0]["Partitions"][0] if topics else None


class Messages:
    """The messages that the jar defines, by name; encodes and decodes frames (without their length)."""

    def __init__(self, jar: Path, folder: str = MESSAGES) -> None:
        with zipfile.ZipFile(jar) as archive:
            names = [n for n in archive.namelist() if n.startswith(folder) and n.endswith(".json")]
            self._texts = {Path(n).stem: archive.read(n).decode() for n in names}
        if not self._texts:
            raise ValueError(f"{jar}: has no definitions of messages")
        self._messages: dict[str, Message] = {}
        keys = {name: re.search(r'"apiKey":\s*(\d+)', text) for name, text in self._texts.items()}
        self._apis = {
            int(key[1]): name.removesuffix("Request") for name, key in keys.items() if key and name.endswith("Request")
        }

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def __getitem__(self, name: str) -> Message:
        if name not in self._messages:
            text = re.sub(r"^\s*//.*$", "", self._texts[name], flags=re.MULTILINE)
            self._messages[name] = Message(json.loads(text))
        return self._messages[name]

    def request(self, api: str, version: int, correlation: int, values: Values, client: str = "tideproof") -> bytes:
        message = self[f"{api}Request"]
        head = {"RequestApiKey": message.key, "RequestApiVersion": version, "CorrelationId": correlation}
        header = self["RequestHeader"].encode(2 if version in message.flexible else 1, {**head, "ClientId": client})
        return header + message.encode(version, values)

    def read_request(self, frame: bytes) -> Request:
        key, version = struct.unpack_from(">hh", frame)
        api = self._apis.get(key, f"API {key}")
        known = f"{api}Request" in self._texts and version in self[f"{api}Request"].valid
        flexible = known and version in self[f"{api}Request"].flexible
        data = Reader(frame)
        head = self["RequestHeader"].decode(2 if flexible else 1, data)
        body = self[f"{api}Request"].decode(version, data) if known else {}
        return Request(api, version, head["CorrelationId"], head["ClientId"] or "", body, known)

    def response(self, api: str, version: int, correlation: int, values: Values) -> bytes:
        header = self["ResponseHeader"].encode(self._header_of(api, version), {"CorrelationId": correlation})
        return header + self[f"{api}Response"].encode(version, values)

    def read_response(self, api: str, version: int, frame: bytes) -> dict[str, Any]:
        data = Reader(frame)
        self["ResponseHeader"].decode(self._header_of(api, version), data)
        return self[f"{api}Response"].decode(version, data)

    def _header_of(self, api: str, version: int) -> int:
        # Before it knows the broker's versions, a client cannot know whether flexible ones are supported.
        return int(api != "ApiVersions" and version in self[f"{api}Response"].flexible)
