"""Minimising: from any violating trace to one without superfluous steps that violates the same property.

    actions  →  the configuration: brokers, then records, epochs, log size …  →  names

A change is kept if the rest still violates the property. Removing a step may remove others that are not enabled without
it; so a whole election goes at once, with all its consequences. The result is *1-minimal*: without any one of its
actions (and those that need it) the property holds, in no smaller configuration, one bound at a time, does the schedule
violate it, and no broker can be removed. Once a trace is short, all its sub-schedules are searched, which is more than
1-minimality requires.

A run from a random engine is shortened in its own configuration. First superfluous steps are removed; then a
breadth-first search looks for a shorter run: of the same kinds of steps in any epoch, and last of all kinds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

from tideproof.model.language.actions import EPOCH, Instance
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.natural import acknowledged_early, most_natural
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules, Step, Taken, renamed, smaller

Holds = Callable[[System, FullState], object]

MOST_TRIED = 6_000
"""The limit on the steps that one search tries: about a second."""

MOST_PERMUTED = 5
"""With more brokers than this, their permutations are not tried."""


class NotViolatedError(ValueError):
    """The trace does not violate the property: there is nothing to minimise."""


class Minimised(NamedTuple):
    """The minimal run, and how long it took to find."""

    run: Run
    seconds: float


class Shortened(NamedTuple):
    """A failing run, and whether it is known to be a shortest one."""

    steps: tuple[Instance, ...]
    shortest: bool


Progress = Callable[[str], None]
Check = Callable[[], None]
"""Called before each step that is tried: an exception from it ends the search."""


def minimise(run: Run, holds: Holds, progress: Progress = lambda _: None) -> Minimised:
    """The minimal form of a run that violates the property, in its most natural order. Raises NotViolatedError."""
    started = time.monotonic()
    search = _Search(run.system, holds, progress)
    steps = search.failing_steps(run)
    while True:
        steps = search.shrink(steps)
        while (reduced := search.smaller_configuration(steps)) is not None:
            search, steps = reduced
            steps = search.shrink(steps)
        result = tidied(search.run(steps), holds)
        # In the new order a step may have become superfluous.
        again = search.schedules.steps_of(result)
        if len(search.shrink(again)) == len(again) and search.smaller_configuration(again) is None:
            return Minimised(result, time.monotonic() - started)
        steps = again


def without_superfluous(run: Run, holds: Holds, check: Check = lambda: None) -> Run:
    """The run without superfluous actions, in its own configuration. Raises NotViolatedError."""
    search = _Search(run.system, holds, check=check)
    return search.run(search.shrink(search.failing_steps(run)))


def tidied(run: Run, holds: Holds) -> Run:
    """A violating run in its most natural order, with its brokers numbered in their order of appearance."""
    natural = acknowledged_early(most_natural(run, holds), holds)
    search = _Search(natural.system, holds)
    return search.canonical(search.schedules.steps_of(natural))


@dataclass
class _Search:
    """The search in one configuration."""

    system: System
    holds: Holds
    progress: Progress = lambda _: None
    check: Check = lambda: None

    def __post_init__(self) -> None:
        self.schedules = Schedules(self.system)
        self._failing: dict[FullState, bool] = {}

    def fails(self, full_state: FullState) -> bool:
        if full_state not in self._failing:
            self._failing[full_state] = not self.holds(self.system, full_state)
        return self._failing[full_state]

    def take(self, taken: Taken, step: Step) -> Taken | str:
        self.check()
        return self.schedules.take(taken, step)

    def failing_steps(self, run: Run) -> Sequence[Step]:
        """The steps of a run up to its first violation. Raises NotViolatedError where there is none."""
        violated_at = run.first_violation(self.holds)
        if violated_at is None:
            raise NotViolatedError("the property holds after every step of the trace: there is nothing to minimise")
        return self.schedules.steps_of(run.until(violated_at))

    # Actions ----------------------------------------------------------------------------------------------------------

    def attempt(self, steps: Sequence[Step]) -> list[Step] | None:
        """The enabled ones of the steps, up to the first violation; None if there is no violation."""
        taken, kept = self.schedules.start, []
        if self.fails(taken.state):
            return []
        for step in steps:
            after = self.take(taken, step)
            if isinstance(after, str):
                continue
            kept.append(step)
            if self.fails(after.state):
                return kept
            taken = after
        return None

    def shrink(self, steps: Sequence[Step]) -> Sequence[Step]:
        """A 1-minimal sub-schedule; the shortest one if the search for it ends within its limit."""
        kept = self.attempt(steps)
        assert kept is not None, "the schedule violates the property"
        kept = self.without_chunks(kept)
        best = self.least_subschedule(steps, len(kept)) or self.least_subschedule(kept, len(kept)) or kept
        return self.without_chunks(best)

    def without_chunks(self, steps: list[Step]) -> list[Step]:
        """Removes chunks of steps, long ones first, then single steps until none can go (delta debugging)."""
        size = len(steps)
        while size >= 1:
            start, shorter = max(0, len(steps) - size), False
            while start >= 0:  # from the end: later steps depend on earlier ones
                without = self.attempt(steps[:start] + steps[start + size :])
                if without is not None and len(without) < len(steps):
                    steps, shorter = without, True
                    self.progress(f"{len(steps)} actions")
                start = min(start, len(steps)) - size
                if -size < start < 0:
                    start = 0
            size = size if shorter and size == 1 else min(size // 2, len(steps))
        return steps

    def least_subschedule(self, steps: Sequence[Step], known: int) -> list[Step] | None:
        """The shortest violating sub-schedule of at most `known` steps; None if the search reaches its limit.

        Of the sub-schedules that lead to the same state, with the same numbers assigned, it extends only the shortest.
        """
        ways: dict[object, tuple[Taken, tuple[Step, ...]]] = {_key(self.schedules.start): (self.schedules.start, ())}
        best: tuple[Step, ...] | None = None
        tried = 0
        for step in steps:
            for taken, kept in list(ways.values()):
                if len(kept) >= (known if best is None else len(best) - 1):
                    continue
                tried += 1
                if tried > MOST_TRIED:
                    return None
                after = self.take(taken, step)
                if isinstance(after, str):
                    continue
                longer, key = (*kept, step), _key(after)
                if self.fails(after.state):
                    best = longer
                elif key not in ways or len(ways[key][1]) > len(longer):
                    ways[key] = after, longer
        return None if best is None else [*best]

    # The configuration ------------------------------------------------------------------------------------------------

    def smaller_configuration(self, steps: Sequence[Step]) -> tuple[_Search, Sequence[Step]] | None:
        """The search in a configuration smaller by one, and the violating steps there; None without a violation."""
        for spec in self.system.protocol.bounds:
            system = smaller(self.system, spec.name)
            if system is None:
                continue
            with suppress(ModelError):  # a user's rules may be wrong in a configuration that the user did not choose
                search = _Search(system, self.holds, self.progress)
                for candidate in self._candidates(spec.name, steps):
                    kept = search.attempt(candidate)
                    if kept is not None:
                        self.progress(f"{len(kept)} actions in a configuration of {system.bounds}")
                        return search, kept
        return None

    def _candidates(self, bound: str, steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
        """The schedules to try in the smaller configuration: with fewer brokers, drop one, or merge it with another."""
        if bound != "replicas":
            yield steps
            return
        count = self.system.bounds["replicas"]
        for gone in reversed(range(count)):
            names = {broker: broker - (broker > gone) for broker in range(count) if broker != gone}
            yield renamed(steps, names)
            for other in names:
                yield renamed(steps, {**names, gone: names[other]})

    # Names ------------------------------------------------------------------------------------------------------------

    def canonical(self, steps: Sequence[Step]) -> Run:
        """The run with its brokers numbered in their order of appearance, if the renamed run fails in the same way."""
        best = self.run(steps)
        count = self.system.bounds.get("replicas", 1)
        for order in permutations(range(count)) if count <= MOST_PERMUTED else ():
            candidate = renamed(steps, dict(enumerate(order)))
            kept = self.attempt(candidate)
            if kept is not None and len(kept) == len(steps):
                run = self.run(kept)
                if _simplicity(run) < _simplicity(best):
                    best = run
        return best

    def run(self, steps: Sequence[Step]) -> Run:
        """Replays the steps, with their numbers assigned anew."""
        return replay(self.system, self.schedules.instances(steps))


def _key(taken: Taken) -> object:
    return taken.state, frozenset(taken.numbers.items())


def _simplicity(run: Run) -> list[tuple[int, ...]]:
    return [tuple(step.parameters.values()) for step in run.steps]


# Runs of random engines -----------------------------------------------------------------------------------------------


def shorten(system: System, steps: Sequence[Instance], holds: Holds, most_states: int = 60_000) -> Shortened:
    """The shortest failing run found from this one, with a search of at most `most_states` states.

    Raises NotViolatedError where the property holds after every step.
    """
    *_, last = shortenings(system, steps, holds, most_states)
    return last


def shortenings(
    system: System, steps: Sequence[Instance], holds: Holds, most_states: int = 60_000, check: Check = lambda: None
) -> Iterator[Shortened]:
    """Failing runs, none longer than the one before; the last is the result of `shorten`.

    So a caller that must stop early has the best run so far. `check` is called before each step that is tried; an
    exception from it ends the search. Raises NotViolatedError if the property holds after every step.
    """
    best = without_superfluous(replay(system, steps), holds, check).steps
    yield Shortened(best, not best)
    kinds = set(map(_kind, best))
    same_kinds = [i for i in system.instances if _kind(i) in kinds]
    best, _ = _shorter(system, best, holds, same_kinds, most_states, check)
    yield Shortened(best, not best)
    yield _shorter(system, best, holds, system.instances, most_states, check)


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
) -> Shortened:
    """The shortest failing run of these kinds of steps, or `best`. Its `shortest` is about these kinds alone."""
    if not best:
        return Shortened((), True)
    came_from: dict[FullState, tuple[FullState, Instance] | None] = {system.initial: None}
    level = [system.initial]
    for _ in range(len(best) - 1):
        following = []
        for state in level:
            for instance in kinds:
                check()
                after = system.after(state, instance)
                if not isinstance(after, tuple) or after in came_from:
                    continue
                system.refuse_escaped(instance, after)
                came_from[after] = (state, instance)
                if not holds(system, after):
                    return Shortened(_way_to(after, came_from), True)
                if len(came_from) > most_states:
                    return Shortened(best, False)
                following.append(after)
        level = following
    return Shortened(best, True)


def _way_to(state: FullState, came_from: dict[FullState, tuple[FullState, Instance] | None]) -> tuple[Instance, ...]:
    steps = []
    while (origin := came_from[state]) is not None:
        state, instance = origin
        steps.append(instance)
    return tuple(reversed(steps))
