"""KAFKA-18723: a follower appends what the body of a response holds, whatever epoch that is of.

The story. The body of a fetch response is read from the log file when it is sent. If the broker has lost its
leadership in between, has truncated its log, and has fetched from the new leader, the body is of a later epoch than the
request: the follower, which has not heard of that epoch, gets records beside the high watermark of before, and appends
them after records that the new leader does not have.

The right rule appends nothing of a later epoch than that of the request.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_3_9_1 import nothing_of_a_later_epoch

FILTERED = KAFKA_2_5_FIXED.variation(
    name="kafka-18723-filtered",
    title="2.5, and a follower appends nothing of a later epoch than that of its request",
    story=__doc__,
    source="apache/kafka 2.5.0 Log.scala (appendAsFollower), which does not compare; KAFKA-18723",
    takes_record=nothing_of_a_later_epoch,
)

FLAW = Flaw(
    "A14",
    "KAFKA-18723",
    KAFKA_2_5_FIXED,
    FILTERED,
    "FollowerMatch",
    {"replicas": 3, "log_size": 2, "records": 4, "epochs": 2, "late_bodies": 1},
)
