"""A consumer: the records and offsets that it gets. All of it is compared in the step."""

from __future__ import annotations

from typing import Any

from tideproof.conformance.brokers import CONSUMER, EARLIEST, LATEST, OFFSET_OUT_OF_RANGE
from tideproof.conformance.messages import about, partition_in
from tideproof.conformance.observing import concrete, value_in, value_of_record
from tideproof.conformance.records import decoded
from tideproof.conformance.steps.base import Diverged, Driver, shown
from tideproof.model.language.actions import shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.steps.transactions import is_returned

_MOST_BYTES = 1 << 20


class Consuming(Driver):
    def _sent(self, leader: int) -> dict[str, Any]:
        position = concrete(self.before.position)
        partition = {"Partition": 0, "FetchOffset": position, "PartitionMaxBytes": _MOST_BYTES}
        values = {"MaxWaitMs": 0, "MinBytes": 0, **self._isolation, **about(self.cluster.topic, partition)}
        answer = self.cluster.brokers[leader].ask(
            "Fetch", self.cluster.release.fetch, {**values, "ReplicaId": CONSUMER}
        )
        found: dict[str, Any] = partition_in(answer)
        if answer.get("ErrorCode") or not found:
            raise Diverged(f"b{leader} refuses the consumer's fetch: {shown(answer)}")
        return found

    @property
    def _isolation(self) -> dict[str, int]:
        return {"IsolationLevel": 1} if self.bounds.read_committed else {}

    def _offset(self, leader: int, which: int) -> int | None:
        """The offset that the consumer receives; None where it is to ask again."""
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
        """Asks where the epoch of the position ends, and compares the answer with the model's."""
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
        position = concrete(self.before.position)
        answer = self._sent(leader)
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
        transactions = answer.get("AbortedTransactions") or []  # those that end after the position
        aborted = {found["ProducerId"] for found in transactions if found["FirstOffset"] <= position}
        record = concrete(self.before.log[leader][position])
        returned = not records[0].is_marker and records[0].producer not in aborted
        if returned != bool(is_returned(self.before, leader, record)):
            raise Diverged(f"the consumer {'returns' if returned else 'skips'} {shown_record(record)}: {shown(answer)}")

    def _must_be_out_of_range(self, leader: int) -> None:
        answer = self._sent(leader)
        if answer["ErrorCode"] != OFFSET_OUT_OF_RANGE:
            raise Diverged(f"the consumer's position is not out of range: {shown(answer)}")

    def ConsumerReset(self, leader: int) -> None:
        self._check_position(leader)
        self._must_be_out_of_range(leader)
        self._must_be("the latest offset", self._offset(leader, LATEST), concrete(self.after.position))

    def ConsumerSkipDeleted(self, leader: int) -> None:
        self._must_be_out_of_range(leader)
        self._must_be("the earliest offset", self._offset(leader, EARLIEST), concrete(self.after.position))

    def ConsumerAskLatest(self, leader: int) -> None:
        self._must_be("the latest offset", self._offset(leader, LATEST), concrete(self.after.latest))

    def ConsumerCheckPosition(self, leader: int) -> None:
        self._check_position(leader)
