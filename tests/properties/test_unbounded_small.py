"""Proof without bounds of small protocols: what is false is not proved, and what cannot be read is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, make_dataclass, replace
from typing import Any

import pytest

from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.actions import Parameter, Rule, action
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
    some,
    table,
)
from tideproof.model.language.properties import Property, Status, step_invariant, witness
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, Bounds, Domain, Ints, ModelError, State, upto, variable, variable_of
from tideproof.model.language.state import asked as asked_by
from tideproof.model.language.system import Ghost
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.base import Budget, Reporter, Result
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.unbounded import INITIALLY, prove, smallest_gap, summary


@dataclass(frozen=True)
class Filled(State):
    """How much is there, by the name of the bound."""

    size: Int = variable("how much is there", upto("size"))


@dataclass(frozen=True)
class Seen(State):
    """What an observer has seen."""

    most: Int = variable("the most that was there", upto("size"))


def filling(more: Callable[[Filled], Bool] = lambda s: True) -> Protocol:
    @action()
    def fill(s: Filled) -> Rule[Filled]:
        """Adds one."""
        yield all_of(more(s), s.size < s.bounds.size)
        return s.replace(size=s.size + 1)

    return Protocol("filling", "", "", Filled, lambda b: Filled(b, 0), (BoundSpec("size", "size", 1, 2),),
                    {"fill": fill})  # fmt: skip


@dataclass(frozen=True)
class Digit(State):
    digit: Int = variable("a number", Domain(lambda _: (0, 9)))


def test_a_protocol_without_bounds_is_proved() -> None:
    @action()
    def add(s: Digit) -> Rule[Digit]:
        """Adds one."""
        yield s.digit < 4
        return s.replace(digit=s.digit + 1)

    protocol = Protocol("digits", "", "", Digit, Digit.initial, (), {"add": add})
    for most, status in ((4, Status.HOLDS), (3, Status.UNKNOWN)):
        below = Property("Below", "", Digit, lambda s, most=most: s.digit <= most)  # type: ignore[misc]
        assert prove(protocol, [below], [below], jobs=1).status is status


def test_a_variable_may_have_the_name_of_a_bound() -> None:
    always_full = Property("AlwaysFull", "", Filled, lambda s: s.size == s.bounds.size)
    fits = Property("Fits", "", Filled, lambda s: s.size <= s.bounds.size)
    assert prove(filling(), [always_full], []).status is Status.UNKNOWN
    assert prove(filling(), [fits], []).status is Status.HOLDS


def test_a_variable_may_have_the_name_of_an_index() -> None:
    """What all entries keep to is proved of each one's own number, and says nothing of the variable."""
    below_own = Property("BelowOwn", "", State, lambda s: every(s.bounds.indices("size"), lambda i: s.entry[i] <= i))
    for number in range(10):
        name = f"v{number}"
        grid, single = variable("entries", upto("size"), "size"), variable("a number", upto("size"))
        state = make_dataclass("Entries", [("entry", Ints, grid), (name, Int, single)], bases=(State,), frozen=True)

        def below_variable(s: Any, name: str = name) -> Bool:
            return every(s.bounds.indices("size"), lambda i: s.entry[i] <= variable_of(s, name))

        protocol = Protocol("entries", "", "", state, state.initial, (BoundSpec("size", "size", 1, 2),), {})
        false = Property("BelowVariable", "", state, below_variable)
        assert prove(protocol, [false], [below_own], only=[false.name], jobs=1).failed, name


def test_an_unsatisfiable_lemma_proves_nothing() -> None:
    never = Property("Never", "", Filled, lambda s: s.size < 0)
    found = prove(filling(), [never], [never], jobs=1)
    assert ("Never", INITIALLY) in [(o.goal, o.where) for o in found.failed] and found.status is Status.UNKNOWN


def test_a_step_that_leaves_a_range_under_large_bounds_is_not_proved() -> None:
    @action()
    def overflow(s: Filled) -> Rule[Filled]:
        """Adds one too many."""
        yield s.bounds.size > 4
        return s.replace(size=s.bounds.size + 1)

    always = Property("Always", "", Filled, lambda s: s.size == s.size)
    found = prove(replace(filling(), slots={"overflow": overflow}), [always], [], jobs=1)
    assert [(o.goal, o.where) for o in found.failed] == [("Range of size", "Overflow")]
    assert found.status is Status.UNKNOWN


def test_a_lemma_may_not_have_the_name_of_a_range() -> None:
    """Of the step that leaves the range nothing would be asked."""
    always = Property("Always", "", Filled, lambda s: s.size == s.size)
    for goals in (([always], [replace(always, name="Range of size")]), ([replace(always, name="Range of size")], [])):
        with pytest.raises(ValueError, match="'Range of size' is how a proof names the range of a variable"):
            prove(filling(), *goals, jobs=1)


