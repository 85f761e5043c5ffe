"""Kafka 3.8 and 3.9 with KRaft: a replica is removed only when all that stay are in the ISR (KAFKA-15665).

The story. Up to 3.7 a removal was complete as soon as one of the replicas that stay was in the ISR. The difference
shows with `--reassignments`.

In 3.7 to 3.9 a setting of the controller (eligible.leader.replicas.enable) turns on eligible leader replicas, but only
with a metadata.version that is later than the one these releases use in production (MetadataVersion.isElrSupported,
LATEST_PRODUCTION).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_3_7_kraft import KAFKA_3_7_KRAFT
from tideproof.model.protocols.broker.releases.reassigning import once_all_are_in_sync

KAFKA_3_8_KRAFT = KAFKA_3_7_KRAFT.variation(
    name="kafka-3.8-kraft",
    title="brokers of 3.8 and 3.9 with KRaft: a replica is removed only when all that stay are in the ISR",
    story=__doc__,
    source="apache/kafka 3.8.0 PartitionReassignmentReplicas.java (maybeCompleteReassignment), by 756f44a3e58; "
    "KAFKA-15665",
    remove_follower=once_all_are_in_sync(KAFKA_3_7_KRAFT.steps["remove_follower"]),
    remove_leader=once_all_are_in_sync(KAFKA_3_7_KRAFT.steps["remove_leader"]),
)
