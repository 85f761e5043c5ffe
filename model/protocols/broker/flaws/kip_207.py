"""KIP-207, KAFKA-2334: the latest offset goes back when the leader changes.

The story. Asked for the latest offset, a leader answers with its high watermark. That of a new leader lags behind what
its predecessor has answered. From 2.2 on it has the consumer ask later, until its high watermark has reached the
offset at which its epoch started.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, select
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.booked_offsets import KAFKA_2_1_MENDED
from tideproof.model.protocols.broker.state import BrokerState


def epoch_start_is_committed(s: BrokerState, leader: int) -> Bool:
    return s.hw[leader] >= select(s.epoch_start[leader], s.epoch[leader])


OFFSET_NOT_AVAILABLE = KAFKA_2_1_MENDED.variation(
    name="kip-207",
    title="2.1, and a new leader does not tell the latest offset before it can know it",
    story=__doc__,
    source="apache/kafka 2.2.0 Partition.scala (fetchOffsetForTimestamp), by 152292994e4; KIP-207, KAFKA-2334",
    tells_latest=epoch_start_is_committed,
)

FLAW = Flaw(
    "KIP-207",
    KAFKA_2_1_MENDED,
    OFFSET_NOT_AVAILABLE,
    "LatestMono",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3, "consumers": 1},
)
