"""Files that one command takes together are refused where one is another protocol than by itself."""

from __future__ import annotations

import builtins
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.cli import Cli, call_process, one_line, started
from support.traces import LOSS

from tideproof.cli import alone
from tideproof.properties.invariants import replication

BASE = """
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Protocol, State, action, invariant, upto, variable

@dataclass(frozen=True)
class Lamp(State):
    presses: Int = variable("how often it was pressed", upto("limit"))

@invariant(Lamp)
def lasts(s):
    'It is not pressed too often.'
    return s.presses < 3

def lamp(name, most):
    @action()
    def press(s):
        'It is pressed.'
        yield s.presses < most()
        return s.replace(presses=s.presses + 1)
    return Protocol(name, "t", "s", Lamp, Lamp.initial, (BoundSpec("limit", "presses", 1, 5),), {"press": press})
"""


def lamps(folder: Path, common: str, first: str, second: str) -> tuple[str, str]:
    """Two files of lamps that share a module, each of its own text and with its function `most`."""
    (folder / "base_of_lamps.py").write_text(BASE)
    (folder / "common_of_lamps.py").write_text(common)
    for name, text in (("one", first), ("two", second)):
        own = f"from base_of_lamps import lamp, lasts\n{text}\nMINE = lamp('{name}', most)\n"
        (folder / f"{name}.py").write_text(own)
    return "one.py", "two.py"


SHARED = {
    "a number": ("MOST = 5", "common.MOST = 2", "common.MOST"),
    "a number, imported by a name that is made": (
        "MOST = 5",
        "common.MOST = 2",
        "__import__('importlib').import_module('common_of_' + 'lamps').MOST",
    ),
    "a dictionary in a dictionary": (
        "MOST = {'all': {'a': 5}}",
        "common.MOST['all']['a'] = 2",
        "common.MOST['all']['a']",
    ),
    "a deque": ("from collections import deque\nMOST = deque([5])", "common.MOST[0] = 2", "common.MOST[0]"),
    "a class": ("class Settings:\n    most = 5", "common.Settings.most = 2", "common.Settings.most"),
    "slots": (
        "class Settings:\n    __slots__ = ('most',)\nSETTINGS = Settings()\nSETTINGS.most = 5",
        "common.SETTINGS.most = 2",
        "common.SETTINGS.most",
    ),
    "what a function remembers": (
        "from functools import cache\n@cache\ndef settings():\n    return {'most': 5}",
        "common.settings()['most'] = 2",
        "common.settings()['most']",
    ),
    "an attribute of a function": ("def most():\n    pass\nmost.most = 5", "common.most.most = 2", "common.most.most"),
    "an iterator": (
        "MOST = iter([5, 2, 2])\nLAST = [5]\ndef take():\n    return next(MOST)",
        "common.take()",
        "common.LAST[0] if FIRST == 5 else FIRST",
    ),
    "the environment": ("import os", "common.os.environ['MOST'] = '2'", "int(common.os.environ.get('MOST', '5'))"),
    "a module of Python": ("import json", "common.json.MOST = 2", "getattr(common.json, 'MOST', 5)"),
    "what is in no module": ("import builtins", "common.builtins.MOST = 2", "getattr(common.builtins, 'MOST', 5)"),
}


@pytest.fixture
def _python_as_it_was() -> Iterator[None]:
    yield
    for module in (json, builtins):
        vars(module).pop("MOST", None)


@pytest.mark.slow
@pytest.mark.usefixtures("_python_as_it_was")
@pytest.mark.parametrize("case", SHARED)
def test_what_one_sets_is_not_taken_by_the_other(cli: Cli, tmp_path: Path, case: str) -> None:
    common, sets, most = SHARED[case]
    first = "FIRST = common.take()\n" if case == "an iterator" else ""
    head = "import common_of_lamps as common\n"
    files = lamps(tmp_path, common, f"{head}{sets}\n{TWO}", f"{head}{first}def most():\n    return {most}")
    assert cli("check", files[1], "-p", "Lasts").returncode == 1
    for order in (1, -1) if case in BOTH_ORDERS else (1,):
        ran = cli("diff", *files[::order], "-p", "Lasts")
        said = (
            f"tideproof: two.py: it is another protocol together with one.py than by itself ({SETS}); ask for them one"
        )
        assert said in one_line(ran.stderr)


