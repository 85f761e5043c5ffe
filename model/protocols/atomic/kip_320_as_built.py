"""KIP-320 as brokers do it since 2.5: the published rules, wider where the code is.

The story. Brokers take steps that the published specification does not have. All but the first have one cause: a leader
knows a follower by its last fetch, not by its present state.

1. The controller removes a failed leader and elects another in one epoch; in the specification this takes two.
2. A leader judges by a follower's last fetch that it is late; by now the follower may have caught up.
3. A follower that has everything learns the high watermark from a response without a record.
4. A member of the ISR that has fetched past a record in the leader's epoch counts for the high watermark even if it has
   since moved to a later epoch and changed its log.
5. A new leader takes a replica into the ISR that has reached both its high watermark and the start of its epoch; in the
   specification the high watermark itself has to reach that start first.

For the fourth step a leader notes for each replica the last log end that this replica had in the leader's epoch. A real
leader learns it with the next fetch; here it knows it immediately. So this protocol takes every step that brokers take,
some of them earlier. An earlier version looked at the record that the replica holds now, which may come from another
leader: with 4 replicas, logs of 1 record and 3 epochs that violated StrongIsr in 15 steps. Brokers before 2.5 take a
sixth kind of step: they serve and count fetches of any epoch (KAFKA-9338). This protocol leaves that step out, because
it loses committed records.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tideproof.model.language.actions import REPLICA, Action, Rule, action, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, every, implies, ite, not_, put, table
from tideproof.model.language.state import NIL, Ints, upto, variable
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.protocols.atomic.replication import (
    ReplicationState,
    has_offset,
    is_following_in_epoch,
    offsets,
    presumes_leadership,
    replicas,
)


@dataclass(frozen=True)
class NotedState(ReplicationState):
    """With the log ends that a leader notes from the fetches of its epoch."""

    noted: tuple[Ints, ...] = variable(
        "the log end offset that the other replica had last in this leader's epoch", upto("log_size"),
        "replicas", "replicas",
    )  # fmt: skip


@action(replica=REPLICA)
def controller_replace_leader(s: ReplicationState, replica: int) -> Rule[ReplicationState]:
    """The controller takes a failed leader out of the ISR and elects another member of it, in one epoch."""
    yield s.next_epoch < s.bounds.epochs
    yield s.quorum_isr[replica]
    yield s.quorum_leader != replica
    yield s.quorum_leader != NIL
    return base.controller_update(s, replica, put(s.quorum_isr, s.quorum_leader, False))


@action(leader=REPLICA, replica=REPLICA)
def leader_shrink_isr_by_last_fetch(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader removes a replica from the ISR that it has not heard from for a while, whatever its epoch."""
    yield leader != replica
    yield base.is_true_leader(s, leader)
    yield s.isr[leader][replica]
    return base.change_isr(s, leader, replica, member=False)


@weakly_fair
@action(follower=REPLICA, leader=REPLICA)
def follower_learn_high_watermark(s: ReplicationState, follower: int, leader: int) -> Rule[ReplicationState]:
    """A follower in the leader's epoch that has all its records takes over its high watermark."""
    yield leader != follower
    yield is_following_in_epoch(s, follower, leader)
    yield s.leo[follower] == s.leo[leader]
    return s.replace(hw=put(s.hw, follower, s.hw[leader]))


def noted(before: NotedState, after: NotedState) -> NotedState:
    """The state after a step, with the log ends that leaders know of the replicas in their epoch."""

    def end(leader: int, f: int) -> Int:
        in_office = all_of(presumes_leadership(after, leader), after.epoch[leader] == before.epoch[leader])
        earlier = ite(in_office, before.noted[leader][f], 0)
        together = all_of(f != leader, is_following_in_epoch(after, f, leader))
        return ite(together, after.leo[f], earlier)

    return after.replace(noted=table(replicas(after), lambda leader: table(replicas(after), lambda f: end(leader, f))))


def noting(act: Action) -> Action:
    """The action, after which leaders note the log ends of their followers."""

    def rule(s: NotedState, **parameters: int) -> Rule[NotedState]:
        return noted(s, (yield from act.rule(s, **parameters)))

    return replace(act, rule=rule)


def has_fetched_past(s: NotedState, follower: int, leader: int, offset: Int) -> Bool:
    """Whether the follower, when it was last in the leader's epoch, had the leader's record at this offset."""
    return any_of(follower == leader, s.noted[leader][follower] > offset)


@weakly_fair
@action(leader=REPLICA)
def leader_inc_high_watermark_by_last_fetch(s: NotedState, leader: int) -> Rule[NotedState]:
    """The leader's high watermark passes a record that every member of the ISR has had in the leader's epoch."""
    yield presumes_leadership(s, leader)
    yield has_offset(s, leader, s.hw[leader])
    yield every(replicas(s), lambda f: implies(s.isr[leader][f], has_fetched_past(s, f, leader, s.hw[leader])))
    return base.advance_high_watermark(s, leader)


def is_due(s: ReplicationState, leader: int, offset: int) -> Bool:
    """Whether a replica must have reached the leader's record at this offset to be taken into the ISR."""
    is_earlier = all_of(has_offset(s, leader, offset), s.log_epoch[leader][offset] < s.epoch[leader])
    return any_of(offset < s.hw[leader], is_earlier)


@weakly_fair
@action(leader=REPLICA, replica=REPLICA)
def leader_expand_isr_by_epoch_start(s: ReplicationState, leader: int, replica: int) -> Rule[ReplicationState]:
    """The leader takes in a replica of its epoch that has reached its high watermark and the start of its epoch."""
    yield leader != replica
    yield base.is_true_leader(s, leader)
    yield not_(s.isr[leader][replica])
    yield is_following_in_epoch(s, replica, leader)
    yield every(offsets(s), lambda offset: implies(is_due(s, leader, offset), has_offset(s, replica, offset)))
    return base.change_isr(s, leader, replica, member=True)


KIP_320_AS_BUILT = replace(KIP_320, state=NotedState, initial=NotedState.initial).variation(
    name="kip-320-as-built",
    title="KIP-320 as brokers do it since 2.5, with steps that the specification lacks",
    story=__doc__,
    source="Kip320.tla, and apache/kafka 2.5.0",
    expand_isr=leader_expand_isr_by_epoch_start,
    shrink_isr=leader_shrink_isr_by_last_fetch,
    advance_high_watermark=leader_inc_high_watermark_by_last_fetch,
    **{slot: noting(KIP_320.slots[slot]) for slot in ("become_leader", "become_follower")},
    fetch=weakly_fair(noting(KIP_320.slots["fetch"])),
    added={"replace_leader": controller_replace_leader, "learn_high_watermark": follower_learn_high_watermark},
)
