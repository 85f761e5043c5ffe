"""The ways of people who design a rule, or own a pipeline: every command that is printed works as it is printed."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest
from support.cli import Cli, Ran, one_line
from support.spark import contents

from tideproof.cli.options import typed
from tideproof.counterexamples.views.text import PROSE_COLUMNS
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.schedule import smaller
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.engines.solver import unbounded
from tideproof.properties.invariants.catalogue import promises_of, properties_of
from tideproof.properties.invariants.replication import strong_isr, weak_isr

OWN = """
from tideproof import protocol
MINE = protocol("kip-320").variation("mine", "t", "s", become_follower=protocol("kip-101").slots["become_follower"])
"""
A_LEMMA = """
from tideproof import invariant
from tideproof.model.protocols.atomic.replication import ReplicationState

@invariant(ReplicationState)
def something_is_written(s):
    \"\"\"A record is written.\"\"\"
    return s.next_record > 0
"""
SMALL = ("--replicas", "2", "--log-size", "1", "--records", "1")


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "my own.py").write_text(OWN)
    return "./my own.py"


def printed_commands(text: str) -> list[list[str]]:
    """The commands of the line that begins with a lead, as they are typed."""
    (line,) = re.findall(r"^(?:Written to|To keep).*?: (tideproof .*)$", text, re.MULTILINE)
    return [shlex.split(command)[1:] for command in line.split("; ")]


def test_commands_suggested_after_a_failure_work_for_user_protocols(cli: Cli, mine: str) -> None:
    ran = cli("check", mine, "-p", "StrongIsr", "--replicas", "2")
    assert ran.returncode == 1
    assert ", because:" in " ".join(ran.stdout.split())
    keep, show = printed_commands(ran.stdout)
    kept = cli(*keep)
    assert kept.returncode == 1
    assert printed_commands(kept.stdout) == [show]
    shown = cli(*show, "--no-why")
    assert (shown.returncode, "Why, step by step:" in shown.stdout) == (0, True)


def test_a_violated_lemma_does_not_meet_an_expected_violation(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN + A_LEMMA)
    asked = ("check", "mine.py", *SMALL, "-p", "WeakIsr", "--engine", "inductive", "--lemmas", "SomethingIsWritten")
    ran = cli(*asked, "--expect", "violated", "--json")
    found = json.loads(ran.stdout)
    assert [p["verdict"] for p in found["properties"]] == ["unknown", "violated"]
    assert (ran.returncode, found["unmet"]) == (3, ["expected: a property violated; found: WeakIsr unknown"])
    assert cli(*asked).returncode == 1


def test_gap_search_obeys_the_time_limit_of_a_proof(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take two minutes where there is no limit."""
    seconds = list[float]()

    def looked(proof: unbounded.Proof, budget: Budget, reporter: Reporter) -> str:
        seconds.append(budget.seconds or 0.0)
        return "looked"

    monkeypatch.setattr(unbounded, "smallest_gap", looked)
    asked = ("prove", "kip-101", "--only", "LeaderReachedEpochFirst", "--action", "BecomeFollowerTruncateKip101")
    assert cli(*asked, "--time-limit", "100").returncode == 3
    assert unbounded.GAP_SECONDS > 100 > seconds[0] > 0


def test_compare_names_a_user_protocol_as_typed(cli: Cli, mine: str) -> None:
    ran = cli("compare", "kip-320", mine, "-p", "StrongIsr", "--replicas", "2")
    (keep,) = printed_commands(ran.stdout)
    assert keep[1] == mine
    assert cli(*keep).returncode == 1


def test_a_trace_names_the_file_of_its_protocol_and_does_not_load_it(cli: Cli, mine: str, tmp_path: Path) -> None:
    cli("check", mine, "-p", "StrongIsr", "--replicas", "2", "--trace", "t.json")
    ran = cli("show", "t.json")
    assert ran.returncode == 2
    assert "--protocol './my own.py'" in one_line(ran.stderr)
    cli("minimise", "t.json", "--protocol", mine, "-o", "m.json")
    assert json.loads((tmp_path / "m.json").read_text())["protocol_file"] == mine


