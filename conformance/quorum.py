"""A KRaft quorum simulated by the harness, and a cluster whose brokers use it.

Each broker has a separate controller: a server with a metadata log for that broker alone. The log has only the records
sent to this broker; records sent together form one batch, which the broker applies as one change. So a broker can be
late, or skip a leader epoch, as with a slow quorum.

Records of the log come from the definitions in the jar of kafka-metadata, requests from those of kafka-clients.
Source: apache/kafka 3.9.1, KafkaRaftClient (followers of the quorum), BrokerLifecycleManager (registration,
heartbeats), TopicDelta (a partition record sets leader, epoch and ISR), MetadataRecordSerde (the frame of a record).
"""

from __future__ import annotations

import shutil
import threading
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from tideproof.conformance.brokers import CONTROLLER, kraft_settings, write_identity
from tideproof.conformance.cluster import TRANSACTIONS, Cluster, ControllerLink, DrivenBroker
from tideproof.conformance.jars import Jars
from tideproof.conformance.links import LOOPBACK, Exchange, NoAnswer
from tideproof.conformance.messages import METADATA, Messages, Request, Values, partition_in, varint
from tideproof.conformance.recording import Recorder
from tideproof.conformance.records import encoded_batch
from tideproof.conformance.releases import Release

EPOCH = 1
"""The epoch of the quorum's leader, which stays the same."""
METADATA_TOPIC = bytes(15) + b"\1"
COORDINATOR, TRANSACTIONS_ID = 98, bytes(14) + b"\1\1"
FETCH_WAIT_SECONDS = 0.3
NO_BROKER = -1


class Controller(ControllerLink):
    """The quorum of one broker: it registers the broker, answers its heartbeats, and serves its log."""

    def __init__(self, messages: Messages, metadata: Messages, recorder: Recorder, broker: int) -> None:
        self._metadata, self._of_cluster = metadata, recorder
        self._changed = threading.Condition()
        self._log: list[bytes] = []
        self._ends: list[int] = [0]
        """Where batches may end: the log is handed out in whole batches."""
        self._exchange = 0
        self.applied = -1
        """The offset up to which the broker has applied the log, as its last heartbeat says."""
        self.registered: dict[str, Any] | None = None
        self.is_unfenced = False
        super().__init__(messages, broker, CONTROLLER)

    # The log ----------------------------------------------------------------------------------------------------------

    def write(self, *records: tuple[str, Values]) -> int:
        """Appends records, which the broker gets at once. Returns the offset of the last one."""
        with self._changed:
            for name, values in records:
                message = self._metadata[name]
                version = message.newest
                head = varint(1) + varint(message.key) + varint(version)
                fields = message.names(version)  # records have no directories before 3.7
                self._log.append(head + message.encode(version, {k: v for k, v in values.items() if k in fields}))
            self._ends.append(len(self._log))
            self._changed.notify_all()
            return len(self._log) - 1

    # Informing the broker ---------------------------------------------------------------------------------------------

    def has_answer(self, timeout: float) -> bool:
        """Whether the broker applies the whole log within this many seconds."""
        end = time.monotonic() + timeout
        while self.applied < len(self._log) - 1:
            if time.monotonic() > end:
                return False
            time.sleep(0.002)
        return True

    def tell(self, records: Sequence[tuple[str, Values]], exchange: int) -> None:
        """Appends records; `exchange` is their number in the recording."""
        self._exchange = exchange
        self.write(*records)

    def answer(self) -> dict[str, Any]:
        self._of_cluster.event("response", exchange=self._exchange, body={})
        return {"ErrorCode": 0, "PartitionErrors": []}

    def forget(self) -> None:
        """Begins a new log: the broker has lost its copy."""
        with self._changed:
            self._log, self._ends, self.applied = [], [0], -1
            self.registered, self.is_unfenced = None, False

    # Requests ---------------------------------------------------------------------------------------------------------

    def arrived(self, exchange: Exchange) -> None:
        request = exchange.request
        answer = self._answers.get(request.api)
        if answer is None or not request.is_defined:
            super().arrived(exchange)
        else:
            exchange.reply(answer(request, request.body))

    def api_versions(self) -> list[Values]:
        names = (f"{name}Request" for name in ("ApiVersions", "AlterPartition", "AddPartitionsToTxn", *self._answers))
        messages = [self.messages[name] for name in names if name in self.messages]
        return [{"ApiKey": m.key, "MinVersion": m.valid.start, "MaxVersion": m.newest} for m in messages]

    @cached_property
    def _answers(self) -> Mapping[str, Callable[[Request, Values], Values]]:
        """The handlers of a broker's requests, except for another ISR. Other requests end the connection."""
        ids = {"ProducerIdStart": 1000 * (self.follower + 1), "ProducerIdLen": 1000}
        return {
            "Fetch": self._fetch,
            "BrokerRegistration": self._register,
            "BrokerHeartbeat": self._heartbeat,
            "AssignReplicasToDirs": lambda *_: {"Directories": []},
            "AllocateProducerIds": lambda *_: ids,
        }

    def _fetch(self, request: Request, body: Values) -> Values:
        partition = partition_in(body)
        at = partition["FetchOffset"]
        with self._changed:
            if partition["CurrentLeaderEpoch"] == EPOCH:
                self._changed.wait_for(lambda: len(self._log) > at, FETCH_WAIT_SECONDS)
            end = next((e for e in self._ends if e > at), at)
            records = encoded_batch(at, EPOCH, self._log[at:end]) if end > at else b""
        partition = {
            "PartitionIndex": 0, "HighWatermark": end, "LogStartOffset": 0, "LastStableOffset": end, "Records": records,
            "CurrentLeader": {"LeaderId": CONTROLLER, "LeaderEpoch": EPOCH},
        }  # fmt: skip
        topic = {"TopicId": METADATA_TOPIC} if request.version >= 13 else {"Topic": "__cluster_metadata"}
        return {"Responses": [{**topic, "Partitions": [partition]}]}

    def _register(self, request: Request, body: Values) -> Values:
        """A repeated registration keeps its broker epoch, as in ClusterControlManager.registerBroker at 3.9.0.

        Brokers repeat it if there is no response within the interval of heartbeats.
        """
        known = self.registered
        if known is None or known["IncarnationId"] != body["IncarnationId"]:
            with self._changed:
                known = self.registered = {**body, "BrokerEpoch": len(self._log)}
        return {"BrokerEpoch": known["BrokerEpoch"]}

    def _heartbeat(self, request: Request, body: Values) -> Values:
        self.applied = body["CurrentMetadataOffset"]
        return {
            "IsCaughtUp": self.applied >= 0,
            "IsFenced": not self.is_unfenced,
            "ShouldShutDown": body["WantShutDown"],
        }


