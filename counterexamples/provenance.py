"""What became of the records of a run: where each was written, copied, committed, cut and replaced.

Facts are read off the worlds of a replayed run, from what has changed between one and the next, never from the names
of actions. So they serve any protocol over this state, and traces that nobody has seen. Every fact names the step that
made it true (counted from 1; 0 is the initial state).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from tideproof.counterexamples.replay import Run
from tideproof.model.algebra import put
from tideproof.model.protocol import Blocked
from tideproof.model.variables import NIL


@dataclass(frozen=True)
class Fact:
    """Something that is true of a run since a step."""

    step: int


@dataclass(frozen=True)
class Written(Fact):
    """A producer's record entered the log of a broker that takes itself for the leader of `epoch`."""

    broker: int
    record: int
    offset: int
    epoch: int


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
    elsewhere. `leader` is whom it follows after the step (NIL: nobody), and then there are that leader's log end offset,
    its record at this offset (NIL: none), and the epochs that leader and follower are in.
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
class Holders(Fact):
    """Which brokers have the record in their logs, and which of those that may be elected have not."""

    record: int
    holding: tuple[int, ...]
    electable_without: tuple[int, ...]
    committed: int
    """The step at which it was committed; 0 where it never was."""


def members(flags: tuple[object, ...]) -> tuple[int, ...]:
    return tuple(broker for broker, member in enumerate(flags) if member)


def leads(s: Any, broker: int) -> bool:
    return bool(s.leader[broker] == broker)


def provenance(run: Run) -> tuple[Fact, ...]:
    """All facts of a run over a ReplicationState, in the order of their steps."""
    return tuple(_Reader(run).facts())


def holders(run: Run, record: int, committed: int) -> Holders:
    """Where a record is at the end of a run."""
    s: Any = run.worlds[-1][0]
    holding = tuple(broker for broker in range(s.bounds.replicas) if record in s.log[broker])
    without = tuple(broker for broker in members(s.quorum_isr) if broker not in holding)
    return Holders(len(run.steps), record, holding, without, committed)


