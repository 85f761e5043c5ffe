"""Kafka 2.1.0: requests carry the follower's epoch (KIP-320), but those of a fetch session lose it.

The story. A leader answers OffsetsForLeaderEpoch only if the follower is in its own epoch. KIP-320 fences fetches in
the same way, but a fetch session does not keep the epoch: leaders serve every later fetch of a session whatever its
epoch (KAFKA-9338, 2.1.0 to 2.4.1). In the model any fetch may be such a later one. A follower truncates in every newer
epoch; one without any epoch truncates to its high watermark, and asks no leader. A follower that has all records of its
leader is not late, however long it has had nothing to fetch (KAFKA-7152). Reads of consumers and the handling of
followers' fetches both take leaderIsrUpdateLock. So only an append can move the high watermark between the two readings
for the last stable offset (KAFKA-9807).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.state import NIL, merged
from tideproof.model.protocols.broker.bounds import SINCE_2_4, with_acks_of_one_or_all, without
from tideproof.model.protocols.broker.releases.kafka_0_8 import every_new_follower_truncates
from tideproof.model.protocols.broker.releases.kafka_0_11 import ask_where_the_latest_epoch_ends
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import KAFKA_2_0_1
from tideproof.model.protocols.broker.state import BrokerState, latest_known_epoch, truncated_below_high_watermark


def truncate_without_epoch(s: BrokerState, follower: int) -> BrokerState:
    """A follower that knows no epoch truncates to its high watermark, and asks nobody.

    Without DeleteRecords its log is empty.
    """
    if not s.bounds.delete_records:
        return s
    cut = truncated_below_high_watermark(s, follower, s.hw[follower])
    return merged(latest_known_epoch(s, follower) == NIL, cut, s)


def ask_or_truncate_to_high_watermark(s: BrokerState, follower: int) -> BrokerState:
    return truncate_without_epoch(ask_where_the_latest_epoch_ends(s, follower), follower)


def is_in_the_same_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.epoch[follower] == s.epoch[leader]


def first_epoch_is_not_read(epoch: Int) -> Bool:
    """Not epoch 0, up to 2.6.0 (KAFKA-10432)."""
    return epoch > 0


def is_not_level(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.remote_leo[leader][follower] != s.leo[leader]


KAFKA_2_1 = KAFKA_2_0_1.variation(
    name="kafka-2.1",
    title="brokers of 2.1.0: requests are fenced by leader epoch, except fetches within a session",
    story=__doc__,
    source="apache/kafka 2.1.0 Partition.scala (makeFollower, getOutOfSyncReplicas, checkCurrentLeaderEpoch, "
    "readRecords, maybeExpandIsr), AbstractFetcherThread.scala (maybeTruncate, truncateToHighWatermark), "
    "FetchSession.scala (CachedPartition.reqData), LogSegment.scala (recover); KIP-320, KAFKA-7152",
    keeps_fetching=every_new_follower_truncates,
    starts_following=ask_or_truncate_to_high_watermark,
    accepts_epoch_request=is_in_the_same_epoch,
    is_late=is_not_level,
    reads_epoch_back=first_epoch_is_not_read,
    bounds=with_acks_of_one_or_all(without(*SINCE_2_4)),
    read_between=None,
)
