"""Crashes and power losses, and the checkpoints that timers would have written before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tideproof.conformance.observing import concrete, is_down
from tideproof.conformance.steps.electing import Electing


@dataclass(eq=False)
class Restarting(Electing):
    _checkpoints: dict[int, int] = field(default_factory=dict, init=False)
    _start_checkpoints: dict[int, int] = field(default_factory=dict, init=False)

    def CheckpointHighWatermark(self, replica: int) -> None:
        """The timer is off: the harness writes the checkpoint when the broker is down next."""
        self._checkpoints[replica] = concrete(self.before.hw[replica])

    def CheckpointLogStart(self, replica: int) -> None:
        """The same for the log start."""
        self._start_checkpoints[replica] = concrete(self.after.start_checkpoint[replica])

    def Flush(self, replica: int) -> None:
        """It is not observable; it determines the log after a power loss."""

    def CrashAndRestart(self, replica: int) -> None:
        self._restart(replica, lambda: None)

    def PowerLoss(self, replica: int, end: int) -> None:
        self._restart(replica, lambda: self.cluster.brokers[replica].lose_all_from(end))

    def StopAndRestart(self, replica: int) -> None:
        """A clean stop, at which the broker writes its checkpoints; for a killed broker the harness writes them."""
        self.CheckpointHighWatermark(replica)
        if is_down(self.before, replica):
            if self.bounds.delete_records:
                self.CheckpointLogStart(replica)
            self._restart(replica, lambda: None)
            return
        self.void(replica)
        self.cluster.brokers[replica].stop()
        self._come_back(replica)

    def _restart(self, replica: int, while_down: Callable[[], None]) -> None:
        broker = self.cluster.brokers[replica]
        if not is_down(self.before, replica):
            self.void(replica)
            broker.crash()
        broker.write_high_watermark(self._checkpoints.get(replica, 0))
        if self.bounds.delete_records:
            broker.write_log_start(self._start_checkpoints.get(replica, 0))
        while_down()
        self._come_back(replica)

    def _come_back(self, replica: int) -> None:
        broker = self.cluster.brokers[replica]
        broker.start()
        broker.wait_until_up()
        self.void(replica)
        self.follow_decision()  # with eligible leader replicas, the controller may elect the last leader now
        self.cluster.update_metadata(replica, self.epoch, self.leader, self.cluster.isr())
