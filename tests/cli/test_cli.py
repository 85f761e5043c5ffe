"""The command line as users and scripts meet it: real processes, exit statuses, one line for each mistake."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from support.cli import SAYS_HOW_FAR_IT_IS, Cli, complaints, one_line, started, wait_until_said
from support.traces import LOSS

from tideproof.model.language.names import FormerName
from tideproof.model.protocols.catalogue import ALIASES, PROTOCOLS, named
from tideproof.properties.invariants.catalogue import property_named

TWO = ["--replicas", "2", "--log-size", "3", "--records", "3", "--epochs", "3"]


@pytest.mark.slow
def test_the_nine_actions_that_break_strong_isr(cli: Cli) -> None:
    ran = cli("check", "hw-truncation", *TWO, "-p", "StrongIsr")
    assert ran.returncode == 1
    assert "StrongIsr   violated after 9 steps" in ran.stdout
    assert "StrongIsr fails after 9 steps of hw-truncation" in ran.stdout
    assert complaints(ran.stderr, "hw-truncation") == []
    table = ran.stdout.split("controller")[1].partition("Notation")[0]
    steps = [line for line in table.splitlines() if line[:2].strip().isdigit()]
    assert len(steps) == 10  # the initial state, and nine steps
    told = [line for line in ran.stdout.splitlines() if "To keep the trace" not in line]  # a command is one line
    assert max(map(len, told)) <= 80


@pytest.mark.slow
def test_check_json_is_one_object_with_what_scripts_rely_on(cli: Cli) -> None:
    ran = cli("check", "hw-truncation", *TWO, "--json")
    found = json.loads(ran.stdout)
    assert complaints(ran.stderr, "hw-truncation") == []
    assert (found["protocol"], found["engine"]) == ("hw-truncation", "exhaustive")
    assert found["bounds"] == {"replicas": 2, "log_size": 3, "records": 3, "epochs": 3}
    assert (found["distinct_states"], found["diameter"]) == (37667, 24)
    verdicts = {p["property"]: (p["verdict"], p["depth"]) for p in found["properties"]}
    assert verdicts == {
        "TypeOk": ("holds", None),
        "ElectedLeaderInIsr": ("holds", None),
        "WeakIsr": ("violated", 8),
        "StrongIsr": ("violated", 9),
        "CommittedRecordsSurvive": ("violated", 11),
    }
    trace = found["properties"][3]["trace"]
    assert len(trace) == 9
    assert set(trace[0]) == {"name", "parameters"}


@pytest.mark.parametrize(
    ("args", "status"),
    [
        (["kip-320", "-p", "StrongIsr"], 0),
        (["hw-truncation", "-p", "StrongIsr"], 1),
        (["hw-truncation", "-p", "StrongIsr", "--expect", "violated"], 0),
        (["kip-320", "-p", "StrongIsr", "--expect", "violated"], 1),
        (["kip-320", "-p", "StrongIsr", "--epochs", "4", "--time-limit", "0.01"], 3),
        (["kip-320", "-p", "StrongIsr", "--epochs", "4", "--memory-limit", "0.01"], 3),
        (["kip-320", "-p", "StrongIsr", "--expect", "violated", "--epochs", "4", "--time-limit", "0.01"], 3),
    ],
)
def test_exit_statuses(cli: Cli, args: list[str], status: int) -> None:
    assert cli("check", *args, "--replicas", "3" if "4" in args else "2").returncode == status


@pytest.mark.slow
def test_a_former_name_still_works_and_says_what_it_is_called_now(cli: Cli, tmp_path: Path) -> None:
    asked = ("-p", "Durable", "--log-size", "1", "--records", "1", "--epochs", "2", "--power-losses", "1")
    kept = tmp_path / "kept.json"
    ran = cli("check", "kafka-2.1-mended", *asked, "--trace", str(kept), "--json")
    assert "kafka-2.1-mended is called kafka-2.5-fixed now" in ran.stderr
    assert (ran.returncode, json.loads(ran.stdout)["protocol"]) == (1, "kafka-2.5-fixed")
    kept.write_text(kept.read_text().replace("kafka-2.5-fixed", "kafka-2.1-mended"))
    assert cli("replay", str(kept)).returncode == 1
    assert all(name not in PROTOCOLS and now in PROTOCOLS for name, now in ALIASES.items())
    with pytest.warns(FormerName, match="kafka-2.1-mended is called kafka-2.5-fixed now"):
        assert named("kafka-2.1-mended") is PROTOCOLS["kafka-2.5-fixed"]
    with pytest.warns(FormerName, match="BookedEndsAreTrue is called RemoteLeoTrue now"):
        assert property_named("BookedEndsAreTrue", PROTOCOLS["kafka-2.5"]).name == "RemoteLeoTrue"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["check", "kip-32"], "did you mean kip-320"),
        (["check", "kip-320", "-p", "StrongIRS"], "did you mean StrongIsr"),
        (["check", "kip-320", "-p", "ValidHighWatermark"], "ValidHighWatermark does not speak of kip-320"),
        (["check", "kip-320", "--replicas", "0"], "--replicas 0: kip-320 needs at least 1"),
        (["check", "kip-320", "--replicas", "99"], "tideproof: --replicas 99 (default 3): a state of kip-320 would"),
        (["check", "kip-320", "--epochs", "9", "--replicas", "99"], "the most that fits is 1,024"),
        (["check", "qqqqq"], "no protocol is named 'qqqqq'; see tideproof list"),
        (["check", "kafka-2.5", "-p", "zzzzz"], "see tideproof list kafka-2.5"),
        (["claims", "--as", "foo"], "is not one of 'text', 'html'"),
        (["museum", "a-zombie-is-counted", "--under", "nonsense"], "no protocol is named 'nonsense'"),
        (["check", "kip-320", "--versions", "3"], "has no bound --versions"),
        (["check", "kip-320", "--time-limit", "0"], "--time-limit 0: give a number above 0"),
        (["check", "kip-320", "--memory-limit", "-1"], "--memory-limit -1"),
        (["check", "kip-320", "--memory-limit", "1e300"], "that is in GiB"),
        (["compare", "kip-320", "kip-32"], "did you mean kip-320"),
        (["check", "kip-320", "--trace", "no/such/folder/x.json"], "there is no folder no/such/folder"),
        (["check", "kip-320", "--trace", "."], "is a folder; name a file"),
        (["check", "kip-320", "--trace", "a" * 300], "cannot be written: File name too long"),
        (["check", "a" * 300 + ".py"], "File name too long"),
        (["check", "./missing.py"], "missing.py: no such file"),
        (["check"], "Missing argument"),
        (["check", "kip-320", "--frobnicate"], "No such option: --frobnicate"),
        (["check", "kip-320", "--replicas", "two"], "--replicas"),
        (["compare", "async-isr"], "use tideproof check"),
        (["show", "nothing.json"], "nothing.json: No such file or directory"),
        (["show", "."], "Is a directory"),
        (["replay", "nothing.json"], "nothing.json: No such file"),
        (["frobnicate"], "No such command"),
    ],
)
def test_a_mistake_is_one_clear_line_and_status_2(cli: Cli, args: list[str], message: str) -> None:
    ran = cli(*args)
    assert message in one_line(ran.stderr)
    assert ran.returncode == 2
    assert ran.stdout == ""


def test_help_fits_the_terminal(cli: Cli) -> None:
    """Paragraphs are filled, and the text about an example is below it and not across two lines."""
    printed = [line.strip() for line in cli("check", "--help").stdout.splitlines()]
    assert "named; what else is left out is printed. With --property, the search ends as" in printed
    example = printed.index("tideproof check kip-279 -p StrongIsr --expect violated --trace loss.json")
    assert printed[example + 1] == "a known flaw as a CI step"


def test_a_story_fits_the_terminal(cli: Cli) -> None:
    told = cli("list", "kip-320-as-built").stdout.partition("Actions")[0].splitlines()
    assert [line.strip()[:3] for line in told if line.strip()[:1].isdigit()] == ["1. ", "2. ", "3. ", "4. ", "5. "]
    for line, following in pairwise(told):
        word = following.strip().partition(" ")[0]
        ends = not line.strip() or not following.strip() or word[0].isdigit()
        assert ends or len(line.rstrip()) + 1 + len(word) > 80, line


def test_list_names_everything_there_is(cli: Cli) -> None:
    ran = cli("list")
    for name in (
        "hw-truncation",
        "kip-320-first-try",
        "async-isr",
        "CommittedRecordsSurvive",
        "exhaustive",
        "--epochs",
    ):
        assert name in ran.stdout
    assert ran.returncode == 0
    ran = cli("list", "kip-279")
    assert "fast elections" in ran.stdout
    assert "BecomeFollowerTruncateKip279(epoch, replica, leader)" in ran.stdout


@pytest.mark.slow
def test_by_default_nothing_is_decided_that_is_false_as_published(cli: Cli) -> None:
    """`LeaderInIsr` is false before the first election: it is there by its name."""
    ran = cli("check", "kip-320", *TWO, "--json")
    assert ran.returncode == 0
    assert {p["property"]: p["verdict"] for p in json.loads(ran.stdout)["properties"]} == dict.fromkeys(
        ("TypeOk", "ElectedLeaderInIsr", "WeakIsr", "StrongIsr", "CommittedRecordsSurvive"), "holds"
    )
    ran = cli("check", "kip-320", *TWO, "-p", "LeaderInIsr", "--json")
    (verdict,) = json.loads(ran.stdout)["properties"]
    assert (ran.returncode, verdict["verdict"], verdict["depth"]) == (1, "violated", 0)


WITNESSES = """
from tideproof.model.language.algebra import any_of
from tideproof.model.language.properties import witness
from tideproof.model.protocols.atomic.kip_101 import KIP_101
from tideproof.model.protocols.atomic.replication import ReplicationState

