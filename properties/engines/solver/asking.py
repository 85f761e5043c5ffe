"""Asking Z3 within a budget: what bounded checks and induction have in common."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.symmetry import names_do_not_matter
from tideproof.model.backends.z3_terms import Formula, ask
from tideproof.properties.engines.base import Budget, Spent


def ask_within(budget: Budget, solver: z3.Solver, *assumed: Formula, may_give_up: bool = False) -> z3.CheckSatResult:
    """Sat or unsat; unknown only where Z3 may give up. Raises Spent, and KeyboardInterrupt."""
    budget.check()
    if budget.seconds is not None:
        solver.set("timeout", max(1, int(budget.remaining * 1000)))
    answer = ask(solver, *assumed)
    if answer == z3.unknown:
        reason = solver.reason_unknown()
        spent = budget.seconds is not None and reason in ("timeout", "canceled")
        if may_give_up and time.monotonic() < budget.deadline:
            return answer
        raise Spent(budget.time_spent if spent else f"Z3 gave up: {reason}")
    return answer


def any_names(budget: Budget, relation: Relation, claims: Sequence[Formula]) -> bool:
    """Whether it is proved within the budget that the names of replicas do not matter."""
    with budget.limits():
        return names_do_not_matter(relation, claims, partial(ask_within, budget))
    return False
