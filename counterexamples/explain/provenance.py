"""The history of the records of a run: where each was written, copied, committed, truncated and replaced.

Facts are read off the states of a replayed run, from what has changed between one and the next, never from the names
of actions; a step's parameters say only who has restarted, and who answers a client. So they serve any protocol over
this state, and traces that were never seen before. Every fact names the step that made it true (counted from 1; 0 is
the initial state).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, cast

from tideproof.counterexamples.explain.client_facts import Acknowledged
from tideproof.counterexamples.explain.client_provenance import Clients, lacking
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.log_facts import (
    ArrivedLate,
    Committed,
    Holders,
    Kept,
    Passed,
    ReadLate,
    Replaced,
    Replicated,
    Restarted,
    Stale,
    Truncated,
    Without,
    Written,
)
from tideproof.counterexamples.explain.role_facts import (
    Admitted,
    AskedForIsr,
    Decided,
    Eligible,
    Expelled,
    Fenced,
    Followed,
    LearnedIsr,
    Led,
    Reassigned,
    Served,
)
from tideproof.model.language.actions import Blocked, members
from tideproof.model.language.algebra import put
from tideproof.model.language.state import NIL
from tideproof.model.language.system import FullState
from tideproof.model.protocols.broker.alter_isr import GRANTED, AlterIsrState
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.releases.kafka_4_1 import ElrState
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, FETCHED, IDLE, BrokerState
from tideproof.model.protocols.broker.steps.leading import end_at
from tideproof.model.runs.replay import Run


def leads(s: Any, broker: int) -> bool:
    return bool(s.leader[broker] == broker)


def provenance(run: Run) -> tuple[Fact, ...]:
    """All facts of a run over a ReplicationState, in the order of their steps."""
    return tuple(_Reader(run).facts())


def commits(full_states: Sequence[FullState]) -> Iterator[Committed]:
    """Which records are committed, and when, in a sequence of states over a ReplicationState."""
    done: set[int] = set()
    states: list[Any] = [full_state[0] for full_state in full_states]
    for step, (before, after) in enumerate(pairwise(states), start=1):
        for record in range(after.next_record):
            leaders = [b for b in range(after.bounds.replicas) if leads(after, b)]
            broker = next((b for b in leaders if record in after.log[b][: after.hw[b]]), None)
            if record in done or broker is None:
                continue
            done.add(record)
            isr, offset = members(after.isr[broker]), after.log[broker].index(record)
            leos = tuple(after.leo[member] for member in isr)
            known = tuple(cast(int, end_at(after, broker, m)) for m in isr) if isinstance(after, BrokerState) else leos
            yield Committed(
                step,
                broker,
                record,
                offset=offset,
                epoch=after.epoch[broker],
                isr=isr,
                leos=leos,
                known_leos=known,
                instead=tuple((m, after.log[m][offset]) for m in isr if record not in after.log[m]),
                electable_without=tuple(b for b in lacking(after, record) if b not in isr),
                quorum_isr=members(after.quorum_isr),
                quorum_epoch=after.quorum_epoch,
                least=after.bounds.min_insync_replicas if isinstance(after, ElrState) else 0,
                enough=cast(int, after.min_isr(broker)) if isinstance(after, ElrState) else 0,
                moved=before.hw[broker] < after.hw[broker],
            )


def holders(run: Run, record: int, promise: str, since: int) -> Holders:
    """Where a record is at the end of a run."""
    s: Any = run.states[-1][0]
    holding = tuple(broker for broker in range(s.bounds.replicas) if record in s.log[broker])
    return Holders(len(run.steps), record, holding, lacking(s, record), promise, since, s.quorum_leader)


class _Reader:
    def __init__(self, run: Run) -> None:
        self.run = run
        self.states: list[Any] = [full_state[0] for full_state in run.states]  # ReplicationStates of plain ints
        self.brokers = range(self.states[0].bounds.replicas)
        self.commits: dict[int, list[Committed]] = {}
        for commit in commits(run.states):
            self.commits.setdefault(commit.step, []).append(commit)
        self.promised: dict[int, tuple[str, int]] = {}  # record: whether committed or acknowledged first, and when
        self.truncations: dict[tuple[int, int], Truncated] = {}  # the last record that a broker lost at an offset
        self.hw_since = [0 for _ in self.brokers]  # since when a broker's high watermark has its value
        protocol = run.system.protocol
        self.clients = Clients(protocol.rules if isinstance(protocol, BrokerProtocol) else None)
        self.decided_at = 0  # since when the controller's epoch is what it is
        self.isr_at = 0  # since when its ISR is
        self.latest: tuple[int, int, int] | None = (
            None  # the highest high watermark of a leader, who showed it, and when
        )

    def facts(self) -> Iterator[Fact]:
        for step, (before, after) in enumerate(pairwise(self.states), start=1):
            roles = [*self._decisions(step, before, after), *self._roles(step, before, after)]
            yield from roles
            yield from self._isrs(step, before, after)
            if isinstance(after, AlterIsrState):
                yield from self._asked(step, before, after)
            if isinstance(after, BrokerState):
                yield from self._restarts(step, before, after)
                yield from self._late(step, before, after)
                yield from self._served(step, before, after)
            for broker in self.brokers:
                yield from self._log(step, broker, before, after)
                yield from self._kept(step, broker, before, after)
            for fact in roles:
                yield from self._without(fact, after)
            for commit in self.commits.get(step, ()):
                self.promised.setdefault(commit.record, ("committed", step))
                yield commit
            for broker in self.brokers:
                yield from self._passed(step, broker, before, after)
            if isinstance(after, BrokerState):
                yield from self._clients(step, before, after)
            self._note_high_watermarks(step, before, after)

    def _decisions(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        isr, old = members(after.quorum_isr), members(before.quorum_isr)
        if isinstance(after, FencingState):
            for broker in self.brokers:
                if after.fenced[broker] != before.fenced[broker]:
                    yield Fenced(step, broker, back=not after.fenced[broker])
        if isinstance(after, ReassigningState) and after.bounds.reassignments:
            yield from self._reassigned(step, before, after)
        if after.quorum_epoch != before.quorum_epoch:
            self.decided_at = step
            elected = after.quorum_leader not in (NIL, before.quorum_leader)
            yield Decided(step, after.quorum_epoch, after.quorum_leader, isr, old, elected)
        elif isr != old:
            leader = after.quorum_leader
            epoch, hw = (NIL, 0) if leader == NIL else (after.epoch[leader], before.hw[leader])
            for broker in self.brokers:
                if broker in isr and broker not in old:
                    yield Admitted(step, leader, epoch, broker, isr, after.leo[broker], hw)
                if broker in old and broker not in isr:
                    if leader != NIL and after.isr[leader][broker]:  # the leader does not know: the controller did it
                        yield Decided(step, after.quorum_epoch, leader, isr, old, elected=False)
                    else:
                        yield Expelled(step, leader, epoch, broker, isr)
        if isinstance(after, ElrState):
            for broker in self.brokers:
                if after.elr[broker] and not before.elr[broker]:
                    yield Eligible(step, broker, isr, after.bounds.min_insync_replicas)

    def _reassigned(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        for broker in self.brokers:
            if before.assigned[broker] and not after.assigned[broker]:
                yield Reassigned(step, broker, "is removed from the replicas")
            if after.assigned[broker] and not before.assigned[broker]:
                yield Reassigned(step, broker, "is added to the replicas, and begins with an empty log")
            if before.hosts[broker] and not after.hosts[broker]:
                yield Reassigned(step, broker, "reads that it is no replica, and deletes its log")

    def _isrs(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        """What leaders come to know of the ISR, where they do not change it themselves."""
        if before.quorum_isr != after.quorum_isr:
            self.isr_at = step
            return
        for broker in self.brokers:
            isr, was = members(after.isr[broker]), members(before.isr[broker])
            if isr != was and self._keeps_role(broker, before, after) and leads(after, broker):
                yield LearnedIsr(step, broker, after.epoch[broker], isr, was, members(after.quorum_isr), self.isr_at)

    def _asked(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        """Requests for a larger ISR, and those that a leader drops though they are granted."""
        for leader in filter(lambda b: leads(after, b) and self._keeps_role(b, before, after), self.brokers):
            asks, asked = members(after.proposed[leader]), members(before.proposed[leader])
            dropped = (
                asked and not asks and before.change[leader] == GRANTED and before.isr[leader] == after.isr[leader]
            )
            isr = asked if dropped else asks if asks != asked else ()
            for broker in isr:
                if not before.isr[leader][broker]:
                    leo = after.remote_leo[leader][broker]
                    yield AskedForIsr(step, leader, after.epoch[leader], broker, isr, leo, bool(dropped))

    @staticmethod
    def _keeps_role(broker: int, before: Any, after: Any) -> bool:
        return bool((before.leader[broker], before.epoch[broker]) == (after.leader[broker], after.epoch[broker]))

    def _roles(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        for broker in self.brokers:
            if self._keeps_role(broker, before, after):
                continue
            epoch, leader = after.epoch[broker], after.leader[broker]
            over = (after.quorum_epoch, self.decided_at) if after.quorum_epoch > epoch else None
            if leader == broker:
                hw = after.hw[broker]
                behind = self.latest if self.latest is not None and self.latest[0] > hw else None
                yield Led(step, broker, epoch, members(after.isr[broker]), after.leo[broker], hw, behind, over)
            elif leader != NIL:
                yield Followed(step, broker, leader, epoch, after.epoch[leader], over)

    def _restarts(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        with_power = after.power_losses > before.power_losses
        if not with_power and after.crashes == before.crashes:
            return
        broker = self.run.steps[step - 1].parameters["replica"]
        yield Restarted(step, broker, with_power, after.leo[broker], after.hw[broker], before.hw[broker])

    def _late(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        """Responses that outlived a role, and bodies that were read when the log was another."""
        for broker in self.brokers:
            answer = (after.answer[broker], after.answer_record[broker], after.answer_epoch[broker])
            for sender, late in enumerate(before.late_response[broker] if before.late_response else ()):
                content = (late, before.late_record[broker][sender], before.late_epoch[broker][sender])
                if late != IDLE == after.late_response[broker][sender] and content == answer:
                    offset, epoch = before.requested_offset[broker][sender], before.requested_epoch[broker][sender]
                    yield ArrivedLate(
                        step,
                        broker,
                        sender,
                        offset,
                        epoch,
                        before.epoch[broker],
                        end_of_epoch=late == EPOCH_ANSWERED,
                        record=content[1],
                        of=content[2],
                        end=before.late_offset[broker][sender],
                    )
            had = (before.answer[broker], before.answer_record[broker], before.answer_epoch[broker])
            if answer != had and before.answer[broker] == FETCHED == after.answer[broker]:
                yield ReadLate(step, broker, before.leader[broker], before.leo[broker], *answer[1:], had[1])

    def _served(self, step: int, before: Any, after: Any) -> Iterator[Fact]:
        """Requests of followers that a leader of another epoch answered, or counted."""
        for broker in self.brokers:
            leader = before.leader[broker]
            if leader in (NIL, broker) or not leads(before, leader) or before.epoch[leader] == before.epoch[broker]:
                continue
            if not all(self._keeps_role(b, before, after) for b in (leader, broker)):
                continue
            noted = after.remote_leo[leader][broker]
            counted = noted != before.remote_leo[leader][broker]
            arrived = before.late_response != after.late_response
            if counted or (before.answer[broker] == IDLE != after.answer[broker] and not arrived):
                epochs = before.epoch[leader], broker, before.epoch[broker]
                yield Served(step, leader, *epochs, noted if counted else NIL)

    def _clients(self, step: int, before: BrokerState, after: BrokerState) -> Iterator[Fact]:
        for fact in self.clients.facts(step, self.run.steps[step - 1], before, after):
            if isinstance(fact, Acknowledged):
                self.promised.setdefault(fact.record, ("acknowledged", step))
            yield fact

    def _log(self, step: int, broker: int, before: Any, after: Any) -> Iterator[Fact]:
        logs = zip(before.log[broker], after.log[broker], after.log_epoch[broker], strict=True)
        for offset, (old, new, epoch) in enumerate(logs):
            if old == new:
                continue
            if old != NIL:
                yield from self._truncated(step, broker, offset, before, after)
            # A follower whose log starts again at its leader's log start copies nothing below that.
            if new == NIL or after.has_deleted(broker, offset):
                continue
            if new >= before.next_record or leads(before, broker):  # no broker sends a leader what others hold
                forgotten = bool(before.bounds.get("idempotent")) and new in before.log[broker]
                yield Written(step, broker, new, offset, epoch, new < before.next_record, forgotten)
            else:
                leader = after.leader[broker]
                source = leader if leader != NIL and before.log[leader][offset] == new else NIL
                leaders = before.hw[source] if source != NIL else NIL
                yield Replicated(step, broker, source, new, offset, after.hw[broker], leaders)
            lost = self.truncations.get((broker, offset))
            if lost is not None and lost.record != new:
                yield Replaced(step, broker, offset, lost.record, new, epoch, lost.step)

    def _without(self, fact: Fact, after: Any) -> Iterator[Fact]:
        match fact:
            case Decided(step=step, leader=leader, elected=True):
                broker, how = leader, "elected"
            case Led(step, broker):
                how = "leads"
            case Admitted(step=step, broker=broker):
                how = "admitted"
            case _:
                return
        for record, (promise, since) in self.promised.items():
            if record not in after.log[broker]:
                yield Without(step, broker, record, promise, since, how)

    def _kept(self, step: int, broker: int, before: Any, after: Any) -> Iterator[Fact]:
        """What a broker has kept that its leader has not, once it has nothing left to truncate for this leader."""
        leader = after.leader[broker]
        had_to, has_to = (isinstance(s, BrokerState) and s.truncating[broker] for s in (before, after))
        new_leader = (before.leader[broker], before.epoch[broker]) != (leader, after.epoch[broker])
        if leader in (NIL, broker) or has_to or not (had_to or new_leader):
            return
        for offset, (record, other) in enumerate(zip(after.log[broker], after.log[leader], strict=True)):
            if record not in (NIL, other):
                yield Kept(step, broker, leader, record, offset, other)

    def _passed(self, step: int, broker: int, before: Any, after: Any) -> Iterator[Fact]:
        had, hw = before.hw[broker], after.hw[broker]
        if not leads(after, broker):
            for offset in range(had, hw):
                if (record := after.log[broker][offset]) != NIL:
                    yield Passed(step, broker, record, offset, hw, had)

    def _truncated(self, step: int, broker: int, offset: int, before: Any, after: Any) -> Iterator[Fact]:
        hw, since, leader = before.hw[broker], self.hw_since[broker], after.leader[broker]
        known = leader != NIL
        answers = isinstance(before, BrokerState) and before.leader[broker] == leader
        answered = answers and before.answer[broker] == EPOCH_ANSWERED
        lost = Truncated(
            step,
            broker,
            record=before.log[broker][offset],
            offset=offset,
            leo_before=before.leo[broker],
            leo=min(after.leo[broker], offset),
            high_watermark=hw,
            since=since,
            by_own_hw=self._goes_by_own_hw(step, broker, after.leo[broker]),
            leader=leader,
            leaders_leo=before.leo[leader] if known else 0,
            leaders_record=before.log[leader][offset] if known else NIL,
            leaders_epoch=before.epoch[leader] if known else NIL,
            epoch=after.epoch[broker],
            answer=(before.answer_epoch[broker], before.answer_offset[broker]) if answered else None,
            with_power=getattr(after, "power_losses", 0) > getattr(before, "power_losses", 0),
        )
        self.truncations[broker, offset] = lost
        yield lost
        if lost.by_own_hw and self.latest is not None and self.latest[0] > hw and offset == lost.leo:
            latest, reached_by, reached = self.latest
            yield Stale(step, broker, hw, since, reached_by, latest, reached)

    def _goes_by_own_hw(self, step: int, broker: int, end: int) -> bool:
        """Whether the same step would have truncated elsewhere, had the broker's high watermark been one higher."""
        full_state = self.run.states[step - 1]
        s: Any = full_state[0]
        if s.hw[broker] >= s.leo[broker]:
            return False
        raised = s.replace(hw=put(s.hw, broker, s.hw[broker] + 1))
        otherwise = self.run.system.step((raised, *full_state[1:]), self.run.steps[step - 1])
        return not isinstance(otherwise, Blocked) and cast(Any, otherwise[0]).leo[broker] != end

    def _note_high_watermarks(self, step: int, before: Any, after: Any) -> None:
        for broker in self.brokers:
            if before.hw[broker] != after.hw[broker]:
                self.hw_since[broker] = step
            hw = after.hw[broker]
            if leads(after, broker) and hw > (self.latest[0] if self.latest else 0):
                self.latest = (hw, broker, step)
