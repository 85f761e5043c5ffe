"""Settings of operators: read from files as Kafka reads them, with their places, and put together as Kafka does it."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tideproof.counterexamples.assessment.cautions import with_cautions
from tideproof.counterexamples.assessment.defaults import DEFAULTS, default_of
from tideproof.counterexamples.assessment.effective import OPTIONS, resolve
from tideproof.counterexamples.assessment.names import Kind, names_of
from tideproof.counterexamples.assessment.situation import Cluster
from tideproof.counterexamples.assessment.sources import FILES, LARGEST, SettingsError, read_source

KRAFT = "process.roles=broker,controller\nnode.id=1\nlog.dirs=/var/kafka\n"
"""As in config/kraft/server.properties of 3.6.1."""
BY_OPTION = {option: name for name, option in OPTIONS.items()}


def read(*files: str | tuple[str, str], **options: str) -> Cluster:
    """The cluster of these texts (server.properties, where no name is given) and options."""
    named = dict(("server.properties", f) if isinstance(f, str) else f for f in files)
    sources = {name: read_source(name, text) for name, text in named.items()}
    given = {BY_OPTION[f"--{name.replace('_', '-')}"]: value for name, value in options.items() if name != "kind"}
    return resolve(sources, given | ({"controller": options["kind"]} if "kind" in options else {}))


def refusal(*files: str | tuple[str, str], **options: str) -> list[str]:
    with pytest.raises(SettingsError) as caught:
        read(*files, **options)
    first = str(caught.value).partition(" (and ")[0]
    return [first, *caught.value.detail.splitlines()]


def where(cluster: Cluster, *names: str) -> Mapping[str, tuple[str, str]]:
    values = cluster.situations[0].values
    return {name: (values[name].text, values[name].origin) for name in names}


ESCAPED = """\
# a comment

  min.insync.replicas : \\
    2
unclean.leader.election\\u002eenable TRUE
default.replication.factor=3
"""


def test_a_setting_has_the_line_where_java_starts_reading_it() -> None:
    names = ("min.insync.replicas", "unclean.leader.election.enable", "replication factor")
    assert where(read(KRAFT + ESCAPED, release="3.9.1"), *names) == {
        "min.insync.replicas": ("2", "server.properties:6"),
        "unclean.leader.election.enable": ("true", "server.properties:8"),
        "replication factor": ("3", "server.properties:9"),
    }


DYNAMIC = """\
Default configs for brokers in the cluster are:
  min.insync.replicas=2 sensitive=false synonyms={DYNAMIC_DEFAULT_BROKER_CONFIG:min.insync.replicas=2}
"""
TOPICS = """\
Topic: orders	PartitionCount: 1	ReplicationFactor: 3	Configs: cleanup.policy=compact,delete,min.insync.replicas=3
	Topic: orders	Partition: 0	Leader: 1	Replicas: 1,2,3	Isr: 1,2	Elr: N/A	LastKnownElr: N/A
"""


def test_topic_settings_override_dynamic_ones_which_override_the_file() -> None:
    """ConfigEntry.ConfigSource at 3.9.0-rc3."""
    file = KRAFT + "min.insync.replicas=1\ndefault.replication.factor=3\n"
    dynamic, topics = ("dynamic.txt", DYNAMIC), ("topics.txt", TOPICS)
    asked = "min.insync.replicas"
    assert where(read(file, release="3.6.1"), asked)[asked] == ("1", "server.properties:4")
    assert where(read(file, dynamic, release="3.6.1"), asked)[asked] == ("2", "dynamic.txt:2")
    every = read(file, dynamic, topics, release="3.6.1")
    assert where(every, asked)[asked] == ("3", "topics.txt:1")
    assert every.situations[0].topics == ("orders",)
    beside = [str(v) for v in every.beside if v.place and v.place.file == "topics.txt"]
    assert beside == ["cleanup.policy=compact,delete"]


def test_topics_with_equal_values_share_an_answer() -> None:
    text = "".join(f"Topic: {name}\tPartitionCount: 1\tReplicationFactor: {factor}\tConfigs: {configs}\n"
                   for name, factor, configs in (("a", 3, "min.insync.replicas=2"), ("b", 2, ""),
                                                 ("c", 3, "min.insync.replicas=2,segment.bytes=1")))  # fmt: skip
    found = [(s.topics, s["replication factor"].text, s["min.insync.replicas"].text)
             for s in read(("t.txt", text), release="4.1.0").situations]  # fmt: skip
    assert found == [(("a", "c"), "3", "2"), (("b",), "2", "1")]


OLD_CONFIGS = (
    "Configs for topic 'orders' are min.insync.replicas=2,cleanup.policy=compact,delete,"
    "unclean.leader.election.enable=true\n"
)
OLD_TOPICS = """\
Topic:orders	PartitionCount:1	ReplicationFactor:2	Configs:min.insync.replicas=2
	Topic: orders	Partition: 0	Leader: 1	Replicas: 1,2	Isr: 1,2
