"""What brokers promise to reach in the end, if faults end and no fair step is left out.

Which steps are fair is said where they are (`weakly_fair`, `strongly_fair` in model/protocols/broker): what brokers,
controller and clients do by themselves is weakly fair, and the arrival of a response, which may be lost again and
again, strongly. No fault is fair, and no election: neither need ever happen. A configuration has few of them, and few
records, so that every run ends in a part where only repair goes on. What bounds alone prevent is excused by what a
promise presumes: that the leader stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, not_, select, some
from tideproof.model.language.properties import leads_to
from tideproof.model.language.ranking import Measured, rank
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import ReplicationState, replicas, same_record
from tideproof.model.protocols.broker.alter_isr import NO_CHANGE, AlterIsrState
from tideproof.model.protocols.broker.releases.diverging import FetchTruncationState, diverges
from tideproof.model.protocols.broker.releases.fencing import FencingState, IsrNewsState
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState, is_assigned
from tideproof.model.protocols.broker.state import BrokerState, follows
from tideproof.model.protocols.broker.steps.producing import PLACE, RECORD
from tideproof.model.protocols.broker.steps.transactions import last_stable_offset
from tideproof.properties.invariants import properties_in
from tideproof.properties.invariants.broker import electable, holds


def is_in_office(s: ReplicationState, leader: int) -> Bool:
    """Whether the broker leads in the current epoch, and knows it."""
    return all_of(s.quorum_leader == leader, s.leader[leader] == leader, s.epoch[leader] == s.quorum_epoch)


def other_brokers(s: ReplicationState, follower: int) -> list[int]:
    return [broker for broker in range(s.bounds.replicas) if broker != follower]


def runs(s: BrokerState, broker: int) -> Bool:
    return not_(s.down[broker]) if s.bounds.fail_stop else True


def leader_stays(s: ReplicationState) -> Bool:
    """the current leader stays, with KRaft up to 3.5 while leader epochs are left"""
    in_office = some(replicas(s), lambda leader: is_in_office(s, leader))
    if isinstance(s, FencingState) and not isinstance(s, IsrNewsState):
        # Up to 3.5 a smaller ISR is a new epoch: without one left nothing could be granted.
        return all_of(in_office, s.next_epoch < s.bounds.epochs)
    return in_office


def leader_stays_and_follower_runs(s: ReplicationState, follower: int) -> Bool:
    """the current leader stays, with KRaft up to 3.5 while leader epochs are left, and the follower runs"""
    up: Bool = runs(s, follower) if isinstance(s, BrokerState) else True
    return all_of(leader_stays(s), up, is_assigned(s, follower) if isinstance(s, ReassigningState) else True)


def all_stay(s: ReplicationState, follower: int) -> Bool:
    """the current leader stays, with KRaft up to 3.5 while leader epochs are left, the follower runs, and with
    KRaft no broker that runs is fenced
    """
    stay = leader_stays_and_follower_runs(s, follower)
    if not isinstance(s, FencingState):
        return stay
    return all_of(stay, *(not_(all_of(runs(s, r), s.fenced[r])) for r in range(s.bounds.replicas)))


of_a_follower = partial(
    leads_to, provided=leader_stays_and_follower_runs, needs={"replicas": 2}, by_name_only=True, follower=REPLICA
)
"""Makes a promise that is decided for each follower."""


@leads_to(ReplicationState, provided=leader_stays, by_name_only=True)
def log_gets_committed(s: ReplicationState) -> tuple[Bool, Bool]:
    """If the current leader's log reaches beyond its high watermark, the high watermark reaches the log end."""
    behind = any_of(*(all_of(is_in_office(s, r), s.hw[r] < s.leo[r]) for r in range(s.bounds.replicas)))
    return behind, not_(behind)


