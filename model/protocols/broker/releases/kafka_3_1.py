"""Kafka 3.1 to 3.4.0 with ZooKeeper: a smaller ISR moves the high watermark at once (KAFKA-13091).

The story. When a late follower leaves the ISR, the records that only this follower lacked can be committed. Up to 3.0
the leader commits them only with its next append, or with another fetch. Since 3.1.0 it tries to raise its high
watermark when the controller's response arrives, and no longer when it sends the request.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.alter_isr import leader_ask_shrink, leader_learn_isr_and_commit
from tideproof.model.protocols.broker.releases.kafka_2_8_1 import KAFKA_2_8_1
from tideproof.model.protocols.broker.rules import called

KAFKA_3_1 = KAFKA_2_8_1.variation(
    name="kafka-3.1",
    title="brokers of 3.1 to 3.4.0 with ZooKeeper: a smaller ISR moves the high watermark at once",
    story=__doc__,
    source="apache/kafka 3.1.0, 3.3.2 Partition.scala (maybeShrinkIsr, submitAlterPartition, "
    "handleAlterPartitionUpdate, makeLeader), by 26ee78f3923; KAFKA-13091",
    shrink_isr=leader_ask_shrink,
    learn_isr=called("LeaderLearnIsr", leader_learn_isr_and_commit),
)
