"""Dead ends and livelocks: reachable states after which nothing is committed again.

Runs under bounds always end: records, room in the logs and epochs run out. So a state without further commits is a
finding only if the bounds allow one: the leader's log has an uncommitted record, or there is a record to write and room
for it. Such a state is a *dead end* if no continuation commits anything, and *stuck* if only continuations with a new
decision of the controller or a crash do: the partition has a leader, no broker fails, every message arrives, and still
its high watermark never rises.
"""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Status, Verdict, question, remembering
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import Words
from tideproof.model.language.state import NIL, Bounds
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.replay import Run
from tideproof.properties.analyses.steps import bits_of, steps_of
from tideproof.properties.engines.base import Budget, Reporter, Result, Table, suspicion
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.invariants.replication import COMMITTED, holds_below

Flags = NDArray[np.bool_]
_FROM_OUTSIDE = ("quorum_epoch", "crashes", "power_losses")
"""The variables that only the controller's decisions and faults change."""
_MEANING = (
    "From every state something can still be committed, as long as records, room and epochs are left; where a broker "
    "leads, without an election or a crash."
)


class Left(StrEnum):
    """The kinds of states from which the brokers alone commit nothing more."""

    NOTHING = "all is committed, and records or room are used up"
    NOBODY = "no broker leads, and an election has to come"
    STUCK = "stuck: only another election or a crash helps"
    DEAD_END = "dead end: nothing helps"


@dataclass
class DeadEnds(Result):
    """The states from which nothing more can be committed; `counts` has their number by kind."""

    distinct_states: int = 0
    transitions: int = 0
    counts: Counter[Left] = field(default_factory=Counter)
    never_taken: tuple[str, ...] = ()

    def verdict(self, stopped: str, way: tuple[Instance, ...] | None) -> Verdict:
        """`way` leads to a dead end or a stuck state, if there is one."""
        (prop,), states = self.properties, f"{self.distinct_states:,}"
        if stopped:
            return Verdict(prop, Status.UNKNOWN, f"budget spent ({stopped}; {states} states seen)")
        if way is None:
            return Verdict(prop, Status.HOLDS, f"none of {states} reachable states is a dead end, and none is stuck")
        stuck, dead = self.counts[Left.STUCK], self.counts[Left.DEAD_END]
        how = f"of {states} reachable states {dead:,} are dead ends, and {stuck:,} are stuck"
        return Verdict(prop, Status.VIOLATED, how, way)

    def describe(self) -> None:
        """Sets the statistics and the summary."""
        self.statistics = {
            "distinct_states": self.distinct_states,
            "transitions": self.transitions,
            "ended": {left.name.lower(): self.counts[left] for left in Left},
            "never_taken": None if self.stopped else list(self.never_taken),
        }
        self.summary = [f"{self.transitions:,} steps, with the history variable `committed`; {self.seconds:.1f} s"]
        if not self.stopped:
            rows = [(self.distinct_states - self.counts.total(), "yes")]
            rows += [(self.counts[left], f"no; {left}") for left in Left]
            self.summary += ["", Table(rows, ("states", "can the brokers by themselves commit anything more?"))]
            if self.never_taken:
                self.summary += ["", suspicion("no reachable state enables", self.never_taken)]


def find_dead_ends(
    protocol: Protocol,
    bounds: Bounds,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
) -> DeadEnds:
    """Explores all states of a protocol over replicated logs, and finds those from which no commit is reachable.

    Raises ValueError for a protocol without committed records.
    """
    if not issubclass(protocol.state, ReplicationState):
        raise ValueError(f"--dead-ends asks what can still be committed, which {protocol.name} does not say")
    budget, reporter, way = budget or Budget(), reporter or Reporter(), None
    with explore(protocol, bounds, [remembering(COMMITTED)], budget=budget, reporter=reporter) as found:
        no_dead_ends = question("No dead ends", _MEANING, protocol.state)
        result = DeadEnds("exhaustive", found.system, (no_dead_ends,), found.distinct_states, found.transitions)
        result.never_taken, result.shortest = tuple(found.never_taken), True
        if found.complete:
            with budget.limits():
                way = _look(found, result, budget, reporter)
    result.conclude([result.verdict(budget.stopped, way)], budget, _ends)
    result.describe()
    return result


def _look(found: Exploration, result: DeadEnds, budget: Budget, reporter: Reporter) -> tuple[Instance, ...] | None:
    """Counts the states by kind. Returns a shortest trace to a dead end or a stuck state, if there is one."""
    by_itself, ever = _committing(found, budget, reporter)
    space, name, way = found.system.space, found.system.protocol.name, None
    for number, index in enumerate(np.flatnonzero(~by_itself).tolist()):
        if number % 2_000 == 0:
            budget.check()
            reporter.show(f"{name}: {index:,} of {found.distinct_states:,} states judged")
        state, seen = space.unpack(found.visited.state(index))
        left = _left(state, seen, bool(ever[index]))
        if left in (Left.DEAD_END, Left.STUCK) and way is None:  # states are in breadth-first order
            way = found.trace_to(index)
        result.counts[left] += 1
    return way


def _ends(run: Run) -> bool:
    """Whether a replayed run ends in a state in which the bounds allow a commit."""
    state, seen = run.states[-1]
    return _left(state, seen, something_helps=False) is not Left.NOTHING


def _committing(found: Exploration, budget: Budget, reporter: Reporter) -> tuple[Flags, Flags]:
    """For each state, whether a commit is reachable: without the steps from outside, and with them."""
    sources, targets, outside, commits = array("I"), array("I"), bytearray(), bytearray()
    remembered = bits_of(found.system.space, lambda v: bool(v.ghost))
    decided = bits_of(found.system.space, lambda v: v.field in _FROM_OUTSIDE)
    states = found.distinct_states

    def show(looked_at: int) -> None:
        reporter.show(f"{found.system.protocol.name}: {looked_at:,} of {states:,} states looked at")

    for index, before, _, after in steps_of(found, budget, show):
        target = found.visited.find(after)
        assert target is not None, "a complete exploration knows all successors"
        sources.append(index)
        targets.append(target)
        outside.append(_differ(before, after, decided))
        commits.append(_differ(before, after, remembered))
    starts, ends = (np.frombuffer(numbers, np.uint32) for numbers in (sources, targets))
    from_outside, commit = (np.frombuffer(flags, np.bool_) for flags in (outside, commits))

    def reaching(taken: Flags) -> Flags:
        before, after = starts[taken], ends[taken]
        known, count = np.zeros(states, np.bool_), -1
        known[starts[taken & commit]] = True
        while (now := int(np.count_nonzero(known))) > count:
            count = now
            known[before[known[after]]] = True
        return known

    return reaching(~from_outside), reaching(np.ones_like(from_outside))


def _differ(a: Words, b: Words, bits: Words) -> bool:
    return any((x ^ y) & m for x, y, m in zip(a, b, bits, strict=True))


def _left(s: Any, seen: Any, something_helps: bool) -> Left:
    """The kind of a state from which the brokers alone commit nothing more."""
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