def is_level(s: ReplicationState, leader: int, follower: int) -> Bool:
    """Whether a follower follows the leader in its epoch, with the same log end and high watermark."""
    return all_of(
        s.leader[follower] == leader,
        s.epoch[follower] == s.epoch[leader],
        s.leo[follower] == s.leo[leader],
        s.hw[follower] == s.hw[leader],
    )


@of_a_follower(ReplicationState)
def follower_gets_level(s: ReplicationState, follower: int) -> tuple[Bool, Bool]:
    """A follower that is behind the current leader, or in an earlier epoch, catches up with it."""
    others = other_brokers(s, follower)
    behind = any_of(*(all_of(is_in_office(s, r), not_(is_level(s, r, follower))) for r in others))
    return behind, not_(behind)


@of_a_follower(ReplicationState, provided=all_stay)
def follower_joins_isr(s: ReplicationState, follower: int) -> tuple[Bool, Bool]:
    """A replica outside the ISR of the current leader joins it."""
    others = other_brokers(s, follower)
    outside = any_of(*(all_of(is_in_office(s, r), not_(s.isr[r][follower])) for r in others))
    return outside, not_(outside)


def truncates(s: BrokerState, follower: int) -> Bool:
    """Whether a follower has yet to truncate: since 2.8 whether its log diverges from its leader's in that epoch."""
    if not isinstance(s, FetchTruncationState):
        return s.truncating[follower]
    others = other_brokers(s, follower)
    same = (all_of(follows(s, follower, r), s.epoch[follower] == s.epoch[r], diverges(s, r, follower)) for r in others)
    return any_of(*same)


@of_a_follower(BrokerState)
def truncation_ends(s: BrokerState, follower: int) -> tuple[Bool, Bool]:
    """A follower that has yet to truncate is done with it."""
    waiting = truncates(s, follower)
    return waiting, not_(waiting)


@leads_to(
    BrokerState,
    provided=leader_stays,
    remark="A request also ends with its time-out, which is there with --outcomes 1.",
    needs={"acks": 1},
    by_name_only=True,
    record=RECORD,
)
def request_gets_answered(s: BrokerState, record: int) -> tuple[Bool, Bool]:
    """The request of a producer that waits at the current leader gets an answer."""
    if not s.bounds.acks:
        return False, True
    waits = any_of(*(all_of(is_in_office(s, r), s.waits_at[record] == r) for r in range(s.bounds.replicas)))
    return waits, not_(waits)


def epochs_are_left(s: FencingState) -> Bool:
    """leader epochs are left"""
    return s.next_epoch < s.bounds.epochs


@leads_to(FencingState, provided=epochs_are_left, by_name_only=True)
def leader_gets_elected(s: FencingState) -> tuple[Bool, Bool]:
    """Where the partition has no leader, and a member of the ISR, or an eligible leader replica, runs, it gets one."""
    members = electable(s)
    one_runs = any_of(*(all_of(members[r], runs(s, r), is_assigned(s, r)) for r in range(s.bounds.replicas)))
    return all_of(s.quorum_leader == NIL, one_runs), s.quorum_leader != NIL


def shown_end(s: BrokerState, leader: int) -> Int:
    return last_stable_offset(s, leader) if s.bounds.read_committed else s.hw[leader]


@leads_to(BrokerState, provided=leader_stays, needs={"consumers": 1}, by_name_only=True, offset=PLACE)
def consumer_reads_on(s: BrokerState, offset: int) -> tuple[Bool, Bool]:
    """A consumer continues to read as long as the current leader has more for it."""
    more = any_of(*(all_of(is_in_office(s, r), offset < shown_end(s, r)) for r in range(s.bounds.replicas)))
    waits = all_of(s.position == offset, more)
    return waits, not_(waits)


@leads_to(AlterIsrState, provided=leader_stays, needs={"replicas": 2}, by_name_only=True)
def isr_change_ends(s: AlterIsrState) -> tuple[Bool, Bool]:
    """A change of the ISR that the current leader has requested ends at last."""
    asked = any_of(*(all_of(is_in_office(s, r), s.change[r] != NO_CHANGE) for r in range(s.bounds.replicas)))
    return asked, not_(asked)


