"""Random exploration: many walks from the initial state, every state on them checked.

It decides nothing where it finds nothing; how much it has seen, it can say only roughly. It is for worlds that
cannot be exhausted, and tideproof.properties.analyses.calibration.measure says what it is worth there.

    >>> from tideproof.model.protocols.catalogue import PROTOCOLS
    >>> from tideproof.properties.invariants.replication import strong_isr
    >>> protocol = PROTOCOLS["hw-truncation"]
    >>> bounds = protocol.bounded(replicas=2, log_size=2, records=2, epochs=3)
    >>> sample(protocol, bounds, [strong_isr], walks=1000, seed=1).verdicts[0].status
    <Status.VIOLATED: 'violated'>
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tideproof.model.language.properties import INTERRUPTED, EngineError, Property, Status, Verdict, time_spent, watched
from tideproof.model.language.protocol import Instance, ModelError, Protocol, System
from tideproof.model.language.state import Bounds
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.cross_check import CrossCheck
from tideproof.properties.engines.random.code import (
    DEFAULT_POLICY,
    MOST_SEED,
    EscapedError,
    Found,
    Policy,
    Program,
    Walker,
    program,
)
from tideproof.properties.engines.random.estimates import Rate, distinct

WALKS, STEPS = 1_000_000, 100
MOST_STEPS = 100_000
_CALL_SECONDS = 0.03
COMPARED_WALKS, _COMPARED_SHARE = 100, 4096


@dataclass
class Sample:
    """What a run of walks has found. It is the same for the same protocol, bounds, policy, steps and seed.

    Walk i depends on the seed and i only; it goes on after a violation, so no property bears on what is said of
    another. `violations` counts walks by property, `shortest` keeps the shortest finding of each.
    """

    system: System
    properties: tuple[Property, ...]
    program: Program
    walks: int = 0
    steps: int = 0
    ended: int = 0
    taken: dict[str, int] = field(default_factory=dict)
    states: float = 0.0
    violations: list[int] = field(default_factory=list)
    shortest: list[Found | None] = field(default_factory=list)
    verdicts: tuple[Verdict, ...] = ()
    stopped: str = ""
    seconds: float = 0.0

    @property
    def never_taken(self) -> list[str]:
        """Actions that no walk has taken."""
        return [name for name, count in self.taken.items() if count == 0]

    def rate(self, number: int) -> Rate:
        """How many walks violate property `number`."""
        return Rate(self.violations[number], self.walks)


Progress = Callable[[Sample], None]


def sample(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    *,
    seed: int,
    walks: int = WALKS,
    steps: int = STEPS,
    policy: Policy = DEFAULT_POLICY,
    time_limit: float | None = None,
    progress: Progress = lambda _: None,
) -> Sample:
    """Walks walks 0, 1 … of at most `steps` steps; one ends earlier where nothing is enabled.

    `time_limit` is in seconds; `progress` is called some ten times a second. An interrupt (Ctrl-C) ends the run like a
    spent budget. Nothing else ends it early, so that the numbers can be repeated.

    Raises ValueError, in words for the user, for numbers that make no sense and for more properties than can be
    decided at a time; ModelError where a rule drives a variable out of its range; EngineError where compiled code and
    rules disagree.
    """
    check_numbers(walks, steps, seed)
    started = time.monotonic()
    system = watched(protocol, bounds, properties)
    run = Sample(system, tuple(properties), program(system, properties, policy, steps, seed))
    run.violations, run.shortest = [0] * len(properties), [None] * len(properties)
    walker = Walker(run.program)
    cross_check = CrossCheck(system, properties, walker.form)
    for number, prop in enumerate(properties):
        if not prop.holds(system, system.initial):
            run.shortest[number] = Found(0, number, 0, ())
    try:
        _walk(run, walker, cross_check, walks, started, time_limit, progress)
    except KeyboardInterrupt:
        run.stopped = INTERRUPTED
    _count(run, walker, started)
    for found in run.shortest:
        if found is not None and found.depth:
            _, states = walker.one(found.walk)
            for state in states[: found.depth + 1]:
                cross_check.compare(state)
    run.verdicts = tuple(_verdict(run, number, walks) for number in range(len(properties)))
    return run


def check_numbers(walks: int, steps: int, seed: int) -> None:
    """Raises ValueError, in words for the user, for numbers that make no sense."""
    if walks < 1:
        raise ValueError(f"--walks {walks}: at least one walk is needed")
    if not 1 <= steps <= MOST_STEPS:
        raise ValueError(f"--steps {steps}: a walk has 1 to {MOST_STEPS:,} steps")
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"--seed {seed}: a seed is a number from 0 to 2^63 - 1")


def _walk(
    run: Sample,
    walker: Walker,
    cross_check: CrossCheck,
    walks: int,
    started: float,
    time_limit: float | None,
    progress: Progress,
) -> None:
    chunk, shown = 16, 0.0
    while run.walks < walks:
        began, stop = time.monotonic(), min(walks, run.walks + chunk)
        try:
            for found in walker.walk(run.walks, stop):
                run.violations[found.property] += 1
                best = run.shortest[found.property]
                if best is None or found.depth < best.depth:
                    run.shortest[found.property] = found
        except EscapedError as escaped:
            raise escape_error(run.system, escaped.schedule) from None
        compare_walks(walker, cross_check, run.walks, stop)
        run.walks = stop
        now = time.monotonic()
        chunk = max(1, int(chunk * min(2.0, _CALL_SECONDS / max(now - began, 1e-6))))
        if time_limit is not None and now - started >= time_limit:
            run.stopped = time_spent(time_limit)
            return
        if now - shown >= 0.1:
            shown = now
            _count(run, walker, started)
            progress(run)


def compare_walks(walker: Walker, cross_check: CrossCheck, first: int, stop: int) -> None:
    """Compares the states of the first walks, and then one of every so many walks, with the rules on ints."""
    for walk in range(first, min(stop, COMPARED_WALKS)):
        _, states = walker.one(walk)
        for state in states:
            if cross_check.has_compared < cross_check.first:
                cross_check.compare(state)
    for number in range(-(-first // _COMPARED_SHARE), -(-stop // _COMPARED_SHARE)):
        _, states = walker.one(number * _COMPARED_SHARE)
        cross_check.compare(states[7 * number % len(states)])


def _count(run: Sample, walker: Walker, started: float) -> None:
    run.steps, run.ended, run.states = walker.steps, walker.ended, distinct(walker.sketch)
    run.taken = by_action(run.system, walker.taken)
    run.seconds = time.monotonic() - started


def by_action(system: System, taken: Sequence[int]) -> dict[str, int]:
    """Steps by the name of the action, from steps by transition."""
    counts = dict.fromkeys((a.name for a in system.actions), 0)
    for instance, count in zip(system.instances, taken, strict=True):
        counts[instance.action.name] += count
    return counts


def escape_error(system: System, schedule: Sequence[int]) -> Exception:
    """A rule drove a variable out of its range: says which, and how to get there."""
    instances = [system.instances[kind] for kind in schedule]
    steps = ", ".join(map(str, instances[:-1]))
    try:
        replay(system, instances)
    except ModelError as error:
        return ModelError(f"{system.protocol.name}: {error}, after {steps or 'no step'}")
    return EngineError(f"{system.protocol.name}: compiled {instances[-1]} leaves a range that the rule keeps")


def confirmed(system: System, prop: Property, schedule: Sequence[int]) -> tuple[Instance, ...]:
    """The trace of a finding, which the rules on ints confirm to violate the property at its end and not before.

    Raises EngineError where they do not.
    """
    trace = tuple(system.instances[kind] for kind in schedule)
    if replay(system, trace).first_violation(prop.holds) != len(trace):
        raise EngineError(f"{system.protocol.name}: the trace against {prop.name} does not replay")
    return trace


def _verdict(run: Sample, number: int, walks: int) -> Verdict:
    prop, found, rate = run.properties[number], run.shortest[number], run.rate(number)
    if found is not None:
        trace = confirmed(run.system, prop, found.schedule)
        how = f"by {rate}; the shortest trace found is of walk {found.walk}," if trace else ""
        return Verdict(prop, Status.VIOLATED, how, len(trace), trace)
    most = f"95 %: at most {rate.interval[1]:.2g} of all walks"
    how = f"in {run.walks:,} walks by policy {run.program.policy}, {run.steps:,} steps ({most})"
    if run.walks < walks:
        return Verdict(prop, Status.UNKNOWN, f"budget spent ({run.stopped}; {Status.NO_COUNTEREXAMPLE} {how})")
    return Verdict(prop, Status.NO_COUNTEREXAMPLE, how)
