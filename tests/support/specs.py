"""Protocols as plain data, and the value of their expressions.

Expressions are nested tuples, `("lt", ("name", "a"), ("const", 3))`; truth values are not `const` but `truth`, for True
and 1 are equal in Python. tests/support/given.py makes a protocol of a `Spec` through the definition machinery that
users have; tests/support/brute_force.py explores it without any of that.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, reduce
from types import CodeType
from typing import Any

Expression = tuple[Any, ...]


@dataclass(frozen=True)
class Var:
    """A variable: a `flag`, a `replica` or NIL, a number `upto` the bound `limit` or in `lo..hi` (`int`).

    `per` is "replicas", or a number of cells, or None for a single value. `initial` has a value for each cell, repeated
    as often as needed, and put in range where the bounds are small.
    """

    name: str
    kind: str
    lo: int = 0
    hi: int = 1
    per: str | int | None = None
    initial: tuple[int, ...] = (0,)

    def range(self, bounds: Mapping[str, int]) -> tuple[int, int]:
        ends = {"flag": 1, "replica": bounds.get("replicas", 0) - 1, "upto": bounds["limit"], "int": self.hi}
        return self.lo, ends[self.kind]

    def cells(self, bounds: Mapping[str, int]) -> int | None:
        return bounds["replicas"] if self.per == "replicas" else self.per  # type: ignore[return-value]

    def start(self, bounds: Mapping[str, int]) -> Any:
        lo, hi = self.range(bounds)
        cells = self.cells(bounds)
        values = [max(lo, min(self.initial[i % len(self.initial)], hi)) for i in range(1 if cells is None else cells)]
        typed = [bool(v) for v in values] if self.kind == "flag" else values
        return typed[0] if cells is None else tuple(typed)

    def bits(self, bounds: Mapping[str, int]) -> int:
        lo, hi = self.range(bounds)
        cells = self.cells(bounds)
        return (hi - lo).bit_length() * (1 if cells is None else cells)


@dataclass(frozen=True)
class Act:
    """An action: parameters (a number of values, or "replica"), conjuncts, and updates (variable, index, value).

    An index of None sets a single value; ("each",) sets every cell, with `q` as its number.
    """

    parameters: tuple[tuple[str, str | int], ...]
    guard: tuple[Expression, ...]
    updates: tuple[tuple[str, Expression | None, Expression], ...]


@dataclass(frozen=True)
class Spec:
    """A protocol. `history` are variables that only properties see, each with what it becomes after a step.

    `impossible` actions come before the others, which the bounds rule out.
    """

    variables: tuple[Var, ...]
    actions: tuple[Act, ...]
    properties: tuple[Expression, ...]
    bounds: tuple[tuple[str, int], ...] = (("limit", 1),)
    history: tuple[tuple[Var, Expression], ...] = ()
    impossible: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(v.name for v in self.all_variables)

    @property
    def all_variables(self) -> tuple[Var, ...]:
        return (*self.variables, *(v for v, _ in self.history))

    def without_history(self) -> Spec:
        kept = tuple(p for p in self.properties if not reads(p, {v.name for v, _ in self.history}))
        return replace(self, history=(), properties=kept)


def reads(e: Expression, names: set[str]) -> bool:
    return (e[0] == "name" and e[1] in names) or any(isinstance(a, tuple) and reads(a, names) for a in e[1:])


def text(e: Expression) -> str:
    """An expression as Python."""
    op, *args = e
    if op in ("const", "truth", "name"):
        return str(args[0])
    parts = [text(a) if isinstance(a, tuple) else repr(a) for a in args]
    return f"{op}([{parts[0]} for q in range(replicas)])" if op in QUANTIFIERS else f"{op}({', '.join(parts)})"


QUANTIFIERS = ("all_replicas", "any_replica", "how_many")


@cache
def _compiled(e: Expression) -> CodeType:
    return compile(text(e), "a random expression", "eval")


def value(e: Expression, names: Mapping[str, Any], functions: Mapping[str, Any]) -> Any:
    """What an expression comes to, computed with these functions."""
    return eval(_compiled(e), {**functions, **names})


PLAIN: dict[str, Any] = {
    **{name: getattr(operator, name) for name in ("add", "sub", "lt", "le", "eq", "ne", "gt", "ge", "not_")},
    "all_of": lambda *a: all(a), "any_of": lambda *a: any(a), "implies": lambda a, b: b or not a, "same": operator.eq,
    "ite": lambda c, a, b: a if c else b, "minimum": min, "maximum": max, "at": lambda a, i: PLAIN["select"](i, *a),
    "select": lambda i, *a: a[i] if 0 <= i < len(a) else a[-1],
    "nested": lambda a, b, levels: reduce(lambda e, i: min(e + 1, 3) if b < i else e, range(levels), a),
    "all_replicas": all, "any_replica": any, "how_many": sum,
}  # fmt: skip
"""What each function means on plain values, without the product."""
