"""Walks that cover every pair of kinds of step, and of optional features, at least once.

Random walks seldom reach rare steps, and models have been wrong where two features interact. So walks are chosen from
the explored graph: first those that cover pairs of two features, then those with the rarest steps. A walk takes a
shortest path to its pair, and continues as long as it covers new pairs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from tideproof.conformance.conforming import Walk, left_out
from tideproof.conformance.explored import WINDOW, Edge, Explored, Pair, kind_of, pair_of, pairs_in
from tideproof.conformance.observing import state_of
from tideproof.conformance.releases import Release
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.model.runs.replay import Run, replay

FEATURES: Mapping[str, Mapping[str, int]] = {
    "idempotent": {"retries": 1},
    "delete_records": {},
    "transactions": {},
    "power_losses": {},
    "reassignments": {},
    "crashes": {},
    "unclean": {},
    "read_committed": {"consumers": 1, "transactions": 1},
    "position_epochs": {"consumers": 1},
    "follower_fetches": {"consumers": 1},
    "consumer_restarts": {"consumers": 1},
    "consumers": {},
    "retries": {},
    "outcomes": {},
    "late_requests": {"retries": 1},
    "in_flight": {"in_flight": 2, "retries": 1},
}
"""The bounds that enable an optional feature, with the others that each needs; the first are covered first."""
CHANGED_BY = {"idempotent": ("LeaderRetry",), "read_committed": ("ConsumerRead",)}
"""Kinds of step of features without separate actions."""
BUDGET = "no time was left, or no walk"
NOT_MODELLED = "not modelled together"
NOT_TOGETHER = f"never within {WINDOW} steps of each other under these bounds"
NOT_SEEN = f"not within {WINDOW} steps of each other in the states that were explored"
SMALL = {"replicas": 2, "log_size": 2, "records": 1, "epochs": 2, "acks": -1}
"""The configuration for pairs of features."""
LOOKAHEAD = 3
OF_FEATURES = 10
"""The weight of a pair of two features; other pairs have 1."""
LEAST_SECONDS = 30.0
"""For one configuration: with less time, its exploration is not worthwhile."""


def _order(pair: Pair) -> int:
    """The rank of a pair of features in the order of walks."""
    return sum(list(FEATURES).index(name) for name in pair)


def features_of(bounds: Bounds) -> list[str]:
    return [name for name, asked in FEATURES.items() if bounds.get(name, 0) >= asked.get(name, 1)]


def pairs_of_features(protocol: Protocol, given: Mapping[str, int]) -> Iterator[tuple[Pair, Bounds | None]]:
    """Every pair of the protocol's features, with bounds that enable both; None if they conflict."""
    known = [name for name in FEATURES if (spec := {s.name: s for s in protocol.bounds}.get(name)) and spec.most != 0]
    for pair in sorted(combinations(known, 2), key=_order):
        asked = {**dict.fromkeys(pair, 1), **FEATURES[pair[0]], **FEATURES[pair[1]]}
        try:
            yield pair, protocol.bounded(**{**SMALL, **given, **asked})
        except ValueError:
            yield pair, None


def owners_of(system: System) -> dict[str, set[str]]:
    """For each feature of these bounds, the kinds of step that exist only with it."""
    return {
        name: {kind for a in system.actions_by_bound[name] for kind in (a.name, f"{a.name}*")}
        | {*CHANGED_BY.get(name, ())}
        for name in features_of(system.bounds)
    }


@dataclass
class Configuration:
    """The walks under some bounds. `pairs` has the pairs that walks can cover there."""

    bounds: Bounds
    owners: Mapping[str, set[str]]
    pairs: set[Pair] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    states: int = 0
    is_whole: bool = False
    walks: int = 0
    seconds: float = 0.0

    def features_in(self, pairs: set[Pair]) -> set[Pair]:
        """The pairs of features to which these pairs of kinds belong."""
        kinds = {(a, b.removesuffix("=")) for a, b in pairs}
        return {
            (f, g)
            for f, g in combinations(self.owners, 2)
            if any(self._are_of(f, g, a, b) or self._are_of(g, f, a, b) for a, b in kinds)
        }

    def _are_of(self, f: str, g: str, a: str, b: str) -> bool:
        return a in self.owners[f] and b in self.owners[g]


