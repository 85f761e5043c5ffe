"""Transactions: their records, and the markers that end them. The coordinator is the harness; it decides in silence."""

from __future__ import annotations

from tideproof.conformance.observing import concrete
from tideproof.conformance.records import Producer
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.steps.producing import Producing
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import COMMITTED


class Transactions(Producing):
    def AppendInTransaction(self, leader: int, transaction: int) -> None:
        record = concrete(self.before.next_record)
        # The model leaves sequences out. What the leader's log has of the producer is what it expects to go on from.
        log = (concrete(r) for r in self.before.log[leader])
        sequence = sum(r != NIL and bool(self.before.transaction_of[r] == transaction) for r in log)
        producer = Producer(transaction, sequence, transactional=True)
        self.append(leader, record, lambda: self.send(leader, record, producer, f"t{transaction}"))

    def CommitTransaction(self, transaction: int) -> None:
        """No broker learns it."""

    AbortTransaction = CommitTransaction

    def WriteMarker(self, leader: int, transaction: int) -> None:
        self.let_outsiders_be_late(leader)
        broker = self.cluster.brokers[leader]
        end = broker.log_end()
        topics = [{"Name": self.cluster.topic, "PartitionIndexes": [0]}]
        commits = bool(self.before.decision[transaction] == COMMITTED)
        marker = {"ProducerId": transaction, "ProducerEpoch": 0, "TransactionResult": commits, "Topics": topics}
        coordinator = broker.connect()  # the answer waits for the whole ISR, and no step waits for the answer
        version = 1 if self.cluster.release.since("4.0") else 0
        coordinator.send("WriteTxnMarkers", version, {"Markers": [{**marker, "CoordinatorEpoch": 0}]})
        self.wait_until_appended(leader, end, coordinator, "the marker")
        if broker.log_end() == end:
            raise Diverged(f"b{leader} refuses the marker: {coordinator.answer()}")
        coordinator.close()
