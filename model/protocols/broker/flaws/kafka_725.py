"""KAFKA-725: a consumer is out of range because the new leader's high watermark lags (on trunk in 2016, in no release).

The story. A consumer has read up to the old leader's high watermark. The new leader's high watermark is still the lower
one that it had as a follower. The first fix of KAFKA-725 answered a position above it with OFFSET_OUT_OF_RANGE, so that
the consumer resets its position and reads records again. It was on trunk from 8 April to 5 May 2016, and in the
candidates rc2 and rc3 of 0.10.0.0. The right answer is an empty one, as in 0.10.0.0, because the high watermark will
catch up. Earlier releases answer with an unknown error, and the consumer fetches again at the same offset.

At that time a new leader returned its high watermark as the latest offset at once. Since 2.2.0 the consumer has to try
again, so it would wait anyway (KIP-207).
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import any_leader_tells
from tideproof.model.protocols.broker.state import BrokerState


def position_is_above_high_watermark(s: BrokerState, leader: int) -> Bool:
    return s.position > s.hw[leader]


PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-725",
    title="2.5, but a consumer above the high watermark is out of range; it gets the latest offset at once",
    story=__doc__,
    source="apache/kafka 0.10.0.0-rc2, 0.10.0.0-rc3 ReplicaManager.scala (readFromLocalLog), from 4d467c2ec27 to "
    "a037d176638; KAFKA-725",
    refuses_position=position_is_above_high_watermark,
    tells_latest=any_leader_tells,
)

FLAW = Flaw(
    "D4",
    "KAFKA-725",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "ReadMono",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3, "consumers": 1},
)
