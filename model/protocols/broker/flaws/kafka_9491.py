"""KAFKA-9491: a follower's high watermark is below its log start.

The story. A follower whose log ends below the leader's log start discards its log and starts a new one there; its high
watermark keeps its value, an offset that the log does not have. A new leader whose high watermark lags has the same
effect: its responses move a follower's high watermark back below the log start. If the follower is elected, its high
watermark is out of range. If it follows in a new epoch instead, before it has fetched a record, it has no epoch, and
truncates its log to the high watermark: below its start, and below the low watermark that its leader knows. Since 2.4.0
no response moves a high watermark below the log start (for the rest see `kafka-2.4`), and since 2.4.1 it rises with the
log start.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_11 import any_high_watermark_is_kept

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="high-watermark-below-log-start",
    title="2.5, but a high watermark may be taken below the log start",
    story=__doc__,
    source="apache/kafka 2.3.1 Replica.scala (highWatermark), 2.4.0 Log.scala (truncateFullyAndStartAt), fixed in "
    "2.4.1 by a692a18e6b8; KAFKA-9491",
    least_high_watermark=any_high_watermark_is_kept,
    least_high_watermark_anew=any_high_watermark_is_kept,
)

FLAW = Flaw(
    "D9",
    "KAFKA-9491",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "FollowerBounds",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3, "delete_records": 1},
)

BELOW_ITS_START = Flaw(
    "D12",
    "KAFKA-9491",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "LowWatermark",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2, "delete_records": 1},
)
