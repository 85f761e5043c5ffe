"""Translates terms to Z3: rules, states and properties as Boolean formulas.

A number becomes one Boolean for each of its values, of which exactly one is true (one-hot encoding). The numbers of a
protocol are small and mostly compared with constants (an offset, a replica, an epoch), so that most comparisons are a
single literal, and Z3 gets a propositional problem; bit-vectors took two to five times as long
(docs/internals/notes/bounded_model_checking.md).

A term is translated once, over constants named like the variables. For another state, Z3 substitutes constants in that
translation, without returning to Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import z3

from tideproof.model.backends.waiting import wait_for
from tideproof.model.language.algebra import Bool, Int, IntTerm, Term, innermost_first, ite
from tideproof.model.language.space import Space, Variable
from tideproof.model.language.state import Leaf
from tideproof.model.language.system import STOPS, FullState

SOLVER = "solver"

Formula = Any
"""A Boolean expression of Z3."""

Number = dict[int, Formula]
"""For each value, the formula that the number has it."""

Value = Number | Formula

MOST_VALUES = 2048
"""The most values of a number: each needs a Boolean, and each pair of them a clause."""

TRUE, FALSE = z3.BoolVal(True), z3.BoolVal(False)
_CONTEXT = TRUE.ctx


def conjunction(parts: Iterable[Formula]) -> Formula:
    return _joined(parts, TRUE, FALSE, z3.Z3_mk_and)


def disjunction(parts: Iterable[Formula]) -> Formula:
    return _joined(parts, FALSE, TRUE, z3.Z3_mk_or)


def _joined(parts: Iterable[Formula], neutral: Formula, decides: Formula, make: Callable[..., Any]) -> Formula:
    """Uses Z3's C functions: z3.And and z3.Or take several times as long, to find the sort of each part."""
    kept = [part for part in parts if part is not neutral]
    if any(part is decides for part in kept):
        return decides
    if len(kept) < 2:
        return kept[0] if kept else neutral
    return z3.BoolRef(make(_CONTEXT.ref(), len(kept), (z3.Ast * len(kept))(*(part.ast for part in kept))), _CONTEXT)


def negation(part: Formula) -> Formula:
    if part is TRUE or part is FALSE:
        return FALSE if part is TRUE else TRUE
    return z3.BoolRef(z3.Z3_mk_not(_CONTEXT.ref(), part.ast), _CONTEXT)


def choice(condition: Formula, then: Value, otherwise: Value) -> Value:
    """`then` if the condition is true, else `otherwise`; for two numbers, value by value."""
    if isinstance(then, dict):
        return {v: choice(condition, then.get(v, FALSE), otherwise.get(v, FALSE)) for v in {**then, **otherwise}}
    if then is otherwise or condition is TRUE:
        return then
    if condition is FALSE:
        return otherwise
    return disjunction((conjunction((condition, then)), conjunction((negation(condition), otherwise))))


def equal(a: Value, b: Value) -> Formula:
    if isinstance(a, dict):
        return disjunction(conjunction((a[v], b[v])) for v in a if v in b)
    return disjunction((conjunction((a, b)), conjunction((negation(a), negation(b)))))


def _less(a: Number, b: Number) -> Formula:
    return disjunction(conjunction((a[v], disjunction(b[w] for w in b if v < w))) for v in a)


_MADE_BY: dict[str, Callable[..., Value]] = {
    "not": negation, "and": lambda *args: conjunction(args), "or": lambda *args: disjunction(args), "ite": choice,
    "=": equal, "<": _less,
}  # fmt: skip


def constant(leaf: Leaf) -> Value:
    return (TRUE if leaf else FALSE) if type(leaf) is bool else {leaf: TRUE}


def subterms(roots: Iterable[object]) -> Iterator[Term]:
    """Every subterm of these, once."""
    seen: set[int] = set()
    stack = [root for root in roots if isinstance(root, Term)]
    while stack:
        term = stack.pop()
        if term.serial not in seen:
            seen.add(term.serial)
            yield term
            stack += [arg for arg in term.args if isinstance(arg, Term)]


@dataclass(eq=False)
class Moment:
    """A symbolic state: the value of each variable, over the constants of this moment."""

    values: list[Value]

    @classmethod
    def named(cls, variables: Sequence[Variable], suffix: str) -> Moment:
        """The moment whose constants have the names of the variables, with this suffix."""
        return cls([_symbol(v, suffix) for v in variables])

    def constants(self) -> list[Formula]:
        """The Boolean constants (or the formulas that replace them), in a fixed order."""
        flat: list[Formula] = []
        for value in self.values:
            if not isinstance(value, dict):
                flat.append(value)
            elif len(value) > 1:
                flat += value.values()
        return flat

    def well_typed(self) -> Formula:
        """The claim that every number has exactly one value."""
        parts, stop = [], STOPS.get()
        for value in self.values:
            if isinstance(value, dict) and len(value) > 1:
                parts.append(disjunction(value.values()))
                others = list(map(negation, value.values()))
                for n, one in enumerate(others, start=1):
                    stop()  # the number of pairs is quadratic
                    parts += [disjunction((one, other)) for other in others[n:]]
        return conjunction(parts)


def _symbol(v: Variable, suffix: str) -> Value:
    if v.is_bool:
        return z3.Bool(v.name + suffix)
    _refuse_wide(v.name, v.lo, v.hi)
    if v.lo == v.hi:
        return {v.lo: TRUE}
    return {value: z3.Bool(f"{v.name}={value}{suffix}") for value in range(v.lo, v.hi + 1)}


