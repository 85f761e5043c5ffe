"""Kafka 2.4.0: the log keeps the high watermark, and accepts none below its start.

The story. A truncation below the high watermark lowers it as well (Log.updateLogEndOffset). Before 2.4 it stayed, above
the log end.

Log.updateHighWatermark accepts no high watermark below the log start, neither from a leader's response nor from disk.
One gap remains: when a follower discards its log and starts a new one, its high watermark stays below the new log start
(KAFKA-9491). A leader of 2.4.0 fails with such a high watermark. That is not modelled: here it uses its log start
instead, as in 2.3.

A producer stays known when its last record is deleted (KAFKA-7190), until it has been idle for
transactional.id.expiration.ms.

The handling of a fetch of an ISR member no longer takes leaderIsrUpdateLock exclusively. So fetches, too, can move the
high watermark between the two readings for the last stable offset (KAFKA-9807).

A leader may send a consumer to a follower (KIP-392, `steps/nearby.py`).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int
from tideproof.model.protocols.broker.bounds import SINCE_2_8, with_acks_of_one_or_all, without
from tideproof.model.protocols.broker.releases.kafka_0_8 import no_producer
from tideproof.model.protocols.broker.releases.kafka_2_2 import KAFKA_2_2
from tideproof.model.protocols.broker.state import BrokerState, truncated
from tideproof.model.protocols.broker.steps.consuming import consumer_read_between_readings


def high_watermark_as_it_is(s: BrokerState, leader: int) -> Int:
    return s.hw[leader]


def log_start_is_the_least(s: BrokerState, replica: int) -> Int:
    return s.log_start[replica]


KAFKA_2_4 = KAFKA_2_2.variation(
    name="kafka-2.4",
    title="brokers of 2.4.0: no high watermark below the log start, except when a follower starts a new log",
    story=__doc__,
    source="apache/kafka 2.4.0 Log.scala (updateLogEndOffset, by 7a7d4cb5819, updateHighWatermark, "
    "truncateFullyAndStartAt, fetchLastStableOffsetMetadata), Partition.scala (updateFollowerFetchState, "
    "maybeIncrementLeaderHW), ProducerStateManager.scala (truncateHead), ReplicaManager.scala "
    "(findPreferredReadReplica); KIP-392, KAFKA-9491, KAFKA-9807, KAFKA-7190",
    truncates=truncated,
    forgets_with_deletion=no_producer,
    hw_in_office=high_watermark_as_it_is,
    least_high_watermark=log_start_is_the_least,
    bounds=with_acks_of_one_or_all(without(*SINCE_2_8)),
    added={"read_between": consumer_read_between_readings},
)
