"""`tideproof assess --expect` is not green where another component, broker or partition has the value that counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.cli import Cli

THREE = "log.dirs=/d\ndefault.replication.factor=3\n"
BOTH, CONTROLLER = "process.roles=broker,controller\n" + THREE, "process.roles=controller\nnode.id=9\n"
BROKER, ZOOKEEPER = "process.roles=broker\n" + THREE, "zookeeper.connect=z:2181\n" + THREE
TWO, ONE, UNCLEAN = "min.insync.replicas=2\n", "min.insync.replicas=1\n", "unclean.leader.election.enable=true\n"
OF_ONE = "Dynamic configs for broker 1 are:\n  {0}={1} sensitive=false synonyms={{DYNAMIC_BROKER_CONFIG:{0}={1}}}\n"
OF_FILE = "All configs for broker 1 are:\n  {0}={1} sensitive=false synonyms={{STATIC_BROKER_CONFIG:{0}={1}}}\n"
OF_ALL = "Default configs for brokers in the cluster are:\n" + OF_ONE.partition("\n")[2]
ISR, CLEAN = "min.insync.replicas", "unclean.leader.election.enable"
HEAD = "Topic: a\tPartitionCount: 2\tReplicationFactor: 3\tConfigs: min.insync.replicas=2\n"
FEWER = HEAD + "\tTopic: a\tPartition: 1\tLeader: 1\tReplicas: 1\tIsr: 1\tElr: \tLastKnownElr: \n"
DEAD, LOSES = "a broker dies for good: not found", "a broker dies for good: can lose"
POWER, NONE = "power loss: not found", "fixable: none"


@pytest.mark.parametrize(("files", "options", "expected", "status", "says"), [
    ((ZOOKEEPER + TWO + UNCLEAN, OF_ONE.format(CLEAN, "false")), "2.8.1 --acks all", DEAD, 2, "for broker 1 alone"),
    ((BOTH + ONE, OF_ONE.format(ISR, 2)), "3.6.1", DEAD, 2, "is 2 for broker 1 alone, and 1 for others"),
    ((BOTH + TWO, OF_ONE.format(ISR, 2)), "3.6.1", DEAD, 0, "min.insync.replicas=2"),
    ((BOTH + TWO, OF_FILE.format(ISR, 1)), "3.6.1", DEAD, 2, "min.insync.replicas is 1, and 2 at"),
    ((BOTH + TWO, OF_ONE.format(ISR, 1)), "4.1.0 --elr", POWER, 0, "of broker 1 is not in force"),
    ((CONTROLLER, BROKER + TWO), "4.1.0 --elr", POWER, 1, "process.roles=broker is not in force"),
    ((CONTROLLER + TWO, BROKER + ONE), "4.1.0 --elr", POWER, 0, "min.insync.replicas=2"),
    ((CONTROLLER + ONE, BROKER + TWO), "4.1.0 --no-elr", DEAD, 0, "process.roles=controller is not in force"),
    ((BROKER + TWO,), "4.1.0 --elr", POWER, 3, "If min.insync.replicas=2 is in the controllers' file too"),
    ((BROKER, OF_ALL.format(ISR, 2)), "4.1.0 --elr", POWER, 0, "min.insync.replicas=2"),
    ((BROKER + TWO + CLEAN + "=false\n",), "3.9.1", DEAD, 3, "that of the controllers decides"),
    ((CONTROLLER + UNCLEAN, BROKER + TWO + CLEAN + "=false\n"), "4.1.0 --no-elr", DEAD, 1, "unclean election"),
    ((BROKER + TWO + UNCLEAN,), "3.6.1", DEAD, 0, "is not read by KRaft before 3.9.0"),
    ((CONTROLLER + CLEAN + "=false\n", BROKER + TWO + UNCLEAN), "3.6.1", DEAD, 0, "is not read by KRaft before 3.9.0"),
    ((BROKER + TWO + UNCLEAN,), "3.9.1", DEAD, 3, "that of the controllers decides"),
    ((BOTH + TWO,), "4.1.0", NONE, 3, "that depends on eligible.leader.replicas.version"),
    ((BOTH + ONE,), "3.6.1", NONE, 1, "the loss of one disk"),
    ((BOTH + ONE,), "3.6.1", DEAD, 1, "its disk may have the only copy"),
    ((HEAD.replace("3", "1"),), "4.1.0", POWER, 1, "there is one copy of it"),
    ((HEAD.replace("3", "1"),), "4.1.0", DEAD, 1, "there is one copy of it"),
    ((HEAD.replace("3", "1"),), "4.1.0", LOSES, 0, "there is one copy of it"),
    ((BOTH + ONE,), "3.6.1", LOSES, 0, "its disk may have the only copy"),
    ((BOTH + TWO,), "3.6.1", LOSES, 1, "found: not found"),
    ((BOTH + ONE,), "3.6.1", "unclean election: not found", 0, "its disk may have the only copy"),
    ((BOTH + TWO,), "4.1.0 --elr", "reassignment: not found", 1, "in 9 steps with a third change of replicas"),
    ((HEAD.replace("3", "1"),), "3.6.2 --kraft", POWER, 2, "Kafka refuses every write with acks=all"),
    ((FEWER,), "4.1.0", POWER, 1, "there is one copy of it"),
    ((HEAD,), "4.1.0 --elr", POWER, 0, "replication factor 3"),
])  # fmt: skip
def test_the_value_that_counts_is_judged(
    cli: Cli, tmp_path: Path, files: tuple[str, ...], options: str, expected: str, status: int, says: str
) -> None:
    names = [f"server{number}.properties" for number in range(len(files))]
    for name, text in zip(names, files, strict=True):
        (tmp_path / name).write_text(text)
    ran = cli("assess", *names, "--release", *options.split(), "--expect", expected)
    assert (ran.returncode, says in " ".join((ran.stdout + ran.stderr).split())) == (status, True), ran.stdout


IDEMPOTENT, TRANSACTIONS = "enable.idempotence=true\n", "transactional.id=t\n"


@pytest.mark.parametrize(("producer", "client", "acks"), [
    (IDEMPOTENT, "2.8.1", "acks=all"),
    (TRANSACTIONS, "2.8.1", "acks=all"),
    (IDEMPOTENT + "acks=1\n", "2.8.1", "refuses to start"),
    ("enable.idempotence=false\n", "2.8.1", "acks=1"),
    ("acks=1\n", "3.6.1", "acks=1"),
])  # fmt: skip
def test_idempotence_raises_acks_that_no_file_has(
    cli: Cli, tmp_path: Path, producer: str, client: str, acks: str
) -> None:
    """ProducerConfig.maybeOverrideAcksAndRetries at 2.8.1."""
    (tmp_path / "server.properties").write_text(BOTH + TWO)
    (tmp_path / "producer.properties").write_text(producer)
    ran = cli("assess", "server.properties", "producer.properties", "--release", "3.6.1", "--client-release", client)
    assert acks in " ".join((ran.stdout.partition("\n\n")[0] + ran.stderr).split())


STRIMZI = """\
kind: Kafka
metadata: {annotations: {strimzi.io/kraft: enabled}}
spec: {kafka: {version: 3.9.0, config: {default.replication.factor: 3, min.insync.replicas: 1}}}
"""
FEATURES, ELR = "kafka-features.sh --bootstrap-server HOST:9092 upgrade", "eligible.leader.replicas.version=1"
METADATA = (
    f"{FEATURES} --release-version 4.1 (if metadata.version is before 4.0-IV1), then kafka-features.sh "
    "--bootstrap-server HOST:9092"
)
DEFAULT_FIRST = "first kafka-configs.sh --bootstrap-server HOST:9092 --alter --entity-type brokers --entity-default"


@pytest.mark.parametrize(("text", "options", "says", "never"), [
    (BROKER + TWO, "--release 3.9.1", DEFAULT_FIRST, "spec.kafka"),
    (BROKER + TWO, "--release 4.1.0", f"Turn eligible leader replicas on: {DEFAULT_FIRST}", "spec.kafka"),
    (BOTH + TWO, "--release 3.9.1", f"{METADATA} upgrade --feature {ELR}", DEFAULT_FIRST),
    (BOTH + TWO, "--release 4.1.0", f"on: {METADATA} upgrade --feature {ELR}", DEFAULT_FIRST),
    (STRIMZI, "", "then kafka-features.sh", "--release-version"),
    (STRIMZI.replace("3.9.0", "4.1.0, metadataVersion: 4.0-IV3"), "", f"on: {FEATURES} --feature {ELR}", "(if meta"),
    (STRIMZI, "", "set metadataVersion: 4.1-IV1 in spec.kafka (if metadata.version is before 4.0-IV1), then", " && "),
    (BOTH + ONE + "log.flush.interval.messages=1\n", "--release 4.1.0",
     "(4.1 to 4.3: docs/findings/eligible-after-removal.md). It costs: writes", "spec.kafka"),
    (BOTH + TWO, "--release 4.1.0 --elr", "reassignment Today: before a removed broker is added again", "spec.kafka"),
    (BOTH + ONE + "log.flush.interval.messages=1\n", "--release 4.1.0 --no-elr",
     "loss of a disk Set min.insync.replicas=2", "spec.kafka"),
    (BOTH + ONE, "--release 4.1.0", "replicas=2, and on each topic that sets it. Do it while no partition is offline",
     "spec.kafka"),
    (BOTH + ONE, "--release 4.1.0 --no-elr", "Turn eligible leader replicas on", "while no partition is offline"),
    (BOTH + ONE, "--release 3.9.1", "Set min.insync.replicas=2", "while no partition is offline"),
    (BOTH + TWO, "--release 4.1.0 --elr --replicas 2", "which clears Elr; the same value does not", "spec.kafka"),
    (BOTH + TWO, "--release 3.9.1", "auto.leader.rebalance.enable=false in the controllers' file", " is set ("),
    (BOTH + TWO + "auto.leader.rebalance.enable=false\n", "--release 3.9.1",
     "holds only if nobody triggers preferred elections", "Leaders then stay"),
    (STRIMZI, "", "Set min.insync.replicas=2 in spec.kafka.config", "kafka-configs.sh"),
    (BOTH + TWO, "--release 4.1.0 --elr --replicas 2", "look at Elr in kafka-topics.sh --describe", "spec.kafka"),
])  # fmt: skip
def test_the_advice_fits_where_the_setting_is(
    cli: Cli, tmp_path: Path, text: str, options: str, says: str, never: str
) -> None:
    (tmp_path / "server.properties").write_text(text)
    advice = " ".join(
        cli("assess", "server.properties", *options.split()).stdout.partition("What to change")[2].split()
    )
    assert says in advice and never not in advice


@pytest.mark.parametrize(("text", "options", "says"), [
    (BROKER + TWO + UNCLEAN, "3.9.1",
     "If unclean.leader.election.enable=true is in the controllers' file too:"),
    (BOTH + TWO, "4.1.0", "If eligible leader replicas are on:"),
    (BOTH + TWO, "4.1.0 --elr", ""),
])  # fmt: skip
def test_the_table_has_the_condition_of_the_answer(
    cli: Cli, tmp_path: Path, text: str, options: str, says: str
) -> None:
    (tmp_path / "server.properties").write_text(text)
    asked = ("assess", "server.properties", "--release", *options.split())
    above = cli(*asked).stdout.partition("fault, once")[0].split("\n\n")[-1]
    assert " ".join(above.split()) == says
    assert f"<p>{says.replace(chr(39), '&#x27;')}</p>" in cli(*asked, "--as", "html").stdout or not says


def test_sarif_reports_what_is_known_beyond_the_searches(cli: Cli, tmp_path: Path) -> None:
    """A third change of replicas, and one replica."""
    (tmp_path / "server.properties").write_text(BOTH + TWO)
    asked = ("assess", "server.properties", "--as", "sarif", "--release")
    (run,) = json.loads(cli(*asked, "4.1.0", "--elr").stdout)["runs"]
    levels = {r["ruleId"].partition("/")[2]: r["level"] for r in run["results"]}
    assert levels == {"reassignment": "note", "missed-epoch": "note"}
    (run,) = json.loads(cli(*asked, "4.1.0", "--replicas", "1").stdout)["runs"]
    assert [r["ruleId"] for r in run["results"]] == ["acknowledged-record-lost/no-fault"]


def test_settings_come_before_flushes(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "server.properties").write_text(BOTH + ONE)
    advice = cli("assess", "server.properties", "--release", "3.9.1").stdout.partition("What to change")[2]
    places = [advice.index(text) for text in ("min.insync.replicas=2", "Upgrade to", "log.flush.interval")]
    assert places == sorted(places)
