"""The last copies of a lost record: what removes them when nothing else fails.

A property may fail while a deposed leader still has the record. That broker follows the elected leader next, and
truncates its log to the leader's. Whether it does is computed here, by the protocol's own steps.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from tideproof.counterexamples.explain.change import holding
from tideproof.model.language.actions import Blocked
from tideproof.model.language.state import Bounds
from tideproof.model.runs.replay import ReplayError, Run, replay

MOST_STEPS = 3
"""A broker learns that it follows, asks its leader, and truncates."""


class End(NamedTuple):
    """A run, continued until no log has the record. `if_unclean`: only where unclean elections are allowed.

    Without them, a follower of Kafka 0.8.2 to 2.0 whose log is longer than its leader's ends its process.
    """

    run: Run
    if_unclean: bool


def without_last_copies(run: Run, record: int) -> End | None:
    """The run, continued by the fewest steps that take the record from all logs; None if that takes too many."""
    if (longer := _continued(run, record)) is not None:
        return End(longer, False)
    system, bounds = run.system, run.system.bounds
    if bounds.get("unclean", 1):
        return None
    try:
        allowed = replay(replace(system, bounds=Bounds(**{**bounds, "unclean": 1})), run.steps)
    except ReplayError:
        return None
    return End(longer, True) if (longer := _continued(allowed, record)) is not None else None


def _continued(run: Run, record: int) -> Run | None:
    """The steps are neither elections nor failures, and the brokers that had the record follow the elected leader."""
    start: Any = run.states[-1][0]
    holders, reached = holding(start, record), [run]
    for _ in range(MOST_STEPS if holders else 0):
        reached = [longer for before in reached for longer in _longer(before) if _faults(longer) == _faults(run)]
        for found in reached:
            end: Any = found.states[-1][0]
            if not holding(end, record) and all(end.leader[broker] == end.quorum_leader for broker in holders):
                return found
    return None


def _longer(run: Run) -> list[Run]:
    """The run with one step more, in each way."""
    after = ((step, run.system.step(run.states[-1], step)) for step in run.system.kinds)
    return [
        Run(run.system, (*run.steps, step), (*run.states, state))
        for step, state in after
        if not isinstance(state, Blocked)
    ]


def _faults(run: Run) -> tuple[object, ...]:
    """What elections, failures and deletions change."""
    names = ("quorum_epoch", "quorum_isr", "crashes", "power_losses", "deleted", "assigned")
    return tuple(getattr(run.states[-1][0], name, None) for name in names)
