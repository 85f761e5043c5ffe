"""A cluster to do traces on: the harness is its controller, and the network between its brokers.

Since 2.7 leaders ask the controller to change the ISR (KIP-497). A leader asks for what its clock says: it finds a late
follower at any time. What no step asks for is answered at once with the ISR as it is, in a new version: the leader goes
on as before, and may ask again.
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
    "replica.fetch.max.bytes": 1,  # one batch, so one record, in an answer, as in the model
    "replica.socket.timeout.ms": NEVER,  # requests are held
    "controller.socket.timeout.ms": NEVER,
    "request.timeout.ms": NEVER,  # that of the followers' fetches since 2.7
    "replica.high.watermark.checkpoint.interval.ms": NEVER,
    "log.flush.start.offset.checkpoint.interval.ms": NEVER,
    "group.initial.rebalance.delay.ms": 0,
    "transaction.partition.verification.enable": "false",  # by the coordinator (KIP-890), which the harness is
}
"""What makes a broker deterministic: nothing happens by a clock, and one message carries one record."""
ASKS_COORDINATOR = {"transaction.partition.verification.enable": "true", "transaction.state.log.num.partitions": 1}
"""A leader asks the coordinator of transactions before it opens one: since 3.6."""
TRANSACTIONS = "__transaction_state"
"""The topic with the transactions; who leads its only partition is their coordinator."""


FENCED_LEADER_EPOCH, INELIGIBLE_REPLICA = 74, 107
_API_VERSIONS, _ADD_PARTITIONS_TO_TXN, _ALTER_PARTITION = 18, 24, 56
_TOPICS_BY_NAME = 1
"""The last version of AlterPartition that names topics; later ones have ids, which topics here have not."""


@dataclass(frozen=True)
class Known:
    """What the controller takes a leader to know: its epoch and ISR."""

    epoch: int
    isr: tuple[int, ...]


class ControllerLink(Link):
    """All that a broker asks the controller. `versions` gives versions of the partition's state, each above the last.

    Until `known` is set, nothing is known of the present topic.
    """

    def __init__(self, messages: Messages, broker: int, controller: int) -> None:
        self.versions = count(1)
        self.known: Known | None = None
        self.topic_names: tuple[object, ...] = ()
        """The name of the present topic, and its id where it has one."""
        self.wanted: tuple[int, ...] | None = None
        """The ISR that the broker is to ask for; such a request waits until it is taken."""
        self.undone = 0
        """Requests for another ISR that were answered with the ISR as it is."""
        self.larger: tuple[int, ...] = ()
        """The ISR of such a request with a replica that is not in it: for this no clock asks, but a fetch."""
        self.of_transaction = 0
        """What the coordinator says of the partition and the transaction that is under way: an error code."""
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
        """The coordinator's answer: the same for each partition of each transaction."""
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
        """What the controller can be asked, in which versions."""
        keys = {_API_VERSIONS: 3, _ALTER_PARTITION: _TOPICS_BY_NAME, _ADD_PARTITIONS_TO_TXN: 4}
        return [{"ApiKey": key, "MinVersion": 0, "MaxVersion": most} for key, most in keys.items()]

    def asked_for_isr(self, exchange: Exchange) -> None:
        if not self._is_of_the_partition(exchange.request.body):
            exchange.drop()  # about another partition: nothing is decided, and it does not count as a request
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
        """Whether a request names it, and nothing else."""
        names = [
            (t.get("TopicName", t.get("TopicId")), p["PartitionIndex"]) for t in body["Topics"] for p in t["Partitions"]
        ]
        return len(names) == 1 and names[0] in [(name, 0) for name in self.topic_names]


def _new_isr(asked: Values) -> tuple[int, ...]:
    """The requested ISR; since version 3 with the broker epochs of its members (KIP-903)."""
    return tuple(sorted(asked["NewIsr"] if "NewIsr" in asked else [r["BrokerId"] for r in asked["NewIsrWithEpochs"]]))


