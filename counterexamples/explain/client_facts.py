"""Derives facts about clients: the responses to producers and consumers, and the outcomes of requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.change import Change, holding, lacking, leads
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.views.client_cells import outcome_in
from tideproof.model.language.actions import members
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.broker.state import COMMITTED, OK, WAITING, BrokerState, has_window, learns_outcomes
from tideproof.model.protocols.broker.steps.deleting import start_at
from tideproof.model.protocols.broker.steps.late_records import is_open_again
from tideproof.model.protocols.broker.steps.transactions import is_returned, last_stable_offset


def clients(c: Change) -> Iterator[Fact]:
    if not isinstance(c.after, BrokerState):
        return
    broker = c.taken.parameters.get("leader", c.taken.parameters.get("replica", NIL))
    yield from _transactions(c, broker)
    yield from _acknowledged(c, broker)
    if c.after.bounds.follower_fetches:
        yield from _sent_on(c, broker)
    if c.after.committed_offset != c.before.committed_offset:
        yield say.OFFSET_COMMITTED(c.step, position=c.after.committed_offset, **_epoch_of_commit(c.after))
    if c.after.consumer_restarts != c.before.consumer_restarts:
        had, position = c.before.position, c.after.position
        yield say.CONSUMER_RESTARTED(c.step, position=position, had=had, **_epoch_of_commit(c.after))
        return
    yield from _consumed(c, c.taken.parameters.get("leader", c.taken.parameters.get("follower", NIL)))
    if c.after.latest != c.before.latest:
        had, since = c.before.latest, c.since("latest")
        epoch = c.after.epoch[broker]
        yield say.LATEST_OFFSET(c.step, latest=c.after.latest, broker=broker, epoch=epoch, had=had, since=since)
    yield from _deleted(c, broker)


def _transactions(c: Change, broker: int) -> Iterator[Fact]:
    before, after = c.before, c.after
    for record, (was, of) in enumerate(zip(before.transaction_of, after.transaction_of, strict=True)):
        if was != of:
            yield say.IN_TRANSACTION(
                c.step,
                record=record,
                transaction=of,
                marker=after.is_marker[record],
                decision=after.decision[of],
                broker=broker
                if c.taken.action.name == "AppendLateRecord" and is_open_again(after, broker, of)
                else NIL,
            )
    for transaction, (then, now) in enumerate(zip(before.decision, after.decision, strict=True)):
        if then != now:
            yield say.RULED(c.step, transaction=transaction, committed=now == COMMITTED)


def _acknowledged(c: Change, broker: int) -> Iterator[Fact]:
    """The acknowledgements that the producer receives, or its new knowledge of an unacknowledged record."""
    before, after = c.before, c.after
    acknowledged = [
        r for r, (was, acked) in enumerate(zip(before.acked, after.acked, strict=True)) if acked and not was
    ]
    answers = broker != NIL and leads(after, broker)
    for record in acknowledged:
        yield say.ACKNOWLEDGED(
            c.step,
            record=record,
            broker=broker if answers else NIL,
            epoch=after.epoch[broker] if answers else NIL,
            isr=members(after.isr[broker]) if answers else (),
            acks=after.bounds.acks,
            least=after.bounds.min_insync_replicas,
            enough=after.min_isr(broker) if answers else 0,
            holding=holding(after, record),
            electable_without=lacking(after, record),
        )
    for record in _learned(c):
        outcome = outcome_in(after, record)
        written = any(record in log for step in range(c.step + 1) for log in c.state(step).log)
        if outcome != WAITING and not acknowledged and (outcome != OK or not written):
            receiver = after.late_request[record] if after.late_request else NIL
            what = {"record": record, "outcome": outcome, "written": written}
            yield say.BELIEVED(c.step, **what, broker=broker, receiver=receiver)


def _learned(c: Change) -> Iterator[int]:
    """The records whose outcome for the producer changes, including those that it has just sent."""
    before, after = c.before, c.after
    if has_window(after.bounds):
        known = enumerate(zip(before.outcome_of, after.outcome_of, strict=True))
        yield from (record for record, (was, now) in known if was != now)
    elif (before.outcome, before.next_record) != (after.outcome, after.next_record) and learns_outcomes(after.bounds):
        yield after.next_record - 1


def _epoch_of_commit(s: BrokerState) -> dict[str, Any]:
    return {"of": s.committed_epoch if s.bounds.committed_epochs else NIL}


def _sent_on(c: Change, leader: int) -> Iterator[Fact]:
    if (follower := c.after.reads_from) not in (NIL, c.before.reads_from, leader):
        noted = c.before.remote_leo[leader][follower]
        yield say.SENT_ON(c.step, leader=leader, epoch=c.after.epoch[leader], broker=follower, noted=noted)


def _consumed(c: Change, broker: int) -> Iterator[Fact]:
    before, after, offset = c.before, c.after, c.before.position
    if after.position == offset:
        return
    protocol = c.run.system.protocol
    if isinstance(protocol, BrokerProtocol) and after.bounds.position_epochs and before.position_epoch != NIL:
        of = before.position_epoch
        epoch, end = protocol.rules.end_of_epoch(after, broker, of)
        yield say.EPOCH_COMPARED(c.step, position=offset, of=of, broker=broker, epoch=epoch, end=end)
    log_start = after.log_start[broker] if after.log_start else 0
    shown = {"broker": broker, "epoch": after.epoch[broker], "high_watermark": after.hw[broker]}
    if after.position != offset + 1 or offset < log_start:
        leo = after.leo[broker]
        yield say.MOVED(c.step, position=after.position, had=offset, **shown, leo=leo, log_start=log_start)
        return
    record = after.log[broker][offset]
    transaction = after.transaction_of[record] if after.transaction_of else NIL
    yield say.CONSUMED(
        c.step,
        record=record,
        offset=offset,
        again=before.read[offset] != NIL,
        returned=bool(is_returned(after, broker, record)),
        **shown,
        last_stable=last_stable_offset(after, broker) if after.bounds.transactions else NIL,
        transaction=transaction,
        decision=after.decision[transaction] if transaction != NIL else NIL,
        ended_by=_ended_by(after, broker, offset, transaction),
    )


def _ended_by(s: Any, broker: int, offset: int, transaction: int) -> int:
    """The transaction whose marker ends the transaction of the record at this offset; NIL if there is no marker."""
    if transaction == NIL:
        return NIL
    later = (r for r in s.log[broker][offset + 1 :] if r != NIL and s.is_marker[r])
    markers = [s.transaction_of[r] for r in later]
    return next((t for t in markers if t == transaction or s.bounds.one_producer), NIL)


def _deleted(c: Change, broker: int) -> Iterator[Fact]:
    before, after = c.before, c.after
    asked = after.deletions > before.deletions
    if asked:
        yield say.DELETION_ASKED(c.step, broker=broker, epoch=after.epoch[broker], offset=after.deletion_offset)
    for moved, (start, had) in enumerate(zip(after.log_start, before.log_start, strict=True)):
        if start != had and not (asked and moved == broker):
            leos = {"leo": after.leo[moved], "leo_had": before.leo[moved]}
            yield say.LOG_START(c.step, broker=moved, start=start, had=had, **leos, high_watermark=after.hw[moved])
    if before.deletion_offset != NIL == after.deletion_offset and leads(after, broker):  # answered, not lost in a crash
        known = tuple(start_at(after, broker, other) for other in c.brokers)
        offset = before.deletion_offset
        yield say.DELETION_ANSWERED(c.step, broker=broker, offset=offset, starts=after.log_start, known_starts=known)
