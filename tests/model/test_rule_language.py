"""The rule language: what is accepted means the same on ints and terms, and what is refused says how to write it."""

from __future__ import annotations

import ast
import functools
import linecache
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from support.cli import Cli

from tideproof import FLAG, Bools, BoundSpec, Int, Protocol, State, action, ite, select, upto, variable
from tideproof.model.language.algebra import IntTerm, all_of, any_of, maximum, shown
from tideproof.model.language.checking import definition_of
from tideproof.model.language.errors import LanguageError
from tideproof.model.language.freezing import frozen
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.rewrites import REASONS
from tideproof.model.language.system import System
from tideproof.properties.engines.cross_check import CrossCheck, TermForm, random_state, walked_states
from tideproof.properties.invariants.own_files import protocol_of_file

X = IntTerm.variable("x", 0, 3)

HEAD = '''import random
from dataclasses import dataclass
from tideproof import *

KEPT, EVEN = [], {0, 2}

@dataclass(frozen=True)
class Light(State):
    phase: Int = variable("the phase", upto("phases"))
    on: Bool = variable("it is on", FLAG)

@action()
def go_on(s):
    """The next phase."""
    yield s.phase < s.bounds.phases
    return s.replace(phase=s.phase + 1)

LIGHT = Protocol("light", "t", "s", Light, Light.initial, (BoundSpec("phases", "phases", 1, 3),), {"go_on": go_on})

@invariant(Light)
def claim(s):
'''

REFUSED = {
    "a branch": ("return True if s.phase == 1 else s.on", "R02", "ite(s.phase == 1, True, s.on)"),
    "an if with two returns": (
        "if s.phase == 1:\n        return s.on\n    else:\n        return True",
        "R02",
        "return ite(s.phase == 1, s.on, True)",
    ),
    "and": ("return s.phase > 0 and s.on", "R03", "all_of(s.phase > 0, s.on)"),
    "or": ("return s.on or s.phase > 0", "R03", "any_of(s.on, s.phase > 0)"),
    "not": ("return not s.on", "R03", "not_(s.on)"),
    "a chain": ("return 0 < s.phase < 3", "R03", "all_of(0 < s.phase, s.phase < 3)"),
    "in a set": ("return s.phase in {0, 1}", "R04", "any_of(s.phase == 0, s.phase == 1)"),
    "in a tuple": ("return s.phase in (0, 1)", "R04", "any_of(s.phase == 0, s.phase == 1)"),
    "not in": ("return s.phase not in (0, 1)", "R04", "not_(any_of(s.phase == 0, s.phase == 1))"),
    "a text": ('return f"{s.phase}" != "2"', "R05", "a comparison of numbers, as in s.phase == 2"),
    "is": ("two = 2\n    return s.phase is two", "R06", "s.phase == two"),
    "isinstance": ("return isinstance(s.phase, int)", "R07", "leave it out"),
    "type": ("return type(s.phase) == int", "R07", "leave it out"),
    "append of a global": ("KEPT.append(s.phase)\n    return True", "R08", "[*KEPT, s.phase]"),
    "a mutable default": (
        "def few(x, seen=[]):\n        seen.append(x)\n        return len(seen) < 2\n    return few(s.phase)",
        "R08",
        "[*seen, x]",
    ),
    "an entry": ("s.bounds.phases[0] = 1\n    return True", "R08", "put("),
    "a variable": ("s.phase = 1\n    return True", "R08", "s.replace(phase=…)"),
    "a misspelt variable": ("return s.phas < 2", "R10", "did you mean phase?"),
    "a float": ("return s.phase < 1.5", "R11", "a constant of the module"),
    "a set of constants": ("return any_of(*(s.phase == n for n in EVEN))", "R11", "a tuple"),
    "random": ("return random.random() < s.phase", "R13", "a parameter of the action, of which every value is tried"),
    "print": ("return print(s.phase) == 1", "R13", "`tideproof show` prints each state of a trace"),
    "a helper of a library": ("return Path(s.phase)", "R14", ""),
    "an index": ("return (True, False, True, True)[s.phase]", "R17", "select((True, False, True, True), s.phase)"),
    "a product": ("return s.phase * 2 < 9", "R18", "s.phase + s.phase"),
    "a sum of conditions": ("return sum((s.on, s.on)) < 9", "R18", "sum(ite(each, 1, 0) for each in (s.on, s.on))"),
    "sorted": ("return sorted((s.phase, 1))[0] == 1", "R20", "minimum(*(s.phase, 1))"),
    "min": ("return min(s.phase, 1) == 1", "R20", "minimum(s.phase, 1)"),
    "any": ("return any(s.phase == i for i in range(3))", "R20", "any_of(*(s.phase == i for i in range(3)))"),
    "a while": ("while s.on:\n        pass\n    return True", "R01", ""),
    "a try": ("try:\n        return s.on\n    except TypeError:\n        return True", "R01", ""),
    "an import": ("import math\n    return s.on", "R01", ""),
}
"""What people try first, with the number of the refusal and a part of what is printed with it."""