MINE = KIP_101.variation(name="mine", title="", story="As it was.")

@witness(ReplicationState)
def committed(s):
    '''A replica has a high watermark above 0.'''
    return any_of(*(hw > 0 for hw in s.hw))

@witness(ReplicationState)
def out_of_bounds(s):
    '''A high watermark is above all records.'''
    return any_of(*(hw > s.bounds.records for hw in s.hw))
"""


@pytest.mark.slow
def test_a_witness_is_found_with_a_trace_or_not_reachable(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(WITNESSES)

    def asked(name: str, *more: str) -> tuple[int, str, int | None]:
        ran = cli("check", "mine.py", *TWO, "--log-size", "4", "-p", name, "--json", *more)
        (verdict,) = json.loads(ran.stdout)["properties"]
        return ran.returncode, verdict["verdict"], verdict["trace"] and len(verdict["trace"])

    status, word, steps = asked("Committed", "--trace", "found.json")
    assert (status, word) == (0, "found") and steps
    assert asked("Committed", "--expect", "violated")[0] == 1
    assert asked("OutOfBounds") == (1, "not reachable", None)
    assert asked("OutOfBounds", "--expect", "violated")[0] == 0
    assert asked("OutOfBounds", "--engine", "random", "--walks", "100") == (3, "not found", None)
    assert asked("OutOfBounds", "--engine", "bounded", "--depth", "1") == (3, "not found", None)
    ran = cli("replay", "found.json", "--protocol", "mine.py")
    assert ran.returncode == 0 and f"Committed is found after step {steps}" in ran.stdout
    told = cli("show", "found.json", "--protocol", "mine.py")
    assert "never Committed fails" in " ".join(told.stdout.split()), "the account says what the trace refutes"
    assert "Witness: A replica has a high watermark above 0." in " ".join(cli("list", "mine.py").stdout.split())


OWN_BOUND = """
from dataclasses import dataclass
from pathlib import Path
from tideproof import BoundSpec, Int, Protocol, State, action, invariant, upto, variable