@dataclass
class Coverage:
    """The walks of several configurations, and the pairs that they cover. Call `note` for each before the next."""

    release: Release
    systems: Sequence[System]
    length: int
    seconds: float
    most: int
    """Walks in all."""
    refused: Sequence[Pair] = ()
    """Pairs of features that are not modelled together."""
    configurations: list[Configuration] = field(default_factory=list, init=False)
    walked: set[Pair] = field(default_factory=set, init=False)
    failed: dict[Pair, str] = field(default_factory=dict, init=False)
    """The target pairs that their walks did not reach, with the reasons."""
    features_walked: set[Pair] = field(default_factory=set, init=False)
    target: Pair | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self._ends = time.monotonic() + self.seconds

    def runs(self, show: Callable[[str], None]) -> Iterator[Run]:
        for number, system in enumerate(self.systems):
            begun, left = time.monotonic(), len(self.systems) - number
            until = min(self._ends, begun + max(LEAST_SECONDS, (self._ends - begun) / left))
            if begun >= self._ends or self._number >= self.most:
                return
            mine = Configuration(system.bounds, owners_of(system))
            if len(self.systems) > 1 and mine.features_in(self.walked) >= set(combinations(mine.owners, 2)):
                continue  # walks under other bounds have covered all its pairs of features
            graph = Explored(system, list(left_out(self.release, system).values()), self.length)
            graph.explore(show)
            mine.pairs, mine.kinds = graph.pairs(), set(graph.kinds)
            mine.states, mine.is_whole = graph.states, graph.is_whole
            self.configurations.append(mine)
            while time.monotonic() < until and self._number < self.most and (way := self._next_way(graph, mine)):
                mine.walks += 1
                yield replay(system, [system.instances[edge.instance] for edge in way])
                mine.seconds = time.monotonic() - begun

    @property
    def _number(self) -> int:
        return sum(c.walks for c in self.configurations)

    def note(self, walk: Walk) -> None:
        """Notes the pairs of a walk, up to its divergence or its last response."""
        run, mine = walk.whole or walk.run, self.configurations[-1]
        states = [state_of(run, n) for n in range(walk.done + 1)]
        met = pairs_in([kind_of(states[n], run.steps[n], states[n + 1]) for n in range(walk.done)])
        self.walked |= met
        self.features_walked |= mine.features_in(met)
        if self.target is not None and self.target not in met:
            self.failed[self.target] = f"walk {walk.number} ended before it"

    def open_in(self, mine: Configuration) -> set[Pair]:
        return mine.pairs - self.walked - self.failed.keys()

    def _next_way(self, graph: Explored, mine: Configuration) -> list[Edge] | None:
        left = self.open_in(mine)
        if not left:
            return None
        features = {pair: mine.features_in({pair}) for pair in left}

        def rank(pair: Pair) -> tuple[bool, int, int, Pair]:
            is_known = features[pair] <= self.features_walked  # also true without features
            rarest = min(graph.kinds[kind.removesuffix("=")] for kind in pair)
            return is_known, min(map(_order, features[pair]), default=2 * len(FEATURES)), rarest, pair

        self.target = min(left, key=rank)
        weights = {pair: OF_FEATURES if features[pair] else 1 for pair in left}
        way = graph.way_to(self.target)
        while len(way) < self.length and (more := self._further(graph, way, weights)):
            way += more
        return way

    def _further(self, graph: Explored, way: list[Edge], weights: Mapping[Pair, int]) -> list[Edge]:
        """The next few steps that cover the most remaining pairs, relative to their number; empty if none cover any."""
        met = pairs_in([edge.kind for edge in way])
        best: tuple[float, list[Edge]] = (0.0, [])

        def go_on(more: list[Edge], value: int, new: frozenset[Pair]) -> None:
            nonlocal best
            if more and value / len(more) > best[0]:
                best = value / len(more), more
            if len(more) == LOOKAHEAD:
                return
            last = [edge.kind for edge in (*way, *more)[-WINDOW:]]
            for edge in graph.edges[(more or way)[-1].target]:
                pairs = {pair_of(kind, edge.kind) for kind in last} - met - new
                go_on([*more, edge], value + sum(weights.get(p, 0) for p in pairs), new | pairs)

        go_on([], 0, frozenset())
        return best[1]

    # Results ----------------------------------------------------------------------------------------------------------

    @property
    def met(self) -> set[Pair]:
        return set().union(*(c.pairs for c in self.configurations))

    def not_walked(self) -> dict[Pair, str]:
        """The pairs of kinds that no walk has covered, with the reasons."""
        found, met = dict[Pair, str](), self.met
        for c in self.configurations:
            for a, b in product(sorted(c.kinds), sorted(c.kinds)):
                if not met & {(a, b), (a, f"{b}=")}:
                    found[a, b] = found.get((a, b), NOT_TOGETHER) if c.is_whole else NOT_SEEN
        found |= dict.fromkeys(met, BUDGET) | self.failed
        return {pair: found[pair] for pair in sorted(found.keys() - self.walked)}

    def features_not_walked(self) -> dict[Pair, str]:
        """The pairs of features without a walk that has steps of both within the window, with the reasons."""
        found = dict.fromkeys(self.refused, NOT_MODELLED)
        for c in self.configurations:
            for pair in combinations(c.owners, 2):
                found[pair] = found.get(pair, NOT_TOGETHER) if c.is_whole else NOT_SEEN
        explored = {c.bounds for c in self.configurations}
        for system in self.systems:
            if system.bounds not in explored:
                found |= dict.fromkeys(combinations(features_of(system.bounds), 2), BUDGET)
        for c in self.configurations:
            found |= dict.fromkeys(c.features_in(c.pairs), BUDGET)
        return {pair: why for pair, why in found.items() if pair not in self.features_walked}
