"""Kafka 0.8.1: a follower that has not fetched for a while is late, even one that has all records of its leader.

The story. The rest is as in 0.8.0. A follower is late when it has not fetched for a while, whether or not it is behind,
or when it is behind by too many messages. The model has no time, so any follower may be found late.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool
from tideproof.model.protocols.broker.releases.kafka_0_8 import KAFKA_0_8
from tideproof.model.protocols.broker.state import BrokerState


def any_follower_may_be_late(s: BrokerState, leader: int, follower: int) -> Bool:
    return True


KAFKA_0_8_1 = KAFKA_0_8.variation(
    name="kafka-0.8.1",
    title="brokers of 0.8.1: a follower that does not fetch is late, even if it lacks nothing",
    story=__doc__,
    source="apache/kafka 0.8.1.1 Partition.scala (getOutOfSyncReplicas); KAFKA-1170",
    is_late=any_follower_may_be_late,
)
