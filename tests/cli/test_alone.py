"""Files that one command takes together are refused where one is another protocol than by itself."""

from __future__ import annotations

import builtins
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.cli import Cli, call_process, one_line
from support.traces import LOSS

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
