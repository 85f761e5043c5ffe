"""Checks of facts about producers, consumers, transactions and deleted records."""

from __future__ import annotations

from typing import Any

from support.true_facts.base import around, checks, enough_in_sync, isr_of, who_may_be_elected
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.protocols.broker.state import ABORTED, COMMITTED, OK, REFUSED
from tideproof.model.runs.replay import Run


@checks(say.ACKNOWLEDGED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    holding = tuple(b for b, log in enumerate(after.log) if f.record in log)
    electable = tuple(b for b in who_may_be_elected(after) if b not in holding)
    leads = (after.leader[f.broker], after.epoch[f.broker], isr_of(after.isr[f.broker])) == (f.broker, f.epoch, f.isr)
    answered = not before.acked[f.record] and after.acked[f.record] and before.waits_at[f.record] == f.broker
    asked = (after.bounds.acks, *enough_in_sync(after, f.broker)) == (f.acks, f.least, f.enough)
    return answered and leads and asked and (holding, electable) == (f.holding, f.electable_without)


@checks(say.BELIEVED)
def _(f: Fact, run: Run) -> bool:
    _, after = around(f, run)
    logs = (log for full_state in run.states[: f.step + 1] for log in full_state[0].log)  # type: ignore[attr-defined]
    written = any(f.record in log for log in logs)
    said_by = f.outcome != REFUSED or f.broker != -1
    unknown = f.outcome != OK or not written
    receiver = after.late_request[f.record] if after.bounds.late_requests else -1
    known = after.outcome_of[f.record] if after.bounds.in_flight > 1 else after.outcome
    is_known = f.record < after.next_record if after.bounds.in_flight > 1 else f.record == after.next_record - 1
    return (known, written, receiver) == (f.outcome, f.written, f.receiver) and is_known and said_by and unknown


@checks(say.IN_TRANSACTION)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    new = before.transaction_of[f.record] == -1 and after.transaction_of[f.record] == f.transaction
    said = bool(after.is_marker[f.record]) == f.marker and after.decision[f.transaction] == f.decision
    logs = [[r for r in log if r != -1 and after.transaction_of[r] == f.transaction] for log in after.log]
    kinds = ["".join("M" if after.is_marker[r] else "r" for r in log) for log in logs]
    again = [b for b, log in enumerate(logs) if f.record in log and kinds[b].endswith("Mr")]
    return new and said and again == [f.broker] * (f.broker != -1)


@checks(say.RULED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    ruled = after.decision[f.transaction] == (COMMITTED if f.committed else ABORTED)
    return bool(ruled and not before.decision[f.transaction])


def stable(s: Any, broker: int) -> int:
    """The first offset below the high watermark, not below the log start, of a transaction without a marker there."""
    below = [r for r in s.log[broker][: s.hw[broker]] if r != -1]
    open_: dict[int, int] = {}
    for offset, record in enumerate(below):
        producer = 0 if s.bounds.one_producer else s.transaction_of[record]
        if s.is_marker[record]:
            open_.pop(producer, None)
        elif s.transaction_of[record] != -1:
            open_.setdefault(producer, offset)
    start = s.log_start[broker] if s.bounds.delete_records else 0
    return min([s.hw[broker], *(max(offset, start) for offset in open_.values())])


@checks(say.CONSUMED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    sent = after.log[f.broker][f.offset] == f.record and (before.position, after.position) == (f.offset, f.offset + 1)
    returned = after.read[f.offset] == f.record if f.returned else after.read == before.read
    of = after.transaction_of[f.record] if after.transaction_of else -1
    seen = (after.decision[of] if of != -1 else -1, stable(after, f.broker) if after.decision else -1)
    source = f.broker if after.leader[f.broker] == f.broker else after.reads_from
    markers = [after.transaction_of[r] for r in after.log[f.broker][f.offset + 1 :] if r != -1 and seen[0] != -1
               and after.is_marker[r] and (after.bounds.one_producer or after.transaction_of[r] == of)]  # fmt: skip
    leads = (source, after.epoch[f.broker], after.hw[f.broker])
    return (
        sent
        and returned
        and f.again == (before.read[f.offset] != -1)
        and of == f.transaction
        and seen == (f.decision, f.last_stable)
        and leads == (f.broker, f.epoch, f.high_watermark)
        and f.ended_by == (markers[0] if markers else -1)
    )


def _committed(s: Any) -> tuple[int, int]:
    return s.committed_offset, s.committed_epoch if s.bounds.committed_epochs else -1


@checks(say.OFFSET_COMMITTED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    return _committed(before) != _committed(after) == (f.position, f.of) and after.position == f.position


@checks(say.CONSUMER_RESTARTED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    again = after.consumer_restarts == before.consumer_restarts + 1
    return (
        again and _committed(after) == (f.position, f.of) and (before.position, after.position) == (f.had, f.position)
    )


@checks(say.SENT_ON)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    sent = before.reads_from == -1 and after.reads_from == f.broker
    known = (after.leader[f.leader], after.epoch[f.leader], before.remote_leo[f.leader][f.broker])
    return sent and known == (f.leader, f.epoch, f.noted)


@checks(say.MOVED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    log = (after.leader[f.broker], after.epoch[f.broker], after.leo[f.broker], after.hw[f.broker])
    start = after.log_start[f.broker] if after.log_start else 0
    moved = (before.position, after.position) == (f.had, f.position) and before.read == after.read
    return moved and f.had != f.position and (*log, start) == (f.broker, f.epoch, f.leo, f.high_watermark, f.log_start)


@checks(say.LATEST_OFFSET)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    known = [full_state[0].latest for full_state in run.states[f.since : f.step]]  # type: ignore[attr-defined]
    earlier: Any = run.states[f.since - 1][0] if f.since else None
    since = set(known) == {f.had} and (earlier is None or earlier.latest != f.had)
    return since and before.latest != after.latest == f.latest and after.epoch[f.broker] == f.epoch


@checks(say.DELETION_ASKED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    asked = after.deletions == before.deletions + 1 and after.leader[f.broker] == f.broker
    return asked and (after.log_start[f.broker], after.epoch[f.broker]) == (f.offset, f.epoch)


@checks(say.DELETION_ANSWERED)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    answered = before.deletion_offset == f.offset and after.deletion_offset == -1 and after.deleted >= f.offset
    noted = tuple(after.log_start[b] if b == f.broker else s for b, s in enumerate(after.remote_start[f.broker]))
    return answered and (after.log_start, noted) == (f.starts, f.known_starts)


@checks(say.LOG_START)
def _(f: Fact, run: Run) -> bool:
    before, after = around(f, run)
    moved = (before.log_start[f.broker], after.log_start[f.broker]) == (f.had, f.start) and f.had != f.start
    return moved and (before.leo[f.broker], after.leo[f.broker], after.hw[f.broker]) == (
        f.leo_had, f.leo, f.high_watermark
    )  # fmt: skip


@checks(say.EPOCH_COMPARED)
def _(f: Fact, run: Run) -> bool:
    """The epoch that the broker's cache or log knows best, not above the one asked for, ends where the next begins."""
    before, after = around(f, run)
    asked = (before.position, before.position_epoch) == (f.position, f.of) and after.position != f.position
    if f.end == -1:
        return bool(asked)
    later = [start for e, start in enumerate(after.epoch_start[f.broker]) if e > f.epoch and start != -1]
    return asked and f.epoch <= f.of and f.end == min(later, default=after.leo[f.broker])
