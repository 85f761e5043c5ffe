"""What identifies a system: the same text for the same steps, in whatever order rules have put them together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any

from tideproof.model.language.algebra import Bool
from tideproof.model.language.digests import Digests
from tideproof.model.language.system import System


def digest(system: System, claims: Sequence[Bool]) -> str:
    """Of the variables, the initial state, the steps and these claims, all but the order in which values are joined by
    `and`, `or` and `+`: it may be that of a set, which Python chooses in each process.
    """
    variables = [(variable.name, variable.lo, variable.hi) for variable in system.space.variables]
    return _hash(repr((variables, _parts(system, claims, {name for name, _, _ in variables}))))


def digest_of(names: Collection[str], system: System, claims: Sequence[Bool]) -> str:
    """The same of the variables with these names only, whatever else the states have, and in whatever order the steps
    are: two systems with the same digest are one, as far as these variables go.
    """
    initial, steps, said = _parts(system, claims, names)
    return _hash(repr((initial, sorted(steps), said)))


def _parts(system: System, claims: Sequence[Bool], names: Collection[str]) -> tuple[list[Any], list[Any], list[str]]:
    """The initial state, the steps and the claims."""
    terms = Digests()
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


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
