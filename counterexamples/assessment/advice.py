"""Published rules for durable settings, each judged by the atlas: docs/advice.md (`make advice`).

A rule is judged by the weakest settings that satisfy it. It protects against a fault if no acknowledged record is lost
in any reachable state of the cell; whatever it does not fix, as the release, varies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tideproof.counterexamples.assessment.findings import SINGLES, Finding, asked, name_of
from tideproof.counterexamples.assessment.situation import MIN_ISR
from tideproof.counterexamples.assessment.sources import REPLICATION_FACTOR
from tideproof.properties.atlas.settings import Question, Settings
from tideproof.properties.atlas.table import Atlas, Found

JUDGED = (("2.8.2", False), ("3.6.1", True), ("3.9.1", True), ("4.1.0", True))
"""Releases, and whether with KRaft."""


@dataclass(frozen=True)
class Rule:
    """A rule as it is written, where, and the settings that satisfy it."""

    who: str
    says: str
    source: str
    settings: dict[str, Any]
    note: str

    @property
    def shown(self) -> str:
        values = {"replicas": REPLICATION_FACTOR, "min_isr": MIN_ISR, "acks": "acks"}
        return ", ".join(f"{values[name]}={value}" for name, value in self.settings.items())

    def command(self, release: str, kraft: bool, fault: str) -> str:
        """The command that writes the trace of a loss."""
        kind = "" if release.startswith("4.") else " --kraft" if kraft else " --zookeeper"
        options = {"replicas": "--replicas", "min_isr": "--min-isr", "acks": "--acks"}
        given = " ".join(f"{options[name]} {value}" for name, value in self.settings.items())
        return f"tideproof assess --release {release}{kind} {given} --trace loss.json --fault '{fault}'"


def _three(min_isr: int, acks: str = "all") -> dict[str, Any]:
    return {"replicas": 3, "min_isr": min_isr, "acks": acks}


RULES = (
    Rule(
        "Apache Kafka, documentation of min.insync.replicas",
        "A typical scenario would be to create a topic with a replication factor of 3, set min.insync.replicas to 2, "
        'and produce with acks of "all". This will ensure that the producer raises an exception if a majority of '
        "replicas do not receive a write.",
        "clients/src/main/java/org/apache/kafka/common/config/TopicConfig.java at 3.9.0-rc3",
        _three(2),
        "It says who has received a write, and nothing of a disk: a replica acknowledges what is in its page cache.",
    ),
    Rule(
        "Strimzi, KafkaSpecChecker",
        "min.insync.replicas option is not configured. It defaults to 1 which does not guarantee reliability and "
        "availability.",
        "strimzi/strimzi-kafka-operator, KafkaSpecChecker.java at 046196b9fb7d (checkKafkaReplicationConfig)",
        _three(1),
        "The check looks for a value, and not at it: `min.insync.replicas: 1` passes, and so do unclean elections.",
    ),
    Rule(
        "Amazon MSK, best practices",
        "Set minimum in-sync replicas (minISR) to at most RF - 1.",
        "https://docs.aws.amazon.com/msk/latest/developerguide/bestpractices.html",
        _three(1),
        "It is about availability, and gives a greatest value only: 1 satisfies it.",
    ),
    Rule(
        "Amazon MSK, best practices for clients",
        "acks=all for high durability, with RF=3 and min.isr=2 on the side of the server",
        "https://docs.aws.amazon.com/msk/latest/developerguide/bestpractices-kafka-client.html",
        _three(2),
        "These are the settings of Kafka's own documentation.",
    ),
    Rule(
        "Confluent Cloud, optimize for durability",
        "[acks=all] provides the strongest available guarantees that the record won't be lost as long as at least one "
        "in-sync replica remains alive.",
        "https://docs.confluent.io/cloud/current/client-apps/optimizing/durability.html",
        _three(2),
        "A leader that missed an epoch acknowledges a record by what a follower had two epochs ago. One of three "
        "replicas has failed then, the two in the ISR remain alive, and one of them leads without the record.",
    ),
    Rule(
        "Conduktor, options explorer",
        "default.replication.factor=3 and min.insync.replicas=2 […] guarantees that even if 1 broker fails immediately "
        "after the ack, the data is safe on the remaining 2.",
        "https://kafka-options-explorer.conduktor.io/kafka-broker/ensure-durability",
        _three(2),
        "A crash alone loses nothing here. With two in the ISR a record is on two brokers and not on three; the third "
        "may not have it.",
    ),
    Rule(
        "axonops/kafka-analyzer",
        "Set min.insync.replicas to at least 2 (with RF >= 3) and require acks=all on producers.",
        "axonops/kafka-analyzer, kafka_analyzer/analyzers/configuration.py at 929e5898e403, config.py at af19ad5adbaa",
        _three(2),
        "It looks at unclean.leader.election.enable too, and at no release, which decides what a power loss does.",
    ),
    Rule(
        "superstreamlabs/kafka-analyzer",
        "All topics have appropriate replication factor (≤ the number of brokers)",
        "superstreamlabs/kafka-analyzer, src/health-checker.js at 5933fd3889b7 (checkReplicationFactor)",
        {"replicas": 2, "min_isr": 1, "acks": "all"},
        "Of the settings here it looks at the replication factor, and only whether it is too large: 1 passes too.",
    ),
    Rule(
        "Cloudera, reference architecture",
        "Cloudera Manager sets the default minimum number of in-sync replicas (ISR) to 1. This should generally be "
        "increased to a minimum of 2 in a production cluster to prevent data loss.",
        "https://docs.cloudera.com/cdp-reference-architectures/latest/cdp-pvc-base-ra/topics/ra-cdpdc-kafka.html",
        _three(2, "1"),
        "It says nothing of acks. min.insync.replicas counts for acks=all only: with acks=1, which was the default of "
        "producers before 3.0, a broker that stops for good is enough.",
    ),
)


def findings(rule: Rule, release: str, kraft: bool, atlas: Atlas) -> list[Finding]:
    """The atlas's findings on the settings of a rule, fault by fault."""
    settings = Settings.of_release(release, kraft, **rule.settings)
    question = Question.ACKED_LOST
    return [asked(settings, question, faults, atlas) for faults in SINGLES]


