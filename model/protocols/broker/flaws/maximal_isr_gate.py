"""The leader counts min.insync.replicas in the ISR that it has requested, not in the one that is confirmed.

The story. With eligible leader replicas the high watermark rises only while the ISR has `min.insync.replicas` members,
because a replica that leaves a smaller ISR may be elected later. A leader that has requested another member waits for
it (the maximal ISR), but the controller may never receive the request. For the controller the ISR is then too small,
and a replica that has left it is eligible. If the leader counts the maximal ISR, it commits records that this replica
lacks. So Kafka counts the members that the controller has confirmed.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int, ite
from tideproof.model.protocols.broker.alter_isr import AlterIsrState, least_end_in_maximal_isr, maximal_isr
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_4_1 import KAFKA_4_1
from tideproof.model.protocols.broker.state import count_of


def least_end_with_enough_asked_for(s: AlterIsrState, leader: int) -> Int:
    enough = count_of(maximal_isr(s, leader)) >= min(s.bounds.min_insync_replicas, s.bounds.replicas)
    return ite(enough, least_end_in_maximal_isr(s, leader), 0)


BY_MAXIMAL_ISR = KAFKA_4_1.variation(
    name="maximal-isr-gate",
    title="4.1, but the leader counts min.insync.replicas in the ISR that it has requested",
    story=__doc__,
    source="apache/kafka 3.9.0-rc3 Partition.scala (isUnderMinIsr), which counts the committed ISR; KIP-966",
    committed_end=least_end_with_enough_asked_for,
)

FLAW = Flaw(
    "B11",
    "KIP-966",
    BY_MAXIMAL_ISR,
    KAFKA_4_1,
    "Candidate",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 2, "min_insync_replicas": 2},
)
