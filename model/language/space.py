"""The space of a state: its classes under given bounds, and the packing of a state into 64-bit words.

A `Space` knows each single variable (`hw[1]`), its values, and the bits that it takes. A packed state *is* the state,
to the last bit: engines compare whole states, never hashes of them. So a state has nothing beside its variables.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

from tideproof.model.language.algebra import Bool, BoolTerm, Int, IntTerm, brief
from tideproof.model.language.freezing import OF_A_CLASS
from tideproof.model.language.names import repeated
from tideproof.model.language.state import Bounds, Domain, ModelError, State, declared, shape_and_range

WORD_BITS = 64

MOST_BITS = 1024
"""The largest supported state. No exhaustive search of such states ends, but other engines may find violations."""

Words = tuple[int, ...]
"""A packed state."""


@dataclass(frozen=True)
class Variable:
    """One single variable of a space: `hw[1]`, its values, and the bits of the packed state that hold it.

    The variables of a ghost have its name as a prefix (`committed.committed_in[0]`); `ghost` is empty for others.
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


class Space:
    """The state space of the given state types under given bounds: the protocol's type, then those of the ghosts.

    A *state* is a tuple with one state per type: the protocol's own, then those of the ghosts. Its *leaves* are the
    values of all single variables, in one fixed order; its *words* are the leaves packed into 64-bit ints.
    """

    def __init__(self, types: Sequence[type[State]], bounds: Bounds, ghosts: Sequence[str] = ()) -> None:
        self.types = tuple(types)
        self.ghosts = tuple(ghosts)
        self.bounds = bounds
        self._shapes: list[list[tuple[str, tuple[int, ...], int]]] = []
        """The fields of each type: name, shape, and number of the first leaf."""

        if twice := repeated(self.ghosts):
            raise ModelError(f"two ghosts that are asked for together are both named {twice}")
        self._declarations: dict[str, Mapping[str, Any]] = {}
        self.variables: tuple[Variable, ...] = tuple(self._declare())
        self.words = 1 + max((v.word for v in self.variables), default=0)

    @cached_property
    def _places(self) -> list[tuple[int, int, int, int, bool]]:
        """The place of each variable in the words: word, shift, mask and least value, and whether it is a bool."""
        return [(v.word, v.shift, v.mask, v.lo, v.is_bool) for v in self.variables]

    @staticmethod
    @lru_cache(maxsize=1_000)  # claims ask for the same few bounds thousands of times
    def bits_of(state_type: type[State], bounds: Bounds) -> int:
        found = (shape_and_range(field, bounds) for field in declared(state_type))
        return sum(math.prod(shape) * (hi - lo).bit_length() for shape, lo, hi in found)

    @property
    def prefixes(self) -> tuple[str, ...]:
        """The prefix of variables' names, for each type."""
        return "", *(f"{ghost}." for ghost in self.ghosts)

    @cached_property
    def by_name(self) -> dict[str, Variable]:
        return {v.name: v for v in self.variables}

    @cached_property
    def shared_names(self) -> frozenset[str]:
        """The names, without the prefixes of ghosts, that several fields share."""
        counts = Counter(field.rpartition(".")[2] for field in self._declarations)
        return frozenset(name for name, count in counts.items() if count > 1)

    def _declare(self) -> Iterator[Variable]:
        used, first = [0], 0
        for called, state_type in zip(self.prefixes, self.types, strict=True):
            shapes = []
            refuse_unpacked(state_type, called)
            for field in declared(state_type):
                domain: Domain = field.metadata["domain"]
                shape, lo, hi = shape_and_range(field, self.bounds)
                self._declarations[called + field.name] = field.metadata
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
                    shift = used[word] if bits else 0  # a shift by 64 is undefined
                    yield Variable(name, of, called[:-1], index, lo, hi, domain.is_bool, word, shift, bits)
                    used[word] += bits
            self._shapes.append(shapes)

    def bits(self, fields: Collection[str]) -> Words:
        """The bit mask of the variables of these fields."""
        words = [0] * self.words
        for v in self.variables:
            if v.field in fields:
                words[v.word] |= v.mask << v.shift
        return tuple(words)

    def build(self, leaves: Sequence[Int | Bool]) -> tuple[State, ...]:
        values = tuple(leaves)
        return tuple(
            state_type(self.bounds, **{name: _shaped(values, first, shape) for name, shape, first in shapes})
            for state_type, shapes in zip(self.types, self._shapes, strict=True)
        )

    def leaves(self, full_state: Sequence[State]) -> list[Any]:
        """The values of all single variables of a state. Raises ModelError for a grid of another class or shape."""
        out: list[Any] = []

        def flatten(value: Any, shape: tuple[int, ...], depth: int = 0) -> None:
            if depth == len(shape):
                out.append(value)
                return
            if type(value) is not tuple:  # a packed state would lose the class of a named tuple
                raise ModelError(f"{name} is given {brief(value)}, where a tuple is wanted, of no other class")
            if len(value) != shape[depth]:
                raise ModelError(f"{name} is given a tuple of {len(value)}, not of {shape[depth]}")
            for item in value:
                flatten(item, shape, depth + 1)

        for state, shapes in zip(full_state, self._shapes, strict=True):
            for name, shape, _ in shapes:
                flatten(getattr(state, name), shape)
        return out

    def fields(self, full_state: Sequence[State]) -> Iterator[tuple[str, Mapping[str, Any], Any]]:
        """Each field of a state: its name, its declaration by `variable(…)`, and its value."""
        for called, state in zip(self.prefixes, full_state, strict=True):
            for field in declared(type(state)):
                yield called + field.name, field.metadata, getattr(state, field.name)

    def index_kinds(self, variable: Variable) -> tuple[str, ...]:
        """The bounds that index a variable: `("replicas", "log_size")`; an empty text for an index that is no bound."""
        return tuple("" if callable(per) else per for per in self._metadata(variable)["per"])

    def shown_indices(self, variable: Variable) -> tuple[Callable[[int], str] | None, ...]:
        """For each index the function that shows it, if it is a parameter of actions; otherwise None."""
        return tuple(getattr(per, "show", None) for per in self._metadata(variable)["per"])

    def ids(self, variable: Variable) -> str:
        """The bound whose members the variable's values are; an empty text for plain numbers."""
        return self.domain(variable).of

    def domain(self, variable: Variable) -> Domain:
        return cast(Domain, self._metadata(variable)["domain"])

    def meaning(self, variable: Variable) -> str:
        return str(self._metadata(variable)["meaning"])

    def _metadata(self, variable: Variable) -> Mapping[str, Any]:
        return self._declarations[variable.field]

    @cached_property
    def symbols(self) -> tuple[State, ...]:
        # Cached: terms are unique only while they live, and every evaluation of the rules must give the same terms.
        return self.build([v.symbol() for v in self.variables])

    def out_of_range(self, full_state: Sequence[State]) -> Variable | None:
        """The first variable whose value is out of its range. Raises ModelError for a value of the wrong kind."""
        for v, value in zip(self.variables, self.checked_leaves(full_state), strict=True):
            if not v.lo <= value <= v.hi:
                return v
        return None

    def checked_leaves(self, full_state: Sequence[State]) -> list[Any]:
        """The leaves. Raises ModelError if one is not of its variable's kind."""
        leaves = self.leaves(full_state)
        for v, value in zip(self.variables, leaves, strict=True):
            if type(value) not in ((bool, BoolTerm) if v.is_bool else (int, IntTerm)):
                wanted = "a truth value" if v.is_bool else "a whole number"
                raise ModelError(f"{v.name} is given {brief(value)}, which is not {wanted}")
        return leaves

    def pack(self, full_state: Sequence[State]) -> Words:
        """The words of a state of ints. Every value must lie in its range."""
        words = [0] * self.words
        for v, value in zip(self.variables, self.leaves(full_state), strict=True):
            words[v.word] |= (int(value) - v.lo) << v.shift
        return tuple(words)

    def unpack(self, words: Sequence[int]) -> tuple[State, ...]:
        return self.build(
            [
                bool((words[word] >> shift & mask) + lo) if is_bool else (words[word] >> shift & mask) + lo
                for word, shift, mask, lo, is_bool in self._places
            ]
        )


