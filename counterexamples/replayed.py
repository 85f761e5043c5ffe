"""Replays of the recorded counterexamples on unmodified Kafka: dated facts, written by a tool.

`tools/replay_cases.py` writes the data file, `replayed.json`; only this module reads it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TypeVar

from tideproof.counterexamples.explain.words import joined
from tideproof.model.runs.trace import Trace

FILE = "replayed.json"
R = TypeVar("R")


class Outcome(StrEnum):
    """The outcome of a schedule on the brokers of a release."""

    VIOLATED = "violated"
    """Every state was as in the model, and the property is violated."""
    NOT_VIOLATED = "not violated"
    """Every state was as in the model, and the property holds after each step of this schedule."""
    DIVERGED = "diverged"
    """The brokers diverged from the model, as described by `why`."""
    NOT_DRIVEN = "not driven"
    """The harness cannot do a step, or the release lacks the case's feature, as described by `why`."""


@dataclass(frozen=True)
class Replays:
    """The replays of one recorded counterexample on the brokers of one release.

    `protocol` models the release and runs the schedule: `left_out` has the reasons for the steps that it does not take,
    by number. In `agreed` of the `times` replays every state was as in the model; `states` were compared in all. `date`
    is that of the replays, such as 2026-11-22. `schedule` identifies a trace of the atlas.
    """

    case: str
    release: str
    protocol: str
    property_name: str
    outcome: Outcome
    date: str
    times: int = 0
    agreed: int = 0
    states: int = 0
    why: str = ""
    left_out: Mapping[str, str] = field(default_factory=dict)
    schedule: str = ""


@dataclass(frozen=True)
class Loop:
    """Replays of a run that breaks a promise, with its loop taken `rounds` times, on the brokers of one release.

    The configuration is that of `flaw`, a number; releases may break its promise by another flaw. Where the promise
    holds in the protocol of the release, nothing is replayed.
    """

    flaw: str
    release: str
    protocol: str
    property_name: str
    outcome: Outcome
    date: str
    rounds: int = 0
    times: int = 0
    agreed: int = 0
    states: int = 0
    why: str = ""


@dataclass(frozen=True)
class Evidence:
    """All replays, and the SHA-256 of the Kafka jars used, by release and name of the jar."""

    jars: Mapping[str, Mapping[str, str]]
    replays: tuple[Replays, ...]
    loops: tuple[Loop, ...] = ()

    def of(self, case: str) -> tuple[Replays, ...]:
        return tuple(found for found in self.replays if found.case == case)

    def of_schedule(self, schedule: str) -> tuple[Replays, ...]:
        return tuple(found for found in self.replays if found.schedule == schedule)

    def summary(self, case: str) -> str:
        """As in: Durable is violated on Kafka 0.10.2.2 and 0.11.0.3, in 4 replays (2026-11-22); empty without any."""
        done, sentences = self.of(case), []
        for outcome, verdict in ((Outcome.VIOLATED, "is violated"), (Outcome.NOT_VIOLATED, "is not violated")):
            if found := [r for r in done if r.outcome is outcome]:
                count = sum(r.times for r in found)
                replays = f"{count} replay{'s' * (count != 1)} ({max(r.date for r in found)})"
                releases = joined([r.release for r in found])
                sentences.append(f"{found[0].property_name} {verdict} on Kafka {releases}, in {replays}.")
        for r in done:
            if r.outcome is Outcome.DIVERGED:
                sentences.append(f"Kafka {r.release} diverges from {r.protocol}: {r.why} ({r.date}).")
        return " ".join(sentences)

    def to_json(self) -> str:
        """The data file: one line for each case, or flaw, and release."""

        def lines(rows: Iterable[Replays | Loop]) -> str:
            return ",\n".join(f"  {json.dumps({k: v for k, v in asdict(r).items() if v})}" for r in rows)

        replays, loops = lines(self.replays), lines(self.loops)
        return f'{{\n "jars": {json.dumps(self.jars)},\n "replays": [\n{replays}\n ],\n "loops": [\n{loops}\n ]\n}}\n'


def parse_evidence(text: str) -> Evidence:
    """Parses a data file. Raises ValueError, and TypeError if an entry has other fields."""
    content = json.loads(text)

    def rows(key: str, kind: type[R]) -> tuple[R, ...]:
        return tuple(kind(**{**entry, "outcome": Outcome(entry["outcome"])}) for entry in content[key])

    return Evidence(content["jars"], rows("replays", Replays), rows("loops", Loop))


def schedule_of(trace: Trace) -> str:
    """A digest of what brokers do in a trace: its steps, and the settings that they run with."""
    settings = [trace.bounds.get(name) for name in ("replicas", "acks", "min_insync_replicas", "unclean")]
    return sha256(json.dumps([settings, trace.actions]).encode()).hexdigest()[:16]


@cache
def evidence() -> Evidence:
    return parse_evidence(files("tideproof.counterexamples").joinpath(FILE).read_text())
