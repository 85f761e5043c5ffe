"""Brokers of the broker level with the KRaft controller: the metadata log, fencing, and registration.

*The metadata log.* Brokers read the changes of the partition in the order of the log, each in its own time, and several
at once as one change: what lies between is skipped (ReplicaManager.applyDelta). So a broker goes from its leader epoch
to any later one in the log, as it does with requests of which some never arrive. New is that it also reads that there
is no leader, and then stops leading or fetching (KAFKA-13161).

*Fencing.* The controller fences a broker that it hears nothing of, which may run all the same: it takes the broker out
of the ISR, but for the last member, and elects another leader, if there is one. A controlled shutdown is the same here,
under another name. A broker that is heard of again is unfenced, and leads if there is no leader and the ISR has it.
While it is fenced it is not taken into the ISR (KIP-841).

*Registration.* A broker that comes back registers again, and is refused while its session lasts; so it has been fenced
before. It acts only when it has read the metadata log up to its registration (BrokerServer.startup).

A leader asks here even for a follower that it knows to be fenced. The controller refuses that, and the leader waits for
more replicas than it would, until it knows.

Source: apache/kafka 3.3.2, 3.5.2, ReplicationControlManager (handleBrokerFenced, handleBrokerUnfenced,
handleBrokerInControlledShutdown, alterPartition), ClusterControlManager.registerBroker, PartitionChangeBuilder.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from tideproof.model.language.actions import EPOCH, REPLICA, Rule, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, implies, not_, put
from tideproof.model.language.state import FLAG, NIL, Bools, merged, variable
from tideproof.model.protocols.broker.alter_isr import (
    ASKED,
    GRANTED,
    REFUSED,
    AlterIsrState,
    without_change,
)
from tideproof.model.protocols.broker.releases.diverging import DivergingHwState, FetchTruncationState
from tideproof.model.protocols.broker.rules import RuleOf, Rules, around, asked, step
from tideproof.model.protocols.broker.state import (
    BrokerRule,
    BrokerState,
    announced_leader,
    brokers_return,
    count_of,
    leads,
    without_answer,
    without_leader_state,
    without_spent_requests,
    without_waiting,
)
from tideproof.model.protocols.broker.steps.electing import decided
from tideproof.model.protocols.broker.steps.leading import with_tried_high_watermark
from tideproof.model.protocols.broker.steps.stopping import runs, with_stopped


@dataclass(frozen=True)
class FencingState(FetchTruncationState):
    """A broker state with the KRaft controller. `request_leader` holds what the metadata log says of past epochs."""

    fenced: Bools = variable("the controller considers the broker down, or it shuts down", FLAG, "replicas")


@dataclass(frozen=True)
class FencingDivergingHwState(FencingState, DivergingHwState):
    """The state where followers also take a high watermark from a diverging response (KAFKA-14704)."""


@dataclass(frozen=True)
class BrokerEpochState(FencingState):
    """With broker epochs (KIP-903), reduced to whether a proposed member has registered again since the request."""

    returned: Bools = variable(
        "the broker has registered again since the leader of the current epoch requested an ISR with it",
        FLAG, "replicas", when=brokers_return,
    )  # fmt: skip


@dataclass(frozen=True)
class IsrNewsState(BrokerEpochState):
    """The state where the controller changes the ISR within a leader epoch (KAFKA-15021)."""

    isr_is_news: Bool = variable(
        "the controller has changed the ISR or the replicas, and the leader of the current epoch does not know",
        FLAG,
    )


# Decisions of the controller ------------------------------------------------------------------------------------------


def newly_decided(s: FencingState, leader: Int, isr: Bools) -> FencingState:
    """A new leader epoch. It voids the former leader's request, and the new leader knows of all earlier changes."""
    after: Any = decided(s, leader, isr)
    if isinstance(s, BrokerEpochState):
        after = after.replace(returned=tuple(False for _ in s.returned))
    result: FencingState = after.replace(isr_is_news=False) if isinstance(s, IsrNewsState) else after
    return result


def may_decide(s: FencingState) -> Bool:
    return s.next_epoch < s.bounds.epochs


def with_fenced(s: FencingState, replica: Int, fenced: bool) -> FencingState:
    after = s.replace(fenced=put(s.fenced, replica, fenced))
    if fenced and s.bounds.fail_stop:
        after = with_stopped(after, tuple(replica == r for r in range(s.bounds.replicas)))
    return after


def without(members: Bools, replica: Int) -> Bools:
    return put(members, replica, False)


