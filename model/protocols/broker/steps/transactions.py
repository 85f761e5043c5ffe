"""Transactions: records that count together or not at all, the markers that end them, and the last stable offset.

A transaction has a producer of its own, so that several may interleave. It begins with its first record. The
coordinator decides once: to commit, when all records of the transaction are acknowledged; to abort, at any time. Then
it has the marker written, a control record in the log like any other, which is replicated, committed and lost like any
other; where a leader has lost it, it is written again. So a marker takes one of `--records`.

Below the last stable offset everything is decided. It is the first offset of a transaction that is open, or whose
marker is not yet below the high watermark, and the high watermark where there is none: a function of log and high
watermark, on followers as on leaders, where Kafka keeps it up to date as either of them moves. A leader tells who
reads with read_committed which transactions are aborted, by the abort markers in its log.

Left out: the coordinator's own log and its failures, fencing by producer epoch, requests of a transaction that arrive
after it was decided (KIP-890), and retries.

Source: apache/kafka 2.1.1, ProducerStateManager.firstUnstableOffset and onHighWatermarkUpdated, Replica.
lastStableOffset, Log.collectAbortedTransactions, KafkaApis.handleWriteTxnMarkersRequest; 3.8.0 has the same rule.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA, Parameter
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
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import ABORTED, COMMITTED, UNDECIDED, BrokerRule, BrokerState, leads
from tideproof.model.protocols.broker.steps.producing import has_enough_in_sync, waiting, written

TRANSACTION = Parameter(lambda b: b.transactions, "t{}".format)


# In a log -------------------------------------------------------------------------------------------------------------


def belongs(s: BrokerState, record: int, transaction: int) -> Bool:
    """Whether the record is one of the transaction's own, not the marker that ends it."""
    return all_of(s.transaction_of[record] == transaction, not_(s.is_marker[record]))


def is_at(s: BrokerState, replica: int, offset: int, transaction: int, marker: bool) -> Bool:
    """Whether a record of the transaction, or its marker, is at this offset of the replica's log."""
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


def last_stable_offset(s: BrokerState, replica: int) -> Int:
    """The offset below which everything is decided, and known to stay so."""
    return stable_end(s, replica, s.hw[replica])


def stable_end(s: BrokerState, replica: int, known: Int) -> Int:
    """The last stable offset, if a marker below the offset `known` counts."""
    end = s.hw[replica]
    for transaction in range(s.bounds.transactions):
        first = s.hw[replica]
        for offset in reversed(range(s.bounds.log_size)):
            here = (
                maximum(offset, s.log_start[replica]) if s.bounds.delete_records else offset
            )  # of what is deleted, none is open
            first = ite(is_at(s, replica, offset, transaction, marker=False), minimum(here, s.hw[replica]), first)
        end = ite(has_marker_below(s, replica, transaction, known), end, minimum(first, end))
    return end


def is_returned(s: BrokerState, leader: int, record: Int) -> Bool:
    """Whether a consumer that is sent the record returns it: no marker, and with read_committed nothing aborted."""
    if not s.bounds.transactions:
        return True
    returned = not_(select(s.is_marker, record))
    if s.bounds.read_committed:
        aborted = [
            all_of(
                select(s.transaction_of, record) == t,
                s.decision[t] == ABORTED,
                has_marker_below(s, leader, t, s.leo[leader]),
            )
            for t in range(s.bounds.transactions)
        ]
        returned = all_of(returned, not_(any_of(*aborted)))
    return returned


# Steps ----------------------------------------------------------------------------------------------------------------


def next_in(rules: Rules, s: BrokerState, leader: int, transaction: int, marker: bool) -> BrokerRule:
    """The common part: the next record, of a transaction or its end, is appended by a leader with acks=-1."""
    yield leads(s, leader)
    yield s.next_record < s.bounds.records
    yield s.leo[leader] < s.bounds.log_size
    yield has_enough_in_sync(s, leader)
    after = written(rules, s, leader, s.next_record)
    if not marker:  # the coordinator needs no response on a marker
        after = waiting(after, leader, s.next_record, s.leo[leader])
    return after.replace(
        transaction_of=put(s.transaction_of, s.next_record, transaction),
        is_marker=put(s.is_marker, s.next_record, marker),
        next_record=s.next_record + 1,
    )


def begun(s: BrokerState, transaction: int) -> Bool:
    return any_of(*(of == transaction for of in s.transaction_of))


@step(asked("transactions"), leader=REPLICA, transaction=TRANSACTION)
def append_in_transaction(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """A leader appends the next record of a transaction, which begins with its first one."""
    yield s.decision[transaction] == UNDECIDED
    if transaction > 0:
        yield begun(s, transaction - 1)  # their numbers are given out in the order in which they begin
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


@step(asked("transactions"), leader=REPLICA, transaction=TRANSACTION)
def write_marker(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """The coordinator has the marker of a decided transaction written by a leader that has none of it in its log."""
    yield s.decision[transaction] != UNDECIDED
    yield not_(has_marker_below(s, leader, transaction, s.leo[leader]))
    return (yield from next_in(rules, s, leader, transaction, marker=True))
