"""Which conjunct of a property fails in a state, and what makes it fail: read off the property itself.

The property is evaluated once on symbols, which gives its formula, and the formula is taken apart on the state. So this
speaks of any invariant that the algebra can express, a user's own included, and holds no second copy of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

from tideproof.counterexamples.text import shown_value, shown_variable
from tideproof.model.algebra import Term
from tideproof.model.protocol import System, World
from tideproof.model.variables import Variable

MOST_REASONS = 64
"""A formula may fail for very many reasons at once; so many are looked at."""


@dataclass(frozen=True)
class Comparison:
    """An atom of the formula and its truth in the state: `hw[1] > 0`, as text with the values of its variables."""

    text: str
    reads: tuple[tuple[Variable, int], ...]


@dataclass(frozen=True)
class FailingConjunct:
    """Comparisons which, all together, make the property false."""

    comparisons: tuple[Comparison, ...]

    @property
    def reads(self) -> dict[str, int]:
        """The variables that the conjunct speaks of, and their values."""
        return {variable.name: value for c in self.comparisons for variable, value in c.reads}

    def indices(self, bound: str, system: System) -> list[int]:
        """The brokers (`replicas`), offsets (`log_size`), records … that the conjunct speaks of, in order."""
        found = set()
        for name in self.reads:
            variable = system.space.by_name[name]
            for kind, index in zip(system.space.index_kinds(variable), variable.index, strict=True):
                if kind == bound:
                    found.add(index)
        return sorted(found)


def failing_conjuncts(
    system: System, world: World, holds: Callable[[System, World], object]
) -> tuple[FailingConjunct, ...]:
    """The conjuncts of the property that are false in a world, strongest reason first; empty where it holds."""
    formula = holds(system, system.space.symbols())
    if not isinstance(formula, Term):
        return ()
    values = {v.name: int(leaf) for v, leaf in zip(system.space.variables, system.space.leaves(world), strict=True)}
    taken_apart = _Formula(system, values)
    if taken_apart.value(formula):
        return ()
    found = {}
    for reason in taken_apart.reasons(formula):
        unique = tuple(dict.fromkeys(reason))
        found[tuple(serial for serial, _ in unique)] = FailingConjunct(
            tuple(taken_apart.comparison(taken_apart.terms[serial]) for serial, _ in unique)
        )
    return tuple(found.values())


Reason = tuple[tuple[int, bool], ...]
"""Atoms by their serial, with their truth."""


class _Formula:
    """A formula, taken apart in one state."""

    def __init__(self, system: System, values: dict[str, int]) -> None:
        self.system = system
        self.values = values
        self.terms: dict[int, Term] = {}
        self._known: dict[int, Any] = {}

    def value(self, term: Any) -> Any:
        """What the term is worth in the state."""
        if not isinstance(term, Term):
            return term
        if term.serial not in self._known:
            self._known[term.serial] = self._value(term)
        return self._known[term.serial]

    def _value(self, term: Term) -> Any:
        args = term.args
        match term.op:
            case "var":
                return self.values[args[0]]
            case "and":
                return all(self.value(arg) for arg in args)
            case "or":
                return any(self.value(arg) for arg in args)
            case "not":
                return not self.value(args[0])
            case "ite":
                return self.value(args[1] if self.value(args[0]) else args[2])
        a, b = (self.value(arg) for arg in args)
        operations: dict[str, Callable[[], Any]] = {
            "=": lambda: a == b,
            "<": lambda: a < b,
            "+": lambda: a + b,
            "-": lambda: a - b,
        }
        return operations[term.op]()

    def reasons(self, term: Any) -> list[Reason]:
        """Sets of atoms, each of which is enough to give the term the truth value that it has in the state."""
        if not isinstance(term, Term):
            return [()]
        true = bool(self.value(term))
        if term.op == "not":
            return self.reasons(term.args[0])
        if term.op == "ite" and isinstance(term.args[1], (bool, Term)):
            return _together(
                [self.reasons(term.args[0]), self.reasons(term.args[1 if self.value(term.args[0]) else 2])]
            )
        if term.op in ("and", "or"):
            if true is (term.op == "and"):
                return _together([self.reasons(arg) for arg in term.args])
            enough = [self.reasons(arg) for arg in term.args if bool(self.value(arg)) is true]
            return [reason for reasons in enough for reason in reasons][:MOST_REASONS]
        self.terms[term.serial] = term
        return [((term.serial, true),)]

    def comparison(self, term: Term) -> Comparison:
        """An atom in words: with the variables it reads, and its values."""
        true = bool(self.value(term))
        names: dict[str, None] = {}
        _variables(term, names)
        reads = tuple((self.system.space.by_name[name], self.values[name]) for name in names)
        if term.op == "var" and true and self.system.space.by_name[term.args[0]].field.startswith("ghost_"):
            return Comparison(self.system.space.meaning(self.system.space.by_name[term.args[0]]), reads)
        if term.op == "var":
            return Comparison(f"{self._named(term)} is {'true' if true else 'false'}", reads)
        a, b = term.args
        sign = {"=": "=" if true else "≠", "<": "<" if true else "≥"}[term.op]
        unit = next((v for v, _ in reads), None)
        constant = [side for side in (a, b) if not isinstance(side, Term)]
        if term.op == "=" and constant and unit is not None and isinstance(a, Term) and a.op == "var":
            value, other = (shown_value(self.system.space, unit, v) for v in (self.values[a.args[0]], constant[0]))
            return Comparison(f"{self._named(a)} is {value}" + ("" if true else f", not {other}"), reads)
        if not isinstance(a, Term):  # what varies comes first
            a, b, sign = b, a, {"<": ">", "≥": "≤"}.get(sign, sign)
        return Comparison(f"{self._side(a)} {sign} {self._side(b)}", reads)

    def _named(self, term: Term) -> str:
        """The term as text, brokers called by their names in indices."""
        names: dict[str, None] = {}
        _variables(term, names)
        text = repr(term)
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, shown_variable(self.system.space, self.system.space.by_name[name]))
        return text

    def _side(self, term: Any) -> str:
        if not isinstance(term, Term):
            return str(term)
        value = self.value(term)
        if term.op == "var":
            value = shown_value(self.system.space, self.system.space.by_name[term.args[0]], value)
        return f"{self._named(term)} ({value})"


def _together(parts: list[list[Reason]]) -> list[Reason]:
    found: list[Reason] = [()]
    for reasons in parts:
        found = [(*a, *b) for a, b in product(found, reasons)][:MOST_REASONS]
    return found


def _variables(term: Any, names: dict[str, None]) -> None:
    if isinstance(term, Term):
        if term.op == "var":
            names[term.args[0]] = None
        else:
            for arg in term.args:
                _variables(arg, names)
