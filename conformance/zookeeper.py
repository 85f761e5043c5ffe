"""A cluster with ZooKeeper, whose controller is the harness.

It runs a real ZooKeeper, in which `/controller` exists before the first broker starts, so that no broker becomes
controller. A broker learns the ports of its peers from UpdateMetadata, which is sent to it alone: so each broker gets
the ports of the links to its peers.

LeaderAndIsr version 0, UpdateMetadata version 2 and StopReplica version 0 are accepted by every release from 0.10 to
3.9. They have no broker epoch, so brokers do not compare it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tideproof.conformance.cluster import TRANSACTIONS, Cluster, ControllerLink, DrivenBroker
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, PATIENCE, Connection, NoAnswer
from tideproof.conformance.processes import Process, free_port
from tideproof.conformance.releases import Release

CONTROLLER = 99
SENDER = {"ControllerId": CONTROLLER, "ControllerEpoch": 1}


@contextmanager
def zookeeper_answers() -> Iterator[None]:
    """Turns errors of ZooKeeper's client into NoAnswer, because they are no result about Kafka."""
    from kazoo.exceptions import KazooException
    from kazoo.handlers.threading import KazooTimeoutError

    try:
        yield
    except (KazooException, KazooTimeoutError) as error:
        raise NoAnswer(f"ZooKeeper does not answer: {type(error).__name__} {error}".rstrip()) from None


class ZooKeeperBroker(DrivenBroker):
    cluster: ZooKeeperCluster
    control: Connection

    def wait_until_up(self) -> None:
        registered = self.process.wait_for(lambda: self.cluster.read(self._node), f"b{self.number} has not started")
        self.port = registered["port"]
        self.control = Connection(self.cluster.messages, self.port, self.cluster.recorder, "controller", self.number)
        self._connections = [Connection(self.cluster.messages, self.port), self.control]

    @property
    def _node(self) -> str:
        return f"/brokers/ids/{self.number}"

    def crash(self) -> None:
        """Removes the broker's node, which ZooKeeper would do at the end of the session."""
        super().crash()
        self.cluster.delete(self._node)


