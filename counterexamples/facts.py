"""Facts about a run: what happened to its records, and who led whom. Each names the step that made it true.

Steps are counted from 1; 0 is the initial state. Brokers, records, offsets and epochs are plain numbers, NIL where
there is none. `provenance` reads facts off a run, `sentences` says them.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.counterexamples.conjuncts import Comparison


@dataclass(frozen=True)
class Fact:
    """Something that is true of a run since a step."""

    step: int


@dataclass(frozen=True)
class Written(Fact):
    """A producer's record entered the log of a broker that takes itself for the leader of `epoch`.

    `again` says that it had been sent before.
    """

    broker: int
    record: int
    offset: int
    epoch: int
    again: bool = False


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


@dataclass(frozen=True)
class Committed(Fact):
    """The record lies below the high watermark of a leader, for the first time.

    `isr` is the ISR that the leader knows, `leos` the log end offsets of its members, `quorum_isr` the controller's.
    `moved` says that the mark moved in this step, from one below; otherwise it lay there when the broker came to lead.
    """

    broker: int
    record: int
    offset: int
    epoch: int
    isr: tuple[int, ...]
    leos: tuple[int, ...]
    quorum_isr: tuple[int, ...]
    quorum_epoch: int
    moved: bool


@dataclass(frozen=True)
class Cut(Fact):
    """A broker's log lost a record: its log end went back from `leo_before` to `leo`.

    `high_watermark` is the mark that the broker had when it cut, and `since` the step at which it had got that mark.
    `at_mark` says that it cut *because of* that mark: with another one, the same step in the same state would have cut
    elsewhere. `leader` is whom it follows after the step (NIL: nobody); then come that leader's log end offset, its
    record at this offset (NIL: none), and the epochs that leader and follower are in.
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
    with_power: bool = False


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


@dataclass(frozen=True)
class Replaced(Fact):
    """At an offset where the broker once held `record` (until step `cut`) it holds another one now."""

    broker: int
    offset: int
    record: int
    by: int
    epoch: int
    cut: int


@dataclass(frozen=True)
class Decided(Fact):
    """The controller gave out an epoch, with a leader (NIL where it names none) and an ISR.

    `elected` says that the leader is another than before.
    """

    epoch: int
    leader: int
    isr: tuple[int, ...]
    elected: bool


@dataclass(frozen=True)
class Admitted(Fact):
    """A leader took a broker into the ISR of the quorum."""

    leader: int
    broker: int
    isr: tuple[int, ...]
    leo: int


@dataclass(frozen=True)
class Expelled(Fact):
    """A leader took a broker out of the ISR of the quorum."""

    leader: int
    broker: int
    isr: tuple[int, ...]


@dataclass(frozen=True)
class Led(Fact):
    """A broker took itself for the leader of an epoch."""

    broker: int
    epoch: int
    isr: tuple[int, ...]
    leo: int
    high_watermark: int


@dataclass(frozen=True)
class Followed(Fact):
    """A broker came to follow a leader in an epoch. `known_epoch` is the one that this leader itself is in."""

    broker: int
    leader: int
    epoch: int
    known_epoch: int


@dataclass(frozen=True)
class Without(Fact):
    """A broker was elected, came to lead or was admitted to the ISR while its log lacked a committed record.

    `how` is one of "elected", "leads", "admitted"; `committed` is the step at which the record was committed.
    """

    broker: int
    record: int
    committed: int
    how: str


@dataclass(frozen=True)
class Restarted(Fact):
    """A broker came back after its process had ended, or its machine lost power; `had` is the mark it had before."""

    broker: int
    with_power: bool
    leo: int
    high_watermark: int
    had: int


@dataclass(frozen=True)
class Acknowledged(Fact):
    """The producer was told that its record is written; who had it then, and who could be elected without it."""

    record: int
    holding: tuple[int, ...]
    electable_without: tuple[int, ...]


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
    """The consumer read the record at this offset; `again` says that it had read that offset before."""

    record: int
    offset: int
    again: bool


@dataclass(frozen=True)
class WentBack(Fact):
    """The consumer's position went back."""

    position: int
    had: int


@dataclass(frozen=True)
class ToldLatest(Fact):
    """The consumer was told the latest offset; `had` is what it had been told at step `since`, 0 if it had not."""

    latest: int
    had: int
    since: int


@dataclass(frozen=True)
class Holders(Fact):
    """Which brokers have the record in their logs, and which of those that may be elected have not."""

    record: int
    holding: tuple[int, ...]
    electable_without: tuple[int, ...]
    committed: int
    """The step at which it was committed; 0 where it never was."""


@dataclass(frozen=True)
class Fails(Fact):
    """The conjunct of the property that is false: what holds before the step too, and what makes it false.

    `given` and `but` are comparisons that are all true in the state; together they make the property false.
    """

    property: str
    brokers: tuple[int, ...]
    offsets: tuple[int, ...]
    records: tuple[int, ...]
    given: tuple[Comparison, ...]
    but: tuple[Comparison, ...]


@dataclass(frozen=True)
class Since(Fact):
    """A variable of the failing conjunct has its value since this step, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str
