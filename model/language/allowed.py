"""The functions that rules may call, and replacements for values of Python.

The replaced ones could be used up, be changed, or tell a term from a number.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Generator, Iterable
from types import FunctionType, SimpleNamespace
from typing import Any, NoReturn, TypeVar

from tideproof.model.language import algebra
from tideproof.model.language.algebra import IntTerm
from tideproof.model.language.checking import AS_TUPLE, METHODS, NOT_FILLED, NUMBER, RULE, RUN

_F = TypeVar("_F", bound=Callable[..., Any])


def _eager(function: Callable[..., Iterable[Any]]) -> Callable[..., tuple[Any, ...]]:
    """The function with a tuple as its result: an iterator would be used up."""
    return lambda *args, **named: tuple(function(*args, **named))


def is_of(value: object, kinds: Any) -> bool:
    """`isinstance`, restricted to classes of states and named tuples: for these ints and terms agree."""
    for kind in kinds if isinstance(kinds, tuple) else (kinds,):
        if not (isinstance(kind, type) and (hasattr(kind, "_computed") or hasattr(kind, "_fields"))):
            algebra.refuse(f"a rule may ask for the class of a state, not whether a value is a {kind!r}", "R07")
    return isinstance(value, kinds)


CALLABLE: dict[int, Any] = {
    id(function): function
    for function in (
        *(getattr(algebra, name) for name in algebra.PRIMITIVES), range, len, tuple, list, dict, int, bool, abs,
        min, max, sum, any, all, sorted, functools.partial, functools.reduce,
    )
} | {
    id(zip): _eager(zip), id(map): _eager(map), id(enumerate): _eager(enumerate),
    id(reversed): lambda values: (values if isinstance(values, range) else tuple(values))[::-1],
    id(isinstance): is_of,
    **{id(f): _eager(f) for f in (
        itertools.product, itertools.combinations, itertools.permutations, itertools.pairwise, itertools.chain,
    )},
}  # fmt: skip
"""The functions that rules may call besides other rules, by identity, each with its replacement in frozen functions."""


def primitive(function: _F) -> _F:
    """Declares a function that rules may call as it is: it treats ints and terms alike, and changes nothing."""
    CALLABLE[id(function)] = function
    return function


QUESTIONS = {id(function) for function in (type, id, hasattr, vars, dir, issubclass, callable)}
CACHED: type = type(functools.cache(lambda: None))
PLAIN = (int, bool, str, type(None), range)
_KINDS = (list, dict, str, set, bytes, float, Generator, FunctionType, functools.partial, CACHED, IntTerm)
RESERVED = {name for kind in _KINDS for name in dir(kind)} - METHODS
"""Attributes that change an object, or that only terms have: no variable may have such a name."""


class Record(SimpleNamespace):
    """The fields of a frozen dataclass."""

    def __eq__(self, other: object) -> NoReturn:
        algebra.refuse("a dataclass is not compared as a whole: compare its fields", "R11")

    __hash__ = None


class Run:
    """A rule that has been called. Only `yield from` and an engine can run it, each time from its beginning."""

    __slots__ = ("_begin",)

    def __init__(self, begin: Callable[[], Generator[Any, Any, Any]]) -> None:
        self._begin = begin


def started(run: Any) -> Any:
    """Starts the generator of a called rule; returns any other operand of `yield from` as it is."""
    return run._begin() if isinstance(run, Run) else run


def running(generator: Callable[..., Any]) -> Callable[..., Run]:
    """The rule that runs this generator function."""

    @functools.wraps(generator)
    def rule(*args: Any, **named: Any) -> Run:
        return Run(functools.partial(generator, *args, **named))

    return rule


def _not_filled(value: Any) -> Any:
    """The left value of `+=`. Refuses a list, which others may share."""
    if isinstance(value, (list, dict)):
        algebra.refuse(f"`+=` would change a {type(value).__name__} that lasts: make a new one", "R08")
    return value


def _number(value: Any) -> Any:
    """The left value of `%`. Refuses a text, which could show the address of an object."""
    return algebra.refuse("a rule may not make a text", "R05") if isinstance(value, str) else value


INJECTED = {AS_TUPLE: tuple, RUN: started, RULE: running, NOT_FILLED: _not_filled, NUMBER: _number}
