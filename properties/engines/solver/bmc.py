"""Bounded model checking: Z3 searches runs of up to a given depth for a violation, shortest runs first.

It works in configurations far too large to enumerate, and decides nothing about longer runs.
docs/internals/notes/bounded_model_checking.md explains its speed, with figures.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import z3

from tideproof.model.backends.relation import Relation, Step
from tideproof.model.backends.z3_terms import TRUE, Formula, conjunction, disjunction, negation
from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import EngineError, Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Reporter, Result
from tideproof.properties.engines.solver.form import SolverCheck, replayed
from tideproof.properties.engines.solver.houdini import largest_inductive_subset
from tideproof.properties.engines.solver.queries import check_within, symmetry_proved


def check_runs(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    depth: int,
    *,
    lemmas: Sequence[Property] = (),
    deepest_first: bool = False,
    jobs: int = 1,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
    relation: Callable[[System], Relation] = Relation,
) -> Result:
    """Decides the properties for all runs of up to `depth` steps, with a shortest trace for each violation.

    The inductive ones of the `lemmas` (houdini.py, with `jobs`) exclude states from the search. `deepest_first` tries
    runs of `depth` steps first, then shorter ones: it often finds a trace sooner, which may not be shortest.

    In the statistics, all runs of up to `checked_depth` steps have been checked (-1: none yet), and `renaming` tells
    whether symmetry reduction was used. `relation` builds the transition relation (tests replace it with a wrong one).
    """
    if depth < 1:
        raise ValueError(f"a depth of {depth}: give at least 1 step")
    budget, reporter = budget or Budget(), reporter or Reporter()
    system = watched(protocol, bounds, [*properties, *lemmas])
    result = Result("bounded", system, tuple(properties))
    search = _Unrolling(system, properties, relation(system), budget, reporter)
    with budget.limits():
        search.cross_check = SolverCheck(system, [*properties, *lemmas], search.relation, budget)
        result.cross_check = search.cross_check.terms
        search.cross_check.first_states()
        if lemmas:
            reporter.show(search.progress)
            search.strengthen(lemmas, jobs)
        if deepest_first:
            search.search_deepest_first(depth)
        else:
            search.search_shortest_first(depth)
    result.shortest = not deepest_first
    result.statistics = {
        "checked_depth": search.depth,
        "seconds_by_depth": [round(s, 3) for s in search.seconds_at],
        "renaming": search.renaming,
        "deepest_first": deepest_first,
        "lemmas": [p.name for p in search.lemmas],
    }
    result.conclude([search.verdict(p, deepest_first) for p in properties], budget)
    looked = f"all runs of up to {search.depth} steps" if search.depth >= 0 else "runs of some lengths only"
    once = "; runs that differ only in the names of replicas taken once" if search.renaming else ""
    result.summary = [f"{looked}{once}{result.early}", f"{result.seconds:.2f} s"]
    if lemmas:
        kept = ", ".join(p.name for p in search.lemmas) or "none"
        result.summary.append(f"every step keeps, and states were held to: {kept}")
    slowest = ", ".join(f"{d}: {s:.1f} s" for d, s in enumerate(search.seconds_at) if s >= 0.1)
    if slowest and not deepest_first:
        result.summary.append(f"by depth: {slowest}")
    return result


@dataclass
class _Unrolling:
    """Runs of increasing length, in one incremental solver."""

    system: System
    properties: Sequence[Property]
    relation: Relation
    budget: Budget
    reporter: Reporter
    depth: int = -1
    lemmas: tuple[Property, ...] = ()
    always: Formula = TRUE
    cross_check: SolverCheck = field(init=False)

    def __post_init__(self) -> None:
        holds = {p: self.relation.claim(p.in_symbols(self.system)) for p in self.properties}
        self.renaming = symmetry_proved(self.budget, self.relation, list(holds.values()))
        self.relation.by_name = self.renaming
        self.undecided: dict[Property, Formula] = {p: negation(f) for p, f in holds.items()}
        self.found: dict[Property, tuple[Instance, ...]] = {}
        self.solver = z3.SolverFor("QF_FD")  # finite domains: incremental, without the overhead of theories
        self.moments = [self.relation.terms.full_state(self.system.initial)]
        self.steps: list[Step] = []
        self.seconds_at: list[float] = []

    def strengthen(self, lemmas: Sequence[Property], jobs: int) -> None:
        """Excludes all states that break an inductive lemma.

        The default configuration quickly refutes most of the lemmas that are not inductive.
        """
        system = self.system
        least = {s.name: min(s.default, system.bounds[s.name]) for s in system.protocol.bounds}
        smaller = System(system.protocol, system.protocol.bounded(**least), system.ghosts)
        if smaller.bounds != system.bounds:
            lemmas = list(largest_inductive_subset(Relation(smaller), lemmas, self.budget, jobs))
        kept = largest_inductive_subset(self.relation, lemmas, self.budget, jobs)
        self.lemmas = tuple(kept)
        self.always = conjunction(kept.values())

    def search_shortest_first(self, depth: int) -> None:
        for number in range(depth + 1):
            began = time.monotonic()
            if number:
                self._unroll()
            self._decide_at(number)
            self.depth = number
            self.seconds_at.append(time.monotonic() - began)
            self.reporter.show(self.progress)
            if not self.undecided:
                return

    def search_deepest_first(self, depth: int) -> None:
        began = time.monotonic()
        for _ in range(depth):
            self.solver.push()
            self._unroll()
        for number in range(depth, -1, -1):
            self._decide_at(number)
            if not self.undecided:
                return
            self.reporter.show(self.progress)
            if number:
                self.solver.pop()  # a shorter run need not be a prefix of a longer one
        self.depth = depth
        self.seconds_at.append(time.monotonic() - began)

    @property
    def progress(self) -> str:
        done = f"all runs to depth {self.depth}" if self.depth >= 0 else "asking Z3"
        return f"{self.system.protocol.name}: {done}, {self.budget.elapsed:.0f} s"

    def _unroll(self) -> None:
        relation, number = self.relation, len(self.moments)
        step, after = relation.choices(f"@{number}"), relation.moment(number)
        previous = self.steps[-1] if self.steps else relation.before_the_first()
        self.solver.add(relation.step(self.moments[-1], step, after), relation.in_order(previous, step))
        self.solver.add(relation.at(after, self.always))
        self.steps.append(step)
        self.moments.append(after)

    def _decide_at(self, number: int) -> None:
        """Decides which properties fail after `number` steps. If none can, adds that as a fact for other lengths."""
        moment = self.moments[number]
        while self.undecided:
            bad = disjunction(self.relation.at(moment, f) for f in (*self.undecided.values(), self.relation.escape))
            model = self._model_of(self.solver, bad)
            if model is None:
                self.solver.add(negation(bad))
                return
            self._judge(model, number)

    def _model_of(self, solver: z3.Solver, formula: Formula) -> z3.ModelRef | None:
        """A model of the formula together with the solver's facts, if there is one. Raises Spent."""
        if z3.is_false(formula):
            return None
        solver.push()
        solver.add(formula)
        model = solver.model() if check_within(self.budget, solver) == z3.sat else None
        solver.pop()  # skipped by an interrupt or a spent limit, after which nobody uses the solver
        return model

    def _judge(self, model: z3.ModelRef, number: int) -> None:
        """Replays Z3's run by the rules on ints, and accepts only violations that they confirm."""
        run = replayed(self.cross_check, self.relation, model, self.moments[: number + 1], self.steps[:number])
        violated = {p: first for p in self.undecided if (first := run.first_violation(p.on_ints)) is not None}
        if not violated:
            list(run.system.successors(run.states[-1]))  # raises ModelError if a step leaves its range
            raise EngineError(f"{run.system.protocol.name}: Z3 sees a violation after {run.steps}, the rules do not")
        for p, first in violated.items():
            self.found[p] = run.steps[:first]
            del self.undecided[p]

    def verdict(self, p: Property, deepest_first: bool) -> Verdict:
        if p in self.found:
            how = "perhaps not the shortest way" if deepest_first else ""
            return Verdict(p, Status.VIOLATED, how, self.found[p])
        if not self.budget.stopped:
            return Verdict(p, Status.NO_COUNTEREXAMPLE, f"up to depth {self.depth}")
        reached = f"no counterexample up to depth {self.depth}" if self.depth >= 0 else "no depth reached"
        return Verdict(p, Status.UNKNOWN, f"budget spent ({self.budget.stopped}; {reached})")
