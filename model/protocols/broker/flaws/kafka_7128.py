"""KAFKA-7128: a new leader, whose high watermark lags, adds a replica to the ISR that lacks committed records.

The story. A replica joins the ISR when it has reached the leader's high watermark. A new leader still has the high
watermark that it had as a follower, which is below records that its predecessor committed.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import has_reached_high_watermark

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-7128",
    title="2.5, but a follower joins the ISR once it has reached the high watermark",
    story=__doc__,
    source="apache/kafka 2.0.0 Partition.scala (maybeExpandIsr), fixed in 2.0.1 by 7a352117c20; KAFKA-7128",
    may_join=has_reached_high_watermark,
)

FLAW = Flaw(
    "B1",
    "KAFKA-7128",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "Candidate",
    {"replicas": 3, "log_size": 2, "records": 2, "epochs": 2},
)
