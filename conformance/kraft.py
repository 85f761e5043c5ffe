"""A KRaft cluster with a real controller and Kafka's default settings, and proxies that hold its fetches."""

from __future__ import annotations

import queue
import signal
import threading
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tideproof.conformance.brokers import (
    CLUSTER_ID,
    CONTROLLER,
    Broker,
    Deployment,
    Server,
    kraft_settings,
    write_identity,
)
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, PATIENCE, Exchange, Link, NoAnswer
from tideproof.conformance.messages import Messages, about, partition_in
from tideproof.conformance.processes import Process, free_port, wait_until
from tideproof.conformance.recording import Recorder
from tideproof.conformance.records import encoded
from tideproof.conformance.releases import Release

ELECTIONS = ("preferred", "unclean")
"""The types of election that an administrator can request, with their numbers."""


class Gate(Link):
    """A proxy that passes all messages. While it is shut, fetches wait."""

    def __init__(self, messages: Messages, follower: int, leader: int, port: int) -> None:
        self._open, self._waiting = threading.Event(), 0
        self._open.set()
        super().__init__(messages, follower, leader, lambda: port)

    def arrived(self, exchange: Exchange) -> None:
        if exchange.request.api == "Fetch" and not self._open.is_set():
            self._waiting += 1
            self._open.wait()
            self._waiting -= 1
        exchange.pass_through()

    def shut(self) -> None:
        """Shuts it, and waits until a fetch is held."""
        self._open.clear()
        wait_until(lambda: self._waiting, f"b{self.follower} does not fetch from b{self.leader}")

    def open(self) -> None:
        self._open.set()


class Front(Link):
    """A proxy in front of a broker that holds all requests of followers, by follower, until each is taken."""

    def __init__(self, messages: Messages, follower: int, leader: int, port: int) -> None:
        self._held: dict[str, queue.Queue[Exchange]] = defaultdict(queue.Queue)
        super().__init__(messages, follower, leader, lambda: port)

    def arrived(self, exchange: Exchange) -> None:
        if "-fetcher-" in exchange.request.client:
            self._held[exchange.request.client].put(exchange)
        else:
            exchange.pass_through()

    def fetch_of(self, follower: int) -> Exchange:
        """The next request of the follower on a live connection."""
        return self._next(self._held[f"broker-{follower}-fetcher-0"], follower, PATIENCE)


