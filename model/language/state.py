"""States, as typed and bounded variables; and the bounds of a configuration.

A state is a frozen dataclass, one field a variable (or a grid of them):

    @dataclass(frozen=True)
    class MyState(State):
        hw: Ints = variable("high watermark of each replica", upto("log_size"), "replicas")

The same class serves every engine: its fields hold ints, or terms. space.py has such classes under given bounds.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Any, Self, TypeVar, cast

from tideproof.model.language.algebra import (
    GREATEST_INT,
    LEAST_INT,
    Bool,
    Int,
    any_of,
    brief,
    choose,
    equal,
    not_,
    refuse,
    table,
)
from tideproof.model.language.allowed import primitive
from tideproof.model.language.errors import Final, LanguageError
from tideproof.model.language.errors import ModelError as ModelError
from tideproof.model.language.freezing import Computing, frozen

__all__ = ["FLAG", "NIL", "Bools", "Domain", "Ints", "State", "asked", "below", "merged", "upto", "variable"]

_K = TypeVar("_K")
_V = TypeVar("_V")

NIL = -1
"""No broker, no epoch, no record: the value next below the real ones."""


@contextmanager
def under(bounds: Bounds) -> Iterator[None]:
    """Adds the bounds to a ModelError: an analysis may have chosen others than the user."""
    try:
        yield
    except LanguageError:
        raise
    except ModelError as error:
        raise ModelError(f"{error}, under {bounds}" if bounds else str(error), error.detail) from error


def refuse_unprintable(name: str, /, **texts: str) -> None:
    """Raises ModelError for a text with control characters, which could move a cursor or reverse text; newlines may."""
    for what, text in texts.items():
        if not isinstance(text, str):
            raise TypeError(f"{name}: its {what} is {text!r}, which is not a text")
        if not text.replace("\n", "").isprintable():
            strange = next(c for c in text if not c.isprintable() and c != "\n")
            raise ModelError(f"{name}: its {what} holds {strange!a}, which cannot be shown")


class Bounds(Mapping[str, int]):
    """The constants of a configuration: `bounds.replicas`, `bounds.log_size` … They are printed as `shown`, if any."""

    _given = True
    """Whether the bounds are numbers; in model/backends/schematic.py they are terms."""

    def __init__(self, shown: Mapping[str, str] | None = None, /, **constants: int) -> None:
        self._constants, self._shown = constants, shown

    def __getattr__(self, name: str) -> int:
        try:
            return cast(int, self.__dict__["_constants"][name])
        except KeyError:
            raise AttributeError(f"no bound is named {name!r}") from None

    def __getitem__(self, name: str) -> int:
        return self._constants[name]

    def indices(self, name: str) -> range:
        """The members that this bound counts: `indices("replicas")` are the replicas."""
        return range(self[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._constants)

    def __len__(self) -> int:
        return len(self._constants)

    def __hash__(self) -> int:
        return hash(tuple(self._constants.items()))

    def __repr__(self) -> str:
        return f"Bounds({', '.join(f'{name}={value}' for name, value in self.items())})"

    def __str__(self) -> str:
        shown = {name: str(value) for name, value in self.items()} if self._shown is None else self._shown
        return " ".join(f"{option(name)} {text}" for name, text in shown.items())


def option(bound: str) -> str:
    """The command-line option of a bound: `--log-size` for `log_size`."""
    return "--" + bound.replace("_", "-")


@dataclass(frozen=True)
class Domain(Final):
    """The values of a variable under given bounds: `lo..hi`, both included; or true and false.

    `of` is the bound whose members the values are: replicas in `below("replicas")`. `names` has the names of the
    values, if they have any.
    """

    range: Callable[[Bounds], tuple[int, int]]
    is_bool: bool = False
    of: str = ""
    names: Mapping[int, str] = dataclasses.field(default_factory=dict, hash=False)

    def values(self, bounds: Bounds) -> tuple[int, int]:
        """The least and the greatest value under these bounds."""
        return cast(tuple[int, int], frozen(self.range)(bounds))


def upto(bound: str, nil: bool = False, of: str = "") -> Domain:
    """0, 1 … the bound itself; with `nil`, NIL as well."""
    return Domain(lambda b: (NIL if nil else 0, b[bound]), of=of)


def below(bound: str, nil: bool = False) -> Domain:
    """0, 1 … one less than the bound; with `nil`, NIL as well."""
    return Domain(lambda b: (NIL if nil else 0, b[bound] - 1), of=bound)


FLAG = Domain(lambda _: (0, 1), is_bool=True)


def _domain(given: object) -> Domain:
    """The domain that a declaration names: itself, `bool`, or the members of an IntEnum."""
    if isinstance(given, Domain):
        return given
    if given is bool:
        return FLAG
    if isinstance(given, type) and issubclass(given, IntEnum):
        names = {int(member): member.name.lower() for member in given}
        least, greatest = min(names, default=0), max(names, default=0)
        if len(names) != greatest - least + 1:
            raise TypeError(f"{given.__name__}: the numbers of its members must follow each other without a gap")
        return Domain(lambda _: (least, greatest), names=names)
    raise TypeError(f"a variable: its values are given by {given!r}, not by `upto`, `below`, `bool` or an IntEnum")


Leaf = int | bool
Ints = tuple[Int, ...]
Bools = tuple[Bool, ...]


def asked(*names: str) -> Callable[[Bounds], bool]:
    """Whether at least one of these bounds is not 0."""
    return lambda bounds: any(bounds[name] for name in names)


def variable(
    meaning: str,
    domain: Domain | type[bool] | type[IntEnum],
    *per: str | Callable[[Bounds], int],
    initial: Leaf | Callable[..., Leaf] | None = None,
    when: Callable[[Bounds], bool] | None = None,
    own: bool = False,
) -> Any:
    """A field of a state: its meaning, its values, and the bounds (or functions of them) that it is indexed by.

    The values are a range (`upto`, `below`, a Domain), truth values (`bool`), or the members of an IntEnum, shown by
    name.

    `initial` is the initial value of each variable, or a function of the bounds and the index; by default the least
    value. `when` tells under which bounds the field exists: otherwise a grid is empty, and a single variable keeps its
    initial value and takes no bit. Comparisons of runs under two protocols ignore a field that is `own`: each protocol
    may use it differently.
    """
    refuse_unprintable("a variable", meaning=meaning)
    if isinstance(initial, IntEnum):
        initial = int(initial)
    metadata = {"meaning": meaning, "domain": _domain(domain), "per": per, "initial": initial, "when": when, "own": own}
    return dataclasses.field(metadata=metadata)


def redeclared(state: type[State], name: str, initial: Leaf | Callable[..., Leaf]) -> Any:
    """A field of the state class with another initial value, for a subclass."""
    return dataclasses.field(metadata={**state.__dataclass_fields__[name].metadata, "initial": initial})


@dataclass(frozen=True)
class State(Computing):
    """A state of a protocol, or of a ghost; subclasses add variables, and methods and properties that are rules."""

    bounds: Bounds

    @classmethod
    def initial(cls, bounds: Bounds) -> Self:
        """The state in which every variable has its declared initial value."""
        return cls(bounds, **{field.name: _first_values(field, bounds) for field in declared(cls)})

    def replace(self, /, **changes: Any) -> Self:
        """This state with some variables changed (TLA+ EXCEPT)."""
        if not changes.keys() <= self.__dict__.keys():
            return dataclasses.replace(self, **changes)  # its error names the unknown variable
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)  # several times as fast as `dataclasses.replace`
        new.__dict__.update(changes)
        return new


def read_only(given: Mapping[_K, _V]) -> Mapping[_K, _V]:
    """A read-only copy, so that nobody changes a protocol after it was made."""
    return given if isinstance(given, MappingProxyType) else MappingProxyType(dict(given))


def name_of(given: object) -> str:
    """A function, a class or a module by its name, for a message; anything else as Python shows it."""
    return str(getattr(given, "__name__", repr(given)))


def refuse_no_state_class(given: object, wanted: str) -> None:
    """Raises TypeError unless it is given a class of states. The message has the given value, or what is `wanted`."""
    if not isinstance(given, type) or not issubclass(given, State):
        advice = f"write `class {name_of(given)}(State)`" if isinstance(given, type) else wanted
        raise TypeError(f"{name_of(given)} is no subclass of State: {advice}")


S = TypeVar("S", bound=State)


@primitive
def merged(condition: Bool, then: S, otherwise: S) -> S:
    """`then` if the condition is true, else `otherwise`."""
    if condition is True or condition is False:
        return then if condition else otherwise
    if type(then) is not type(otherwise):
        refuse(f"{brief(then)} and {brief(otherwise)} are given, where one kind of state is wanted", "R19")
    if then.bounds is not otherwise.bounds:
        refuse("two states with other bounds are given", "R19")
    pairs = ((field.name, getattr(then, field.name), getattr(otherwise, field.name)) for field in declared(type(then)))
    return State.replace(otherwise, **{name: choose(condition, a, b) for name, a, b in pairs if a is not b})


@primitive
def variable_of(state: State, name: str) -> Any:
    """The variable of this name. Raises AttributeError if the state declares none."""
    field = state.__dataclass_fields__.get(name)
    if field is None or "domain" not in field.metadata:
        raise AttributeError(f"{type(state).__name__} has no variable {name!r}")
    return getattr(state, name)


@primitive
def differ(a: State, b: State) -> Bool:
    """Whether some variable of two states of one class differs."""
    return any_of(*(not_(equal(getattr(a, f.name), getattr(b, f.name))) for f in declared(type(a))))


def declared(state_type: type[State]) -> list[dataclasses.Field[Any]]:
    return [field for field in dataclasses.fields(state_type) if "domain" in field.metadata]


@contextmanager
def refusing_unknown_bounds(name: str) -> Iterator[None]:
    """A context for functions of a declaration: an unknown bound there is an error of the declaration."""
    try:
        yield
    except KeyError as error:
        raise ModelError(f"{name} needs a bound {error}, which the protocol does not declare") from error


def shape_and_range(field: dataclasses.Field[Any], bounds: Bounds) -> tuple[tuple[int, ...], int, int]:
    """The shape of a field under these bounds, and the least and the greatest value of each of its variables."""
    per, domain, when = (field.metadata[part] for part in ("per", "domain", "when"))
    try:
        with refusing_unknown_bounds(field.name):
            is_there = when is None or frozen(when)(bounds)
            if is_there:
                shape = tuple(_size(each, bounds) for each in per)
                lo, hi = domain.values(bounds)
            elif per:  # an empty grid
                shape, lo, hi = (0,) * len(per), 0, 0
            else:  # it keeps its initial value
                least = domain.values(bounds)[0] if field.metadata["initial"] is None else 0
                shape, lo = (), int(_first_value(field, bounds, least))
                hi = lo
    except ModelError:
        raise
    except Exception as error:
        raise ModelError(f"the size or the values of {field.name}: {type(error).__name__}: {error}") from error
    if type(lo) is not int or type(hi) is not int:
        raise ModelError(f"{field.name}: its least and greatest value are {lo!r} and {hi!r}, which are not both ints")
    if wrong := next((size for size in shape if type(size) is not int or size < 0), None):
        raise ModelError(f"{field.name}: a size of it is {wrong!r}, which is no number of variables")
    if math.prod(shape) == 0:
        return shape, lo, max(lo, hi)
    if lo > hi:
        raise ModelError(f"{field.name} has no value: its range is {lo}..{hi} under {bounds}")
    if domain.is_bool and (lo, hi) != (0, 1) and is_there:
        raise ModelError(f"{field.name} is a truth value, so its range is 0..1, not {lo}..{hi}")
    if not (lo >= LEAST_INT and hi <= GREATEST_INT):
        raise ModelError(f"{field.name}: its range {lo}..{hi} does not fit in a signed 64-bit integer")
    return shape, lo, hi


def _size(per: Any, bounds: Bounds) -> int:
    return cast(int, frozen(getattr(per, "count", per))(bounds) if callable(per) else bounds[per])


def _first_value(field: dataclasses.Field[Any], bounds: Bounds, least: int, *index: int) -> Leaf:
    first = field.metadata["initial"]
    if first is None:
        return bool(least) if field.metadata["domain"].is_bool else least
    return cast(Leaf, frozen(first)(bounds, *index) if callable(first) else first)


def _first_values(field: dataclasses.Field[Any], bounds: Bounds) -> Any:
    """The initial value of a field: one value, or a grid of them."""
    if bounds._given:
        shape, least, _ = shape_and_range(field, bounds)
        sizes = list(map(range, shape))
    else:
        sizes = [bounds.indices(per) for per in field.metadata["per"]]
        least, _ = field.metadata["domain"].values(bounds)

    def grid(*index: int) -> Any:
        if len(index) == len(sizes):
            return _first_value(field, bounds, least, *index)
        return table(sizes[len(index)], lambda i: grid(*index, i))

    return grid()
