"""KAFKA-6361, KIP-279: the leader answers for an epoch that it does not have.

The story. When a follower asks where an epoch ends, the leader answers with the start of its next larger one. After two
elections in quick succession the leader may not have the follower's epoch at all. Then the answer does not fit the
follower's log, which keeps records that the leader does not have.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_11 import start_of_next_epoch, truncate_to_the_answer

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-6361",
    title="2.5, but the leader answers with the start of its next epoch",
    story=__doc__,
    source="apache/kafka 1.1.1 LeaderEpochFileCache.scala (endOffsetFor), fixed in 2.0.0 by 9679c44d2b5; KAFKA-6361, "
    "KIP-279",
    end_of_epoch=start_of_next_epoch,
    truncation=truncate_to_the_answer,
)

FLAW = Flaw(
    "A3",
    "KAFKA-6361",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "LogMatch",
    {"replicas": 2, "log_size": 3, "records": 4, "epochs": 3},
)