def reply_to(exchange: Exchange, isr: Sequence[int] = (), version: int = 0, error: int = 0) -> None:
    """The controller's answer: the ISR of now and its version, or an error."""
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
        """Whether the broker has its role within so many seconds."""
        ...

    def answer(self) -> dict[str, Any]:
        """The answer, as to LeaderAndIsr."""
        ...


class DrivenBroker(Broker, ABC):
    """A broker that learns its role from the harness."""

    cluster: Cluster
    control: Control
    """The way to tell it what the controller says."""

    def __init__(self, cluster: Cluster, number: int, settings: Mapping[str, Any]) -> None:
        listener = {"listeners": f"PLAINTEXT://{LOOPBACK}:0"}
        rack = {"broker.rack": rack} if (rack := cluster.rack_of(number)) else {}
        super().__init__(cluster, number, {**listener, **settings, **HANDLED_SETTINGS, **rack, **cluster.settings})
        self.is_down = False
        """Whether the harness has killed it, and has not started it again."""

    def start(self) -> None:
        if self._process is not None:  # it was killed; nothing happens to the others before it is up again
            self.cluster.recorder.event("crash", broker=self.number, kept=self.kept)
            self.kept = None
        self.is_down = False
        super().start()

    @abstractmethod
    def wait_until_up(self) -> None:
        """Waits until it has registered; then its port is known."""

    def crash(self) -> None:
        """Kills the process, and the cluster knows it."""
        self.is_down = True
        self.end()


class Cluster(Deployment, ABC):
    """The brokers of a release, with a proxy between each two. Use it as a context.

    What the controller decides about the partition is written, and sent to no broker; each broker is informed
    separately.
    """

    brokers: Sequence[DrivenBroker] = ()

    def __init__(
        self, release: Release, jars: Jars, replicas: int, folder: Path, settings: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(release, jars, replicas, folder)
        self.settings = settings or {}
        self.links: dict[tuple[int, int], Link] = {}
        self.controller_links: Mapping[int, ControllerLink] = {}
        """By broker, where brokers ask the controller for another ISR."""

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
        """What a request may name the present topic by."""
        return (self.topic,)

    def new_topic(self, name: str) -> None:
        """From now on everything is about partition 0 of this topic."""
        self.topic = name
        self.recorder.clear()
        for link in self.controller_links.values():
            link.known, link.topic_names = None, self.topic_names

    def rack_of(self, broker: int) -> str | None:
        """Each broker has a rack of its own where leaders send consumers to the replica in theirs."""
        return f"r{broker}" if "replica.selector.class" in self.settings else None

    def port_for(self, asking: int, broker: int) -> int:
        return self.brokers[broker].port if asking == broker else self.links[asking, broker].port

    @abstractmethod
    def write_state(self, epoch: int, leader: int, isr: Sequence[int]) -> int:
        """The controller's decision; the version of what it has written, which a leader must know to change the ISR."""

    @abstractmethod
    def isr(self) -> tuple[int, ...]:
        """The ISR that is written."""

    @abstractmethod
    def send_leader_and_isr(self, broker: int, epoch: int, leader: int, isr: Sequence[int], version: int) -> None:
        """Sends a broker its role, and does not wait until it has it: see `DrivenBroker.control`."""

    @abstractmethod
    def delete_replica(self, broker: int) -> None:
        """The broker forgets the topic, and deletes its log."""

    # With ZooKeeper only: in KRaft mode leaders ask the controller, and metadata is in each broker's log.

    def state_version(self) -> int:
        return 0

    def lock_isr(self) -> None:
        """From now on no leader can change the ISR."""

    def unlock_isr(self, version: int) -> None:
        """A leader that knows this version, which is above 0, can change the ISR, once."""

    def update_metadata(self, broker: int, epoch: int, leader: int, isr: Sequence[int]) -> None:
        """Sends a broker the live brokers and the partition."""
