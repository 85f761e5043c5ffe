"""The stale remote LEO on a KRaft cluster: a real controller, three real brokers, the settings that Kafka comes with.

Nothing is forged: what arrives is what was sent, only later. Each broker stands behind a proxy, its advertised
listener, which holds what its followers fetch; and each reaches the controller through a proxy of its own, which can
hold its fetches of the metadata log. A broker that fetches two changes of a partition at once applies them as one: so
it skips an epoch, as soon as its fetch is late.
"""

from __future__ import annotations

import queue
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tideproof.conformance.cluster import ANY_REPLICA, CONSUMER, LEADS, SEGMENT
from tideproof.conformance.deeds.producing import TIMESTAMP
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, PATIENCE, Connection, Exchange, Link, NoAnswer
from tideproof.conformance.messages import Messages
from tideproof.conformance.observing import value_of
from tideproof.conformance.processes import Context, Process, free_port, java, wait_until
from tideproof.conformance.records import decoded, encoded
from tideproof.conformance.releases import Release

CONTROLLER = 1000
CLUSTER_ID = "tideproofAAAAAAAAAAAAQ"
TOPIC = "t"
NOT_LEADER = 6
LOG4J_2 = """
rootLogger.level=INFO
rootLogger.appenderRef.out.ref=out
appender.out.type=Console
appender.out.name=out
appender.out.layout.type=PatternLayout
appender.out.layout.pattern=[%d] %p %m (%c)%n
"""


class Front(Link):
    """The proxy before a broker: it holds what followers fetch, by follower, and passes everything else through."""

    def __init__(self, messages: Messages, leader: int, port: int) -> None:
        self._by_follower: dict[int, queue.Queue[Exchange]] = {b: queue.Queue() for b in range(3)}
        super().__init__(messages, -1, leader, lambda: port)

    def arrived(self, exchange: Exchange) -> None:
        client = exchange.request.client.split("-")  # as in broker-1-fetcher-0
        if len(client) == 4 and client[0] == "broker" and client[2] == "fetcher":
            self._by_follower[int(client[1])].put(exchange)
        else:
            exchange.pass_through()

    def fetch_of(self, follower: int) -> Exchange:
        """The next request of the follower whose connection is alive."""
        while True:
            try:
                found = self._by_follower[follower].get(timeout=PATIENCE)
            except queue.Empty:
                raise NoAnswer(f"b{follower} has asked b{self.leader} nothing for {PATIENCE:g} s") from None
            if found.is_alive:
                return found


class Gate(Link):
    """The way of a broker to the controller. While it is shut, fetches of the metadata log wait before it."""

    def __init__(self, messages: Messages, broker: int, port: int) -> None:
        self._open, self._waiting = threading.Event(), 0
        self._open.set()
        super().__init__(messages, broker, CONTROLLER, lambda: port)

    def arrived(self, exchange: Exchange) -> None:
        if exchange.request.api == "Fetch" and not self._open.is_set():
            self._waiting += 1
            self._open.wait()
            self._waiting -= 1
        exchange.pass_through()

    def shut(self) -> None:
        """Shut, and wait until a fetch stands before it: so every earlier one has been answered."""
        self._open.clear()
        wait_until(lambda: self._waiting, f"b{self.follower} does not fetch the metadata log")

    def open(self) -> None:
        self._open.set()


