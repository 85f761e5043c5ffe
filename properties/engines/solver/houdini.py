"""Which of some lemmas every step keeps, all together: the largest such choice, found by leaving out what breaks.

What is left is true of every reachable state, by induction, however large the configuration. A search through runs may
then pass over all states that break a lemma, which are most of those that a solver would otherwise have to consider.

The procedure is known as Houdini (Flanagan and Leino, "Houdini, an Annotation Assistant for ESC/Java", FME 2001): a
lemma that is broken by a step from a state that keeps all of them goes, and so on until no step breaks one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import Formula, negation
from tideproof.model.language.properties import EngineError, Property

Ask = Callable[[z3.Solver, Formula], z3.ModelRef | None]
"""A model of a formula and of what a solver knows; None where there is none."""


def kept_by_every_step(relation: Relation, lemmas: Sequence[Property], ask: Ask) -> dict[Property, Formula]:
    """The lemmas that hold at first and that every step keeps, each with its formula over the relation's `now`.

    Raises EngineError where Z3 and the rules disagree.
    """
    system, symbols = relation.system, relation.system.space.symbols()
    now, then, step = relation.terms.now, relation.moment(1), relation.choices("@0")
    kept = {p: relation.claim(p.holds(system, symbols)) for p in lemmas if p.holds(system, system.initial)}
    later = {p: relation.at(then, formula) for p, formula in kept.items()}
    solver = z3.SolverFor("QF_FD")
    solver.add(now.well_typed(), relation.step(now, step, then))
    while kept:
        solver.push()
        solver.add(*kept.values())
        broken = set[Property]()
        for p in kept:
            if p in broken or (model := ask(solver, negation(later[p]))) is None:
                continue
            # One step breaks several as a rule.
            state = system.space.build(relation.terms.leaves(model, then))
            found = {q for q in kept if not q.holds(system, state)}
            if p not in found:
                raise EngineError(f"{system.protocol.name}: Z3 sees {p.name} broken, the rules do not")
            broken |= found
        solver.pop()
        if not broken:
            break
        kept = {p: formula for p, formula in kept.items() if p not in broken}
    return kept
