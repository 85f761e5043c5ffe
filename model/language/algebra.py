"""The small algebra that every rule is written in.

A rule never tests the kind of a value. On Python ints and bools it computes; on *terms* it builds an expression
(symbolic evaluation), which `model/backends/llvm.py` turns into machine code and the solver engine into bit-vectors. So
one definition serves every engine, and no engine can drift from the others.

    >>> minimum(3, 5)
    3
    >>> leo = IntTerm.variable("leo", 0, 3)
    >>> shown(all_of(leo < 3, leo >= 0))         # `leo >= 0` is known from the range, so it is gone
    '(< leo 3)'
    >>> ite(leo == 2, 7, 7)
    7

Terms know their range, fold constants, and are unique: building the same expression twice gives the same object, so
that common subexpressions are computed once.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count as counter
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast, overload
from weakref import WeakValueDictionary

__all__ = [
    "Bool", "Int", "all_of", "any_of", "every", "first_where", "implies", "ite", "last_where", "maximum", "minimum",
    "not_", "put", "same", "select", "some", "table",
]  # fmt: skip

LEAST_INT, GREATEST_INT = -(2**63), 2**63 - 1
"""The range of compiled code's integers: a term that could leave it is refused."""


class Misuse(TypeError):
    """A rule used a term as a number; `number` is that of the refusal in docs/rule-language.md."""

    number = "R18"


def refuse(message: str, number: str = "R18") -> NoReturn:
    """Raises Misuse, which no rule can catch."""
    error = Misuse(message)
    error.number = number
    raise error


_serials = counter()
_terms: WeakValueDictionary[tuple[object, ...], Term] = WeakValueDictionary()


class Term:
    """A node of an expression: an operator and its arguments, which are terms, ints or bools.

    Compare terms with `is`; `==` and `<` build new terms. A term has no value yet, so it refuses every use that needs
    one: a truth value, a hash, a text, an index, a product.
    """

    __slots__ = ("__weakref__", "args", "op", "serial")
    op: str
    args: tuple[Any, ...]
    serial: int

    def __bool__(self) -> NoReturn:
        refuse(f"a rule may not branch on the state: use ite, all_of or any_of instead of `if {brief(self)}`", "R02")

    def __hash__(self) -> NoReturn:
        refuse(
            f"a rule may not look {brief(self)} up in a set or dict: use any_of(x == a, x == b), ite or select", "R04"
        )

    def __repr__(self) -> str:
        refuse(f"a rule may not make a text of {brief(self)}: compare numbers", "R05")

    if not TYPE_CHECKING:  # hidden, so that a type checker refuses them too

        def __index__(self) -> NoReturn:
            refuse(f"a rule may not index or count with {brief(self)}: use select and put", "R17")

        __int__ = __float__ = __index__


def shown(value: object, depth: int = 50) -> str:
    """A term, or another value, as text: `(< leo 3)`. Parts nested deeper than `depth` become `…`."""
    if isinstance(value, Term):
        parts = (shown(arg, depth - 1) for arg in value.args)
        return str(value.args[0]) if value.op == "var" else f"({value.op} {' '.join(parts) if depth else '…'})"
    if type(value) is tuple:
        return f"({', '.join(shown(part, depth) for part in value)}{',' * (len(value) == 1)})"
    if type(value) is list:
        return f"[{', '.join(shown(part, depth) for part in value)}]"
    if type(value) is dict:
        return f"{{{', '.join(f'{shown(key, depth)}: {shown(part, depth)}' for key, part in value.items())}}}"
    return repr(value)


def brief(value: object) -> str:
    """A value for a message: the outermost parts of a term, the class of an object."""
    is_plain = isinstance(value, (Term, int, float, str, type(None))) or type(value) in (tuple, list)
    return shown(value, 3) if is_plain else _kind(value)


def _kind(value: object) -> str:
    return f"a {type(value).__name__}"


class IntTerm(Term):
    """A term whose value is an integer in `lo..hi`, both included."""

    __slots__ = ("hi", "lo")
    lo: int
    hi: int

    @classmethod
    def variable(cls, name: str, lo: int, hi: int) -> IntTerm:
        return int_term("var", (name,), lo, hi)

    def __add__(self, other: Int) -> Int:
        (lo, hi), (lo2, hi2) = bounds_of(self), bounds_of(other)
        return self if (lo2, hi2) == (0, 0) else int_term("+", (self, other), lo + lo2, hi + hi2)

    __radd__ = __add__

    def __sub__(self, other: Int) -> Int:
        (lo, hi), (lo2, hi2) = bounds_of(self), bounds_of(other)
        return self if (lo2, hi2) == (0, 0) else int_term("-", (self, other), lo - hi2, hi - lo2)

    def __rsub__(self, other: int) -> Int:
        bounds_of(other)
        return int_term("-", (other, self), other - self.hi, other - self.lo)

    def __eq__(self, other: object) -> Bool:  # type: ignore[override]
        return _equal(self, cast(Int, other))

    def __ne__(self, other: object) -> Bool:  # type: ignore[override]
        return not_(_equal(self, cast(Int, other)))

    def __lt__(self, other: Int) -> Bool:
        return _less(self, other)

    def __gt__(self, other: Int) -> Bool:
        return _less(other, self)

    def __le__(self, other: Int) -> Bool:
        return not_(_less(other, self))

    def __ge__(self, other: Int) -> Bool:
        return not_(_less(self, other))

    __hash__ = Term.__hash__


