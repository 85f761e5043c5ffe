"""Transactions: records that count together or not at all, the markers that end them, and the last stable offset.

Each transaction has a separate producer, so that several may interleave. It begins with its first record. The
coordinator decides once: to commit, when all records of the transaction are acknowledged; to abort, at any time. Then
it has the marker written, a control record in the log, which is replicated, committed and lost like any record; if a
leader has lost it, it is written again. So a marker takes one of `--records`.

With `--one-producer` all of them are transactions of one producer, one after another. The next one begins when the
coordinator knows that the marker of the one before is written. Brokers tell transactions of one producer apart by
their markers alone.

Below the last stable offset everything is decided. It is the first offset of a transaction that is open, or whose
marker is not yet below the high watermark, and the high watermark where there is none: a function of log and high
watermark, on followers as on leaders, where Kafka keeps it up to date as either of them moves. In a log a transaction
extends from its producer's first record to the producer's next marker, which commits or aborts it. A leader tells
consumers with read_committed which transactions are aborted, by the abort markers in its log. Records that come after a
marker are late (`late_records`).

Left out: the coordinator's own log and its failures, and retries. A marker that is sent again is not written twice.

Source: apache/kafka 2.1.1, ProducerStateManager.firstUnstableOffset and onHighWatermarkUpdated, Replica.
lastStableOffset, Log.collectAbortedTransactions, KafkaApis.handleWriteTxnMarkersRequest; 3.8.0 has the same rule.
ProducerAppendInfo.append and appendEndTxnMarker, at 2.1.1, 2.5.1 and 3.5.1.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Parameter, weakly_fair
from tideproof.model.language.algebra import (
    Bool,
    Int,
    all_of,
    any_of,
    implies,
    ite,
    maximum,
    minimum,
    not_,
    put,
    select,
)
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import (
    ABORTED,
    COMMITTED,
    UNDECIDED,
    BrokerRule,
    BrokerState,
    begins_transactions,
    leads,
)
from tideproof.model.protocols.broker.steps.producing import (
    has_enough_for_answers,
    has_enough_in_sync,
    waiting,
    written,
)

TRANSACTION = Parameter(lambda b: b.transactions, "t{}".format)


# In a log -------------------------------------------------------------------------------------------------------------


def belongs(s: BrokerState, record: int, transaction: int) -> Bool:
    """Whether the record is one of the transaction's own, not the marker that ends it."""
    return all_of(s.transaction_of[record] == transaction, not_(s.is_marker[record]))


def is_at(s: BrokerState, replica: int, offset: int, transaction: int, marker: bool) -> Bool:
    """Whether the replica's log has the transaction's marker (if `marker`) or one of its own records at this offset."""
    alike = []
    for record, (of, is_marker) in enumerate(zip(s.transaction_of, s.is_marker, strict=True)):
        alike.append(
            all_of(s.log[replica][offset] == record, of == transaction, is_marker if marker else not_(is_marker))
        )
    return any_of(*alike)


def has_marker_below(s: BrokerState, replica: int, transaction: int, end: Int) -> Bool:
    """Whether the log has the marker of the transaction below an offset."""
    offsets = range(s.bounds.log_size)
    return any_of(*(all_of(offset < end, is_at(s, replica, offset, transaction, marker=True)) for offset in offsets))


def producers(b: Bounds) -> range:
    """The producers of transactions: each has its own, or one has all of them."""
    return range(min(b.transactions, 1) if b.one_producer else b.transactions)


def transactions_of(b: Bounds, producer: int) -> range:
    return range(b.transactions) if b.one_producer else range(producer, producer + 1)


def sent_at(s: BrokerState, replica: int, offset: int, transactions: range, marker: bool) -> Bool:
    """Whether a record of one of these transactions, or a marker of one, is at this offset of the replica's log."""
    return any_of(*(is_at(s, replica, offset, t, marker) for t in transactions))


def last_stable_offset(s: BrokerState, replica: int) -> Int:
    """The offset below which everything is decided, and known to stay so."""
    return stable_end(s, replica, s.hw[replica])


def stable_end(s: BrokerState, replica: int, known: Int) -> Int:
    """The last stable offset, if a marker below the offset `known` counts."""
    end = s.hw[replica]
    for producer in producers(s.bounds):
        own = transactions_of(s.bounds, producer)
        is_ended: Bool = False
        for offset in reversed(range(s.bounds.log_size)):
            is_ended = any_of(is_ended, all_of(offset < known, sent_at(s, replica, offset, own, marker=True)))
            here = (
                maximum(offset, s.log_start[replica]) if s.bounds.delete_records else offset
            )  # no transaction is open in deleted records
            is_open = all_of(sent_at(s, replica, offset, own, marker=False), not_(is_ended))
            end = ite(is_open, minimum(here, end), end)
    return end