"""


def test_output_of_the_tools_of_2_1_is_read() -> None:
    """ConfigCommand.describeConfig and TopicCommand.describeTopic at 2.1.1."""
    found = read(("c.txt", OLD_CONFIGS), ("t.txt", OLD_TOPICS), release="2.1.1").situations[0]
    assert (found["unclean.leader.election.enable"].origin, found["replication factor"].origin) == (
        "c.txt:1",
        "t.txt:1",
    )
    assert not found.kraft and found["acks"].text == "1"


STRIMZI = """\
apiVersion: kafka.strimzi.io/v1beta2
kind: Kafka
metadata:
  name: main
  annotations: {strimzi.io/kraft: enabled}
spec:
  kafka:
    version: 3.9.0
    rack: {topologyKey: zone}
    config:
      default.replication.factor: 3
      min.insync.replicas: "1"
---
apiVersion: kafka.strimzi.io/v1beta2
kind: KafkaTopic
metadata: {name: orders}
spec:
  replicas: 3
  config:
    min.insync.replicas: 2
"""


def test_strimzi_resources_give_release_controller_and_topics() -> None:
    found = read(("kafka.yaml", STRIMZI))
    (orders,) = found.situations
    assert (orders.release, orders.kraft, orders.topics) == ("3.9.0", True, ("orders",))
    assert where(found, "min.insync.replicas", "replication factor") == {
        "min.insync.replicas": ("2", "kafka.yaml:20"), "replication factor": ("3", "kafka.yaml:18"),
    }  # fmt: skip
    assert "rack=topologyKey" in map(str, found.beside)
    without = read(("kafka.yaml", STRIMZI.partition("---")[0]))
    assert where(without, "min.insync.replicas")["min.insync.replicas"] == ("1", "kafka.yaml:12")


@pytest.mark.parametrize(("spec", "factor"), [
    ("{partitions: 12}", "3"), ("{partitions: 12, replicas: 2}", "2"), ("{config: {min.insync.replicas: 2}}", "3"),
])  # fmt: skip
def test_a_topic_without_replicas_has_the_default_of_its_cluster(spec: str, factor: str) -> None:
    topic = ("topic.yaml", f"kind: KafkaTopic\nmetadata: {{name: orders}}\nspec: {spec}\n")
    found = read(("kafka.yaml", STRIMZI.partition("---")[0]), topic)
    (orders,) = found.situations
    assert (orders.topics, orders["replication factor"].text, found.unused) == (("orders",), factor, ())
    alone = read(topic, release="4.1.0").situations[0]
    assert bool(alone.refused) is (factor == "3"), "no file says how many"


def test_a_pool_of_brokers_is_a_resource() -> None:
    pool = "kind: KafkaNodePool\nmetadata: {name: a}\nspec: {roles: [broker], storage: {type: persistent-claim}}\n"
    assert len(read(("kafka.yaml", STRIMZI), ("pool.yaml", pool)).situations) == 1


def test_a_release_that_is_overridden_and_a_file_without_brokers_are_remarked() -> None:
    (told,) = read(("kafka.yaml", STRIMZI), release="4.1.0").remarks
    assert str(told) == "kafka.yaml:8: release 3.9.0 is not used: --release 4.1.0 overrides it"
    assert not read(("kafka.yaml", STRIMZI), release="3.9.0").remarks
    alone, broker = ("c.properties", "process.roles=controller\n"), ("b.properties", "process.roles=broker\n")
    (told,) = read(alone, release="4.1.0").remarks
    assert str(told) == "c.properties:1: is a controller's file, which has no settings of brokers; name a broker's, too"
    assert not read(alone, broker, release="4.1.0").remarks


def test_missing_settings_have_the_defaults_of_the_release() -> None:
    """KIP-679 and KAFKA-13598: acks=all since 3.0, idempotence since 3.0.1 and 3.1.1."""
    found = {}
    for release in ("2.8.2", "3.0.0", "3.0.1", "3.1.0", "3.1.1", "3.6.1"):
        values = read(release=release, replicas="3", kind="zookeeper").situations[0].values
        found[release] = values["acks"].text, values["enable.idempotence"].text
    assert found == {"2.8.2": ("1", "false"), "3.0.0": ("all", "false"), "3.0.1": ("all", "true"),
                     "3.1.0": ("all", "false"), "3.1.1": ("all", "true"), "3.6.1": ("all", "true")}  # fmt: skip


def test_elr_is_enabled_by_default_since_4_1() -> None:
    has = {release: read(release=release, replicas="3", kind="kraft").situations[0].has_elr
           for release in ("3.9.1", "4.0.0", "4.1.0")}  # fmt: skip
    assert has == {"3.9.1": False, "4.0.0": False, "4.1.0": True}
    assert not read(release="4.1.0", replicas="3", elr="0").situations[0].has_elr


def test_a_producer_that_sets_acks_1_is_not_idempotent() -> None:
    """ProducerConfig.postProcessAndValidateIdempotenceConfigs at 3.2.0."""
    producer = ("producer.properties", "bootstrap.servers=b:9092\nacks=1\n")
    found = read(producer, release="4.1.0", replicas="3").situations[0]
    assert (found["enable.idempotence"].text, found["enable.idempotence"].origin) == ("false", "acks=1 switches it off")
    assert refusal(("producer.properties", "acks=1\nenable.idempotence=true\n"), release="4.1.0", replicas="3") == [
        "producer.properties:2: enable.idempotence=true does not go with acks=1: Kafka's producer refuses to start"
    ]


def test_without_a_replication_factor_one_and_three_replicas_are_answered() -> None:
    one, three = read(KRAFT, release="3.6.1").situations
    assert (one["replication factor"].text, three["replication factor"].text) == ("1", "3")
    assert not one.assumed and three.assumed == "topics that were created with --replication-factor 3"


FEATURE = "Feature: {0}\tSupportedMinVersion: 0\tSupportedMaxVersion: 9\tFinalizedVersionLevel: {1}\tEpoch: 12\n"


def elr(*files: str | tuple[str, str], **options: str) -> tuple[bool, bool]:
    """Whether eligible leader replicas are on, and whether anything says so."""
    found = read(*files, **{"release": "4.1.0", "replicas": "3", **options}).situations[0]
    return found.has_elr, found.elr_is_known


def test_elr_follows_the_levels_of_the_cluster() -> None:
    """EligibleLeaderReplicasVersion and Feature.defaultLevel, as called in the jars of 4.0.0 to 4.3.0."""
    assert elr() == (True, False)
    yaml = STRIMZI.partition("---")[0].replace("3.9.0", "4.1.0\n    metadataVersion: LEVEL")
    assert elr(("k.yaml", yaml.replace("LEVEL", "3.9-IV0")), kind="kraft") == (False, True)
    assert elr(("k.yaml", yaml.replace("LEVEL", "4.0-IV3")), kind="kraft") == (False, True)
    assert elr(("k.yaml", yaml.replace("LEVEL", "4.1-IV0")), kind="kraft") == (True, False)
    level = FEATURE.format("eligible.leader.replicas.version", "0")
    assert elr(("features.txt", level + FEATURE.format("metadata.version", "4.1-IV1"))) == (False, True)
    assert elr(elr="0") == (False, True)
    (line,) = refusal(("k.yaml", yaml.replace("LEVEL", "3.9-IV0")), release="4.1.0", replicas="3", elr="1")
    assert line.startswith(
        "--elr: eligible.leader.replicas.version=1 needs metadata.version 4.0-IV1 or later, and that"
    )


@pytest.mark.parametrize(("release", "kind", "line", "missing"), [
    ("3.9.1", "kraft", ("features.txt", FEATURE.format("metadata.version", "3.5-IV2")), "KAFKA-15021"),
    ("3.9.1", "kraft", ("features.txt", FEATURE.format("metadata.version", "3.6-IV0")), ""),
    ("2.8.1", "zookeeper", "broker.id=1\ninter.broker.protocol.version=2.6\n", "KIP-595"),
    ("2.8.1", "zookeeper", "broker.id=1\ninter.broker.protocol.version=2.7\n", ""),
    ("2.6.0", "zookeeper", "broker.id=1\ninter.broker.protocol.version=2.5\n", ""),
])  # fmt: skip
def test_levels_of_an_earlier_release_with_other_rules_get_no_answer(
    release: str, kind: str, line: str | tuple[str, str], missing: str
) -> None:
    refused = read(line, release=release, kind=kind, replicas="3").situations[0].refused
    assert bool(refused) is bool(missing) and missing in refused


def test_defaults_of_producers_are_those_of_their_client() -> None:
    found = read(release="2.8.1", kind="zookeeper", replicas="3", client_release="3.6.1")
    values = found.situations[0].values
    assert (values["acks"].text, values["acks"].origin) == ("all", "default of clients of 3.6.1")
    assert values["enable.idempotence"].flag and not found.assumed
    assert "acks=1, the default of clients before 3.0. --acks all has another answer." in read(
        release="2.8.1", kind="zookeeper", replicas="3"
    ).assumed  # fmt: skip


def test_topics_without_an_answer_stay_among_the_others() -> None:
    topics = "".join(f"Topic: {name}\tPartitionCount: 1\tReplicationFactor: {factor}\tConfigs: min.insync.replicas=2\n"
                     for name, factor in (("a", 3), ("b", 1)))  # fmt: skip
    a, b = read(("t.txt", topics), release="3.6.1", kind="kraft").situations
    assert not a.refused and "more than the 1 of the replication factor" in b.refused
    described = "Dynamic configs for topic orders are:\n  min.insync.replicas=2 sensitive=false synonyms={}\n"
    (orders,) = read(("c.txt", described), release="4.1.0").situations
    assert orders.refused.startswith("no file says how many replicas there are")


STATES = """\
Topic: orders	PartitionCount: 3	ReplicationFactor: 3	Configs: min.insync.replicas=2
	Topic: orders	Partition: 0	Leader: 1	Replicas: 1,2,3	Isr: 1	Elr: 	LastKnownElr:
	Topic: orders	Partition: 1	Leader: none	Replicas: 2,3,1	Isr: 	Elr: 2,3	LastKnownElr: 1
	Topic: orders	Partition: 2	Leader: 2	Replicas: 2,3,1,4	Isr: 2,3,1	Adding Replicas: 4	Removing Replicas:
"""


def cautioned(*files: tuple[str, str], **options: str) -> list[str]:
    sources = {name: read_source(name, text) for name, text in files}
    return [*map(str, with_cautions(read(*files, **options), sources).remarks)]


def test_partitions_close_to_a_loss_are_counted() -> None:
    assert cautioned(("t.txt", STATES), release="4.1.0") == [
        "t.txt:3: right now 1 partition has no leader",
        "t.txt:2: right now 1 partition has an ISR of one: if that broker loses power or its disk, records may be lost",
        "t.txt:2: right now 2 partitions have an ISR below min.insync.replicas=2",
        "t.txt:4: right now 1 partition has a reassignment under way",
    ]


def test_clusters_that_cannot_be_durable_are_remarked_on() -> None:
    text = KRAFT.replace("/var/kafka", "/tmp/kafka") + (
        "controller.quorum.voters=1@localhost:9093\nadvertised.listeners=PLAINTEXT://localhost:9092\n"
        "default.replication.factor=3\n"
    )
    assert cautioned(("server.properties", text), release="3.6.1") == [
        "server.properties:3: log.dirs=/tmp/kafka: many systems empty /tmp at boot",
        "server.properties:4: one controller only: its disk has the only copy of all metadata",
        "server.properties:5: localhost: brokers on other machines cannot replicate from this one",
    ]
    broker = "process.roles=broker\nmin.insync.replicas=2\ndefault.replication.factor=3\n"
    (remark,) = cautioned(("server.properties", broker), release="4.1.0")
    assert remark.startswith("server.properties:2: min.insync.replicas=2 is in a broker's file, and with eligible")
    zookeeper = STRIMZI.partition("---")[0].replace(", annotations: {strimzi.io/kraft: enabled}", "").replace(
        "  annotations: {strimzi.io/kraft: enabled}\n", ""
    ) + "  zookeeper:\n    storage: {type: ephemeral}\n"  # fmt: skip
    assert "ZooKeeper's storage is ephemeral" in cautioned(("k.yaml", zookeeper))[0]


def test_a_byte_order_mark_spoils_the_first_setting() -> None:
    """Utils.loadProps at 3.6.1 reads ISO 8859-1: the mark becomes part of the name. A comment can bear it."""
    (line,) = refusal(("s.properties", "\ufeff" + KRAFT), release="3.6.1")
    assert line.startswith("s.properties:1: begins with a byte order mark, which Kafka reads as part of the first name")
    assert read("\ufeff# ours\n" + KRAFT, release="3.6.1").situations[0].kraft


def test_options_override_files() -> None:
    found = read(KRAFT + "min.insync.replicas=1\n", release="3.6.1", replicas="3", min_isr="2").situations[0]
    assert (found["min.insync.replicas"].text, found["min.insync.replicas"].origin) == ("2", "--min-isr")


# What is refused ------------------------------------------------------------------------------------------------------

TWICE = "min.insync.replicas=1\nmin.insync.replicas=2\n"


REFUSED: list[tuple[tuple[str | tuple[str, str], ...], dict[str, str], str]] = [
    ((KRAFT,), {}, "no file says which release of Kafka runs; add it, as in --release 3.6.1"),
    ((KRAFT + TWICE,), {"release": "3.6.1"},
     "server.properties:5: min.insync.replicas is 2, and 1 at server.properties:4; keep one, or say --min-isr"),
    ((KRAFT + "zookeeper.connect=z:2181\n",), {"release": "3.6.1"},
     ("server.properties:4: is of a controller of another kind than server.properties:1; say --kraft or --zookeeper "
      "(a cluster that migrates is not modelled)")),
    (("zookeeper.connect=z:2181\n",), {"release": "4.1.0"},
     "server.properties:1: Kafka 4.1.0 has no ZooKeeper (KIP-500); leave out what names it"),
    ((), {"release": "3.6.1", "replicas": "3"},
     "Kafka 3.6.1 runs with ZooKeeper or with KRaft, and no file says which; add --kraft or --zookeeper"),
    ((KRAFT,), {"release": "3.2.0"},
     ("server.properties:1: Kafka 3.2.0 is modelled with ZooKeeper only; KRaft is for production since 3.3.0 "
      "(KIP-833)")),
    ((KRAFT,), {"release": "9.9.9"},
     "--release: Kafka 9.9.9 is not modelled; the last release modelled is 4.3.1 (kafka-4.1)"),
    ((KRAFT,), {"release": "3.6"},
     "--release: 3.6 is no release of Kafka but the beginning of some: 3.6.0, 3.6.1, 3.6.2"),
    ((KRAFT + "min.insync.replicas=two\nunclean.leader.election.enable=yes\n",), {"release": "3.6.1"},
     ("server.properties:4: min.insync.replicas is 'two'; it is a number, at least 1\n"
      "server.properties:5: unclean.leader.election.enable is 'yes'; it is true or false")),
    ((("app.properties", "spring.application.name=x\n"),), {"release": "3.6.1"},
     f"app.properties: has no setting of Kafka's; name {FILES}"),
    ((("client.properties", "bootstrap.servers=b:9092\n"),), {"release": "3.6.1"},
     "client.properties: may be of a producer or a consumer; call it producer.properties or consumer.properties"),
    ((("x.yaml", "a: [1,\n"),), {}, "x.yaml:2: is no YAML: expected the node content, but found '<stream end>'"),
    ((("x.yaml", "kind: Deployment\n"),), {},
     "x.yaml: has no Strimzi resource of the kind Kafka, KafkaNodePool or KafkaTopic"),
    ((("x.yaml", "a: " + "[" * 1500),), {}, "x.yaml: is nested too deeply"),
    ((("x.properties", "\0"),), {}, "x.properties: is no text; name a file of settings"),
    ((("x.properties", "\n \n"),), {}, "x.properties: is empty"),
    ((("x.properties", "#" * (LARGEST + 1)),), {},
     "x.properties: has more than 4,000,000 characters; name a file of settings"),
    ((("server.properties", "a=\\uZZZZ\n"),), {}, "server.properties:1: Invalid \\u escape sequence: \\uZZZZ"),
    ((("c.txt", "Dynamic configs for topic a are:\nsegmentation fault\n"),), {"release": "4.1.0"},
     "c.txt:2: is no line that kafka-configs --describe prints"),
    (("default.replication.factor=2\nmin.insync.replicas=3\n",), {"release": "3.6.2", "kind": "kraft"},
     ("server.properties:2: min.insync.replicas=3 (server.properties:2) is more than the 2 of the replication factor "
      "(server.properties:1): Kafka refuses every write with acks=all; name the number of replicas with --replicas")),
]  # fmt: skip


@pytest.mark.parametrize(("files", "options", "lines"), REFUSED)
def test_ambiguous_settings_are_refused_in_one_line_each(
    files: tuple[str | tuple[str, str], ...], options: dict[str, str], lines: str
) -> None:
    assert refusal(*files, **options) == lines.splitlines()


def test_unknown_settings_are_named_with_the_nearest_and_ignored() -> None:
    found = read(KRAFT + "min.insync.replica=2\nmy.plugin=1\nzookeeper.sync.time.ms=2000\n", release="3.6.1")
    slip = (
        "min.insync.replica is no setting of Kafka's for a broker, and is not used; did you mean min.insync.replicas?"
    )
    assert list(map(str, found.remarks)) == [
        f"server.properties:4: {slip}",
        "server.properties:5: my.plugin is no setting of Kafka's for a broker, and is not used",
        "server.properties:6: zookeeper.sync.time.ms is not used: 3.0.2 is the last release that has it",
    ]
    assert where(found, "min.insync.replicas")["min.insync.replicas"][0] == "1"


def test_relevant_settings_are_listed_and_others_counted() -> None:
    text = "process.roles=broker\nlog.dirs=/a,/b\nbroker.rack=r1\nnum.io.threads=8\nlog.flush.interval.ms=1\n"
    found = read(text, release="3.6.1", replicas="3")
    set_here = {str(v) for v in found.beside if not v.is_default}
    assert set_here == {"log.dirs=/a,/b", "broker.rack=r1", "log.flush.interval.ms=1"}
    assert [s.name for s in found.unused] == ["num.io.threads"]


# The tables -----------------------------------------------------------------------------------------------------------


def test_each_default_is_a_kafka_setting_with_a_source() -> None:
    for default in DEFAULTS:
        assert re.fullmatch(r"[\w./-]+/\w+\.(scala|java) at \d+\.\d+\.\d+(-rc\d)?", default.source), default
        tag = default.source.rpartition(" at ")[2].partition("-")[0]
        assert tag == default.since, default
        assert default.name in names_of(default.kind) or default.name == "eligible.leader.replicas.version", default


def test_a_default_comes_from_the_last_earlier_release() -> None:
    lags = [
        getattr(default_of("replica.lag.time.max.ms", release), "value", None)
        for release in ("2.4.1", "2.5.0", "4.3.1")
    ]
    assert lags == ["10000", "30000", "30000"]
    assert default_of("eligible.leader.replicas.version", "3.9.2") is None


def test_setting_names_match_the_jars() -> None:
    assert {kind: len(names_of(kind)) for kind in Kind} == {
        Kind.BROKER: 415, Kind.TOPIC: 37, Kind.PRODUCER: 115, Kind.CONSUMER: 118
    }  # fmt: skip
    assert names_of(Kind.BROKER)["zookeeper.connect"] == "3.9.1" and not names_of(Kind.BROKER)["log.dirs"]


# Rubbish --------------------------------------------------------------------------------------------------------------

PIECES = st.sampled_from([
    "min.insync.replicas", "acks", "=", ":", "\n", "\\", "\\u00", " ", "\t", "2", "kind: Kafka", "spec:", "  kafka:",
    "- ", "{", "}", "[", "&a ", "*a", "<<: ", "!!python/object/apply:os.system", "Topic: a\t", "ReplicationFactor: x\t",
    "Dynamic configs for topic a are:", "  acks=1 sensitive=false synonyms={}", "process.roles=broker", "---", "\x00",
])  # fmt: skip
TEXTS = st.lists(PIECES, max_size=12).map("".join) | st.text(max_size=60)


@given(text=TEXTS, name=st.sampled_from(["a.yaml", "s.properties"]))
@settings(max_examples=60)
def test_any_text_is_read_or_refused_in_lines(text: str, name: str) -> None:
    try:
        resolve({name: read_source(name, text)}, {"release": "4.1.0"})
    except SettingsError as error:
        assert str(error) and "\n" not in str(error)


# Consumers ------------------------------------------------------------------------------------------------------------

CONSUMER = "bootstrap.servers=a:9092\ngroup.id=x\n"


def test_settings_of_consumers_are_used_where_a_file_has_them() -> None:
    text = CONSUMER + "isolation.level=read_committed\nauto.offset.reset=none\nenable.auto.commit=false\n"
    found = read(KRAFT, ("consumer.properties", text), release="3.6.1")
    assert where(found, "isolation.level", "auto.offset.reset", "enable.auto.commit") == {
        "isolation.level": ("read_committed", "consumer.properties:3"),
        "auto.offset.reset": ("none", "consumer.properties:4"),
        "enable.auto.commit": ("false", "consumer.properties:5"),
    }
    assert "isolation.level" not in read(KRAFT, release="3.6.1").situations[0].values
    assert {s.name for s in found.unused} >= {"group.id"} and "isolation.level" not in {s.name for s in found.unused}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("isolation.level=committed", "isolation.level is 'committed'; it is read_committed or read_uncommitted"),
        ("auto.offset.reset=first", "auto.offset.reset is 'first'; it is latest, earliest, none or by_duration:…"),
        ("enable.auto.commit=yes", "enable.auto.commit is 'yes'; it is true or false"),
    ],
)
def test_wrong_settings_of_consumers_are_refused_in_a_line(line: str, says: str) -> None:
    assert refusal(KRAFT, ("consumer.properties", f"{CONSUMER}{line}\n"), release="3.6.1") == [
        f"consumer.properties:3: {says}"
    ]


def test_two_values_of_a_consumer_are_refused_and_unknown_names_reported() -> None:
    files = [("consumer.properties", f"{CONSUMER}client.rack={rack}\n") for rack in "ab"]
    both = (KRAFT, files[0], ("b.consumer.properties", files[1][1]))
    said = "b.consumer.properties:3: client.rack is b, and a at consumer.properties:3; keep one, or say which by"
    assert refusal(*both, release="3.6.1") == [f"{said} leaving a file out"]
    (remark,) = read(KRAFT, ("consumer.properties", CONSUMER + "isolation.levl=x\n"), release="3.6.1").remarks
    assert str(remark) == (
        "consumer.properties:3: isolation.levl is no setting of Kafka's for a consumer, and is not used; did you mean "
        "isolation.level?"
    )
