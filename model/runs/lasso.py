"""Infinite runs: a trace whose last steps repeat. Part of the trusted base, like replay.py.

A lasso breaks a promise if, once the premise is true, the goal is true neither before the loop nor in it, the condition
is true throughout the loop, and the loop neglects no fair step. All of that is evaluated on ints.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tideproof.model.language.actions import Fairness, Instance
from tideproof.model.language.properties import Property
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.replay import ReplayError, Run, replay

Kind = tuple[str, tuple[tuple[str, int], ...]]


def kind_of(step: Instance) -> Kind:
    """What fairness is about: a kind of step, an action as a whole, or any of several actions."""
    action = step.action
    name = f"{action.fairness}, {action.fair_together}" if action.fair_together else step.slot
    return name, () if action.fair_as_one else tuple(sorted(step.parameters.items()))


def fair_steps(system: System, state: FullState) -> Mapping[Kind, Instance]:
    """The fair kinds of step that change a state."""
    found = system.successors(state)
    return {kind_of(i): i for i, after in found if i.action.fairness is not Fairness.NONE and after != state}


def left_out(run: Run) -> list[Instance]:
    """The fair steps that the loop of a run neglects: it may repeat for ever if there are none."""
    assert run.loop_from is not None
    around = [*zip(run.states[run.loop_from :], run.steps[run.loop_from :], strict=False)]
    taken = {kind_of(step) for n, (state, step) in enumerate(around, run.loop_from) if run.states[n + 1] != state}
    possible = [fair_steps(run.system, state) for state in run.states[run.loop_from : len(run.states) - bool(around)]]
    kinds = {kind: step for here in possible for kind, step in here.items() if kind not in taken}
    return [
        step
        for kind, step in kinds.items()
        if step.action.fairness is Fairness.STRONG or all(kind in here for here in possible)
    ]


def breaks(run: Run, prop: Property) -> bool:
    """Whether a run with a loop breaks a promise."""
    if run.loop_from is None or not 0 <= run.loop_from <= len(run.steps):
        return False
    again = _again(run)
    if again is None or left_out(run):
        return False
    ever_after = run.states[run.loop_from :]
    for case in prop.cases(run.system.bounds):
        premise, goal, condition = ([claim.on_ints(run.system, state) for state in run.states] for claim in case.claims)
        since = next((n + 1 for n in reversed(range(len(goal))) if goal[n]), 0)
        if since <= run.loop_from and all(condition[-len(ever_after) :]) and any(premise[since:]):
            return True
    return False


def _again(run: Run) -> Run | None:
    """The run with its loop repeated once; None if that reaches another state."""
    try:
        again = going_round(run, 2)
    except ReplayError:
        return None
    second = again.states[len(run.steps) :]
    return again if second == run.states[run.loop_from :] else None


def fails_at(run: Run, prop: Property) -> int | None:
    """The number of steps after which a property fails; for a promise, those before the loop. None if it holds."""
    if prop.is_promise:
        return run.loop_from if breaks(run, prop) else None
    return run.first_violation(prop.on_ints)


def with_loop(run: Run, loop_from: int | None) -> Run:
    return replace(run, loop_from=loop_from)


def going_round(run: Run, rounds: int) -> Run:
    """The run with its loop taken so many times in all. Raises ReplayError where it cannot be taken again."""
    loop = run.steps[run.loop_from :]
    return with_loop(replay(run.system, (*run.steps, *loop * (rounds - 1))), run.loop_from)
