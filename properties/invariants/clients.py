"""Properties for clients.

For producers: an acknowledged record is in the log, and only once. For consumers: reads of transactions, the lag, and
the visible records.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.model.language.algebra import Bool, Int, all_of, any_of, every, implies, ite, last_where, not_, select
from tideproof.model.language.properties import invariant, step_invariant
from tideproof.model.language.state import FLAG, NIL, Bools, Ints, State, asked, below, variable
from tideproof.model.language.system import Ghost
from tideproof.model.protocols.atomic.replication import ReplicationState, records, replicas
from tideproof.model.protocols.broker.state import COMMITTED as DECIDED
from tideproof.model.protocols.broker.state import (
    OK,
    UNDECIDED,
    BrokerState,
    count_of,
    has_window,
    leads,
    learns_outcomes,
)
from tideproof.model.protocols.broker.steps.late_records import is_open
from tideproof.model.protocols.broker.steps.transactions import (
    begun,
    belongs,
    has_marker_below,
    is_latest,
    last_stable_offset,
    producers,
    transactions_of,
)
from tideproof.properties.invariants import properties_in
from tideproof.properties.invariants.broker import holds
from tideproof.properties.invariants.replication import COMMITTED, GhostCommitted, each, holds_below, later_leaders_have

WHILE_KNOWN = (
    "With --idempotent 1 it holds while no record is deleted (--delete-records), no producer is forgotten as idle "
    "(--idle-producers), and none begins a new epoch (--producer-epochs)."
)


@invariant(BrokerState, remark=WHILE_KNOWN, needs=({"retries": 1}, {"log_size": 2}))
def no_duplicates(s: BrokerState) -> Bool:
    """A record lies at most once below the high watermark of a broker that leads: no consumer reads it twice."""
    twice = [
        all_of(leads(s, r), later < s.hw[r], s.log[r][first] == s.log[r][later])
        for r in range(s.bounds.replicas)
        for later in range(s.bounds.log_size)
        for first in range(later)
    ]
    return not_(any_of(*twice))


@invariant(
    BrokerState,
    remark="Without --idempotent 1 it fails by design.",
    remark_under={"idempotent": 0},
    needs=({"in_flight": 2, "late_requests": 1}, {"log_size": 2}, {"records": 2}),
)
def records_in_order(s: BrokerState) -> Bool:
    """Below the high watermark of a broker that leads, records of the producer stand in the order they were sent in."""
    return all_of(
        *(
            implies(all_of(leads(s, r), later < s.hw[r]), s.log[r][first] <= s.log[r][later])
            for r in range(s.bounds.replicas)
            for later in range(s.bounds.log_size)
            for first in range(later)
        )
    )


@invariant(BrokerState, needs=({"in_flight": 2}, {"idempotent": 1}, {"records": 2}))
def none_skipped(s: BrokerState) -> Bool:
    """An idempotent producer's record lies below the high watermark of a broker that leads only if those before it do.

    A record that is missing there can never be written: each leader refuses it from then on.
    """
    in_log = []
    for r in range(s.bounds.replicas):
        for record in range(1, s.bounds.records):
            later, earlier = holds_below(s, r, record, s.hw[r]), holds_below(s, r, record - 1, s.hw[r])
            in_log.append(implies(all_of(leads(s, r), later), earlier))
    return all_of(*in_log)


@dataclass(frozen=True)
class GhostLeaders(State):
    """The leader of each epoch."""

    leader_of: Ints = variable("who has led in the epoch", below("replicas", nil=True), "epochs", when=asked("retries"))


def observe_leaders(seen: GhostLeaders, s: BrokerState) -> GhostLeaders:
    def leader_of(epoch: int, known: Int) -> Int:
        return last_where(replicas(s), lambda r: all_of(leads(s, r), s.epoch[r] == epoch), lambda r: r, known)

    return seen.replace(leader_of=tuple(leader_of(epoch, known) for epoch, known in enumerate(seen.leader_of)))


LEADERS = Ghost("leaders", GhostLeaders, observe_leaders)


@invariant(BrokerState, ghost=LEADERS, remark=WHILE_KNOWN, needs=({"retries": 1}, {"log_size": 2}))
def once_across_leaders(s: BrokerState, seen: GhostLeaders) -> Bool:
    """No broker that leads has a record twice, of two leaders: no retry after a leader's failure adds to the log."""
    twice = []
    for r in range(s.bounds.replicas if s.bounds.retries else 0):
        for later in range(s.bounds.log_size):
            for first in range(later):
                epochs = (s.log_epoch[r][first], s.log_epoch[r][later])
                writers = [ite(epoch == NIL, NIL, select(seen.leader_of, epoch)) for epoch in epochs]
                same_record = all_of(later < s.leo[r], s.log[r][first] == s.log[r][later])
                twice.append(all_of(leads(s, r), same_record, writers[0] != writers[1]))
    return not_(any_of(*twice))


