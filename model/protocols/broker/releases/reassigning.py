"""Replicas that are removed and added, with the KRaft controller.

An administrator asks for another set of replicas (AlterPartitionReassignments, KIP-455). Here one replica is removed at
a time, where the reassignment is complete at once, or one is added. A removal is complete at once if one of those that
stay is in the ISR; since 3.8.0 if all of them are (KAFKA-15665, 756f44a3e58: `once_all_are_in_sync`). Left out are
reassignments that wait, replace replicas, or are cancelled, and those of a partition without a leader.

*Removing* is a new leader epoch. The broker deletes its log when it reads that, and has nothing of the partition left.
*Adding* is none: the broker begins with an empty log. The controller adds a broker again only when it has deleted its
log; a broker that reads of both at once is left out. Until the leader reads of it, the controller refuses what it asks
for, with a partition epoch that is over (validateAlterPartitionData).

The controller compares the ISR with `min.insync.replicas`, or the number of replicas of the first partition of the
topic where that is smaller (getTopicEffectiveMinIsr). The model takes the partition for a later one of its topic: that
number stays `--replicas`.

A leader serves the replicas that it knows of. Since 3.7.0 their number limits `min.insync.replicas`.

Source: apache/kafka 3.6.2, 3.7.1, 3.9.0-rc3 ReplicationControlManager.changePartitionReassignment,
PartitionReassignmentReplicas (maybeCompleteReassignment), PartitionChangeBuilder (triggerLeaderEpochBumpIfNeeded, since
3.8.0 triggerLeaderEpochBumpForReplicaReassignmentIfNeeded), ReplicaManager.applyDelta, Partition
(updateAssignmentAndIsr, effectiveMinIsr).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tideproof.model.language.actions import REPLICA, Rule, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, implies, ite, minimum, not_, put
from tideproof.model.language.state import FLAG, NIL, Bools, asked, merged, upto, variable
from tideproof.model.protocols.broker.releases import fencing
from tideproof.model.protocols.broker.releases.diverging import fenced_and_not_diverging
from tideproof.model.protocols.broker.releases.fencing import IsrNewsState, may_decide, newly_decided
from tideproof.model.protocols.broker.rules import RuleOf, Rules, and_then, around, step
from tideproof.model.protocols.broker.state import (
    BrokerRule,
    BrokerState,
    brokers_return,
    count_of,
    leads,
    truncated,
    without_answer,
    without_leader_state,
    without_spent_requests,
    without_waiting,
)
from tideproof.model.protocols.broker.steps.stopping import runs

_reassigned = asked("reassignments")


@dataclass(frozen=True)
class ReassigningState(IsrNewsState):
    """With a set of replicas that changes."""

    reassignments: Int = variable("replicas removed or added so far", upto("reassignments"))
    assigned: Bools = variable("the broker is one of the replicas", FLAG, "replicas", initial=True, when=_reassigned)
    hosts: Bools = variable("the broker has a log of the partition", FLAG, "replicas", initial=True, when=_reassigned)
    known: tuple[Bools, ...] = variable(
        "the leader knows the broker as a replica", FLAG, "replicas", "replicas",
        initial=lambda _, leader, __: leader == 0, when=_reassigned,
    )  # fmt: skip

    request_replicas: tuple[Bools, ...] = variable(
        "the replicas as a leader of a past epoch reads them", FLAG, "epochs", "replicas", when=_reassigned,
    )  # fmt: skip

    def losing_role(self, replica: int) -> BrokerState:
        return without_known(self, IsrNewsState.losing_role(self, replica), replica)

    @staticmethod
    def in_requests() -> Mapping[str, str]:
        return {**IsrNewsState.in_requests(), "request_replicas": "assigned"}


@dataclass(frozen=True)
class EffectiveMinIsrState(ReassigningState):
    """The state where leaders need no larger ISR than the replicas that they know (effectiveMinIsr, since 3.7.0)."""

    def min_isr(self, leader: int) -> Int:
        configured = ReassigningState.min_isr(self, leader)
        return minimum(configured, count_of(self.known[leader])) if self.bounds.reassignments else configured


def is_assigned(s: BrokerState, replica: int) -> Bool:
    return s.assigned[replica] if isinstance(s, ReassigningState) and s.bounds.reassignments else True


def from_known_replicas(s: BrokerState, leader: int, follower: int) -> Bool:
    accepts = fenced_and_not_diverging(s, leader, follower)
    if isinstance(s, ReassigningState) and s.bounds.reassignments:
        return all_of(accepts, s.known[leader][follower])
    return accepts


# The controller -------------------------------------------------------------------------------------------------------


def may_reassign(s: ReassigningState) -> BrokerRule:
    yield s.reassignments < s.bounds.reassignments
    yield s.quorum_leader != NIL
    return s


def removed(s: ReassigningState, replica: Int, leader: Int) -> BrokerState:
    after: Any = newly_decided(s, leader, put(s.quorum_isr, replica, False))
    result: BrokerState = after.replace(assigned=put(s.assigned, replica, False), reassignments=s.reassignments + 1)
    return result


@step(_reassigned, replica=REPLICA)
def controller_remove_follower(rules: Rules, s: ReassigningState, replica: int) -> BrokerRule:
    """An administrator removes a replica that does not lead, if all others are in the ISR, or up to 3.7 one of them."""
    yield from may_reassign(s)
    yield may_decide(s)
    yield s.assigned[replica]
    yield s.quorum_leader != replica
    return removed(s, replica, s.quorum_leader)


@step(_reassigned, replica=REPLICA)
def controller_remove_leader(rules: Rules, s: ReassigningState, replica: int) -> BrokerRule:
    """An administrator removes the leader, under the same condition, and a member of the ISR is elected."""
    yield from may_reassign(s)
    yield may_decide(s)
    yield s.quorum_leader != replica
    yield s.quorum_isr[replica]
    yield not_(s.fenced[replica])
    return removed(s, s.quorum_leader, replica)


def once_all_are_in_sync(make: RuleOf) -> RuleOf:
    """A removal that is complete only if all that stay are in the ISR."""

    def rule(rules: Rules, s: ReassigningState, replica: int) -> Rule[Any]:
        after = yield from make.rule(rules, s, replica=replica)
        yield all_of(*(implies(stays, member) for stays, member in zip(after.assigned, after.quorum_isr, strict=True)))
        return after

    return around(make, rule)


@step(_reassigned, replica=REPLICA)
def controller_add_replica(rules: Rules, s: ReassigningState, replica: int) -> BrokerRule:
    """An administrator adds a replica, on a broker that has no log of the partition."""
    yield from may_reassign(s)
    yield not_(s.assigned[replica])
    yield not_(s.hosts[replica])
    return s.replace(
        assigned=put(s.assigned, replica, True),
        # The first epoch that it reads is the current one or a later one.
        epoch=put(s.epoch, replica, s.quorum_epoch - 1),
        reassignments=s.reassignments + 1,
        isr_is_news=True,
    )


@step(asked("unclean"), replica=REPLICA)
def elect_unclean(rules: Rules, s: ReassigningState, replica: int) -> BrokerRule:
    """There is no leader, and no member of the ISR is unfenced: the controller elects another replica."""
    yield is_assigned(s, replica)
    after: BrokerState = yield from fencing.elect_unclean.rule(rules, s, replica=replica)
    return after


# Brokers --------------------------------------------------------------------------------------------------------------


@weakly_fair
@step(_reassigned, replica=REPLICA)
def broker_delete_replica(rules: Rules, s: ReassigningState, replica: int) -> BrokerRule:
    """A broker reads that it is no longer a replica, and deletes its log."""
    yield from runs(s, replica)
    yield s.hosts[replica]
    yield not_(s.assigned[replica])
    after = truncated(without_answer(without_waiting(without_leader_state(s, replica), replica), replica), replica, 0)
    after = after.replace(
        epoch=put(s.epoch, replica, s.quorum_epoch),
        leader=put(s.leader, replica, NIL),
        truncating=put(s.truncating, replica, False),
        hw=put(s.hw, replica, 0),
        epoch_start=put(s.epoch_start, replica, tuple(NIL for _ in s.epoch_start[replica])),
        hosts=put(s.hosts, replica, False),
    )
    if brokers_return(s.bounds):
        after = after.replace(hw_checkpoint=put(s.hw_checkpoint, replica, 0))
    return without_spent_requests(without_known(s, after, replica))


def with_replicas_known(state: BrokerState, leader: int) -> BrokerState:
    """The leader learns of all replicas added in its epoch."""
    s: Any = state
    result: BrokerState = s.replace(known=put(s.known, leader, s.assigned)) if s.bounds.reassignments else s
    return result


def without_known(before: BrokerState, after: BrokerState, replica: int) -> BrokerState:
    """The broker no longer leads, and forgets its set of replicas."""
    if not after.bounds.reassignments:
        return after
    state: Any = after
    result: BrokerState = state.replace(known=put(state.known, replica, tuple(False for _ in state.assigned)))
    return result


def read_by_replicas(make: RuleOf) -> RuleOf:
    """A step by which a broker learns its role: only replicas have one, and a replica without a log begins one.

    A leader forgets the offsets of brokers that are no longer replicas.
    """

    def rule(rules: Rules, s: ReassigningState, replica: int, **others: int) -> Rule[Any]:
        yield is_assigned(s, replica)
        # The high watermark depends on the replicas, so the leader tries it after it has learned of them.
        read = with_replicas_read(s, replica, others["epoch"])
        after = yield from make.rule(rules, read, replica=replica, **others)
        return merged(leads(after, replica), after, without_known(s, after, replica))

    return around(make, rule)


def with_replicas_read(s: ReassigningState, replica: int, epoch: int) -> ReassigningState:
    """The broker knows the replicas as they were when the epoch ended, or, for the current epoch, as they are."""
    if not s.bounds.reassignments:
        return s
    now = s.quorum_epoch == epoch
    replicas = tuple(ite(now, new, old) for new, old in zip(s.assigned, s.request_replicas[epoch], strict=True))
    noted = zip(s.remote_leo[replica], replicas, strict=True)
    return s.replace(
        hosts=put(s.hosts, replica, True),
        known=put(s.known, replica, replicas),
        remote_leo=put(s.remote_leo, replica, tuple(ite(member, leo, 0) for leo, member in noted)),
    )


def forgetting_replicas(make: RuleOf) -> RuleOf:
    """A restart, after which the broker leads nothing."""
    return and_then(make, without_known, "replica")


STEPS: dict[str, RuleOf] = {
    "remove_follower": controller_remove_follower,
    "remove_leader": controller_remove_leader,
    "add_replica": controller_add_replica,
}
