"""Producing: a record reaches the leader, and the producer is told.

Producers write one record after another, and each record once: what else may become of a request is in `retrying`.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, all_of, not_, put
from tideproof.model.language.protocol import REPLICA, Parameter, shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import appended
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    OK,
    WAITING,
    BrokerRule,
    BrokerState,
    count_of,
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
        yield s.outcome != WAITING
    after = written(rules, s, leader, s.next_record).replace(next_record=s.next_record + 1)
    return served(after, leader, s.leo[leader])


def has_enough_in_sync(s: BrokerState, leader: int) -> Bool:
    return count_of(s.isr[leader]) >= s.bounds.min_insync_replicas


def written(rules: Rules, s: BrokerState, leader: int, record: Int) -> BrokerState:
    """The record at the end of the leader's log, and the high watermark tried."""
    after = appended(s, leader, record, s.epoch[leader])
    after = rules.notes_epoch(after, leader, s.epoch[leader], s.leo[leader])
    return with_tried_high_watermark(rules, after, leader)


def served(s: BrokerState, leader: int, offset: Int) -> BrokerState:
    """The producer, whose record now stands at this offset, waits for what it asked for: nothing with acks=0."""
    if not learns_outcomes(s.bounds) or not s.bounds.acks:
        return s
    return s.replace(outcome=WAITING, wait_epoch=s.epoch[leader], wait_offset=offset)


def answered(s: BrokerState, outcome: int) -> BrokerState:
    """The producer has its answer, or has stopped waiting for it."""
    return s.replace(outcome=outcome, wait_epoch=NIL, wait_offset=NIL) if learns_outcomes(s.bounds) else s


@step(asked("acks"), leader=REPLICA, record=RECORD, offset=PLACE)
def leader_acknowledge(rules: Rules, s: BrokerState, leader: int, record: int, offset: int) -> BrokerRule:
    """The leader tells the producer that its record is written, as soon as what the producer waits for has come."""
    yield leads(s, leader)
    yield not_(s.acked[record])
    if s.is_marker:
        yield not_(s.is_marker[record])  # nobody waits for the answer on a marker
    yield holds_for_ack(s, leader, record, offset)
    yield rules.acknowledges(s, leader, offset)
    if s.bounds.acks == -1:
        # Otherwise the answer is NOT_ENOUGH_REPLICAS_AFTER_APPEND: the record is committed, the producer not sure.
        yield has_enough_in_sync(s, leader)
    return answered(s.replace(acked=put(s.acked, record, True)), OK)


def holds_for_ack(s: BrokerState, leader: int, record: int, offset: int) -> Bool:
    """Whether the record stands here in the leader's log, and the leader owes an answer for it.

    It is written by the leader in the epoch in which it still leads. Where a producer learns outcomes it is the one
    that it waits for, which the leader may have had before.
    """
    if learns_outcomes(s.bounds):
        owed: Bool = all_of(s.next_record == record + 1, s.wait_offset == offset, s.wait_epoch == s.epoch[leader])
    else:
        owed = s.log_epoch[leader][offset] == s.epoch[leader]
    return all_of(offset < s.leo[leader], s.log[leader][offset] == record, owed)