@step(replica=REPLICA)
def controller_fence_follower(rules: Rules, s: FencingState, replica: int) -> BrokerRule:
    """The controller loses a broker that does not lead, or this shuts down: it leaves the ISR."""
    yield s.quorum_leader != replica
    yield not_(s.fenced[replica])
    leaves = all_of(s.quorum_isr[replica], count_of(s.quorum_isr) > 1)
    yield any_of(not_(leaves), may_decide(s))
    after = merged(leaves, newly_decided(s, s.quorum_leader, without(s.quorum_isr, replica)), s)
    return with_fenced(after, replica, True)


@step(replica=REPLICA)
def controller_fence_leader(rules: Rules, s: FencingState, replica: int) -> BrokerRule:
    """The controller loses the leader, or the leader shuts down: it leaves the ISR, and another replica is elected."""
    yield may_decide(s)
    yield s.quorum_leader != NIL
    yield s.quorum_leader != replica
    yield s.quorum_isr[replica]
    yield not_(s.fenced[replica])
    return with_fenced(newly_decided(s, replica, without(s.quorum_isr, s.quorum_leader)), s.quorum_leader, True)


@step()
def controller_fence_last(rules: Rules, s: FencingState) -> BrokerRule:
    """The controller loses the leader, the last member of the ISR: the ISR does not change, and there is no leader."""
    yield may_decide(s)
    yield s.quorum_leader != NIL
    yield count_of(s.quorum_isr) == 1
    return with_fenced(newly_decided(s, NIL, s.quorum_isr), s.quorum_leader, True)


@weakly_fair
@step(replica=REPLICA)
def controller_unfence(rules: Rules, s: FencingState, replica: int) -> BrokerRule:
    """The controller hears from a fenced broker again. If there is no leader, and it is in the ISR, it is elected."""
    yield from runs(s, replica)
    yield s.fenced[replica]
    takes_over = all_of(s.quorum_leader == NIL, s.quorum_isr[replica])
    yield any_of(not_(takes_over), may_decide(s))
    return with_fenced(merged(takes_over, newly_decided(s, replica, s.quorum_isr), s), replica, False)


@step(asked("preferred_elections"), replica=REPLICA)
def elect_preferred(rules: Rules, s: FencingState, replica: int) -> BrokerRule:
    """The controller moves leadership to another member of the ISR; the ISR does not change."""
    yield may_decide(s)
    yield s.quorum_isr[replica]
    yield not_(s.fenced[replica])
    yield s.quorum_leader != NIL
    yield s.quorum_leader != replica
    return newly_decided(s, replica, s.quorum_isr)


@step(asked("unclean"), replica=REPLICA)
def elect_unclean(rules: Rules, s: FencingState, replica: int) -> BrokerRule:
    """There is no leader, and no member of the ISR is unfenced: the controller elects another broker."""
    yield may_decide(s)
    yield s.quorum_leader == NIL
    yield not_(s.quorum_isr[replica])
    yield not_(s.fenced[replica])
    return newly_decided(s, replica, tuple(r == replica for r in range(s.bounds.replicas)))


# The ISR --------------------------------------------------------------------------------------------------------------


def is_eligible(s: FencingState, leader: int) -> Bool:
    """Whether the controller accepts the ISR that the leader asks for: no fenced broker may be in it (KIP-841)."""
    return all_of(*(implies(member, not_(s.fenced[r])) for r, member in enumerate(s.proposed[leader])))


def is_eligible_by_broker_epoch(s: BrokerEpochState, leader: int) -> Bool:
    """The same, and no proposed member has registered again since the leader asked (KIP-903)."""
    again = (all_of(member, since) for member, since in zip(s.proposed[leader], s.returned, strict=False))
    return all_of(is_eligible(s, leader), not_(any_of(*again)))


def asks_in_time(s: AlterIsrState, leader: int) -> BrokerRule:
    """The common part: the leader of the current epoch asks, and knows the present partition epoch."""
    yield s.change[leader] == ASKED
    yield s.epoch[leader] == s.quorum_epoch
    if isinstance(s, IsrNewsState):
        yield not_(s.isr_is_news)
    return s


def eligible(s: FencingState, leader: int) -> Bool:
    return is_eligible_by_broker_epoch(s, leader) if isinstance(s, BrokerEpochState) else is_eligible(s, leader)


answered = partial(weakly_fair, together="the controller answers")
"""A request is granted or refused: a follower that is fenced again and again puts off neither the one nor the other."""


@answered
@step(leader=REPLICA)
def controller_alter_isr_in_new_epoch(rules: Rules, s: FencingState, leader: int) -> BrokerRule:
    """The controller writes the ISR that the leader of the current epoch has requested; a smaller one is a new epoch.

    The leader ignores a response of a later leader epoch, and waits until it reads the metadata log.
    """
    yield from asks_in_time(s, leader)
    yield eligible(s, leader)
    shrinks = any_of(*(all_of(was, not_(s.proposed[leader][r])) for r, was in enumerate(s.quorum_isr)))
    yield any_of(not_(shrinks), may_decide(s))
    granted = s.replace(change=put(s.change, leader, GRANTED), quorum_isr=s.proposed[leader])
    return merged(shrinks, newly_decided(s, leader, s.proposed[leader]), granted)


