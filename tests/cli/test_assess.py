"""`tideproof assess`: an operator's files in, an answer out, as text, JSON, a page, SARIF and a gate."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from support.cli import Cli, call_process
from support.small_atlas import small_atlas

from tideproof.properties.atlas.table import Atlas

ASKED = ("assess", "--release", "3.6.1", "--kraft", "--replicas", "2")
SERVER = "process.roles=broker\nnode.id=1\nmin.insync.replicas=1\ndefault.replication.factor=2\n"
SLIP = "min.insync.replica=2\n"
"""A name that Kafka does not know, and that is near one on which the answer depends."""


@pytest.fixture(autouse=True)
def of_two_replicas() -> Iterator[None]:
    found = small_atlas()
    with patch.object(Atlas, "load", lambda: found):
        yield


@pytest.fixture
def server(tmp_path: Path) -> Path:
    path = tmp_path / "server.properties"
    path.write_text(SERVER)
    return path


def test_assess_text_starts_with_settings_answer_change_and_table(cli: Cli) -> None:
    ran = cli(*ASKED)
    assert ran.returncode == 0 and not ran.stderr
    assert ran.stdout.startswith("""\
Kafka 3.6.1 with KRaft; replication factor 2, min.insync.replicas=1, acks=all

With these settings the loss of one disk, which may have the only copy
(min.insync.replicas=1), can lose an acknowledged record; so can one power loss
of the last replica in the ISR, after the others left it. One crash, a lost
session, a leader that misses an epoch, a reassignment or a deletion of records
cannot, within the bounds searched, which leave out a rare race of a request
thread (KAFKA-1148).
Lost: a leader was elected without the record; another broker may have a copy.
Assumed: acks=all, the default of clients since 3.0. --acks 1 has another
answer.

fault, once              record      evidence
""")
    assert "\npower loss               can lose    in 8 steps\n" in ran.stdout
    assert (
        """
Power loss: how a record is lost
  1      b0 leads (epoch e0). A producer writes r1 to it.
  2      b1 is down or cut off, and leaves the ISR, which is now {b0}.
  4      b0 acknowledges r1 to the producer.
  5-6    b0 loses power; r1 was not flushed, and is gone from b0. No replica in
         the ISR is left to lead.
  7-8    b0 is back and is elected (epoch e2). b0 leads without r1, now on no
         broker.
