"""KAFKA-9338: a fetch session forgets the follower's epoch, and a leader of another epoch serves the fetch.

The story. From 2.1.0 to 2.4.1 only the first fetch of a session carries the leader epoch that the follower is in
(FetchSession, CachedPartition.reqData). A leader serves and counts a follower in an earlier epoch, and its high
watermark passes records that this follower truncates when it learns of the epochs in between.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_0_8 import every_request_is_served

PROTOCOL = KAFKA_2_5_FIXED.variation(
    name="kafka-9338",
    title="2.5, but fetches of any epoch are served",
    story=__doc__,
    source="apache/kafka 2.1.0 to 2.4.1 FetchSession.scala (CachedPartition.reqData), fixed in 2.5.0 by faf46de5156; "
    "KAFKA-9338",
    accepts_fetch=every_request_is_served,
)

FLAW = Flaw(
    "A11",
    "KAFKA-9338",
    PROTOCOL,
    KAFKA_2_5_FIXED,
    "Candidate",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3},
)
