"""Z3's transition relation and claims, evaluated in single states: the form that the cross-check compares."""

from __future__ import annotations

from collections.abc import Sequence

import z3

from tideproof.model.backends.relation import Relation, Step
from tideproof.model.backends.z3_terms import TRUE, Formula, Moment, put_in_each
from tideproof.model.language.properties import DifferenceError, EngineError, Property
from tideproof.model.language.space import Words
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.cross_check import Answer, CrossCheck, TermForm, compare_unvisited
from tideproof.properties.engines.solver.queries import check_within

_FOR_Z3 = 4
"""The number of states to compare with Z3 itself, which may take a second or two for a large state."""


class SymbolicForm:
    """All solutions of the transition relation from a state, and the claims that fail there."""

    name = "Z3"

    def __init__(self, relation: Relation, claims: Sequence[Formula], budget: Budget | None = None) -> None:
        self.relation, self.budget = relation, budget or Budget()
        self.claims = list(claims)
        self.step, self.then = relation.choices("#"), relation.moment(1)
        self.solver = z3.SolverFor("QF_FD")
        self.solver.add(relation.step(relation.terms.now, self.step, self.then))

    def __call__(self, state: Words) -> Answer:
        space = self.relation.system.space
        here = self.relation.terms.full_state(space.unpack(state))
        escapes, change = self.relation.escapes, (self.relation.terms.now.constants(), here.constants())
        true = [z3.is_true(z3.simplify(f)) for f in put_in_each([*escapes, *self.claims], change)]
        escaping = frozenset(kind for kind in range(len(escapes)) if true[kind])
        failing = sum(1 << i for i in range(len(self.claims)) if not true[len(escapes) + i])
        return Answer(self._steps(here), escaping, failing)

    def _steps(self, here: Moment) -> dict[int, Words]:
        found: dict[int, Words] = {}
        space = self.relation.system.space
        self.solver.push()
        pairs = zip(self.relation.terms.now.constants(), here.constants(), strict=True)
        self.solver.add(*(constant if value is TRUE else z3.Not(constant) for constant, value in pairs))
        while check_within(self.budget, self.solver) == z3.sat:
            model = self.solver.model()
            kind = self.relation.kind_in(model, self.step)
            if kind in found:
                name = f"{self.relation.system.protocol.name}: {self.relation.system.instances[kind]}"
                raise DifferenceError(f"{name} leads to one state on ints, and to several in Z3")
            found[kind] = space.pack(space.build(self.relation.terms.leaves(model, self.then)))
            flat = [*self.step.chosen, *self.then.constants()]
            true = (z3.is_true(model.eval(c, model_completion=True)) for c in flat)
            self.solver.add(z3.Or([z3.Not(c) if is_true else c for c, is_true in zip(flat, true, strict=True)]))
        self.solver.pop()
        return found


class SolverCheck:
    """The cross-check of a solver engine: of terms and, for a few states, of their translation to Z3."""

    def __init__(self, system: System, properties: Sequence[Property], relation: Relation, budget: Budget) -> None:
        claims = [relation.claim(p.in_symbols(system)) for p in properties]
        self.terms = CrossCheck(system, properties, TermForm(system, properties), budget.check)
        self.symbolic = CrossCheck(system, properties, SymbolicForm(relation, claims, budget), budget.check)

    def first_states(self) -> None:
        walked, drawn = compare_unvisited(self.terms)
        self.symbolic.sample([*walked[-_FOR_Z3 // 2 :], *drawn[: _FOR_Z3 // 2]])

    def states(self, states: Sequence[FullState]) -> None:
        for state in states:
            self.terms.compare(self.terms.system.space.pack(state))


def replayed(
    check: SolverCheck, relation: Relation, model: z3.ModelRef, moments: Sequence[Moment], steps: Sequence[Step]
) -> Run:
    """Z3's run, replayed by the rules. Raises EngineError if they do not confirm it."""
    system, name = relation.system, relation.system.protocol.name
    states = [system.space.build(relation.terms.leaves(model, moment)) for moment in moments]
    check.states(states)
    try:
        run = replay(system, [system.instances[relation.kind_in(model, step)] for step in steps])
    except ReplayError as error:
        raise EngineError(f"{name}: Z3 takes a step that the rules do not allow: {error}") from None
    if run.states[-1] != states[-1]:
        raise EngineError(f"{name}: Z3 ends in another state than the rules after {run.steps}")
    return run
