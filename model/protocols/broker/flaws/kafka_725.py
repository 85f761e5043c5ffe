"""KAFKA-725: a consumer is told that it is out of range, because the new leader's high watermark lags.

The story. A consumer has read up to the old leader's high watermark. That of the new leader is still what it was as a
follower. A position between it and the log end is answered with an error, and the consumer starts anew, back at what
it has read already. Right is an empty answer: the high watermark will come.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.booked_offsets import KAFKA_2_1_MENDED
from tideproof.model.protocols.broker.releases.kafka_0_8 import position_is_above_high_watermark

PROTOCOL = KAFKA_2_1_MENDED.variation(
    name="kafka-725",
    title="2.1, but a consumer above the high watermark is out of range",
    story=__doc__,
    source="KAFKA-725",
    refuses_position=position_is_above_high_watermark,
)

FLAW = Flaw(
    "KAFKA-725",
    PROTOCOL,
    KAFKA_2_1_MENDED,
    "ReadMono",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3, "consumers": 1},
)
