"""The effective settings of a cluster's topics: the values of files and options, and the defaults of the release.

Kafka prefers the topic's value, then the dynamic one of a broker, then that of all brokers, then the file's
(`ConfigEntry.ConfigSource` at 3.9.0-rc3). Two values at one of these levels are refused, and so is one broker's own
value that differs from that of the others: which one counts depends on the broker that leads.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tideproof.counterexamples.assessment.defaults import default_of
from tideproof.counterexamples.assessment.levels import ELR_BY_DEFAULT, ELR_POSSIBLE, level_of, rules_left_out
from tideproof.counterexamples.assessment.names import Kind, names_of
from tideproof.counterexamples.assessment.sources import (
    BROKERS,
    CONTROLLER,
    ELR,
    METADATA_VERSION,
    RELEASE,
    REPLICATION_FACTOR,
    STORAGE,
    STRIMZI,
    Place,
    Remark,
    Setting,
    SettingsError,
    Source,
)
from tideproof.model.protocols.broker.release_table import numbers, release_of

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
    CLIENT_RELEASE: "--client-release",
}
"""What an option of the command sets."""

_INTEGERS = {MIN_ISR: 1, REPLICATION_FACTOR: 1, DEFAULT_FACTOR: 1, RETRIES: 0, IN_FLIGHT: 1, ELR: 0}
"""Each with its least value."""
_FLAGS = (UNCLEAN, IDEMPOTENCE, AUTO_COMMIT)

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


UNKNOWN_FACTOR = "no file says how many replicas there are; add what kafka-topics --describe prints, or --replicas"


def resolve(sources: Mapping[str, Source], options: Mapping[str, str]) -> Cluster:
    """The effective settings behind the answer. `options` are values by the names of settings. Raises SettingsError."""
    settings = [s for source in sources.values() for s in source.settings]
    problems: list[Remark | str] = [p for s in settings if (p := _wrong(s))]
    roles = {s.place.file: s.value for s in settings if s.name == ROLES}
    apart = (MIN_ISR, UNCLEAN) if any("broker" not in of for of in roles.values()) else ()
    problems += _contradictions([s for s in settings if s.name not in apart], options)
    if problems:
        raise SettingsError(problems)
    release, kraft = _release(settings, options)
    all_settings, settings = settings, [*_in_force(settings, roles, _has_elr(settings, options, release, kraft))]
    if problems := _contradictions(settings, options):
        raise SettingsError(problems)
    of_topics = any(s.topic for s in settings)
    every = [s for s in settings if not (of_topics and s.broker)]
    values, situations = _values(every, options, release, kraft), list[Situation]()
    place = next((s.place for s in settings if s.name == RELEASE and RELEASE not in options), None)
    older, known = _older(values, release, kraft), _elr_is_known(values)
    of_all = Situation(release, kraft, values, (), "", older, place, known)
    of_all = replace(of_all, is_strimzi=any(source.what == STRIMZI for source in sources.values()))
    topics: dict[tuple[tuple[str, str], ...], list[str]] = defaultdict(list)
    for topic in dict.fromkeys(s.topic for s in settings if s.topic):
        own = _values(settings, options, release, kraft, topic)
        topics[tuple((n, v.text) for n, v in own.items())].append(topic)
    for names in topics.values():
        own = _values(settings, options, release, kraft, names[0])
        situation = replace(of_all, values=own, topics=tuple(names))
        if situation.factor_is_unknown and not older:
            situation = replace(situation, refused=UNKNOWN_FACTOR)
        situations.append(situation)
    if not situations:
        situations = [of_all]
        if values[REPLICATION_FACTOR].is_default:
            why = "topics that were created with --replication-factor 3"
            situations.append(replace(situations[0].with_value(REPLICATION_FACTOR, "3", why), assumed=why))
    for number, situation in enumerate(situations):
        situation = situations[number] = _with_roles(_capped(situation), settings, roles)
        one = situation[REPLICATION_FACTOR]
        if not situation.refused and not situation.assumed and situation[MIN_ISR].number > one.number:
            problems.append(_too_many(situation))
            situations[number] = replace(situation, refused=str(problems[-1]))
    if problems and len(problems) == len(situations):
        raise SettingsError(problems)
    used = {*OPTIONS, DEFAULT_FACTOR, IN_FLIGHT, *OF_CONSUMERS, *BESIDE, BROKERS, METADATA_VERSION, PROTOCOL_VERSION,
            ROLES, REBALANCE, "zookeeper.connect"}  # fmt: skip
    gone = [
        Remark(s.place, f"{s.name} is not used: {last} is the last release that has it")
        for s in all_settings
        if (last := names_of(s.kind).get(s.name)) and numbers(last) < numbers(release)
    ]
    remarks = [r for source in sources.values() for r in source.remarks]
    return Cluster(
        tuple(situations),
        tuple(_beside(settings, release)),
        (*remarks, *gone, *_not_in_force(all_settings, settings, roles)),
        tuple(s for s in settings if s.name not in used),
        _of_clients(values, settings),
    )


def _capped(situation: Situation) -> Situation:
    """A broker compares the ISR with no more than the number of replicas (KAFKA-15583, `Partition.effectiveMinIsr` at
    3.7.0; 3.6.2 does not have it).
    """
    least, factor = situation[MIN_ISR], situation[REPLICATION_FACTOR]
    if numbers(situation.release) < (3, 7) or situation.factor_is_unknown or least.number <= factor.number:
        return situation
    origin = f"{least.origin} has {least.text}, which counts as the number of replicas (KAFKA-15583)"
    return replace(situation, values={**situation.values, MIN_ISR: replace(least, text=factor.text, origin=origin)})


# Brokers and controllers ----------------------------------------------------------------------------------------------

ROLES = "process.roles"


def _has_elr(settings: Sequence[Setting], options: Mapping[str, str], release: str, kraft: bool) -> bool:
    names = (METADATA_VERSION, ELR) if kraft else (ELR,)
    found = {name: value for name in names if (value := _value((name,), settings, options, release, ""))}
    return ELR in found and _effective_elr(found).number > 0


def _decides(name: str, has_elr: bool) -> str:
    """The role whose file decides on a setting; empty if either may.

    `ConfigurationControlManager` takes `unclean.leader.election.enable` from the controller's file (getTopicConfig,
    staticConfig), and `ControllerServer` takes auto.leader.rebalance.enable from there (3.6.1). The leader compares its
    ISR with its own min.insync.replicas (`Partition.effectiveMinIsr`). With eligible leader replicas that of the active
    controller is written for all (maybeGenerateElrSafetyRecords at 4.1.0), and those of single brokers are removed.
    """
    if name in (UNCLEAN, REBALANCE):
        return "controller"
    return ("controller" if has_elr else "broker") if name == MIN_ISR else ""


def _in_force(settings: Sequence[Setting], roles: Mapping[str, str], has_elr: bool) -> Iterator[Setting]:
    """The settings without those that Kafka does not use. Where no file is of the component that decides on a setting,
    the other's value is kept, and the answer is unsure.
    """
    for s in settings:
        role, file = _decides(s.name, has_elr), roles.get(s.place.file)
        if s.is_dynamic or s.topic:
            if not (s.name == MIN_ISR and has_elr and s.broker):
                yield s
        elif file is None or role in file or (s.name != REBALANCE and not any(role in of for of in roles.values())):
            yield s


def _not_in_force(every: Sequence[Setting], settings: Sequence[Setting], roles: Mapping[str, str]) -> Iterator[Remark]:
    kept = {*settings}
    for s in every:
        if s not in kept:
            whose = "of broker " + s.broker if s.broker else f"in a file with {ROLES}={roles[s.place.file]}"
            text = f"{s.name} {whose} is not in force: {_other(s, roles)} decides"
            yield Remark(s.place, text)


def _other(s: Setting, roles: Mapping[str, str]) -> str:
    return "the brokers' file" if roles.get(s.place.file) == "controller" else "the controllers' file"


def _with_roles(situation: Situation, settings: Sequence[Setting], roles: Mapping[str, str]) -> Situation:
    """The situation, with what is unsure of it because a file of the other role is missing."""
    unsure = list[str]()
    for name in (MIN_ISR, UNCLEAN):
        value = situation[name]
        file = roles.get(value.place.file) if value.place and any(
            s.place == value.place and s.name == name and not s.is_dynamic and not s.topic for s in settings
        ) else None  # fmt: skip
        if file is not None and _decides(name, situation.has_elr) not in file:
            unsure.append(name)
    least = situation[MIN_ISR]
    own = next((s for s in settings if s.place == least.place and s.name == MIN_ISR), None)
    known = own is not None and (
        bool(own.topic)
        or (own.is_dynamic and not own.broker)
        or "controller" in roles.get(own.place.file, "controller")
    )
    return replace(situation, unsure=tuple(unsure), controllers_have_it=known)


def _of_clients(values: Mapping[str, Value], settings: Sequence[Setting]) -> str:
    """What the answer assumes of producers whose acks no file has: the default belongs to the client's release."""
    acks = values[ACKS]
    if not acks.is_default:
        return ""
    when, other = ("since", "1") if acks.text == "all" else ("before", "all")
    return f"Assumed: acks={acks.text}, the default of clients {when} 3.0. --acks {other} has another answer."


