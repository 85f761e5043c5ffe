"""What a state has beside its variables: a packed state does not hold it, so that engines would decide without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import InitVar, dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import pytest

from tideproof import BoundSpec, Ghost, Int, Protocol, State, action, invariant, upto, variable
from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.state import Bounds, Ints, ModelError
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.unbounded import prove
from tideproof.properties.engines.stateful.runs import check_samples

Rules = Callable[[Any], Iterator[Any]]


@dataclass(frozen=True)
class Pair(State):
    both: Ints = variable("two numbers", upto("most"), lambda b: 2)


class OneBased(tuple[Int, ...]):
    """Servers are 1 and 2, as in a paper."""

    def __getitem__(self, server: Any) -> Any:
        return super().__getitem__(server - 1)


class Both(NamedTuple):
    first: Int
    second: Int


def raise_first(s: Any) -> Iterator[Any]:
    """The first number becomes 1."""
    yield s.both[0] == 0
    return s.replace(both=(1, s.both[1]))


def raise_one_based(s: Any) -> Iterator[Any]:
    """The first number becomes 1."""
    yield s.both[0] == 0
    return s.replace(both=OneBased((1, s.both[1])))


def raise_named(s: Any) -> Iterator[Any]:
    """The first number becomes 1."""
    yield s.both[0] == 0
    return s.replace(both=Both(1, s.both[1]))


def pair(rule: Rules = raise_first, initial: Callable[[Bounds], State] = Pair.initial) -> Protocol:
    bounds = (BoundSpec("most", "the largest number", least=1, default=1),)
    return Protocol("pair", "two numbers", "", Pair, initial, bounds, {"raise": action()(rule)})


@invariant(Pair)
def second_is_0(s: Pair) -> Any:
    """The second number is 0."""
    return s.both[1] == 0


def decided(protocol: Protocol, prop: Property) -> Verdict:
    with explore(protocol, protocol.bounded(), [prop]) as found:
        return found.verdicts[0]


def sampled(protocol: Protocol, prop: Property) -> Verdict:
    system = watched(protocol, protocol.bounded(), [prop])
    return check_samples(system, [prop], max_examples=5, steps=5, seed=1).verdicts[0]


on_terms_and_on_ints = pytest.mark.parametrize("decide", [decided, sampled])


@on_terms_and_on_ints
@pytest.mark.parametrize(
    ("protocol", "kind"),
    [
        (pair(raise_one_based), "OneBased"),
        (pair(raise_named), "Both"),
        (pair(initial=lambda b: Pair(b, OneBased((0, 0)))), "OneBased"),
    ],
)
def test_a_grid_is_a_tuple_and_no_other_class(
    protocol: Protocol, kind: str, decide: Callable[[Protocol, Property], Verdict]
) -> None:
    """By `s.both[1]` the first number would be meant of the object, and the second one where it has been packed."""
    with pytest.raises(ModelError, match=f"both is given a {kind}, where a tuple is wanted, of no other class"):
        decide(protocol, second_is_0)


def test_a_grid_of_an_observer_is_a_tuple_too() -> None:
    seen = Ghost("seen", Pair, lambda q, s: q.replace(both=OneBased(s.both)))
    claim = invariant(Pair, ghost=seen)(lambda s, q: q.both[1] == 0)
    with pytest.raises(ModelError, match="what is remembered in seen: both is given a OneBased"):
        decided(pair(), claim)


# Attributes -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Replacing(State):
    lit: Int = variable("whether it is lit", upto("most"))
    previous = None

    def replace(self, **changes: Any) -> Any:
        after = super().replace(**changes)
        object.__setattr__(after, "previous", self)
        return after


@dataclass(frozen=True)
class Initialised(State):
    lit: Int = variable("whether it is lit", upto("most"))
    before: InitVar[Any] = None

    def __post_init__(self, before: Any) -> None:
        object.__setattr__(self, "previous", before)


class WithRoom:
    __slots__ = ("previous",)


@dataclass(frozen=True)
class Slotted(State, WithRoom):
    lit: Int = variable("whether it is lit", upto("most"))


@dataclass(frozen=True)
class Lamp(State):
    lit: Int = variable("whether it is lit", upto("most"))

    @property
    def dark(self) -> Int:
        return 1 - self.lit

    @cached_property
    def as_lit(self) -> Int:
        return 1 - self.dark


@dataclass(frozen=True, slots=True)
class InSlots(State):
    lit: Int = variable("whether it is lit", upto("most"))


@action()
def press(s: Any) -> Iterator[Any]:
    """The lamp changes."""
    yield s.lit >= 0
    after = s.replace(lit=1 - s.lit)
    assert getattr(after, "as_lit", after.lit) is not None  # which a cached_property keeps
    return after


def lamp(state: type[State]) -> Protocol:
    bounds = (BoundSpec("most", "the largest number", least=1, most=1, default=1),)
    return Protocol("lamp", "a lamp", "", state, state.initial, bounds, {"press": press})


def always_dark(state: type[State]) -> Property:
    return Property("AlwaysDark", "It is dark.", state, lambda s: s.lit == 0)


@on_terms_and_on_ints
@pytest.mark.parametrize("state", [Replacing, Initialised])
def test_an_attribute_that_is_no_variable_is_refused(
    state: type[State], decide: Callable[[Protocol, Property], Verdict]
) -> None:
    with pytest.raises(ModelError, match=f"a {state.__name__} is given that has previous, too: a packed state would"):
        decide(lamp(state), always_dark(state))


@pytest.mark.parametrize("state", [Replacing, Initialised])
def test_an_attribute_that_is_no_variable_is_refused_without_bounds(state: type[State]) -> None:
    with pytest.raises(ModelError, match=f"a {state.__name__} is given that has previous, too"):
        prove(lamp(state), [always_dark(state)], [], jobs=1)


def test_a_place_for_an_attribute_is_refused() -> None:
    with pytest.raises(ModelError, match=r"previous is not declared with variable\(…\): a packed state would not hold"):
        decided(lamp(Slotted), always_dark(Slotted))


@on_terms_and_on_ints
@pytest.mark.parametrize("state", [Lamp, InSlots])
def test_what_follows_from_variables_may_be_a_property(
    state: type[State], decide: Callable[[Protocol, Property], Verdict]
) -> None:
    verdict = decide(lamp(state), always_dark(state))
    assert (verdict.status, verdict.depth) == (Status.VIOLATED, 1)


@dataclass(frozen=True)
class Counted(State):
    lit: Int = variable("whether it is lit", upto("most"))

    @cached_property
    def as_dark(self) -> Int:
        return 1 - self.lit


def keep(after: Any, dark: Int) -> Any:
    after.__dict__["as_dark"] = dark
    return after


def copied(s: Any) -> Any:
    after = copy(s)
    object.__setattr__(after, "lit", 1 - s.lit)
    return after


@on_terms_and_on_ints
@pytest.mark.parametrize("changed", [lambda s: keep(s.replace(lit=1 - s.lit), s.as_dark), copied])
def test_what_was_computed_of_another_state_is_not_taken_along(
    changed: Callable[[Any], Any], decide: Callable[[Protocol, Property], Verdict]
) -> None:
    """`check` said that such a property holds, and `check --engine stateful` that it is violated."""

    def turn(s: Any) -> Iterator[Any]:
        """The lamp changes."""
        yield s.as_dark >= 0
        return changed(s)

    protocol = replace(lamp(Counted), slots={"turn": action()(turn)})
    right = Property("Right", "What is computed is computed of this state.", Counted, lambda s: s.as_dark == 1 - s.lit)
    lit = Property("Dark", "It is dark.", Counted, lambda s: s.as_dark == 1)
    assert decide(protocol, right).status is not Status.VIOLATED
    assert (decide(protocol, lit).status, decide(protocol, lit).depth) == (Status.VIOLATED, 1)
    first = replace(protocol, initial=lambda b: keep(Counted.initial(b), 0))
    assert decide(first, lit).depth == 1


@on_terms_and_on_ints
def test_the_bounds_of_a_state_are_those_that_are_given(decide: Callable[[Protocol, Property], Verdict]) -> None:
    """Equal ones may differ: in their order, or by an attribute."""

    def turn(s: Any) -> Iterator[Any]:
        """The numbers are the same, and the bounds are copied."""
        yield s.both[0] == 0
        bounds = Bounds(**dict([*s.bounds.items()][::-1]))
        bounds.__dict__["used"] = True
        return s.replace(bounds=bounds, both=(1, 0))

    more = (*pair().bounds, BoundSpec("other", "another bound", least=2, default=2))
    protocol = replace(pair(turn), bounds=more)
    same = Property("Same", "m", Pair, lambda s: [*s.bounds] == ["most", "other"] and "used" not in s.bounds.__dict__)
    assert decide(protocol, same).status is not Status.VIOLATED


class Limits(Bounds):
    def indices(self, name: str) -> range:
        return range(1, self[name])


@on_terms_and_on_ints
def test_the_bounds_of_a_state_are_of_the_class_of_those_that_are_given(
    decide: Callable[[Protocol, Property], Verdict],
) -> None:
    with pytest.raises(ModelError, match="the initial state: it has a Limits as its bounds, not those that are given"):
        decide(pair(initial=lambda b: Pair(Limits(**b), (0, 0))), second_is_0)
