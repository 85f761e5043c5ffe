"""KAFKA-18723: a follower appends the records of a response, whatever their epoch.

The story. A broker reads the body of a fetch response from the log file when it sends the response. By then it may have
lost its leadership, truncated its log and fetched from the new leader, so that the records are of a later epoch than
the request. The follower, which does not know of that epoch, appends them after records that the new leader does not
have.

The fix: a follower appends no record of a later epoch than that of its request.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_3_9_1 import nothing_of_a_later_epoch

FILTERED = KAFKA_2_5_FIXED.variation(
    name="kafka-18723-filtered",
    title="2.5, and a follower appends no record of a later epoch than its request's",
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
