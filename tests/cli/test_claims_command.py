"""`tideproof claims`: the list, a claim with its evidence, as data, and checked again."""

from __future__ import annotations

import json
import re
import runpy
import shlex
from dataclasses import replace
from pathlib import Path

import pytest
from support.claims import row
from support.cli import Cli

from tideproof.cli.commands import claims as command
from tideproof.cli.commands.claims_shown import Row, as_data
from tideproof.model.language.properties import EngineError, Status
from tideproof.model.runs.replay import ReplayError, Run
from tideproof.model.runs.trace import Trace, TraceError
from tideproof.properties.claims import CLAIMS, PAGES, outcomes
from tideproof.properties.claims.base import (
    Question,
    in_turn,
)
from tideproof.properties.claims.outcomes import (
    Outcome,
    _read,
    _written,
    replayed,
    stored,
)


def test_claims_lists_one_line_per_row(cli: Cli) -> None:
    ran = cli("claims")
    assert ran.returncode == 0
    lines = ran.stdout.splitlines()
    assert all(len(line) <= 80 for line in lines)
    for _, claim in CLAIMS.values():
        assert any(line.startswith(f"{claim.number:>2}  {claim.title}") for line in lines), claim.number


def test_claims_shows_table_trace_account_and_command_of_a_claim(cli: Cli) -> None:
    ran = cli("claims", "17")
    assert ran.returncode == 0
    for said in (
        "kafka-0.10        violated after 9 steps     refutes",
        "kafka-0.11        holds: all 432,532 states  supports",
        "kafka-0.10 to kafka-0.11 (0.11.0.0, KIP-101): violated before, holds after, in this configuration",
        "Why, step by step:",
        "Violated in every release checked since 0.8.2.0: in kafka-3.7 after 14 steps of --replicas 3",
        "The suite, the same for every release: (1) 2 brokers",
        "Repeat it with: tideproof check kafka-0.8.2 --replicas 2",
        "property AckedSurvive",
    ):
        assert " ".join(said.split()) in " ".join(ran.stdout.split()), said
    (answer,) = [line for line in ran.stdout.splitlines() if line.startswith("False: ")]
    assert answer == "False: every protocol checked refutes it in at least one configuration. Its"  # and other versions
    assert "Acknowledge b0" in ran.stdout
    second = cli("claims", "17", "-q", "9").stdout
    assert "Line 9 has no trace" in second
    assert "kafka-2.5" in second.split("Repeat it with:")[1]


@pytest.mark.parametrize(
    ("number", "line"),
    [(28, 1), (7, 1), (17, 9), (35, 1), (19, 1), (20, 5)],
)
def test_the_command_printed_with_a_claim_gives_its_verdict(cli: Cli, number: int, line: int) -> None:
    asked, outcome = row(number).lines[line - 1]
    assert isinstance(asked, Question)
    tideproof, *arguments = shlex.split(asked.command)
    assert tideproof == "tideproof"
    ran = cli(*arguments, "--json")
    (verdict,) = json.loads(ran.stdout)["properties"]
    assert (verdict["verdict"], verdict["depth"]) == (outcome.status, outcome.depth)
    assert ran.returncode == (1 if outcome.status is Status.VIOLATED else 0)


def test_claims_json_has_the_evidence_of_every_row(cli: Cli) -> None:
    found = json.loads(cli("claims", "--json").stdout)
    assert [c["number"] for c in found] == list(range(1, 36))
    for c in found:
        assert {"number", "seed", "claim", "verdict", "evidence"} <= c.keys()
        assert c["verdict"] in {"true", "false", "depends"}
        assert c["evidence"]
        for e in c["evidence"]:
            assert e["verdict"] in {"violated", "holds", "found"} and e["command"].startswith("tideproof ")
            is_trial = e["engine"] == "enumeration"
            assert bool(e.get("tried")) == is_trial
            if not is_trial:
                assert (e["trace"] is None) == (e["depth"] is None) == (e["verdict"] == "holds")
                assert (e["distinct_states"] is None) == (e["verdict"] != "holds")
    one = json.loads(cli("claims", "28", "--json").stdout)
    assert one == [found[27]]
    assert one[0]["seed"] == "003, 004"