def has_leader(s: BrokerState) -> Bool:
    """the partition has a leader"""
    return s.quorum_leader != NIL


@leads_to(BrokerState, provided=has_leader, by_name_only=True, broker=REPLICA)
def broker_learns_epoch(s: BrokerState, broker: int) -> tuple[Bool, Bool]:
    """A broker that runs, and is in an earlier epoch than the controller, comes to the controller's epoch."""
    behind = all_of(runs(s, broker), s.epoch[broker] < s.quorum_epoch)
    return behind, not_(behind)


@leads_to(FencingState, provided=epochs_are_left, by_name_only=True, broker=REPLICA)
def broker_gets_unfenced(s: FencingState, broker: int) -> tuple[Bool, Bool]:
    """A broker that runs, and is fenced, is heard of again."""
    waits = all_of(runs(s, broker), s.fenced[broker])
    return waits, not_(waits)


@leads_to(BrokerState, provided=leader_stays, needs={"acks": 1}, by_name_only=True, record=RECORD)
def acked_gets_everywhere(s: BrokerState, record: int) -> tuple[Bool, Bool]:
    """An acknowledged record comes to be on every broker that runs and is a replica of the partition."""
    if not s.bounds.acks:
        return False, True
    own = [all_of(runs(s, r), is_assigned(s, r)) for r in range(s.bounds.replicas)]
    lacking = [all_of(mine, not_(holds(s, r, record))) for r, mine in enumerate(own)]
    return all_of(s.acked[record], any_of(*lacking)), not_(any_of(*lacking))


# What is proved without bounds ----------------------------------------------------------------------------------------


@rank("become_follower", replica=REPLICA)
def epochs_to_learn_of(s: ReplicationState, replica: int) -> Measured:
    """the epochs that a replica is behind the current leader"""
    return s.quorum_epoch - s.epoch[replica], follow_the_leader(s, replica)


def follow_the_leader(s: ReplicationState, replica: int) -> Mapping[str, Int]:
    return {"epoch": s.quorum_epoch, "replica": replica, "leader": s.quorum_leader}


@rank("fetch", follower=REPLICA)
def records_to_fetch(s: ReplicationState, offset: int, follower: int) -> Measured:
    """the records up to the offset that a replica lacks"""
    return offset + 1 - s.leo[follower], {"follower": follower, "leader": s.quorum_leader}


@rank("advance_high_watermark")
def records_to_commit(s: ReplicationState, offset: int) -> Measured:
    """the records up to the offset that are not below the high watermark"""
    return offset + 1 - select(s.hw, s.quorum_leader), {"leader": s.quorum_leader}


@leads_to(
    ReplicationState,
    provided=leader_stays,
    by_name_only=True,
    ranks=(epochs_to_learn_of, records_to_fetch, records_to_commit),
    offset=PLACE,
)
def record_gets_committed(s: ReplicationState, offset: int) -> tuple[Bool, Bool]:
    """A record in the current leader's log gets below its high watermark."""
    waits = some(replicas(s), lambda r: all_of(is_in_office(s, r), s.hw[r] <= offset, offset < s.leo[r]))
    return waits, not_(waits)


@of_a_follower(ReplicationState, ranks=(epochs_to_learn_of, records_to_fetch), offset=PLACE)
def record_reaches_follower(s: ReplicationState, follower: int, offset: int) -> tuple[Bool, Bool]:
    """A record in the current leader's log gets to the same offset of every follower's log."""

    def lacks(leader: int) -> Bool:
        return all_of(is_in_office(s, leader), offset < s.leo[leader], not_(same_record(s, leader, follower, offset)))

    waits = some(replicas(s), lacks)
    return waits, not_(waits)


PROMISES = properties_in(globals())
