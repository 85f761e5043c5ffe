"""Claims of tutorials: the places in the model that they concern, and the questions that decide them."""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import Any

from tideproof.model.language.properties import Property, Status
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.broker.rules import Rules
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.settings import PROTOCOLS as OF_ATLAS
from tideproof.properties.atlas.table import Found, Row
from tideproof.properties.invariants.catalogue import PROPERTIES
from tideproof.properties.invariants.tutorials import TUTORIALS

_PROPERTIES: Mapping[str, Property] = {p.name: p for p in (*PROPERTIES, *TUTORIALS)}


class Kind(StrEnum):
    """The kinds of model parts that a tutorial's row became."""

    STATE = "state"
    RULE = "rule"
    INVARIANT = "invariant"
    FUNCTION = "function"
    CLAIM = "claim"
    FAULTS = "fault model"


class PlaceKind(StrEnum):
    VARIABLE = "variable"
    RULE = "rule"
    STEP = "step"
    PROPERTY = "property"
    PROTOCOL = "protocol"
    FUNCTION = "function"


@dataclass(frozen=True)
class Place:
    """A part of the model: a variable of the broker state, a rule or a step by its slot, a function by its path."""

    kind: PlaceKind
    name: str

    def meaning(self) -> str:
        """The meaning that the part declares. Raises KeyError or AttributeError if there is no such part."""
        match self.kind:
            case PlaceKind.VARIABLE:
                return str({f.name: f for f in fields(BrokerState)}[self.name].metadata["meaning"])
            case PlaceKind.RULE:
                rules = {f.name: getattr(PROTOCOLS["kafka-2.5"].rules, f.name) for f in fields(Rules)}  # type: ignore[attr-defined]
                return str(rules[self.name].__name__).replace("_", " ")
            case PlaceKind.STEP:
                return PROTOCOLS["kafka-2.5"].slots[self.name].meaning
            case PlaceKind.PROPERTY:
                return _PROPERTIES[self.name].meaning
            case PlaceKind.PROTOCOL:
                return PROTOCOLS[self.name].title
            case PlaceKind.FUNCTION:
                module, _, name = self.name.rpartition(".")
                found = getattr(importlib.import_module(f"tideproof.{module}"), name)
                return str(found.__doc__ or "").split("\n\n")[0]

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


# Questions ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    """A property of a protocol in a configuration, for the exhaustive engine. `said` is the claim's prediction.

    With `suite`, the configuration is one of the suite. It is searched only if the property holds in the configurations
    before it: the first violation decides. `row` is the row of the atlas that decides it, and `protocols` have
    the same result.
    """

    protocol: str
    property_name: str
    configuration: Mapping[str, int]
    said: Status
    suite: bool = False
    row: Row | None = None
    protocols: tuple[str, ...] = ()

    @property
    def asked_of(self) -> Protocol:
        return PROTOCOLS[self.protocol]

    @cached_property
    def bounds(self) -> Bounds:
        return self.asked_of.bounded(**self.configuration)

    @property
    def asked_property(self) -> Property:
        return _PROPERTIES[self.property_name]

    @property
    def searched(self) -> tuple[Property, ...]:
        """The property, and those of the same search whose history the states have."""
        also = self.row.also if self.row and self.row.status is Found.HOLDS else ()
        return self.asked_property, *(_PROPERTIES[question.property_name] for question in also)

    @cached_property
    def digest(self) -> str:
        """Identifies the question, so that no stored outcome is used for another question."""
        return _digest([self.protocol, self.property_name, self.kept_bounds, "exhaustive"])

    @property
    def kept_bounds(self) -> str:
        """The bounds as stored with an outcome: in numbers only."""
        return str(self.bounds).replace("--acks all", "--acks -1")

    @property
    def setting(self) -> str:
        """The unit of judgement: a protocol in a configuration, or in the whole suite."""
        return f"{self.protocol} {'suite' if self.suite else self.bounds}"

    @property
    def command(self) -> str:
        own = f"tideproof check {self.protocol} {self.bounds} -p {self.property_name}"
        return self.row.command if self.row else own


@dataclass(frozen=True)
class Trial:
    """A promise of a small model, checked on every case of a range (tideproof.properties.claims.trials)."""

    name: str
    promise: str
    given: Mapping[str, Any]
    said: Status

    @property
    def digest(self) -> str:
        return _digest([self.name, self.promise, dict(self.given), "enumeration"])

    @property
    def setting(self) -> str:
        return f"{self.name} {dict(self.given)}"


Asked = Question | Trial


def in_turn(questions: Iterable[Asked]) -> list[tuple[Asked, ...]]:
    """The questions in groups: those of the suite about one property of one protocol are a group, in its order."""
    turns: dict[tuple[str, ...], list[Asked]] = {}
    for asked in questions:
        of_suite = isinstance(asked, Question) and asked.suite
        about = (asked.protocol, asked.property_name) if isinstance(asked, Question) and of_suite else (asked.digest,)
        turns.setdefault(about, []).append(asked)
    return list(map(tuple, turns.values()))


def _digest(parts: list[Any]) -> str:
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


# Protocols and configurations -----------------------------------------------------------------------------------------

AS_IN_2_1 = ("kafka-2.1.1", "kafka-2.2")
"""They differ from `kafka-2.1` in late responses and the latest offset only."""
AS_IN_2_4 = ("kafka-2.4.1",)
"""It differs from `kafka-2.4` in log starts and read_committed only."""
AS_IN_3_7 = ("kafka-3.9.1",)
"""It differs from `kafka-3.7` in late responses and late bodies only."""
WITH_ZOOKEEPER = tuple(p.name for p in BROKER_GENERATIONS if p.name not in (*AS_IN_2_1, *AS_IN_2_4, *AS_IN_3_7))
"""Every release with ZooKeeper; `kafka-2.1` for 2.1.0 to 2.3.1, `kafka-2.4` for 2.4.0 and 2.4.1, and `kafka-3.7` for
3.7.0 to 3.9.2.