class ZooKeeperCluster(Cluster):
    """Brokers with ZooKeeper, and the harness as their controller."""

    brokers: Sequence[ZooKeeperBroker]

    def __init__(
        self, release: Release, jars: Jars, replicas: int, folder: Path, settings: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(release, jars, replicas, folder, settings)
        self.zookeeper_port = free_port()
        self._zookeeper: Process | None = None
        self._zk: Any = None

    def _start(self) -> None:
        logging.getLogger("kazoo").setLevel(logging.CRITICAL)
        from kazoo.client import KazooClient

        settings = self.folder / "zookeeper.properties"
        settings.write_text(
            f"dataDir={self.folder}/zookeeper\nclientPort={self.zookeeper_port}\nclientPortAddress={LOOPBACK}\n"
            "maxClientCnxns=0\nadmin.enableServer=false\nfsync.warningthresholdms=100000\nmaxSessionTimeout=600000\n"
        )
        self._zookeeper = self.run("org.apache.zookeeper.server.quorum.QuorumPeerMain", "zookeeper", settings)
        # The time limit of an attempt to connect while ZooKeeper is still starting; it is repeated.
        self._zk = KazooClient(
            f"{LOOPBACK}:{self.zookeeper_port}", timeout=20, connection_retry={"max_tries": -1, "max_delay": 1}
        )
        self._zookeeper.wait_for(self._zk.start_async().is_set, "ZooKeeper has not started", 120)
        # Without an id, 0.10 generates one by a class that was removed in Java 11.
        self.write("/cluster/id", {"version": "1", "id": "tideproofAAAAAAAAAAAAA"})
        self.write("/controller", {"version": 1, "brokerid": CONTROLLER, "timestamp": "1"})
        self.write("/controller_epoch", 1)
        if not self.release.leaders_write_isr:
            self.controller_links = {b: ControllerLink(self.messages, b, CONTROLLER) for b in self.all_brokers}
        address = f"{LOOPBACK}:{self.zookeeper_port}"
        self.start_brokers(
            [ZooKeeperBroker(self, b, {"broker.id": b, "zookeeper.connect": address}) for b in self.all_brokers]
        )

    def close(self) -> None:
        super().close()
        if self._zk is not None:
            with suppress(Exception):
                self._zk.stop()
                self._zk.close()
        if self._zookeeper is not None:
            self._zookeeper.kill()

    # ZooKeeper --------------------------------------------------------------------------------------------------------

    def _ask(self, call: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        """Waits for an asynchronous call: synchronous ones hang forever if ZooKeeper has ended."""
        if self._zookeeper is not None and self._zookeeper.has_ended:
            raise NoAnswer("ZooKeeper has ended by itself")
        return call(*arguments, **options).get(timeout=PATIENCE)

    @zookeeper_answers()
    def read(self, path: str) -> Any:
        from kazoo.exceptions import NoNodeError

        try:
            return json.loads(self._ask(self._zk.get_async, path)[0])
        except NoNodeError:
            return None

    @zookeeper_answers()
    def write(self, path: str, value: Any) -> int:
        data = json.dumps(value).encode()
        if self._ask(self._zk.exists_async, path):
            version: int = self._ask(self._zk.set_async, path, data).version
            return version
        self._ask(self._zk.create_async, path, data, makepath=True)
        return 0

    @zookeeper_answers()
    def delete(self, path: str) -> None:
        from kazoo.exceptions import NoNodeError

        with suppress(NoNodeError):
            self._ask(self._zk.delete_async, path)

    # The partition, as the controller keeps it ------------------------------------------------------------------------

    def new_topic(self, name: str) -> None:
        super().new_topic(name)
        self.write(f"/config/topics/{name}", {"version": 1, "config": {}})
        self.write(f"/brokers/topics/{name}", {"version": 1, "partitions": {"0": self.all_brokers}})

    @property
    def _state(self) -> str:
        return f"/brokers/topics/{self.topic}/partitions/0/state"

    def write_state(self, epoch: int, leader: int, isr: Sequence[int]) -> int:
        state = {"controller_epoch": 1, "leader": leader, "version": 1, "leader_epoch": epoch, "isr": list(isr)}
        return self.write(self._state, state)

    def isr(self) -> tuple[int, ...]:
        return tuple(sorted(self.read(self._state)["isr"]))

    @zookeeper_answers()
    def state_version(self) -> int:
        version: int = self._ask(self._zk.get_async, self._state)[1].version
        return version

    @zookeeper_answers()
    def lock_isr(self) -> None:
        """Prevents leaders from changing the ISR: the node gets version 0, which none of them knows."""
        from kazoo.exceptions import KazooException

        data, stat = self._ask(self._zk.get_async, self._state)
        transaction = self._zk.transaction()
        transaction.delete(self._state, stat.version)
        transaction.create(self._state, data)
        if any(isinstance(result, KazooException) for result in self._ask(transaction.commit_async)):
            raise NoAnswer("a leader has changed the ISR again before it could be kept from it")

    @zookeeper_answers()
    def unlock_isr(self, version: int) -> None:
        data, stat = self._ask(self._zk.get_async, self._state)
        while stat.version < version:
            stat = self._ask(self._zk.set_async, self._state, data)

    # What the controller sends ----------------------------------------------------------------------------------------

    def update_metadata(self, broker: int, epoch: int, leader: int, isr: Sequence[int]) -> None:
        """Sends a broker the addresses of its peers, and the partition (without it, it refuses produce requests)."""
        brokers = {b: self.port_for(broker, b) for b in self.all_brokers}
        if self.controller_links:
            brokers[CONTROLLER] = self.controller_links[broker].port
        live = [
            {"Id": b, "Rack": self.rack_of(b), "Endpoints": [{"Host": LOOPBACK, "Port": port, "SecurityProtocol": 0}]}
            for b, port in brokers.items()
        ]
        state = {**self._partition(epoch, leader, isr), "ZkVersion": 0}
        states = [state]
        if self.asks_coordinator:  # the controller's address is also the coordinator's
            only = {"Leader": CONTROLLER, "Isr": [CONTROLLER], "Replicas": [CONTROLLER]}
            states.append({**state, "TopicName": TRANSACTIONS, "LeaderEpoch": 0, **only})
        values = {**SENDER, "LiveBrokers": live, "UngroupedPartitionStates": states}
        self.brokers[broker].control.call("UpdateMetadata", 2, values)

    def send_leader_and_isr(self, broker: int, epoch: int, leader: int, isr: Sequence[int], version: int) -> None:
        """Sends the request without waiting for the response, which may wait for a pending fetch."""
        live = {"BrokerId": leader, "HostName": LOOPBACK, "Port": self.port_for(broker, leader)}
        state = {**self._partition(epoch, leader, isr), "PartitionEpoch": version}
        values = {**SENDER, "LiveLeaders": [live], "UngroupedPartitionStates": [state]}
        self.brokers[broker].control.send("LeaderAndIsr", 0, values)

    def _partition(self, epoch: int, leader: int, isr: Sequence[int]) -> dict[str, Any]:
        return {
            "TopicName": self.topic, "PartitionIndex": 0, "ControllerEpoch": 1, "Leader": leader, "LeaderEpoch": epoch,
            "Isr": list(isr), "Replicas": self.all_brokers,
        }  # fmt: skip

    def delete_replica(self, broker: int) -> None:
        partition = {"TopicName": self.topic, "PartitionIndex": 0}
        values = {**SENDER, "DeletePartitions": True, "UngroupedPartitions": [partition]}
        self.brokers[broker].control.call("StopReplica", 0, values)
