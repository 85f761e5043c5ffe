"""Recordings: the traffic of a partition as seen by the harness, in order, as JSON lines.

The first line is the header. Every other line is an event, with `at`, seconds since the recording began:

- `request`: a request has come as far as the proxy, with its content; `exchange` numbers it
- `forwarded`: the proxy has passed it on to its receiver, which may handle it from now on
- `response`: the receiver has answered, so it has handled the request; with the content of the response
- `delivered`: the proxy has passed the response on to the sender, which may use it from now on
- `lost`: the connection was closed, and with it the request or its response
- `crash`: a broker was killed, and started again; `kept` are the records that a power loss left of its log

Recordings include the requests of the controller and of producers, which are parts of the harness, but not the
harness's requests that only observe brokers.
"""

from __future__ import annotations

import json
import math
import threading
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from tideproof.conformance.records import decoded

CLIENTS = ("controller", "producer")
"""The senders of requests to a broker, apart from brokers."""
BETWEEN_BROKERS = ("Fetch", "OffsetForLeaderEpoch")
"""Requests that are recorded only from a follower to another broker."""
FORMAT = "tideproof recording 1"
HEAD = {
    "kafka": str, "topic": str, "replicas": int, "min_insync_replicas": int, "replica_lag_time_max_ms": int,
    "unclean": bool,
}  # fmt: skip
"""The fields of the header besides the format."""
LARGEST_FILE = 64 * 2**20
"""Bytes; a recording of ten thousand events is smaller."""

OF_KRAFT = "PartitionRecord"
"""The record that a KRaft controller writes where a ZooKeeper controller sends LeaderAndIsr."""
ROLES = ("LeaderAndIsr", OF_KRAFT)

OF_EXCHANGES = ("forwarded", "response", "delivered", "lost")
"""The events of a request after the first, each at most once, in this order; `lost` may come at any time."""


class RecordingError(Exception):
    """A file holds no valid recording; the text says what is wrong, and in which line."""


class Recorder:
    """Collects events, if it is `enabled`. Its methods may be called from several threads."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled, self._lock = enabled, threading.Lock()
        self._events: list[dict[str, Any]] = []
        self._began = time.monotonic()
        self._last = self._before = 0

    def clear(self) -> None:
        """Begins a new recording, without the pending exchanges of the earlier one."""
        with self._lock:
            self._events, self._began, self._before = [], time.monotonic(), self._last

    def request(self, sender: int | str, receiver: int, api: str, version: int, body: Mapping[str, Any]) -> int:
        """Records a request. Returns the number of its exchange."""
        with self._lock:
            self._last += 1
            head = {"exchange": self._last, "from": sender, "to": receiver, "api": api, "version": version}
            if self._enabled:
                self._add("request", {**head, "body": shown(body)})
            return self._last

    def event(self, name: str, **values: Any) -> None:
        with self._lock:
            if self._enabled and values.get("exchange", self._last) > self._before:
                self._add(name, values)

    def _add(self, name: str, values: Mapping[str, Any]) -> None:
        self._events.append({"event": name, "at": round(time.monotonic() - self._began, 6), **values})

    def to_lines(self, head: Mapping[str, Any]) -> bytes:
        """The content of the file, with `head` in its header."""
        with self._lock:
            lines = [json.dumps(line) for line in ({"format": FORMAT, **head}, *self._events)]
        return "".join(f"{line}\n" for line in lines).encode()


def shown(value: Any) -> Any:
    """A message without empty fields, with records as their contents and other bytes in hexadecimal."""
    if isinstance(value, Mapping):
        kept = {key: v for key, v in value.items() if v not in (None, "", b"") and v != []}
        return {key: _records(v) if key == "Records" else shown(v) for key, v in kept.items()}
    if isinstance(value, list):
        return [shown(v) for v in value]
    return value.hex() if isinstance(value, bytes) else value


def _records(data: bytes) -> list[dict[str, Any]]:
    """The contents of records; `producer` is included if it is idempotent or transactional."""
    return [
        {"offset": r.offset, "epoch": r.epoch, "value": r.value} | ({"producer": r.producer} if r.producer >= 0 else {})
        for r in decoded(data)
    ]


# Reading --------------------------------------------------------------------------------------------------------------


class Exchange(NamedTuple):
    """A request and, if there is one, its response. `sender` is a broker's number, or `controller` or `producer`."""

    number: int
    sender: int | str
    receiver: int
    api: str
    version: int
    request: Mapping[str, Any]
    response: Mapping[str, Any] | None = None

    def __str__(self) -> str:
        sender = f"b{self.sender}" if isinstance(self.sender, int) else f"the {self.sender}"
        return f"{self.api} of {sender} to b{self.receiver} (exchange {self.number})"


class Event(NamedTuple):
    """An event of a recording. A crash is of `broker`, the others of `exchange`."""

    name: str
    at: float
    exchange: int = -1
    broker: int = -1
    kept: int | None = None


