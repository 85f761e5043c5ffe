"""The controller: a decision informs no broker; LeaderAndIsr, or with KRaft the metadata log, informs one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tideproof.conformance.cluster import Known
from tideproof.conformance.links import PATIENCE, Exchange, NoAnswer
from tideproof.conformance.messages import partition_in
from tideproof.conformance.observing import concrete
from tideproof.conformance.steps.base import Diverged, Driver
from tideproof.model.language.actions import members
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import IDLE


@dataclass(eq=False)
class Electing(Driver):
    epoch: int = field(default=NIL, init=False)
    leader: int = field(default=0, init=False)
    known_version: dict[int, int] = field(default_factory=dict, init=False)
    """The version of the partition's state that each broker has been given."""
    _decided: dict[int, tuple[int, Sequence[int], int]] = field(default_factory=dict, init=False)
    """By epoch: the leader, the ISR, and the version for a leader."""

    def decide(self, leader: int, isr: Sequence[int]) -> None:
        if (
            past := self._decided.get(self.epoch)
        ) is not None:  # a broker that learns of this epoch late gets its last ISR
            self._decided[self.epoch] = past[0], self.cluster.isr(), past[2]
        self.epoch, self.leader = self.epoch + 1, leader
        version = self.cluster.write_state(self.epoch, leader, isr)
        if self.locks_isr:
            self.cluster.lock_isr()
            # Above the version of the locked node, so that the node can reach it; and below those of earlier epochs, so
            # that no deposed leader finds its own version on the way there.
            version = 10 * (self.bounds.epochs - self.epoch) + 5
        self._decided[self.epoch] = leader, isr, version

    def follow_decision(self) -> None:
        """Makes the model's decision: a new leader epoch, another ISR in this one, or nothing."""
        isr = members(self.after.quorum_isr)
        if self.before.quorum_epoch != self.after.quorum_epoch:
            self.decide(concrete(self.after.quorum_leader), isr)
        elif self.before.quorum_isr != self.after.quorum_isr:
            self.cluster.write_state(self.epoch, self.leader, isr)
        for b in members(self.after.down):
            if not self.before.down[b]:
                self.void(b)
                self.cluster.brokers[b].crash()

    def ElectPreferred(self, **_: int) -> None:
        self.follow_decision()

    ElectAfterFailure = ElectUnclean = ControllerShrinkIsr = PartitionOffline = ElectPreferred

    def BecomeLeader(self, epoch: int, replica: int) -> None:
        self.tell(replica, epoch, keeps_answer=False)

    def BecomeFollower(self, epoch: int, replica: int, leader: int) -> None:
        before, after = self.before.answer[replica], self.after.answer[replica]
        self.tell(replica, epoch, keeps_answer=bool(before != IDLE and before == after))

    def tell(self, b: int, epoch: int, keeps_answer: bool) -> None:
        """Sends the epoch's LeaderAndIsr. It voids the broker's pending request unless it `keeps_answer`."""
        leader = self.inform(b, epoch, keeps_answer)
        if leader not in (b, NIL):  # wait for its first request in the new role
            log_end, end = self.cluster.brokers[b].log_end, time.monotonic() + PATIENCE
            # It may truncate its log before the request, so look up its log end after the request.
            while not keeps_answer and not _is_current(asked := self.waiting(b, leader), epoch, log_end()):
                self.lose(b)
                if time.monotonic() > end:
                    body = asked.request.body
                    raise Diverged(f"b{b} asks b{leader} not in epoch {epoch} from {log_end()}, but {body}")
            self.waiting(b, leader)

    def inform(self, b: int, epoch: int, keeps_answer: bool) -> int:
        """The same without waiting for the broker's next request. Returns the leader of the epoch."""
        leader, isr, version = self._decided[epoch]
        if epoch == self.epoch:  # the leader may have changed the ISR meanwhile
            isr = self.cluster.isr()
            version = version if self.locks_isr else self.cluster.state_version()
        if link := self.cluster.controller_links.get(b):
            link.known = Known(epoch, tuple(sorted(isr)))
            version = next(link.versions)
        self.known_version[b] = version
        self.cluster.send_leader_and_isr(b, epoch, leader, isr, version)
        # The broker waits for its fetcher thread, which waits for a response that is void in the model: end that.
        end = time.monotonic() + PATIENCE
        control = self.cluster.brokers[b].control
        while not control.has_answer(0.05):
            if not keeps_answer:
                self.void(b)
            if time.monotonic() > end:
                raise NoAnswer(f"b{b} does not answer LeaderAndIsr within {PATIENCE:g} s")
        answer = control.answer()
        errors = [answer["ErrorCode"], *(p["ErrorCode"] for p in answer["PartitionErrors"])]
        if any(errors):
            raise Diverged(f"b{b} refuses LeaderAndIsr of epoch {epoch}: errors {errors}")
        if not keeps_answer:
            self.void(b)
        return leader


def _is_current(exchange: Exchange, epoch: int, end: int | None) -> bool:
    """Whether a request is of this epoch and, if it is a fetch, from the log end."""
    partition = partition_in(exchange.request.body)
    if partition is None or partition.get("CurrentLeaderEpoch", -1) not in (-1, epoch):
        return False
    return exchange.request.api != "Fetch" or bool(partition["FetchOffset"] == end)
