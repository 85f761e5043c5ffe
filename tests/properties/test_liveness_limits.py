"""Limits of the liveness engine: time, memory, and more cases than one exploration has room for."""

from __future__ import annotations

import tracemalloc
from dataclasses import dataclass, replace
from typing import Any

import pytest
from support.ring import Ring, ring

from tideproof import Int, Protocol, State, action, all_of, leads_to, variable, weakly_fair
from tideproof.model.language.actions import Action, Parameter
from tideproof.model.language.properties import Status
from tideproof.model.language.state import Domain, ModelError
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.liveness import search
from tideproof.properties.engines.liveness.graph import _STATE_BYTES, Graph
from tideproof.properties.engines.liveness.search import keep
from tideproof.properties.invariants import promises
from tideproof.testing import assert_holds


def test_a_spent_budget_leaves_a_promise_unknown() -> None:
    protocol = PROTOCOLS["kafka-2.5"]
    result = keep(protocol, protocol.bounded(epochs=4), [promises.truncation_ends], budget=Budget(0.0))
    assert result.verdicts[0].status is Status.UNKNOWN


@action()
def go_on(s):
    """It goes on to the next place, up to place 41."""
    yield all_of(s.at + 1 < s.bounds.places, s.at < 41)
    return s.replace(at=s.at + 1)


@leads_to(Ring, place=Parameter(lambda b: b.places - 1, str))
def gets_beyond_each(s, place):
    """It gets beyond each place but the last: an exploration has room for 21 of these cases."""
    return s.at <= place, s.at > place


@pytest.mark.parametrize(
    ("places", "status"),
    [(42, Status.HOLDS), (44, Status.VIOLATED)],  # violated by cases 41 and 42, in the last of three explorations
)
def test_a_promise_of_many_cases_is_decided_by_all_of_them(
    places: int, status: Status, monkeypatch: pytest.MonkeyPatch
) -> None:
    protocol = ring(on=weakly_fair(go_on))
    bounds = protocol.bounded(places=places)
    result = keep(protocol, bounds, [gets_beyond_each])
    assert (result.verdicts[0].status, result.shortest) == (status, True)
    stop_in_second(monkeypatch)
    result = keep(protocol, bounds, [gets_beyond_each], budget=Budget(100.0))
    assert (result.verdicts[0].status, result.shortest) == (Status.UNKNOWN, False)


def stop_in_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is spent when the second exploration begins."""
    begun, explore = [], search.explore

    def slower(*args: Any, budget: Budget, **given: Any) -> Any:
        begun.append(budget)
        if len(begun) == 2:
            budget.seconds = 0.0
        return explore(*args, budget=budget, **given)

    monkeypatch.setattr(search, "explore", slower)


def test_a_violation_found_before_a_stop_may_not_be_the_shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing moves: each case is violated, those of the first exploration are known."""
    protocol = ring()
    stop_in_second(monkeypatch)
    result = keep(protocol, protocol.bounded(places=42), [gets_beyond_each], budget=Budget(100.0))
    assert (result.verdicts[0].status, result.shortest) == (Status.VIOLATED, False)


def test_a_promise_whose_parameter_has_no_value_is_refused() -> None:
    with pytest.raises(
        ValueError, match=r"GetsBeyondEach is vacuously true of ring .*: A parameter of it has no value"
    ):
        assert_holds(ring(), gets_beyond_each, places=1)


ONE = Parameter(lambda b: 1, str)


def together(name: str, parameters: dict[str, Parameter], as_one: bool) -> Action:
    return weakly_fair(replace(go_on, name=name, parameters=parameters), as_one=as_one, together="both")


@pytest.mark.parametrize(
    ("other", "as_one"), [({"j": ONE}, False), ({}, False), ({"i": ONE}, True)], ids=["other name", "none", "as one"]
)
def test_actions_that_differ_in_their_kinds_are_not_fair_together(other: dict[str, Parameter], as_one: bool) -> None:
    """Each would be fair by itself. That is more: no run could go round without the one that reaches the goal."""
    mine, same = (together(name, {"i": ONE}, as_one=False) for name in ("Mine", "Same"))
    assert len(ring(mine=mine, same=same).slots) == 2
    with pytest.raises(ModelError, match="Mine and Other are fair together"):
        ring(mine=mine, other=together("Other", other, as_one))


@pytest.mark.parametrize(("limit", "status"), [(430_000, Status.UNKNOWN), (450_000, Status.VIOLATED)])
def test_the_memory_limit_counts_the_graph_and_its_search(limit: int, status: Status) -> None:
    """5,776 states take 158,313 bytes by themselves, 32 each in the graph, and 15,989 steps 6 each: 439,079 bytes."""
    protocol = PROTOCOLS["kafka-2.5"]
    bounds = protocol.bounded(log_size=1, epochs=4)
    assert keep(protocol, bounds, [promises.truncation_ends], budget=Budget(memory=limit)).verdicts[0].status is status


PLACES = 8_000


@dataclass(frozen=True)
class Tree(State):
    at: Int = variable("where it is; the number of places for outside", Domain(lambda b: (0, PLACES)))


@action(branch=Parameter(lambda b: 2, str))
def climb(s, branch):
    """It climbs a tree that forks at each place."""
    yield s.at + s.at + branch + 1 < PLACES
    return s.replace(at=s.at + s.at + branch + 1)


@weakly_fair
@action()
def fall(s):
    """It falls from a place without branches to the root."""
    yield all_of(s.at < PLACES, s.at + s.at + 1 >= PLACES)
    return s.replace(at=0)


@weakly_fair
@action()
def leave(s):
    """From any other place it leaves the tree."""
    yield s.at < PLACES - 1
    return s.replace(at=PLACES)


@leads_to(Tree)
def leaves(s):
    """It leaves the tree."""
    return True, s.at == PLACES


def test_the_search_for_a_short_loop_takes_no_more_memory_than_is_counted() -> None:
    """It passes all places on the way to the one from which it cannot leave."""
    tree = Protocol(
        name="tree", title="a tree", story="…", state=Tree, initial=Tree.initial, bounds=(),
        slots={"climb": climb, "fall": fall, "leave": leave},
    )  # fmt: skip
    bounds = tree.bounded()
    claims = [claim for case in leaves.cases(bounds) for claim in case.claims]
    with explore(tree, bounds, claims) as found:
        graph = Graph(found, claims, Budget())
        tracemalloc.start()
        lasso = graph.lasso(0)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert lasso is not None and len(lasso.kinds) == PLACES.bit_length()
    assert most < (_STATE_BYTES - 9) * PLACES + 60_000, "offsets and flags were there before"
