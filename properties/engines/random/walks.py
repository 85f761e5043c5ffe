"""Random walks from the initial state, with every state on them checked.

They prove nothing if they find nothing, and estimate only roughly how much they covered: they are for state spaces too
large to exhaust. tools/calibration measures how well they do.

    >>> from tideproof.model.protocols.catalogue import PROTOCOLS
    >>> from tideproof.model.language.properties import watched
    >>> from tideproof.properties.invariants.replication import strong_isr
    >>> protocol = PROTOCOLS["hw-truncation"]
    >>> bounds = protocol.bounded(replicas=2, log_size=2, records=2, epochs=3)
    >>> sample(watched(protocol, bounds, [strong_isr]), [strong_isr], walks=1000, seed=1).verdicts[0].status
    <Status.VIOLATED: 'violated'>
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.system import System
from tideproof.properties.engines.base import (
    Budget,
    Pace,
    Reporter,
    Result,
    by_action,
    left_range,
    side_by_side,
)
from tideproof.properties.engines.cross_check import CrossCheck
from tideproof.properties.engines.random.code import EscapedError, Found, Walker, Walkers, program
from tideproof.properties.engines.random.estimates import Rate, distinct
from tideproof.properties.engines.random.policy import DEFAULT_POLICY, STEPS, WALKS, Policy, check_numbers

COMPARED_WALKS, _COMPARED_SHARE = 100, 4096


def sample(
    system: System,
    properties: Sequence[Property],
    *,
    seed: int,
    walks: int = WALKS,
    steps: int = STEPS,
    policy: Policy = DEFAULT_POLICY,
    jobs: int = 0,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
) -> Result:
    """Take walks 0, 1 … of at most `steps` steps; a walk ends earlier if no transition is enabled.

    Walk i depends on the seed and i only. It goes on after a violation, so properties do not influence each other. Only
    the budget ends a run early, so results can be repeated, with any number of `jobs` (threads; 0: one per core). The
    figures of a verdict are the number of walks that violate the property, and the rate with its interval.

    Raises ValueError, with a message for users, for numbers out of range or too many properties; ModelError if a rule
    drives a variable out of its range; EngineError if compiled code and rules disagree.
    """
    check_numbers(walks, steps, seed)
    budget, reporter = budget or Budget(), reporter or Reporter()
    walker = Walkers(program(system, properties, policy, steps, seed), side_by_side(jobs, walks))
    cross_check = CrossCheck(system, properties, walker.form, budget.check)
    run = _Walks(system, tuple(properties), walker, cross_check, policy)
    compiling = budget.elapsed
    with budget.limits():
        run.walk(walks, budget, reporter)
    result = Result("random", system, tuple(properties))
    result.cross_check = cross_check
    seen = distinct(walker.sketch)
    result.conclude([run.verdict(number, budget.stopped) for number in range(len(properties))], budget)
    result.statistics = {
        "walks": run.walks,
        "steps": walker.steps,
        "walks_ended_early": walker.ended,
        "policy": str(policy),
        "seed": seed,
        "distinct_states_estimate": round(seen),
    }
    seen_text = f"some {seen:,.0f} different states seen (a sketch: ±3 %), of an unknown number"
    walking = max(result.seconds - compiling, 1e-9)
    rate = f"{walker.steps / walking / 1e6:.1f} M steps/s; {compiling:.2f} s to compile or load"
    result.summary = [
        f"{run.walks:,} walks, {walker.steps:,} steps; {seen_text}",
        f"{walking:.2f} s, {rate}{result.early}",
    ]
    result.add_taken(by_action(system, walker.taken), "no walk took")
    return result


@dataclass(eq=False)
class _Walks:
    """A run in progress: violating walks by property, and the shortest violation of each."""

    system: System
    properties: tuple[Property, ...]
    walker: Walkers
    cross_check: CrossCheck
    policy: Policy

    def __post_init__(self) -> None:
        self.walks, self.violations = 0, [0] * len(self.properties)
        fails = [not p.on_ints(self.system, self.system.initial) for p in self.properties]
        self.shortest = [Found(0, number, 0, ()) if fail else None for number, fail in enumerate(fails)]

    def walk(self, walks: int, budget: Budget, reporter: Reporter) -> None:
        pace = Pace(16)
        while self.walks < walks:
            first, stop = self.walks, min(walks, self.walks + pace.next())
            violations, shortest = [*self.violations], [*self.shortest]
            try:
                for found in self.walker.walk(first, stop):
                    violations[found.property] += 1
                    best = shortest[found.property]
                    if best is None or found.depth < best.depth:
                        shortest[found.property] = found
            except EscapedError as escaped:
                raise escape_error(self.system, escaped.schedule) from None
            # All at once, and before the budget is checked: a rate must refer to the walks that were evaluated.
            self.walks, self.violations, self.shortest = stop, violations, shortest
            compare_walks(self.walker, self.cross_check, first, stop)
            budget.check()
            reporter.tell(
                lambda: (
                    f"{self.system.protocol.name}: {self.walks:,}/{walks:,} walks, "
                    f"{self.walker.steps / max(budget.elapsed, 1e-9) / 1e6:.1f} M steps/s, {budget.elapsed:.0f} s, "
                    f"{sum(self.violations):,} violations"
                )
            )

    def verdict(self, number: int, stopped: str) -> Verdict:
        prop, found, rate = self.properties[number], self.shortest[number], Rate(self.violations[number], self.walks)
        figures = {"violating_walks": rate.hits, "rate": rate.value, "interval": rate.interval}
        if found is not None:
            trace = tuple(self.system.instances[kind] for kind in found.schedule)
            if not trace:
                return Verdict(prop, Status.VIOLATED, "", ())
            how = f"by {rate}; the shortest trace found is of walk {found.walk}"
            return Verdict(prop, Status.VIOLATED, how, trace, figures)
        most = f"95 %: at most {rate.interval[1]:.2g} of all walks"
        how = f"in {self.walks:,} walks by policy {self.policy}, {self.walker.steps:,} steps ({most})"
        if stopped:
            how = f"budget spent ({stopped}; {Status.NO_COUNTEREXAMPLE} {how})"
            return Verdict(prop, Status.UNKNOWN, how, figures=figures)
        return Verdict(prop, Status.NO_COUNTEREXAMPLE, how, figures=figures)


def compare_walks(walker: Walker | Walkers, cross_check: CrossCheck, first: int, stop: int) -> None:
    """Cross-check states all along the first walks, then one state of every 4,096th walk."""
    for walk in range(first, min(stop, COMPARED_WALKS)):
        _, states = walker.one(walk)
        distance = -(-len(states) * COMPARED_WALKS // cross_check.first)
        cross_check.sample(states[walk % distance :: distance])
    for number in range(-(-first // _COMPARED_SHARE), -(-stop // _COMPARED_SHARE)):
        _, states = walker.one(number * _COMPARED_SHARE)
        cross_check.sample([states[7 * number % len(states)]])


def escape_error(system: System, schedule: Sequence[int]) -> Exception:
    """Return the error for a schedule whose last transition drives a variable out of its range."""
    return left_range(system, [system.instances[kind] for kind in schedule])
