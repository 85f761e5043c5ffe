"""KAFKA-725: a consumer is out of range, for the new leader's high watermark lags (on trunk in 2016, in no release).

The story. A consumer has read up to the old leader's high watermark. That of the new leader is still what it was as a
follower. The first fix of KAFKA-725 answered a position above it with OFFSET_OUT_OF_RANGE, so that the consumer starts
again, back at what it has read already. It was on trunk from 8 April to 5 May 2016, and in the candidates rc2 and rc3
of 0.10.0.0. Right is an empty answer, as 0.10.0.0 gives it: the high watermark will come. Earlier releases answer with
an unknown error, and the consumer asks again at the same offset.

A new leader told its high watermark as the latest offset at once then; since 2.2.0 it has the consumer ask later, so
that the consumer would wait all the same (KIP-207).
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
    title="2.5, but a consumer above the high watermark is out of range, and told the latest offset at once",
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
