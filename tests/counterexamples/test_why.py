"""What could have prevented a violation; and the commands that tell it."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path

import pytest
from support.cli import Cli, one_line
from support.violating import shortest_run

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.explain.counterfactuals import rules_alone
from tideproof.counterexamples.explain.point_of_no_return import PointOfNoReturn, point_of_no_return
from tideproof.model.language.properties import Property
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.invariants.replication import committed_records_survive, strong_isr

HW = PROTOCOLS["hw-truncation"]


def asked(name: str, prop: Property, time_limit: float = inf, **bounds: int) -> PointOfNoReturn:
    run = shortest_run(PROTOCOLS[name], prop, PROTOCOLS[name].bounded(**bounds))
    why = account(run, prop)
    (committed,) = [s for s in why.sentences if s.kind is say.COMMITTED]
    point = point_of_no_return(run, committed.record, committed.step, time_limit)
    if point.rescue:
        assert point.last is not None
        saved = replay(run.system, [*run.steps[: point.last], *point.rescue]).states[-1][0]
        electable = [b for b, member in enumerate(saved.quorum_isr) if member]  # type: ignore[attr-defined]
        assert all(committed.record in saved.log[b] for b in electable)  # type: ignore[attr-defined]
    return point


def test_why_finds_the_step_after_which_the_loss_is_inevitable() -> None:
    """Before it, who truncated the record can fetch it again; once it leads, and no epoch is left, it cannot."""
    point = asked("hw-truncation", committed_records_survive)
    assert (point.last, [step.action.name for step in point.rescue]) == (9, ["FollowerReplicate"])


def test_a_strong_isr_violation_is_avoidable_until_the_last_step() -> None:
    assert asked("hw-truncation", strong_isr).last == 8  # the last step of the trace


def test_with_another_epoch_the_loss_is_avoidable_for_longer() -> None:
    """One epoch more, and the record is not lost for good when the broker without it leads."""
    assert asked("hw-truncation", committed_records_survive, epochs=4).last == 10


def test_a_spent_budget_is_reported_without_a_verdict() -> None:
    point = asked("hw-truncation", committed_records_survive, time_limit=1e-9)
    assert point.last is None
    assert "time limit" in point.unknown


def test_why_finds_the_single_rules_that_prevent_the_violation() -> None:
    """Cutting by epoch prevents the high-watermark loss; so does not cutting at all, in this schedule."""
    run = shortest_run(HW, strong_isr, HW.bounded())
    tried = rules_alone(run, [PROTOCOLS[name] for name in ("kip-101", "kip-279", "kip-320")], strong_isr.holds)
    prevents = {rule.name: rule.prevents for rule in tried}
    assert prevents["BecomeFollowerTruncateKip101"]
    assert prevents["FencedFollowerFetch"]
    assert not prevents["FencedLeaderExpandIsr"]
    assert all(rule.twin.other.first_violation(strong_isr.holds) is None for rule in tried if rule.prevents)


# The commands ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def loss(tmp_path: Path) -> Path:
    run = shortest_run(HW, committed_records_survive, HW.bounded())
    path = tmp_path / "loss.json"
    path.write_bytes(Trace.of(run.system, "CommittedRecordsSurvive", "exhaustive", run.steps).to_json())
    return path


def test_show_explains_why(cli: Cli, loss: Path) -> None:
    shown = cli("show", str(loss), columns="120").stdout
    assert "Why, step by step:" in shown
    assert "could last have been saved after step 9, by FollowerReplicate(follower=b2, leader=b0)" in " ".join(
        shown.split()
    )
    assert "BecomeFollowerTruncateKip101 (kip-101)" in " ".join(shown.split())
    short = cli("show", str(loss), "--no-why").stdout
    assert "Why, step by step:" in short
    assert "could last" not in short


def test_show_with_its_twin(cli: Cli, loss: Path) -> None:
    shown = cli("show", str(loss), "--under", "kip-320", "--no-why").stdout
    assert "The runs differ from step" in shown
    assert "is left out, and the schedule goes on" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--as", "itf", "--under", "kip-320"], "--under goes with"),
        (["--as", "json", "--time-limit", "3"], "--time-limit is for"),
        (["--as", "html", "--output", "."], "is a folder"),
    ],
)
def test_options_without_effect_are_refused(cli: Cli, loss: Path, arguments: list[str], message: str) -> None:
    ran = cli("show", str(loss), *arguments)
    assert (ran.returncode, message in ran.stderr) == (2, True), ran.stderr


@pytest.mark.parametrize(
    "form", ["text", "html", "markdown", "json", "itf", "tla", "tla-config", "mermaid", "shiviz", "pytest"]
)
def test_every_format_is_shown_and_written(cli: Cli, loss: Path, tmp_path: Path, form: str) -> None:
    written = tmp_path / f"shown.{form}"
    why = ["--no-why"] if form in ("text", "html", "markdown") else []
    assert cli("show", str(loss), "--as", form, "--output", str(written), *why).returncode == 0
    assert written.stat().st_size > 100


def test_minimise_states_its_guarantee(cli: Cli, loss: Path, tmp_path: Path) -> None:
    target = tmp_path / "minimal.json"
    ran = cli("minimise", str(loss), "--output", str(target), "--json")
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["one_minimal"], found["shortest"], found["depth"]) == (0, True, True, 10)
    assert len(json.loads(target.read_text())["actions"]) == 10
    said = " ".join(cli("minimise", str(loss), "--keep", "natural").stdout.split())
    assert "1-minimal: this schedule, without any one of its actions" in said
    assert "smaller by one, no longer violates the property." in said


def test_minimise_calls_a_witness_found(cli: Cli, tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    cli("check", "kafka-2.5", "-p", "EmptyAnswerRaisesHw", "--trace", str(found))
    said = " ".join(cli("minimise", str(found)).stdout.split())
    assert "smaller by one, no longer leads to the witness." in said and "violate" not in said
    data = json.loads(found.read_text())
    found.write_text(json.dumps({**data, "actions": data["actions"][:2]}))
    assert one_line(cli("minimise", str(found)).stderr).endswith(
        "found.json: EmptyAnswerRaisesHw is not found in 2 steps: there is nothing to minimise\n"
    )


def test_minimise_refuses_a_trace_without_a_violation(cli: Cli, loss: Path, tmp_path: Path) -> None:
    data = json.loads(loss.read_text())
    holding = tmp_path / "holding.json"
    holding.write_text(json.dumps({**data, "actions": data["actions"][:-1]}))
    ran = cli("minimise", str(holding))
    assert (ran.returncode, "nothing to minimise" in ran.stderr) == (2, True)
