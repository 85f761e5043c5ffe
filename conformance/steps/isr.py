"""The ISR, when leaders write it to ZooKeeper (up to 2.6): the lock that prevents it, and the steps that change it.

A leader's write succeeds if the node has the version that the leader knows. The harness gives it a version ahead of the
node's, so that its writes fail; to allow one change, the harness rewrites the node until it has that version.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tideproof.conformance.links import PATIENCE, NoAnswer
from tideproof.conformance.processes import wait_until
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.steps.electing import Electing
from tideproof.model.language.actions import Instance, members
from tideproof.model.protocols.broker.state import IDLE, BrokerState, follows, may_write_isr

LAG_MS = 500
"""replica.lag.time.max.ms where leaders change the ISR: long enough that a leader that has just changed it is kept from
changing it back, on a machine that is busy."""
_EXPANDS, _SHRINKS = re.compile("Expanding ISR.*"), re.compile("Shrinking ISR")
"""The log line of a leader before it writes another ISR, in the jars of 0.11.0.3, 2.0.1 and 2.5.1."""
_SURELY_LATE = 1.3 * LAG_MS / 1000


def leaves_others_late(s: BrokerState, step: Instance) -> bool:
    """Whether the leader removes a follower from the ISR while another member cannot be kept in sync.

    Kafka removes all late followers at once, the model one at a time.
    """
    return step.action.name in ("LeaderShrinkIsr", "LeaderAskShrink") and not stay_in_sync(
        s, step.parameters["leader"], step.parameters["follower"]
    )


def stay_in_sync(s: BrokerState, leader: int, late: int) -> bool:
    return all(_can_be_kept(s, leader, r) for r in _others(s, leader, late))


def _others(s: BrokerState, leader: int, late: int) -> list[int]:
    return [r for r in members(s.isr[leader]) if r not in (leader, late)]


def _can_be_kept(s: BrokerState, leader: int, follower: int) -> bool:
    return bool(
        s.leo[leader] == s.leo[follower] == s.remote_leo[leader][follower]
        and follows(s, follower, leader)
        and s.epoch[follower] == s.epoch[leader]
        and not s.truncating[follower]
        and s.answer[follower] == IDLE
    )


@dataclass(eq=False)
class ChangingIsr(Electing):
    in_sync_at: dict[tuple[int, int], float] = field(default_factory=dict, init=False)
    """The monotonic time at which a leader last took a follower for caught up: at its fetch, or at its election."""

    def inform(self, b: int, epoch: int, keeps_answer: bool) -> int:
        """A leader in a new epoch takes all members of the ISR for caught up (Replica.resetReplicaState)."""
        leader = super().inform(b, epoch, keeps_answer)
        if leader == b:
            self.in_sync_at.update({(b, r): time.monotonic() for r in self._decided[epoch][1]})
        return leader

    def let_outsiders_be_late(self, leader: int) -> None:
        """Waits for replicas outside of the ISR: the high watermark waits for recently caught up ones (KAFKA-4485)."""
        if self.isr_changes:
            known = zip(self.before.isr[leader], self.after.isr[leader], strict=True)
            outsiders = [r for r, (before, after) in enumerate(known) if not (before and after)]
            self.wait_until_late(leader, outsiders)

    def wait_until_late(self, leader: int, followers: list[int]) -> None:
        latest = max((self.in_sync_at.get((leader, r), 0.0) for r in followers), default=0.0)
        time.sleep(max(0.0, latest + _SURELY_LATE - time.monotonic()))

    def with_unlocked_isr(self, leader: int, follower: int, what: Callable[[], object]) -> None:
        """Calls `what`, which makes the leader change the ISR once, for this follower; other members must stay."""
        version, broker = self.known_version[leader], self.cluster.brokers[leader]
        self.cluster.unlock_isr(version - 1)  # each write takes time, in which the others become late
        self._keep_once(leader, follower)
        grows, at = not self.before.isr[leader][follower], broker.said()
        why = f"b{leader} does not {'take' if grows else 'remove'} b{follower} {'into' if grows else 'from'} the ISR"
        # The leader's timer removes all members that have not fetched for LAG_MS, and may do so again.
        again = f"b{leader} has changed the ISR again before it could be kept from it"
        before, after = members(self.before.quorum_isr), members(self.after.quorum_isr)

        def tries() -> bool:
            return bool((_EXPANDS if grows else _SHRINKS).search(broker.said_since(at)))

        self.cluster.unlock_isr(version)
        try:
            try:
                what()
            except Diverged:
                if self.cluster.state_version() > version + 1 or self.cluster.isr() not in (before, after):
                    raise NoAnswer(again) from None
                raise
            if grows and not tries():  # it would have tried before its response
                raise Diverged(why)
            try:
                wait_until(lambda: self.cluster.state_version() > version, why)
            except NoAnswer:
                broker.log_end()  # raises if the broker does not respond
                if not tries():
                    raise Diverged(why) from None
                raise
        finally:
            self.known_version[leader] += 1
            self.cluster.lock_isr()
        if self.cluster.isr() != after:
            raise NoAnswer(again)

    def without_joining(self, leader: int, what: Callable[[], object]) -> None:
        """Calls `what`, a fetch after which the leader must not even try to expand the (locked) ISR."""
        broker = self.cluster.brokers[leader]
        at = broker.said()
        what()
        if may_write_isr(self.before, leader) and (tries := _EXPANDS.search(broker.said_since(at))):
            raise Diverged(f"b{leader} expands the ISR, which in the model it does not: {tries[0]}")

    def keep_in_sync(self, leader: int, late: int, done: Callable[[], bool]) -> None:
        """Keeps the other members of the ISR fetching until `done`, so that only one is late."""
        end = time.monotonic() + PATIENCE
        while not done() and time.monotonic() < end and self._keep_once(leader, late):
            pass

    def _keep_once(self, leader: int, late: int) -> bool:
        """Makes the other members of the ISR that can fetch do so once. Returns whether there are any."""
        others = [r for r in _others(self.before, leader, late) if _can_be_kept(self.before, leader, r)]
        for other in others:
            self.asked(other, leader).pass_on()
            self.in_sync_at[leader, other] = time.monotonic()
        return bool(others)

    def LeaderShrinkIsr(self, leader: int, follower: int) -> None:
        self.wait_until_late(leader, [follower])
        version = self.known_version[leader]

        def changed() -> bool:
            return self.cluster.state_version() > version

        self.with_unlocked_isr(leader, follower, lambda: self.keep_in_sync(leader, follower, changed))
