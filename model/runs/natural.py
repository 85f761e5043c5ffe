"""The most readable order of a schedule: one broker after the other, as far as the schedule allows.

A checker interleaves brokers at will. Where steps commute, a reader prefers to stay with the same broker. So of all
orders that still violate the property, this takes one with the fewest switches between brokers, and among those one in
which the controller decides as late as possible.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count, pairwise

from tideproof.model.language.system import FullState, System
from tideproof.model.runs.actors import Actors, actors
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.model.runs.schedule import Schedules, Taken

MOST_TRIED = 8_000
"""The limit on the steps that the search for an order tries: a second or two."""


def switches(run: Run) -> int:
    """How often the next broker to act differs from the one before; the controller's steps do not count."""
    acting = [actors(a[0], b[0]) for a, b in pairwise(run.states)]
    return sum(a != b for a, b in pairwise(filter(None, acting)))


def acknowledged_early(run: Run, holds: Callable[[System, FullState], object]) -> Run:
    """The run with each acknowledgement as early as the rules allow while the property still fails only at the end.

    The length stays. A checker acknowledges as late as it can; producers hear as soon as the leader may tell them.
    """
    for number in range(len(run.steps)):
        if _acknowledges(run, number):
            earlier = (_moved(run, number, to) for to in range(number))
            run = next((moved for moved in earlier if moved and _fails_at_its_end_only(moved, holds)), run)
    return run


def _acknowledges(run: Run, number: int) -> bool:
    before, after = (getattr(run.states[n][0], "acked", ()) for n in (number, number + 1))
    return any(new and not old for old, new in zip(before, after, strict=True))


def _moved(run: Run, number: int, to: int) -> Run | None:
    """The run with one step taken earlier; None where the rules do not allow that."""
    step, others = run.steps[number], [*run.steps[:number], *run.steps[number + 1 :]]
    try:
        return replay(run.system, [*others[:to], step, *others[to:]])
    except ReplayError:
        return None


def _fails_at_its_end_only(run: Run, holds: Callable[[System, FullState], object]) -> bool:
    return run.first_violation(holds) == len(run.steps)


Cost = tuple[int, int]
"""The switches so far, and the sum over all steps of the controller's decisions before them."""


def most_natural(run: Run, holds: Callable[[System, FullState], object]) -> Run:
    """The run's steps in the most natural order that violates the property, and does so with the last step only.

    Returns the run itself if no order is better, or if the search reaches its limit.
    """
    schedules = Schedules(run.system)
    steps = schedules.steps_of(run)
    serial = count()
    everything = (1 << len(steps)) - 1
    # Cheapest first; among equals those that are nearer to the end, then the given order.
    queue: list[tuple[Cost, int, int, int, Actors, int, Taken, tuple[int, ...]]]
    queue = [((0, 0), 0, next(serial), 0, frozenset(), 0, schedules.start, ())]
    seen: set[object] = set()
    tried = 0
    while queue and tried < MOST_TRIED:
        (switched, waited), _, _, done, last, decisions, taken, order = heapq.heappop(queue)
        key = (done, last, taken.state)
        if key in seen:
            continue
        seen.add(key)
        if done == everything:
            return replay(run.system, schedules.instances([steps[i] for i in order]))
        for i, step in enumerate(steps):
            if done >> i & 1:
                continue
            tried += 1
            after = schedules.take(taken, step)
            if isinstance(after, str):
                continue
            now_done = done | 1 << i
            if (now_done == everything) == bool(holds(run.system, after.state)):
                continue  # violated too early, or not at all
            acting = actors(taken.state[0], after.state[0])
            switch = bool(acting and last and acting != last)
            cost = (switched + switch, waited + decisions)
            entry = (now_done, acting or last, decisions + (not acting), after, (*order, i))
            heapq.heappush(queue, (cost, -len(order), next(serial), *entry))
    return run