def test_an_exported_test_of_a_user_protocol_passes(cli: Cli, mine: str, tmp_path: Path) -> None:
    cli("check", mine, "-p", "StrongIsr", "--replicas", "2", "--trace", "t.json")
    ran = cli("show", "t.json", "--protocol", mine, "--as", "pytest", "-o", "test_pinned.py")
    assert ran.returncode == 0
    text = (tmp_path / "test_pinned.py").read_text()
    assert text.count("import") == 2 and text.count("assert_trace(") == 1
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_pinned.py"]
    assert "1 passed" in subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout


def test_an_exported_test_loads_the_protocol_from_its_folder(cli: Cli, tmp_path: Path) -> None:
    """A file of that name beside the test is another protocol. The folder of the test may be a link."""
    for folder, base in (("protocols", "hw-truncation"), ("tests", "kip-320")):
        (tmp_path / folder).mkdir()
        text = f"from tideproof import protocol\nMINE = protocol('{base}').variation('{folder}', 't', 's')\n"
        (tmp_path / folder / "mine.py").write_text(text)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "link").symlink_to(tmp_path / "tests", target_is_directory=True)
    cli("check", "protocols/mine.py", "-p", "StrongIsr", *SMALL, "--trace", "t.json")
    for named in ("protocols/mine.py", str(tmp_path / "protocols" / "mine.py")):
        for folder in ("tests", "deep/link"):
            ran = cli("show", "t.json", "--protocol", named, "--as", "pytest", "-o", f"{folder}/test_pinned.py")
            assert ran.returncode == 0
            text = (tmp_path / "tests" / "test_pinned.py").read_text()
            assert "protocol=Path(__file__).parent / '../protocols/mine.py'" in text
    shown = cli("show", "t.json", "--protocol", named, "--as", "pytest").stdout
    assert "protocol=Path(__file__).parent / 'protocols/mine.py'" in shown
    run_path(str(tmp_path / "tests" / "test_pinned.py"))["test_protocols_violates_strongisr"]()


def test_check_decides_promises_and_names_vacuous_properties(cli: Cli) -> None:
    ran = cli("check", "kafka-2.5", *SMALL, columns="200")
    assert ran.returncode == 0
    table, _, rest = ran.stdout.partition("Skipped, because nothing can violate them in this configuration: ")
    assert all(name in table for name in ("Durable", "Candidate", "CommittedRecordsSurvive"))
    assert "AckedSurvive" in rest and "FollowerBounds" not in table
    assert " LeaderInIsr" not in ran.stdout


def test_check_json_lists_properties_that_are_not_decided(cli: Cli) -> None:
    """A status of 0 does not speak of it."""

    def not_asked(*more: str) -> object:
        return json.loads(cli("check", "kip-320", *SMALL, *more, "--json").stdout)["not_asked"]

    kip_320 = PROTOCOLS["kip-320"]
    by_name = [p.name for p in (*properties_of(kip_320), *promises_of(kip_320)) if p.by_name_only]
    assert not_asked() == by_name != [], "it is decided only if named"
    assert not_asked("--epochs", "1") == ["CommittedRecordsSurvive", *by_name], "it says nothing there"
    slow = ("--engine", "bounded", "--depth", "1")
    assert not_asked(*slow) == ["CommittedRecordsSurvive", *by_name], "it has a history variable"
    assert not_asked(*slow, "-p", "StrongIsr") == []


NOTHING_ASKED = """
from tideproof import Ghost, Int, Protocol, State, invariant, upto, variable, BoundSpec

@__import__("dataclasses").dataclass(frozen=True)
class Number(State):
    number: Int = variable("a number", upto("limit"))

SEEN = Ghost("seen", Number, lambda seen, s: s)
{decorated}
def false(s, *seen):
    '''Nothing is so.'''
    return s.number < 0

MINE = Protocol("mine", "t", "s", Number, Number.initial, (BoundSpec("limit", "m", 0, 0),), {{}})
"""


