"""Claims that are questions to the atlas: their lines are its rows, and nothing else."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace

import pytest
from support.claims import row
from support.cli import Cli

from tideproof.cli.commands import claims as command
from tideproof.cli.commands.claims_shown import as_data, found
from tideproof.model.language.properties import Status
from tideproof.properties.atlas.settings import Fault
from tideproof.properties.atlas.settings import Question as Asks
from tideproof.properties.atlas.table import Atlas, Found
from tideproof.properties.claims import CLAIMS, outcomes
from tideproof.properties.claims.base import Judgement, Question, Reading
from tideproof.properties.claims.outcomes import Answered, answer, answered
from tideproof.properties.claims.rows import cells

DECIDED = Found.HOLDS, Found.VIOLATED


def asking(*lines: str) -> Answered:
    """A claim whose only reading is these lines about the atlas, answered."""
    reading = Reading("", (), tuple(cell for line in lines for cell in cells(line)))
    (found,) = answered(replace(CLAIMS[17][1], readings=(reading,)), {})
    return found


def of_atlas(claim: int) -> list[tuple[int, Question, outcomes.Outcome]]:
    """The lines of a claim that are of the atlas, with their numbers."""
    lines = enumerate(row(claim).lines, start=1)
    return [(number, q, o) for number, (q, o) in lines if isinstance(q, Question) and q.row]


# Lines and cells ------------------------------------------------------------------------------------------------------


def test_a_line_has_the_words_of_operators() -> None:
    lost, *others = cells("fails AckedSurvive: kafka-2.5 kafka-4.1; power loss; replicas=2 acks=1 min_isr=2 unclean")
    ((cell, said), (newest, _)) = lost, *others
    assert said is Status.VIOLATED
    assert (cell.question, cell.faults) == (Asks.ACKED_LOST, frozenset([Fault.POWER_LOSS]))
    assert str(cell.settings) == "kafka-2.5, 2 replicas, acks=1, min ISR 2, unclean elections"
    assert newest.settings.elr, "by default since 4.1"
    assert len([*cells("holds Durable: since-2.1; no fault; min_isr=1")]) == 23
    for wrong in (
        "holds Durable: since-2.1; crush; min_isr=1",
        "holds Candidate: since-2.1; crash; min_isr=1",
        "holds Durable: kafka-2.0; crash; min_isr=1",
        "holds Durable: since-2.1; crash; min_isr=4",
        "holds Durable: since-2.1; crash",
    ):
        with pytest.raises(ValueError):
            [*cells(wrong)]


def test_every_cell_is_in_a_line_with_its_verdict_or_said_to_be_undecided() -> None:
    atlas, asked = Atlas.load(), 0
    for claim in CLAIMS.values():
        for reading in row(claim[1].number).readings:
            lines = [(q, o) for q, o in reading.rows if isinstance(q, Question) and q.row]
            decided = [(a, said) for cell, said in reading.reading.cells if (a := atlas.answer(cell)).status in DECIDED]
            assert len(decided) == sum(len(q.protocols) for q, _ in lines)
            assert bool(reading.undecided) == (len(decided) < len(reading.reading.cells))
            for found_, said in decided:
                its = [o for q, o in lines if found_.cell.settings.protocol in q.protocols and q.said is said]
                assert found_.status in {str(o.status) for o in its}, found_
                assert found_.row and {found_.row.depth, found_.row.states} & {
                    n for o in its for n in (o.depth, o.states)
                }
            asked += len(decided)
    assert asked > 300


def test_a_line_is_for_neighbouring_releases_with_the_same_result() -> None:
    """One power loss: the protocols of 2.1.0 to 2.6.3 lose an acknowledged record in eight steps each."""
    found = asking("holds AckedSurvive: since-2.1; power loss; min_isr=2")
    first, *_, last = [(q.protocols, o.status, o.depth) for q, o in found.rows if isinstance(q, Question)]
    since_2_1 = ("kafka-2.1", "kafka-2.1.1", "kafka-2.2", "kafka-2.4", "kafka-2.4.1", "kafka-2.5", "kafka-2.6.1")
    assert first == (since_2_1, Status.VIOLATED, 8)
    assert last == (("kafka-4.1",), Status.HOLDS, None)
    assert (found.judgement, found.undecided) == (Judgement.DEPENDS, ())


def test_what_is_not_decided_makes_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an atlas with one row, that of 2.5; the releases between which it lies are not one span."""
    line = "holds AckedSurvive: kafka-2.4.1 kafka-2.5 kafka-2.6.1 kafka-2.7 kafka-4.1; crash; replicas=2 min_isr=2"
    whole = Atlas.load()
    one = [r for r in whole.rows if r.cell == next(c for c, _ in cells(line) if c.settings.protocol == "kafka-2.5")]
    monkeypatch.setattr(outcomes, "atlas", lambda: Atlas(one, whole.steps))
    found = asking(line)
    assert [q.protocols for q, _ in found.rows if isinstance(q, Question)] == [("kafka-2.5",)]
    assert found.judgement is Judgement.TRUE
    assert found.undecided == (
        "Not searched, crash: 2.4.1, ZooKeeper; 2.6.1 to 2.7.2, ZooKeeper; 4.1.0 to 4.3.1, KRaft.",
    )
    monkeypatch.setattr(outcomes, "atlas", lambda: Atlas([replace(one[0], status=Found.UNKNOWN)], whole.steps))
    stopped = asking("holds AckedSurvive: kafka-2.5; crash; replicas=2 min_isr=2")
    assert (stopped.rows, stopped.undecided) == ((), ("Unknown, crash: 2.5.0 to 2.6.0, ZooKeeper.",))
    monkeypatch.setattr(outcomes, "atlas", Atlas)
    nothing = asking(
        "holds AckedSurvive: kafka-2.5; reassignment; min_isr=2", "holds Durable: kafka-2.5; crash; acks=1"
    )
    assert (nothing.rows, nothing.judgement) == ((), None)
    assert nothing.undecided == (
        "Not modelled, reassignment: 2.5.0 to 2.6.0, ZooKeeper.", "Not planned, crash: 2.5.0 to 2.6.0, ZooKeeper.",
    )  # fmt: skip


