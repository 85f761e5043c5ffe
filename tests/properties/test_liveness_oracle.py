"""The liveness engine against an oracle: networkx on graphs of ints, and every set of states of small ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from support.liveness_oracle import Space, by_every_set, claims_of, least_depth, says_something
from support.random_transitions import SYSTEMS, random_systems

from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.release_table import MODELLED, MODELLED_WITH_KRAFT
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs import lasso as lasso_module
from tideproof.model.runs.lasso import breaks, with_loop
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.liveness import graph as graph_module
from tideproof.properties.engines.liveness import layout
from tideproof.properties.engines.liveness.graph import Graph
from tideproof.properties.engines.liveness.search import _steps
from tideproof.properties.invariants.promises import PROMISES

Answers = list[int | None]


@contextmanager
def graph_of(protocol: Protocol, bounds: Bounds, prop: Property) -> Iterator[Graph]:
    claims = [claim for case in prop.cases(bounds) for claim in case.claims]
    with explore(protocol, bounds, claims) as found:
        yield Graph(found, claims, Budget())


def by_engine(seed: int, check: bool = True) -> Answers:
    """For each of the systems the length of the way to its loop, or None; each lasso is replayed on ints."""
    protocol, prop = random_systems(seed)
    bounds, answers = protocol.bounded(), Answers()
    with graph_of(protocol, bounds, prop) as graph:
        for number in range(SYSTEMS):
            lasso = graph.lasso(3 * number)
            answers.append(None if lasso is None else lasso.loop_from)
            if lasso is not None and check:
                run = with_loop(replay(graph.found.system, _steps(graph.found, graph, lasso)), lasso.loop_from)
                assert breaks(run, prop)
    return answers


@cache
def by_oracle(seed: int) -> Answers:
    protocol, prop = random_systems(seed)
    bounds = protocol.bounded()
    space, answers = Space.of(protocol, bounds, prop), Answers()
    for case in prop.cases(bounds):
        answers.append(least_depth(space, claims_of(space, prop, case), by_every_set))
    return answers


@pytest.mark.parametrize("seed", range(3))
def test_engine_agrees_with_every_set_of_states(seed: int) -> None:
    """60 random transition systems of 8 places."""
    assert by_engine(seed) == by_oracle(seed)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(3, 100))
def test_engine_agrees_on_many_random_systems(seed: int) -> None:
    """The rest of 2,000."""
    assert by_engine(seed) == by_oracle(seed)


# Brokers --------------------------------------------------------------------------------------------------------------

TINY = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2}
SMALL = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 2, "acks": -1, "consumers": 1}
LARGER = {"replicas": 2, "log_size": 1, "records": 2, "epochs": 3}
RELEASES = [row.protocol.name for row in (*MODELLED, *MODELLED_WITH_KRAFT)]
CONFIGURATIONS = [(name, bounds) for bounds in (TINY, SMALL, LARGER) for name in RELEASES]
MORE = ({}, {"min_insync_replicas": 2}, {"outcomes": 1}, {"crashes": 1, "fail_stop": 1})
OF_ALL = [
    (row.protocol.name, SMALL | {"epochs": 3, "consumers": 0} | more) for more in MORE for row in MODELLED_WITH_KRAFT
]
"""In these 32 each promise but that of consumers says something."""
CONFIGURATIONS += OF_ALL
SOME = [("kafka-2.5", TINY)]


def promises_that_say_something(protocol: Protocol, bounds: Bounds) -> list[Property]:
    return [p for p in PROMISES if not p.is_vacuous(bounds) and p.is_about(protocol, bounds)]


@pytest.mark.parametrize(("name", "given"), OF_ALL[::9])
def test_each_promise_is_decided_in_these_configurations(name: str, given: dict[str, int]) -> None:
    asked = promises_that_say_something(PROTOCOLS[name], PROTOCOLS[name].bounded(**given))
    assert {p.name for p in PROMISES} - {p.name for p in asked} == {"ConsumerReadsOn"}
    assert (len(PROMISES), len(OF_ALL)) == (13, 32)


@pytest.mark.parametrize(
    ("name", "given"),
    [pytest.param(*c, marks=() if c in SOME else pytest.mark.nightly) for c in CONFIGURATIONS],
)
def test_engine_agrees_with_networkx_on_brokers(name: str, given: dict[str, int]) -> None:
    """Every promise that says something, in 125 configurations; in 32 of them at least eight are not vacuous."""
    protocol = PROTOCOLS[name]
    bounds = protocol.bounded(**given)
    asked = promises_that_say_something(protocol, bounds)
    space = Space.of(protocol, bounds, asked[0])
    cases = [(p, case) for p in asked for case in p.cases(bounds)]
    claims = [claim for _, case in cases for claim in case.claims]
    with explore(protocol, bounds, claims) as found:
        graph = Graph(found, claims, Budget())
        lassos = [graph.lasso(3 * number) for number in range(len(cases))]
    assert found.distinct_states == len(space.states)
    where = [claims_of(space, p, case) for p, case in cases]
    assert [lasso and lasso.loop_from for lasso in lassos] == [least_depth(space, w) for w in where]
    if (name, given) in OF_ALL:
        assert len({p for (p, _), w in zip(cases, where, strict=True) if says_something(space, w)}) >= 8


# Broken engines -------------------------------------------------------------------------------------------------------


def no_refinement(monkeypatch: pytest.MonkeyPatch) -> None:
    """A component that leaves out a strongly fair step is given up as a whole."""
    in_parts = Graph._in_parts
    monkeypatch.setattr(Graph, "_in_parts", lambda self, *args, **given: in_parts(self, *args, **given) and False)


def no_stuttering(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single state is no loop."""
    refine = Graph._refine

    def without_single_states(self: Graph) -> Any:
        numbers = refine(self)
        self.flags[numbers == self.states + 1] &= np.uint8(255 - layout.FAIR)
        return numbers

    monkeypatch.setattr(Graph, "_refine", without_single_states)


def no_condition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "CONDITION", layout.INSIDE)


def all_weak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strong fairness is taken for weak."""
    made = Graph.__post_init__

    def with_weak(self: Graph) -> None:
        made(self)
        self._weak |= self._strong
        self._strong[:] = 0

    monkeypatch.setattr(Graph, "__post_init__", with_weak)


def every_kind_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """`together` and `as_one` are ignored."""
    monkeypatch.setattr(graph_module, "kind_of", lambda step: (step.slot, tuple(step.parameters.items())))


def as_one_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """`together` is ignored."""

    def kind_of(step: Instance) -> lasso_module.Kind:
        return lasso_module.kind_of(step._replace(action=replace(step.action, fair_together="")))

    monkeypatch.setattr(graph_module, "kind_of", kind_of)


BROKEN = {no_refinement: 6, no_stuttering: 6, no_condition: 6, all_weak: 6, every_kind_apart: 11, as_one_only: 11}
"""With the random systems that tell them from the engine."""


@pytest.mark.parametrize("breaks_engine", BROKEN)
def test_a_broken_engine_is_noticed(
    breaks_engine: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = BROKEN[breaks_engine]
    expected = by_oracle(seed)
    assert by_engine(seed) == expected
    breaks_engine(monkeypatch)
    try:
        assert by_engine(seed, check=False) != expected
    except EngineError:  # it notices by itself that there is no loop
        assert breaks_engine is all_weak
