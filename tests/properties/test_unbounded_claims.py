"""Proof without bounds: code that means something else where the bounds have no value is refused, or not proved."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from copy import copy, deepcopy
from dataclasses import dataclass, fields, make_dataclass, replace
from functools import cache, cached_property, partial, singledispatch
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

import pytest
from support import counting
from support.clauses import taken_apart

from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.actions import REPLICA, Action, Parameter, Rule, action
from tideproof.model.language.algebra import (
    Bool,
    Int,
    IntTerm,
    all_of,
    any_of,
    every,
    first_where,
    implies,
    ite,
    last_where,
    minimum,
    not_,
    put,
    select,
    some,
    table,
)
from tideproof.model.language.digests import are_alike
from tideproof.model.language.properties import DifferenceError, Property, Status
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, Bools, Bounds, Domain, ModelError, State, upto, variable
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


def test_a_formula_for_z3_is_what_is_claimed_whatever_its_form() -> None:
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
def test_the_first_and_the_last_index_may_be_any(where: Callable[..., Any]) -> None:
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
def test_what_has_another_meaning_without_bounds_is_no_proof(case: str) -> None:
    holds, message = WITHOUT_BOUNDS[case]
    protocol = flags()
    violated = Property("Down", "", Flags, holds)
    with explore(protocol, protocol.bounded(), [violated], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    with pytest.raises((DifferenceError, ModelError), match=rf"test_unbounded.*({message})"):
        prove(protocol, [violated], [violated])


@dataclass(frozen=True)
class Looks:
    """A property of the flags, that some are down: false under these bounds, in which alone a flag goes up."""

    few: int
    goes_up: Callable[[Flags], Bool]
    holds: Callable[[Flags], Bool] = lambda s: down(s, 0)
    message: str = ""
    """Why it is not read; empty where it is, and is not proved."""

    def protocol(self) -> Protocol:
        @action(replica=REPLICA)
        def go_up(s: Flags, replica: int) -> Rule[Flags]:
            """A flag goes up."""
            yield self.goes_up(s)
            return s.replace(up=put(s.up, replica, True))

        bounds = (BoundSpec("replicas", "replicas", 1, 2), BoundSpec("few", "a number", -1, 1))
        return Protocol("flags", "", "", Flags, Flags.initial, bounds, {"go_up": go_up})


def few(s: Flags) -> range:
    return s.bounds.indices("few")


def as_table(s: Flags) -> tuple[int, ...]:
    return table(few(s), lambda i: 0)


def last_entry(s: Flags) -> Int:
    """As many as there are few, by a function around which a variable changes once the table is made."""

    def entry(_: int) -> Int:
        return most

    most: Int = s.bounds.few
    made = table(s.bounds.indices("replicas"), lambda i: entry(i))
    most = 1
    return made[0]


class Count:
    """How often it was called."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0

    def __call__(self, *_: object) -> bool:
        self.number = self.number + 1
        return True


EVER = SimpleNamespace(count=Count())


def of_module(s: Flags) -> Int:
    EVER.count = Count()
    every(few(s), lambda i: EVER.count(i))
    return EVER.count.number


def of_object(s: Flags) -> Int:
    count = Count()
    some(few(s), lambda i: not count(i))
    return count.number


def of_callable(s: Flags) -> Int:
    count = Count()
    every(few(s), count)
    return count.number


def of_list(s: Flags) -> Int:
    met: list[Int] = []
    first_where(few(s), lambda i: met.append(i) is not None, lambda i: i, 0)
    return len(met)


def of_partial(s: Flags) -> Int:
    met: list[Int] = []
    every(few(s), partial(lambda met, i: met.append(i) is None, met))
    return len(met)


def of_variable(s: Flags) -> Int:
    number: Int = 0

    def claim(_: int) -> bool:
        nonlocal number
        number = number + 1
        return True

    every(few(s), claim)
    return number


def of_function(s: Flags) -> Int:
    def claim(_: int) -> bool:
        claim.number += 1  # type: ignore[attr-defined]
        return True

    claim.number = 0  # type: ignore[attr-defined]
    every(few(s), claim)
    return claim.number  # type: ignore[attr-defined,no-any-return]


def of_iterator(s: Flags) -> Int:
    numbers = iter(range(9))
    return last_where(few(s), lambda i: True, lambda i: next(numbers), 0) + 1


def of_later_entries(s: Flags) -> Int:
    """As many as there are few, by what a table reads of a list that changes once the table is made."""
    numbers = [s.bounds.few]
    made = table(s.bounds.indices("replicas"), lambda i: sum(numbers))
    numbers.append(1)
    return made[0]


def of_default(s: Flags) -> Int:
    def claim(i: Int, met: list[Int] = []) -> bool:  # noqa: B006 - as it is sometimes written
        return met.append(i) is None

    assert claim.__defaults__ is not None
    claim.__defaults__[0].clear()
    every(few(s), claim)
    return len(claim.__defaults__[0])


class Times:
    """How often each was met."""

    number: ClassVar[Int] = 0

    def __init__(self) -> None:
        self.of: dict[str, Int] = {"all": 0}

    def all(self, _: int) -> bool:
        self.of["all"] += 1
        return True


def of_class(s: Flags) -> Int:
    def claim(_: int) -> bool:
        Times.number = Times.number + 1
        return True

    Times.number = 0
    every(few(s), claim)
    return Times.number


def of_method(s: Flags) -> Int:
    times = Times()
    every(few(s), times.all)
    return times.of["all"]