class _Reader:
    def __init__(self, run: Run) -> None:
        self.run = run
        self.states: list[Any] = [world[0] for world in run.worlds]  # ReplicationStates of plain ints
        self.brokers = range(self.states[0].bounds.replicas)
        self.committed: dict[int, int] = {}  # record: step
        self.cuts: dict[tuple[int, int], Cut] = {}  # the last record that a broker lost at an offset
        self.marked_at = [0 for _ in self.brokers]  # since when a broker's high watermark has its value
        self.latest: tuple[int, int, int] | None = None  # the highest mark of a leader, who, and when

    def facts(self) -> Iterator[Fact]:
        for step, (before, after) in enumerate(zip(self.states, self.states[1:], strict=False), start=1):
            roles = [*self._decisions(step, before, after), *self._roles(step, before, after)]
            yield from roles
            for broker in self.brokers:
                yield from self._log(step, broker, before, after)
            for fact in roles:
                yield from self._without(fact, after)
            yield from self._commits(step, before, after)
            self._marks(step, before, after)

    def _decisions(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        isr, old = members(after.quorum_isr), members(before.quorum_isr)
        if after.quorum_epoch != before.quorum_epoch:
            elected = after.quorum_leader not in (NIL, before.quorum_leader)
            yield Decided(step, after.quorum_epoch, after.quorum_leader, isr, elected)
        elif isr != old:
            leader = after.quorum_leader
            for broker in self.brokers:
                if broker in isr and broker not in old:
                    yield Admitted(step, leader, broker, isr, after.leo[broker])
                if broker in old and broker not in isr:
                    yield Expelled(step, leader, broker, isr)

    def _roles(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        for broker in self.brokers:
            if (before.leader[broker], before.epoch[broker]) == (after.leader[broker], after.epoch[broker]):
                continue
            epoch, leader = after.epoch[broker], after.leader[broker]
            if leader == broker:
                yield Led(step, broker, epoch, members(after.isr[broker]), after.leo[broker], after.hw[broker])
            elif leader != NIL:
                yield Followed(step, broker, leader, epoch, after.epoch[leader])

    def _log(self, step: int, broker: int, before: Any, after: Any) -> Iterator[Fact]:
        logs = zip(before.log[broker], after.log[broker], after.log_epoch[broker], strict=True)
        for offset, (old, new, epoch) in enumerate(logs):
            if old == new:
                continue
            if old != NIL:
                yield from self._cut(step, broker, offset, before, after)
            if new == NIL:
                continue
            if new >= before.next_record:
                yield Written(step, broker, new, offset, epoch)
            else:
                leader = after.leader[broker]
                source = leader if leader != NIL and before.log[leader][offset] == new else NIL
                leaders = before.hw[source] if source != NIL else NIL
                yield Replicated(step, broker, source, new, offset, after.hw[broker], leaders)
            lost = self.cuts.get((broker, offset))
            if lost is not None and lost.record != new:
                yield Replaced(step, broker, offset, lost.record, new, epoch, lost.step)

    def _without(self, fact: Fact, after: Any) -> Iterator[Fact]:
        match fact:
            case Decided(step, _, leader, _, True):
                broker, how = leader, "elected"
            case Led(step, broker):
                how = "leads"
            case Admitted(step, _, broker):
                how = "admitted"
            case _:
                return
        for record, committed in self.committed.items():
            if record not in after.log[broker]:
                yield Without(step, broker, record, committed, how)

    def _cut(self, step: int, broker: int, offset: int, before: Any, after: Any) -> Iterator[Fact]:
        mark, since, leader = before.hw[broker], self.marked_at[broker], after.leader[broker]
        known = leader != NIL
        cut = Cut(
            step,
            broker,
            record=before.log[broker][offset],
            offset=offset,
            leo_before=before.leo[broker],
            leo=min(after.leo[broker], offset),
            high_watermark=mark,
            since=since,
            at_mark=self._cut_hangs_on_mark(step, broker, after.leo[broker]),
            leader=leader,
            leaders_leo=before.leo[leader] if known else 0,
            leaders_record=before.log[leader][offset] if known else NIL,
            leaders_epoch=before.epoch[leader] if known else NIL,
            epoch=after.epoch[broker],
        )
        self.cuts[broker, offset] = cut
        yield cut
        if cut.at_mark and self.latest is not None and self.latest[0] > mark and offset == cut.leo:
            latest, reached_by, reached = self.latest
            yield Stale(step, broker, mark, since, reached_by, latest, reached)

    def _cut_hangs_on_mark(self, step: int, broker: int, end: int) -> bool:
        """Whether the same step would have cut elsewhere, had the broker's high watermark been one higher."""
        world = self.run.worlds[step - 1]
        s: Any = world[0]
        if s.hw[broker] >= s.leo[broker]:
            return False
        raised = s.replace(hw=put(s.hw, broker, s.hw[broker] + 1))
        otherwise = self.run.system.step((raised, *world[1:]), self.run.steps[step - 1])
        return not isinstance(otherwise, Blocked) and cast(Any, otherwise[0]).leo[broker] != end

    def _commits(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        for record in range(after.next_record):
            if record in self.committed:
                continue
            for broker in self.brokers:
                if leads(after, broker) and record in after.log[broker][: after.hw[broker]]:
                    self.committed[record] = step
                    isr = members(after.isr[broker])
                    yield Committed(
                        step,
                        broker,
                        record,
                        after.log[broker].index(record),
                        after.epoch[broker],
                        isr,
                        tuple(after.leo[member] for member in isr),
                        members(after.quorum_isr),
                        after.quorum_epoch,
                        moved=before.hw[broker] < after.hw[broker],
                    )
                    break

    def _marks(self, step: int, before: Any, after: Any) -> None:
        for broker in self.brokers:
            if before.hw[broker] != after.hw[broker]:
                self.marked_at[broker] = step
            mark = after.hw[broker]
            if leads(after, broker) and mark > (self.latest[0] if self.latest else 0):
                self.latest = (mark, broker, step)
