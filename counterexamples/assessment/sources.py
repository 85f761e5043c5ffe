"""Settings in the files of operators: each with its file, line and value. Nothing in a file is run.

The content tells the kinds of files apart: properties (of a broker, a topic, a producer or a consumer, as
`Utils.loadProps` reads them at 3.6.1), the output of `kafka-configs --describe`, `kafka-topics --describe` and
`kafka-features describe`, and Strimzi's resources. Ambiguous content is refused, with its place.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tideproof.counterexamples.assessment.names import Kind, is_known, names_of, nearest

FILES = (
    "server.properties, producer.properties, consumer.properties, what kafka-configs --describe, kafka-topics "
    "--describe or kafka-features describe prints, or a Strimzi resource"
)
LARGEST = 4_000_000
"""Characters of a file. A description of ten thousand partitions has fewer."""


@dataclass(frozen=True)
class Place:
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True)
class Remark:
    """A message about a place. `is_grave`: the answer may be about other settings than the user meant."""

    place: Place
    text: str
    is_grave: bool = False

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


class SettingsError(ValueError):
    """Errors in files and options, one line each. The first is the message, the others are its detail."""

    def __init__(self, problems: Sequence[Remark | str]) -> None:
        first, *others = dict.fromkeys(map(str, problems))
        super().__init__(first + (f" (and {len(others)} more, below)" if others else ""))
        self.detail = "\n".join(others)


@dataclass(frozen=True)
class Setting:
    """A value with its place. `topic` and `broker` name the one that it is for; empty: all. `is_dynamic`: set while the
    brokers run, so that it overrides a broker's file.
    """

    kind: Kind
    name: str
    value: str
    place: Place
    topic: str = ""
    broker: str = ""
    is_dynamic: bool = False


@dataclass(frozen=True)
class Partition:
    """What kafka-topics --describe prints of a partition: its leader, and how many replicas it has, how many of them in
    its ISR, and how many beside the ISR are eligible (KIP-966).
    """

    topic: str
    place: Place
    replicas: int
    isr: int
    eligible: int
    has_leader: bool
    is_moving: bool


@dataclass(frozen=True)
class Source:
    """A file: its kind, its settings, those that Kafka does not know, and the present state of partitions."""

    what: str
    settings: tuple[Setting, ...]
    remarks: tuple[Remark, ...] = ()
    partitions: tuple[Partition, ...] = ()


REPLICATION_FACTOR = "replication factor"
"""The name of a topic's number of replicas, which is no setting of Kafka's."""
RELEASE, CONTROLLER, BROKERS, METADATA_VERSION = "release", "controller", "brokers", "metadata version"
"""What a Strimzi resource says of a cluster, beside settings."""
STORAGE, RACK, ZOOKEEPER_STORAGE, TOPIC = "storage", "rack", "zookeeper storage", "topic"
ELR = "eligible.leader.replicas.version"
"""The feature of KIP-966: a level of the cluster, which no file of a broker has."""
_NOT_OF_KAFKA = (REPLICATION_FACTOR, RELEASE, CONTROLLER, BROKERS, METADATA_VERSION, STORAGE, RACK, ZOOKEEPER_STORAGE,
                 TOPIC, ELR)  # fmt: skip
DURABILITY = (
    "min.insync.replicas", "default.replication.factor", "unclean.leader.election.enable", "acks", "enable.idempotence",
    "log.flush.interval.messages", "flush.messages",
)  # fmt: skip
"""Settings on which the answer depends: a slip in one of these names makes it an answer about another cluster."""
STRIMZI = "Strimzi resources"
_RESOURCES = ("Kafka", "KafkaNodePool", "KafkaTopic")
BYTE_ORDER_MARK = "\ufeff"


def read_source(file: str, text: str) -> Source:
    """The settings of a file. Raises SettingsError for a file of another kind, and for unreadable content."""
    if len(text) > LARGEST:
        raise SettingsError([f"{file}: has more than {LARGEST:,} characters; name a file of settings"])
    if "\0" in text:
        raise SettingsError([f"{file}: is no text; name a file of settings"])
    marked, text = text.startswith(BYTE_ORDER_MARK), text.removeprefix(BYTE_ORDER_MARK)
    first = next((line for line in text.splitlines() if line.strip() and not line.startswith("WARNING")), "")
    if not first:
        raise SettingsError([f"{file}: is empty"])
    if _TOPIC.match(first):
        described = tuple(_described_topics(file, text))
        partitions = tuple(_described_partitions(file, text))
        return Source("kafka-topics --describe", tuple(_fewest(described, partitions)), partitions=partitions)
    if _FEATURE.match(first):
        return Source("kafka-features describe", tuple(_described_features(file, text)))
    if _CONFIGS.match(first):
        return _checked("kafka-configs --describe", _described_configs(file, text))
    if file.endswith((".yaml", ".yml")) or re.search(r"^(apiVersion|kind):\s", text, re.MULTILINE):
        return _strimzi(file, text)
    if marked and text[:1] not in "#!\r\n":
        problem = "begins with a byte order mark, which Kafka reads as part of the first name; save it without the mark"
        raise SettingsError([Remark(Place(file, 1), problem)])
    return _properties(file, text)


def _checked(what: str, settings: Iterable[Setting]) -> Source:
    """The settings that Kafka knows, and remarks on the others."""
    known, remarks = list[Setting](), list[Remark]()
    for s in settings:
        if is_known(s.kind, s.name) or s.name in _NOT_OF_KAFKA:
            known.append(s)
            continue
        near = nearest(s.name, names_of(s.kind))
        perhaps = f"; did you mean {near}?" if near else ""
        text = f"{s.name} is no setting of Kafka's for a {s.kind}, and is not used{perhaps}"
        remarks.append(Remark(s.place, text, near in DURABILITY))
    return Source(what, tuple(known), tuple(remarks))


# Properties -----------------------------------------------------------------------------------------------------------


def _properties(file: str, text: str) -> Source:
    import javaproperties

    pairs, line = list[tuple[str, str, int]](), 1
    try:
        for part in javaproperties.parse(io.StringIO(text, newline=None)):
            if isinstance(part, javaproperties.KeyValue):
                pairs.append((part.key, part.value.strip(), line))
            line += part.source.count("\n")
    except ValueError as error:
        raise SettingsError([Remark(Place(file, line), f"{error}")]) from None
    kind = _kind_of(file, [name for name, _, _ in pairs])
    settings = (Setting(kind, name, value, Place(file, line)) for name, value, line in pairs)
    return _checked(f"{kind} properties", settings)


def _kind_of(file: str, names: Sequence[str]) -> Kind:
    """The component that knows most of these settings; of several, the one that the file's name suggests."""
    known = {kind: sum(name in names_of(kind) for name in names) for kind in Kind}
    most = max(known.values())
    if not most:
        raise SettingsError([f"{file}: has no setting of Kafka's; name {FILES}"])
    kinds = [kind for kind in Kind if known[kind] == most]
    named = [kind for kind in kinds if kind in file.rpartition("/")[2]]
    if len(kinds) == 1 or named or Kind.BROKER in kinds:
        return (named or kinds)[0]
    either = " or ".join(f"a {kind}" for kind in kinds)
    raise SettingsError([f"{file}: may be of {either}; call it {kinds[0]}.properties or {kinds[-1]}.properties"])


