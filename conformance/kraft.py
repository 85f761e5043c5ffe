"""A KRaft cluster with a real controller, and the settings that Kafka comes with."""

from __future__ import annotations

import signal
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tideproof.conformance.cluster import ANY_REPLICA, CONSUMER, LEADS, SEGMENT, logging_file
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, Connection, NoAnswer
from tideproof.conformance.messages import Messages
from tideproof.conformance.processes import Context, Process, free_port, java, wait_until
from tideproof.conformance.records import decoded, encoded
from tideproof.conformance.releases import Release

CONTROLLER = 1000
CLUSTER_ID = "tideproofAAAAAAAAAAAAQ"
TOPIC = "t"
PREFERRED, UNCLEAN = 0, 1
"""Types of election that an administrator can ask for."""


def error_for(producer: Connection) -> int:
    """The error code that the producer of one record is answered with; its connection is closed then."""
    error: int = producer.answer()["Responses"][0]["PartitionResponses"][0]["ErrorCode"]
    producer.close()
    return error


@dataclass
class Scripted(ABC):
    """What came of a script. `lines` are its steps with what the brokers have after each."""

    control: bool
    """Whether it was done without what goes wrong."""
    lines: list[tuple[str, str]] = field(default_factory=list)
    features: Mapping[str, int] = field(default_factory=dict)
    """The features that the cluster has switched on, with their levels, as its brokers tell clients."""
    seconds: float = 0.0

    @property
    @abstractmethod
    def happened(self) -> bool:
        """Whether what the finding says has happened."""

    @property
    @abstractmethod
    def is_as_expected(self) -> bool:
        """Whether it ended as the finding says, or with `control` as it should."""

    @property
    @abstractmethod
    def verdict(self) -> str: ...


@dataclass
class LostRecord(Scripted):
    """What came of a script in which a producer writes one record with acks=all."""

    error: int | None = None
    """The error code that the producer got; None for no answer."""
    logs: list[tuple[str, ...]] = field(default_factory=list)
    """What the brokers have at the end."""

    @property
    def happened(self) -> bool:
        """Whether the record was acknowledged, and no broker has it at the end."""
        return self.error == 0 and not any(self.logs)


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

    def shut_down(self) -> None:
        """A controlled shutdown, until the process has ended."""
        self.signal(signal.SIGTERM)
        assert self._process is not None
        process = self._process
        wait_until(lambda: process.has_ended, f"{self.name} is not shut down")
        process.kill()  # what is left of it is the pipe to it

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def must_run(self) -> None:
        assert self._process is not None
        self._process.must_run()

    def log(self) -> tuple[str, ...]:
        file = self._replica / SEGMENT
        return tuple(record.value for record in decoded(file.read_bytes())) if file.exists() else ()

    def has_replica(self) -> bool:
        """Whether there is a log of the partition, be it an empty one."""
        return self._replica.exists()

    @property
    def _replica(self) -> Path:
        return self.folder / f"{TOPIC}-{self.cluster.partition}"


