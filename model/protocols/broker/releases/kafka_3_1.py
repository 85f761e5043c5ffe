"""Kafka 3.1 to 3.4.0 with ZooKeeper: the response for another ISR moves the high watermark (KAFKA-13091).

The story. Up to 3.0 a leader that learns that a late follower is out of the ISR commits what this follower lacked only
with its next append, or with another fetch. Since 3.1.0 it tries its high watermark when the response is there; when it
asks it no longer does.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.alter_isr import leader_ask_shrink, leader_learn_isr_and_commit
from tideproof.model.protocols.broker.releases.kafka_2_8_1 import KAFKA_2_8_1
from tideproof.model.protocols.broker.rules import called

KAFKA_3_1 = KAFKA_2_8_1.variation(
    name="kafka-3.1",
    title="brokers of 3.1 to 3.4.0 with ZooKeeper: the response for another ISR moves the high watermark",
    story=__doc__,
    source="apache/kafka 3.1.0, 3.3.2 Partition.scala (maybeShrinkIsr, submitAlterPartition, "
    "handleAlterPartitionUpdate, makeLeader), by 26ee78f3923; KAFKA-13091",
    shrink_isr=leader_ask_shrink,
    learn_isr=called("LeaderLearnIsr", leader_learn_isr_and_commit),
)
