"""States from which nothing can be committed any more, in the whole explored space.

Runs under bounds always end: records, room in the logs and epochs run out. So a state from which nothing is committed
any more says something only if the bounds have left it what a commit needs: a record in the leader's log that is not
committed, or one still to be written and room for it there. Then it is a *dead end* where nothing helps at all, and
*stuck* where it takes a new decision of the controller, or a crash, for anything to be committed again: a partition
has a leader, nobody fails, every message arrives, and still its high watermark stands still for ever.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice
from typing import Any

from tideproof.model.language.properties import Status, remembering
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import NIL, Bounds, Variable, Words
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.explored_steps import ExploredSteps
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.replication import COMMITTED, holds_below

_CHUNK = 2_000
_FROM_OUTSIDE = ("quorum_epoch", "crashes", "power_losses")
"""The variables that only the controller's decisions and what breaks can change."""


class Left(StrEnum):
    """What may be said of a state from which the brokers by themselves commit nothing any more."""

    NOTHING = "all is committed, and records or room are used up"
    NOBODY = "nobody leads, and an election has to come"
    STUCK = "stuck: only another election or a crash helps"
    DEAD_END = "dead end: nothing helps"


@dataclass
class DeadEnds:
    """What is known of the states from which nothing can be committed any more.

    `counts` says how many there are of each kind, `run` is a shortest way to a dead end or a stuck state, if there is
    one. `stopped` says why it is not known; empty where it is.
    """

    protocol: Protocol
    bounds: Bounds
    distinct_states: int = 0
    transitions: int = 0
    counts: Counter[Left] = field(default_factory=Counter)
    never_taken: tuple[str, ...] = ()
    run: Run | None = None
    stopped: str = ""
    seconds: float = 0.0

    @property
    def status(self) -> Status:
        if self.stopped:
            return Status.UNKNOWN
        return Status.VIOLATED if self.counts[Left.DEAD_END] + self.counts[Left.STUCK] else Status.HOLDS

    @property
    def detail(self) -> str:
        """The verdict in words."""
        if self.stopped:
            return f"budget spent ({self.stopped}; {self.distinct_states:,} states seen)"
        stuck, dead = self.counts[Left.STUCK], self.counts[Left.DEAD_END]
        if stuck + dead:
            return f"of {self.distinct_states:,} reachable states {dead:,} are dead ends, and {stuck:,} are stuck"
        return f"none of {self.distinct_states:,} reachable states is a dead end, and none is stuck"


def find_dead_ends(
    protocol: Protocol,
    bounds: Bounds,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
) -> DeadEnds:
    """Explores all states of a protocol over replicated logs; looks for those from which no commit can be reached."""
    budget, reporter = budget or Budget(), reporter or Reporter()
    result = DeadEnds(protocol, bounds)
    with explore(protocol, bounds, [remembering(COMMITTED)], budget=budget, reporter=reporter) as found:
        result.distinct_states, result.transitions = found.distinct_states, found.transitions
        result.never_taken = tuple(found.never_taken)
        if found.complete:
            with budget.limits():
                _look(found, result, budget, reporter)
    result.stopped, result.seconds = budget.stopped, budget.elapsed
    return result


def _look(found: Exploration, result: DeadEnds, budget: Budget, reporter: Reporter) -> None:
    steps = _Steps(found, budget, reporter)
    by_itself = steps.backwards(steps.by_themselves, bytearray(found.distinct_states))
    ever = steps.backwards(steps.all, bytearray(by_itself))
    space, name = found.system.space, found.system.protocol.name
    for index in range(found.distinct_states):
        if index % _CHUNK == 0:
            budget.check()
            reporter.show(f"{name}: {index:,} of {found.distinct_states:,} states judged")
        if by_itself[index]:
            continue
        state, seen = space.unpack(found.visited.state(index))
        left = _left(state, seen, bool(ever[index]))
        if left in (Left.DEAD_END, Left.STUCK) and result.run is None:  # states lie in the order of their depth
            result.run = replay(found.system, found.trace_to(index))
        result.counts[left] += 1