class BoolTerm(Term):
    __slots__ = ()

    @classmethod
    def variable(cls, name: str) -> BoolTerm:
        return bool_term("var", (name,))

    def __eq__(self, other: object) -> NoReturn:
        refuse("compare truth values with same(a, b)", "R19")

    __hash__ = Term.__hash__


Int = int | IntTerm
Bool = bool | BoolTerm
_V = TypeVar("_V")


# Connectives ----------------------------------------------------------------------------------------------------------


def not_(a: Bool) -> Bool:
    if a is True or a is False:
        return not a
    if not isinstance(a, BoolTerm):
        _refuse_condition(a)
    return cast(Bool, a.args[0]) if a.op == "not" else bool_term("not", (a,))


def all_of(*conjuncts: Bool) -> Bool:
    """True when every conjunct is; true when there is none."""
    return _junction("and", conjuncts, neutral=True)


def any_of(*disjuncts: Bool) -> Bool:
    """True when some disjunct is; false when there is none."""
    return _junction("or", disjuncts, neutral=False)


def conjuncts(claim: Bool) -> tuple[Bool, ...]:
    return claim.args if isinstance(claim, Term) and claim.op == "and" else (claim,)


def implies(a: Bool, b: Bool) -> Bool:
    return any_of(not_(a), b)


def same(a: Bool, b: Bool) -> Bool:
    return ite(a, b, not_(b))


@overload
def ite(condition: Bool, then: Bool, otherwise: Bool) -> Bool: ...  # type: ignore[overload-overlap]
@overload
def ite(condition: Bool, then: Int, otherwise: Int) -> Int: ...
def ite(condition: Bool, then: Int | Bool, otherwise: Int | Bool) -> Int | Bool:
    """`then` if the condition is true, else `otherwise`."""
    if condition is True or condition is False:
        return then if condition else otherwise
    if not isinstance(condition, BoolTerm):
        _refuse_condition(condition)
    if isinstance(then, (tuple, Table)):
        return choose(condition, then, otherwise)
    if then is otherwise or (type(then) is type(otherwise) in (int, bool, str) and then == otherwise):
        return then
    if condition.op == "not":
        return ite(condition.args[0], otherwise, then)  # type: ignore[arg-type]
    if isinstance(then, (bool, BoolTerm)):
        yes, no = then, cast(Bool, otherwise)
        if not isinstance(no, (bool, BoolTerm)):
            _refuse_condition(no)
        if not isinstance(yes, Term):
            return any_of(condition, no) if yes else all_of(not_(condition), no)
        if not isinstance(no, Term):
            return any_of(not_(condition), yes) if no else all_of(condition, yes)
        return bool_term("ite", (condition, yes, no))
    (lo, hi), (lo2, hi2) = bounds_of(then), bounds_of(cast(Int, otherwise))
    return int_term("ite", (condition, then, otherwise), min(lo, lo2), max(hi, hi2))


# Numbers --------------------------------------------------------------------------------------------------------------


def minimum(first: Int, *others: Int) -> Int:
    for other in others:
        first = ite(other < first, other, first)
    return first


def maximum(first: Int, *others: Int) -> Int:
    for other in others:
        first = ite(other > first, other, first)
    return first


def bounds_of(value: Int) -> tuple[int, int]:
    """The least and the greatest value that an int or a term can have."""
    if isinstance(value, IntTerm):
        return value.lo, value.hi
    if type(value) is not int:
        instead = ": use ite(…, 1, 0)" if isinstance(value, (bool, BoolTerm)) else ""
        refuse(f"a rule may compute with whole numbers only, not with {brief(value)}{instead}", "R19")
    return value, value


# Tuples indexed by a value --------------------------------------------------------------------------------------------