# What Kafka's own tools print -----------------------------------------------------------------------------------------

_TOPIC = re.compile(r"\s*Topic: ?(\S+)\t")
_FIELD = re.compile(r"([A-Z]\w*): ?([^\t]*)")
_CONFIGS = re.compile(
    r"(?:(?:Dynamic|All|Default) )?[Cc]onfigs? for (?:(?P<kind>topic|brokers|broker) ?)?'?(?P<name>.*?)'?"
    r"(?: in the cluster)? are(?P<inline>:?)(?P<rest>.*)"
)
_FEATURE = re.compile(r"\s*Feature: ?(?P<name>\S+)\t.*FinalizedVersionLevel: ?(?P<level>[^\t]*)")
_CONFIG = re.compile(r"\s+(\S+?)=(.*) sensitive=(?:true|false) synonyms=\{([A-Z_]*).*\}\s*")
_OF_ALL, _OF_FILE = "DYNAMIC_DEFAULT_BROKER_CONFIG", ("STATIC_BROKER_CONFIG", "DEFAULT_CONFIG")
"""Levels of a broker's values (ConfigEntry.ConfigSource at 3.9.0-rc3). The first synonym is the one that counts."""


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """`a=1,b=c,d,e=2`: a value may contain commas."""
    for pair in re.split(r",(?=[a-z][a-z0-9.]*=)", text.strip()):
        name, equals, value = pair.partition("=")
        if equals:
            yield name, value


