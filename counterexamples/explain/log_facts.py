"""Derives facts about records in replicated logs: written, copied, committed, truncated and replaced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.change import Change, lacking, leads
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.language.actions import Blocked, members
from tideproof.model.language.algebra import put
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.releases.kafka_4_1 import ElrState
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, FETCHED, IDLE, BrokerState
from tideproof.model.protocols.broker.steps.leading import end_at


def logs(c: Change) -> Iterator[Fact]:
    for broker in c.brokers:
        yield from _log(c, broker)
        yield from _kept(c, broker)


def _log(c: Change, broker: int) -> Iterator[Fact]:
    step, before, after = c.step, c.before, c.after
    places = zip(before.log[broker], after.log[broker], after.log_epoch[broker], strict=True)
    for offset, (old, new, epoch) in enumerate(places):
        if old == new:
            continue
        if old != NIL:
            yield from _truncated(c, broker, offset)
        # A follower that begins its log again at the leader's log start copies no records below it.
        if new == NIL or after.has_deleted(broker, offset):
            continue
        where = {"broker": broker, "record": new, "offset": offset}
        if new >= before.next_record or leads(before, broker):  # leaders copy no records of others
            again = new < before.next_record
            late = c.taken.action.name == "LateRequestArrive"
            forgotten = bool(before.bounds.get("idempotent")) and new in before.log[broker]
            yield say.WRITTEN(step, **where, epoch=epoch, again=again and not late, late=late, forgotten=forgotten)
        else:
            leader = after.leader[broker]
            source = leader if leader != NIL and before.log[leader][offset] == new else NIL
            leaders = before.hw[source] if source != NIL else NIL
            yield say.REPLICATED(step, **where, source=source, high_watermark=after.hw[broker], leaders=leaders)
        until = step if old != NIL else c.since("log", broker, offset)
        lost = c.state(until - 1).log[broker][offset] if until else NIL
        if lost not in (NIL, new):
            yield say.REPLACED(step, broker=broker, offset=offset, record=lost, by=new, epoch=epoch, until=until)


def _truncated(c: Change, broker: int, offset: int) -> Iterator[Fact]:
    before, after = c.before, c.after
    hw, since, leader, leo = before.hw[broker], c.since("hw", broker), after.leader[broker], after.leo[broker]
    answers = isinstance(before, BrokerState) and before.leader[broker] == leader
    answered = answers and before.answer[broker] == EPOCH_ANSWERED
    known, by_own_hw = leader != NIL, _goes_by_own_hw(c, broker)
    yield say.TRUNCATED(
        c.step,
        broker=broker,
        record=before.log[broker][offset],
        offset=offset,
        leo_before=before.leo[broker],
        leo=min(leo, offset),
        high_watermark=hw,
        since=since,
        by_own_hw=by_own_hw,
        leader=leader,
        leaders_leo=before.leo[leader] if known else 0,
        leaders_record=before.log[leader][offset] if known else NIL,
        leaders_epoch=before.epoch[leader] if known else NIL,
        epoch=after.epoch[broker],
        answer=(before.answer_epoch[broker], before.answer_offset[broker]) if answered else None,
        with_power=c.loses_power(),
    )
    # Only once, for the lowest lost offset.
    if by_own_hw and offset <= leo and (higher := c.higher_than(hw)):
        latest, reached_by, reached = higher
        whose = {"broker": broker, "high_watermark": hw, "since": since}
        yield say.STALE(c.step, **whose, leader=reached_by, latest=latest, reached=reached)


def _goes_by_own_hw(c: Change, broker: int) -> bool:
    """Whether the step would have truncated elsewhere with a high watermark that is higher by one."""
    run, s = c.run, c.before
    if s.hw[broker] >= s.leo[broker]:
        return False
    raised = s.replace(hw=put(s.hw, broker, s.hw[broker] + 1))
    otherwise = run.system.step((raised, *run.states[c.step - 1][1:]), c.taken)
    return not isinstance(otherwise, Blocked) and cast(Any, otherwise[0]).leo[broker] != c.after.leo[broker]


def _kept(c: Change, broker: int) -> Iterator[Fact]:
    """The records that a broker keeps although its leader lacks them, once it has finished truncating."""
    after, leader = c.after, c.after.leader[broker]
    had_to, has_to = (isinstance(s, BrokerState) and s.truncating[broker] for s in (c.before, after))
    if leader in (NIL, broker) or has_to or not (had_to or not c.keeps_role(broker)):
        return
    for offset, (record, other) in enumerate(zip(after.log[broker], after.log[leader], strict=True)):
        if record not in (NIL, other):
            yield say.KEPT(c.step, broker=broker, leader=leader, record=record, offset=offset, leaders_record=other)


def passed(c: Change) -> Iterator[Fact]:
    """The records that a non-leader's high watermark passes."""
    for broker in c.brokers:
        had, hw = c.before.hw[broker], c.after.hw[broker]
        for offset in range(had, hw) if not leads(c.after, broker) else ():
            if (record := c.after.log[broker][offset]) != NIL:
                yield say.PASSED(c.step, broker=broker, record=record, offset=offset, high_watermark=hw, had=had)


