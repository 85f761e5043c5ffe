"""Kafka 2.1: leader and follower must be in the same epoch (KIP-320), and three more holes are closed.

The story. Requests carry the epoch that the follower is in, and a leader serves only its own. A follower that hears
of any newer epoch truncates anew (KAFKA-7164). A leader registers its epoch as soon as it takes office, and answers
for epochs below all that it knows (KAFKA-7415). A replica joins the ISR when it has reached not only the high
watermark, which may lag, but the offset at which the leader's epoch starts (KAFKA-7128). A follower that finds itself
ahead of its leader cuts back and goes on (KAFKA-7414), and one that is level with it is not late, however long it has
had nothing to fetch (KAFKA-7152).

Source: the tag 2.1.1, Partition.scala, AbstractFetcherThread.scala, LeaderEpochFileCache.scala.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, put, select
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.releases.kafka_0_8 import every_new_follower_truncates, has_reached_high_watermark
from tideproof.model.protocols.broker.releases.kafka_2_0 import KAFKA_2_0
from tideproof.model.protocols.broker.state import (
    BrokerState,
    known_epoch_up_to,
    latest_known_epoch,
    merged,
    start_of_epoch_above,
    with_epoch,
)


def register_epoch(s: BrokerState, leader: int) -> BrokerState:
    after = note_epoch(s, leader, s.epoch[leader], s.leo[leader])
    if s.leads_from:
        after = after.replace(leads_from=put(s.leads_from, leader, s.leo[leader]))
    return after


def note_epoch(s: BrokerState, replica: int, epoch: Int, offset: Int) -> BrokerState:
    latest = latest_known_epoch(s, replica)
    news = any_of(latest != epoch, offset < select(s.epoch_start[replica], latest))
    return merged(news, with_epoch(s, replica, epoch, offset), s)


def is_in_the_same_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.epoch[follower] == s.epoch[leader]


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


def always_cut_back(s: BrokerState) -> Bool:
    return True


def has_reached_the_leaders_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    # Kept in memory, and anew each time that the broker takes office. Without restarts it is what the cache says.
    start = s.leads_from[leader] if s.leads_from else select(s.epoch_start[leader], s.epoch[leader])
    return all_of(has_reached_high_watermark(s, leader, follower), s.remote_leo[leader][follower] >= start)


def is_not_level(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.remote_leo[leader][follower] != s.leo[leader]


KAFKA_2_1 = KAFKA_2_0.variation(
    name="kafka-2.1",
    title="brokers of 2.1: fenced by the leader's epoch",
    story=__doc__,
    source="apache/kafka 2.1.1; KIP-320",
    enters_epoch=register_epoch,
    notes_epoch=note_epoch,
    keeps_fetching=every_new_follower_truncates,
    accepts_fetch=is_in_the_same_epoch,
    accepts_epoch_request=is_in_the_same_epoch,
    end_of_epoch=end_of_largest_epoch_or_first_start,
    outlives_out_of_range=always_cut_back,
    may_join=has_reached_the_leaders_epoch,
    is_late=is_not_level,
)
