"""Kafka 0.8.0: the high watermark decides what a follower keeps.

The story. The first release with replication. A new follower truncates its log to its own high watermark, which lags
behind the leader's by a fetch, and so discards committed records (KAFKA-1211). A follower that finds itself ahead of
its leader truncates to the leader's log end. Up to 2.3 a truncation leaves the high watermark unchanged
(Log.truncateTo): it lies above the log end until a response brings another one, or the broker restarts or becomes
leader. An acknowledgement counts log end offsets instead of waiting for the high watermark, and a producer may request
any number of acks (KAFKA-1697); min.insync.replicas does not exist yet.

The ISR rule compares offsets: a follower is late when it is too many messages behind, or has been behind for a while
without progress. A follower that has all records of the leader is never late.

A consumer whose position is between high watermark and log end gets an unknown error and asks again at the same offset
(Log.read, LogSegment.read, AbstractFetcherThread.processFetchRequest): it waits, as in later releases, which send an
empty response. Only a position above the log end is out of range.

Unclean election cannot be switched off in this release; without `--unclean` the model has no state in which the
controller has lost the whole ISR.
"""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, Int, all_of, implies, ite
from tideproof.model.language.state import NIL, Bools
from tideproof.model.protocols.broker.bounds import SINCE_0_8_2, SINCE_0_10, without
from tideproof.model.protocols.broker.rules import BrokerProtocol, Rules
from tideproof.model.protocols.broker.state import FETCHED, BrokerState, count_of, truncated_below_high_watermark
from tideproof.model.protocols.broker.steps import (
    committing,
    consuming,
    deleting,
    electing,
    fetching,
    following,
    late,
    late_records,
    leading,
    nearby,
    producing,
    requests,
    restarting,
    retrying,
    transactions,
)
from tideproof.model.protocols.broker.steps.leading import least_end_in_isr, write_expanded_isr

STEPS = {
    "append": producing.leader_append,
    "answer_fetch": fetching.leader_answer_fetch,
    "park_fetch": fetching.leader_park_fetch,
    "answer_empty": fetching.leader_answer_empty,
    "follower_append": fetching.follower_append,
    "answer_lost": fetching.answer_lost,
    "out_of_range": fetching.follower_out_of_range,
    "become_leader": late.keeping_response(leading.become_leader),
    "become_follower": late.keeping_response(following.become_follower),
    "answer_epoch": following.leader_answer_epoch,
    "follower_truncate": following.follower_truncate,
    "shrink_isr": leading.leader_shrink_isr,
    "elect_preferred": electing.elect_preferred,
    "elect_after_failure": electing.elect_after_failure,
    "controller_shrink_isr": electing.controller_shrink_isr,
    "partition_offline": electing.partition_offline,
    "elect_unclean": electing.elect_unclean,
    "crash": late.ending_connections(restarting.crash_and_restart),
    "power_loss": late.ending_connections(restarting.power_loss),
    "checkpoint": restarting.checkpoint_high_watermark,
    "flush": restarting.flush,
    "consume": consuming.consumer_read,
    "reset_consumer": consuming.consumer_reset,
    "commit_offset": committing.consumer_commit,
    "restart_consumer": committing.consumer_restart,
    "go_to_follower": nearby.consumer_go_to_follower,
    "stay_with_leader": nearby.consumer_stay_with_leader,
    "consume_from_follower": nearby.consumer_read_from_follower,
    "return_to_leader": nearby.consumer_return_to_leader,
    "tell_latest": consuming.consumer_ask_latest,
    "acknowledge": producing.leader_acknowledge,
    "append_in_transaction": transactions.append_in_transaction,
    "commit_transaction": transactions.commit_transaction,
    "abort_transaction": transactions.abort_transaction,
    "begin_transaction": transactions.begin_transaction,
    "append_late": late_records.append_late_record,
    "refuse_late": late_records.refuse_late_record,
    "write_marker": transactions.write_marker,
    "delete_records": deleting.delete_records,
    "answer_deletion": deleting.answer_deletion,
    "checkpoint_start": deleting.checkpoint_log_start,
    "start_anew": deleting.follower_starts_anew,
    "skip_deleted": consuming.consumer_skip_deleted,
    "lose_request": retrying.request_lost,
    "refuse_not_leader": retrying.refuse_not_leader,
    "refuse_not_enough": retrying.refuse_not_enough_replicas,
    "tell_not_enough": retrying.tell_not_enough_after_append,
    "time_out": retrying.request_times_out,
    "retry": retrying.leader_retry,
    "producers_idle": retrying.producers_idle,
    "begin_producer_epoch": retrying.producer_begins_epoch,
    "delay_request": requests.request_delayed,
    "delay_retry": requests.retry_delayed,
    "late_request": requests.late_request_arrive,
    "retry_one": requests.leader_retry_one,
    "time_out_one": requests.one_times_out,
    "tell_not_enough_for_one": requests.tell_not_enough_for_one,
    "refuse_out_of_order": requests.refuse_out_of_order,
    "arrive_late": late.late_response_arrive,
    "lose_late": late.late_response_lost,
    "read_body": late.leader_read_body,
    "check_position": consuming.consumer_check_position,
}
"""The steps of every generation, by what they are for."""


def remote_leos_are_reset(s: BrokerState, leader: int) -> Bool:
    return False


def high_watermark_in_the_log(s: BrokerState, leader: int) -> Int:
    """One above the log end is not found in the log: the leader begins with its log start.

    Source: Replica.convertHWToLocalOffsetMetadata at 1.0.2 to 2.3.1; docs/protocols.md has what 1.0.1 and earlier do.
    """
    start = s.log_start[leader] if s.bounds.delete_records else 0
    return ite(s.hw[leader] > s.leo[leader], start, s.hw[leader])


