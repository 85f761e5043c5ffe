"""Schedules that can be changed: steps left out, brokers renamed, a smaller world.

What a step says depends on what went before: `BecomeLeader(epoch=e2, …)` means the third decision of the controller.
Leave out the first one and the same request carries e1. So a step here knows the numbers by *who gave them out*: a
schedule that has been changed is run with its numbers given out anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tideproof.counterexamples.replay import Run
from tideproof.model.protocol import Blocked, Instance, Parameter, System, World
from tideproof.model.variables import Bounds

Numbers = Mapping[tuple[Parameter, int], int]
"""What the numbers of the original schedule have become, by kind."""


@dataclass(frozen=True)
class Step:
    """A step of the original schedule, and the numbers that it gave out: (kind, number)."""

    instance: Instance
    gave: tuple[tuple[Parameter, int], ...] = ()


@dataclass(frozen=True)
class Taken:
    """A state of a schedule in progress: the world, and what the numbers have become."""

    world: World
    numbers: Numbers
    instance: Instance | None = None


def numbered(protocol_kinds: Iterable[Parameter], world: World) -> dict[Parameter, int]:
    return {kind: kind.given(world[0]) for kind in protocol_kinds if kind.given is not None}


class Schedules:
    """Runs the schedules of one world. `steps_of` a run are what can be changed; `take` runs one of them again."""

    def __init__(self, system: System) -> None:
        self.system = system
        kinds = {kind for action in system.protocol.slots.values() for kind in action.parameters.values()}
        self._counted = [kind for kind in kinds if kind.given is not None]
        self.start = Taken(system.initial, {(k, i): i for k, n in self._given(system.initial) for i in range(n)})

    def _given(self, world: World) -> list[tuple[Parameter, int]]:
        return [(kind, kind.given(world[0])) for kind in self._counted if kind.given is not None]

    def steps_of(self, run: Run) -> tuple[Step, ...]:
        """The steps of a run of this system, each with the numbers that it gave out."""
        steps = []
        for instance, before, after in zip(run.steps, run.worlds, run.worlds[1:], strict=False):
            counts = zip(self._given(before), self._given(after), strict=True)
            steps.append(Step(instance, tuple((kind, i) for (kind, a), (_, b) in counts for i in range(a, b))))
        return tuple(steps)

    def take(self, taken: Taken, step: Step) -> Taken | None:
        """The schedule with one more step, or None where the step cannot be taken, or speaks of what is not there."""
        old = step.instance
        parameters = {}
        for name, kind in old.action.parameters.items():
            value = old.parameters[name]
            new = taken.numbers.get((kind, value)) if kind.given is not None else value
            if new is None or new not in kind.values(self.system.bounds):
                return None
            parameters[name] = new
        instance = Instance(old.slot, old.action, parameters)
        after = self.system.step(taken.world, instance)
        if isinstance(after, Blocked):
            return None
        numbers = taken.numbers
        if step.gave:
            new_numbers = dict(numbers)
            first = dict(self._given(taken.world))
            for kind, number in step.gave:
                new_numbers[kind, number] = first[kind]
                first[kind] += 1
            numbers = new_numbers
        return Taken(after, numbers, instance)


def renamed(steps: Sequence[Step], names: Mapping[int, int]) -> list[Step]:
    """The steps with their brokers called otherwise. Steps of a broker that has no name are left out."""
    kept = []
    for step in steps:
        old = step.instance
        values = {n: old.action.parameters[n].renamed(value, names) for n, value in old.parameters.items()}
        if None not in values.values():
            parameters = {name: value for name, value in values.items() if value is not None}
            kept.append(replace(step, instance=Instance(old.slot, old.action, parameters)))
    return kept


def smaller(system: System, name: str) -> System | None:
    """The system with one of its bounds one less, or None where it would make no sense."""
    spec = next(spec for spec in system.protocol.bounds if spec.name == name)
    if system.bounds[name] <= spec.least:
        return None
    return System(system.protocol, Bounds(**{**system.bounds, name: system.bounds[name] - 1}), system.ghosts)
