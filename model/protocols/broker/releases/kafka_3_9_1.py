"""Kafka 3.9.1 and 3.9.2 with ZooKeeper: followers discard late responses, and records of later epochs.

The story. Up to 3.9.0 a follower accepts any response for the offset of its present request, even if it belongs to a
request of an earlier epoch (KAFKA-18991). And it appends records of a later epoch than that of its request
(KAFKA-18723). The difference shows with `--late-responses 1` and `--late-bodies 1`.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int
from tideproof.model.protocols.broker.releases.diverging import for_the_offset_and_the_epoch
from tideproof.model.protocols.broker.releases.kafka_3_7 import KAFKA_3_7
from tideproof.model.protocols.broker.state import BrokerState


def nothing_of_a_later_epoch(s: BrokerState, follower: int, epoch: Int) -> Bool:
    return epoch <= s.epoch[follower]


KAFKA_3_9_1 = KAFKA_3_7.variation(
    name="kafka-3.9.1",
    title="brokers of 3.9.1 and 3.9.2 with ZooKeeper: followers discard late responses, and records of later epochs",
    story=__doc__,
    source="apache/kafka 3.9.1 AbstractFetcherThread.scala (processFetchRequest), Partition.scala "
    "(appendRecordsToFollowerOrFutureReplica), as published in its jar; KAFKA-18991, KAFKA-18723",
    accepts_late_response=for_the_offset_and_the_epoch,
    takes_record=nothing_of_a_later_epoch,
)
