"""KIP-101, Kafka 0.11: truncate by leader epoch instead of high watermark.

The story. Every record carries the epoch of the leader that wrote it. A new follower asks the leader where the epoch of
the follower's last record ends in the leader's log, and truncates to that offset. A high watermark that lags no longer
costs committed records. But the leader's response is "the start of my first epoch above yours", even when the leader's
log does not have the follower's epoch: after two elections in quick succession a follower keeps records that the leader
never had (KIP-279). And when the leader cannot answer, the follower still truncates to its high watermark.

Follows the TLA+ module Kip101. In the module a follower takes no step at all if the response lies above its log end.
"""

from __future__ import annotations

from functools import partial

from tideproof.model.language.actions import EPOCH, REPLICA, Rule, action, weakly_fair
from tideproof.model.language.algebra import Int, all_of, first_where, ite
from tideproof.model.protocols.atomic.hw_truncation import HW_TRUNCATION, follow_and_truncate
from tideproof.model.protocols.atomic.replication import ReplicationState, latest_epoch, offsets


def end_offset_for_epoch(s: ReplicationState, leader: int, epoch: Int, unknown: Int) -> Int:
    """Where an epoch ends in the leader's log, as the leader of KIP-101 answers; `unknown` where it cannot tell."""
    answer = first_where(
        offsets(s),
        lambda offset: all_of(offset < s.leo[leader], s.log_epoch[leader][offset] > epoch),
        lambda offset: offset,
        otherwise=unknown,
    )
    answer = ite(latest_epoch(s, leader) == epoch, s.leo[leader], answer)
    return ite(s.leo[leader] == 0, unknown, answer)


@partial(weakly_fair, as_one=True)
@action(epoch=EPOCH, replica=REPLICA, leader=REPLICA)
def become_follower_truncate_kip101(
    s: ReplicationState, epoch: int, replica: int, leader: int
) -> Rule[ReplicationState]:
    """A replica that sees a new leader truncates its log to where that leader says the replica's last epoch ended."""
    answer = end_offset_for_epoch(s, leader, latest_epoch(s, replica), unknown=s.hw[replica])
    return (yield from follow_and_truncate(s, epoch, replica, leader, end=ite(s.leo[replica] == 0, 0, answer)))


KIP_101 = HW_TRUNCATION.variation(
    name="kip-101",
    title="0.11: followers truncate by leader epoch",
    story=__doc__,
    source="Kip101.tla",
    become_follower=become_follower_truncate_kip101,
)
