"""Kafka 2.4.1: whatever raises the log start raises the high watermark (KAFKA-9491).

The story. All else is as in 2.4.0. A follower that throws its log away and starts anew at the leader's log start takes
its high watermark there as well.
"""

from __future__ import annotations

from tideproof.model.language.algebra import maximum, put
from tideproof.model.protocols.broker.releases.kafka_2_4 import KAFKA_2_4
from tideproof.model.protocols.broker.rules import and_then
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.broker.steps.deleting import follower_starts_anew


def high_watermark_raised(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    return after.replace(hw=put(after.hw, replica, maximum(after.hw[replica], after.log_start[replica])))


KAFKA_2_4_1 = KAFKA_2_4.variation(
    name="kafka-2.4.1",
    title="brokers of 2.4.1: no high watermark below the log start",
    story=__doc__,
    source="apache/kafka 2.4.1 Log.scala (updateLogStartOffset), by a692a18e6b8; KAFKA-9491",
    start_anew=and_then(follower_starts_anew, high_watermark_raised, "follower"),
)
