"""Kafka before 0.11: a follower truncates its log to its own high watermark.

The story. A follower learns the high watermark with the response to its *next* fetch, so what it holds as its high
watermark lags behind the leader's. A new follower discards everything above its own high watermark and fetches it
again, including records that the leader has already committed. Until it has fetched them it is still in the ISR. If it
is elected in that time, they are lost (KAFKA-1211). And no replica notices if two logs differ below their high
watermarks.

Follows the TLA+ module KafkaTruncateToHighWatermark.
"""

from __future__ import annotations

from functools import partial

from tideproof.model.language.actions import EPOCH, REPLICA, Rule, action, weakly_fair
from tideproof.model.language.algebra import Int
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.replication import ReplicationState


def follow_and_truncate(s: ReplicationState, epoch: int, replica: int, leader: int, end: Int) -> Rule[ReplicationState]:
    """The common part of becoming a follower: it truncates its log to `end`, which must lie within the log."""
    yield base.sees_new_leader(s, epoch, replica, leader)
    yield end <= s.leo[replica]
    return base.assume_epoch(base.truncated(s, replica, end), epoch, replica, leader)


@partial(weakly_fair, as_one=True)
@action(epoch=EPOCH, replica=REPLICA, leader=REPLICA)
def become_follower_truncate_to_high_watermark(
    s: ReplicationState, epoch: int, replica: int, leader: int
) -> Rule[ReplicationState]:
    """A replica that sees a new leader truncates its log to its own high watermark."""
    return (yield from follow_and_truncate(s, epoch, replica, leader, end=s.hw[replica]))


HW_TRUNCATION = Protocol(
    name="hw-truncation",
    title="before 0.11: followers truncate to the high watermark",
    story=__doc__,
    source="KafkaTruncateToHighWatermark.tla",
    state=ReplicationState,
    initial=base.initial,
    bounds=base.BOUNDS,
    slots={
        "elect_leader": base.controller_elect_leader,
        "controller_shrink_isr": base.controller_shrink_isr,
        "become_leader": base.become_leader,
        "expand_isr": base.leader_expand_isr,
        "shrink_isr": base.leader_shrink_isr,
        "write": base.leader_write,
        "advance_high_watermark": base.leader_inc_high_watermark,
        "become_follower": become_follower_truncate_to_high_watermark,
        "fetch": base.follower_replicate,
    },
)
