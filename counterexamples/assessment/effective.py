"""The effective settings of a cluster's topics: the values of files and options, and the defaults of the release.

Kafka prefers the topic's value, then the dynamic one of a broker, then that of all brokers, then the file's
(`ConfigEntry.ConfigSource` at 3.9.0-rc3). Two values at one of these levels are refused, and so is one broker's own
value that differs from that of the others: which one counts depends on the broker that leads.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tideproof.counterexamples.assessment.defaults import default_of
from tideproof.counterexamples.assessment.levels import ELR_BY_DEFAULT, ELR_POSSIBLE, level_of, rules_left_out
from tideproof.counterexamples.assessment.names import Kind, names_of
from tideproof.counterexamples.assessment.release import release_in
from tideproof.counterexamples.assessment.roles import in_force, not_in_force, with_roles
from tideproof.counterexamples.assessment.situation import (
    ACKS,
    AUTO_COMMIT,
    BESIDE,
    CLIENT_RELEASE,
    DEFAULT_FACTOR,
    IDEMPOTENCE,
    IN_FLIGHT,
    ISOLATION,
    MIN_ISR,
    NOT_READ,
    OF_CONSUMERS,
    PROTOCOL_VERSION,
    REBALANCE,
    RESET,
    RETRIES,
    ROLES,
    SELECTOR,
    UNCLEAN,
    Cluster,
    Situation,
    Value,
)
from tideproof.counterexamples.assessment.sources import (
    BROKERS,
    CONTROLLER,
    ELR,
    METADATA_VERSION,
    RELEASE,
    REPLICATION_FACTOR,
    STORAGE,
    STRIMZI,
    TOPIC,
    Place,
    Remark,
    Setting,
    SettingsError,
    Source,
)
from tideproof.model.protocols.broker.release_table import numbers

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

ALWAYS_BESIDE = ("replica.lag.time.max.ms", "log.flush.interval.messages", "broker.rack")
"""Those that matter also when no file has them."""


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
    release, kraft = release_in(settings, options)
    all_settings, settings = settings, [*in_force(settings, roles, _has_elr(settings, options, release, kraft))]
    if problems := _contradictions(settings, options):
        raise SettingsError(problems)
    of_topics = any(s.topic for s in settings)
    every = [s for s in settings if not (of_topics and s.broker)]
    values, situations = _values(every, options, release, kraft), list[Situation]()
    reads = Situation.reads_unclean(release, kraft)
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
        situation = situations[number] = with_roles(_unread(_capped(situation)), settings, roles)
        one = situation[REPLICATION_FACTOR]
        if not situation.refused and not situation.assumed and situation[MIN_ISR].number > one.number:
            problems.append(_too_many(situation))
            situations[number] = replace(situation, refused=str(problems[-1]))
    if problems and len(problems) == len(situations):
        raise SettingsError(problems)
    used = {*OPTIONS, DEFAULT_FACTOR, IN_FLIGHT, *OF_CONSUMERS, *BESIDE, BROKERS, METADATA_VERSION, PROTOCOL_VERSION,
            ROLES, REBALANCE, TOPIC, "zookeeper.connect"}  # fmt: skip
    gone = [
        Remark(s.place, f"{s.name} is not used: {last} is the last release that has it")
        for s in all_settings
        if (last := names_of(s.kind).get(s.name)) and numbers(last) < numbers(release)
    ]
    if options.get(RELEASE, "") and (other := [s for s in settings if s.name == RELEASE and s.value != release]):
        gone.append(Remark(other[0].place, f"release {other[0].value} is not used: --release {release} overrides it"))
    if roles and not any("broker" in of for of in roles.values()):
        place = next(s.place for s in all_settings if s.name == ROLES)
        gone.append(Remark(place, "is a controller's file, which has no settings of brokers; name a broker's, too"))
    remarks = [r for source in sources.values() for r in source.remarks]
    return Cluster(
        tuple(situations),
        tuple(_beside(settings, release)),
        (*remarks, *gone, *not_in_force([s for s in all_settings if s.name != UNCLEAN or reads], settings, roles)),
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


def _unread(situation: Situation) -> Situation:
    value = situation[UNCLEAN]
    if value.is_default or situation.reads_unclean(situation.release, situation.kraft):
        return situation
    told = replace(value, origin=f"{value.origin}; {NOT_READ}")
    return replace(situation, values={**situation.values, UNCLEAN: told})


def _has_elr(settings: Sequence[Setting], options: Mapping[str, str], release: str, kraft: bool) -> bool:
    names = (METADATA_VERSION, ELR) if kraft else (ELR,)
    found = {name: value for name in names if (value := _value((name,), settings, options, release, ""))}
    return ELR in found and _effective_elr(found).number > 0


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
    for name in (*OF_CONSUMERS, SELECTOR, REBALANCE):
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
