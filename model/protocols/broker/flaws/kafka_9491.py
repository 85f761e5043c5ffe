"""KAFKA-9491: a follower's high watermark below its log start.

The story. A follower whose log ends below the leader's log start throws its log away and starts anew there; its high
watermark stays where it was, at an offset that the log does not have. The same comes of a new leader whose high
watermark lags: its answers take that of a follower back below the log start. When the follower is elected its high
watermark is out of range. From 2.4 on no broker takes its high watermark below its log start, and from 2.4.1 on not
even when it starts anew.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.booked_offsets import KAFKA_2_1_MENDED
from tideproof.model.protocols.broker.state import BrokerState


def log_start_is_the_least(s: BrokerState, replica: int) -> Int:
    return s.log_start[replica]


CLAMPED = KAFKA_2_1_MENDED.variation(
    name="kafka-9491",
    title="2.1, and no high watermark is taken below the log start",
    story=__doc__,
    source="apache/kafka 2.4.1 Log.scala (updateHighWatermark, truncateFullyAndStartAt), by a692a18e6b8; KAFKA-9491",
    least_high_watermark=log_start_is_the_least,
)

FLAW = Flaw(
    "KAFKA-9491",
    KAFKA_2_1_MENDED,
    CLAMPED,
    "FollowerBounds",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3, "delete_records": 1},
)
