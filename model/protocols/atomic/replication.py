"""The base of all generations: one partition, its replicas, a controller, and the steps that every release has.

Follows the TLA+ module KafkaReplication (hachikuji/kafka-specification, d68782b). A replica holds a log and a copy of
the last request of the controller that it has seen; the controller acts on the quorum state directly and informs the
replicas by LeaderAndIsr requests, which stay for ever: each replica may see any of them at any time, or never, but
never one that is older than the epoch it has. So a slow broker, a dead one and a zombie are the same thing here, and
all are explored.

Generations differ in how a replica truncates when it becomes a follower, and in their fencing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from tideproof.model.language.actions import EPOCH, REPLICA, Rule, action, strongly_fair, weakly_fair
from tideproof.model.language.algebra import (
    Bool,
    Int,
    all_of,
    any_of,
    every,
    implies,
    ite,
    minimum,
    not_,
    put,
    same,
    select,
    table,
)
from tideproof.model.language.protocol import BoundSpec
from tideproof.model.language.state import FLAG, NIL, Bools, Ints, State, below, upto, variable


@dataclass(frozen=True)
class ReplicationState(State):
    """Logs, each replica's beliefs, the controller's decisions, and the requests it sent."""

    leo: Ints = variable("log end offset: how many records the replica's log has", upto("log_size"), "replicas")
    log: tuple[Ints, ...] = variable("the record at an offset", below("records", nil=True), "replicas", "log_size")
    log_epoch: tuple[Ints, ...] = variable(
        "the leader epoch in which that record was written", below("epochs", nil=True), "replicas", "log_size"
    )
    hw: Ints = variable("high watermark: records below it count as committed", upto("log_size"), "replicas")

    epoch: Ints = variable("the leader epoch that the replica is in", below("epochs", nil=True), "replicas")
    leader: Ints = variable("the broker that the replica considers the leader", below("replicas", nil=True), "replicas")
    isr: tuple[Bools, ...] = variable("the in-sync replicas as the replica knows them", FLAG, "replicas", "replicas")

    next_record: Int = variable("the id of the next record that a producer writes", upto("records"))
    next_epoch: Int = variable("the next leader epoch that the controller gives out", upto("epochs"))

    request_leader: Ints = variable("whom the request of an epoch makes leader", below("replicas", nil=True), "epochs")
    request_isr: tuple[Bools, ...] = variable("the in-sync replicas that it names", FLAG, "epochs", "replicas")

    quorum_epoch: Int = variable("the leader epoch in the quorum state", below("epochs", nil=True))
    quorum_leader: Int = variable("the leader in the quorum state, if there is one", below("replicas", nil=True))
    quorum_isr: Bools = variable(
        "the in-sync replicas in the quorum state: who may be elected", FLAG, "replicas", initial=True
    )

    def has_deleted(self, replica: int, offset: int) -> Bool:
        """Whether the replica's log starts above the offset. Here nothing is ever deleted; brokers can."""
        return False

    def is_deleted(self, record: int) -> Bool:
        """Whether a replica has deleted the record, so that no other needs to have it."""
        return False


S = TypeVar("S", bound=ReplicationState)

BOUNDS = (
    BoundSpec("replicas", "brokers that hold the partition", least=1, default=3),
    BoundSpec("log_size", "records that a log has room for", least=1, default=2),
    BoundSpec("records", "records that producers write in all", least=1, default=2),
    BoundSpec("epochs", "leader epochs that the controller gives out in all", least=1, default=3),
)


initial = ReplicationState.initial
"""Empty logs, no leader, and all replicas are in sync."""


def replicas(s: ReplicationState) -> range:
    return s.bounds.indices("replicas")


def offsets(s: ReplicationState) -> range:
    return s.bounds.indices("log_size")


def epochs(s: ReplicationState) -> range:
    return s.bounds.indices("epochs")


def records(s: ReplicationState) -> range:
    return s.bounds.indices("records")


# Beliefs of replicas --------------------------------------------------------------------------------------------------


def presumes_leadership(s: ReplicationState, replica: int) -> Bool:
    """Whether the replica believes that it leads. It may be wrong, and takes writes all the same."""
    return s.leader[replica] == replica


def is_following(s: ReplicationState, follower: int, leader: int) -> Bool:
    return s.leader[follower] == leader