def test_a_proof_covers_exactly_the_bounds_of_the_protocol() -> None:
    """A property that is false under bounds of 1 only, or of 4 only, in each of which something is added."""
    protocol = replace(filling(), bounds=(BoundSpec("size", "size", 1, 2, 4),))
    for size, status in ((0, Status.HOLDS), (1, Status.UNKNOWN), (4, Status.UNKNOWN), (5, Status.HOLDS)):
        empty = Property("Empty", "", Filled, lambda s, n=size: any_of(s.bounds.size != n, s.size == 0))
        assert prove(protocol, [empty], [empty], jobs=1).status is status, size


@dataclass(frozen=True)
class Cells(State):
    cell: tuple[Bool, ...] = variable("a flag of each cell", FLAG, "cells")
    at: Int = variable("the cell that is looked at", upto("cells"))
    done: Int = variable("1: done", upto("more"))


def of_cells(s: Cells, entry: Callable[[Any], Any]) -> tuple[Any, ...]:
    return table(s.bounds.indices("cells"), entry)


def of_steps(s: Cells, entry: Callable[[Any], Any]) -> tuple[Any, ...]:
    return table(s.bounds.indices("more"), entry)


def every_cell(s: Cells, claim: Callable[[Any], Bool]) -> Bool:
    return every(s.bounds.indices("cells"), claim)


def before(s: Cells, cell: Any) -> Any:
    return select(s.cell, cell - 1)


def read_later(s: Cells) -> Bool:
    rows = of_steps(s, lambda step: before(s, 0))
    return every_cell(s, lambda cell: every(s.bounds.indices("more"), lambda step: rows[step]))


def read_after_a_search(s: Cells) -> Bool:
    found = first_where(s.bounds.indices("cells"), lambda cell: before(s, cell), lambda cell: cell, 0)
    return select(s.cell, found)  # type: ignore[no-any-return]


SELECTS: dict[str, Callable[[Cells], Any]] = {
    "anywhere": lambda s: select(s.cell, s.at),
    "of every step": lambda s: every(s.bounds.indices("more"), lambda step: select(s.cell, step)),
    "in a table of steps": lambda s: of_steps(s, lambda step: before(s, 0))[0],
    "in a table of steps that is read of a cell": read_later,
    "after a search": read_after_a_search,
    "of every cell": lambda s: every_cell(s, lambda cell: before(s, cell)),
    "of some cell": lambda s: some(s.bounds.indices("cells"), lambda cell: before(s, cell)),
    "of every cell and step": lambda s: every_cell(
        s, lambda cell: every(s.bounds.indices("more"), lambda step: select(s.cell, step))),
    "in a search": lambda s: last_where(
        s.bounds.indices("cells"), lambda cell: before(s, cell), lambda cell: ite(before(s, cell), cell, 0), 0) == 0,
    "in a table of cells": lambda s: every_cell(s, lambda cell: of_cells(s, lambda c: before(s, c))[cell]),
    "of a table that is changed": lambda s: every_cell(
        s, lambda cell: select(put(of_cells(s, lambda c: before(s, c)), cell, True), s.at)),
}  # fmt: skip


RIGHT = ("of every cell", "of some cell", "in a search", "in a table of cells", "of a table that is changed")


def read(protocol: Protocol, properties: list[Property]) -> None:
    """Reads all rules and properties without bounds."""
    any_system = AnySystem(protocol)
    for act in protocol.slots.values():
        any_system.step(act)
    for prop in properties:
        any_system.claim(prop, any_system.state)


@pytest.mark.parametrize("case", SELECTS)
def test_select_is_refused_where_the_table_may_be_empty(case: str) -> None:
    """It is refused where a property, or a rule, is wrong under bounds without cells, and where it could be.

    With at least one cell nothing is refused.
    """
    claim = SELECTS[case]

    @action()
    def finish(s: Cells) -> Rule[Cells]:
        """All is done."""
        yield claim(s)
        return s.replace(done=s.bounds.more)

    bounds = (BoundSpec("cells", "cells", 0, 2), BoundSpec("more", "steps", 1, 1))
    cells = Protocol("cells", "", "", Cells, Cells.initial, bounds, {})
    parts: dict[str, Protocol] = {"claim": cells, "rule": replace(cells, slots={"finish": finish})}
    asked_for = {"claim": [Property("Claim", "", Cells, claim)], "rule": []}
    for part, protocol in parts.items():
        none = protocol.bounded(cells=0)
        try:
            with explore(protocol, none, asked_for[part]):
                assert case.startswith(RIGHT)
        except ModelError as error:
            assert "IndexError" in str(error) and not case.startswith(RIGHT)
        with pytest.raises(ModelError, match="no entry to select where the bound cells"):
            read(protocol, asked_for[part])
        one = replace(protocol, bounds=(replace(bounds[0], least=1), bounds[1]))
        read(one, asked_for[part])


