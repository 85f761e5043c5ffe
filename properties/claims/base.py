"""What a claim of the tutorials is, where the model has it, and what the machine is asked about it."""

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
from tideproof.properties.invariants.catalogue import properties_of, tutorials_of


class Kind(StrEnum):
    """What a row of the tutorials became."""

    STATE = "state"
    RULE = "rule"
    INVARIANT = "invariant"
    FUNCTION = "function"
    CLAIM = "claim"
    FAULTS = "fault model"


# Where it is ----------------------------------------------------------------------------------------------------------


class PlaceKind(StrEnum):
    VARIABLE = "variable"
    RULE = "rule"
    STEP = "step"
    PROPERTY = "property"
    PROTOCOL = "protocol"
    FUNCTION = "function"


@dataclass(frozen=True)
class Place:
    """Something in the model: a variable of the broker state, a rule or a step by its slot, a function by its path."""

    kind: PlaceKind
    name: str

    def meaning(self) -> str:
        """What it is, in the words of the place itself. KeyError or AttributeError where there is no such place."""
        match self.kind:
            case PlaceKind.VARIABLE:
                return str({f.name: f for f in fields(BrokerState)}[self.name].metadata["meaning"])
            case PlaceKind.RULE:
                return _rule_meaning(self.name)
            case PlaceKind.STEP:
                return PROTOCOLS["kafka-2.5"].slots[self.name].meaning
            case PlaceKind.PROPERTY:
                return next(p for p in _all_properties() if p.name == self.name).meaning
            case PlaceKind.PROTOCOL:
                return PROTOCOLS[self.name].title
            case PlaceKind.FUNCTION:
                module, _, name = self.name.rpartition(".")
                found = getattr(importlib.import_module(f"tideproof.{module}"), name)
                return str(found.__doc__ or "").split("\n\n")[0]

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


def _rule_meaning(slot: str) -> str:
    if slot not in {f.name for f in fields(Rules)}:
        raise KeyError(slot)
    return f"{getattr(PROTOCOLS['kafka-2.5'].rules, slot).__name__.replace('_', ' ')}"  # type: ignore[attr-defined]


def _all_properties() -> Iterable[Property]:
    for protocol in PROTOCOLS.values():
        yield from (*properties_of(protocol), *tutorials_of(protocol))


def variables(*names: str) -> tuple[Place, ...]:
    return tuple(Place(PlaceKind.VARIABLE, name) for name in names)


def rules(*names: str) -> tuple[Place, ...]:
    return tuple(Place(PlaceKind.RULE, name) for name in names)


def steps(*names: str) -> tuple[Place, ...]:
    return tuple(Place(PlaceKind.STEP, name) for name in names)


def properties(*names: str) -> tuple[Place, ...]:
    return tuple(Place(PlaceKind.PROPERTY, name) for name in names)


def protocols(*names: str) -> tuple[Place, ...]:
    return tuple(Place(PlaceKind.PROTOCOL, name) for name in names)


def functions(*names: str) -> tuple[Place, ...]:
    return tuple(Place(PlaceKind.FUNCTION, name) for name in names)


# What is asked --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    """A property of a protocol in a configuration, for the exhaustive engine. `said` is what the claim predicts.

    One with `suite` is of a configuration of the suite. It is asked only where the property holds in the
    configurations before it: the first violation decides.
    """

    protocol: str
    property_name: str
    configuration: Mapping[str, int]
    said: Status
    suite: bool = False

    @property
    def asked_of(self) -> Protocol:
        return PROTOCOLS[self.protocol]

    @cached_property
    def bounds(self) -> Bounds:
        return self.asked_of.bounded(**self.configuration)

    @property
    def asked_property(self) -> Property:
        known = (*properties_of(self.asked_of), *tutorials_of(self.asked_of))
        return next(p for p in known if p.name == self.property_name)

    @cached_property
    def digest(self) -> str:
        """What the question is, in short: an outcome that is kept of another one is not taken for this one's."""
        return _digest([self.protocol, self.property_name, self.kept_bounds, "exhaustive"])

    @property
    def kept_bounds(self) -> str:
        """The bounds as they are written beside an outcome that is kept: in numbers alone."""
        return str(self.bounds).replace("--acks all", "--acks -1")

    @property
    def setting(self) -> str:
        """What is judged as one: a protocol in a configuration, or in the whole suite."""
        return f"{self.protocol} {'suite' if self.suite else self.bounds}"

    @property
    def command(self) -> str:
        """The command that asks it again."""
        return f"tideproof check {self.protocol} {self.bounds} -p {self.property_name}"


@dataclass(frozen=True)
class Trial:
    """A promise of a function that is tried on every case of a range (tideproof.properties.claims.trials)."""

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
    """The questions, those about one property of one protocol in the suite together, in the suite's order."""
    turns: dict[tuple[str, ...], list[Asked]] = {}
    for asked in questions:
        of_suite = isinstance(asked, Question) and asked.suite
        about = (asked.protocol, asked.property_name) if isinstance(asked, Question) and of_suite else (asked.digest,)
        turns.setdefault(about, []).append(asked)
    return list(map(tuple, turns.values()))


def _digest(parts: list[Any]) -> str:
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


