"""KIP-320, Kafka 2.1: leader and follower talk only when they are in the same epoch.

The story. A follower that had missed elections kept fetching from an old leader, unfenced, and counted as if it held
that leader's log. Another asked for its truncation point from a leader that was itself about to truncate. Four rules
came out of checking this model:

1. A follower that sees a new epoch truncates before it fetches.
2. It truncates by the log of the leader of that very epoch; the log of any other leader may still change.
3. The high watermark moves only when all of the ISR has acknowledged the leader *and* its epoch.
4. Shrinking the ISR is safe. Expanding it waits until the high watermark has reached the leader's own epoch.

Follows the TLA+ module Kip320.
"""

from __future__ import annotations

from functools import partial

from tideproof.model.language.actions import EPOCH, REPLICA, Rule, action, strongly_fair, weakly_fair
from tideproof.model.language.algebra import Bool, all_of, any_of, every, implies, not_
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.kip_279 import KIP_279, end_of_matching_log
from tideproof.model.protocols.atomic.kip_320_first_try import high_watermark_reached_current_epoch
from tideproof.model.protocols.atomic.replication import (
    ReplicationState,
    has_offset,
    is_following_in_epoch,
    presumes_leadership,
    replicas,
)


@partial(weakly_fair, as_one=True)
@action(epoch=EPOCH, replica=REPLICA, leader=REPLICA)
def fenced_become_follower_and_truncate(
    s: ReplicationState, epoch: int, replica: int, leader: int
) -> Rule[ReplicationState]:
    """A replica that sees a new leader, itself in that epoch, truncates its log to the last record that both hold."""
    yield base.sees_new_leader(s, epoch, replica, leader)
    yield presumes_leadership(s, leader)
    yield s.epoch[leader] == epoch
    return base.assume_epoch(
        base.truncated(s, replica, end_of_matching_log(s, leader, replica)), epoch, replica, leader
    )


@action(follower=REPLICA, leader=REPLICA)
def fenced_follower_fetch(s: ReplicationState, follower: int, leader: int) -> Rule[ReplicationState]:
    """A follower in the leader's epoch appends the leader's next record and takes over the high watermark."""
    yield leader != follower
    yield is_following_in_epoch(s, follower, leader)
    yield has_offset(s, leader, s.leo[follower])
    return base.replicated(s, follower, leader)


def has_acknowledged(s: ReplicationState, follower: int, leader: int) -> Bool:
    """Whether the follower, in the leader's epoch, has the record at the leader's high watermark."""
    return all_of(is_following_in_epoch(s, follower, leader), has_offset(s, follower, s.hw[leader]))


@partial(strongly_fair, as_one=True)
@action(leader=REPLICA)
def fenced_leader_inc_high_watermark(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """The leader's high watermark passes a record that every member of the ISR, in the leader's epoch, has."""
    yield has_offset(s, leader, s.hw[leader])
    yield every(replicas(s), lambda follower: implies(s.isr[leader][follower], has_acknowledged(s, follower, leader)))
    return base.advance_high_watermark(s, leader)


@action(leader=REPLICA, replica=REPLICA)
def fenced_leader_shrink_isr(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader takes a replica out of the ISR that is not in its epoch or lags behind its log end."""
    yield leader != replica
    yield base.is_true_leader(s, leader)
    yield s.isr[leader][replica]
    yield any_of(not_(is_following_in_epoch(s, replica, leader)), s.leo[replica] < s.leo[leader])
    return base.change_isr(s, leader, replica, member=False)


@partial(strongly_fair, as_one=True)
@action(leader=REPLICA, replica=REPLICA)
def fenced_leader_expand_isr(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader, once its high watermark has reached its own epoch, takes in a replica of its epoch that has too."""
    yield leader != replica
    yield base.is_true_leader(s, leader)
    yield not_(s.isr[leader][replica])
    yield is_following_in_epoch(s, replica, leader)
    yield any_of(s.hw[leader] == 0, has_offset(s, replica, s.hw[leader] - 1))
    yield high_watermark_reached_current_epoch(s, leader)
    return base.change_isr(s, leader, replica, member=True)


KIP_320 = KIP_279.variation(
    name="kip-320",
    title="2.1: requests are fenced by the leader's epoch",
    story=__doc__,
    source="Kip320.tla",
    expand_isr=fenced_leader_expand_isr,
    shrink_isr=fenced_leader_shrink_isr,
    advance_high_watermark=fenced_leader_inc_high_watermark,
    become_follower=fenced_become_follower_and_truncate,
    fetch=fenced_follower_fetch,
)
