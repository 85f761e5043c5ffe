"""KAFKA-15583: the high watermark rises while the ISR is smaller than min.insync.replicas.

The story. Eligible leader replicas rest on this: who leaves an ISR that is too small has all that will be committed
until it has enough members again. Up to 3.6 a leader that is alone in the ISR commits what is written with acks=1, and
the eligible replica, which lacks it, would be elected. Since 3.7.0 the high watermark waits.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.alter_isr import least_end_in_maximal_isr
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1

UNGATED = KAFKA_4_1.variation(
    name="kafka-15583",
    title="4.1, and the high watermark does not wait for min.insync.replicas, as up to 3.6",
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