@answered
@step(leader=REPLICA)
def controller_refuse_isr(rules: Rules, s: FencingState, leader: int) -> BrokerRule:
    """The controller refuses the ISR that the leader of the current epoch has requested: INELIGIBLE_REPLICA."""
    yield from asks_in_time(s, leader)
    yield not_(eligible(s, leader))
    after: Any = s.replace(change=put(s.change, leader, REFUSED))
    if isinstance(s, BrokerEpochState):
        after = after.replace(returned=tuple(False for _ in s.returned))
    refused: BrokerState = after
    return refused


@weakly_fair
@step(leader=REPLICA)
def leader_learn_refusal(rules: Rules, s: FencingState, leader: int) -> BrokerRule:
    """The refusal arrives: the ISR has not changed, and the leader may request another change."""
    yield s.change[leader] == REFUSED
    return without_change(s, leader)


# Brokers --------------------------------------------------------------------------------------------------------------


@weakly_fair
@step(epoch=EPOCH, replica=REPLICA)
def become_leaderless(rules: Rules, s: FencingState, epoch: int, replica: int) -> BrokerRule:
    """A broker reads that a newer epoch has no leader: it neither leads nor fetches."""
    yield from runs(s, replica)
    yield s.epoch[replica] < epoch
    yield s.quorum_epoch >= epoch
    # `request_leader` keeps each epoch until every broker has read it, so NIL means that the epoch has no leader.
    yield announced_leader(s, epoch) == NIL
    after = without_leader_state(without_answer(s, replica), replica)
    after = merged(rules.keeps_waiting(s, replica), after, without_waiting(after, replica))
    leaderless = after.replace(epoch=put(s.epoch, replica, epoch), leader=put(s.leader, replica, NIL))
    return without_spent_requests(leaderless)


def once_fenced(restart: RuleOf) -> RuleOf:
    """A restart, ending with the new incarnation's registration: only a fenced broker's session has ended."""

    def rule(rules: Rules, s: FencingState, replica: int, **others: int) -> Rule[Any]:
        yield s.fenced[replica]
        after = yield from restart.rule(rules, s, replica=replica, **others)
        return with_registration(s, after, replica) if isinstance(s, BrokerEpochState) else after

    return around(restart, rule)


def with_registration(before: BrokerEpochState, after: Any, replica: int) -> BrokerState:
    """Marks the broker if the leader's pending request names it: the request is about the former incarnation."""
    current = (
        all_of(
            before.quorum_leader == r,
            before.epoch[r] == before.quorum_epoch,
            before.change[r] == ASKED,
            before.proposed[r][replica],
        )
        for r in range(before.bounds.replicas)
    )
    marked: BrokerState = after.replace(returned=put(after.returned, replica, any_of(*current)))
    return marked


# An ISR that changes within a leader epoch ----------------------------------------------------------------------------


@step(replica=REPLICA)
def controller_fence_follower_in_epoch(rules: Rules, s: IsrNewsState, replica: int) -> BrokerRule:
    """The controller loses a broker that does not lead, or this shuts down: it leaves the ISR."""
    yield s.quorum_leader != replica
    yield not_(s.fenced[replica])
    leaves = all_of(s.quorum_isr[replica], count_of(s.quorum_isr) > 1)
    smaller = s.replace(quorum_isr=without(s.quorum_isr, replica), isr_is_news=True)
    return with_fenced(merged(leaves, smaller, s), replica, True)


@answered
@step(leader=REPLICA)
def controller_alter_isr(rules: Rules, s: FencingState, leader: int) -> BrokerRule:
    """The controller writes the ISR that the leader of the current epoch has requested."""
    yield from asks_in_time(s, leader)
    yield eligible(s, leader)
    return s.replace(change=put(s.change, leader, GRANTED), quorum_isr=s.proposed[leader])


@weakly_fair
@step(leader=REPLICA)
def leader_read_isr(rules: Rules, s: IsrNewsState, leader: int) -> BrokerRule:
    """The leader reads a change of the ISR in its epoch: its own request is void, and its high watermark may rise."""
    yield s.isr_is_news
    yield leads(s, leader)
    yield s.epoch[leader] == s.quorum_epoch
    after = without_change(s.replace(isr=put(s.isr, leader, s.quorum_isr), isr_is_news=False), leader)
    after = after.replace(returned=tuple(False for _ in s.returned))
    return with_tried_high_watermark(rules, after, leader)
