"""Settings beyond those of the atlas: what carries over is answered, for the rest there is one line, and no guess."""

from __future__ import annotations

import pytest
from support.cli import Cli

from tideproof.counterexamples.assessment.answer import Assessment, assess
from tideproof.counterexamples.assessment.effective import resolve
from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.settings import NO_FAULT, Fault, Question
from tideproof.properties.atlas.table import Atlas, Found
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import property_named


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas.load()


def answered(atlas: Atlas, release: str, replicas: int, min_isr: int, acks: str = "all") -> Assessment:
    given = {"replication factor": str(replicas), "min.insync.replicas": str(min_isr), "acks": acks}
    return assess(resolve({}, {"release": release, "controller": "kraft", **given}).situations[0], atlas)


def test_up_to_3_6_what_holds_with_2_in_the_isr_holds_with_3(atlas: Atlas) -> None:
    three, two = answered(atlas, "3.6.1", 3, 3), answered(atlas, "3.6.1", 3, 2)
    for key, found in two.findings.items():
        other = three.findings[key]
        if found.status is Found.HOLDS and key[0] is not Question.DUPLICATED:
            assert other.status is Found.HOLDS and other.row == found.row
            assert other.evidence == f"{found.evidence}; with min.insync.replicas=2"
        else:
            assert other.status is not Found.VIOLATED and other.status is not Found.HOLDS, "no guess"
    lost = three.acked((Fault.POWER_LOSS,))
    assert (lost.word, lost.evidence) == ("not planned", "with min.insync.replicas=2: can lose (in 12 steps)")
    assert three.sentence.endswith(
        "min.insync.replicas=3 only refuses more writes, so what was not found with 2 is not found here; a record is "
        "lost by power loss (in 12 steps) and missed epoch (in 14 steps) with 2, and was not searched with 3. Writes "
        "with acks=all fail while one of 3 replicas is out of the ISR (Partition.appendRecordsToLeader at 3.6.1, "
        "3.7.0). Not planned: one power loss and a leader that misses an epoch."
    )
    assert not three.changes and not three.of_others


def test_a_search_with_3_agrees() -> None:
    """Without a fault the model has fewer states than with 2, and loses nothing; `tideproof check` says the same."""
    protocol, sizes = KAFKA_3_6_KRAFT, {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3, "acks": -1}
    for min_isr, states in ((2, 4801), (3, 3667)):
        bounds = protocol.bounded(**sizes, **NO_FAULT, min_insync_replicas=min_isr)
        with explore(protocol, bounds, [property_named("AckedSurvive", protocol)]) as found:
            assert found.verdicts[0].status.value == "holds" and found.distinct_states == states


SINCE_3_7 = (
    "min.insync.replicas=3 was not searched, and since 3.7 the high watermark waits for it, too (KAFKA-15583), so that "
    "nothing carries over from 2. With min.insync.replicas=3 writes with acks=all fail while one of 3 replicas is out"
)
FIVE = (
    "5 replicas were not searched, and neither a loss nor its absence is known to carry over from 3. With "
    "min.insync.replicas=3 writes with acks=all go on while 2 of 5 replicas are out of the ISR"
)


@pytest.mark.parametrize(("release", "replicas", "min_isr", "says"), [
    ("3.9.1", 3, 3, SINCE_3_7),
    ("3.6.1", 5, 3, FIVE),
    ("3.6.1", 4, 1, "while 3 of 4 replicas are out of the ISR"),
])  # fmt: skip
def test_one_line_says_what_the_settings_mean_and_what_is_nearest(
    release: str, replicas: int, min_isr: int, says: str, atlas: Atlas
) -> None:
    found = answered(atlas, release, replicas, min_isr)
    assert found.sentence.startswith("No answer: ") and says in found.sentence and not found.findings
    near = answered(atlas, release, 3, min(min_isr, 2))
    lost = " and ".join(f"{f.faults[0]} ({f.evidence})" for f in near.losing())
    assert found.sentence.endswith(
        f". Nearest: with --replicas 3 --min-isr {min(min_isr, 2)} a record is lost by {lost}."
    )
    assert lost and all(atlas.answer(Cell(near.settings, f.faults, f.question)).row for f in near.losing())  # type: ignore[arg-type]


def test_acks_1_has_the_answer_of_2(atlas: Atlas) -> None:
    assert answered(atlas, "3.6.1", 3, 3, acks="1").sentence == (
        "No answer: min.insync.replicas does not count with acks=1 (Partition.appendRecordsToLeader at 3.6.1, 3.7.0): "
        "--min-isr 2 has the answer."
    )


@pytest.mark.parametrize(("settings", "expected", "status"), [
    ("3 --min-isr 3", "crash: not found", 0),
    ("3 --min-isr 3", "power loss: not found", 3),
    ("3 --min-isr 3", "power loss: can lose", 3),
    ("3 --min-isr 3", "unclean by command: not found", 3),
    ("5 --min-isr 3", "crash: not found", 3),
])  # fmt: skip
def test_a_gate_is_open_only_for_what_carries_over(cli: Cli, settings: str, expected: str, status: int) -> None:
    asked = ("assess", "--release", "3.6.1", "--kraft", "--replicas", *settings.split(), "--expect", expected)
    assert cli(*asked).returncode == status
