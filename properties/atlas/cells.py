"""A cell of the atlas: settings, faults and a question; and the configuration in which it is searched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tideproof.model.language.properties import Property
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS, KRAFT_BROKER_GENERATIONS
from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_7 import KAFKA_3_7
from tideproof.model.protocols.broker.releases.kafka_3_7_kraft import KAFKA_3_7_KRAFT
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.properties.atlas.settings import NO_FAULT, Fault, Question, Settings
from tideproof.properties.invariants.catalogue import property_named


@dataclass(frozen=True, order=True)
class Size:
    """The size of a configuration. All behaviour of the smaller of two is possible in the larger."""

    records: int
    log_size: int
    epochs: int

    def is_part(self, other: Size) -> bool:
        return self.records <= other.records and self.log_size <= other.log_size and self.epochs <= other.epochs

    def __str__(self) -> str:
        return f"{self.records} records, a log of {self.log_size}, {self.epochs} epochs".replace(
            "1 records", "1 record"
        )


_OF_TWO_RECORDS = Size(2, 1, 3), Size(2, 1, 4)
SIZES: dict[Question, tuple[Size, Size]] = {
    Question.ACKED_LOST: (Size(1, 1, 3), Size(1, 1, 4)),
    Question.COMMITTED_LOST: _OF_TWO_RECORDS,
    Question.READ_LOST: _OF_TWO_RECORDS,
    Question.SKIPPED: (Size(2, 2, 2), Size(2, 2, 3)),
    Question.DIVERGED: _OF_TWO_RECORDS,
    Question.DUPLICATED: (Size(1, 2, 2), Size(1, 2, 3)),
}
"""The smaller and the larger configuration of each question."""

EPOCH_FOR_A_SMALLER_ISR = tuple(
    p.name for p in KRAFT_BROKER_GENERATIONS[: KRAFT_BROKER_GENERATIONS.index(KAFKA_3_6_KRAFT)]
)
"""Up to 3.5 with KRaft each smaller ISR takes a leader epoch (KAFKA-15021): these have one more."""

MIN_ISR_ONLY_REFUSES = tuple(
    protocol.name
    for generations, since in ((BROKER_GENERATIONS, KAFKA_3_7), (KRAFT_BROKER_GENERATIONS, KAFKA_3_7_KRAFT))
    for protocol in generations[: generations.index(since)]
)
"""Up to 3.6 `min.insync.replicas` only refuses writes and acknowledgements: each run with 2 is one with 1. Since 3.7
the high watermark waits for it, too (KAFKA-15583)."""


@dataclass(frozen=True)
class Cell:
    """Can this happen with these settings under these faults?

    Settings that cannot affect the answer in the model count as off.
    """

    settings: Settings
    faults: frozenset[Fault]
    question: Question

    def __init__(self, settings: Settings, faults: Iterable[Fault], question: Question) -> None:
        if question is not Question.DUPLICATED:
            settings = settings.but(retries=False, idempotent=False)
        object.__setattr__(self, "settings", settings)
        object.__setattr__(self, "faults", frozenset(faults))
        object.__setattr__(self, "question", question)

    def asking(self, question: Question) -> Cell:
        return Cell(self.settings, self.faults, question)

    @property
    def protocol(self) -> BrokerProtocol:
        return self.settings.rules

    @property
    def sizes(self) -> tuple[Size, Size]:
        more = int(self.protocol.name in EPOCH_FOR_A_SMALLER_ISR)
        small, large = (replace(size, epochs=size.epochs + more) for size in SIZES[self.question])
        return small, large

    @property
    def not_modelled(self) -> str:
        """Why there is no such configuration; empty if there is one."""
        if Fault.REASSIGNMENT in self.faults:
            if "reassignments" not in {spec.name for spec in self.protocol.bounds}:
                return "reassignments are modelled with KRaft since 3.6"
            if Fault.DELETION in self.faults:
                return "reassignments together with deleted records are not modelled"
        if self.question is Question.DUPLICATED and not self.settings.retries:
            return "without retries no record is sent twice"
        return ""

    def given(self, size: Size) -> dict[str, int]:
        """The bounds that differ from their defaults: the options of `tideproof check`."""
        settings, known = self.settings, {spec.name for spec in self.protocol.bounds}
        given = {
            "replicas": settings.replicas,
            "log_size": size.log_size,
            "records": size.records,
            "epochs": size.epochs,
            "acks": -1 if settings.acks == "all" else 1,
            "min_insync_replicas": settings.min_isr,
            "unclean": int(settings.unclean),
            "retries": int(settings.retries),
            "idempotent": int(settings.idempotent),
            "consumers": int(self.question.consumes),
            "position_epochs": int(self.question.consumes),
            **NO_FAULT,
        }
        for fault in (f for f in Fault if f in self.faults):  # in one order: a set has another in each process
            given |= fault.bounds
        default = {spec.name: spec.default for spec in self.protocol.bounds if spec.optional}
        return {name: value for name, value in given.items() if name in known and default.get(name) != value}

    def bounds(self, size: Size) -> Bounds:
        return self.protocol.bounded(**self.given(size))

    def command(self, size: Size, also: Iterable[Question] = ()) -> str:
        """The command that searches the cell, and further questions of the same states."""
        words = (
            f"--{n.replace('_', '-')} {'all' if (n, v) == ('acks', -1) else v}" for n, v in self.given(size).items()
        )
        claims = " ".join(f"-p {question.property_name}" for question in (self.question, *also))
        return f"tideproof check {self.protocol.name} {claims} {' '.join(words)}"

    @property
    def claim(self) -> Property:
        """The property that a counterexample violates."""
        return property_named(self.question.property_name, self.protocol)

    def __str__(self) -> str:
        faults = " and ".join(sorted(self.faults)) or "no fault"
        return f"{self.question}: {self.settings}; {faults}"