class Noting:
    """Notes calls elsewhere, by a method, a property and a function of its class."""

    notes: ClassVar[list[Int]] = []
    kept: ClassVar[dict[str, Any]] = {"bytes": bytearray(1), "numbers": array("i", [0])}

    def note(self, _: object) -> bool:
        return NOTES.append(0) is None

    @property
    def length(self) -> bool:
        return self.notes.append(0) is None

    @classmethod
    def of_all(cls) -> bool:
        return cls.notes.append(0) is None

    @staticmethod
    def of_none() -> bool:
        return NOTES.append(0) is None

    @cached_property
    def once(self) -> bool:
        return NOTES.append(0) is None


class Inheriting(Noting):
    pass


NOTES: list[Int] = []
NOTING, NOTED = Inheriting(), ContextVar("NOTED", default=0)


def counted(claim: Callable[[Any], bool], number: Callable[[], Int]) -> Callable[[Flags], Int]:
    def count_few(s: Flags) -> Int:
        NOTES.clear()
        Noting.notes.clear()
        NOTED.set(0)
        Noting.kept = {"bytes": bytearray(1), "numbers": array("i", [0])}
        every(few(s), claim)
        return number()

    return count_few


def add_to_bytes(_: object) -> bool:
    Noting.kept["bytes"][0] += 1
    return True


def add_to_numbers(_: object) -> bool:
    Noting.kept["numbers"][0] += 1
    return True


def of_state(s: Flags) -> Int:
    """What a claim keeps in the state that it is asked of."""
    object.__setattr__(s, "met", 0)
    every(few(s), lambda i: object.__setattr__(s, "met", s.met + 1) is None)  # type: ignore[attr-defined]
    return s.met  # type: ignore[attr-defined,no-any-return]


def of_helper(s: Flags) -> Int:
    """What a function of a module keeps."""
    counting.CALLS.clear()
    every(few(s), lambda i: counting.note(i))
    return len(counting.CALLS)


def of_local_class(s: Flags) -> Int:
    """As many as there are few, by a variable around a class that is set once the table is made."""
    number: Int = s.bounds.few

    class Entry:
        def at(self, i: Int) -> Int:
            return number

    entry = Entry()
    made = table(s.bounds.indices("replicas"), lambda i: entry.at(i))
    number = 2
    return made[0]


def of_pattern(values: object) -> Int:
    match values:
        case [_, _]:
            return 2
    return 0


LIST, ENTRIES, OUTSIDE = "there is no list of all", "there is no list of entries", "may lie outside: use select"
CHANGED = "has been changed, perhaps by itself|another one when it is read again|goes on each time|keeps an index of a"

LOOKS = {
    "a bound as an index": Looks(-1, lambda s: s.bounds.few == -1, lambda s: down(s, s.bounds.few), OUTSIDE),
    "a choice as an index": Looks(
        -1, lambda s: s.bounds.few == -1, lambda s: down(s, ite(s.bounds.few == -1, -1, 0)), OUTSIDE
    ),
    "an index that select was given before": Looks(
        -1,
        lambda s: s.bounds.few == -1,
        lambda s: all_of(any_of(True, select(s.up, s.bounds.few)), down(s, s.bounds.few)),
        OUTSIDE,
    ),
    "whether there is an index": Looks(0, lambda s: not few(s), message=LIST),
    "whether the indices are the same": Looks(2, lambda s: few(s) == s.bounds.indices("replicas"), message=LIST),
    "whether a table is empty": Looks(0, lambda s: table(few(s), lambda i: s.up[0]) == (), message=ENTRIES),
    "whether indices are a range": Looks(2, lambda s: isinstance(few(s), range) and len(few(s)) == 2, message=LIST),
    "the end of a range": Looks(2, lambda s: few(s).stop == 2, message=f"{LIST}.*for stop"),
    "the last of a range": Looks(2, lambda s: few(s)[-1] == 1, message=f"{LIST}.*for __getitem__"),
    "how often in a table": Looks(2, lambda s: as_table(s).count(0) == 2, message=f"{ENTRIES}.*for count"),
    "the hash of a table": Looks(2, lambda s: len({as_table(s), (0, 0)}) == 1, message=f"{ENTRIES}.*for __hash__"),
    "the text of a table": Looks(2, lambda s: str(as_table(s)) == "(0, 0)", message=f"{ENTRIES}.*for __repr__"),
    "a pattern of a table": Looks(2, lambda s: of_pattern(as_table(s)) == 2, message=ENTRIES),
    "a pattern of a range": Looks(2, lambda s: of_pattern(few(s)) == 2, message=LIST),
    "how often an object is called": Looks(2, lambda s: of_object(s) == 2, message=CHANGED),
    "how often an object is called itself": Looks(2, lambda s: of_callable(s) == 2, message=CHANGED),
    "how often an object of the module is called": Looks(2, lambda s: of_module(s) == 2, message=CHANGED),
    "the length of a list": Looks(2, lambda s: of_list(s) == 2, message=CHANGED),
    "the length of a list that is given": Looks(2, lambda s: of_partial(s) == 2, message=CHANGED),
    "a variable that counts": Looks(2, lambda s: of_variable(s) == 2, message=CHANGED),
    "a function that counts": Looks(2, lambda s: of_function(s) == 2, message=CHANGED),
    "the length of a default": Looks(2, lambda s: of_default(s) == 2, message=CHANGED),
    "a class that counts": Looks(2, lambda s: of_class(s) == 2, message=CHANGED),
    "a method that counts": Looks(2, lambda s: of_method(s) == 2, message=CHANGED),
    "a method that notes": Looks(
        2, lambda s: counted(lambda i: NOTING.note(i), lambda: len(NOTES))(s) == 2, message=CHANGED
    ),
    "a property that notes": Looks(
        2, lambda s: counted(lambda i: NOTING.length, lambda: len(Noting.notes))(s) == 2, message=CHANGED
    ),
    "a method of a class that notes": Looks(
        2, lambda s: counted(lambda i: NOTING.of_all(), lambda: len(Noting.notes))(s) == 2, message=CHANGED
    ),
    "a function of a class that notes": Looks(
        2, lambda s: counted(lambda i: NOTING.of_none(), lambda: len(NOTES))(s) == 2, message=CHANGED
    ),
    "what is computed once": Looks(
        2, lambda s: counted(lambda i: Inheriting().once, lambda: len(NOTES))(s) == 2, message=CHANGED
    ),
    "bytes that change": Looks(
        2, lambda s: counted(add_to_bytes, lambda: Noting.kept["bytes"][0])(s) == 2, message=CHANGED
    ),
    "numbers that change": Looks(
        2, lambda s: counted(add_to_numbers, lambda: Noting.kept["numbers"][0])(s) == 2, message=CHANGED
    ),
    "a variable of a context": Looks(
        2, lambda s: counted(lambda i: NOTED.set(NOTED.get() + 1) is not None, NOTED.get)(s) == 2, message=CHANGED
    ),
    "what is kept in the state": Looks(2, lambda s: of_state(s) == 2, message=CHANGED),
    "what is kept in another module": Looks(2, lambda s: of_helper(s) == 2, message=CHANGED),
    "a variable around a class": Looks(2, lambda s: of_local_class(s) == 2, lambda s: down(s, 0)),
    "an iterator": Looks(2, lambda s: of_iterator(s) == 2, message=CHANGED),
    "a list that changes": Looks(2, lambda s: of_later_entries(s) == 2, lambda s: down(s, 0)),
    "an entry whose variables change": Looks(2, lambda s: last_entry(s) == 2, lambda s: down(s, 0)),
    "the first of fewer than none": Looks(
        -1,
        lambda s: s.bounds.few == -1,
        lambda s: all_of(down(s, 0), first_where(few(s), lambda i: i == 0, lambda i: i, 0) == 0),
    ),
}
"""What has another value under other bounds than the default ones, which a proof is compared under."""


