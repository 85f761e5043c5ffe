"""KAFKA-15583: the high watermark rises while the ISR is smaller than min.insync.replicas.

The story. Eligible leader replicas rely on this: nothing is committed while the ISR is too small, so a replica that
leaves it then has every committed record. Up to 3.6 a leader that is alone in the ISR commits records written with
acks=1; the eligible replica, which lacks them, would be elected. Since 3.7.0 the high watermark waits.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.alter_isr import least_end_in_maximal_isr
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1

UNGATED = KAFKA_4_1.variation(
    name="kafka-15583",
    title="4.1, but the high watermark does not wait for min.insync.replicas, as up to 3.6",
    story=__doc__,
    source="apache/kafka 3.6.2 Partition.scala (maybeIncrementLeaderHW); KAFKA-15583",
    committed_end=least_end_in_maximal_isr,
)

FLAW = Flaw(
    "B10",
    "KAFKA-15583",
    UNGATED,
    KAFKA_4_1,
    "Candidate",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "min_insync_replicas": 2},
)
