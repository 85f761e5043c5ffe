"""The promises of brokers: on committed records, to producers and consumers, and between logs.

The properties of the published specification (replication.py) apply to brokers as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations

from tideproof.model.language.algebra import Bool, all_of, any_of, implies, ite, minimum, not_
from tideproof.model.language.properties import invariant, step_invariant
from tideproof.model.language.state import NIL, Bools, Ints, State, asked, below, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.releases.diverging import FetchTruncationState, diverges
from tideproof.model.protocols.broker.releases.fencing import FencingState
from tideproof.model.protocols.broker.releases.kafka_4_1 import ElrState
from tideproof.model.protocols.broker.state import OK, BrokerState, count_of, follows, leads, sends_singly
from tideproof.model.protocols.broker.steps.deleting import start_at
from tideproof.model.protocols.broker.steps.transactions import last_stable_offset
from tideproof.properties.invariants import properties_in
from tideproof.properties.invariants.replication import COMMITTED, GhostCommitted, each, with_commits


@invariant(BrokerState)
def offsets_ordered(s: BrokerState) -> Bool:
    """On every broker last stable offset, high watermark and log end are in this order; a leader's log start precedes.

    Of followers FollowerBounds says that, which is false before 2.4.1.
    """
    ordered = []
    for r in range(s.bounds.replicas):
        ordered += [last_stable_offset(s, r) <= s.hw[r], s.hw[r] <= s.leo[r]]
        if s.bounds.delete_records:
            in_office = implies(leads(s, r), s.log_start[r] <= last_stable_offset(s, r))
            ordered += [in_office, s.log_start[r] <= s.leo[r]]
    return all_of(*ordered)


def both_have(s: BrokerState, ends: Ints, a: int, b: int, offset: int) -> Bool:
    """Whether the offset lies below the ends of two brokers, and neither has deleted what is there."""
    return all_of(*(all_of(offset < ends[r], not_(s.has_deleted(r, offset))) for r in (a, b)))


@invariant(BrokerState, needs={"replicas": 2})
def log_match(s: BrokerState) -> Bool:
    """Two brokers have the same records below both their high watermarks, and from both their log starts."""
    ends = tuple(map(minimum, s.hw, s.leo))
    return each(
        implies(both_have(s, ends, a, b, offset), s.log[a][offset] == s.log[b][offset])
        for a, b in combinations(range(s.bounds.replicas), 2)
        for offset in range(s.bounds.log_size)
    )


@invariant(BrokerState, needs={"replicas": 2})
def follower_match(s: BrokerState) -> Bool:
    """A follower in the epoch of its leader, with nothing left to truncate, has its leader's records unless deleted."""
    matches = []
    for leader, follower in permutations(range(s.bounds.replicas), 2):
        on_fetch = isinstance(s, FetchTruncationState)
        truncates = diverges(s, leader, follower) if on_fetch else s.truncating[follower]
        fetches = all_of(follows(s, follower, leader), s.epoch[follower] == s.epoch[leader], not_(truncates))
        for offset in range(s.bounds.log_size):
            both = both_have(s, s.leo, leader, follower, offset)
            matches.append(implies(all_of(fetches, both), s.log[leader][offset] == s.log[follower][offset]))
    return all_of(*matches)


@invariant(
    BrokerState,
    remark="No truncation by epoch repairs a violation: the two records look the same to both brokers.",
    needs=({"replicas": 2}, {"records": 2}),
)
def unique_offset(s: BrokerState) -> Bool:
    """Where two brokers have a record of the same epoch at the same offset, it is the same record."""

    def same_record(a: int, b: int, offset: int) -> Bool:
        same_epoch = s.log_epoch[a][offset] == s.log_epoch[b][offset]
        both = all_of(same_epoch, *(s.log[r][offset] != NIL for r in (a, b)))
        return implies(both, s.log[a][offset] == s.log[b][offset])

    pairs = combinations(range(s.bounds.replicas), 2)
    return each(same_record(a, b, offset) for a, b in pairs for offset in range(s.bounds.log_size))


# What was ever promised -----------------------------------------------------------------------------------------------


def holds(s: BrokerState, replica: int, record: int) -> Bool:
    """Whether the replica has the record, or need not have it because it was deleted."""
    return any_of(*(held == record for held in s.log[replica]), s.is_deleted(record))


def electable(s: ReplicationState) -> Bools:
    """The replicas that may be elected: the ISR and the eligible leader replicas, if there are any."""
    return tuple(map(any_of, s.quorum_isr, s.elr)) if isinstance(s, ElrState) else s.quorum_isr


