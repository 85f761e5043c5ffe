"""The failing conjuncts of a property in a state, with the values that falsify them.

Symbolic evaluation gives the property's formula, which is analysed in the state. So this works for any invariant in the
algebra, including users' own, without a second definition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from tideproof.counterexamples.views.text import shown_value, shown_variable
from tideproof.model.language.actions import Instance
from tideproof.model.language.algebra import ON_NUMBERS, Term
from tideproof.model.language.space import Variable
from tideproof.model.language.system import FullState, System
from tideproof.properties.engines.cross_check import evaluated

MOST_REASONS = 64
"""The limit on reasons: a formula may fail for very many at once."""


@dataclass(frozen=True)
class Comparison:
    """An atom of the formula with its truth in the state, as text with the values of its variables: `hw[1] > 0`.

    If `earlier`, its ghost variables have their values from before the last step.
    """

    text: str
    reads: tuple[tuple[Variable, int], ...]
    earlier: bool = False


@dataclass(frozen=True)
class FailingConjunct:
    """Comparisons that together make the property false."""

    comparisons: tuple[Comparison, ...]

    @property
    def reads(self) -> dict[str, int]:
        """The variables of the conjunct, and their values."""
        return {variable.name: value for c in self.comparisons for variable, value in c.reads}

    def indices(self, bound: str, system: System) -> list[int]:
        """The brokers (`replicas`), offsets (`log_size`), records … in the conjunct, sorted."""
        space = system.space
        return sorted(
            {
                index
                for variable in map(space.by_name.__getitem__, self.reads)
                for kind, index in zip(space.index_kinds(variable), variable.index, strict=True)
                if kind == bound
            }
        )


def failing_conjuncts(
    system: System, full_state: FullState, holds: Callable[[System, FullState], object], before: FullState | None = None
) -> tuple[FailingConjunct, ...]:
    """The conjuncts of the property that are false in a state, strongest reason first; empty if it holds.

    `before` is the state before the last step, if there is one. If a ghost has set a flag in that step, the reasons
    include those of the flag, because a ghost's observation is a formula too.
    """
    symbols = system.space.symbols
    formula = holds(system, symbols)
    if not isinstance(formula, Term):
        return ()
    flags = {} if before is None else _flags(system, before, full_state)
    taken_apart = _Formula(system, _values(system, full_state), flags)
    if taken_apart.value(formula):
        return ()
    reasons = (tuple(dict.fromkeys(reason)) for reason in taken_apart.reasons(formula))
    return tuple(FailingConjunct(reason) for reason in dict.fromkeys(reasons))


def failing_guard(system: System, full_state: FullState, instance: Instance) -> tuple[Comparison, ...]:
    """The shortest reason for the first false conjunct of a step's guard; empty if it depends on no variable."""
    symbols = system.space.symbols
    taken_apart = _Formula(system, _values(system, full_state), {})
    for conjunct in instance.action.run(symbols[0], **instance.parameters):
        if not taken_apart.value(conjunct):
            return min((tuple(dict.fromkeys(reason)) for reason in taken_apart.reasons(conjunct)), key=len)
    return ()


Reason = tuple[Comparison, ...]
Reasons = list[Reason]


def _values(system: System, full_state: FullState) -> dict[str, int]:
    return {v.name: int(leaf) for v, leaf in zip(system.space.variables, system.space.leaves(full_state), strict=True)}


def _flags(system: System, before: FullState, full_state: FullState) -> dict[str, Reasons]:
    """The reasons of each flag that a ghost has set in the last step."""
    now, then = _values(system, full_state), _values(system, before)
    ghosts = {v.name for v in system.space.variables if v.ghost}
    observing = _Formula(system, {**now, **{name: then[name] for name in ghosts}}, {}, earlier=True)
    state, *seen = system.space.symbols
    observed = (ghost.observed(of, state) for ghost, of in zip(system.ghosts, seen, strict=True))
    leaves = dict(zip((v.name for v in system.space.variables), system.space.leaves((state, *observed)), strict=True))
    raised = (v for v in system.space.variables if v.is_bool and v.name in ghosts and now[v.name] > then[v.name])
    return {v.name: observing.reasons(leaves[v.name]) for v in raised}