class Node:
    """A broker or the controller, in a folder of its own."""

    def __init__(self, cluster: KRaft, number: int, settings: Mapping[str, Any]) -> None:
        self.cluster, self.number = cluster, number
        self.name = "controller" if number == CONTROLLER else f"b{number}"
        self.folder = cluster.folder / self.name
        self.folder.mkdir()
        self.settings = cluster.folder / f"{self.name}.properties"
        common = {
            "node.id": number,
            "log.dirs": self.folder,
            "controller.listener.names": "CONTROLLER",
            "listener.security.protocol.map": "CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT",
            "offsets.topic.replication.factor": 1,
            "auto.create.topics.enable": "false",
        }
        self.settings.write_text("".join(f"{key}={value}\n" for key, value in {**common, **settings}.items()))
        self._process: Process | None = None

    def start(self) -> None:
        command = self.cluster.command("kafka.Kafka", str(self.settings))
        self._process = Process(command, self.cluster.folder / f"{self.name}.log")

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.signal(number)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def must_run(self) -> None:
        assert self._process is not None
        self._process.must_run()

    def log(self) -> tuple[str, ...]:
        file = self.folder / f"{TOPIC}-0" / SEGMENT
        return tuple(record.value for record in decoded(file.read_bytes())) if file.exists() else ()


