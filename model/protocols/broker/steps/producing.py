"""Producing: a record reaches the leader, and the producer receives the response.

Producers write one record after another, and each record once. `retrying` has failures and repetitions.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Parameter, shown_record, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, put
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import appended
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    OK,
    WAITING,
    BrokerRule,
    BrokerState,
    count_of,
    has_window,
    leads,
    learns_outcomes,
)
from tideproof.model.protocols.broker.steps.leading import with_tried_high_watermark

RECORD = Parameter(lambda b: b.records, shown_record)
PLACE = Parameter(lambda b: b.log_size, str)


@step(leader=REPLICA)
def leader_append(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """A broker that believes it leads appends a producer's next record to its log."""
    yield leads(s, leader)
    yield s.next_record < s.bounds.records
    yield s.leo[leader] < s.bounds.log_size
    if s.bounds.acks == -1:
        yield has_enough_in_sync(s, leader)
    if learns_outcomes(s.bounds):
        yield may_send_next(s)
    if has_window(s.bounds) and s.bounds.idempotent:
        yield rules.accepts_sequence(s, leader, s.next_record)
    after = written(rules, s, leader, s.next_record).replace(next_record=s.next_record + 1)
    return waiting(after, leader, s.next_record, s.leo[leader])


def may_send_next(s: BrokerState) -> Bool:
    """Whether the producer may send its next record: all records before its window are acknowledged."""
    if not has_window(s.bounds):
        return s.outcome != WAITING
    window = s.bounds.in_flight
    return all_of(*(any_of(s.next_record < r + window, known == OK) for r, known in enumerate(s.outcome_of)))


def with_outcome(s: BrokerState, record: Int, outcome: int) -> BrokerState:
    """The state in which the producer, if it learns outcomes, knows this one of its record."""
    if has_window(s.bounds):
        return s.replace(outcome_of=put(s.outcome_of, record, outcome))
    return s.replace(outcome=outcome) if learns_outcomes(s.bounds) else s


def has_enough_in_sync(s: BrokerState, leader: int) -> Bool:
    return count_of(s.isr[leader]) >= s.min_isr(leader)


def has_enough_for_answers(rules: Rules, s: BrokerState, leader: int) -> Bool:
    return count_of(rules.answers_for(s, leader)) >= s.min_isr(leader)


def written(rules: Rules, s: BrokerState, leader: int, record: Int) -> BrokerState:
    """The record at the end of the leader's log, and the high watermark tried."""
    after = appended(s, leader, record, s.epoch[leader])
    after = rules.notes_epoch(after, leader, s.epoch[leader], s.leo[leader])
    return with_tried_high_watermark(rules, after, leader)


def waiting(s: BrokerState, leader: int, record: Int, offset: Int) -> BrokerState:
    """The producer's request waits at the leader, which gave its record this offset; with acks=0 none waits."""
    if not s.bounds.acks:
        return s
    after = s.replace(waits_at=put(s.waits_at, record, leader), waits_for=put(s.waits_for, record, offset))
    return with_outcome(after, record, WAITING)


def answered(s: BrokerState, record: Int, outcome: int) -> BrokerState:
    """The producer has its response on the record, or has stopped waiting for it."""
    after = with_outcome(s, record, outcome)
    if not s.bounds.acks:
        return after
    return after.replace(waits_at=put(s.waits_at, record, NIL), waits_for=put(s.waits_for, record, NIL))


@weakly_fair
@step(asked("acks"), leader=REPLICA, record=RECORD, offset=PLACE)
def leader_acknowledge(rules: Rules, s: BrokerState, leader: int, record: int, offset: int) -> BrokerRule:
    """The broker at which the request waits leads, and the condition of acks is met: the record is acknowledged."""
    yield leads(s, leader)
    yield s.waits_at[record] == leader
    yield s.waits_for[record] == offset
    yield rules.acknowledges(s, leader, offset)
    if s.bounds.acks == -1:
        # Otherwise the response is NOT_ENOUGH_REPLICAS_AFTER_APPEND: the record is committed, the producer not sure.
        yield has_enough_for_answers(rules, s, leader)
    return answered(s.replace(acked=put(s.acked, record, True)), record, OK)
