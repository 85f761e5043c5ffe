"""Promises decided a second time: on a graph of ints, by networkx, or by trying every set of states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, combinations, count
from typing import Any

import networkx as nx

from tideproof.model.language.actions import Fairness, Instance
from tideproof.model.language.properties import Case, Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds

State = Any


@dataclass
class Space:
    """All reachable states by their number in breadth-first order, and the steps between them that change something."""

    states: list[State]
    edges: dict[int, set[tuple[str, int]]]
    weak: set[str]
    strong: set[str]
    depths: list[int]

    @classmethod
    def of(cls, protocol: Protocol, bounds: Bounds, prop: Property) -> Space:
        system = watched(protocol, bounds, [prop])
        numbers, states, depths = {system.initial: 0}, [system.initial], [0]
        edges: dict[int, set[tuple[str, int]]] = {}
        for number, state in enumerate(states):
            edges[number] = set()
            for step, after in system.successors(state):
                if after not in numbers:
                    numbers[after] = len(states)
                    states.append(after)
                    depths.append(depths[number] + 1)
                if after != state:
                    edges[number].add((_kind(step), numbers[after]))
        fair = {f: {_kind(i) for i in system.instances if i.action.fairness is f} for f in Fairness}
        return cls(states, edges, fair[Fairness.WEAK], fair[Fairness.STRONG], depths)

    def where(self, claim: Property, protocol: Protocol, bounds: Bounds) -> set[int]:
        system = watched(protocol, bounds, [claim])
        return {n for n, state in enumerate(self.states) if claim.on_ints(system, state)}

    def is_fair(self, part: set[int]) -> bool:
        """Whether a run can stay in these states for ever, see each of them again and again, and be fair."""
        possible = [{kind for kind, _ in self.edges[n]} for n in part]
        taken = {kind for n in part for kind, target in self.edges[n] if target in part}
        always, some = set.intersection(*possible), set.union(*possible)
        return not (always & self.weak - taken) and not (some & self.strong - taken)

    def graph(self, of: Iterable[int]) -> nx.DiGraph:
        found, inside = nx.DiGraph(), set(of)
        found.add_nodes_from(inside)
        found.add_edges_from((n, target) for n in inside for _, target in self.edges[n] if target in inside)
        return found


def _kind(step: Instance) -> str:
    together = step.action.fair_together
    name = f"{step.action.fairness} {together}" if together else step.slot
    return name if step.action.fair_as_one else f"{name} {sorted(step.parameters.items())}"


Parts = Callable[[Space, set[int]], Iterator[set[int]]]


def by_components(space: Space, region: set[int]) -> Iterator[set[int]]:
    """The largest fair sets of states, by components and what is left of them."""
    for part in map(set, nx.strongly_connected_components(space.graph(region))):
        if space.is_fair(part):
            yield part
            continue
        taken = {kind for n in part for kind, target in space.edges[n] if target in part}
        less = {n for n in part if not {kind for kind, _ in space.edges[n]} & space.strong - taken}
        if less < part:
            yield from by_components(space, less)


def by_every_set(space: Space, region: set[int]) -> Iterator[set[int]]:
    """Every fair set of states that a run can stay in, without a thought."""
    numbers = sorted(region)
    for some in chain.from_iterable(combinations(numbers, size) for size in range(1, len(numbers) + 1)):
        if nx.is_strongly_connected(space.graph(some)) and space.is_fair(set(some)):
            yield set(some)


def least_depth(space: Space, where: Mapping[str, set[int]], parts: Parts = by_components) -> int | None:
    """The length of the shortest way to a loop without the goal; None if the promise is kept."""
    inside = set(range(len(space.states))) - where["goal"]
    waiting: dict[int, set[int]] = {}
    for n in where["premise"] & inside:
        waiting.setdefault(space.depths[n], set()).add(n)
    reached: dict[int, int] = {}
    for depth in count():
        if not waiting:
            break
        for n in waiting.pop(depth, set()) - reached.keys():
            reached[n] = depth
            after = {target for _, target in space.edges[n] if target in inside} - reached.keys()
            if after:
                waiting.setdefault(depth + 1, set()).update(after)
    ends = set(chain.from_iterable(parts(space, {*reached} & where["condition"])))
    return min((reached[n] for n in ends), default=None)


def claims_of(space: Space, case: Case, protocol: Protocol, bounds: Bounds) -> dict[str, set[int]]:
    names = ("premise", "goal", "condition")
    return {name: space.where(claim, protocol, bounds) for name, claim in zip(names, case.claims, strict=True)}
