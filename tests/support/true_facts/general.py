"""Checks of facts about any protocol: the property, a variable, a step."""

from __future__ import annotations

from support.true_facts.base import checks
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.views.text import shown_value, shown_variable
from tideproof.model.runs.replay import Run


@checks(say.FAILS)
def _(f: Fact, run: Run) -> bool:
    """Every comparison reads what the state holds; what a ghost saw, it compared with what it had remembered."""
    space = run.system.space
    now, then = (dict(zip((v.name for v in space.variables), space.leaves(full_state), strict=True))
                 for full_state in (run.states[f.step], run.states[max(0, f.step - 1)]))  # fmt: skip
    return all(
        (then if c.earlier and variable.ghost else now)[variable.name] == value
        for c in (*f.given, *f.but)
        for variable, value in c.reads
    )


@checks(say.SINCE)
def _(f: Fact, run: Run) -> bool:
    space = run.system.space
    index = next(i for i, v in enumerate(space.variables) if shown_variable(space, v) == f.variable)
    values = [
        shown_value(space, space.variables[index], int(space.leaves(full_state)[index])) for full_state in run.states
    ]
    return set(values[f.step :]) == {f.value} and (not f.step or values[f.step - 1] == f.had != f.value)


@checks(say.TOOK)
def _(f: Fact, run: Run) -> bool:
    step = run.steps[f.step - 1]
    return (f.action, f.meaning) == (str(step), step.action.meaning) and "(" in f.action and f.meaning.endswith(".")


@checks(say.BECAME)
def _(f: Fact, run: Run) -> bool:
    space = run.system.space
    index = next(i for i, v in enumerate(space.variables) if shown_variable(space, v) == f.variable)
    then, now = (int(space.leaves(run.states[step])[index]) for step in (f.step - 1, f.step))
    return then != now and [shown_value(space, space.variables[index], v) for v in (then, now)] == [f.had, f.value]
