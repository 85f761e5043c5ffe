"""Typed, bounded variables, and the packing of a state into 64-bit words.

A protocol declares its state as a frozen dataclass, one field a variable (or a grid of them):

    @dataclass(frozen=True)
    class MyState(State):
        hw: Ints = variable("high watermark of each replica", upto("log_size"), "replicas")

The same class serves every engine: its fields hold ints, or terms. A `Space` is such a class under given bounds: it
knows each single variable (`hw[1]`), its values, and the bits that it takes. A packed state *is* the state, to the
last bit: engines compare whole states, never hashes of them.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from inspect import ismemberdescriptor
from types import MappingProxyType
from typing import Any, Self, TypeVar, cast

from tideproof.model.language.algebra import (
    GREATEST_INT,
    LEAST_INT,
    Bool,
    BoolTerm,
    Int,
    IntTerm,
    Term,
    choose,
    refuse,
    table,
)

_K = TypeVar("_K")
_V = TypeVar("_V")
_T = TypeVar("_T")

NIL = -1
"""No broker, no epoch, no record: the value next below the real ones."""

WORD_BITS = 64


_others = itertools.count()


def another() -> str:
    """What the names of the variables of a state begin with that has no variable of any other one."""
    return f"another {next(_others)} "


class ModelError(Exception):
    """A rule, a state or a property is wrong, as a program is wrong. Never a verdict on the protocol."""

    @property
    def is_of_a_lack(self) -> bool:
        """Whether a variable or a bound is asked for that is not there: it may be there in another protocol."""
        cause = self.__cause__
        return cause.is_of_a_lack if isinstance(cause, ModelError) else isinstance(cause, (AttributeError, KeyError))


@contextmanager
def under(bounds: Bounds) -> Iterator[None]:
    """Names the bounds in a ModelError: an analysis may have chosen them, and the user have asked for others."""
    try:
        yield
    except ModelError as error:
        raise ModelError(f"{error}, under {bounds}" if bounds else str(error)) from error


def refuse_unprintable(name: str, /, **texts: str) -> None:
    """Raises ModelError for a text that would move the cursor of a terminal, or turn its direction; TypeError for none.

    What a protocol says of itself goes to terminals and into pages as it is. Lines may end.
    """
    for what, text in texts.items():
        if not isinstance(text, str):
            raise TypeError(f"{name}: its {what} is {text!r}, which is not a text")
        if not text.replace("\n", "").isprintable():
            strange = next(c for c in text if not c.isprintable() and c != "\n")
            raise ModelError(f"{name}: its {what} holds {strange!a}, which cannot be shown")


MADE_OTHERWISE = "{} is not what a state is made with: leave out what changes it (__post_init__)"

MOST_BITS = 1024
"""The largest state that is taken on. Nothing near it can be exhausted; other engines may still find a way in."""


class Bounds(Mapping[str, int]):
    """The constants of a configuration: `bounds.replicas`, `bounds.log_size` …"""

    _given = True
    """Whether they are numbers; model/backends/schematic.py has bounds that are not."""

    def __init__(self, /, **constants: int) -> None:
        self._constants = constants
        self._shown: Mapping[str, str] | None = None

    def shown_as(self, texts: Mapping[str, str]) -> Bounds:
        """The same bounds, of which these are named in print, each with its value as it is typed."""
        bounds = Bounds(**self._constants)
        bounds._shown = dict(texts)
        return bounds

    def __getattr__(self, name: str) -> int:
        try:
            return cast(int, self.__dict__["_constants"][name])
        except KeyError:
            raise AttributeError(f"no bound is named {name!r}") from None

    def __getitem__(self, name: str) -> int:
        return self._constants[name]

    def indices(self, name: str) -> range:
        """All that this bound counts: `indices("replicas")` are the replicas."""
        return range(self[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._constants)

    def __len__(self) -> int:
        return len(self._constants)

    def __hash__(self) -> int:
        return hash(tuple(self._constants.items()))

    def __copy__(self) -> Self:
        return self  # nothing changes it; bounds without values count the variables that they have given out

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return f"Bounds({', '.join(f'{name}={value}' for name, value in self.items())})"

    def __str__(self) -> str:
        shown = {name: str(value) for name, value in self.items()} if self._shown is None else self._shown
        return " ".join(f"{option(name)} {text}" for name, text in shown.items())


def option(bound: str) -> str:
    """The option of the command line for a bound: `--log-size` for `log_size`."""
    return "--" + bound.replace("_", "-")


@dataclass(frozen=True)
class Domain:
    """The values of a variable under given bounds: `lo..hi`, both included; or true and false.

    `of` is the bound whose members the values name, as in `below("replicas")`: a value is a replica.
    """

    range: Callable[[Bounds], tuple[int, int]]
    is_bool: bool = False
    of: str = ""


def upto(bound: str, nil: bool = False, of: str = "") -> Domain:
    """0, 1 … the bound itself; with `nil`, NIL as well."""
    return Domain(lambda b: (NIL if nil else 0, b[bound]), of=of)


def below(bound: str, nil: bool = False) -> Domain:
    """0, 1 … one less than the bound; with `nil`, NIL as well."""
    return Domain(lambda b: (NIL if nil else 0, b[bound] - 1), of=bound)


FLAG = Domain(lambda _: (0, 1), is_bool=True)


Leaf = int | bool
Words = tuple[int, ...]
Ints = tuple[Int, ...]
Bools = tuple[Bool, ...]


def asked(*names: str) -> Callable[[Bounds], bool]:
    """Whether one of these bounds is asked for: whether it is not 0."""
    return lambda bounds: any(bounds[name] for name in names)


def variable(
    meaning: str,
    domain: Domain,
    *per: str | Callable[[Bounds], int],
    initial: Leaf | Callable[..., Leaf] | None = None,
    when: Callable[[Bounds], bool] | None = None,
    own: bool = False,
) -> Any:
    """A field of a state: its meaning, its values, and the bounds (or functions of them) that it is indexed by.

    `initial` is the value at first of each of its variables, or a function of the bounds and the index; by default the
    least one. `when` says under which bounds there is such a field: under others a grid is empty, and a single variable
    keeps its first value and takes no bit. Each protocol may keep what is its `own` in its own way: two runs are not
    distinguished by it.
    """
    refuse_unprintable("a variable", meaning=meaning)
    if not isinstance(domain, Domain):
        raise TypeError(f"a variable: its values are given by {domain!r}, not by `upto` and the like")
    metadata = {"meaning": meaning, "domain": domain, "per": per, "initial": initial, "when": when, "own": own}
    return dataclasses.field(metadata=metadata)


def redeclared(state: type[State], name: str, initial: Leaf | Callable[..., Leaf]) -> Any:
    """A field as this state declares it, with another value at first: for a state that is one of its kind."""
    return dataclasses.field(metadata={**state.__dataclass_fields__[name].metadata, "initial": initial})


@dataclass(frozen=True)
class State:
    """A state of a protocol, or of a ghost; subclasses add the variables. `bounds` are constants, not state."""

    bounds: Bounds

    @classmethod
    def initial(cls, bounds: Bounds) -> Self:
        """The state in which every variable has the first value that it is declared with."""
        return cls(bounds, **{field.name: _first_values(field, bounds) for field in declared(cls)})

    def replace(self, **changes: Any) -> Self:
        """This state with some variables changed: what TLA+ writes as EXCEPT."""
        if self.__dict__.keys() != _names_of_fields(type(self)) or not changes.keys() <= self.__dict__.keys():  # type: ignore[arg-type]
            return dataclasses.replace(self, **changes)  # says what there is not; drops what a cached_property keeps
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)  # several times as fast as `dataclasses.replace`
        new.__dict__.update(changes)
        return new


@cache
def _names_of_fields(state_type: type[State]) -> frozenset[str]:
    """Without class variables, which are in `__dataclass_fields__`, too."""
    return frozenset(field.name for field in dataclasses.fields(state_type))


@cache
def attributes_of_states(state_type: type[State]) -> frozenset[str]:
    """The names of what a state of this class may have: of its fields, and of what is computed of them and kept."""
    return _names_of_fields(state_type) | computed_once(map(vars, state_type.__mro__))  # type: ignore[arg-type]


def computed_once(classes: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """The names of what these classes, given by what is in them, declare with `cached_property`."""
    return frozenset(n for names in classes for n, value in names.items() if isinstance(value, cached_property))


def read_only(given: Mapping[_K, _V]) -> Mapping[_K, _V]:
    """A copy that nobody can write to: what is said of a protocol is said of it as it was made."""
    return given if isinstance(given, MappingProxyType) else MappingProxyType(dict(given))


def name_of(given: object) -> str:
    """A function, a class or a module by its name, for a message; anything else as Python shows it."""
    return str(getattr(given, "__name__", repr(given)))


def refuse_no_state_class(given: object, wanted: str) -> None:
    """Raises TypeError for what is no class of states: it says what is given, and what is `wanted`."""
    if not (isinstance(given, type) and issubclass(given, State)):
        raise TypeError(f"{name_of(given)} is no subclass of State: {wanted}")


S = TypeVar("S", bound=State)


def merged(condition: Bool, then: S, otherwise: S) -> S:
    """`then` if the condition is true, else `otherwise`."""
    if condition is True or condition is False:
        return then if condition else otherwise
    if type(then) is not type(otherwise):
        refuse(f"a {type(then).__name__} and a {type(otherwise).__name__} are given, where one kind of state is wanted")
    pairs = ((field.name, getattr(then, field.name), getattr(otherwise, field.name)) for field in declared(type(then)))
    return State.replace(otherwise, **{name: choose(condition, a, b) for name, a, b in pairs if a is not b})


@dataclass(frozen=True)
class Variable:
    """One single variable of a space: `hw[1]`, its values, and the bits of the packed state that hold it.

    What a ghost remembers is called by the ghost in front: `committed.committed_in[0]`, of the field
    `committed.committed_in`; `ghost` is its name, and empty for the protocol's own variables.
    """

    name: str
    field: str
    ghost: str
    index: tuple[int, ...]
    lo: int
    hi: int
    is_bool: bool
    word: int
    shift: int
    bits: int

    @property
    def mask(self) -> int:
        return (1 << self.bits) - 1

    def symbol(self) -> Int | Bool:
        if self.lo == self.hi:
            return bool(self.lo) if self.is_bool else self.lo
        return BoolTerm.variable(self.name) if self.is_bool else IntTerm.variable(self.name, self.lo, self.hi)


def declared(state_type: type[State]) -> list[dataclasses.Field[Any]]:
    return [field for field in dataclasses.fields(state_type) if "domain" in field.metadata]


def _undeclared(state_type: type[State]) -> Iterator[str]:
    """What else a state of this class has a place for."""
    fields = {field.name: field for field in dataclasses.fields(state_type)}
    yield from (name for name, field in fields.items() if name != "bounds" and "domain" not in field.metadata)
    for origin in state_type.__mro__:
        yield from (name for name, value in vars(origin).items() if ismemberdescriptor(value) and name not in fields)


def _refuse_ignored(state_type: type[State]) -> None:
    """Raises ModelError for a variable in a class that `@dataclass` was not applied to: no state would have it."""
    for origin in state_type.__mro__:
        # `@dataclass` takes what it makes a field of out of the class.
        if name := next((name for name, value in vars(origin).items() if isinstance(value, dataclasses.Field)), ""):
            raise ModelError(
                f"{origin.__name__} declares {name} and is no dataclass: write @dataclass(frozen=True) above the class"
            )


def _refuse_own_comparison(state_type: type[State]) -> None:
    """Raises ModelError where states are not compared by all their variables, as `@dataclass` does: where the class has
    an `__eq__` or a `__hash__` of its own, or inherits those of a class with fewer, or leaves a variable out.
    """
    if name := next((f.name for f in dataclasses.fields(state_type) if not f.compare or f.hash is False), ""):
        raise ModelError(
            f"{name} is left out where states of {state_type.__name__} are compared: declare it by variable(…)"
        )
    for name in ("__eq__", "__hash__"):
        owner = next(origin for origin in state_type.__mro__ if name in vars(origin))
        code = getattr(vars(owner)[name], "__code__", None)
        is_made = code is not None and code.co_filename == "<string>" and dataclasses.is_dataclass(owner)
        if not is_made or _names_of_fields(owner) != _names_of_fields(state_type):  # type: ignore[arg-type]
            raise ModelError(
                f"{state_type.__name__} has no {name} that @dataclass(frozen=True) has made of its variables: "
                "states are compared by all of them"
            )


def _grid(field: dataclasses.Field[Any], bounds: Bounds) -> tuple[tuple[int, ...], int, int]:
    """The shape of a field under these bounds, and the least and the greatest value of each of its variables.

    Raises ModelError where no 64-bit word can hold the values, or there are none.
    """
    domain: Domain = field.metadata["domain"]
    try:
        shape = tuple(per(bounds) if callable(per) else bounds[per] for per in field.metadata["per"])
        lo, hi = domain.range(bounds)
    except KeyError as error:
        raise ModelError(f"{field.name} needs a bound {error}, which the protocol does not declare") from error
    if type(lo) is not int or type(hi) is not int:
        raise ModelError(f"{field.name}: its least and greatest value are {lo!r} and {hi!r}, which are not both ints")
    when = field.metadata["when"]
    if when is not None and not when(bounds):
        first = int(_first_value(field, bounds, lo)) if not shape else lo
        return ((0, *shape[1:]) if shape else ()), first, first
    if math.prod(shape) == 0:
        return shape, lo, max(lo, hi)
    if lo > hi:
        raise ModelError(f"{field.name} has no value: its range is {lo}..{hi} under {bounds}")
    if domain.is_bool and (lo, hi) != (0, 1):
        raise ModelError(f"{field.name} is a truth value, so its range is 0..1, not {lo}..{hi}")
    if not (lo >= LEAST_INT and hi <= GREATEST_INT):
        raise ModelError(f"{field.name}: its range {lo}..{hi} does not fit in a signed 64-bit integer")
    return shape, lo, hi


def _first_value(field: dataclasses.Field[Any], bounds: Bounds, least: int, *index: int) -> Leaf:
    first = field.metadata["initial"]
    if first is None:
        return bool(least) if field.metadata["domain"].is_bool else least
    return cast(Leaf, first(bounds, *index) if callable(first) else first)


def _first_values(field: dataclasses.Field[Any], bounds: Bounds) -> Any:
    """The first value of a field: of the one variable that it is, or a grid of those of all its variables."""
    sizes: Sequence[range]
    if bounds._given:
        shape, least, _ = _grid(field, bounds)
        sizes = [range(length) for length in shape]
    else:
        sizes, least = [bounds.indices(per) for per in field.metadata["per"]], field.metadata["domain"].range(bounds)[0]

    def grid(*index: int) -> Any:
        if len(index) == len(sizes):
            return _first_value(field, bounds, least, *index)
        return table(sizes[len(index)], lambda i: grid(*index, i))

    return grid()


def _shaped(values: tuple[Any, ...], first: int, shape: tuple[int, ...]) -> Any:
    """One of the values, or a grid of them, from the first one on."""
    if len(shape) < 2:
        return values[first : first + shape[0]] if shape else values[first]
    size = math.prod(shape[1:])
    return tuple([_shaped(values, first + size * i, shape[1:]) for i in range(shape[0])])


class Space:
    """All states that the given state types can have under given bounds: the protocol's, then those of these ghosts.

    A *state* is a tuple with one state per type: the protocol's own, then those of the ghosts. Its *leaves* are the
    values of all single variables, in one fixed order; its *words* are the leaves packed into 64-bit ints.
    """

    def __init__(self, types: Sequence[type[State]], bounds: Bounds, ghosts: Sequence[str] = ()) -> None:
        self.types = tuple(types)
        self.ghosts = tuple(ghosts)
        self.bounds = bounds
        self._shapes: list[list[tuple[str, tuple[int, ...], int]]] = []
        """Of each type its fields: the name, the shape, and the number of the first leaf."""

        if twice := {name for name in self.ghosts if self.ghosts.count(name) > 1}:
            raise ModelError(f"two ghosts that are asked for together are both named {', '.join(sorted(twice))}")
        self._declarations = {
            called + field.name: field.metadata
            for called, state_type in zip(self.prefixes, self.types, strict=True)
            for field in declared(state_type)
        }
        self.variables: tuple[Variable, ...] = tuple(self._declare())
        self.words = 1 + max((v.word for v in self.variables), default=0)

    @cached_property
    def _places(self) -> list[tuple[int, int, int, int]]:
        """Where the words hold each variable: its word, shift, mask and least value."""
        return [(v.word, v.shift, v.mask, v.lo) for v in self.variables]

    @cached_property
    def _bools(self) -> list[int]:
        return [i for i, v in enumerate(self.variables) if v.is_bool]

    @staticmethod
    def bits_of(types: Sequence[type[State]], bounds: Bounds) -> int:
        """How many bits a state takes, computed without making the space."""
        return sum(
            math.prod(shape) * (hi - lo).bit_length()
            for state_type in types
            for field in declared(state_type)
            for shape, lo, hi in [_grid(field, bounds)]
        )

    @property
    def prefixes(self) -> tuple[str, ...]:
        """The prefix of a variable's name, for each of the types."""
        return "", *(f"{ghost}." for ghost in self.ghosts)

    @cached_property
    def by_name(self) -> dict[str, Variable]:
        return {v.name: v for v in self.variables}

    @cached_property
    def shared_names(self) -> frozenset[str]:
        """The names, without the ghost in front, that several fields have."""
        counts = Counter(field.rpartition(".")[2] for field in self._declarations)
        return frozenset(name for name, count in counts.items() if count > 1)

    def _declare(self) -> Iterator[Variable]:
        used, first = [0], 0
        for called, state_type in zip(self.prefixes, self.types, strict=True):
            shapes = []
            if name := next(_undeclared(state_type), ""):
                raise ModelError(f"{called}{name} is not declared with variable(…): a packed state would not hold it")
            _refuse_ignored(state_type)
            _refuse_own_comparison(state_type)
            for field in declared(state_type):
                domain: Domain = field.metadata["domain"]
                shape, lo, hi = _grid(field, self.bounds)
                shapes.append((field.name, shape, first))
                first += math.prod(shape)
                bits = (hi - lo).bit_length()
                for index in itertools.product(*map(range, shape)):
                    # First fit: a variable lies within one word, so that reading it is one shift and one mask.
                    word = next((w for w, u in enumerate(used) if u + bits <= WORD_BITS), len(used))
                    if word == len(used):
                        used.append(0)
                    of = called + field.name
                    name = of + "".join(f"[{i}]" for i in index)
                    shift = used[word] if bits else 0  # a shift by 64 has no defined result
                    yield Variable(name, of, called[:-1], index, lo, hi, domain.is_bool, word, shift, bits)
                    used[word] += bits
            self._shapes.append(shapes)

    def bits(self, fields: Collection[str]) -> Words:
        """Ones at the bits of the variables of these fields."""
        words = [0] * self.words
        for v in self.variables:
            if v.field in fields:
                words[v.word] |= v.mask << v.shift
        return tuple(words)

    def build(self, leaves: Sequence[Int | Bool]) -> tuple[State, ...]:
        """The state with these values."""
        values = tuple(leaves)
        return tuple(
            state_type(self.bounds, **{name: _shaped(values, first, shape) for name, shape, first in shapes})
            for state_type, shapes in zip(self.types, self._shapes, strict=True)
        )

    def leaves(self, full_state: Sequence[State]) -> list[Any]:
        """The values of all single variables of a state, in the order of `variables`.

        Raises ModelError where a grid is no tuple, for states are looked up, and a list could be changed; or is one of
        another shape.
        """
        out: list[Any] = []

        def flatten(value: Any, shape: tuple[int, ...], depth: int = 0) -> None:
            if depth == len(shape):
                out.append(value)
                return
            if type(value) is not tuple:  # of another class no packed state would hold what it can do
                given = f"a {type(value).__name__}" if isinstance(value, tuple) else repr(value)
                raise ModelError(f"{name} is given {given}, where a tuple is wanted, of no other class")
            if len(value) != shape[depth]:
                raise ModelError(f"{name} is given a tuple of {len(value)}, not of {shape[depth]}")
            for item in value:
                flatten(item, shape, depth + 1)

        for state, shapes in zip(full_state, self._shapes, strict=True):
            for name, shape, _ in shapes:
                flatten(getattr(state, name), shape)
        return out

    def fields(self, full_state: Sequence[State]) -> Iterator[tuple[str, Mapping[str, Any], Any]]:
        """Each field of a state: its name, what `variable(…)` says of it, and its value."""
        for called, state in zip(self.prefixes, full_state, strict=True):
            for field in declared(type(state)):
                yield called + field.name, field.metadata, getattr(state, field.name)

    def index_kinds(self, variable: Variable) -> tuple[str, ...]:
        """By which bounds a variable is indexed: `("replicas", "log_size")`; an empty text where it is none of them."""
        return tuple("" if callable(per) else per for per in self._metadata(variable)["per"])

    def shown_indices(self, variable: Variable) -> tuple[Callable[[int], str] | None, ...]:
        """How indices are shown that stand for the values of a parameter of actions; None for all others."""
        return tuple(getattr(per, "show", None) for per in self._metadata(variable)["per"])

    def ids(self, variable: Variable) -> str:
        """The bound that counts what the variable's values stand for; an empty text where they are plain numbers."""
        return str(self._metadata(variable)["domain"].of)

    def meaning(self, variable: Variable) -> str:
        return str(self._metadata(variable)["meaning"])

    def _metadata(self, variable: Variable) -> Mapping[str, Any]:
        return self._declarations[variable.field]

    def symbols(self) -> tuple[State, ...]:
        """The state in which every variable is a term that stands for itself."""
        return self._symbols

    def read_again(self, read: Callable[[tuple[State, ...]], _T]) -> list[_T]:
        """What is read of `symbols` three times, as objects in which nothing is kept; before the last, another is read.

        A rule that uses something up, or keeps what it has read, says another thing one of these times.
        """

        def read_of(head: str) -> _T:
            return read(self.build([dataclasses.replace(v, name=head + v.name).symbol() for v in self.variables]))

        *again, _, last = map(read_of, ("", "", another(), ""))
        return [*again, last]

    @cached_property
    def _symbols(self) -> tuple[State, ...]:
        # Kept: a term exists once as long as it lives, and what is made of the rules is to be the same whenever.
        symbols = [v.symbol() for v in self.variables]
        built = self.build(symbols)
        for v, symbol, kept in zip(self.variables, symbols, self.leaves(built), strict=True):
            if kept is not symbol:  # replace() would not change it so, and states would be mixed up
                raise ModelError(MADE_OTHERWISE.format(v.name))
        return built

    def out_of_range(self, full_state: Sequence[State]) -> Variable | None:
        """The first variable whose value, an int, is not one of its values. ModelError for other kinds of value."""
        for v, value in zip(self.variables, self.checked_leaves(full_state), strict=True):
            if isinstance(value, Term):
                raise ModelError(f"{v.name} is given {value!r}, a term that has been kept: it is of another state")
            if not v.lo <= value <= v.hi:
                return v
        return None

    def checked_leaves(self, full_state: Sequence[State]) -> list[Any]:
        """The leaves, each of them of the kind that its variable has. Raises ModelError where one is not."""
        leaves = self.leaves(full_state)
        for v, value in zip(self.variables, leaves, strict=True):
            # Of an IntEnum, too, engines would not know what to make.
            if type(value) not in ((bool, BoolTerm) if v.is_bool else (int, IntTerm)):
                wanted = "a truth value" if v.is_bool else "a whole number"
                is_number = isinstance(value, int) and not isinstance(value, bool) and not v.is_bool
                how = ": convert it by int()" if is_number else f", which is not {wanted}"
                raise ModelError(f"{v.name} is given {value!r}{how}")
        return leaves

    def pack(self, full_state: Sequence[State]) -> Words:
        """The words of a state of ints. Every value must lie in its range."""
        words = [0] * self.words
        for v, value in zip(self.variables, self.leaves(full_state), strict=True):
            words[v.word] |= (int(value) - v.lo) << v.shift
        return tuple(words)

    def unpack(self, words: Sequence[int]) -> tuple[State, ...]:
        """The state of ints that these words hold."""
        leaves = [(words[word] >> shift & mask) + lo for word, shift, mask, lo in self._places]
        for i in self._bools:
            leaves[i] = bool(leaves[i])
        return self.build(leaves)
