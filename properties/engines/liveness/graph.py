"""The graph of all reachable states, its fair components without a goal, and a short lasso into one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tideproof.model.language.actions import Fairness, Instance
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.runs.lasso import kind_of
from tideproof.properties.engines.base import Budget, Pace, Spent
from tideproof.properties.engines.compiled import Code, NativeForm
from tideproof.properties.engines.exhaustive.search import Exploration
from tideproof.properties.engines.liveness import layout
from tideproof.properties.engines.memory import plan

KERNEL = "tideproof.properties.engines.liveness.kernel"

_FUNCTIONS = (
    layout.LINK, layout.MARK, layout.SEED, layout.SPREAD, layout.COMPONENTS_OF, layout.GATHER, layout.JUDGE,
    layout.SWEEP,
)  # fmt: skip

_STATE_BYTES, _EDGE_BYTES = 8 + 1 + 5 * 4 + 3, 4 + 2
"""Offset, flags, five numbers for the parts of the search, and what numpy needs in between; target and kind. The search
for a short loop takes less: by then two of the five numbers are gone."""

Show = Callable[[str], None]


class Lasso(NamedTuple):
    """The states of a run that ends in a loop: the last is the start of the loop. `kinds` has the number of each loop
    step's fair kind, or 0."""

    states: list[int]
    loop_from: int
    kinds: list[int]


class _Ways(NamedTuple):
    """Room for a search for a path: the states in the order in which they are reached, the state before each, and the
    kind of the step from there."""

    queue: NDArray[np.uint32]
    came: NDArray[np.uint32]
    by: NDArray[np.uint16]


_NEVER = 2**32 - 1
"""For the state before a state that is not reached."""


