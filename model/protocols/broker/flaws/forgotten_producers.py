"""A follower that starts a new log does not know idempotent producers whose records are deleted.

The story. A broker keeps the state of producers in memory, in snapshots, and in its log. A follower whose log ends
below the log start of its leader discards all of it, and starts with an empty log (UnifiedLog.truncateFullyAndStartAt).
It learns of producers from the records that it copies from then on, and never gets those below the log start. It joins
the ISR, and is elected. Then it takes a producer's retry for a new record.

Since 2.4.0 the leader keeps the state of a producer whose records are deleted (KAFKA-7190), but its followers do not
get it. We found no report of this. Unmodified brokers show it (docs/findings/forgotten-producers.md). The fix would be
for the follower to copy the leader's producer state with the log start. With tiered storage it does: it reads a
snapshot from remote storage (TierStateMachine.buildRemoteLogAuxState at 3.8.0).
"""

from __future__ import annotations

from tideproof.model.language.algebra import put, select
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.releases.kafka_2_5 import KAFKA_2_5
from tideproof.model.protocols.broker.rules import and_then
from tideproof.model.protocols.broker.state import BrokerState, forgets_producers


def with_the_leaders_producers(before: BrokerState, after: BrokerState, follower: int) -> BrokerState:
    if not forgets_producers(after.bounds):
        return after
    known_from = select(before.producers_from, before.leader[follower])
    return after.replace(producers_from=put(after.producers_from, follower, known_from))


TAKEN_OVER = KAFKA_2_5.variation(
    name="producers-taken-over",
    title="2.5, and a follower that begins its log again takes over the producer state of its leader",
    story=__doc__,
    source="apache/kafka 2.5.1 Log.scala, 3.8.0 UnifiedLog.scala (truncateFullyAndStartAt), ProducerStateManager.java "
    "(truncateFullyAndStartAt); KIP-360",
    start_anew=and_then(KAFKA_2_5.steps["start_anew"], with_the_leaders_producers, "follower"),
)

FLAW = Flaw(
    "forgotten-producers",
    "truncateFullyAndStartAt",
    KAFKA_2_5,
    TAKEN_OVER,
    "OnceAcrossLeaders",
    {
        "replicas": 2,
        "log_size": 2,
        "records": 1,
        "epochs": 2,
        "acks": -1,
        "retries": 1,
        "idempotent": 1,
        "delete_records": 1,
    },
)
