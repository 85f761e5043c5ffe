"""Shortening a failing run that chance has found, in the configuration that it was found in.

What is superfluous is left out first (tideproof.model.runs.minimise, which knows that taking away an election
gives every later epoch another number). Then a shorter run is looked for breadth first: made of the same kinds of steps
in whatever epoch, and last of all kinds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tideproof.model.language.actions import EPOCH, Blocked, Instance
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.minimise import Check, Holds, without_superfluous
from tideproof.model.runs.replay import replay


@dataclass(frozen=True)
class Shortened:
    """A failing run, and whether it is known that no run with fewer steps fails."""

    steps: tuple[Instance, ...]
    shortest: bool


def shorten(system: System, steps: Sequence[Instance], holds: Holds, most_states: int = 60_000) -> Shortened:
    """The shortest failing run that is found from this one, looking at up to `most_states` states.

    Raises NotViolatedError where the property holds after every step.
    """
    *_, last = shortenings(system, steps, holds, most_states)
    return last


def shortenings(
    system: System, steps: Sequence[Instance], holds: Holds, most_states: int = 60_000, check: Check = lambda: None
) -> Iterator[Shortened]:
    """Failing runs, each as short as the one before or shorter; the last one is that of `shorten`.

    So a caller that must stop early has what was found until then. `check` is called before every step that is tried,
    and what it raises ends the work. Raises NotViolatedError where the property holds after every step.
    """
    best = without_superfluous(replay(system, steps), holds, check).steps
    yield Shortened(best, not best)
    kinds = set(map(_kind, best))
    same_kinds = [i for i in system.instances if _kind(i) in kinds]
    best, _ = _shorter(system, best, holds, same_kinds, most_states, check)
    yield Shortened(best, not best)
    yield Shortened(*_shorter(system, best, holds, system.instances, most_states, check))


def _kind(instance: Instance) -> tuple[object, ...]:
    kinds = instance.action.parameters
    return (instance.slot, *(value for name, value in instance.parameters.items() if kinds[name] is not EPOCH))


def _shorter(
    system: System,
    best: tuple[Instance, ...],
    holds: Holds,
    kinds: Sequence[Instance],
    most_states: int,
    check: Check,
) -> tuple[tuple[Instance, ...], bool]:
    """The shortest run of these kinds of steps that fails, if it is shorter; and whether the search was complete."""
    if not best:
        return (), True
    came_from: dict[FullState, tuple[FullState, Instance] | None] = {system.initial: None}
    level = [system.initial]
    for _ in range(len(best) - 1):
        following = []
        for state in level:
            for instance in kinds:
                check()
                after = system.step(state, instance)
                if isinstance(after, Blocked) or after in came_from:
                    continue
                came_from[after] = (state, instance)
                if not holds(system, after):
                    return _way_to(after, came_from), True
                if len(came_from) > most_states:
                    return best, False
                following.append(after)
        level = following
    return best, True


def _way_to(state: FullState, came_from: dict[FullState, tuple[FullState, Instance] | None]) -> tuple[Instance, ...]:
    steps = []
    while (origin := came_from[state]) is not None:
        state, instance = origin
        steps.append(instance)
    return tuple(reversed(steps))
