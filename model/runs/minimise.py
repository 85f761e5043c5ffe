"""From any violating trace to one that violates the same property and from which nothing can be left out.

    actions  →  the configuration: brokers, then records, epochs, log size …  →  names

A change is kept when what is left still violates the property. Leaving out a step may take others with it that cannot
be taken without it; so a whole election goes at once, with all that came of it. The result is *1-minimal*: without any
one of its actions (and whatever cannot be taken without that one) the property holds, in no smaller configuration, one
bound at a time, does the schedule violate it, and no broker can be left out. Once a trace is short, all its
sub-schedules are searched, which is more than 1-minimality asks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import permutations

from tideproof.model.language.state import ModelError
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.natural import most_natural
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules, Step, Taken, renamed, smaller

Holds = Callable[[System, FullState], object]

MOST_TRIED = 6_000
"""How many steps of sub-schedules are tried at most in one search: about a second."""

MOST_PERMUTED = 5
"""Above so many brokers not all their names are tried."""


class NotViolatedError(ValueError):
    """The trace does not violate the property: there is nothing to minimise."""


@dataclass(frozen=True)
class Minimised:
    """The minimal run, and how it came about."""

    run: Run
    original: Run
    replays: int
    seconds: float


Progress = Callable[[str], None]
Check = Callable[[], None]
"""Is called before every step that is tried: what it raises ends the search."""

_Path = tuple[int, "_Path"] | None


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
        # In another order something may have become superfluous.
        again = search.schedules.steps_of(result)
        if len(search.shrink(again)) == len(again) and search.smaller_configuration(again) is None:
            return Minimised(result, run, search.replays, time.monotonic() - started)
        steps = again


def without_superfluous(run: Run, holds: Holds, check: Check = lambda: None) -> Run:
    """The run in its own configuration, without the actions that can be left out. Raises NotViolatedError."""
    search = _Search(run.system, holds, lambda _: None, check=check)
    return search.run(search.shrink(search.failing_steps(run)))


def tidied(run: Run, holds: Holds) -> Run:
    """A violating run in its most natural order, the brokers named in the order in which they come in."""
    natural = most_natural(run, holds)
    search = _Search(natural.system, holds, lambda _: None)
    return search.canonical(search.schedules.steps_of(natural))


class _Search:
    """The search in one configuration."""

    def __init__(
        self, system: System, holds: Holds, progress: Progress, replays: int = 0, check: Check = lambda: None
    ) -> None:
        self.system = system
        self.holds = holds
        self.progress = progress
        self.check = check
        self.schedules = Schedules(system)
        self.replays = replays
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
        return self.schedules.steps_of(Run(run.system, run.steps[:violated_at], run.states[: violated_at + 1]))

    # Actions ----------------------------------------------------------------------------------------------------------

    def attempt(self, steps: Sequence[Step]) -> list[Step] | None:
        """Those of the steps that can be taken, up to the first violation; None where there is none."""
        self.replays += 1
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
        """A 1-minimal sub-schedule; the shortest of all where the search for it ends in time."""
        kept = self.attempt(steps)
        assert kept is not None, "the schedule violates the property"
        kept = self.without_chunks(kept)
        best = self.least_subschedule(steps, len(kept)) or self.least_subschedule(kept, len(kept)) or kept
        return self.without_chunks(best)

    def without_chunks(self, steps: list[Step]) -> list[Step]:
        """Leaves out runs of steps, long ones first, then single ones until none can go (delta debugging)."""
        size = len(steps)
        while size >= 1:
            start, shorter = max(0, len(steps) - size), False
            while start >= 0:  # from the end: later steps hang on earlier ones
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
        """The shortest sub-schedule that violates the property, of at most `known` steps; None where it takes too long.

        Goes through the schedule once. Sub-schedules that lead to the same configuration, with the same numbers given
        out, have the same future: only the shortest of them is carried on.
        """
        ways: dict[object, tuple[Taken, int, _Path]] = {_key(self.schedules.start): (self.schedules.start, 0, None)}
        best: tuple[int, _Path] | None = None
        tried = 0
        for number, step in enumerate(steps):
            for taken, length, path in list(ways.values()):
                limit = known if best is None else best[0] - 1
                if length + 1 > limit:
                    continue
                tried += 1
                if tried > MOST_TRIED:
                    return None
                after = self.take(taken, step)
                if isinstance(after, str):
                    continue
                longer = (number, path)
                if self.fails(after.state):
                    best = (length + 1, longer)
                    continue
                key = _key(after)
                if key not in ways or ways[key][1] > length + 1:
                    ways[key] = (after, length + 1, longer)
        return None if best is None else [steps[i] for i in _unrolled(best[1])]

    # The configuration ------------------------------------------------------------------------------------------------

    def smaller_configuration(self, steps: Sequence[Step]) -> tuple[_Search, Sequence[Step]] | None:
        """The same in a configuration that is smaller by one, if the schedule violates the property there as well."""
        for spec in self.system.protocol.bounds:
            system = smaller(self.system, spec.name)
            if system is None:
                continue
            with suppress(ModelError):  # a user's rules need not be right in a configuration that was not asked for
                search = _Search(system, self.holds, self.progress, self.replays)
                for candidate in self._candidates(spec.name, steps):
                    kept = search.attempt(candidate)
                    if kept is not None:
                        self.progress(f"{len(kept)} actions in a configuration of {system.bounds}")
                        return search, kept
                self.replays = search.replays
        return None

    def _candidates(self, bound: str, steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
        """The schedule as it is; where there is a broker less, also without one of them, or with two of them in one."""
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
        """The run with its brokers named in the order in which they come in, where that makes no difference."""
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
        """The steps with their numbers given out again, through the trusted replayer."""
        return replay(self.system, self.schedules.instances(steps))


def _key(taken: Taken) -> object:
    return taken.state, frozenset(taken.numbers.items())


def _unrolled(path: _Path) -> list[int]:
    numbers = []
    while path is not None:
        numbers.append(path[0])
        path = path[1]
    return numbers[::-1]


def _simplicity(run: Run) -> list[tuple[int, ...]]:
    return [tuple(step.parameters.values()) for step in run.steps]
