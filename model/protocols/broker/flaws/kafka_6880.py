"""KAFKA-6880, KIP-320: a zombie is served, and counted.

The story. A broker that has missed elections continues to fetch from the broker that led before. If that one leads
again, in another epoch and after having truncated, it serves the zombie, takes its offset as a sign that it has the
leader's log, and takes it into the ISR. By the time the zombie hears of the epoch, its last record is of that epoch,
and no truncation finds what lies below.
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
