"""KAFKA-1211, KIP-101: a new follower truncates to its own high watermark.

The story. A follower learns the high watermark one fetch late. If it has to truncate before that, it discards records
that the leader has already committed, and fetches them again. Until then it is still in the ISR; if the leader fails,
it is elected without these records.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import truncate_to_high_watermark

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-1211",
    title="2.5, but followers truncate to their high watermark",
    story=__doc__,
    source="apache/kafka 0.10.2.2 ReplicaManager.scala (makeFollowers); KAFKA-1211, KIP-101",
    starts_following=truncate_to_high_watermark,
)

FLAW = Flaw(
    "A1",
    "KAFKA-1211",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "Durable",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 2, "crashes": 1},
)
