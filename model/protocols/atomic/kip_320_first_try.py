"""The first attempt at KIP-320: check the epoch of the follower's last record on every fetch, and nothing else.

The story. The follower does not truncate when it sees a new leader; it starts to fetch, and the leader instructs it to
truncate when the epoch of its last record does not fit. That looks simpler, but the leader cannot know whether its
followers have seen its epoch, so the design was rejected. The leader commits a record because a follower in an *older*
epoch holds it. That follower then learns of an election that it missed, and truncates the record to match a leader that
never had it. Now it may be elected.

KIP-320 kept one rule of it: a new leader admits no replica to the ISR before its high watermark has reached its own
epoch (KAFKA-7128).

Follows the TLA+ module Kip320FirstTry.
"""

from __future__ import annotations

from tideproof.model.language.actions import EPOCH, REPLICA, Rule, action
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, every, implies, not_, select
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.kip_279 import KIP_279, end_of_matching_log
from tideproof.model.protocols.atomic.replication import (
    ReplicationState,
    has_offset,
    is_following,
    presumes_leadership,
    replicas,
)


def has_caught_up_by_epoch(s: ReplicationState, follower: int, leader: int, end: Int) -> Bool:
    """Whether the record before `end` has the same epoch with both; at the start of a log there is none to compare."""
    last = end - 1
    same_epoch = all_of(
        has_offset(s, leader, last),
        has_offset(s, follower, last),
        select(s.log_epoch[follower], last) == select(s.log_epoch[leader], last),
    )
    return all_of(presumes_leadership(s, leader), is_following(s, follower, leader), any_of(end == 0, same_epoch))


def needs_truncation(s: ReplicationState, follower: int, leader: int) -> Bool:
    """Whether the follower's log is longer than the leader's, or its last record has another epoch there."""
    end = s.leo[follower]
    other_epoch = select(s.log_epoch[leader], end - 1) != base.latest_epoch(s, follower)
    return any_of(end > s.leo[leader], all_of(end > 0, has_offset(s, leader, end - 1), other_epoch))


@action(epoch=EPOCH, replica=REPLICA, leader=REPLICA)
def become_follower(s: ReplicationState, epoch: int, replica: int, leader: int) -> Rule[ReplicationState]:
    """A replica that sees a new leader follows it; its log stays as it is."""
    yield base.sees_new_leader(s, epoch, replica, leader)
    return base.assume_epoch(s, epoch, replica, leader)


@action(follower=REPLICA, leader=REPLICA)
def follower_truncate(s: ReplicationState, follower: int, leader: int) -> Rule[ReplicationState]:
    """A follower whose last record does not fit the leader's log truncates to the last record that both hold."""
    yield leader != follower
    yield presumes_leadership(s, leader)
    yield is_following(s, follower, leader)
    yield needs_truncation(s, follower, leader)
    return base.truncated(s, follower, end_of_matching_log(s, leader, follower))


@action(follower=REPLICA, leader=REPLICA)
def follower_fetch(s: ReplicationState, follower: int, leader: int) -> Rule[ReplicationState]:
    """A follower whose last record has the leader's epoch at that offset appends the leader's next record."""
    yield leader != follower
    yield has_caught_up_by_epoch(s, follower, leader, s.leo[follower])
    yield has_offset(s, leader, s.leo[follower])
    return base.replicated(s, follower, leader)


@action(leader=REPLICA)
def improved_leader_inc_high_watermark(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """The leader's high watermark passes a record whose epoch matches in the log of every member of the ISR."""
    yield presumes_leadership(s, leader)
    yield has_offset(s, leader, s.hw[leader])
    end = s.hw[leader] + 1
    yield every(replicas(s), lambda f: implies(s.isr[leader][f], has_caught_up_by_epoch(s, f, leader, end)))
    return base.advance_high_watermark(s, leader)


@action(leader=REPLICA, replica=REPLICA)
def leader_shrink_isr_better_fencing(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader takes a replica out of the ISR that does not hold its last record, judged by the epoch."""
    yield leader != replica
    yield base.is_true_leader(s, leader)
    yield s.isr[leader][replica]
    yield not_(has_caught_up_by_epoch(s, replica, leader, s.leo[leader]))
    return base.change_isr(s, leader, replica, member=False)


def high_watermark_reached_current_epoch(s: ReplicationState, leader: int) -> Bool:
    """Whether the leader knows everything that its predecessors committed to lie below its high watermark."""
    hw = s.hw[leader]
    in_epoch = all_of(has_offset(s, leader, hw), select(s.log_epoch[leader], hw) == s.epoch[leader])
    return any_of(hw == s.leo[leader], in_epoch)


@action(leader=REPLICA, replica=REPLICA)
def leader_expand_isr_better_fencing(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader, once its high watermark has reached its own epoch, takes in a replica that reaches that mark."""
    yield leader != replica
    yield base.is_true_leader(s, leader)
    yield not_(s.isr[leader][replica])
    yield has_caught_up_by_epoch(s, replica, leader, s.hw[leader])
    yield high_watermark_reached_current_epoch(s, leader)
    return base.change_isr(s, leader, replica, member=True)


KIP_320_FIRST_TRY = KIP_279.variation(
    name="kip-320-first-try",
    title="rejected design: fetches are fenced by the epoch of the follower's last record",
    story=__doc__,
    source="Kip320FirstTry.tla",
    expand_isr=leader_expand_isr_better_fencing,
    shrink_isr=leader_shrink_isr_better_fencing,
    advance_high_watermark=improved_leader_inc_high_watermark,
    become_follower=become_follower,
    fetch=follower_fetch,
    added={"truncate": follower_truncate},
)
