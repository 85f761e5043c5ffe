"""Kafka 3.7 to 3.9 with ZooKeeper: the high watermark waits for min.insync.replicas (KAFKA-15583).

The story. Up to 3.6 `min.insync.replicas` affects writes with acks=all only: a record written with acks=1 to a smaller
ISR is committed, and consumers see it. Since 3.7.0 a leader moves its high watermark only while the ISR has
`min.insync.replicas` members, or all replicas where there are fewer. The leader counts the ISR that the controller has
confirmed, not the one that it has requested.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int, ite, minimum
from tideproof.model.protocols.broker.alter_isr import AlterIsrState, least_end_in_maximal_isr
from tideproof.model.protocols.broker.releases.kafka_3_6 import KAFKA_3_6
from tideproof.model.protocols.broker.state import count_of


def least_end_with_enough_in_sync(s: AlterIsrState, leader: int) -> Int:
    """As before; nowhere above where it is while the ISR that the leader knows is too small."""
    enough = count_of(s.isr[leader]) >= minimum(s.min_isr(leader), s.bounds.replicas)
    return ite(enough, least_end_in_maximal_isr(s, leader), 0)


KAFKA_3_7 = KAFKA_3_6.variation(
    name="kafka-3.7",
    title="brokers of 3.7 to 3.9 with ZooKeeper: the high watermark waits for min.insync.replicas",
    story=__doc__,
    source="apache/kafka 3.7.0 Partition.scala (maybeIncrementLeaderHW, isUnderMinIsr, effectiveMinIsr), by "
    "edc7e10a745; KIP-966, KAFKA-15583",
    committed_end=least_end_with_enough_in_sync,
)
