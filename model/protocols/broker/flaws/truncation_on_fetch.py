"""Truncation on fetch: a follower fetches at once, and the leader answers where the logs part (KIP-595).

Since 2.8 the request carries the epoch of the follower's last record, as its epoch cache has it. A leader that finds
that this epoch ends earlier in its own log answers with its largest epoch up to that one, and with where that ends; it
notes nothing then (since 2.8.1, KAFKA-13141). The follower truncates by that as it did by OffsetsForLeaderEpoch, and
fetches again.

A truncation that cuts no record now forgets an epoch that starts at the log end (2.6.1, KAFKA-10706): without that a
follower with an epoch of no record would be answered the same for ever. The follower takes no high watermark from such
an answer (since 3.4.1, KAFKA-14704), and a response counts only if it is for the offset and the epoch that the follower
would fetch from now (KAFKA-18991).

Source: apache/kafka 2.8.1, Partition.readRecords, ReplicaManager.updateFollowerFetchState, AbstractFetcherThread.
partitionFetchState and truncateOnFetchResponse, Log.truncateTo. In 2.7 leaders answer so, but followers do not ask.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, not_, put
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.flaws.stale_remote_leo import KAFKA_2_5_FIXED
from tideproof.model.protocols.broker.releases.kafka_2_0 import truncate_to_the_common_epoch
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import end_of_largest_epoch_or_first_start
from tideproof.model.protocols.broker.releases.kafka_2_1 import is_in_the_same_epoch
from tideproof.model.protocols.broker.rules import Rules, and_then, step
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, BrokerRule, BrokerState, follows, latest_known_epoch
from tideproof.model.protocols.broker.steps.fetching import may_ask
from tideproof.model.protocols.broker.steps.following import follower_truncate
from tideproof.model.protocols.broker.steps.late import is_for_the_epoch, is_for_the_log_end


def diverges(s: BrokerState, leader: int, follower: int) -> Bool:
    """Whether the epoch of the follower's last record ends earlier in the leader's log than in its own."""
    last = latest_known_epoch(s, follower)
    epoch, end = end_of_largest_epoch_or_first_start(s, leader, last)
    return all_of(last != NIL, any_of(epoch != last, end < s.leo[follower]))


@step(follower=REPLICA, leader=REPLICA)
def leader_answer_diverging(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The leader finds that the follower's log has parted from its own, and answers where; it notes nothing."""
    yield follower != leader
    yield follows(s, follower, leader)
    yield may_ask(s, follower, leader)
    yield is_in_the_same_epoch(s, leader, follower)
    yield diverges(s, leader, follower)
    epoch, end = end_of_largest_epoch_or_first_start(s, leader, latest_known_epoch(s, follower))
    return s.replace(
        answer=put(s.answer, follower, EPOCH_ANSWERED),
        answer_epoch=put(s.answer_epoch, follower, epoch),
        answer_offset=put(s.answer_offset, follower, end),
    )


def keep_everything(s: BrokerState, follower: int) -> BrokerState:
    return s


def truncate_once(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    """If that was not far enough, the next fetch says so."""
    return truncate_to_the_common_epoch(rules, s, follower)[0], True


def forget_epochs_at_the_end(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    known = tuple(ite(start >= after.leo[replica], NIL, start) for start in after.epoch_start[replica])
    return after.replace(epoch_start=put(after.epoch_start, replica, known))


def fenced_and_not_diverging(s: BrokerState, leader: int, follower: int) -> Bool:
    return all_of(is_in_the_same_epoch(s, leader, follower), not_(diverges(s, leader, follower)))


def for_the_offset_and_the_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    return all_of(is_for_the_log_end(s, leader, follower), is_for_the_epoch(s, leader, follower))


TRUNCATION_ON_FETCH = KAFKA_2_5_FIXED.variation(
    name="truncation-on-fetch",
    title="2.5 with the truncation on fetch of 2.8, as it was meant",
    story=__doc__,
    source="apache/kafka 2.8.1; KIP-595, KAFKA-13141, KAFKA-18991",
    starts_following=keep_everything,
    accepts_fetch=fenced_and_not_diverging,
    answer_epoch=leader_answer_diverging,
    truncation=truncate_once,
    follower_truncate=and_then(follower_truncate, forget_epochs_at_the_end, "follower"),
    accepts_late_response=for_the_offset_and_the_epoch,
)
