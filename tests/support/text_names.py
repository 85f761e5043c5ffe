"""What random source texts find when they are run: `from support.text_names import *` is their first line."""

from __future__ import annotations

import functools
import itertools
import math
import operator
import random
from collections import Counter, defaultdict, deque
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache, partial, reduce
from types import MappingProxyType
from typing import Any, NamedTuple

from tideproof.model.language.actions import effect
from tideproof.model.language.algebra import (
    all_of,
    any_of,
    choose,
    equal,
    every,
    first_where,
    implies,
    indices_of,
    ite,
    last_where,
    maximum,
    minimum,
    not_,
    put,
    same,
    select,
    some,
    table,
)
from tideproof.model.language.state import (
    FLAG,
    Bool,
    Domain,
    Int,
    Ints,
    State,
    differ,
    merged,
    upto,
    variable,
    variable_of,
)

__all__ = [
    "Any", "Colour", "Counter", "Enum", "Header", "IntEnum", "Lamp", "Level", "MappingProxyType", "NamedTuple",
    "Open", "Pair", "Settings", "all_of", "any_of", "cache", "choose", "dataclass", "defaultdict", "deque", "differ",
    "effect", "equal", "every", "first_where", "functools", "implies", "indices_of", "ite", "itertools", "last_where",
    "math", "maximum", "merged", "minimum", "not_", "operator", "partial", "put", "random", "reduce", "same",
    "select", "some", "table", "variable_of",
]  # fmt: skip


@dataclass(frozen=True)
class Lamp(State):
    """96 states under `limit=2 size=2`."""

    x: Int = variable("a number", upto("limit"))
    y: Int = variable("a number that may be NIL", upto("limit", nil=True))
    flag: Bool = variable("a truth value", FLAG)
    grid: Ints = variable("a grid", Domain(lambda b: (0, 1)), "size")

    @property
    def twice(self) -> Any:
        return self.x + self.x

    def above(self, least: Any) -> Any:
        return all_of(self.x > least, self.flag)


class Pair(NamedTuple):
    first: Any
    second: Any = 1


class Header(NamedTuple):
    """Fields that are called as methods of Python's own values are."""

    format: Any = 1
    count: Any = 2
    pop: Any = 3


class Level(IntEnum):
    LOW = 0
    HIGH = 2


class Colour(Enum):
    RED = 1


@dataclass(frozen=True)
class Settings:
    most: Any = 2
    on: Any = True


@dataclass
class Open:
    """One that can be changed."""

    most: Any = 2