@pytest.mark.parametrize(
    ("decorated", "options", "why"),
    [
        ("", (), "mine has no property that is decided without its name"),
        ("@invariant(Number, by_name_only=True)", (), "without its name; name one: False"),
        (
            "@invariant(Number, needs={'limit': 1})",
            (),
            "False: not asked without --property, for nothing can violate them in this configuration",
        ),
        ("@invariant(Number, ghost=SEEN)", ("--engine", "inductive"), "False: not asked without --property, for hist"),
    ],
)
def test_a_check_without_properties_is_refused(
    cli: Cli, tmp_path: Path, decorated: str, options: tuple[str, ...], why: str
) -> None:
    """A status of 0 would say that all was decided as asked."""
    (tmp_path / "mine.py").write_text(NOTHING_ASKED.format(decorated=decorated))
    ran = cli("check", "mine.py", *options)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert why in one_line(ran.stderr)
    if "has no property" in why:
        assert [cli(command, "mine.py").returncode for command in ("prove", "mutate")] == [2, 2]


def test_state_counts_exclude_history_variables(cli: Cli) -> None:
    alone = json.loads(cli("check", "kip-320", *SMALL, "-p", "TypeOk", "--json").stdout)["distinct_states"]
    assert json.loads(cli("check", "kip-320", *SMALL, "--json").stdout)["distinct_states"] == alone


@pytest.mark.parametrize(("acks", "then"), [(0, None), (1, 0), (-1, 0), (2, 1)])
def test_smaller_bounds_move_settings_towards_their_defaults(acks: int, then: int | None) -> None:
    protocol = PROTOCOLS["kafka-0.8"]
    less = smaller(System(protocol, protocol.bounded(acks=acks)), "acks")
    assert (None if less is None else less.bounds["acks"]) == then


def test_an_export_of_the_museum_tells_its_story(cli: Cli, tmp_path: Path) -> None:
    for form in ("markdown", "text", "html"):
        cli("museum", "lagging-high-watermark", "--as", form, "-o", f"x.{form}", "--no-why")
        text = (tmp_path / f"x.{form}").read_text()
        assert all(word in text for word in ("Believed", "What happens", "Fixed", "KIP-101")), form


def test_the_summary_of_random_walks_is_a_whole_sentence(cli: Cli) -> None:
    ran: Ran = cli(
        "check",
        "hw-truncation",
        *SMALL,
        "-p",
        "WeakIsr",
        "--engine",
        "random",
        "--walks",
        "2000",
        "--seed",
        "1",
        columns="200",
    )
    assert re.search(r"the shortest trace found is of walk \d+ *\n", ran.stdout)
    assert "s to compile or load" in ran.stdout


def test_names_are_case_insensitive(cli: Cli) -> None:
    assert cli("check", "KIP-320", *SMALL, "-p", "strongisr").returncode == 0


def test_an_unknown_choice_is_refused_with_the_alternatives(cli: Cli) -> None:
    ran = cli("show", "t.json", "--as", "dot")
    assert "Value error" not in one_line(ran.stderr) and "'mermaid'" in ran.stderr


def test_a_dash_means_standard_output_or_input(process: Cli, tmp_path: Path) -> None:
    ran = process("check", "hw-truncation", *SMALL, "-p", "WeakIsr", "--trace", "-")
    assert "WeakIsr fails after" in ran.stderr
    assert not (tmp_path / "-").exists()
    trace = ran.stdout
    for command, told in (("replay - --expect violated", "stdout"), ("minimise - -o -", "stderr")):
        words = [sys.executable, "-m", "tideproof.cli", *command.split()]
        read = subprocess.run(words, input=trace, text=True, capture_output=True, cwd=tmp_path, check=True)
        assert "WeakIsr" in getattr(read, told)
    assert json.loads(read.stdout)["property"] == "WeakIsr"
    assert one_line(process("show", "-").stderr)


def test_standard_output_takes_one_document_only(cli: Cli) -> None:
    ran = cli("check", "hw-truncation", *SMALL, "--trace", "-", "--json")
    assert "--trace and --json both write to standard output" in one_line(ran.stderr)


