"""KAFKA-1647: a follower discards its whole log, because its checkpoint lacks the partition.

The story. A broker wrote its file of high watermarks without the partition, and so came back with a high watermark of
0. If followers truncate to the high watermark, a restart empties the log; if they truncate by epoch, it is harmless.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.kip_101_loss import PROTOCOL as KAFKA_1211
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.state import BrokerState


def checkpoint_is_empty(s: BrokerState, replica: int) -> Int:
    return 0


PROTOCOL = KAFKA_1211.variation(
    name="kafka-1647",
    title="truncation to the high watermark, which is 0 after a restart",
    story=__doc__,
    source="apache/kafka 0.8.1.1 ReplicaManager.scala (makeFollowers), fixed in 0.8.2.0 by 2ec356fa903; KAFKA-1647",
    hw_on_return=checkpoint_is_empty,
)

HARMLESS = KAFKA_2_5_FIXED.variation(
    name="kafka-1647-by-epoch",
    title="truncation by epoch, with a high watermark of 0 after a restart",
    story=__doc__,
    source="apache/kafka 0.8.1.1 ReplicaManager.scala (makeFollowers), fixed in 0.8.2.0 by 2ec356fa903; KAFKA-1647",
    hw_on_return=checkpoint_is_empty,
)

FLAW = Flaw(
    "E1",
    "KAFKA-1647",
    PROTOCOL,
    HARMLESS,
    "CheckpointedKept",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2, "crashes": 1},
)
