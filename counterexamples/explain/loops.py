"""Explains why a run can go on for ever without the promised state: the path to its loop, and the loop."""

from __future__ import annotations

from collections.abc import Iterator

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.provenance import provenance
from tideproof.model.language.actions import Fairness
from tideproof.model.language.properties import Property
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.lasso import fair_steps, kind_of
from tideproof.model.runs.replay import Run


def facts_of_loop(run: Run, prop: Property) -> Iterator[Fact]:
    """The facts of a run that breaks a promise: those before its loop, and those of the loop."""
    start = run.loop_from
    assert start is not None
    if issubclass(run.system.protocol.state, ReplicationState):
        yield from (fact for fact in sorted(provenance(run.until(start)), key=lambda f: f.step))
    loop = [*dict.fromkeys(map(str, run.steps[start:]))]
    yield say.GOES_ON(start, steps=loop, promise=prop.name)
    around = run.states[start : max(start + 1, len(run.steps))]
    taken = [s for s in run.steps[start:] if s.action.fairness is Fairness.STRONG]
    if taken:
        yield say.ARRIVES(start, steps=[*dict.fromkeys(map(str, taken))])
    kinds = {*map(kind_of, run.steps[start:])}
    fair = [(kind, str(s)) for state in around for kind, s in fair_steps(run.system, state).items()]
    if possible := {step for kind, step in fair if kind not in kinds}:
        yield say.PUT_OFF(start, steps=sorted(possible))
    if not loop:
        yield say.NOTHING_COMES(start)
