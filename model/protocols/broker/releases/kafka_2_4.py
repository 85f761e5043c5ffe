"""Kafka 2.4.0: the log keeps the high watermark, and bounds it from below.

The story. A truncation takes the high watermark along (Log.updateLogEndOffset). Before, the log did not know it: a
follower that truncated below it kept it, above its log.

Log.updateHighWatermark takes no high watermark below the log start: neither from a response of the leader nor from
disk. Only where a follower throws its log away and starts again, its high watermark stays where it was, below the new
log start (KAFKA-9491). A leader of 2.4.0 cannot work with such a high watermark; what follows is not modelled: here it
begins at its log start, as in 2.3.

A producer stays known when its last record is deleted (KAFKA-7190), until it has been idle for
transactional.id.expiration.ms.

A leader that notes the fetch of a member of the ISR no longer holds leaderIsrUpdateLock alone, so that a fetch, too,
moves the high watermark between the two readings for the last stable offset (KAFKA-9807).

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
    title="brokers of 2.4.0: no high watermark below the log start, but after starting again",
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
