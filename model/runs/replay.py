"""The trusted replayer: runs a schedule step by step, on plain ints, by the rules as they are written.

Every trace passes through here before anybody sees it, whichever engine found it, and whatever a file says. It is
meant to be trusted by reading: it takes actions and computes states, and believes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.system import System, World


class ReplayError(Exception):
    """A step of a schedule cannot be taken."""

    def __init__(self, number: int, instance: Instance, blocked: Blocked) -> None:
        super().__init__(f"step {number}, {instance}, is not enabled: `{blocked.conjunct}` is false ({blocked.where})")
        self.number = number
        self.instance = instance
        self.blocked = blocked


@dataclass(frozen=True)
class Run:
    """A schedule and the worlds it leads through: `worlds[i]` is the world before step `i`, the last is the end."""

    system: System
    steps: tuple[Instance, ...]
    worlds: tuple[World, ...]

    def first_violation(self, holds: Callable[[System, World], object]) -> int | None:
        """The number of steps after which a property first fails, or None if it holds all along."""
        return next((i for i, world in enumerate(self.worlds) if not holds(self.system, world)), None)


def replay(system: System, steps: Iterable[Instance]) -> Run:
    """Runs the steps from the initial state. Raises ReplayError at the first that cannot be taken (counted from 1)."""
    taken: list[Instance] = []
    worlds = [system.initial]
    for number, instance in enumerate(steps, start=1):
        after = system.step(worlds[-1], instance)
        if isinstance(after, Blocked):
            raise ReplayError(number, instance, after)
        taken.append(instance)
        worlds.append(after)
    return Run(system, tuple(taken), tuple(worlds))