def _described_topics(file: str, text: str) -> Iterator[Setting]:
    """TopicCommand: printDescription at 3.9.0-rc3, describeTopic at 2.1.1."""
    for number, line in enumerate(text.splitlines(), 1):
        place, fields = Place(file, number), dict(_FIELD.findall(line))
        if "ReplicationFactor" not in fields:
            continue
        topic = fields["Topic"].strip()
        yield Setting(Kind.TOPIC, REPLICATION_FACTOR, fields["ReplicationFactor"].strip(), place, topic)
        for name, value in _pairs(fields.get("Configs", "")):
            yield Setting(Kind.TOPIC, name, value.strip(), place, topic, is_dynamic=True)


def _fewest(described: Iterable[Setting], partitions: Sequence[Partition]) -> Iterator[Setting]:
    """The settings with the factor of each topic's partition with the fewest replicas. The header has that of partition
    0 (`TopicDescription.printDescription` at 3.9.0-rc3).
    """
    least = dict[str, Partition]()
    for p in partitions:
        if p.replicas and not p.is_moving and (p.topic not in least or p.replicas < least[p.topic].replicas):
            least[p.topic] = p
    for s in described:
        found = least.get(s.topic)
        is_fewer = found and s.name == REPLICATION_FACTOR and s.value.isdecimal() and found.replicas < int(s.value)
        yield replace(s, value=str(found.replicas), place=found.place) if found and is_fewer else s


def _described_partitions(file: str, text: str) -> Iterator[Partition]:
    """The lines of partitions: `Leader: none` and an empty ISR are possible."""
    for number, line in enumerate(text.splitlines(), 1):
        fields = dict(_FIELD.findall(line))
        if "Isr" in fields and "Topic" in fields:
            replicas, isr, eligible = (
                sum(broker.strip().isdecimal() for broker in fields.get(name, "").split(","))
                for name in ("Replicas", "Isr", "Elr")
            )
            leads = fields.get("Leader", "").strip().isdecimal()
            moves = any(line.partition(f"{what}:")[2].split("\t")[0].strip() not in ("", "N/A")
                        for what in ("Adding Replicas", "Removing Replicas"))  # fmt: skip
            yield Partition(fields["Topic"].strip(), Place(file, number), replicas, isr, eligible, leads, moves)


def _described_features(file: str, text: str) -> Iterator[Setting]:
    """FeatureCommand.handleDescribe at 3.9.0-rc3; `FinalizedVersionLevel` is the level that holds."""
    names = {ELR: ELR, "metadata.version": METADATA_VERSION}
    for number, line in enumerate(text.splitlines(), 1):
        if (found := _FEATURE.match(line)) and found["name"] in names:
            level, place = found["level"].strip(), Place(file, number)
            yield Setting(Kind.BROKER, names[found["name"]], level, place, is_dynamic=True)


def _described_configs(file: str, text: str) -> Iterator[Setting]:
    """ConfigCommand: describeResourceConfig at 3.9.0-rc3, describeBrokerConfig at 2.1.1."""
    about: tuple[Kind, str] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        place = Place(file, number)
        if head := _CONFIGS.match(line):
            kind = {"topic": Kind.TOPIC, "broker": Kind.BROKER, "brokers": Kind.BROKER}.get(head["kind"] or "")
            about = (kind, "" if head["kind"] == "brokers" else head["name"].strip()) if kind else None
            pairs = [(n, v, "") for n, v in _pairs(head["rest"])] if not head["inline"] else []
        elif found := _CONFIG.fullmatch(line):
            pairs = [(found[1], found[2], found[3])]
        elif line.strip():
            raise SettingsError([Remark(place, "is no line that kafka-configs --describe prints")])
        else:
            continue
        if about:
            kind, name = about
            topic, broker = (name, "") if kind is Kind.TOPIC else ("", name)
            for n, v, level in pairs:
                of_one = broker if level not in (_OF_ALL, *_OF_FILE) else ""
                is_dynamic = kind is Kind.TOPIC or level not in _OF_FILE
                yield Setting(kind, n, v.strip(), place, topic, of_one, is_dynamic)


# Strimzi --------------------------------------------------------------------------------------------------------------


