"""Kafka 0.8.2: acks=all waits for the high watermark, and a follower that is ahead of its leader halts.

The story. Followers still truncate to their own high watermark. A broker that learns of a new epoch with the same
leader continues to fetch without truncating, even if it has missed epochs in between (KAFKA-7164). With acks=all the
response waits for the high watermark, and min.insync.replicas refuses writes to a small ISR (KAFKA-1555); any other
number of acks still counts log end offsets. A follower that is ahead of its leader would discard records that may be
committed. If unclean election is not allowed, it halts its process instead (KAFKA-1028).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int
from tideproof.model.protocols.broker.bounds import SINCE_0_10, without
from tideproof.model.protocols.broker.releases.kafka_0_8 import enough_ends_have_passed
from tideproof.model.protocols.broker.releases.kafka_0_8_1 import KAFKA_0_8_1
from tideproof.model.protocols.broker.state import BrokerState


def leader_seems_the_same(s: BrokerState, follower: int, leader: int, epoch: int) -> Bool:
    return s.leader[follower] == leader


def only_where_unclean_election_is_allowed(s: BrokerState) -> Bool:
    """A process that has ended takes no more steps."""
    return s.bounds.unclean > 0


def high_watermark_or_enough_ends(s: BrokerState, leader: int, offset: Int) -> Bool:
    return enough_ends_have_passed(s, leader, offset) if s.bounds.acks > 0 else s.hw[leader] > offset


KAFKA_0_8_2 = KAFKA_0_8_1.variation(
    name="kafka-0.8.2",
    title="brokers of 0.8.2: acks=all waits for the high watermark; a follower ahead of its leader exits",
    story=__doc__,
    source="apache/kafka 0.8.2.2 Partition.scala (makeLeader, makeFollower, checkEnoughReplicasReachOffset), "
    "ReplicaFetcherThread.scala (handleOffsetOutOfRange); KAFKA-1028, KAFKA-1555",
    bounds=without(*SINCE_0_10),
    keeps_fetching=leader_seems_the_same,
    outlives_out_of_range=only_where_unclean_election_is_allowed,
    acknowledges=high_watermark_or_enough_ends,
)
