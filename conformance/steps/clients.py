"""Clients of leaders: producers, with retries and transactions, and DeleteRecords.

The harness is the transaction coordinator: brokers see none of its decisions but the markers.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from tideproof.conformance.holding import Held, held_records
from tideproof.conformance.links import PATIENCE, Connection, NoAnswer
from tideproof.conformance.messages import about, partition_in
from tideproof.conformance.observing import concrete, value_of
from tideproof.conformance.processes import wait_until
from tideproof.conformance.records import Producer, encoded
from tideproof.conformance.steps.base import ALL, Diverged
from tideproof.conformance.steps.fetching import Fetching
from tideproof.model.language.actions import shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import (
    ABORTED,
    COMMITTED,
    UNDECIDED,
    BrokerState,
    begins_transactions,
    has_window,
)
from tideproof.model.protocols.broker.steps.late_records import epoch_of_the_transaction_lasts
from tideproof.model.protocols.broker.steps.producing import has_enough_for_answers
from tideproof.model.protocols.broker.steps.requests import next_or_unknown

TIMESTAMP = int(time.time() * 1000)
"""Of all records. Brokers forget producers by the time of their last one (ProducerStateManager.isProducerExpired)."""
NOT_LEADER, NOT_ENOUGH_REPLICAS, NOT_ENOUGH_REPLICAS_AFTER_APPEND = 6, 19, 20
INVALID_TXN_STATE, CONCURRENT_TRANSACTIONS, PRODUCER_FENCED = 48, 51, 90
OUT_OF_ORDER, UNKNOWN_PRODUCER_ID = 45, 59
_WAITS = re.compile("Progress awaiting ISR acks for offset|acks satisfied with acks = -1")
"""The log line of a leader that has handled a record with acks=all: since 2.0, and before."""


@dataclass(eq=False)
class Producing(Fetching):
    answers: dict[int, int] = field(default_factory=dict, init=False)
    """The error codes of the responses to producers, by record."""
    _offsets: dict[int, int] = field(default_factory=dict, init=False)
    """The offsets of the records in these responses."""
    _producers: dict[int, Connection] = field(default_factory=dict, init=False)
    committed: set[int] = field(default_factory=set, init=False)
    """The records that have been below the high watermark of some broker of the model."""
    _due: set[int] = field(default_factory=set, init=False)
    """The records that the model could have acknowledged so far."""

    def __post_init__(self) -> None:
        super().__post_init__()
        # With acks=0 in the model, no producer waits, and no record is refused for an ISR below the minimum.
        self.acks = self.bounds.acks or (ALL if self.bounds.min_insync_replicas == 1 else 1)

        self._to_hold = held_records(self.run)
        self._held_back: dict[int, Held] = {}
        """By record: the thread that handles its request, suspended after the append."""

    def check_acknowledgements(self, s: BrokerState) -> None:
        """Raises Diverged if a producer gets an acknowledgement before the model allows it.

        If no producer of the model waits, acks=all must wait for a commit. The step LeaderAcknowledge detects late
        acknowledgements.
        """
        for log, hw in zip(s.log, s.hw, strict=True):
            self.committed.update(map(concrete, log[: concrete(hw)]))
        self._due.update(record for record in self._producers if self._may_be_told(s, record))
        due = self._due if self.bounds.acks else self.committed
        early = (r for r in self._producers if r not in due) if self.acks == ALL or self.bounds.acks else ()
        for record in early:
            has_answer = record in self.answers or self._producers[record].has_answer(0.001)
            if has_answer and self._answer_of(record, PATIENCE) == 0:
                raise Diverged(f"the producer of {shown_record(record)} is told too early that it is written")

    def _may_be_told(self, s: BrokerState, record: int) -> bool:
        if not self.bounds.acks or (leader := s.waits_at[record]) == NIL or "acknowledge" not in self.slots:
            return False
        return all(self.slots["acknowledge"].run(s, leader=leader, record=record, offset=s.waits_for[record]))

    def producer_answers(self, patience: float) -> Mapping[int, int | None]:
        """The error codes for all records; None for those without a response within this many seconds."""
        return {record: self._answer_of(record, patience) for record in self._producers}

    def close_producers(self) -> None:
        for record, producer in self._producers.items():
            self._let_go_on(record)
            producer.close()

    @property
    def produce_version(self) -> int:
        """The first version of a produce request with the release's magic."""
        return self.cluster.release.magic + 1

    def send(
        self,
        broker: int,
        record: int,
        producer: Producer | None,
        transaction: str | None = None,
        acks: int | None = None,
    ) -> None:
        """A producer sends the record, whose content has the broker's leader epoch, and waits for the response."""
        magic, value = self.cluster.release.magic, value_of(record, concrete(self.before.epoch[broker]))
        data = encoded(magic, value, TIMESTAMP, producer or Producer())
        topics = [{"Name": self.cluster.topic, "PartitionData": [{"Index": 0, "Records": data}]}]
        values = {"Acks": self.acks if acks is None else acks, "TimeoutMs": 3_600_000, "TopicData": topics}
        if transaction is not None:
            values["TransactionalId"] = transaction
        self._forget(record)
        self._producers[record] = self.cluster.brokers[broker].connect()
        self._producers[record].send("Produce", self.produce_version, values)

    def append(self, leader: int, record: int, producer: Producer | None, transaction: str | None = None) -> None:
        """Sends the record and waits until the leader has appended it."""
        self.let_outsiders_be_late(leader)
        end = self.cluster.brokers[leader].log_end()
        held = Held(self.cluster.brokers[leader]) if record in self._to_hold else None
        self.send(leader, record, producer, transaction)
        client = self._producers[record]
        self.wait_until_appended(leader, end, client, shown_record(record))
        if held is not None:
            held.catch()
            self._held_back[record] = held
            self.notes.append(f"b{leader}: the thread that has appended {shown_record(record)} is held")
        if client.has_answer(0.001) and self._answer_of(record, PATIENCE):
            raise Diverged(f"b{leader} refuses the record: error {self.answers[record]}")

    def wait_until_appended(self, leader: int, end: int | None, client: Connection, what: str) -> None:
        """Waits until the leader's log end has moved, or the client has a response."""
        broker = self.cluster.brokers[leader]
        try:
            wait_until(lambda: broker.log_end() != end or client.has_answer(0.001), "")
        except NoAnswer:
            if broker.log_end() == end:  # the broker responds, so it is not just slow
                raise Diverged(f"b{leader} does not append {what}") from None

    def _let_go_on(self, record: int) -> None:
        if held := self._held_back.pop(record, None):
            held.go_on()

    def _forget(self, record: int) -> None:
        self._let_go_on(record)
        if record in self._producers:
            self._producers.pop(record).close()
        self.answers.pop(record, None)
        self._due.discard(record)

    def _answer_of(self, record: int, patience: float) -> int | None:
        if record not in self.answers:
            try:
                answer = self._producers[record].answer(patience)
            except NoAnswer:  # it waits forever, or the broker has ended
                return None
            found = answer["Responses"][0]["PartitionResponses"][0]
            self.answers[record], self._offsets[record] = found["ErrorCode"], found["BaseOffset"]
        return self.answers[record]

    def _must_receive(self, record: int, broker: int, error: int) -> None:
        received = self._answer_of(record, PATIENCE)
        if received != error:
            raise Diverged(
                f"b{broker} answers the producer of {shown_record(record)} with error {received}, not {error}"
            )
        self.notes.append(f"b{broker} tells the producer of {shown_record(record)}: error {error}")

    def LeaderAppend(self, leader: int) -> None:
        record = concrete(self.before.next_record)
        self.append(leader, record, self._idempotent(record))

    def LeaderAcknowledge(self, leader: int, record: int, offset: int) -> None:
        self._let_go_on(record)
        error = self._answer_of(record, PATIENCE)
        if error != 0:
            raise Diverged(f"b{leader} does not acknowledge {shown_record(record)}: {error}")
        if self._offsets[record] != offset:
            raise Diverged(f"b{leader} acknowledges {shown_record(record)} at {self._offsets[record]}, not {offset}")
        self.notes.append(f"b{leader} tells the producer of {shown_record(record)}: error 0 (written)")

    # A producer that sends one record at a time, and learns the outcome ----------------------------------------

    def _idempotent(self, record: int) -> Producer | None:
        """The producer of a record. Each has its own id: after giving up a record, a producer needs a new sequence.

        A producer with several records in flight has a single sequence; and since 2.5, a producer that has given up a
        record whose request may come late begins a new epoch.
        """
        if not self.bounds.idempotent:
            return None
        if has_window(self.bounds):
            return Producer(0, record)
        if self.bounds.late_requests and self.rules.accepts_sequence is next_or_unknown:
            return Producer(0, 0, record)
        renewed = self.bounds.producer_epochs and self.before.renewed == record
        return Producer(record, 0, concrete(self.before.producer_epochs_begun) if renewed else 0)

    def ProducerBeginsEpoch(self) -> None:
        """Brokers learn it with the next request."""

    def RequestLost(self) -> None:
        """Brokers never receive it."""

    def RefuseNotLeader(self, replica: int) -> None:
        self._refuse(replica, NOT_LEADER)

    def RefuseNotEnoughReplicas(self, leader: int) -> None:
        self._refuse(leader, NOT_ENOUGH_REPLICAS)

    def _refuse(self, broker: int, error: int) -> None:
        record = concrete(self.before.next_record)
        self.send(broker, record, self._idempotent(record))
        self._must_receive(record, broker, error)

    def TellNotEnoughAfterAppend(self, leader: int) -> None:
        self._let_go_on(concrete(self.before.next_record) - 1)
        self._must_receive(concrete(self.before.next_record) - 1, leader, NOT_ENOUGH_REPLICAS_AFTER_APPEND)

    def RequestTimesOut(self) -> None:
        self._forget(concrete(self.before.next_record) - 1)

    def RequestDelayed(self, replica: int) -> None:
        """The harness sends it when it arrives; see LateRequestArrive."""

    RetryDelayed = RequestDelayed

    def LateRequestArrive(self, leader: int, record: int) -> None:
        """Uses a separate connection, because the producer now waits for another request."""
        waiting, answer = self._producers.pop(record, None), self.answers.pop(record, None)
        was_due = record in self._due
        self._handle_again(leader, record, heard=False)
        self._forget(record)
        if waiting is not None:
            self._producers[record] = waiting
        if answer is not None:
            self.answers[record] = answer
        if was_due:
            self._due.add(record)

    def OneTimesOut(self, record: int) -> None:
        self._forget(record)

    def TellNotEnoughForOne(self, leader: int, record: int) -> None:
        self._let_go_on(record)
        self._must_receive(record, leader, NOT_ENOUGH_REPLICAS_AFTER_APPEND)

    def RefuseOutOfOrder(self, leader: int) -> None:
        unknown = concrete(self.before.leo[leader]) == 0 and self.cluster.release.since("1.0")
        self._refuse(leader, UNKNOWN_PRODUCER_ID if unknown else OUT_OF_ORDER)

    def LeaderRetry(self, leader: int) -> None:
        self._handle_again(leader, concrete(self.before.next_record) - 1)

    def LeaderRetryOne(self, leader: int, record: int) -> None:
        self._handle_again(leader, record)

    def _handle_again(self, leader: int, record: int, heard: bool = True) -> None:
        """`heard`: whether the producer gets the response, which must then be a success."""
        if self.before.leo[leader] != self.after.leo[leader]:
            self.append(leader, record, self._idempotent(record))
            return
        found = concrete(self.rules.recognises(self.before, leader, record))
        assert found != NIL
        self.let_outsiders_be_late(leader)
        broker, name = self.cluster.brokers[leader], shown_record(record)
        said = broker.said()
        self.send(leader, record, self._idempotent(record))
        producer = self._producers[record]
        # Its log does not change: only its output shows that it has handled the record.
        wait_until(
            lambda: producer.has_answer(0.001) or _WAITS.search(broker.said_since(said)),
            f"b{leader} neither answers the producer of {name} nor has it wait",
        )
        if heard and producer.has_answer(0.001) and (error := self._answer_of(record, PATIENCE)):
            raise Diverged(f"b{leader} refuses {name}, which it has: error {error}")
        self.notes.append(f"b{leader} has {name} at {found} already")