@invariant(BrokerState, ghost=COMMITTED)
def candidate(s: BrokerState, seen: GhostCommitted) -> Bool:
    """Every replica that may be elected has every record that was committed before.

    Those are the members of the ISR and, where there are such, the eligible leader replicas.
    """
    return each(
        implies(all_of(member, epoch != NIL, epoch <= s.quorum_epoch), holds(s, r, record))
        for record, epoch in enumerate(seen.committed_in)
        for r, member in enumerate(electable(s))
    )


@invariant(FencingState, needs={"replicas": 2})
def fenced_not_in_isr(s: FencingState) -> Bool:
    """No broker that the controller has fenced is in the ISR, but for one that is the whole ISR."""
    shared = count_of(s.quorum_isr) > 1
    return all_of(*(not_(all_of(shared, member, s.fenced[r])) for r, member in enumerate(s.quorum_isr)))


@invariant(FencingState)
def leader_not_fenced(s: FencingState) -> Bool:
    """The controller has not fenced the leader that it elected."""
    return all_of(*(implies(s.quorum_leader == r, not_(fenced)) for r, fenced in enumerate(s.fenced)))


def acknowledged(s: BrokerState) -> Bools:
    """The records that the producer considers acknowledged, by a response or because it learned that the last is OK."""
    if not (s.bounds.acks and sends_singly(s.bounds)):
        return s.acked
    return tuple(
        any_of(acked, all_of(s.outcome == OK, s.next_record == record + 1)) for record, acked in enumerate(s.acked)
    )


def with_acks(promised: Ints, s: BrokerState) -> Ints:
    """The epochs of what was promised; where a record is acknowledged by now, the controller's epoch at that time."""
    return tuple(
        ite(all_of(epoch == NIL, acked), s.quorum_epoch, epoch)
        for epoch, acked in zip(promised, acknowledged(s), strict=True)
    )


@dataclass(frozen=True)
class GhostPromised(State):
    """For each record the epoch of the leader that committed it, or the controller's when it was acknowledged.

    Whichever came first; an acknowledgement counts with acks=all.
    """

    promised_in: Ints = variable(
        "the epoch in which the record was promised to last, if it was", below("epochs", nil=True), "records"
    )


def observe_promises(seen: GhostPromised, s: BrokerState) -> GhostPromised:
    promised = with_commits(seen.promised_in, s)
    return seen.replace(promised_in=with_acks(promised, s) if s.bounds.acks == -1 else promised)


PROMISED = Ghost("promised", GhostPromised, observe_promises)


@dataclass(frozen=True)
class GhostAcked(State):
    """For each record the controller's epoch when the producer was answered, whatever the producer waited for."""

    acked_in: Ints = variable(
        "the epoch in which the record was acknowledged, if it was",
        below("epochs", nil=True),
        "records",
        when=asked("acks"),
    )


ACKED = Ghost("acked", GhostAcked, lambda seen, s: seen.replace(acked_in=with_acks(seen.acked_in, s)))


def survive(s: BrokerState, promised: Ints) -> Bool:
    """Whether every broker that leads in the epoch of the promise or a later one has the record."""
    return each(
        implies(all_of(leads(s, r), epoch != NIL, epoch <= s.epoch[r]), holds(s, r, record))
        for record, epoch in enumerate(promised)
        for r in range(s.bounds.replicas)
    )


@invariant(BrokerState, ghost=PROMISED)
def durable(s: BrokerState, seen: GhostPromised) -> Bool:
    """A record that was committed, or acknowledged with acks=all, is in the log of every leader from then on."""
    return survive(s, seen.promised_in)


@invariant(
    BrokerState, ghost=ACKED, remark="With acks=1 it fails by design.", remark_under={"acks": 1}, needs={"acks": 1}
)
def acked_survive(s: BrokerState, seen: GhostAcked) -> Bool:
    """A record that was acknowledged is in the log of every leader from then on."""
    return survive(s, seen.acked_in)


@step_invariant(
    BrokerState,
    "acked",
    "outcome",
    "next_record",
    broken="an acknowledgement came before the whole ISR had the record",
    remark="acks=1 promises nothing of it.",
    needs={"acks": -1},
)
def ack_true(before: BrokerState, s: BrokerState) -> Bool:
    """With acks above 1, or all, a record is acknowledged only when every member of the ISR has it."""
    if s.bounds.acks in (0, 1):
        return True
    kept = []
    for record, (was, now) in enumerate(zip(acknowledged(before), acknowledged(s), strict=True)):
        on_all = all_of(*(implies(member, holds(s, r, record)) for r, member in enumerate(s.quorum_isr)))
        kept.append(implies(all_of(now, not_(was)), on_all))
    return all_of(*kept)


