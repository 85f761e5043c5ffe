"""Kafka 3.7 with KRaft: the high watermark waits for min.insync.replicas (KAFKA-15583).

The story. As with ZooKeeper (`kafka-3.7`). If the partition has fewer replicas than min.insync.replicas, that number is
enough: the difference shows with `--reassignments`.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_7 import least_end_with_enough_in_sync
from tideproof.model.protocols.broker.releases.reassigning import EffectiveMinIsrState

KAFKA_3_7_KRAFT = KAFKA_3_6_KRAFT.variation(
    name="kafka-3.7-kraft",
    title="brokers of 3.7 with KRaft: the high watermark waits for min.insync.replicas",
    story=__doc__,
    source="apache/kafka 3.7.0 Partition.scala (maybeIncrementLeaderHW, isUnderMinIsr, effectiveMinIsr), by "
    "edc7e10a745; KIP-966, KAFKA-15583",
    state=EffectiveMinIsrState,
    committed_end=least_end_with_enough_in_sync,
)
