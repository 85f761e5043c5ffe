"""Kafka 0.8.2 to 0.10: as before, and no truncation where the leader seems to be the same.

The story. Followers still cut back to their own high watermark. A broker that hears of a new epoch with the leader
that it has already goes on fetching as if nothing had happened, whatever it has missed in between (KAFKA-7164). An
acknowledgement now waits for the high watermark.

The ISR rule of this release looks at time: a follower is late when it has not caught up for a while, and time is
what the model does not have, so any follower may be found late.

Source: the tag 0.10.2.2, without the rule of 0.10.2 by which the high watermark waits for caught-up replicas outside
of the ISR (KAFKA-4485): it only holds the high watermark back.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int
from tideproof.model.protocols.broker.bounds import with_acks_of_one_or_all
from tideproof.model.protocols.broker.releases.kafka_0_8 import KAFKA_0_8
from tideproof.model.protocols.broker.state import BrokerState


def booked_offsets_are_kept(s: BrokerState, leader: int) -> Bool:
    return True


def leader_seems_the_same(s: BrokerState, follower: int, leader: int) -> Bool:
    return s.leader[follower] == leader


def what_waits_fails(s: BrokerState, replica: int) -> Bool:
    """With NOT_LEADER_FOR_PARTITION, as soon as the broker becomes a follower: KAFKA-2960, since 0.10.0.0."""
    return False


def anybody_may_be_late(s: BrokerState, leader: int, follower: int) -> Bool:
    return True


def position_is_beyond_the_log(s: BrokerState, leader: int) -> Bool:
    """Between high watermark and log end the answer is empty, and the consumer waits (KAFKA-725)."""
    return s.position > s.leo[leader]


def high_watermark_has_passed(s: BrokerState, leader: int, offset: Int) -> Bool:
    """With acks=1 the leader's append is enough; acks above 1 are refused from 0.9 on."""
    return True if s.bounds.acks == 1 else s.hw[leader] > offset


KAFKA_0_10 = KAFKA_0_8.variation(
    name="kafka-0.10",
    title="brokers of 0.8.2 to 0.10: still by high watermark, the ISR by time",
    story=__doc__,
    source="apache/kafka 0.10.2.2",
    bounds=with_acks_of_one_or_all(KAFKA_0_8.bounds),
    keeps_booked=booked_offsets_are_kept,
    keeps_fetching=leader_seems_the_same,
    keeps_waiting=what_waits_fails,
    is_late=anybody_may_be_late,
    refuses_position=position_is_beyond_the_log,
    acknowledges=high_watermark_has_passed,
)
