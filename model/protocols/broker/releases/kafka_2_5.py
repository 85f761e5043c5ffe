"""Kafka 2.5: every fetch is fenced, and leaders tell consumers only what they can know.

The story. A fetch session keeps the epoch of its partition's last request, so that a leader serves a fetch only from a
follower in its own epoch (KAFKA-9338, 2.5.0). A new leader does not tell a consumer the latest offset before its high
watermark has reached the start of its epoch (KIP-207, 2.2.0). No broker takes its high watermark below its log start
(2.4.0; KAFKA-9491, 2.4.1). The last stable offset comes from one reading of the high watermark (KAFKA-9807, 2.5.0).

What is still left: a leader that skipped an epoch keeps the offsets that it noted for its followers before; see
`kafka-2.5-fixed`. Since 2.2 a controller also notices a broker that left and came back at once (KIP-380); here it may
miss that, as before.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, select
from tideproof.model.protocols.broker.releases.kafka_2_1 import KAFKA_2_1, is_in_the_same_epoch
from tideproof.model.protocols.broker.state import BrokerState


def epoch_start_is_committed(s: BrokerState, leader: int) -> Bool:
    return s.hw[leader] >= select(s.epoch_start[leader], s.epoch[leader])


def log_start_is_the_least(s: BrokerState, replica: int) -> Int:
    return s.log_start[replica]


KAFKA_2_5 = KAFKA_2_1.variation(
    name="kafka-2.5",
    title="brokers of 2.5: every fetch is fenced by the leader's epoch",
    story=__doc__,
    source="apache/kafka 2.5.0 FetchSession.scala (CachedPartition.reqData), Partition.scala "
    "(fetchOffsetForTimestamp), Log.scala (updateHighWatermark, fetchLastStableOffsetMetadata); KAFKA-9338, KIP-207, "
    "KAFKA-9491, KAFKA-9807",
    accepts_fetch=is_in_the_same_epoch,
    least_high_watermark=log_start_is_the_least,
    tells_latest=epoch_start_is_committed,
    read_during_append=None,
)
