"""Proof without bounds: code that means something else where the bounds have no value is refused, or not proved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, make_dataclass, replace
from functools import cached_property
from itertools import product
from random import Random
from typing import Any, ClassVar, NamedTuple

import pytest
from support.clauses import taken_apart

from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.actions import REPLICA, Action, Parameter, Rule, action
from tideproof.model.language.algebra import (
    Bool,
    Int,
    all_of,
    any_of,
    every,
    first_where,
    ite,
    last_where,
    not_,
    put,
    select,
    shown,
    some,
    table,
)
from tideproof.model.language.properties import Property, Status
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, Bools, Bounds, ModelError, State, upto, variable
from tideproof.model.language.system import Ghost, System
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.instantiated import Instantiated
from tideproof.properties.engines.solver.unbounded import prove


@dataclass(frozen=True)
class Flags(State):
    """A flag of each replica."""

    up: Bools = variable("whether it is up", FLAG, "replicas")


@action(replica=REPLICA)
def raise_flag(s: Flags, replica: int) -> Rule[Flags]:
    """A flag goes up."""
    yield True
    return s.replace(up=put(s.up, replica, True))


def flags() -> Protocol:
    bounds = (BoundSpec("replicas", "replicas", 1, 2),)
    return Protocol("flags", "", "", Flags, Flags.initial, bounds, {"raise_flag": raise_flag})


def down(s: Flags, replica: int) -> Bool:
    return not_(s.up[replica])


def any_form(chance: Random, depth: int) -> tuple[Any, ...]:
    """What a claim is made of: its operator and its parts; of a flag, which variable around it is its index."""
    op = chance.choice(["every", "some", "all", "any", "not", "ite"]) if depth else "flag"
    if op == "flag":
        return op, chance.randrange(60)
    return op, *(any_form(chance, depth - 1) for _ in range({"all": 2, "any": 2, "ite": 3}.get(op, 1)))


def claim_of(s: Flags, form: tuple[Any, ...], *indices: int) -> Bool:
    """A claim about the flags, in the variables of the quantifiers around it."""
    replicas = s.bounds.indices("replicas")
    match form:
        case "every", part:
            return every(replicas, lambda i: claim_of(s, part, *indices, i))
        case "some", part:
            return some(replicas, lambda i: claim_of(s, part, *indices, i))
        case "flag", number:
            return s.up[(0, *indices)[number % (1 + len(indices))]]
    op, *parts = form
    joined: Any = {"all": all_of, "any": any_of, "not": not_, "ite": ite}[op]
    return joined(*(claim_of(s, part, *indices) for part in parts))  # type: ignore[no-any-return]


def test_formulas_for_z3_match_random_claims() -> None:
    protocol = flags()
    system, any_system, chance = System(protocol, protocol.bounded()), AnySystem(protocol), Random(1)
    states = [system.space.build(up) for up in product((False, True), repeat=2)]
    values = [Instantiated(any_system, system, state, {}) for state in states]
    seen = set()
    for _ in range(300):
        claim = claim_of(any_system.state[0], any_form(chance, 4))
        said = [bool(value(claim)) for value in values]
        assert [bool(value(taken_apart(claim))) for value in values] == said, claim
        seen.add(tuple(said))
    assert len(seen) > 8


@pytest.mark.parametrize("where", [first_where, last_where])
def test_first_where_and_last_where_agree_with_ints(where: Callable[..., Any]) -> None:
    protocol = flags()
    system, any_system = System(protocol, protocol.bounded(replicas=3)), AnySystem(protocol)

    def found(s: Any) -> Any:
        return where(s.bounds.indices("replicas"), lambda i: s.up[i], lambda i: i + 10, 5)

    term = found(any_system.state[0])
    for up in product((False, True), repeat=3):
        state = system.space.build(up)
        assert Instantiated(any_system, system, state, {})(term) == found(state[0]), up


WITHOUT_BOUNDS: dict[str, tuple[Callable[[Flags], Bool], str]] = {
    "the last one": (lambda s: down(s, -1), "no entry -1"),
    "the one before": (lambda s: every(s.bounds.indices("replicas"), lambda r: down(s, r - 1)), "may lie outside"),
    "an entry of larger bounds": (lambda s: down(s, 1), "may lie outside"),
    "a list of all": (lambda s: not_(any_of(*s.up)), "there is no list of entries"),
    "a branch": (lambda s: down(s, 0 if s.bounds.replicas < 2 else 1), "may not branch"),
}
"""Properties that are violated, and mean something else where the bounds have no value."""


@pytest.mark.parametrize("case", WITHOUT_BOUNDS)
def test_claims_with_another_meaning_without_bounds_are_refused(case: str) -> None:
    holds, message = WITHOUT_BOUNDS[case]
    protocol = flags()
    violated = Property("Down", "", Flags, holds)
    with explore(protocol, protocol.bounded(), [violated], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    with pytest.raises(ModelError, match=rf"test_unbounded.*({message})"):
        prove(protocol, [violated], [violated])


def test_a_variable_may_have_the_name_of_a_quantified_index() -> None:
    """For what is defined for every replica there would be one value."""
    fields = [("any", Int, variable("a replica", upto("few"))), ("up", Bools, variable("flags", FLAG, "few"))]
    state = make_dataclass("Any", fields, bases=(State,), frozen=True)

    def first(s: Any, v: int) -> Int:
        return first_where(s.bounds.indices("few"), lambda i: any_of(i == s.any, s.up[v]), lambda i: i, 0)

    def alike(s: Any) -> Bool:
        return every(s.bounds.indices("few"), lambda v: first(s, v) == 0)

    protocol = Protocol("any", "", "", state, state.initial, (BoundSpec("few", "a number", 1, 2),), {})
    assert prove(protocol, [Property("Alike", "", state, alike)], [], jobs=1).status is Status.UNKNOWN


@dataclass(frozen=True)
class Kept(State):
    """Flags, and a table of them that is made once."""

    up: Bools = variable("whether it is up", FLAG, "replicas")

    @cached_property
    def down(self) -> Any:
        replicas = self.bounds.indices("replicas")
        return table(replicas, lambda i: some(replicas, lambda j: all_of(j == i, not_(self.up[j]))))


def test_cached_properties_do_not_capture_later_variables() -> None:
    """An index would take the place of one of them, and of the one before each it would be said what is so of some."""

    protocol = replace(flags(), state=Kept, initial=Kept.initial)
    leader = Property("First", "", Kept, lambda s: any_of(select(s.down, 0), s.up[0]))
    false = Property("Before", "", Kept, lambda s: every(s.bounds.indices("replicas"), lambda r: select(s.down, r - 1)))
    with explore(protocol, protocol.bounded(), [false], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    for asked in ([false], [leader, false], [false, leader]):
        assert prove(protocol, asked, asked, jobs=1).status is Status.UNKNOWN
    assert prove(protocol, [leader], [leader], jobs=1).status is Status.HOLDS


def test_an_initial_state_that_reads_the_value_of_a_bound_is_refused() -> None:
    def begin(b: Bounds) -> Flags:
        assert b.replicas > 0
        return Flags.initial(b)

    with pytest.raises(ModelError, match=r"flags: the initial state, without bounds \(.*py:\d+\): R02: a rule may"):
        prove(replace(flags(), initial=begin), [], [])


def test_an_index_below_another_bound_is_refused() -> None:
    """With more others than replicas the property has no value: check ends with an error there."""
    two = replace(flags(), bounds=(*flags().bounds, BoundSpec("others", "others", 1, 2)))
    some_up = Property("SomeUp", "", Flags, lambda s: some(s.bounds.indices("others"), lambda i: s.up[i]))
    with pytest.raises(ModelError, match="an index may lie outside: use select"):
        prove(two, [some_up], [])
    with pytest.raises(ModelError, match="IndexError"):
        explore(two, two.bounded(others=3), [some_up])


def test_a_parameter_below_another_bound_is_refused_as_an_index() -> None:
    @action(replica=Parameter(lambda b: b.others, str))
    def rename_flag(s: Flags, replica: int) -> Rule[Flags]:
        """A flag goes down."""
        yield s.up[replica]
        return s.replace(up=put(s.up, 0, False))

    slots = {"raise_flag": raise_flag, "rename_flag": rename_flag}
    two = replace(flags(), bounds=(*flags().bounds, BoundSpec("others", "others", 1, 2)), slots=slots)
    always = Property("Always", "", Flags, lambda s: True)
    with pytest.raises(ModelError, match="an index may lie outside: use select"):
        prove(two, [always], [])
    with pytest.raises(ModelError, match="IndexError"):
        explore(two, two.bounded(others=3), [always])


class NamedPair(NamedTuple):
    up: Any
    first: Any


def ringing(claim: Callable[[Flags, Any], Bool]) -> Protocol:
    """A flag goes down where the one before it is down, by this claim, with three replicas or more."""

    @action(replica=REPLICA)
    def go_down(s: Flags, replica: int) -> Rule[Flags]:
        """A flag goes down."""
        yield s.bounds.replicas > 2
        yield not_(claim(s, replica - 1))
        return s.replace(up=put(s.up, replica, False))

    return replace(flags(), slots={"raise_flag": raise_flag, "go_down": go_down})


def test_select_may_return_a_named_tuple() -> None:
    pairs: Callable[[Flags], Any] = lambda s: table(  # noqa: E731
        s.bounds.indices("replicas"), lambda i: NamedPair(s.up[i], i == 0)
    )
    by_names, plain = (
        AnySystem(protocol).step(protocol.slots["go_down"])
        for protocol in (ringing(lambda s, r: select(pairs(s), r).up), ringing(lambda s, r: select(s.up, r)))
    )
    assert shown(tuple(by_names.guard)) == shown(tuple(plain.guard))


def test_parameters_and_actions_cannot_be_subclassed() -> None:
    """Engines ask for the values of a parameter, and a proof for their number."""
    with pytest.raises(TypeError, match="Two: Parameter has no subclasses"):

        class Two(Parameter):
            def values(self, bounds: Bounds) -> range:
                return range(2)

    with pytest.raises(TypeError, match="Pair: Action has no subclasses"):

        class Pair(Action):
            def instances(self, bounds: Bounds) -> Iterator[dict[str, int]]:
                yield {"replica": 2}


def test_bounds_that_depend_on_each_other_are_refused() -> None:
    class Quorum(Protocol):
        def bounded(self, /, **constants: int | str | None) -> Bounds:
            bounds = super().bounded(**constants)
            return Bounds(**{**bounds, "replicas": bounds.replicas + 1})

    with pytest.raises(ValueError, match="flags cannot be read without bounds: its class has a `bounded` of its own"):
        AnySystem(Quorum(**{part.name: getattr(flags(), part.name) for part in fields(Protocol)}))


THREE = Flags(Bounds(replicas=3), (False, False, False))


def with_three(bounds: Bounds) -> Flags:
    return THREE


def test_an_initial_state_is_no_constant() -> None:
    begun = replace(flags(), initial=with_three)
    always = Property("Always", "", Flags, lambda s: True)
    for decide in (lambda: prove(begun, [always], []), lambda: explore(begun, begun.bounded(replicas=4), [always])):
        with pytest.raises(ModelError, match="R11: a Flags: constants"):
            decide()


@dataclass(frozen=True)
class Totalled(State):
    """What is computed once of each state, beside a variable of the class, and what copies of all are."""

    kinds: ClassVar[int] = 1

    value: Int = variable("a value", upto("most"))
    other: Int = variable("another value", upto("most"))

    @cached_property
    def total(self) -> Int:
        return self.value + self.other


def test_a_cached_property_belongs_to_its_state() -> None:
    """A state has as many attributes with it as its class has variables of all kinds."""

    @action()
    def grow(s: Totalled) -> Rule[Totalled]:
        """Both grow, each by one."""
        yield s.total < s.bounds.most
        after = s.replace(value=s.value + 1)
        yield after.total == s.total + 1
        return after.replace(other=after.total - s.total + s.other)

    bounds = (BoundSpec("most", "most", 1, 4),)
    protocol = Protocol("totalled", "", "", Totalled, Totalled.initial, bounds, {"grow": grow})
    seen = Ghost("seen", Totalled, lambda seen, s: seen.replace(value=s.value, other=s.other))
    alike = Property("Alike", "", Totalled, lambda s: s.value == s.other)
    as_seen = Property("AsSeen", "", Totalled, lambda s, seen: seen.total == s.total, (seen,))
    small = Property("Small", "", Totalled, lambda s: s.total < 2)
    for prop, status in ((alike, Status.HOLDS), (as_seen, Status.HOLDS), (small, Status.VIOLATED)):
        with explore(protocol, protocol.bounded(), [prop]) as found:
            assert found.verdicts[0].status is status, prop.name
    assert prove(protocol, [small], [small], jobs=1).status is Status.UNKNOWN


def test_a_table_may_be_read_at_two_quantified_indices() -> None:
    """What it says of all is said with one variable for both."""

    def by_table(s: Flags) -> Bool:
        replicas = s.bounds.indices("replicas")
        follows = table(replicas, lambda i: every(replicas, lambda j: any_of(s.up[j], not_(s.up[i]))))
        return every(replicas, lambda i: every(replicas, lambda k: any_of(follows[i], follows[k])))

    def written_out(s: Flags) -> Bool:
        replicas = s.bounds.indices("replicas")

        def follows(i: int) -> Bool:
            return every(replicas, lambda j: any_of(s.up[j], not_(s.up[i])))

        return every(replicas, lambda i: every(replicas, lambda k: any_of(follows(i), follows(k))))

    table_of, written = (Property(c.__name__, "", Flags, c) for c in (by_table, written_out))
    for known, goal in ((table_of, written), (written, table_of)):
        (obligation,) = prove(flags(), [goal], [known], only=[goal.name], actions=["follows"], jobs=1).obligations
        assert obligation.discharged, goal.name


class Derived(Flags):
    """Flags with methods that a proof would not know of."""


OTHERS = {"replicas": 3, "others": 9}


def returning(after: Callable[[Flags], Any]) -> Protocol:
    """Flags that become something else, with three replicas only."""

    @action()
    def become(s: Flags) -> Rule[Any]:
        """They become something else."""
        yield s.bounds.replicas == 3
        yield True if after else None
        return after(s)

    bounds = (*flags().bounds, BoundSpec("others", "others", 1, 2))
    return replace(flags(), bounds=bounds, slots={"become": become})


WRONG_AFTER: dict[str, tuple[Any, str]] = {
    "no condition": (None, "yields None"),
    "no state": (lambda s: None, "returns None, which is not a state of the class"),
    "a derived class": (lambda s: Derived(s.bounds, s.up), "returns a Derived, which is not a state of the class"),
    "other bounds": (lambda s: Flags(OTHERS, (True, True, True)), "other bounds|has the bounds"),
    "other indices": (
        lambda s: s.replace(up=table(s.bounds.indices("others"), lambda i: True)),
        "may lie outside: use select|of 2",
    ),
    "other values": (
        lambda s: s.replace(up=table(s.bounds.indices("replicas"), lambda i: 1)),
        "not a truth value|wanted",
    ),
}


@pytest.mark.parametrize("case", WRONG_AFTER)
def test_successors_that_are_no_states_are_refused_under_other_bounds(case: str) -> None:
    after, message = WRONG_AFTER[case]
    always = Property("Always", "", Flags, lambda s: True)
    for decide in (lambda p: prove(p, [always], []), lambda p: explore(p, p.bounded(replicas=3), [always])):
        with pytest.raises(ModelError, match=message):
            decide(returning(after))