def test_a_parameter_implies_a_nonempty_table() -> None:
    @action(cell=Parameter(lambda b: b.cells, str))
    def go_down(s: Cells, cell: int) -> Rule[Cells]:
        """A cell goes down after the one before it."""
        yield not_(before(s, cell))
        return s.replace(cell=put(s.cell, cell, False))

    bounds = (BoundSpec("cells", "cells", 0, 2), BoundSpec("more", "steps", 0, 1))
    cells = Protocol("cells", "", "", Cells, Cells.initial, bounds, {"go_down": go_down})
    all_down = Property("Down", "", Cells, lambda s: every_cell(s, lambda cell: not_(s.cell[cell])))
    assert prove(cells, [all_down], [all_down], jobs=1).status is Status.HOLDS


def test_goals_with_equal_names_are_refused() -> None:
    one, other = (Property("Empty", "", Filled, lambda s, n=n: s.size == n) for n in range(2))
    for properties, lemmas in (([one, other], []), ([one], [other]), ([], [one, other])):
        with pytest.raises(ValueError, match="two properties are named Empty"):
            prove(filling(), properties, lemmas)


def test_properties_of_small_bounds_only_are_not_proved() -> None:
    small = Property("Small", "", Filled, lambda s: s.size < 2**39)
    assert prove(filling(), [small], [small], jobs=1).status is Status.UNKNOWN


def test_ranges_beyond_the_size_of_terms_are_refused() -> None:
    @dataclass(frozen=True)
    class Wide(State):
        count: Int = variable("a counter", Domain(lambda b: (0, b.size + 2**39 + 2**39 + 2**39)))

    wide = Protocol("wide", "", "", Wide, Wide.initial, (BoundSpec("size", "size", 1, 2),), {})
    with pytest.raises(ValueError, match="wide cannot be read without bounds: count may be above"):
        AnySystem(wide)


def test_the_smallest_gap_is_real_or_unreachable() -> None:
    """A state that allows the goal, and a step that breaks it; whether a run leads there is found out."""
    never_two = Property("NeverTwo", "", Filled, lambda s: s.size != 2)
    for more, status in ((lambda s: s.size != 0, "unreachable"), (lambda s: s.size >= 0, "real")):
        protocol = replace(filling(more), name=status)
        found = prove(protocol, [never_two], [never_two])
        assert [(o.goal, o.where) for o in found.failed] == [("NeverTwo", "Fill")] and found.status is Status.UNKNOWN
        gap = smallest_gap(found, Budget(), Reporter())
        assert isinstance(gap, Result) and gap.system.bounds == {"size": 2}
        (shown,) = gap.statistics["gaps"]
        assert shown["status"].startswith(status) and (shown["way"] is None) is (status == "unreachable")
        (run,) = [part for part in gap.summary if isinstance(part, Run)]
        assert [s[0].size for s in run.states] == [1, 2]
        assert any("NeverTwo is violated there" in str(part) for part in summary(found, gap)) is (status == "real")
        said = found.to_json(gap)["gap"]
        assert (said["bounds"], said["violated"]) == ({"size": 2}, ["NeverTwo"] if status == "real" else [])
        assert [(g["breaks"], g["state"]) for g in said["gaps"]] == [("NeverTwo", {"size": 1})]


def test_an_initially_false_lemma_has_no_gap() -> None:
    full = Property("Full", "", Filled, lambda s: s.size == s.bounds.size)
    proof = prove(filling(), [full], [full])
    gap = smallest_gap(proof, Budget(), Reporter())
    assert gap == proof.to_json(gap)["gap"] == "Full is false in the initial state, with --size 1."


def test_a_gap_is_searched_under_bounds_that_enable_the_action() -> None:
    """None is in the default configuration. The smallest one that asks, without cells, begins with a wrong value."""

    @dataclass(frozen=True)
    class Cells(State):
        last: Int = variable("the cell that is last", upto("cells"))
        done: Int = variable("1: done", upto("more"))

    @dataclass(frozen=True)
    class Marked(Cells):
        mark: Int = variable(
            "a mark, of which there is none without cells and with more", Domain(lambda b: (b.more, b.cells))
        )

    @action(asked_by("more"))
    def finish(s: Cells) -> Rule[Cells]:
        """All is done."""
        yield s.done == 0
        return s.replace(done=1)

    def begin(b: Bounds) -> Cells:
        return Cells(b, last=ite(b.cells < b.more, -1, 0), done=0)

    bounds = (BoundSpec("cells", "cells", 0, 2, 2), BoundSpec("more", "steps", 0, 0))
    cells = Protocol("cells", "", "", Cells, begin, bounds, {"finish": finish})
    undone = Property("Undone", "", Cells, lambda s: s.done == 0)
    found = prove(cells, [undone], [undone], jobs=1)
    assert ("Undone", "Finish") in [(o.goal, o.where) for o in found.failed]
    gap = smallest_gap(found, Budget(), Reporter())
    assert isinstance(gap, Result) and gap.system.bounds == {"cells": 1, "more": 1}
    marked = replace(cells, state=Marked, initial=Marked.initial)
    gap = smallest_gap(prove(marked, [undone], [undone], jobs=1), Budget(), Reporter())
    assert isinstance(gap, Result) and gap.system.bounds == {"cells": 1, "more": 1}
    none = smallest_gap(replace(found, protocol=replace(cells, bounds=(BoundSpec("cells", "", 0, 0, 0), bounds[1]))),
                        Budget(), Reporter())  # fmt: skip
    assert "No configuration up to --cells 0 --more 1 has a gap in " in str(none)
    assert "--cells 0 --more 1 was passed over, for a rule is wrong there: cells: the initial" in str(none)


