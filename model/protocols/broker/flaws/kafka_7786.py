"""KAFKA-7786: a follower truncates by a response to a request that it sent in an earlier epoch.

The story. A follower asks its leader where an epoch ends; before the response comes, another broker leads, and then the
first one again, in a later epoch. The follower sends no further request while that response is under way, and truncates
by it when it arrives. In between it may have fetched from the other leader records that lie behind that end and are
committed by now. The report describes a follower that stops; that it can also lose records is a verdict of this model.

Up to 2.1.0 the follower accepts the response if it still follows any leader through that fetcher. Since 2.1.1 the epoch
of the request must be the one that the follower is in.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_2_0 import any_epoch_end

ANY_ANSWER = KAFKA_2_5_FIXED.variation(
    name="kafka-7786",
    title="2.5, but a follower truncates by a response to a request of an earlier epoch",
    story=__doc__,
    source="apache/kafka 2.1.0, AbstractFetcherThread.maybeTruncate; KAFKA-7786",
    accepts_late_response=any_epoch_end,
)

FLAW = Flaw(
    "A12",
    "KAFKA-7786",
    ANY_ANSWER,
    KAFKA_2_5_FIXED,
    "Candidate",
    {"replicas": 2, "log_size": 2, "records": 2, "epochs": 4, "late_responses": 1},
)
