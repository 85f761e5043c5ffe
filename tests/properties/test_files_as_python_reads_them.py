"""A file of a user means what Python reads in it: its lines, its encoding, its modules, all of its properties."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.cli import Cli

from tideproof.model.language.system import System
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.own_files import protocol_of_file

LAMP = '''from dataclasses import dataclass
from tideproof import *

@dataclass(frozen=True)
class Lamp(State):
    x: Int = variable("x", upto("limit"))

@action()
def press(s):
    """The button is pressed."""
    yield s.x < s.bounds.limit
    return s.replace(x=s.x + 1)

LAMP = Protocol("lamp", "t", "s", Lamp, Lamp.initial, (BoundSpec("limit", "presses", 1, 5),), {"press": press})
'''


def verdicts(file: Path) -> dict[str, str]:
    protocol, properties = protocol_of_file(str(file))
    with explore(protocol, protocol.bounded(), properties) as found:
        return {v.property.name: str(v.status) for v in found.verdicts}


BREAKS = {"form feed": "\f", "vertical tab": "\v", "file separator": "\x1c", "next line": "\x85", "line": "\u2028"}
CLAIMS = """
CLAIMS = (
    lambda s: s.x < 9,
    lambda s: s.x < 3,
)
a = Property("A", "a", Lamp, CLAIMS[0])
b = Property("B", "b", Lamp, CLAIMS[1])
"""


@pytest.mark.parametrize("name", BREAKS)
def test_lines_are_counted_as_python_counts_them(tmp_path: Path, name: str) -> None:
    """With one line too many, B would be A's lambda, one line above."""
    (tmp_path / "mine.py").write_text(f'"""A lamp,{BREAKS[name]}pasted from a page."""\n{LAMP}{CLAIMS}', "utf-8")
    assert verdicts(tmp_path / "mine.py") == {"A": "holds", "B": "violated"}


@pytest.mark.parametrize("line", ["\f", "\\"])
def test_a_rule_goes_on_after_a_page_break_or_a_backslash(tmp_path: Path, line: str) -> None:
    guard = f"    yield s.x < s.bounds.limit\n{line}\n    yield s.x < 2\n"
    text = LAMP.replace("    yield s.x < s.bounds.limit\n", guard)
    (tmp_path / "mine.py").write_text(f"{text}\n@invariant(Lamp)\ndef low(s):\n    return s.x < 3\n")
    assert verdicts(tmp_path / "mine.py") == {"Low": "holds"}


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8-sig", "shift_jis"])
def test_a_file_is_read_in_its_encoding(tmp_path: Path, encoding: str) -> None:
    one, other = ("ア", "イ") if encoding == "shift_jis" else ("é", "è")
    body = f"    most = {{'{one}': 3, '{other}': 9}}\n    return s.x < most['{one}']\n"
    head = "" if encoding == "utf-8-sig" else f"# -*- coding: {encoding} -*-\n"
    text = f"{head}{LAMP}\n@invariant(Lamp)\ndef low(s):\n{body}"
    (tmp_path / "mine.py").write_bytes(text.encode(encoding))
    assert verdicts(tmp_path / "mine.py") == {"Low": "violated"}


@pytest.mark.parametrize("package", [(), ("Y",)], ids=["no __init__.py", "one with an __init__.py"])
def test_files_of_two_folders_have_their_own_folder_of_rules(tmp_path: Path, package: tuple[str, ...]) -> None:
    for folder, most in (("X", 3), ("Y", 9)):
        (tmp_path / folder / "rules").mkdir(parents=True)
        (tmp_path / folder / "rules" / "limits.py").write_text(f"MOST = {most}\n")
        if folder in package:
            (tmp_path / folder / "rules" / "__init__.py").touch()
        text = f"from rules import limits\n{LAMP}\n@invariant(Lamp)\ndef low(s):\n    return s.x < limits.MOST\n"
        (tmp_path / folder / "mine.py").write_text(text)
    found = {folder: verdicts(tmp_path / folder / "mine.py") for folder in ("X", "Y")}
    assert found == {"X": {"Low": "violated"}, "Y": {"Low": "holds"}}


TWICE = '''
@dataclass(frozen=True)
class Seen(State):
    it: Bool = variable("whether it was so", bool)

ODD, FULL = (
    Ghost(name, Seen, lambda seen, s, at=at: seen.replace(it=any_of(seen.it, s.x == at)))
    for name, at in (("one", 1), ("all", 5))
)

def never(s, seen):
    """It never was so."""
    return not_(seen.it)

for ghost in (ODD, FULL):
    claim = invariant(Lamp, ghost=ghost)(never)
'''


def test_two_properties_of_one_function_are_not_one_property(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LAMP + TWICE)
    with pytest.raises(ValueError, match="Never would never be decided: another property has its name"):
        protocol_of_file(str(tmp_path / "mine.py"))


PROMISED = '''
@leads_to(Lamp)
def it_fills(s):
    """It fills."""
    return s.x == 1, s.x == s.bounds.limit

@invariant(Lamp)
def low(s):
    """x is low."""
    return s.x < 9
'''


@pytest.mark.parametrize("command", [("check", "--engine", "plain"), ("check", "--engine", "bounded"), ("prove",)])
def test_promises_that_an_engine_does_not_decide_are_named(tmp_path: Path, cli: Cli, command: tuple[str, ...]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(LAMP + PROMISED)
    name, *more = command
    assert "ItFills" in cli(name, str(file), *more).stdout
    assert json.loads(cli(name, str(file), *more, "--json").stdout)["not_asked"] == ["ItFills"]


def test_a_parameter_may_be_called_state(tmp_path: Path) -> None:
    text = LAMP.replace("@action()\ndef press(s):", "@action(state=Parameter(lambda b: 2, str))\ndef press(s, state):")
    (tmp_path / "mine.py").write_text(text.replace("s.x + 1", "s.x + 1 + state - state"))
    protocol, _ = protocol_of_file(str(tmp_path / "mine.py"))
    system = System(protocol, protocol.bounded())
    assert [each.parameters for each in system.instances] == [{"state": 0}, {"state": 1}]
    assert verdicts(tmp_path / "mine.py") == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("class Dark(Lamp):\n    @property\n    def x(self): return 0\n", "a base has a variable of this name"),
        ("@dataclass(frozen=True, slots=True)\nclass Small(State):\n    y: Int = variable('y', upto('limit'))\n",
         r"Small: a class of states has no __slots__: write @dataclass\(frozen=True\)"),
    ],
    ids=["a property hides a variable", "slots"],
)  # fmt: skip
def test_a_class_of_states_is_what_its_variables_are(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "mine.py").write_text(LAMP + text)
    with pytest.raises(ValueError, match=why):
        protocol_of_file(str(tmp_path / "mine.py"))
