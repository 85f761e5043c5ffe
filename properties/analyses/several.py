"""Several counterexamples of a property: one for each action that can break it.

It repeats the search with a constraint: steps of the actions found so far must not break the property. So each
counterexample is a shortest one whose last action is new. If a search finds none, no other action is the first in a run
to break the property: runs beyond a violation are not searched.
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

    The last verdict is not a violation: `no counterexample` (for a witness: `not found`) if no other action is the
    first in a run to break the property (to reach the witness), `unknown` at a limit. It yields nothing if `first` is
    violated in the initial state, before any action.
    """
    verdict, actions = first, set[str]()
    does = "reaches" if first.property.is_witness else "breaks"
    while verdict.status is Status.VIOLATED and verdict.trace:
        actions.add(verdict.trace[-1].action.name)
        allowed = _unbroken(first.property, frozenset(actions))
        with explore(system.protocol, system.bounds, [first.property], stop_when_decided=True,
                     constraint=allowed, **search) as found:  # fmt: skip
            (verdict,) = found.verdicts
        if verdict.status is Status.HOLDS:  # proved only for the runs that the constraint allows
            how = f"where another action {does} it first: every state before that ({found.distinct_states:,})"
            verdict = replace(verdict, status=Status.NO_COUNTEREXAMPLE, how=how)
        yield verdict


def _unbroken(prop: Property, actions: Collection[str]) -> Constraint:
    def allowed(system: System, step: Instance, after: FullState) -> Bool:
        return step.action.name not in actions or prop.holds(system, after)

    return allowed
