"""A follower that begins its log again knows no idempotent producer whose records are deleted.

The story. What a broker knows of producers is in memory, in snapshots, and in its log. A follower whose log ends below
the log start of its leader throws all of it away, and begins again with an empty log
(UnifiedLog.truncateFullyAndStartAt). It learns of producers from the records that it copies from then on, and never
gets those below the log start. It joins the ISR, and is elected. What a producer sends again it takes for new.

Since 2.4.0 the leader keeps what it knows of a producer whose records are deleted (KAFKA-7190), but nothing brings
that to its followers. We found no report of it. Unmodified brokers do so (docs/findings/forgotten-producers.md). It
would be right for the follower to take over the producer state of its leader with the log start. Where the log is
tiered it does: it reads a snapshot from remote storage (TierStateMachine.buildRemoteLogAuxState at 3.8.0).
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
