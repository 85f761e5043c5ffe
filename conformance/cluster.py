"""A cluster of real brokers, with the network between them in the hands of the harness: what all kinds of it share."""

from __future__ import annotations

import signal
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from tideproof.conformance.controller import ControllerLink
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, Connection, Link
from tideproof.conformance.messages import Messages
from tideproof.conformance.processes import Context, Process, java, wait_until
from tideproof.conformance.recording import Recorder
from tideproof.conformance.records import Record, batches, decoded
from tideproof.conformance.releases import Release

ANY_REPLICA = -2
"""The replica id of a debugging consumer, which any replica answers."""
CONSUMER = -1
LEADS = (0, 5)
"""What a leader answers a consumer that asks for the end: the end, or that it does not know it yet (KIP-207)."""
SEGMENT = "00000000000000000000.log"
EARLIEST, LATEST = -2, -1
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

LOGGING = """
log4j.rootLogger=INFO, out
log4j.appender.out=org.apache.log4j.ConsoleAppender
log4j.appender.out.layout=org.apache.log4j.PatternLayout
log4j.appender.out.layout.ConversionPattern=[%d{ISO8601}] %p %m (%c)%n
log4j.logger.org.apache.zookeeper=WARN
log4j.logger.org.I0Itec=WARN
log4j.logger.kafka.server.KafkaConfig=WARN
log4j.logger.state.change.logger=TRACE
log4j.logger.kafka.cluster=TRACE
log4j.logger.kafka.server.ReplicaFetcherThread=DEBUG
log4j.logger.kafka.server.epoch=DEBUG
"""


LOGGING_2 = """
rootLogger.level=INFO
rootLogger.appenderRef.out.ref=out
appender.out.type=Console
appender.out.name=out
appender.out.layout.type=PatternLayout
appender.out.layout.pattern=[%d] %p %m (%c)%n
logger.partition.name=kafka.cluster
logger.partition.level=TRACE
logger.fetcher.name=kafka.server.ReplicaFetcherThread
logger.fetcher.level=DEBUG
"""


def logging_file(folder: Path, release: Release) -> Path:
    """Writes what the processes of a release are to log, in the form of its logging library; the file."""
    file = folder / ("log4j2.properties" if release.since("4.0") else "log4j.properties")
    file.write_text(LOGGING_2 if release.since("4.0") else LOGGING)
    return file


class Control(Protocol):
    """The channel on which a broker learns its role: `has_answer` once it has it."""

    def has_answer(self, timeout: float) -> bool:
        """Whether it has it within so many seconds."""
        ...

    def answer(self) -> dict[str, Any]:
        """The answer, as to LeaderAndIsr."""
        ...


