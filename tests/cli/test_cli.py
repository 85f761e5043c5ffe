"""The command line as users and scripts meet it: exit statuses, what is printed, one line for each mistake."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from support.cli import Cli, complaints, one_line
from support.configurations import TWO

from tideproof.cli.main import COMMANDS
from tideproof.model.language.names import FormerName
from tideproof.model.protocols.catalogue import ALIASES, PROTOCOLS, named
from tideproof.properties.invariants.catalogue import property_named


def test_check_finds_the_shortest_violation_of_strong_isr(cli: Cli) -> None:
    ran = cli("check", "hw-truncation", *TWO, "-p", "StrongIsr")
    assert ran.returncode == 1
    assert "StrongIsr   violated after 9 steps" in ran.stdout
    assert "StrongIsr fails after 9 steps of hw-truncation" in ran.stdout
    assert complaints(ran.stderr, "hw-truncation") == []
    table = ran.stdout.split("controller")[1].partition("StrongIsr says")[0]
    steps = [line for line in table.splitlines() if line[:2].strip().isdigit()]
    assert len(steps) == 10  # the initial state, and nine steps
    printed = [line for line in ran.stdout.splitlines() if "To keep the trace" not in line]  # a command is one line
    assert max(map(len, printed)) <= 80


def test_check_json_has_the_fields_that_scripts_use(cli: Cli) -> None:
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


def test_former_names_work_with_a_note(cli: Cli, tmp_path: Path) -> None:
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
        (["check", "kip-320", "-p", "ValidHighWatermark"], "ValidHighWatermark is no property of kip-320"),
        (["check", "kip-320", "--replicas", "0"], "--replicas 0: kip-320 needs at least 1"),
        (["check", "kip-320", "--replicas", "99"], "tideproof: --replicas 99 (default 3): a state of kip-320 would"),
        (["check", "kip-320", "--epochs", "9", "--replicas", "99"], "the most that fits is 1,024"),
        (["check", "kafka-2.3"], "'kafka-2.3'; for a release of Kafka write kafka:2.3.0, kafka:2.3.1"),
        (["check", "kraft-3.9.1"], "'kraft-3.9.1'; for a release of Kafka write kraft:3.9.1"),
        (["list", "kafka-2.3"], "for a release of Kafka write kafka:2.3.0, kafka:2.3.1"),
        (["check", "kafka-2.99"], "did you mean kafka-2."),
        (["check", "qqqqq"], "no protocol is named 'qqqqq'; see tideproof list"),
        (["check", "kafka-2.5", "-p", "zzzzz"], "see tideproof list kafka-2.5"),
        (["claims", "--as", "foo"], "is not one of 'text', 'html'"),
        (["museum", "a-zombie-is-counted", "--under", "nonsense"], "no protocol is named 'nonsense'"),
        (["check", "kip-320", "--versions", "3"], "has no bound --versions"),
        (["check", "kip-320", "--time-limit", "0"], "--time-limit 0: give a number above 0"),
        (["check", "kip-320", "--memory-limit", "-1"], "--memory-limit -1"),
        (["check", "kip-320", "--memory-limit", "1e300"], "that is in GiB"),
        (["check", "kafka-2.5", "-p", "ReadMono"], "ReadMono is vacuously true of kafka-2.5 --replicas 2"),
        (["check", "kafka-2.5", "--expect", "ReadMono=holds"], "Add --consumers 1: nothing can violate it otherwise."),
        (
            ["check", "kafka-2.5", "--acks", "all", "--transactions", "1", "-p", "ReadCommitted"],
            "--transactions 1: Add --consumers 1: nothing can violate it otherwise.\n",
        ),
        (["check", "kafka-2.5", "--replicas", "1", "-p", "CommittedOnTwo"], "CommittedOnTwo is vacuously false"),
        (["compare", "kafka-2.5", "-p", "ReadMono"], "ReadMono is vacuously true"),
        (["diff", "kafka-2.1", "kafka-2.5", "-p", "ReadMono"], "ReadMono is vacuously true"),
        (["lattice", "kafka-2.1", "kafka-2.5", "-p", "ReadMono"], "ReadMono is vacuously true"),
        (["mutate", "kafka-2.5", "-p", "ReadMono"], "ReadMono is vacuously true"),
        (["batch", "kafka-2.5", "-p", "ReadMono", "-o", "x"], "ReadMono is vacuously true"),
        (["compare", "kip-320", "kip-32"], "did you mean kip-320"),
        (["check", "kip-320", "--trace", "no/such/folder/x.json"], "there is no folder no/such/folder"),
        (["check", "kip-320", "--trace", "."], "is a folder; name a file"),
        (["check", "kip-320", "--trace", "a" * 300], "cannot be written: File name too long"),
        (["check", "a" * 300 + ".py"], "File name too long"),
        (["check", "./missing.py"], "missing.py: no such file"),
        (["check"], "Missing argument"),
        (["check", "kip-320", "--frobnicate"], "No such option: --frobnicate"),
        (["check", "kip-320", "--brokers", "3"], "(Possible options: --replicas)"),
        (["check", "kip-320", "--replicas", "two"], "--replicas"),
        (["conform", "kafka-2.5"], "2.5 is no release of Kafka but the beginning of some: 2.5.0, 2.5.1"),
        (["compare", "async-isr"], "use tideproof check"),
        (["show", "nothing.json"], "nothing.json: No such file or directory"),
        (["show", "."], "Is a directory"),
        (["replay", "nothing.json"], "nothing.json: No such file"),
        (["frobnicate"], "No such command"),
    ],
)
def test_user_errors_are_one_line_with_status_2(cli: Cli, args: list[str], message: str) -> None:
    ran = cli(*args)
    assert message in one_line(ran.stderr)
    assert ran.returncode == 2
    assert ran.stdout == ""


def test_help_fits_the_terminal(cli: Cli) -> None:
    """Paragraphs are filled, and the text about an example is below it and not across two lines."""
    printed = [line.strip() for line in cli("check", "--help").stdout.splitlines()]
    assert "checked, and skipped ones are listed. With --property, the search stops as" in printed
    example = printed.index("tideproof check kip-279 -p StrongIsr --expect violated")
    assert printed[example + 1] == "a known flaw as a CI step"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_two_screens_and_counts_the_options_that_it_leaves_out(cli: Cli, command: str) -> None:
    short, whole = cli(command, "--help").stdout, cli(command, "--help-all").stdout
    assert len(short.splitlines()) <= 96
    options = set(re.findall(r"^│ +\*? *(--[a-z-]+)", whole, re.MULTILINE))
    shown = set(re.findall(r"^│ +\*? *(--[a-z-]+)", short, re.MULTILINE))
    assert {"--help", "--help-all"} <= shown <= options
    left_out = re.search(r"--help-all also explains (\d+) options", short)
    assert len(options - shown) == int(left_out[1] if left_out else 0)


def test_a_story_fits_the_terminal(cli: Cli) -> None:
    story = cli("list", "kip-320-as-built").stdout.partition("Limits by")[0].partition("\n\n")[2]
    printed = story.splitlines()
    assert [line.strip()[:3] for line in printed if line.strip()[:1].isdigit()] == ["1. ", "2. ", "3. ", "4. ", "5. "]
    for line, following in pairwise(printed):
        word = following.strip().partition(" ")[0]
        ends = not line.strip() or not following.strip() or word[0].isdigit()
        assert ends or len(line.rstrip()) + 1 + len(word) > 80, line


def test_list_names_everything(cli: Cli) -> None:
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
    assert "The story." in ran.stdout
    everything = "BecomeFollowerTruncateKip279(epoch, replica, leader)"
    assert everything not in ran.stdout
    assert everything in cli("list", "kip-279", "--all").stdout
    assert "--all is for a protocol" in cli("list", "StrongIsr", "--all").stderr


def test_check_skips_by_name_only_properties_by_default(cli: Cli) -> None:
    """`LeaderInIsr` is false before the first election: it is there by its name."""
    ran = cli("check", "kip-320", *TWO, "--json")
    assert ran.returncode == 0
    assert {p["property"]: p["verdict"] for p in json.loads(ran.stdout)["properties"]} == dict.fromkeys(
        ("TypeOk", "ElectedLeaderInIsr", "WeakIsr", "StrongIsr", "CommittedRecordsSurvive"), "holds"
    )
    ran = cli("check", "kip-320", *TWO, "-p", "LeaderInIsr", "--json")
    (verdict,) = json.loads(ran.stdout)["properties"]
    assert (ran.returncode, verdict["verdict"], verdict["depth"]) == (1, "violated", 0)


def test_a_former_property_name_works_with_a_note(cli: Cli) -> None:
    small = ["--replicas", "1", "--log-size", "1", "--records", "1", "--epochs", "2"]
    ran = cli("check", "kafka-2.5", *small, "-p", "Bounds", "--json")
    assert ran.returncode == 0 and json.loads(ran.stdout)["properties"][0]["property"] == "OffsetsOrdered"
    assert "Bounds is called OffsetsOrdered now" in ran.stderr


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


def test_a_property_is_not_its_own_lemma(cli: Cli) -> None:
    own = ("-p", "StrongIsr", "--lemmas", "StrongIsr")
    ran = cli("check", "kip-320", "--replicas", "2", "--engine", "bounded", "--depth", "1", *own)
    assert "held to: none (a property is no lemma of itself)" in " ".join(ran.stdout.split())