def is_following_in_epoch(s: ReplicationState, follower: int, leader: int) -> Bool:
    """Whether leader and follower agree on who leads, and in which epoch: the fence of KIP-320."""
    return all_of(
        presumes_leadership(s, leader), is_following(s, follower, leader), s.epoch[follower] == s.epoch[leader]
    )


def is_true_leader(s: ReplicationState, leader: int) -> Bool:
    """Whether the replica leads in the eyes of the controller too."""
    return all_of(s.quorum_leader == leader, presumes_leadership(s, leader), s.epoch[leader] == s.quorum_epoch)


# Logs -----------------------------------------------------------------------------------------------------------------


def has_offset(s: ReplicationState, replica: int, offset: Int) -> Bool:
    return offset < s.leo[replica]


def same_record(s: ReplicationState, a: int, b: int, offset: int) -> Bool:
    """Whether two replicas hold the same record at an offset, both below their log end."""
    return all_of(
        has_offset(s, a, offset),
        has_offset(s, b, offset),
        s.log[a][offset] == s.log[b][offset],
        s.log_epoch[a][offset] == s.log_epoch[b][offset],
    )


def latest_epoch(s: ReplicationState, replica: int) -> Int:
    """The epoch of the last record in the replica's log; meaningless if the log is empty."""
    return select(s.log_epoch[replica], s.leo[replica] - 1)


def truncated(s: S, replica: int, end: Int) -> S:
    """The log truncated to `end`, and a high watermark above it lowered to it."""

    def kept(column: tuple[Ints, ...]) -> tuple[Ints, ...]:
        return put(column, replica, table(offsets(s), lambda offset: ite(offset < end, column[replica][offset], NIL)))

    return s.replace(
        leo=put(s.leo, replica, end),
        log=kept(s.log),
        log_epoch=kept(s.log_epoch),
        hw=put(s.hw, replica, minimum(end, s.hw[replica])),
    )


def appended(s: S, replica: int, record: Int, epoch: Int) -> S:
    """The log with one more record at its end."""
    end = s.leo[replica]
    return s.replace(
        leo=put(s.leo, replica, end + 1),
        log=put(s.log, replica, put(s.log[replica], end, record)),
        log_epoch=put(s.log_epoch, replica, put(s.log_epoch[replica], end, epoch)),
    )


# The controller -------------------------------------------------------------------------------------------------------


def controller_update(s: ReplicationState, leader: Int, isr: Bools) -> ReplicationState:
    """A new epoch with this leader and ISR: written to the quorum state, and sent to the replicas."""
    return s.replace(
        next_epoch=s.next_epoch + 1,
        request_leader=put(s.request_leader, s.next_epoch, leader),
        request_isr=put(s.request_isr, s.next_epoch, isr),
        quorum_epoch=s.next_epoch,
        quorum_leader=leader,
        quorum_isr=isr,
    )


@action(replica=REPLICA)
def controller_elect_leader(s: ReplicationState, replica: int) -> Rule[ReplicationState]:
    """The controller makes another member of the ISR the leader, in a new epoch."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_isr[replica]
    yield s.quorum_leader != replica
    return controller_update(s, replica, s.quorum_isr)


@action(replica=REPLICA)
def controller_shrink_isr(s: ReplicationState, replica: int) -> Rule[ReplicationState]:
    """The controller takes a failed broker out of the ISR; if that was the leader there is none until an election."""
    yield s.next_epoch < s.bounds.epochs
    leads = s.quorum_leader == replica
    yield any_of(leads, s.quorum_isr[replica])
    # The last member stays in the ISR as long as it is the leader that fails: one replica has to hold the data.
    alone = every(replicas(s), lambda r: same(s.quorum_isr[r], r == replica))
    return controller_update(
        s,
        leader=ite(leads, NIL, s.quorum_leader),
        isr=put(s.quorum_isr, replica, all_of(s.quorum_isr[replica], leads, alone)),
    )


# Leaders --------------------------------------------------------------------------------------------------------------


@partial(weakly_fair, as_one=True)
@action(epoch=EPOCH, replica=REPLICA)
def become_leader(s: ReplicationState, epoch: int, replica: int) -> Rule[ReplicationState]:
    """A replica sees the request that makes it leader of a newer epoch; its high watermark stays as it is."""
    yield epoch < s.next_epoch
    yield s.request_leader[epoch] == replica
    yield s.epoch[replica] < epoch
    return assume_epoch(s, epoch, replica, leader=replica)


def assume_epoch(s: ReplicationState, epoch: int, replica: int, leader: int) -> ReplicationState:
    """The replica takes over the leader and the ISR from the request of this epoch."""
    return s.replace(
        epoch=put(s.epoch, replica, epoch),
        leader=put(s.leader, replica, leader),
        isr=put(s.isr, replica, s.request_isr[epoch]),
    )


@partial(strongly_fair, as_one=True)
@action(leader=REPLICA)
def leader_write(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """A replica that believes it leads appends a producer's next record to its log."""
    yield presumes_leadership(s, leader)
    yield s.next_record < s.bounds.records
    yield s.leo[leader] < s.bounds.log_size
    return appended(s, leader, s.next_record, s.epoch[leader]).replace(next_record=s.next_record + 1)


