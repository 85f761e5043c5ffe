"""The promises of the protocol with the KRaft controller: the invariants of Vanlightly's modules, with their names.

From v3_5_properties and kip_966_properties of Vanlightly/kafka-tlaplus, 823615e.
"""

from __future__ import annotations

from itertools import combinations

from tideproof.model.language.algebra import Bool, all_of, any_of, implies, not_, same
from tideproof.model.language.properties import invariant
from tideproof.model.language.state import NIL, Bools
from tideproof.model.protocols.kraft.kip_966 import Kip966State, elr, has_enough, last_known_elr
from tideproof.model.protocols.kraft.state import (
    FOLLOWER,
    LEADER,
    RUNNING,
    KraftState,
    count_of,
    holds,
    isr,
    known_epoch,
    known_isr,
    known_leader,
    leader,
    leader_epoch,
    offsets,
    replicas,
)
from tideproof.properties.invariants import properties_in
from tideproof.properties.invariants.replication import each


def records(s: KraftState) -> range:
    return s.bounds.indices("records")


def may_be_elected(s: KraftState) -> Bools:
    """The ISR, and the ELR if the protocol has one."""
    return tuple(map(any_of, isr(s), elr(s))) if isinstance(s, Kip966State) else isr(s)


def is_present_leader(s: KraftState, broker: int) -> Bool:
    """Whether the broker leads in the controller's leader epoch."""
    return all_of(s.role[broker] == LEADER, known_epoch(s, broker) == leader_epoch(s))


@invariant(KraftState)
def leader_completeness_property(s: KraftState) -> Bool:
    """A running leader has the log up to the highest high watermark so far, and every acknowledged record."""

    def is_complete(broker: int) -> Bool:
        kept = (implies(s.acked[record], holds(s, broker, record)) for record in records(s))
        return all_of(s.leo[broker] >= s.true_hw, *kept)

    running = ((r, all_of(leader(s) == r, s.status[r] == RUNNING)) for r in replicas(s))
    return all_of(*(implies(all_of(leads, s.true_hw > 0), is_complete(r)) for r, leads in running))


@invariant(KraftState)
def leader_candidate_completeness_property(s: KraftState) -> Bool:
    """Every running broker that may be elected has the log up to the highest high watermark that a leader has had."""
    return all_of(
        *(implies(all_of(may_be_elected(s)[r], s.status[r] == RUNNING), s.leo[r] >= s.true_hw) for r in replicas(s))
    )


@invariant(KraftState)
def replication_quorum_superset_property(s: KraftState) -> Bool:
    """The present leader waits for every replica that may be elected.

    With KIP-966 that is asked only while the ISR that it knows has enough members; with fewer it commits nothing. One
    that has no request under way waits for the ISR that it knows.
    """

    def waits_for_all(broker: int) -> Bool:
        waits_for, members = s.maximal_isr[broker], known_isr(s, broker)
        settled = all_of(*(same(waits_for[r], members[r]) for r in replicas(s)))
        covered = all_of(*(implies(may_be_elected(s)[r], waits_for[r]) for r in replicas(s)))
        if isinstance(s, Kip966State):
            covered = implies(has_enough(s, members), covered)
        return all_of(any_of(s.asking[broker], settled), covered)

    return all_of(*(implies(is_present_leader(s, broker), waits_for_all(broker)) for broker in replicas(s)))


@invariant(KraftState, needs={"replicas": 2})
def log_matching_property(s: KraftState) -> Bool:
    """Two logs have the same record at every offset that is below the end and the high watermark of both."""

    def is_stable(broker: int, offset: int) -> Bool:
        return all_of(offset < s.leo[broker], offset < s.hw[broker])

    return each(
        implies(all_of(is_stable(a, offset), is_stable(b, offset)), s.log[a][offset] == s.log[b][offset])
        for a, b in combinations(replicas(s), 2)
        for offset in offsets(s)
    )


@invariant(
    KraftState,
    remark="What a broker has read is a number of records of the controller's log here, so their contents agree.",
)
def metadata_log_matching_property(s: KraftState) -> Bool:
    """What a broker has read of the metadata log is a beginning of the controller's."""
    return all_of(*(s.metadata_read[r] <= s.version for r in replicas(s)))


@invariant(KraftState)
def consistent_read_property(s: KraftState) -> Bool:
    """What a consumer has read is in the log of the present leader, at the same offset."""

    def keeps(broker: int, offset: int) -> Bool:
        return all_of(
            offset < s.leo[broker],
            s.log[broker][offset] == s.consumed[offset],
            s.log_epoch[broker][offset] == s.consumed_epoch[offset],
        )

    return each(
        implies(all_of(is_present_leader(s, broker), offset < s.true_hw), keeps(broker, offset))
        for broker in replicas(s)
        for offset in offsets(s)
    )


@invariant(KraftState)
def no_committed_record_lost_globally(s: KraftState) -> Bool:
    """Every acknowledged record is in some broker's log."""
    return all_of(
        *(implies(s.acked[record], any_of(*(holds(s, r, record) for r in replicas(s)))) for record in records(s))
    )


@invariant(KraftState)
def valid_replica_state(s: KraftState) -> Bool:
    """A broker that leads believes it is the leader, and nothing is in a log above its end."""
    return all_of(
        *(implies(s.role[r] == LEADER, known_leader(s, r) == r) for r in replicas(s)),
        *(same(s.log[r][offset] != NIL, offset < s.leo[r]) for r in replicas(s) for offset in offsets(s)),
    )


@invariant(KraftState)
def valid_fetcher_state(s: KraftState) -> Bool:
    """A follower has a fetcher, and a leader has none."""
    return all_of(
        *(implies(s.role[r] == LEADER, s.fetches_from[r] == NIL) for r in replicas(s)),
        *(implies(s.role[r] == FOLLOWER, s.fetches_from[r] != NIL) for r in replicas(s)),
    )


@invariant(KraftState)
def valid_controller_state(s: KraftState) -> Bool:
    """No fenced broker is in the ISR, but before KIP-966 its last member, so that the ISR is never empty."""
    members = isr(s)
    living = all_of(*(implies(members[r], s.unfenced[r]) for r in replicas(s)))
    if isinstance(s, Kip966State):
        return living
    return all_of(any_of(*members), any_of(count_of(members) == 1, living))


@invariant(Kip966State)
def min_isr_recovery_quorum(s: Kip966State) -> Bool:
    """Where ISR and ELR are empty, as many last known replicas are remembered as the ISR must have for a write."""
    empty = not_(any_of(*isr(s), *elr(s)))
    return implies(empty, count_of(last_known_elr(s)) == s.bounds.min_insync_replicas)


@invariant(Kip966State)
def valid_controller_isr_and_elr(s: Kip966State) -> Bool:
    """No broker is in both ISR and ELR, and the ELR is empty where the ISR has enough members."""
    members, eligible = isr(s), elr(s)
    apart = (not_(all_of(*pair)) for pair in zip(members, eligible, strict=True))
    return all_of(*apart, implies(has_enough(s, members), not_(any_of(*eligible))))


KRAFT = properties_in(globals())
