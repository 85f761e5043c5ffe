"""Kafka 2.8.1 and 3.0: a leader does not note the fetch of a follower whose log has diverged (KAFKA-13141).

The story. The rest is as in 2.8.0. The offset of such a fetch does not show how much of the leader's log the follower
has.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.releases.diverging import leader_answer_diverging
from tideproof.model.protocols.broker.releases.kafka_2_8 import KAFKA_2_8

KAFKA_2_8_1 = KAFKA_2_8.variation(
    name="kafka-2.8.1",
    title="brokers of 2.8.1 and 3.0: a leader does not count a fetch from a log that has diverged",
    story=__doc__,
    source="apache/kafka 2.8.1, 3.0.2 ReplicaManager.scala (updateFollowerFetchState), by fe0fe686e92; KAFKA-13141",
    answer_epoch=leader_answer_diverging,
)