def advance_high_watermark(s: S, leader: int) -> S:
    return s.replace(hw=put(s.hw, leader, s.hw[leader] + 1))


@partial(strongly_fair, as_one=True)
@action(leader=REPLICA)
def leader_inc_high_watermark(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """The leader's high watermark passes an offset that every member of the ISR that it knows has reached."""
    yield presumes_leadership(s, leader)
    yield s.hw[leader] < s.bounds.log_size
    yield every(
        replicas(s),
        lambda follower: implies(
            s.isr[leader][follower],
            all_of(is_following(s, follower, leader), has_offset(s, follower, s.hw[leader])),
        ),
    )
    return advance_high_watermark(s, leader)


def is_caught_up(s: ReplicationState, follower: int, leader: int, end: Int) -> Bool:
    """Whether the follower's log reaches `end`, which lies within the leader's log; epochs are not looked at."""
    reached = all_of(has_offset(s, leader, end - 1), has_offset(s, follower, end - 1))
    return all_of(is_following(s, follower, leader), any_of(end == 0, reached))


def change_isr(s: ReplicationState, leader: int, replica: int, member: bool) -> ReplicationState:
    """The leader's ISR, and the quorum's at once, with the replica in or out: only the true leader changes it."""
    isr = put(s.isr[leader], replica, member)
    return s.replace(isr=put(s.isr, leader, isr), quorum_isr=isr)


@action(leader=REPLICA, replica=REPLICA)
def leader_shrink_isr(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader takes a replica out of the ISR that does not follow it or has not reached its log end."""
    yield leader != replica
    yield is_true_leader(s, leader)
    yield s.isr[leader][replica]
    yield not_(is_caught_up(s, replica, leader, s.leo[leader]))
    return change_isr(s, leader, replica, member=False)


@partial(strongly_fair, as_one=True)
@action(leader=REPLICA, replica=REPLICA)
def leader_expand_isr(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader takes a replica into the ISR whose log reaches the leader's high watermark."""
    # The module lets a leader add itself as well. That step is never enabled: a leader is always in its own ISR.
    yield leader != replica
    yield is_true_leader(s, leader)
    yield not_(s.isr[leader][replica])
    yield is_caught_up(s, replica, leader, s.hw[leader])
    return change_isr(s, leader, replica, member=True)


# Followers ------------------------------------------------------------------------------------------------------------


def sees_new_leader(s: ReplicationState, epoch: int, replica: int, leader: int) -> Bool:
    """Whether a request of a newer epoch names another replica as leader.

    All replicas ignore a request without a leader: in the published modules `leader` ranges over the replicas only, so
    their branches for "no leader" are never taken.
    """
    return all_of(replica != leader, epoch < s.next_epoch, s.request_leader[epoch] == leader, s.epoch[replica] < epoch)


def replicated(s: ReplicationState, follower: int, leader: int) -> ReplicationState:
    """The follower's log with the leader's next record, and the high watermark that came with it."""
    end = s.leo[follower]
    after = appended(s, follower, select(s.log[leader], end), select(s.log_epoch[leader], end))
    return after.replace(hw=put(s.hw, follower, minimum(s.hw[leader], end + 1)))


@action(follower=REPLICA, leader=REPLICA)
def follower_replicate(s: ReplicationState, follower: int, leader: int) -> Rule[ReplicationState]:
    """A follower appends the leader's record at its log end, whatever the epochs, and takes over the high watermark."""
    yield leader != follower
    yield presumes_leadership(s, leader)
    yield is_following(s, follower, leader)
    yield has_offset(s, leader, s.leo[follower])
    return replicated(s, follower, leader)
