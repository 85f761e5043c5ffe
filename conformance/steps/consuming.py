"""A consumer: each step compares the records and offsets that it receives."""

from __future__ import annotations

from typing import Any

from tideproof.conformance.brokers import CONSUMER, EARLIEST, LATEST, OFFSET_OUT_OF_RANGE
from tideproof.conformance.messages import about, partition_in
from tideproof.conformance.observing import concrete, log_start_in, value_in, value_of_record
from tideproof.conformance.records import decoded
from tideproof.conformance.steps.base import Diverged, Driver, shown
from tideproof.model.language.actions import shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.bounds import TO_EARLIEST, TO_LATEST
from tideproof.model.protocols.broker.steps.transactions import is_returned

_MOST_BYTES = 1 << 20


class Consuming(Driver):
    def _sent(self, broker: int, epoch: int = NIL, rack: str = "") -> dict[str, Any]:
        """The broker's response to a fetch of the consumer, with this leader epoch (unless NIL) and this rack."""
        position = concrete(self.before.position)
        partition = {"Partition": 0, "FetchOffset": position, "PartitionMaxBytes": _MOST_BYTES}
        if self.bounds.follower_fetches:
            partition["CurrentLeaderEpoch"] = epoch
        values = {"MaxWaitMs": 0, "MinBytes": 0, **self._isolation, **about(self.cluster.topic, partition)}
        if rack:
            values["RackId"] = rack
        answer = self.cluster.brokers[broker].ask(
            "Fetch", self.cluster.release.fetch, {**values, "ReplicaId": CONSUMER}
        )
        found: dict[str, Any] = partition_in(answer)
        if answer.get("ErrorCode") or not found:
            raise Diverged(f"b{broker} refuses the consumer's fetch: {shown(answer)}")
        return found

    @property
    def _isolation(self) -> dict[str, int]:
        return {"IsolationLevel": 1} if self.bounds.read_committed else {}

    def _offset(self, leader: int, which: int) -> int | None:
        """The offset that the consumer receives; None if it must ask again."""
        partition = about(self.cluster.topic, {"PartitionIndex": 0, "Timestamp": which}, "Name")
        version = 2 if self.bounds.read_committed else 1
        values = {"ReplicaId": CONSUMER, **self._isolation, **partition}
        found = partition_in(self.cluster.brokers[leader].ask("ListOffsets", version, values))
        return None if found["ErrorCode"] else found["Offset"]

    def _must_be(self, what: str, received: object, expected: object) -> None:
        if received != expected:
            raise Diverged(f"the consumer receives {what} {received}, not {expected}")
        self.notes.append(f"the consumer receives {what} {received}")

    def _check_position(self, leader: int) -> None:
        """Asks for the end of the position's epoch, and compares the response with the model."""
        known = concrete(self.before.position_epoch) if self.bounds.position_epochs else NIL
        if known == NIL:
            return
        partition = about(self.cluster.topic, {"Partition": 0, "CurrentLeaderEpoch": -1, "LeaderEpoch": known})
        found = partition_in(self.cluster.brokers[leader].ask("OffsetForLeaderEpoch", 2, partition))
        if found["ErrorCode"]:
            raise Diverged(f"b{leader} does not tell the consumer where epoch {known} ends: {shown(found)}")
        epoch, end = self.rules.end_of_epoch(self.before, leader, known)
        received = found["LeaderEpoch"], found["EndOffset"]
        self._must_be(f"of epoch {known} (epoch, end)", received, (concrete(epoch), concrete(end)))

    def ConsumerRead(self, leader: int) -> None:
        self._check_position(leader)
        self._must_be_sent_a_record(leader, self._sent(leader))

    def _must_be_sent_a_record(self, leader: int, answer: dict[str, Any]) -> None:
        position = concrete(self.before.position)
        records = [r for r in decoded(answer["Records"] or b"") if r.offset >= position]
        if answer["ErrorCode"] or not records or records[0].offset != position:
            raise Diverged(f"the consumer is sent no record at {position}: {shown(answer)}")
        visible = self.rules.last_stable(self.before, leader) if self.bounds.read_committed else self.before.hw[leader]
        if records[-1].offset >= concrete(visible):
            raise Diverged(
                f"the consumer is sent offset {records[-1].offset}, where {visible} is the end of what it may see"
            )
        for offset, sent in enumerate(records, start=position):
            received = f"{value_of_record(sent)} at {sent.offset}"
            if received != (expected := f"{value_in(self.before, leader, offset)} at {offset}"):
                raise Diverged(f"the consumer is sent {received}, not {expected}")
        self.check_offsets(leader, "the consumer", answer, committed=bool(self.bounds.read_committed))
        self.notes.append(f"the consumer is sent {value_of_record(records[0])} at {position}")
        transactions = answer.get("AbortedTransactions") or []  # the batches that end after the position
        aborted = {found["ProducerId"] for found in transactions if found["FirstOffset"] <= position}
        record = concrete(self.before.log[leader][position])
        returned = not records[0].is_marker and records[0].producer not in aborted
        if returned != bool(is_returned(self.before, leader, record)):
            raise Diverged(f"the consumer {'returns' if returned else 'skips'} {shown_record(record)}: {shown(answer)}")

    def ConsumerGoToFollower(self, leader: int, follower: int) -> None:
        self._check_position(leader)
        answer = self._sent(leader, rack=self.cluster.rack_of(follower) or "")
        if answer["ErrorCode"] or answer["Records"] or answer["PreferredReadReplica"] != follower:
            raise Diverged(f"b{leader} does not send the consumer to b{follower}: {shown(answer)}")
        self.notes.append(f"b{leader} sends the consumer to b{follower}")

    def ConsumerStayWithLeader(self, leader: int) -> None:
        """Changes only the consumer's knowledge."""

    def ConsumerReadFromFollower(self, follower: int) -> None:
        self._must_be_sent_a_record(follower, self._sent(follower, self._known_epoch))

    @property
    def _known_epoch(self) -> int:
        """The leader epoch in the consumer's fetches; a client without KIP-320 has none."""
        return concrete(self.before.consumer_epoch) if self.bounds.position_epochs else NIL

    def ConsumerReturnToLeader(self) -> None:
        """If the follower serves it and the model's position is out of range, the broker must report that."""
        follower, position = concrete(self.before.reads_from), concrete(self.before.position)
        epoch = self._known_epoch
        serves = self.before.leader[follower] != NIL and epoch in (NIL, self.before.epoch[follower])
        start = log_start_in(self.before, follower)
        if serves and not start <= position <= concrete(self.before.leo[follower]):
            self._must_be_out_of_range(follower, epoch)

    def _must_be_out_of_range(self, broker: int, epoch: int = NIL) -> None:
        answer = self._sent(broker, epoch)
        if answer["ErrorCode"] != OFFSET_OUT_OF_RANGE:
            raise Diverged(f"the consumer's position is not out of range: {shown(answer)}")

    def ConsumerReset(self, leader: int) -> None:
        self._reset(leader, to_latest=self.bounds.auto_offset_reset != TO_EARLIEST)

    def ConsumerSkipDeleted(self, leader: int) -> None:
        self._reset(leader, to_latest=self.bounds.auto_offset_reset == TO_LATEST)

    def _reset(self, leader: int, to_latest: bool) -> None:
        self._check_position(leader)
        self._must_be_out_of_range(leader)
        what, which = ("the latest offset", LATEST) if to_latest else ("the earliest offset", EARLIEST)
        self._must_be(what, self._offset(leader, which), concrete(self.after.position))

    def ConsumerCommit(self) -> None:
        """The harness is the coordinator: brokers learn nothing of it."""

    ConsumerRestart = ConsumerCommit

    def ConsumerAskLatest(self, leader: int) -> None:
        self._must_be("the latest offset", self._offset(leader, LATEST), concrete(self.after.latest))

    def ConsumerCheckPosition(self, leader: int) -> None:
        self._check_position(leader)