# Verdicts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "status", "figure"),
    [
        ("holds AckedSurvive: kafka-3.6-kraft; power loss; replicas=2 min_isr=2", Status.VIOLATED, 10),
        ("holds AckedSurvive: kafka-3.6-kraft; crash; replicas=2 min_isr=2", Status.HOLDS, 2_772),
        ("holds LogMatch: kafka-2.5; lost session; min_isr=1", Status.HOLDS, 118_865),
    ],
    ids=["violated", "holds", "holds, of two questions"],
)
def test_a_line_is_what_a_search_finds(cli: Cli, line: str, status: Status, figure: int) -> None:
    ((asked, kept),) = asking(line).rows
    now = answer(asked)
    assert command._same(now, kept)
    assert (now.status, now.states or now.depth) == (status, figure)
    assert isinstance(asked, Question)
    _, *arguments = shlex.split(asked.command)
    verdict, *_ = json.loads(cli(*arguments, "--json").stdout)["properties"]
    assert (verdict["verdict"], verdict["depth"]) == (kept.status, kept.depth)


def test_a_line_tells_a_loss_by_a_known_flaw_from_one_by_design() -> None:
    """With min.insync.replicas=2: a missed epoch needs the stale remote LEO in every release, a power loss no flaw."""
    by = dict[str, set[tuple[str, ...]]]()
    for _, asked, outcome in of_atlas(17):
        assert asked.row
        if outcome.status is Status.VIOLATED:
            by.setdefault(", ".join(asked.row.cell.faults), set()).add(outcome.flaws)
    assert by["power loss"] == by[""] == {()}
    assert all("stale-remote-leo" in flaws for flaws in by["missed epoch"])
    ((asked, outcome),) = asking("holds AckedSurvive: kafka-2.1; missed epoch; min_isr=2").rows
    assert found(asked, outcome) == "violated after 14 steps, by stale-remote-leo and KAFKA-9338"


# What users see -------------------------------------------------------------------------------------------------------


def test_claims_shows_the_trace_and_the_command_of_a_row(cli: Cli) -> None:
    lost = [n for n, q, o in of_atlas(17) if "kafka-3.9.1" in q.protocols and o.status is Status.VIOLATED]
    shown = " ".join(cli("claims", "17", "-q", f"{lost[0]}", columns="200").stdout.split())
    assert "2.5.0 to 3.9.2, ZooKeeper violated after 14 steps, by stale-remote-leo refutes" in shown
    assert "--preferred-elections 0 --power-losses 1" not in shown.split("Repeat it with: ")[1]
    assert "Repeat it with: tideproof check kafka-2.5 -p AckedSurvive --replicas 3 --log-size 1 --records 1" in shown
    assert (
        "of the atlas: missed epoch" in shown and "The atlas (docs/what-can-be-lost.md): a fault happens once" in shown
    )


def test_claims_json_says_what_is_of_the_atlas() -> None:
    """The schema is checked elsewhere."""
    evidence = as_data(row(14))["evidence"]
    assert [e["atlas"]["releases"] for e in evidence if "atlas" in e][-1] == "3.6.0 to 4.3.1, KRaft"
    assert all(e["command"].startswith(f"tideproof check {e['protocol']} ") for e in evidence)
    (lost,) = (
        e for e in as_data(row(17))["evidence"] if e.get("atlas", {}).get("releases") == "2.5.0 to 3.9.2, ZooKeeper"
    )
    assert lost["atlas"] == {
        "releases": "2.5.0 to 3.9.2, ZooKeeper", "faults": ["missed epoch"], "flaws": ["stale-remote-leo"],
    }  # fmt: skip
    assert len(lost["trace"]) == lost["depth"] == 14