class KRaftBroker(DrivenBroker):
    cluster: KRaftCluster
    control: Controller

    def __init__(self, cluster: KRaftCluster, number: int) -> None:
        self.control = cluster.controller_links[number]
        self.directory = bytes(14) + bytes([2, number])
        """The id of its log directory, which releases since 3.7 tell; before it has one, any: no other looks at it."""
        settings = {
            **kraft_settings(number, "broker", self.control.port),
            "broker.heartbeat.interval.ms": 20,
            "initial.broker.registration.timeout.ms": 120_000,
        }
        super().__init__(cluster, number, settings)

    def start(self) -> None:
        if not (self.folder / "meta.properties").exists():
            write_identity(self.folder, self.number)
        shutil.rmtree(self.folder / "__cluster_metadata-0", ignore_errors=True)
        self.control.forget()
        super().start()

    def wait_until_up(self) -> None:
        own = self.process.wait_for(lambda: self.control.registered, f"b{self.number} has not registered")
        self.port = own["Listeners"][0]["Port"]
        self.directory = next(iter(own.get("LogDirs", ())), self.directory)
        end = self.control.write(*self.cluster.first_records(self.number, own))
        self.control.is_unfenced = True

        def is_up() -> bool:
            if self.control.applied < end:
                return False
            with suppress(OSError, NoAnswer):
                self.disconnect()
                self.ask("ApiVersions", 0, {})
                return True
            return False

        self.process.wait_for(is_up, f"b{self.number} has not started")