@dataclass
class Graph:
    """The states of a complete exploration with the steps between them, except those that change nothing. Each fair
    kind of step has a number from 1 on, an index of `fair`.
    """

    found: Exploration
    claims: Sequence[Property]
    budget: Budget
    show: Show = lambda line: None
    fair: list[Instance | None] = field(init=False)
    anything_waits: bool = field(init=False, default=False)
    """Whether the promise that `lasso` was last called for would be broken if no step were fair."""

    def __post_init__(self) -> None:
        system, visited = self.found.system, self.found.visited
        kinds = {kind_of(s): s for s in system.instances if s.action.fairness is not Fairness.NONE}
        fair = [*kinds.values()]
        self.fair = [None, *fair]
        self._numbers = {kind: number for number, kind in enumerate(kinds, start=1)}
        self.code = NativeForm(Code.of(system, self.claims, KERNEL, deadline=self.budget.deadline), *_FUNCTIONS)
        self.states, edges = self.found.distinct_states, self.found.transitions
        transitions = len(system.instances)
        self._memory = visited.memory
        self._take(_STATE_BYTES * self.states + _EDGE_BYTES * edges)
        self.offsets = np.zeros(self.states + 1, np.uint64)
        self.targets, self.kinds = np.empty(edges, np.uint32), np.empty(edges, np.uint16)
        self.flags = np.zeros(self.states, np.uint8)
        self._graph: dict[str, Any] = {"offsets": self.offsets, "targets": self.targets, "kinds": self.kinds,
                                       "states": self.states, "edges": edges}  # fmt: skip
        control = np.zeros(1, np.uint64)
        given: dict[str, Any] = {
            "fair_kinds": np.array([*map(self.number_of, system.instances)], np.uint16),
            "successors": np.empty(8 * max(1, transitions) * system.space.words, np.uint64),
            "made_kinds": np.empty(8 * max(1, transitions), np.uint32),
            "hashes": np.empty(8 * max(1, transitions), np.uint64),
            "counts": np.empty(8, np.uint64),
            "control": control,
        }
        self._states: dict[str, Any] = {"states_found": visited.states}
        space = {"table": visited.table, "bits": visited.table_bits}
        self._in_parts(
            "linking states", layout.LINK, self.states, **self._states, **space, **given, transitions=transitions
        )
        self.edges = int(control[layout.EDGES])
        width = self.width = 1 + len(fair) // 64
        self._weak, self._strong = np.zeros(width, np.uint64), np.zeros(width, np.uint64)
        for number, step in enumerate(fair, start=1):
            mask = self._weak if step.action.fairness is Fairness.WEAK else self._strong
            mask[number >> 6] |= np.uint64(1 << (number & 63))

    def _take(self, more: int) -> None:
        """Counts so many bytes more, before they are allocated. Raises Spent if that is beyond the memory limit."""
        limit = self.budget.memory
        if more > plan(None if limit is None else limit - self._memory).bytes:
            raise Spent(plan(limit).words)
        self._memory += more

    def number_of(self, step: Instance) -> int:
        """The number of the step's fair kind; 0 for a step that is not fair."""
        return self._numbers.get(kind_of(step), 0)

    def _in_parts(self, what: str, function: Any, count: int, **given: Any) -> bool:
        """Calls a compiled loop for the numbers below `count`, in parts; returns whether any call returned 1."""
        pace, first, any_one = Pace(4096), 0, False
        given = {**self._graph, **given}
        while first < count:
            stop = min(count, first + pace.next())
            status = self.code.call(function, **given, first=first, stop=stop)
            if status < 0:
                raise EngineError(f"{self.found.system.protocol.name}: a rule leaves a range that the search has kept")
            any_one, first = any_one or status == 1, stop
            self.budget.check()
            self.show(f"{what}, {first:,} of {count:,}")
        return any_one

    # Fair components --------------------------------------------------------------------------------------------------

    def lasso(self, claims: int) -> Lasso | None:
        """A run that breaks the promise whose claims are these three of the system's properties: the path to the loop
        is shortest, and the loop is short. None if there is none.
        """
        flags = self.flags
        self._in_parts("judging states", layout.MARK, self.states, **self._states, claims=claims, flags=flags)
        queue, parents = np.empty(self.states, np.uint32), np.empty(self.states, np.uint32)
        ends = self._reach(queue, parents)
        numbers = self._refine()
        end = next((end for end in ends if (flags[queue[:end]] & layout.FAIR).any()), None)
        if end is None:
            return None
        begin = max((e for e in (0, *ends) if e < end), default=0)
        nearest = [int(s) for s in queue[begin:end] if flags[s] & layout.FAIR]
        ways = _Ways(queue, np.full(self.states, _NEVER, np.uint32), np.empty(self.states, np.uint16))
        loops = [self._loop(s, numbers, ways) for s in nearest[:_TRIED]]
        way, kinds = min(loops, key=lambda loop: len(loop[1]))
        back = [way[0]]
        while int(parents[back[-1]]) != back[-1]:
            back.append(int(parents[back[-1]]))
        prefix = [*self.found.visited.path(back[-1]), *back[-2::-1]]
        return Lasso([*prefix, *way[1:]], len(prefix) - 1, kinds)

    def _reach(self, queue: NDArray[np.uint32], parents: NDArray[np.uint32]) -> list[int]:
        """Fills the queue with the states reached from the starts without the goal, by their distance from the initial
        state; returns where each distance ends.
        """
        starts = [*self.found.visited.level_starts, self.states]
        control, ends = np.zeros(2, np.uint64), list[int]()
        shared = {**self._graph, "flags": self.flags, "queue": queue, "parents": parents, "control": control}
        depth = 0
        while depth < len(starts) - 1 or control[layout.HEAD] < control[layout.TAIL]:
            level = int(control[layout.TAIL])
            pace = Pace(4096)
            while (head := int(control[layout.HEAD])) < level:
                self.code.call(layout.SPREAD, **shared, stop=min(level, head + pace.next()))
                self.budget.check()
            if depth < len(starts) - 1:
                self.code.call(layout.SEED, **shared, first=starts[depth], stop=starts[depth + 1])
            ends.append(int(control[layout.TAIL]))
            depth += 1
            self.budget.check()
            self.show(f"{ends[-1]:,} states reached without the goal")
        return ends

    def _refine(self) -> NDArray[np.uint32]:
        """Marks the states of all fair components, and numbers the components.

        A component that neglects a weakly fair step that stays enabled has no fair part. One that neglects a strongly
        fair step can be fair only in states where that step is disabled (Emerson and Lei 1987).
        """
        wanted = layout.INSIDE | layout.CONDITION | layout.REACHED
        waiting = (self.flags & wanted) == wanted
        self.anything_waits = bool(waiting.any())
        numbers = np.where(waiting, np.uint32(0), np.uint32(self.states + 1))
        positions, stack = np.empty(self.states, np.uint32), np.empty(self.states, np.uint32)
        shared = {**self._graph, "flags": self.flags, "numbers": numbers, "width": self.width}
        components = 0
        while True:
            control = np.array([0, 0, 0, 1, components], np.uint64)
            pace, done = Pace(65536), 0
            while not done:
                done = self.code.call(
                    layout.COMPONENTS_OF, **shared, positions=positions, stack=stack, control=control, steps=pace.next()
                )
                self.budget.check()
            new, base = int(control[layout.COMPONENTS]) - components, self.states + 2 + components
            of_components = new * (24 * self.width + 1)
            self._take(of_components)
            masks = {name: np.zeros(new * self.width, np.uint64) for name in ("some", "taken")}
            masks["always"] = np.full(new * self.width, ~np.uint64(0))
            judged = {
                **masks,
                "verdicts": np.zeros(new, np.uint8),
                "components": new,
                "base": base,
                "enabled": np.zeros(self.width, np.uint64),
                "weak": self._weak,
                "strong": self._strong,
            }
            self._in_parts("fair steps", layout.GATHER, self.states if new else 0, **shared, **judged)
            refined = self._in_parts("components", layout.JUDGE, new, **shared, **judged)
            self._in_parts("components", layout.SWEEP, self.states if new else 0, **shared, **judged)
            del judged, masks
            self._memory -= of_components
            components += new
            if not refined:
                return numbers

    # A short loop -----------------------------------------------------------------------------------------------------

    def steps(self, state: int) -> Iterator[tuple[int, int]]:
        """The fair kind and the target of each edge of a state."""
        first, stop = int(self.offsets[state]), int(self.offsets[state + 1])
        return zip(self.kinds[first:stop].tolist(), self.targets[first:stop].tolist(), strict=True)

    def _possible(self, state: int) -> set[int]:
        return {kind for kind, _ in self.steps(state) if kind}

    def _loop(self, start: int, numbers: NDArray[np.uint32], ways: _Ways) -> tuple[list[int], list[int]]:
        """A short fair loop from a state of a fair component: its states, with the first one again at the end, and the
        kinds of its steps.
        """
        if not self._possible(start):
            return [start], []
        own = numbers[start]

        def inside(state: int) -> bool:
            return bool(numbers[state] == own)

        way, kinds = [start], list[int]()
        while True:
            wanted = self._left_out(way, kinds, inside)
            if wanted is None and way[-1] == start and kinds:
                return way, kinds
            kind, weak = wanted or (0, False)

            def ends(before: int, by: int, after: int, kind: int = kind, weak: bool = weak) -> bool:
                if not kind:
                    return after == start
                return by == kind or (weak and kind not in self._possible(after))

            states, by = self._way(way[-1], ends, inside, ways)
            way += states
            kinds += by

    def _left_out(self, way: list[int], kinds: list[int], inside: Callable[[int], bool]) -> tuple[int, bool] | None:
        """A fair kind of step that a loop through these states neglects, and whether it is weakly fair."""
        possible = [self._possible(state) for state in dict.fromkeys(way)]
        for kind in sorted(set().union(*possible) - set(kinds)):
            step = self.fair[kind]
            assert step is not None
            weak = step.action.fairness is Fairness.WEAK
            if not weak or all(kind in here for here in possible):
                return kind, weak
        return None

    def _way(
        self, start: int, ends: Callable[[int, int, int], bool], inside: Callable[[int], bool], ways: _Ways
    ) -> tuple[list[int], list[int]]:
        """A shortest path, of at least one step, that stays inside: the states after its start, and its kinds."""
        queue, came, by = ways
        queue[0], came[start], head, tail = start, start, 0, 1
        try:
            while head < tail:
                here, head = int(queue[head]), head + 1
                if head % 1024 == 0:
                    self.budget.check()
                for kind, target in self.steps(here):
                    if not inside(target):
                        continue
                    if ends(here, kind, target):
                        states, kinds = [target], [kind]
                        while here != start:
                            states.append(here)
                            kinds.append(int(by[here]))
                            here = int(came[here])
                        return states[::-1], kinds[::-1]
                    if came[target] == _NEVER:
                        came[target], by[target], queue[tail] = here, kind, target
                        tail += 1
        finally:
            came[queue[:tail]] = _NEVER
        raise EngineError(f"{self.found.system.protocol.name}: a component that was found to be fair has no fair loop")


_TRIED = 200
"""From how many states a loop is looked for; each of them is as near as the others."""
