"""Obligations as weakest preconditions: that a step keeps a property is a formula over the state before the step.

The rules compute the state after a step as terms over the state before it. The property, evaluated on these terms,
claims that it holds after the step, without variables for a second state. Such an obligation is small: Z3 discharges it
in hundredths of a second, while one query over all kinds of step may take minutes.

If replicas are interchangeable (symmetry.py proves it, including the properties), one kind of step represents its
orbit: all that differ from it only in the names of replicas.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import Formula, Moment, disjunction, equal, negation
from tideproof.model.language.actions import REPLICA, Blocked, Instance
from tideproof.model.language.algebra import Term, all_of, conjuncts
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.system import FullState
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.solver.queries import check_within, symmetry_proved

ONE_SOLVER = 200
"""With up to this many Booleans in a state, one solver serves all properties. In larger states a used solver takes up
to ten times as long as a new one, which costs some milliseconds."""


class Obligations:
    """The obligations that every step keeps each property: one query for each property and orbit of kinds of step.

    `kinds` has the number of one kind of step from each orbit. A step leaves the state `moment` (by default any state),
    which satisfies the `facts`. Without `cores`, proofs in large states name all held properties instead of the used
    ones, which saves Z3 a quarter of its time.
    """

    def __init__(
        self,
        relation: Relation,
        properties: Sequence[Property],
        budget: Budget,
        moment: Moment | None = None,
        facts: Iterable[Formula] = (),
        cores: bool = True,
    ) -> None:
        self.relation, self.budget = relation, budget
        self.system = relation.system
        self.moment = moment or relation.terms.now
        self.facts = list(facts) or [self.moment.well_typed()]
        self.terms = {p: p.in_symbols(self.system) for p in properties}
        self.claims = {p: relation.claim(term) for p, term in self.terms.items()}
        self.held = {p: z3.Bool(f"held:{p.name}") for p in properties}
        self.kinds: Sequence[int] = range(len(self.system.instances))
        if symmetry_proved(budget, relation, list(self.claims.values())):
            self.kinds = one_of_each_orbit(self.system.instances)
        self._cores = cores
        self._one_solver = len(self.moment.constants()) <= ONE_SOLVER
        self._solvers: dict[int, z3.Solver] = {}
        self._stays: dict[int, tuple[Sequence[Any], tuple[Property, ...]]] = {}

    def hold(self, prop: Property, moments: Iterable[Moment]) -> None:
        """Assuming the property then means that it holds at these moments."""
        self.facts += [z3.Implies(self.held[prop], self.relation.at(moment, self.claims[prop])) for moment in moments]

    def attempt(self, kind: int, prop: Property, held: Sequence[Property]) -> z3.ModelRef | tuple[Property, ...]:
        """A state satisfying `held` from which a step of this kind breaks the property; or the core of `held`."""
        after, used = self._after(kind, held) if prop.ghosts else (self.system.transitions[kind].leaves, ())
        claims = conjuncts(prop.holds(self.system, self.system.space.build(after)))
        known = {c.serial for c in conjuncts(self.terms[prop]) if isinstance(c, Term)} if prop in held else {}
        left = [c for c in claims if not isinstance(c, Term) or c.serial not in known]
        found = self._refuted(kind, negation(self.relation.claim(all_of(*left))), held)
        if isinstance(found, tuple):
            return tuple(dict.fromkeys((*found, *used, *((prop,) if len(left) < len(claims) else ()))))
        return found

    def state(self, model: z3.ModelRef) -> FullState:
        return self.system.space.build(self.relation.terms.leaves(model, self.moment))

    def after(self, state: FullState, kind: int, prop: Property) -> FullState:
        """The successor of a model's state by the rules on ints, which must confirm that it breaks the property."""
        system, instance = self.system, self.system.instances[kind]
        after = system.step(state, instance)
        name = f"{system.protocol.name}: {instance}"
        if isinstance(after, Blocked):
            raise EngineError(f"{name}: Z3 takes a step that the rules do not allow")
        if prop.on_ints(system, after):
            raise EngineError(f"{name}: Z3 sees {prop.name} broken, the rules do not")
        return after

    def _after(self, kind: int, held: Sequence[Property]) -> tuple[Sequence[Any], tuple[Property, ...]]:
        """The leaves after a step, and the properties of `held` that they rest on.

        The next state of a ghost is a term over the whole state, though most kinds of step do not change it. A variable
        that Z3 proves unchanged keeps its term from before the step, so that claims on it need no new proof.
        """
        known = self._stays.get(kind)
        if known is None or not set(known[1]) <= set(held):
            transition, now = self.system.transitions[kind], self.relation.terms.now.values
            ghosts = [i for i in transition.changed if self.system.space.variables[i].ghost]
            changes = {i: negation(equal(now[i], self.relation.after[kind][i])) for i in ghosts}
            while isinstance(found := self._refuted(kind, disjunction(changes.values()), held), z3.ModelRef):
                said = {i: self.relation.at(self.moment, formula) for i, formula in changes.items()}
                changes = {i: changes[i] for i, f in said.items() if not z3.is_true(found.eval(f, True))}
            before = self.system.space.leaves(self.system.space.symbols)
            leaves = [before[i] if i in changes else leaf for i, leaf in enumerate(transition.leaves)]
            known = self._stays[kind] = leaves, found
        return known

    def _refuted(self, kind: int, claim: Formula, held: Sequence[Property]) -> z3.ModelRef | tuple[Property, ...]:
        """A model of a claim about the state before a step of this kind; or the core of `held` that excludes it."""
        claim = self.relation.at(self.moment, claim)
        if z3.is_false(claim):
            return ()
        solver = self._solver(kind)
        if self._one_solver:
            solver.push()
        solver.add(claim.translate(solver.ctx))
        assumed = [self.held[p].translate(solver.ctx) for p in held]
        if not self._one_solver and not self._cores:
            solver.add(*assumed)
            answer = check_within(self.budget, solver)
            return solver.model().translate(claim.ctx) if answer == z3.sat else tuple(held)
        literals = {literal.get_id(): p for literal, p in zip(assumed, held, strict=True)}
        answer = check_within(self.budget, solver, *assumed)
        found = (
            solver.model().translate(claim.ctx)
            if answer == z3.sat
            else tuple(literals[x.get_id()] for x in solver.unsat_core())
        )
        if self._one_solver:
            solver.pop()  # not after an interrupt or a spent limit: the solver is not used again
        return found

    def _solver(self, kind: int) -> z3.Solver:
        """The solver with the facts, and that a step of this kind is enabled and leaves no range."""
        if kind in self._solvers:
            return self._solvers[kind]
        # A separate context, so that Z3's answer does not depend on queries about other kinds of step.
        context = z3.Context()
        # The facts are propositional, and QF_FD would spend half of the time looking for bit vectors. But only QF_FD
        # gives unsatisfiable cores and is incremental.
        plain = not self._one_solver and not self._cores
        solver = z3.Tactic("sat", ctx=context).solver() if plain else z3.SolverFor("QF_FD", ctx=context)
        enabled = (self.relation.guards[kind], negation(self.relation.escapes[kind]))
        known = (*self.facts, *(self.relation.at(self.moment, part) for part in enabled))
        solver.add(*(fact.translate(solver.ctx) for fact in known))
        if self._one_solver:
            self._solvers[kind] = solver
        return solver


def one_of_each_orbit(instances: Sequence[Instance]) -> list[int]:
    """The number of the first kind of step of each orbit under renaming of replicas."""
    found: dict[tuple[object, ...], int] = {}
    for number, instance in enumerate(instances):
        kinds, names = instance.action.parameters, dict[int, int]()
        shape = [
            names.setdefault(v, len(names)) if kinds[n] is REPLICA else (v,) for n, v in instance.parameters.items()
        ]
        found.setdefault((instance.slot, *shape), number)
    return list(found.values())