@dataclass
class Scripted:
    """What came of the script. `lines` are its steps with what the brokers have after each."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    told: int | None = None
    """The error code that the producer got; None for no answer."""
    logs: list[tuple[str, ...]] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def lost(self) -> bool:
        """Whether a record was acknowledged that no broker has at the end."""
        return self.told == 0 and not any(self.logs)


class KRaft(Context):
    """A controller and three brokers, for one partition with min.insync.replicas=2. Use it as a context."""

    def __init__(self, release: Release, jars: Jars, folder: Path) -> None:
        self.folder, self._jars = folder, jars
        self.messages = Messages(jars.own_clients(release))
        self._log4j = folder / "log4j2.properties"
        self._log4j.write_text(LOG4J_2)
        self._port = free_port()
        self.nodes = {CONTROLLER: Node(self, CONTROLLER, self._controller_settings())}
        self.ports = [free_port() for _ in range(3)]
        self.gates = [Gate(self.messages, b, self._port) for b in range(3)]
        self.fronts = [Front(self.messages, b, self.ports[b]) for b in range(3)]
        for b in range(3):
            self.nodes[b] = Node(self, b, self._broker_settings(b))
            meta = self.nodes[b].folder / "meta.properties"
            meta.write_text(f"version=1\ncluster.id={CLUSTER_ID}\nnode.id={b}\n")
        self._clients: dict[int, Connection] = {}

    def _controller_settings(self) -> dict[str, Any]:
        return {
            "process.roles": "controller",
            "listeners": f"CONTROLLER://{LOOPBACK}:{self._port}",
            "controller.quorum.voters": f"{CONTROLLER}@{LOOPBACK}:{self._port}",
        }

    def _broker_settings(self, b: int) -> dict[str, Any]:
        return {
            "process.roles": "broker",
            "listeners": f"PLAINTEXT://{LOOPBACK}:{self.ports[b]}",
            "advertised.listeners": f"PLAINTEXT://{LOOPBACK}:{self.fronts[b].port}",
            "inter.broker.listener.name": "PLAINTEXT",
            "controller.quorum.voters": f"{CONTROLLER}@{LOOPBACK}:{self.gates[b].port}",
        }

    def command(self, main: str, *arguments: str) -> list[str]:
        command = java(self._jars.java, self._jars.classpath, main, *arguments, log4j=self._log4j)
        return [command[0], f"-Dlog4j2.configurationFile={self._log4j}", *command[1:]]

    def _start(self) -> None:
        settings = str(self.nodes[CONTROLLER].settings)
        command = self.command("kafka.tools.StorageTool", "format", "-t", CLUSTER_ID, "-c", settings)
        with (self.folder / "format.log").open("wb") as out:
            subprocess.run(command, stdout=out, stderr=out, check=True, cwd=self.folder)
        for node in self.nodes.values():
            node.start()

        def all_known() -> bool:
            for node in self.nodes.values():
                node.must_run()
            with suppress(OSError, NoAnswer):
                return len(self.client(1).call("Metadata", 4, {"Topics": []})["Brokers"]) == 3
            self.forget_client(1)
            return False

        wait_until(all_known, "the brokers have not registered", 120)

    def client(self, number: int) -> Connection:
        if number not in self._clients:
            port = self._port if number == CONTROLLER else self.ports[number]
            self._clients[number] = Connection(self.messages, port)
        return self._clients[number]

    def forget_client(self, number: int) -> None:
        if number in self._clients:
            self._clients.pop(number).close()

    def close(self) -> None:
        for gate in self.gates:
            gate.open()
        for node in self.nodes.values():
            node.kill()
        for connection in self._clients.values():
            connection.close()
        for link in (*self.gates, *self.fronts):
            link.close()

    # What is asked of the controller ----------------------------------------------------------------------------------

    def create_topic(self) -> None:
        topic = {
            "Name": TOPIC,
            "NumPartitions": -1,
            "ReplicationFactor": -1,
            "Assignments": [{"PartitionIndex": 0, "BrokerIds": [0, 1, 2]}],
            "Configs": [{"Name": "min.insync.replicas", "Value": "2"}],
        }
        answer = self.client(CONTROLLER).call("CreateTopics", 4, {"Topics": [topic]})
        if answer["Topics"][0]["ErrorCode"]:
            raise NoAnswer(f"the topic is not created: {answer['Topics'][0]}")

    def order_replicas(self, *replicas: int) -> None:
        """The first replica is the preferred leader, and the next one is elected when it leaves."""
        partition = {"PartitionIndex": 0, "Replicas": list(replicas)}
        values = {"Topics": [{"Name": TOPIC, "Partitions": [partition]}]}
        self.client(CONTROLLER).call("AlterPartitionReassignments", 0, values)

    def elect_preferred(self) -> None:
        values = {"ElectionType": 0, "TopicPartitions": [{"Topic": TOPIC, "Partitions": [0]}]}
        self.client(CONTROLLER).call("ElectLeaders", 1, values)

    def wait_until_all_know(self) -> None:
        """Every broker has fetched what the controller has written so far."""
        values = {"Topics": [{"TopicName": "__cluster_metadata", "Partitions": [{"PartitionIndex": 0}]}]}

        def quorum() -> dict[str, Any]:
            found: dict[str, Any] = self.client(CONTROLLER).call("DescribeQuorum", 0, values)["Topics"][0]
            part: dict[str, Any] = found["Partitions"][0]
            return part

        end = quorum()["CurrentVoters"][0]["LogEndOffset"]
        wait_until(
            lambda: all(o["LogEndOffset"] > end for o in quorum()["Observers"]), "a broker does not fetch metadata"
        )

    # What can be seen of the brokers ----------------------------------------------------------------------------------

    def _offset(self, b: int, who: int) -> dict[str, Any]:
        topics = [{"Name": TOPIC, "Partitions": [{"PartitionIndex": 0, "Timestamp": -1}]}]
        answer = self.client(b).call("ListOffsets", 1, {"ReplicaId": who, "Topics": topics})
        found: dict[str, Any] = answer["Topics"][0]["Partitions"][0]
        return found

    def log_end(self, b: int) -> int:
        end: int = self._offset(b, ANY_REPLICA)["Offset"]
        return end

    def leads(self, b: int) -> bool:
        """Whether the broker answers as the leader. One that has closed its connection does not."""
        try:
            return self._offset(b, CONSUMER)["ErrorCode"] in LEADS
        except (NoAnswer, OSError):
            self._clients.pop(b, None)
            return False

    def seen(self, brokers: tuple[int, ...]) -> str:
        found = []
        for b in range(3):
            if b in brokers:
                partition = {"Partition": 0, "FetchOffset": 0, "PartitionMaxBytes": 1}
                topics = [{"Topic": TOPIC, "Partitions": [partition]}]
                answer = self.client(b).call("Fetch", 11, {"ReplicaId": CONSUMER, "MaxWaitMs": 0, "Topics": topics})
                mark = answer["Responses"][0]["Partitions"][0]["HighWatermark"]
                log = ",".join(self.nodes[b].log()).replace("@e", "") or "-"
                found.append(f"b{b} {'*' if self.leads(b) else ''}{log} {self.log_end(b)}/{mark}")
            else:
                found.append(f"b{b} down")
        return "   ".join(found)


def stale_remote_leo(cluster: KRaft, control: bool, show: Callable[[str], None]) -> Scripted:
    """The finding, step by step; or with `control` the same, but b0 hears of the two epochs one after the other."""
    result, began = Scripted(), time.monotonic()
    for text, brokers in _script(cluster, control, result):
        show(text)
        result.lines.append((text, cluster.seen(brokers)))
    result.logs = [cluster.nodes[b].log() for b in range(3)]
    result.seconds = time.monotonic() - began
    return result


def _script(c: KRaft, control: bool, result: Scripted) -> Iterator[tuple[str, tuple[int, ...]]]:
    everybody = (0, 1, 2)
    c.create_topic()
    wait_until(lambda: c.leads(0), "b0 does not lead")
    c.fronts[0].fetch_of(2)  # it is held for good: b2 stays empty, and for the time being in the ISR
    c.order_replicas(2, 0, 1)
    c.wait_until_all_know()
    yield "b0 leads; b1 and b2 follow, in the ISR", everybody

    producer = Connection(c.messages, c.ports[0])
    topics = [{"Name": TOPIC, "PartitionData": [{"Index": 0, "Records": encoded(2, value_of(0, 0), TIMESTAMP)}]}]
    producer.send("Produce", 3, {"Acks": -1, "TimeoutMs": 600_000, "TopicData": topics})
    wait_until(lambda: c.log_end(0) == 1, "the record is not appended")
    yield "a producer writes a record to b0, with acks=all", everybody
    while not c.nodes[1].log():
        c.fronts[0].fetch_of(1).pass_through()
    shows = c.fronts[0].fetch_of(1)
    shows.pass_on()
    yield "b1 fetches it, and its next fetch shows b0 that it has it", everybody

    if not control:
        c.gates[0].shut()
    c.elect_preferred()
    shows.drop()
    wait_until(lambda: c.leads(2), "b2 does not lead")
    yield f"b2 is elected (epoch 1); {'b0 hears of it' if control else 'b0 does not hear of it'}", everybody
    while c.nodes[1].log():
        c.fronts[2].fetch_of(1).pass_through()
    c.gates[1].shut()
    yield "b1 follows b2 and truncates its log", everybody
    if control:
        wait_until(lambda: not c.leads(0), "b0 still leads")
    c.nodes[2].signal(signal.SIGTERM)
    wait_until(lambda: not c.leads(2), "b2 still leads")
    c.gates[0].open()
    wait_until(lambda: c.leads(0), "b0 does not lead again")
    with suppress(NoAnswer):
        answer = producer.answer(20)["Responses"][0]["PartitionResponses"][0]
        result.told = answer["ErrorCode"]
    producer.close()
    told = "gets no answer" if result.told is None else f"is told error {result.told}"
    yield f"b2 is shut down, and b0 elected again (epoch 2); the producer {told}", (0, 1)

    c.nodes[0].kill()
    c.forget_client(0)
    c.gates[1].open()
    wait_until(lambda: c.leads(1), "b1 does not lead")
    yield "b0 is killed, and b1, in the ISR, is elected (epoch 3)", (1,)
    c.nodes[0].start()
    while c.nodes[0].log():
        c.fronts[1].fetch_of(0).pass_through()
    wait_until(lambda: _reaches(c, 0), "b0 does not come back")
    yield "b0 comes back, and truncates its log to that of b1", (0, 1)


def _reaches(c: KRaft, b: int) -> bool:
    with suppress(OSError):
        return c.log_end(b) >= 0
    return False
