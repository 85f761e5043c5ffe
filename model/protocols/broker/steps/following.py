"""Following: a new leader is announced, and the follower truncates before it fetches from it."""

from __future__ import annotations

from tideproof.model.language.actions import EPOCH, REPLICA, strongly_fair, weakly_fair
from tideproof.model.language.algebra import any_of, ite, not_, put
from tideproof.model.language.state import NIL, merged
from tideproof.model.protocols.broker.rules import Rules, step
from tideproof.model.protocols.broker.state import (
    EPOCH_ANSWERED,
    BrokerRule,
    BrokerState,
    announced_leader,
    follows,
    latest_known_epoch,
    without_answer,
    without_leader_state,
    without_spent_requests,
    without_waiting,
)
from tideproof.model.protocols.broker.steps.fetching import may_ask
from tideproof.model.protocols.broker.steps.stopping import runs


@weakly_fair
@step(epoch=EPOCH, replica=REPLICA, leader=REPLICA)
def become_follower(rules: Rules, s: BrokerState, epoch: int, replica: int, leader: int) -> BrokerRule:
    """A broker sees the LeaderAndIsr request of a newer epoch that names another broker as leader."""
    yield leader != replica
    yield from runs(s, replica)
    yield s.epoch[replica] < epoch
    yield announced_leader(s, epoch) == leader
    after = without_leader_state(s, replica).replace(
        epoch=put(s.epoch, replica, epoch),
        leader=put(s.leader, replica, leader),
    )
    keeps_waiting = any_of(rules.keeps_waiting(s, replica), s.bounds.slow_handlers == 1)
    after = merged(keeps_waiting, after, without_waiting(after, replica))
    restarted = rules.starts_following(without_answer(after, replica), replica)
    return without_spent_requests(merged(rules.keeps_fetching(s, replica, leader, epoch), after, restarted))


@weakly_fair
@step(follower=REPLICA, leader=REPLICA)
def leader_answer_epoch(rules: Rules, s: BrokerState, follower: int, leader: int) -> BrokerRule:
    """The leader answers a follower that has to truncate: where the latest epoch that the follower knows ends."""
    yield follower != leader
    yield s.truncating[follower]
    yield may_ask(s, follower, leader)
    yield follows(s, follower, leader)
    yield rules.accepts_epoch_request(s, leader, follower)
    asked = latest_known_epoch(s, follower)
    epoch, end = rules.end_of_epoch(s, leader, asked)
    if s.bounds.delete_records:  # only then can a follower that knows no epoch have records to truncate
        epoch, end = ite(asked == NIL, NIL, epoch), ite(asked == NIL, NIL, end)
    return s.replace(
        answer=put(s.answer, follower, EPOCH_ANSWERED),
        answer_epoch=put(s.answer_epoch, follower, epoch),
        answer_offset=put(s.answer_offset, follower, end),
    )


@strongly_fair
@step(follower=REPLICA)
def follower_truncate(rules: Rules, s: BrokerState, follower: int) -> BrokerRule:
    """The response arrives, and the follower truncates its log by it; then it fetches, or asks once more."""
    yield s.answer[follower] == EPOCH_ANSWERED
    end, done = rules.truncation(rules, s, follower)
    after = rules.truncates(s, follower, end)
    return without_answer(after.replace(truncating=put(s.truncating, follower, not_(done))), follower)