def epochs_are_not_kept(s: BrokerState, leader: int) -> BrokerState:
    return s


def every_new_follower_truncates(s: BrokerState, follower: int, leader: int, epoch: int) -> Bool:
    return False


def truncate_to_high_watermark(s: BrokerState, follower: int) -> BrokerState:
    return truncated_below_high_watermark(s, follower, s.hw[follower])


def requests_wait_on(s: BrokerState, replica: int) -> Bool:
    return True


def every_request_is_served(s: BrokerState, leader: int, follower: int) -> Bool:
    return True


def no_epoch_is_asked_for(s: BrokerState, leader: int, follower: int) -> Bool:
    return False


def no_end_is_known(s: BrokerState, leader: int, epoch: Int) -> tuple[Int, Int]:
    return NIL, NIL


def no_truncation_by_epoch(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    return s.leo[follower], True


def always_cut_back(s: BrokerState) -> Bool:
    return True


def any_record_is_taken(s: BrokerState, follower: int, epoch: Int) -> Bool:
    return True


def fetch_from_the_log_end(s: BrokerState, leader: int, follower: int) -> Bool:
    """A fetch response is compared by its offset alone."""
    return all_of(s.late_response[follower][leader] == FETCHED, late.is_for_the_log_end(s, leader, follower))


def records_have_no_epoch(s: BrokerState, replica: int, epoch: Int, offset: Int) -> BrokerState:
    return s


def current_epoch_is_heeded_again(s: BrokerState, replica: int) -> Int:
    """The broker kept its epoch in memory only, so it obeys the current epoch's request when that is sent again."""
    return s.quorum_epoch - 1


def checkpoint_is_read(s: BrokerState, replica: int) -> Int:
    return s.hw_checkpoint[replica]


def logs_start_at_0(s: BrokerState, replica: int) -> Int:
    return 0


def members_of_the_isr(s: BrokerState, leader: int) -> Bools:
    return s.isr[leader]


def is_behind(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.remote_leo[leader][follower] < s.leo[leader]


def has_reached_high_watermark(s: BrokerState, leader: int, follower: int) -> Bool:
    return s.remote_leo[leader][follower] >= s.hw[leader]


def position_is_beyond_the_log(s: BrokerState, leader: int) -> Bool:
    return s.position > s.leo[leader]


def any_epoch_will_do(s: BrokerState, epoch: Int) -> Bool:
    """Clients of 2.3 to 3.9 look at the end offset alone (SubscriptionState.maybeCompleteValidation)."""
    return True


def any_leader_tells(s: BrokerState, leader: int) -> Bool:
    return True


def everything_committed_is_stable(s: BrokerState, leader: int) -> Int:
    return s.hw[leader]


def records_say_no_epoch(epoch: Int) -> Bool:
    return False


def no_producer(s: BrokerState, replica: int) -> BrokerState:
    return s


def nothing_is_recognised(s: BrokerState, leader: int, record: Int) -> Int:
    return NIL


def enough_ends_have_passed(s: BrokerState, leader: int, offset: Int) -> Bool:
    """As many members of the ISR as the producer waits for, or all of them, have the write."""
    in_sync = range(s.bounds.replicas)
    passed = tuple(all_of(s.isr[leader][r], r == leader or s.remote_leo[leader][r] > offset) for r in in_sync)
    if s.bounds.acks >= 0:
        return count_of(passed) >= s.bounds.acks
    return all_of(*(implies(s.isr[leader][r], passed[r]) for r in in_sync))


KAFKA_0_8 = BrokerProtocol.of(
    STEPS,
    Rules(
        keeps_remote_leos=remote_leos_are_reset,
        hw_in_office=high_watermark_in_the_log,
        enters_epoch=epochs_are_not_kept,
        keeps_fetching=every_new_follower_truncates,
        starts_following=truncate_to_high_watermark,
        keeps_waiting=requests_wait_on,
        accepts_fetch=every_request_is_served,
        accepts_epoch_request=no_epoch_is_asked_for,
        end_of_epoch=no_end_is_known,
        truncates=truncated_below_high_watermark,
        truncation=no_truncation_by_epoch,
        takes_record=any_record_is_taken,
        accepts_late_response=fetch_from_the_log_end,
        outlives_out_of_range=always_cut_back,
        notes_epoch=records_have_no_epoch,
        epoch_on_return=current_epoch_is_heeded_again,
        hw_on_return=checkpoint_is_read,
        start_on_return=logs_start_at_0,
        reads_epoch_back=records_say_no_epoch,
        least_high_watermark=logs_start_at_0,
        least_high_watermark_anew=logs_start_at_0,
        low_watermark=logs_start_at_0,
        committed_end=least_end_in_isr,
        after_fetch=write_expanded_isr,
        answers_for=members_of_the_isr,
        is_late=is_behind,
        may_join=has_reached_high_watermark,
        refuses_position=position_is_beyond_the_log,
        prefers=nearby.has_the_position,
        compares_end_of=any_epoch_will_do,
        tells_latest=any_leader_tells,
        last_stable=everything_committed_is_stable,
        takes_late=late_records.nothing_newer_is_known,
        acknowledges=enough_ends_have_passed,
        recognises=nothing_is_recognised,
        accepts_sequence=requests.any_sequence,
        forgets_with_deletion=no_producer,
    ),
    name="kafka-0.8",
    title="brokers of 0.8.0: followers truncate to the high watermark",
    story=__doc__,
    source="apache/kafka 0.8.0 Partition.scala (makeLeader, makeFollower, checkEnoughReplicasReachOffset, "
    "getOutOfSyncReplicas), ReplicaFetcherThread.scala (handleOffsetOutOfRange), LogSegment.scala (read)",
    bounds=without(SINCE_0_8_2, *SINCE_0_10),
)
