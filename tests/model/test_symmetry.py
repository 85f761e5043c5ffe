"""Whether names of brokers matter: each thing that can tell one broker from another is seen, and costs no violation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.symmetry import interchangeable, replicas_interchangeable
from tideproof.model.language.actions import REPLICA, Action, Rule, action
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, put
from tideproof.model.language.properties import Property, invariant
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import NIL, Bounds, Domain, Ints, State, below, upto, variable
from tideproof.model.language.system import System
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.bmc import check_runs


@dataclass(frozen=True)
class Marks(State):
    marks: Ints = variable("how often a broker was marked", upto("most"), "replicas")
    last: Int = variable("the broker that was marked last", below("replicas", nil=True))
    number: Int = variable("a number that names no broker", Domain(lambda _: (0, 5)))
    shelves: Ints = variable("what lies on each shelf, which is no broker", upto("most"), "shelves")


def unmarked(b: Bounds) -> Marks:
    return Marks(b, marks=(0,) * b.replicas, last=NIL, number=0, shelves=(0,) * b.shelves)


def first_marked(b: Bounds) -> Marks:
    return Marks(b, marks=(1, *[0] * (b.replicas - 1)), last=NIL, number=0, shelves=(0,) * b.shelves)


def first_named(b: Bounds) -> Marks:
    return Marks(b, marks=(0,) * b.replicas, last=0, number=0, shelves=(0,) * b.shelves)


def marked(s: Marks, broker: int, **more: Any) -> Marks:
    return s.replace(marks=put(s.marks, broker, s.marks[broker] + 1), **more)


@action(r=REPLICA)
def mark(s: Marks, r: int) -> Rule[Marks]:
    """Marks any broker, and remembers which one it was."""
    yield s.marks[r] < s.bounds.most
    return marked(s, r, last=r)


@action(r=REPLICA)
def mark_all_but_the_last(s: Marks, r: int) -> Rule[Marks]:
    """Marks any broker but the one with the highest number."""
    yield r != s.bounds.replicas - 1
    yield s.marks[r] < s.bounds.most
    return marked(s, r)


@action(r=REPLICA)
def mark_the_last(s: Marks, r: int) -> Rule[Marks]:
    """Marks the broker with the highest number, and no other."""
    yield r == s.bounds.replicas - 1
    yield s.marks[r] < s.bounds.most
    return marked(s, r)


@action(r=REPLICA)
def mark_more(s: Marks, r: int) -> Rule[Marks]:
    """Marks a broker; where it is the last broker, twice."""
    yield s.marks[r] < s.bounds.most - 1
    return s.replace(marks=put(s.marks, r, s.marks[r] + (2 if r == s.bounds.replicas - 1 else 1)))


@action(r=REPLICA)
def mark_after_the_one_before(s: Marks, r: int) -> Rule[Marks]:
    """Marks a broker if the one before it, in a ring, was marked last."""
    yield any_of(s.last == NIL, s.last == (r - 1) % s.bounds.replicas)
    yield s.marks[r] < s.bounds.most
    return marked(s, r, last=r)


@action(r=REPLICA)
def count_names(s: Marks, r: int) -> Rule[Marks]:
    """Writes the name of a broker where a plain number is kept."""
    yield s.marks[r] < s.bounds.most
    return marked(s, r, number=r)


@action(r=REPLICA)
def name_in_a_wide_range(s: Marks, r: int) -> Rule[Marks]:
    """Keeps the name of a broker in a term whose range, by its parts, is wider than the names are."""
    yield s.last == r
    yield s.marks[r] < s.bounds.most
    return marked(s, r, last=s.last + s.number - s.number)


@action()
def count_up(s: Marks) -> Rule[Marks]:
    """Adds one to the number, which names no broker."""
    yield s.number < 5
    return s.replace(number=s.number + 1)


@action()
def fill_the_first_shelf(s: Marks) -> Rule[Marks]:
    """Puts one on the first shelf: shelves may differ, they are not indexed by brokers."""
    yield s.shelves[0] < s.bounds.most
    return s.replace(shelves=put(s.shelves, 0, s.shelves[0] + 1))


@invariant(Marks)
def none_is_full(s: Marks) -> Bool:
    """No broker has all the marks that it can have."""
    return all_of(*(m < s.bounds.most for m in s.marks))


@invariant(Marks)
def the_last_is_not_full(s: Marks) -> Bool:
    """The broker with the highest number has not all the marks that it can have."""
    return s.marks[-1] < s.bounds.most


@dataclass(frozen=True)
class Case:
    """A protocol that treats its brokers alike, or not."""

    actions: tuple[Action, ...]
    alike: bool
    initial: Callable[[Bounds], Marks] = unmarked
    prop: Property = none_is_full

    @property
    def protocol(self) -> Protocol:
        bounds = (
            BoundSpec("replicas", "brokers", 1, 3),
            BoundSpec("most", "the most marks of a broker", 1, 2),
            BoundSpec("shelves", "shelves", 1, 2),
        )
        return Protocol("marks", "marks", "Marks.", Marks, self.initial, bounds, {a.name: a for a in self.actions})


CASES = {
    "all alike": Case((mark,), True),
    "a number that grows": Case((mark, count_up), True),
    "shelves that differ": Case((mark, fill_the_first_shelf), True),
    "a range too wide": Case((mark, name_in_a_wide_range, count_up), True),
    "one is never marked": Case((mark_all_but_the_last,), False),
    "one alone": Case((mark_the_last,), False),
    "one is marked twice": Case((mark_more,), False),
    "a ring": Case((mark_after_the_one_before,), False),
    "a name as a number": Case((count_names,), False),
    "one is marked initially": Case((mark,), False, first_marked),
    "one is named initially": Case((mark,), False, first_named),
    "a property of one": Case((mark,), False, prop=the_last_is_not_full),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("replicas", [1, 2, 3, 4])
def test_replicas_are_interchangeable_only_if_treated_alike(case: str, replicas: int) -> None:
    c = CASES[case]
    system = System(c.protocol, c.protocol.bounded(replicas=replicas))
    relation = Relation(system)
    claim = relation.claim(c.prop.holds(system, system.space.symbols))
    a_ring_of_two = case == "a ring" and replicas == 2  # each of two is before the other
    assert replicas_interchangeable(relation, [claim]) is (replicas > 1 and (c.alike or a_ring_of_two))


@pytest.mark.parametrize("case", CASES)
def test_symmetry_keeps_the_shortest_violation(case: str) -> None:
    protocol, prop = CASES[case].protocol, CASES[case].prop
    with explore(protocol, protocol.bounded(), [prop]) as found:
        depth = found.verdicts[0].depth
    assert depth is not None
    with explore(protocol, protocol.bounded(), [prop], symmetry=Symmetry.ON) as reduced:
        assert reduced.verdicts[0].depth == depth
        assert reduced.levels == found.levels
        assert reduced.reduction is not None
        assert (reduced.reduction.blocks == ((0, 1, 2),)) is CASES[case].alike
    checked = check_runs(protocol, protocol.bounded(), [prop], depth)
    assert checked.statistics["renaming"] is CASES[case].alike
    assert checked.verdicts[0].depth == depth


@dataclass(frozen=True)
class Chosen(State):
    chosen: Int = variable("one of the first two brokers, or none", Domain(lambda _: (NIL, 1), of="replicas"))


@action()
def choose_none(s: Chosen) -> Rule[Chosen]:
    """Chooses none, which names no broker."""
    yield s.chosen != NIL
    return s.replace(chosen=NIL)


def test_a_broker_outside_a_variables_range_is_not_interchangeable() -> None:
    bounds = (BoundSpec("replicas", "brokers", 1, 3),)
    protocol = Protocol("chosen", "chosen", "Chosen.", Chosen, Chosen.initial, bounds, {"none": choose_none})
    relation = Relation(System(protocol, protocol.bounded()))
    assert interchangeable(relation, {}).blocks == ((0, 1),)
    assert not replicas_interchangeable(relation, [])


def test_an_undecided_symmetry_is_not_assumed() -> None:
    protocol = CASES["all alike"].protocol
    relation = Relation(System(protocol, protocol.bounded()))
    found = interchangeable(relation, {}, lambda _: z3.unknown)
    assert found.blocks == ()
    assert {what for *_, what in found.differences} == {"what could not be decided"}


@pytest.mark.parametrize("case", CASES)
def test_blocks_contain_replicas_whose_swaps_are_symmetric(case: str) -> None:
    c = CASES[case]
    system = System(c.protocol, c.protocol.bounded(replicas=4))
    relation = Relation(system)
    found = interchangeable(relation, {"it": relation.claim(c.prop.holds(system, system.space.symbols))})
    first, last = {"one is marked initially", "one is named initially"}, {"one is never marked", "one alone"}
    last |= {"one is marked twice", "a property of one"}
    expected = ((1, 2, 3),) if case in first else ((0, 1, 2),) if case in last else ((0, 1, 2, 3),) if c.alike else ()
    assert found.blocks == expected
    assert bool(found.differences) is not c.alike
