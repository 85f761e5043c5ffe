"""Replicas that are removed and added, in KRaft mode."""

from __future__ import annotations

from tideproof.conformance.processes import wait_until
from tideproof.conformance.quorum import KRaftCluster
from tideproof.conformance.steps.fencing import Fencing
from tideproof.model.language.actions import members
from tideproof.model.protocols.broker.releases.reassigning import ReassigningState


class Reassigning(Fencing):
    def ControllerAddReplica(self, **_: int) -> None:
        assert isinstance(self.cluster, KRaftCluster) and isinstance(self.after, ReassigningState)
        self.follow_decision()
        self.cluster.replicas[self.epoch] = members(self.after.assigned)

    ControllerRemoveFollower = ControllerRemoveLeader = ControllerAddReplica

    def BrokerDeleteReplica(self, replica: int) -> None:
        broker = self.cluster.brokers[replica]
        self.inform(replica, self.epoch, keeps_answer=False)
        wait_until(lambda: not broker.has_replica(), f"b{replica} does not delete its log")
