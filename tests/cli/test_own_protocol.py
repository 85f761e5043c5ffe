"""A protocol of the user's own file on the command line: its bounds, its properties, and mistakes in the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.cli import Cli, one_line
from support.configurations import TWO

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


def test_check_finds_a_witness_or_reports_it_unreachable(cli: Cli, tmp_path: Path) -> None:
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
    printed = cli("show", "found.json", "--protocol", "mine.py")
    assert "Committed is found for " in " ".join(printed.stdout.split()), "the account says what the trace shows"
    assert "Witness: A replica has a high watermark above 0." in " ".join(cli("list", "mine.py").stdout.split())


NO_STATE = """
from tideproof import REPLICA, action, protocol, put

@action(replica=REPLICA)
def lose_one(s, replica):
    '''A broker loses the end of its log: the log end offset alone goes back.'''
    yield s.leo[replica] > 0
    return s.replace(leo=put(s.leo, replica, s.leo[replica] - 1))

MINE = protocol("kafka-2.5").variation("mine", "title", "story", added={"lose": lose_one})
"""


def test_a_step_to_an_invalid_state_is_an_error_for_every_property(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(NO_STATE)
    said = "mine: LoseOne(replica=b0) leaves what is no state, after LeaderAppend(leader=b0): "
    for named in (("-p", "Durable"), ("-p", "OffsetsOrdered", "--replicas", "1")):
        ran = cli("check", "mine.py", "--log-size", "1", "--records", "1", *named)
        assert (ran.returncode, ran.stdout) == (2, "") and said in one_line(ran.stderr)
    (tmp_path / "mine.tideproof.toml").write_text(
        '[lost]\nprotocol = "mine.py"\nproperty = "Durable"\nbounds = { log_size = 1, records = 1 }\n'
    )
    assert said in " ".join(cli("ci").stderr.split())


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


TWO_FAIL = """
from tideproof import witness

@invariant(Copies)
def is_one_at_most(s):
    '''It is below two.'''
    return s.leader < 2

@invariant(Copies)
def is_none(s):
    '''Nothing is written.'''
    return s.leader < 1

@witness(Copies)
def is_written(s):
    '''Something is written.'''
    return s.leader > 0
"""


@pytest.mark.parametrize(
    ("args", "written"),
    [
        ((), "IsNone"),
        (("-p", "IsWritten"), "IsWritten"),
        (("--engine", "inductive", "-p", "IsNone", "--lemmas", "IsAsNew"), "IsNone"),
        (("--engine", "inductive", "-p", "Small", "--lemmas", "IsAsNew"), "IsAsNew"),
    ],
)
def test_trace_file_is_of_a_violated_property(cli: Cli, tmp_path: Path, args: tuple[str, ...], written: str) -> None:
    """Neither of a witness that is found, as is wanted, nor of a lemma."""
    lemma = "\n@invariant(Copies, by_name_only=True)\ndef is_as_new(s):\n    return s.leader == 0\n"
    (tmp_path / "own.py").write_text(OWN_BOUND + TWO_FAIL + lemma)
    ran = cli("check", "own.py", *args, "--trace", "trace.json")
    assert json.loads((tmp_path / "trace.json").read_text())["property"] == written
    assert f"{written} {'is found' if written == 'IsWritten' else 'fails'} after 1 step of mine" in ran.stdout


def test_user_defined_bounds_are_options(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOUND)
    assert cli("check", "own.py").returncode == 0
    ran = cli("check", "--limit", "7", "own.py:mine", "--speed", "full", "--json")
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["bounds"], found["properties"][0]["depth"]) == (1, {"limit": 7, "speed": -1}, 5)
    printed = " ".join(cli("check", "own.py", "--help").stdout.replace("│", " ").split())
    assert "--limit N The greatest number." in printed and "--speed N|full How fast it writes." in printed
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
def test_invalid_user_bounds_are_refused(cli: Cli, tmp_path: Path, args: list[str], message: str) -> None:
    (tmp_path / "own.py").write_text(OWN_BOUND)
    ran = cli(*args)
    assert ran.returncode == 2 and message in one_line(ran.stderr)


@pytest.mark.parametrize("name", ["engine", "as_json", "json", "property", "help", "jobs", "time_limit"])
def test_user_bounds_do_not_shadow_options(cli: Cli, tmp_path: Path, name: str) -> None:
    (tmp_path / "own.py").write_text(
        OWN_BOUND.replace('"limit"', f'"{name}"').replace("bounds.limit", f"bounds.{name}")
    )
    ran = cli("check", "own.py")
    assert ran.returncode == 2 and not ran.stdout
    assert f"the bound --{name.replace('_', '-')} has the name of another option" in one_line(ran.stderr)


def test_two_protocols_with_one_name_in_a_file_are_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOUND + "ALIAS = MINE\n")
    assert cli("check", "own.py").returncode == 0
    (tmp_path / "own.py").write_text(OWN_BOUND + 'OTHER = MINE.variation("mine", "silent", "", write=None)\n')
    ran = cli("check", "own.py", "--limit", "7")
    assert ran.returncode == 2 and "two protocols are named mine" in one_line(ran.stderr)


def test_a_file_named_as_an_option_value_is_not_run(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOUND)
    cli("check", "kip-320", *TWO, "-p", "TypeOk", "--trace", "own.py")
    assert not (tmp_path / "was-run").exists()
    cli("check", "own.py")
    assert (tmp_path / "was-run").exists()


OWN = """
from tideproof.model.protocols.atomic import replication as base
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.language.actions import REPLICA, action