class Node(Broker):
    """A broker that is registered with the controller."""

    cluster: KRaft

    def leads(self) -> bool:
        """Whether the broker answers as the leader; false if it has closed its connection."""
        try:
            return super().leads()
        except (NoAnswer, OSError):
            self.disconnect()
            return False

    def answers(self) -> bool:
        """Whether the broker answers and has a log of the partition, which is some time after its start."""
        with suppress(OSError):
            return self.log_end() is not None
        return False

    def values(self) -> tuple[str, ...]:
        return tuple(record.value for record in self.log())

    def has_the_log_of(self, other: int) -> bool:
        return self.values() == self.cluster.brokers[other].values()

    def terminate(self) -> None:
        """Begins a controlled shutdown."""
        self.process.signal(signal.SIGTERM)

    def __str__(self) -> str:
        """Its state: `*` if it leads, records, log end offset and high watermark."""
        if not self.has_replica():
            return f"b{self.number} has no replica"
        log = ",".join(self.values()).replace("@e", "") or "-"
        end, mark = (-1 if offset is None else offset for offset in (self.log_end(), self.high_watermark()))
        return f"b{self.number} {'*' if self.leads() else ''}{log} {end}/{mark}"

    # Its knowledge from the controller --------------------------------------------------------------------------------

    def features(self) -> Mapping[str, int]:
        values = {"ClientSoftwareName": "tideproof", "ClientSoftwareVersion": "1"}
        found = self.ask("ApiVersions", 3, values)["FinalizedFeatures"]
        return {feature["Name"]: feature["MaxVersionLevel"] for feature in found}

    def live_brokers(self) -> list[int]:
        return [broker["NodeId"] for broker in self.ask("Metadata", 4, {"Topics": []})["Brokers"]]

    def isr(self) -> list[int]:
        members: list[int] = self._metadata()["IsrNodes"]
        return members

    def has_in_sync(self, members: int) -> bool:
        return len(self.isr()) == members

    def leader(self) -> int:
        """The leader; -1 if there is none."""
        leader: int = self._metadata()["LeaderId"]
        return leader

    def eligible(self) -> str:
        """The eligible leader replicas, as text; empty if the broker does not report them."""
        try:
            found = self._metadata("DescribeTopicPartitions", 0, ResponsePartitionLimit=10)["EligibleLeaderReplicas"]
        except (KeyError, NoAnswer):  # releases before 3.8
            return ""
        return "; eligible: " + (", ".join(f"b{r}" for r in found or ()) or "none")

    def _metadata(self, api: str = "Metadata", version: int = 4, **values: int) -> dict[str, Any]:
        topics = [{"Name": self.cluster.topic}]
        partitions = self.ask(api, version, {"Topics": topics, **values})["Topics"][0]["Partitions"]
        return next(p for p in partitions if p["PartitionIndex"] == self.cluster.partition)

    # Elections --------------------------------------------------------------------------------------------------------

    def is_elected_unclean(self) -> bool:
        """Asks for an unclean election. Returns whether it leads."""
        self.cluster.elect("unclean")
        return self.leads()

    def is_elected_again(self, other: int, left: int) -> None:
        """Whether it leads again, with another broker in the ISR, which a third one has left."""
        self.cluster.wait_until_known_by(self.number)
        b = self.name
        why = f"{b} does not hear that b{left} has left the ISR"
        members = wait_until(lambda: [] if left in (isr := self.isr()) else isr, why)
        if other not in members:
            raise NoAnswer(f"b{other} has left the ISR before {b} is elected: it was late for replica.lag.time.max.ms")
        if (leader := self.leader()) != self.number:  # for a moment it may still answer as the former leader
            raise NoAnswer(
                f"{b} is not elected again, but b{leader}: the controller has not heard of {b} for a session"
            )
        wait_until(self.leads, f"{b} does not lead again")

    def is_elected_after(self, other: int) -> bool:
        """Whether it leads, once it knows the controller's decision after the other broker's shutdown.

        While it is fenced it cannot be elected; later it may be.
        """
        self.cluster.wait_until_known_by(self.number)
        wait_until(
            lambda: self.number in self.live_brokers() and self.leader() in (-1, self.number),
            f"{self.name} does not hear that b{other} is down",
        )
        if is_elected := self.leader() == self.number:
            wait_until(self.leads, f"{self.name} does not lead")
        return is_elected

    # A producer with acks=all -----------------------------------------------------------------------------------------

    def produce(self, value: str) -> None:
        """Sends the first record and waits until it is appended."""
        self._send(value)
        wait_until(lambda: self.log_end() == 1, "the record is not appended")

    def write(self, value: str) -> int:
        """Writes a record. Raises NoAnswer if it is refused, which is no fault of Kafka."""
        self._send(value)
        if error := self.error():
            raise NoAnswer(f"{self.name} does not take {value}: error {error}")
        return 0

    def error(self) -> int:
        error: int = self._producer.answer()["Responses"][0]["PartitionResponses"][0]["ErrorCode"]
        self._producer.close()
        return error

    def _send(self, value: str) -> None:
        self._producer = self.connect()
        data = encoded(2, value, int(time.time() * 1000))  # by default retention is a week
        topics = [{"Name": self.cluster.topic, "PartitionData": [{"Index": self.cluster.partition, "Records": data}]}]
        self._producer.send("Produce", 3, {"Acks": -1, "TimeoutMs": 600_000, "TopicData": topics})


