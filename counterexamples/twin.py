"""One schedule under two protocols: where the two diverge, and what each does from there.

A step is carried over by its *slot*: what a fetch is in one generation, the fetch of the other one is there, with the
same brokers. So the environment stays the same (who is elected, whom it reaches, who fetches when), and only the rules
differ. A step that the other protocol does not take is left out, the reason is kept, and the schedule goes on: the
fence that refuses a fetch does not stop the controller.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tideproof.model.language.actions import Instance
from tideproof.model.language.state import declared
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules


@dataclass(frozen=True)
class Twin:
    """A run, and the same schedule under another protocol.

    `other` has the steps that the other protocol takes, `at[i]` its state after the first `i` steps of the
    schedule. `diverged_at` is the number of the first step (counted from 1) after which the states differ, or that the
    other protocol does not take; None if they are alike to the end. What each protocol keeps in a way of its own, like
    the epoch cache, is not compared. `refused` says why a step was not taken, by its number; `blocked` has those of
    these steps that the other protocol knows, and whose guard is false.
    """

    run: Run
    other: Run
    at: tuple[FullState, ...]
    diverged_at: int | None
    refused: Mapping[int, str] = field(default_factory=dict)
    blocked: Mapping[int, Instance] = field(default_factory=dict)

    @property
    def in_step(self) -> Run:
        """The other run, with the steps that it does not take: a state for each step of the schedule."""
        taken = iter(self.other.steps)
        steps = (step if n in self.refused else next(taken) for n, step in enumerate(self.run.steps, start=1))
        return Run(self.other.system, tuple(steps), self.at)


def follow(run: Run, under: System) -> Twin:
    """Runs the schedule of `run` under another system. States are compared by the variables that both have."""
    schedules = Schedules(under)
    taken, at, instances = schedules.start, [under.initial], []
    refused: dict[int, str] = {}
    blocked: dict[int, Instance] = {}
    ours, theirs = (declared(type(first[0])) for first in (run.states[0], under.initial))
    # What distinguishes runs of two protocols: the variables that both have.
    both = [f.name for f in ours if not f.metadata["own"] and f.name in {other.name for other in theirs}]
    for number, step in enumerate(Schedules(run.system).steps_of(run), start=1):
        after = schedules.take(taken, step)
        if isinstance(after, str):
            refused[number] = after
            if isinstance(known := schedules.counterpart(taken, step), Instance):
                blocked[number] = known
        else:
            assert after.instance is not None
            instances.append(after.instance)
            taken = after
        at.append(taken.state)

    def shared(full_state: FullState) -> list[object]:
        return [getattr(full_state[0], name) for name in both]

    pairs = enumerate(zip(at, run.states, strict=True))
    differ = (number for number, (a, b) in pairs if number in refused or shared(a) != shared(b))
    return Twin(run, replay(under, instances), tuple(at), next(differ, None), refused, blocked)
