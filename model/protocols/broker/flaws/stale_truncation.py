"""KIP-320: a follower truncates by the response of a leader that is itself out of date.

The story. Fetches are fenced, but a leader answers OffsetsForLeaderEpoch whatever the epoch of the follower. A former
leader that lacks a committed record still answers, and so the follower discards it.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import every_request_is_served

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kip-320-unfenced-truncation",
    title="2.5, but requests for the end of an epoch are not fenced",
    story=__doc__,
    source="hachikuji/kafka-specification d68782b Kip320.tla; KIP-320",
    accepts_epoch_request=every_request_is_served,
)

FLAW = Flaw(
    "A9",
    "KIP-320, unfenced truncation",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "Candidate",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 4},
)