A counterexample to these refutes all releases.
"""
BY_TRUNCATION = ("kafka-0.8", "kafka-0.10", "kafka-0.11", "kafka-2.0", "kafka-2.5", "kafka-3.7", "kafka-4.1")
"""One release for each way to truncate, and `kafka-4.1` with KRaft and eligible leader replicas."""
GROUPS = {
    "releases": WITH_ZOOKEEPER,
    "releases-before-2.7": WITH_ZOOKEEPER[
        : WITH_ZOOKEEPER.index("kafka-2.7")
    ],  # later ones take minutes each with a consumer
    "releases-since-0.11": WITH_ZOOKEEPER[WITH_ZOOKEEPER.index("kafka-0.11") :],
    "generations": BY_TRUNCATION,
    "generations-before-0.11": BY_TRUNCATION[:2],
    "generations-before-2.1": BY_TRUNCATION[:4],
    "generations-0.10-to-2.0": BY_TRUNCATION[1:4],
    "generations-since-0.8.2": BY_TRUNCATION[1:],  # those with min.insync.replicas (KAFKA-1555)
    "generations-since-0.11": BY_TRUNCATION[2:],  # those with leader epochs and transactions
    "since-2.1": tuple(OF_ATLAS),
    "fixed": ("kafka-2.5-fixed",),
}
"""Names for groups of protocols, used by rows."""
SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
CONFIGURATIONS: Mapping[str, Mapping[str, int]] = {
    # The smallest that distinguish the generations: two brokers with two records, three brokers with one.
    "small": SMALL,
    "three": {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4},
    "three-with-two": {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3},
    # Shows a leader of 0.11 that answers with the start of an epoch unknown to the follower (KAFKA-6361).
    "long-logs": {"replicas": 2, "log_size": 3, "records": 4, "epochs": 3},
    "deleted": {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "delete_records": 1, "crashes": 1},
    "isolated": {**SMALL, "epochs": 2, "acks": -1, "transactions": 1, "consumers": 1, "read_committed": 1},
    "retried": {**SMALL, "records": 1, "acks": -1, "retries": 1},
    "block": {"replicas": 3, "spares": 1, "log_size": 2, "records": 3},
}
SUITE: tuple[Mapping[str, int], ...] = (
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 4, "crashes": 1},
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3, "crashes": 1},
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4},
    {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3},
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4, "acks": -1, "min_insync_replicas": 2},
)
"""The configurations behind "holds since": the same for every release, each explored completely.

Releases without min.insync.replicas skip those with it.
"""
SUITE_IN_WORDS = (
    "The suite, the same for every release: (1) 2 brokers, 2 records, 4 epochs, a crash; (2) 3 brokers, 1 record, "
    "3 epochs, a crash; (3) 3 brokers, 1 record, 4 epochs; (4) 3 brokers, 2 records, 3 epochs; (5) as 3, with acks=all "
    "and min.insync.replicas=2. Each is explored to its end; the first in which a property fails decides."
)


ATLAS_IN_WORDS = (
    "The atlas (docs/what-can-be-lost.md): a fault happens once; brokers stop for good, and lag, without one. Flaws "
    'after "by" (tideproof list flaws) are needed: with their right rules nothing was found. Above a million states, '
    "of those that differ only in names of replicas one is counted."
)


# The claim ------------------------------------------------------------------------------------------------------------


class Judgement(StrEnum):
    TRUE = "true"
    FALSE = "false"
    DEPENDS = "depends"


@dataclass(frozen=True)
class Reading:
    """One interpretation of the claim, and the questions that decide it; and cells of the atlas, with predictions."""

    text: str
    questions: tuple[Asked, ...]
    cells: tuple[tuple[Cell, Status], ...] = ()


@dataclass(frozen=True)
class Claim:
    """A row: a statement of a tutorial, in this project's words. Its verdict is that of its first reading.

    `title` is its short form, `seeds` has the numbers of the tutorials that make it, and `note` is a fact about Kafka
    that readers of the verdict need.
    """

    number: int
    title: str
    seeds: tuple[str, ...]
    kinds: tuple[Kind, ...]
    claim: str
    places: tuple[Place, ...]
    readings: tuple[Reading, ...]
    note: str = ""


def judged(outcomes: Iterable[tuple[Asked, Status]]) -> Judgement | None:
    """The verdict: whether the outcomes agree with the predictions in all settings, in none, or in some.

    A setting is a protocol in a configuration or in the suite, or a trial of given ranges. Returns None without
    questions.
    """
    settings: dict[str, bool] = {}
    for asked, found in outcomes:
        settings[asked.setting] = settings.get(asked.setting, True) and asked.said is found
    if not settings:
        return None
    agreed = settings.values()
    return Judgement.TRUE if all(agreed) else Judgement.DEPENDS if any(agreed) else Judgement.FALSE