class Broker(ABC):
    """One broker, its folder, and the connections of the harness to it."""

    def __init__(self, cluster: Cluster, number: int) -> None:
        self.cluster, self.number, self.port = cluster, number, 0
        self.folder = cluster.folder / f"b{number}"
        self.folder.mkdir()
        self._settings = cluster.folder / f"b{number}.properties"
        settings = {
            "listeners": f"PLAINTEXT://{LOOPBACK}:0",
            "log.dirs": self.folder,
            **self._own_settings,
            **HANDLED_SETTINGS,
            **cluster.settings,
        }
        self._settings.write_text("".join(f"{key}={value}\n" for key, value in settings.items()))
        self._connections: list[Connection] = []
        self._process: Process | None = None
        self._kept: int | None = None
        self.given_high_watermark: int | None = None
        """What the harness put into its checkpoint since it last stopped; None where the broker wrote that itself."""

    @property
    @abstractmethod
    def _own_settings(self) -> dict[str, Any]:
        """The settings that depend on what the cluster is run with."""

    def start(self) -> None:
        if self._process is not None:  # it was killed; nothing happens to the others before it is up again
            self.cluster.recorder.event("crash", broker=self.number, kept=self._kept)
            self._kept = None
        self._process = self.cluster.run("kafka.Kafka", f"b{self.number}", self._settings)

    @abstractmethod
    def wait_until_up(self) -> None:
        """Until it has registered; then its port is known, and there are connections to it."""

    @property
    def _client(self) -> Connection:
        return self._connections[0]

    @property
    @abstractmethod
    def control(self) -> Control:
        """The way to tell it what the controller says."""

    def connect(self) -> Connection:
        """A connection for a producer."""
        return Connection(self.cluster.messages, self.port, self.cluster.recorder, "producer", self.number)

    @abstractmethod
    def crash(self) -> None:
        """The process is killed, and the cluster knows it."""

    def must_run(self) -> None:
        """Raises BrokerEnded where the process has ended by itself."""
        assert self._process is not None
        self._process.must_run()

    def stop(self) -> None:
        """The process stops cleanly."""
        assert self._process is not None
        process = self._process
        self.given_high_watermark = None
        process.signal(signal.SIGTERM)
        wait_until(lambda: process.has_ended, f"b{self.number} does not stop")
        self.end()

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
        for connection in self._connections:
            connection.close()

    def said(self) -> int:
        """How much it has written to its own log."""
        assert self._process is not None
        return self._process.output.stat().st_size

    def said_since(self, position: int) -> str:
        assert self._process is not None
        with self._process.output.open("rb") as file:
            file.seek(position)
            return file.read().decode(errors="replace")

    # What is visible of a broker ---------------------------------------------------------------------------------

    def ask(self, api: str, version: int, values: Mapping[str, Any]) -> dict[str, Any]:
        return self._client.call(api, version, values)

    def has_replica(self) -> bool:
        """Whether it has a log of the partition, be it an empty one."""
        return self._partition.exists()

    def log_end(self) -> int | None:
        """Its log end offset; None where it has no replica, because it has not learned its role yet."""
        found = self._offset(ANY_REPLICA)
        return found["Offset"] if found["ErrorCode"] == 0 else None

    def log_start(self) -> int | None:
        """Its log start offset; None as with the log end."""
        found = self._offset(ANY_REPLICA, EARLIEST)
        return found["Offset"] if found["ErrorCode"] == 0 else None

    def leads(self) -> bool:
        """Whether it believes that it leads: it answers a consumer, or says that it does not know the end yet."""
        return self._offset(CONSUMER)["ErrorCode"] in LEADS

    def _offset(self, who: int, which: int = LATEST) -> dict[str, Any]:
        partition = {"PartitionIndex": 0, "Timestamp": which}
        topics = [{"Name": self.cluster.topic, "Partitions": [partition]}]
        answer = self._client.call("ListOffsets", 1, {"ReplicaId": who, "Topics": topics})
        found: dict[str, Any] = answer["Topics"][0]["Partitions"][0]
        return found

    def high_watermark(self, offset: int = 0) -> int | None:
        """Its high watermark. A debugging consumer may fetch from any replica up to 2.3, since KIP-392 any consumer.

        `offset` is one that its log has: below the log start the answer is an error, which may say no high watermark.
        """
        version = self.cluster.release.fetch
        partition = {"Partition": 0, "FetchOffset": offset, "PartitionMaxBytes": 1}
        values = {"MaxWaitMs": 0, "MinBytes": 0, "Topics": [{"Topic": self.cluster.topic, "Partitions": [partition]}]}
        values["ReplicaId"] = CONSUMER if version >= 11 else ANY_REPLICA
        answer = self._client.call("Fetch", version, values)
        if answer.get("ErrorCode") or not answer["Responses"]:
            return None
        found = answer["Responses"][0]["Partitions"][0]
        offset_out_of_range = 1
        return found["HighWatermark"] if found["ErrorCode"] in (0, offset_out_of_range) else None

    @property
    def _partition(self) -> Path:
        return self.folder / f"{self.cluster.topic}-0"

    @property
    def _segments(self) -> list[Path]:
        return sorted(self._partition.glob("*.log"))

    def log(self) -> list[Record]:
        """The records in its segment files."""
        return [record for file in self._segments for record in decoded(file.read_bytes())]

    def epochs(self) -> tuple[tuple[int, int], ...]:
        """Its leader epoch cache, as on disk: epochs and where they start."""
        file = self._partition / "leader-epoch-checkpoint"
        lines = file.read_text().splitlines()[2:] if file.exists() else []
        return tuple((int(epoch), int(start)) for epoch, start in map(str.split, lines))

    def high_watermark_on_disk(self) -> int:
        return self._on_disk("replication-offset-checkpoint")

    def log_start_on_disk(self) -> int:
        """The checkpoint, but not below the first segment, whose name is where it begins."""
        first = next((int(file.stem) for file in self._segments), 0)
        return max(first, self._on_disk("log-start-offset-checkpoint"))

    def _on_disk(self, checkpoint: str) -> int:
        file = self.folder / checkpoint
        lines = file.read_text().splitlines()[2:] if file.exists() else []
        return next((int(end) for topic, _, end in map(str.split, lines) if topic == self.cluster.topic), 0)

    # What may be done to a broker that is down ------------------------------------------------------------------------

    def write_high_watermark(self, value: int) -> None:
        """The checkpoint that its timer would have written before it went down."""
        self.given_high_watermark = value
        self._write("replication-offset-checkpoint", value)

    def write_log_start(self, value: int) -> None:
        """As with the high watermark."""
        self._write("log-start-offset-checkpoint", value)

    def _write(self, checkpoint: str, value: int) -> None:
        (self.folder / checkpoint).write_text(f"0\n1\n{self.cluster.topic} 0 {value}\n")

    def lose_all_from(self, end: int) -> None:
        """Records from this offset on were not flushed, and are gone, as after a power loss."""
        for file in self._segments:
            content = file.read_bytes()
            kept = [at for at, records in batches(content) if records[-1].offset < end]
            file.write_bytes(content[: kept[-1] if kept else 0])
        self._kept = end
        for index in self._partition.glob("*index"):  # rebuilt, as after any unclean shutdown
            index.unlink()