Path("was-run").touch()

@dataclass(frozen=True)
class Copies(State):
    leader: Int = variable("writes that the leader has", upto("limit"))

@action()
def write(s):
    '''The leader takes a write.'''
    yield s.leader < s.bounds.limit
    return s.replace(leader=s.leader + 1)

MINE = Protocol(
    name="mine", title="writes", story="It writes.", state=Copies, slots={"write": write},
    initial=lambda bounds: Copies(bounds, leader=0),
    bounds=(
        BoundSpec("limit", "the greatest number", least=1, default=2),
        BoundSpec("speed", "how fast it writes", least=-1, default=0, optional=True, words=(("full", -1),)),
    ),
)

@invariant(Copies)
def small(s):
    '''It is below five.'''
    return s.leader < 5
"""


def test_a_bound_of_a_users_protocol_is_an_option(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOUND)
    assert cli("check", "own.py").returncode == 0
    ran = cli("check", "--limit", "7", "own.py:mine", "--speed", "full", "--json")
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["bounds"], found["properties"][0]["depth"]) == (1, {"limit": 7, "speed": -1}, 5)
    told = " ".join(cli("check", "own.py", "--help").stdout.replace("│", " ").split())
    assert "--limit <int> The greatest number." in told and "--speed N|full How fast it writes." in told
    listed = " ".join(cli("list", "own.py").stdout.split())
    assert "--limit N the greatest number; default 2" in listed and "--speed N|full how fast" in listed


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["check", "own.py", "--limit", "0"], "--limit 0: mine needs at least 1 (the greatest number)"),
        (["check", "own.py", "--speed", "slow"], "'slow' is none of N|full"),
        (["check", "own.py", "--acks", "all"], "mine has no bound --acks; it takes --limit, --speed"),
        (["check", "kip-320", "--limit", "5"], "No such option: --limit"),
    ],
)
def test_a_bound_that_makes_no_sense_is_refused(cli: Cli, tmp_path: Path, args: list[str], message: str) -> None:
    (tmp_path / "own.py").write_text(OWN_BOUND)
    ran = cli(*args)
    assert ran.returncode == 2 and message in one_line(ran.stderr)


def test_a_file_that_an_option_names_is_not_run(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOUND)
    cli("check", "kip-320", *TWO, "-p", "TypeOk", "--trace", "own.py")
    assert not (tmp_path / "was-run").exists()
    cli("check", "own.py")
    assert (tmp_path / "was-run").exists()


def test_a_property_is_found_by_its_name_of_before_with_a_note(cli: Cli) -> None:
    small = ["--replicas", "1", "--log-size", "1", "--records", "1", "--epochs", "2"]
    ran = cli("check", "kafka-2.5", *small, "-p", "Bounds", "--json")
    assert ran.returncode == 0 and json.loads(ran.stdout)["properties"][0]["property"] == "OffsetsOrdered"
    assert "Bounds is called OffsetsOrdered now" in ran.stderr


@pytest.mark.slow
def test_a_bounded_check_never_says_holds(cli: Cli) -> None:
    """`kip-101` violates it at step 10. Nothing found in 3 steps is no counterexample so far, and decides nothing."""
    asked = ["check", "kip-101", "--engine", "bounded", "--depth", "3", "-p", "StrongIsr"]
    ran = cli(*asked, "--json")
    (verdict,) = json.loads(ran.stdout)["properties"]
    assert ran.returncode == 0
    assert verdict == {
        "property": "StrongIsr", "verdict": "no counterexample", "detail": "no counterexample up to depth 3",
        "depth": None, "trace": None,
    }  # fmt: skip
    ran = cli(*asked, "--expect", "violated")
    assert ran.returncode == 1 and "no counterexample up to depth 3" in ran.stdout


@pytest.mark.slow
def test_compare_tells_the_story(cli: Cli) -> None:
    ran = cli("compare", *TWO, "--json")
    rows = json.loads(ran.stdout)["protocols"]
    assert ran.returncode == 0
    depths = {row["protocol"]: [p["depth"] for p in row["properties"]] for row in rows}
    assert depths == {
        "hw-truncation": [8, 9, 11],
        "kip-101": [11, 11, 16],
        "kip-279": [None, None, None],
        "kip-320-first-try": [None, None, None],
        "kip-320": [None, None, None],
    }
    # The counts are the published ones although one of the properties needs a ghost.
    assert [row["distinct_states"] for row in rows] == [37667, 32933, 32713, 30737, 21493]


@pytest.mark.slow
def test_a_comparison_of_which_little_happens_says_so(cli: Cli, tmp_path: Path) -> None:
    """Of protocols of one's own: the others are known to take every action in some configuration."""
    (tmp_path / "mine.py").write_text(
        'from tideproof import protocol\nMINE = protocol("kip-320").variation("mine", "title", "story")\n'
    )
    printed = " ".join(cli("compare", "mine.py", "kip-101", "--replicas", "1").stdout.split())
    assert "Warning: mine: no reachable state enables FencedLeaderExpandIsr, FencedLeader" in printed
    assert "Warning: kip-101" not in printed
    assert "Warning" not in cli("compare", "mine.py", "--replicas", "2").stdout


