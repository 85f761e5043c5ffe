"""What must hold for a consumer: of transactions, and of its lag."""

from __future__ import annotations

from tideproof.model.language.algebra import Bool, all_of, implies, not_
from tideproof.model.language.properties import invariant
from tideproof.model.protocols.broker.state import COMMITTED, BrokerState, leads
from tideproof.model.protocols.broker.steps.transactions import belongs, has_marker_below, is_at


@invariant(
    BrokerState, remark="Without --read-committed 1 it fails by design.", needs=({"transactions": 1}, {"consumers": 1})
)
def read_committed(s: BrokerState) -> Bool:
    """What the consumer has returned belongs to no transaction that is open or aborted."""
    return all_of(
        *(
            implies(all_of(read == record, belongs(s, record, transaction)), s.decision[transaction] == COMMITTED)
            for read in s.read
            for record in range(s.bounds.records)
            for transaction in range(s.bounds.transactions)
        )
    )


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
        for transaction in range(s.bounds.transactions if s.bounds.read_committed else 0):
            open_here = all_of(may_ask, not_(has_marker_below(s, r, transaction, s.hw[r])))
            for offset in range(s.bounds.log_size):  # its first record is where the last stable offset is
                starts = all_of(open_here, is_at(s, r, offset, transaction, marker=False))
                shown.append(implies(starts, s.position <= offset))
    return all_of(*shown)


CONSUMERS = (read_committed, lag_not_negative)
