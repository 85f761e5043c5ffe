"""Kafka 0.9: a leader that is elected again keeps the log end offsets that it has of its followers.

The story. Followers truncate to their own high watermark, as before. A leader that learns that it also leads in a newer
epoch no longer resets the log end offsets that it has of its followers (KAFKA-2721). If another broker led in between,
they may be wrong (`tideproof list kafka-2.5-fixed`). acks above 1 is refused (KAFKA-1697).

The ISR depends on time alone (KAFKA-1546): a follower is late when it has not caught up for a while. The model has no
time, so any follower may be found late, as in 0.8.1.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int
from tideproof.model.protocols.broker.bounds import with_acks_of_one_or_all
from tideproof.model.protocols.broker.releases.kafka_0_8_2 import KAFKA_0_8_2
from tideproof.model.protocols.broker.state import BrokerState


def remote_leos_are_kept(s: BrokerState, leader: int) -> Bool:
    return True


def high_watermark_has_passed(s: BrokerState, leader: int, offset: Int) -> Bool:
    """With acks=1 the leader's append is enough."""
    return True if s.bounds.acks == 1 else s.hw[leader] > offset


KAFKA_0_9 = KAFKA_0_8_2.variation(
    name="kafka-0.9",
    title="brokers of 0.9: a re-elected leader keeps its followers' log end offsets",
    story=__doc__,
    source="apache/kafka 0.9.0.1 Partition.scala (makeLeader, getOutOfSyncReplicas, "
    "checkEnoughReplicasReachOffset), ReplicaManager.scala (isValidRequiredAcks); KAFKA-2721, KAFKA-1546, KAFKA-1697",
    bounds=with_acks_of_one_or_all(KAFKA_0_8_2.bounds),
    keeps_remote_leos=remote_leos_are_kept,
    acknowledges=high_watermark_has_passed,
)
