"""Calibration: the coverage of random walks in a configuration, compared with its complete state space.

Where a configuration can be exhausted, the truth about a sampler is known: the share of states and transitions that it
saw after so many walks, which kinds of state it missed, how many walks a known loss takes. These measurements are the
basis of advice about configurations that cannot be exhausted, and show the accuracy of the usual estimators.

The numbers behind the advice are kept beside this file:

    python tools/calibrate.py hw-truncation kip-101 kip-279 kip-320-first-try kip-320 --output calibration_data.json
    python tools/calibrate.py hw-truncation --replicas 2 --walks 100000 --output calibration_small.json
"""

from __future__ import annotations

import ctypes
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from calibration.layout import EDGES, MEASURE, ONCE, SEEN, TAKEN, TOTALS, TWICE
from calibration.markov_chain import KERNEL, Graph
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.compiled import Code, NativeForm
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.random.code import Walker, program
from tideproof.properties.engines.random.estimates import Rate, distinct
from tideproof.properties.engines.random.policy import Policy, check_numbers

KIND, FORMAT = "tideproof calibration", 1
_CHUNK = 2000
_MARKOV = (Policy.UNIFORM, Policy.ACTION_FIRST)
_LEAST_KIND = 0.01
_KINDS = 5


@dataclass(frozen=True)
class Point:
    """The coverage of the first `walks` walks, and the estimates from it.

    `states` and `transitions` are counts of different ones. `unseen` is the true chance that the state that a walk
    visits next has not been seen, where the policy is a Markov chain and it can be computed; `good_turing` estimates
    it. `chao1` and `sketch` (HyperLogLog) estimate the number of states: of the configuration, and of those seen.
    """

    walks: int
    steps: int
    states: int
    transitions: int
    sketch: float
    chao1: float
    good_turing: float
    unseen: float | None


@dataclass(frozen=True)
class Kind:
    """The states in which a variable has this value: their number, and the number seen."""

    variable: str
    value: int
    states: int
    seen: int


@dataclass(frozen=True)
class Loss:
    """How often walks violate a property. `exact` is the share that the Markov chain predicts, where it is one."""

    property_name: str
    depth: int
    violating_walks: int
    walks: int
    exact: float | None

    @property
    def rate(self) -> Rate:
        return Rate(self.violating_walks, self.walks)

    @property
    def walks_to_find(self) -> float | None:
        """The number of walks that find it with a chance of 95 %."""
        rate = self.rate.value if self.exact is None else self.exact
        return float(np.log(0.05) / np.log1p(-rate)) if 0 < rate < 1 else (1.0 if rate else None)


@dataclass(frozen=True)
class PolicyCalibration:
    """The coverage by one policy. `by_depth[d]` is the number of states at depth d that were seen."""

    policy: str
    points: tuple[Point, ...]
    by_depth: tuple[int, ...]
    missed: tuple[Kind, ...]
    losses: tuple[Loss, ...]
    terminal_seen: int
    violating_seen: int
    seconds: float


@dataclass(frozen=True)
class Calibration:
    """A configuration, and the coverage by each policy."""

    protocol: str
    bounds: dict[str, int]
    steps: int
    seed: int
    states: int
    transitions: int
    levels: tuple[int, ...]
    terminal: int
    violating: int
    policies: tuple[PolicyCalibration, ...] = field(default=())


def calibrate(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    *,
    policies: Sequence[Policy] = tuple(Policy),
    walks: int = 1_000_000,
    steps: int = 100,
    seed: int = 1,
    memory_limit: int | None = None,
    reporter: Reporter | None = None,
) -> Calibration:
    """Explores the configuration to its last state, then walks it by each policy.

    Raises ValueError where the configuration cannot be exhausted within the memory limit, and what the engines raise.
    """
    check_numbers(walks, steps, seed)
    reporter = reporter or Reporter()
    with explore(protocol, bounds, properties, budget=Budget(memory=memory_limit), reporter=reporter) as truth:
        if not truth.complete:
            raise ValueError(
                f"{protocol.name} {bounds}: calibration needs the truth, and the exploration stopped early "
                f"({truth.stopped}); give smaller bounds"
            )
        configuration = _Configuration(truth)
        return Calibration(
            protocol=protocol.name,
            bounds=dict(bounds),
            steps=steps,
            seed=seed,
            states=truth.distinct_states,
            transitions=truth.transitions,
            levels=tuple(truth.levels),
            terminal=truth.terminal_states,
            violating=int(np.count_nonzero(configuration.violating)),
            policies=tuple(_calibrate(configuration, policy, walks, steps, seed, reporter) for policy in policies),
        )


class _Configuration:
    """The complete state space as arrays: the graph, the depth of each state, and the relevant kinds of states."""

    def __init__(self, truth: Exploration) -> None:
        self.truth = truth
        self.system: System = truth.system
        self.graph = Graph(truth)
        self.terminal = self.graph.out_degrees == 0
        # What fails in the initial state already is not a loss that walks could find.
        self.asked = [p.on_ints(self.system, self.system.initial) for p in truth.properties]
        mask = sum(1 << number for number, asked in enumerate(self.asked) if asked)
        self.violating = (self.graph.failed & np.uint64(mask)) != 0
        words = self.system.space.words
        states: Any = (ctypes.c_uint64 * (words * truth.distinct_states)).from_address(truth.visited.states.address)
        self.states: NDArray[np.uint64] = np.frombuffer(states, np.uint64).reshape(-1, words)

    def kinds(self) -> Iterator[tuple[str, int, NDArray[np.bool_]]]:
        """For each variable and each of its values, the states that have it."""
        for v in self.system.space.variables:
            values = (self.states[:, v.word] >> np.uint64(v.shift)) & np.uint64(v.mask)
            for value in range(v.lo, v.hi + 1):
                yield v.name, value, values == value - v.lo


