"""Producing: what a producer is told, and when."""

from __future__ import annotations

from tideproof.model.algebra import not_, put
from tideproof.model.broker.leading import has_enough_in_sync, holds_for_ack
from tideproof.model.broker.rules import Rules, asked, step
from tideproof.model.broker.state import BrokerRule, BrokerState, leads
from tideproof.model.protocol import REPLICA, Parameter

RECORD = Parameter(lambda b: b.records, "r{}".format)
PLACE = Parameter(lambda b: b.log_size, str)


@step(asked("acks"), leader=REPLICA, record=RECORD, offset=PLACE)
def leader_acknowledge(rules: Rules, s: BrokerState, leader: int, record: int, offset: int) -> BrokerRule:
    """The leader tells the producer that its record is written, as soon as what the producer waits for has come."""
    yield leads(s, leader)
    yield not_(s.acked[record])
    yield holds_for_ack(s, leader, record, offset)
    yield rules.acknowledges(s, leader, offset)
    if s.bounds.acks == -1:
        # Otherwise the answer is NOT_ENOUGH_REPLICAS_AFTER_APPEND: the record is committed, the producer not sure.
        yield has_enough_in_sync(s, leader)
    return s.replace(acked=put(s.acked, record, True))