@dataclass
class _Marker:
    """A marker that a leader has appended in an epoch, for which the coordinator waits for the response."""

    coordinator: Connection
    leader: int
    epoch: int
    may_fail: bool = False
    """Whether the leader has since lost its role or had too small an ISR: then brokers may respond with errors."""


@dataclass(eq=False)
class Transactions(Producing):
    _markers: dict[int, _Marker] = field(default_factory=dict, init=False)
    """By record."""

    def check_markers(self, s: BrokerState) -> None:
        """Raises Diverged if the response on a marker contradicts the model."""
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

    @property
    def has_epochs(self) -> bool:
        """Whether each transaction has its own producer epoch, and its marker the next one."""
        return begins_transactions(self.bounds) and self.rules.takes_late is epoch_of_the_transaction_lasts

    @property
    def produce_version(self) -> int:
        return (
            12 if self.has_epochs else super().produce_version
        )  # by the version, a broker knows that the client uses these epochs

    def epoch_in(self, transaction: int) -> int:
        """The producer epoch of a transaction: with one producer, the number of epochs that it began before."""
        if not self.bounds.one_producer:
            return 0
        before = self.before.decision[:transaction]
        raised = before if self.has_epochs else [d for d in before if d == ABORTED and self.bounds.one_producer == 2]
        return len(raised)

    def producer_in(self, leader: int, transaction: int) -> Producer:
        """The producer of a transaction, with the next sequence that the leader expects.

        The model has no sequences: the expected one follows from the producer's records in the leader's log.
        """
        s, epoch, known = self.before, self.epoch_in(transaction), 0
        for r in (concrete(r) for r in s.log[leader]):
            of = concrete(s.transaction_of[r]) if r != NIL and not s.is_marker[r] else NIL
            known += of != NIL and (of == transaction or (bool(s.bounds.one_producer) and self.epoch_in(of) == epoch))
        return Producer(self.producer_id(transaction), known, epoch, transactional=True)

    def producer_id(self, transaction: int) -> int:
        return 0 if self.bounds.one_producer else transaction

    def AppendInTransaction(self, leader: int, transaction: int) -> None:
        for link in self.cluster.controller_links.values():
            link.of_transaction = 0
        record = concrete(self.before.next_record)
        name = f"t{self.producer_id(transaction)}"
        self.append(leader, record, self.producer_in(leader, transaction), name)

    def CommitTransaction(self, transaction: int) -> None:
        """Brokers learn nothing of it."""

    AbortTransaction = BeginTransaction = CommitTransaction

    def AppendLateRecord(self, leader: int, transaction: int) -> None:
        self._tell_coordinator(transaction)
        record = concrete(self.before.next_record)
        name = f"t{self.producer_id(transaction)}"
        self.append(leader, record, self.producer_in(leader, transaction), name)
        self._forget(record)  # its producer no longer waits for it

    def RefuseLateRecord(self, leader: int, transaction: int) -> None:
        self._tell_coordinator(transaction)
        self.let_outsiders_be_late(leader)
        broker, record = self.cluster.brokers[leader], concrete(self.before.next_record)
        end, name = broker.log_end(), f"t{self.producer_id(transaction)}"
        # With acks=1 a leader that takes it for a duplicate answers at once, too.
        self.send(leader, record, self.producer_in(leader, transaction), name, acks=1)
        error = self._answer_of(record, PATIENCE)
        self._forget(record)
        if broker.log_end() != end:
            raise Diverged(f"b{leader} appends a record of t{transaction} that comes late")
        self.notes.append(f"b{leader} appends no record of t{transaction} that comes late: error {error}")

    def _tell_coordinator(self, transaction: int) -> None:
        """Sets the coordinator's response to leaders: it knows only the producer's present transaction."""
        s, of = self.before, transaction
        while self.bounds.one_producer and of + 1 < self.bounds.transactions and s.added[of + 1]:
            of += 1
        markers = (r for r in range(concrete(s.next_record)) if s.is_marker[r] and s.transaction_of[r] == of)
        error = 0
        if self.epoch_in(of) + (self.has_epochs and bool(s.decision[of] != UNDECIDED)) != self.epoch_in(transaction):
            error = PRODUCER_FENCED
        elif s.decision[of] != UNDECIDED:
            error = INVALID_TXN_STATE if any(True for _ in markers) else CONCURRENT_TRANSACTIONS
        for link in self.cluster.controller_links.values():
            link.of_transaction = error

    def WriteMarker(self, leader: int, transaction: int) -> None:
        self.let_outsiders_be_late(leader)
        broker = self.cluster.brokers[leader]
        end = broker.log_end()
        topics = [{"Name": self.cluster.topic, "PartitionIndexes": [0]}]
        commits = bool(self.before.decision[transaction] == COMMITTED)
        producer = {
            "ProducerId": self.producer_id(transaction),
            "ProducerEpoch": self.epoch_in(transaction) + self.has_epochs,
        }
        marker = {**producer, "TransactionResult": commits, "Topics": topics}
        coordinator = broker.connect()  # the response waits for the whole ISR: see `check_markers`
        version = 1 if self.cluster.release.since("4.0") else 0
        coordinator.send("WriteTxnMarkers", version, {"Markers": [{**marker, "CoordinatorEpoch": 0}]})
        self.wait_until_appended(leader, end, coordinator, "the marker")
        if broker.log_end() == end:
            raise Diverged(f"b{leader} refuses the marker: {coordinator.answer()}")
        self._markers[concrete(self.before.next_record)] = _Marker(
            coordinator, leader, concrete(self.before.epoch[leader])
        )


