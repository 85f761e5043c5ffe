"""The processes of a cluster, and the observable state of a broker: over the network, and in its files."""

from __future__ import annotations

import signal
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, Connection
from tideproof.conformance.messages import Messages, about, partition_in
from tideproof.conformance.processes import Context, Process, java, wait_until
from tideproof.conformance.recording import Recorder
from tideproof.conformance.records import Record, batches, decoded
from tideproof.conformance.releases import Release

ANY_REPLICA = -2
"""The replica id of a debugging consumer, which any replica answers."""
CONSUMER = -1
LEADS = (0, 5)
"""The responses of a leader to a consumer that asks for the end: the end, or that it does not know it yet (KIP-207)."""
OFFSET_OUT_OF_RANGE = 1
EARLIEST, LATEST = -2, -1
CLUSTER_ID = "tideproofAAAAAAAAAAAAQ"
CONTROLLER = 1000
"""The node id of the controller in KRaft mode."""


_DEBUGGER = f"-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address={LOOPBACK}:0"
DEBUGGED = r"dt_socket at address: (\d+)"
"""The output of a process that accepts a debugger, with its port."""


class Deployment(Context):
    """Processes of a release, with their files in an empty folder, and the partition under test."""

    topic, partition = "", 0
    debugged = False
    """Whether a debugger may attach to the processes."""

    def __init__(self, release: Release, jars: Jars, brokers: int, folder: Path) -> None:
        self.release, self.folder, self._jars = release, folder, jars
        self.all_brokers = list(range(brokers))
        self.messages = Messages(jars.definitions)
        self.recorder = Recorder()
        self.log4j = Path(__file__).with_name("log4j2.properties" if release.since("4.0") else "log4j.properties")

    def run(self, main: str, name: str, *arguments: object, classpath: Sequence[Path] | None = None) -> Process:
        """Starts a class of the jars, with its output in `name`.log."""
        jars = classpath or self._jars.classpath
        options = [_DEBUGGER] if self.debugged else []
        command = java(self._jars.java, jars, main, *map(str, arguments), log4j=self.log4j, options=options)
        return Process(command, self.folder / f"{name}.log")


def kraft_settings(number: int, roles: str, controller_port: int) -> dict[str, Any]:
    return {
        "process.roles": roles,
        "node.id": number,
        "controller.listener.names": "CONTROLLER",
        "listener.security.protocol.map": "CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT",
        "controller.quorum.voters": f"{CONTROLLER}@{LOOPBACK}:{controller_port}",
    }


def write_identity(folder: Path, number: int) -> None:
    """Formats the folder of a node, as `kafka-storage format` does."""
    (folder / "meta.properties").write_text(f"version=1\ncluster.id={CLUSTER_ID}\nnode.id={number}\n")


class Server:
    """A process with its settings and folder, and the harness's connections to it."""

    cluster: Deployment

    def __init__(self, cluster: Deployment, name: str, settings: Mapping[str, Any], port: int = 0) -> None:
        self.cluster, self.name, self.port = cluster, name, port
        self.folder = cluster.folder / name
        self.folder.mkdir()
        self.settings = cluster.folder / f"{name}.properties"
        lines = {"log.dirs": self.folder, "offsets.topic.replication.factor": 1, **settings}.items()
        self.settings.write_text("".join(f"{key}={value}\n" for key, value in lines))
        self._process: Process | None = None
        self._connections: list[Connection] = []
        """The first is for the harness's own requests."""

    @property
    def process(self) -> Process:
        assert self._process is not None
        return self._process

    def start(self) -> None:
        self._process = self.cluster.run("kafka.Kafka", self.name, self.settings)

    def must_run(self) -> None:
        """Raises BrokerEnded if the process has ended by itself."""
        self.process.must_run()

    def stop(self) -> None:
        """Shuts the process down and waits until it has ended."""
        self.process.signal(signal.SIGTERM)
        wait_until(lambda: self.process.has_ended, f"{self.name} does not stop")
        self.end()

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
        self.disconnect()

    def disconnect(self) -> None:
        for connection in self._connections:
            connection.close()
        self._connections = []

    def ask(self, api: str, version: int, values: Mapping[str, Any]) -> dict[str, Any]:
        if not self._connections:
            self._connections = [Connection(self.cluster.messages, self.port)]
        return self._connections[0].call(api, version, values)