"""
        in ran.stdout
    )
    for said in ("What to change\n  power loss      Set min.insync.replicas=2:", "Today: log.flush.interval.messages=1",
                 "--add-config min.insync.replicas=2", "Upgrade to 4.1 or later."):  # fmt: skip
        assert " ".join(said.split()) in " ".join(ran.stdout.split()), said
    assert (
        ran.stdout.index("fault, once") < ran.stdout.index("how a record is lost") < ran.stdout.index("What to change")
    )


def test_details_follow_the_first_screen(cli: Cli) -> None:
    short, details = cli(*ASKED), cli(*ASKED, "--details")
    assert max(map(len, details.stdout.splitlines())) <= 80
    for said in ("Power loss: evidence", "Other questions", "Settings used", "default of 3.6.1", "how likely",
                 "Not covered by this answer", "Two faults at once\n"):  # fmt: skip
        assert said in details.stdout and said not in short.stdout
    assert len(short.stdout.splitlines()) <= 72


def test_assess_names_lines_of_files_and_unknown_settings(cli: Cli, server: Path) -> None:
    server.write_text(SERVER + SLIP)
    ran = cli("assess", server.name, "--release", "3.6.1", "--details")
    assert "  min.insync.replicas=1                    server.properties:3\n" in ran.stdout
    assert "Not used: node.id.\n" in ran.stdout
    remark = (
        "server.properties:5: min.insync.replica is no setting of Kafka's for a broker, and is not used; did you mean "
        "min.insync.replicas?"
    )
    assert remark in " ".join(ran.stdout.partition("fault, once")[0].split())
    gate = cli("assess", server.name, "--release", "3.6.1", "--expect", "crash: not found")
    assert (gate.returncode, remark in gate.stderr) == (2, True)


def test_assess_reports_each_error_in_one_line_with_status_2(cli: Cli, server: Path) -> None:
    server.write_text(SERVER.replace("=1\nd", "=one\nd") + "unclean.leader.election.enable=perhaps\n")
    ran = cli("assess", server.name, "--release", "3.6.1")
    assert ran.returncode == 2
    assert ran.stderr.splitlines() == [
        "tideproof: server.properties:3: min.insync.replicas is 'one'; it is a number, at least 1 (and 1 more, below)",
        "server.properties:5: unclean.leader.election.enable is 'perhaps'; it is true or false",
    ]
    for call, said in [
        (("assess", "nowhere.properties"), "nowhere.properties: No such file or directory"),
        ((*ASKED, "--acks", "2"), "--acks: acks is '2'; it is all, -1, 0 or 1"),
        ((*ASKED, "--expect", "fire: keeps"), "--expect fire: say one of a broker dies for good, crash, power loss, "),
        ((*ASKED, "--expect", "crash: holds"), "--expect crash: holds: say 'crash: not found' or 'crash: can lose'"),
        ((*ASKED, "--as", "html", "--json"), "--as html and --json are two forms of the answer: give one of them"),
        (("assess", "--release", "1.0.0", "--replicas", "3"), "--release: Kafka 1.0.0 was not searched: the searches"),
        (
            (*ASKED, "--trace", "t.json", "--fault", "crash"),
            "--trace: there is no trace of a loss by crash; there are traces by: po",
        ),
    ]:
        ran = cli(*call)
        assert (ran.returncode, ran.stderr.startswith(f"tideproof: {said}")) == (2, True), ran.stderr


@pytest.mark.parametrize(("expected", "status", "line"), [
    ("crash: keeps", 0, ""),
    ("crash: not found", 0, ""),
    ("power loss: loses", 0, ""),
    ("power loss: can lose", 0, ""),
    ("power loss and crash: can lose", 0, ""),
    ("no fault: keeps", 1, "found: can lose (its disk may have the only copy; if kept: not found, 161 states"),
    ("a broker dies for good: not found", 1, "found: can lose (its disk may have the only copy"),
    ("a broker dies for good: can lose", 0, ""),
    ("fixable: none", 1, "a setting would end: the loss of one disk (min.insync.replicas=2)"),
    ("power loss: keeps", 1, "expected: power loss: keeps; found: can lose (in 8 steps)"),
    ("crash: can lose", 1, "expected: crash: can lose; found: not found (2,926 states (1 record, 3 epochs); with 1 "),
    ("crash and lost session: not found", 3, "expected: crash and lost session: not found; found: not searched"),
])  # fmt: skip
def test_assess_checks_expectations(cli: Cli, expected: str, status: int, line: str) -> None:
    ran = cli(*ASKED, "--expect", expected)
    assert ran.returncode == status
    assert line in " ".join(ran.stdout.split()) and ("expected: " in ran.stdout) is bool(line)


def test_undecided_expectations_have_status_3(cli: Cli) -> None:
    ran = cli("assess", "--release", "3.6.1", "--kraft", "--replicas", "3", "--expect", "crash: keeps")
    assert (ran.returncode, "expected: crash: keeps; found: not searched" in ran.stdout) == (3, True)
    ran = cli(*ASKED, "--acks", "0", "--expect", "crash: keeps")
    assert (ran.returncode, "no answer: with acks=0" in " ".join(ran.stdout.split())) == (3, True)


def test_assess_writes_a_trace_that_replays(cli: Cli, tmp_path: Path) -> None:
    assert cli(*ASKED, "--fault", "power loss", "--trace", "loss.json").returncode == 0
    assert "AckedSurvive" in cli("replay", "loss.json").stdout
    assert json.loads((tmp_path / "loss.json").read_text())["protocol"] == "kafka-3.6-kraft"


def test_json_output_matches_its_schema(cli: Cli, server: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((Path(__file__).parent.parent.parent / "docs" / "schema" / "output.json").read_text())
    validator = jsonschema.Draft202012Validator({**schema, "$ref": "#/$defs/assess"})
    data = json.loads(cli("assess", server.name, "--release", "3.6.1", "--expect", "crash: loses", "--json").stdout)
    validator.validate(data)
    for required in schema["$defs"]["assess"]["required"]:
        assert not validator.is_valid({key: value for key, value in data.items() if key != required})
    (found,) = data["assessments"]
    dead = next(f for f in found["findings"] if not f["faults"])
    assert (dead["status"], dead["states"], dead["depth"]) == ("violated", 161, None), "the search kept the disk"
    assert dead["to_do"][0].startswith("Set min.insync.replicas=2: ")
    lost = next(f for f in found["findings"] if f["faults"] == ["power loss"])
    assert (lost["status"], lost["depth"], lost["meaning"]["museum"]) == ("violated", 8, "the-last-one-standing")
    assert lost["change"]["change"] == "min.insync.replicas=2 and Kafka 4.1 or later"
    assert {"file": "server.properties", "line": 3}.items() <= found["settings"][1].items()
    assert len(data["expected"]) == 1 and data["unused"][0]["name"] == "node.id"


def test_sarif_has_the_line_of_the_setting_to_change(cli: Cli, server: Path) -> None:
    ran = cli("assess", server.name, "--release", "3.6.1", "--as", "sarif", "--expect", "power loss: keeps")
    assert ran.returncode == 1 and ran.stderr.startswith("expected: power loss: keeps; found: can lose")
    server.write_text(SERVER + SLIP)
    (run,) = json.loads(cli("assess", server.name, "--release", "3.6.1", "--as", "sarif").stdout)["runs"]
    disk, lost, slip = run["results"]
    assert (disk["ruleId"], disk["level"]) == ("acknowledged-record-lost/no-fault", "error")
    assert "A broker dies for good: can lose (its disk may have the only copy" in disk["message"]["text"]
    assert (lost["ruleId"], lost["level"], slip["level"]) == ("acknowledged-record-lost/power-loss", "error", "warning")
    lines = [r["locations"][0]["physicalLocation"]["region"]["startLine"] for r in run["results"]]
    assert lines == [3, 3, 5]
    assert "Set min.insync.replicas=2: " in lost["message"]["text"]
    assert {r["id"] for r in run["tool"]["driver"]["rules"]} == {disk["ruleId"], lost["ruleId"], slip["ruleId"]}
    server.write_text(SERVER.replace("replicas=1", "replicas=2"))
    (run,) = json.loads(cli("assess", server.name, "--release", "3.6.1", "--as", "sarif").stdout)["runs"]
    (upgrade,) = run["results"]
    place = upgrade["locations"][0]["physicalLocation"]["region"]["startLine"]
    assert (upgrade["level"], place) == ("warning", 1), "no line of the file is wrong"


def test_assess_page_is_readable_without_scripts_and_escapes_files(cli: Cli, tmp_path: Path) -> None:
    topics = "Topic: <b>x</b>\tPartitionCount: 1\tReplicationFactor: 2\tConfigs: min.insync.replicas=2\n"
    (tmp_path / "topics.txt").write_text(topics)
    ran = cli("assess", "topics.txt", "--release", "3.6.1", "--kraft", "--as", "html", "-o", "page.html")
    page = (tmp_path / "page.html").read_text()
    assert ran.returncode == 0 and "Written to page.html" in ran.stderr
    assert "<b>x</b>" not in page and "With the settings of &lt;b&gt;x&lt;/b&gt; one power loss of" in page
    for said in ('<span class="word violated">can lose</span>', "2,499 states", "What to change", "topics.txt:1",
                 "b0 leads without r1, now only on b1.", 'data-plays="1-power-loss"'):  # fmt: skip
        assert said in page


def test_assess_needs_neither_java_nor_spark(tmp_path: Path) -> None:
    """A process that may not import Spark and finds no program, with the atlas of the package."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nfor name in ('pyspark', 'pyarrow', 'pandas', 'numba'):\n    sys.modules[name] = None\n"
    )
    asked = ("assess", "--release", "3.6.1", "--kraft", "--replicas", "3", "--min-isr", "2")
    ran = call_process(tmp_path, *asked, PYTHONPATH=str(tmp_path), PATH="")
    assert ran.returncode == 0, ran.stderr
    assert "With these settings" in ran.stdout and "fault, once" in ran.stdout


@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 400])
def test_assess_page_fits_and_plays_its_trace(browser: object, cli: Cli, tmp_path: Path, width: int) -> None:
    cli(*ASKED, "--as", "html", "-o", "page.html")
    page = browser.new_page(viewport={"width": width, "height": 900})  # type: ignore[attr-defined]
    errors = list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto((tmp_path / "page.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.get_by_role("button", name="Play the trace").click()
    page.locator("#counter", has_text="step 0 of").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert not errors
    page.close()
