"""KAFKA-9491: a follower's high watermark below its log start.

The story. A follower whose log ends below the leader's log start throws its log away and starts again there; its high
watermark stays where it was, at an offset that the log does not have. The same comes of a new leader whose high
watermark lags: its responses move that of a follower back below the log start. When the follower is elected its high
watermark is out of range. If it follows in a new epoch instead, before it has fetched a record, it knows no epoch, and
truncates its log to the high watermark: below its start, and below the low watermark that its leader knows. Since 2.4.0
no response takes a high watermark below the log start (`kafka-2.4` has the rest), and since 2.4.1 it rises with the log
start.
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
