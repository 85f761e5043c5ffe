"""KAFKA-7414: a follower that is ahead of its leader ends its process.

The story. Without unclean election no follower should be ahead of its leader. One that was stopped its broker, so as
not to truncate committed records. But a broker that has truncated to its high watermark may be elected again, and then
a follower that had fetched the truncated records is ahead of it. Since 2.0.1 such a follower truncates its log to the
leader's log end.

`kafka-0.10-cuts-back` is no release: it is 0.10 with this one rule of 2.0.1.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_0_8 import always_cut_back
from tideproof.model.protocols.broker.releases.kafka_0_10 import KAFKA_0_10

CUTS_BACK = KAFKA_0_10.variation(
    name="kafka-0.10-cuts-back",
    title="not a release: 0.10, with followers that truncate when they are ahead of their leader",
    story=__doc__,
    source="apache/kafka 2.0.1 ReplicaFetcherThread.scala (handleOffsetOutOfRange); KAFKA-7414",
    outlives_out_of_range=always_cut_back,
)

FLAW = Flaw("F2", "KAFKA-7414", KAFKA_0_10, CUTS_BACK, "FollowerGetsLevel", {"log_size": 2, "records": 2, "epochs": 4})