@pytest.mark.slow
def test_compare_prints_the_table_and_the_shortest_loss(cli: Cli) -> None:
    ran = cli("compare", *TWO)
    assert "CommittedRecordsSurvive fails after 11 steps of hw-truncation" in ran.stdout
    table = ran.stdout.partition("--trace loss.json")[2].strip().splitlines()
    assert table[0].split() == TWO
    assert len(table) <= 20, "a terminal of 24 lines shows all of it"
    assert max(map(len, table)) <= 80
    assert "…" not in "".join(table)


# Traces ---------------------------------------------------------------------------------------------------------------


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


def test_show_writes_a_file_whole(cli: Cli, loss: Path, tmp_path: Path) -> None:
    target = tmp_path / "loss.txt"
    target.write_text("before")
    assert cli("show", str(loss), "--output", str(target)).returncode == 0
    assert "StrongIsr" in target.read_text()
    ran = cli("show", str(loss), "--output", str(tmp_path / "no" / "folder.txt"))
    assert "there is no folder" in one_line(ran.stderr)
    assert ran.returncode == 2


def test_the_same_schedule_under_the_generation_that_fixed_it(cli: Cli, loss: Path) -> None:
    ran = cli("replay", str(loss), "--under", "kip-101", "--json")
    twin = json.loads(ran.stdout)
    assert twin["verdict"] == "no counterexample"
    assert twin["under"]["parted_at"] is not None
    assert ran.returncode == 0
    text = cli("replay", str(loss), "--under", "kip-320").stdout
    assert "The runs differ from step" in text
    assert "async-isr has another kind of state" in one_line(cli("replay", str(loss), "--under", "async-isr").stderr)


