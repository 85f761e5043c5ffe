"""KIP-497 between brokers and a controller with ZooKeeper: the leader asks for another ISR, the controller writes it.

Requests need no variable for the version of the partition's state (zkVersion) that they carry. In a leader epoch only
its own leader's changes are written, one after another: each decision of the controller is a new epoch
(LeaderAndIsr.newLeaderAndIsr, 2.7.0), and a leader with a change under way asks for no other. A request that was
overtaken, by its own repetition or by an election, carries an old version or epoch, and writes nothing. Nor does a
former controller: each write depends on the controller epoch (KafkaZkClient.updateLeaderAndIsr). So a request lasts
until its leader epoch is over. The controller sends a lost response again. A leader that gets an error keeps waiting:
it gives up, or fails to repeat the request (Partition.handleAlterIsrResponse, AlterIsrManagerImpl.enqueue).
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.model.language.actions import REPLICA, weakly_fair
from tideproof.model.language.algebra import Int, all_of, any_of, ite, minimum, not_, put
from tideproof.model.language.state import FLAG, Bools, Domain, Ints, merged, variable
from tideproof.model.protocols.broker.rules import RuleOf, Rules, only_after, step
from tideproof.model.protocols.broker.state import BrokerRule, BrokerState, leads
from tideproof.model.protocols.broker.steps.leading import with_tried_high_watermark

NO_CHANGE, ASKED, GRANTED, REFUSED = range(4)


@dataclass(frozen=True)
class AlterIsrState(BrokerState):
    """A broker state with each leader's pending change of the ISR."""

    change: Ints = variable(
        "the leader's change of the ISR: none, requested, or granted or refused before the leader knows",
        Domain(lambda _: (NO_CHANGE, REFUSED)), "replicas",
    )  # fmt: skip
    proposed: tuple[Bools, ...] = variable("the ISR that the leader has requested", FLAG, "replicas", "replicas")

    def losing_role(self, replica: int) -> BrokerState:
        return BrokerState.losing_role(without_change(self, replica), replica)


def maximal_isr(s: AlterIsrState, leader: int) -> Bools:
    """The maximal ISR (KIP-497): the replicas that may be in it, whatever the outcome of the leader's request."""
    return tuple(map(any_of, s.isr[leader], s.proposed[leader]))


def least_end_in_maximal_isr(s: AlterIsrState, leader: int) -> Int:
    """The least log end offset, as the leader knows them, among those that may be in the ISR."""
    end = s.leo[leader]
    others = ((r, member) for r, member in enumerate(maximal_isr(s, leader)) if r != leader)
    return minimum(end, *(ite(member, s.remote_leo[leader][r], end) for r, member in others))


def asking(s: AlterIsrState, leader: int, isr: Bools) -> AlterIsrState:
    return s.replace(change=put(s.change, leader, ASKED), proposed=put(s.proposed, leader, isr))


def without_change(s: AlterIsrState, leader: int) -> AlterIsrState:
    return s.replace(
        change=put(s.change, leader, NO_CHANGE),
        proposed=put(s.proposed, leader, tuple(False for _ in s.proposed[leader])),
    )


def forgetting_change(make: RuleOf) -> RuleOf:
    """The step, which ends or renews the broker's role, and with it its request.

    A leader that is elected again drops its request too, for it takes over the ISR of the new epoch before it tries its
    high watermark (Partition.makeLeader, 2.7.2; seen on brokers of 3.9.1).
    """

    def change(before: BrokerState, replica: int) -> BrokerState:
        assert isinstance(before, AlterIsrState)
        return without_change(before, replica)

    return only_after(make, change, "replica")


def ask_for_expanded_isr(
    rules: Rules, before: AlterIsrState, s: AlterIsrState, leader: int, follower: int
) -> BrokerState:
    """The leader asks the controller to admit the follower to the ISR, and its high watermark waits for it from now on.

    The high watermark is tried where the follower's log end offset is news.
    """
    joins = all_of(not_(s.isr[leader][follower]), s.change[leader] == NO_CHANGE, rules.may_join(s, leader, follower))
    after = merged(joins, asking(s, leader, put(s.isr[leader], follower, True)), s)
    news = before.remote_leo[leader][follower] != s.remote_leo[leader][follower]
    return merged(news, with_tried_high_watermark(rules, after, leader), after)


@weakly_fair
@step(leader=REPLICA, follower=REPLICA)
def leader_ask_shrink(rules: Rules, s: AlterIsrState, leader: int, follower: int) -> BrokerRule:
    """The leader finds a follower late, and asks the controller to remove it from the ISR."""
    yield leader != follower
    yield leads(s, leader)
    yield s.isr[leader][follower]
    yield s.change[leader] == NO_CHANGE
    yield rules.is_late(s, leader, follower)
    return asking(s, leader, put(s.isr[leader], follower, False))


@weakly_fair
@step(leader=REPLICA, follower=REPLICA)
def leader_ask_shrink_and_commit(rules: Rules, s: AlterIsrState, leader: int, follower: int) -> BrokerRule:
    """The leader finds a follower late, requests its removal from the ISR, and tries to raise its high watermark."""
    after: BrokerState = yield from leader_ask_shrink.rule(rules, s, leader=leader, follower=follower)
    return with_tried_high_watermark(rules, after, leader)


@weakly_fair
@step(leader=REPLICA)
def controller_alter_isr(rules: Rules, s: AlterIsrState, leader: int) -> BrokerRule:
    """The controller writes the ISR that the leader of the current epoch has requested."""
    yield s.change[leader] == ASKED
    yield s.epoch[leader] == s.quorum_epoch
    return s.replace(change=put(s.change, leader, GRANTED), quorum_isr=s.proposed[leader])


@weakly_fair
@step(leader=REPLICA)
def leader_learn_isr(rules: Rules, s: AlterIsrState, leader: int) -> BrokerRule:
    """The response arrives: the controller has changed the ISR. This does not yet raise the high watermark."""
    yield s.change[leader] == GRANTED
    return without_change(s.replace(isr=put(s.isr, leader, s.proposed[leader])), leader)


@weakly_fair
@step(leader=REPLICA)
def leader_learn_isr_and_commit(rules: Rules, s: AlterIsrState, leader: int) -> BrokerRule:
    """The response arrives: the controller has changed the ISR, and the leader tries to raise its high watermark."""
    after: BrokerState = yield from leader_learn_isr.rule(rules, s, leader=leader)
    return with_tried_high_watermark(rules, after, leader)
