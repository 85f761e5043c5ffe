"""Traces on the command line: written, shown, replayed, under another protocol; and hostile files."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from support.cli import Cli, one_line
from support.configurations import TWO
from support.traces import LOSS

from tideproof.model.language.errors import LanguageError
from tideproof.testing import assert_trace


@pytest.fixture
def loss(cli: Cli, tmp_path: Path) -> Path:
    path = tmp_path / "loss.json"
    ran = cli("check", "hw-truncation", *TWO, "-p", "StrongIsr", "--trace", str(path))
    assert f"Written to {path}" in ran.stdout
    return path


def test_a_trace_is_written_shown_and_replayed(cli: Cli, loss: Path) -> None:
    shown = cli("show", str(loss))
    assert shown.returncode == 0
    assert "StrongIsr fails after step 9" in " ".join(shown.stdout.split())
    assert cli("show", str(loss), "--as", "json").stdout == loss.read_text()
    assert cli("replay", str(loss)).returncode == 1
    assert cli("replay", str(loss), "--expect", "violated").returncode == 0


def test_show_writes_a_complete_file(cli: Cli, loss: Path, tmp_path: Path) -> None:
    target = tmp_path / "loss.txt"
    target.write_text("before")
    assert cli("show", str(loss), "--output", str(target)).returncode == 0
    assert "StrongIsr" in target.read_text()
    ran = cli("show", str(loss), "--output", str(tmp_path / "no" / "folder.txt"))
    assert "there is no folder" in one_line(ran.stderr)
    assert ran.returncode == 2


def test_replay_under_the_fixed_generation_finds_no_violation(cli: Cli, loss: Path) -> None:
    ran = cli("replay", str(loss), "--under", "kip-101", "--json")
    twin = json.loads(ran.stdout)
    assert (twin["protocol"], twin["verdict"]) == ("kip-101", "no counterexample")
    assert twin["trace_protocol"] == "hw-truncation"
    own = json.loads(cli("replay", str(loss), "--json").stdout)
    assert (own["protocol"], own["trace_protocol"], own["verdict"]) == ("hw-truncation", "hw-truncation", "violated")
    assert twin["under"]["diverged_at"] is not None
    assert ran.returncode == 0
    text = cli("replay", str(loss), "--under", "kip-320").stdout
    assert "The runs differ from step" in text
    assert "async-isr has another kind of state" in one_line(cli("replay", str(loss), "--under", "async-isr").stderr)


def test_hostile_trace_files_are_refused(cli: Cli, tmp_path: Path) -> None:
    data = json.loads(LOSS.to_json())
    bad = tmp_path / "bad.json"
    for field, value, message in [
        ("protocol", "[bold]../../etc[/bold]", "no protocol is named"),
        ("protocol", "evil.py", "evil.py"),
        ("property", "__import__('os')", "no property of hw-truncation is named"),
        ("bounds", {**data["bounds"], "replicas": 10**9}, "a bound is at most 1,024"),
        ("bounds", {**data["bounds"], "brokers": 3}, "has no bound --brokers"),
        ("bounds", {**data["bounds"], "self": 3}, "has no bound --self"),
    ]:
        bad.write_text(json.dumps({**data, field: value}))
        (tmp_path / "evil.py").write_text("open('owned', 'w')")
        ran = cli("replay", str(bad))
        assert message in one_line(ran.stderr)
        assert ran.returncode == 2
        assert not (tmp_path / "owned").exists()


def test_a_file_named_in_a_trace_is_never_run(cli: Cli, tmp_path: Path) -> None:
    """Not beside a file of one's own either, with which others are compared."""
    (tmp_path / "evil.py").write_text("open('owned', 'w')")
    (tmp_path / "mine.py").write_text(
        "from tideproof import protocol\nM = protocol('kip-320').variation('mine', 't', 's')\n"
    )
    (tmp_path / "bad.json").write_bytes(replace(LOSS, protocol_file="./evil.py").to_json())
    for asked in (("replay",), ("replay", "--under", "mine.py"), ("show", "--no-why", "--under", "mine.py")):
        ran = cli(asked[0], "bad.json", *asked[1:])
        assert "StrongIsr" in ran.stdout and ran.returncode < 2
    kept = json.loads(cli("show", "bad.json", "--as", "json").stdout)
    assert "protocol_file" not in kept
    assert not (tmp_path / "owned").exists()


