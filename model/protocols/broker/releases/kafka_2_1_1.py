"""Kafka 2.1.1: a follower believes the end of an epoch only if it asked in the epoch that it is in (KAFKA-7786).

The story. All else is as in 2.1.0. The difference shows with responses that come late (`--late-responses 1`).
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
    title="brokers of 2.1.1: truncation by a response to a request of the same epoch only",
    story=__doc__,
    source="apache/kafka 2.1.1 AbstractFetcherThread.scala (truncateToEpochEndOffsets); KAFKA-7786",
    accepts_late_response=epoch_end_for_the_same_epoch,
)
