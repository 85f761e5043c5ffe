"""Kafka 4.1: eligible leader replicas (KIP-966), on by default in new clusters.

The story. Up to 4.0 the last member stays in the ISR whatever happens to it: even after a power loss that cost its last
records it is elected again. Since 3.7.0 no high watermark rises while the ISR has fewer than `min.insync.replicas`
members, so replicas that leave it then have every committed record. In 4.1 the controller remembers them as eligible
leader replicas (ELR). The ISR may become empty, and then a running member of the ELR is elected. A broker that restarts
sends the controller the broker epoch that it wrote to disk when it stopped cleanly. A broker that sends none, after a
crash or a power loss, leaves both sets.

If both sets are empty, the last leader is elected when it is unfenced; that may lose records.

4.0 has all this if eligible.leader.replicas.version is 1, with one bug: it elects the last leader even while this is
fenced (KAFKA-19522, fixed in 4.1.0). `kafka-4.0` is 4.0 with its defaults.

A follower compares the epoch of a response, and of the records in it, with its own (KAFKA-18991, KAFKA-18723).

Why one model stands for all these releases: in the jars of 4.1.1, 4.1.2, 4.2.1 and 4.3.1 the byte code of Partition,
the fetcher, ReplicaManager and the controller classes named below equals that of the release before, with two
exceptions: 4.1.1 writes the last leader at another moment (no difference if ELR is on from the start), and
ReplicationControlManager of 4.2.1 logs something else. The published sources of 4.2.0 differ from those of 4.1.0, as
far as they are modelled, only in that last leader.

Left out: that changes of `min.insync.replicas` empty the ELR.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tideproof.model.language.actions import REPLICA, Rule, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, ite, not_, put
from tideproof.model.language.state import FLAG, NIL, Bools, below, merged, variable
from tideproof.model.protocols.broker.alter_isr import GRANTED, forgetting_change
from tideproof.model.protocols.broker.releases import fencing
from tideproof.model.protocols.broker.releases.diverging import for_the_offset_and_the_epoch
from tideproof.model.protocols.broker.releases.fencing import (
    may_decide,
    newly_decided,
    with_fenced,
    without,
)
from tideproof.model.protocols.broker.releases.kafka_3_9_1 import nothing_of_a_later_epoch
from tideproof.model.protocols.broker.releases.kafka_4_0 import KAFKA_4_0
from tideproof.model.protocols.broker.releases.reassigning import EffectiveMinIsrState, forgetting_replicas, is_assigned
from tideproof.model.protocols.broker.rules import RuleOf, Rules, and_then, around, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, count_of
from tideproof.model.protocols.broker.steps import late, restarting
from tideproof.model.protocols.broker.steps.stopping import runs


@dataclass(frozen=True)
class ElrState(EffectiveMinIsrState):
    """With eligible leader replicas, which only the controller knows."""

    elr: Bools = variable(
        "the eligible leader replicas: not in the ISR, and with all that is committed", FLAG, "replicas"
    )
    last_leader: Int = variable(
        "the leader when the ISR became empty, while there is no leader", below("replicas", nil=True), initial=NIL
    )


def next_elr(s: ElrState, isr: Bools) -> Bools:
    """The ELR with the next ISR: empty if that has enough members, else with the replicas that leave the ISR added."""
    enough = count_of(isr) >= min(s.bounds.min_insync_replicas, s.bounds.replicas)
    left = (all_of(any_of(old, was), not_(now)) for old, was, now in zip(s.elr, s.quorum_isr, isr, strict=True))
    return tuple(all_of(not_(enough), member) for member in left)


def elected(s: ElrState, leader: Int, isr: Bools, elr: Bools) -> ElrState:
    """Another leader and a new leader epoch. Notes the last leader if the ISR is empty."""
    after: Any = newly_decided(s, leader, isr)
    empty = all_of(*(not_(member) for member in isr))
    last = ite(empty, ite(s.quorum_leader == NIL, s.last_leader, s.quorum_leader), NIL)
    result: ElrState = after.replace(elr=elr, last_leader=last)
    return result


def alone(s: ElrState, replica: int) -> Bools:
    return tuple(r == replica for r in range(s.bounds.replicas))


def no_members(s: ElrState) -> Bools:
    return tuple(False for _ in range(s.bounds.replicas))


def electable(s: ElrState, isr: Bools, elr: Bools) -> Bools:
    """The replicas that may be elected: unfenced members of the ISR, or of the ELR if the ISR is empty."""
    empty = all_of(*(not_(member) for member in isr))
    either = tuple(any_of(member, all_of(empty, eligible)) for member, eligible in zip(isr, elr, strict=True))
    return tuple(all_of(member, not_(s.fenced[r]), is_assigned(s, r)) for r, member in enumerate(either))


def succeeded(s: ElrState, replica: int, isr: Bools, elr: Bools) -> ElrState:
    """The replica is elected from this ISR, or from this ELR; then it joins the empty ISR."""
    return elected(s, replica, put(isr, replica, True), put(elr, replica, False))


@step(replica=REPLICA)
def controller_fence_follower(rules: Rules, s: ElrState, replica: int) -> BrokerRule:
    """The controller loses a broker that does not lead, or this shuts down: it leaves the ISR."""
    yield s.quorum_leader != replica
    yield not_(s.fenced[replica])
    isr = without(s.quorum_isr, replica)
    smaller = s.replace(quorum_isr=isr, elr=next_elr(s, isr), isr_is_news=True)
    return with_fenced(merged(s.quorum_isr[replica], smaller, s), replica, True)


def without_leader(s: ElrState) -> tuple[Bools, Bools]:
    """The ISR and the ELR when the leader leaves the ISR."""
    isr = without(s.quorum_isr, s.quorum_leader)
    return isr, next_elr(s, isr)


@step(replica=REPLICA)
def controller_fence_leader(rules: Rules, s: ElrState, replica: int) -> BrokerRule:
    """The controller loses the leader, or the leader shuts down: it leaves the ISR, and another replica is elected."""
    yield may_decide(s)
    yield s.quorum_leader != NIL
    yield s.quorum_leader != replica
    isr, elr = without_leader(s)
    yield electable(s, isr, elr)[replica]
    return with_fenced(succeeded(s, replica, isr, elr), s.quorum_leader, True)


@step()
def controller_fence_last(rules: Rules, s: ElrState) -> BrokerRule:
    """The controller loses the leader, or this shuts down, and no broker can be elected: the ISR is empty."""
    yield may_decide(s)
    yield s.quorum_leader != NIL
    isr, elr = without_leader(s)
    others = (all_of(s.quorum_leader != r, member) for r, member in enumerate(electable(s, isr, elr)))
    yield not_(any_of(*others))
    return with_fenced(elected(s, NIL, isr, elr), s.quorum_leader, True)


@weakly_fair
@step(replica=REPLICA)
def controller_unfence(rules: Rules, s: ElrState, replica: int) -> BrokerRule:
    """The controller hears from a fenced broker again. If there is no leader, a member of the ELR is elected."""
    yield from runs(s, replica)
    yield s.fenced[replica]
    takes_over = all_of(s.quorum_leader == NIL, s.elr[replica], is_assigned(s, replica))
    is_last = all_of(s.quorum_leader == NIL, not_(any_of(*s.elr)), s.last_leader == replica)
    yield any_of(not_(any_of(takes_over, is_last)), may_decide(s))
    by_elr = succeeded(s, replica, s.quorum_isr, s.elr)
    unclean = elected(s, replica, alone(s, replica), no_members(s))
    return with_fenced(merged(takes_over, by_elr, merged(is_last, unclean, s)), replica, False)


@step(asked("unclean"), replica=REPLICA)
def elect_unclean(rules: Rules, s: ElrState, replica: int) -> BrokerRule:
    """There is no leader, and no member of the ELR is unfenced: the controller elects another broker."""
    yield may_decide(s)
    yield s.quorum_leader == NIL
    yield is_assigned(s, replica)
    yield not_(s.elr[replica])
    yield not_(s.fenced[replica])
    return elected(s, replica, alone(s, replica), no_members(s))


@fencing.answered
@step(leader=REPLICA)
def controller_alter_isr(rules: Rules, s: ElrState, leader: int) -> BrokerRule:
    """The controller writes the ISR that the leader of the current epoch has requested."""
    yield from fencing.asks_in_time(s, leader)
    yield fencing.eligible(s, leader)
    isr = s.proposed[leader]
    return s.replace(change=put(s.change, leader, GRANTED), quorum_isr=isr, elr=next_elr(s, isr))


def is_heard_of(s: ElrState, replica: int) -> Bool:
    return not_(s.fenced[replica])


def uncleanly(restart: RuleOf, may_lead: Callable[[ElrState, int], Bool] = is_heard_of) -> RuleOf:
    """A restart after an unclean stop: the broker leaves the ELR. Being fenced, it is not in the ISR either.

    If that leaves the ELR empty and there is no leader, the controller elects the last leader if it `may_lead`.
    """

    def rule(rules: Rules, s: ElrState, replica: int, **others: int) -> Rule[Any]:
        after = yield from restart.rule(rules, s, replica=replica, **others)
        after = after.replace(elr=put(after.elr, replica, False))
        unled = all_of(after.quorum_leader == NIL, s.elr[replica], not_(any_of(*after.elr)))
        for r in range(s.bounds.replicas):
            takes_over = all_of(unled, s.last_leader == r, may_lead(s, r))
            yield any_of(not_(takes_over), may_decide(s))
            after = merged(takes_over, elected(after, r, alone(after, r), no_members(after)), after)
        return after

    return around(restart, rule)


@step(asked("crashes"), replica=REPLICA)
def stop_and_restart(rules: Rules, s: ElrState, replica: int) -> BrokerRule:
    """A broker's process stops cleanly and comes back, with its whole log, its high watermark and log start."""
    yield s.crashes < s.bounds.crashes
    stopped = restarting.restarted(rules, restarting.written(s, replica), replica)
    return stopped.replace(crashes=s.crashes + 1)


