"""Kafka 2.4.1: a log start that rises above the high watermark raises it, too (KAFKA-9491).

The story. The rest is as in 2.4.0. A follower that discards its log, and starts a new one at the leader's log start,
also moves its high watermark there.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.kafka_2_4 import KAFKA_2_4, log_start_is_the_least

KAFKA_2_4_1 = KAFKA_2_4.variation(
    name="kafka-2.4.1",
    title="brokers of 2.4.1: no high watermark below the log start, without exception",
    story=__doc__,
    source="apache/kafka 2.4.1 Log.scala (updateLogStartOffset), by a692a18e6b8; KAFKA-9491",
    least_high_watermark_anew=log_start_is_the_least,
)
