"""Leading: becoming leader, the high watermark, and the ISR."""

from __future__ import annotations

from tideproof.model.language.actions import EPOCH, REPLICA, weakly_fair
from tideproof.model.language.algebra import Int, all_of, any_of, ite, maximum, minimum, not_, put
from tideproof.model.language.state import Bools
from tideproof.model.protocols.broker.rules import Rules, step
from tideproof.model.protocols.broker.state import (
    BrokerRule,
    BrokerState,
    announced_leader,
    brokers_return,
    leads,
    may_write_isr,
    put2,
    without_answer,
    without_spent_requests,
)
from tideproof.model.protocols.broker.steps.stopping import runs


@weakly_fair
@step(epoch=EPOCH, replica=REPLICA)
def become_leader(rules: Rules, s: BrokerState, epoch: int, replica: int) -> BrokerRule:
    """A broker sees the LeaderAndIsr request that makes it leader of a newer epoch than it is in."""
    yield from runs(s, replica)
    yield s.epoch[replica] < epoch
    yield announced_leader(s, epoch) == replica
    isr = tuple(
        ite(s.quorum_epoch == epoch, now, then) for now, then in zip(s.quorum_isr, s.request_isr[epoch], strict=True)
    )
    keeps = all_of(leads(s, replica), rules.keeps_remote_leos(s, replica))
    known = tuple(ite(keeps, leo, 0) for leo in s.remote_leo[replica])
    after = without_answer(s, replica).replace(
        epoch=put(s.epoch, replica, epoch),
        leader=put(s.leader, replica, replica),
        isr=put(s.isr, replica, isr),
        remote_leo=put(s.remote_leo, replica, known),
        truncating=put(s.truncating, replica, False),
        hw=put(s.hw, replica, rules.hw_in_office(s, replica)),
    )
    if s.bounds.delete_records:
        starts = tuple(ite(keeps, start, 0) for start in s.remote_start[replica])
        after = after.replace(
            remote_start=put(s.remote_start, replica, starts),
            hw=put(after.hw, replica, maximum(after.hw[replica], s.log_start[replica])),
        )
    after = rules.enters_epoch(after, replica)
    # In an ISR of one, all that the new leader holds is committed at once.
    return without_spent_requests(with_tried_high_watermark(rules, after, replica))


# The high watermark ---------------------------------------------------------------------------------------------------


def end_at(s: BrokerState, leader: int, replica: int) -> Int:
    """A replica's log end offset as the leader knows it: its own, or the remote LEO that it noted."""
    return s.leo[leader] if replica == leader else s.remote_leo[leader][replica]


def least_end_in_isr(s: BrokerState, leader: int) -> Int:
    """The least log end offset, as the leader knows them, among the ISR that it knows."""
    return minimum(
        s.leo[leader],
        *(
            ite(s.isr[leader][r], s.remote_leo[leader][r], s.leo[leader])
            for r in range(s.bounds.replicas)
            if r != leader
        ),
    )


def with_tried_high_watermark(rules: Rules, s: BrokerState, leader: int) -> BrokerState:
    """The leader's high watermark moved up as far as its rule allows; it never moves back."""
    hw = maximum(s.hw[leader], rules.committed_end(s, leader))
    after = s.replace(hw=put(s.hw, leader, hw))
    if brokers_return(s.bounds):  # no rule reads it once the high watermark has reached it
        start = s.leads_from[leader]
        after = after.replace(leads_from=put(s.leads_from, leader, ite(hw < start, start, 0)))
    return after


# The ISR --------------------------------------------------------------------------------------------------------------


def with_isr(s: BrokerState, leader: int, isr: Bools) -> BrokerState:
    """The leader's ISR, and the controller's with it: one conditional write to ZooKeeper that has succeeded."""
    return s.replace(isr=put(s.isr, leader, isr), quorum_isr=isr)


@weakly_fair
@step(leader=REPLICA, follower=REPLICA)
def leader_shrink_isr(rules: Rules, s: BrokerState, leader: int, follower: int) -> BrokerRule:
    """The leader finds a follower late, takes it out of the ISR, and tries to raise its high watermark."""
    yield leader != follower
    yield leads(s, leader)
    yield s.isr[leader][follower]
    yield rules.is_late(s, leader, follower)
    yield may_write_isr(s, leader)
    return with_tried_high_watermark(rules, with_isr(s, leader, put(s.isr[leader], follower, False)), leader)


def note_fetch(rules: Rules, s: BrokerState, leader: int, follower: int) -> BrokerState:
    """The leader takes note that the follower's log reaches the offset it fetches from."""
    after = s.replace(remote_leo=put2(s.remote_leo, leader, follower, s.leo[follower]))
    if s.bounds.delete_records:
        after = after.replace(remote_start=put2(s.remote_start, leader, follower, s.log_start[follower]))
    return rules.after_fetch(rules, s, after, leader, follower)


def write_expanded_isr(rules: Rules, before: BrokerState, s: BrokerState, leader: int, follower: int) -> BrokerState:
    """The follower may join the ISR, judged by the former high watermark; then the leader tries its high watermark."""
    joins = all_of(not_(s.isr[leader][follower]), may_write_isr(s, leader), rules.may_join(s, leader, follower))
    isr = put(s.isr[leader], follower, any_of(s.isr[leader][follower], joins))
    after = s.replace(
        isr=put(s.isr, leader, isr),
        quorum_isr=tuple(ite(joins, new, old) for new, old in zip(isr, s.quorum_isr, strict=True)),
    )
    return with_tried_high_watermark(rules, after, leader)