def _older(values: Mapping[str, Value], release: str, kraft: bool) -> str:
    """Why there is no answer for a cluster whose feature level is that of an earlier release."""
    name = METADATA_VERSION if kraft else PROTOCOL_VERSION
    if not (value := values.get(name)):
        return ""
    level = level_of(value.text)
    if level is None:
        return f"{value.origin}: {name} is {value.text!r}; it is a release with a level, as in 3.9-IV0"
    if rules := rules_left_out(release, kraft, level):
        missing = "; ".join(f"only from {rule.since} on {rule.text}" for rule in rules)
        which = f"{name.replace(' ', '.')}={value.text} ({value.origin})"
        return f"{which} is of an earlier release, and no search mixes rules of two releases: {missing}"
    return ""


def _elr_is_known(values: Mapping[str, Value]) -> bool:
    return ELR not in values or not values[ELR].is_default


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
    if s.name == CLIENT_RELEASE and not (re.fullmatch(r"\d+(\.\d+){1,3}", value) and numbers(value) >= (2, 1)):
        return Remark(s.place, f"{value!r} is no release of clients since 2.1; write its number, as in 3.6.1")
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


_DECIDING = {*OPTIONS, DEFAULT_FACTOR, METADATA_VERSION, PROTOCOL_VERSION, IN_FLIGHT, *OF_CONSUMERS, SELECTOR,
             "log.flush.interval.messages", "flush.messages", "transactional.id"}  # fmt: skip


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
        origin = "--no-elr" if (given, options[given]) == (ELR, "0") else OPTIONS[given]
        return Value(name, _plain(name, options[given]), origin)
    found = [s for s in settings if s.name in names and s.topic in ("", topic)]
    if found:
        best = max(found, key=_rank)
        if best.broker:
            others = _value(names, [s for s in found if not s.broker], options, release, topic)
            if others and others.text != _plain(name, best.value):
                text = (
                    f"{best.name} is {best.value} for broker {best.broker} alone, and {others.text} for others "
                    f"({others.origin}): which one counts depends on the broker; say {_option_for(name)}"
                )
                raise SettingsError([Remark(best.place, text)])
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