MINE = KIP_320.variation(
    name="no-fence", title="KIP-320 with the old fetch", story="Fetches are not fenced.", fetch=base.follower_replicate
)
"""


def test_a_user_protocol_is_checked_stored_and_replayed(cli: Cli, tmp_path: Path) -> None:
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


def test_more_than_64_properties_at_once_are_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "many.py").write_text(
        "from tideproof.model.protocols.atomic.kip_320 import KIP_320\n"
        "from tideproof.model.language.properties import Property\n"
        "MINE = KIP_320.variation(name='mine', title='mine', story='mine')\n"
        "for i in range(70):\n"
        "    globals()[f'p{i}'] = Property(f'P{i}', 'One.', KIP_320.state, lambda s: s.hw[0] >= 0)\n"
    )
    ran = cli("check", "./many.py", "--replicas", "2")
    assert "properties are too many: 64 can be decided at a time" in one_line(ran.stderr)
    assert ran.returncode == 2
    assert cli("check", "./many.py", "--replicas", "2", "-p", "P3").returncode == 0


def test_one_of_several_protocols_in_a_file(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN + 'OTHER = MINE.variation(name="other", title="t", story="s")\n')
    ran = cli("check", "mine.py:other", "-p", "TypeOk", "--replicas", "1", "--json")
    assert json.loads(ran.stdout)["protocol"] == "other"


WITH_A_HISTORY = '''
from dataclasses import dataclass
from tideproof import BoundSpec, Ghost, Int, Protocol, State, invariant, upto, variable

@dataclass(frozen=True)
class Mine(State):
    x: Int = variable("a number", upto("most"), initial=0)

SEEN = Ghost("seen", Mine, lambda seen, s: seen.replace(x=s.x))

@invariant(Mine, ghost=SEEN)
def stays(s, seen):
    """The number is the one that was seen."""
    return s.x == seen.x

MINE = Protocol("mine", "a number", "None.", Mine, Mine.initial, (BoundSpec("most", "the largest", 1, 1),), {})
'''


def test_both_spark_options_decide_the_same_properties(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(WITH_A_HISTORY)
    for way in ("--on", "--engine"):
        error = one_line(cli("check", "mine.py", way, "spark").stderr)
        assert error.startswith("tideproof: Stays: not asked without --property, for history variables make"), error
    refused = cli("check", "mine.py", "--engine", "spark", "--on", "here")
    assert (refused.returncode, one_line(refused.stderr)) == (2, "tideproof: --on is not for --engine spark\n")


@pytest.mark.parametrize(
    "args", [("check", "own.py", "--json"), ("mutate", "own.py", "-p", "Small", "--json"), ("ci", "--json")]
)
def test_output_of_a_loading_file_stays_out_of_the_json(cli: Cli, tmp_path: Path, args: tuple[str, ...]) -> None:
    (tmp_path / "beside.py").write_text("print('beside')\n")
    (tmp_path / "own.py").write_text("import beside\nprint('own')\n" + OWN_BOUND)
    (tmp_path / "a.tideproof.toml").write_text('[small]\nprotocol = "own.py"\nproperty = "Small"\n')
    ran = cli(*args)
    assert ran.returncode == 0 and isinstance(json.loads(ran.stdout), dict)
    assert ran.stderr.startswith("beside\nown\n")
