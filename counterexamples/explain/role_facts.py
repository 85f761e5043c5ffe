"""Facts about who leads and who may: decisions of the controller, changes of the ISR, and the roles of brokers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tideproof.counterexamples.explain import words
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.language.actions import shown_broker
from tideproof.model.language.state import NIL


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
    """A leader, whose high watermark it names, took a broker whose log ends at `leo` into the ISR of the quorum."""

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
class Reassigned(Fact):
    """The replicas changed, or a broker learned that it is none of them any more: `what` became of it."""

    broker: int
    what: str

    def say(self, s: Any) -> str:
        return f"{s.broker} {self.what}."


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

    `behind` is there where a leader had shown a higher high watermark: the highest, who showed it, and at which step.
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