class KRaftCluster(Cluster):
    """Brokers in KRaft mode, each with a simulated controller."""

    brokers: Sequence[KRaftBroker]
    controller_links: Mapping[int, Controller]

    def __init__(
        self, release: Release, jars: Jars, replicas: int, folder: Path, settings: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(release, jars, replicas, folder, settings)
        self.messages = Messages(jars.own_clients(release))
        (metadata,) = (jar for jar in jars.classpath if jar.name == f"kafka-metadata-{release.version}.jar")
        self._metadata = Messages(metadata, METADATA)
        self._isr: tuple[int, ...] = ()
        self._topic_id = bytes(16)
        self._knows_topic: set[int] = set()
        self.replicas: dict[int, Sequence[int]] = {}
        """Those of the partition, from the leader epoch on in which they changed; all brokers before."""

    def _start(self) -> None:
        self.controller_links = {
            b: Controller(self.messages, self._metadata, self.recorder, b) for b in self.all_brokers
        }
        self.start_brokers([KRaftBroker(self, b) for b in self.all_brokers])

    def first_records(self, b: int, own: Values) -> list[tuple[str, Values]]:
        """The first records of a broker's log: the version, all brokers, and the topic without a leader."""
        version = next(f["MaxSupportedVersion"] for f in own["Features"] if f["Name"] == "metadata.version")
        records: list[tuple[str, Values]] = [
            ("FeatureLevelRecord", {"Name": "metadata.version", "FeatureLevel": version})
        ]
        for other in self.brokers:
            r = other.number
            endpoint = {"Name": "PLAINTEXT", "Host": LOOPBACK, "Port": self.port_for(b, r), "SecurityProtocol": 0}
            is_own = r == b
            values = {
                "IncarnationId": own["IncarnationId"] if is_own else bytes(14) + bytes([1, r]),
                "BrokerEpoch": own["BrokerEpoch"] if is_own else 0,
                "BrokerId": r,
                "Rack": self.rack_of(r),
                "EndPoints": [endpoint],
                "Features": own["Features"],
                "Fenced": False,
                "LogDirs": [other.directory],
            }
            records.append(("RegisterBrokerRecord", values))
        if self.asks_coordinator:
            records += self._coordinator(b, records[-1][1])
        self._knows_topic.discard(b)
        if self.topic:
            records += self._partition(b, -1, NO_BROKER, self.all_brokers, 0)
        return records

    def _coordinator(self, b: int, of_broker: Values) -> list[tuple[str, Values]]:
        """Records of a broker at the controller's address, which coordinates all transactions."""
        endpoint = {"Name": "PLAINTEXT", "Host": LOOPBACK, "Port": self.controller_links[b].port, "SecurityProtocol": 0}
        own = {"BrokerId": COORDINATOR, "IncarnationId": bytes(14) + b"\1\xff", "EndPoints": [endpoint]}
        directories = [bytes(14) + b"\2\xff"]
        partition = {
            "TopicId": TRANSACTIONS_ID, "PartitionId": 0, "Replicas": [COORDINATOR], "Isr": [COORDINATOR],
            "Leader": COORDINATOR, "LeaderEpoch": 0, "PartitionEpoch": 0, "Directories": directories,
        }  # fmt: skip
        by_epoch = {"Name": "transaction.version", "FeatureLevel": 2}
        return [
            *([("FeatureLevelRecord", by_epoch)] if self.release.since("4.0") else []),
            ("RegisterBrokerRecord", {**of_broker, "BrokerEpoch": 0, "LogDirs": directories, **own}),
            ("TopicRecord", {"Name": TRANSACTIONS, "TopicId": TRANSACTIONS_ID}),
            ("PartitionRecord", partition),
        ]

    def _partition(self, b: int, epoch: int, leader: int, isr: Sequence[int], version: int) -> list[tuple[str, Values]]:
        known = {"TopicId": self._topic_id}
        since = [e for e in self.replicas if e <= epoch]
        replicas = self.replicas[max(since)] if since else self.all_brokers
        values = {
            **known,
            "PartitionId": 0,
            "Replicas": list(replicas),
            "Isr": list(isr),
            "Leader": leader,
            "LeaderEpoch": epoch,
            "PartitionEpoch": version,
            "Directories": [self.brokers[r].directory for r in replicas],
        }
        topic = [] if b in self._knows_topic else [("TopicRecord", {"Name": self.topic, **known})]
        self._knows_topic.add(b)
        return [*topic, ("PartitionRecord", values)]

    # The partition, as the controller keeps it ------------------------------------------------------------------------

    @property
    def topic_names(self) -> tuple[object, ...]:
        return (self.topic, self._topic_id)

    def new_topic(self, name: str) -> None:
        self._topic_id, self.replicas, self._knows_topic = uuid.uuid4().bytes, {}, set()
        super().new_topic(name)

    def write_state(self, epoch: int, leader: int, isr: Sequence[int]) -> int:
        self._isr = tuple(sorted(isr))
        return 0

    def isr(self) -> tuple[int, ...]:
        return self._isr

    def send_leader_and_isr(self, broker: int, epoch: int, leader: int, isr: Sequence[int], version: int) -> None:
        records = self._partition(broker, epoch, leader, isr, version)
        name, values = records[-1]
        body = {key: value for key, value in values.items() if key not in ("Directories", "TopicId")}
        number = self.recorder.request("controller", broker, name, 0, body)
        self.recorder.event("forwarded", exchange=number)
        self.controller_links[broker].tell(records, number)

    def delete_replica(self, broker: int) -> None:
        self.controller_links[broker].write(("RemoveTopicRecord", {"TopicId": self._topic_id}))
        self._knows_topic.discard(broker)