class Broker(Server):
    """A broker. Its files may be changed while it is down."""

    def __init__(self, cluster: Deployment, number: int, settings: Mapping[str, Any], port: int = 0) -> None:
        super().__init__(cluster, f"b{number}", settings, port)
        self.number = number
        self.given_high_watermark: int | None = None
        """The checkpoint that the harness wrote since the last stop; None if the broker wrote it itself."""
        self.kept: int | None = None
        """The end of the log that a power loss left."""

    def connect(self) -> Connection:
        """A connection for a producer."""
        return Connection(self.cluster.messages, self.port, self.cluster.recorder, "producer", self.number)

    def stop(self) -> None:
        self.given_high_watermark = None
        super().stop()

    # Over the network -------------------------------------------------------------------------------------------------

    def log_end(self) -> int | None:
        """Its log end offset; None if it has no replica, because it has not learned its role yet."""
        return self._offset(ANY_REPLICA, LATEST)

    def log_start(self) -> int | None:
        """Its log start offset; None as for the log end."""
        return self._offset(ANY_REPLICA, EARLIEST)

    def leads(self) -> bool:
        """Whether it believes it is the leader: it answers a consumer, or reports that it does not know the end yet."""
        return self._listed(CONSUMER, LATEST)["ErrorCode"] in LEADS

    def _offset(self, who: int, which: int) -> int | None:
        found = self._listed(who, which)
        return found["Offset"] if found["ErrorCode"] == 0 else None

    def _listed(self, who: int, which: int) -> dict[str, Any]:
        partition = {"PartitionIndex": self.cluster.partition, "Timestamp": which}
        answer = self.ask("ListOffsets", 1, {"ReplicaId": who, **about(self.cluster.topic, partition, "Name")})
        found: dict[str, Any] = partition_in(answer)
        return found

    def high_watermark(self, offset: int = 0) -> int | None:
        """Its high watermark. A debugging consumer may fetch from any replica up to 2.3, since KIP-392 any consumer.

        `offset` must be in its log: below the log start the answer is an error, which may lack the high watermark.
        """
        version = self.cluster.release.fetch
        partition = {"Partition": self.cluster.partition, "FetchOffset": offset, "PartitionMaxBytes": 1}
        who = CONSUMER if version >= 11 else ANY_REPLICA
        values = {"MaxWaitMs": 0, "MinBytes": 0, "ReplicaId": who, **about(self.cluster.topic, partition)}
        answer = self.ask("Fetch", version, values)
        found = partition_in(answer)
        if answer.get("ErrorCode") or not found:
            return None
        return found["HighWatermark"] if found["ErrorCode"] in (0, OFFSET_OUT_OF_RANGE) else None

    # In its files -----------------------------------------------------------------------------------------------------

    def said(self) -> int:
        """The size of its own log output."""
        return self.process.output.stat().st_size

    def said_since(self, position: int) -> str:
        with self.process.output.open("rb") as file:
            file.seek(position)
            return file.read().decode(errors="replace")

    def has_replica(self) -> bool:
        """Whether it has a log of the partition, which may be empty."""
        return self._partition.exists()

    @property
    def _partition(self) -> Path:
        return self.folder / f"{self.cluster.topic}-{self.cluster.partition}"

    @property
    def _segments(self) -> list[Path]:
        return sorted(self._partition.glob("*.log"))

    def log(self) -> list[Record]:
        return [record for file in self._segments for record in decoded(file.read_bytes())]

    def epochs(self) -> tuple[tuple[int, int], ...]:
        """Its leader epoch cache on disk: epochs with their start offsets."""
        entries = _entries(self._partition / "leader-epoch-checkpoint")
        return tuple((int(epoch), int(start)) for epoch, start in entries)

    def high_watermark_on_disk(self) -> int:
        return self._on_disk("replication-offset-checkpoint")

    def log_start_on_disk(self) -> int:
        """The checkpoint, but at least the base offset of the first segment."""
        first = next((int(file.stem) for file in self._segments), 0)
        return max(first, self._on_disk("log-start-offset-checkpoint"))

    def _on_disk(self, checkpoint: str) -> int:
        entries = _entries(self.folder / checkpoint)
        return next((int(end) for topic, _, end in entries if topic == self.cluster.topic), 0)

    def write_high_watermark(self, value: int) -> None:
        """Writes the checkpoint that its timer would have written before it went down."""
        self.given_high_watermark = value
        self._write("replication-offset-checkpoint", value)

    def write_log_start(self, value: int) -> None:
        """Writes the checkpoint of the log start likewise."""
        self._write("log-start-offset-checkpoint", value)

    def _write(self, checkpoint: str, value: int) -> None:
        (self.folder / checkpoint).write_text(f"0\n1\n{self.cluster.topic} 0 {value}\n")

    def lose_all_from(self, end: int) -> None:
        """Removes the unflushed records from this offset on, as a power loss does."""
        for file in self._segments:
            content = file.read_bytes()
            kept = [at for at, records in batches(content) if records[-1].offset < end]
            file.write_bytes(content[: kept[-1] if kept else 0])
        self.kept = end
        for index in self._partition.glob("*index"):  # rebuilt, as after any unclean shutdown
            index.unlink()


def _entries(checkpoint: Path) -> list[list[str]]:
    """The lines of a checkpoint file after its header, split into words."""
    return [line.split() for line in checkpoint.read_text().splitlines()[2:]] if checkpoint.exists() else []
