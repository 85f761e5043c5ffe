"""Modules of Python that may take a term in another way than an int are refused where they get one."""

from __future__ import annotations

import gc
import inspect
import json
import marshal
import sqlite3
import sys
import textwrap
import weakref
from collections.abc import Callable
from contextlib import closing, suppress
from copy import copy
from decimal import Decimal
from functools import partial
from typing import Any, Protocol, runtime_checkable

import pytest

from tideproof.model.language.algebra import IntTerm
from tideproof.model.language.reading import reading
from tideproof.model.language.state import ModelError

TERM = IntTerm.variable("x", 0, 3)


class Encoder(json.JSONEncoder):
    def default(self, o: Any) -> Any:
        return None


NUMBERS = {"decimal": Decimal}


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
        (lambda x: weakref.ref(x), "ref"),
        (lambda x: isinstance(x, Interval), "Interval"),
        (lambda x: sys.getrefcount(x), "getrefcount"),
    ],
)  # fmt: skip
def test_what_may_take_a_term_in_another_way_is_refused(takes: Callable[[Any], Any], name: str) -> None:
    """Without an error that a term raises: `check` and `prove` said that what is violated holds, where no state that is
    compared made the difference.
    """
    refused = pytest.raises(ModelError, match=rf"test_modules.py:\d+\) uses {name}, which")
    with refused, reading({__name__}), suppress(ValueError, TypeError):
        takes(TERM)


def test_what_gets_no_term_may_be_of_any_module() -> None:
    with reading({__name__}):
        assert [json.dumps({"at": 1}), textwrap.dedent(" a"), copy([TERM])[0] is not None] == ['{"at": 1}', "a", True]
