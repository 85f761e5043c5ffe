"""Runs of a state machine in Hypothesis, as verdicts: a failure comes with a trace that has been shortened."""

from __future__ import annotations

import contextlib
import io
from collections import Counter
from collections.abc import Sequence

from hypothesis import seed as seeded
from hypothesis import settings
from hypothesis.errors import Flaky
from hypothesis.stateful import run_state_machine_as_test

from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.system import System
from tideproof.model.runs.minimise import Shortened, shortenings
from tideproof.properties.engines.base import Budget, Reporter, Result
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
    """Looks for a run of up to `steps` steps that breaks a property, in up to `max_examples` runs for each failure.

    The same seed gives the same verdicts and traces. Hypothesis ends runs of some thousand steps early, when it has
    drawn as much as it keeps of one run: the verdicts name the steps of the longest run that there was, and the figure
    `cut_short` is how many runs ended so. A failure that the budget ends the shortening of is kept as short as it is.

    Raises ModelError where a rule drives a variable out of its range, and EngineError where a trace does not replay.
    """
    if max_examples < 1 or steps < 1:
        raise ValueError(f"{max_examples} examples of {steps} steps: give at least 1 of each")
    budget, reporter = budget or Budget(), reporter or Reporter()
    runs = _Runs(system, properties, steps, budget, reporter)
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
            prop = _failing(runs.machine(undecided, how), how, seed, budget)
            runs.end()
            if prop is None:
                break
            for short in shortenings(system, runs.found[prop].steps, prop.on_ints, check=budget.check):
                runs.found[prop] = short
            undecided.remove(prop)
    result = Result("stateful", system, tuple(properties))
    result.cross_check = runs.cross_check
    tried = f"in {runs.count:,} runs of up to {runs.longest:,} steps"
    result.conclude([_verdict(p, runs.found.get(p), tried, budget.stopped) for p in properties], budget)
    result.shortest = all(not v.how for v in result.verdicts if v.trace is not None)
    result.statistics = {
        "runs": runs.count,
        "longest_run": runs.longest,
        "cut_short": runs.cut_short,
        "seed": seed,
    }
    cut = f" ({runs.cut_short:,} of them ended early by Hypothesis)" if runs.cut_short else ""
    taken = f"{runs.count:,} runs{cut}, {sum(runs.taken.values()):,} steps"
    result.summary = [f"{taken}, {result.seconds:.2f} s{result.early}"]
    result.add_taken({act.name: 0 for act in system.actions} | runs.taken, "no run took")
    return result


class _Runs:
    """Counts the runs of state machines and their steps by action, and keeps the failures.

    `longest` is the number of steps of the longest run; `cut_short` counts the runs that Hypothesis ended before they
    had `steps` steps. `found` has the failing run of each property, as short as it is by now.
    """

    def __init__(
        self, system: System, properties: Sequence[Property], steps: int, budget: Budget, reporter: Reporter
    ) -> None:
        self.system = system
        self.steps = steps
        self.budget = budget
        self.reporter = reporter
        self.count = self.longest = self.cut_short = 0
        self.found: dict[Property, Shortened] = {}
        self._under_way: ProtocolMachine | None = None
        self.taken: Counter[str] = Counter()
        self.cross_check = CrossCheck(system, properties, TermForm(system, properties), budget.check)

    def begin(self, run: ProtocolMachine) -> None:
        """A run begins. Raises Spent where the time is up."""
        self.end()
        self.budget.check()
        self.count, self._under_way = self.count + 1, run
        name, seconds = self.system.protocol.name, self.budget.elapsed
        self.reporter.tell(lambda: f"{name}: {self.count:,} runs, {seconds:.0f} s")

    def end(self) -> None:
        """The run that is under way has ended, and not because the budget is spent."""
        if self._under_way is not None:
            self.cut_short += not self._under_way.ended and len(self._under_way.steps) < self.steps
        self._under_way = None

    def machine(self, properties: Sequence[Property], how: settings) -> type[ProtocolMachine]:
        """A state machine whose runs are counted."""
        base, runs = machine_for(self.system, properties, how), self

        class Counted(base):  # type: ignore[misc, valid-type]
            def __init__(self) -> None:
                super().__init__()
                runs.begin(self)

            def take(self, slot: str, parameters: dict[str, int]) -> None:
                runs.budget.check()
                super().take(slot, parameters)
                runs.longest = max(runs.longest, len(self.steps))

            def violation(self, prop: Property) -> BaseException:
                # Before anything that can be interrupted.
                runs.found[prop] = Shortened(tuple(self.steps), not self.steps)
                self.ended = True
                return _Failed(prop)

        Counted.__name__ = Counted.__qualname__ = base.__name__
        Counted.taken, Counted.cross_check = self.taken, self.cross_check
        return Counted


class _Failed(BaseException):
    """A run has broken a property. Like Spent it ends Hypothesis' work at once: Hypothesis would take a run that fails
    once more, and would say of an interrupt during it that the rules say another thing.
    """

    def __init__(self, prop: Property) -> None:
        super().__init__(prop)
        self.property = prop


def _failing(machine: type[ProtocolMachine], how: settings, seed: int, budget: Budget) -> Property | None:
    """Runs the machine in Hypothesis; returns the property that a run breaks, if there is one. Raises Spent."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # of what seems inconsistent Hypothesis prints the steps
            run_state_machine_as_test(seeded(seed)(machine), settings=how)
    except _Failed as failed:
        return failed.property
    except Flaky:
        budget.check()  # a run that the limit has ended during its steps seems to Hypothesis to go another way
        raise
    return None


def _verdict(prop: Property, short: Shortened | None, tried: str, stopped: str) -> Verdict:
    if short is not None:
        how = "" if short.shortest else "perhaps not the shortest way"
        return Verdict(prop, Status.VIOLATED, how, short.steps)
    if stopped:
        return Verdict(prop, Status.UNKNOWN, f"budget spent ({stopped}; {Status.NO_COUNTEREXAMPLE} {tried})")
    return Verdict(prop, Status.NO_COUNTEREXAMPLE, tried)
