"""The explored part of the graph of steps that walks can take on real brokers, and its pairs of kinds of step.

A *kind of step* is an action, with a mark if it changes a log: `LeaderRetry*` appends the record, `LeaderRetry` does
not. A *pair* is two kinds of which the second follows the first within `WINDOW` steps. If the same broker takes both,
the second ends in `=`, which makes it a different pair: some combinations are rare only at one broker, such as
beginning a log again as a follower and receiving a repeated record as a leader.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tideproof.conformance.conforming import Excluded
from tideproof.conformance.stage import DRIVEN
from tideproof.model.language.actions import Instance
from tideproof.model.language.space import Words
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.properties.engines.exhaustive.code import SearchCode

WINDOW = 6
MOST_STATES = 15_000
"""The number of states to expand: half of them breadth-first, the others by walks that prefer rare kinds."""

Pair = tuple[str, str]
"""Two kinds, the earlier one first."""


NO_BROKER = -1


class At(NamedTuple):
    """A kind of step, and the broker that takes it."""

    kind: str
    broker: int


class Edge(NamedTuple):
    """A step out of a state: its kind, its index in `system.instances`, and the index of its successor."""

    kind: At
    instance: int
    target: int


def kind_of(before: BrokerState, step: Instance, after: BrokerState) -> At:
    name = step.action.name
    first, second = ("follower", "leader") if name.startswith("Follower") else ("leader", "follower")
    asked = step.parameters
    broker = asked.get("replica", asked.get(first, asked.get(second, NO_BROKER)))
    return At(name + ("*" if (before.leo, before.log) != (after.leo, after.log) else ""), broker)


def pair_of(first: At, second: At) -> Pair:
    return first.kind, second.kind + ("=" if first.broker == second.broker != NO_BROKER else "")


def pairs_in(kinds: Sequence[At]) -> set[Pair]:
    return {pair_of(a, b) for n, b in enumerate(kinds) for a in kinds[max(0, n - WINDOW) : n]}


class Explored:
    """The states that walks can reach, and the steps between them. Exploring walks take up to `length` steps."""

    def __init__(self, system: System, excluded: Sequence[Excluded], length: int, most: int = MOST_STATES) -> None:
        self.system, self._excluded, self._length, self._most = system, excluded, length, most
        self._code = SearchCode(system, ())
        self._driven = [step.action.name in DRIVEN for step in system.instances]
        start = system.space.pack(system.initial)
        self._words: list[Words] = [start]
        self._brokers = [self._unpacked(start)]
        self._index: dict[Words, int] = {start: 0}
        self._came: list[tuple[int, Edge] | None] = [None]
        self._depth = [0]
        self.edges: list[list[Edge]] = [[]]
        self.kinds: Counter[str] = Counter()
        """The number of steps of each kind."""
        self.is_whole = False
        """Whether it has every state that a walk can reach."""

    @property
    def states(self) -> int:
        return len(self._words)

    def explore(self, show: Callable[[str], None]) -> None:
        waiting = {0: None}  # in the order in which they were found
        rng, done, here = random.Random(0), 0, None
        while waiting and done < self._most:
            if done < self._most // 2 or here is None:
                at_random = done >= self._most // 2
                here = rng.choice(list(waiting)) if at_random else next(iter(waiting))
            del waiting[here]
            self._expand(here)
            done += 1
            new = {edge.target: edge.kind.kind for edge in self.edges[here] if self._came[edge.target] == (here, edge)}
            waiting.update(dict.fromkeys(new))
            goes_on = new and self._depth[here] + 1 < self._length
            here = min(new, key=lambda target: (self.kinds[new[target]], rng.random())) if goes_on else None
            if done % 500 == 0:
                show(f"exploring: {done:,} of {self.states:,} states")
        self.is_whole = not waiting

    def _expand(self, state: int) -> None:
        made = self._code.successors(self._words[state])
        assert not isinstance(made, int), "a rule leaves a range"
        before = self._brokers[state]
        for number, words in made:
            step, known = self.system.instances[number], self._index.get(words)
            after = self._unpacked(words) if known is None else self._brokers[known]
            if not self._driven[number] or any(applies(before, step, after) for applies in self._excluded):
                continue
            target = self._index.setdefault(words, len(self._words))
            edge = Edge(kind_of(before, step, after), number, target)
            if target == len(self._words):
                self._words.append(words)
                self._brokers.append(after)
                self._came.append((state, edge))
                self._depth.append(self._depth[state] + 1)
                self.edges.append([])
            self.edges[state].append(edge)
            self.kinds[edge.kind.kind] += 1

    def _unpacked(self, words: Words) -> BrokerState:
        state = self.system.space.unpack(words)[0]
        assert isinstance(state, BrokerState)
        return state

    def pairs(self) -> set[Pair]:
        """Every pair that a walk can cover."""
        kinds = list({edge.kind for edges in self.edges for edge in edges})
        bit = {kind: 1 << n for n, kind in enumerate(kinds)}
        recent = [0] * self.states
        """The kinds that the last step to a state can have; then those that the step before can have, and so on."""
        for edges in self.edges:
            for edge in edges:
                recent[edge.target] |= bit[edge.kind]
        before: dict[At, int] = defaultdict(int)
        for _ in range(WINDOW):
            further = [0] * self.states
            for state, edges in enumerate(self.edges):
                for edge in edges:
                    before[edge.kind] |= recent[state]
                    further[edge.target] |= recent[state]
            recent = further
        return {pair_of(a, b) for b, earlier in before.items() for a in kinds if earlier & bit[a]}

    def way_to(self, pair: Pair) -> list[Edge]:
        """A walk that covers a pair: a shortest path to a step of the first kind that the second soon follows."""
        for state in sorted(self._sources(pair[0]), key=self._depth.__getitem__):
            for first in self.edges[state]:
                if first.kind.kind == pair[0] and (rest := self._soon(first, pair)):
                    return [*self._way_to_state(state), first, *rest]
        raise ValueError(f"no walk meets {pair}")

    def _sources(self, kind: str) -> Iterator[int]:
        return (state for state, edges in enumerate(self.edges) if any(edge.kind.kind == kind for edge in edges))

    def _soon(self, first: Edge, pair: Pair) -> list[Edge]:
        """A shortest continuation that completes the pair; empty if there is none within the window."""
        ways: list[tuple[int, list[Edge]]] = [(first.target, [])]
        seen = {first.target}
        for here, way in ways:
            for edge in self.edges[here]:
                if pair_of(first.kind, edge.kind) == pair:
                    return [*way, edge]
                if edge.target not in seen and len(way) + 1 < WINDOW:
                    seen.add(edge.target)
                    ways.append((edge.target, [*way, edge]))
        return []

    def _way_to_state(self, state: int) -> list[Edge]:
        way: list[Edge] = []
        while (came := self._came[state]) is not None:
            state, edge = came
            way.append(edge)
        return way[::-1]
