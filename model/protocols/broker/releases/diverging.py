"""Truncation on fetch: a follower fetches at once, and the leader answers where the logs diverge (KAFKA-10554,
KIP-595).

Since 2.8 a fetch carries the epoch of the follower's last record, as its epoch cache has it. If this epoch ends earlier
in the leader's log, the leader answers without a record: with its largest epoch up to that one, and the end of that.
The follower truncates as by OffsetsForLeaderEpoch, and fetches again.

Source: apache/kafka 2.8.1, Partition.readRecords, AbstractFetcherThread.partitionFetchState and
truncateOnFetchResponse, ReplicaManager.initialFetchOffset. In 2.7 leaders answer so, but followers do not ask.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.model.language.actions import REPLICA, strongly_fair, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, not_, put
from tideproof.model.language.state import NIL, Ints, merged, upto, variable
from tideproof.model.protocols.broker.alter_isr import AlterIsrState
from tideproof.model.protocols.broker.releases.kafka_2_0 import truncate_to_the_common_epoch
from tideproof.model.protocols.broker.releases.kafka_2_0_1 import end_of_largest_epoch_or_first_start
from tideproof.model.protocols.broker.releases.kafka_2_1 import is_in_the_same_epoch
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import EPOCH_ANSWERED, BrokerRule, BrokerState, follows, latest_known_epoch
from tideproof.model.protocols.broker.steps.fetching import may_ask, taking_over, with_log_start
from tideproof.model.protocols.broker.steps.following import follower_truncate
from tideproof.model.protocols.broker.steps.late import is_for_the_epoch, is_for_the_log_end
from tideproof.model.protocols.broker.steps.leading import note_fetch


@dataclass(frozen=True)
class FetchTruncationState(AlterIsrState):
    """The state of generations in which followers truncate by the responses to their fetches."""


@dataclass(frozen=True)
class DivergingHwState(FetchTruncationState):
    """The state where followers also take a high watermark from such a response (KAFKA-14704)."""

    answer_hw: Ints = variable(
        "the leader's high watermark in a response that says where the logs diverge",
        upto("log_size", nil=True), "replicas",
    )  # fmt: skip

    @staticmethod
    def in_answers() -> tuple[str, ...]:
        return *FetchTruncationState.in_answers(), "answer_hw"


def diverges(s: BrokerState, leader: int, follower: int) -> Bool:
    """Whether the epoch of the follower's last record ends earlier in the leader's log than in its own."""
    last = latest_known_epoch(s, follower)
    epoch, end = end_of_largest_epoch_or_first_start(s, leader, last)
    parts = all_of(last != NIL, any_of(epoch != last, end < s.leo[follower]))
    # A fetch from below the log start is out of range, wherever the logs diverge (since 2.8.1, KAFKA-12996).
    return all_of(parts, s.leo[follower] >= s.log_start[leader]) if s.bounds.delete_records else parts


@weakly_fair
@step(follower=REPLICA, leader=REPLICA)
def leader_answer_diverging(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The follower's log has diverged from the leader's: the leader answers where, and does not note the fetch."""
    yield follower != leader
    yield follows(s, follower, leader)
    yield may_ask(s, follower, leader)
    yield is_in_the_same_epoch(s, leader, follower)
    yield diverges(s, leader, follower)
    epoch, end = end_of_largest_epoch_or_first_start(s, leader, latest_known_epoch(s, follower))
    after = s.replace(
        answer=put(s.answer, follower, EPOCH_ANSWERED),
        answer_epoch=put(s.answer_epoch, follower, epoch),
        answer_offset=put(s.answer_offset, follower, end),
    )
    if isinstance(s, DivergingHwState):
        after = with_log_start(after.replace(answer_hw=put(s.answer_hw, follower, s.hw[leader])), leader, follower)
    return after


@weakly_fair
@step(follower=REPLICA, leader=REPLICA)
def leader_answer_diverging_and_note(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The follower's log has diverged from the leader's: the leader answers where, and notes the fetch."""
    after: BrokerState = yield from leader_answer_diverging.rule(rules, s, follower=follower, leader=leader)
    return note_fetch(rules, after, leader, follower)


def truncate_once(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    """If that was not far enough, the next fetch says so."""
    return truncate_to_the_common_epoch(rules, s, follower)[0], True


@strongly_fair
@step(follower=REPLICA)
def follower_take_high_watermark_and_truncate(rules: Rules, s: DivergingHwState, follower: int) -> BrokerRule:
    """The response arrives: the follower adopts its high watermark and log start, and then truncates."""
    answered_hw = s.answer_hw[follower]
    taken = merged(answered_hw != NIL, taking_over(rules, s, follower, answered_hw), s)
    after: BrokerState = yield from follower_truncate.rule(rules, taken, follower=follower)
    return after


@step(asked("late_truncations"), follower=REPLICA)
def follower_take_high_watermark(rules: Rules, s: DivergingHwState, follower: int) -> BrokerRule:
    """The response arrives: the follower adopts its high watermark and log start, and truncates in a later step.

    Between the two the fetcher thread holds no lock that readers, elections or the end of the process wait for.
    Source: AbstractFetcherThread.processFetchRequest, ReplicaFetcherThread.processPartitionData at 2.8.1 and 3.4.0.
    """
    yield s.answer[follower] == EPOCH_ANSWERED
    yield s.answer_hw[follower] != NIL
    after = taking_over(rules, s, follower, s.answer_hw[follower])
    return after.replace(answer_hw=put(s.answer_hw, follower, NIL))


def for_the_offset_and_the_epoch(s: BrokerState, leader: int, follower: int) -> Bool:
    """A response is compared by the offset and the epoch of its request (KAFKA-18991)."""
    return all_of(is_for_the_log_end(s, leader, follower), is_for_the_epoch(s, leader, follower))


def fenced_and_not_diverging(s: BrokerState, leader: int, follower: int) -> Bool:
    return all_of(is_in_the_same_epoch(s, leader, follower), not_(diverges(s, leader, follower)))
