"""One schedule under two protocols: where the two part, and what each does from there.

A step is carried over by its *slot*: what a fetch is in one generation, the fetch of the other one is there, with the
same brokers. So the environment stays the same (who is elected, whom it reaches, who fetches when), and only the rules
differ. A step that the other protocol does not take is left out, the reason is kept, and the schedule goes on: the
fence that refuses a fetch does not stop the controller.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tideproof.counterexamples.views.text import view_of
from tideproof.model.language.protocol import System, World
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules


@dataclass(frozen=True)
class Twin:
    """A run, and the same schedule under another protocol.

    `other` has the steps that the other protocol takes, `at[i]` its world after the first `i` steps of the schedule.
    `parted_at` is the number of the first step (counted from 1) after which what is shown of the states differs, or
    that the other protocol does not take; None if they look alike to the end. (One generation may keep books, like the
    epoch cache, of which the other knows nothing.) `refused` says why a step was not taken, by its number.
    """

    run: Run
    other: Run
    at: tuple[World, ...]
    parted_at: int | None
    refused: Mapping[int, str] = field(default_factory=dict)


def follow(run: Run, under: System) -> Twin:
    """Runs the schedule of `run` under another system. Both must have the same kind of state."""
    schedules = Schedules(under)
    taken, at, instances, refused = schedules.start, [under.initial], [], {}
    cells_of, _ = view_of(type(under.initial[0]))
    parted = None if cells_of(at[0][0]) == cells_of(run.worlds[0][0]) else 0
    for number, step in enumerate(Schedules(run.system).steps_of(run), start=1):
        after = schedules.take(taken, step)
        if isinstance(after, str):
            refused[number] = after
        else:
            assert after.instance is not None
            instances.append(after.instance)
            taken = after
        at.append(taken.world)
        if parted is None and (number in refused or cells_of(taken.world[0]) != cells_of(run.worlds[number][0])):
            parted = number
    return Twin(run, replay(under, instances), tuple(at), parted, refused)
