"""What identifies a system: the same text for the same steps, in whatever order rules have put them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from tideproof.model.language.algebra import Bool, Term, innermost_first
from tideproof.model.language.system import System

_IN_ANY_ORDER = ("and", "or", "+")


def digest(system: System, claims: Sequence[Bool]) -> str:
    """Of the variables, the initial state, the steps and these claims, all but the order in which values are joined by
    `and`, `or` and `+`: it may be that of a set, which Python chooses in each process.
    """
    terms = _Terms()
    whole = (
        [(variable.name, variable.lo, variable.hi) for variable in system.space.variables],
        system.space.pack(system.initial),
        [
            (str(t.instance), sorted(map(terms.digest, t.guard)), [*map(terms.digest, t.leaves)])
            for t in system.transitions
        ],
        [*map(terms.digest, claims)],
    )
    return _hash(repr(whole))


class _Terms:
    """The digests of terms, by their serials; and of what is joined in any order, how often each part is."""

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
                for arg in term.args:  # what is within it is joined with the rest
                    nested = isinstance(arg, Term) and arg.op == term.op
                    joined.update(self._joined[arg.serial] if nested else [self.digest(arg)])
                said = sorted(joined.items())
            self._digests[term.serial] = _hash(f"{term.op} {said}")
        return self._digests[value.serial]


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
