"""KIP-107: deleted records come back after a crash, although DeleteRecords was acknowledged.

The story. DeleteRecords is acknowledged when every replica has raised its log start. Brokers keep the log start in
memory, and write it to disk once a minute. A broker that crashes comes back with an older one; if it leads, consumers
read the deleted records again. The code says that this takes an unclean shutdown of all in-sync replicas within that
minute (Log.maybeIncrementLogStartOffset). One is enough, if that one is the leader afterwards: the others keep their
log start, but the leader does not ask them for it. The fix would be to write the log start to disk before the leader
learns of it.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Int
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.state import BrokerState


def start_is_on_disk(s: BrokerState, replica: int) -> Int:
    return s.log_start[replica]


WRITTEN_THROUGH = KAFKA_2_5_FIXED.variation(
    name="kip-107-written-through",
    title="2.5, and a log start is on disk before it is sent to a client or broker",
    story=__doc__,
    source="apache/kafka 2.1.1 Log.scala, 3.8.0 UnifiedLog.scala (maybeIncrementLogStartOffset); KIP-107",
    start_on_return=start_is_on_disk,
)

FLAW = Flaw(
    "D10",
    "KIP-107",
    KAFKA_2_5_FIXED,
    WRITTEN_THROUGH,
    "DeletedStay",
    {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3, "crashes": 1, "delete_records": 1},
)