@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_shows_the_line_and_a_replacement(tmp_path: Path, cli: Cli, case: str) -> None:
    body, number, said = REFUSED[case]
    (tmp_path / "mine.py").write_text(f"{HEAD}    {body}\n")
    ran = cli("check", str(tmp_path / "mine.py"))
    assert ran.returncode == 2 and not ran.stdout
    first, *detail = ran.stderr.splitlines()
    assert number in first and "mine.py" in first
    assert said in ran.stderr
    at = next(n for n, line in enumerate(detail) if set(line.strip()) == {"^"})
    assert detail[at - 1].strip() in f"    {body}".replace("\n    ", "\n").splitlines()[0] + body
    assert f"  see docs/rule-language.md#{number.lower()}" in detail


def test_all_refusals_of_a_file_are_reported_together(tmp_path: Path) -> None:
    more = "\n@invariant(Light)\ndef other(s):\n    import math\n    return s.phas < print(1)\n"
    (tmp_path / "mine.py").write_text(f"{HEAD}    two = 1.5\n    return s.phase is two\n{more}")
    with pytest.raises(LanguageError) as refused:
        protocol_of_file(str(tmp_path / "mine.py"))
    assert [(r.number, r.place.line) for r in refused.value.refusals] == [
        ("R11", 22), ("R06", 23), ("R01", 27), ("R10", 28), ("R13", 28),
    ]  # fmt: skip


def test_every_refusal_number_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "rule-language.md").read_text()
    assert re.findall(r"^### (R\d\d)$", text, re.MULTILINE) == list(REASONS)


# What is accepted -----------------------------------------------------------------------------------------------------


class Level(IntEnum):
    LOW, HIGH = 0, 2


class Pair(NamedTuple):
    first: Any
    second: Any = 1


@dataclass(frozen=True)
class Settings:
    limit: int
    claim: Callable[[Any], Any]


SETTINGS = Settings(2, lambda x: x < 2)
TABLE = {"few": 1, "many": (2, 3)}


@functools.cache
def doubled(n: int) -> int:
    return 2 * n


def at_most(limit: int) -> Callable[[Any], Any]:
    return lambda x: x <= limit


def ends(values: Any) -> Any:
    first, *_, last = values
    return Pair(last, second=first)


def counted(x: Any) -> Any:
    total, seen = 0, []
    for n in range(3):
        if n == 1:
            continue
        seen.append(x == n)
        seen += [x > n]
        total += ite(x == n, 1, 0)
    return all_of(total < 2, any_of(*seen[::2]))


ACCEPTED: dict[str, Callable[[Any], Any]] = {
    "a comprehension": lambda x: any_of(*(x == i for i in range(4) if i % 2 == 0)),
    "a member of an IntEnum": lambda x: x == Level.HIGH,
    "all members of an IntEnum": lambda x: any_of(*(x == level for level in Level)),
    "a named tuple": lambda x: ends((x, 1, 2)).second == Pair(1).first,
    "a record": lambda x: all_of(SETTINGS.claim(x), x < SETTINGS.limit),
    "a dictionary": lambda x: x < TABLE["few"] + len(TABLE.get("many", ())),
    "a cached function": lambda x: x < doubled(1),
    "a closure": at_most(2),
    "a partial": functools.partial(lambda y, x: x < y, 2),
    "a filled list": counted,
    "a conditional on what is known": lambda x: x < (2 if len(TABLE) > 1 else 3),
    "in a range": lambda x: maximum(x, 1) < 3,
    "unpacking": lambda x: [*map(lambda a, b: a + b, (x, 1), (1, 1))][-2] < 3,
    "an inner generator": lambda x: select(tuple(x > n for n in range(2)), 1),
    "sorted constants": lambda x: x < sorted((3, 1, 2), reverse=True)[1],
    "a chain of constants": lambda x: x < (1 if 0 < doubled(2) < 5 else 2),
}


@pytest.mark.parametrize("case", ACCEPTED)
def test_accepted_rules_agree_on_ints_and_terms(case: str) -> None:
    rule = frozen(ACCEPTED[case])
    found = watched(LAMP, LAMP.bounded(), [Property("P", "", Lamp, lambda s: True)])
    claim = Property("Claim", "", Lamp, functools.partial(lambda rule, s: rule(s.phase), ACCEPTED[case]))
    check = CrossCheck(found, [claim], TermForm(found, [claim]))
    check.sample(walked_states(found, 20, Random(0)))
    assert check.has_compared == 5
    assert shown(rule(X)) != shown(rule(0))


