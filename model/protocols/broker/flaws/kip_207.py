"""KIP-207, KAFKA-2334: the latest offset goes back when the leader changes.

The story. A leader returns its high watermark as the latest offset. A new leader's high watermark lags behind the one
that its predecessor returned. Since 2.2 a new leader answers that the consumer should try again, until its high
watermark has reached the offset at which its epoch started.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import any_leader_tells

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-2334",
    title="2.5, but a new leader returns the latest offset before it knows it",
    story=__doc__,
    source="apache/kafka 2.2.0 Partition.scala (fetchOffsetForTimestamp), by 152292994e4; KIP-207, KAFKA-2334",
    tells_latest=any_leader_tells,
)

FLAW = Flaw(
    "D1",
    "KIP-207",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "LatestMono",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3, "consumers": 1},
)
