"""What an account says beside the steps: who fixed it since when; and how soon a producer is told."""

from __future__ import annotations

import pytest

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain.fixed import fixed, linked
from tideproof.counterexamples.formats.mermaid import to_mermaid
from tideproof.model.language.properties import watched
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.natural import acknowledged_early
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import PROPERTIES

ONE = {"log_size": 1, "records": 1}


def lost(protocol: str, prop: str, **bounds: int) -> Counterexample:
    of, wanted = PROTOCOLS[protocol], next(p for p in PROPERTIES if p.name == prop)
    with explore(of, of.bounded(**bounds), [wanted], stop_when_decided=True) as found:
        return Counterexample.of(found.system, wanted, "exhaustive", found.verdicts[0].trace or ())


@pytest.mark.parametrize(
    ("protocol", "bounds", "said"),
    [
        (
            "kafka-0.10",
            {"crashes": 1, **ONE},
            'Fixed in Kafka 0.11.0.0 (KIP-101): followers truncate by leader epoch. One rule is enough here: "ask',
        ),
        (
            "kafka-1211",
            {"crashes": 1, "epochs": 2},
            'A known flaw (KAFKA-1211). One rule is enough here: "ask or truncate to high watermark", not "truncate',
        ),
        ("kafka-0.10", {"unclean": 1, "replicas": 2, **ONE}, ""),  # no release keeps what it elects without
    ],
)
def test_the_fix_is_named_if_one_rule_suffices(protocol: str, bounds: dict[str, int], said: str) -> None:
    found = fixed(lost(protocol, "Durable", **bounds))
    assert found.startswith(said) and bool(found) is bool(said)


def test_kips_and_issues_become_links() -> None:
    text = linked("Fixed in Kafka 0.11.0.0 (KIP-101, KAFKA-1211)", "[{name}]({address})")
    assert "[KIP-101](https://cwiki.apache.org/confluence/display/KAFKA/KIP-101+-+Alter" in text
    assert "[KAFKA-1211](https://issues.apache.org/jira/browse/KAFKA-1211)" in text


def test_a_record_is_acknowledged_before_the_crash_that_loses_it() -> None:
    """The engine acknowledged last, as it may; the record is on both brokers as soon as step 4 has committed it."""
    shown = lost("kafka-0.10", "AckedSurvive", crashes=1, acks=-1, **ONE)
    names = [step.action.name for step in shown.run.steps]
    assert (len(names), names.index("LeaderAcknowledge"), names.index("CrashAndRestart")) == (9, 4, 5)
    late = [*names[:4], *names[5:], names[4]]
    steps = sorted(shown.run.steps, key=lambda step: late.index(step.action.name))
    again = replay(watched(shown.run.system.protocol, shown.run.system.bounds, [shown.property]), steps)
    assert again.first_violation(shown.property.on_ints) == 9, "so it was found"
    assert acknowledged_early(again, shown.property.on_ints).steps == shown.run.steps


def test_brokers_with_kraft_read_metadata_records() -> None:
    said = to_mermaid(lost("kafka-3.7-kraft", "Durable", power_losses=1, **ONE))
    assert "metadata record e2, lead" in said and "LeaderAndIsr" not in said
    assert "LeaderAndIsr" in to_mermaid(lost("kafka-3.7", "Durable", power_losses=1, **ONE))
