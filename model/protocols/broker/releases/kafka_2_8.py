"""Kafka 2.8.0: followers fetch at once, and truncate by the fetch response (KAFKA-10554).

The story. Up to 2.7 a follower asks where its latest epoch ends before it fetches (OffsetsForLeaderEpoch). Since 2.8.0,
if inter.broker.protocol.version is 2.7 or later, it fetches at once from its log end, and sends the epoch of its last
record. If the logs have diverged, the leader answers at which offset, and the follower truncates. If that was not far
enough, the next fetch shows it.

A leader of 2.8.0 notes such a fetch like any other, and so counts records that the follower has yet to truncate
(KAFKA-13141). And the follower adopts the high watermark of such a response before it truncates (KAFKA-14704). If the
truncation does not go far enough yet, records that the leader does not have are then below that high watermark. With
`--late-truncations 1` these are two steps, with other steps in between.

A follower accepts a response if it is for the offset that it would fetch from now, whatever the epoch of the request
(KAFKA-18991).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.bounds import BOUNDS, with_acks_of_one_or_all
from tideproof.model.protocols.broker.releases import diverging
from tideproof.model.protocols.broker.releases.kafka_2_1 import truncate_without_epoch
from tideproof.model.protocols.broker.releases.kafka_2_7 import KAFKA_2_7
from tideproof.model.protocols.broker.rules import called
from tideproof.model.protocols.broker.steps.late import is_for_the_log_end

KAFKA_2_8 = KAFKA_2_7.variation(
    name="kafka-2.8",
    title="brokers of 2.8.0: followers fetch at once, and truncate by the fetch response",
    story=__doc__,
    source="apache/kafka 2.8.0 Partition.scala (readRecords), AbstractFetcherThread.scala (partitionFetchState, "
    "processFetchRequest, truncateOnFetchResponse), ReplicaFetcherThread.scala (processPartitionData), "
    "ReplicaManager.scala (initialFetchOffset, updateFollowerFetchState); KAFKA-10554, KAFKA-13141",
    bounds=with_acks_of_one_or_all(BOUNDS),
    state=diverging.DivergingHwState,
    starts_following=truncate_without_epoch,
    accepts_fetch=diverging.fenced_and_not_diverging,
    answer_epoch=called("LeaderAnswerDiverging", diverging.leader_answer_diverging_and_note),
    truncation=diverging.truncate_once,
    follower_truncate=called("FollowerTruncate", diverging.follower_take_high_watermark_and_truncate),
    accepts_late_response=is_for_the_log_end,
    added={"take_high_watermark": diverging.follower_take_high_watermark},
)