def _values(
    settings: Sequence[Setting], options: Mapping[str, str], release: str, kraft: bool, topic: str = ""
) -> dict[str, Value]:
    values: dict[str, Value] = {}
    clients = options.get(CLIENT_RELEASE, release)

    def take(*names: str, of: str = release) -> Value | None:
        value = _value(names, settings, options, of, topic)
        if value is not None:
            values[names[0]] = value
        return value

    take(REPLICATION_FACTOR, DEFAULT_FACTOR)
    for names in _OF_TOPICS.values():
        take(*names)
    for name in (ACKS, IDEMPOTENCE, RETRIES, IN_FLIGHT):
        take(name, of=clients)
    for name in (METADATA_VERSION if kraft else PROTOCOL_VERSION, ELR):
        take(name)
    given = {s.name for s in settings}
    for name in OF_CONSUMERS:
        if name in given:
            take(name)
    for name in (SELECTOR, REBALANCE):
        if name in given:
            take(name)
    if any(s.name == STORAGE and s.value == "ephemeral" for s in settings):
        take(STORAGE)
    if "transactional.id" in given and values[IDEMPOTENCE].is_default:
        values[IDEMPOTENCE] = Value(IDEMPOTENCE, "true", "transactional.id switches it on")
    values[IDEMPOTENCE] = _effective_idempotence(values)
    if values[IDEMPOTENCE].flag and values[ACKS].text != "all":
        values[ACKS] = Value(ACKS, "all", f"{values[IDEMPOTENCE]} ({values[IDEMPOTENCE].origin}) makes it so")
    if CLIENT_RELEASE in options and values[ACKS].is_default:
        values[ACKS] = replace(values[ACKS], is_default=False, origin=f"default of clients of {clients}")
    if ELR in values:
        values[ELR] = _effective_elr(values)
    return values


def _effective_elr(values: Mapping[str, Value]) -> Value:
    """The level of eligible leader replicas where no file names it: that of a cluster that was formatted with the
    metadata.version, if a file has that.
    """
    elr, version = values[ELR], values.get(METADATA_VERSION)
    level = level_of(version.text) if version else None
    if level is None or version is None:
        return elr
    if level < ELR_POSSIBLE and elr.number:
        if not elr.is_default:
            problem = f"{elr} needs metadata.version 4.0-IV1 or later, and that is {version.text} ({version.origin})"
            raise SettingsError([Remark(elr.place, problem) if elr.place else f"{elr.origin}: {problem}"])
        return Value(ELR, "0", f"not possible with metadata.version {version.text}")
    if level < ELR_BY_DEFAULT and elr.is_default:
        return Value(ELR, "0", f"default of metadata.version {version.text}")
    return elr


def _effective_idempotence(values: Mapping[str, Value]) -> Value:
    """ProducerConfig.postProcessAndValidateIdempotenceConfigs at 3.2.0: a default gives way, what is set is refused.

    Where idempotence is on, acks that no file has become all (ProducerConfig.maybeOverrideAcksAndRetries at 2.8.1), and
    a transactional.id turns it on (maybeOverrideEnableIdempotence there).
    """
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
        if numbers(version) < (2, 1):
            raise ValueError(f"Kafka {version} was not searched: the searches begin with 2.1.0")
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