@dataclass(frozen=True)
class Lamp(State):
    phase: Int = variable("the phase", upto("phases"))
    lit: Bools = variable("the lamps that are lit", FLAG, lambda b: 1)

    def is_late(self, limit: int) -> Any:
        return self.phase >= limit

    @property
    def is_lit(self) -> Any:
        return any_of(*self.lit)

    @staticmethod
    def limit() -> int:
        return 2


@action()
def go_on(s: Lamp) -> Iterator[Any]:
    """The next phase."""
    yield s.phase < s.bounds.phases
    return s.replace(phase=s.phase + 1, lit=(s.is_late(s.limit()),))


@action()
def dim(s: Lamp) -> Iterator[Any]:
    """The lamp goes out."""
    yield s.is_lit
    return s.replace(lit=(False,))


LAMP = Protocol(
    "lamp", "t", "s", Lamp, Lamp.initial, (BoundSpec("phases", "phases", 1, 3),), {"go_on": go_on, "dim": dim}
)


def test_methods_and_properties_of_a_state_are_rules() -> None:
    found = System(LAMP, LAMP.bounded())
    check = CrossCheck(found, [], TermForm(found, []))
    check.sample([random_state(found, Random(n)) for n in range(60)])
    assert check.has_compared == 8
    with pytest.raises(AttributeError, match="Lamp has no variable 'phas'"):
        _ = found.initial[0].phas


# What is frozen -------------------------------------------------------------------------------------------------------

LIMIT = 2


def helper(x: Any) -> Any:
    return x < LIMIT


def test_frozen_rules_ignore_later_assignments(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a module, a cell, a default, a list, a class, or the code of a function."""
    limits, few = [2], at_most(2)

    def claim(x: Any, most: int = 2) -> Any:
        return all_of(helper(x), x < limits[0], few(x), x < most, Pair(x).first < 2)

    before = shown(frozen(claim)(X))
    monkeypatch.setitem(globals(), "LIMIT", 9)
    monkeypatch.setattr(helper, "__code__", (lambda x: True).__code__)
    monkeypatch.setattr(Pair, "first", property(lambda pair: 0))
    claim.__defaults__ = (9,)
    few.__closure__[0].cell_contents = 9  # type: ignore[attr-defined]
    limits[0] = 9
    assert shown(frozen(claim)(X)) == before
    assert [frozen(claim)(n) for n in range(4)] == [True, True, False, False]


def test_a_frozen_rule_keeps_source_locations() -> None:
    system = System(LAMP, LAMP.bounded())
    blocked = system.step(system.initial, system.find("Dim", {}))
    assert str(blocked) == "`s.is_lit` is false"
    assert re.search(r"test_rule_language\.py:\d+$", blocked.where)  # type: ignore[union-attr]


def test_lambdas_on_one_line_are_distinguished() -> None:
    one, two = (lambda x: x < 1), (lambda x: x < 2)
    assert [shown(frozen(rule)(X)) for rule in (one, two)] == ["(< x 1)", "(< x 2)"]


def test_the_definition_of_a_rule_is_found_where_texts_and_brackets_begin_lines() -> None:
    """Only the statement with the rule is parsed, from a line without indentation to the next one."""
    text = '''
def first(s):
    """A text with a line at the left:

def second(s): not this one
    """
    return s + 1

def second(s):
    """Another.
"""
    return [lambda t: t, lambda t: t + 2][1]

HELD = (
    lambda t: t + 3, lambda t: t + 4,
)
if HELD:
    def third(t): return t + 5
else:
    third = None
'''
    linecache.cache["left.py"] = len(text), None, text.splitlines(keepends=True), "left.py"
    made: dict[str, Any] = {}
    exec(compile(text, "left.py", "exec"), made)
    rules = made["first"], made["second"], made["second"](0), *made["HELD"], made["third"]
    ends = [ast.unparse(node) for rule in rules if (node := definition_of(rule.__code__)) is not None]
    assert [text.rpartition(" ")[2] for text in ends] == ["1", "2][1]", "2", "3", "4", "5"]


def test_a_rule_without_source_text_is_refused() -> None:
    names: dict[str, Any] = {}
    exec("def made(x):\n    return x < 2\n", names)
    with pytest.raises(LanguageError, match="R15: made: the checker reads it"):
        frozen(names["made"])
