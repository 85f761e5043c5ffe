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
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Self

from tideproof.model.language.properties import INTERRUPTED, EngineError, Property, Status, Verdict, time_spent, watched
from tideproof.model.language.protocol import Instance, ModelError, Protocol, System
from tideproof.model.language.state import Bounds
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.compiled import schedule_through
from tideproof.properties.engines.cross_check import CrossCheck
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.layout import (
    COUNT,
    DEAD,
    ERROR,
    ESCAPED,
    EXPLORE,
    FAILED,
    NEXT,
    TABLE_FULL,
    TAKEN,
)
from tideproof.properties.engines.exhaustive.visited import Visited
from tideproof.properties.engines.memory import budget

_CALL_SECONDS = 0.03


@dataclass
class Exploration:
    """What an exhaustive search has found, and the states it has visited.

    `levels[d]` is the number of states that are d steps from the initial state. `complete` is false where the search
    ended early; `stopped` says why, and all states to depth `all_to_depth` are known and checked. Use it as a context
    manager: the states take much memory.
    """

    system: System
    properties: tuple[Property, ...]
    visited: Visited
    verdicts: tuple[Verdict, ...] = ()
    levels: list[int] = field(default_factory=lambda: [1])
    all_to_depth: int = 0
    transitions: int = 0
    taken: dict[str, int] = field(default_factory=dict)
    terminal_states: int = 0
    expanded: int = 0
    complete: bool = False
    stopped: str = ""
    seconds: float = 0.0
    compile_seconds: float = 0.0

    @property
    def distinct_states(self) -> int:
        return self.visited.count

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
        return schedule_through(self.system, [self.visited.state(i) for i in self.visited.path(index)])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.visited.close()


Progress = Callable[[Exploration], None]


def explore(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    *,
    stop_when_decided: bool = False,
    time_limit: float | None = None,
    memory_limit: int | None = None,
    progress: Progress = lambda _: None,
) -> Exploration:
    """Explores all reachable states.

    With `stop_when_decided` the search ends as soon as every property is violated. `time_limit` is in seconds, the
    compiling included; `memory_limit` is in bytes (see engines/memory.py). `progress` is called some ten
    times a second. An interrupt (Ctrl-C) ends the search like a spent budget.

    Raises ModelError where a rule is wrong, EngineError where compiled code and rules disagree, ValueError for more
    properties than can be decided at a time, and MemoryError where the system has not the memory for the least search.
    """
    started = time.monotonic()
    system = watched(protocol, bounds, properties)
    planned = budget(memory_limit)
    code, why_not = _compiled(system, properties, started, time_limit)
    visited = Visited(code, system.space.words, system.space.pack(system.initial), planned.bytes)
    exploration = Exploration(system, tuple(properties), visited, compile_seconds=time.monotonic() - started)
    try:
        if code is None:
            exploration.stopped, exploration.taken = why_not, dict.fromkeys((a.name for a in system.actions), 0)
            first = [None if p.holds(system, system.initial) else 0 for p in properties]
        else:
            cross_check = CrossCheck(system, properties, code)
            first = _Search(exploration, code, cross_check, planned.words).run(time_limit, stop_when_decided, progress)
            for number in {number for end in first if end is not None for number in visited.path(end)}:
                cross_check.compare(visited.state(number))
        exploration.verdicts = tuple(_verdict(exploration, p, f) for p, f in zip(properties, first, strict=True))
    except BaseException:
        visited.close()
        raise
    return exploration


def _compiled(
    system: System, properties: Sequence[Property], started: float, time_limit: float | None
) -> tuple[SearchCode | None, str]:
    """The machine code of the search; or none, and why it was not made: large worlds can take minutes to compile."""
    try:
        return SearchCode(system, properties, math.inf if time_limit is None else started + time_limit), ""
    except TimeoutError:
        return None, f"{time_spent(time_limit)}, while compiling"
    except KeyboardInterrupt:
        return None, INTERRUPTED


def _verdict(exploration: Exploration, prop: Property, first: int | None) -> Verdict:
    """What a search has to say of a property, given the first state in which it fails, if there is one."""
    if first is not None:
        trace = exploration.trace_to(first)
        run = replay(exploration.system, trace)
        if run.first_violation(prop.holds) != len(trace):
            raise EngineError(f"{exploration.system.protocol.name}: the trace against {prop.name} does not replay")
        return Verdict(prop, Status.VIOLATED, "", len(trace), trace)
    if exploration.complete:
        return Verdict(prop, Status.HOLDS, f"every reachable state ({exploration.distinct_states:,})")
    states = "1 state" if exploration.distinct_states == 1 else f"{exploration.distinct_states:,} states"
    covered = f"{states}, all to depth {exploration.all_to_depth}"
    return Verdict(prop, Status.UNKNOWN, f"budget spent ({exploration.stopped}; seen {covered})")


