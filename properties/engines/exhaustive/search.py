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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from tideproof.model.backends.renaming import Blocks
from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, under
from tideproof.model.language.system import Constraint, System
from tideproof.properties.engines.base import Budget, Pace, Reporter, Result, Spent, by_action, left_range, side_by_side
from tideproof.properties.engines.compiled import schedule_through
from tideproof.properties.engines.cross_check import CrossCheck
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.layout import (
    COUNT,
    DEAD,
    DISTINCT,
    ERROR,
    ESCAPED,
    EXPLORE,
    FAILED,
    NEXT,
    TABLE_FULL,
    TAKEN,
)
from tideproof.properties.engines.exhaustive.reduction import REDUCED_FROM, KeptProof, Reduction, Symmetry, proved
from tideproof.properties.engines.exhaustive.visited import Index, Visited
from tideproof.properties.engines.memory import Memory, plan

if TYPE_CHECKING:
    from tideproof.properties.engines.exhaustive.shares import Shares

BEGIN_AFTER = 0.1
"""Seconds of search from which on threads are worth what it takes to begin them: 0.03 s, or 0.3 s where their code is
not in the cache folder yet."""

MOST_JOBS = 64
"""With more threads the shares of a stretch would be too many, or too small."""


@dataclass
class Exploration(Result):
    """What an exhaustive search has found, and the states it has visited.

    `levels[d]` is the number of states that are d steps from the initial state. `complete` is false where the search
    ended early; `stopped` says why, and all states to depth `all_to_depth` are known and checked. `seconds` are those
    of the search, after `compile_seconds`. Use it as a context manager: the states take much memory.

    With a `reduction`, one of all states that differ only in names is visited. All other numbers are those of the whole
    space: what is counted of a state counts for all that it stands for.
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
        """The depth of the deepest level that is known of; the initial state is level 0."""
        return len(self.levels) - 1

    @property
    def never_taken(self) -> list[str]:
        """Actions that no reachable state enables, if the search has seen them all."""
        return [name for name, count in self.taken.items() if count == 0]

    def trace_to(self, index: int) -> tuple[Instance, ...]:
        """A shortest schedule from the initial state to the state with this index, found by the rules on ints."""
        way = [self.visited.state(i) for i in self.visited.path(index)]
        return schedule_through(self.system, way, self.cross_check, self.reduction.form if self.reduction else None)

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
) -> Exploration:
    """Explores all reachable states, within the budget if there is one; its time includes that of compiling.

    With `stop_when_decided` the search ends as soon as every property is violated. With `symmetry` not all states are
    visited: who looks at those that were visited leaves it off. Large levels are expanded by `jobs` threads (0: one for
    each core), which changes no result. Only steps that the `constraint` allows are taken.

    Raises ModelError where a rule is wrong, EngineError where compiled code and rules disagree, ValueError for more
    properties than can be decided at a time, and MemoryError where the system has not the memory for the least search.
    """
    budget, reporter = budget or Budget(), reporter or Reporter()
    with under(bounds):
        system = watched(protocol, bounds, properties, constraint)
        return _explored(system, properties, stop_when_decided, symmetry, jobs, budget, reporter)


def _explored(
    system: System,
    properties: Sequence[Property],
    stop_when_decided: bool,
    symmetry: Symmetry,
    jobs: int,
    budget: Budget,
    reporter: Reporter,
) -> Exploration:
    memory, code, began = plan(budget.memory), None, time.monotonic()
    proof, reduction = None, None
    with budget.limits():
        reporter.show(f"{system.protocol.name}: compiling the rules", at_once=True)
        if symmetry is Symmetry.AUTO:
            proof = KeptProof(system, properties, stop_when_decided, REDUCED_FROM)
            reduction = proof.read()
        code = _compiled(system, properties, budget, reduction.blocks if reduction else ())
    visited = Visited(code, system.space.words, system.space.pack(system.initial), memory.bytes)
    found = Exploration("exhaustive", system, tuple(properties), visited, compile_seconds=time.monotonic() - began)
    found.shortest, found.reduction = True, reduction
    try:
        if code is None:
            found.taken = by_action(system, ())
            first = [None if p.on_ints(system, system.initial) else 0 for p in properties]
        else:
            first = _Search(found, code, memory, symmetry, proof, jobs, budget, reporter).run(stop_when_decided)
        found.stopped = found.stopped or budget.stopped
        found.conclude([_verdict(found, p, f) for p, f in zip(properties, first, strict=True)], budget)
    except BaseException:
        found.visited.close()
        raise
    rate = f"{found.visited.count / max(found.seconds, 1e-9) / 1e6:.1f} M states/s"
    took = f"{found.seconds:.2f} s ({rate if found.seconds > 0.05 else 'at once'})"
    loaded = f"{found.compile_seconds:.2f} s to compile or load; {found.visited.memory >> 20:,} MiB"
    describe(found, found.levels, found.transitions, found.terminal_states, found.taken, found.complete)
    found.summary.insert(1, f"{took}; {loaded}")
    if found.reduction is not None:
        found.summary.insert(1, found.reduction.described(found.visited.count))
    found.statistics |= {
        "visited_states": found.visited.count,
        "compile_seconds": round(found.compile_seconds, 3),
        "memory_bytes": found.visited.memory,
    }
    return found


def describe(
    found: Result,
    levels: Sequence[int],
    transitions: int,
    terminal_states: int,
    taken: Mapping[str, int],
    complete: bool,
) -> None:
    """The figures and the summary of an exhaustive search, wherever it ran."""
    states, diameter = sum(levels), max(0, len(levels) - 1)
    found.statistics = {
        "distinct_states": states,
        "diameter": diameter,
        "transitions": transitions,
        "levels": list(levels),
        "terminal_states": terminal_states,
        "complete": complete,
        "ghosts": [ghost.name for ghost in found.system.ghosts],
    }
    deep = f"diameter {diameter}" if complete else f"depth {diameter} reached" if levels else "no depth reached"
    ghosts = (
        f"; with the history variable `{', '.join(g.name for g in found.system.ghosts)}`" if found.system.ghosts else ""
    )
    found.summary = [f"{states:,} distinct states, {transitions:,} transitions, {deep}{ghosts}{found.early}"]
    found.add_taken(taken, "no reachable state enables" if complete else "")


def _compiled(system: System, properties: Sequence[Property], budget: Budget, blocks: Blocks = ()) -> SearchCode:
    """The machine code of the search. Large configurations can take minutes to compile."""
    try:
        return SearchCode(system, properties, budget.deadline, blocks)
    except TimeoutError:
        raise Spent(f"{budget.time_spent}, while compiling") from None


def _verdict(found: Exploration, prop: Property, first: int | None) -> Verdict:
    """What a search has to say of a property, given the first state in which it fails, if there is one."""
    if first is not None:
        trace = found.trace_to(first)
        return Verdict(prop, Status.VIOLATED, "", trace)
    if found.complete:
        return Verdict(prop, Status.HOLDS, f"every reachable state ({found.distinct_states:,})")
    states = "1 state" if found.distinct_states == 1 else f"{found.distinct_states:,} states"
    covered = f"{states}, all to depth {found.all_to_depth}"
    return Verdict(prop, Status.UNKNOWN, f"budget spent ({found.stopped}; seen {covered})")


class _Search:
    """The search in progress: drives the compiled loops in calls short enough to be interrupted between them."""

    def __init__(
        self,
        exploration: Exploration,
        code: SearchCode,
        memory: Memory,
        symmetry: Symmetry,
        proof: KeptProof | None,
        jobs: int,
        budget: Budget,
        reporter: Reporter,
    ) -> None:
        self.exploration = exploration
        self.memory = memory
        self.budget = budget
        self.reporter = reporter
        self.started = time.monotonic()
        self.instances = exploration.system.instances
        self.jobs = side_by_side(jobs, MOST_JOBS)
        self.shares: Shares | None = None
        self._reduced_from = {Symmetry.ON: 0, Symmetry.AUTO: REDUCED_FROM, Symmetry.OFF: math.inf}[symmetry]
        self._proof = proof
        if exploration.reduction is not None:
            self._reduced_from, exploration.reduction.code = math.inf, code
        self._begin(code)

    def _begin(self, code: SearchCode) -> None:
        """Only the initial state is known."""
        exploration, self.code = self.exploration, code
        self._end_threads()
        # Other states get the same numbers in a search that begins again with other code, so it is compared again too.
        self.cross_check = exploration.cross_check = CrossCheck(
            exploration.system, exploration.properties, code, self.budget.check
        )
        names = ("successors", "kinds", "hashes", "sources", "weights", "taken", "taken_in", "first", "control")
        buffers = EXPLORE.allocate(*names, words=code.words, transitions=code.transitions)
        taken, first, control = (buffers[name] for name in ("taken", "first", "control"))
        self._never_taken = set(range(code.transitions))
        control[COUNT] = control[DISTINCT] = 1
        control[FAILED] = code.failed(exploration.visited.state(0))
        # Up to here an interrupt finds the counts of the search before, if there was one.
        self._buffers, self.taken, self.first, self.control = buffers, taken, first, control
        exploration.distinct_states, exploration.levels, self.level_end = 1, [1], 1

    def _reduce(self) -> bool:
        """Starts again with one state for all that differ only in names, where the names are proved not to matter."""
        asked, self._reduced_from = self.control[COUNT] >= self._reduced_from, math.inf
        exploration, visited = self.exploration, self.exploration.visited
        self.reporter.show(f"{exploration.system.protocol.name}: do the names of replicas matter?", at_once=True)
        reduction = proved(exploration.system, exploration.properties, self.budget)
        if self._proof is not None and asked:  # and not for want of memory, of which there may be more next time
            self._proof.write(reduction)
        if reduction.blocks:
            reduction.code = _compiled(exploration.system, exploration.properties, self.budget, reduction.blocks)
            initial = visited.state(0)
            self.control[FAILED] = 0  # the traces go with the states
            visited.close()
            exploration.visited = Visited(reduction.code, visited.words, initial, visited.memory_limit)
            self._begin(reduction.code)
        exploration.reduction = reduction
        return bool(reduction.blocks)

    def run(self, stop_when_decided: bool) -> list[int | None]:
        """Searches. For each property the first state in which it fails, if there is one."""
        everything = (1 << len(self.exploration.properties)) - 1
        try:
            with self.budget.limits():
                self._levels(everything if stop_when_decided else None)
        finally:
            self._end_threads()
            self._close_last_level()
            self._count()
        failed = range(len(self.exploration.properties))
        return [self.first[i] if self.control[FAILED] >> i & 1 else None for i in failed]

    def _levels(self, decided: int | None) -> None:
        exploration = self.exploration
        pace = Pace(1024, least=64)
        while True:
            if self.control[COUNT] >= self._reduced_from:
                self._reduce()
            if decided is not None and decided and self.control[FAILED] == decided:
                exploration.stopped = "every property is decided"
                return
            size = pace.next() if self.shares is None else max(pace.next(), self.shares.at_once)
            status = self._call(min(self.level_end, self.control[NEXT] + size))
            exploration.visited.count = self.control[COUNT]
            if status == ESCAPED:
                raise left_range(exploration.system, self._escaping())
            self._compare()
            if status == TABLE_FULL and not exploration.visited.grow(self._index()):
                if self._reduced_from < math.inf and self._reduce():
                    continue
                raise Spent(self.memory.words)
            if self.control[NEXT] == self.level_end:
                if self.control[COUNT] == self.level_end:
                    exploration.complete = True
                    return
                self._close_level()
            self.budget.check()
            self.reporter.tell(self._line)

    def _escaping(self) -> list[Instance]:
        """Steps of which the last drives a variable out of its range."""
        exploration, step = self.exploration, self.instances[self.control[ERROR]]
        way = [*exploration.trace_to(self.control[NEXT])]
        return [*way, exploration.reduction.escaping(way, step) if exploration.reduction else step]

    def _compare(self) -> None:
        visited, known = self.exploration.visited, self.control[COUNT]
        new = {kind for kind in self._never_taken if self.taken[kind]}
        self._never_taken -= new
        due = [*self.cross_check.due(known), *(self._buffers["taken_in"][kind] for kind in sorted(new))]
        self.cross_check.sample(map(visited.state, due))
        if self.exploration.reduction is not None:
            self.exploration.reduction.compare(visited.state, known)

    def _close_level(self) -> None:
        """All states that lie one step deeper are known. Done again after an interrupt during it, it gives the same."""
        exploration, starts = self.exploration, self.exploration.visited.level_starts
        if starts[-1] != self.level_end:
            starts.append(self.level_end)
        depth = len(starts) - 1
        exploration.levels[depth:] = [self.control[DISTINCT] - sum(exploration.levels[:depth])]
        exploration.distinct_states = self.control[DISTINCT]
        self.level_end = self.control[COUNT]

    def _close_last_level(self) -> None:
        """The search has ended, perhaps during a level: then of the deepest one only some states are known."""
        self.exploration.all_to_depth = self.exploration.diameter
        if self.control[COUNT] > self.level_end:
            self._close_level()

    def _call(self, stop: int) -> int:
        visited = self.exploration.visited
        alone = self.code.bind(
            EXPLORE,
            **visited.space,
            stop=stop,
            limit=visited.limit,
            reduced=bool(self.code.blocks),
            transitions=self.code.transitions,
            **self._buffers,
        )
        if self.jobs > 1 and self.shares is None and time.monotonic() - self.started >= BEGIN_AFTER:
            self._begin_threads()
        return alone() if self.shares is None else self.shares.explore(visited, stop, alone)

    def _index(self) -> Index | None:
        """What enters states in a larger table, where one thread would be slower."""
        return self.shares.index if self.shares is not None and self.shares.worth_while else None

    def _begin_threads(self) -> None:
        from tideproof.properties.engines.exhaustive.shares import Shares

        try:
            self.shares = Shares(self.code, self.jobs, self._buffers, self.budget.deadline)
        except TimeoutError:
            raise Spent(f"{self.budget.time_spent}, while compiling") from None
        except MemoryError:  # one thread needs less
            self.jobs = 1

    def _end_threads(self) -> None:
        if self.shares is not None:
            self.shares.close()
            self.shares = None

    def _count(self) -> None:
        exploration = self.exploration
        exploration.visited.count = self.control[COUNT]
        exploration.transitions = self.control[TAKEN]
        exploration.terminal_states = self.control[DEAD]
        exploration.expanded = self.control[NEXT]
        exploration.seconds = time.monotonic() - self.started
        exploration.taken = by_action(exploration.system, list(self.taken))

    def _line(self) -> str:
        found, seconds = self.exploration, time.monotonic() - self.started
        known = found.visited.count
        return (
            f"{found.system.protocol.name}: level {found.diameter}, {known:,} states, "
            f"{known - self.control[NEXT]:,} to expand, "
            f"{known / max(seconds, 1e-9) / 1e6:.1f} M states/s, "
            f"{found.visited.memory / 2**20:,.0f} MiB, {seconds:.0f} s"
        )
