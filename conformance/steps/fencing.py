"""What brokers and controllers of KRaft add: fencing, refusals, an ISR that changes within an epoch, other replicas.

No broker learns of a fencing: a leader asks for a follower that it knows to be fenced all the same, in the model too.
"""

from __future__ import annotations

from tideproof.conformance.controller import INELIGIBLE_REPLICA, reply_to
from tideproof.conformance.processes import wait_until
from tideproof.conformance.quorum import KRaftCluster
from tideproof.conformance.steps.alter_isr import AskingForIsr
from tideproof.model.language.actions import members
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState


class Fencing(AskingForIsr):
    def ControllerFenceFollower(self, **_: int) -> None:
        self.follow_decision()

    ControllerFenceLeader = ControllerFenceLast = ControllerUnfence = ControllerFenceFollower

    def ControllerRefuseIsr(self, leader: int) -> None:
        """The leader learns of it later."""

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