def judged(found: Sequence[Finding]) -> str:
    """A verdict in words, with the faults against which the rule does not protect."""
    lost = [f for f in found if f.status is Found.VIOLATED]
    if any(not f.faults for f in lost):
        return "does not protect: the death of one broker loses a record"
    if lost:
        return f"does not protect from: {', '.join(name_of(f.faults) for f in lost)}"
    open_ = {Found.UNKNOWN, Found.NOT_SEARCHED} & {f.status for f in found}
    return "not decided" if open_ else "protects, within the bounds"


def _cell(finding: Finding) -> str:
    row = finding.row
    if finding.status is Found.VIOLATED and row:
        return f"can lose in {row.depth}"
    if finding.status is Found.HOLDS and row:
        return f"not found ({row.states:,})"
    return finding.word


PAGE_HEAD = """# The advice of others, judged

Written by `make advice` from the atlas; a test compares them. Each rule is quoted with its source, and judged by the
weakest settings that it asks for or lets pass, with clean elections, release by release and fault by fault
([what they are](operators.md#what-can-go-wrong)). *Can lose in n*: an acknowledged record is lost in n steps, in the
shortest trace. *Not found (n)*: the search has n states, all reachable ones within its bounds, and none loses a
record; it may be a search with a fault more. A rare race of a request thread is in none ([late
acknowledgement](findings/late-acknowledgement.md)).

To see a trace: the command below a table writes one, and `tideproof show loss.json` tells it.
"""


def page(atlas: Atlas) -> str:
    """The page, in Markdown."""
    return "\n".join([PAGE_HEAD, *(line for rule in RULES for line in _section(rule, atlas))])


def _section(rule: Rule, atlas: Atlas) -> Iterator[str]:
    yield f"## {rule.who}"
    yield ""
    yield f"> {rule.says}"
    yield ""
    yield f"Source: {rule.source}. Judged with {rule.shown}. {rule.note}"
    yield ""
    yield f"| release | verdict | {' | '.join(map(name_of, SINGLES))} |"
    yield "|---" * (len(SINGLES) + 2) + "|"
    lost = ""
    for release, kraft in JUDGED:
        found = findings(rule, release, kraft, atlas)
        kind = "KRaft" if kraft else "ZooKeeper"
        yield f"| {' | '.join([f'{release}, {kind}', judged(found), *map(_cell, found)])} |"
        worst = next((f for f in found if f.status is Found.VIOLATED), None)
        if worst and not lost:
            lost = rule.command(release, kraft, name_of(worst.needs))
    yield ""
    if lost:
        yield "```console"
        yield f"$ {lost}"
        yield "```"
        yield ""
