"""The weakest precondition of a property under a kind of step: a formula over the state before the step alone.

The rules compute the state after a step as terms over the state before it. The property of these terms is the claim
that it holds after the step, and needs no variables for a second state. One such obligation is small: Z3 answers it in
hundredths of a second, where one question over all kinds of step may take minutes.

Where the names of replicas do not matter (symmetry.py proves it, the properties included), one kind of step stands for
all that differ from it only in these names: its orbit.
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
"""Up to so many Booleans in a state one solver answers for all properties. A larger one that has answered before takes
up to ten times as long as a new one, which costs some milliseconds."""


class Obligations:
    """That every step keeps each of the properties: one question for each property and orbit of kinds of step.

    `kinds` are the numbers of the kinds of step that stand for all. A step is taken from `moment` (any state, if none
    is given), of which `facts` are known as well. Without `cores`, proofs in large states do not
    tell what they used: all that was held is named then, and Z3 needs a quarter less time.
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
        """To assume a property is to assume it of these moments."""
        self.facts += [z3.Implies(self.held[prop], self.relation.at(moment, self.claims[prop])) for moment in moments]

    def attempt(self, kind: int, prop: Property, held: Sequence[Property]) -> z3.ModelRef | tuple[Property, ...]:
        """A state with the `held` ones from which a step of this kind breaks the property; or those that exclude it."""
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
        """The state after a step from one that a model gives, by the rules on ints, which must break the property."""
        system, instance = self.system, self.system.instances[kind]
        after = system.step(state, instance)
        name = f"{system.protocol.name}: {instance}"
        if isinstance(after, Blocked):
            raise EngineError(f"{name}: Z3 takes a step that the rules do not allow")
        if prop.on_ints(system, after):
            raise EngineError(f"{name}: Z3 sees {prop.name} broken, the rules do not")
        return after

    def _after(self, kind: int, held: Sequence[Property]) -> tuple[Sequence[Any], tuple[Property, ...]]:
        """The variables after a step, and which of the `held` ones this rests on.

        A ghost is written as a term over the whole state, though most kinds of step teach it nothing new. What Z3
        proves to stay as it is has the term here that it had before the step: a claim on it need not be proved again.
        """
        known = self._stays.get(kind)
        if known is None or not set(known[1]) <= set(held):
            transition, now = self.system.transitions[kind], self.relation.terms.now.values
            ghosts = [i for i in transition.changed if self.system.space.variables[i].ghost]
            changes = {i: negation(equal(now[i], self.relation.after[kind][i])) for i in ghosts}
            while isinstance(found := self._refuted(kind, disjunction(changes.values()), held), z3.ModelRef):
                said = {i: self.relation.at(self.moment, formula) for i, formula in changes.items()}
                changes = {i: changes[i] for i, f in said.items() if not z3.is_true(found.eval(f, True))}
            before = self.system.space.leaves(self.system.space.symbols())
            leaves = [before[i] if i in changes else leaf for i, leaf in enumerate(transition.leaves)]
            known = self._stays[kind] = leaves, found
        return known

    def _refuted(self, kind: int, claim: Formula, held: Sequence[Property]) -> z3.ModelRef | tuple[Property, ...]:
        """A model of a claim about the state before a step of this kind; or those of `held` that exclude it."""
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
        """The solver that knows the facts, and that a step of this kind is enabled and leaves no range."""
        if kind in self._solvers:
            return self._solvers[kind]
        # In a context of its own, so that Z3's answer does not depend on queries about other kinds of step.
        context = z3.Context()
        # What is known is propositional as it stands: QF_FD would look for bit vectors first, in half of the time. But
        # only QF_FD names what a proof has used, and goes on with what it has learnt.
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
