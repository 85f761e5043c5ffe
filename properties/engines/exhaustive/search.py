"""Exhaustive search: every reachable state, breadth first, each property decided with a shortest trace.

>>> from tideproof.model.protocols.catalogue import PROTOCOLS
>>> from tideproof.properties.invariants.replication import strong_isr
>>> protocol = PROTOCOLS["hw-truncation"]
>>> bounds = protocol.bounded(replicas=2, log_size=3, records=3, epochs=3)
>>> with explore(protocol, bounds, [strong_isr]) as found:
...     found.verdicts[0].depth, found.distinct_states, found.diameter
(9, 37667, 24)
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from tideproof.model.backends.renaming import Blocks
from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError, under
from tideproof.model.language.system import Constraint, System
from tideproof.properties.engines.base import Budget, Pace, Reporter, Result, Spent, by_action, left_range, side_by_side
from tideproof.properties.engines.compiled import schedule_through
from tideproof.properties.engines.cross_check import CrossCheck
from tideproof.properties.engines.exhaustive import layout
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.reduction import REDUCED_FROM, KeptProof, Reduction, Symmetry, proved
from tideproof.properties.engines.exhaustive.results import describe, unviolated
from tideproof.properties.engines.exhaustive.visited import Visited
from tideproof.properties.engines.memory import plan

if TYPE_CHECKING:
    from tideproof.properties.engines.exhaustive.parallel import Workers

PARALLEL_AFTER = 0.1
"""Seconds of search after which threads are worth their start: 0.03 s, or 0.3 s if their code is not cached yet."""

MOST_JOBS = 64
"""With more threads, the chunks of a batch would be too many or too small."""


@dataclass
class Exploration(Result):
    """The outcome of an exhaustive search, and the states it visited. A context manager, as these take much memory.

    `levels[d]` is the number of states at distance d from the initial state. `complete` is false if the search ended
    early: `stopped` gives the reason, and all states to depth `all_to_depth` are known and checked. `seconds` excludes
    `compile_seconds`.

    With a `reduction`, `visited` has one state per orbit; all other numbers are those of the whole space.
    """

    visited: Visited
    reduction: Reduction | None = None
    distinct_states: int = 1
    levels: list[int] = field(default_factory=lambda: [1])
    all_to_depth: int = 0
    transitions: int = 0
    taken: dict[str, int] = field(default_factory=dict)
    terminal_states: int = 0
    expanded: int = 0
    complete: bool = False
    compile_seconds: float = 0.0

    @property
    def diameter(self) -> int:
        """The depth of the deepest known level; the initial state is level 0."""
        return len(self.levels) - 1

    @property
    def never_taken(self) -> list[str]:
        """Actions that no visited state enables."""
        return [name for name, count in self.taken.items() if count == 0]

    def trace_to(self, index: int) -> tuple[Instance, ...]:
        """Return a shortest trace to the state with this index, found by the rules on ints."""
        path = [self.visited.state(i) for i in self.visited.path(index)]
        return schedule_through(self.system, path, self.cross_check, self.reduction.form if self.reduction else None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.visited.close()


def explore(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    *,
    stop_when_decided: bool = False,
    symmetry: Symmetry = Symmetry.OFF,
    jobs: int = 1,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
    constraint: Constraint | None = None,
    refused: Sequence[Property] = (),
) -> Exploration:
    """Explore all reachable states, or as many as the budget allows; its time includes compilation.

    With `stop_when_decided` the search ends as soon as every property is violated. With `symmetry` it may visit one
    state per orbit only: callers that need every visited state must turn it off. Large levels are expanded by `jobs`
    threads (0: one per core), which changes no result. Only transitions that the `constraint` allows are taken.

    A state that violates one of `refused` is invalid. Raises ModelError for a step to an invalid state, and if a rule
    is wrong, EngineError if compiled code and rules disagree, ValueError for more properties than one search can
    decide, and MemoryError if the system has no memory for the smallest search.
    """
    with under(bounds):
        system = watched(protocol, bounds, properties, constraint)
        refused = tuple(p for p in refused if p not in properties)
        budget, reporter = budget or Budget(), reporter or Reporter()
        return _Search(
            system, tuple(properties), stop_when_decided, symmetry, jobs, budget, reporter, refused
        ).explore()


def shortest_from(system: System, prop: Property, budget: Budget, reporter: Reporter) -> Exploration:
    """Explore the states reachable from the system's initial state, until one violates the property."""
    with under(system.bounds):
        return _Search(system, (prop,), True, Symmetry.OFF, 0, budget, reporter).explore()


