"""Answers that clients of a broker received in a step, read off the BrokerStates before and after it (ints)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from tideproof.counterexamples.explain.client_facts import (
    Acknowledged,
    Believed,
    Consumed,
    DeletionAnswered,
    DeletionAsked,
    EpochCompared,
    InTransaction,
    LatestOffset,
    LogStart,
    Moved,
    Ruled,
)
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.language.actions import Instance, members
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.rules import Rules
from tideproof.model.protocols.broker.state import COMMITTED, OK, WAITING, learns_outcomes
from tideproof.model.protocols.broker.steps.deleting import start_at
from tideproof.model.protocols.broker.steps.transactions import is_returned, last_stable_offset
from tideproof.properties.invariants.broker import electable


def lacking(s: Any, record: int) -> tuple[int, ...]:
    """The brokers that may be elected and whose logs lack the record."""
    return tuple(broker for broker in members(electable(s)) if record not in s.log[broker])


@dataclass
class Clients:
    """What has to be remembered of the clients from step to step."""

    rules: Rules | None
    """Those of the brokers that answer, where they are known."""
    latest_at: int = 0
    """Since when the consumer knows the latest offset that it knows."""
    written: set[int] = field(default_factory=set)
    """The records that a log has had."""

    def facts(self, step: int, taken: Instance, before: Any, after: Any) -> Iterator[Fact]:
        """What a step, after which the states differ so, made known to the clients. Call it for one after the other."""
        broker = taken.parameters.get("leader", taken.parameters.get("replica", NIL))
        self.written.update(record for log in after.log for record in log if record != NIL)
        acknowledged = list(_acknowledged(step, broker, before, after))
        yield from _transactions(step, before, after)
        yield from acknowledged
        if not acknowledged:
            yield from self._believed(step, broker, before, after)
        yield from _consumed(step, self.rules, broker, before, after)
        if after.latest != before.latest:
            yield LatestOffset(step, after.latest, broker, after.epoch[broker], before.latest, self.latest_at)
            self.latest_at = step
        yield from _deleted(step, broker, before, after)

    def _believed(self, step: int, broker: int, before: Any, after: Any) -> Iterator[Fact]:
        known = (before.outcome, before.next_record) != (after.outcome, after.next_record)
        if not learns_outcomes(after.bounds) or not known or after.outcome == WAITING:
            return
        record = after.next_record - 1
        if after.outcome != OK or record not in self.written:
            yield Believed(step, record, broker, after.outcome, record in self.written)


def _acknowledged(step: int, broker: int, before: Any, after: Any) -> Iterator[Fact]:
    for record, (was, acked) in enumerate(zip(before.acked, after.acked, strict=True)):
        if acked and not was:
            holding = tuple(b for b, log in enumerate(after.log) if record in log)
            leads = broker != NIL and after.leader[broker] == broker
            yield Acknowledged(
                step,
                record,
                broker if leads else NIL,
                epoch=after.epoch[broker] if leads else NIL,
                isr=members(after.isr[broker]) if leads else (),
                acks=after.bounds.acks,
                least=after.bounds.min_insync_replicas,
                enough=after.min_isr(broker) if leads else 0,
                holding=holding,
                electable_without=lacking(after, record),
            )


def _transactions(step: int, before: Any, after: Any) -> Iterator[Fact]:
    for record, (was, transaction) in enumerate(zip(before.transaction_of, after.transaction_of, strict=True)):
        if was != transaction:
            yield InTransaction(step, record, transaction, after.is_marker[record])
    for transaction, (then, now) in enumerate(zip(before.decision, after.decision, strict=True)):
        if then != now:
            yield Ruled(step, transaction, now == COMMITTED)


def _consumed(step: int, rules: Rules | None, broker: int, before: Any, after: Any) -> Iterator[Fact]:
    if after.position == before.position:
        return
    offset, hw = before.position, after.hw[broker]
    if rules and after.bounds.position_epochs and before.position_epoch != NIL:
        answered = cast(tuple[int, int], rules.end_of_epoch(after, broker, before.position_epoch))
        yield EpochCompared(step, offset, before.position_epoch, broker, *answered)
    log_start = after.log_start[broker] if after.log_start else 0
    if after.position != offset + 1 or offset < log_start:
        end = after.leo[broker]
        yield Moved(step, after.position, offset, broker, after.epoch[broker], end, hw, log_start)
        return
    record = after.log[broker][offset]
    transaction = after.transaction_of[record] if after.transaction_of else NIL
    yield Consumed(
        step,
        record,
        offset,
        again=before.read[offset] != NIL,
        returned=bool(is_returned(after, broker, record)),
        broker=broker,
        epoch=after.epoch[broker],
        high_watermark=hw,
        last_stable=cast(int, last_stable_offset(after, broker)) if after.bounds.transactions else NIL,
        transaction=transaction,
        decision=after.decision[transaction] if transaction != NIL else NIL,
    )


def _deleted(step: int, broker: int, before: Any, after: Any) -> Iterator[Fact]:
    asked = after.deletions > before.deletions
    if asked:
        yield DeletionAsked(step, broker, after.epoch[broker], after.deletion_offset)
    for moved, (start, had) in enumerate(zip(after.log_start, before.log_start, strict=True)):
        if start != had and not (asked and moved == broker):
            yield LogStart(step, moved, start, had, after.leo[moved], before.leo[moved], after.hw[moved])
    if before.deletion_offset != NIL == after.deletion_offset and after.leader[broker] == broker:  # not lost in a crash
        known_starts = tuple(cast(int, start_at(after, broker, other)) for other in range(after.bounds.replicas))
        yield DeletionAnswered(step, broker, before.deletion_offset, after.log_start, known_starts)
