"""Agreement between the engines, as a gate: they share the rules, and here they have to come to the same answers.

For every protocol and set of bounds: exhaustive and bounded search give the same verdicts, and the same length of the
shortest trace; a stateful test finds no loss where there is none, and none that is shorter. The steps of single states
are the same on ints, in machine code and in Z3, both for reachable states and for any state of the right type: the
second kind catches what the first cannot, a form that is wrong only where the protocol never comes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import Formula, ask, disjunction
from tideproof.model.language.properties import INTERRUPTED, EngineError, Property, Status, Verdict
from tideproof.model.language.protocol import ModelError, Protocol, System
from tideproof.model.language.state import Bounds, Leaf, Words
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.solver.bmc import check_runs
from tideproof.properties.engines.stateful.engine import check_samples


@dataclass
class Agreement:
    """What the engines were compared on, for one protocol under bounds. `depths` are those of exhaustive search."""

    system: System
    verdicts: tuple[Verdict, ...]
    distinct_states: int
    bounded_depth: int
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
    stateful_for: Sequence[str] = ("StrongIsr",),
) -> Agreement:
    """Compares the engines on one protocol. Raises EngineError, which says where they differ.

    `states` of each kind are drawn for the comparison of steps. What holds is checked to `hold_depth` steps in Z3. The
    properties named in `stateful_for` are tested statefully too.
    """
    with explore(protocol, bounds, properties) as found:
        _not_stopped(found.stopped)
        if not found.complete:
            raise EngineError(f"{protocol.name} {bounds}: not exhausted ({found.stopped}), so nothing to compare with")
        deepest = max((v.depth for v in found.verdicts if v.depth is not None), default=0)
        depth = max(hold_depth, deepest)
        bounded = check_runs(protocol, bounds, properties, depth)
        _not_stopped(bounded.stopped)
        result = Agreement(found.system, found.verdicts, found.distinct_states, depth)
        for exact, unrolled in zip(found.verdicts, bounded.verdicts, strict=True):
            name = exact.property.name
            violated = exact.status is Status.VIOLATED
            expected = (exact.status, exact.depth) if violated else (Status.NO_COUNTEREXAMPLE, depth)
            if (unrolled.status, unrolled.depth) != expected:
                raise EngineError(_differ(protocol, bounds, f"{name}: exhaustive {exact} {exact.depth}",
                                          f"bounded {unrolled} {unrolled.depth}"))  # fmt: skip
            result.depths[name] = exact.depth
        _compare_steps(found, result, states, random.Random(seed))
    for exact in result.verdicts:
        if exact.property.name in stateful_for:
            _compare_stateful(result, exact, max_examples, seed)
    return result


def _not_stopped(why: str) -> None:
    """An engine that was interrupted has nothing to be compared: the interrupt is passed on."""
    if why == INTERRUPTED:
        raise KeyboardInterrupt


def _differ(protocol: Protocol, bounds: Bounds, one: str, other: str) -> str:
    return f"the engines disagree on {protocol.name} {bounds}: {one}, {other}"


def _compare_stateful(result: Agreement, exact: Verdict, max_examples: int, seed: int) -> None:
    system, name = result.system, exact.property.name
    sampled = check_samples(
        system.protocol, system.bounds, [exact.property], max_examples=max_examples, steps=40, seed=seed
    )
    _not_stopped(sampled.stopped)
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


def random_state(system: System, chance: random.Random) -> Words:
    """A state in which every variable has one of its values, most of them values that the initial state has."""
    start: list[Leaf] = system.space.leaves(system.initial)
    kept = chance.random()
    leaves: list[Leaf] = []
    for v, leaf in zip(system.space.variables, start, strict=True):
        drawn = leaf if chance.random() < kept else chance.randint(v.lo, v.hi)
        leaves.append(bool(drawn) if v.is_bool else drawn)
    return system.space.pack(system.space.build(leaves))


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
        self.system = system
        self.properties = tuple(properties)
        self.code = code or SearchCode(system, properties)
        self.relation = relation or Relation(system)
        symbols = system.space.symbols()
        self.claims = [self.relation.claim(p.holds(system, symbols)) for p in properties]
        self.solver = z3.SolverFor("QF_FD")
        self.step, self.after = self.relation.choices("#"), self.relation.moment(1)
        self.solver.add(self.relation.step(self.relation.terms.now, self.step, self.after))

    def compare(self, state: Words) -> int:
        """The number of steps out of a state, the same in all forms. Raises EngineError where they differ."""
        ints = self.on_ints(state)
        if ints is None:  # a rule drives a variable out of its range: every form has to say so
            if self.compiled(state) is not None or not self._escapes(state):
                raise EngineError(f"{self.system.protocol.name}: only the rules see a range left in {state}")
            return 0
        for form, made in (("machine code", self.compiled(state)), ("Z3", self.symbolic(state, len(ints)))):
            if made != ints:
                raise EngineError(f"{self.system.protocol.name}: {form} {self._difference(ints, made)} in {state}")
        fails = self.failing_on_ints(state)
        for form, bits in (("machine code", self.failing_compiled(state)), ("Z3", self.failing_symbolic(state))):
            if bits != fails:
                raise EngineError(f"{self.system.protocol.name}: {form} judges {state} differently from the rules")
        return len(ints)

    def _difference(self, ints: Iterable[tuple[int, Words]], made: Iterable[tuple[int, Words]] | None) -> str:
        if made is None:
            return "leaves a range that the rules keep"
        names = [str(self.system.instances[kind]) for kind, _ in sorted({*ints} ^ {*made})]
        return f"differs from the rules on {', '.join(dict.fromkeys(names))}"

    def on_ints(self, state: Words) -> set[tuple[int, Words]] | None:
        numbers = {id(instance): i for i, instance in enumerate(self.system.instances)}
        pack, world = self.system.space.pack, self.system.space.unpack(state)
        try:
            return {(numbers[id(instance)], pack(after)) for instance, after in self.system.successors(world)}
        except ModelError:
            return None

    def compiled(self, state: Words) -> set[tuple[int, Words]] | None:
        made = self.code.successors(state)
        return None if isinstance(made, int) else set(made)

    def symbolic(self, state: Words, expected: int) -> set[tuple[int, Words]]:
        """All solutions of the transition relation from this state; one more than expected is enough to differ."""
        found: set[tuple[int, Words]] = set()
        self.solver.push()
        self.solver.add(*self._is(state))
        while len(found) <= expected and ask(self.solver) == z3.sat:
            model = self.solver.model()
            world = self.system.space.build(self.relation.terms.leaves(model, self.after))
            found.add((self.relation.kind_in(model, self.step), self.system.space.pack(world)))
            flat = [*self.step.chosen, *self.after.constants()]
            self.solver.add(disjunction(c != model.eval(c, model_completion=True) for c in flat))
        self.solver.pop()
        return found

    def _is(self, state: Words) -> list[Formula]:
        world = self.relation.terms.world(self.system.space.unpack(state))
        pairs = zip(self.relation.terms.now.constants(), world.constants(), strict=True)
        return [constant == value for constant, value in pairs]

    def _value(self, state: Words, formula: Formula) -> bool:
        world = self.relation.terms.world(self.system.space.unpack(state))
        return bool(z3.is_true(z3.simplify(self.relation.at(world, formula))))

    def _escapes(self, state: Words) -> bool:
        return self._value(state, self.relation.escape)

    def failing_on_ints(self, state: Words) -> list[bool]:
        world = self.system.space.unpack(state)
        return [not p.holds(self.system, world) for p in self.properties]

    def failing_compiled(self, state: Words) -> list[bool]:
        bits = self.code.failed(state)
        return [bool(bits >> i & 1) for i in range(len(self.properties))]

    def failing_symbolic(self, state: Words) -> list[bool]:
        return [not self._value(state, claim) for claim in self.claims]


def certificate(agreements: Sequence[Agreement]) -> list[str]:
    """The certificate, a line for each protocol under bounds."""
    lines = []
    for a in agreements:
        depths = ", ".join(
            f"{name} {'holds' if depth is None else f'fails at {depth}'}" for name, depth in a.depths.items()
        )
        sampled = "".join(f"stateful: {name} {_sampled(verdict)}; " for name, verdict in a.stateful.items())
        lines.append(
            f"{a.system.protocol.name} {a.system.bounds}: {depths} (exhaustive, {a.distinct_states:,} states = bounded "
            f"to depth {a.bounded_depth}); {sampled}{a.successors:,} steps the same on ints, in machine code and in "
            f"Z3, from {a.reachable_states} reachable and {a.other_states} other states"
        )
    return lines


def _sampled(verdict: Verdict) -> str:
    return (
        f"fails at {verdict.depth}"
        if verdict.status is Status.VIOLATED and not verdict.how
        else (f"fails, found at {verdict.depth}" if verdict.depth is not None else str(verdict))
    )