class KRaft(Context):
    """A controller and brokers, for one partition. Use it as a context."""

    partition = 0
    """Its number. The topic has those below, too, on the same brokers."""

    def __init__(self, release: Release, jars: Jars, folder: Path, brokers: int) -> None:
        self.release, self.folder, self._jars = release, folder, jars
        self.all_brokers = range(brokers)
        self.replicas: Sequence[int] = ()
        self.messages = Messages(jars.own_clients(release))
        self.log4j = logging_file(folder, release)
        self.controller_port = free_port()
        self.nodes = {CONTROLLER: Node(self, CONTROLLER, self._controller_settings())}
        self.ports = [free_port() for _ in self.all_brokers]
        self.stand_between()
        for b in self.all_brokers:
            self.nodes[b] = Node(self, b, self._broker_settings(b))
            meta = self.nodes[b].folder / "meta.properties"
            meta.write_text(f"version=1\ncluster.id={CLUSTER_ID}\nnode.id={b}\n")
        self._clients: dict[int, Connection] = {}

    # What may stand between the processes ---------------------------------------------------------------------------

    def stand_between(self) -> None:
        """Makes the links in front of brokers and controller, before any of them is started."""

    def port_for_others(self, b: int) -> int:
        """Where brokers and clients reach a broker."""
        return self.ports[b]

    def port_of_controller_for(self, b: int) -> int:
        return self.controller_port

    # Processes --------------------------------------------------------------------------------------------------------

    def _controller_settings(self) -> dict[str, Any]:
        return {
            "process.roles": "controller",
            "listeners": f"CONTROLLER://{LOOPBACK}:{self.controller_port}",
            "controller.quorum.voters": f"{CONTROLLER}@{LOOPBACK}:{self.controller_port}",
        }

    def _broker_settings(self, b: int) -> dict[str, Any]:
        return {
            "process.roles": "broker",
            "listeners": f"PLAINTEXT://{LOOPBACK}:{self.ports[b]}",
            "advertised.listeners": f"PLAINTEXT://{LOOPBACK}:{self.port_for_others(b)}",
            "inter.broker.listener.name": "PLAINTEXT",
            "controller.quorum.voters": f"{CONTROLLER}@{LOOPBACK}:{self.port_of_controller_for(b)}",
        }

    def command(self, main: str, *arguments: str) -> list[str]:
        return java(self._jars.java, self._jars.classpath, main, *arguments, log4j=self.log4j)

    def _start(self) -> None:
        settings = str(self.nodes[CONTROLLER].settings)
        command = self.command("kafka.tools.StorageTool", "format", "-t", CLUSTER_ID, "-c", settings)
        Process(command, self.folder / "format.log").finish()
        for node in self.nodes.values():
            node.start()

        def all_known() -> bool:
            for node in self.nodes.values():
                node.must_run()
            with suppress(OSError, NoAnswer):
                return len(self.client(1).call("Metadata", 4, {"Topics": []})["Brokers"]) == len(self.all_brokers)
            self.forget_client(1)
            return False

        wait_until(all_known, "the brokers have not registered", 120)

    def play(self, script: Iterable[tuple[str, Sequence[int]]], result: Scripted, show: Callable[[str], None]) -> None:
        """Does the steps of a script: after each it says what was done, and which brokers are up to be looked at."""
        began, result.features = time.monotonic(), self.features()
        for text, brokers in script:
            show(text)
            result.lines.append((text, self.seen(brokers)))
        result.seconds = time.monotonic() - began

    def client(self, number: int) -> Connection:
        if number not in self._clients:
            port = self.controller_port if number == CONTROLLER else self.ports[number]
            self._clients[number] = Connection(self.messages, port)
        return self._clients[number]

    def forget_client(self, number: int) -> None:
        if number in self._clients:
            self._clients.pop(number).close()

    def close(self) -> None:
        for node in self.nodes.values():
            node.kill()
        for connection in self._clients.values():
            connection.close()

    # What is asked of the controller ----------------------------------------------------------------------------------

    def create_topic(self, replicas: Sequence[int], **settings: str) -> None:
        """Creates the topic on these brokers; `settings` have `_` for `.` in their names."""
        topic = {
            "Name": TOPIC,
            "NumPartitions": -1,
            "ReplicationFactor": -1,
            "Assignments": [
                {"PartitionIndex": number, "BrokerIds": list(replicas)} for number in range(self.partition + 1)
            ],
            "Configs": [{"Name": name.replace("_", "."), "Value": value} for name, value in settings.items()],
        }
        self.replicas = replicas
        answer = self.client(CONTROLLER).call("CreateTopics", 4, {"Topics": [topic]})
        if answer["Topics"][0]["ErrorCode"]:
            raise NoAnswer(f"the topic is not created: {answer['Topics'][0]}")

    def reassign(self, *replicas: int) -> None:
        """Asks for these replicas. The first is the preferred leader, and the next one is elected when it leaves."""
        partition = {"PartitionIndex": self.partition, "Replicas": list(replicas)}
        values = {"Topics": [{"Name": TOPIC, "Partitions": [partition]}]}
        answer = self.client(CONTROLLER).call("AlterPartitionReassignments", 0, values)
        if answer["ErrorCode"] or answer["Responses"][0]["Partitions"][0]["ErrorCode"]:
            raise NoAnswer(f"the partition is not reassigned: {answer}")

    def elect(self, kind: int) -> None:
        """Asks for an election, as `kafka-leader-election.sh` does."""
        values = {"ElectionType": kind, "TopicPartitions": [{"Topic": TOPIC, "Partitions": [self.partition]}]}
        self.client(CONTROLLER).call("ElectLeaders", 1, values)

    def produce(self, b: int, value: str) -> Connection:
        """Sends a record with acks=all; the connection will have the answer."""
        producer = Connection(self.messages, self.ports[b])
        now = int(time.time() * 1000)  # by default records are kept for a week
        data = encoded(2, value, now)
        topics = [{"Name": TOPIC, "PartitionData": [{"Index": self.partition, "Records": data}]}]
        producer.send("Produce", 3, {"Acks": -1, "TimeoutMs": 600_000, "TopicData": topics})
        return producer

    def write(self, b: int, value: str) -> None:
        """Writes a record with acks=all. Raises NoAnswer where it is refused: nothing has gone wrong in Kafka."""
        producer = self.produce(b, value)
        if error := error_for(producer):
            raise NoAnswer(f"b{b} does not take {value}: error {error}")

    def wait_until_all_know(self) -> None:
        self.wait_until_known_by(*self.all_brokers)

    def wait_until_known_by(self, *brokers: int) -> None:
        """These brokers have fetched what the controller has written so far."""
        values = {"Topics": [{"TopicName": "__cluster_metadata", "Partitions": [{"PartitionIndex": 0}]}]}

        def quorum() -> dict[str, Any]:
            found: dict[str, Any] = self.client(CONTROLLER).call("DescribeQuorum", 0, values)["Topics"][0]
            part: dict[str, Any] = found["Partitions"][0]
            return part

        def known() -> bool:
            ends = {o["ReplicaId"]: o["LogEndOffset"] for o in quorum()["Observers"]}
            return all(ends.get(b, -1) > end for b in brokers)

        end = quorum()["CurrentVoters"][0]["LogEndOffset"]
        wait_until(known, "a broker does not fetch metadata")

    def wait_until_in_sync(self, b: int, number: int) -> None:
        """Until the ISR has so many members, as the broker knows it."""

        what = f"the ISR does not come to have {number} members"
        wait_until(lambda: len(self.isr_known_by(b)) == number, what)

    def isr_known_by(self, b: int) -> list[int]:
        members: list[int] = self._known_by(b)["IsrNodes"]
        return members

    def leader_known_by(self, b: int) -> int:
        """Who leads, as the broker knows it; -1 where there is no leader."""
        leader: int = self._known_by(b)["LeaderId"]
        return leader

    def is_alive(self, b: int) -> bool:
        """Whether the broker is registered and not fenced, as it knows itself."""
        brokers = self.client(b).call("Metadata", 4, {"Topics": []})["Brokers"]
        return b in [broker["NodeId"] for broker in brokers]

    def _known_by(self, b: int) -> dict[str, Any]:
        partitions = self.client(b).call("Metadata", 4, {"Topics": [{"Name": TOPIC}]})["Topics"][0]["Partitions"]
        return next(p for p in partitions if p["PartitionIndex"] == self.partition)

    def features(self) -> Mapping[str, int]:
        """The features that are on, and their levels."""
        values = {"ClientSoftwareName": "tideproof", "ClientSoftwareVersion": "1"}
        found = self.client(1).call("ApiVersions", 3, values)["FinalizedFeatures"]
        return {feature["Name"]: feature["MaxVersionLevel"] for feature in found}

    # What can be seen of the brokers ----------------------------------------------------------------------------------

    def _offset(self, b: int, who: int) -> dict[str, Any]:
        topics = [{"Name": TOPIC, "Partitions": [{"PartitionIndex": self.partition, "Timestamp": -1}]}]
        answer = self.client(b).call("ListOffsets", 1, {"ReplicaId": who, "Topics": topics})
        found: dict[str, Any] = answer["Topics"][0]["Partitions"][0]
        return found

    def log_end(self, b: int) -> int:
        end: int = self._offset(b, ANY_REPLICA)["Offset"]
        return end

    def answers(self, b: int) -> bool:
        """Whether the broker has a log of the partition, and answers: some time after it has started."""
        with suppress(OSError):
            return self.log_end(b) >= 0
        return False

    def leads(self, b: int) -> bool:
        """Whether the broker answers as the leader. One that has closed its connection does not."""
        try:
            return self._offset(b, CONSUMER)["ErrorCode"] in LEADS
        except (NoAnswer, OSError):
            self._clients.pop(b, None)
            return False

    def seen(self, brokers: Sequence[int]) -> str:
        found = []
        for b in self.replicas:
            if b in brokers and not self.nodes[b].has_replica():
                found.append(f"b{b} has no replica")
            elif b in brokers:
                partition = {"Partition": self.partition, "FetchOffset": 0, "PartitionMaxBytes": 1}
                topics = [{"Topic": TOPIC, "Partitions": [partition]}]
                answer = self.client(b).call("Fetch", 11, {"ReplicaId": CONSUMER, "MaxWaitMs": 0, "Topics": topics})
                mark = answer["Responses"][0]["Partitions"][0]["HighWatermark"]
                log = ",".join(self.nodes[b].log()).replace("@e", "") or "-"
                found.append(f"b{b} {'*' if self.leads(b) else ''}{log} {self.log_end(b)}/{mark}")
            else:
                found.append(f"b{b} down")
        return "   ".join(found)
