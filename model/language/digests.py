"""Digests of terms: the same for terms that differ in nothing but the order of what is joined."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from tideproof.model.language.algebra import Term, innermost_first

_IN_ANY_ORDER = ("and", "or", "+")


class Digests:
    """The digests of terms, by their serials; and of what is joined in any order, how often each part is."""

    def __init__(self) -> None:
        self._digests: dict[int, str] = {}
        self._joined: dict[int, Counter[str]] = {}

    def digest(self, value: object) -> str:
        """That of a term, or what stands for another value."""
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
            self._digests[term.serial] = sha256(f"{term.op} {said}".encode()).hexdigest()
        return self._digests[value.serial]
