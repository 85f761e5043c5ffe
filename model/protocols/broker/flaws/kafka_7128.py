"""KAFKA-7128: a new leader, whose high watermark lags, takes in a replica that lacks what is committed.

The story. A replica joins the ISR when it has reached the leader's high watermark. That of a new leader is still what
it was as a follower, below what its predecessor had committed.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import has_reached_high_watermark

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-7128",
    title="2.5, but the high watermark is enough to join the ISR",
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
