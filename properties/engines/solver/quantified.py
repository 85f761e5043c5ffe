"""Translates terms with quantifiers to Z3: functions of integers, and triggers for universal claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import cast

import z3

from tideproof.model.backends.schematic import APPLIED, BOUND, EXISTS, FORALL, free_variables, substituted
from tideproof.model.backends.z3_terms import Formula, subterms
from tideproof.model.language.algebra import ON_NUMBERS, Bool, BoolTerm, IntTerm, Term, any_of, int_term, not_

_MADE_BY: dict[str, Callable[..., Formula]] = {
    "not": z3.Not, "and": z3.And, "or": z3.Or, "ite": z3.If, **ON_NUMBERS,
}  # fmt: skip


class Quantified:
    """Translates terms. A variable or a function of the state becomes a Z3 function of that name."""

    def __init__(self) -> None:
        # The value keeps the term alive, because serials identify only living terms.
        self._done: dict[int, tuple[Term, Formula]] = {}
        self._known: dict[int, tuple[Term, list[Formula]]] = {}

    def formula(self, value: object) -> Formula:
        if type(value) is bool:
            return z3.BoolVal(value)
        if not isinstance(value, Term):
            return z3.IntVal(value)
        if value.serial not in self._done:
            self._done[value.serial] = value, self._translated(value)
        return self._done[value.serial][1]

    def _translated(self, term: Term) -> Formula:
        if term.op in (FORALL, EXISTS):
            quantifier = z3.ForAll if term.op == FORALL else z3.Exists
            return quantifier([self.formula(term.args[0])], self.formula(term.args[1]))
        if term.op == BOUND:
            return z3.Int(term.args[0])
        if term.op == APPLIED:
            name, *index = term.args
            sort = z3.BoolSort() if isinstance(term, BoolTerm) else z3.IntSort()
            return z3.Function(name, *[z3.IntSort()] * len(index), sort)(*map(self.formula, index))
        return _MADE_BY[term.op](*map(self.formula, term.args))

    def known(self, claim: Bool) -> list[Formula]:
        """A fact, as universal formulas without nested universal quantifiers."""
        if not isinstance(claim, Term):
            return [] if claim else [z3.BoolVal(False)]
        if claim.serial not in self._known:
            found: list[Formula] = []
            for variables, body in clauses(claim):
                inner, bound = self.formula(body), [self.formula(v) for v in variables]
                if bound:
                    patterns = [z3.MultiPattern(*map(self.formula, trigger)) for trigger in triggers(variables, body)]
                    inner = z3.ForAll(bound, inner, patterns=patterns)
                found.append(inner)
            self._known[claim.serial] = claim, found
        return self._known[claim.serial][1]


def clauses(
    claim: Bool, variables: Sequence[IntTerm] = (), unless: Sequence[Bool] = ()
) -> Iterator[tuple[Sequence[IntTerm], Bool]]:
    """Splits a claim into clauses: the claim says that each body is true for all values of its variables."""
    op, args = (claim.op, claim.args) if isinstance(claim, Term) else ("", ())
    if op == "and":
        for part in args:
            yield from clauses(part, variables, unless)
    elif op == FORALL:
        v, body = _apart(args[0], args[1], variables)
        yield from clauses(body, (*variables, v), unless)
    elif op == "not" and args[0].op == EXISTS:
        v, body = _apart(args[0].args[0], args[0].args[1], variables)
        yield from clauses(not_(body), (*variables, v), unless)
    elif op == "not" and args[0].op == "or":
        for part in args[0].args:
            yield from clauses(not_(part), variables, unless)
    elif op == "not" and args[0].op == "and":
        yield from clauses(any_of(*map(not_, args[0].args)), variables, unless)
    elif op == "or" and (last := next((part for part in args if _splits(part)), None)) is not None:
        yield from clauses(last, variables, (*unless, *(part for part in args if part is not last)))
    else:
        whole = any_of(*unless, claim)
        if unless and isinstance(whole, Term) and whole.op == "or" and any(_splits(part) for part in whole.args):
            yield from clauses(whole, variables)
        elif whole is not True:
            yield variables, whole


def _apart(v: IntTerm, body: Bool, variables: Sequence[IntTerm]) -> tuple[IntTerm, Bool]:
    """A universal claim with its variable renamed if an outer quantifier binds it, as for two entries of a table."""
    if all(v is not other for other in variables):
        return v, body
    other = int_term(BOUND, (f"{v.args[0]} apart {len(variables)}",), v.lo, v.hi)
    return other, substituted(body, v, other)


def _splits(part: Term) -> bool:
    """Whether a disjunct is split: it has a universal quantifier that can move to the front."""
    if part.op == "not":
        return part.args[0].op == EXISTS or (part.args[0].op in ("and", "or") and _has_quantifier(part))
    return part.op == FORALL or (part.op == "and" and _has_quantifier(part))


def _has_quantifier(term: object) -> bool:
    return isinstance(term, Term) and any(part.op in (FORALL, EXISTS) for part in subterms([term]))


def triggers(variables: Sequence[IntTerm], body: Bool) -> list[tuple[Term, ...]]:
    """The triggers of a claim: smallest sets of function applications that together mention all its variables.

    Z3 instantiates a universal claim only for terms that match a trigger. All sets of the least size are triggers: a
    proof that none of them starts needs another lemma.
    """
    wanted = {v.serial for v in variables}
    mentioned: list[tuple[Term, set[int]]] = []
    for term in sorted(subterms([body]), key=lambda t: len(list(subterms([t])))):  # subterms come first
        free = {v.serial for v in free_variables(cast(Bool, term))}
        if term.op != APPLIED or not free or not free <= wanted:
            continue
        within = list(subterms([term]))
        is_new = not any(any(known is t for t in within) and mentions == free for known, mentions in mentioned)
        if is_new and all(t.op in (APPLIED, BOUND) for t in within):
            mentioned.append((term, free))
    for size in range(1, len(wanted) + 1):
        choices = combinations(mentioned, size)
        found = [tuple(term for term, _ in some) for some in choices if set().union(*(f for _, f in some)) == wanted]
        if found:
            return found
    return []