def with_next_elr(before: Any, after: Any, replica: int) -> BrokerState:
    """A removed replica leaves the ISR, and so may enter the ELR like any other that leaves."""
    result: BrokerState = after.replace(elr=next_elr(before, after.quorum_isr))
    return result


KAFKA_4_1 = KAFKA_4_0.variation(
    name="kafka-4.1",
    title="brokers of 4.1: eligible leader replicas, by default",
    story=__doc__,
    source="apache/kafka 4.1.0 PartitionChangeBuilder.java (maybePopulateTargetElr, electAnyLeader, "
    "canElectLastKnownLeader, maybeUpdateLastKnownLeader), ReplicationControlManager.java (handleBrokerShutdown), "
    "ClusterControlManager.java (registerBroker), as published in the jars of 4.1.0 and 4.3.0; KIP-966, "
    "KAFKA-18106, KAFKA-19522",
    state=ElrState,
    fence_follower=controller_fence_follower,
    fence_leader=controller_fence_leader,
    fence_last=controller_fence_last,
    unfence=controller_unfence,
    elect_unclean=elect_unclean,
    alter_isr=controller_alter_isr,
    crash=uncleanly(KAFKA_4_0.steps["crash"]),
    power_loss=uncleanly(KAFKA_4_0.steps["power_loss"]),
    accepts_late_response=for_the_offset_and_the_epoch,
    takes_record=nothing_of_a_later_epoch,
    remove_follower=and_then(KAFKA_4_0.steps["remove_follower"], with_next_elr, "replica"),
    remove_leader=and_then(KAFKA_4_0.steps["remove_leader"], with_next_elr, "replica"),
    added={
        "stop": forgetting_replicas(fencing.once_fenced(forgetting_change(late.ending_connections(stop_and_restart))))
    },
)
