"""Kafka 2.0.1: four flaws of 2.0.0 are fixed, and requests are not fenced yet.

The story. A follower that has missed an epoch truncates even if its leader seems to be the same; it fetches on without
truncation only if its leader leads in the very next epoch (KAFKA-7164). A leader notes its epoch as soon as it begins
to lead, and answers for epochs below all that it has (KAFKA-7415). A replica joins the ISR when it has reached not only
the high watermark, which may lag, but the offset at which the leader's epoch starts (KAFKA-7128). A follower that finds
itself ahead of its leader truncates and continues (KAFKA-7414).

Two flaws remain: fetches are not fenced, so leaders serve zombies (KAFKA-6880); and a leader that misses an epoch keeps
the offsets that it had of its followers.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, put, select
from tideproof.model.language.state import NIL, merged
from tideproof.model.protocols.broker.releases.kafka_0_8 import always_cut_back, has_reached_high_watermark
from tideproof.model.protocols.broker.releases.kafka_0_11 import KAFKA_0_11
from tideproof.model.protocols.broker.releases.kafka_2_0 import any_epoch_end, truncate_to_the_common_epoch
from tideproof.model.protocols.broker.state import (
    BrokerState,
    brokers_return,
    known_epoch_up_to,
    latest_known_epoch,
    start_of_epoch_above,
    with_epoch,
)


def no_epoch_was_missed(s: BrokerState, follower: int, leader: int, epoch: int) -> Bool:
    return all_of(s.leader[follower] == leader, s.epoch[follower] + 1 == epoch)


def register_epoch(s: BrokerState, leader: int) -> BrokerState:
    after = note_epoch(s, leader, s.epoch[leader], s.leo[leader])
    if brokers_return(s.bounds):
        after = after.replace(leads_from=put(s.leads_from, leader, s.leo[leader]))
    return after


def note_epoch(s: BrokerState, replica: int, epoch: Int, offset: Int) -> BrokerState:
    latest = latest_known_epoch(s, replica)
    news = any_of(latest != epoch, offset < select(s.epoch_start[replica], latest))
    return merged(news, with_epoch(s, replica, epoch, offset), s)


def end_of_largest_epoch_or_first_start(s: BrokerState, leader: int, epoch: Int) -> tuple[Int, Int]:
    above, known = start_of_epoch_above(s, leader, epoch), known_epoch_up_to(s, leader, epoch)
    is_latest = latest_known_epoch(s, leader) == epoch
    return (
        ite(
            any_of(is_latest, known == NIL),
            ite(all_of(above == NIL, known == NIL), NIL, epoch),
            ite(above == NIL, NIL, known),
        ),
        ite(is_latest, s.leo[leader], above),
    )


def start_of_leadership(s: BrokerState, leader: int) -> Int:
    """The log end at which the leader began to lead; 0, equivalently, once its high watermark has reached that.

    A broker keeps it in memory and sets it whenever it begins to lead. Without restarts the epoch cache has it.
    """
    return s.leads_from[leader] if brokers_return(s.bounds) else select(s.epoch_start[leader], s.epoch[leader])


def has_reached_the_leaders_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    start = start_of_leadership(s, leader)
    return all_of(has_reached_high_watermark(s, leader, follower), s.remote_leo[leader][follower] >= start)


KAFKA_2_0_1 = KAFKA_0_11.variation(
    name="kafka-2.0.1",
    title="brokers of 2.0.1: four flaws of 2.0.0 are fixed; requests are not fenced yet",
    story=__doc__,
    source="apache/kafka 2.0.1 Partition.scala (makeLeader, makeFollower, maybeExpandIsr), LeaderEpochFileCache.scala "
    "(assign, endOffsetFor), ReplicaFetcherThread.scala (handleOffsetOutOfRange); KAFKA-7164, KAFKA-7415, KAFKA-7128, "
    "KAFKA-7414",
    enters_epoch=register_epoch,
    notes_epoch=note_epoch,
    keeps_fetching=no_epoch_was_missed,
    end_of_epoch=end_of_largest_epoch_or_first_start,
    truncation=truncate_to_the_common_epoch,
    accepts_late_response=any_epoch_end,
    outlives_out_of_range=always_cut_back,
    may_join=has_reached_the_leaders_epoch,
)