class Cluster(Context, ABC):
    """The brokers of a release, in a folder that is empty, with the harness for their controller. Use it as a context.

    What the controller decides about the partition is written, and sent to no broker; each broker is informed
    separately.
    """

    brokers: Sequence[Broker]

    def __init__(
        self, release: Release, jars: Jars, replicas: int, folder: Path, settings: Mapping[str, Any] | None = None
    ) -> None:
        self.release, self.folder, self.settings = release, folder, settings or {}
        self.all_brokers = list(range(replicas))
        self.messages = Messages(jars.definitions)
        self.recorder = Recorder()
        self._jars = jars
        self._log4j = logging_file(folder, release)
        self.topic = ""
        self.brokers = []
        self.links: dict[tuple[int, int], Link] = {}
        self.controller_links: Mapping[int, ControllerLink] = {}
        """By broker, where brokers ask the controller for another ISR."""

    def start_brokers(self, brokers: Sequence[Broker]) -> None:
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

    def run(self, main: str, name: str, *arguments: object) -> Process:
        command = java(self._jars.java, self._jars.classpath, main, *map(str, arguments), log4j=self._log4j)
        return Process(command, self.folder / f"{name}.log")

    def close(self) -> None:
        for broker in self.brokers:
            broker.end()
        for link in (*self.links.values(), *self.controller_links.values()):
            link.close()

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

    @abstractmethod
    def write_state(self, epoch: int, leader: int, isr: Sequence[int]) -> int:
        """The controller's decision; the version of what it has written, which a leader must know to change the ISR."""

    @abstractmethod
    def isr(self) -> tuple[int, ...]:
        """The ISR that is written."""

    @abstractmethod
    def state_version(self) -> int: ...

    @abstractmethod
    def lock_isr(self) -> None:
        """From now on no leader can change the ISR."""

    @abstractmethod
    def unlock_isr(self, version: int) -> None:
        """A leader that knows this version, which is above 0, can change the ISR, once."""

    @abstractmethod
    def update_metadata(self, broker: int, epoch: int, leader: int, isr: Sequence[int]) -> None:
        """Sends a broker the live brokers and the partition."""

    @abstractmethod
    def send_leader_and_isr(self, broker: int, epoch: int, leader: int, isr: Sequence[int], version: int) -> None:
        """Sends a broker its role, and does not wait until it has it: see `Broker.control`."""

    @abstractmethod
    def delete_replica(self, broker: int) -> None:
        """The broker forgets the topic, and deletes its log."""