def refuse_unpacked(state_type: type[State], called: str) -> None:
    """Raises ModelError if packing would lose a part of a state, or if states with different variables may be equal."""
    fields = [field for field in dataclasses.fields(state_type) if field.name != "bounds"]
    if name := next((field.name for field in fields if "domain" not in field.metadata), ""):
        raise ModelError(f"{called}{name} is not declared with variable(…): a packed state would not hold it")
    for kind in state_type.__mro__[: state_type.__mro__.index(State)]:
        # `@dataclass` removes the Field objects that it processes.
        if name := next((name for name, value in vars(kind).items() if isinstance(value, dataclasses.Field)), ""):
            raise ModelError(
                f"{kind.__name__} declares {name} and is no dataclass: write @dataclass(frozen=True) above the class"
            )
        if name := next((name for name in vars(kind) if name not in OF_A_CLASS), ""):
            raise ModelError(f"{kind.__name__}.{name} was assigned after the class was made: a rule would read it")
        if dataclasses.is_dataclass(kind) and not kind.__dataclass_params__.eq:  # type: ignore[attr-defined]
            raise ModelError(f"{kind.__name__}: states are compared by all of their variables: leave out eq=False")
    if name := next((field.name for field in fields if not field.compare or field.hash is False), ""):
        raise ModelError(
            f"{name} is left out where states of {state_type.__name__} are compared: declare it by variable(…)"
        )


def _shaped(values: tuple[Any, ...], first: int, shape: tuple[int, ...]) -> Any:
    """The value at `first`, or the grid of this shape that begins there."""
    if len(shape) < 2:
        return values[first : first + shape[0]] if shape else values[first]
    size = math.prod(shape[1:])
    return tuple([_shaped(values, first + size * i, shape[1:]) for i in range(shape[0])])
