"""Digests of systems, independent of the order in which rules join conjuncts, disjuncts and summands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any

from tideproof.model.language.algebra import Bool, Term, innermost_first
from tideproof.model.language.system import System

_IN_ANY_ORDER = ("and", "or", "+")


def digest(system: System, claims: Sequence[Bool]) -> str:
    """The digest of variables, initial state, steps and claims, independent of the order of joined parts."""
    variables = [(variable.name, variable.lo, variable.hi) for variable in system.space.variables]
    parts = _parts(system, claims, {name for name, _, _ in variables})
    return sha256(repr((variables, parts)).encode()).hexdigest()


def digest_of(names: Collection[str], system: System, claims: Sequence[Bool]) -> str:
    """The same for the named variables only, independent of the order of steps.

    Systems with equal digests agree on these variables.
    """
    initial, steps, said = _parts(system, claims, names)
    return sha256(repr((initial, sorted(steps), said)).encode()).hexdigest()


def _parts(system: System, claims: Sequence[Bool], names: Collection[str]) -> tuple[list[Any], list[Any], list[str]]:
    terms = _Digests()
    places = [(i, variable.name) for i, variable in enumerate(system.space.variables) if variable.name in names]
    initial = system.space.leaves(system.initial)
    steps = [
        (
            str(step.instance),
            sorted(map(terms.digest, step.guard)),
            [(name, terms.digest(step.leaves[i])) for i, name in places],
        )
        for step in system.transitions
    ]
    return [(name, initial[i]) for i, name in places], steps, [*map(terms.digest, claims)]


class _Digests:
    """The digests of terms by serial, and for commutative operators the multiset of joined parts."""

    def __init__(self) -> None:
        self._digests: dict[int, str] = {}
        self._joined: dict[int, Counter[str]] = {}

    def digest(self, value: object) -> str:
        if not isinstance(value, Term):
            return repr(value)
        for term in innermost_first(value, lambda term: term.serial in self._digests):
            said: object = [*map(self.digest, term.args)]
            if term.op in _IN_ANY_ORDER:
                joined = self._joined[term.serial] = Counter()
                for arg in term.args:  # flatten nested terms with the same operator
                    nested = isinstance(arg, Term) and arg.op == term.op
                    joined.update(self._joined[arg.serial] if nested else [self.digest(arg)])
                said = sorted(joined.items())
            self._digests[term.serial] = sha256(f"{term.op} {said}".encode()).hexdigest()
        return self._digests[value.serial]
