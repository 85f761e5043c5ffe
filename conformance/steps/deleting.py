"""DeleteRecords: the log start, which followers take over from the answers to their fetches."""

from __future__ import annotations

from tideproof.conformance.cluster import Cluster
from tideproof.conformance.links import Connection
from tideproof.conformance.observing import concrete
from tideproof.conformance.processes import wait_until
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.steps.fetching import Fetching
from tideproof.model.runs.replay import Run


class Deleting(Fetching):
    def __init__(self, cluster: Cluster, run: Run, isr_changes: bool) -> None:
        super().__init__(cluster, run, isr_changes)
        self._deletion: Connection | None = None

    def DeleteRecords(self, leader: int, offset: int) -> None:
        broker = self.cluster.brokers[leader]
        self.close_deletion()
        self._deletion = broker.connect()
        partition = {"PartitionIndex": 0, "Offset": offset}
        topics = [{"Name": self.cluster.topic, "Partitions": [partition]}]
        self._deletion.send("DeleteRecords", 0, {"Topics": topics, "TimeoutMs": 3_600_000})
        wait_until(lambda: broker.log_start() == offset, f"b{leader} does not delete up to {offset}")

    def AnswerDeletion(self, leader: int) -> None:
        assert self._deletion is not None
        found = self._deletion.answer()["Topics"][0]["Partitions"][0]
        if found["ErrorCode"] or found["LowWatermark"] < concrete(self.before.deletion_offset):
            raise Diverged(f"b{leader} does not answer DeleteRecords as it should: {found}")
        self.notes.append(f"b{leader} answers DeleteRecords: low watermark {found['LowWatermark']}")
        self.close_deletion()

    def close_deletion(self) -> None:
        if self._deletion is not None:
            self._deletion.close()
            self._deletion = None

    def FollowerStartsAnew(self, follower: int, leader: int) -> None:
        self.FollowerOutOfRange(follower, leader)