@dataclass(frozen=True)
class Recording:
    """A recording: its events, and its `exchanges` by number, including later responses."""

    kafka: str
    topic: str
    replicas: int
    min_insync_replicas: int
    replica_lag_time_max_ms: int
    unclean: bool
    exchanges: Mapping[int, Exchange]
    events: tuple[Event, ...]

    def asked(self, exchange: Exchange) -> Mapping[str, Any] | None:
        return self._said(exchange.api, exchange.request)

    def answered(self, exchange: Exchange) -> Mapping[str, Any] | None:
        return self._said(exchange.api, exchange.response or {})

    def _said(self, api: str, body: Mapping[str, Any]) -> Mapping[str, Any] | None:
        if api == OF_KRAFT:
            return body
        topics = chain.from_iterable(body.get(name, ()) for name in ("TopicData", "Topics", "Responses"))
        inner = ("PartitionData", "PartitionResponses", "Partitions")
        parts = [(t, part) for t in topics for part in chain.from_iterable(t.get(name, ()) for name in inner)]
        flat = chain.from_iterable(body.get(name, ()) for name in ("UngroupedPartitionStates", "PartitionErrors"))
        for topic, part in (*parts, *((part, part) for part in flat)):
            name = topic.get("TopicName", topic.get("Name", topic.get("Topic", self.topic)))
            number = part.get("Index", part.get("PartitionIndex", part.get("Partition", 0)))
            if (name, number) == (self.topic, 0):
                found: Mapping[str, Any] = part
                return found
        return None

    def leaders_of_epochs(self) -> dict[int, int]:
        """The leaders that the controller named, by epoch."""
        parts = (self.asked(x) for x in self.exchanges.values() if x.api in ROLES)
        return {part["LeaderEpoch"]: part["Leader"] for part in parts if part}


def read_recording(path: Path) -> Recording:
    """Reads a file. Raises RecordingError, with the file's name, or OSError."""
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise RecordingError(f"{path}: larger than {LARGEST_FILE // 2**20} MiB, so not a recording")
    try:
        return parse_recording(content.splitlines())
    except RecordingError as error:
        raise RecordingError(f"{path}: {error}") from None


def parse_recording(lines: Iterable[bytes]) -> Recording:
    """Parses a recording. Raises RecordingError."""
    exchanges: dict[int, Exchange] = {}
    had: dict[int, set[str]] = {}
    events: list[Event] = []
    head: dict[str, Any] = {}
    for number, line in enumerate(lines, start=1):
        try:
            data = json.loads(line)
            if number == 1:
                head = data
                if head["format"] != FORMAT:
                    raise RecordingError(f"its format is {head['format']!r}, not {FORMAT!r}")
            else:
                event = _event(data, exchanges, had, head["replicas"])
                if events and event.at < events[-1].at:
                    raise RecordingError("its time is before that of the line above")
                events.append(event)
        except RecordingError as error:
            raise RecordingError(f"line {number}: {error}") from None
        except KeyError as error:
            raise RecordingError(f"line {number}: {error.args[0]!r} is missing") from None
        except (ValueError, OverflowError, TypeError, AttributeError, RecursionError):
            raise RecordingError(f"line {number}: not a line of a recording, or cut short") from None
    try:
        head = {name: _of(kind, head[name]) for name, kind in HEAD.items()}
    except KeyError as error:
        raise RecordingError(f"the header is missing, or its {error.args[0]!r}") from None
    except TypeError as error:
        raise RecordingError(f"the header: {error}") from None
    return Recording(**head, exchanges=exchanges, events=tuple(events))


def _of(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _event(data: Any, exchanges: dict[int, Exchange], had: dict[int, set[str]], replicas: int) -> Event:
    """The event of a line. Checks that it fits the earlier ones."""

    def broker(value: Any) -> int:
        if type(value) is not int or not 0 <= value < replicas:
            raise RecordingError(f"{value!r} is no broker of {replicas}")
        return value

    name, at = data["event"], float(data["at"])
    if not math.isfinite(at):
        raise ValueError(at)
    if name == "crash":
        kept = data.get("kept")
        return Event(name, at, broker=broker(data["broker"]), kept=None if kept is None else _of(int, kept))
    number = _of(int, data["exchange"])
    if name == "request":
        if number in exchanges:
            raise RecordingError(f"exchange {number} has two requests")
        sender = data["from"] if data["from"] in CLIENTS else broker(data["from"])
        receiver, api = broker(data["to"]), _of(str, data["api"])
        if api in BETWEEN_BROKERS and sender in (*CLIENTS, receiver):
            raise RecordingError(f"a {api} is of a follower to another broker")
        exchanges[number] = Exchange(number, sender, receiver, api, _of(int, data["version"]), _of(dict, data["body"]))
        had[number] = set()
    else:
        if name not in OF_EXCHANGES:
            raise RecordingError(f"there is no event {name!r}")
        if number not in exchanges:
            raise RecordingError(f"exchange {number} has no request before this")
        if name in had[number]:
            raise RecordingError(f"exchange {number} has two events {name!r}")
        had[number].add(name)
        if name == "response":
            exchanges[number] = exchanges[number]._replace(response=_of(dict, data["body"]))
    return Event(name, at, exchange=number)