BOTH_ORDERS = ("a number", "the environment")
SETS = "one sets what another one uses"
TWO = "def most():\n    return 2"
FIVE = "def most():\n    return 5"


def verdicts(cli: Cli, *call: str) -> list[str]:
    ran = cli(*call, "-p", "Lasts", "--json")
    assert ran.returncode == 0, ran.stderr
    ((row),) = json.loads(ran.stdout)["verdicts"]
    return [row[which]["verdict"] for which in ("before", "after")]


def test_files_that_are_the_same_together_are_compared(cli: Cli, tmp_path: Path) -> None:
    """They may fill a memory that both use."""
    common = "MEMORY = {}\ndef twice(n):\n    return MEMORY.setdefault(n, 2 * n)"
    head = "from common_of_lamps import twice\ntwice(2)\n"
    files = lamps(tmp_path, common, f"{head}{TWO}", f"{head}{FIVE}")
    assert verdicts(cli, "diff", *files) == ["holds", "violated"]
    assert verdicts(cli, "diff", files[1], files[0]) == ["violated", "holds"]


SAME = {
    "it prints": (
        "import os, sys, atexit\nos.system('echo one')\nprint(2, file=sys.__stdout__)\natexit.register(print, 3)\n"
    ),
    "sets have an order of their own in each process": (
        "from tideproof import all_of, invariant\nfrom base_of_lamps import Lamp\n"
        "NAMES = {'x': 6, 'y': 7, 'z': 8, 'w': 9}\n"
        "@invariant(Lamp)\ndef none_of_these(s):\n    return all_of(*(s.presses != NAMES[n] for n in set(NAMES)))\n"
    ),
    "it asks how it is called": "import sys\nassert sys.argv[1] == 'diff', sys.argv\n",
    "it asks for the script that runs": (
        "import __main__\nfrom pathlib import Path\nassert Path(__main__.__file__).is_file()\n"
    ),
    "a property needs what has no text of its own": (
        "from collections import UserDict\nfrom tideproof import invariant\nfrom base_of_lamps import Lamp\n"
        "class Needs(UserDict):\n    __repr__ = object.__repr__\n"
        "@invariant(Lamp, needs=Needs({'limit': 1}))\ndef few(s):\n    'Few.'\n    return s.presses < 9\n"
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", SAME)
def test_what_a_file_does_by_itself_is_no_difference(tmp_path: Path, case: str) -> None:
    files = lamps(tmp_path, "", TWO, f"{SAME[case]}{FIVE}")
    ran = call_process(tmp_path, "diff", *files, "-p", "Lasts")
    assert ran.returncode == 0, ran.stderr


DECLARED = {
    "the default of a bound": "replace(LAMP, bounds=(BoundSpec('limit', 'presses', 1, common.MOST),))",
    "the greatest value of a bound": "replace(LAMP, bounds=(BoundSpec('limit', 'presses', 1, 5, 5 + common.MOST),))",
    "what a step is for": "replace(LAMP, slots={f'press_{common.MOST}': LAMP.slots['press']})",
    "that a property is asked by name only": (
        "LAMP\n\n@invariant(Lamp, by_name_only=common.MOST == 2)\ndef few(s):\n    return s.presses < 9"
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", DECLARED)
def test_what_is_declared_is_compared_too(cli: Cli, tmp_path: Path, case: str) -> None:
    """Not only the rules: what is asked depends on it, and in which configuration."""
    files = lamps(tmp_path, "MOST = 5", f"import common_of_lamps as common\ncommon.MOST = 2\n{TWO}", FIVE)
    head = "from dataclasses import replace\nfrom tideproof import BoundSpec, invariant\n"
    head += "import common_of_lamps as common\nfrom base_of_lamps import Lamp\n"
    text = (tmp_path / "two.py").read_text().replace("MINE = ", "LAMP = ")
    (tmp_path / "two.py").write_text(f"{head}{text}MINE = {DECLARED[case]}\ndel LAMP\n")
    assert SETS in one_line(cli("diff", *files, "-p", "Lasts").stderr)


OTHER_PROPERTIES = {
    "one that comes with Tideproof": (
        "from tideproof import protocol\nMINE = protocol('hw-truncation').variation('one', 't', 's')\n",
        (
            "from tideproof import protocol\nfrom tideproof.properties.invariants import replication\n"
            "replication.committed_on = lambda *_: True\n"
            "MINE = protocol('hw-truncation').variation('two', 't', 's')\n"
        ),
        "StrongIsr",
    ),
    "one that needs a bound of the other file": (
        (
            "import common_of_lamps as common\nfrom base_of_lamps import Lamp, lamp\n"
            "from dataclasses import replace\nfrom tideproof import BoundSpec, invariant\n"
            "@invariant(Lamp, needs={'storms': 1})\ndef few(s):\n    'Few.'\n    return s.presses <= common.MOST\n"
            "DRY = lamp('one', lambda: 5)\nSTORMS = BoundSpec('storms', 'storms', 0, 1)\n"
            "WET = replace(DRY, name='wet', bounds=(*DRY.bounds, STORMS))\n"
        ),
        (
            "import common_of_lamps as common\ncommon.MOST = 2\nfrom dataclasses import replace\n"
            "from base_of_lamps import lamp\nfrom tideproof import BoundSpec\nLAMP = lamp('two', lambda: 5)\n"
            "MINE = replace(LAMP, bounds=(*LAMP.bounds, BoundSpec('storms', 'storms', 0, 1)))\ndel LAMP\n"
        ),
        "Few",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", OTHER_PROPERTIES)
def test_all_that_may_be_asked_of_a_file_is_compared(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """Not only what the file defines, and what speaks of the bounds that its protocol has."""
    monkeypatch.setattr(replication, "committed_on", replication.committed_on)  # to be as it was afterwards
    lamps(tmp_path, "MOST = 5", "", "")
    *files, asked = OTHER_PROPERTIES[case]
    for name, text in zip(("one", "two"), files, strict=True):
        (tmp_path / f"{name}.py").write_text(text)
    one = "one.py:one"
    error = one_line(cli("diff", one, "two.py", "-p", asked).stderr)
    assert f"{one}: it is another protocol together with two.py than by itself ({SETS})" in error


@pytest.mark.slow
def test_a_step_that_is_made_of_rules_is_not_made_again_with_what_another_file_has_set(
    cli: Cli, tmp_path: Path
) -> None:
    """A comparison gives a protocol the states of the other one, which have more."""
    head = "from dataclasses import replace\nfrom tideproof import protocol\nimport settings\n"
    joins = "def any_replica(s, leader, follower):\n    return True\n"
    (tmp_path / "settings.py").write_text("ADMITS_ALL = False\n")
    (tmp_path / "one.py").write_text(
        f"{head}{joins}BASE = protocol('kafka-2.5')\n"
        "def answer_fetch(rules):\n"
        "    rules = replace(rules, may_join=any_replica) if settings.ADMITS_ALL else rules\n"
        "    return BASE.steps['answer_fetch'](rules)\n"
        "MINE = BASE.variation('one', 't', 's', answer_fetch=answer_fetch)\ndel BASE\n"
    )
    (tmp_path / "two.py").write_text(
        f"{head}{joins}settings.ADMITS_ALL = True\n"
        "MINE = protocol('kafka-2.8').variation('two', 't', 's', may_join=any_replica)\n"
    )
    ran = cli("diff", "one.py", "two.py", "-p", "Candidate", "--records", "1", "--log-size", "1", "--json")
    (row,) = json.loads(ran.stdout)["verdicts"]
    assert [row[which]["verdict"] for which in ("before", "after")] == ["holds", "violated"]


def test_what_is_compared_is_what_the_command_has_read(cli: Cli, tmp_path: Path) -> None:
    """And not what one more process would read: the order of a set, or the time, may differ there."""
    sets = "import sys\nif 'pytest' in sys.modules:\n    common.MOST = 2\n"
    head = "import common_of_lamps as common\n"
    files = lamps(tmp_path, "MOST = 5", f"{head}{sets}{TWO}", f"{head}def most():\n    return common.MOST")
    assert SETS in one_line(cli("diff", *files).stderr)


@pytest.mark.slow
def test_what_a_rule_imports_when_it_is_called_is_imported_for_the_other_file_too(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "extras_of_lamps.py").write_text("import common_of_lamps as common\ncommon.LIMITS['bright'] = 5\n")
    rule = "def most():\n    return max(common.LIMITS.values())"
    late = "def most():\n    import extras_of_lamps\n    return 2"
    files = lamps(tmp_path, "LIMITS = {'normal': 2}", f"import common_of_lamps as common\n{rule}", late)
    assert cli("check", files[0], "-p", "Lasts").returncode == 0
    for order in (1, -1):
        assert f"one.py: it is another protocol together with two.py than by itself ({SETS})" in one_line(
            cli("diff", *files[::order], "-p", "Lasts").stderr
        )


@pytest.mark.slow
def test_two_protocols_of_one_file_are_compared_too(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "extras_of_lamps.py").write_text("import common_of_lamps as common\ncommon.LIMITS['bright'] = 5\n")
    lamps(tmp_path, "LIMITS = {'normal': 2}", "", "")
    (tmp_path / "both.py").write_text(
        "import common_of_lamps as common\nfrom base_of_lamps import lamp, lasts\n"
        "A = lamp('a', lambda: max(common.LIMITS.values()))\n"
        "def late():\n    import extras_of_lamps\n    return 2\nB = lamp('b', late)\n"
    )
    for order in (1, -1):
        error = one_line(cli("diff", *["both.py:a", "both.py:b"][::order], "-p", "Lasts").stderr)
        assert "both.py:a: it is another protocol together with both.py:b than by itself (extras_of_lamps is" in error


def test_a_file_that_is_saved_while_it_is_read_is_asked_for_again(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = lamps(tmp_path, "", TWO, FIVE)

    class Late(alone._Alone):
        def __init__(self, name: str, *given: Any) -> None:
            if name == files[1]:  # it begins when the command has read all
                file = tmp_path / name
                file.write_text(f"# edited\n{file.read_text()}")
            super().__init__(name, *given)

    monkeypatch.setattr(alone, "_Alone", Late)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    error = one_line(cli("diff", *files).stderr)
    assert error == f"tideproof: two.py: {tmp_path}/two.py has changed while it was read: ask again\n"


KEEPS = """
LIMIT = {}
def most(bounds, name):
    return LIMIT.setdefault("most", bounds[name])
"""
KEEPING = """
from base_of_lamps import *
@action()
def press(s):
    'It is pressed.'
    yield s.presses < most(s.bounds, "limit")
    return s.replace(presses=s.presses + 1)
MINE = Protocol("mine", "t", "s", Lamp, Lamp.initial, (BoundSpec("limit", "presses", 1, 5),), {"press": press})
"""
KEEPING_OF_KAFKA = """
from tideproof import invariant, protocol
from tideproof.model.protocols.atomic.replication import ReplicationState
MINE = protocol("kip-101").variation("mine", "t", "s")
@invariant(ReplicationState)
def few(s):
    'Fewer records are written than there are replicas.'
    return s.next_record < most(s.bounds, "replicas")
"""


def test_what_a_rule_keeps_of_other_bounds_is_not_used_under_the_next_ones(cli: Cli, tmp_path: Path) -> None:
    """Both readings are alike then, in symbols and on ints: only a reading in a process of its own is not."""
    lamps(tmp_path, "", TWO, FIVE)
    (tmp_path / "keeps.py").write_text(f"{KEEPS}{KEEPING}")
    (tmp_path / "kafka.py").write_text(f"{KEEPS}{KEEPING_OF_KAFKA}")
    assert cli("check", "keeps.py", "-p", "Lasts", "--limit", "2").returncode == 0
    assert cli("check", "keeps.py", "-p", "Lasts", "--trace", "loss.json").returncode == 1
    for file, *asked in (
        ("keeps.py", "minimise", "loss.json", "--protocol", "keeps.py"),
        ("kafka.py", "compare", "--agree", "kafka.py"),
        ("kafka.py", "mutate", "kafka.py", "-p", "Few"),
        ("kafka.py", "diff", "hw-truncation", "kafka.py", "-p", "Few"),
    ):
        ran = cli(*asked)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert f"{file}: it is another protocol under other bounds than by itself (a rule keeps" in one_line(ran.stderr)
    (tmp_path / "pure.py").write_text(f"def most(bounds, name):\n    return bounds[name]\n{KEEPING}")
    minimised = cli("minimise", "loss.json", "--protocol", "pure.py")
    assert (minimised.returncode, minimised.stderr) == (0, "")
    assert "--limit 3" in minimised.stdout


def test_a_trace_that_could_not_be_made_smaller_for_what_a_rule_keeps_is_not_said_to_be_minimal(
    cli: Cli, tmp_path: Path
) -> None:
    """In its own bounds it is what it was; in smaller ones it did not fail."""
    lamps(tmp_path, "", TWO, FIVE)
    (tmp_path / "keeps.py").write_text(
        f"{KEEPS}{KEEPING}@invariant(Lamp)\ndef never_full(s):\n    'It is not pressed as often as it may be.'\n"
        "    return s.presses < most(s.bounds, 'limit')\n"
    )
    assert cli("check", "keeps.py", "-p", "NeverFull", "--trace", "full.json").returncode == 1
    ran = cli("minimise", "full.json", "--protocol", "keeps.py")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "it is another protocol under other bounds than by itself" in one_line(ran.stderr)


def test_only_what_is_asked_is_read_under_other_bounds(cli: Cli, tmp_path: Path) -> None:
    """Another property may speak of what smaller bounds do not have."""
    lamps(tmp_path, "", TWO, FIVE)
    (tmp_path / "pure.py").write_text(
        f"def most(bounds, name):\n    return bounds[name]\n{KEEPING}@invariant(Lamp)\n"
        "def third(s):\n    'Of the third value.'\n    return s.presses < [*s.bounds.indices('limit')][3] + 9\n"
    )
    assert cli("check", "pure.py", "-p", "Lasts", "--trace", "loss.json").returncode == 1
    ran = cli("minimise", "loss.json", "--protocol", "pure.py")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "--limit 3" in ran.stdout


PAIR = """
from dataclasses import dataclass
from tideproof import BoundSpec, Int, Protocol, State, action, invariant, put, upto, variable

@dataclass(frozen=True)
class Pair(State):
    sent: tuple[Int, ...] = variable("messages sent by each node", upto("limit"), "nodes")

@action()
def send(s):
    'The first node sends, if the second one has not.'
    yield s.sent[1] == 0
    yield s.sent[0] < s.bounds.limit
    return s.replace(sent=put(s.sent, 0, s.sent[0] + 1))

@invariant(Pair)
def few(s):
    'The first node has sent fewer than two messages.'
    return s.sent[0] < 2

BOUNDS = (BoundSpec("limit", "messages of each", 1, 3), BoundSpec("nodes", "nodes", 1, 3))
PAIR = Protocol("pair", "t", "s", Pair, Pair.initial, BOUNDS, {"send": send})
"""


ANSWER = """
@action()
def answer(s):
    'The second node answers.'
    yield s.sent[1] < s.sent[0]
    return s.replace(sent=put(s.sent, 1, s.sent[1] + 1))

"""


def test_rules_need_not_be_right_under_bounds_that_were_not_asked_for(cli: Cli, tmp_path: Path) -> None:
    """With one node there is no second one."""
    (tmp_path / "pair.py").write_text(PAIR)
    assert cli("check", "pair.py", "--trace", "few.json").returncode == 1
    ran = cli("minimise", "few.json", "--protocol", "pair.py")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "--limit 2 --nodes 2" in ran.stdout
    # Nor where that is of a step which the trace does not take.
    text = PAIR.replace("    yield s.sent[1] == 0\n", "").replace("@invariant", f"{ANSWER}@invariant")
    (tmp_path / "pair.py").write_text(text.replace('{"send": send}', '{"send": send, "answer": answer}'))
    ran = cli("minimise", "few.json", "--protocol", "pair.py")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "--limit 2 --nodes 1" in ran.stdout


def test_the_order_of_steps_may_be_that_of_a_set_of_functions(cli: Cli, tmp_path: Path) -> None:
    """They are hashed by their addresses, which are others in each process."""
    lamps(tmp_path, "", TWO, FIVE)
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(
            "from base_of_lamps import *\n"
            "def lift(s):\n    'a'\n    yield s.presses < 2\n    return s.replace(presses=2)\n"
            "def lower(s):\n    'b'\n    yield s.presses > 0\n    return s.replace(presses=s.presses - 1)\n"
            "def dark(s):\n    'c'\n    yield s.presses == 0\n    return s\n"
            "SLOTS = {f.__name__: action()(f) for f in {lift, lower, dark}}\n"
            f"MINE = Protocol('{name}', 't', 's', Lamp, Lamp.initial, (BoundSpec('limit', 'presses', 1, 5),), SLOTS)\n"
        )
    for _ in range(4):
        ran = cli("compare", "--agree", "one.py", "two.py", "--limit", "3")
        assert ran.returncode == 0, ran.stderr


@pytest.mark.slow
def test_the_order_of_a_set_is_that_of_the_files_alone(tmp_path: Path) -> None:
    """Python chooses it by chance, in each process."""
    common = "KINDS = set()\nMOST = {'alpha': 2, 'beta': 5, 'gamma': 5, 'delta': 5}\n"
    head = "import common_of_lamps as common\nadd = common.KINDS.add\n"
    rule = "def most():\n    return common.MOST[next(iter(common.KINDS))]"
    files = lamps(
        tmp_path, common, f"{head}add('alpha')\n{rule}", f"{head}add('beta'); add('gamma'); add('delta')\n{FIVE}"
    )
    ran = {call_process(tmp_path, "diff", *files, "-p", "Lasts", "--json").stdout for _ in range(3)}
    assert len(ran) == 1
    assert ran == {""} or json.loads(*ran)["verdicts"][0]["before"]["verdict"] == "holds"


@pytest.mark.slow
def test_a_program_that_is_read_from_standard_input_is_not_begun_again(tmp_path: Path) -> None:
    files = lamps(tmp_path, "", TWO, FIVE)
    ran = subprocess.run(
        [sys.executable, "-", "diff", *files, "-p", "Lasts"], input="from tideproof.cli.entry import main\nmain()\n",
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (ran.returncode, "# two compared with one" in ran.stdout) == (0, True), ran.stderr


@pytest.mark.slow
def test_what_lies_in_the_working_folder_does_not_take_the_place_of_pythons_own(tmp_path: Path) -> None:
    files = lamps(tmp_path, "", TWO, FIVE)
    for name in ("types", "json", "re"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit(0)\n")
    command = Path(sys.executable).with_name("tideproof")  # python -m looks there first
    ran = subprocess.run([command, "diff", *files, "-p", "Lasts"], cwd=tmp_path, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.slow
def test_a_program_that_a_file_has_begun_is_not_waited_for(tmp_path: Path) -> None:
    begins = (
        "import os, time\nif (pid := os.fork()):\n    open('helpers', 'a').write(f'{pid}\\n')\n"
        "else:\n    time.sleep(600)\n    os._exit(0)\n"
    )
    files = lamps(tmp_path, "", f"{begins}{TWO}", FIVE)
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "tideproof.cli", "diff", *files, "-p", "Lasts"],
            cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300, check=False,
        )  # fmt: skip
    finally:
        helpers = [int(pid) for pid in (tmp_path / "helpers").read_text().split()]
        for pid in helpers:
            os.kill(pid, signal.SIGKILL)  # which finds it still there
    assert (ran.returncode, len(helpers)) == (0, 2)


@pytest.mark.slow
def test_an_interrupt_ends_what_the_files_have_begun(tmp_path: Path) -> None:
    begins = (
        "import subprocess, sys\nif 'tideproof.cli.entry' not in sys.modules:\n"  # not that of the command
        "    p = subprocess.Popen(['sleep', '600'])\n    open('began', 'w').write(f'{p.pid}\\n')\n    p.wait()\n"
    )
    files = lamps(tmp_path, "", f"{begins}{TWO}", FIVE)
    with started("diff", *files, cwd=tmp_path) as process:
        while not ((began := tmp_path / "began").exists() and began.read_text().endswith("\n")):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 3
    assert is_gone(int(began.read_text()))


def is_gone(pid: int) -> bool:
    """Whether a process has ended; the parent of orphans may not have asked for its status yet."""
    for _ in range(100):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False


IMPORTS = {
    "at its head": "from settings import MOST\ndef most():\n    return MOST",
    "when a rule is called": "def most():\n    from settings import MOST\n    return MOST",
    "by a name that is made": ("import importlib as i\nmost = lambda: i.import_module('set' + 'tings').MOST"),
    "from a folder that each adds": (
        "import sys\nfrom pathlib import Path\nsys.path.insert(0, str(Path(__file__).parent / 'lib'))\n"
        "from settings_there import MOST\ndef most():\n    return MOST"
    ),
    "if there is one": (
        "def most():\n    try:\n        from perhaps import MOST\n        return MOST\n"
        "    except ImportError:\n        return 5"
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", IMPORTS)
def test_what_lies_beside_one_is_not_taken_by_the_other(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """As of an old and a new version in two folders."""
    for folder, most in (("old", 2), ("new", 5)):
        (tmp_path / folder / "lib").mkdir(parents=True)
        for name in ("settings", "lib/settings_there"):
            (tmp_path / folder / f"{name}.py").write_text(f"MOST = {most}\n")
        own = f"from base_of_lamps import lamp, lasts\n{IMPORTS[case]}\nMINE = lamp('{folder}', most)\n"
        (tmp_path / folder / "mine.py").write_text(own)
    (tmp_path / "old" / "perhaps.py").write_text("MOST = 2\n")
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "base_of_lamps.py").write_text(BASE)
    monkeypatch.syspath_prepend(tmp_path / "lib")
    files = ["old/mine.py", "new/mine.py"]
    assert [cli("check", file, "-p", "Lasts").returncode for file in files] == [0, 1]
    for order in (1, -1):
        ran = cli("diff", *files[::order], "-p", "Lasts")
        assert "it is another protocol together with" in one_line(ran.stderr)


OF_ANOTHER = """
from rules_here import stop
from settings import NAME
from tideproof import protocol

MINE = protocol("hw-truncation").variation(NAME, "t", "s", added={"stop": stop})
"""
RULES = """
from tideproof import action

@action()
def stop(s):
    'Nothing happens.'
    yield s.next_record < LIMIT
    return s
"""
COMMANDS = {
    "compare": ("compare", "old/mine.py", "new/mine.py"),
    "compare --agree": ("compare", "--agree", "old/mine.py", "new/mine.py", "--replicas", "2"),
    "diff": ("diff", "old/mine.py", "new/mine.py"),
    "lattice": ("lattice", "old/mine.py", "new/mine.py"),
    "check --refines": ("check", "old/mine.py", "--refines", "new/mine.py"),
    "replay --under": ("replay", "loss.json", "--protocol", "old/mine.py", "--under", "new/mine.py"),
    "show --under": ("show", "loss.json", "--protocol", "old/mine.py", "--under", "new/mine.py"),
    "batch": ("batch", "old/mine.py", "new/mine.py", "-o", "walks"),
}


@pytest.mark.parametrize(
    "command", [pytest.param(c, marks=() if c == "compare" else pytest.mark.slow) for c in COMMANDS]
)
def test_every_command_that_takes_several_files_compares_them(cli: Cli, tmp_path: Path, command: str) -> None:
    """And names the module that is another one."""
    for name, changed in (("old", True), ("new", False)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.py").write_text(OF_ANOTHER)
        (tmp_path / name / "rules_here.py").write_text(RULES.replace("LIMIT", str(1 + changed)))
        (tmp_path / name / "settings.py").write_text(f"NAME = {name!r}\n")
    (tmp_path / "loss.json").write_bytes(replace(LOSS, protocol="old").to_json())
    error = one_line(cli(*COMMANDS[command]).stderr)
    places = f"rules_here is {tmp_path}/old/rules_here.py there, and {tmp_path}/new/rules_here.py by itself"
    assert f"new/mine.py: it is another protocol together with old/mine.py than by itself ({places})" in error


def test_a_file_that_needs_the_other_one_is_refused(cli: Cli, tmp_path: Path) -> None:
    sets = "import sys, types\nsys.modules['settings_of_one'] = types.SimpleNamespace(MOST=2)\n"
    files = lamps(tmp_path, "", f"{sets}{TWO}", "from settings_of_one import MOST\ndef most():\n    return MOST")
    assert "two.py: it cannot be read by itself: two.py:2: ModuleNotFoundError" in one_line(cli("diff", *files).stderr)
    assert "one.py: ModuleNotFoundError: No module named 'settings_of_one'" not in cli("check", "one.py").stderr


def test_what_a_file_cannot_import_from_the_other_ones_module_names_that(cli: Cli, tmp_path: Path) -> None:
    for name, text in (("old", "NAME = 'old'"), ("new", "NAME = MORE = 'new'")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "settings.py").write_text(text)
        (tmp_path / name / "mine.py").write_text(OF_ANOTHER)
        (tmp_path / name / "rules_here.py").write_text(RULES.replace("LIMIT", "1"))
    (tmp_path / "new" / "mine.py").write_text(f"from settings import MORE\n{OF_ANOTHER}")
    error = one_line(cli("compare", "old/mine.py", "new/mine.py").stderr)
    assert f"cannot import name 'MORE' from 'settings' ({tmp_path}/old/settings.py) (together with " in error