class _Steps:
    """All steps of a complete exploration, as pairs of states that can be gone backwards."""

    def __init__(self, found: Exploration, budget: Budget, reporter: Reporter) -> None:
        self.states = found.distinct_states
        self.commits: list[tuple[int, bool]] = []
        inner, outer = (array("I"), array("I")), (array("I"), array("I"))
        remembered = _bits_of(found, lambda v: bool(v.ghost))
        decided = _bits_of(found, lambda v: v.field in _FROM_OUTSIDE)
        steps = ExploredSteps(found).all()
        while chunk := list(islice(steps, _CHUNK)):
            for index, before, _, after in chunk:
                from_outside = _differ(before, after, decided)
                if _differ(before, after, remembered):
                    self.commits.append((index, from_outside))
                target = found.visited.find(after)
                assert target is not None, "a complete exploration knows all successors"
                sources, targets = outer if from_outside else inner
                sources.append(index)
                targets.append(target)
            budget.check()
            reporter.show(f"{found.system.protocol.name}: {chunk[-1][0]:,} of {self.states:,} states looked at")
        self.by_themselves = (False, *inner)
        self.all = (True, inner[0] + outer[0], inner[1] + outer[1])

    def backwards(self, steps: tuple[bool, array[int], array[int]], known: bytearray) -> bytearray:
        """For each state whether a commit can be reached by these steps; `known` are states from which one can."""
        every, sources, targets = steps
        starts, before_each = _by_target(self.states, sources, targets)
        for index, from_outside in self.commits:
            if every or not from_outside:
                known[index] = True
        todo = [index for index in range(self.states) if known[index]]
        while todo:
            state = todo.pop()
            for source in before_each[starts[state] : starts[state + 1]]:
                if not known[source]:
                    known[source] = True
                    todo.append(source)
        return known


def _bits_of(found: Exploration, chosen: Callable[[Variable], bool]) -> Words:
    """Ones at the bits of some variables."""
    bits = [0] * found.system.space.words
    for v in filter(chosen, found.system.space.variables):
        bits[v.word] |= v.mask << v.shift
    return tuple(bits)


def _differ(a: Words, b: Words, bits: Words) -> bool:
    return any((x ^ y) & m for x, y, m in zip(a, b, bits, strict=True))


def _by_target(states: int, sources: array[int], targets: array[int]) -> tuple[array[int], array[int]]:
    """The sources in the order of their targets; those of target t lie from `starts[t]` to `starts[t + 1]`."""
    starts = array("Q", bytes(8 * (states + 1)))
    for target in targets:
        starts[target + 1] += 1
    for t in range(states):
        starts[t + 1] += starts[t]
    place, ordered = array("Q", starts), array("I", bytes(4 * len(sources)))
    for source, target in zip(sources, targets, strict=True):
        ordered[place[target]] = source
        place[target] += 1
    return starts, ordered


def _left(s: Any, seen: Any, something_helps: bool) -> Left:
    """What may be said of a state of ints from which the brokers by themselves commit nothing any more."""
    electable = [r for r in range(s.bounds.replicas) if s.quorum_isr[r]] or range(s.bounds.replicas)
    leaders = electable if s.quorum_leader == NIL else [s.quorum_leader]
    waiting = any(
        epoch == NIL and holds_below(s, r, record, s.leo[r])
        for record, epoch in enumerate(seen.committed_in)
        for r in leaders
    )
    to_come = s.next_record < s.bounds.records and any(s.leo[r] < s.bounds.log_size for r in leaders)
    if not waiting and not to_come:
        return Left.NOTHING
    if not something_helps and s.next_epoch < s.bounds.epochs:
        return Left.DEAD_END
    return Left.NOBODY if s.quorum_leader == NIL else Left.STUCK
