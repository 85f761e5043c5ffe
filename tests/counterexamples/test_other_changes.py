"""What to change for questions other than acknowledged records: few changes, each a cell of the atlas that holds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.cli import Cli
from support.small_atlas import BASE

from tideproof.counterexamples.assessment.answer import Assessment, assess, changes_of_others, what_to_change
from tideproof.counterexamples.assessment.changes import smallest_change
from tideproof.counterexamples.assessment.effective import resolve
from tideproof.counterexamples.assessment.findings import asked
from tideproof.counterexamples.assessment.reports import to_json
from tideproof.counterexamples.assessment.situation import Cluster
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.settings import Fault, Question
from tideproof.properties.atlas.table import Atlas, Found, Row

LOGS, COMMITTED, READ = Question.DIVERGED, Question.COMMITTED_LOST, Question.READ_LOST


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas.load()


def answered(atlas: Atlas, release: str, controller: str = "kraft", min_isr: int = 2) -> Assessment:
    given = {"release": release, "controller": controller, "replication factor": "3", "acks": "all"}
    return assess(resolve({}, {**given, "min.insync.replicas": str(min_isr)}).situations[0], atlas)


def paragraph(a: Assessment) -> str:
    """The paragraph of a screen."""
    return " ".join(dict(what_to_change(a)).get("other questions", []))


@pytest.mark.parametrize(("release", "controller"), [
    ("2.4.1", "zookeeper"), ("3.3.1", "kraft"), ("3.6.1", "kraft"), ("4.1.0", "kraft"),
])  # fmt: skip
@pytest.mark.parametrize("min_isr", [1, 2])
def test_each_change_is_a_cell_that_holds(release: str, controller: str, min_isr: int, atlas: Atlas) -> None:
    a = answered(atlas, release, controller, min_isr)
    lost = {(q, f.faults) for q in Question if q is not Question.ACKED_LOST for f in a.losing(q)}
    assert a.of_others.keys() == lost, "each of them has a change, or is known to have none"
    for (question, faults), change in a.of_others.items():
        if change and question is not Question.DUPLICATED:
            answer = atlas.answer(Cell(change.settings, faults, question))
            assert answer.status is change.finding.status is Found.HOLDS, (question, faults, change.text)
            assert atlas.answer(Cell(a.settings, faults, question)).status is Found.VIOLATED  # type: ignore[arg-type]


def test_one_change_that_answers_several_questions_is_preferred(atlas: Atlas) -> None:
    """With 3.3.1 an upgrade to 3.5 and min.insync.replicas=2 would do for the logs; acknowledged records need 4.1."""
    a = answered(atlas, "3.3.1", min_isr=1)
    both = a.changes[Fault.POWER_LOSS,]
    assert both is not None and a.settings is not None
    (logs,) = (f for f in a.losing(LOGS) if f.faults == (Fault.POWER_LOSS,))
    alone = smallest_change(a.situation, a.settings, a.losing(), logs, atlas)
    assert alone is not None and alone.text != both.text
    texts = {
        question: (c := a.of_others[question, (Fault.POWER_LOSS,)]) and c.text for question in (LOGS, COMMITTED, READ)
    }
    assert set(texts.values()) == {both.text}
    assert paragraph(a).startswith(
        "The change for power loss ends: committed record lost, consumer reads what is lost later, logs diverge "
        "(power loss); logs diverge (lost session); logs diverge (missed epoch). Searched: "
    )


def test_a_change_that_is_advised_anyway_comes_before_a_smaller_one() -> None:
    three, power = BASE.but(replicas=3), (Fault.POWER_LOSS,)
    lost, kept = (
        Row(Cell(s, power, LOGS), Size(2, 1, 4), status, 20, 999, 20, 1.0)
        for s, status in ((three, Found.VIOLATED), (three.but(min_isr=2), Found.HOLDS))
    )
    later = replace(kept, cell=Cell(three.but(protocol="kafka-3.8-kraft"), power, LOGS))
    atlas = Atlas([lost, kept, later])
    given = {"release": "3.6.1", "controller": "kraft", "replication factor": "3", "acks": "all"}
    of_three, logs = resolve({}, given).situations[0], asked(three, LOGS, power, atlas)
    upgrade = smallest_change(of_three, three, [], logs, atlas, without=("min.insync.replicas",))
    assert upgrade is not None and upgrade.text == "Kafka 3.8"
    for advised, text in (([], "min.insync.replicas=2"), ([upgrade], "Kafka 3.8")):
        change = changes_of_others(assess(of_three, atlas), three, advised, atlas)[LOGS, power]
        assert change is not None and change.text == text


def test_a_loss_that_no_change_ends_is_told_in_one_line(atlas: Atlas) -> None:
    a = answered(atlas, "2.4.1", "zookeeper")
    assert a.of_others[COMMITTED, (Fault.MISSED_EPOCH,)] is None
    assert (
        "No known setting or release ends: committed record lost, consumer reads what is lost later (missed epoch)."
    ) in paragraph(a)


def test_without_preferred_elections_none_is_lost_either(atlas: Atlas) -> None:
    told = paragraph(answered(atlas, "3.6.1"))
    rule = (
        "Without preferred elections (see missed epoch) not found: committed record lost, consumer reads what is lost"
    )
    assert rule in told and "No known setting" not in told


def duplicates(*rows: Row) -> Assessment:
    given = {"release": "3.6.1", "controller": "kraft", "replication factor": "3", "min.insync.replicas": "2"}
    return assess(resolve({}, {**given, "enable.idempotence": "false"}).situations[0], Atlas([*rows]))


RETRIES = BASE.but(replicas=3, min_isr=2, retries=True)
TWICE = Row(Cell(RETRIES, (), Question.DUPLICATED), Size(1, 2, 2), Found.VIOLATED, 7, 0, 0, 1.0)
ONCE = Row(Cell(RETRIES.but(idempotent=True), (), Question.DUPLICATED), Size(1, 2, 2), Found.HOLDS, 19, 14470, 19, 1.0)
"""`tideproof check kafka-3.6-kraft -p OnceAcrossLeaders --replicas 3 --log-size 2 --records 1 --epochs 2 --acks all
--min-insync-replicas 2 --fail-stop 1 --preferred-elections 0 --retries 1`, and with `--idempotent 1`."""


def test_idempotence_ends_duplicates() -> None:
    assert paragraph(duplicates(TWICE, ONCE)) == (
        "enable.idempotence=true ends: retry duplicates (a broker dies for good). Searched: 14,470 states (1 record, 2 "
        "epochs); with 1 record, 3 epochs: not searched."
    )
    assert paragraph(duplicates(TWICE)) == (
        "enable.idempotence=true is meant to end (KIP-98; no search shows it): retry duplicates (a broker dies for "
        "good)."
    )
    assert paragraph(duplicates(ONCE)) == ""


def test_json_has_each_change_with_its_status() -> None:
    a = duplicates(TWICE, ONCE)
    (told,) = to_json(Cluster((a.situation,), (), (), ()), [a], Atlas([TWICE, ONCE]), [])["assessments"]
    (found,) = (f for f in told["findings"] if f["question"] == "retry duplicates" and f["faults"] == [])
    assert (found["change"]["change"], found["change"]["status"]) == ("enable.idempotence=true", "holds")
    assert found["to_do"][0].startswith("Set enable.idempotence=true in the producers. Then not found: 14,470 states")


@pytest.mark.parametrize("release", ["3.3.1", "3.6.1", "4.1.0"])
def test_the_answer_stays_within_two_screens(cli: Cli, release: str) -> None:
    lines = cli("assess", "--release", release, "--kraft", "--replicas", "3", "--min-isr", "2").stdout.splitlines()
    assert len(lines) <= 96 and max(map(len, lines)) <= 80
