"""Which of some lemmas every step keeps, all together: the largest such choice, found by leaving out what breaks.

What is left is true of every reachable state, by induction, however large the configuration. A search through runs may
then pass over all states that break a lemma, which are most of those that a solver would otherwise have to consider.

The procedure is known as Houdini (Flanagan and Leino, "Houdini, an Annotation Assistant for ESC/Java", FME 2001): a
lemma that is broken by a step from a state that keeps all of them goes, and so on until no step breaks one.
"""

from __future__ import annotations

from collections.abc import Sequence

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import Formula
from tideproof.model.language.properties import Property
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.solver.obligations import Obligations


def kept_by_every_step(relation: Relation, lemmas: Sequence[Property], budget: Budget) -> dict[Property, Formula]:
    """The lemmas that hold at first and that every step keeps, each with its formula over the relation's `now`.

    Raises EngineError where Z3 and the rules disagree.
    """
    system = relation.system
    kept = [p for p in lemmas if p.holds(system, system.initial)]
    obligations = Obligations(relation, kept, budget)
    for p in kept:
        obligations.hold(p, [obligations.moment])
    open_ones = {(kind, p): None for kind in obligations.kinds for p in kept}
    proved: dict[tuple[int, Property], tuple[Property, ...]] = {}
    while open_ones:
        kind, p = next(iter(open_ones))
        answer = obligations.ask(kind, p, kept)
        if isinstance(answer, tuple):
            proved[kind, p] = answer
            del open_ones[kind, p]
            continue
        after = obligations.after(obligations.state(answer), kind, p)
        broken = {q for q in kept if not q.holds(system, after)}  # one step breaks several as a rule
        kept = [q for q in kept if q not in broken]
        rested = {o: None for o, core in proved.items() if not broken.isdisjoint(core)}
        open_ones = {o: None for o in (*open_ones, *rested) if o[1] in kept}
    return {p: obligations.claims[p] for p in kept}
