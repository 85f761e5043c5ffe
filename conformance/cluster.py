"""A cluster for replaying traces: the harness is its controller and the network between its brokers.

Since 2.7 leaders ask the controller to change the ISR (KIP-497). A leader's timer finds a late follower at any time. A
request that no step of the run makes is answered at once with the present ISR in a new version: the leader continues as
before, and may ask again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from tideproof.conformance.brokers import Broker, Deployment
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, Exchange, Link
from tideproof.conformance.messages import Messages, Values, partition_in
from tideproof.conformance.releases import Release

NEVER = 24 * 3600 * 1000
HANDLED_SETTINGS: Mapping[str, Any] = {
    "zookeeper.session.timeout.ms": 600_000,
    "controlled.shutdown.enable": "false",
    "auto.create.topics.enable": "false",
    "auto.leader.rebalance.enable": "false",
    "unclean.leader.election.enable": "false",
    "num.network.threads": 2,
    "num.io.threads": 4,
    "num.replica.fetchers": 1,
    "background.threads": 2,
    "log.cleaner.enable": "false",
    "log.retention.ms": -1,  # the records have old timestamps
    "log.index.size.max.bytes": 65536,
    "offsets.topic.replication.factor": 1,
    "replica.fetch.wait.max.ms": 100,  # how long a fetch waits in the purgatory
    "replica.fetch.backoff.ms": 20,
    "replica.fetch.max.bytes": 1,  # one batch, and so one record, in a response, as in the model
    "replica.socket.timeout.ms": NEVER,  # requests are held
    "controller.socket.timeout.ms": NEVER,
    "request.timeout.ms": NEVER,  # that of the followers' fetches since 2.7
    "replica.high.watermark.checkpoint.interval.ms": NEVER,
    "log.flush.start.offset.checkpoint.interval.ms": NEVER,
    "group.initial.rebalance.delay.ms": 0,
    "transaction.partition.verification.enable": "false",  # by the coordinator (KIP-890), which the harness is
}
"""Settings that make a broker deterministic: no timers, and one record in each message."""
ASKS_COORDINATOR = {"transaction.partition.verification.enable": "true", "transaction.state.log.num.partitions": 1}
"""A leader asks the coordinator of transactions before it opens one: since 3.6."""
TRANSACTIONS = "__transaction_state"
"""The topic of transactions; the leader of its only partition is their coordinator."""


FENCED_LEADER_EPOCH, INELIGIBLE_REPLICA = 74, 107
_API_VERSIONS, _ADD_PARTITIONS_TO_TXN, _ALTER_PARTITION = 18, 24, 56
_TOPICS_BY_NAME = 1
"""The last version of AlterPartition that names topics; later ones use ids, which topics here lack."""


@dataclass(frozen=True)
class Known:
    """The epoch and the ISR that a leader knows, as far as the controller knows."""

    epoch: int
    isr: tuple[int, ...]


class ControllerLink(Link):
    """A broker's requests to the controller. `versions` yields increasing versions of the partition's state.

    `known` is None until it is set for the present topic.
    """

    def __init__(self, messages: Messages, broker: int, controller: int) -> None:
        self.versions = count(1)
        self.known: Known | None = None
        self.topic_names: tuple[object, ...] = ()
        """The name of the present topic, and its id if it has one."""
        self.wanted: tuple[int, ...] | None = None
        """The ISR that the run expects the broker to request; such a request waits until it is taken."""
        self.undone = 0
        """The number of requests that were answered with the present ISR."""
        self.larger: tuple[int, ...] = ()
        """The ISR of such a request for an additional replica, which a fetch causes and no timer."""
        self.of_transaction = 0
        """The coordinator's error code for the partition in the present transaction."""
        super().__init__(messages, broker, controller, lambda: 0)

    def arrived(self, exchange: Exchange) -> None:
        request = exchange.request
        if request.api == "ApiVersions":
            exchange.reply({"ApiKeys": self.api_versions()})
        elif request.api == "AlterPartition" and request.is_defined:
            self.asked_for_isr(exchange)
        elif request.api == "AddPartitionsToTxn":
            exchange.reply(self.verified(request.body))
        else:
            exchange.drop()

    def verified(self, body: Values) -> Values:
        """The coordinator's response: the same for each partition of each transaction."""
        found = []
        for asked in body["Transactions"]:
            topics = [
                {
                    "Name": topic["Name"],
                    "ResultsByPartition": [
                        {"PartitionIndex": p, "PartitionErrorCode": self.of_transaction} for p in topic["Partitions"]
                    ],
                }
                for topic in asked["Topics"]
            ]
            found.append({"TransactionalId": asked["TransactionalId"], "TopicResults": topics})
        return {"ErrorCode": 0, "ResultsByTransaction": found}

    def api_versions(self) -> list[Values]:
        """The requests that the controller accepts, with their versions."""
        keys = {_API_VERSIONS: 3, _ALTER_PARTITION: _TOPICS_BY_NAME, _ADD_PARTITIONS_TO_TXN: 4}
        return [{"ApiKey": key, "MinVersion": 0, "MaxVersion": most} for key, most in keys.items()]

    def asked_for_isr(self, exchange: Exchange) -> None:
        if not self._is_of_the_partition(exchange.request.body):
            exchange.drop()  # about another partition: ignored and not counted
            return
        asked, known = partition_in(exchange.request.body), self.known
        if known is None or asked["LeaderEpoch"] != known.epoch:
            reply_to(exchange, error=FENCED_LEADER_EPOCH)
        elif _new_isr(asked) == self.wanted:
            self.asked.put(exchange)
        else:
            self.undone += 1
            if not set(_new_isr(asked)) <= set(known.isr):
                self.larger = _new_isr(asked)
            reply_to(exchange, isr=known.isr, version=next(self.versions))

    def _is_of_the_partition(self, body: Values) -> bool:
        """Whether a request names only the partition under test."""
        names = [
            (t.get("TopicName", t.get("TopicId")), p["PartitionIndex"]) for t in body["Topics"] for p in t["Partitions"]
        ]
        return len(names) == 1 and names[0] in [(name, 0) for name in self.topic_names]