def test_a_hostile_trace_does_nothing(cli: Cli, tmp_path: Path) -> None:
    data = json.loads(LOSS.to_json())
    bad = tmp_path / "bad.json"
    for field, value, message in [
        ("protocol", "[bold]../../etc[/bold]", "no protocol is named"),
        ("protocol", "evil.py", "evil.py"),
        ("property", "__import__('os')", "no property of hw-truncation is named"),
        ("bounds", {**data["bounds"], "replicas": 10**9}, "more than 1,024 bits"),
        ("bounds", {**data["bounds"], "brokers": 3}, "has no bound --brokers"),
        ("bounds", {**data["bounds"], "self": 3}, "has no bound --self"),
    ]:
        bad.write_text(json.dumps({**data, field: value}))
        (tmp_path / "evil.py").write_text("open('owned', 'w')")
        ran = cli("replay", str(bad))
        assert message in one_line(ran.stderr)
        assert ran.returncode == 2
        assert not (tmp_path / "owned").exists()


def test_a_step_that_is_not_enabled_names_itself(cli: Cli, tmp_path: Path) -> None:
    data = json.loads(LOSS.to_json())
    data["actions"] = data["actions"][2:]
    path = tmp_path / "trace.json"
    path.write_text(json.dumps(data))
    assert "step 1, LeaderWrite(leader=b0), is not enabled" in one_line(cli("show", str(path)).stderr)