QUEUE = """
from tideproof import protocol
from tideproof.model.language.actions import action
APPEND = protocol('kafka-2.5').slots['append']
ANSWERS = [True]
@action(**APPEND.parameters)
def leader_append(s, **given):
    'A record is appended.'
    yield ANSWERS.pop() if ANSWERS else s.next_record == 0
    return (yield from APPEND.rule(s, **given))
MINE = protocol('kafka-2.5').variation('mine', 't', 's', append=leader_append)
"""


def test_a_rule_outside_the_rule_language_replays_nothing(cli: Cli, tmp_path: Path) -> None:
    few = ("-p", "Candidate", "--replicas", "2", "--log-size", "1", "--records", "1", "--power-losses", "1")
    assert cli("check", "kafka-2.5", *few, "--trace", "loss.json").returncode == 1
    trace = json.loads((tmp_path / "loss.json").read_text())
    (tmp_path / "mine.py").write_text(QUEUE)
    (tmp_path / "mine.json").write_text(json.dumps({**trace, "protocol": "mine"}))
    for asked in (
        ("replay", "mine.json", "--protocol", "mine.py"),
        ("show", "mine.json", "--protocol", "mine.py"),
        ("minimise", "mine.json", "--protocol", "mine.py"),
        ("replay", "loss.json", "--under", "mine.py"),
    ):
        ran = cli(*asked)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert "mine.py:9:11: R10: the attribute pop: " in one_line(ran.stderr)
    with pytest.raises(LanguageError, match="R10: the attribute pop"):
        assert_trace(tmp_path / "mine.json", protocol=tmp_path / "mine.py")


def test_replay_names_the_step_that_is_not_enabled(cli: Cli, tmp_path: Path) -> None:
    data = json.loads(LOSS.to_json())
    data["actions"] = data["actions"][2:]
    path = tmp_path / "trace.json"
    path.write_text(json.dumps(data))
    assert "step 1, LeaderWrite(leader=b0), is not enabled" in one_line(cli("show", str(path)).stderr)


def test_a_trace_may_be_written_to_dev_stdout(tmp_path: Path) -> None:
    check = f"{sys.executable} -m tideproof.cli check hw-truncation {' '.join(TWO)} -p StrongIsr"
    shell = f"{check} --trace /dev/stdout >all; {check} --trace /dev/stdout | cat >too"
    subprocess.run(["sh", "-c", shell], cwd=tmp_path, check=True)
    for path in (tmp_path / "all", tmp_path / "too"):
        assert "StrongIsr fails after 9 steps" in path.read_text()
        assert '"format": "tideproof trace 1"' in path.read_text()
    assert Path("/dev/stdout").is_symlink()


def test_ascii_output_spells_out_other_characters(process: Cli, loss: Path) -> None:
    shown = process("show", str(loss), "--no-why", "--details", PYTHONIOENCODING="ascii").stdout
    assert "!=" in shown
    assert "?" not in shown


def test_without_a_counterexample_the_trace_file_is_kept_with_a_note(cli: Cli, tmp_path: Path) -> None:
    kept = tmp_path / "old.json"
    kept.write_text("old")
    ran = cli("check", "kip-320", "--replicas", "2", "-p", "StrongIsr", "--trace", "old.json")
    assert "There is no counterexample: old.json is left as it was." in ran.stderr
    assert kept.read_text() == "old"


def test_verdict_is_printed_though_the_trace_cannot_be_written(cli: Cli) -> None:
    ran = cli("check", "hw-truncation", "--replicas", "2", "-p", "StrongIsr", "--trace", "/dev/full")
    assert "violated after 9 steps" in ran.stdout
    assert "/dev/full: cannot be written: No space left on device" in one_line(ran.stderr)
    assert ran.returncode == 2
