"""Facts about the clients of a broker: what producers and consumers were told, and what became of their requests.

`broker` is who told them, and NIL where nobody did.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.counterexamples.explain.facts import Fact


@dataclass(frozen=True)
class Acknowledged(Fact):
    """The producer was told that its record is written; who had it then, and who could be elected without it.

    The broker leads in `epoch` and knows this `isr`; where no leader told it they are NIL and empty. The producer
    waits for `acks`, and `least` is min.insync.replicas.
    """

    record: int
    broker: int
    epoch: int
    isr: tuple[int, ...]
    acks: int
    least: int
    holding: tuple[int, ...]
    electable_without: tuple[int, ...]


@dataclass(frozen=True)
class Believed(Fact):
    """What the producer makes of its record without an acknowledgement: OK, REFUSED or UNSURE.

    `written` says whether any log has ever had the record.
    """

    record: int
    broker: int
    outcome: int
    written: bool


@dataclass(frozen=True)
class InTransaction(Fact):
    """A record that belongs to a transaction, or is the marker that says what became of it, has been written."""

    record: int
    transaction: int
    marker: bool


@dataclass(frozen=True)
class Ruled(Fact):
    """The coordinator decided that a transaction is committed, or aborted."""

    transaction: int
    committed: bool


@dataclass(frozen=True)
class Consumed(Fact):
    """The consumer was sent the record at this offset; `again` says that it had read that offset before.

    It returns the record, or passes over it: a marker, or of an aborted transaction. The marks are those of the broker
    after the step; the last stable offset, and the transaction with its decision, are NIL where there is none.
    """

    record: int
    offset: int
    again: bool
    returned: bool
    broker: int
    epoch: int
    high_watermark: int
    last_stable: int
    transaction: int
    decision: int


@dataclass(frozen=True)
class Moved(Fact):
    """The consumer's position was set by a broker's answer: its old one is not in the log that the broker shows."""

    position: int
    had: int
    broker: int
    epoch: int
    leo: int
    high_watermark: int
    log_start: int


@dataclass(frozen=True)
class ToldLatest(Fact):
    """The consumer was told the latest offset; `had` is what it had been told at step `since`, 0 if it had not."""

    latest: int
    broker: int
    epoch: int
    had: int
    since: int


@dataclass(frozen=True)
class DeletionAsked(Fact):
    """A leader was asked to delete all records below an offset, and raised its log start to that."""

    broker: int
    epoch: int
    offset: int


@dataclass(frozen=True)
class DeletionAnswered(Fact):
    """A leader answered that all records below an offset are deleted.

    `starts` are the log starts of all brokers, `known_starts` the same as the leader knows them.
    """

    broker: int
    offset: int
    starts: tuple[int, ...]
    known_starts: tuple[int, ...]


@dataclass(frozen=True)
class LogStart(Fact):
    """The log start of a broker moved otherwise than by a request to that broker, and perhaps its log end with it."""

    broker: int
    start: int
    had: int
    leo: int
    leo_had: int
    high_watermark: int
