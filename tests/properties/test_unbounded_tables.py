"""Proof without bounds: searches within a table, tables of tables, and `select`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import pytest
from support.tiers import daily

from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.actions import REPLICA, Rule, action
from tideproof.model.language.algebra import (
    Bool,
    Int,
    all_of,
    any_of,
    every,
    first_where,
    ite,
    not_,
    put,
    select,
    some,
    table,
)
from tideproof.model.language.properties import Property, Status
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, Bools, ModelError, State, upto, variable
from tideproof.model.language.system import System
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.solver.instantiated import Instantiated
from tideproof.properties.engines.solver.unbounded import prove


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


@pytest.mark.parametrize("size", daily(["replicas"], ["replicas", "others"]))
def test_searches_may_be_nested(size: str) -> None:
    """The index of the one is not that of the other: the result was said to be the same for all rows."""
    protocol = marks()
    bounds = protocol.bounded(replicas=2, others=3)
    system, any_system, chance = System(protocol, bounds), AnySystem(protocol), Random(1)
    state, rows = any_system.state[0], bounds.indices("replicas")
    terms = every(state.bounds.indices("replicas"), lambda v: every(state.bounds.indices("replicas"), lambda w:
                  first_marked(state, v, size) == first_marked(state, w, size)))  # fmt: skip
    said = set()
    for _ in range(20):
        leaves = [chance.choice([False, True]) if v.is_bool else 0 for v in system.space.variables]
        ints = system.space.build(leaves)
        alike = len({first_marked(ints[0], row, size) for row in rows}) == 1
        assert Instantiated(any_system, system, ints, {})(terms) == alike, ints
        said.add(alike)
    assert said == {False, True}


def test_a_claim_that_nested_searches_distinguish_is_not_proved() -> None:
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


def test_nested_tables_may_be_built_and_selected() -> None:
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
def test_out_of_range_reads_beside_select_are_refused(case: str) -> None:
    """Of the one before the first rules say the last one. A function at -1 is nothing that a rule ever writes."""
    claim = LOOKS_OUTSIDE[case]
    bounds = (BoundSpec("replicas", "replicas", 1, 2), BoundSpec("first", "the first one", -1, -1, most=0))
    protocol = Protocol("chain", "", "", Chain, Chain.initial, bounds, {"last_goes_up": last_goes_up})
    false = Property("Down", "", Chain, lambda s: every(s.bounds.indices("replicas"), lambda r: claim(s, r)))
    with explore(protocol, protocol.bounded(), [false], stop_when_decided=True) as found:
        assert found.verdicts[0].status is Status.VIOLATED
    with pytest.raises(ModelError, match="an index may lie outside: use select"):
        prove(protocol, [false], [false], jobs=1)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_select_returns_the_entry_or_the_last_one(size: int) -> None:
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