# Manners --------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_ctrl_c_ends_promptly_with_what_was_covered(tmp_path: Path) -> None:
    call = ("check", "kip-320", "--epochs", "6", "-p", "StrongIsr", "--json")
    with started(*call, cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        wait_until_said(process, " states, ")
        process.send_signal(signal.SIGINT)
        out, error = process.communicate()
    assert process.returncode == 3
    found = json.loads(out)
    assert found["stopped"] == "interrupted"
    assert found["properties"][0]["verdict"] == "unknown"
    assert found["distinct_states"] > 1
    assert "Traceback" not in error


@pytest.mark.slow
def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m tideproof.cli list | head -1"
    ran = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert ran.stdout == "Protocols\n"
    assert ran.stderr == ""


@pytest.mark.slow
def test_the_status_is_that_of_the_check_whoever_reads(tmp_path: Path) -> None:
    for protocol, status in (("kip-320", 0), ("hw-truncation", 1)):
        check = f"{sys.executable} -m tideproof.cli check {protocol} --replicas 2 -p StrongIsr"
        shell = f"{{ {check}; echo $? >status; }} | true"
        subprocess.run(["sh", "-c", shell], capture_output=True, cwd=tmp_path, check=False)
        assert (tmp_path / "status").read_text() == f"{status}\n"


@pytest.mark.slow
@pytest.mark.parametrize("redirection", [">&-", "2>&-", ">&- 2>&-"])
def test_closed_streams_change_nothing(tmp_path: Path, redirection: str) -> None:
    shell = f"{sys.executable} -m tideproof.cli check kip-320 --replicas 2 -p StrongIsr {redirection}"
    assert subprocess.run(["sh", "-c", shell], capture_output=True, cwd=tmp_path, check=False).returncode == 0


@pytest.mark.slow
def test_a_trace_may_be_written_where_standard_output_goes(tmp_path: Path) -> None:
    check = f"{sys.executable} -m tideproof.cli check hw-truncation {' '.join(TWO)} -p StrongIsr"
    shell = f"{check} --trace /dev/stdout >all; {check} --trace /dev/stdout | cat >too"
    subprocess.run(["sh", "-c", shell], cwd=tmp_path, check=True)
    for path in (tmp_path / "all", tmp_path / "too"):
        assert "StrongIsr fails after 9 steps" in path.read_text()
        assert '"format": "tideproof trace 1"' in path.read_text()
    assert Path("/dev/stdout").is_symlink()


@pytest.mark.slow
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m tideproof.cli list >/dev/full"
    ran = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert "No space left on device" in one_line(ran.stderr)
    assert ran.returncode == 2


@pytest.mark.slow
def test_a_terminal_without_unicode_gets_the_same_answer(process: Cli) -> None:
    ran = process("check", "hw-truncation", *TWO, "-p", "StrongIsr", PYTHONIOENCODING="ascii")
    assert "StrongIsr fails after 9 steps" in ran.stdout
    assert ran.stderr == ""


@pytest.mark.slow
def test_what_ascii_lacks_is_spelled_out(process: Cli, loss: Path) -> None:
    shown = process("show", str(loss), "--no-why", PYTHONIOENCODING="ascii").stdout
    assert "!=" in shown
    assert "?" not in shown


@pytest.mark.parametrize("module", ["tideproof.cli.streams", "typer", "tideproof.cli.main", "llvmlite.binding"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_while_it_starts_is_one_line_and_status_3(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, number: signal.Signals
) -> None:
    monkeypatch.setenv("PYTHONPROFILEIMPORTTIME", "1")  # says what is imported as it goes
    with started("check", "kip-320", "--replicas", "8", "-p", "StrongIsr", cwd=tmp_path) as process:
        wait_until_said(process, f" {module}\n")
        process.send_signal(number)
        out, error = process.communicate()
    assert process.returncode == 3, error
    said = [line for line in error.splitlines() if not line.startswith("import time:")]
    assert said == ["tideproof: interrupted"] or (said == [] and "interrupted" in out)


def test_an_interrupt_that_python_cannot_raise_is_not_lost(tmp_path: Path) -> None:
    """In a finalizer it would be printed and forgotten."""
    finalizer = "class Left:\n    def __del__(self): signal.raise_signal(signal.SIGINT)"
    script = f"import signal\n{finalizer}\nimport tideproof.cli.main as m\nm.run = lambda: Left() and 0"
    with started(cwd=tmp_path, first=script) as process:
        assert process.communicate() == ("", "tideproof: interrupted\n")
    assert process.returncode == 3


ENDLESS_COMPILER = """
import sys, threading
from tideproof.properties.invariants.catalogue import property_named
from tideproof.properties.engines import compiled
def compile_ir(_):
    print("compiling", file=sys.stderr, flush=True)
    threading.Event().wait()
compiled.compile_ir = compile_ir
"""


@pytest.mark.slow
def test_a_compiler_that_does_not_end_holds_up_no_interrupt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "empty"))
    with started("check", "kip-320", "-p", "StrongIsr", cwd=tmp_path, first=ENDLESS_COMPILER) as process:
        wait_until_said(process, "compiling")
        process.send_signal(signal.SIGINT)
        out, error = process.communicate()
    assert process.returncode == 3, error
    assert "budget spent (interrupted" in " ".join(out.split())
    assert error == ""


@pytest.mark.slow
def test_a_compiler_that_does_not_end_holds_up_no_time_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDEPROOF_CACHE_DIR", str(tmp_path / "empty"))
    call = ("check", "kip-320", "-p", "StrongIsr", "--time-limit", "0.5")
    with started(*call, cwd=tmp_path, first=ENDLESS_COMPILER) as process:
        out, error = process.communicate()
    assert process.returncode == 3
    assert "the time limit of 0.5 s, while compiling" in " ".join(out.split())
    assert error in ("", "compiling\n")  # the limit may be reached before the compiler says anything


@pytest.mark.slow
def test_an_interrupted_comparison_is_not_complete(tmp_path: Path) -> None:
    with started("compare", "--epochs", "6", cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        wait_until_said(process, " states, ")
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate()
    assert process.returncode == 3
    assert "Stopped early (interrupted): " in out


@pytest.mark.slow
def test_a_comparison_that_is_not_complete_says_why(cli: Cli) -> None:
    ran = cli("compare", "kip-101", "kip-320", "--memory-limit", "0.001")
    assert ran.returncode == 3
    assert "Stopped early (the memory limit of 0.001 GiB): kip-101, kip-320; a + stands" in " ".join(ran.stdout.split())


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["1e-9", "1e-5", "0.0001"])
def test_a_tiny_memory_limit_is_kept(cli: Cli, limit: str) -> None:
    ran = cli("check", "kip-320", "-p", "StrongIsr", "--memory-limit", limit)
    assert ran.returncode == 3
    assert "the memory limit of" in ran.stdout


def test_a_trace_that_is_not_written_is_not_mistaken_for_one_that_is(cli: Cli, tmp_path: Path) -> None:
    kept = tmp_path / "old.json"
    kept.write_text("old")
    ran = cli("check", "kip-320", "--replicas", "2", "-p", "StrongIsr", "--trace", "old.json")
    assert "There is no counterexample: old.json is left as it was." in ran.stderr
    assert kept.read_text() == "old"


def test_the_verdict_is_printed_even_if_the_trace_cannot_be_written(cli: Cli) -> None:
    ran = cli("check", "hw-truncation", "--replicas", "2", "-p", "StrongIsr", "--trace", "/dev/full")
    assert "violated after 9 steps" in ran.stdout
    assert "/dev/full: cannot be written: No space left on device" in one_line(ran.stderr)
    assert ran.returncode == 2


@pytest.mark.slow
def test_listing_imports_nothing_heavy(tmp_path: Path) -> None:
    program = (
        "import sys; from tideproof.cli.entry import main; sys.argv = ['tideproof', 'list']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(sorted(m for m in ('numba', 'numpy', 'z3', 'pyspark', 'hypothesis') if m in sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.slow
def test_progress_goes_to_standard_error_as_plain_lines(tmp_path: Path) -> None:
    with started("check", "kip-320", "-p", "StrongIsr", cwd=tmp_path, first=SAYS_HOW_FAR_IT_IS) as process:
        _, error = process.communicate()
    assert "kip-320: level " in error
    assert "\x1b" not in error
    assert "states/s" in error


# A user's own protocol ------------------------------------------------------------------------------------------------

OWN = """
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.language.actions import REPLICA, action

MINE = KIP_320.variation(
    name="no-fence", title="KIP-320 with the old fetch", story="Fetches are not fenced.", fetch=base.follower_replicate
)
"""


def test_a_protocol_of_ones_own_is_checked_kept_and_replayed(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    ran = cli("check", "./mine.py", "-p", "StrongIsr", "--json", "--trace", "t.json", "--replicas", "2")
    assert json.loads(ran.stdout)["protocol"] == "no-fence"
    ran = cli("compare", "kip-320", "mine.py", "-p", "StrongIsr", "--replicas", "2", "--json")
    assert [row["protocol"] for row in json.loads(ran.stdout)["protocols"]] == ["kip-320", "no-fence"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("x = 1\n", "mine.py: defines no Protocol"),
        ("def f(:\n", "mine.py:1: SyntaxError"),
        ("\n\nraise ValueError('no')\n", "mine.py:3: ValueError: no"),
        (OWN + 'OTHER = MINE.variation(name="other", title="t", story="s")\n', "defines no-fence, other; say which"),
    ],
)
def test_a_file_that_defines_no_protocol_is_refused(cli: Cli, tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "mine.py").write_text(content)
    ran = cli("check", "mine.py")
    assert message in one_line(ran.stderr)
    assert ran.returncode == 2


def test_more_properties_than_can_be_decided_at_a_time_are_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "many.py").write_text(
        "from tideproof.model.protocols.atomic.kip_320 import KIP_320\n"
        "from tideproof.model.language.properties import Property\n"
        "MINE = KIP_320.variation(name='mine', title='mine', story='mine')\n"
        "for i in range(70):\n"
        "    globals()[f'p{i}'] = Property(f'P{i}', 'One.', KIP_320.state, lambda s: s.hw[0] >= 0)\n"
    )
    ran = cli("check", "./many.py", "--replicas", "2")
    assert "properties are asked for; 64 can be decided at a time" in one_line(ran.stderr)
    assert ran.returncode == 2
    assert cli("check", "./many.py", "--replicas", "2", "-p", "P3").returncode == 0


def test_one_of_several_protocols_in_a_file(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN + 'OTHER = MINE.variation(name="other", title="t", story="s")\n')
    ran = cli("check", "mine.py:other", "-p", "TypeOk", "--replicas", "1", "--json")
    assert json.loads(ran.stdout)["protocol"] == "other"


@pytest.mark.slow
def test_a_property_named_as_its_own_lemma_is_no_lemma(cli: Cli) -> None:
    own = ("-p", "StrongIsr", "--lemmas", "StrongIsr")
    ran = cli("check", "kip-320", "--replicas", "2", "--engine", "bounded", "--depth", "1", *own)
    assert "held to: none (a property is no lemma of itself)" in " ".join(ran.stdout.split())
