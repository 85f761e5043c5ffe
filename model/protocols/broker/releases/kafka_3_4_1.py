"""Kafka 3.4.1 to 3.5 with ZooKeeper: a response that reports divergence brings no high watermark (KAFKA-14704).

The story. Up to 3.4.0 a follower adopts the high watermark of a response that says where the logs diverge, and then
truncates. Since 3.4.1 it uses such a response to truncate, and for nothing else.

A leader sends consumers to members of the ISR only (since 3.3.2, KAFKA-14372).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.diverging import FetchTruncationState
from tideproof.model.protocols.broker.releases.kafka_3_1 import KAFKA_3_1
from tideproof.model.protocols.broker.steps.following import follower_truncate
from tideproof.model.protocols.broker.steps.nearby import is_in_sync_and_has_the_position

KAFKA_3_4_1 = KAFKA_3_1.variation(
    name="kafka-3.4.1",
    title="brokers of 3.4.1 to 3.5 with ZooKeeper: a response that reports divergence brings no high watermark",
    story=__doc__,
    source="apache/kafka 3.4.1, 3.5.2 AbstractFetcherThread.scala (processFetchRequest), by 649d5497442 and "
    "bd32d98bd7c; KAFKA-14704; "
    "ReplicaManager.scala (findPreferredReadReplica); KAFKA-14372",
    state=FetchTruncationState,
    follower_truncate=follower_truncate,
    prefers=is_in_sync_and_has_the_position,
    take_high_watermark=None,
)
