"""Electing: the controller's decisions and its requests to the brokers.

Which broker the controller considers failed is open: a broker that lost its session may be dead, slow, or a zombie that
goes on as before. Each decision is a new leader epoch, written to the quorum state at once. The LeaderAndIsr requests
that tell the brokers arrive at any time, or never, or after later ones, which makes them void.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import Int, all_of, any_of, ite, not_, put
from tideproof.model.language.state import NIL, Bools, variable_of
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, count_of, without_spent_requests
from tideproof.model.protocols.broker.steps.stopping import runs, with_stopped


def decided(s: BrokerState, leader: Int, isr: Bools) -> BrokerState:
    """A new epoch with this leader and ISR. Keeps the former epoch's request for brokers that have not seen it."""
    ends = [s.quorum_epoch == epoch for epoch in range(s.bounds.epochs)]
    contents = {name: (variable_of(s, name), variable_of(s, present)) for name, present in s.in_requests().items()}
    return without_spent_requests(
        s.replace(
            request_leader=tuple(ite(e, s.quorum_leader, old) for e, old in zip(ends, s.request_leader, strict=True)),
            **{
                name: tuple(
                    tuple(ite(e, new, old) for new, old in zip(now, then, strict=True))
                    for e, then in zip(ends, sets, strict=True)
                )
                if sets
                else sets
                for name, (sets, now) in contents.items()
            },
            next_epoch=s.next_epoch + 1,
            quorum_epoch=s.next_epoch,
            quorum_leader=leader,
            quorum_isr=isr,
        )
    )


def decided_on_failure(s: BrokerState, leader: Int, isr: Bools) -> BrokerState:
    """The same after a failure: with `--fail-stop`, replicas that leave the ISR stop, and so does the former leader."""
    after = decided(s, leader, isr)
    if not s.bounds.fail_stop:
        return after
    members = zip(s.quorum_isr, isr, strict=True)
    left = (any_of(all_of(was, not_(stays)), s.quorum_leader == r) for r, (was, stays) in enumerate(members))
    return with_stopped(after, tuple(all_of(failed, leader != r) for r, failed in enumerate(left)))


@step(replica=REPLICA)
def elect_preferred(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The controller moves leadership to another member of the ISR, or back to the last one."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_isr[replica]
    yield s.quorum_leader != replica
    yield from runs(s, replica)
    if not s.bounds.preferred_elections:
        yield s.quorum_leader == NIL
    return decided(s, replica, s.quorum_isr)


@step(replica=REPLICA)
def elect_after_failure(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The controller loses the leader: the leader leaves the ISR, and another member of it is elected."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_isr[replica]
    yield s.quorum_leader != replica
    yield s.quorum_leader != NIL
    return decided_on_failure(s, replica, put(s.quorum_isr, s.quorum_leader, False))


@step(replica=REPLICA)
def controller_shrink_isr(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The controller loses a follower, and takes it out of the ISR."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_isr[replica]
    yield s.quorum_leader != replica
    yield count_of(s.quorum_isr) > 1
    return decided_on_failure(s, s.quorum_leader, put(s.quorum_isr, replica, False))


@step()
def partition_offline(rules: Rules, s: BrokerState) -> BrokerRule:
    """The controller loses the leader, the last ISR member: no leader until it returns, or an unclean election."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_leader != NIL
    yield count_of(s.quorum_isr) == 1
    return decided_on_failure(s, NIL, s.quorum_isr)


@step(asked("unclean"), replica=REPLICA)
def elect_unclean(rules: Rules, s: BrokerState, replica: int) -> BrokerRule:
    """The controller loses the whole ISR, and elects another broker: records that this broker lacks are lost."""
    # In one epoch: offlinePartitionLeaderElection (PartitionStateMachine.scala, 2.1.1) tries the ISR, then the others.
    yield s.next_epoch < s.bounds.epochs
    yield not_(s.quorum_isr[replica])
    yield from runs(s, replica)
    return decided_on_failure(s, replica, tuple(r == replica for r in range(s.bounds.replicas)))