def _new_isr(asked: Values) -> tuple[int, ...]:
    """The requested ISR; since version 3 with the broker epochs of its members (KIP-903)."""
    return tuple(sorted(asked["NewIsr"] if "NewIsr" in asked else [r["BrokerId"] for r in asked["NewIsrWithEpochs"]]))


def reply_to(exchange: Exchange, isr: Sequence[int] = (), version: int = 0, error: int = 0) -> None:
    """Sends the controller's response: an ISR and its version, or an error."""
    body = exchange.request.body
    found = {
        "ErrorCode": error,
        "LeaderId": exchange.link.follower,
        "LeaderEpoch": partition_in(body)["LeaderEpoch"],
        "Isr": list(isr),
        "PartitionEpoch": version,
    }
    (topic,) = body["Topics"]
    name = {key: topic[key] for key in ("TopicName", "TopicId") if key in topic}
    exchange.reply({"Topics": [{**name, "Partitions": [found]}]})


class Control(Protocol):
    """The channel on which a broker learns its role."""

    def has_answer(self, timeout: float) -> bool:
        """Whether the broker takes its role within this many seconds."""
        ...

    def answer(self) -> dict[str, Any]:
        """The response to LeaderAndIsr, or its equivalent."""
        ...


class DrivenBroker(Broker, ABC):
    """A broker that learns its role from the harness."""

    cluster: Cluster
    control: Control
    """The channel for the controller's decisions."""

    def __init__(self, cluster: Cluster, number: int, settings: Mapping[str, Any]) -> None:
        listener = {"listeners": f"PLAINTEXT://{LOOPBACK}:0"}
        rack = {"broker.rack": rack} if (rack := cluster.rack_of(number)) else {}
        super().__init__(cluster, number, {**listener, **settings, **HANDLED_SETTINGS, **rack, **cluster.settings})
        self.is_down = False
        """Whether the harness has killed it, and has not started it again."""

    def start(self) -> None:
        if self._process is not None:  # it was killed; the harness waits until it is up again
            self.cluster.recorder.event("crash", broker=self.number, kept=self.kept)
            self.kept = None
        self.is_down = False
        super().start()

    @abstractmethod
    def wait_until_up(self) -> None:
        """Waits until it has registered; then `port` is set."""

    def crash(self) -> None:
        """Kills the process, and informs the cluster."""
        self.is_down = True
        self.end()


