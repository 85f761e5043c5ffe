"""Facts about a run: what happened to its records, and who led whom. Each names the step that made it true.

The facts about clients are in `client_facts`.

Steps are counted from 1; 0 is the initial state. Brokers, records, offsets and epochs are plain numbers, NIL where
there is none. `provenance` reads facts off a run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from tideproof.counterexamples.explain import words
from tideproof.counterexamples.explain.conjuncts import Comparison
from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.language.state import NIL

_SHOWN: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(("broker", "leader", "source", "sender"), shown_broker),
    **dict.fromkeys(("record", "by"), shown_record),
    **dict.fromkeys(("isr", "quorum_isr"), lambda brokers: "" if brokers == NIL else words.broker_set(brokers)),
}


@dataclass(frozen=True)
class Fact:
    """Something that is true of a run since a step."""

    step: int

    @property
    def sentence(self) -> str:
        """The fact in Kafka's words: it says nothing but what the fact holds."""
        return self.say(SimpleNamespace(**{name: show(getattr(self, name, NIL)) for name, show in _SHOWN.items()}))

    def say(self, s: Any) -> str:
        """The sentence; `s` has the brokers, records and sets of brokers of the fact as they are shown."""
        raise NotImplementedError


@dataclass(frozen=True)
class Written(Fact):
    """A producer's record entered the log of a broker that believes it leads `epoch`.

    `again` says that it had been sent before.
    """

    broker: int
    record: int
    offset: int
    epoch: int
    again: bool = False

    def say(self, s: Any) -> str:
        what = f"record {s.record} at offset {self.offset}"
        again = " again" if self.again else ""
        return f"{s.broker} writes {what}{again}, as leader in epoch e{self.epoch}."


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
        mark = f"; with it comes the high watermark {self.high_watermark}" if self.source != NIL else ""
        also = f" ({s.source} has {self.leaders})" if self.source != NIL and self.leaders != self.high_watermark else ""
        return f"{s.broker} gets {s.record}{source} at offset {self.offset}{mark}{also}."