def _checkpoints(walks: int) -> list[int]:
    """1, 3, 10, 30 … and the last."""
    steps = [n * 10**e for e in range(20) for n in (1, 3)]
    return [n for n in steps if n < walks] + [walks]


def _calibrate(
    configuration: _Configuration, policy: Policy, walks: int, steps: int, seed: int, reporter: Reporter
) -> PolicyCalibration:
    started = time.monotonic()
    truth, properties = configuration.truth, configuration.truth.properties
    walker = Walker(program(configuration.system, properties, policy, steps, seed))
    tally = _Tally(configuration, walker)
    chances = configuration.graph.visits(policy, steps) if policy in _MARKOV else None
    violations, points, done = [0] * len(properties), [], 0
    for stop in _checkpoints(walks):
        while done < stop:
            end = min(stop, done + _CHUNK)
            for found in walker.walk(done, end):
                violations[found.property] += 1
            tally.walk(done, end)
            done = end
            share = int(tally.totals[SEEN]) / truth.distinct_states
            name = configuration.system.protocol.name
            reporter.show(f"{name}: {policy}, {done:,} of {walks:,} walks, {share:.1%} of states seen")
        points.append(tally.point(stop, walker, chances))
    seen = tally.visits > 0
    depth = np.repeat(np.arange(len(truth.levels)), truth.levels)
    losses = [
        Loss(
            prop.name,
            verdict.depth or 0,
            violations[number],
            walks,
            _rounded(configuration.graph.violation_rates(policy, number, steps)[-1]) if policy in _MARKOV else None,
        )
        for number, (prop, verdict) in enumerate(zip(properties, truth.verdicts, strict=True))
        if verdict.trace and configuration.asked[number]
    ]
    return PolicyCalibration(
        policy=str(policy),
        points=tuple(points),
        by_depth=tuple(np.bincount(depth[seen], minlength=len(truth.levels)).tolist()),
        missed=tuple(_missed(configuration, seen)),
        losses=tuple(losses),
        terminal_seen=int(np.count_nonzero(configuration.terminal & seen)),
        violating_seen=int(np.count_nonzero(configuration.violating & seen)),
        seconds=round(time.monotonic() - started, 3),
    )


def _missed(configuration: _Configuration, seen: NDArray[np.bool_]) -> list[Kind]:
    """The kinds of state of which the smallest share was seen, those that are hardly there left out."""
    found = []
    for name, value, those in configuration.kinds():
        states = int(np.count_nonzero(those))
        if states >= _LEAST_KIND * len(seen):
            found.append(Kind(name, value, states, int(np.count_nonzero(those & seen))))
    return sorted(found, key=lambda kind: kind.seen / kind.states)[:_KINDS]


def unseen_mass(once: int, draws: int) -> float:
    """Estimate the probability that the next draw is new: Good-Turing, f1 / n (Good, Biometrika 40, 1953)."""
    return once / draws if draws else 1.0


def chao1(seen: int, once: int, twice: int) -> float:
    """Estimate a lower bound on the number of species, bias-corrected (Chao, Scand. J. Statist. 11, 1984)."""
    return seen + once * (once - 1) / (2 * (twice + 1))


class _Tally:
    """The coverage of a configuration: visits of each state (up to 255), and a bit for each transition."""

    def __init__(self, configuration: _Configuration, walker: Walker) -> None:
        self.configuration = configuration
        self.walker = walker
        truth = configuration.truth
        self.visits: NDArray[np.uint8] = np.zeros(truth.distinct_states, np.uint8)
        transitions = truth.distinct_states * len(configuration.system.instances)
        self.edges: NDArray[np.uint8] = np.zeros(transitions // 8 + 1, np.uint8)
        self.totals: NDArray[np.uint64] = np.zeros(TOTALS, np.uint64)
        self.form = NativeForm(Code.of(configuration.system, truth.properties, KERNEL), MEASURE)

    def walk(self, first: int, stop: int) -> None:
        visited = self.configuration.truth.visited
        results = {"visits": self.visits, "edges": self.edges, "totals": self.totals}
        status = self.form.call(
            MEASURE, first=first, stop=stop, **self.walker.fixed, known=visited.count, **visited.space, **results
        )
        if status < 0:
            raise EngineError(
                f"{self.configuration.system.protocol.name}: a walk leaves the states that the search has found"
            )

    def point(self, walks: int, walker: Walker, chances: Any) -> Point:
        seen, once, twice, edges, steps = (int(self.totals[i]) for i in (SEEN, ONCE, TWICE, EDGES, TAKEN))
        unseen = None if chances is None else float(chances[self.visits == 0].sum() / chances.sum())
        return Point(
            walks=walks,
            steps=steps,
            states=seen,
            transitions=edges,
            sketch=_rounded(distinct(walker.sketch)),
            chao1=_rounded(chao1(seen, once, twice)),
            good_turing=_rounded(unseen_mass(once, steps + walks)),
            unseen=None if unseen is None else _rounded(unseen),
        )


def _rounded(value: float) -> float:
    """Rounds to six digits: further ones depend on the processor's order of additions."""
    return float(f"{value:.6g}")


def to_json(configurations: Sequence[Calibration]) -> str:
    """Calibrations as JSON text, one line a configuration; the same numbers give the same text, times aside."""
    lines = ",\n".join(json.dumps(asdict(configuration)) for configuration in configurations)
    return f'{{"kind": "{KIND}", "format": {FORMAT}, "configurations": [\n{lines}\n]}}\n'
