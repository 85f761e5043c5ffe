"""A situation: the effective values of topics that share them, and what is known of the cluster around them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tideproof.counterexamples.assessment.sources import ELR, REPLICATION_FACTOR, Place, Remark, Setting
from tideproof.model.protocols.broker.release_table import numbers

MIN_ISR, UNCLEAN, ACKS = "min.insync.replicas", "unclean.leader.election.enable", "acks"
IDEMPOTENCE, RETRIES, IN_FLIGHT = "enable.idempotence", "retries", "max.in.flight.requests.per.connection"
DEFAULT_FACTOR, CLIENT_RELEASE = "default.replication.factor", "release of clients"
PROTOCOL_VERSION, REBALANCE = "inter.broker.protocol.version", "auto.leader.rebalance.enable"
ISOLATION, RESET = "isolation.level", "auto.offset.reset"
AUTO_COMMIT, CLIENT_RACK, SELECTOR = "enable.auto.commit", "client.rack", "replica.selector.class"
OF_CONSUMERS = {
    ISOLATION: "it matters to topics with transactions, which were not searched; elsewhere both values read the same",
    RESET: "it counts where the consumer's position is gone: after a loss of what it has read, or where retention was "
    "faster; where no such loss is found it makes no difference to the answers about consumers",
    AUTO_COMMIT: "consumers that start again were not searched: what the application has not processed by a commit is "
    "its own matter (tideproof check with --consumer-restarts 1)",
    CLIENT_RACK: f"consumers read from followers where brokers have a {SELECTOR}, and from leaders elsewhere",
}
"""Settings of a consumer, each with what it changes in the answers about consumers."""
ROLES = "process.roles"
NOT_READ = "not read by KRaft before 3.9.0 (KAFKA-12670)"

_LIKELIHOOD = "Your value changes how likely a loss is, not whether it can happen."
_FLUSHED = f"In the model a log is flushed at any time, or never. {_LIKELIHOOD}"
_COMPACTED = "What retention or compaction deletes is no loss here, and compaction is not modelled."
_RACKS = "Racks make it less likely that several machines lose power at once. In the model one does, any of them."
_TIERED = "Tiered storage is not modelled."
BESIDE = {
    "replica.lag.time.max.ms": f"In the model a replica leaves the ISR at any time, or never. {_LIKELIHOOD}",
    "flush.messages": _FLUSHED,
    "log.flush.interval.messages": _FLUSHED,
    "flush.ms": _FLUSHED,
    "log.flush.interval.ms": _FLUSHED,
    "broker.rack": _RACKS,
    "rack": _RACKS,
    "log.dirs": "Several disks (JBOD) may fail one by one; in the model a broker fails as a whole, and keeps its disk.",
    "storage": "Ephemeral storage is lost with its pod, and of JBOD one disk may fail; the model has neither.",
    "remote.log.storage.system.enable": _TIERED,
    "remote.storage.enable": _TIERED,
    SELECTOR: "Consumers that read from followers (KIP-392), as those with a client.rack do, were not searched.",
    REBALANCE: "Only the row missed epoch has preferred elections.",
    "cleanup.policy": _COMPACTED,
    "log.cleanup.policy": _COMPACTED,
    "transactional.id": "Transactions were not searched.",
}
"""What matters and is not modelled, or not searched: each with what the model does instead."""


@dataclass(frozen=True)
class Value:
    """An effective value, and its origin."""

    name: str
    text: str
    origin: str
    place: Place | None = None
    is_default: bool = False

    @property
    def number(self) -> int:
        return int(self.text)

    @property
    def flag(self) -> bool:
        return self.text == "true"

    def __str__(self) -> str:
        return f"{self.name}={self.text}"


NEVER = str(2**63 - 1)


def shown(value: Value) -> str:
    """As in acks=all; `never` for a number that means it."""
    return f"{value.name}={'never' if value.text == NEVER else value.text}"


def beside_text(value: Value) -> str:
    """The value and origin of a setting that is not modelled, and what the model does instead."""
    text = shown(value).partition("=")[2]
    return f"{text} ({'default' if value.is_default else value.origin}). {BESIDE[value.name]}"


@dataclass(frozen=True)
class Situation:
    """The values of topics that share them. Without names: of every topic that no file names."""

    release: str
    kraft: bool
    values: Mapping[str, Value]
    topics: tuple[str, ...] = ()
    assumed: str = ""
    """Why this is answered, too: a value that no file has."""
    refused: str = ""
    """Why there is no answer."""
    named_at: Place | None = None
    """Where a file names the release."""
    elr_is_known: bool = True
    """Whether a file or an option says whether eligible leader replicas are on."""
    unsure: tuple[str, ...] = ()
    """Settings that a file has whose component does not decide on them, where no file is of the one that does."""
    controllers_have_it: bool = False
    """Whether min.insync.replicas stays as it is when eligible leader replicas are turned on."""
    is_strimzi: bool = False

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    @property
    def has_elr(self) -> bool:
        return ELR in self.values and self[ELR].number > 0

    @staticmethod
    def reads_unclean(release: str, kraft: bool) -> bool:
        """Whether the controller reads `unclean.leader.election.enable`.

        `ConfigurationControlManager.uncleanLeaderElectionEnabledForTopic` is false at 3.3.0 to 3.8.1, and has the value
        at 3.9.0-rc3. Before, only an administrator's request elects so (`ReplicationControlManager.electLeader`).
        """
        return not kraft or numbers(release) >= (3, 9)

    @property
    def has_unread(self) -> bool:
        """Whether unclean elections are enabled in a setting that this release does not read."""
        return self[UNCLEAN].flag and not self.reads_unclean(self.release, self.kraft)

    @property
    def reads_from_followers(self) -> bool:
        """Whether a broker may send this consumer to a follower (KIP-392)."""
        selector = self.values.get(SELECTOR)
        return CLIENT_RACK in self.values and selector is not None and not selector.text.endswith("LeaderSelector")

    @property
    def factor_is_unknown(self) -> bool:
        """Whether these are topics whose replication factor no file has: Kafka's default is that of new ones."""
        return bool(self.topics) and self[REPLICATION_FACTOR].is_default

    @property
    def controller(self) -> str:
        return "KRaft" if self.kraft else "ZooKeeper"

    def with_value(self, name: str, text: str, origin: str) -> Situation:
        return replace(self, values={**self.values, name: Value(name, text, origin)})


@dataclass(frozen=True)
class Cluster:
    """The settings read for a cluster. `assumed` is what the answer takes for granted of clients."""

    situations: tuple[Situation, ...]
    beside: tuple[Value, ...]
    remarks: tuple[Remark, ...]
    unused: tuple[Setting, ...]
    assumed: str = ""
