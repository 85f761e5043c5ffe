"""KAFKA-9807: the last stable offset is computed from two readings of the high watermark.

The story. If the first unstable offset lies below the high watermark, it is the last stable offset; otherwise the high
watermark is, and the leader read that a second time. If a follower's fetch had meanwhile moved it past the first record
of an open transaction, the last stable offset was the new high watermark, and a consumer with read_committed received
records of a transaction that was not decided. The fix is to read the high watermark once.

In the model the two readings and the fetch between them are one step, as in 0.11 to 2.0.1 and in 2.4. From 2.1 to 2.3
leaderIsrUpdateLock keeps such a fetch out of a read (Partition.readRecords, maybeExpandIsr), but not the append of a
leader that is alone in the ISR: `kafka-2.1` to `kafka-2.2` have that step, and `kafka-0.11` to `kafka-2.0.1`,
`kafka-2.4` and `kafka-2.4.1` have both. The last stable offset that a consumer receives when it asks for the latest
offset still comes from two readings (Log.lastStableOffset, 2.5.0 to 3.9.0-rc3); that is not modelled.
"""

from __future__ import annotations

from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.steps.consuming import consumer_read_between_readings

READ_TWICE = KAFKA_2_5_FIXED.variation(
    name="kafka-9807",
    title="2.5, but the high watermark is read twice for the last stable offset",
    story=__doc__,
    source="apache/kafka 0.11.0.2 Replica.scala (lastStableOffset), 2.4.1 Log.scala (fetchLastStableOffsetMetadata), "
    "fixed in 2.5.0 by 6e7ebfa9db3; KAFKA-9807",
    added={"read_between": consumer_read_between_readings},
)

FLAW = Flaw(
    "D5",
    "KAFKA-9807",
    READ_TWICE,
    KAFKA_2_5_FIXED,
    "ReadCommitted",
    {
        "replicas": 2,
        "log_size": 2,
        "records": 2,
        "epochs": 2,
        "acks": -1,
        "consumers": 1,
        "transactions": 1,
        "read_committed": 1,
    },
)