def is_returned(s: BrokerState, leader: int, record: Int) -> Bool:
    """Whether a consumer that is sent the record returns it: no marker, and with read_committed nothing aborted."""
    if not s.bounds.transactions:
        return True
    returned = not_(select(s.is_marker, record))
    if s.bounds.read_committed:
        returned = all_of(returned, *(not_(is_aborted(s, leader, record, p)) for p in producers(s.bounds)))
    return returned


def is_aborted(s: BrokerState, leader: int, record: Int, producer: int) -> Bool:
    """Whether the record is one of the producer's, and the producer's next marker in the leader's log aborts."""
    own, found = transactions_of(s.bounds, producer), []
    aborted: Bool = False
    for offset in reversed(range(s.bounds.log_size)):
        here = all_of(s.log[leader][offset] == record, sent_at(s, leader, offset, own, marker=False))
        found.append(all_of(here, aborted))
        aborts = [all_of(is_at(s, leader, offset, t, marker=True), s.decision[t] == ABORTED) for t in own]
        aborted = ite(sent_at(s, leader, offset, own, marker=True), any_of(*aborts), aborted)
    return any_of(*found)


# Steps ----------------------------------------------------------------------------------------------------------------


def next_in(
    rules: Rules, s: BrokerState, leader: int, transaction: int, marker: bool, awaited: bool = True
) -> BrokerRule:
    """The common part: the next record, of a transaction or its end, is appended by a leader with acks=-1."""
    yield leads(s, leader)
    yield s.next_record < s.bounds.records
    yield s.leo[leader] < s.bounds.log_size
    yield has_enough_in_sync(s, leader)
    after = written(rules, s, leader, s.next_record)
    if awaited and not marker:  # the coordinator needs no response on a marker
        after = waiting(after, leader, s.next_record, s.leo[leader])
    return after.replace(
        transaction_of=put(s.transaction_of, s.next_record, transaction),
        is_marker=put(s.is_marker, s.next_record, marker),
        next_record=s.next_record + 1,
    )


def begun(s: BrokerState, transaction: int) -> Bool:
    if begins_transactions(s.bounds):
        return s.added[transaction]
    return any_of(*(of == transaction for of in s.transaction_of))


def may_begin(rules: Rules, s: BrokerState, transaction: int) -> Bool:
    """Transactions are numbered in the order in which they begin. A producer's next one waits for the marker."""
    if not transaction:
        return True
    if not s.bounds.one_producer:
        return begun(s, transaction - 1)
    written_by = (
        all_of(
            leads(s, r),
            has_marker_below(s, r, transaction - 1, s.hw[r]),
            has_enough_for_answers(rules, s, r),
        )
        for r in range(s.bounds.replicas)
    )
    return any_of(*written_by)


@step(begins_transactions, transaction=TRANSACTION)
def begin_transaction(rules: Rules, s: BrokerState, transaction: int) -> BrokerRule:
    """The producer has the coordinator add the partition to its next transaction (AddPartitionsToTxn)."""
    yield not_(s.added[transaction])
    yield may_begin(rules, s, transaction)
    return s.replace(added=put(s.added, transaction, True))


@step(asked("transactions"), leader=REPLICA, transaction=TRANSACTION)
def append_in_transaction(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """A leader appends the next record of a transaction; the first record begins it."""
    yield s.decision[transaction] == UNDECIDED
    yield begun(s, transaction) if begins_transactions(s.bounds) else may_begin(rules, s, transaction)
    return (yield from next_in(rules, s, leader, transaction, marker=False))


@step(asked("transactions"), transaction=TRANSACTION)
def commit_transaction(rules: Rules, s: BrokerState, transaction: int) -> BrokerRule:
    """The coordinator decides to commit a transaction: all its records are acknowledged."""
    yield s.decision[transaction] == UNDECIDED
    yield begun(s, transaction)
    yield all_of(*(implies(of == transaction, acked) for of, acked in zip(s.transaction_of, s.acked, strict=True)))
    return s.replace(decision=put(s.decision, transaction, COMMITTED))


@step(asked("transactions"), transaction=TRANSACTION)
def abort_transaction(rules: Rules, s: BrokerState, transaction: int) -> BrokerRule:
    """The coordinator decides to abort a transaction: its producer asks for it, or takes too long."""
    yield s.decision[transaction] == UNDECIDED
    yield begun(s, transaction)
    return s.replace(decision=put(s.decision, transaction, ABORTED))


def is_latest(s: BrokerState, transaction: int) -> Bool:
    """Whether its producer has begun no further transaction: the coordinator knows of the latest one only."""
    later = transaction + 1
    return not_(s.added[later]) if s.bounds.one_producer and later < s.bounds.transactions else True


@weakly_fair
@step(asked("transactions"), leader=REPLICA, transaction=TRANSACTION)
def write_marker(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """The coordinator sends the marker of a decided transaction to a leader, which writes it to its log."""
    yield s.decision[transaction] != UNDECIDED
    yield is_latest(s, transaction)
    yield not_(has_marker_below(s, leader, transaction, s.leo[leader]))
    return (yield from next_in(rules, s, leader, transaction, marker=True))