@pytest.mark.parametrize(
    ("arguments", "says_so"),
    [
        (["36"], "there is no claim 36"),
        (["0"], "there is no claim 0"),
        (["x"], "there is no claim x; they are numbered from 1 to 35"),
        (["--as", "foo"], "'foo' is not one of"),
        (["--as", "mermaid"], "is not one of 'text', 'html'"),
        (["--check"], "--check is for one claim"),
        (["-q", "2"], "-q is for one claim"),
        (["17", "-q", "999"], "the table of claim 17 has lines 1 to "),
        (["17", "--as", "html"], "leave the number out"),
        (["17", "--json", "--check"], "does not go with --json"),
        (["--recompute"], "No such option"),
        (["--as", "html", "-o", "none/x.html"], "there is no folder none"),
    ],
)
def test_invalid_arguments_of_claims_are_one_line(cli: Cli, arguments: list[str], says_so: str) -> None:
    ran = cli("claims", *arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert says_so in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_claims_check_recomputes_a_claim(cli: Cli) -> None:
    ran = cli("claims", "28", "--check")
    assert ran.returncode == 0
    assert "Claim 28: the verdicts are those that are recorded: false." in ran.stdout


def test_claims_check_fails_on_another_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    found = row(27)
    reading = found.readings[0]
    first = reading.rows[0][0], Outcome(Status.VIOLATED, tried="1 case", found="9, 7, 6")
    wrong = replace(reading, rows=(first, *reading.rows[1:]))
    assert command._check(Row(found.claim, (wrong,))) == 1
    said = capsys.readouterr().out
    assert said.count("but what is kept is: ") == said.count("but what is kept is: broken: 9, 7, 6\n") == 1


def test_claims_check_fails_on_a_stored_trace_without_a_violation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is kept of a violation says how long its trace is; neither that nor the trace is believed."""
    kept = row(14)
    asked, outcome = next(line for line in kept.lines if line[1].trace is not None)
    assert isinstance(asked, Question) and outcome.trace is not None
    cut = replace(outcome, trace=replace(outcome.trace, actions=outcome.trace.actions[:-1]))
    with pytest.raises(EngineError, match="a kept trace is not of what is kept with it"):
        _read(_written(asked, cut))
    twice = (*outcome.trace.actions[:-2], *outcome.trace.actions[-1:] * 2)
    replays = list[Trace]()

    def counted(asked: Question, trace: Trace) -> Run:
        replays.append(trace)
        return replayed(asked, trace)

    monkeypatch.setattr(outcomes, "replayed", counted)
    for actions in (twice, ((*outcome.trace.actions[:-1], ("Nothing", {})))):
        wrong = replace(outcome, trace=replace(outcome.trace, actions=actions))
        monkeypatch.setattr(command, "answer", lambda *_: outcome)
        line = replace(kept.readings[0], rows=((asked, wrong),))
        assert command._check(Row(kept.claim, (line,))) == 1
        assert "with a trace that does not show it" in capsys.readouterr().out
        assert replays == [wrong.trace], "once"
        replays.clear()
        with pytest.raises((EngineError, ReplayError, TraceError)):
            as_data(Row(kept.claim, (line,)))


def test_recomputing_claims_computes_unknown_outcomes_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tool = runpy.run_path(str(Path(__file__).parent.parent.parent / "tools" / "recompute_claims.py"))
    known = {digest: outcome for page in PAGES for digest, outcome in stored(page).items()}
    turn = in_turn(CLAIMS[8][1].readings[0].questions)[0]
    assert len(turn) > 1
    assert tool["asked_in_turn"](turn, known) == {turn[0].digest: known[turn[0].digest]}, "the first is violated"
    (easy,) = CLAIMS[28][1].readings[0].questions[:1]
    asked = tool["asked_in_turn"]((easy,), {})
    assert command._same(asked[easy.digest], known[easy.digest])


def test_narrow_claims_table_wraps_titles_and_keeps_verdicts(cli: Cli) -> None:
    wide, narrow = (cli("claims", columns=width).stdout for width in ("80", "60"))
    row = re.compile(r"^ ?(\d+)  .*(true|false|depends|rule) +(\d+ \+ \d+) *$", re.MULTILINE)
    assert row.findall(narrow) == row.findall(wide)
    assert len(row.findall(wide)) == len(CLAIMS)
