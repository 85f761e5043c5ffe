"""Agreement between the engines, as a gate: they share the rules, and here they have to come to the same answers.

For every protocol and set of bounds: exhaustive and bounded search give the same verdicts, and the same length of the
shortest trace; so does the search on ints alone, where there are few states. A stateful test finds no loss where there
is none, and none that is shorter. The steps of single states are the same on ints, in machine code and in Z3, both for
reachable states and for any state of the right type: the second kind catches what the first cannot, a form that is
wrong only where the protocol never comes.
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
"""Of so many states at most the search on ints alone is asked, too: it takes some 10 s of CPU for them."""

_FIGURES = ("distinct_states", "transitions", "levels", "terminal_states")


@dataclass
class Agreement:
    """What the engines were compared on, for one protocol under bounds. `depths` are those of exhaustive search.

    `plain` says whether the search on ints alone visited all states, too.
    """

    system: System
    verdicts: tuple[Verdict, ...]
    distinct_states: int
    bounded_depth: int
    plain: bool = False
    depths: dict[str, int | None] = field(default_factory=dict)
    stateful: dict[str, Verdict] = field(default_factory=dict)
    reachable_states: int = 0
    other_states: int = 0
    successors: int = 0


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
    """Compares the engines on one protocol. Raises EngineError, which says where they differ.

    `states` of each kind are drawn for the comparison of steps. What holds is checked to `hold_depth` steps in Z3.
    Where there are up to `plain_states`, all are visited on ints alone. The properties named in `stateful_for` are
    tested statefully, too.
    """
    with explore(protocol, bounds, properties) as found:
        _not_stopped(found)
        if not found.complete:
            raise EngineError(f"{protocol.name} {bounds}: not exhausted ({found.stopped}), so nothing to compare with")
        deepest = max((v.depth for v in found.verdicts if v.depth is not None), default=0)
        depth = max(hold_depth, deepest)
        bounded = check_runs(protocol, bounds, properties, depth)
        _not_stopped(bounded)
        # It looks no further once every property has failed.
        result = Agreement(found.system, found.verdicts, found.distinct_states, bounded.statistics["checked_depth"])
        for exact, unrolled in zip(found.verdicts, bounded.verdicts, strict=True):
            name = exact.property.name
            violated = exact.status is Status.VIOLATED
            expected = exact.status if violated else Status.NO_COUNTEREXAMPLE
            complete = violated or bounded.statistics["checked_depth"] == depth
            if (unrolled.status, unrolled.depth, complete) != (expected, exact.depth, True):
                raise EngineError(_differ(protocol, bounds, f"{name}: exhaustive {exact} {exact.depth}",
                                          f"bounded {unrolled} {unrolled.depth}"))  # fmt: skip
            result.depths[name] = exact.depth
        if found.distinct_states <= plain_states:
            _compare_plain(found)
            result.plain = True
        _compare_steps(found, result, states, random.Random(seed))
    for exact in result.verdicts:
        if exact.property.name in stateful_for:
            _compare_stateful(result, exact, max_examples, seed)
    return result


def _not_stopped(result: Result) -> None:
    """An engine that was interrupted has nothing to be compared: the interrupt is passed on."""
    if result.interrupted:
        raise KeyboardInterrupt


def _differ(protocol: Protocol, bounds: Bounds, one: str, other: str) -> str:
    return f"the engines disagree on {protocol.name} {bounds}: {one}, {other}"


def _compare_plain(found: Exploration) -> None:
    plain = Plain().run(found.system, found.properties, NoOptions(), Budget(), Reporter())
    _not_stopped(plain)
    protocol, bounds = found.system.protocol, found.system.bounds
    for figure in _FIGURES:
        if found.statistics[figure] != plain.statistics[figure]:
            raise EngineError(_differ(protocol, bounds, f"{figure}: exhaustive {found.statistics[figure]}",
                                      f"plain {plain.statistics[figure]}"))  # fmt: skip
    for exact, other in zip(found.verdicts, plain.verdicts, strict=True):
        if (exact.status, exact.depth) != (other.status, other.depth):
            raise EngineError(_differ(protocol, bounds, f"{exact.property.name}: exhaustive {exact} {exact.depth}",
                                      f"plain {other} {other.depth}"))  # fmt: skip


def _compare_stateful(result: Agreement, exact: Verdict, max_examples: int, seed: int) -> None:
    system, name = result.system, exact.property.name
    alone = watched(system.protocol, system.bounds, [exact.property])
    sampled = check_samples(alone, [exact.property], max_examples=max_examples, steps=40, seed=seed)
    _not_stopped(sampled)
    tried = sampled.verdicts[0]
    # Chance may miss a loss, or not find the shortest way to it; it may not find what is not there.
    exact_length = exact.depth if exact.depth is not None else math.inf
    claims_shortest = tried.status is Status.VIOLATED and not tried.how
    found = tried.depth if tried.depth is not None else math.inf
    if found < exact_length or (claims_shortest and found != exact_length):
        raise EngineError(_differ(system.protocol, system.bounds, f"{name}: exhaustive {exact} {exact.depth}",
                                  f"stateful {tried} {tried.depth} (seed {seed})"))  # fmt: skip
    result.stateful[name] = tried


# The steps of single states ---------------------------------------------------------------------------------------


def _compare_steps(found: Exploration, result: Agreement, states: int, chance: random.Random) -> None:
    system = found.system
    forms = StepForms(system, found.properties)
    reachable = [found.visited.state(chance.randrange(found.distinct_states)) for _ in range(states)]
    other = [random_state(system, chance) for _ in range(states)]
    for state in (*reachable, *other):
        result.successors += forms.compare(state)
    result.reachable_states, result.other_states = len(reachable), len(other)


class StepForms:
    """The steps out of a state and the verdicts on it, in three forms: on ints, in machine code, in Z3.

    `code` and `relation` can be replaced, so that tests can put wrong ones in.
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
        """The number of steps out of a state, the same in all forms. Raises DifferenceError where they differ."""
        for check in self.checks:
            check.compare(state)
        return len(self.checks[0].form(state).steps)


def certificate(agreements: Sequence[Agreement]) -> list[str]:
    """The certificate, a line for each protocol under bounds."""
    lines = []
    for a in agreements:
        depths = ", ".join(
            f"{name} {'holds' if depth is None else f'fails at {depth}'}" for name, depth in a.depths.items()
        )
        depths = depths or "no property"
        sampled = "".join(f"stateful: {name} {_sampled(verdict)}; " for name, verdict in a.stateful.items())
        exact = f"exhaustive, {a.distinct_states:,} states{' = plain' * a.plain} = bounded to depth {a.bounded_depth}"
        lines.append(
            f"{a.system.protocol.name} {a.system.bounds}: {depths} ({exact}); {sampled}{a.successors:,} steps the same "
            f"on ints, in machine code and in Z3, from {a.reachable_states} reachable and {a.other_states} other states"
        )
    return lines


def _sampled(verdict: Verdict) -> str:
    return (
        f"fails at {verdict.depth}"
        if verdict.status is Status.VIOLATED and not verdict.how
        else (f"fails, found at {verdict.depth}" if verdict.depth is not None else str(verdict))
    )
