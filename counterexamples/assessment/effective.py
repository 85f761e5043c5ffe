"""The effective settings of a cluster's topics: the values of files and options, and the defaults of the release.

Kafka prefers the topic's value, then the dynamic one of a broker, then that of all brokers, then the file's
(`ConfigEntry.ConfigSource` at 3.9.0-rc3). Two values at one of these levels are refused: which one counts depends on
the broker that leads.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tideproof.counterexamples.assessment.defaults import default_of
from tideproof.counterexamples.assessment.names import Kind, names_of
from tideproof.counterexamples.assessment.sources import (
    BROKERS,
    CONTROLLER,
    METADATA_VERSION,
    RELEASE,
    REPLICATION_FACTOR,
    Place,
    Remark,
    Setting,
    SettingsError,
    Source,
)
from tideproof.model.protocols.broker.release_table import numbers, release_of

MIN_ISR, UNCLEAN, ACKS = "min.insync.replicas", "unclean.leader.election.enable", "acks"
IDEMPOTENCE, RETRIES, IN_FLIGHT = "enable.idempotence", "retries", "max.in.flight.requests.per.connection"
ELR, DEFAULT_FACTOR = "eligible.leader.replicas.version", "default.replication.factor"
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

OPTIONS = {
    RELEASE: "--release",
    CONTROLLER: "--kraft or --zookeeper",
    REPLICATION_FACTOR: "--replicas",
    MIN_ISR: "--min-isr",
    ACKS: "--acks",
    UNCLEAN: "--unclean",
    IDEMPOTENCE: "--idempotence",
    RETRIES: "--retries",
    ELR: "--elr",
}
"""What an option of the command sets."""

_INTEGERS = {MIN_ISR: 1, REPLICATION_FACTOR: 1, DEFAULT_FACTOR: 1, RETRIES: 0, IN_FLIGHT: 1, ELR: 0}
"""Each with its least value."""
_FLAGS = (UNCLEAN, IDEMPOTENCE, AUTO_COMMIT)

_FLUSHED = "The model flushes a log at any time, or never."
_COMPACTED = "What retention or compaction deletes is no loss here, and compaction is not modelled."
_RACKS = "Racks make it less likely that several machines lose power at once. In the model one does, any of them."
_TIERED = "Tiered storage is not modelled."
_OLDER = "With an older one brokers follow some rules of that release."
BESIDE = {
    "replica.lag.time.max.ms": "A replica may leave the ISR at any time in the model, or never.",
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
    "auto.leader.rebalance.enable": "The fault missed epoch has preferred elections, the others have none.",
    "cleanup.policy": _COMPACTED,
    "log.cleanup.policy": _COMPACTED,
    "transactional.id": "Transactions were not searched.",
    "inter.broker.protocol.version": _OLDER,
    METADATA_VERSION: _OLDER,
}
"""What matters and is not modelled, or not searched: each with what the model does instead."""

ALWAYS_BESIDE = ("replica.lag.time.max.ms", "log.flush.interval.messages", "broker.rack")
"""Those that matter also when no file has them."""


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

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    @property
    def has_elr(self) -> bool:
        return ELR in self.values and self[ELR].number > 0

    @property
    def reads_from_followers(self) -> bool:
        """Whether a broker may send this consumer to a follower (KIP-392)."""
        selector = self.values.get(SELECTOR)
        return CLIENT_RACK in self.values and selector is not None and not selector.text.endswith("LeaderSelector")

    @property
    def controller(self) -> str:
        return "KRaft" if self.kraft else "ZooKeeper"

    def with_value(self, name: str, text: str, origin: str) -> Situation:
        return replace(self, values={**self.values, name: Value(name, text, origin)})


@dataclass(frozen=True)
class Cluster:
    """The settings read for a cluster."""

    situations: tuple[Situation, ...]
    beside: tuple[Value, ...]
    remarks: tuple[Remark, ...]
    unused: tuple[Setting, ...]


def resolve(sources: Mapping[str, Source], options: Mapping[str, str]) -> Cluster:
    """The effective settings behind the answer. `options` are values by the names of settings. Raises SettingsError."""
    settings = [s for source in sources.values() for s in source.settings]
    problems: list[Remark | str] = [p for s in settings if (p := _wrong(s))]
    problems += _contradictions(settings, options)
    if problems:
        raise SettingsError(problems)
    release, kraft = _release(settings, options)
    values, situations = _values(settings, options, release), list[Situation]()
    topics: dict[tuple[tuple[str, str], ...], list[str]] = defaultdict(list)
    for topic in dict.fromkeys(s.topic for s in settings if s.topic):
        own = _values(settings, options, release, topic)
        topics[tuple((n, v.text) for n, v in own.items())].append(topic)
    for names in topics.values():
        own = _values(settings, options, release, names[0])
        situations.append(Situation(release, kraft, own, tuple(names)))
    if not situations:
        situations = [Situation(release, kraft, values)]
        if values[REPLICATION_FACTOR].is_default:
            why = "topics that were created with --replication-factor 3"
            situations.append(replace(situations[0].with_value(REPLICATION_FACTOR, "3", why), assumed=why))
    for situation in situations:
        if situation[MIN_ISR].number > situation[REPLICATION_FACTOR].number and not situation.assumed:
            problems.append(_too_many(situation))
    if problems and len(problems) == len(situations):
        raise SettingsError(problems)
    used = {*OPTIONS, DEFAULT_FACTOR, IN_FLIGHT, *OF_CONSUMERS, *BESIDE, BROKERS, "process.roles", "zookeeper.connect"}
    gone = [
        Remark(s.place, f"{s.name} is not used: {last} is the last release that has it")
        for s in settings
        if (last := names_of(s.kind).get(s.name)) and numbers(last) < numbers(release)
    ]
    remarks = [r for source in sources.values() for r in source.remarks]
    kept = [s for s in situations if s[MIN_ISR].number <= s[REPLICATION_FACTOR].number or s.assumed]
    return Cluster(
        tuple(kept),
        tuple(_beside(settings, release)),
        (*remarks, *gone, *(p for p in problems if isinstance(p, Remark))),
        tuple(s for s in settings if s.name not in used),
    )


def _too_many(situation: Situation) -> Remark | str:
    """min.insync.replicas exceeds the replication factor: Kafka refuses all writes with acks=all."""
    least, factor = situation[MIN_ISR], situation[REPLICATION_FACTOR]
    text = (
        f"{least} ({least.origin}) is more than the {factor.text} of the replication factor ({factor.origin}): Kafka "
        "refuses every write with acks=all; name the number of replicas with --replicas"
    )
    place = least.place or factor.place
    return Remark(place, text) if place else text


# Values ---------------------------------------------------------------------------------------------------------------


def _plain(name: str, value: str) -> str:
    """The value as Kafka understands it: `-1` of acks is `all`, and booleans may be written in capitals."""
    if name == ACKS:
        return "all" if value == "-1" else value
    return value.lower() if name in _FLAGS else value


def _wrong(s: Setting) -> Remark | None:
    """Why Kafka would reject the value, for settings that the answer depends on."""
    value, least = _plain(s.name, s.value), _INTEGERS.get(s.name)
    if least is not None and not (value.isascii() and value.isdecimal() and int(value) >= least):
        return Remark(s.place, f"{s.name} is {s.value!r}; it is a number, at least {least}")
    if s.name in _FLAGS and value not in ("true", "false"):
        return Remark(s.place, f"{s.name} is {s.value!r}; it is true or false")
    if s.name == ACKS and value not in ("all", "0", "1"):
        return Remark(s.place, f"acks is {s.value!r}; it is all, -1, 0 or 1")
    if s.name == ISOLATION and value not in ("read_committed", "read_uncommitted"):
        return Remark(s.place, f"{ISOLATION} is {s.value!r}; it is read_committed or read_uncommitted")
    if s.name == RESET and value not in ("latest", "earliest", "none") and not value.startswith("by_duration:"):
        return Remark(s.place, f"{RESET} is {s.value!r}; it is latest, earliest, none or by_duration:…")
    return None


def wrong_option(name: str, value: str) -> str:
    """The error in the value of an option; empty if there is none."""
    found = _wrong(Setting(Kind.BROKER, name, value, Place(OPTIONS[name], 0)))
    return str(found) if found else ""


_DECIDING = {*OPTIONS, DEFAULT_FACTOR, IN_FLIGHT, *OF_CONSUMERS, SELECTOR, "log.flush.interval.messages",
             "flush.messages", "transactional.id"}  # fmt: skip


def _level(s: Setting) -> tuple[Kind, str, str, bool, bool]:
    """The level at which a value is set: two values at one level contradict each other."""
    return s.kind, s.name, s.topic, s.is_dynamic, bool(s.broker)


def _contradictions(settings: Sequence[Setting], options: Mapping[str, str]) -> list[Remark | str]:
    first: dict[tuple[object, ...], Setting] = {}
    found: list[Remark | str] = []
    for s in settings:
        if s.name not in _DECIDING or s.name in options:
            continue
        before = first.setdefault(_level(s), s)
        if _plain(s.name, before.value) != _plain(s.name, s.value):
            text = (
                f"{s.name} is {s.value}, and {before.value} at {before.place}; keep one, or say {_option_for(s.name)}"
            )
            found.append(Remark(s.place, text))
    return found


def _option_for(name: str) -> str:
    return OPTIONS.get(name, "which by leaving a file out")


def _rank(s: Setting) -> tuple[bool, bool, bool]:
    return s.kind is Kind.TOPIC, s.is_dynamic, bool(s.broker)


def _value(
    names: Sequence[str], settings: Iterable[Setting], options: Mapping[str, str], release: str, topic: str
) -> Value | None:
    """The effective value of a setting; `names` has its name for topics, then perhaps the one for brokers."""
    name, given = names[0], next((n for n in names if n in options), None)
    if given is not None:
        return Value(name, _plain(name, options[given]), OPTIONS[given])
    found = [s for s in settings if s.name in names and s.topic in ("", topic)]
    if found:
        best = max(found, key=_rank)
        return Value(name, _plain(name, best.value), str(best.place), best.place)
    for known in reversed(names):
        if default := default_of(known, release):
            return Value(name, default.value, f"Kafka's default ({default.source})", is_default=True)
    return None


_OF_TOPICS: Mapping[str, tuple[str, ...]] = {
    MIN_ISR: (MIN_ISR,),
    UNCLEAN: (UNCLEAN,),
    "flush.messages": ("flush.messages", "log.flush.interval.messages"),
}
"""Settings of a topic, and what they are called for a broker."""


def _values(settings: Sequence[Setting], options: Mapping[str, str], release: str, topic: str = "") -> dict[str, Value]:
    values: dict[str, Value] = {}

    def take(*names: str) -> Value | None:
        value = _value(names, settings, options, release, topic)
        if value is not None:
            values[names[0]] = value
        return value

    take(REPLICATION_FACTOR, DEFAULT_FACTOR)
    for names in _OF_TOPICS.values():
        take(*names)
    for name in (ACKS, IDEMPOTENCE, RETRIES, IN_FLIGHT, ELR):
        take(name)
    given = {s.name for s in settings}
    for name in OF_CONSUMERS:
        if name in given:
            take(name)
    if SELECTOR in given:
        take(SELECTOR)
    values[IDEMPOTENCE] = _effective_idempotence(values)
    return values


def _effective_idempotence(values: Mapping[str, Value]) -> Value:
    """ProducerConfig.postProcessAndValidateIdempotenceConfigs at 3.2.0: a default gives way, what is set is refused."""
    asked = values[IDEMPOTENCE]
    why = next((str(v) for v, bad in (
        (values[ACKS], values[ACKS].text != "all"),
        (values[RETRIES], values[RETRIES].number == 0),
        (values[IN_FLIGHT], values[IN_FLIGHT].number > 5),
    ) if bad and not v.is_default), "")  # fmt: skip
    if not asked.flag or not why:
        return asked
    if asked.is_default:
        return Value(IDEMPOTENCE, "false", f"{why} switches it off")
    problem = f"{asked} does not go with {why}: Kafka's producer refuses to start"
    raise SettingsError([Remark(asked.place, problem) if asked.place else f"{asked.origin}: {problem}"])


def _beside(settings: Iterable[Setting], release: str) -> list[Value]:
    """Relevant settings that are not modelled, as they are set; some that always matter also by default."""
    found = dict[str, Value]()
    for s in settings:
        harmless = s.name == "log.dirs" and "," not in s.value
        off = s.name.endswith("storage.enable") or s.name.startswith("remote.log.storage")
        if s.name in BESIDE and not harmless and not (off and s.value.lower() == "false"):
            found.setdefault(s.name, Value(s.name, s.value, str(s.place), s.place))
    for name in ALWAYS_BESIDE:
        default = default_of(name, release)
        text = default.value if default else "not set"
        found.setdefault(name, Value(name, text, "Kafka's default", is_default=True))
    return list(found.values())


# Release --------------------------------------------------------------------------------------------------------------


def _release(settings: Sequence[Setting], options: Mapping[str, str]) -> tuple[str, bool]:
    """The release, and whether its controller is KRaft. Raises SettingsError if files and options do not tell."""
    named = next((s for s in settings if s.name == RELEASE), None)
    release = options.get(RELEASE) or (named.value if named else "")
    where = "--release" if RELEASE in options else str(named.place) if named else ""
    if not release:
        hint = next((s for s in settings if s.name in ("inter.broker.protocol.version", METADATA_VERSION)), None)
        beside = f" ({hint.place}: {hint.name} {hint.value} is no release)" if hint else ""
        raise SettingsError([f"no file says which release of Kafka runs{beside}; add it, as in --release 3.6.1"])
    prefix, colon, version = release.rpartition(":")
    hints = dict(_hints(settings))
    if colon and prefix not in ("kafka", "kraft"):
        raise SettingsError([f"{where}: {release!r} is no release of Kafka; write its number, as in --release 3.6.1"])
    asked = options.get(CONTROLLER) or ({"kraft": "kraft"}.get(prefix, "zookeeper") if colon else "")
    try:
        kinds = [kind for kind in ("zookeeper", "kraft") if not _refusal(version, kind)]
        if not kinds:
            release_of(version)
    except ValueError as error:
        raise SettingsError([f"{where}: {error}"]) from None
    if len(hints) > 1 and not asked:
        one, other = hints.values()
        raise SettingsError([Remark(other, f"is of a controller of another kind than {one}; say --kraft or --zookeeper "
                                           "(a cluster that migrates is not modelled)")])  # fmt: skip
    kind = asked or next(iter(hints), "") or (kinds[0] if len(kinds) == 1 else "")
    if not kind:
        text = f"Kafka {version} runs with ZooKeeper or with KRaft, and no file says which"
        raise SettingsError([f"{text}; add --kraft or --zookeeper"])
    if kind not in kinds:
        place = f"{hints[kind]}: " if kind in hints and not asked else ""
        raise SettingsError([f"{place}{_refusal(version, kind)}"])
    return version, kind == "kraft"


def _refusal(version: str, kind: str) -> str:
    """Why a release is not modelled with this kind of controller; empty if it is."""
    try:
        release_of(version, kind == "kraft")
    except ValueError as error:
        return str(error)
    if kind == "zookeeper" and numbers(version) >= (4,):
        return f"Kafka {version} has no ZooKeeper (KIP-500); leave out what names it"
    return ""


def _hints(settings: Iterable[Setting]) -> Iterable[tuple[str, Place]]:
    seen = set()
    for s in settings:
        kind = {"process.roles": "kraft", "zookeeper.connect": "zookeeper"}.get(s.name)
        kind = s.value if s.name == CONTROLLER else kind
        if kind and kind not in seen and s.value:
            seen.add(kind)
            yield kind, s.place