def test_written_files_are_reported(cli: Cli) -> None:
    ran = cli("museum", "stale-leader", "--as", "html", "-o", "x.html", "--no-why")
    assert re.match(r"Written to x.html \(\d+ kB\): open it", ran.stderr)
    cli("museum", "stale-leader", "--as", "json", "-o", "x.json")
    ran = cli("minimise", "x.json", "-o", "least.json")
    assert re.match(r"Written to least.json \(.*\); see it with: tideproof show least.json$", ran.stderr, re.MULTILINE)
    ran = cli("museum", "stale-leader", "--as", "shiviz")
    assert "(?<host>" in ran.stderr


@pytest.mark.parametrize("command", ["list kafka-2.5", "museum stale-leader", "claims 17", "lattice kip-101 kip-279"])
def test_no_line_of_a_written_file_ends_with_blanks(cli: Cli, command: str) -> None:
    bounds = SMALL if command.startswith("lattice") else ()
    assert [line for line in cli(*command.split(), *bounds).stdout.splitlines() if line.endswith(" ")] == []


def test_prose_does_not_fill_a_wide_terminal(cli: Cli) -> None:
    assert max(map(len, cli("list", "kip-320", columns="200").stdout.splitlines())) <= PROSE_COLUMNS


@pytest.mark.parametrize("columns", ["60", "200"])
def test_no_width_cuts_a_number(cli: Cli, columns: str) -> None:
    ran = cli("compare", *SMALL, columns=columns)
    trace, _, table = ran.stdout.partition("To keep")
    found = {p["protocol"]: p for p in json.loads(cli("compare", *SMALL, "--json").stdout)["protocols"]}
    assert "…" not in table
    for name, row in found.items():
        assert name in table and f"{row['distinct_states']:,}" in table
    assert max(map(len, [*trace.splitlines(), *table.splitlines()[1:]])) <= int(columns)