class Translator:
    """Translates terms over a space's variables to formulas over the constants of `now`."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.now = Moment.named(space.variables, "")
        self._by_name = {v.name: value for v, value in zip(space.variables, self.now.values, strict=True)}
        self._done: dict[int, tuple[Term, Value]] = {}  # keeps the term alive, whose serial is unique only then
        self._cases: dict[int, Bool | None] = {}

    def value(self, value: Int | Bool) -> Value:
        if not isinstance(value, Term):
            return constant(value)
        known = self._done.get(value.serial)
        if known is None:
            for term in innermost_first(value, lambda term: term.serial in self._done, self._parts):
                self._done[term.serial] = term, self._translate(term)
            known = self._done[value.serial]
        return known[1]

    def _parts(self, term: Term) -> Sequence[object]:
        """The terms to translate first: the arguments, or for a comparison by case the equivalent term."""
        if term.serial not in self._cases:
            self._cases[term.serial] = _by_case(term) if term.op in ("=", "<") else None
        cases = self._cases[term.serial]
        return term.args if cases is None else (cases,)

    def _translate(self, term: Term) -> Value:
        if term.op == "var":
            return self._by_name[term.args[0]]
        if (cases := self._cases[term.serial]) is not None:
            return self.value(cases)
        args = [self.value(arg) for arg in term.args]
        return _sum(cast(IntTerm, term), *args) if term.op in ("+", "-") else _MADE_BY[term.op](*args)

    def full_state(self, full_state: FullState) -> Moment:
        return Moment(
            [
                constant(leaf) if v.is_bool else {x: TRUE if x == leaf else FALSE for x in range(v.lo, v.hi + 1)}
                for v, leaf in zip(self.space.variables, self.space.leaves(full_state), strict=True)
            ]
        )

    def leaves(self, model: z3.ModelRef, moment: Moment) -> list[Leaf]:
        found: list[Leaf] = []
        for v, value in zip(self.space.variables, moment.values, strict=True):
            if v.is_bool and v.lo == v.hi:  # its constant occurs in no formula
                found.append(bool(v.lo))
            elif isinstance(value, dict):
                found.append(next(n for n, f in value.items() if z3.is_true(model.eval(f, model_completion=True))))
            else:
                found.append(z3.is_true(model.eval(value, model_completion=True)))
        return found


def _by_case(term: Term) -> Bool | None:
    """Rewrites a comparison with an `ite` as the `ite` of two comparisons; None if it has none.

    Claims about variables that a step does not change then have the same parts after the step as before it.
    """
    for place, arg in enumerate(term.args):
        nested = isinstance(arg, Term) and any(getattr(part, "op", "") == "ite" for part in arg.args[1:])
        if isinstance(arg, Term) and arg.op == "ite" and not nested:
            other = term.args[1 - place]

            def compared(part: Int, place: int = place, other: Int = other) -> Bool:
                a, b = (part, other) if place == 0 else (other, part)
                return a == b if term.op == "=" else a < b

            return ite(arg.args[0], compared(arg.args[1]), compared(arg.args[2]))
    return None


def _refuse_wide(name: str, lo: int, hi: int) -> None:
    if hi - lo >= MOST_VALUES:
        values = f"{name} has {hi - lo + 1:,} values, {lo}..{hi}"
        raise ValueError(f"{values}; engines that use Z3 take at most {MOST_VALUES:,}: use another engine")


def _sum(term: IntTerm, a: Number, b: Number) -> Number:
    _refuse_wide("a sum or a difference", term.lo, term.hi)  # its text could be of any length
    parts: dict[int, list[Formula]] = {}
    for v, is_v in a.items():
        for w, is_w in b.items():
            parts.setdefault(v + w if term.op == "+" else v - w, []).append(conjunction((is_v, is_w)))
    return {v: disjunction(ways) for v, ways in parts.items()}


def put_in(formula: Formula, *changes: tuple[Sequence[Formula], Sequence[Formula]]) -> Formula:
    """A formula with constants replaced. Each pair has the constants and their replacements."""
    return z3.substitute(formula, *(pair for old, new in changes for pair in zip(old, new, strict=True)))


def put_in_each(formulas: Sequence[Formula], *changes: tuple[Sequence[Formula], Sequence[Formula]]) -> list[Formula]:
    """`put_in` for many formulas at once, which is much faster than one by one."""
    return list(put_in(z3.And(*formulas, TRUE, TRUE), *changes).children())[: len(formulas)]


def escapes(v: Variable, translated: Value) -> Formula:
    """The claim that a value is out of the range of its variable."""
    if v.is_bool:
        return FALSE if v.bits else negation(translated) if v.lo else translated
    return disjunction(f for x, f in translated.items() if not v.lo <= x <= v.hi)


def check(solver: z3.Solver, *assumed: Formula) -> z3.CheckSatResult:
    """Checks the solver. An interrupt (Ctrl-C, SIGTERM) ends the query and is re-raised.

    It interrupts the solver, which is affected only while it works. Interrupting the context after the end of the query
    would stop the next simplification there.
    """
    answer = wait_for(lambda: solver.check(*assumed), SOLVER, stop=solver.interrupt)
    if answer == z3.unknown and "interrupt" in solver.reason_unknown():
        raise KeyboardInterrupt  # Z3's own handler has caught Ctrl-C
    return answer
