"""Kafka 3.7 to 4.0 with KRaft: no high watermark rises while the ISR is too small (KAFKA-15583).

The story. As with ZooKeeper (`kafka-3.7`). In 3.7 to 3.9 a setting of the controller (eligible.leader.replicas.enable)
brings eligible leader replicas, but only with a metadata.version that is later than what those releases have for
production (MetadataVersion.isElrSupported, LATEST_PRODUCTION). In 4.0 a feature does, eligible.leader.replicas.version,
which is off by default. `kafka-4.1` has it on.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.model.protocols.broker.releases.kafka_3_7 import least_end_with_enough_in_sync

KAFKA_3_7_KRAFT = KAFKA_3_6_KRAFT.variation(
    name="kafka-3.7-kraft",
    title="brokers of 3.7 to 4.0 with KRaft: the high watermark waits for min.insync.replicas",
    story=__doc__,
    source="apache/kafka 3.7.0 Partition.scala (maybeIncrementLeaderHW, isUnderMinIsr, effectiveMinIsr), by "
    "edc7e10a745; KIP-966, KAFKA-15583",
    committed_end=least_end_with_enough_in_sync,
)
