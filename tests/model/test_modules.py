"""Modules of Python that may take a term in another way than an int are refused where they get one."""

from __future__ import annotations

import gc
import inspect
import json
import marshal
import queue
import sqlite3
import sys
import textwrap
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from contextvars import ContextVar
from copy import copy
from datetime import timedelta
from decimal import Decimal
from enum import StrEnum
from functools import partial, singledispatch
from itertools import chain
from operator import methodcaller
from typing import Any, NamedTuple, Protocol, runtime_checkable

import pytest

from tideproof.model.language.algebra import IntTerm
from tideproof.model.language.reading import reading
from tideproof.model.language.state import ModelError

TERM = IntTerm.variable("x", 0, 3)


class Encoder(json.JSONEncoder):
    def default(self, o: Any) -> Any:
        return None


NUMBERS = {"decimal": Decimal}
CHECKS: dict[str, Any] = {"last": (2).__ne__, "few": {1: (3.0).__ne__}}
dispatched = singledispatch(partial(json.dumps, default=str))
dumped = partial(marshal.dumps)
NUMBER = ContextVar("number", default=Decimal)


def digits(x: Any) -> Any:
    with suppress(ValueError):
        return int(NUMBERS["decimal"]((0, (1, x), 0)))
    return 0


def stored(x: Any) -> Any:
    with closing(sqlite3.connect(":memory:")) as base, suppress(sqlite3.Error):
        return base.execute("select ?", (x,)).fetchone()


@runtime_checkable
class Interval(Protocol):
    lo: int
    hi: int


@pytest.mark.parametrize(
    ("takes", "name"),
    [
        (lambda x: json.dumps({"at": x}, cls=Encoder), "json.dumps"),
        (lambda x: Encoder().encode([x]), "json.encoder.encode"),
        (lambda x: [*map(partial(json.dumps, cls=Encoder), (x,))], "json.dumps"),
        (digits, "Decimal"),
        (stored, "_sqlite3.connect"),
        (lambda x: suppress(ValueError).__enter__() or marshal.dumps(x), "marshal.dumps"),
        (lambda x: gc.is_tracked(x), "gc.is_tracked"),
        (lambda x: inspect.getmro(x.__class__) and inspect.isclass(x), "inspect.isclass"),
        (lambda x: isinstance(OSError(x, "text"), FileNotFoundError), "OSError"),
        (lambda x: weakref.ref(x), "ReferenceType"),
        (lambda x: isinstance(x, Interval), "Interval"),
        (lambda x: sys.getrefcount(x), "getrefcount"),
        (lambda x: [*map(marshal.dumps, (x,))], "dumps"),
        (lambda x: dumped(x), "dumps"),
        (lambda x: dispatched(x), "json.dumps"),
        (lambda x: json.dumps(chain((x,), (1,)), default=str), "json.dumps"),
        (lambda x: NUMBER.get()((0, (1, x), 0)), "Decimal"),
        (lambda x: str(SyntaxError("bad", ("file", x, 1, "text"))), "SyntaxError"),
        (lambda x: CHECKS["last"](x), "__ne__"),
        (lambda x: [*map((3).__lt__, (x,))], "__lt__"),
        (lambda x: methodcaller("__ne__", x)(2), "__ne__"),
    ],
)  # fmt: skip
def test_what_may_take_a_term_in_another_way_is_refused(takes: Callable[[Any], Any], name: str) -> None:
    """Without an error that a term raises: `check` and `prove` said that what is violated holds, where no state that is
    compared made the difference.
    """
    refused = pytest.raises(ModelError, match=rf"test_modules.py:\d+\) uses {name}, which")
    with refused, reading({__name__}), suppress(ValueError, TypeError):
        takes(TERM)


class Role(StrEnum):
    LEADER = "leader"


class Both(NamedTuple):
    first: Any
    second: Any


class Names(dict[str, int]):
    def of(self, name: str) -> int:
        return self.get(name, 0)


class Bag(list[Any]):
    def add(self, value: Any) -> Bag:
        super().append(value)
        return self


def caught(x: Any) -> Any:
    try:
        return x + 1
    except (OSError, sqlite3.Error, queue.Empty):
        return x


@pytest.mark.parametrize(
    "takes",
    [
        lambda x: json.dumps({"at": 1}),
        lambda x: textwrap.dedent(" a"),
        lambda x: copy([x]),
        lambda x: Role.LEADER.upper().startswith("L"),
        lambda x: Both(x, 1).index,
        lambda x: Both(1, 2).index(2),
        lambda x: Names(a=1).of("a") + x,
        lambda x: Bag().add(x),
        lambda x: isinstance((x,), Sequence) and isinstance({}, Mapping),
        lambda x: timedelta(minutes=1).seconds + x,
        caught,
    ],
)  # fmt: skip
def test_what_does_not_may_be_called(takes: Callable[[Any], Any]) -> None:
    with reading({__name__}):
        takes(TERM)
