"""Transactions: their records, and the markers that end them. The coordinator is the harness; it decides in silence."""

from __future__ import annotations

from dataclasses import dataclass, field

from tideproof.conformance.links import Connection, NoAnswer
from tideproof.conformance.messages import partition_in
from tideproof.conformance.observing import concrete
from tideproof.conformance.records import Producer
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.steps.producing import Producing
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import COMMITTED, BrokerState
from tideproof.model.protocols.broker.steps.producing import has_enough_for_answers


@dataclass
class _Marker:
    """A marker that a leader has appended in an epoch, and whose answer the coordinator waits for."""

    coordinator: Connection
    leader: int
    epoch: int
    may_fail: bool = False
    """Whether since then the leader has lost its role, or has had too small an ISR: brokers answer with errors then."""


@dataclass(eq=False)
class Transactions(Producing):
    _markers: dict[int, _Marker] = field(default_factory=dict, init=False)
    """By record."""

    def check_markers(self, s: BrokerState) -> None:
        """Raises Diverged where the coordinator is told another outcome of a marker than the model has."""
        for record, marker in list(self._markers.items()):
            leads = s.leader[marker.leader] == marker.leader and s.epoch[marker.leader] == marker.epoch
            marker.may_fail |= not (leads and has_enough_for_answers(self.rules, s, marker.leader))
            if not marker.coordinator.has_answer(0.001):
                continue
            del self._markers[record]
            try:
                error = partition_in(marker.coordinator.answer()["Markers"][0])["ErrorCode"]
            except NoAnswer:  # the leader has been killed
                continue
            finally:
                marker.coordinator.close()
            if error and not marker.may_fail:
                raise Diverged(f"b{marker.leader} says of the marker that it has appended: error {error}")
            if not error and record not in self.committed:
                raise Diverged(f"b{marker.leader} says too early that the marker is written")

    def close_producers(self) -> None:
        super().close_producers()
        for marker in self._markers.values():
            marker.coordinator.close()

    def AppendInTransaction(self, leader: int, transaction: int) -> None:
        record = concrete(self.before.next_record)
        # The model leaves sequences out. What the leader's log has of the producer is what it expects to go on from.
        log = (concrete(r) for r in self.before.log[leader])
        sequence = sum(r != NIL and bool(self.before.transaction_of[r] == transaction) for r in log)
        producer = Producer(transaction, sequence, transactional=True)
        self.append(leader, record, producer, f"t{transaction}")

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
        coordinator = broker.connect()  # the answer waits for the whole ISR: see `check_markers`
        version = 1 if self.cluster.release.since("4.0") else 0
        coordinator.send("WriteTxnMarkers", version, {"Markers": [{**marker, "CoordinatorEpoch": 0}]})
        self.wait_until_appended(leader, end, coordinator, "the marker")
        if broker.log_end() == end:
            raise Diverged(f"b{leader} refuses the marker: {coordinator.answer()}")
        self._markers[concrete(self.before.next_record)] = _Marker(
            coordinator, leader, concrete(self.before.epoch[leader])
        )
