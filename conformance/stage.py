"""The stage: replays one run of the model on a cluster, with a method for each action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tideproof.conformance.steps.alter_isr import Fencing
from tideproof.conformance.steps.clients import Deleting, Transactions
from tideproof.conformance.steps.consuming import Consuming
from tideproof.conformance.steps.restarting import Restarting
from tideproof.model.language.actions import Instance
from tideproof.model.protocols.broker.state import BrokerState


@dataclass(eq=False)
class Stage(Transactions, Consuming, Deleting, Fencing, Restarting):
    """Replays one run of the model on a cluster whose topic is new and whose brokers are up."""

    def set_up(self) -> None:
        """Establishes the model's initial state: broker 0 leads in epoch 0, and followers need no truncation."""
        for b in self.cluster.all_brokers:
            self.cluster.update_metadata(b, 0, 0, self.cluster.all_brokers)
        self.decide(0, self.cluster.all_brokers)
        for b in self.cluster.all_brokers:
            self.tell(b, 0, keeps_answer=False)
        for b in self.cluster.all_brokers[1:]:
            while self.waiting(b, 0).request.api != "Fetch":
                self.waiting(b, 0).pass_on()
                self.deliver(b)
        for link in self.cluster.controller_links.values():  # no fetch has arrived yet
            link.larger = ()

    def play(self, step: Instance, before: BrokerState, after: BrokerState) -> None:
        """Makes the brokers take the step. Raises Diverged, and NoAnswer if they do not act in time."""
        self.notes = []
        self.before, self.after = before, after
        getattr(self, step.action.name)(**step.parameters)

    def check(self, s: BrokerState) -> None:
        self.check_acknowledgements(s)
        self.check_markers(s)
        self.check_deletion(s)
        self.check_asked()

    def close_clients(self) -> None:
        self.close_producers()
        self.close_deletion()

    def close(self) -> None:
        """Makes the brokers forget the topic; messages under way are lost."""
        self.close_clients()
        for broker in self.cluster.brokers:
            if broker.is_down:
                broker.start()
                broker.wait_until_up()
        for b in self.cluster.all_brokers:
            self.void(b)
            self.refuse_asked(b)
        for b in self.cluster.all_brokers:
            self.cluster.delete_replica(b)
        for b in self.cluster.all_brokers:
            self.void(b)


DRIVEN = frozenset(name for name in dir(Stage) if name[0].isupper())
"""The names of the actions that can be done on real brokers."""

ONLY_IN_KRAFT = frozenset(
    (
        "BecomeLeaderless", "BrokerDeleteReplica", "ControllerAddReplica", "ControllerRemoveFollower",
        "ControllerRemoveLeader", "LeaderReadIsr",
    )
)  # fmt: skip
"""Those that brokers with ZooKeeper do not take: they ignore a LeaderAndIsr of their current epoch."""

NOT_DRIVEN: Mapping[str, str] = {
    "ConsumerReadBetweenReadings": "a fetch that moves the high watermark between two readings of it in another thread "
    "of the leader cannot be timed from outside",
    "ProducersIdle": "brokers look for idle producers every ten minutes, and keep them for a day",
    "ConsumerReadDuringAppend": "a read between two readings of the high watermark, while another thread of the leader "
    "appends, cannot be timed from outside",
    "FollowerTakeHighWatermark": "when a fetcher thread truncates, once it has taken over a high watermark, cannot be "
    "timed from outside",
    "LateResponseArrive": "the harness cuts the connections of a broker whose role changes: no response outlives it",
    "LateResponseLost": "the harness cuts the connections of a broker whose role changes: no response outlives it",
    "LeaderReadBody": "when a network thread reads the body of a response from the log file cannot be timed from "
    "outside",
}
"""The other actions of brokers, and why they cannot be done."""