def test_an_observer_starts_as_under_given_bounds() -> None:
    ghost = Ghost("seen", Seen, lambda seen, s: seen.replace(most=0), begin=lambda s: Seen(s.bounds, 1))
    nothing_seen = Property("NothingSeen", "", Filled, lambda s, seen: seen.most == 0, (ghost,))
    assert prove(filling(), [nothing_seen], [nothing_seen]).status is Status.UNKNOWN

    @step_invariant(Filled, "size", broken="something was taken away")
    def only_more(before: Filled, s: Filled) -> Bool:
        """Nothing is taken away."""
        return s.size >= before.size

    assert prove(filling(), [only_more], [only_more]).status is Status.HOLDS


@pytest.mark.parametrize("per", [("size",), ("size", "size")])
def test_a_step_property_may_remember_a_table(per: tuple[str, ...]) -> None:
    entries = variable("entries", upto("size"), *per)
    state = make_dataclass("Entries", [("entries", Any, entries)], bases=(State,), frozen=True)

    def entry(s: Any, i: Int) -> Int:
        return select(s.entries if len(per) == 1 else select(s.entries, i), i)

    @action(i=Parameter(lambda b: b.size, str))
    def write(s: Any, i: int) -> Rule[Any]:
        """An entry becomes larger."""
        yield entry(s, i) < s.bounds.size
        new = entry(s, i) + 1
        return s.replace(entries=put(s.entries, i, new if len(per) == 1 else put(select(s.entries, i), i, new)))

    @step_invariant(state, "entries", broken="an entry became less")
    def only_more(before: Any, s: Any) -> Bool:
        """No entry becomes less."""
        return every(s.bounds.indices("size"), lambda i: entry(s, i) >= entry(before, i))

    @step_invariant(state, "entries", broken="an entry became larger")
    def only_less(before: Any, s: Any) -> Bool:
        """No entry becomes larger."""
        return every(s.bounds.indices("size"), lambda i: entry(s, i) <= entry(before, i))

    protocol = Protocol("entries", "", "", state, state.initial, (BoundSpec("size", "size", 1, 2),), {"write": write})
    assert prove(protocol, [only_more], [only_more], jobs=1).status is Status.HOLDS
    failed = prove(protocol, [only_less], [only_less], jobs=1).failed
    assert [(o.goal, o.where) for o in failed] == [("OnlyLess", "Write")]


def test_an_observer_has_the_given_bounds() -> None:
    other = {"size": 9}
    ghost = Ghost("seen", Seen, lambda seen, s: Seen(other, 0), begin=lambda s: Seen(s.bounds, 0))
    always = Property("Always", "", Filled, lambda s, seen: s.size == s.size, (ghost,))
    with pytest.raises(ModelError, match="it returns a state with other bounds"):
        prove(filling(), [always], [])


def test_a_sum_of_a_bound_and_constants_is_not_clipped() -> None:
    """As v is 2**40 at most with a bound of 0 only."""

    @dataclass(frozen=True)
    class Wide(State):
        v: Int = variable("a counter", Domain(lambda b: (0, b.size + 2**39 + 2**39)))

    wide = Protocol("wide", "", "", Wide, Wide.initial, (BoundSpec("size", "size", 1, 2),), {})
    small = Property("Small", "", Wide, lambda s: s.v <= 2**40)
    assert prove(wide, [small], [], jobs=1).status is Status.UNKNOWN


def test_a_witness_cannot_be_proved() -> None:
    @witness(Filled)
    def something(s: Filled) -> Bool:
        """Something is there, or nothing."""
        return s.size >= 0

    for properties, lemmas in (([something], []), ([], [something])):
        with pytest.raises(ValueError, match="Something: a witness is a run, not a proof"):
            prove(filling(), properties, lemmas)
