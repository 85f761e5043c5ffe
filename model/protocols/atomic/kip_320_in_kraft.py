"""KIP-320 as brokers and controllers do it since 3.6 with KRaft: the ISR shrinks within a leader epoch.

The story. `kip-320-as-built`, and one more step: a controller that hears nothing from a follower takes it out of the
ISR without a new leader epoch (KAFKA-15021). The leader learns of that later. Until then it waits for more replicas
than necessary, and the controller refuses its requests, because they are based on the former ISR.
"""

from __future__ import annotations

from dataclasses import replace

from tideproof.model.language.actions import REPLICA, Action, Rule, action, weakly_fair
from tideproof.model.language.algebra import Bool, every, not_, put, same
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT
from tideproof.model.protocols.atomic.replication import ReplicationState, is_true_leader, replicas


def knows_isr(s: ReplicationState, leader: int) -> Bool:
    return every(replicas(s), lambda r: same(s.isr[leader][r], s.quorum_isr[r]))


@action(replica=REPLICA)
def controller_shrink_isr_in_epoch(s: ReplicationState, replica: int) -> Rule[ReplicationState]:
    """The controller takes a follower out of the ISR; a broker that enters this epoch later sees the new ISR."""
    yield s.quorum_leader != NIL
    yield s.quorum_leader != replica
    yield s.quorum_isr[replica]
    isr = put(s.quorum_isr, replica, False)
    return s.replace(quorum_isr=isr, request_isr=put(s.request_isr, s.quorum_epoch, isr))


@weakly_fair
@action(leader=REPLICA)
def leader_read_isr(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
    """The leader reads that the ISR has changed in its epoch."""
    yield is_true_leader(s, leader)
    yield not_(knows_isr(s, leader))
    return s.replace(isr=put(s.isr, leader, s.quorum_isr))


def by_the_present_isr(act: Action) -> Action:
    """The action, restricted to a leader that knows the current ISR: the controller refuses others."""

    def rule(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
        yield knows_isr(s, leader)
        after: ReplicationState = yield from act.rule(s, leader=leader, replica=replica)
        return after

    return replace(act, rule=rule)


KIP_320_IN_KRAFT = KIP_320_AS_BUILT.variation(
    name="kip-320-in-kraft",
    title="KIP-320 as brokers do it with KRaft since 3.6: the ISR shrinks within a leader epoch",
    story=__doc__,
    source="Kip320.tla, and apache/kafka 3.6.2 ReplicationControlManager.java (handleBrokerFenced), "
    "PartitionChangeBuilder.java (triggerLeaderEpochBumpIfNeeded)",
    **{slot: by_the_present_isr(KIP_320_AS_BUILT.slots[slot]) for slot in ("shrink_isr", "expand_isr")},
    added={"shrink_isr_in_epoch": controller_shrink_isr_in_epoch, "read_isr": leader_read_isr},
)
