"""Facts about the clients of a broker: the responses that producers and consumers received, and the outcome of their
requests.

`broker` is the one that answered, and NIL where none did.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tideproof.counterexamples.explain import words
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.views.client_cells import DECISIONS
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.bounds import ACKS
from tideproof.model.protocols.broker.state import OK, REFUSED


@dataclass(frozen=True)
class Acknowledged(Fact):
    """The producer received the acknowledgement of its record; who had it then, and who could be elected without it.

    The broker leads in `epoch` and knows this `isr`; where no leader answered they are NIL and empty. The producer
    waits for `acks`, `least` is min.insync.replicas, and `enough` what of it the leader asks for.
    """

    record: int
    broker: int
    epoch: int
    isr: tuple[int, ...]
    acks: int
    least: int
    enough: int
    holding: tuple[int, ...]
    electable_without: tuple[int, ...]

    def say(self, s: Any) -> str:
        waits = f"acks={ACKS.show(self.acks)}"
        has = f"is written: it is on {words.listed(self.holding)}"
        if self.broker == NIL:
            return f"The producer ({waits}) learns that {s.record} {has}{words.electable(self.electable_without)}."
        says = f"{words.leader(self.broker, self.epoch)} tells the producer ({waits}) that"
        known = f"the ISR that {s.broker} knows is {s.isr}{words.too_few(self.isr, self.least, self.enough)}"
        return f"{says} {s.record} {has}, and {known}{words.electable(self.electable_without)}."


@dataclass(frozen=True)
class Believed(Fact):
    """What the producer makes of its record without an acknowledgement: OK, REFUSED or UNSURE.

    `written` says whether any log has ever had the record.
    """

    record: int
    broker: int
    outcome: int
    written: bool

    def say(self, s: Any) -> str:
        record, log = s.record, "" if self.written else ", and no log has ever had it"
        if self.outcome == OK:
            return f"The producer considers {record} written{log}."
        if self.outcome == REFUSED:
            return f"{s.broker} refuses {record}{log}."
        return f"The producer does not know whether {record} is written{', which it is' if self.written else log}."


@dataclass(frozen=True)
class InTransaction(Fact):
    """A record that belongs to a transaction, or is the marker of its outcome, has been written."""

    record: int
    transaction: int
    marker: bool

    def say(self, s: Any) -> str:
        if self.marker:
            return f"{s.record} is the marker of transaction t{self.transaction}."
        return f"{s.record} belongs to transaction t{self.transaction}, which is open."


@dataclass(frozen=True)
class Ruled(Fact):
    """The coordinator decided that a transaction is committed, or aborted."""

    transaction: int
    committed: bool

    def say(self, s: Any) -> str:
        return f"Transaction t{self.transaction} is {'committed' if self.committed else 'aborted'}."


@dataclass(frozen=True)
class Consumed(Fact):
    """The consumer was sent the record at this offset; `again` says that it had read that offset before.

    It returns the record, or passes over it: a marker, or of an aborted transaction. High watermark and last stable
    offset are the broker's after the step; the latter, and the transaction with its decision, are NIL where there is
    none.
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

    def say(self, s: Any) -> str:
        stable = f" and last stable offset {self.last_stable}" if self.last_stable != NIL else ""
        sent = f"from {s.broker}, which shows it (epoch e{self.epoch}) high watermark {self.high_watermark}{stable}"
        did = "reads" if self.returned else "passes over"
        again = ", where it has read before" if self.again else ""
        decided = f"; transaction t{self.transaction} is {DECISIONS[self.decision]}" if self.transaction != NIL else ""
        return f"The consumer {did} {s.record} at offset {self.offset}{again}, {sent}{decided}."


@dataclass(frozen=True)
class EpochCompared(Fact):
    """The consumer compared its `position`, of the epoch `of`, with where the broker says that an epoch ends."""

    position: int
    of: int
    broker: int
    epoch: int
    end: int

    def say(self, s: Any) -> str:
        asked = f"The consumer's position {self.position} is of epoch e{self.of}"
        said = words.end_of_epoch(self.epoch, self.end)
        other = f", not e{self.of}" if self.end != NIL and self.epoch != self.of else ""
        return f"{asked}; asked where that ends, {s.broker} answers {said}{other}."


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

    def say(self, s: Any) -> str:
        log = f"log start {self.log_start}, high watermark {self.high_watermark} and log end offset {self.leo}"
        whose = f"{s.broker}, which leads in epoch e{self.epoch} with {log}"
        how = "goes back" if self.position < self.had else "goes on"
        return f"The consumer's position {how} from {self.had} to {self.position}, sent there by {whose}."


@dataclass(frozen=True)
class LatestOffset(Fact):
    """The consumer received the latest offset; `had` is the one that it received at step `since`, 0 if it had none."""

    latest: int
    broker: int
    epoch: int
    had: int
    since: int

    def say(self, s: Any) -> str:
        had = f"; at step {self.since} it was {self.had}" if self.since else ""
        return (
            f"{words.leader(self.broker, self.epoch)} tells the consumer that the latest offset is {self.latest}{had}."
        )


@dataclass(frozen=True)
class DeletionAsked(Fact):
    """A leader was asked to delete all records below an offset, and raised its log start to that."""

    broker: int
    epoch: int
    offset: int

    def say(self, s: Any) -> str:
        asked = f"is asked to delete the records below {self.offset}, and begins its log there"
        return f"{words.leader(self.broker, self.epoch)} {asked}."


@dataclass(frozen=True)
class DeletionAnswered(Fact):
    """A leader answered that all records below an offset are deleted.

    `starts` are the log starts of all brokers, `known_starts` the same as the leader knows them.
    """

    broker: int
    offset: int
    starts: tuple[int, ...]
    known_starts: tuple[int, ...]

    def say(self, s: Any) -> str:
        brokers = range(len(self.starts))
        starts = f"logs start at {words.offsets(brokers, self.known_starts)}"
        if self.known_starts != self.starts:
            starts += f" as it knows them (they start at {words.offsets(brokers, self.starts)})"
        return f"{s.broker} answers that the records below {self.offset} are deleted: {starts}."


@dataclass(frozen=True)
class LogStart(Fact):
    """The log start of a broker moved otherwise than by a request to that broker, and perhaps its log end with it."""

    broker: int
    start: int
    had: int
    leo: int
    leo_had: int
    high_watermark: int

    def say(self, s: Any) -> str:
        was = f" (it was {self.leo_had})" if self.leo_had != self.leo else ""
        log = f"its high watermark is {self.high_watermark}, its log end offset {self.leo}{was}"
        return f"{s.broker}'s log starts at {self.start} now, and did at {self.had} before; {log}."
