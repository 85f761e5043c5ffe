"""KAFKA-14704: a follower takes over the high watermark of a response that says where the logs diverge.

The story. From 2.8.0 to 3.4.0 a follower first takes over the high watermark of such a response, as far as its own log
goes, and truncates then. Where the response does not say enough, records that the leader does not have stay in the log,
below the high watermark, until the next response: the follower knows an epoch without records that the leader never
heard of, and the response names the leader's largest epoch before that one, which the follower does not have. Since
3.4.1 such a response says where to truncate, and nothing else.

What is wrong ends with the next fetch. Until then the follower may show the record to consumers that read from it
(KIP-392).
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_3_1 import KAFKA_3_1
from tideproof.model.protocols.broker.releases.kafka_3_4_1 import KAFKA_3_4_1

FLAW = Flaw(
    "A16",
    "KAFKA-14704",
    KAFKA_3_1,
    KAFKA_3_4_1,
    "LogMatch",
    {"replicas": 2, "log_size": 1, "records": 2, "epochs": 4},
)