@dataclass(eq=False)
class Deleting(Fetching):
    _deletion: Connection | None = field(default=None, init=False)
    _deletion_due: bool = field(default=False, init=False)
    """Whether the model could answer the request so far."""

    def check_deletion(self, s: BrokerState) -> None:
        """Raises Diverged if DeleteRecords is answered before the model allows it."""
        if self._deletion is None or (leader := s.deletion_at) == NIL:
            return
        if "answer_deletion" in self.slots and all(self.slots["answer_deletion"].run(s, leader=leader)):
            self._deletion_due = True
        if not self._deletion_due and self._deletion.has_answer(0.001):
            raise Diverged(f"b{leader} answers DeleteRecords too early: {self._deletion.answer()['Topics']}")

    def DeleteRecords(self, leader: int, offset: int) -> None:
        broker = self.cluster.brokers[leader]
        self.close_deletion()
        self._deletion, self._deletion_due = (deletion := broker.connect()), False
        partition = about(self.cluster.topic, {"PartitionIndex": 0, "Offset": offset}, "Name")
        deletion.send("DeleteRecords", 0, {**partition, "TimeoutMs": 3_600_000})
        what = f"b{leader} does not delete up to {offset}"
        wait_until(lambda: broker.log_start() == offset or deletion.has_answer(0.001), what)
        if broker.log_start() != offset:
            raise Diverged(what)

    def AnswerDeletion(self, leader: int) -> None:
        assert self._deletion is not None
        if not self._deletion.has_answer(PATIENCE):
            self.cluster.brokers[leader].log_start()  # it answers all the same
            raise Diverged(f"b{leader} does not answer DeleteRecords")
        found = partition_in(self._deletion.answer())
        # It is the least log start of all replicas, and so at most the leader's.
        least, most = concrete(self.before.deletion_offset), concrete(self.before.log_start[leader])
        if found["ErrorCode"] or not least <= found["LowWatermark"] <= most:
            raise Diverged(f"b{leader} does not answer DeleteRecords as it should: {found}")
        self.notes.append(f"b{leader} answers DeleteRecords: low watermark {found['LowWatermark']}")
        self.close_deletion()

    def close_deletion(self) -> None:
        if self._deletion is not None:
            self._deletion.close()
            self._deletion = None

    def FollowerStartsAnew(self, follower: int, leader: int) -> None:
        self.FollowerOutOfRange(follower, leader)
