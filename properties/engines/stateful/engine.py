"""`check --engine stateful`: the state machines of Hypothesis as an engine that gives verdicts.

A failure is a verdict, with a trace that has been shortened. No failure is none: it says how many runs were tried.
"""

from __future__ import annotations

import contextlib
import io
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hypothesis import seed as seeded
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tideproof.model.language.properties import INTERRUPTED, Property, Status, Verdict, time_spent, watched
from tideproof.model.language.protocol import Protocol, System
from tideproof.model.language.state import Bounds
from tideproof.model.runs.shrink import Shortened
from tideproof.properties.engines.stateful.machine import QUIET, PropertyViolated, ProtocolMachine, machine_for


@dataclass
class StatefulCheck:
    """What runs drawn at random have found. `taken` counts the steps of all runs by action."""

    system: System
    properties: tuple[Property, ...]
    seed: int
    verdicts: tuple[Verdict, ...] = ()
    runs: int = 0
    taken: Counter[str] = field(default_factory=Counter)
    stopped: str = ""
    seconds: float = 0.0

    @property
    def never_taken(self) -> list[str]:
        return [act.name for act in self.system.protocol.slots.values() if not self.taken[act.name]]


class _TimeIsUp(KeyboardInterrupt):
    """Ends Hypothesis at once, as an interrupt does."""


def check_samples(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    *,
    max_examples: int,
    steps: int,
    seed: int,
    time_limit: float | None = None,
    progress: Callable[[StatefulCheck], None] = lambda _: None,
) -> StatefulCheck:
    """Looks for a run of up to `steps` steps that breaks a property, in up to `max_examples` runs for each failure.

    The same seed gives the same verdicts and traces. `time_limit` is in seconds. `progress` is called some ten times
    a second.

    Raises ModelError where a rule drives a variable out of its range, and EngineError where a trace does not replay.
    """
    if max_examples < 1 or steps < 1:
        raise ValueError(f"{max_examples} examples of {steps} steps: give at least 1 of each")
    started = time.monotonic()
    system = watched(protocol, bounds, properties)
    check = StatefulCheck(system, tuple(properties), seed)
    how = settings(
        max_examples=max_examples,
        stateful_step_count=steps,
        database=None,
        print_blob=False,
        derandomize=False,
        **QUIET,
    )
    undecided, found = list(properties), dict[Property, Shortened]()
    try:
        while undecided:
            machine = _watched_machine(check, undecided, how, started, time_limit, progress)
            failure = _failure(machine, how, seed)
            if failure is None:
                break
            short = failure.shortened()
            PropertyViolated(system, failure.property, short.steps).trace()  # raises where it does not replay
            found[failure.property] = short
            undecided.remove(failure.property)
    except KeyboardInterrupt as interrupt:
        timed = isinstance(interrupt, _TimeIsUp)
        check.stopped = time_spent(time_limit) if timed else INTERRUPTED
    check.verdicts = tuple(_verdict(check, p, found.get(p), steps) for p in properties)
    check.seconds = time.monotonic() - started
    return check


def _watched_machine(
    check: StatefulCheck,
    properties: Sequence[Property],
    how: settings,
    started: float,
    time_limit: float | None,
    progress: Callable[[StatefulCheck], None],
) -> type[ProtocolMachine]:
    """A machine that counts its runs and steps in the check, and stops when the time is up."""
    base = machine_for(check.system, properties, how)
    shown = started

    class Watched(base):  # type: ignore[misc, valid-type]
        def __init__(self) -> None:
            nonlocal shown
            super().__init__()
            check.runs += 1
            now = time.monotonic()
            check.seconds = now - started
            if time_limit is not None and check.seconds >= time_limit:
                raise _TimeIsUp
            if now - shown >= 0.1:
                shown = now
                progress(check)

    Watched.__name__ = Watched.__qualname__ = base.__name__
    Watched.taken = check.taken
    return Watched


def _failure(machine: type[ProtocolMachine], how: settings, seed: int) -> PropertyViolated | None:
    """Runs the machine in Hypothesis; returns the failure that it finds, if there is one."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # a failing program goes to standard output otherwise
            run_state_machine_as_test(seeded(seed)(machine), settings=how)
    except PropertyViolated as failure:
        return failure
    return None


def _verdict(check: StatefulCheck, prop: Property, short: Shortened | None, steps: int) -> Verdict:
    if short is not None:
        how = "" if short.shortest else "perhaps not the shortest way"
        return Verdict(prop, Status.VIOLATED, how, len(short.steps), short.steps)
    tried = f"in {check.runs:,} runs of up to {steps} steps"
    if check.stopped:
        return Verdict(prop, Status.UNKNOWN, f"budget spent ({check.stopped}; {Status.NO_COUNTEREXAMPLE} {tried})")
    return Verdict(prop, Status.NO_COUNTEREXAMPLE, tried)
