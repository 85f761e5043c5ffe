"""The canonical form of a counterexample: a protocol, its bounds, a property, and the actions. No states.

The rules compute the states anew whenever a trace is read (tideproof.model.runs.replay), so a file cannot claim what
did not happen. Reading a file executes nothing from it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from tideproof.model.language.actions import Instance
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System

FORMAT = "tideproof trace 1"
LARGEST_FILE = 16 * 2**20
"""Bytes; a trace of a hundred thousand actions is smaller."""


def tideproof_version() -> str:
    try:
        return version("tideproof")
    except PackageNotFoundError:  # run from a checkout that is not installed
        return "unknown"


class TraceError(Exception):
    """A file holds no valid trace; the text says what is wrong, and where."""


@dataclass(frozen=True)
class Trace:
    """A schedule that claims to violate a property. `actions` are names with parameters, not yet looked up."""

    protocol: str
    bounds: Mapping[str, int]
    property: str
    engine: str
    actions: tuple[tuple[str, Mapping[str, int]], ...]
    version: str = ""
    protocol_file: str = ""
    """The file of a user's own protocol, as its user named it: a hint for readers, never loaded."""

    beside: str = ""
    """For a further counterexample of a check (FILE-2.json): the name of the first one's file."""

    loop_from: int | None = None
    """Against a promise: after how many actions the others begin, which can repeat for ever."""

    @classmethod
    def of(
        cls, system: System, property_name: str, engine: str, steps: Sequence[Instance], loop_from: int | None = None
    ) -> Trace:
        actions = tuple((step.action.name, dict(step.parameters)) for step in steps)
        return cls(
            system.protocol.name, dict(system.bounds), property_name, engine, actions, tideproof_version(),
            loop_from=loop_from,
        )  # fmt: skip

    def to_json(self) -> bytes:
        """The canonical JSON, one action a line."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "version": self.version,
            "protocol": self.protocol,
            "bounds": dict(self.bounds),
            "property": self.property,
            "engine": self.engine,
        }
        if self.protocol_file:
            head["protocol_file"] = self.protocol_file
        if self.beside:
            head["beside"] = self.beside
        if self.loop_from is not None:
            head["loop_from"] = self.loop_from
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        actions = [f"    {json.dumps({'name': name, 'parameters': dict(given)})}" for name, given in self.actions]
        body = ",\n".join(actions)
        return "\n".join(["{", *lines, '  "actions": [', *([body] if body else []), "  ]", "}", ""]).encode()

    def steps_in(self, system: System) -> tuple[Instance, ...]:
        """The actions as steps of a system. Raises TraceError if the system has no such step."""
        steps = []
        for number, (name, parameters) in enumerate(self.actions, start=1):
            try:
                steps.append(system.find(name, parameters))
            except ValueError as error:
                raise TraceError(f"step {number}: {error}") from None
        return tuple(steps)

    def bounds_for(self, protocol: Protocol) -> Bounds:
        """The trace's bounds as bounds of the protocol. Raises TraceError if they do not fit it."""
        missing = [spec.name for spec in protocol.bounds if spec.name not in self.bounds and not spec.optional]
        if missing:
            raise TraceError(f"bounds: {', '.join(missing)} missing")
        try:
            return protocol.bounded(**self.bounds)
        except ValueError as error:
            raise TraceError(f"bounds: {error}") from None


def read_trace(path: Path) -> Trace:
    """Reads a trace from its canonical JSON. Raises TraceError, with the file's name, or OSError."""
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise TraceError(f"{path}: larger than {LARGEST_FILE // 2**20} MiB, so not a trace")
    try:
        return parse_trace(content)
    except TraceError as error:
        raise TraceError(f"{path}: {error}") from None


def parse_trace(content: bytes) -> Trace:
    """Parses the canonical JSON of a trace. Raises TraceError."""
    try:
        data = json.loads(content.decode("utf-8"), object_pairs_hook=_unambiguous)
    except UnicodeDecodeError as error:
        raise TraceError(f"not UTF-8 (byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise TraceError(f"not JSON, or cut short: {error.msg} in line {error.lineno}") from None
    except (RecursionError, ValueError):
        raise TraceError("not a trace: nested too deeply, or with numbers too long") from None
    return _checked(data)


def _unambiguous(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object. Refuses a repeated key: JSON readers differ in which value they keep."""
    found = dict(pairs)
    if len(found) < len(pairs):
        ((twice, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise TraceError(f"{_short(twice)} is there twice in one object")
    return found


def _checked(data: Any) -> Trace:
    if not isinstance(data, dict) or "format" not in data:
        raise TraceError(f'not a trace: it lacks "format": "{FORMAT}"')
    if data["format"] != FORMAT:
        raise TraceError(f"its format is {_short(data['format'])}; this version of Tideproof reads {FORMAT!r}")
    texts = {key: _of_type(str, data.get(key), f'"{key}"') for key in ("protocol", "property", "engine", "version")}
    for key in ("protocol_file", "beside"):
        texts[key] = _of_type(str, data.get(key, ""), f'"{key}"')
    bounds = _numbers(data.get("bounds"), '"bounds"')
    actions = []
    for number, given in enumerate(_of_type(list, data.get("actions"), '"actions"'), start=1):
        entry = _of_type(dict, given, f"step {number}")
        name = _of_type(str, entry.get("name"), f'step {number}: "name"')
        actions.append((name, _numbers(entry.get("parameters"), f'step {number}: "parameters"')))
    loop_from = data.get("loop_from")
    if loop_from is not None and not 0 <= _of_type(int, loop_from, '"loop_from"') <= len(actions):
        raise TraceError(f'"loop_from" is {loop_from}, and there are {len(actions)} actions')
    return Trace(bounds=bounds, actions=tuple(actions), loop_from=loop_from, **texts)


def _of_type(wanted: type[Any], value: Any, what: str) -> Any:
    if type(value) is not wanted:
        names: dict[type[Any], str] = {str: "a text", dict: "an object", list: "a list", int: "a whole number"}
        raise TraceError(f"{what} must be {names[wanted]}, not {_short(value)}")
    return value


def _numbers(value: Any, what: str) -> dict[str, int]:
    for name, number in _of_type(dict, value, what).items():
        if type(number) is not int:
            raise TraceError(f"{what}: {_short(name)} must be a whole number, not {_short(number)}")
    return dict(value)


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= 40 else text[:37] + "..."
