"""A follower whose log has diverged below the leader's log start keeps these records, and joins the ISR with them.

The story. DeleteRecords raises a leader's log start, and truncates its leader epoch cache there. If a follower's last
epoch lies before the cache, the leader answers that this epoch ends where the leader's log starts. If the follower's
log ends there too, it has nothing to truncate, fetches from there, and is in sync, although it has another record below
the leader's log start, of which it does not know yet. If it is elected now, its log still begins at its old start. Its
record, which no leader had committed, becomes committed at the offset of the deleted one, and is lost when a broker
that has deleted that offset leads again.

Kafka expects the divergence: what the follower lacks "has already been removed from the log"
(LeaderEpochFileCache.endOffsetFor at 2.5.0). It does not expect an election before the follower learns of the log
start. We found no report of this. Unmodified brokers from 2.0.1 to 4.3.0 show it
(docs/findings/below-the-log-start.md). The fix would be to let a follower join the ISR only when a fetch has shown the
leader that the follower has its log start.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, all_of
from tideproof.model.protocols.broker.flaws.base import Flaw
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import has_reached_the_leaders_epoch
from tideproof.model.protocols.broker.state import BrokerState


def has_heard_of_the_log_start(s: BrokerState, leader: int, follower: int) -> Bool:
    joins = has_reached_the_leaders_epoch(s, leader, follower)
    if not s.bounds.delete_records:
        return joins
    return all_of(joins, s.remote_start[leader][follower] >= s.log_start[leader])


JOINS_AT_THE_LOG_START = KAFKA_2_5_FIXED.variation(
    name="joins-at-the-log-start",
    title="2.5, and a follower joins the ISR when its log starts no earlier than the leader's",
    story=__doc__,
    source="apache/kafka 2.5.0 LeaderEpochFileCache.scala (endOffsetFor, truncateFromStart), Partition.scala "
    "(maybeExpandIsr); KIP-107",
    may_join=has_heard_of_the_log_start,
)

FLAW = Flaw(
    "below-the-log-start",
    "endOffsetFor, since 2.0.1",
    KAFKA_2_5_FIXED,
    JOINS_AT_THE_LOG_START,
    "Durable",
    {"replicas": 2, "log_size": 1, "records": 2, "epochs": 4, "delete_records": 1},
)
