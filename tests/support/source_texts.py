"""Random source texts: modules with a rule or a predicate, as users may write them, drawn from a grammar of Python.

grammar.txt has the templates. `$n` in one stands for any expression that is a number where all is well: for a template
of the section `n`, or now and then for one of `wild n`, which may be anything. Other kinds are `k` and `b`, numbers and
truth values that are known without the state; `c`, a condition; `q`, a sequence; `i`, an index; `t`, a text; `f` and
`p`, functions of a number that give a number or a condition; `s`, a state; `S` and `Y`, statements without and with
`yield`; `o`, a constant; and `w`, anything. Names mean something everywhere: `i`, `v`, `n`, `c` and `q` are constants
of the module where no function binds them.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import strategies as st

HEAD = "from support.text_names import *\n"

_, *_PARTS = re.split(r"(?m)^#### (.+)\n", (Path(__file__).parent / "grammar.txt").read_text(encoding="utf-8"))
SECTIONS = {title: text.rstrip("\n") for title, text in zip(_PARTS[::2], _PARTS[1::2], strict=True)}
GRAMMAR = {t: s.replace("\\n", "\0").split("\n") for t, s in SECTIONS.items() if len(t.removeprefix("wild ")) == 1}
DEFINITIONS, ODD_DEFINITIONS = (SECTIONS[title].split("\n\n") for title in ("definitions", "odd definitions"))

_METHODS = sorted({n for kind in (str, list, dict, set, tuple, int, bytes, range) for n in dir(kind) if n[:2] != "__"})
_BUILTINS = sorted(name for name in dir(builtins) if name[:1].islower())
_ATTRIBUTES = ("__class__", "__dict__", "args", "op", "serial", "lo", "hi")
_OPERATORS = [
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "@",
    "&",
    "|",
    "^",
    "<<",
    ">>",
    "==",
    "!=",
    "<",
    ">=",
    "in",
    "is",
    "and",
]
ANYTHING = [
    *(f"{name}({given})" for name in _BUILTINS for given in ("$n", "$q", "$c, $n")),
    *(
        f"{owner}.{name}({given})"
        for name in _METHODS
        for owner in ("$q", "$n", "$t", "LIST", "DICT")
        for given in ("", "$n")
    ),
    *(f"{owner}.{name}" for name in _ATTRIBUTES for owner in ("$n", "$c", "s")),
    *(f"($n {operator} $w)" for operator in (*_OPERATORS, "and", "or", "not in", "is not")),
    *(f"($w {operator} $n)" for operator in (*_OPERATORS, "and", "or", "not in", "is not")),
]
"""Templates for `w`."""


class Text(NamedTuple):
    source: str
    is_rule: bool


@cache
def _choices(kind: str, is_wild: bool, is_short: bool) -> list[str]:
    if kind in "wo":
        found = ANYTHING if kind == "w" else ["0", "1", "2", "3"]
    else:
        found = [each.replace("\0", "\n") for each in GRAMMAR[f"wild {kind}" if is_wild else kind]]
    return ([each for each in found if "$" not in each] or _choices(kind, False, True)) if is_short else found


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


@cache
def _defined(part: str) -> frozenset[str]:
    """The names that a statement of a module defines."""
    function = re.search(r"(?m)^def (\w+)", part)
    return frozenset({function[1]}) if function else _words(part.partition(" = ")[0])


_at_most = cache(lambda last: st.integers(0, last))


class _Writer:
    """Fills templates. One of `tameness` holes gets a wild template, none where it is 0."""

    def __init__(self, draw: Callable[[st.SearchStrategy[int]], int], tameness: int) -> None:
        self.draw, self.tameness = draw, tameness
        self.later: frozenset[str] = frozenset()
        """Names that are defined later, or just now: a function that calls these would seldom come to an end."""

    def one(self, count: int) -> int:
        return self.draw(_at_most(count - 1))

    def filled(self, template: str, depth: int) -> str:
        def fill(hole: re.Match[str]) -> str:
            line = template[: hole.start()].rpartition("\n")[2]
            return self._chosen(hole[1], depth).replace("\n", "\n" + " " * (len(line) - len(line.lstrip())))

        return re.sub(r"\$([a-zA-Z])", fill, template)

    def _chosen(self, kind: str, depth: int) -> str:
        is_wild = self.tameness > 0 and kind not in "iow" and self.one(self.tameness) == self.tameness - 1
        choices = _choices(kind, is_wild, depth <= 0)
        if self.later:
            choices = [each for each in choices if not _words(each) & self.later] or choices
        return self.filled(choices[self.one(len(choices))], depth - 1)


@cache
def _defined_from(part: int) -> frozenset[str]:
    """The functions that are defined from this part of DEFINITIONS on."""
    return frozenset().union(*(_defined(each) for each in DEFINITIONS[part:] if "$o" not in each or "def " in each))


TAMENESS = st.sampled_from([60, 120, 30, 0, 10])
"""Most texts have few wild parts: of many, one is refused at once."""


@st.composite
def texts(draw: Any) -> Text:
    """A module with one rule or one predicate, and what it names."""
    tameness, is_rule = draw(TAMENESS), draw(st.booleans())
    writer = _Writer(draw, tameness)
    own = writer.filled(SECTIONS["rule" if is_rule else "predicate"], 3)
    odd = ODD_DEFINITIONS if tameness else []
    parts = DEFINITIONS + [part for part in odd if not _defined(part) & {*_BUILTINS} or writer.one(6) == 5]
    made, named = dict[int, str](), _words(own)
    while more := [n for n, part in enumerate(parts) if n not in made and named & _defined(part)]:
        for n in more:
            writer.later = _defined_from(n)
            made[n] = writer.filled(parts[n], 2)
            named |= _words(made[n])
    return Text("\n".join((HEAD.strip(), *(made[n] for n in sorted(made)), own, "")), is_rule)
