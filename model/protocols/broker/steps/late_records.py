"""Records of aborted transactions that reach a leader late: what opens a transaction that hangs (KIP-890).

A produce request is on its way when its producer gives it up, and aborts. The coordinator has the marker written. Then
the request arrives. Up to 3.5 a leader looks at its own log only: the producer's epoch there must not be above that of
the request, and its last sequence must be the one before. So it appends the record, and by that opens a transaction
that no coordinator knows of. Nothing ends it, and the last stable offset stays at that record; or the producer's next
transaction ends it, and the record counts as committed with that (`--one-producer`).

- Since 3.6 a leader with no open transaction of the producer asks the coordinator whether the partition is in the
  transaction that is under way (transaction.partition.verification.enable, on by default). The answer is no after the
  end of a transaction, and yes again when the producer's next one has the partition, in the same epoch.
- Since 4.0, with transaction.version 2 and clients of 4.0 or later, the coordinator raises the producer's epoch with
  each end, and the marker has the new epoch: the leader refuses what comes after it, and so does the coordinator.

A record comes late of an aborted transaction only. A producer commits when all of its records are acknowledged. What
comes late then is a copy of one of them, which the leader recognises by its sequence.

Sequences are left out: a request that comes late has the next one, and so have those after it. One of a transaction
before others of which the log has records has an old sequence or epoch, and is refused.

Source: apache/kafka 2.1.1, 2.5.1 ProducerStateManager.scala and 3.5.1 ProducerAppendInfo.java (appendDataBatch,
checkProducerEpoch, checkSequence), 3.6.2 UnifiedLog.scala (maybeStartTransactionVerification,
analyzeAndValidateProducerState), TransactionCoordinator.scala (handleVerifyPartitionsInTransaction), 4.0.0
TransactionMetadata.scala (prepareAbortOrCommit), as published in its jar.
"""

from __future__ import annotations

from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import Bool, all_of, any_of, not_
from tideproof.model.protocols.broker.rules import Rules, asked, step
from tideproof.model.protocols.broker.state import ABORTED, UNDECIDED, BrokerRule, BrokerState, leads
from tideproof.model.protocols.broker.steps.producing import has_enough_in_sync
from tideproof.model.protocols.broker.steps.transactions import (
    TRANSACTION,
    has_marker_below,
    is_at,
    next_in,
    sent_at,
    transactions_of,
)

KEEPS_EPOCH, RAISES_EPOCH = 1, 2
"""What `--one-producer` says of the producer."""


def is_open(s: BrokerState, replica: int, transaction: int) -> Bool:
    """Whether the replica's log has an open transaction of the producer of this one."""
    own = of_the_same_producer(s, transaction)
    opened: Bool = False
    for offset in range(s.bounds.log_size):
        begins = sent_at(s, replica, offset, own, marker=False)
        opened = all_of(any_of(opened, begins), not_(sent_at(s, replica, offset, own, marker=True)))
    return opened


def is_open_again(s: BrokerState, replica: int, transaction: int) -> Bool:
    """Whether a record of the transaction, after its marker, belongs to what is open in the replica's log."""
    own = of_the_same_producer(s, transaction)
    again: Bool = False
    ended: Bool = False
    for offset in range(s.bounds.log_size):
        late = all_of(ended, sent_at(s, replica, offset, range(transaction, transaction + 1), marker=False))
        again = all_of(any_of(again, late), not_(sent_at(s, replica, offset, own, marker=True)))
        ended = any_of(ended, is_at(s, replica, offset, transaction, marker=True))
    return again


def of_the_same_producer(s: BrokerState, transaction: int) -> range:
    return transactions_of(s.bounds, transaction)


def later_ones(s: BrokerState, transaction: int) -> range:
    """The transactions of the same producer that come after this one."""
    return range(transaction + 1, s.bounds.transactions if s.bounds.one_producer else transaction + 1)


# What leaders take ----------------------------------------------------------------------------------------------------


def nothing_newer_is_known(s: BrokerState, leader: int, transaction: int) -> Bool:
    """The leader's log has no later record of the producer, and no marker of a later epoch."""
    later, kinds = later_ones(s, transaction), (False, True) if s.bounds.one_producer == RAISES_EPOCH else (False,)
    newer = [sent_at(s, leader, at, later, marker) for at in range(s.bounds.log_size) for marker in kinds]
    return not_(any_of(*newer))


def coordinator_confirms(s: BrokerState, leader: int, transaction: int) -> Bool:
    """Since 3.6: the producer has a transaction open in the leader's log, or by the coordinator in the same epoch."""
    under_way = [
        all_of(s.added[later], s.decision[later] == UNDECIDED)
        for later in later_ones(s, transaction)
        if s.bounds.one_producer == KEEPS_EPOCH
    ]
    known = any_of(is_open(s, leader, transaction), *under_way)
    return all_of(nothing_newer_is_known(s, leader, transaction), known)


def epoch_of_the_transaction_lasts(s: BrokerState, leader: int, transaction: int) -> Bool:
    """Since 4.0: the producer has a transaction open in the leader's log, which has nothing of a later epoch."""
    later = later_ones(s, transaction)
    newer = [sent_at(s, leader, at, later, marker) for at in range(s.bounds.log_size) for marker in (False, True)]
    ended = has_marker_below(s, leader, transaction, s.leo[leader])
    return all_of(is_open(s, leader, transaction), not_(any_of(ended, *newer)))


# Steps ----------------------------------------------------------------------------------------------------------------


def comes_late(s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """The common part: a record of an aborted transaction reaches a leader."""
    yield s.decision[transaction] == ABORTED
    yield s.late_records < s.bounds.late_records
    return s.replace(late_records=s.late_records + 1)


@step(asked("late_records"), leader=REPLICA, transaction=TRANSACTION)
def append_late_record(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """A leader appends a late record of an aborted transaction, whose producer no longer waits for it."""
    after = yield from comes_late(s, leader, transaction)
    yield rules.takes_late(s, leader, transaction)
    return (yield from next_in(rules, after, leader, transaction, marker=False, awaited=False))


@step(asked("late_records"), leader=REPLICA, transaction=TRANSACTION)
def refuse_late_record(rules: Rules, s: BrokerState, leader: int, transaction: int) -> BrokerRule:
    """A leader refuses a late record of an aborted transaction, by the producer's epoch or the coordinator's answer."""
    after = yield from comes_late(s, leader, transaction)
    yield leads(s, leader)
    yield has_enough_in_sync(s, leader)
    yield not_(rules.takes_late(s, leader, transaction))
    return after
