"""Agreement of the engines: they share the rules, and must reach the same verdicts.

For every protocol and set of bounds: exhaustive and bounded search give the same verdicts and the same lengths of
shortest traces; so does the search on ints alone, if there are few states. A stateful test finds no violation where
there is none, and no shorter one. The steps from single states are the same on ints, in machine code and in Z3, both
for reachable states and for arbitrary well-typed states: only the latter reveal a form that is wrong in unreachable
states alone.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from tideproof.model.backends.relation import Relation
from tideproof.model.language.properties import EngineError, Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import Words
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, NoOptions, Reporter, Result
from tideproof.properties.engines.cross_check import CrossCheck, random_state
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.plain import Plain
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.engines.solver.form import SymbolicForm
from tideproof.properties.engines.stateful.runs import check_samples

PLAIN_STATES = 10_000
"""Up to this many states, the search on ints alone runs too: some 10 s of CPU."""

_FIGURES = ("distinct_states", "transitions", "levels", "terminal_states")


@dataclass
class Agreement:
    """The agreement of the engines on one protocol under bounds. The verdicts are those of exhaustive search.

    `plain` tells whether the search on ints alone visited all states, too. `states` of each kind were drawn; together
    they have `successors`.
    """

    system: System
    verdicts: tuple[Verdict, ...]
    distinct_states: int
    bounded_depth: int
    plain: bool
    states: int
    successors: int = 0
    stateful: dict[str, Verdict] = field(default_factory=dict)


def agree(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    *,
    seed: int,
    states: int = 100,
    hold_depth: int = 6,
    max_examples: int = 600,
    plain_states: int = PLAIN_STATES,
    stateful_for: Sequence[str] = ("StrongIsr",),
) -> Agreement:
    """Compares the engines on one protocol. Raises EngineError with the difference.

    `states` of each kind are drawn to compare steps. Z3 checks properties that hold to `hold_depth` steps. The search
    on ints alone runs for up to `plain_states` states. `stateful_for` names the properties for stateful tests.
    """
    with explore(protocol, bounds, properties) as found:
        _not_stopped(found)
        if not found.complete:
            raise EngineError(f"{protocol.name} {bounds}: not exhausted ({found.stopped}), so nothing to compare with")
        depth = max([hold_depth, *(v.depth for v in found.verdicts if v.depth is not None)])
        bounded = check_runs(protocol, bounds, properties, depth)
        _not_stopped(bounded)
        # Bounded search ends early once every property has failed.
        checked, few = bounded.statistics["checked_depth"], found.distinct_states <= plain_states
        result = Agreement(found.system, found.verdicts, found.distinct_states, checked, few, states)
        for exact, unrolled in zip(found.verdicts, bounded.verdicts, strict=True):
            violated = exact.status is Status.VIOLATED
            expected = exact.status if violated else Status.NO_COUNTEREXAMPLE
            complete = violated or checked == depth
            if (unrolled.status, unrolled.depth, complete) != (expected, exact.depth, True):
                raise _verdicts_differ(found.system, exact, "bounded", unrolled)
        if few:
            _compare_plain(found)
        forms, chance = StepForms(found.system, found.properties), random.Random(seed)
        drawn = [found.visited.state(chance.randrange(found.distinct_states)) for _ in range(states)]
        drawn += [random_state(found.system, chance) for _ in range(states)]
        result.successors = sum(map(forms.compare, drawn))
    for exact in result.verdicts:
        if exact.property.name in stateful_for:
            result.stateful[exact.property.name] = _compare_stateful(result.system, exact, max_examples, seed)
    return result


def _not_stopped(result: Result) -> None:
    """Re-raises an interrupt: an interrupted engine has no result to compare."""
    if result.interrupted:
        raise KeyboardInterrupt


def _differ(system: System, figure: str, exact: object, engine: str, other: object) -> EngineError:
    where = f"{system.protocol.name} {system.bounds}"
    return EngineError(f"the engines disagree on {where}: {figure}: exhaustive {exact}, {engine} {other}")


def _verdicts_differ(system: System, exact: Verdict, engine: str, other: Verdict, note: str = "") -> EngineError:
    told = f"{other} {other.depth}{note}"
    return _differ(system, exact.property.name, f"{exact} {exact.depth}", engine, told)


def _compare_plain(found: Exploration) -> None:
    plain = Plain().run(found.system, found.properties, NoOptions(), Budget(), Reporter())
    _not_stopped(plain)
    for figure in _FIGURES:
        if found.statistics[figure] != plain.statistics[figure]:
            raise _differ(found.system, figure, found.statistics[figure], "plain", plain.statistics[figure])
    for exact, other in zip(found.verdicts, plain.verdicts, strict=True):
        if (exact.status, exact.depth) != (other.status, other.depth):
            raise _verdicts_differ(found.system, exact, "plain", other)


def _compare_stateful(system: System, exact: Verdict, max_examples: int, seed: int) -> Verdict:
    alone = watched(system.protocol, system.bounds, [exact.property])
    sampled = check_samples(alone, [exact.property], max_examples=max_examples, steps=40, seed=seed)
    _not_stopped(sampled)
    (tried,) = sampled.verdicts
    # A random test may miss a violation or find a longer trace, but must not find a violation that does not exist.
    shortest, found = (math.inf if v.depth is None else v.depth for v in (exact, tried))
    claims_shortest = tried.status is Status.VIOLATED and not tried.how
    if found < shortest or (claims_shortest and found != shortest):
        raise _verdicts_differ(system, exact, "stateful", tried, f" (seed {seed})")
    return tried


class StepForms:
    """The steps out of a state and the verdicts on it, in three forms: on ints, in machine code, in Z3.

    Tests replace `code` and `relation` with wrong ones.
    """

    def __init__(
        self,
        system: System,
        properties: Sequence[Property],
        code: SearchCode | None = None,
        relation: Relation | None = None,
    ) -> None:
        relation = relation or Relation(system)
        claims = [relation.claim(p.in_symbols(system)) for p in properties]
        forms = (code or SearchCode(system, properties), SymbolicForm(relation, claims))
        self.checks = [CrossCheck(system, properties, form) for form in forms]

    def compare(self, state: Words) -> int:
        """The number of steps out of a state. Raises DifferenceError if the forms differ."""
        for check in self.checks:
            check.compare(state)
        return len(self.checks[0].form(state).steps)


def certificate(agreements: Sequence[Agreement]) -> list[str]:
    """The certificate, a line for each protocol under bounds."""
    lines = []
    for a in agreements:
        fails = {v.property.name: "holds" if v.depth is None else f"fails at {v.depth}" for v in a.verdicts}
        depths = ", ".join(f"{name} {how}" for name, how in fails.items()) or "no property"
        sampled = "".join(f"stateful: {name} {_sampled(verdict)}; " for name, verdict in a.stateful.items())
        exact = f"exhaustive, {a.distinct_states:,} states{' = plain' * a.plain} = bounded to depth {a.bounded_depth}"
        lines.append(
            f"{a.system.protocol.name} {a.system.bounds}: {depths} ({exact}); {sampled}{a.successors:,} steps the same "
            f"on ints, in machine code and in Z3, from {a.states} reachable and {a.states} other states"
        )
    return lines


def _sampled(verdict: Verdict) -> str:
    if verdict.depth is None:
        return str(verdict)
    return f"fails, found at {verdict.depth}" if verdict.how else f"fails at {verdict.depth}"
