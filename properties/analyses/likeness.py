"""Whether an abstract protocol can tell states apart that a refinement mapping takes for one another."""

from __future__ import annotations

import z3

from tideproof.model.backends.z3_terms import (
    FALSE,
    Formula,
    Moment,
    Translator,
    Value,
    conjunction,
    disjunction,
    put_in_each,
)
from tideproof.model.language.abstraction import Abstraction
from tideproof.model.language.algebra import all_of
from tideproof.model.language.system import System, Transition
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.solver.asking import ask_within


def refuse_told_apart(abstraction: Abstraction, abstract: System, budget: Budget) -> None:
    """Raises ValueError for an action of the abstract protocol that does not fit the mapping. Raises Spent.

    It must be enabled in a state where it is in the representative, and lead to states that are alike; and what never
    falls must not. Z3 decides that for every state within the ranges, and every action that is not known to fit.
    """
    unknown = [t for t in abstract.transitions if not any(t.instance.action is a for a in abstraction.fitting)]
    if not unknown:
        return
    terms = Translator(abstract.space)
    renamed = _represented(abstraction, abstract, terms, abstract.space.symbols())
    pairs = [pair for t in unknown for pair in _compared(abstraction, abstract, terms, t)]
    like = [{x: value.get(x, FALSE) for x in now} if isinstance(now, dict) else value
            for now, value in zip(terms.now.values, renamed, strict=True)]  # fmt: skip
    there = put_in_each([f for _, f in pairs], (terms.now.constants(), Moment.of(like).constants()))
    apart = [(t, z3.Xor(a, b)) for (t, a), b in zip(pairs, there, strict=True) if not z3.eq(a, b)]
    apart += [(t, _falls(abstraction, abstract, terms, t)) for t in unknown]
    solver = z3.SolverFor("QF_FD")
    solver.add(terms.now.well_typed(), disjunction(formula for _, formula in apart))
    if ask_within(budget, solver) == z3.sat:
        model = solver.model()
        name = next(t.instance.action.name for t, f in apart if z3.is_true(model.eval(f, True)))
        raise ValueError(
            f"{name} of {abstract.protocol.name} does not fit how brokers look from there: no refinement mapping is "
            "known for it"
        )


def _represented(abstraction: Abstraction, abstract: System, terms: Translator, full_state: object) -> list[Value]:
    """The representative of an abstract state in symbols."""
    return [terms.value(leaf) for leaf in abstract.space.leaves((abstraction.represented(full_state[0]),))]  # type: ignore[index]


def _compared(
    abstraction: Abstraction, abstract: System, terms: Translator, t: Transition
) -> list[tuple[Transition, Formula]]:
    """What must be the same of a state and of its representative: whether the step is enabled, and where it leads."""
    guard = terms.value(all_of(*t.guard))
    after = _represented(abstraction, abstract, terms, abstract.space.build(t.leaves))
    each = [f for value in after for f in (value.values() if isinstance(value, dict) else [value])]
    return [(t, guard), *((t, conjunction((guard, f))) for f in each)]


def _falls(abstraction: Abstraction, abstract: System, terms: Translator, t: Transition) -> Formula:
    before = abstract.space.leaves(abstract.space.symbols())
    fallen = [t.leaves[i] < before[i] for i in t.changed if abstract.space.variables[i].field in abstraction.never_fall]
    return disjunction(terms.value(all_of(*t.guard, f)) for f in fallen)