def committed(c: Change, done: set[int]) -> Iterator[Fact]:
    """The records newly below the high watermark of a leader; `done` has the earlier ones."""
    before, after = c.before, c.after
    for record in range(after.next_record):
        leaders = [b for b in c.brokers if leads(after, b)]
        broker = next((b for b in leaders if record in after.log[b][: after.hw[b]]), None)
        if record in done or broker is None:
            continue
        done.add(record)
        isr, offset = members(after.isr[broker]), after.log[broker].index(record)
        leos = tuple(after.leo[member] for member in isr)
        counts = isinstance(after, ElrState)  # min.insync.replicas limits the high watermark
        yield say.COMMITTED(
            c.step,
            broker=broker,
            record=record,
            offset=offset,
            epoch=after.epoch[broker],
            isr=isr,
            leos=leos,
            known_leos=tuple(end_at(after, broker, m) for m in isr) if isinstance(after, BrokerState) else leos,
            instead=tuple((m, after.log[m][offset]) for m in isr if record not in after.log[m]),
            electable_without=tuple(b for b in lacking(after, record) if b not in isr),
            quorum_isr=members(after.quorum_isr),
            quorum_epoch=after.quorum_epoch,
            least=after.bounds.min_insync_replicas if counts else 0,
            enough=after.min_isr(broker) if counts else 0,
            moved=before.hw[broker] < after.hw[broker],
            fetched=_fetch_noted(before, after, broker),
        )


def _fetch_noted(before: Any, after: Any, leader: int) -> tuple[int, int] | None:
    """The follower whose log end offset the leader notes in this step, and that offset."""
    if not isinstance(after, BrokerState) or not leads(before, leader):
        return None
    had: Any = before.remote_leo[leader]
    has: Any = after.remote_leo[leader]
    return next(((b, has[b]) for b in range(len(has)) if had[b] < has[b] and b != leader), None)


def without(c: Change, role: Fact, promised: Mapping[int, tuple[str, int]]) -> Iterator[Fact]:
    """The promised records that a broker lacks when it is elected, begins to lead or is admitted to the ISR."""
    if role.kind is say.DECIDED and role.elected:
        broker, how = role.leader, "elected"
    elif role.kind in (say.LED, say.ADMITTED):
        broker, how = role.broker, "leads" if role.kind is say.LED else "admitted"
    else:
        return
    for record, (promise, since) in promised.items():
        if record not in c.after.log[broker]:
            yield say.WITHOUT(c.step, broker=broker, record=record, promise=promise, since=since, how=how)


def restarts(c: Change) -> Iterator[Fact]:
    before, after = c.before, c.after
    if isinstance(after, BrokerState) and (c.loses_power() or after.crashes != before.crashes):
        broker = c.taken.parameters["replica"]
        hws = {"high_watermark": after.hw[broker], "had": before.hw[broker]}
        yield say.RESTARTED(c.step, broker=broker, with_power=c.loses_power(), leo=after.leo[broker], **hws)


def late(c: Change) -> Iterator[Fact]:
    """Responses that arrive after a change of role, and bodies that are read after the log has changed."""
    before, after = c.before, c.after
    for broker in c.brokers if isinstance(after, BrokerState) else ():
        had, answer = ((s.answer[broker], s.answer_record[broker], s.answer_epoch[broker]) for s in (before, after))
        for sender, kind in enumerate(before.late_response[broker] if before.late_response else ()):
            content = kind, before.late_record[broker][sender], before.late_epoch[broker][sender]
            if kind != IDLE == after.late_response[broker][sender] and content == answer:
                yield say.ARRIVED_LATE(
                    c.step,
                    broker=broker,
                    sender=sender,
                    offset=before.requested_offset[broker][sender],
                    requested_in=before.requested_epoch[broker][sender],
                    epoch=before.epoch[broker],
                    end_of_epoch=kind == EPOCH_ANSWERED,
                    record=content[1],
                    of=content[2],
                    end=before.late_offset[broker][sender],
                )
        if answer != had and had[0] == FETCHED == answer[0]:
            where = {"broker": broker, "sender": before.leader[broker], "offset": before.leo[broker]}
            yield say.READ_LATE(c.step, **where, record=answer[1], of=answer[2], meant=had[1])
