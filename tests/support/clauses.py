"""Claims as Z3 is given them where they are known."""

from __future__ import annotations

from collections.abc import Sequence

from tideproof.model.backends.schematic import FORALL, quantified
from tideproof.model.language.algebra import Bool, IntTerm, all_of
from tideproof.properties.engines.solver.quantified import clauses


def taken_apart(claim: Bool) -> Bool:
    """The claim put together again from the clauses that Z3 is given where it is known."""

    def closed(variables: Sequence[IntTerm], body: Bool) -> Bool:
        for v in variables:
            body = quantified(FORALL, v, body)
        return body

    return all_of(*(closed(variables, body) for variables, body in clauses(claim)))
