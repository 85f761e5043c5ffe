"""What a step of some kind does to a property, as a formula over the state before it alone: its weakest precondition.

The rules compute the state after a step as terms over the state before it. The property of these terms is the claim
that it holds after the step, and needs no variables for a second state. One such obligation is small: Z3 answers it in
hundredths of a second, where one question over all kinds of step may take minutes.

Where the names of replicas do not matter (symmetry.py proves it, the properties included), one kind of step stands for
all that differ from it only in these names: its orbit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import Formula, Moment, negation
from tideproof.model.language.actions import REPLICA, Blocked, Instance
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.system import FullState
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.solver.asking import any_names, ask_within


class Obligations:
    """That every step keeps each of the properties: one question for each property and orbit of kinds of step.

    `kinds` are the numbers of the kinds of step that stand for all. A step is taken from `moment` (any state, if none
    is given), of which `facts` are known besides.
    """

    def __init__(
        self,
        relation: Relation,
        properties: Sequence[Property],
        budget: Budget,
        moment: Moment | None = None,
        facts: Iterable[Formula] = (),
    ) -> None:
        self.relation, self.budget = relation, budget
        self.system = relation.system
        self.moment = moment or relation.terms.now
        self.facts = list(facts) or [self.moment.well_typed()]
        symbols = self.system.space.symbols()
        self.claims = {p: relation.claim(p.holds(self.system, symbols)) for p in properties}
        self.held = {p: z3.Bool(f"held:{p.name}") for p in properties}
        self.kinds: Sequence[int] = range(len(self.system.instances))
        if any_names(budget, relation, list(self.claims.values())):
            self.kinds = one_of_each_orbit(self.system.instances)
        self._solvers: dict[int, z3.Solver] = {}

    def hold(self, prop: Property, moments: Iterable[Moment]) -> None:
        """To assume a property is to assume it of these moments."""
        self.facts += [z3.Implies(self.held[prop], self.relation.at(moment, self.claims[prop])) for moment in moments]

    def ask(self, kind: int, prop: Property, held: Iterable[Property]) -> z3.ModelRef | tuple[Property, ...]:
        """A state and step of this kind after which the property is false, from where the `held` ones are true.

        If there is none: those of the `held` ones that exclude it.
        """
        broken = self.relation.at(self.moment, self._broken_after(kind, prop))
        if z3.is_false(broken):
            return ()
        solver = self._solver(kind)
        solver.push()
        solver.add(broken)
        literals = {str(self.held[p]): p for p in held}
        answer = ask_within(self.budget, solver, *(self.held[p] for p in literals.values()))
        found = solver.model() if answer == z3.sat else tuple(literals[str(x)] for x in solver.unsat_core())
        solver.pop()  # not after an interrupt or a spent limit: then nothing more is asked
        return found

    def after(self, model: z3.ModelRef, kind: int, prop: Property) -> tuple[FullState, FullState]:
        """The state that a model gives, and the one after the step, by the rules on ints; which break the property.

        Raises EngineError where they do not.
        """
        system, instance = self.system, self.system.instances[kind]
        state = system.space.build(self.relation.terms.leaves(model, self.moment))
        after = system.step(state, instance)
        name = f"{system.protocol.name}: {instance}"
        if isinstance(after, Blocked):
            raise EngineError(f"{name}: Z3 takes a step that the rules do not allow")
        if prop.holds(system, after):
            raise EngineError(f"{name}: Z3 sees {prop.name} broken, the rules do not")
        return state, after

    def _broken_after(self, kind: int, prop: Property) -> Formula:
        after = self.system.space.build(self.system.transitions[kind].leaves)
        return negation(self.relation.claim(prop.holds(self.system, after)))

    def _solver(self, kind: int) -> z3.Solver:
        """What is known before a step of this kind that leaves no range."""
        if kind not in self._solvers:
            solver = self._solvers[kind] = z3.SolverFor("QF_FD")
            enabled = (self.relation.guards[kind], negation(self.relation.escapes[kind]))
            solver.add(*self.facts, *(self.relation.at(self.moment, part) for part in enabled))
        return self._solvers[kind]


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
