"""Shortening a failing run that chance has found.

A general shrinker takes away pieces of a run that lie together. In a protocol what belongs together lies apart (a
write, its fetch, the step of the high watermark), and taking away an election gives every later epoch another number.
So this one knows what a run is: it leaves out a step with all that can no longer follow, and then looks, breadth
first, for a shorter run made of the same kinds of steps in whatever epoch, and last of all kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tideproof.model.protocol import EPOCH, Blocked, Instance, System, World

Fails = Callable[[World], bool]


@dataclass(frozen=True)
class Shortened:
    """A failing run, and whether it is known that no run with fewer steps fails."""

    steps: tuple[Instance, ...]
    shortest: bool


def shorten(system: System, steps: Sequence[Instance], fails: Fails, most_states: int = 60_000) -> Shortened:
    """The shortest failing run that is found from this one, looking at up to `most_states` states.

    `steps` must lead to a world that fails.
    """
    best = _without_what_is_not_needed(system, tuple(steps), fails)
    kinds = [i for i in system.instances if _kind(i) in set(map(_kind, best))]
    best, _ = _shorter(system, best, fails, kinds, most_states)
    best, complete = _shorter(system, best, fails, system.instances, most_states)
    return Shortened(best, complete)


def _kind(instance: Instance) -> tuple[object, ...]:
    kinds = instance.action.parameters
    return (instance.slot, *(value for name, value in instance.parameters.items() if kinds[name] is not EPOCH))


def _run(system: System, steps: Sequence[Instance], fails: Fails) -> tuple[Instance, ...] | None:
    """The run up to its first failure, steps that cannot be taken left out; None where it does not fail."""
    world, taken = system.initial, list[Instance]()
    for instance in steps:
        if fails(world):
            break
        after = system.step(world, instance)
        if not isinstance(after, Blocked):
            world = after
            taken.append(instance)
    return tuple(taken) if fails(world) else None


def _without_what_is_not_needed(system: System, steps: tuple[Instance, ...], fails: Fails) -> tuple[Instance, ...]:
    best = _run(system, steps, fails) or steps
    position = len(best) - 1
    while position >= 0:
        shorter = _run(system, best[:position] + best[position + 1 :], fails)
        if shorter is not None:
            best = shorter
        position = min(position, len(best)) - 1
    return best


def _shorter(
    system: System, best: tuple[Instance, ...], fails: Fails, kinds: Sequence[Instance], most_states: int
) -> tuple[tuple[Instance, ...], bool]:
    """The shortest run of these kinds of steps that fails, if it is shorter; and whether the search was complete."""
    if not best or fails(system.initial):
        return (), True
    came_from: dict[World, tuple[World, Instance] | None] = {system.initial: None}
    level = [system.initial]
    for _ in range(len(best) - 1):
        following = []
        for world in level:
            for instance in kinds:
                after = system.step(world, instance)
                if isinstance(after, Blocked) or after in came_from:
                    continue
                came_from[after] = (world, instance)
                if fails(after):
                    return _way_to(after, came_from), True
                if len(came_from) > most_states:
                    return best, False
                following.append(after)
        level = following
    return best, True


def _way_to(world: World, came_from: dict[World, tuple[World, Instance] | None]) -> tuple[Instance, ...]:
    steps = []
    while (origin := came_from[world]) is not None:
        world, instance = origin
        steps.append(instance)
    return tuple(reversed(steps))
