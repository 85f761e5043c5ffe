"""Properties of the replicated log: those of the published specification, and their purpose.

The first four are those of the TLA+ module KafkaReplication, as published. `CommittedRecordsSurvive` states directly
what all of them should ensure for a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tideproof.model.language.algebra import (
    Bool,
    Int,
    all_of,
    any_of,
    every,
    first_where,
    implies,
    ite,
    not_,
    same,
    some,
    table,
)
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import NIL, Bools, Ints, State, below, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.atomic.async_isr import AsyncIsrState, high_watermark
from tideproof.model.protocols.atomic.replication import (
    ReplicationState,
    epochs,
    has_offset,
    offsets,
    presumes_leadership,
    records,
    replicas,
    same_record,
)
from tideproof.properties.invariants import properties_in


def each(claims: Iterable[Bool]) -> Bool:
    """Whether all of these claims are true."""
    return all_of(*claims)


@invariant(ReplicationState)
def type_ok(s: ReplicationState) -> Bool:
    """Every variable has one of its values, and a log holds records below its end offset and none above."""
    # The ranges of single variables are checked on every step, whatever is asked for (System.step); this is the rest.
    return every(
        replicas(s),
        lambda r: every(
            offsets(s),
            lambda o: all_of(
                same(has_offset(s, r, o), s.log[r][o] != NIL), same(has_offset(s, r, o), s.log_epoch[r][o] != NIL)
            ),
        ),
    )


@invariant(
    ReplicationState,
    remark="As published it is false while there is no leader, so in the initial state: use ElectedLeaderInIsr.",
    by_name_only=True,
)
def leader_in_isr(s: ReplicationState) -> Bool:
    """The leader in the quorum state is a member of the ISR in the quorum state."""
    return some(replicas(s), lambda r: all_of(s.quorum_leader == r, s.quorum_isr[r]))


@invariant(ReplicationState)
def elected_leader_in_isr(s: ReplicationState) -> Bool:
    """The leader in the quorum state, where there is one, is a member of the ISR there."""
    return every(replicas(s), lambda r: implies(s.quorum_leader == r, s.quorum_isr[r]))


def committed_on(s: ReplicationState, leader: int, isr: Bools) -> Bool:
    """Whether all these replicas hold the leader's records below its high watermark, but for what is deleted."""

    def counts(r: int, o: int) -> Bool:
        return all_of(o < s.hw[leader], *(not_(s.has_deleted(of, o)) for of in (leader, r)))

    return every(
        replicas(s),
        lambda r: every(offsets(s), lambda o: implies(all_of(isr[r], counts(r, o)), same_record(s, leader, r, o))),
    )


@invariant(ReplicationState)
def weak_isr(s: ReplicationState) -> Bool:
    """A replica that believes it leads has its records below its high watermark on every member of its own ISR."""
    return every(replicas(s), lambda r: implies(presumes_leadership(s, r), committed_on(s, r, s.isr[r])))


@invariant(ReplicationState)
def strong_isr(s: ReplicationState) -> Bool:
    """A replica that believes it leads has its records below its high watermark on all of the ISR in the quorum state.

    Those may be elected. So may eligible leader replicas, where there are such: compare Candidate.
    """
    return every(replicas(s), lambda r: implies(presumes_leadership(s, r), committed_on(s, r, s.quorum_isr)))


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
    return some(offsets(s), lambda o: all_of(o < end, s.log[replica][o] == record))


def with_commits(known: Ints, s: ReplicationState) -> Ints:
    """For each record its noted epoch, or else the epoch of a leader that has it below its high watermark now."""

    def commits_in(epoch: int, record: int, r: int) -> Bool:
        return all_of(presumes_leadership(s, r), s.epoch[r] == epoch, holds_below(s, r, record, s.hw[r]))

    def epoch_of(record: int) -> Int:
        # By epoch and not by replica: then it is plain that the names of replicas do not matter.
        now = first_where(
            epochs(s), lambda e: some(replicas(s), lambda r: commits_in(e, record, r)), lambda e: e, otherwise=NIL
        )
        return ite(known[record] == NIL, now, known[record])

    return table(records(s), epoch_of)


COMMITTED = Ghost(
    "committed", GhostCommitted, lambda seen, s: seen.replace(committed_in=with_commits(seen.committed_in, s))
)


def later_leaders_have(s: ReplicationState, seen: GhostCommitted, has: Callable[[int, int], Bool]) -> Bool:
    """Whether every leader of a later epoch than that of a commit has the record."""

    def kept(record: int, r: int) -> Bool:
        committed_in = seen.committed_in[record]
        later = all_of(presumes_leadership(s, r), committed_in != NIL, committed_in < s.epoch[r])
        return implies(later, has(record, r))

    return every(records(s), lambda record: every(replicas(s), lambda r: kept(record, r)))


@invariant(ReplicationState, ghost=COMMITTED, needs={"epochs": 2})
def committed_records_survive(s: ReplicationState, seen: GhostCommitted) -> Bool:
    """A record that was once below a leader's high watermark is in the log of every later leader."""
    return later_leaders_have(
        s, seen, lambda record, r: any_of(holds_below(s, r, record, s.leo[r]), s.is_deleted(record))
    )


# AsyncIsr -------------------------------------------------------------------------------------------------------------


@invariant(AsyncIsrState)
def valid_high_watermark(s: AsyncIsrState) -> Bool:
    """Every member of the controller's ISR has reached the leader's high watermark."""
    hw = high_watermark(s)
    return all_of(*(implies(m, o >= hw) for m, o in zip(s.controller_isr, s.offsets, strict=True)))


ASYNC_ISR = (valid_high_watermark,)
REPLICATION = tuple(p for p in properties_in(globals()) if p not in ASYNC_ISR)
