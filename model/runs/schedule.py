"""Schedules that can be changed: steps left out, brokers renamed, a smaller configuration.

The parameters of a step depend on the steps before it: `BecomeLeader(epoch=e2, …)` means the third decision of the
controller. Leave out the first one and the same request carries e1. So a step here refers to the numbers by *the step
that assigned them*: a changed schedule runs with its numbers assigned anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tideproof.model.language.actions import Blocked, Instance, Parameter
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.replay import Run

Numbers = Mapping[tuple[Parameter, int], int]
"""The present numbers, by kind and number of the original schedule."""


@dataclass(frozen=True)
class Step:
    """A step of the original schedule, and the numbers that it assigned: (kind, number)."""

    instance: Instance
    gave: tuple[tuple[Parameter, int], ...] = ()


@dataclass(frozen=True)
class Taken:
    """A state of a schedule in progress, the numbers assigned so far, and the step that led to it."""

    state: FullState
    numbers: Numbers
    instance: Instance | None = None


class Schedules:
    """Runs the schedules of one configuration. `steps_of` makes a run editable; `take` runs its steps again."""

    def __init__(self, system: System) -> None:
        self.system = system
        kinds = {kind for action in system.protocol.slots.values() for kind in action.parameters.values()}
        self._counted = [kind for kind in kinds if kind.given is not None]
        self.start = Taken(system.initial, {(k, i): i for k, n in self._given(system.initial) for i in range(n)})

    def _given(self, state: FullState) -> list[tuple[Parameter, int]]:
        return [(kind, kind.given(state[0])) for kind in self._counted if kind.given is not None]

    def steps_of(self, run: Run) -> tuple[Step, ...]:
        """The steps of a run of this system, each with the numbers that it assigned."""
        steps = []
        for instance, before, after in zip(run.steps, run.states, run.states[1:], strict=False):
            counts = zip(self._given(before), self._given(after), strict=True)
            steps.append(Step(instance, tuple((kind, i) for (kind, a), (_, b) in counts for i in range(a, b))))
        return tuple(steps)

    def counterpart(self, taken: Taken, step: Step) -> Instance | str:
        """The step of this system in the same slot, with its numbers assigned anew; or why there is none."""
        old = step.instance
        if old.slot not in self.system.protocol.slots:
            return f"{self.system.protocol.name} has nothing in the place of {old.action.name}"
        parameters = {}
        for name, kind in old.action.parameters.items():
            value = old.parameters[name]
            new = taken.numbers.get((kind, value)) if kind in self._counted else value
            if new is None:
                return f"{kind.show(value)} has not been given out"
            parameters[name] = new
        try:
            return self.system.fill(old.slot, parameters)
        except ValueError as error:
            return str(error)

    def take(self, taken: Taken, step: Step) -> Taken | str:
        """The schedule with one more step; or why the step cannot be taken."""
        instance = self.counterpart(taken, step)
        if isinstance(instance, str):
            return instance
        after = self.system.step(taken.state, instance)
        if isinstance(after, Blocked):
            return f"{instance} is not enabled: {after}"
        numbers = dict(taken.numbers)
        first = dict(self._given(taken.state)) if step.gave else {}
        for kind, number in step.gave:
            if kind in first:  # no parameter of this system uses the other kinds
                numbers[kind, number] = first[kind]
                first[kind] += 1
        return Taken(after, numbers, instance)

    def instances(self, steps: Sequence[Step]) -> list[Instance]:
        """The steps with their numbers assigned anew. Raises ValueError if one of them is not enabled."""
        taken, instances = self.start, []
        for step in steps:
            after = self.take(taken, step)
            if isinstance(after, str):
                raise ValueError(after)
            assert after.instance is not None
            instances.append(after.instance)
            taken = after
        return instances


def renamed(steps: Sequence[Step], names: Mapping[int, int]) -> list[Step]:
    """The steps with their brokers renamed, without the steps of brokers that have no new name."""
    kept = []
    for step in steps:
        old = step.instance
        values = {n: old.action.parameters[n].renamed(value, names) for n, value in old.parameters.items()}
        if None not in values.values():
            parameters = {name: value for name, value in values.items() if value is not None}
            kept.append(replace(step, instance=Instance(old.slot, old.action, parameters)))
    return kept


def smaller(system: System, name: str) -> System | None:
    """The system with one bound a step nearer to its least value, or for a setting to its default; None if it is there.

    Settings have no size: producers that wait for nothing (`acks` 0) are not a smaller case of those that wait for all.
    """
    spec = next(spec for spec in system.protocol.bounds if spec.name == name)
    value, least = system.bounds[name], spec.default if spec.optional else spec.least
    if value == least:
        return None
    try:
        bounds = system.protocol.bounded(**{**system.bounds, name: value - 1 if value > least else value + 1})
        return System(system.protocol, bounds, system.ghosts)
    except (ValueError, ModelError):  # the other bounds, or the initial state, need this one
        return None
