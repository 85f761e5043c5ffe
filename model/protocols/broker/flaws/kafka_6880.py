"""KAFKA-6880, KIP-320: a leader serves a zombie follower, and counts its offset.

The story. A broker that has missed elections continues to fetch from the former leader. If that broker has truncated
its log and leads again in a later epoch, it serves the zombie, concludes from its offset that it has the leader's log,
and adds it to the ISR. By the time the zombie learns of the epoch, its last record is of that epoch, so no truncation
removes the diverging records below.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import every_request_is_served

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-6880",
    title="2.5, but requests of any epoch are served",
    story=__doc__,
    source="apache/kafka 2.0.1 ReplicaManager.scala (fetchMessages), fixed in 2.1.0 by bcef30d614b; KAFKA-6880, "
    "KIP-320",
    accepts_fetch=every_request_is_served,
    accepts_epoch_request=every_request_is_served,
)

FLAW = Flaw(
    "A8",
    "KAFKA-6880",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "LogMatch",
    {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3},
)