@pytest.mark.parametrize("case", LOOKS)
def test_what_is_false_under_some_bounds_is_not_proved(case: str) -> None:
    looks = LOOKS[case]
    protocol, false = looks.protocol(), Property("Down", "", Flags, looks.holds)
    with explore(protocol, protocol.bounded(few=looks.few), [false], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    if looks.message:
        with pytest.raises(ModelError, match=rf"test_unbounded.*{looks.message}"):
            prove(protocol, [false], [false])
    else:
        assert prove(protocol, [false], [false], jobs=1).status is Status.UNKNOWN


def test_what_terms_say_otherwise_under_the_least_bounds_is_no_proof() -> None:
    """There are ways to ask an object what it is that no list of them has: bounds other than the default show them."""
    looks = Looks(
        -1,
        lambda s: s.bounds.few == -1,
        lambda s: any_of(s.bounds.few != -1, down(s, 0), getattr(s.bounds.few, "lo", None) is not None),
    )
    false = Property("Down", "", Flags, looks.holds)
    for properties, lemmas in (([false], []), ([], [false])):
        with pytest.raises(DifferenceError, match=r"Down.*fails on ints and holds in terms without bounds"):
            prove(looks.protocol(), properties, lemmas)


def test_a_variable_with_the_name_of_any_index_is_not_taken_for_it() -> None:
    """For what is defined for every replica there would be one value."""
    fields = [("any", Int, variable("a replica", upto("few"))), ("up", Bools, variable("flags", FLAG, "few"))]
    state = make_dataclass("Any", fields, bases=(State,), frozen=True)

    def first(s: Any, v: int) -> Int:
        return first_where(few(s), lambda i: any_of(i == s.any, s.up[v]), lambda i: i, 0)

    def alike(s: Any) -> Bool:
        return every(few(s), lambda v: first(s, v) == 0)

    protocol = Protocol("any", "", "", state, state.initial, (BoundSpec("few", "a number", 1, 2),), {})
    assert prove(protocol, [Property("Alike", "", state, alike)], [], jobs=1).status is Status.UNKNOWN


@dataclass(frozen=True)
class Marks(State):
    """A mark of each replica for each replica, and for each of others."""

    up: Bools = variable("whether it is up", FLAG, "replicas")
    leader: Int = variable("the leader", upto("zero"))
    mark: tuple[Bools, ...] = variable("whether it is marked", FLAG, "replicas", "replicas")
    log: tuple[Bools, ...] = variable("whether it is there", FLAG, "replicas", "others")


def marks(*rules: Callable[..., Rule[Any]]) -> Protocol:
    bounds = (BoundSpec("replicas", "replicas", 1, 2), BoundSpec("others", "others", 1, 2),
              BoundSpec("zero", "0", 0, 0, most=0))  # fmt: skip
    slots = {rule.__name__: action(replica=REPLICA)(rule) for rule in rules}
    return Protocol("marks", "", "", Marks, Marks.initial, bounds, slots)


def first_marked(s: Any, row: Any, size: str) -> Any:
    """The first index with a mark before it: a search within a search."""
    marked = s.mark[row] if size == "replicas" else s.log[row]

    def before(r: Any) -> Any:
        return first_where(s.bounds.indices(size), lambda o: any_of(r == o, marked[o]), lambda o: o, -1)

    return first_where(s.bounds.indices("replicas"), lambda r: before(r) != r, lambda r: r, -1)


@pytest.mark.parametrize("size", ["replicas", "others"])
def test_a_search_may_be_within_another_one(size: str) -> None:
    """The index of the one is not that of the other: the result was said to be the same for all rows."""
    protocol = marks()
    bounds = protocol.bounded(replicas=2, others=3)
    system, any_system, chance = System(protocol, bounds), AnySystem(protocol), Random(1)
    state, rows = any_system.state[0], bounds.indices("replicas")
    terms = every(state.bounds.indices("replicas"), lambda v: every(state.bounds.indices("replicas"), lambda w:
                  first_marked(state, v, size) == first_marked(state, w, size)))  # fmt: skip
    said = set()
    for _ in range(60):
        leaves = [chance.choice([False, True]) if v.is_bool else 0 for v in system.space.variables]
        ints = system.space.build(leaves)
        alike = len({first_marked(ints[0], row, size) for row in rows}) == 1
        assert Instantiated(any_system, system, ints, {})(terms) == alike, ints
        said.add(alike)
    assert said == {False, True}


def test_what_only_one_search_within_another_tells_apart_is_not_proved() -> None:
    def mark(s: Any, replica: int) -> Rule[Any]:
        """It is marked."""
        yield True
        return s.replace(mark=put(s.mark, replica, put(s.mark[replica], 0, True)))

    def alike(s: Any) -> Bool:
        rows = s.bounds.indices("replicas")
        return every(rows, lambda v: first_marked(s, v, "replicas") == first_marked(s, 0, "replicas"))

    false = Property("Alike", "", Marks, alike)
    with explore(marks(mark), marks(mark).bounded(), [false], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    assert prove(marks(mark), [false], [false], jobs=1).status is Status.UNKNOWN


def test_a_table_of_tables_may_be_made_by_a_rule_and_looked_at_by_select() -> None:
    """Its rows are made when they are asked for, of an index that select looks at."""

    def wipe(s: Any, replica: int) -> Rule[Any]:
        """All of it goes."""
        yield s.up[replica]

        def row(b: Any) -> Any:
            return table(s.bounds.indices("others"), lambda o: all_of(s.up[b], s.log[b][o]))

        return s.replace(log=table(s.bounds.indices("replicas"), row))

    def empty(s: Any, row: Any) -> Bool:
        return every(s.bounds.indices("others"), lambda o: not_(row[o]))

    leads = Property("LeaderEmpty", "", Marks, lambda s: empty(s, select(s.log, s.leader)))
    every_one = Property(
        "AllEmpty", "", Marks, lambda s: every(s.bounds.indices("replicas"), lambda b: empty(s, s.log[b]))
    )
    assert prove(marks(wipe), [leads], [leads, every_one], jobs=1).status is Status.HOLDS


@dataclass(frozen=True)
class Chain(State):
    """Flags of a chain of replicas."""

    up: Bools = variable("whether it is up", FLAG, "replicas")

    @cached_property
    def first(self) -> Bool:
        return self.up[self.bounds.first]


@action()
def last_goes_up(s: Chain) -> Rule[Chain]:
    """The last flag goes up."""
    yield True
    return s.replace(up=put(s.up, s.bounds.replicas - 1, True))


def of_all(s: Chain, entry: Callable[[Any], Any]) -> Any:
    return table(s.bounds.indices("replicas"), entry)


def before(s: Chain, r: Any) -> Bool:
    """Of the replica before this one, by an entry that takes another table at the same index."""
    return select(of_all(s, lambda i: not_(s.up[r - 1])), r - 1)  # type: ignore[no-any-return]


def kept_by_a_table(s: Chain, r: Any) -> Bool:
    kept = of_all(s, lambda i: not_(s.up[r - 1]))
    return any_of(select(of_all(s, lambda i: kept[0]), r - 1), kept[0])


def kept_by_a_row(s: Chain, r: Any) -> Bool:
    rows = of_all(s, lambda i: of_all(s, lambda j: not_(s.up[r - 1])))
    return select(rows, r - 1)[0]  # type: ignore[no-any-return]


LOOKS_OUTSIDE: dict[str, Callable[[Chain, Any], Bool]] = {
    "where the last entry is taken": before,
    "by what a table keeps": kept_by_a_table,
    "by what a row keeps": kept_by_a_row,
    "by what a state keeps": lambda s, r: select(of_all(s, lambda i: not_(s.first)), s.bounds.first),
}


@pytest.mark.parametrize("case", LOOKS_OUTSIDE)
def test_no_other_table_is_read_at_an_index_that_select_asks_about(case: str) -> None:
    """Of the one before the first rules say the last one. A function at -1 is nothing that a rule ever writes."""
    claim = LOOKS_OUTSIDE[case]
    bounds = (BoundSpec("replicas", "replicas", 1, 2), BoundSpec("first", "the first one", -1, -1, most=0))
    protocol = Protocol("chain", "", "", Chain, Chain.initial, bounds, {"last_goes_up": last_goes_up})
    false = Property("Down", "", Chain, lambda s: every(s.bounds.indices("replicas"), lambda r: claim(s, r)))
    with explore(protocol, protocol.bounded(), [false], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    with pytest.raises(ModelError, match="an index may lie outside: use select"):
        prove(protocol, [false], [false], jobs=1)


@dataclass(frozen=True)
class Kept(State):
    """Flags, and a table of them that is made once."""

    up: Bools = variable("whether it is up", FLAG, "replicas")

    @cached_property
    def down(self) -> Any:
        replicas = self.bounds.indices("replicas")
        return table(replicas, lambda i: some(replicas, lambda j: all_of(j == i, not_(self.up[j]))))


def test_what_a_state_has_made_once_has_no_variables_of_later_claims() -> None:
    """An index would take the place of one of them, and of the one before each it would be said what is so of some."""

    protocol = replace(flags(), state=Kept, initial=Kept.initial)
    leader = Property("First", "", Kept, lambda s: any_of(select(s.down, 0), s.up[0]))
    false = Property("Before", "", Kept, lambda s: every(s.bounds.indices("replicas"), lambda r: select(s.down, r - 1)))
    with explore(protocol, protocol.bounded(), [false], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    for asked in ([false], [leader, false], [false, leader]):
        assert prove(protocol, asked, asked, jobs=1).status is Status.UNKNOWN
    assert prove(protocol, [leader], [leader], jobs=1).status is Status.HOLDS


@pytest.mark.parametrize("size", [1, 2, 3])
def test_select_takes_the_entry_at_any_index_or_the_last_one(size: int) -> None:
    """Whatever an entry is: a row, a choice, what was put, a claim about all, what is found first."""
    protocol = marks()
    system, any_system = System(protocol, protocol.bounded(replicas=size, others=size)), AnySystem(protocol)
    chance = Random(size)

    def claims(s: Any) -> list[Any]:
        rows = s.bounds.indices("replicas")
        made = table(rows, lambda i: table(rows, lambda j: any_of(s.mark[j][i], i == j)))
        counted = table(rows, lambda i: first_where(rows, lambda j: s.mark[i][j], lambda j: j + i, -1))
        of_all = table(rows, lambda i: every(rows, lambda j: any_of(s.mark[i][j], not_(s.mark[j][i]), i == j)))
        wiped = put(s.mark, s.leader + 1, s.mark[0])

        def near(t: Any, by: int) -> Bool:
            return every(rows, lambda r: every(rows, lambda o: ite(select(t, r + by)[o], s.up[r], s.up[o])))

        return [
            *(near(t, by) for t in (s.mark, made, wiped) for by in (-1, 0, 1)),
            every(rows, lambda r: select(counted, r - 1) <= select(counted, s.leader)),
            some(rows, lambda r: select(of_all, r + 1)),
            every(rows, lambda r: select(select(made, r - 1), r + 1)),
        ]  # fmt: skip

    terms, said = claims(any_system.state[0]), set()
    for _ in range(80):
        ints = system.space.build([chance.choice([False, True]) if v.is_bool else 0 for v in system.space.variables])
        value = Instantiated(any_system, system, ints, {})
        found = [bool(value(term)) for term in terms]
        assert found == [bool(claim) for claim in claims(ints[0])], ints
        said.add(tuple(found))
    assert len(said) > size


def test_what_is_kept_of_one_state_or_used_up_is_no_proof() -> None:
    """The state before a step is one of any, and is known to keep a lemma; the state after it is to keep it, too."""
    answers = [True]

    def down_before(s: Flags, parts: list[Bool] = []) -> Bool:  # noqa: B006
        parts.append(down(s, 0))
        return any_of(*parts)

    def down_at_first(s: Flags) -> Bool:
        return not_(s.up[0]) if answers and answers.pop() else True

    def going_up(s: Flags, parts: list[Bool] = []) -> Rule[Flags]:  # noqa: B006
        """The first flag goes up, unless it was down."""
        parts.append(s.up[0])
        yield all_of(*parts)
        return s.replace(up=put(s.up, 0, True))

    right = Property("Right", "", Flags, lambda s: True)
    for claim in (down_before, down_at_first):
        wrong = Property("Wrong", "", Flags, claim)
        with pytest.raises(ModelError, match=r"Wrong \(.*py:\d+\): it is another one when it is read again"):
            prove(flags(), [right], [wrong], jobs=1)
    protocol = replace(flags(), slots={"going_up": action()(going_up)})
    with pytest.raises(ModelError, match=r"GoingUp \(.*py:\d+\): it is another one when it is read again"):
        prove(protocol, [right], [right], jobs=1)


@dataclass(frozen=True)
class Once(State):
    """A state that says once what is down."""

    up: Bools = variable("whether it is up", FLAG, "replicas")

    @cached_property
    def downs(self) -> Iterator[Bool]:
        return iter([not_(self.up[0])])


def test_what_one_claim_leaves_to_the_next_one_is_no_proof() -> None:
    """The second one would find nothing to say, and be true."""

    protocol = replace(flags(), state=Once, initial=Once.initial)
    first = Property("First", "", Once, lambda s: any_of(s.up[0], *s.downs))
    false = Property("Down", "", Once, lambda s: all_of(*s.downs))
    for asked in ([false], [first, false], [false, first]):
        with pytest.raises(ModelError, match="another one when it is read again"):
            prove(protocol, asked, asked, jobs=1)


@dataclass(frozen=True, slots=True)
class Slots(State):
    """A state without a dictionary."""

    up: Bools = variable("whether it is up", FLAG, "replicas")


def test_a_state_may_have_slots() -> None:
    @action(replica=REPLICA)
    def go_up(s: Slots, replica: int) -> Rule[Slots]:
        """A flag goes up, if the first one is up."""
        yield s.up[0]
        return s.replace(up=put(s.up, replica, True))

    protocol = Protocol("slots", "", "", Slots, Slots.initial, flags().bounds, {"go_up": go_up})
    down_all = Property("Down", "", Slots, lambda s: every(s.bounds.indices("replicas"), lambda r: not_(s.up[r])))
    assert prove(protocol, [down_all], [down_all], jobs=1).status is Status.HOLDS


def test_what_an_initial_state_on_ints_leaves_is_not_read_by_a_rule() -> None:
    """A guard would have the number that the bound is by default, in every form."""
    kept: dict[str, Any] = {}

    def limit(b: Bounds) -> Any:
        return kept.setdefault("limit", b.replicas)

    def begin(b: Bounds) -> Flags:
        return Flags(b, up=table(b.indices("replicas"), lambda i: all_of(i >= limit(b), False)))

    def raise_all(s: Flags) -> Rule[Flags]:
        """All go up, if there are more than two."""
        yield limit(s.bounds) > 2
        return s.replace(up=table(s.bounds.indices("replicas"), lambda i: True))

    protocol = replace(flags(), initial=begin, slots={"raise_all": action()(raise_all)})
    never = Property("Never", "", Flags, lambda s: down(s, 0))
    with pytest.raises((ModelError, DifferenceError)):
        prove(protocol, [never], [never], jobs=1)


def test_an_initial_state_that_asks_for_the_value_of_a_bound_is_named() -> None:
    def begin(b: Bounds) -> Flags:
        assert b.replicas > 0
        return Flags.initial(b)

    with pytest.raises(
        ModelError, match=r"flags: the initial state, without bounds \(.*py:\d+\): TypeError: a rule may"
    ):
        prove(replace(flags(), initial=begin), [], [])


def test_an_index_below_one_bound_is_not_one_below_another() -> None:
    """With more others than replicas the property has no value: check ends with an error there."""
    two = replace(flags(), bounds=(*flags().bounds, BoundSpec("others", "others", 1, 2)))
    some_up = Property("SomeUp", "", Flags, lambda s: some(s.bounds.indices("others"), lambda i: s.up[i]))
    with pytest.raises(ModelError, match="an index may lie outside: use select"):
        prove(two, [some_up], [])
    with pytest.raises(ModelError, match="IndexError"):
        explore(two, two.bounded(others=3), [some_up])


def test_a_parameter_below_one_bound_is_not_one_of_the_same_name_below_another() -> None:
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


@dataclass(frozen=True)
class Pair:
    """What a rule asks of a replica."""

    up: Any
    first: Any


class NamedPair(NamedTuple):
    up: Any
    first: Any


ENTRIES: dict[str, tuple[Callable[[Flags, Any], Any], Callable[[Any], Any]]] = {
    "an object": (lambda s, r: Pair(s.up[r], r == 0), lambda pair: pair.up),
    "a dictionary": (lambda s, r: {"up": s.up[r]}, lambda entry: entry["up"]),
    "a function": (lambda s, r: lambda: s.up[r], lambda entry: entry()),
    "a function with a default": (lambda s, r: partial(lambda up: up, s.up[r]), lambda entry: entry()),
    "a method": (lambda s, r: Pair(s.up[r], r).__eq__, lambda entry: entry.__self__.up),
    "an object in a tuple": (lambda s, r: (r, Pair(s.up[r], r)), lambda entry: entry[1].up),
    "an object in a table": (
        lambda s, r: table(s.bounds.indices("replicas"), lambda i: Pair(s.up[r], i)), lambda entry: entry[0].up),
}  # fmt: skip


def ringing(claim: Callable[[Flags, Any], Bool]) -> Protocol:
    """A flag goes down where the one before it is down, by this claim, with three replicas or more."""

    @action(replica=REPLICA)
    def go_down(s: Flags, replica: int) -> Rule[Flags]:
        """A flag goes down."""
        yield s.bounds.replicas > 2
        yield not_(claim(s, replica - 1))
        return s.replace(up=put(s.up, replica, False))

    return replace(flags(), slots={"raise_flag": raise_flag, "go_down": go_down})


@pytest.mark.parametrize("case", ENTRIES)
def test_an_object_that_may_hide_an_index_is_no_entry_that_select_asks_for(case: str) -> None:
    """It would be that of another replica: of the one that stands for all."""
    entry, up = ENTRIES[case]
    of_all: Callable[[Flags, Any], Any] = lambda s, r: up(  # noqa: E731
        select(table(s.bounds.indices("replicas"), lambda i: entry(s, i)), r)
    )
    with pytest.raises(ModelError, match="an entry of a table is a number, a flag or a tuple of them, and not a"):
        prove(ringing(of_all), [], [], jobs=1)


def test_select_may_ask_for_an_entry_with_names() -> None:
    pairs: Callable[[Flags], Any] = lambda s: table(  # noqa: E731
        s.bounds.indices("replicas"), lambda i: NamedPair(s.up[i], i == 0)
    )
    protocol = ringing(lambda s, r: select(pairs(s), r).up)
    plain = ringing(lambda s, r: select(s.up, r))
    read = [AnySystem(p).reading(p.slots["go_down"]) for p in (protocol, plain)]
    assert len(read[0]) == len(read[1]) and all(map(are_alike, *read))


def test_an_index_that_a_claim_has_left_somewhere_is_no_part_of_a_step() -> None:
    kept: ContextVar[Any] = ContextVar("kept")

    def in_a_context(s: Flags, replica: Any) -> Bool:
        every(s.bounds.indices("replicas"), lambda i: any_of(kept.set(i) is None, s.up[i]))
        return kept.get() == replica  # type: ignore[no-any-return]

    def in_the_bounds(s: Flags, replica: Any) -> Bool:
        every(s.bounds.indices("replicas"), lambda i: s.bounds.__dict__.update(kept=i) is None)
        return s.bounds.__dict__["kept"] == replica  # type: ignore[no-any-return]

    for keeping, message in ((in_a_context, CHANGED), (in_the_bounds, "keeps an index of a claim that is over")):
        with pytest.raises(ModelError, match=message):
            prove(ringing(keeping), [], [], jobs=1)


@dataclass(frozen=True)
class Counting(State):
    """A change counts as one more, where changes are counted."""

    changes: Int = variable("changes", upto("most"))
    value: Int = variable("a value", upto("most"))

    def replace(self, **changes: Any) -> Any:
        return super().replace(**{"changes": self.changes + self.bounds.counting, **changes})


def test_a_state_that_counts_its_changes_is_read_as_it_is() -> None:
    """Nothing but a rule changes it. Changes are counted under none of the bounds that are compared."""

    @action()
    def grow(s: Counting) -> Rule[Counting]:
        """The value grows."""
        yield s.changes < s.bounds.most
        yield s.value < s.bounds.most
        return s.replace(value=s.value + 1)

    bounds = (BoundSpec("most", "most", 1, 2), BoundSpec("counting", "1: they are counted", 0, 0, most=1))
    protocol = Protocol("counting", "", "", Counting, Counting.initial, bounds, {"grow": grow})
    ahead = Property("Ahead", "", Counting, lambda s: implies(s.bounds.counting == 1, s.value < s.changes))
    as_many = Property("AsMany", "", Counting, lambda s: implies(s.bounds.counting == 1, s.value == s.changes))
    seen = Ghost("seen", Counting, lambda seen, s: Counting(s.bounds, s.changes, s.value))
    with_seen = Property("WithSeen", "", Counting, lambda s, seen: seen.changes == s.changes, (seen,))
    for prop, status in ((ahead, Status.VIOLATED), (as_many, Status.HOLDS), (with_seen, Status.HOLDS)):
        with explore(protocol, protocol.bounded(counting=1), [prop]) as found:
            assert found.verdicts[0].status is status, prop.name
        proved = prove(protocol, [prop], [prop], jobs=1).status
        assert proved is (Status.HOLDS if status is Status.HOLDS else Status.UNKNOWN), prop.name


@dataclass(frozen=True)
class Capped(State):
    value: Int = variable("a value", upto("most"))

    def __post_init__(self) -> None:
        object.__setattr__(self, "value", minimum(self.value, 5))


def test_a_state_is_what_it_is_made_with() -> None:
    """Of larger bounds than those that are compared `check` says that the model is wrong."""
    capped = Protocol("capped", "", "", Capped, Capped.initial, (BoundSpec("most", "most", 1, 2),), {})
    always = Property("Always", "", Capped, lambda s: s.value <= 5)
    for decide in (lambda: prove(capped, [always], []), lambda: explore(capped, capped.bounded(most=9), [always])):
        with pytest.raises(ModelError, match="value is not what a state is made with"):
            decide()


def test_parameters_and_actions_are_of_no_class_of_their_own() -> None:
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


def with_three(bounds: Bounds) -> Flags:
    """Of no more than three."""
    few = Bounds(replicas=minimum(bounds.replicas, 3))
    return Flags(few, up=table(bounds.indices("replicas"), lambda i: False))


def test_an_initial_state_has_the_bounds_that_are_given() -> None:
    begun = replace(flags(), initial=with_three)
    always = Property("Always", "", Flags, lambda s: True)
    for decide in (lambda: prove(begun, [always], []), lambda: explore(begun, begun.bounded(replicas=4), [always])):
        with pytest.raises(ModelError, match=r"other bounds|it has the bounds"):
            decide()


def test_a_number_that_is_no_whole_one_is_refused() -> None:
    @dataclass(frozen=True)
    class Halved(State):
        value: Int = variable("a value", Domain(lambda b: (0, 3)))

    @action()
    def halve(s: Halved) -> Rule[Halved]:
        """It is a half."""
        yield s.bounds.most == 3
        return s.replace(value=0.5)

    halved = Protocol("halved", "", "", Halved, Halved.initial, (BoundSpec("most", "", 1, 2),), {"halve": halve})
    always = Property("Always", "", Halved, lambda s: True)
    for decide in (lambda: prove(halved, [always], []), lambda: explore(halved, halved.bounded(most=3), [always])):
        with pytest.raises(ModelError, match=r"whole number.*0\.5|0\.5.*whole number"):
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


def test_what_is_computed_once_is_that_of_the_state() -> None:
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


def test_a_copy_of_a_state_has_the_same_bounds() -> None:
    """Each quantifier has a variable of its own, also where bounds are copied."""

    def others(s: Flags) -> Bool:
        return some(
            s.bounds.indices("replicas"), lambda i: some(deepcopy(s).bounds.indices("replicas"), lambda j: i != j)
        )

    protocol = replace(flags(), slots={})
    one = Property("One", "", Flags, lambda s: any_of(s.bounds.replicas < 3, not_(others(s))))
    with explore(protocol, protocol.bounded(replicas=3), [one]) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    assert prove(protocol, [one], [], jobs=1).status is Status.UNKNOWN
    assert deepcopy(protocol.bounded()) == protocol.bounded() and copy(TERM) is TERM and deepcopy([TERM])[0] is TERM


TERM = IntTerm.variable("x", 0, 3)


def draws(number: Callable[[], int]) -> Callable[[Bounds], Flags]:
    """Flags as they are drawn: the first three are down."""
    return lambda b: Flags(b, up=table(b.indices("replicas"), lambda i: number() > 2))


def hidden(bounds: Bounds) -> Flags:
    """The same, counted where nothing looks."""
    bounds.__dict__["drawn"] = -1

    def draw() -> int:
        bounds.__dict__["drawn"] += 1
        return bounds.__dict__["drawn"]  # type: ignore[no-any-return]

    return draws(draw)(bounds)


BEGUN: dict[str, tuple[Callable[[Bounds], Flags], str]] = {
    "by a generator of numbers": (lambda b: draws(partial(Random(7).randrange, 4))(b), "goes on each time"),
    "by a list": (lambda b: draws([9, 9, 9, 0, 0, 0][:].pop)(b), CHANGED),
    "unseen": (hidden, r"the initial state has up\[3\]=1 on ints and 0 in terms without bounds, under --replicas 5"),
}


@pytest.mark.parametrize("case", BEGUN)
def test_an_initial_state_is_the_one_that_there_is_on_ints(case: str) -> None:
    begin, message = BEGUN[case]
    protocol = replace(flags(), initial=begin, slots={}, bounds=(BoundSpec("replicas", "replicas", 1, 5),))
    always = Property("Always", "", Flags, lambda s: True)
    with pytest.raises((ModelError, DifferenceError), match=message):
        prove(protocol, [always], [], jobs=1)


@singledispatch
def least(kind: object) -> int:
    return 0


@least.register
def _(kind: str) -> int:
    return 1


def test_a_function_that_dispatches_may_be_called_in_a_claim() -> None:
    """It keeps what it has found for a class."""
    some_least = Property(
        "Least", "", Flags, lambda s: every(s.bounds.indices("replicas"), lambda i: least("a") + least(None) <= i + 1)
    )
    assert prove(flags(), [some_least], [], jobs=1).status is Status.HOLDS


def test_an_entry_may_be_read_at_two_indices_of_one_claim() -> None:
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


STEPS = {Bounds(replicas=7): 2}


def test_bounds_are_no_key_where_they_have_no_value() -> None:
    """None would be found, but under these bounds there is one."""
    known: list[Callable[[Flags], Bool]] = [
        lambda s: STEPS.get(s.bounds, 1) == 1,
        lambda s: s.bounds not in STEPS,
        lambda s: s.bounds not in [*STEPS],
        lambda s: not_((lambda b: b.replicas == 7)(cache(lambda b: b)(s.bounds))),
    ]
    for claim in known:
        one = Property("One", "", Flags, claim)
        with explore(flags(), flags().bounded(replicas=7), [one], stop_when_decided=True) as found:
            assert found.verdicts[0].status is Status.VIOLATED
        with pytest.raises(ModelError, match=r"they are no key of a dict, and functools.cache|may not branch"):
            prove(flags(), [one], [], jobs=1)


class Derived(Flags):
    """Flags with methods that a proof would not know of."""


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
    "no state": (lambda s: None, "returns None, which is not the next state"),
    "a derived class": (lambda s: Derived(s.bounds, s.up), "returns a Derived, which is not the next state"),
    "other bounds": (lambda s: Flags(Bounds(replicas=3, others=9), s.up), "other bounds|has the bounds"),
    "other indices": (lambda s: s.replace(up=table(s.bounds.indices("others"), lambda i: True)), OUTSIDE + "|of 2"),
    "other values": (
        lambda s: s.replace(up=table(s.bounds.indices("replicas"), lambda i: 1)),
        "not a truth value|wanted",
    ),
}


@pytest.mark.parametrize("case", WRONG_AFTER)
def test_what_no_state_can_become_is_no_proof_though_it_needs_other_bounds(case: str) -> None:
    after, message = WRONG_AFTER[case]
    always = Property("Always", "", Flags, lambda s: True)
    for decide in (lambda p: prove(p, [always], []), lambda p: explore(p, p.bounded(replicas=3), [always])):
        with pytest.raises(ModelError, match=message):
            decide(returning(after))


@pytest.mark.parametrize("replicas", [lambda b: type(b.replicas) is int, lambda b: b.replicas is TWO])
def test_what_asks_a_bound_what_it_is_is_no_proof(replicas: Callable[[Bounds], bool]) -> None:
    """Under other bounds than the default ones only it could make a difference, which no comparison would show."""
    is_it = Property("IsIt", "", Flags, lambda s: any_of(s.bounds.replicas < 3, replicas(s.bounds)))
    with pytest.raises(ModelError, match=r"<lambda> \(.*test_unbounded_claims.py:\d+\) uses (type|is), which"):
        prove(flags(), [is_it], [is_it])


TWO = 2
