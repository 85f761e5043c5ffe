"""Facts about the records in replicated logs: where each was written, copied, committed, truncated and replaced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tideproof.counterexamples.explain import words
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.language.state import NIL


@dataclass(frozen=True)
class Written(Fact):
    """A producer's record entered the log of a broker that believes it leads `epoch`.

    `again` says that it had been sent before; `forgotten` that the producer is idempotent, and its log has the record.
    """

    broker: int
    record: int
    offset: int
    epoch: int
    again: bool = False
    forgotten: bool = False

    def say(self, s: Any) -> str:
        what = f"record {s.record} at offset {self.offset}"
        again = " again" if self.again else ""
        why = ": it does not know the producer" if self.forgotten else ""
        return f"{s.broker} writes {what}{again}, as leader in epoch e{self.epoch}{why}."


@dataclass(frozen=True)
class Replicated(Fact):
    """A broker's log got a record that `source`, the leader it follows, held at that offset; NIL where it did not.

    `high_watermark` is the broker's own after the step, `leaders` that of the source.
    """

    broker: int
    source: int
    record: int
    offset: int
    high_watermark: int
    leaders: int

    def say(self, s: Any) -> str:
        source = f" from {s.source}" if self.source != NIL else ""
        hw = f"; with it comes the high watermark {self.high_watermark}" if self.source != NIL else ""
        also = f" ({s.source} has {self.leaders})" if self.source != NIL and self.leaders != self.high_watermark else ""
        return f"{s.broker} gets {s.record}{source} at offset {self.offset}{hw}{also}."


@dataclass(frozen=True)
class Committed(Fact):
    """The record lies below the high watermark of a leader, for the first time.

    `isr` is the ISR that the leader knows, `leos` the log end offsets of its members, `known_leos` the same as the
    leader knows them (remote LEOs), and `quorum_isr` the controller's. `instead` are those members whose logs lack the
    record, with the record that they have at its offset (NIL: none). `electable_without` lack it, too: the brokers that
    may be elected though that ISR has them not. `least` is min.insync.replicas where that bears on the high watermark,
    and `enough` what of it the leader asks for, as it may know fewer replicas. `moved` says that the high watermark
    moved in this step, from one below; otherwise it lay there when the broker came to lead.
    """

    broker: int
    record: int
    offset: int
    epoch: int
    isr: tuple[int, ...]
    leos: tuple[int, ...]
    known_leos: tuple[int, ...]
    instead: tuple[tuple[int, int], ...]
    electable_without: tuple[int, ...]
    quorum_isr: tuple[int, ...]
    quorum_epoch: int
    least: int
    enough: int
    moved: bool

    def say(self, s: Any) -> str:
        few = words.too_few(self.isr, self.least, self.enough)
        why = f"the ISR it knows is {s.isr}{few}, with log end offsets {words.offsets(self.isr, self.known_leos)}"
        if self.known_leos != self.leos:
            why += f" as it knows them (they are {words.offsets(self.isr, self.leos)})"
        lack = [member for member, other in self.instead if other == NIL]
        but = [f"{words.listed(lack)} {'lack' if len(lack) > 1 else 'lacks'} it"] if lack else []
        but += [f"{shown_broker(m)} has {shown_record(other)} there" for m, other in self.instead if other != NIL]
        why += f"; but {words.joined(but)}" if but else ""
        if self.isr != self.quorum_isr:
            why += f"; the controller's ISR (e{self.quorum_epoch}) is {s.quorum_isr}"
        why += words.electable(self.electable_without)
        how = (
            f"its high watermark passes offset {self.offset}"
            if self.moved
            else f"it leads with a high watermark above offset {self.offset}"
        )
        return f"{s.record} is committed: {s.broker} leads in epoch e{self.epoch} and {how}: {why}."


@dataclass(frozen=True)
class Truncated(Fact):
    """A broker's log lost a record: its log end went back from `leo_before` to `leo`.

    `high_watermark` is the one that the broker had before, and `since` the step at which it had got that.
    `by_own_hw` says that it truncated *because of* that: with another one, the same step in the same state would have
    truncated elsewhere. `leader` is the one that it follows after the step (NIL: none); then come that leader's log end
    offset, its record at this offset (NIL: none), and the epochs that leader and follower are in. `answer` is what that
    leader has answered, where it truncates by a response: the epoch that it spoke of, and where that ends, each NIL if
    it did not know.
    """

    broker: int
    record: int
    offset: int
    leo_before: int
    leo: int
    high_watermark: int
    since: int
    by_own_hw: bool
    leader: int
    leaders_leo: int
    leaders_record: int
    leaders_epoch: int
    epoch: int
    answer: tuple[int, int] | None = None
    with_power: bool = False

    def say(self, s: Any) -> str:
        end = "; it truncates to its own high watermark" if self.by_own_hw else ""
        if self.answer is not None:
            own = f", so {s.broker} truncates to its own high watermark" if self.by_own_hw else ""
            end = f"; {s.leader} has answered {words.end_of_epoch(*self.answer)}{own}"
        if self.with_power:
            return f"With its power {s.broker} loses {s.record} at offset {self.offset}, which was not on disk."
        text = f"{s.broker} truncates its log from {self.leo_before} to {self.leo}"
        text += f" and so loses {s.record} at offset {self.offset}{end}."
        if self.leader in (NIL, self.broker) or self.by_own_hw:
            return text
        held = f"{words.there(self.leaders_record)} there"
        is_in = f", and is itself in {words.epoch(self.leaders_epoch)}, not e{self.epoch}"
        other = is_in if self.leaders_epoch != self.epoch else ""
        return f"{text} {s.leader}, whom it follows, has log end offset {self.leaders_leo}, {held}{other}."


@dataclass(frozen=True)
class Kept(Fact):
    """A broker has done what it does to its log for a new leader, and kept a record that this leader has not there.

    `leaders_record` is what the leader has at that offset; NIL: nothing.
    """

    broker: int
    leader: int
    record: int
    offset: int
    leaders_record: int

    def say(self, s: Any) -> str:
        where = f"at offset {self.offset}, where {s.leader}, whom it follows, has {words.there(self.leaders_record)}"
        return f"{s.broker} keeps {s.record} {where}."


@dataclass(frozen=True)
class Passed(Fact):
    """The high watermark of a broker that does not lead has moved over the record."""

    broker: int
    record: int
    offset: int
    high_watermark: int
    had: int

    def say(self, s: Any) -> str:
        hw = f"{s.broker}'s high watermark goes from {self.had} to {self.high_watermark}"
        return f"{hw} and passes {s.record} at offset {self.offset}."


@dataclass(frozen=True)
class ArrivedLate(Fact):
    """A broker accepted a response to a request of an epoch which it has left.

    The `sender` gave it for `offset`, in the epoch `requested_in`; `epoch` is the one that the broker is in now. It
    says that the epoch `of` ends at `end`, each NIL if the sender did not know, or, with `record`, brings that record
    of the epoch `of` and the high watermark `end`. An `end_of_epoch` says which of the two it is.
    """

    broker: int
    sender: int
    offset: int
    requested_in: int
    epoch: int
    end_of_epoch: bool
    record: int
    of: int
    end: int

    def say(self, s: Any) -> str:
        asked = f"a request of epoch e{self.requested_in} for offset {self.offset}"
        text = f"The response of {s.sender} to {asked} arrives at {s.broker}, which is in epoch"
        if self.end_of_epoch:
            return f"{text} e{self.epoch} now: {words.end_of_epoch(self.of, self.end).removeprefix('that ')}."
        brings = f"{s.record} (e{self.of}) and " if self.record != NIL else ""
        return f"{text} e{self.epoch} now: it brings {brings}the high watermark {self.end}."


@dataclass(frozen=True)
class ReadLate(Fact):
    """The body of the `sender`'s response to a broker was read from the log when that held another record there.

    It carries `record` of the epoch `of` for this offset, and not `instead`.
    """

    broker: int
    sender: int
    offset: int
    record: int
    of: int
    instead: int

    def say(self, s: Any) -> str:
        what = f"{s.record} (e{self.of}) for offset {self.offset}, not {shown_record(self.instead)}"
        return f"The body of {s.sender}'s response to {s.broker} is read now: {what}."


@dataclass(frozen=True)
class Stale(Fact):
    """A broker truncated because of a high watermark of its own, below one that a leader had reached at step `reached`.

    `latest` is the highest that any leader had shown by then, and `leader` who showed it first.
    """

    broker: int
    high_watermark: int
    since: int
    leader: int
    latest: int
    reached: int

    def say(self, s: Any) -> str:
        reached = f"{s.leader}'s high watermark had reached {self.latest} at step {self.reached}"
        hw = f"The high watermark {self.high_watermark} that {s.broker} truncated to, {words.as_of(self.since)},"
        return f"{hw} was stale: {reached}."


@dataclass(frozen=True)
class Replaced(Fact):
    """At an offset where the broker once held `record` (until step `until`) it holds another one now."""

    broker: int
    offset: int
    record: int
    by: int
    epoch: int
    until: int

    def say(self, s: Any) -> str:
        held = f"where it held {s.record} until step {self.until}"
        return f"{s.broker} now has {s.by} (e{self.epoch}) at offset {self.offset}, {held}."


@dataclass(frozen=True)
class Without(Fact):
    """A broker was elected, came to lead or was admitted to the ISR while its log lacked a record that was promised.

    `how` is one of "elected", "leads", "admitted"; `promise` one of "committed", "acknowledged"; `since` its step.
    """

    broker: int
    record: int
    promise: str
    since: int
    how: str

    def say(self, s: Any) -> str:
        did = {"elected": "is elected", "leads": "leads", "admitted": "is in the ISR"}[self.how]
        return f"{s.broker} {did} without {s.record}, which was {self.promise} at step {self.since}."


@dataclass(frozen=True)
class Restarted(Fact):
    """A broker came back after its process had ended, or its machine lost power; `had` is the high watermark before."""

    broker: int
    with_power: bool
    leo: int
    high_watermark: int
    had: int

    def say(self, s: Any) -> str:
        what = "loses power" if self.with_power else "crashes"
        hw = f"high watermark {self.high_watermark}" + (
            f" (it was {self.had})" if self.had != self.high_watermark else ""
        )
        return f"{s.broker} {what}, and comes back with log end offset {self.leo} and {hw}."


@dataclass(frozen=True)
class Holders(Fact):
    """Which brokers have the record in their logs, and which of those that may be elected have not.

    `promise` is one of "committed", "acknowledged"; `since` its step. `leader` is the one elected last.
    """

    record: int
    holding: tuple[int, ...]
    electable_without: tuple[int, ...]
    promise: str
    since: int
    leader: int

    def say(self, s: Any) -> str:
        where = f"{s.record}, {self.promise} at step {self.since}, is now on {words.listed(self.holding)}"
        return f"{where}{words.electable(self.electable_without, self.leader)}."