class _Search:
    """The search in progress: drives the compiled loops in calls short enough to be interrupted between them."""

    def __init__(self, exploration: Exploration, code: SearchCode, cross_check: CrossCheck, memory: str) -> None:
        """`memory` says in words what memory it may use."""
        self.exploration = exploration
        self.code = code
        self.cross_check = cross_check
        self.memory = memory
        self.started = time.monotonic()
        self.level_end = 1
        self.instances = exploration.system.instances
        names = ("successors", "kinds", "hashes", "sources", "taken", "first", "control")
        self._buffers = EXPLORE.allocate(*names, words=code.words, transitions=code.transitions)
        self.taken, self.first, self.control = (self._buffers[name] for name in ("taken", "first", "control"))
        self.control[COUNT] = 1
        self.compared = 0
        self.control[FAILED] = code.failed(exploration.visited.state(0))

    def run(self, time_limit: float | None, stop_when_decided: bool, progress: Progress) -> list[int | None]:
        """Searches. For each property the first state in which it fails, if there is one."""
        everything = (1 << len(self.exploration.properties)) - 1
        try:
            self._levels(time_limit, everything if stop_when_decided else None, progress)
        except KeyboardInterrupt:
            self.exploration.stopped = INTERRUPTED
        finally:
            self._close_last_level()
            self._report(progress)
        failed = range(len(self.exploration.properties))
        return [self.first[i] if self.control[FAILED] >> i & 1 else None for i in failed]

    def _levels(self, time_limit: float | None, decided: int | None, progress: Progress) -> None:
        exploration, visited, control = self.exploration, self.exploration.visited, self.control
        chunk, shown = 1024, 0.0
        while True:
            if decided is not None and decided and control[FAILED] == decided:
                exploration.stopped = "every property is decided"
                return
            began = time.monotonic()
            status = self._call(min(self.level_end, control[NEXT] + chunk))
            now = time.monotonic()
            chunk = max(64, int(chunk * min(2.0, _CALL_SECONDS / max(now - began, 1e-6))))
            visited.count = control[COUNT]
            if status == ESCAPED:
                self._escape()
            self._compare()
            if status == TABLE_FULL and not visited.grow():
                exploration.stopped = self.memory
                return
            if control[NEXT] == self.level_end:
                if control[COUNT] == self.level_end:
                    exploration.complete = True
                    return
                self._close_level()
            if time_limit is not None and now - self.started + exploration.compile_seconds >= time_limit:
                exploration.stopped = time_spent(time_limit)
                return
            if now - shown >= 0.1:
                shown = now
                self._report(progress)

    def _compare(self) -> None:
        for number in self.cross_check.numbers(self.compared, self.control[COUNT]):
            self.cross_check.compare(self.exploration.visited.state(number))
        self.compared = self.control[COUNT]

    def _close_level(self) -> None:
        """All states that lie one step deeper are known."""
        self.exploration.visited.level_starts.append(self.level_end)
        self.exploration.levels.append(self.control[COUNT] - self.level_end)
        self.level_end = self.control[COUNT]

    def _close_last_level(self) -> None:
        """The search has ended, perhaps amid a level: then of the deepest one only some states are known."""
        self.exploration.all_to_depth = self.exploration.diameter
        if self.control[COUNT] > self.level_end:
            self._close_level()

    def _call(self, stop: int) -> int:
        visited = self.exploration.visited
        return self.code.bind(
            EXPLORE,
            **visited.space,
            parents=visited.parents,
            stop=stop,
            limit=visited.limit,
            transitions=self.code.transitions,
            **self._buffers,
        )()

    def _report(self, progress: Progress) -> None:
        exploration = self.exploration
        exploration.visited.count = self.control[COUNT]
        exploration.transitions = self.control[TAKEN]
        exploration.terminal_states = self.control[DEAD]
        exploration.expanded = self.control[NEXT]
        exploration.seconds = time.monotonic() - self.started
        exploration.taken = dict.fromkeys((a.name for a in exploration.system.actions), 0)
        for instance, count in zip(self.instances, self.taken, strict=True):
            exploration.taken[instance.action.name] += count
        progress(exploration)

    def _escape(self) -> None:
        """A rule drove a variable out of its range: says which, and how to get there."""
        source, instance = self.control[NEXT], self.instances[self.control[ERROR]]
        system, visited = self.exploration.system, self.exploration.visited
        steps = ", ".join(map(str, self.exploration.trace_to(source)))
        try:
            system.step(system.space.unpack(visited.state(source)), instance)
        except ModelError as error:
            raise ModelError(f"{system.protocol.name}: {error}, after {steps or 'no step'}") from None
        raise EngineError(f"{system.protocol.name}: compiled {instance} leaves a range that the rule keeps")
