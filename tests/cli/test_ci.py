"""Named checks on the command line, and the reports for other tools."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import reduce
from pathlib import Path
from typing import Any
from unittest.mock import patch
from xml.etree import ElementTree

import pytest
from support.cli import SAYS_HOW_FAR_IT_IS, Cli, one_line, started, wait_until_said

CHECKOUT = Path(__file__).parent.parent.parent
CHECKS = """\
[kept]
protocol = "kip-320"
property = "StrongIsr"
bounds = { replicas = 2, log_size = 1, records = 1 }

[broken, really] # not TOML
"""
GOOD = """\
[kept]
protocol = "kip-320"
property = "StrongIsr"
bounds = { replicas = 2, log_size = 1, records = 1 }

["known: 100 %"]
protocol = "hw-truncation"
property = "WeakIsr"
bounds = { replicas = 2, log_size = 1, records = 1 }
expect = "violated"
"""
BAD = (
    GOOD
    + """
[too-short]
protocol = "hw-truncation"
property = "WeakIsr"
bounds = { replicas = 2, log_size = 1, records = 1 }
expect = "violated"
steps = 3
"""
)
ASKED = "[x]\nprotocol = 'kip-320'\nproperty = 'StrongIsr'\n"
LATE = (
    GOOD
    + """
[late]
protocol = "kip-320"
property = "StrongIsr"
bounds = { replicas = 4, epochs = 6 }
time_limit = 0.001
"""
)


def test_ci_passes_checks_that_end_as_expected(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "all.tideproof.toml").write_text(GOOD)
    hidden = tmp_path / "checks" / ".hidden"
    hidden.mkdir(parents=True)
    (hidden / "x.tideproof.toml").write_text(BAD)
    ran = cli("ci")
    assert ran.returncode == 0, ran.stderr
    assert [line.split()[0] for line in ran.stdout.splitlines()] == ["passed", "passed"]


def test_a_check_may_name_several_properties(cli: Cli, tmp_path: Path) -> None:
    """Each is a check by itself, with its own line and its own counterexample."""
    file = tmp_path / "all.tideproof.toml"
    file.write_text(GOOD.replace('"WeakIsr"', '["WeakIsr", "TypeOk"]'))
    ran = cli("ci")
    assert ran.returncode == 1
    for ended in ("passed  kept ", "passed  known: 100 %[WeakIsr] ", "failed  known: 100 %[TypeOk] "):
        assert f"\n{ended}" in f"\n{ran.stdout}"
    for wrong in ("[]", "[3]", '["WeakIsr", "WeakIsr"]'):
        file.write_text(GOOD.replace('"WeakIsr"', wrong))
        assert "is no name of a property, nor a list of such names" in cli("ci").stderr
    file.write_text(GOOD.replace('"WeakIsr"', '["WeakIsr", "TypeOk"]') + "steps = 3\n")
    assert "steps goes with one property" in cli("ci").stderr


def test_checks_behind_a_link_are_decided_once(cli: Cli, tmp_path: Path) -> None:
    """As pytest collects them: a link may lead out of the folder, and back into it."""
    outside, folder = tmp_path / "outside", tmp_path / "folder"
    outside.mkdir()
    folder.mkdir()
    (outside / "all.tideproof.toml").write_text(GOOD)
    (folder / "link").symlink_to(outside, target_is_directory=True)
    (outside / "back").symlink_to(folder, target_is_directory=True)
    found = json.loads(cli("ci", "folder", "--json").stdout)["checks"]
    assert [c["file"] for c in found] == ["folder/link/all.tideproof.toml"] * 2


def test_ci_shows_the_trace_of_a_failed_check(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "all.tideproof.toml").write_text(BAD)
    ran = cli("ci", "--summary", "summary.md", "--json")
    found = json.loads(ran.stdout)["checks"]
    assert (ran.returncode, [c["outcome"] for c in found]) == (1, ["passed", "passed", "failed"])
    assert [c["line"] for c in found] == [1, 6, 12]
    assert "expected: WeakIsr violated after 3 steps; found: WeakIsr violated after" in found[2]["message"]
    summary = (tmp_path / "summary.md").read_text()
    assert summary.count("\n| ") == 4 and "ControllerElectLeader" in summary
    assert "\n| kept | passed | StrongIsr holds | holds: every reachable state" in summary
    assert summary.count("<details>") == 1, "of a violation that is expected no trace is shown"
    with patch.dict(os.environ, {"GITHUB_ACTIONS": ""}):
        said = cli("ci").stdout
    assert "step" in said and "::error" not in said


WITNESS = """\
[seen]
protocol = "kafka-2.5"
property = "CommittedOnTwo"
bounds = { replicas = 2, log_size = 1, records = 1 }
expect = "found"
steps = 4
"""


def test_a_check_may_expect_a_witness_to_be_found(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "witness.tideproof.toml"
    file.write_text(WITNESS)
    assert cli("ci").returncode == 0
    file.write_text(WITNESS.replace("steps = 4", "steps = 3"))
    assert "expected: CommittedOnTwo found after 3 steps; found: CommittedOnTwo found after 4" in " ".join(
        cli("ci").stdout.split()
    )
    file.write_text(WITNESS.replace('"found"', '"not reachable"').replace("steps = 4\n", ""))
    assert cli("ci").returncode == 1
    file.write_text(WITNESS.replace("CommittedOnTwo", "Candidate"))
    ran = cli("ci")
    assert ran.returncode == 2 and "Candidate is no witness" in ran.stderr
    small = ("--replicas", "2", "--log-size", "1", "--records", "1")
    assert cli("check", "kafka-2.5", *small, "--expect", "CommittedOnTwo=found@4").returncode == 0
    assert "is no witness" in cli("check", "kafka-2.5", *small, "--expect", "Candidate=found").stderr


def test_a_check_stopped_by_its_limit_is_undecided(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "all.tideproof.toml").write_text(LATE)
    ran = cli("ci")
    assert ran.returncode == 3
    assert "time limit of 0.001 s" in " ".join(ran.stdout.split())


def test_checks_may_be_in_pyproject(cli: Cli, tmp_path: Path) -> None:
    table = GOOD.replace("[kept]", "[tool.tideproof.checks.kept]").partition('["known')[0]
    (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "x"\n\n{table}')
    ran = cli("ci", "--json")
    (check,) = json.loads(ran.stdout)["checks"]
    assert (check["name"], check["line"], check["outcome"]) == ("kept", 4, "passed")


def test_pyproject_in_a_subfolder_is_read_only_if_named(cli: Cli, tmp_path: Path) -> None:
    """As docs/ci.md says: it may be of another project."""
    (tmp_path / "sub").mkdir()
    check = "[tool.tideproof.checks.{}]\nprotocol = 'none'\nproperty = 'none'\n"
    (tmp_path / "pyproject.toml").write_text(check.format("here"))
    (tmp_path / "sub" / "pyproject.toml").write_text(check.format("below"))

    def names(*files: str) -> list[str]:
        return [check["name"] for check in json.loads(cli("ci", *files, "--json").stdout)["checks"]]

    assert (names(), names(".", "sub/pyproject.toml")) == (["here"], ["here", "below"])


def test_github_annotations_point_to_failed_checks(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "all.tideproof.toml").write_text(BAD.replace("steps = 3", "steps = 4"))
    job = tmp_path / "job.md"
    with patch.dict(os.environ, {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(job)}):
        ran = cli("ci", columns="200")
        (*_, check) = json.loads(cli("ci", "--json").stdout)["checks"]
    assert check["outcome"] == "failed"
    (line,) = [line for line in ran.stdout.splitlines() if line.startswith("::")]
    assert line.startswith("::error file=all.tideproof.toml,line=12,title=too-short::expected: WeakIsr violated")
    assert "%0A" in line and job.read_text().startswith("## Tideproof")


def test_junit_has_a_case_for_each_check(cli: Cli, tmp_path: Path) -> None:
    parser = pytest.importorskip("junitparser")
    (tmp_path / "all.tideproof.toml").write_text(BAD)
    cli("ci", "--junit", "junit.xml")
    (suite,) = parser.JUnitXml.fromfile(str(tmp_path / "junit.xml"))
    assert [(case.name, case.is_passed) for case in suite] == [
        ("kept", True),
        ("known: 100 %", True),
        ("too-short", False),
    ]


def test_junit_without_its_library_is_refused_before_anything_is_decided(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "all.tideproof.toml").write_text(GOOD)
    monkeypatch.setitem(sys.modules, "junitparser", None)
    ran = cli("ci", "--junit", "junit.xml")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert one_line(ran.stderr).startswith("tideproof: --junit needs junitparser: ")


@pytest.mark.parametrize("report", ["--junit", "--sarif", "--summary"])
def test_a_report_that_cannot_be_written_is_refused_before_anything_is_decided(
    cli: Cli, tmp_path: Path, report: str
) -> None:
    (tmp_path / "all.tideproof.toml").write_text(GOOD)
    ran = cli("ci", report, "none/report")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "there is no folder none" in one_line(ran.stderr)


def test_two_reports_to_one_file_are_refused(cli: Cli, tmp_path: Path) -> None:
    """The second took the place of the first."""
    (tmp_path / "all.tideproof.toml").write_text(GOOD)
    ran = cli("ci", "--junit", "report", "--sarif", "./report")
    assert (ran.returncode, ran.stdout) == (2, "") and "cannot be two of the reports" in one_line(ran.stderr)


def test_sarif_has_the_location_and_the_property(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "all.tideproof.toml").write_text(BAD)
    cli("ci", "--sarif", "out.sarif")
    (run,) = json.loads((tmp_path / "out.sarif").read_text())["runs"]
    (result,) = run["results"]
    assert result["ruleId"] == "WeakIsr" == run["tool"]["driver"]["rules"][0]["id"]
    place = result["locations"][0]["physicalLocation"]
    assert (place["artifactLocation"]["uri"], place["region"]["startLine"]) == ("all.tideproof.toml", 12)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (CHECKS, "not TOML"),
        ("[x]\nprotocol = 'kip-320'", "property is missing"),
        (ASKED + "steps = 3", "steps goes with"),
        (ASKED + "time_limit = 0", "a number above 0"),
        (ASKED + "time_limit = nan", "a number above 0"),
        (ASKED + "time_limit = inf", "a number above 0"),
        pytest.param(ASKED + f"time_limit = {'9' * 400}", "a number above 0", id="a time above all floats"),
        pytest.param(ASKED + f"bounds.replicas = {'9' * 5000}", "not TOML", id="a number too long to be read"),
        pytest.param(ASKED + f"bounds = {'[' * 5000}1{']' * 5000}", "not TOML", id="too deep to be read"),
        (ASKED.replace("[x]", r'["x\u001b[31m"]'), "'x\\x1b[31m' holds what cannot be shown"),
        (ASKED.replace("StrongIsr", r"Strong\u0001").replace("'", '"'), "'Strong\\x01' holds what cannot be shown"),
        (ASKED + "expct = 'violated'", "no key is named 'expct'"),
        (ASKED + "bounds = 2", "bounds = 2 is not of the right kind"),
        (ASKED + "bounds.replicas = true", "replicas = True is not a whole"),
        (ASKED + "bounds.replicas = 2.5", "replicas = 2.5 is not a whole"),
        ("[x]\nprotocol = 'kafka-2.5'\nproperty = 'AckedSurvive'", "vacuously true"),
        ("[x]\nprotocol = 'none.py'\nproperty = 'StrongIsr'", "all.tideproof.toml: [x]: none.py: no such file"),
        ("[x]\nprotocol = 'none'\nproperty = 'StrongIsr'", "all.tideproof.toml: [x]: no protocol is named 'none'"),
        ("[x]\nprotocol = 'kip-320'\nproperty = 'None'", "all.tideproof.toml: [x]: no property of kip-320"),
        ("", "no checks"),
    ],
)
def test_errors_in_a_checks_file_are_one_line(cli: Cli, tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "all.tideproof.toml").write_text(text)
    ran = cli("ci")
    assert (ran.returncode, message in one_line(ran.stderr)) == (2, True), ran.stderr


def test_an_error_in_a_model_names_its_check_and_spares_the_others(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from tideproof import invariant, protocol\nfrom tideproof.model.protocols.atomic.replication import "
        "ReplicationState\nMINE = protocol('kip-320').variation(name='mine', title='t', story='s')\n"
        "@invariant(ReplicationState)\ndef odd(s):\n    'Odd.'\n    return 1 // 0\n"
    )
    wrong = "[mine]\nprotocol = 'mine.py'\nproperty = 'Odd'\n\n[none]\nprotocol = 'none'\nproperty = 'Odd'\n\n"
    (tmp_path / "all.tideproof.toml").write_text(wrong + BAD)
    with patch.dict(os.environ, {"GITHUB_ACTIONS": "true"}):
        ran = cli("ci", "--junit", "j.xml", "--sarif", "s.json", "--summary", "s.md")
    assert ran.returncode == 2
    mine, none = (line for line in ran.stderr.splitlines() if line.startswith("tideproof: "))
    assert mine.startswith("tideproof: the model is wrong: all.tideproof.toml: [mine]: Odd (")
    assert none.startswith("tideproof: all.tideproof.toml: [none]: no protocol is named 'none'")
    assert [line.split()[0] for line in ran.stdout.splitlines()[:5]] == ["wrong", "wrong", "passed", "passed", "failed"]
    assert [line.partition(" ")[0] for line in ran.stdout.splitlines() if line.startswith("::")] == ["::error"] * 3
    assert len(list(ElementTree.parse(tmp_path / "j.xml").iter("error"))) == 2, "no control character makes it no XML"
    assert [found["ruleId"] for found in json.loads((tmp_path / "s.json").read_text())["runs"][0]["results"]] == [
        "Odd", "Odd", "WeakIsr",
    ]  # fmt: skip
    assert "| mine | wrong |" in (tmp_path / "s.md").read_text()
    checks = json.loads(cli("ci", "--json").stdout)["checks"]
    assert [(c["outcome"], c["verdict"]) for c in checks[:3]] == [
        ("wrong", None), ("wrong", None), ("passed", "holds"),
    ]  # fmt: skip


@pytest.mark.parametrize("as_json", [False, True])
def test_verdicts_before_an_interrupt_are_shown(tmp_path: Path, as_json: bool) -> None:
    late = "[late]\nprotocol = 'kip-279'\nproperty = 'TypeOk'\nbounds = { replicas = 4, epochs = 6 }"
    (tmp_path / "all.tideproof.toml").write_text(f"{GOOD}\n{late}\n")
    (tmp_path / "j.xml").write_text("<testsuites/>")
    more = ["--json"] * as_json
    with started("ci", "--junit", "j.xml", *more, cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        wait_until_said(process, "kip-279: level")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 3
    if as_json:
        found = json.loads(out)
        assert [c["outcome"] for c in found["checks"]] == ["passed", "passed"]
        (missed,) = found["not_decided"]
        assert (found["stopped"], missed["name"], missed["file"]) == ("interrupted", "late", "all.tideproof.toml")
    else:
        assert [line.split()[0] for line in out.splitlines()] == ["passed", "passed"]
    assert not (tmp_path / "j.xml").exists()


@pytest.mark.parametrize("text", ["[broken", "", "[kept]\nprotocol = 'kip-320'"])
def test_a_run_that_fails_removes_earlier_reports(cli: Cli, tmp_path: Path, text: str) -> None:
    (tmp_path / "all.tideproof.toml").write_text(text)
    (tmp_path / "kept.json").write_text("{}")
    (tmp_path / "s.json").symlink_to("kept.json")
    (tmp_path / "j.xml").write_text("<testsuites/>")
    assert cli("ci", "--junit", "j.xml", "--sarif", "s.json").returncode == 2
    assert not (tmp_path / "j.xml").exists() and not (tmp_path / "s.json").exists()
    (tmp_path / "all.tideproof.toml").write_text(GOOD)
    assert cli("ci", "--junit", "j.xml", "--sarif", "s.json").returncode == 0
    assert (tmp_path / "j.xml").exists() and json.loads((tmp_path / "kept.json").read_text())["version"] == "2.1.0"


@pytest.mark.parametrize("text", ["tool = 1", "[tool]\ntideproof = 'x'", "[tool.tideproof]\nchecks = 3"])
def test_a_pyproject_without_checks_is_reported_in_one_line(cli: Cli, tmp_path: Path, text: str) -> None:
    (tmp_path / "pyproject.toml").write_text(text)
    ran = cli("ci")
    assert (ran.returncode, "is not a table" in one_line(ran.stderr)) == (2, True), ran.stderr


def test_a_named_file_without_checks_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "good.tideproof.toml").write_text(GOOD)
    (tmp_path / "empty.tideproof.toml").write_text("# [kept]")
    ran = cli("ci", "good.tideproof.toml", "empty.tideproof.toml")
    assert ran.returncode == 2 and "no checks in empty.tideproof.toml" in one_line(ran.stderr)


def test_a_misspelled_pyproject_table_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "good.tideproof.toml").write_text(GOOD)
    (tmp_path / "pyproject.toml").write_text("[tool.tideproof.check.kept]\n")
    ran = cli("ci")
    assert ran.returncode == 2 and "[tool.tideproof.check] is nothing" in one_line(ran.stderr)


def test_github_action_runs_the_checks(tmp_path: Path) -> None:
    """Its last step, as bash runs it, with the inputs that it has by default."""
    yaml = pytest.importorskip("yaml")
    action = yaml.safe_load((CHECKOUT / "action.yml").read_text())
    steps, inputs = action["runs"]["steps"], action["inputs"]
    assert action["runs"]["using"] == "composite" and all(("run" in s) == ("shell" in s) for s in steps)
    assert set(re.findall(r"\$\{\{ inputs\.([\w-]+) \}\}", str(steps))) == set(inputs)
    ci = (CHECKOUT / "docs" / "ci.md").read_text()
    assert all(f"`{name}`" in ci for name in inputs)
    (tmp_path / "all.tideproof.toml").write_text(GOOD)
    values = {f"${{{{ inputs.{name} }}}}": given["default"] for name, given in inputs.items()}
    values["${{ github.workspace }}"] = str(tmp_path)
    environment = {
        name: reduce(lambda t, v: t.replace(*v), values.items(), text) for name, text in steps[-1]["env"].items()
    }
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    ran = subprocess.run(
        ["bash", "-c", steps[-1]["run"]], cwd=tmp_path, env={**os.environ, **environment, "PATH": path}, check=False
    )
    assert ran.returncode == 0
    assert (tmp_path / "tideproof.sarif").is_file() and (tmp_path / "tideproof-junit.xml").is_file()


def test_a_folder_that_cannot_be_read_is_refused(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks in it were passed over, with status 0."""
    (tmp_path / "secret").mkdir()
    (tmp_path / "a.tideproof.toml").write_text('[a]\nprotocol = "kip-320"\nproperty = "StrongIsr"\n')
    scan = os.scandir

    def refused(path: str) -> Any:
        if Path(path).name == "secret":
            raise PermissionError(13, "Permission denied", path)
        return scan(path)

    monkeypatch.setattr(os, "scandir", refused)
    ran = cli("ci", ".")
    assert ran.returncode == 2
    assert one_line(ran.stderr).endswith("secret: cannot be read: Permission denied\n")


def test_the_former_name_of_an_invariant_does_not_select_a_witness(cli: Cli) -> None:
    """What was violated is found now, so that a check of that name passed."""
    ran = cli("check", "kafka-0.8", "-p", "NothingIsCommittedOnTwo")
    assert (ran.returncode, "no property of kafka-0.8 is named" in one_line(ran.stderr)) == (2, True)
