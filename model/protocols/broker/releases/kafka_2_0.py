"""Kafka 2.0.0: leader and follower go back through the epochs until they find one that both have (KIP-279).

The story. The leader answers with its largest epoch that is not above the follower's, and where that epoch ends. A
follower that does not have this epoch truncates to where its own next smaller one ends, and asks again. Four flaws
remain: fetches are not fenced, so leaders serve zombies (KAFKA-6880); a follower does not truncate when its leader
seems to be the same (KAFKA-7164); a leader knows its epoch only once it has written a record (KAFKA-7415); and a new
leader whose high watermark lags admits to the ISR a replica that lacks committed records (KAFKA-7128).

A leader cannot answer for an epoch below all epochs that it has. A follower that has not truncated yet then truncates
to its high watermark. One that has truncated, and asks again, keeps the rest of its log, although the leader may have
none of it: it uses its fetch offset, which each truncation sets. Since 2.0.1 the leader can answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, minimum, put
from tideproof.model.language.state import FLAG, NIL, Bools, variable
from tideproof.model.protocols.broker.releases.kafka_0_11 import KAFKA_0_11, ask_the_leader_where_to_truncate
from tideproof.model.protocols.broker.rules import Rules, and_then
from tideproof.model.protocols.broker.state import (
    EPOCH_ANSWERED,
    BrokerState,
    known_epoch_up_to,
    latest_known_epoch,
    start_of_epoch_above,
)


@dataclass(frozen=True)
class AskingAgainState(BrokerState):
    """A broker state that notes which followers have truncated and ask again."""

    asks_again: Bools = variable("the follower has truncated by a response, and must ask once more", FLAG, "replicas")


def end_of_largest_epoch_up_to(s: BrokerState, leader: int, epoch: Int) -> tuple[Int, Int]:
    above, known = start_of_epoch_above(s, leader, epoch), known_epoch_up_to(s, leader, epoch)
    is_latest = latest_known_epoch(s, leader) == epoch
    cannot_tell = any_of(above == NIL, known == NIL)
    return (
        ite(is_latest, epoch, ite(cannot_tell, NIL, known)),
        ite(is_latest, s.leo[leader], ite(cannot_tell, NIL, above)),
    )


def truncate_to_the_common_epoch(rules: Rules, s: BrokerState, follower: int) -> tuple[Int, Bool]:
    """If the leader's end is undefined: the high watermark. If both know the epoch: the lesser end. Otherwise: the
    follower's own end, and it asks again.

    The follower computes its own end by the generation's rule for leaders.
    """
    leaders_epoch, leaders_end, leo = s.answer_epoch[follower], s.answer_offset[follower], s.leo[follower]
    own_epoch, own_end = rules.end_of_epoch(s, follower, leaders_epoch)
    both = minimum(own_end, leaders_end, leo)
    unlike = ite(own_end == NIL, minimum(leaders_end, leo), minimum(own_end, leo))
    end = ite(all_of(own_end != NIL, own_epoch == leaders_epoch), both, unlike)
    done = any_of(leaders_end == NIL, own_end == NIL, own_epoch == leaders_epoch)
    return ite(leaders_end == NIL, s.hw[follower], end), done


def with_question(s: Any, follower: int, again: Bool) -> Any:
    return s.replace(asks_again=put(s.asks_again, follower, again))


def ask_for_the_first_time(s: BrokerState, follower: int) -> BrokerState:
    asking: BrokerState = with_question(ask_the_leader_where_to_truncate(s, follower), follower, False)
    return asking


def keep_what_is_left(rules: Rules, s: AskingAgainState, follower: int) -> tuple[Int, Bool]:
    """The same, but a follower that has truncated keeps its log if the leader's end is undefined."""
    end, done = truncate_to_the_common_epoch(rules, s, follower)
    undefined_again = all_of(s.asks_again[follower], s.answer_offset[follower] == NIL)
    return ite(undefined_again, s.leo[follower], end), done


def remembers(before: BrokerState, after: BrokerState, follower: int) -> BrokerState:
    remembered: BrokerState = with_question(after, follower, after.truncating[follower])
    return remembered


def forgets(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    forgotten: BrokerState = with_question(after, replica, False)
    return forgotten


def any_epoch_end(s: BrokerState, leader: int, follower: int) -> Bool:
    """A fetch response is discarded: the follower has to truncate first, and waits with that for this response."""
    return s.late_response[follower][leader] == EPOCH_ANSWERED


KAFKA_2_0 = KAFKA_0_11.variation(
    name="kafka-2.0",
    title="brokers of 2.0.0: followers truncate to the last epoch that both logs have",
    story=__doc__,
    source="apache/kafka 2.0.0 AbstractFetcherThread.scala (getOffsetTruncationState, "
    "updateFetchOffsetAndMaybeMarkTruncationComplete), LeaderEpochFileCache.scala (endOffsetFor); KIP-279",
    state=AskingAgainState,
    starts_following=ask_for_the_first_time,
    end_of_epoch=end_of_largest_epoch_up_to,
    truncation=keep_what_is_left,
    accepts_late_response=any_epoch_end,
    follower_truncate=and_then(KAFKA_0_11.steps["follower_truncate"], remembers, "follower"),
    become_leader=and_then(KAFKA_0_11.steps["become_leader"], forgets, "replica"),
    crash=and_then(KAFKA_0_11.steps["crash"], forgets, "replica"),
    power_loss=and_then(KAFKA_0_11.steps["power_loss"], forgets, "replica"),
)