AS_IN_2_1 = ("kafka-2.1.1", "kafka-2.2")
"""They differ from `kafka-2.1` in late responses and the latest offset only."""
AS_IN_2_4 = ("kafka-2.4.1",)
"""It differs from `kafka-2.4` in log starts and read_committed only."""
AS_IN_3_7 = ("kafka-3.9.1",)
"""It differs from `kafka-3.7` in late responses and late bodies only."""
RELEASES = tuple(p.name for p in BROKER_GENERATIONS if p.name not in (*AS_IN_2_1, *AS_IN_2_4, *AS_IN_3_7))
"""Every release with ZooKeeper; `kafka-2.1` for 2.1.0 to 2.3.1, `kafka-2.4` for 2.4.0 and 2.4.1, and `kafka-3.7` for
3.7.0 to 3.9.2.

What refutes these refutes them all.
"""
WITH_A_CONSUMER = RELEASES[: RELEASES.index("kafka-2.7")]
"""Those of which the suite is asked with a consumer: for later ones that takes minutes each."""
GENERATIONS = ("kafka-0.8", "kafka-0.10", "kafka-0.11", "kafka-2.0", "kafka-2.5", "kafka-3.7", "kafka-4.1")
"""One release for each way to truncate, and `kafka-4.1` with KRaft and eligible leader replicas."""
WITH_MIN_ISR = GENERATIONS[1:]
"""Those that have min.insync.replicas (KAFKA-1555)."""
FIXED = "kafka-2.5-fixed"
SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}
THREE = {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4}
"""The least configurations that tell the generations apart: two brokers with two records, three brokers with one."""


def says(
    said: Status, prop: str, *protocols: str, configuration: Mapping[str, int] = SMALL, **settings: int
) -> tuple[Question, ...]:
    """The claim predicts this outcome of the property for each of these protocols in this configuration."""
    return tuple(Question(protocol, prop, {**configuration, **settings}, said) for protocol in protocols)


SUITE: tuple[Mapping[str, int], ...] = (
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 4, "crashes": 1},
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3, "crashes": 1},
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4},
    {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3},
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4, "acks": -1, "min_insync_replicas": 2},
)
"""What must hold for the words "holds since": the same configurations for every release, each explored to its end.

A release without min.insync.replicas is asked in those without it.
"""
SUITE_IN_WORDS = (
    "The suite, the same for every release: (1) 2 brokers, 2 records, 4 epochs, a crash; (2) 3 brokers, 1 record, "
    "3 epochs, a crash; (3) 3 brokers, 1 record, 4 epochs; (4) 3 brokers, 2 records, 3 epochs; (5) as 3, with acks=all "
    "and min.insync.replicas=2. Each is explored to its end; the first in which a property fails decides."
)


def in_suite(prop: str, *protocols: str, **settings: int) -> tuple[Question, ...]:
    """The claim predicts that the property holds for each of these protocols in every configuration of the suite.

    `settings` are what the property needs in addition, such as a consumer.
    """
    configurations = dict.fromkeys(tuple(sorted({**configuration, **settings}.items())) for configuration in SUITE)
    return tuple(
        Question(protocol, prop, dict(configuration), Status.HOLDS, suite=True)
        for configuration in configurations
        for protocol in protocols
        if _has(PROTOCOLS[protocol], dict(configuration))
    )


def _has(protocol: Protocol, configuration: Mapping[str, int]) -> bool:
    """Whether each of these settings exists in the protocol."""
    return all(spec.most is None or configuration.get(spec.name, spec.default) <= spec.most for spec in protocol.bounds)


HOLDS, FAILS = Status.HOLDS, Status.VIOLATED
FOUND = Status.VIOLATED
"""Of a witness: an engine looks for it as for a violation of its negation."""


# The claim ------------------------------------------------------------------------------------------------------------


class Judgement(StrEnum):
    TRUE = "true"
    FALSE = "false"
    DEPENDS = "depends"


@dataclass(frozen=True)
class Reading:
    """One way to understand the claim, and what is asked to judge it."""

    text: str
    questions: tuple[Asked, ...]


@dataclass(frozen=True)
class Claim:
    """A row: what a tutorial says, in this project's words. The row's verdict is that of its first reading.

    `title` is the row in short, `seeds` are the numbers of the tutorials that say it, and `note` is a fact about Kafka
    to read the verdict by.
    """

    number: int
    title: str
    seeds: tuple[str, ...]
    kinds: tuple[Kind, ...]
    claim: str
    places: tuple[Place, ...]
    readings: tuple[Reading, ...] = ()
    note: str = ""

    @property
    def questions(self) -> tuple[Asked, ...]:
        return tuple(q for reading in self.readings for q in reading.questions)


def judged(outcomes: Iterable[tuple[Asked, Status]]) -> Judgement | None:
    """The verdict, from questions and what was found: whether all is as predicted in every setting, in none, or some.

    A setting is a protocol in a configuration or in the suite, or a trial of given ranges. None where nothing is asked.
    """
    settings: dict[str, bool] = {}
    for asked, found in outcomes:
        settings[asked.setting] = settings.get(asked.setting, True) and asked.said is found
    if not settings:
        return None
    agreed = settings.values()
    return Judgement.TRUE if all(agreed) else Judgement.DEPENDS if any(agreed) else Judgement.FALSE
