"""Facts about a run: what happened to its records, and who led whom. Each names the step that made it true.

What clients were told is in `client_facts`.

Steps are counted from 1; 0 is the initial state. Brokers, records, offsets and epochs are plain numbers, NIL where
there is none. `provenance` reads facts off a run, `sentences` says them.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.counterexamples.explain.conjuncts import Comparison


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

    `isr` is the ISR that the leader knows, `leos` the log end offsets of its members, `known_leos` the same as the
    leader knows them (remote LEOs), and `quorum_isr` the controller's. `instead` are those members whose logs lack the
    record, with the record that they have at its offset (NIL: none). `moved` says that the mark moved in this step,
    from one below; otherwise it lay there when the broker came to lead.
    """

    broker: int
    record: int
    offset: int
    epoch: int
    isr: tuple[int, ...]
    leos: tuple[int, ...]
    known_leos: tuple[int, ...]
    instead: tuple[tuple[int, int], ...]
    quorum_isr: tuple[int, ...]
    quorum_epoch: int
    moved: bool


@dataclass(frozen=True)
class Cut(Fact):
    """A broker's log lost a record: its log end went back from `leo_before` to `leo`.

    `high_watermark` is the mark that the broker had when it cut, and `since` the step at which it had got that mark.
    `at_mark` says that it cut *because of* that mark: with another one, the same step in the same state would have cut
    elsewhere. `leader` is whom it follows after the step (NIL: nobody); then come that leader's log end offset, its
    record at this offset (NIL: none), and the epochs that leader and follower are in. `answer` is what that leader has
    answered, where the cut is made by an answer: the epoch that it spoke of, and where that ends, each NIL if it did
    not know.
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


@dataclass(frozen=True)
class Passed(Fact):
    """The high watermark of a broker that does not lead has moved over the record."""

    broker: int
    record: int
    offset: int
    high_watermark: int
    had: int


@dataclass(frozen=True)
class ArrivedLate(Fact):
    """A broker took a response for a present one that it had asked for in an epoch which it has left.

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
    """The controller gave out an epoch, with a leader (NIL where it names none) and an ISR, which `was` another before.

    `elected` says that the leader is another than before.
    """

    epoch: int
    leader: int
    isr: tuple[int, ...]
    was: tuple[int, ...]
    elected: bool


@dataclass(frozen=True)
class Admitted(Fact):
    """A leader, whose mark was `high_watermark`, took a broker whose log ends at `leo` into the ISR of the quorum."""

    leader: int
    epoch: int
    broker: int
    isr: tuple[int, ...]
    leo: int
    high_watermark: int


@dataclass(frozen=True)
class Expelled(Fact):
    """A leader took a broker out of the ISR of the quorum."""

    leader: int
    epoch: int
    broker: int
    isr: tuple[int, ...]


@dataclass(frozen=True)
class Led(Fact):
    """A broker took itself for the leader of an epoch.

    `behind` is there where a leader had shown a higher mark before: the highest one, who showed it, and at which step.
    """

    broker: int
    epoch: int
    isr: tuple[int, ...]
    leo: int
    high_watermark: int
    behind: tuple[int, int, int] | None


@dataclass(frozen=True)
class Followed(Fact):
    """A broker came to follow a leader in an epoch. `known_epoch` is the one that this leader itself is in."""

    broker: int
    leader: int
    epoch: int
    known_epoch: int


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


@dataclass(frozen=True)
class Restarted(Fact):
    """A broker came back after its process had ended, or its machine lost power; `had` is the mark it had before."""

    broker: int
    with_power: bool
    leo: int
    high_watermark: int
    had: int


@dataclass(frozen=True)
class Holders(Fact):
    """Which brokers have the record in their logs, and which of those that may be elected have not.

    `promise` is one of "committed", "acknowledged"; `since` its step.
    """

    record: int
    holding: tuple[int, ...]
    electable_without: tuple[int, ...]
    promise: str
    since: int


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
class Became(Fact):
    """A variable that holds records got the value, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str


@dataclass(frozen=True)
class Since(Fact):
    """A variable of the failing conjunct has its value since this step, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str