@dataclass
class _Formula:
    """The analysis of a formula in one state."""

    system: System
    values: dict[str, int]
    flags: dict[str, Reasons]
    earlier: bool = False

    def __post_init__(self) -> None:
        self.value = evaluated(self.values)

    def reasons(self, term: Any) -> Reasons:
        """Sets of atoms, each of which suffices for the truth value of the term in the state."""
        if not isinstance(term, Term):
            return [()]
        true = bool(self.value(term))
        match term.op:
            case "not":
                return self.reasons(term.args[0])
            case "ite":
                return _together([self.reasons(term.args[0]), self.reasons(self._branch(term))])
            case "and" | "or" if true is (term.op == "and"):
                return _together([self.reasons(arg) for arg in term.args])
            case "and" | "or":
                enough = [self.reasons(arg) for arg in term.args if bool(self.value(arg)) is true]
                return [reason for reasons in enough for reason in reasons][:MOST_REASONS]
            case "var":
                seen: Reasons = self.flags.get(term.args[0], [()]) if true else [()]
                return _together([[(self.comparison(term),)], seen])
        # Replace each conditional number by its branch, and add the reasons of the condition.
        conditions: list[Reasons] = []
        atom = ON_NUMBERS[term.op](*(self._decided(side, conditions) for side in term.args))
        return _together([[(self.comparison(atom),)] if isinstance(atom, Term) else [()], *conditions])

    def _branch(self, term: Term) -> Any:
        return term.args[1 if self.value(term.args[0]) else 2]

    def _decided(self, term: Any, conditions: list[Reasons]) -> Any:
        """The number with every `ite` replaced by its branch in the state; appends the reasons to `conditions`."""
        if not isinstance(term, Term) or term.op == "var":
            return term
        if term.op == "ite":
            conditions.append(self.reasons(term.args[0]))
            return self._decided(self._branch(term), conditions)
        return ON_NUMBERS[term.op](*(self._decided(side, conditions) for side in term.args))

    def comparison(self, term: Term) -> Comparison:
        """An atom as text, with its variables and their values."""
        if term.op == "not":
            return self.comparison(term.args[0])
        true = bool(self.value(term))
        names = dict.fromkeys(_variables(term))
        reads = tuple((self.system.space.by_name[name], self.values[name]) for name in names)
        return Comparison(self._said(term, true, reads), reads, self.earlier)

    def _said(self, term: Term, true: bool, reads: tuple[tuple[Variable, int], ...]) -> str:
        if term.op == "var":
            return self._flag(reads[0][0], true)
        a, b = term.args
        sign = {"=": "=" if true else "≠", "<": "<" if true else "≥"}[term.op]
        if term.op == "=" and isinstance(a, Term) and a.op == "var" and not isinstance(b, Term):
            value, other = (shown_value(self.system.space, reads[0][0], v) for v in (self.values[a.args[0]], b))
            return f"{self._named(a)} is {value}" + ("" if true else f", not {other}")
        if not isinstance(a, Term):  # the variable comes first
            a, b, sign = b, a, {"<": ">", "≥": "≤"}.get(sign, sign)
        return f"{self._side(a)} {sign} {self._side(b)}"

    def _flag(self, variable: Variable, true: bool) -> str:
        name = self._name(variable)
        if not variable.ghost:
            return f"{name} is {'true' if true else 'false'}"
        if true:
            return self.system.space.meaning(variable) + (f" ({name})" if variable.index else "")
        return f"{name} {'was' if self.earlier else 'is'} false"

    def _named(self, term: Any) -> str:
        """A number as text, with brokers' names as indices."""
        if not isinstance(term, Term):
            return str(term)
        if term.op != "var":  # without conditions, only sums are left
            return f" {term.op} ".join(self._named(arg) for arg in term.args)
        return self._name(self.system.space.by_name[term.args[0]])

    def _name(self, variable: Variable) -> str:
        """The name of a variable. A ghost's copy of a state variable is that variable before the step."""
        name, ghost = shown_variable(self.system.space, variable), f"{variable.ghost}."
        return f"{name.removeprefix(ghost)} before the step" if self.earlier and name.startswith(ghost) else name

    def _side(self, term: Any) -> str:
        if not isinstance(term, Term):
            return str(term)
        value = self.value(term)
        if term.op == "var":
            value = shown_value(self.system.space, self.system.space.by_name[term.args[0]], value)
        return f"{self._named(term)} ({value})"


def _together(parts: list[Reasons]) -> Reasons:
    found: Reasons = [()]
    for reasons in parts:
        found = [(*a, *b) for a, b in product(found, reasons)][:MOST_REASONS]
    return found


def _variables(term: Any) -> Iterator[str]:
    if isinstance(term, Term):
        yield from [term.args[0]] if term.op == "var" else (name for arg in term.args for name in _variables(arg))