@dataclass(eq=False)
class _Search:
    """A search in progress: drives the compiled loops in calls short enough for interrupts in between."""

    system: System
    properties: tuple[Property, ...]
    stop_when_decided: bool
    symmetry: Symmetry
    jobs: int
    budget: Budget
    reporter: Reporter
    refused: tuple[Property, ...] = ()

    def __post_init__(self) -> None:
        self._checked = (*self.properties, *self.refused)
        self.jobs = side_by_side(self.jobs, MOST_JOBS)
        self.memory = plan(self.budget.memory)
        self.workers: Workers | None = None
        self._reduced_from = {Symmetry.ON: 0, Symmetry.AUTO: REDUCED_FROM, Symmetry.OFF: math.inf}[self.symmetry]
        self._proof: KeptProof | None = None

    def explore(self) -> Exploration:
        code, reduction, began = None, None, time.monotonic()
        with self.budget.limits():
            self._show("compiling the rules")
            if self.symmetry is Symmetry.AUTO:
                self._proof = KeptProof(self.system, self._checked, self.stop_when_decided, REDUCED_FROM)
                reduction = self._proof.read()
            code = self._compiled(reduction.blocks if reduction else ())
        visited = Visited(code, self.system.space.words, self.system.space.pack(self.system.initial), self.memory.bytes)
        found = self.found = Exploration("exhaustive", self.system, self.properties, visited)
        found.shortest, found.reduction, found.compile_seconds = True, reduction, time.monotonic() - began
        try:
            if code is not None:
                failing = self._search(code)
            else:
                found.taken = by_action(self.system, ())
                failing = [None if p.on_ints(self.system, self.system.initial) else 0 for p in self.properties]
            found.stopped = found.stopped or self.budget.stopped
            found.conclude([self._verdict(p, f) for p, f in zip(self.properties, failing, strict=True)], self.budget)
        except BaseException:
            found.visited.close()
            raise
        rate = f"{found.visited.count / max(found.seconds, 1e-9) / 1e6:.1f} M states/s"
        took = f"{found.seconds:.2f} s ({rate if found.seconds > 0.05 else 'at once'})"
        lines = [] if found.reduction is None else [found.reduction.described(found.visited.count)]
        memory = f"{found.visited.memory >> 20:,} MiB"
        found.details = [f"{took}; {found.compile_seconds:.2f} s to compile or load; {memory}"]
        describe(found, found.levels, found.transitions, found.terminal_states, found.taken, found.complete, lines)
        found.statistics |= {
            "visited_states": found.visited.count,
            "compile_seconds": round(found.compile_seconds, 3),
            "memory_bytes": found.visited.memory,
        }
        return found

    def _compiled(self, blocks: Blocks) -> SearchCode:
        try:
            return SearchCode(self.system, self._checked, self.budget.deadline, blocks)
        except TimeoutError:
            raise Spent(f"{self.budget.time_spent}, while compiling") from None

    def _verdict(self, prop: Property, failing: int | None) -> Verdict:
        """Return the verdict on a property, given the first state that fails it, if any."""
        found = self.found
        if failing is not None:
            return Verdict(prop, Status.VIOLATED, "", found.trace_to(failing))
        return unviolated(prop, found.distinct_states, found.all_to_depth, found.complete, found.stopped)

    def _begin(self, code: SearchCode) -> None:
        found, self.code = self.found, code
        self._end_threads()
        # After a restart with other code, states have other indices, so a new cross-check starts as well.
        self.cross_check = found.cross_check = CrossCheck(self.system, self._checked, code, self.budget.check)
        names = ("successors", "kinds", "hashes", "sources", "weights", *layout.COUNTS)
        buffers = layout.EXPLORE.allocate(*names, words=code.words, transitions=code.transitions)
        control = buffers["control"]
        self._never_taken = set(range(code.transitions))
        control[layout.COUNT] = control[layout.DISTINCT] = 1
        control[layout.FAILED] = code.failed(found.visited.state(0))
        # Until here, an interrupt leaves the counts of the search before the restart.
        self._buffers, self.control = buffers, control
        found.distinct_states, found.levels, self.level_end = 1, [1], 1

    def _reduce(self) -> bool:
        """Restart with symmetry reduction, if it is proved that replicas are interchangeable. Return whether it is."""
        large, self._reduced_from = self.control[layout.COUNT] >= self._reduced_from, math.inf
        found, visited = self.found, self.found.visited
        self._show("do the names of replicas matter?")
        reduction = proved(self.system, self._checked, self.budget)
        if self._proof is not None and large:  # not after a lack of memory: next time there may be more
            self._proof.write(reduction)
        if reduction.blocks:
            reduction.code = self._compiled(reduction.blocks)
            initial = visited.state(0)
            self.control[layout.FAILED] = 0  # the traces are lost with the states
            visited.close()
            found.visited = Visited(reduction.code, visited.words, initial, visited.memory_limit)
            self._begin(reduction.code)
        found.reduction = reduction
        return bool(reduction.blocks)

    def _search(self, code: SearchCode) -> list[int | None]:
        """Search; return for each property the first state that fails it, if any."""
        self.started = time.monotonic()
        if self.found.reduction is not None:
            self._reduced_from, self.found.reduction.code = math.inf, code
        self._begin(code)
        try:
            with self.budget.limits():
                self._levels()
        finally:
            self._end_threads()
            self._close_last_level()
            self._count()
        failed, first = self.control[layout.FAILED], self._buffers["first_failing"]
        return [first[i] if failed >> i & 1 else None for i in range(len(self.properties))]

    def _levels(self) -> None:
        found, pace, everything = self.found, Pace(1024, least=64), (1 << len(self.properties)) - 1
        while True:
            if self.control[layout.COUNT] >= self._reduced_from:
                self._reduce()
            if self.stop_when_decided and everything and self.control[layout.FAILED] & everything == everything:
                found.stopped = "every property is decided"
                return
            size = pace.next() if self.workers is None else max(pace.next(), self.workers.batch)
            status = self._call(min(self.level_end, self.control[layout.NEXT] + size))
            found.visited.count = self.control[layout.COUNT]
            if status == layout.ESCAPED:
                raise left_range(self.system, self._escaping())
            self._compare()
            self._refuse()
            by_threads = self.workers.index if self.workers and self.workers.worthwhile else None
            if status == layout.TABLE_FULL and not found.visited.grow(by_threads):
                if self._reduced_from < math.inf and self._reduce():
                    continue
                raise Spent(self.memory.words)
            if self.control[layout.NEXT] == self.level_end:
                if self.control[layout.COUNT] == self.level_end:
                    found.complete = True
                    return
                self._close_level()
            self.budget.check()
            self.reporter.tell(self._line)

    def _escaping(self) -> list[Instance]:
        """Return a trace whose last step drives a variable out of its range."""
        found, step = self.found, self.system.instances[self.control[layout.ERROR]]
        trace = [*found.trace_to(self.control[layout.NEXT])]
        return [*trace, found.reduction.escaping(trace, step) if found.reduction else step]

    def _refuse(self) -> None:
        """Raise ModelError for the first invalid state."""
        first = self._buffers["first_failing"]
        for number, prop in enumerate(self.refused, start=len(self.properties)):
            if self.control[layout.FAILED] >> number & 1:
                trace = [*map(str, self.found.trace_to(first[number]))]
                what = "the initial state is none"
                if trace:
                    what = f"{trace[-1]} leaves what is no state, after {', '.join(trace[:-1]) or 'no step'}"
                raise ModelError(f"{self.system.protocol.name}: {what}: {prop.meaning.rstrip('.')}")

    def _compare(self) -> None:
        """Cross-check a sample of the states, and the first state in which each transition is taken."""
        visited, known, first_taken = self.found.visited, self.control[layout.COUNT], self._buffers["first_taken"]
        new = {kind for kind in self._never_taken if self._buffers["taken"][kind]}
        self._never_taken -= new
        due = [*self.cross_check.due(known), *(first_taken[kind] for kind in sorted(new))]
        self.cross_check.sample(map(visited.state, due))
        if self.found.reduction is not None:
            self.found.reduction.compare(visited.state, known)

    def _close_level(self) -> None:
        """The next level is complete. Idempotent, so that an interrupt in between does no harm."""
        found, starts = self.found, self.found.visited.level_starts
        if starts[-1] != self.level_end:
            starts.append(self.level_end)
        depth = len(starts) - 1
        found.levels[depth:] = [self.control[layout.DISTINCT] - sum(found.levels[:depth])]
        found.distinct_states = self.control[layout.DISTINCT]
        self.level_end = self.control[layout.COUNT]

    def _close_last_level(self) -> None:
        """The search has ended, perhaps within a level, of which only some states are known then."""
        self.found.all_to_depth = self.found.diameter
        if self.control[layout.COUNT] > self.level_end:
            self._close_level()

    def _call(self, stop: int) -> int:
        """Expand the states up to `stop`; return the status of the kernel."""
        visited = self.found.visited
        alone = self.code.bind(
            layout.EXPLORE,
            **visited.space,
            stop=stop,
            limit=visited.limit,
            reduced=bool(self.code.blocks),
            transitions=self.code.transitions,
            **self._buffers,
        )
        if self.jobs > 1 and self.workers is None and time.monotonic() - self.started >= PARALLEL_AFTER:
            self._begin_threads()
        return alone() if self.workers is None else self.workers.explore(visited, stop, alone)

    def _begin_threads(self) -> None:
        from tideproof.properties.engines.exhaustive.parallel import Workers

        try:
            self.workers = Workers(self.code, self.jobs, self._buffers, self.budget.deadline)
        except TimeoutError:
            raise Spent(f"{self.budget.time_spent}, while compiling") from None
        except MemoryError:  # one thread needs less
            self.jobs = 1

    def _end_threads(self) -> None:
        if self.workers is not None:
            self.workers.close()
            self.workers = None

    def _count(self) -> None:
        found, control = self.found, self.control
        found.visited.count = control[layout.COUNT]
        found.transitions = control[layout.TAKEN]
        found.terminal_states = control[layout.DEAD]
        found.expanded = control[layout.NEXT]
        found.seconds = time.monotonic() - self.started
        found.taken = by_action(self.system, list(self._buffers["taken"]))

    def _show(self, line: str) -> None:
        self.reporter.show(f"{self.system.protocol.name}: {line}", at_once=True)

    def _line(self) -> str:
        found, seconds = self.found, time.monotonic() - self.started
        known = found.visited.count
        return (
            f"{self.system.protocol.name}: level {found.diameter}, {known:,} states, "
            f"{known - self.control[layout.NEXT]:,} to expand, "
            f"{known / max(seconds, 1e-9) / 1e6:.1f} M states/s, "
            f"{found.visited.memory / 2**20:,.0f} MiB, {seconds:.0f} s"
        )