@overload
def select(values: Sequence[Bool], index: Int) -> Bool: ...  # type: ignore[overload-overlap]
@overload
def select(values: Sequence[Int], index: Int) -> Int: ...
@overload
def select(values: Sequence[tuple[_V, ...]], index: Int) -> tuple[_V, ...]: ...
def select(values: Sequence[Any], index: Int) -> Any:
    """`values[index]`. Outside the tuple it is the last value: guard against that where it can happen."""
    bounds_of(index)
    if isinstance(values, Table):
        return values.select(index)
    values = tuple(values)
    if not isinstance(index, Term):
        return values[index] if 0 <= index < len(values) else values[-1]
    chosen = values[-1]
    for i in reversed(range(len(values) - 1)):
        chosen = choose(index == i, values[i], chosen)
    return chosen


def put(values: tuple[_V, ...], index: Int, new: _V) -> tuple[_V, ...]:
    """The tuple with `new` at `index`; outside the tuple nothing changes."""
    bounds_of(index)
    if isinstance(values, Table):
        return cast(tuple[_V, ...], values.put(index, new))
    values = tuple(values)
    if not isinstance(index, Term):
        return (*values[:index], new, *values[index + 1 :]) if 0 <= index < len(values) else values
    return tuple(choose(index == i, new, old) for i, old in enumerate(values))


def choose(condition: Bool, then: Any, otherwise: Any) -> Any:
    """`ite` for values and for tuples of them, entry by entry."""
    if condition is True or condition is False:
        return then if condition else otherwise
    if isinstance(then, Table):
        return then.chosen(condition, otherwise)
    if isinstance(then, tuple):
        if not isinstance(otherwise, tuple) or len(then) != len(otherwise):
            refuse(f"{brief(otherwise)} is given, where a tuple of {len(then)} is wanted", "R19")
        if type(then) is not type(otherwise):
            refuse(f"{_kind(then)} and {_kind(otherwise)} are given, where one of them is wanted", "R19")
        return like(then, (choose(condition, a, b) for a, b in zip(then, otherwise, strict=True)))
    return ite(condition, then, otherwise)


def like(values: tuple[Any, ...], parts: Iterable[Any]) -> tuple[Any, ...]:
    """A tuple, or a named tuple, of the same kind with other parts."""
    return tuple.__new__(type(values), parts)


# All replicas, all offsets, all epochs --------------------------------------------------------------------------------


class Table:
    """Takes the place of a tuple if the number of its entries is a term: model/backends/schematic.py."""

    indices: Any
    select: Callable[[Int], Any]
    put: Callable[[Int, Any], Any]
    chosen: Callable[[Bool, Any], Any]


class Indices:
    """Takes the place of `range(n)` if n is a term: the quantifiers below call its methods."""

    every: Callable[[Callable[[Any], Bool]], Bool]
    some: Callable[[Callable[[Any], Bool]], Bool]
    table: Callable[[Callable[[Any], Any]], Any]
    where: Callable[[Callable[[Any], Bool], Callable[[Any], Int], Int, bool], Int]


def _refusing(operation: str) -> Callable[..., NoReturn]:
    def refused(self: object, *_: object) -> NoReturn:
        if isinstance(self, Term):
            refuse(f"{brief(self)} has no {operation}: a rule has +, -, comparisons, all_of, any_of, not_ and ite")
        what = "entries" if isinstance(self, Table) else "all replicas, offsets, records or epochs"
        refuse(f"there is no list of {what}, so no {operation}: use every, some, table, select or put")

    return refused


_OF_ANY = {"__new__", "__doc__", "__getattribute__", "__getnewargs__", "__reduce__", "__class_getitem__"}

# Set here and not declared in the classes, so that a type checker refuses them too.
for _class, _real in ((IntTerm, int), (BoolTerm, bool), (Table, tuple), (Indices, range)):
    _has, _wanted = ({name for c in kind.__mro__[:-1] for name in vars(c)} for kind in (_class, _real))
    for _name in _wanted - _has - _OF_ANY:
        setattr(_class, _name, _refusing(_name) if _name.startswith("__") else property(_refusing(_name)))


def indices_of(values: tuple[Any, ...]) -> range:
    """All indices of a tuple, for the quantifiers below."""
    return values.indices if isinstance(values, Table) else range(len(values))


def every(over: range, claim: Callable[[int], Bool]) -> Bool:
    """Whether the claim is true of every index."""
    return over.every(claim) if isinstance(over, Indices) else all_of(*map(claim, over))


def some(over: range, claim: Callable[[int], Bool]) -> Bool:
    """Whether the claim is true of some index."""
    return over.some(claim) if isinstance(over, Indices) else any_of(*map(claim, over))


def table(over: range, entry: Callable[[int], _V]) -> tuple[_V, ...]:
    """The tuple with this entry for each index."""
    return cast(tuple[_V, ...], over.table(entry)) if isinstance(over, Indices) else tuple(map(entry, over))