@dataclass(frozen=True)
class Committed(Fact):
    """The record lies below the high watermark of a leader, for the first time.

    `isr` is the ISR that the leader knows, `leos` the log end offsets of its members, `known_leos` the same as the
    leader knows them (remote LEOs), and `quorum_isr` the controller's. `instead` are those members whose logs lack the
    record, with the record that they have at its offset (NIL: none). `electable_without` lack it, too: the brokers that
    may be elected though that ISR has them not. `least` is min.insync.replicas where that bears on the high watermark.
    `moved` says that the high watermark moved in this step, from one below; otherwise it lay there when the broker came
    to lead.
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
    moved: bool

    def say(self, s: Any) -> str:
        few = words.too_few(self.isr, self.least)
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
class Cut(Fact):
    """A broker's log lost a record: its log end went back from `leo_before` to `leo`.

    `high_watermark` is the mark that the broker had when it cut, and `since` the step at which it had got that mark.
    `at_mark` says that it cut *because of* that mark: with another one, the same step in the same state would have cut
    elsewhere. `leader` is the one that it follows after the step (NIL: none); then come that leader's log end offset,
    its record at this offset (NIL: none), and the epochs that leader and follower are in. `answer` is what that leader
    has answered, where the cut is made by a response: the epoch that it spoke of, and where that ends, each NIL if it
    did not know.
    """

    broker: int
    record: int
    offset: int
    leo_before: int
    leo: int
    high_watermark: int
    since: int
    at_mark: bool
    leader: int
    leaders_leo: int
    leaders_record: int
    leaders_epoch: int
    epoch: int
    answer: tuple[int, int] | None = None
    with_power: bool = False

    def say(self, s: Any) -> str:
        end = "; it truncates to its own high watermark" if self.at_mark else ""
        if self.answer is not None:
            own = f", so {s.broker} truncates to its own high watermark" if self.at_mark else ""
            end = f"; {s.leader} has answered {words.end_of_epoch(*self.answer)}{own}"
        if self.with_power:
            return f"With its power {s.broker} loses {s.record} at offset {self.offset}, which was not on disk."
        text = f"{s.broker} truncates its log from {self.leo_before} to {self.leo}"
        text += f" and so loses {s.record} at offset {self.offset}{end}."
        if self.leader in (NIL, self.broker) or self.at_mark:
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
        mark = f"{s.broker}'s high watermark goes from {self.had} to {self.high_watermark}"
        return f"{mark} and passes {s.record} at offset {self.offset}."


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
    """A broker cut because of a high watermark of its own, below one that a leader had reached at step `reached`.

    `latest` is the highest mark that any leader had shown by then, and `leader` who showed it first.
    """

    broker: int
    high_watermark: int
    since: int
    leader: int
    latest: int
    reached: int

    def say(self, s: Any) -> str:
        reached = f"{s.leader}'s high watermark had reached {self.latest} at step {self.reached}"
        mark = f"The high watermark {self.high_watermark} that {s.broker} truncated to, {words.as_of(self.since)},"
        return f"{mark} was stale: {reached}."


@dataclass(frozen=True)
class Replaced(Fact):
    """At an offset where the broker once held `record` (until step `cut`) it holds another one now."""

    broker: int
    offset: int
    record: int
    by: int
    epoch: int
    cut: int

    def say(self, s: Any) -> str:
        held = f"where it held {s.record} until step {self.cut}"
        return f"{s.broker} now has {s.by} (e{self.epoch}) at offset {self.offset}, {held}."


@dataclass(frozen=True)
class Decided(Fact):
    """The controller gave out an epoch, with a leader (NIL where it names none) and an ISR, which `was` another before.

    Or it took a member out of the ISR within an epoch, and the leader does not know. `elected` says that the leader is
    another than before.
    """

    epoch: int
    leader: int
    isr: tuple[int, ...]
    was: tuple[int, ...]
    elected: bool

    def say(self, s: Any) -> str:
        if self.leader == NIL:
            return f"The controller takes the leader away: epoch e{self.epoch} has none, with the ISR {s.isr}."
        what = f"elects {s.leader}" if self.elected else f"keeps {s.leader} as leader"
        was = f" (it was {words.broker_set(self.was)})" if self.was != self.isr else ""
        outside = f"; {s.leader} was not in it" if self.leader not in self.was else ""
        return f"The controller {what} in epoch e{self.epoch}, with the ISR {s.isr}{was}{outside}."


@dataclass(frozen=True)
class Admitted(Fact):
    """A leader, whose mark was `high_watermark`, took a broker whose log ends at `leo` into the ISR of the quorum."""

    leader: int
    epoch: int
    broker: int
    isr: tuple[int, ...]
    leo: int
    high_watermark: int

    def say(self, s: Any) -> str:
        ends = f"{s.broker}'s log ends at {self.leo}, {s.leader}'s high watermark is {self.high_watermark}"
        return f"{s.leader} takes {s.broker} into the ISR, which is {s.isr} now: {ends}."


@dataclass(frozen=True)
class Expelled(Fact):
    """A leader took a broker out of the ISR of the quorum."""

    leader: int
    epoch: int
    broker: int
    isr: tuple[int, ...]

    def say(self, s: Any) -> str:
        return f"{s.leader} takes {s.broker} out of the ISR; it is {s.isr} now."


@dataclass(frozen=True)
class LearnedIsr(Fact):
    """A leader counts with another ISR than it `was`, by what it has read or was told.

    `quorum_isr` is the controller's ISR after the step, which it is since the step `changed`.
    """

    leader: int
    epoch: int
    isr: tuple[int, ...]
    was: tuple[int, ...]
    quorum_isr: tuple[int, ...]
    changed: int

    @property
    def is_out_of_date(self) -> bool:
        return self.isr != self.quorum_isr

    def say(self, s: Any) -> str:
        late = f". That is out of date: since step {self.changed} the controller's is {s.quorum_isr}"
        read = f"{s.leader} reads that the ISR is {s.isr}, and knew {words.broker_set(self.was)} before"
        return f"{read}{late if self.is_out_of_date else ''}."


@dataclass(frozen=True)
class AskedForIsr(Fact):
    """A leader asked the controller for an ISR with a broker that the one it knows lacks, or `dropped` that request.

    `leo` is the broker's log end offset as the leader knows it. A request is dropped by a leader that goes on with the
    ISR that it knew, though the controller has granted the other.
    """

    leader: int
    epoch: int
    broker: int
    isr: tuple[int, ...]
    leo: int
    dropped: bool

    def say(self, s: Any) -> str:
        if self.dropped:
            return f"{s.leader} takes its request for the ISR {s.isr} for refused, which the controller has granted."
        known = f"it knows the log end offset {self.leo} of {s.broker}"
        return f"{s.leader} asks the controller for the ISR {s.isr}: {known}."


@dataclass(frozen=True)
class Fenced(Fact):
    """The controller fenced a broker, or it is `back`: no longer fenced."""

    broker: int
    back: bool

    def say(self, s: Any) -> str:
        return f"The controller {'unfences' if self.back else 'fences'} {s.broker}."


@dataclass(frozen=True)
class Eligible(Fact):
    """A broker outside of the ISR became an eligible leader replica. `least` is min.insync.replicas."""

    broker: int
    isr: tuple[int, ...]
    least: int

    def say(self, s: Any) -> str:
        few = words.too_few(self.isr, self.least)
        return f"{s.broker} is an eligible leader replica now, and may be elected: the ISR is {s.isr}{few}."


@dataclass(frozen=True)
class Served(Fact):
    """A leader answered a follower that was in another epoch, or counted its fetch.

    `noted` is the log end offset of the follower that the leader has noted (NIL where it noted none in this step).
    """

    leader: int
    leaders_epoch: int
    broker: int
    epoch: int
    noted: int

    def say(self, s: Any) -> str:
        did = "answers a request of" if self.noted == NIL else f"notes the log end offset {self.noted} of"
        return f"{words.leader(self.leader, self.leaders_epoch)} {did} {s.broker}, which is in epoch e{self.epoch}."


@dataclass(frozen=True)
class Led(Fact):
    """A broker began to lead an epoch, as far as it knew.

    `behind` is there where a leader had shown a higher mark before: the highest one, who showed it, and at which step.
    `over` is there where the controller was in a later epoch: that epoch, and since which step.
    """

    broker: int
    epoch: int
    isr: tuple[int, ...]
    leo: int
    high_watermark: int
    behind: tuple[int, int, int] | None
    over: tuple[int, int] | None

    def say(self, s: Any) -> str:
        log = f"log end offset {self.leo} and high watermark {self.high_watermark}"
        if self.behind is not None:
            latest, leader, step = self.behind
            log += f" ({shown_broker(leader)}'s had reached {latest} at step {step})"
        known = f"the ISR it knows is {s.isr}{words.over(self.over)}"
        return f"{s.broker} begins to lead in epoch e{self.epoch}, with {log}; {known}."


@dataclass(frozen=True)
class Followed(Fact):
    """A broker came to follow a leader in an epoch. `known_epoch` is the one that this leader itself is in.

    `over` is there where the controller was in a later epoch: that epoch, and since which step.
    """

    broker: int
    leader: int
    epoch: int
    known_epoch: int
    over: tuple[int, int] | None

    def say(self, s: Any) -> str:
        other = f"; {s.leader} itself is in {words.epoch(self.known_epoch)}" if self.known_epoch != self.epoch else ""
        return f"{s.broker} begins to follow {s.leader} in epoch e{self.epoch}{other}{words.over(self.over)}."


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
    """A broker came back after its process had ended, or its machine lost power; `had` is the mark it had before."""

    broker: int
    with_power: bool
    leo: int
    high_watermark: int
    had: int

    def say(self, s: Any) -> str:
        what = "loses power" if self.with_power else "crashes"
        mark = f"high watermark {self.high_watermark}" + (
            f" (it was {self.had})" if self.had != self.high_watermark else ""
        )
        return f"{s.broker} {what}, and comes back with log end offset {self.leo} and {mark}."


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


@dataclass(frozen=True)
class Fails(Fact):
    """The conjunct of the property that is false: what holds before the step too, and what makes it false.

    `trace_shows` is the property's name, and that it fails or, a witness, is found. `meanings` are what variables mean.
    `given` and `but` are comparisons that are all true in the state; together they make the property false. It fails
    for the `records`; the `others` are those that logs have there.
    """

    trace_shows: str
    brokers: tuple[int, ...]
    offsets: tuple[int, ...]
    records: tuple[int, ...]
    others: tuple[int, ...]
    given: tuple[Comparison, ...]
    but: tuple[Comparison, ...]
    meanings: tuple[tuple[str, str], ...]

    def say(self, s: Any) -> str:
        given, but = words.comparisons(self.given), words.comparisons(self.but)
        about = [
            words.counted("broker", [shown_broker(b) for b in self.brokers]),
            words.counted("record", [shown_record(r) for r in self.records]),
            words.counted("offset", [str(offset) for offset in self.offsets]),
        ]
        where = ", ".join(filter(None, about))
        meanings = "; ".join(f"{name}: {meaning}" for name, meaning in self.meanings)
        why = f"{f'{given}; but ' if given else ''}{but}{f' ({meanings})' if meanings else ''}"
        return f"{self.trace_shows}{f' for {where}' if where else ''}: {why}."


@dataclass(frozen=True)
class Took(Fact):
    """The step itself, over a state of which no more is known than its variables: the action, and what it is for."""

    action: str
    meaning: str

    def say(self, s: Any) -> str:
        return f"{self.action}: {self.meaning}"


@dataclass(frozen=True)
class Became(Fact):
    """A variable that holds records got the value, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str

    def say(self, s: Any) -> str:
        return f"{self.variable} ({self.meaning}) becomes {self.value}, and was {self.was}."


@dataclass(frozen=True)
class Since(Fact):
    """A variable of the failing conjunct has its value since this step, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str

    def say(self, s: Any) -> str:
        when = "from the beginning" if self.step == 0 else f"since step {self.step}, and was {self.was}"
        return f"{self.variable} ({self.meaning}) is {self.value} {when}."
