"""KIP-101, scenario 2: two logs differ below the high watermark after a power loss.

The story. Both brokers lose power, and the one that had not flushed comes back first and is elected. It writes other
records at the offsets that the other still has. That one truncates to its own high watermark, which is above them. With
truncation by epoch the logs become equal again; but records that were committed and not flushed are still lost.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.same_epoch_return import NEW_EPOCH_FOR_LEADERS
from tideproof.model.protocols.broker.releases.kafka_0_8 import truncate_to_high_watermark

PROTOCOL = NEW_EPOCH_FOR_LEADERS.variation(
    name="kip-101-divergence",
    title="2.5, but followers truncate to their high watermark; a leader that restarts has to be elected again",
    story=__doc__,
    source="apache/kafka 0.10.2.2 ReplicaManager.scala (makeFollowers); KIP-101",
    starts_following=truncate_to_high_watermark,
)

FLAW = Flaw(
    "A2",
    "KIP-101, scenario 2",
    PROTOCOL,
    NEW_EPOCH_FOR_LEADERS,
    "FollowerMatch",
    {"replicas": 2, "log_size": 1, "records": 2, "epochs": 2, "power_losses": 2},
)
