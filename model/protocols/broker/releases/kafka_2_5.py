"""Kafka 2.5: every fetch is fenced, and the last stable offset comes from one reading of the high watermark.

The story. A fetch session keeps the epoch of its partition's last request, so that a leader serves a fetch only from a
follower in its own epoch (KAFKA-9338, 2.5.0). A consumer with read_committed receives records up to a last stable
offset that the leader computes from one reading of the high watermark (KAFKA-9807, 2.5.0).

One flaw remains: a leader that skipped an epoch keeps the offsets that it had of its followers; see `kafka-2.5-fixed`.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_2_1 import is_in_the_same_epoch
from tideproof.model.protocols.broker.releases.kafka_2_4_1 import KAFKA_2_4_1
from tideproof.model.protocols.broker.steps.requests import next_or_unknown

KAFKA_2_5 = KAFKA_2_4_1.variation(
    name="kafka-2.5",
    title="brokers of 2.5: every fetch is fenced by the leader's epoch",
    story=__doc__,
    source="apache/kafka 2.5.0 FetchSession.scala (CachedPartition.reqData), by faf46de5156, Log.scala "
    "(fetchLastStableOffsetMetadata), by 6e7ebfa9db3; KAFKA-9338, KAFKA-9807",
    accepts_fetch=is_in_the_same_epoch,
    accepts_sequence=next_or_unknown,
    read_between=None,
    read_during_append=None,
)
