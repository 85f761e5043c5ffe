"""Kafka 2.1.1: a follower truncates only by a response to a request that it sent in its present epoch (KAFKA-7786).

The story. The rest is as in 2.1.0. The difference shows with late responses (`--late-responses 1`).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, all_of
from tideproof.model.protocols.broker.releases.kafka_2_0 import any_epoch_end
from tideproof.model.protocols.broker.releases.kafka_2_1 import KAFKA_2_1
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.broker.steps.late import is_for_the_epoch


def epoch_end_for_the_same_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    return all_of(any_epoch_end(s, leader, follower), is_for_the_epoch(s, leader, follower))


KAFKA_2_1_1 = KAFKA_2_1.variation(
    name="kafka-2.1.1",
    title="brokers of 2.1.1: followers truncate only by a response to a request of their present epoch",
    story=__doc__,
    source="apache/kafka 2.1.1 AbstractFetcherThread.scala (truncateToEpochEndOffsets); KAFKA-7786",
    accepts_late_response=epoch_end_for_the_same_epoch,
)
