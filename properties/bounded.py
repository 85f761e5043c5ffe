"""Bounded checks: is there a run of at most so many steps that breaks a property? Asked of Z3, shortest runs first.

Needs no list of states, so it looks into worlds far too large to enumerate; and says nothing of longer runs.

>>> from tideproof.model.catalogue import PROTOCOLS
>>> from tideproof.properties.replication import strong_isr
>>> protocol = PROTOCOLS["hw-truncation"]
>>> bounds = protocol.bounded(replicas=2, log_size=1, records=1, epochs=2)
>>> check_runs(protocol, bounds, [strong_isr], depth=6).verdicts[0].depth
6

What makes it fast, with figures, is in bounded_notes.md.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import z3

from tideproof.counterexamples.replay import ReplayError, replay
from tideproof.model.protocol import Instance, Protocol, System
from tideproof.model.relation import Relation, Step
from tideproof.model.smt import Formula, disjunction, negation
from tideproof.model.symmetry import names_do_not_matter
from tideproof.model.variables import Bounds
from tideproof.properties.base import EngineError, Property, Verdict, Word, watched


@dataclass
class BoundedCheck:
    """What a bounded check has found: every run of up to `depth` steps has been considered (-1: none yet).

    `seconds_at[d]` is the time that depth d took. `renaming` says whether runs that differ only in the names of
    replicas were considered once.
    """

    system: System
    properties: tuple[Property, ...]
    verdicts: tuple[Verdict, ...] = ()
    depth: int = -1
    seconds_at: list[float] = field(default_factory=list)
    renaming: bool = False
    stopped: str = ""
    seconds: float = 0.0


def check_runs(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    depth: int,
    *,
    time_limit: float | None = None,
    progress: Callable[[BoundedCheck], None] = lambda _: None,
    relation: Callable[[System], Relation] = Relation,
) -> BoundedCheck:
    """Decides the properties for all runs of up to `depth` steps, each with a shortest trace where it is violated.

    `time_limit` is in seconds; `progress` is called after every depth. An interrupt (Ctrl-C) ends the check like a
    spent budget. `relation` makes the symbolic form of the steps (tests put a wrong one in).

    Raises ModelError where a rule drives a variable out of its range, and EngineError where the symbolic form and the
    rules disagree.
    """
    if depth < 1:
        raise ValueError(f"a depth of {depth}: give at least 1 step")
    started = time.monotonic()
    system = watched(protocol, bounds, properties)
    check = BoundedCheck(system, tuple(properties))
    search = _Unrolling(check, relation(system), started, time_limit)
    try:
        for _ in range(depth + 1):
            if not search.undecided or not search.look_one_deeper():
                break
            progress(check)
    except KeyboardInterrupt:
        check.stopped = "interrupted"
    check.verdicts = tuple(search.verdict(p) for p in properties)
    check.seconds = time.monotonic() - started
    return check


class _Unrolling:
    """Runs of one length after the other, in one solver that keeps what it has learned."""

    def __init__(self, check: BoundedCheck, relation: Relation, started: float, time_limit: float | None) -> None:
        self.check = check
        self.relation = relation
        self.started = started
        self.time_limit = time_limit
        system, symbols = check.system, check.system.space.symbols()
        holds = {p: relation.claim(p.holds(system, symbols)) for p in check.properties}
        check.renaming = names_do_not_matter(relation, list(holds.values()))
        relation.order(by_name=check.renaming)
        self.undecided: dict[Property, Formula] = {p: negation(f) for p, f in holds.items()}
        self.found: dict[Property, tuple[Instance, ...]] = {}
        self.solver = z3.SolverFor("QF_FD")  # finite domains: incremental, and no theories in the way
        self.moments = [relation.terms.world(system.initial)]
        self.steps: list[Step] = []

    def look_one_deeper(self) -> bool:
        """Decides what breaks after one more step than before. False when the budget is spent."""
        began = time.monotonic()
        if self.check.depth >= 0:
            self._unroll()
        while self.undecided:
            broken = [self.relation.at(self.moments[-1], f) for f in (*self.undecided.values(), self.relation.escape)]
            if not self._possible(disjunction(broken)):
                break
            self._judge()
        if self.check.stopped:
            return False
        self.check.depth += 1
        now = time.monotonic()
        self.check.seconds_at.append(now - began)
        self.check.seconds = now - self.started
        return True

    def _unroll(self) -> None:
        relation, number = self.relation, len(self.moments)
        step, after = relation.choices(f"@{number}"), relation.moment(number)
        previous = self.steps[-1] if self.steps else relation.before_the_first()
        self.solver.add(relation.step(self.moments[-1], step, after), relation.in_order(previous, step))
        self.steps.append(step)
        self.moments.append(after)

    def _possible(self, bad: Formula) -> bool:
        """Whether a run of this length ends badly. What cannot be is kept, as a fact for longer runs."""
        if z3.is_false(bad):
            return False
        if self.time_limit is not None:
            left = self.time_limit - (time.monotonic() - self.started)
            if left <= 0:
                self.check.stopped = f"the time limit of {self.time_limit:g} s"
                return False
            self.solver.set("timeout", max(1, int(left * 1000)))
        self.solver.push()
        self.solver.add(bad)
        answer = self.solver.check()
        if answer == z3.sat:
            self.model = self.solver.model()
        self.solver.pop()
        if answer == z3.unsat:
            self.solver.add(z3.Not(bad))
        elif answer == z3.unknown:
            reason = self.solver.reason_unknown()
            if "interrupt" in reason:
                raise KeyboardInterrupt
            spent = reason in ("timeout", "canceled")
            self.check.stopped = f"the time limit of {self.time_limit:g} s" if spent else f"Z3 gave up: {reason}"
        return bool(answer == z3.sat)

    def _judge(self) -> None:
        """Runs what Z3 has found by the rules on ints, and believes only that."""
        system = self.check.system
        steps = tuple(self.relation.chosen_in(self.model, step) for step in self.steps)
        try:
            end = replay(system, steps).worlds[-1]
        except ReplayError as error:
            raise EngineError(f"{system.protocol.name}: Z3 takes a step that the rules do not allow: {error}") from None
        claimed = self.relation.terms.leaves(self.model, self.moments[-1])
        if claimed != system.space.leaves(end):
            raise EngineError(f"{system.protocol.name}: Z3 ends in another state than the rules after {steps}")
        violated = [p for p in self.undecided if not p.holds(system, end)]
        if not violated:
            list(system.successors(end))  # raises ModelError where a step leaves its range, which is what Z3 has found
            raise EngineError(f"{system.protocol.name}: Z3 sees a violation after {steps}, the rules do not")
        for p in violated:
            self.found[p] = steps
            del self.undecided[p]

    def verdict(self, p: Property) -> Verdict:
        if p in self.found:
            return Verdict(p, Word.VIOLATED, "", len(self.found[p]), self.found[p])
        if not self.check.stopped:
            return Verdict(p, Word.HOLDS, f"up to depth {self.check.depth}")
        reached = f"holds up to depth {self.check.depth}" if self.check.depth >= 0 else "no depth reached"
        return Verdict(p, Word.UNKNOWN, f"budget spent ({self.check.stopped}; {reached})")
