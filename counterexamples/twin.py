"""One schedule under two protocols: how far the second can follow, and where the two part.

A step is carried over by its *slot*: what a fetch is in one generation, the fetch of the other one is there, with the
same brokers. So the environment stays the same (who is elected, whom it reaches, who fetches when), and only the rules
differ.
"""

from __future__ import annotations

from dataclasses import dataclass

from tideproof.counterexamples.replay import Run
from tideproof.model.protocol import Blocked, Instance, System


@dataclass(frozen=True)
class Twin:
    """A run, and the same schedule under another protocol.

    `parted_at` is the number of the first step (counted from 1) after which the states differ, or that the other
    protocol does not take; None if they stay equal to the end. `ended` says why the other run ends before the schedule
    does, and is empty where it does not.
    """

    run: Run
    other: Run
    parted_at: int | None
    ended: str


def follow(run: Run, under: System) -> Twin:
    """Runs the schedule of `run` under another system, as far as it goes. Both must have the same kind of state."""
    worlds, steps, parted, ended = [under.initial], [], None, ""
    for number, step in enumerate(run.steps, start=1):
        outcome = _counterpart(step, under)
        after = outcome if isinstance(outcome, str) else under.step(worlds[-1], outcome)
        if isinstance(after, (str, Blocked)):
            parted = parted or number
            ended = after if isinstance(after, str) else f"{outcome} is not enabled: `{after.conjunct}` is false"
            break
        assert isinstance(outcome, Instance)
        steps.append(outcome)
        worlds.append(after)
        if parted is None and after[0] != run.worlds[number][0]:
            parted = number
    return Twin(run, Run(under, tuple(steps), tuple(worlds)), parted, ended)


def _counterpart(step: Instance, under: System) -> Instance | str:
    """The step in the same slot with the same parameters; or why there is none."""
    if step.slot not in under.protocol.slots:
        return f"{under.protocol.name} has nothing in the place of {step.action.name}"
    try:
        return under.fill(step.slot, step.parameters)
    except ValueError as error:
        return str(error)
