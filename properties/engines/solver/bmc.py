"""Bounded checks: is there a run of at most so many steps that breaks a property? Asked of Z3, shortest runs first.

Needs no list of states, so it looks into worlds far too large to enumerate; and says nothing of longer runs.

>>> from tideproof.model.protocols.catalogue import PROTOCOLS
>>> from tideproof.properties.invariants.replication import strong_isr
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

from tideproof.model.backends.relation import Relation, Step
from tideproof.model.backends.symmetry import names_do_not_matter
from tideproof.model.backends.z3_terms import TRUE, Formula, conjunction, disjunction, negation
from tideproof.model.language.properties import INTERRUPTED, EngineError, Property, Status, Verdict, watched
from tideproof.model.language.protocol import Instance, Protocol, System
from tideproof.model.language.state import Bounds
from tideproof.model.runs.replay import ReplayError, replay
from tideproof.properties.engines.solver.asking import SpentError, TimeLimit
from tideproof.properties.engines.solver.form import SolverCheck
from tideproof.properties.engines.solver.houdini import kept_by_every_step


@dataclass
class BoundedCheck:
    """What a bounded check has found: every run of up to `depth` steps has been considered (-1: none yet).

    `seconds_at[d]` is the time that depth d took. `renaming` says whether runs that differ only in the names of
    replicas were considered once. `lemmas` are those that Z3 has proved, and that states were held to.
    """

    system: System
    properties: tuple[Property, ...]
    deepest_first: bool = False
    lemmas: tuple[Property, ...] = ()
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
    lemmas: Sequence[Property] = (),
    deepest_first: bool = False,
    time_limit: float | None = None,
    progress: Callable[[BoundedCheck], None] = lambda _: None,
    relation: Callable[[System], Relation] = Relation,
) -> BoundedCheck:
    """Decides the properties for all runs of up to `depth` steps, each with a shortest trace where it is violated.

    Those of the `lemmas` that every step keeps (houdini.py) are used to rule states out; the
    others are left aside. `deepest_first` asks for runs of `depth` steps at once and for shorter ones after that: a
    trace may then not be a shortest one, and is often found sooner.

    `time_limit` is in seconds; `progress` is called after every depth. An interrupt (Ctrl-C) ends the check like a
    spent budget. `relation` makes the symbolic form of the steps (tests put a wrong one in).

    Raises ModelError where a rule drives a variable out of its range, and EngineError where the symbolic form and the
    rules disagree.
    """
    if depth < 1:
        raise ValueError(f"a depth of {depth}: give at least 1 step")
    started = time.monotonic()
    system = watched(protocol, bounds, [*properties, *lemmas])
    check = BoundedCheck(system, tuple(properties), deepest_first)
    search = _Unrolling(check, relation(system), started, time_limit)
    try:
        search.cross_check = SolverCheck(system, [*properties, *lemmas], search.relation)
        search.cross_check.first_states()
        if lemmas:
            progress(check)
            search.strengthen(lemmas)
        if deepest_first:
            search.look_deepest_first(depth, lambda: progress(check))
        else:
            search.look_shortest_first(depth, lambda: progress(check))
    except KeyboardInterrupt:
        check.stopped = INTERRUPTED
    except SpentError as spent:
        check.stopped = str(spent)
    check.verdicts = tuple(search.verdict(p) for p in properties)
    check.seconds = time.monotonic() - started
    return check


class _Unrolling:
    """Runs of one length after the other, in one solver that keeps what it has learned."""

    cross_check: SolverCheck

    def __init__(self, check: BoundedCheck, relation: Relation, started: float, time_limit: float | None) -> None:
        self.check = check
        self.relation = relation
        self.started = started
        self.limit = TimeLimit(started, time_limit)
        system, symbols = check.system, check.system.space.symbols()
        holds = {p: relation.claim(p.holds(system, symbols)) for p in check.properties}
        check.renaming = names_do_not_matter(relation, list(holds.values()))
        relation.order(by_name=check.renaming)
        self.undecided: dict[Property, Formula] = {p: negation(f) for p, f in holds.items()}
        self.found: dict[Property, tuple[Instance, ...]] = {}
        self.solver = z3.SolverFor("QF_FD")  # finite domains: incremental, and no theories in the way
        self.always: Formula = TRUE
        self.moments = [relation.terms.world(system.initial)]
        self.steps: list[Step] = []

    def strengthen(self, lemmas: Sequence[Property]) -> None:
        """Rules out, from now on, all states that break a lemma which every step keeps.

        Which of them do is soon seen in the default world, and has to be proved in this one.
        """
        system = self.check.system
        least = {s.name: min(s.default, system.bounds[s.name]) for s in system.protocol.bounds}
        smaller = System(system.protocol, system.protocol.bounded(**least), system.ghosts)
        if smaller.bounds != system.bounds:
            lemmas = list(kept_by_every_step(Relation(smaller), lemmas, self._ask))
        kept = kept_by_every_step(self.relation, lemmas, self._ask)
        self.check.lemmas = tuple(kept)
        self.always = conjunction(kept.values())

    def look_shortest_first(self, depth: int, progress: Callable[[], None]) -> None:
        for number in range(depth + 1):
            began = time.monotonic()
            if number:
                self._unroll()
            self._look_at(number)
            self.check.depth = number
            self._clock(began)
            progress()
            if not self.undecided:
                return

    def look_deepest_first(self, depth: int, progress: Callable[[], None]) -> None:
        began = time.monotonic()
        for _ in range(depth):
            self.solver.push()
            self._unroll()
        for number in range(depth, -1, -1):
            self._look_at(number)
            if not self.undecided:
                return
            progress()
            if number:
                self.solver.pop()  # a shorter run need not go on: no step may be left, or none in canonical order
        self.check.depth = depth
        self._clock(began)

    def _clock(self, began: float) -> None:
        now = time.monotonic()
        self.check.seconds_at.append(now - began)
        self.check.seconds = now - self.started

    def _unroll(self) -> None:
        relation, number = self.relation, len(self.moments)
        step, after = relation.choices(f"@{number}"), relation.moment(number)
        previous = self.steps[-1] if self.steps else relation.before_the_first()
        self.solver.add(relation.step(self.moments[-1], step, after), relation.in_order(previous, step))
        self.solver.add(relation.at(after, self.always))
        self.steps.append(step)
        self.moments.append(after)

    def _look_at(self, number: int) -> None:
        """Decides what breaks after so many steps. What cannot be is kept, as a fact for runs of other lengths."""
        moment = self.moments[number]
        while self.undecided:
            bad = disjunction(self.relation.at(moment, f) for f in (*self.undecided.values(), self.relation.escape))
            model = self._ask(self.solver, bad)
            if model is None:
                self.solver.add(negation(bad))
                return
            self._judge(model, number)

    def _ask(self, solver: z3.Solver, formula: Formula) -> z3.ModelRef | None:
        """A model of the formula and of what the solver knows, if there is one. Raises SpentError."""
        if z3.is_false(formula):
            return None
        solver.push()
        solver.add(formula)
        model = solver.model() if self.limit.check(solver) == z3.sat else None
        solver.pop()  # not after an interrupt or a spent limit: then nothing more is asked
        return model

    def _judge(self, model: z3.ModelRef, number: int) -> None:
        """Runs what Z3 has found by the rules on ints, and believes only that."""
        system = self.check.system
        claimed = [self.relation.terms.leaves(model, moment) for moment in self.moments[: number + 1]]
        self.cross_check.states([system.space.pack(system.space.build(leaves)) for leaves in claimed])
        steps = tuple(self.relation.chosen_in(model, step) for step in self.steps[:number])
        try:
            run = replay(system, steps)
        except ReplayError as error:
            raise EngineError(f"{system.protocol.name}: Z3 takes a step that the rules do not allow: {error}") from None
        if claimed[-1] != system.space.leaves(run.worlds[-1]):
            raise EngineError(f"{system.protocol.name}: Z3 ends in another state than the rules after {steps}")
        violated = {p: run.first_violation(p.holds) for p in self.undecided}
        if all(first is None for first in violated.values()):
            list(system.successors(run.worlds[-1]))  # raises ModelError where a step leaves its range, as Z3 has found
            raise EngineError(f"{system.protocol.name}: Z3 sees a violation after {steps}, the rules do not")
        for p, first in violated.items():
            if first is not None:
                self.found[p] = steps[:first]
                del self.undecided[p]

    def verdict(self, p: Property) -> Verdict:
        if p in self.found:
            how = "perhaps not the shortest way" if self.check.deepest_first else ""
            return Verdict(p, Status.VIOLATED, how, len(self.found[p]), self.found[p])
        if not self.check.stopped:
            return Verdict(p, Status.NO_COUNTEREXAMPLE, f"up to depth {self.check.depth}", self.check.depth)
        reached = f"no counterexample up to depth {self.check.depth}" if self.check.depth >= 0 else "no depth reached"
        return Verdict(p, Status.UNKNOWN, f"budget spent ({self.check.stopped}; {reached})")
