"""Verdicts from runs of a state machine in Hypothesis, with shortened traces of failures."""

from __future__ import annotations

import contextlib
import io
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from hypothesis import seed as seeded
from hypothesis import settings
from hypothesis.errors import Flaky
from hypothesis.stateful import run_state_machine_as_test

from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.system import System
from tideproof.model.runs.minimise import Shortened, shortenings
from tideproof.properties.engines.base import Budget, Reporter, Result, Spent
from tideproof.properties.engines.cross_check import CrossCheck, TermForm
from tideproof.properties.engines.stateful.machine import QUIET, ProtocolMachine, machine_for


def check_samples(
    system: System,
    properties: Sequence[Property],
    *,
    max_examples: int,
    steps: int,
    seed: int,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
) -> Result:
    """Searches for runs of up to `steps` steps that break a property, with up to `max_examples` runs for each failure.

    The same seed gives the same verdicts and traces. Hypothesis ends runs after some thousand steps, when they reach
    its limit on drawn data: the verdicts name the length of the longest run, and `cut_short` counts these runs.
    """
    if max_examples < 1 or steps < 1:
        raise ValueError(f"{max_examples} examples of {steps} steps: give at least 1 of each")
    budget, reporter = budget or Budget(), reporter or Reporter()
    runs = _Runs(steps, budget, reporter)
    cross_check = CrossCheck(system, properties, TermForm(system, properties), budget.check)
    members = {"runs": runs, "taken": runs.taken, "cross_check": cross_check}
    how = settings(
        max_examples=max_examples,
        stateful_step_count=steps,
        database=None,
        print_blob=False,
        derandomize=False,
        **QUIET,
    )
    undecided = list(properties)
    with budget.limits():
        while undecided:
            prop = _failing(machine_for(system, undecided, how, _Counted, **members), how, seed, budget)
            if prop is None:
                break
            for short in shortenings(system, runs.found[prop].steps, prop.on_ints, check=budget.check):
                runs.found[prop] = short
            undecided.remove(prop)
    result = Result("stateful", system, tuple(properties))
    result.cross_check = cross_check
    tried = f"in {runs.count:,} runs of up to {runs.longest:,} steps"
    result.conclude([_verdict(p, runs.found.get(p), tried, budget.stopped) for p in properties], budget)
    result.shortest = all(not v.how for v in result.verdicts if v.trace is not None)
    result.statistics = {"runs": runs.count, "longest_run": runs.longest, "cut_short": runs.cut_short, "seed": seed}
    cut = f" ({runs.cut_short:,} of them ended early by Hypothesis)" if runs.cut_short else ""
    taken = f"{runs.count:,} runs{cut}, {sum(runs.taken.values()):,} steps"
    result.summary = [f"{taken}, {result.seconds:.2f} s{result.early}"]
    result.add_taken({act.name: 0 for act in system.actions} | runs.taken, "no run took")
    return result


@dataclass
class _Runs:
    """Counts runs and their steps by action, and keeps the failures.

    `longest` is the number of steps of the longest run; `cut_short` counts the runs that Hypothesis ended before they
    had `steps` steps. `found` has the shortest failing run so far of each property.
    """

    steps: int
    budget: Budget
    reporter: Reporter
    count: int = 0
    longest: int = 0
    cut_short: int = 0
    found: dict[Property, Shortened] = field(default_factory=dict)
    taken: Counter[str] = field(default_factory=Counter)


class _Counted(ProtocolMachine):
    runs: ClassVar[_Runs]

    def __init__(self) -> None:
        super().__init__()
        runs = self.runs
        runs.budget.check()
        runs.count += 1
        name, seconds = self.system.protocol.name, runs.budget.elapsed
        runs.reporter.tell(lambda: f"{name}: {runs.count:,} runs, {seconds:.0f} s")

    def take(self, slot: str, /, **parameters: int) -> None:
        self.runs.budget.check()
        super().take(slot, **parameters)
        self.runs.longest = max(self.runs.longest, len(self.steps))

    def teardown(self) -> None:
        super().teardown()
        if not isinstance(sys.exc_info()[1], (Spent, KeyboardInterrupt)):
            self.runs.cut_short += not self.ended and len(self.steps) < self.runs.steps

    def violation(self, prop: Property) -> BaseException:
        # First of all, before an interrupt can lose it.
        self.runs.found[prop] = Shortened(tuple(self.steps), not self.steps)
        self.ended = True
        return _Failed(prop)


class _Failed(BaseException):
    """A run has broken a property. No Exception, like Spent, so that it ends Hypothesis' work at once.

    Hypothesis would repeat a failing run, and report an interrupt during that as flaky rules.
    """

    def __init__(self, prop: Property) -> None:
        super().__init__(prop)
        self.property = prop


def _failing(machine: type[ProtocolMachine], how: settings, seed: int, budget: Budget) -> Property | None:
    """Runs the machine in Hypothesis. Returns the property that a run breaks, if any. Raises Spent."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # Hypothesis prints the steps of runs that it finds flaky
            run_state_machine_as_test(seeded(seed)(machine), settings=how)
    except _Failed as failed:
        return failed.property
    except Flaky:
        budget.check()  # Hypothesis takes a run that the limit has ended for a flaky one
        raise
    return None


def _verdict(prop: Property, short: Shortened | None, tried: str, stopped: str) -> Verdict:
    if short is not None:
        how = "" if short.shortest else "perhaps not the shortest way"
        return Verdict(prop, Status.VIOLATED, how, short.steps)
    if stopped:
        return Verdict(prop, Status.UNKNOWN, f"budget spent ({stopped}; {Status.NO_COUNTEREXAMPLE} {tried})")
    return Verdict(prop, Status.NO_COUNTEREXAMPLE, tried)
