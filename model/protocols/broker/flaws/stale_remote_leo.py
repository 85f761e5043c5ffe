"""A leader that skipped an epoch trusts old log end offsets of its followers (since 0.9.0.0, replayed up to 4.3.0; no
report found).

The story. A leader resets the log end offsets that it keeps for its followers only if it was not the leader before. A
broker that leads, misses an epoch of another leader, and leads again, keeps them; but in between a follower has
truncated to the other leader's log. As soon as the broker leads again, its high watermark rises over records that the
follower no longer has. When that follower is elected, they are lost.

With three brokers: b1 fetches a record from b0. b2, in the ISR but without the record, is elected; b1 truncates to b2's
empty log. b0 does not learn of it. b2 fails, and b0 is elected again with the ISR {b0, b1}: it still has b1's old
offset, and treats the record as committed.

`kafka-2.5-fixed` resets the offsets in every new epoch, as 0.8 did. It is no release: it is 2.5.0 with this one rule
changed. The other flaws are variations of it.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_0_8 import remote_leos_are_reset
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5

KAFKA_2_5_FIXED = KAFKA_2_5.variation(
    name="kafka-2.5-fixed",
    title="not a release: 2.5, with leaders that reset their followers' log end offsets in every epoch",
    story=__doc__,
    source="apache/kafka 0.9.0.1, 2.5.0, 3.9.0-rc3 Partition.scala (makeLeader), by 21ea9cbc0de; KAFKA-2721",
    keeps_remote_leos=remote_leos_are_reset,
)

FLAW = Flaw(
    "stale-remote-leo",
    "Partition.makeLeader, 2.5.0",
    KAFKA_2_5,
    KAFKA_2_5_FIXED,
    "Candidate",
    {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3},
)
