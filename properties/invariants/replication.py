"""What must hold of the replicated log: the properties of the published specification, and what they are for.

The first four are those of the TLA+ module KafkaReplication, as published. `CommittedRecordsSurvive` is what all of
them are meant to ensure, said of the record itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, implies, ite, same
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import NIL, Bools, Ints, State, below, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.atomic.async_isr import AsyncIsrState, high_watermark
from tideproof.model.protocols.atomic.replication import ReplicationState, has_offset, presumes_leadership, same_record


@invariant(ReplicationState)
def type_ok(s: ReplicationState) -> Bool:
    """Every variable has one of its values, and a log holds records below its end offset and none above."""
    # The ranges of single variables are checked on every step, whatever is asked for (System.step); this is the rest.
    conjuncts = []
    for replica in range(s.bounds.replicas):
        for offset in range(s.bounds.log_size):
            written = has_offset(s, replica, offset)
            conjuncts.append(same(written, s.log[replica][offset] != NIL))
            conjuncts.append(same(written, s.log_epoch[replica][offset] != NIL))
    return all_of(*conjuncts)


@invariant(
    ReplicationState,
    remark="As published it is false while there is no leader, so in the initial state: use ElectedLeaderInIsr. It is "
    "decided only if named.",
    by_name_only=True,
)
def leader_in_isr(s: ReplicationState) -> Bool:
    """The leader in the quorum state is a member of the ISR in the quorum state."""
    return any_of(*(all_of(s.quorum_leader == r, member) for r, member in enumerate(s.quorum_isr)))


@invariant(ReplicationState)
def elected_leader_in_isr(s: ReplicationState) -> Bool:
    """The leader in the quorum state, where there is one, is a member of the ISR there."""
    return all_of(*(implies(s.quorum_leader == r, member) for r, member in enumerate(s.quorum_isr)))


def committed_on(s: ReplicationState, leader: int, isr: Bools) -> Bool:
    """Whether all these replicas hold the leader's records below its high watermark."""
    return all_of(
        *(
            implies(all_of(member, offset < s.hw[leader]), same_record(s, leader, replica, offset))
            for replica, member in enumerate(isr)
            for offset in range(s.bounds.log_size)
        )
    )


@invariant(ReplicationState)
def weak_isr(s: ReplicationState) -> Bool:
    """A replica that believes it leads has its records below its high watermark on every member of its own ISR."""
    return all_of(*(implies(presumes_leadership(s, r), committed_on(s, r, s.isr[r])) for r in range(s.bounds.replicas)))


@invariant(ReplicationState)
def strong_isr(s: ReplicationState) -> Bool:
    """A replica that believes it leads has its records below its high watermark on all replicas that may be elected."""
    return all_of(
        *(implies(presumes_leadership(s, r), committed_on(s, r, s.quorum_isr)) for r in range(s.bounds.replicas))
    )


# What was ever committed ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GhostCommitted(State):
    """For each record the epoch of the leader below whose high watermark it lay first.

    Later leaders are those of greater epochs, as in Raft's leader completeness: a zombie that was elected before the
    record was committed loses nothing.
    """

    committed_in: Ints = variable(
        "the epoch in which the record was committed, if it ever was", below("epochs", nil=True), "records"
    )


def holds_below(s: ReplicationState, replica: int, record: int, end: Int) -> Bool:
    """Whether the replica's log has the record below an offset. A record has the same offset wherever it is."""
    return any_of(*(all_of(offset < end, held == record) for offset, held in enumerate(s.log[replica])))


def with_commits(epochs: Ints, s: ReplicationState) -> Ints:
    """For each record the epoch that is remembered of it, or else that of a leader below whose mark it lies now."""
    committed_in = []
    for record, epoch in enumerate(epochs):
        for r in range(s.bounds.replicas):
            committed = all_of(presumes_leadership(s, r), holds_below(s, r, record, s.hw[r]))
            epoch = ite(all_of(epoch == NIL, committed), s.epoch[r], epoch)
        committed_in.append(epoch)
    return tuple(committed_in)


def observe_commits(seen: GhostCommitted, s: ReplicationState) -> GhostCommitted:
    return seen.replace(committed_in=with_commits(seen.committed_in, s))


COMMITTED = Ghost("committed", GhostCommitted, observe_commits)


@invariant(ReplicationState, ghost=COMMITTED)
def committed_records_survive(s: ReplicationState, seen: GhostCommitted) -> Bool:
    """A record that was once below a leader's high watermark is in the log of every later leader."""
    kept = []
    for record, committed_in in enumerate(seen.committed_in):
        for r in range(s.bounds.replicas):
            later = all_of(presumes_leadership(s, r), committed_in != NIL, committed_in < s.epoch[r])
            kept.append(implies(later, holds_below(s, r, record, s.leo[r])))
    return all_of(*kept)


# AsyncIsr -------------------------------------------------------------------------------------------------------------


@invariant(AsyncIsrState)
def valid_high_watermark(s: AsyncIsrState) -> Bool:
    """Every member of the controller's ISR has reached the leader's high watermark."""
    hw = high_watermark(s)
    return all_of(*(implies(m, o >= hw) for m, o in zip(s.controller_isr, s.offsets, strict=True)))


REPLICATION = (
    type_ok,
    leader_in_isr,
    elected_leader_in_isr,
    weak_isr,
    strong_isr,
    committed_records_survive,
)
ASYNC_ISR = (valid_high_watermark,)