class KRaft(Deployment):
    """A controller and brokers, for one partition of a topic. Use it as a context.

    The topic also has the partitions with lower numbers, on the same brokers. With fronts, brokers and clients reach a
    broker through its front; with gates, each broker reaches the controller through its own gate.
    """

    topic = "t"

    def __init__(
        self,
        release: Release,
        jars: Jars,
        brokers: int,
        folder: Path,
        partition: int = 0,
        front: type[Front | Gate] | None = None,
        has_gates: bool = False,
    ) -> None:
        super().__init__(release, jars, brokers, folder)
        self.messages, self.recorder = Messages(jars.own_clients(release)), Recorder(enabled=False)
        self.partition, self.replicas = partition, list[int]()
        self.others: list[Process] = []
        """Those that are neither brokers nor the controller."""
        port = free_port()
        listener = {"listeners": f"CONTROLLER://{LOOPBACK}:{port}"}
        settings = {**kraft_settings(CONTROLLER, "controller", port), **listener, "auto.create.topics.enable": "false"}
        self.controller = Server(self, "controller", settings, port)
        ports = [free_port() for _ in self.all_brokers]
        self.gates = [Gate(self.messages, b, CONTROLLER, port) for b in self.all_brokers if has_gates]
        self.fronts: list[Any] = []
        if front is not None:  # with two brokers, the other one is the follower
            self.fronts = [front(self.messages, (b + 1) % brokers, b, ports[b]) for b in self.all_brokers]
        self.brokers: list[Node] = []
        for b in self.all_brokers:
            settings = {
                **kraft_settings(b, "broker", self.gates[b].port if has_gates else port),
                "listeners": f"PLAINTEXT://{LOOPBACK}:{ports[b]}",
                "advertised.listeners": f"PLAINTEXT://{LOOPBACK}:{self.fronts[b].port if front else ports[b]}",
                "inter.broker.listener.name": "PLAINTEXT",
                "auto.create.topics.enable": "false",
            }
            self.brokers.append(Node(self, b, settings, ports[b]))
            write_identity(self.brokers[b].folder, b)

    def _start(self) -> None:
        format_storage = (
            "kafka.tools.StorageTool",
            "format",
            "format",
            "-t",
            CLUSTER_ID,
            "-c",
            self.controller.settings,
        )
        self.run(*format_storage).finish()
        for server in (self.controller, *self.brokers):
            server.start()

        def all_known() -> bool:
            for server in (self.controller, *self.brokers):
                server.must_run()
            with suppress(OSError, NoAnswer):
                return len(self.brokers[1].live_brokers()) == len(self.brokers)
            self.brokers[1].disconnect()
            return False

        wait_until(all_known, "the brokers have not registered", 120)

    def close(self) -> None:
        gates = [gate for gate in (*self.gates, *self.fronts) if isinstance(gate, Gate)]
        for gate in gates:
            gate.open()
        for process in self.others:
            process.kill()
        for server in (self.controller, *self.brokers):
            server.end()
        for link in (*self.gates, *self.fronts):
            link.close()

    def seen(self, brokers: Sequence[int]) -> str:
        """The states of the replicas on `brokers`, which are up."""
        return "   ".join(str(self.brokers[b]) if b in brokers else f"b{b} down" for b in self.replicas)

    # Requests to the controller ---------------------------------------------------------------------------------------

    def create_topic(self, *words: int | str) -> None:
        """Creates the topic on these brokers, with settings such as `min.insync.replicas=2`."""
        self.replicas = [word for word in words if isinstance(word, int)]
        settings = dict(word.split("=") for word in words if isinstance(word, str))
        topic = {
            "Name": self.topic,
            "NumPartitions": -1,
            "ReplicationFactor": -1,
            "Assignments": [{"PartitionIndex": n, "BrokerIds": self.replicas} for n in range(self.partition + 1)],
            "Configs": [{"Name": name, "Value": value} for name, value in settings.items()],
        }
        answer = self.controller.ask("CreateTopics", 4, {"Topics": [topic]})
        if answer["Topics"][0]["ErrorCode"]:
            raise NoAnswer(f"the topic is not created: {answer['Topics'][0]}")

    def reassign(self, *replicas: int) -> None:
        """Requests these replicas. The first is the preferred leader; if the leader leaves, the next one is elected."""
        partition = {"PartitionIndex": self.partition, "Replicas": list(replicas)}
        answer = self.controller.ask("AlterPartitionReassignments", 0, about(self.topic, partition, "Name"))
        if answer["ErrorCode"] or partition_in(answer)["ErrorCode"]:
            raise NoAnswer(f"the partition is not reassigned: {answer}")
        self.wait_until_all_know()

    def elect(self, election: str) -> None:
        """Requests an election, as `kafka-leader-election.sh` does."""
        partitions = [{"Topic": self.topic, "Partitions": [self.partition]}]
        values = {"ElectionType": ELECTIONS.index(election), "TopicPartitions": partitions}
        self.controller.ask("ElectLeaders", 1, values)

    def wait_until_all_know(self) -> None:
        self.wait_until_known_by(*self.all_brokers)

    def wait_until_known_by(self, *brokers: int) -> None:
        """Waits until these brokers have fetched all that the controller has written so far."""
        values = about("__cluster_metadata", {"PartitionIndex": 0}, "TopicName")

        def quorum() -> Any:
            return partition_in(self.controller.ask("DescribeQuorum", 0, values))

        def known() -> bool:
            ends = {o["ReplicaId"]: o["LogEndOffset"] for o in quorum()["Observers"]}
            return all(ends.get(b, -1) > end for b in brokers)

        end = quorum()["CurrentVoters"][0]["LogEndOffset"]
        wait_until(known, "a broker does not fetch metadata")