# What a producer believes ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GhostWritten(State):
    """The records that any log has had."""

    written: Bools = variable("the record was once in a log", FLAG, "records", when=learns_outcomes)


def observe_written(seen: GhostWritten, s: BrokerState) -> GhostWritten:
    written = tuple(
        any_of(was, *(holds(s, r, record) for r in range(s.bounds.replicas))) for record, was in enumerate(seen.written)
    )
    return seen.replace(written=written)


EVER_WRITTEN = Ghost("ever_written", GhostWritten, observe_written)


@invariant(BrokerState, ghost=EVER_WRITTEN, needs={"outcomes": 1, "retries": 1})
def ok_written(s: BrokerState, seen: GhostWritten) -> Bool:
    """A record that the producer considers written was at least once in a log."""
    if not learns_outcomes(s.bounds):
        return True
    if has_window(s.bounds):
        sent = (
            (record < s.next_record, known == OK, seen.written[record]) for record, known in enumerate(s.outcome_of)
        )
        return all_of(*(implies(all_of(is_sent, is_ok), written) for is_sent, is_ok, written in sent))
    return any_of(s.outcome != OK, s.next_record == 0, select(seen.written, s.next_record - 1))


@step_invariant(
    BrokerState,
    "acked",
    "waits_at",
    broken="an acknowledgement came from a broker that did not have enough in its ISR",
    remark="Kafka promises it with acks=all only: that is what NOT_ENOUGH_REPLICAS is.",
    needs={"acks": 1},
)
def acked_by_enough(before: BrokerState, s: BrokerState) -> Bool:
    """The broker at which a request waits acknowledges it as leader, with at least min.insync.replicas in its ISR."""
    enough = [all_of(leads(s, r), count_of(isr) >= s.bounds.min_insync_replicas) for r, isr in enumerate(s.isr)]
    return each(
        implies(all_of(now, not_(was)), any_of(*(all_of(at == r, has) for r, has in enumerate(enough))))
        for at, was, now in zip(before.waits_at, before.acked, s.acked, strict=True)
    )


# Retries and elections ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GhostOffice(State):
    """For each broker, the epoch in which it last led, and the records that it lacked when that began."""

    led_in: Ints = variable(
        "the epoch in which the broker led last", below("epochs", nil=True), "replicas", when=asked("retries")
    )
    lacked: tuple[Bools, ...] = variable(
        "it had not got the record, which had been sent, when that epoch began",
        FLAG,
        "replicas",
        "records",
        when=asked("retries"),
    )


def observe_office(seen: GhostOffice, s: BrokerState) -> GhostOffice:
    epochs, lacked = [], []
    for r, (epoch, before) in enumerate(zip(seen.led_in, seen.lacked, strict=True)):
        begins = all_of(leads(s, r), epoch != s.epoch[r])
        epochs.append(ite(begins, s.epoch[r], epoch))
        lacks = [all_of(record < s.next_record, not_(holds(s, r, record))) for record in range(s.bounds.records)]
        lacked.append(tuple(ite(begins, now, was) for now, was in zip(lacks, before, strict=True)))
    return seen.replace(led_in=tuple(epochs), lacked=tuple(lacked))


OFFICE = Ghost("office", GhostOffice, observe_office)