class Cluster(Deployment, ABC):
    """The brokers of a release, with a proxy between each two. Use it as a context.

    A decision of the controller about the partition is written but not sent; each broker is informed separately.
    """

    brokers: Sequence[DrivenBroker] = ()

    def __init__(
        self, release: Release, jars: Jars, replicas: int, folder: Path, settings: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(release, jars, replicas, folder)
        self.settings = settings or {}
        self.links: dict[tuple[int, int], Link] = {}
        self.controller_links: Mapping[int, ControllerLink] = {}
        """By broker, for releases whose brokers ask the controller for another ISR."""

    def start_brokers(self, brokers: Sequence[DrivenBroker]) -> None:
        """Starts them, with a link between each two."""
        self.brokers = brokers
        self.links = {
            (f, b.number): Link(self.messages, f, b.number, lambda b=b: b.port, self.recorder)  # type: ignore[misc]
            for b in brokers
            for f in self.all_brokers
            if f != b.number
        }
        for broker in brokers:
            broker.start()
        for broker in brokers:
            broker.wait_until_up()

    def close(self) -> None:
        for broker in self.brokers:
            broker.end()
        for link in (*self.links.values(), *self.controller_links.values()):
            link.close()

    @property
    def asks_coordinator(self) -> bool:
        return self.release.since("3.6") and self.settings.items() >= ASKS_COORDINATOR.items()

    @property
    def topic_names(self) -> tuple[object, ...]:
        """The names by which a request may refer to the present topic."""
        return (self.topic,)

    def new_topic(self, name: str) -> None:
        """Switches to partition 0 of this topic."""
        self.topic = name
        self.recorder.clear()
        for link in self.controller_links.values():
            link.known, link.topic_names = None, self.topic_names

    def rack_of(self, broker: int) -> str | None:
        """The rack of a broker, unique for each, if leaders send consumers to the replica in their rack."""
        return f"r{broker}" if "replica.selector.class" in self.settings else None

    def port_for(self, asking: int, broker: int) -> int:
        return self.brokers[broker].port if asking == broker else self.links[asking, broker].port

    @abstractmethod
    def write_state(self, epoch: int, leader: int, isr: Sequence[int]) -> int:
        """Writes the controller's decision. Returns its version, which a leader must know to change the ISR."""

    @abstractmethod
    def isr(self) -> tuple[int, ...]:
        """The stored ISR."""

    @abstractmethod
    def send_leader_and_isr(self, broker: int, epoch: int, leader: int, isr: Sequence[int], version: int) -> None:
        """Sends a broker its role without waiting until it takes it: see `DrivenBroker.control`."""

    @abstractmethod
    def delete_replica(self, broker: int) -> None:
        """Makes the broker forget the topic and delete its log."""

    # With ZooKeeper only: in KRaft mode leaders ask the controller, and metadata is in each broker's log.

    def state_version(self) -> int:
        return 0

    def lock_isr(self) -> None:
        """Prevents all leaders from changing the ISR."""

    def unlock_isr(self, version: int) -> None:
        """Allows a leader that knows this version, which is above 0, to change the ISR once."""

    def update_metadata(self, broker: int, epoch: int, leader: int, isr: Sequence[int]) -> None:
        """Sends a broker the metadata: the live brokers and the partition."""
