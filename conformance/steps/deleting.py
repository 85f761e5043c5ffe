"""DeleteRecords: the log start, which followers take over from the answers to their fetches."""

from __future__ import annotations

from dataclasses import dataclass, field

from tideproof.conformance.links import PATIENCE, Connection
from tideproof.conformance.messages import about, partition_in
from tideproof.conformance.observing import concrete
from tideproof.conformance.processes import wait_until
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.steps.fetching import Fetching
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import BrokerState


@dataclass(eq=False)
class Deleting(Fetching):
    _deletion: Connection | None = field(default=None, init=False)
    _deletion_due: bool = field(default=False, init=False)
    """Whether the model could answer the request so far."""

    def check_deletion(self, s: BrokerState) -> None:
        """Raises Diverged where DeleteRecords is answered before the model could answer it."""
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
        # The least log start of all replicas, and so not above the leader's.
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
