"""KAFKA-2960: a produce request keeps waiting at a broker that has become a follower.

The story. A leader becomes a follower, and truncates a record that is not committed yet. It does not answer the produce
request that waits for the offset. Another leader's record takes the same offset. When the broker leads again, and its
high watermark passes the offset, it acknowledges the first producer's record, which is lost. Since 0.10.0.0 a broker
that becomes a follower fails the waiting requests (ReplicaManager.makeFollowers).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import requests_wait_on

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-2960",
    title="2.5, but a produce request keeps waiting when its leader becomes a follower",
    story=__doc__,
    source="apache/kafka 0.9.0.1 ReplicaManager.scala (makeFollowers), fixed in 0.10.0.0 by 02d4da5f649; KAFKA-2960",
    keeps_waiting=requests_wait_on,
)

FLAW = Flaw(
    "C4",
    "KAFKA-2960",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "AckTrue",
    {"replicas": 2, "log_size": 1, "records": 2, "epochs": 3, "acks": -1},
)
