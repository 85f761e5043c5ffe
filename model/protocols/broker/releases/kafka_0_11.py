"""Kafka 0.11 to 1.1: followers truncate by leader epoch (KIP-101).

The story. Each record carries the epoch of the leader that wrote it, and each broker keeps a cache of where the epochs
start in its log. A new follower asks the leader where its own latest epoch ended, and truncates to that; only if the
leader cannot answer does it truncate to its high watermark. The response is "the start of my first epoch above yours",
which is right only if the leader's cache has the follower's epoch (KAFKA-6361). A leader that has not written anything
in its epoch has no cache entry for it, and so cannot answer for an epoch later than those of its records (KAFKA-7415).
An idempotent producer's retry also creates the entry, although the record is not written again (Log.append).

The same release brings idempotent producers and transactions (KIP-98), and DeleteRecords (KIP-107). A leader reads its
high watermark twice to compute the last stable offset; a fetch or an append may move it in between (KAFKA-9807, up to
2.4.1).

A follower accepts a fetch response that arrives after a change of role if the offset matches, as in 0.11.0 and 1.0.
Since 1.1.0 a follower that has yet to truncate discards it, as in `kafka-2.0`. If neither leader nor follower has any
epoch, a leader of 0.11.0.2 or 1.0.0 answers with its log end; here it answers "undefined", as since 0.11.0.3 and 1.0.2.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, maximum, minimum, put
from tideproof.model.language.state import NIL, merged
from tideproof.model.protocols.broker.bounds import SINCE_2_1, with_acks_of_one_or_all, without
from tideproof.model.protocols.broker.releases.kafka_0_8 import every_request_is_served, fetch_from_the_log_end
from tideproof.model.protocols.broker.releases.kafka_0_10 import KAFKA_0_10
from tideproof.model.protocols.broker.rules import Rules
from tideproof.model.protocols.broker.state import (
    EPOCH_ANSWERED,
    BrokerState,
    forgets_producers,
    known_epoch_up_to,
    latest_known_epoch,
    put2,
    start_of_epoch_above,
)
from tideproof.model.protocols.broker.steps.consuming import consumer_read_between_readings, consumer_read_during_append
from tideproof.model.protocols.broker.steps.deleting import least_start
from tideproof.model.protocols.broker.steps.requests import first_or_next
from tideproof.model.protocols.broker.steps.retrying import find_in_producer_state
from tideproof.model.protocols.broker.steps.transactions import last_stable_offset


def ask_where_the_latest_epoch_ends(s: BrokerState, follower: int) -> BrokerState:
    """A follower that knows no epoch fetches at once."""
    return s.replace(truncating=put(s.truncating, follower, latest_known_epoch(s, follower) != NIL))


def ask_the_leader_where_to_truncate(s: BrokerState, follower: int) -> BrokerState:
    """A follower that knows no epoch asks, too, and hears that the end is undefined (see `leader_answer_epoch`).

    Without DeleteRecords its log is empty, and there is nothing to truncate.
    """
    asking = ask_where_the_latest_epoch_ends(s, follower)
    if not s.bounds.delete_records:
        return asking
    has_to_truncate = s.hw[follower] < s.leo[follower]
    return s.replace(truncating=put(s.truncating, follower, any_of(asking.truncating[follower], has_to_truncate)))


def start_of_next_epoch(s: BrokerState, leader: int, epoch: Int) -> tuple[Int, Int]:
    above = start_of_epoch_above(s, leader, epoch)
    cannot_tell = any_of(above == NIL, known_epoch_up_to(s, leader, epoch) == NIL)
    end = ite(latest_known_epoch(s, leader) == epoch, s.leo[leader], ite(cannot_tell, NIL, above))
    return NIL, end


def truncate_to_the_answer(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    end = s.answer_offset[follower]
    return ite(end == NIL, s.hw[follower], minimum(end, s.leo[follower])), True


def note_a_later_epoch(s: BrokerState, replica: int, epoch: Int, offset: Int) -> BrokerState:
    """An epoch that starts at the same offset stays beside it (LeaderEpochFileCache.assign, up to 2.0.0)."""
    grown = s.replace(epoch_start=put2(s.epoch_start, replica, epoch, offset))
    return merged(epoch > latest_known_epoch(s, replica), grown, s)


def start_checkpoint_is_read(s: BrokerState, replica: int) -> Int:
    """No log starts below its first segment."""
    return maximum(s.start_checkpoint[replica], s.first_offset[replica])


def any_epoch_is_read(epoch: Int) -> Bool:
    return True


def any_high_watermark_is_kept(s: BrokerState, replica: int) -> Int:
    """Even one below the log start (KAFKA-9491)."""
    return 0


def producers_of_deleted_records(s: BrokerState, replica: int) -> BrokerState:
    """Those whose last record is below the log start (ProducerStateManager.truncateHead).

    Only the last record is ever sent again, so other producers do not matter.
    """
    if not forgets_producers(s.bounds):
        return s
    start, known_from = s.log_start[replica], s.producers_from[replica]
    places = range(s.bounds.log_size)
    remains = any_of(*(all_of(s.log[replica][at] == s.next_record - 1, start <= at) for at in places))
    forgotten = ite(remains, known_from, maximum(known_from, start))
    return s.replace(producers_from=put(s.producers_from, replica, forgotten))


def fetch_from_the_log_end_or_any_epoch_end(s: BrokerState, leader: int, follower: int) -> Bool:
    """The follower accepts the end of an epoch from its present leader, whenever it sent the request."""
    of_epoch = s.late_response[follower][leader] == EPOCH_ANSWERED
    return any_of(of_epoch, fetch_from_the_log_end(s, leader, follower))


KAFKA_0_11 = KAFKA_0_10.variation(
    name="kafka-0.11",
    title="brokers of 0.11 to 1.1: followers truncate by leader epoch",
    story=__doc__,
    source="apache/kafka 0.11.0.2 ReplicaFetcherThread.scala (maybeTruncate), LeaderEpochFileCache.scala (assign, "
    "endOffsetFor), Log.scala (append), Replica.scala (lastStableOffset); KIP-101",
    starts_following=ask_the_leader_where_to_truncate,
    accepts_epoch_request=every_request_is_served,
    end_of_epoch=start_of_next_epoch,
    truncation=truncate_to_the_answer,
    notes_epoch=note_a_later_epoch,
    start_on_return=start_checkpoint_is_read,
    reads_epoch_back=any_epoch_is_read,
    least_high_watermark=any_high_watermark_is_kept,
    least_high_watermark_anew=any_high_watermark_is_kept,
    low_watermark=least_start,
    last_stable=last_stable_offset,
    recognises=find_in_producer_state,
    accepts_sequence=first_or_next,
    forgets_with_deletion=producers_of_deleted_records,
    accepts_late_response=fetch_from_the_log_end_or_any_epoch_end,
    bounds=with_acks_of_one_or_all(without(*SINCE_2_1)),
    added={"read_between": consumer_read_between_readings, "read_during_append": consumer_read_during_append},
)
