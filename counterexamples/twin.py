"""One schedule under two protocols: the step where the two diverge, and both runs.

Steps correspond by *slot*: a fetch in one generation is the fetch of the other generation, with the same brokers. So
the environment stays the same (elections, deliveries, the order of fetches), and only the rules differ. A step that the
other protocol does not enable is skipped with its reason, and the schedule continues: the fence that refuses a fetch
does not stop the controller.
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

    `other` has the steps that the other protocol takes, `at[i]` its state after the first `i` steps of the schedule.
    `diverged_at` is the number of the first step (counted from 1) after which the states differ, or that the other
    protocol does not take; None if there is none. The comparison ignores variables that protocols use differently
    (`own`), such as the epoch cache. `refused` has the reasons for skipped steps, by number; `blocked` has those of
    them that the other protocol has, but with a false guard.
    """

    run: Run
    other: Run
    at: tuple[FullState, ...]
    diverged_at: int | None
    refused: Mapping[int, str] = field(default_factory=dict)
    blocked: Mapping[int, Instance] = field(default_factory=dict)

    @property
    def in_step(self) -> Run:
        """The other run including its skipped steps: a state for each step of the schedule."""
        taken = iter(self.other.steps)
        steps = (step if n in self.refused else next(taken) for n, step in enumerate(self.run.steps, start=1))
        return Run(self.other.system, tuple(steps), self.at)


def follow(run: Run, under: System) -> Twin:
    """Runs the schedule of `run` under another system, and compares states by the shared variables."""
    schedules = Schedules(under)
    taken, at, instances = schedules.start, [under.initial], []
    refused: dict[int, str] = {}
    blocked: dict[int, Instance] = {}
    ours, theirs = (declared(type(first[0])) for first in (run.states[0], under.initial))
    # The shared variables, except those that protocols use differently.
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
