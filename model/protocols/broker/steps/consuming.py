"""Consuming: one consumer that reads from whom it knows to lead.

It reads below the high watermark, or with read_committed below the last stable offset. It knows the epoch of the leader
that it met last, and does not go back to one of an earlier epoch (KIP-320 lets clients check that; before, it took
fresh metadata).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int, ite, maximum, put, select
from tideproof.model.language.protocol import REPLICA
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, leads
from tideproof.model.protocols.broker.steps.transactions import is_returned


def meets(s: BrokerState, leader: int) -> BrokerRule:
    """The common part: the consumer turns to a broker that believes it leads, in an epoch that is not of the past."""
    yield leads(s, leader)
    yield s.epoch[leader] >= s.consumer_epoch
    return s.replace(consumer_epoch=maximum(s.consumer_epoch, s.epoch[leader]))


def visible_end(rules: Rules, s: BrokerState, leader: int) -> Int:
    """Where what the leader shows the consumer ends: its high watermark; with read_committed its last stable offset."""
    return rules.last_stable(s, leader) if s.bounds.read_committed else s.hw[leader]


def read_below(s: BrokerState, leader: int, end: Int) -> BrokerRule:
    """The common part: the consumer is sent the record at its position, where that lies below `end`."""
    yield s.position < end
    if s.log_start:
        yield s.position >= s.log_start[leader]
    record = select(s.log[leader], s.position)
    kept = ite(is_returned(s, leader, record), record, select(s.read, s.position))
    return s.replace(read=put(s.read, s.position, kept), position=s.position + 1)


@step(asked("consumers"), leader=REPLICA)
def consumer_read(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The consumer reads the next record, which lies below the leader's high watermark, or last stable offset."""
    after = yield from meets(s, leader)
    return (yield from read_below(after, leader, visible_end(rules, s, leader)))


@step(asked("consumers"), leader=REPLICA)
def consumer_reset(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The leader finds the consumer's position out of range, and the consumer goes to the latest offset."""
    after = yield from meets(s, leader)
    yield rules.refuses_position(s, leader)
    return after.replace(position=visible_end(rules, s, leader))


@step(asked("consumers"), leader=REPLICA)
def consumer_ask_latest(rules: Rules, s: BrokerState, leader: int) -> BrokerRule:
    """The consumer asks for the latest offset, and is told the leader's high watermark, or last stable offset."""
    after = yield from meets(s, leader)
    yield rules.tells_latest(s, leader)
    yield s.latest != visible_end(rules, s, leader)
    return after.replace(latest=visible_end(rules, s, leader))
