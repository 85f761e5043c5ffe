"""The terms of operators: settings, faults, and questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from tideproof.model.protocols.broker.release_table import MODELLED, RELEASES, release_of
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS, KRAFT_BROKER_GENERATIONS
from tideproof.model.protocols.broker.releases.kafka_2_1 import KAFKA_2_1
from tideproof.model.protocols.broker.releases.kafka_4_0 import KAFKA_4_0
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.rules import BrokerProtocol

PROTOCOLS: dict[str, BrokerProtocol] = {
    p.name: p for p in (*BROKER_GENERATIONS[BROKER_GENERATIONS.index(KAFKA_2_1) :], *KRAFT_BROKER_GENERATIONS)
}
"""The protocols of releases that the atlas is about: 2.1 and later."""

WITH_ELR = (KAFKA_4_1.name,)


def releases_of(protocols: Sequence[str]) -> str:
    """The releases of neighbouring protocols, as in `2.1.0 to 2.4.0, ZooKeeper`."""
    names = [release for name in protocols for release in RELEASES[name].releases]
    span = names[0] if len(names) == 1 else f"{names[0]} to {names[-1]}"
    return f"{span}, {'ZooKeeper' if RELEASES[protocols[0]] in MODELLED else 'KRaft'}"


@dataclass(frozen=True, order=True)
class Settings:
    """Settings of brokers, of a topic and of its producer. Raises ValueError, in a line for the user.

    `elr` enables eligible leader replicas (KIP-966), as releases since 4.1 do by default.
    """

    protocol: str
    replicas: int = 3
    min_isr: int = 1
    acks: str = "all"
    unclean: bool = False
    elr: bool = False
    retries: bool = False
    idempotent: bool = False

    def __post_init__(self) -> None:
        wrong = (
            (self.protocol not in PROTOCOLS, f"{self.protocol} is no protocol of a release since 2.1"),
            (self.replicas not in (2, 3), f"{self.replicas} replicas: the atlas has 2 and 3"),
            (self.min_isr not in (1, 2, 3), f"min.insync.replicas {self.min_isr}: the atlas has 1 to 3"),
            (self.acks not in ("1", "all"), f"acks={self.acks}: the atlas has 1 and all"),
            (self.elr and self.protocol not in WITH_ELR, f"{self.protocol} has no eligible leader replicas"),
            (self.idempotent and self.acks != "all", "an idempotent producer needs acks=all"),
            (self.idempotent and not self.retries, "an idempotent producer needs retries"),
        )
        if said := next((text for is_wrong, text in wrong if is_wrong), ""):
            raise ValueError(said)

    @classmethod
    def of_release(cls, release: str, kraft: bool = False, **settings: Any) -> Settings:
        """The settings of a release by its number; eligible leader replicas by its default, if not given."""
        protocol = release_of(release, kraft).protocol.name
        return cls(protocol, **{"elr": protocol in WITH_ELR, **settings})

    def but(self, **changes: Any) -> Settings:
        return replace(self, **changes)

    @property
    def rules(self) -> BrokerProtocol:
        """The protocol with the rules in force: without eligible leader replicas those of 4.0."""
        return KAFKA_4_0 if self.protocol in WITH_ELR and not self.elr else PROTOCOLS[self.protocol]

    def __str__(self) -> str:
        given = [self.protocol, f"{self.replicas} replicas", f"acks={self.acks}", f"min ISR {self.min_isr}"]
        flags = {
            "unclean elections": self.unclean,
            "eligible leader replicas": self.elr,
            "retries": self.retries,
            "idempotent": self.idempotent,
        }
        return ", ".join([*given, *(name for name, on in flags.items() if on)])


class Fault(StrEnum):
    """A fault, at most once if it can be counted. Even without one, brokers may stop for good and lag."""

    CRASH = "crash"
    POWER_LOSS = "power loss"
    LOST_SESSION = "lost session"
    MISSED_EPOCH = "missed epoch"
    REASSIGNMENT = "reassignment"
    DELETION = "deletion"

    @property
    def meaning(self) -> str:
        """The fault in an operator's words."""
        return _FAULTS[self][0]

    @property
    def bounds(self) -> dict[str, int]:
        """The bounds that enable it."""
        return dict(_FAULTS[self][1])


NO_FAULT = {"fail_stop": 1, "preferred_elections": 0}
"""Without a fault the controller replaces a leader only when that has stopped, and none that has stopped returns."""

_FAULTS: dict[Fault, tuple[str, dict[str, int]]] = {
    Fault.CRASH: ("one broker process dies and restarts; what it wrote is still in the page cache", {"crashes": 1}),
    Fault.POWER_LOSS: (
        "one machine loses power and comes back; what it had not flushed to disk is gone",
        {"power_losses": 1},
    ),
    Fault.LOST_SESSION: (
        "the controller considers a broker down (session expired, fenced) that still runs: a zombie",
        {"fail_stop": 0},
    ),
    Fault.MISSED_EPOCH: (
        "leadership moves away (preferred election) and back, and the old leader hears of the second move only",
        {"preferred_elections": 1},
    ),
    Fault.REASSIGNMENT: ("a replica is removed from the partition, and one is added", {"reassignments": 2}),
    Fault.DELETION: ("DeleteRecords, or retention, raises the log start", {"delete_records": 1}),
}


class Question(StrEnum):
    """What an operator asks."""

    ACKED_LOST = "acknowledged record lost"
    COMMITTED_LOST = "committed record lost"
    READ_LOST = "consumer reads what is lost later"
    SKIPPED = "consumer skips records"
    DIVERGED = "logs diverge"
    DUPLICATED = "retry duplicates"

    @property
    def property_name(self) -> str:
        """The property that a counterexample violates."""
        return _QUESTIONS[self][0]

    @property
    def meaning(self) -> str:
        return _QUESTIONS[self][1]

    @property
    def consumes(self) -> bool:
        return self in (Question.READ_LOST, Question.SKIPPED)


_QUESTIONS = {
    Question.ACKED_LOST: (
        "AckedSurvive",
        "a producer was told that its record is written, and a later leader does not have it",
    ),
    Question.COMMITTED_LOST: (
        "Durable",
        "a record was below the high watermark of a leader, where consumers can read it; a later leader lacks it",
    ),
    Question.READ_LOST: ("ReadsSurvive", "a consumer has read a record that a later leader does not have"),
    Question.SKIPPED: (
        "NoSilentSkip",
        "a consumer reads on in a log with other records than it has read, and does not notice",
    ),
    Question.DIVERGED: ("LogMatch", "two replicas have different records at one offset below both high watermarks"),
    Question.DUPLICATED: ("OnceAcrossLeaders", "a retry after a change of leader adds a record that is there already"),
}
