"""Kafka 0.10: produce requests that wait at a leader fail as soon as it becomes a follower (KAFKA-2960).

The story. The rest is as in 0.9. Before 0.10 a request kept waiting at a broker that no longer led, and was
acknowledged when the broker became leader again.

Left out: since 0.10.2 the high watermark also waits for replicas outside the ISR that have caught up recently
(KAFKA-4485). That only delays the high watermark.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool
from tideproof.model.protocols.broker.bounds import SINCE_0_11, with_acks_of_one_or_all, without
from tideproof.model.protocols.broker.releases.kafka_0_9 import KAFKA_0_9
from tideproof.model.protocols.broker.state import BrokerState


def what_waits_fails(s: BrokerState, replica: int) -> Bool:
    """With NOT_LEADER_FOR_PARTITION."""
    return False


KAFKA_0_10 = KAFKA_0_9.variation(
    name="kafka-0.10",
    title="brokers of 0.10: produce requests that wait at a leader fail when it becomes a follower",
    story=__doc__,
    source="apache/kafka 0.10.2.2 ReplicaManager.scala (makeFollowers), by 02d4da5f649; KAFKA-2960",
    keeps_waiting=what_waits_fails,
    bounds=with_acks_of_one_or_all(without(*SINCE_0_11)),
)
