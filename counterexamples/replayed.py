"""What unmodified Kafka did when the recorded counterexamples were replayed on it: dated facts, written by a tool.

The data file is `replayed.json`, which `tools/replay_cases.py` writes and which is not edited by hand. This module
alone reads it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from functools import cache
from importlib.resources import files

FILE = "replayed.json"


class Outcome(StrEnum):
    """What came of a schedule on the brokers of a release."""

    VIOLATED = "violated"
    """Every state was as in the model, and the property is violated."""
    HOLDS = "holds"
    """Every state was as in the model, and the property holds."""
    DIVERGED = "parted"
    """The brokers did otherwise than the model; `why` says what."""
    NOT_DRIVEN = "not driven"
    """The harness cannot do a step, or the release does not have what the case is about; `why` says what."""


@dataclass(frozen=True)
class Replays:
    """The replays of one recorded counterexample on the brokers of one release.

    `protocol` models the release, and the schedule is carried over to it: `left_out` says which steps of the recorded
    trace it does not take, by their number. `agreed` of the `times` replays had every state as in the model; `states`
    were compared in all. `date` is that of the replays, as in 2026-11-22.
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

    @property
    def sentence(self) -> str:
        """As in: Kafka 2.1.1: Durable is violated, in 20 of 20 replays (2026-11-22)."""
        if self.outcome is Outcome.NOT_DRIVEN:
            return f"Kafka {self.release}: not driven: {self.why} ({self.date})"
        if self.outcome is Outcome.DIVERGED:
            return f"Kafka {self.release} diverges from {self.protocol}: {self.why} ({self.date})"
        verdict = "holds" if self.outcome is Outcome.HOLDS else "is violated"
        count = f"{self.agreed} of {self.times} replays"
        return f"Kafka {self.release}: {self.property_name} {verdict}, in {count} ({self.date})"


@dataclass(frozen=True)
class Evidence:
    """All replays, and the SHA-256 of Kafka's own jars that they were made with, by release and by name of the jar."""

    jars: Mapping[str, Mapping[str, str]]
    replays: tuple[Replays, ...]

    def of(self, case: str) -> tuple[Replays, ...]:
        """The replays of a case, in the order of the releases."""
        return tuple(found for found in self.replays if found.case == case)

    def to_json(self) -> str:
        """The data file: one line for each case and release."""
        lines = ",\n".join(f"  {json.dumps({k: v for k, v in asdict(r).items() if v})}" for r in self.replays)
        return f'{{\n "jars": {json.dumps(self.jars)},\n "replays": [\n{lines}\n ]\n}}\n'


def parse_evidence(text: str) -> Evidence:
    """The content of a data file. Raises ValueError, and TypeError where an entry has other fields."""
    content = json.loads(text)
    entries = ({**entry, "outcome": Outcome(entry["outcome"])} for entry in content["replays"])
    return Evidence(content["jars"], tuple(Replays(**entry) for entry in entries))


@cache
def evidence() -> Evidence:
    """What is recorded."""
    return parse_evidence(files("tideproof.counterexamples").joinpath(FILE).read_text())
