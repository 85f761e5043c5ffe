"""KIP-279, Kafka 2.0: truncate to the last record that leader and follower agree on.

The story. The response of KIP-101 says where the next epoch starts at the leader, not whether the leader has the
follower's epoch at all; so after two elections in quick succession the follower keeps records that the leader does not
have. Now leader and follower go back through the epochs until they find one that both have. One problem remains: the
follower may ask a leader that is itself out of date, and fetches are not fenced at all (KIP-320).

Follows the TLA+ module Kip279, which replaces the search over epochs by its result: the end of the longest part of the
log, seen from the tail, whose last record is at the same offset of the leader's log.
"""

from __future__ import annotations

from functools import partial

from tideproof.model.language.actions import EPOCH, REPLICA, Rule, action, weakly_fair
from tideproof.model.language.algebra import Int, last_where
from tideproof.model.protocols.atomic.hw_truncation import HW_TRUNCATION, follow_and_truncate
from tideproof.model.protocols.atomic.replication import ReplicationState, offsets, same_record


def end_of_matching_log(s: ReplicationState, leader: int, follower: int) -> Int:
    """One more than the last offset at which both hold the same record; 0 where there is none."""
    return last_where(
        offsets(s),
        lambda offset: same_record(s, leader, follower, offset),
        lambda offset: offset + 1,
        otherwise=0,
    )


@partial(weakly_fair, as_one=True)
@action(epoch=EPOCH, replica=REPLICA, leader=REPLICA)
def become_follower_truncate_kip279(
    s: ReplicationState, epoch: int, replica: int, leader: int
) -> Rule[ReplicationState]:
    """A replica that sees a new leader truncates its log to the last record that both of them hold."""
    return (yield from follow_and_truncate(s, epoch, replica, leader, end=end_of_matching_log(s, leader, replica)))


KIP_279 = HW_TRUNCATION.variation(
    name="kip-279",
    title="2.0: followers truncate to the last record that both logs hold",
    story=__doc__,
    source="Kip279.tla",
    become_follower=become_follower_truncate_kip279,
)
