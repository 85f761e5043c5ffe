"""The truth about random walks: the Markov chain that a policy makes of the explored graph.

A walk that is uniform over the enabled transitions, or over the enabled actions first, forgets its past: its chances
depend on its state alone. So the share of walks that violate a property within n steps is a number, not an estimate.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from calibration.layout import GRAPH
from tideproof.model.language.properties import EngineError
from tideproof.properties.engines.compiled import Code
from tideproof.properties.engines.exhaustive.search import Exploration
from tideproof.properties.engines.random.policy import Policy

KERNEL = "calibration.kernel"
"""The module of the compiled loops."""

Floats = NDArray[np.float64]

_NOTHING = 1e-18


class Graph:
    """The reachable graph as arrays: transitions `offsets[s]` to `offsets[s + 1]` are those of state s.

    `targets` and `labels` give the state after a transition and its number; `failed` the properties, one bit each,
    that fail in a state.
    """

    def __init__(self, exploration: Exploration) -> None:
        """The graph of a complete exploration. Takes 8 bytes a transition and 16 a state."""
        if not exploration.complete:
            raise ValueError("the graph is known only when every state has been explored")
        system, visited = exploration.system, exploration.visited
        self.states = visited.count
        self.offsets: NDArray[np.uint64] = np.zeros(self.states + 1, np.uint64)
        self.targets: NDArray[np.uint32] = np.empty(exploration.transitions, np.uint32)
        self.labels: NDArray[np.uint32] = np.empty(exploration.transitions, np.uint32)
        self.failed: NDArray[np.uint64] = np.empty(self.states, np.uint64)
        names = [a.name for a in system.actions]
        self._action_of = np.array([names.index(i.action.name) for i in system.instances], np.uint32)
        sizes = {"words": visited.words, "transitions": len(system.instances), "edges": exploration.transitions}
        made = Code.of(system, exploration.properties, KERNEL).linked(GRAPH).call(
            GRAPH, first=0, stop=self.states, known=visited.count, **visited.space,
            **GRAPH.allocate("successors", "kinds", **sizes),
            offsets=self.offsets, targets=self.targets, labels=self.labels, failed=self.failed, **sizes,
        )  # fmt: skip
        if made != exploration.transitions:
            raise EngineError(
                f"{system.protocol.name}: the graph has {made} transitions, not {exploration.transitions}"
            )

    @property
    def out_degrees(self) -> NDArray[np.int64]:
        offsets = self.offsets.astype(np.int64)
        return offsets[1:] - offsets[:-1]

    def chances(self, policy: Policy) -> Floats:
        """The chance of each transition to be taken in its state. Raises ValueError where a policy has a memory."""
        degrees = self.out_degrees
        source = np.repeat(np.arange(self.states), degrees)
        if policy is Policy.UNIFORM:
            return np.asarray(1.0 / degrees[source])
        if policy is not Policy.ACTION_FIRST:
            raise ValueError(f"walks by policy {policy} remember their past: they are no Markov chain of states")
        pairs = source * len(self._action_of) + self._action_of[self.labels]  # one number for (state, action)
        _, group, size = np.unique(pairs, return_inverse=True, return_counts=True)
        actions = np.bincount(source[np.unique(group, return_index=True)[1]], minlength=self.states)
        return np.asarray(1.0 / (size[group] * actions[source]))

    def violation_rates(self, policy: Policy, number: int, steps: int) -> Floats:
        """For each length 0 … `steps`, the share of walks that have violated property `number` by then."""
        reached = [0.0]
        bad = (self.failed >> np.uint64(number) & np.uint64(1)).astype(bool)
        for now in self._distributions(policy, steps):
            reached.append(reached[-1] + float(now[bad].sum()))
            now[bad] = 0.0  # what comes later in such a walk is not its first violation
        return np.array(reached[1:])

    def visits(self, policy: Policy, steps: int) -> Floats:
        """The expected number of visits to each state by a walk of this length."""
        total = np.zeros(self.states)
        for now in self._distributions(policy, steps):
            total += now
        return total

    def _distributions(self, policy: Policy, steps: int) -> Iterator[Any]:
        """The distribution of walks after 0, 1 … steps, without ended walks; callers may remove further ones."""
        chances, source = self.chances(policy), np.repeat(np.arange(self.states), self.out_degrees)
        now: Any = np.zeros(self.states)
        now[0] = 1.0
        yield now
        for step in range(steps):
            if step % 8 == 7 and now.sum() < _NOTHING:  # all walks have ended: so many zeros more
                for _ in range(steps - step):
                    yield np.zeros(self.states)
                return
            now = np.bincount(self.targets, weights=now[source] * chances, minlength=self.states)
            yield now
