"""The ISR, when leaders ask the controller for it (since 2.7, KIP-497), with the additions of KRaft controllers.

The harness holds requests and responses. Brokers do not learn of a fencing: as in the model, a leader also asks for
followers that it could know to be fenced.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tideproof.conformance.cluster import FENCED_LEADER_EPOCH, INELIGIBLE_REPLICA, Known, reply_to
from tideproof.conformance.links import PATIENCE, Exchange, NoAnswer
from tideproof.conformance.messages import partition_in
from tideproof.conformance.processes import wait_until
from tideproof.conformance.quorum import KRaftCluster
from tideproof.conformance.steps.base import Diverged
from tideproof.conformance.steps.isr import ChangingIsr
from tideproof.model.language.actions import members
from tideproof.model.protocols.broker.alter_isr import NO_CHANGE, AlterIsrState
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState

_ASKED_SECONDS = PATIENCE
_ASKS_TO_TAKE_IN = r"(transition to|Submitting ISR state change) PendingExpandIsr\(.*newInSyncReplicaId={}\b"
"""The log line of a leader that asks for a follower because of its fetch, before it answers that: 2.7.2 to 3.9.0."""


@dataclass(eq=False)
class AskingForIsr(ChangingIsr):
    _asked: dict[int, Exchange] = field(default_factory=dict, init=False)
    """The requests that wait at the controller, by leader."""

    def tell(self, b: int, epoch: int, keeps_answer: bool) -> None:
        super().tell(b, epoch, keeps_answer)
        self.refuse_asked(b)

    def refuse_asked(self, b: int) -> None:
        """Refuses the broker's request for an ISR: it sends no other before it has a response."""
        if (spent := self._asked.pop(b, None)) is not None:
            reply_to(spent, error=FENCED_LEADER_EPOCH)

    def _asking(self, leader: int, what: Callable[[], object]) -> None:
        """Calls `what`, which makes the leader ask for the model's ISR, and waits for its request."""
        assert isinstance(self.after, AlterIsrState)
        link, isr = self.cluster.controller_links[leader], members(self.after.proposed[leader])
        undone, link.wanted = link.undone, isr
        try:
            what()
            try:
                self._asked[leader] = link.take(_ASKED_SECONDS)
            except NoAnswer:
                if link.undone > undone:  # it was asking for another ISR
                    raise
                if self._has_lost_request(leader):
                    raise NoAnswer(f"b{leader} waits for the answer to a request that it has lost") from None
                raise Diverged(f"b{leader} does not ask for the ISR {list(isr)}") from None
        finally:
            link.wanted = None

    def _has_lost_request(self, leader: int) -> bool:
        """Whether the leader's log has a request for an ISR in its epoch without a response.

        Up to 2.8 it loses a request if it learns its epoch before the response to the former request, which removes the
        new one from its queue. Then it sends no further request (KAFKA-12686, fixed in 3.0.0). In the model the leader
        asks at any later time, or never: a lost request is no divergence.
        """
        of_partition = re.compile(rf"\[Partition {self.cluster.topic}-0 .*(ISR updated|after transition to Pending)")
        said = self.cluster.brokers[leader].said_since(0).splitlines()
        last = next((line for line in reversed(said) if of_partition.search(line)), "")
        return f"leaderEpoch={self.before.epoch[leader]}," in last

    def check_asked(self) -> None:
        """Raises Diverged if a leader has asked for a larger ISR than in the model."""
        for leader, link in self.cluster.controller_links.items():
            if link.larger:
                raise Diverged(f"b{leader} asks for the ISR {list(link.larger)}, which in the model it does not")

    def forget_asked(self, leader: int, follower: int, since: int) -> None:
        """Ignores a request for this follower that the leader has logged since this position."""
        link = self.cluster.controller_links.get(leader)
        asks = re.compile(_ASKS_TO_TAKE_IN.format(follower))
        if link is None or not asks.search(self.cluster.brokers[leader].said_since(since)):
            return
        wait_until(
            lambda: follower in link.larger, f"b{leader} says that it asks for b{follower} in the ISR: it does not"
        )
        known = link.known.isr if link.known else ()
        if set(link.larger) <= {*known, follower}:
            link.larger = ()

    def asking_if_it_does(self, leader: int, what: Callable[[], object]) -> None:
        """Calls `what`, a fetch after which the leader may ask for the follower."""
        before, after = self.before, self.after
        assert isinstance(before, AlterIsrState)
        assert isinstance(after, AlterIsrState)
        if before.change[leader] == NO_CHANGE and after.change[leader] != NO_CHANGE:
            self._asking(leader, what)
        else:
            what()

    def LeaderAskShrink(self, leader: int, follower: int) -> None:
        self.wait_until_late(leader, [follower])
        link = self.cluster.controller_links[leader]
        self._asking(leader, lambda: self.keep_in_sync(leader, follower, lambda: not link.asked.empty()))

    def ControllerAlterIsr(self, leader: int) -> None:
        self.follow_decision()

    def LeaderLearnIsr(self, leader: int) -> None:
        assert isinstance(self.before, AlterIsrState)
        self.let_outsiders_be_late(leader)
        link = self.cluster.controller_links[leader]
        isr, version = members(self.before.proposed[leader]), next(link.versions)
        broker = self.cluster.brokers[leader]
        learned = re.compile(rf"version updated to \[?{version}\b")
        at = broker.said()
        link.known = Known(partition_in(self._asked[leader].request.body)["LeaderEpoch"], isr)
        reply_to(self._asked.pop(leader), isr, version)
        wait_until(lambda: learned.search(broker.said_since(at)), f"b{leader} does not take over the ISR {list(isr)}")


class Fencing(AskingForIsr):
    def ControllerFenceFollower(self, **_: int) -> None:
        self.follow_decision()

    ControllerFenceLeader = ControllerFenceLast = ControllerUnfence = ControllerFenceFollower

    def ControllerRefuseIsr(self, leader: int) -> None:
        """The response is sent in the step LeaderLearnRefusal."""

    def LeaderLearnRefusal(self, leader: int) -> None:
        broker = self.cluster.brokers[leader]
        at = broker.said()
        reply_to(self._asked.pop(leader), error=INELIGIBLE_REPLICA)
        wait_until(
            lambda: "rejected the request with INELIGIBLE_REPLICA" in broker.said_since(at),
            f"b{leader} does not take note that its ISR is refused",
        )

    def BecomeLeaderless(self, epoch: int, replica: int) -> None:
        self.tell(replica, epoch, keeps_answer=False)

    def LeaderReadIsr(self, leader: int) -> None:
        self.let_outsiders_be_late(leader)
        self.tell(leader, self.epoch, keeps_answer=True)

    def ControllerAddReplica(self, **_: int) -> None:
        assert isinstance(self.cluster, KRaftCluster) and isinstance(self.after, ReassigningState)
        self.follow_decision()
        self.cluster.replicas[self.epoch] = members(self.after.assigned)

    ControllerRemoveFollower = ControllerRemoveLeader = ControllerAddReplica

    def BrokerDeleteReplica(self, replica: int) -> None:
        broker = self.cluster.brokers[replica]
        self.inform(replica, self.epoch, keeps_answer=False)
        wait_until(lambda: not broker.has_replica(), f"b{replica} does not delete its log")
