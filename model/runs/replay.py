"""The trusted replayer: runs a schedule step by step, on plain ints, by the rules as they are written.

Every trace passes through here before it is shown, whichever engine or file it comes from. It is short, so that readers
can verify it: it takes actions, computes states, and relies on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.system import FullState, System


class ReplayError(Exception):
    """A step of a schedule cannot be taken."""

    def __init__(self, number: int, instance: Instance, blocked: Blocked) -> None:
        super().__init__(f"step {number}, {instance}, is not enabled: `{blocked.conjunct}` is false ({blocked.where})")
        self.number = number
        self.instance = instance
        self.blocked = blocked


@dataclass(frozen=True)
class Run:
    """A schedule and the states it leads through: `states[i]` is the state before step `i`, the last is the end.

    `loop_from` says after how many steps the rest begins that can repeat for ever, where a run is said to do so.
    """

    system: System
    steps: tuple[Instance, ...]
    states: tuple[FullState, ...]
    loop_from: int | None = None

    def until(self, step: int) -> Run:
        """The run up to the state after this step."""
        return Run(self.system, self.steps[:step], self.states[: step + 1])

    def first_violation(self, holds: Callable[[System, FullState], object]) -> int | None:
        """The number of steps after which a property first fails, or None if it holds all along."""
        return next((i for i, state in enumerate(self.states) if not holds(self.system, state)), None)


def replay(system: System, steps: Iterable[Instance]) -> Run:
    """Runs the steps from the initial state. Raises ReplayError at the first that cannot be taken (counted from 1)."""
    taken: list[Instance] = []
    states = [system.initial]
    for number, instance in enumerate(steps, start=1):
        after = system.step(states[-1], instance)
        if isinstance(after, Blocked):
            raise ReplayError(number, instance, after)
        taken.append(instance)
        states.append(after)
    return Run(system, tuple(taken), tuple(states))
