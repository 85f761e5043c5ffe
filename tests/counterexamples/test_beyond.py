"""Three replicas with min.insync.replicas=3, and more replicas than the atlas has: one line, and no guess."""

from __future__ import annotations

import pytest
from support.cli import Cli

from tideproof.counterexamples.assessment.answer import Assessment, assess
from tideproof.counterexamples.assessment.effective import resolve
from tideproof.model.protocols.broker.releases.kafka_3_6_kraft import KAFKA_3_6_KRAFT
from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.settings import NO_FAULT, Fault
from tideproof.properties.atlas.table import Atlas, Found
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import property_named


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas.load()


def answered(atlas: Atlas, release: str, replicas: int, min_isr: int, acks: str = "all") -> Assessment:
    given = {"replication factor": str(replicas), "min.insync.replicas": str(min_isr), "acks": acks}
    return assess(resolve({}, {"release": release, "controller": "kraft", **given}).situations[0], atlas)


@pytest.mark.parametrize("release", ["3.6.1", "3.9.1", "4.1.0"])
def test_with_3_of_three_in_the_isr_a_record_is_lost_later(atlas: Atlas, release: str) -> None:
    """Each replica has the record when it is acknowledged, so more of them have to leave the ISR before it is lost."""
    three, two = answered(atlas, release, 3, 3), answered(atlas, release, 3, 2)
    lost = {f.faults[0]: f.row.depth for f in three.losing() if f.row}
    sooner = {f.faults[0]: f.row.depth for f in two.losing() if f.row}
    by_removal = lost.pop(Fault.REASSIGNMENT, None)  # a replica that is removed, added again and elected (4.1 to 4.3)
    assert by_removal == (12 if release == "4.1.0" else None)
    assert lost and all(depth > sooner[fault] for fault, depth in lost.items())
    assert three.acked((Fault.CRASH,)).status is Found.HOLDS


def test_a_search_with_3_agrees() -> None:
    """Without a fault the model has fewer states than with 2, and loses nothing; `tideproof check` says the same."""
    protocol, sizes = KAFKA_3_6_KRAFT, {"replicas": 3, "log_size": 1, "records": 1, "epochs": 3, "acks": -1}
    for min_isr, states in ((2, 4801), (3, 3667)):
        bounds = protocol.bounded(**sizes, **NO_FAULT, min_insync_replicas=min_isr)
        with explore(protocol, bounds, [property_named("AckedSurvive", protocol)]) as found:
            assert found.verdicts[0].status.value == "holds" and found.distinct_states == states


FIVE = (
    "5 replicas were not searched, and neither a loss nor its absence is known to carry over from 3. Writes with "
    "acks=all go on while 2 of 5 replicas are out of the ISR"
)


@pytest.mark.parametrize(("release", "replicas", "min_isr", "says"), [
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
    assert found.sentence.endswith(f". The nearest, --replicas 3 --min-isr {min(min_isr, 2)}: lost by {lost}.")
    assert lost and all(atlas.answer(Cell(near.settings, f.faults, f.question)).row for f in near.losing())  # type: ignore[arg-type]


@pytest.mark.parametrize(("settings", "expected", "status"), [
    ("3 --min-isr 3", "crash: not found", 0),
    ("3 --min-isr 3", "power loss: not found", 1),
    ("3 --min-isr 3", "power loss: can lose", 0),
    ("5 --min-isr 3", "crash: not found", 3),
])  # fmt: skip
def test_a_gate_is_open_only_for_what_was_searched(cli: Cli, settings: str, expected: str, status: int) -> None:
    asked = ("assess", "--release", "3.6.1", "--kraft", "--replicas", *settings.split(), "--expect", expected)
    assert cli(*asked).returncode == status
