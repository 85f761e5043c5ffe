"""Several counterexamples of a property: one for each action that can break it.

The search that found one is repeated with a constraint: no step of an action that is known to break the property may
break it. So each counterexample is the shortest of those that end with another action than the ones before. Where a
search ends without one, no other action is the first in a run to break the property: what another one does behind a
state that violates it already is not searched.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from tideproof.model.language.actions import Instance
from tideproof.model.language.algebra import Bool
from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.system import Constraint, FullState, System
from tideproof.properties.engines.exhaustive.search import explore


def other_counterexamples(system: System, first: Verdict, **search: Any) -> Iterator[Verdict]:
    """The counterexamples after the `first`, which ends with an action; `search` are arguments of `explore`.

    The last verdict is not a violation: `no counterexample` (of a witness: `not found`) where no other action is the
    first in a run to break the property (to reach the witness), `unknown` at a limit. There is none after a `first`
    that is violated in the initial state, before any action.
    """
    verdict, actions = first, set[str]()
    does = "reaches" if first.property.is_witness else "breaks"
    while verdict.status is Status.VIOLATED and verdict.trace:
        actions.add(verdict.trace[-1].action.name)
        allowed = _unbroken(first.property, frozenset(actions))
        with explore(system.protocol, system.bounds, [first.property], stop_when_decided=True,
                     constraint=allowed, **search) as found:  # fmt: skip
            (verdict,) = found.verdicts
        if verdict.status is Status.HOLDS:  # only of the runs that the constraint allows
            how = f"where another action {does} it first: every state before that ({found.distinct_states:,})"
            verdict = replace(verdict, status=Status.NO_COUNTEREXAMPLE, how=how)
        yield verdict


def _unbroken(prop: Property, actions: Collection[str]) -> Constraint:
    def allowed(system: System, step: Instance, after: FullState) -> Bool:
        return step.action.name not in actions or prop.holds(system, after)

    return allowed