def _strimzi(file: str, text: str) -> Source:
    """The resources Kafka, KafkaNodePool and KafkaTopic. YAML is composed into nodes: no value becomes an object."""
    import yaml

    try:
        documents = [node for node in yaml.compose_all(text, Loader=yaml.SafeLoader) if node is not None]
    except RecursionError:
        raise SettingsError([f"{file}: is nested too deeply"]) from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        what = getattr(error, "problem", None) or "cannot be read"
        raise SettingsError([Remark(Place(file, mark.line + 1 if mark else 0), f"is no YAML: {what}")]) from None
    resources = [_Yaml(file, node) for node in documents]
    settings = [s for resource in resources for s in _of_resource(file, resource)]
    if not any(resource.at("kind").text in _RESOURCES for resource in resources):
        raise SettingsError([f"{file}: has no Strimzi resource of the kind Kafka, KafkaNodePool or KafkaTopic"])
    return _checked(STRIMZI, settings)


class _Yaml:
    """A node of YAML, with its place."""

    def __init__(self, file: str, node: object) -> None:
        self._file, self._node = file, node

    @property
    def place(self) -> Place:
        return Place(self._file, self._node.start_mark.line + 1)  # type: ignore[attr-defined]

    @property
    def text(self) -> str:
        """The value as written; empty if the node is no scalar."""
        value = getattr(self._node, "value", "")
        return value if isinstance(value, str) else ""

    def items(self) -> Iterator[tuple[str, _Yaml]]:
        import yaml

        if isinstance(self._node, yaml.MappingNode):
            for key, value in self._node.value:
                if key.tag == "tag:yaml.org,2002:merge":
                    where = Place(self._file, key.start_mark.line + 1)
                    raise SettingsError([Remark(where, "a merge key (<<) is not read; write its settings out")])
                yield str(key.value), _Yaml(self._file, value)

    def list(self) -> list[str]:
        """The scalars of a sequence."""
        value = getattr(self._node, "value", None)
        return [item.value for item in value if isinstance(item.value, str)] if isinstance(value, list) else []

    def at(self, *path: str) -> _Yaml:
        """The node at the path, or an empty node."""
        node = self
        for name in path:
            node = next((value for key, value in node.items() if key == name), _Yaml(self._file, None))
        return node

    def __bool__(self) -> bool:
        return self._node is not None


def _of_resource(file: str, resource: _Yaml) -> Iterator[Setting]:
    kind, name, spec = resource.at("kind").text, resource.at("metadata", "name").text, resource.at("spec")
    if kind == "Kafka":
        kafka = spec.at("kafka")
        for what, node in ((RELEASE, kafka.at("version")), (METADATA_VERSION, kafka.at("metadataVersion")),
                           (BROKERS, kafka.at("replicas"))):  # fmt: skip
            if node:
                yield Setting(Kind.BROKER, what, node.text, node.place)
        annotation, zookeeper = resource.at("metadata", "annotations", "strimzi.io/kraft"), spec.at("zookeeper")
        if annotation.text == "enabled":
            yield Setting(Kind.BROKER, CONTROLLER, "kraft", annotation.place)
        elif zookeeper:
            yield Setting(Kind.BROKER, CONTROLLER, "zookeeper", zookeeper.place)
        if zookeeper.at("storage", "type").text == "ephemeral":
            yield Setting(Kind.BROKER, ZOOKEEPER_STORAGE, "ephemeral", zookeeper.at("storage", "type").place)
        yield from _beside(kafka)
        yield from (Setting(Kind.BROKER, n, v.text, v.place) for n, v in kafka.at("config").items())
    elif kind == "KafkaNodePool":
        if "controller" in spec.at("roles").list():
            yield Setting(Kind.BROKER, CONTROLLER, "kraft", spec.at("roles").place)
        yield from _beside(spec)
    elif kind == "KafkaTopic":
        topic, replicas = spec.at("topicName").text or name, spec.at("replicas")
        if replicas:
            yield Setting(Kind.TOPIC, REPLICATION_FACTOR, replicas.text, replicas.place, topic)
        else:  # the cluster's default.replication.factor
            yield Setting(Kind.TOPIC, TOPIC, topic, resource.place, topic)
        settings = ((n, v) for n, v in spec.at("config").items())
        yield from (Setting(Kind.TOPIC, n, v.text, v.place, topic, is_dynamic=True) for n, v in settings)


def _beside(spec: _Yaml) -> Iterator[Setting]:
    """Settings that the model does not have: the kind of storage, racks."""
    if (storage := spec.at("storage", "type")).text in ("ephemeral", "jbod"):
        yield Setting(Kind.BROKER, STORAGE, storage.text, storage.place)
    if rack := spec.at("rack"):
        yield Setting(Kind.BROKER, RACK, "topologyKey", rack.place)