@invariant(
    BrokerState, ghost=OFFICE, needs=({"retries": 1}, {"log_size": 2}), remark="With more than one retry it is false."
)
def once_after_election(s: BrokerState, seen: GhostOffice) -> Bool:
    """A record that a leader lacked when it began to lead is at most once in its log: one retry appends it once."""
    once = []
    for r, lacked in enumerate(seen.lacked):
        for record, was in enumerate(lacked):
            for later in range(s.bounds.log_size):
                twice = any_of(*(all_of(held == record, s.log[r][later] == record) for held in s.log[r][:later]))
                once.append(implies(all_of(leads(s, r), was, seen.led_in[r] == s.epoch[r]), not_(twice)))
    return all_of(*once)


# Consumers ------------------------------------------------------------------------------------------------------------


@invariant(
    BrokerState,
    remark="Without --read-committed 1 it fails by design.",
    remark_under={"read_committed": 0},
    needs=({"transactions": 1}, {"consumers": 1}),
)
def read_committed(s: BrokerState) -> Bool:
    """What the consumer has returned belongs to no transaction that is open or aborted."""
    return each(
        implies(all_of(read == record, belongs(s, record, transaction)), s.decision[transaction] == DECIDED)
        for read in s.read
        for record in range(s.bounds.records)
        for transaction in range(s.bounds.transactions)
    )


@invariant(
    BrokerState,
    remark="Where it is false, consumers with read_committed wait for ever, or until the producer's next transaction.",
    needs=({"transactions": 1}, {"late_records": 1}),
)
def no_hanging_transaction(s: BrokerState) -> Bool:
    """What is open in a leader's log is a transaction that its coordinator has yet to end there: none hangs."""
    hangs = []
    for r in range(s.bounds.replicas):
        for producer in producers(s.bounds):
            own = transactions_of(s.bounds, producer)
            ends = [all_of(begun(s, t), is_latest(s, t), not_(is_ended_at(s, r, t))) for t in own]
            hangs.append(all_of(leads(s, r), is_open(s, r, producer), not_(any_of(*ends))))
    return not_(any_of(*hangs))


def is_ended_at(s: BrokerState, replica: int, transaction: int) -> Bool:
    """Whether the transaction is decided, and the broker has its marker."""
    return all_of(s.decision[transaction] != UNDECIDED, has_marker_below(s, replica, transaction, s.leo[replica]))


@invariant(BrokerState, needs={"consumers": 1}, remark="A change of leader may break it.")
def lag_not_negative(s: BrokerState) -> Bool:
    """No leader that the consumer may turn to shows it less than it has read: its lag is not below zero.

    The lag is high watermark, or with read_committed last stable offset, less position (SubscriptionState.partitionLag
    of apache/kafka 2.1.1).
    """
    if not s.bounds.consumers:
        return True
    shown = []
    for r in range(s.bounds.replicas):
        may_ask = all_of(leads(s, r), s.epoch[r] >= s.consumer_epoch)
        shown.append(implies(may_ask, s.position <= s.hw[r]))
        if s.bounds.read_committed:
            shown.append(implies(may_ask, s.position <= last_stable_offset(s, r)))
    return all_of(*shown)


@invariant(
    ReplicationState,
    ghost=COMMITTED,
    remark="Chains satisfy it; Kafka does not: a new leader's high watermark lags until its followers have fetched.",
    needs={"epochs": 2},
    by_name_only=True,
)
def committed_records_stay_visible(s: ReplicationState, seen: GhostCommitted) -> Bool:
    """A record that was once below a leader's high watermark is below that of every later leader."""
    return later_leaders_have(s, seen, lambda record, r: holds_below(s, r, record, s.hw[r]))


@invariant(
    ReplicationState,
    ghost=COMMITTED,
    remark="What lets Kafka serve reads from the nearest copy (KIP-392); compare ReadsAreNeverLost of chain-nearest.",
    by_name_only=True,
)
def replicas_show_committed(s: ReplicationState, seen: GhostCommitted) -> Bool:
    """A record below the high watermark of any replica, leader or not, was committed."""

    def shown(record: int, r: int) -> Bool:
        return implies(holds_below(s, r, record, s.hw[r]), seen.committed_in[record] != NIL)

    return every(records(s), lambda record: every(replicas(s), lambda r: shown(record, r)))


CLIENTS = properties_in(globals())
