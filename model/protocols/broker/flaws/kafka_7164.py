"""KAFKA-7164: a follower does not truncate because the leader seems to be the same.

The story. A follower that learns of a newer epoch with the same leader continues to fetch. If it has missed an epoch in
between, its leader may have truncated its log in that epoch, and written other records since.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8_2 import leader_seems_the_same

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-7164",
    title="2.5, but a follower whose leader seems the same does not truncate",
    story=__doc__,
    source="apache/kafka 2.0.0 Partition.scala (makeFollower), fixed in 2.0.1 by 5152c80129c; KAFKA-7164",
    keeps_fetching=leader_seems_the_same,
)

FLAW = Flaw(
    "A7",
    "KAFKA-7164",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "LogMatch",
    {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3},
)