@step_invariant(
    BrokerState,
    "log",
    "hw_checkpoint",
    "power_losses",
    broken="a broker lost a record below the high watermark that it had written to disk",
    needs={"crashes": 1, "power_losses": 1},
    by_name_only=True,
)
def checkpointed_kept(before: BrokerState, s: BrokerState) -> Bool:
    """No broker loses a record below the high watermark that it has written to disk, but by a loss of power.

    That is what a restart goes by: KAFKA-1647, where the file with the high watermarks lacked the partition.
    """
    kept = each(
        implies(offset < checkpoint, any_of(had == NIL, had == has))
        for checkpoint, log, now in zip(before.hw_checkpoint, before.log, s.log, strict=False)
        for offset, (had, has) in enumerate(zip(log, now, strict=True))
    )
    return any_of(s.power_losses != before.power_losses, kept)


# What a consumer sees -------------------------------------------------------------------------------------------------


@step_invariant(
    BrokerState,
    "position",
    "read",
    "consumer_restarts",
    broken="the position went back, or an offset was read with two records",
    needs={"consumers": 1},
)
def read_mono(before: BrokerState, s: BrokerState) -> Bool:
    """A consumer's position never goes back, and it never reads two records at one offset, until it starts again."""
    alike = (any_of(was == NIL, was == now) for was, now in zip(before.read, s.read, strict=True))
    restarted = s.consumer_restarts != before.consumer_restarts
    return any_of(restarted, all_of(s.position >= before.position, *alike))


@step_invariant(
    BrokerState, "latest", "consumer_restarts", broken="the latest offset went back", needs={"consumers": 1}
)
def latest_mono(before: BrokerState, s: BrokerState) -> Bool:
    """The latest offset that a consumer is given never goes back, until it starts again."""
    return any_of(s.consumer_restarts != before.consumer_restarts, s.latest >= before.latest)


@step_invariant(
    BrokerState,
    "position",
    "consumer_restarts",
    broken="the consumer went on in a log with other records than it had read",
    needs={"consumers": 1},
)
def no_silent_skip(before: BrokerState, s: BrokerState) -> Bool:
    """A consumer that reads on does so in a log that has, below its position, what it has read there."""
    alike = []
    for broker in range(s.bounds.replicas):
        for offset, record in enumerate(s.read):
            below = all_of(not_(s.has_deleted(broker, offset)), offset < s.position, record != NIL)
            alike.append(implies(all_of(serves_consumer(s, broker), below), s.log[broker][offset] == record))
    went_on = all_of(s.position == before.position + 1, s.consumer_restarts == before.consumer_restarts)
    return implies(went_on, all_of(*alike))


def serves_consumer(s: BrokerState, broker: int) -> Bool:
    """Whether the consumer reads from this broker: the leader of the epoch that it knows, or the follower."""
    leader = all_of(leads(s, broker), s.epoch[broker] == s.consumer_epoch)
    return ite(s.reads_from == NIL, leader, s.reads_from == broker) if s.bounds.follower_fetches else leader


# Log starts, and what was deleted -------------------------------------------------------------------------------------


@invariant(BrokerState, needs={"delete_records": 1})
def follower_bounds(s: BrokerState) -> Bool:
    """On followers too the high watermark is not below the log start."""
    return all_of(*(implies(not_(leads(s, r)), start <= s.hw[r]) for r, start in enumerate(s.log_start)))


@invariant(BrokerState, needs=({"delete_records": 1}, {"replicas": 2}))
def low_watermark(s: BrokerState) -> Bool:
    """The low watermark that a leader knows is not above the log start of any replica."""
    brokers = range(len(s.log_start))
    return each(
        implies(leads(s, leader), any_of(*(start_at(s, leader, other) <= s.log_start[r] for other in brokers)))
        for leader in brokers
        for r in brokers
    )


@invariant(BrokerState, needs={"delete_records": 1})
def deleted_stay(s: BrokerState) -> Bool:
    """The leader whom the controller knows does not show again what DeleteRecords was answered for."""
    return each(
        implies(all_of(leads(s, r), s.quorum_leader == r, s.epoch[r] == s.quorum_epoch), s.deleted <= start)
        for r, start in enumerate(s.log_start)
    )


BROKER = properties_in(globals())