def test_a_rule_with_wrong_arguments_is_refused_with_its_line(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(
        'from tideproof import protocol\nMINE = protocol("kafka-2.5").variation(\n'
        '    "mine", "t", "s", keeps_fetching=lambda s, follower: True)\n'
    )
    error = one_line(cli("check", "x.py").stderr)
    assert (
        "x.py:2: ModelError: mine: keeps_fetching is asked (s, follower, leader, epoch), but is given s, follower"
        in error
    )


def test_several_counterexamples_are_written_to_separate_files(cli: Cli, tmp_path: Path) -> None:
    call = ("check", "hw-truncation", "-p", "StrongIsr", "--replicas", "2", "--max-violations")
    ran = cli(*call, "9", "--trace", "t.json")
    assert ran.returncode == 1
    assert "Another, which ends with BecomeLeader:" in ran.stdout
    assert "No other action is the first in a run to break StrongIsr in this configuration." in ran.stdout
    for name in ("t.json", "t-2.json", "t-3.json"):
        assert cli("replay", name, "--expect", "violated").returncode == 0
    assert not (tmp_path / "t-4.json").exists()
    ran = cli(*call, "2", "--trace", "t.json")
    assert ran.stderr.endswith("Removed t-3.json: it was of an earlier run.\n")
    assert sorted(p.name for p in tmp_path.glob("t*.json")) == ["t-2.json", "t.json"]
    found = json.loads(cli(*call, "2", "--json").stdout)
    assert [v["depth"] for v in found["other_counterexamples"]] == [11]
    assert "for --engine exhaustive" in cli(*call, "2", "--engine", "random").stderr
    assert json.loads(cli("check", "kip-320", *call[2:], "2", "--json").stdout)["other_counterexamples"] == []


def test_files_not_written_by_this_run_are_kept_with_a_note(cli: Cli, tmp_path: Path) -> None:
    call = ("check", "hw-truncation", "-p", "StrongIsr", "--replicas", "2", "--trace")
    cli(*call, "t-2.json")
    (tmp_path / "t-3.json").write_text("mine")
    before = contents(tmp_path)
    said = cli(*call, "t.json").stderr
    assert [line for line in said.splitlines() if "not of this run" in line] == [
        f"{name} is not of this run, and is left as it was." for name in ("t-2.json", "t-3.json")
    ]
    (tmp_path / "t.json").unlink()
    assert contents(tmp_path) == before


def test_a_protocol_is_not_compared_with_itself(cli: Cli) -> None:
    for command in ("diff", "lattice"):
        ran = cli(command, "kip-320", "kip-320")
        assert (ran.returncode, ran.stdout) == (2, "")
        assert "there is no slot to compare" in one_line(ran.stderr)


def test_lattice_is_a_table_with_minimal_sets_in_bold(cli: Cli, tmp_path: Path) -> None:
    cli(
        "lattice", "hw-truncation", "kip-279", *SMALL, "-p", "WeakIsr", "--markdown", "fixes.md", "--graph", "fixes.dot"
    )
    rows = (tmp_path / "fixes.md").read_text().splitlines()[-2:]
    assert rows[0].startswith("| none | violated") and rows[1] == "| **`become_follower`** | holds |"
    assert (tmp_path / "fixes.dot").read_text().startswith("digraph")
    cli("lattice", "hw-truncation", "kip-279", *SMALL, "-p", "WeakIsr", "--graph", "fixes.html")
    assert "a smallest set that suffices" in (tmp_path / "fixes.html").read_text()


def test_default_properties_depend_on_the_engine(cli: Cli) -> None:
    ran = cli("check", "kip-320", *SMALL, "--engine", "random", "--walks", "5", "--json")
    assert "CommittedRecordsSurvive" in {p["property"] for p in json.loads(ran.stdout)["properties"]}
    bounded = cli("check", "kip-320", *SMALL, "--engine", "bounded", "--depth", "1").stdout
    assert "CommittedRecordsSurvive." in " ".join(bounded.split())


def test_page_title_names_the_broker_and_the_missing_record(cli: Cli, tmp_path: Path) -> None:
    cli("check", "hw-truncation", *SMALL, "--epochs", "4", "-p", "CommittedRecordsSurvive", "--trace", "t.json")
    cli("show", "t.json", "--as", "html", "--no-why", "-o", "t.html")
    found = re.search("<title>(.*)</title>", (tmp_path / "t.html").read_text())
    assert found and re.fullmatch(
        r"hw-truncation: b\d leads, but its log lacks r1, which was committed at step \d", found[1]
    )


def test_printed_commands_use_options_as_typed() -> None:
    """Those that are not set are left out: `--spark-log None` would be a file of that name."""
    spark = ENGINES["spark"]
    assert typed(spark, spark.Options()) == "--on spark --master local --symmetry auto"
    given = spark.Options(master="local[2]", conf={"spark.a": "b c"}, spark_ui=True, spark_log=Path("x y"))
    shown = "--on spark --master 'local[2]' --conf 'spark.a=b c' --spark-log 'x y' --spark-ui --symmetry auto"
    assert typed(spark, given) == shown
    inductive = ENGINES["inductive"]
    several = inductive.Options(lemmas=(strong_isr, weak_isr), action=("Up",))
    assert (
        typed(inductive, several) == "--engine inductive --lemmas StrongIsr --lemmas WeakIsr --k 1 --action Up --jobs 0"
    )


def test_a_property_remark_is_shown_only_with_a_violation(cli: Cli) -> None:
    two = ("--log-size", "1", "--records", "2")
    asked = ("check", "kafka-2.5", *two, "--acks", "1", "-p", "UniqueOffset", "-p", "AckedSurvive")
    said = " ".join(cli(*asked).stdout.split())
    assert "With acks=1 it fails by design" in said and "No truncation by epoch" not in said


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (
            ["lattice", "kip-101"],
            "Missing argument 'fixed': The protocol with the fixes. See tideproof lattice --help.",
        ),
        (["check", "kip-320", "--replica", "2"], "No such option: --replica (Possible options: --replicas)"),
        (["check", "kip-320", "--brokers", "2"], "(Possible options: --replicas)"),
    ],
)
def test_an_invalid_call_names_what_is_required(cli: Cli, call: list[str], says: str) -> None:
    ran = cli(*call)
    assert ran.returncode == 2 and says in one_line(ran.stderr)