def equal(a: Any, b: Any) -> Bool:
    """Whether two values, or grids of them, are the same."""
    if isinstance(a, tuple) and len(a) != len(b):
        return False
    if isinstance(a, (tuple, Table)):
        grid: Any = a
        return every(indices_of(grid), lambda i: equal(grid[i], b[i]))
    return same(a, b) if isinstance(a, (bool, BoolTerm)) else cast(Bool, a == b)


def first_where(over: range, claim: Callable[[int], Bool], value: Callable[[int], Int], otherwise: Int) -> Int:
    """The value for the first index of which the claim is true; `otherwise` where there is none."""
    if isinstance(over, Indices):
        return over.where(claim, value, otherwise, False)
    return last_where(cast(range, reversed(over)), claim, value, otherwise)


def last_where(over: range, claim: Callable[[int], Bool], value: Callable[[int], Int], otherwise: Int) -> Int:
    """The value for the last index of which the claim is true; `otherwise` where there is none."""
    if isinstance(over, Indices):
        return over.where(claim, value, otherwise, True)
    for index in over:
        otherwise = ite(claim(index), value(index), otherwise)
    return otherwise


def _refuse_condition(value: object) -> NoReturn:
    is_number = isinstance(value, int | IntTerm)
    why = "is a number where a condition is wanted: compare it, as in `x != 0`" if is_number else "is not a truth value"
    refuse(f"{brief(value)} {why}", "R19")


PRIMITIVES = (*__all__[2:], "choose", "equal", "indices_of")
"""The functions of the algebra that rules may call."""


# Construction ---------------------------------------------------------------------------------------------------------


ON_NUMBERS: dict[str, Callable[[Any, Any], Any]] = {
    "=": operator.eq, "<": operator.lt, "+": operator.add, "-": operator.sub,
}  # fmt: skip
"""The meaning of the operators of terms."""


def key_of(arg: object) -> object:
    """A key that identifies a value: terms are compared by identity."""
    return arg.serial if isinstance(arg, Term) else (arg,)


def innermost_first(
    term: Term, is_known: Callable[[Term], bool], parts: Callable[[Term], Iterable[object]] = lambda term: term.args
) -> Iterator[Term]:
    """The unknown subterms of a term, each after its parts; the caller must make each known before it takes the next.

    It does not recurse: the terms of a loop over a long log are nested deeper than Python's limit on calls.
    """
    waiting = [term]
    while waiting:
        term = waiting[-1]
        if is_known(term):
            waiting.pop()
        elif missing := [part for part in parts(term) if isinstance(part, Term) and not is_known(part)]:
            waiting += reversed(missing)
        else:
            yield term


def int_term(op: str, args: tuple[object, ...], lo: int, hi: int) -> IntTerm:
    if lo < LEAST_INT or hi > GREATEST_INT:
        refuse(f"a value in {lo}..{hi} does not fit in a signed 64-bit integer")
    key = ("int", op, lo, hi, *map(key_of, args))
    term = _terms.get(key)
    if term is None:
        term = IntTerm()
        term.op, term.args, term.serial, term.lo, term.hi = op, args, next(_serials), lo, hi
        _terms[key] = term
    return cast(IntTerm, term)


def bool_term(op: str, args: tuple[object, ...]) -> BoolTerm:
    key = ("bool", op, *map(key_of, args))
    term = _terms.get(key)
    if term is None:
        term = BoolTerm()
        term.op, term.args, term.serial = op, args, next(_serials)
        _terms[key] = term
    return cast(BoolTerm, term)


def _junction(op: str, parts: Iterable[Bool], neutral: bool) -> Bool:
    kept: dict[int, BoolTerm] = {}
    decided = False
    for part in parts:
        if part is True or part is False:
            decided = decided or part is not neutral
        elif not isinstance(part, BoolTerm):
            _refuse_condition(part)
        else:
            for arg in part.args if part.op == op else (part,):
                kept[arg.serial] = arg
    if not kept:
        return decided is not neutral
    if decided or any(arg.op == "not" and arg.args[0].serial in kept for arg in kept.values()):
        return not neutral
    if len(kept) == 1:
        return next(iter(kept.values()))
    return bool_term(op, tuple(kept.values()))


def _equal(a: Int, b: Int) -> Bool:
    if a is b:
        return True
    (lo, hi), (lo2, hi2) = bounds_of(a), bounds_of(b)
    if hi < lo2 or hi2 < lo:
        return False
    if not isinstance(a, Term) and not isinstance(b, Term):
        return a == b
    if not isinstance(a, Term):
        a, b = b, a
    return bool_term("=", (a, b))


def _less(a: Int, b: Int) -> Bool:
    if a is b:
        return False
    (lo, hi), (lo2, hi2) = bounds_of(a), bounds_of(b)
    if hi < lo2 or lo >= hi2:
        return hi < lo2
    return bool_term("<", (a, b))
