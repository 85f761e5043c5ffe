"""Proof for any number of replicas and for logs, records and epochs without bound.

The lemmas hold in the initial state, every step keeps them, and the properties follow from them: one obligation for
each lemma in the initial state, for each lemma and action, and for each property. A lemma may rest on all lemmas before
the step. The ranges of the variables are lemmas, too. A promise is proved by its ranks, whose obligations (ranking.py)
follow from the lemmas like properties.

Z3 refutes the negation of an obligation, or gives up: then the obligation is `unknown`, which decides nothing about the
protocol. The limit counts Z3's own steps, so that the answer does not depend on the machine.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, product
from typing import Any, NamedTuple

import networkx as nx
import z3

from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.algebra import Bool
from tideproof.model.language.freezing import freeze
from tideproof.model.language.properties import Property, Status, refuse_namesakes, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError, under
from tideproof.model.language.system import FullState
from tideproof.properties.engines.base import Budget, Part, Reporter, Result, Table
from tideproof.properties.engines.cross_check import CrossCheck, TermForm, compare_unvisited
from tideproof.properties.engines.solver.induction import LookUp, check_induction
from tideproof.properties.engines.solver.instantiated import SchematicForm
from tideproof.properties.engines.solver.quantified import Quantified
from tideproof.properties.engines.solver.queries import answers, check_within
from tideproof.properties.engines.solver.ranking import obligations

INITIALLY, FOLLOWS = "initially", "follows"
RANGE = "Range of "
TRUE_FIRST, AS_BEFORE = 1, 3
"""Z3's phase selection, its guess for the value of a claim: true, or the last value."""

ATTEMPTS = [(phase, 500_000 * 2**attempt) for attempt in (0, 0, 1, 1, 2) for phase in (TRUE_FIRST, AS_BEFORE)]
"""The phase selection and the limit on Z3's steps for each attempt at an obligation.

The time of a proof depends on chance, so each attempt has a new seed. Nearly all obligations need only the first.
"""

GAP_SECONDS = 120.0
MOST_SHOWN = 10

SMALL = {"replicas": 3, "log_size": 2, "records": 2, "epochs": 3}
"""The largest configuration in which to search for a gap."""


@dataclass(frozen=True)
class Obligation:
    """The obligation that a goal holds `initially`, `follows` from the lemmas, or is kept by an action.

    `rests_on` names the lemmas that its proof used; None if there is no proof, for the reason `why`.
    """

    goal: str
    where: str
    rests_on: tuple[str, ...] | None
    seconds: float
    why: str = ""
    smt: str = field(default="", repr=False)

    @property
    def discharged(self) -> bool:
        return self.rests_on is not None

    def to_json(self) -> dict[str, Any]:
        rests_on = None if self.rests_on is None else list(self.rests_on)
        found = {"goal": self.goal, "where": self.where, "rests_on": rests_on, "seconds": round(self.seconds, 3)}
        return found | ({"why": self.why} if self.why else {})


@dataclass
class Proof:
    """The attempted obligations of a protocol; `expected` is the number of all obligations.

    `parts` has what must follow from the lemmas, by property: the property itself, or the obligations of a promise.
    """

    protocol: Protocol
    properties: tuple[Property, ...]
    lemmas: tuple[Property, ...]
    parts: dict[str, tuple[Property, ...]] = field(default_factory=dict)
    expected: int = 0
    obligations: list[Obligation] = field(default_factory=list)
    seconds: float = 0.0
    stopped: str = ""

    @property
    def complete(self) -> bool:
        """Whether every obligation was discharged: then the properties hold for all bounds."""
        return len(self.obligations) == self.expected and not self.failed

    @property
    def discharged(self) -> bool:
        """Whether every obligation that was chosen (`only`, `actions`) was discharged."""
        return bool(self.obligations) and not self.failed and not self.stopped

    @property
    def failed(self) -> list[Obligation]:
        return [o for o in self.obligations if not o.discharged]

    @property
    def status(self) -> Status:
        return Status.HOLDS if self.complete else Status.UNKNOWN

    def __post_init__(self) -> None:
        for p in self.properties:
            self.parts[p.name] = obligations(self.protocol, p) if p.is_promise else (p,)

    @property
    def following(self) -> tuple[Property, ...]:
        """What must follow from the lemmas."""
        return tuple(chain.from_iterable(self.parts.values()))

    @property
    def ranked(self) -> tuple[Property, ...]:
        """The obligations of promises among these."""
        return tuple(p for p in self.following if p not in self.properties)

    def graph(self) -> nx.DiGraph[str]:
        """The argument: an edge from each goal to each lemma that it rests on; `where` has the actions concerned."""
        graph: nx.DiGraph[str] = nx.DiGraph()
        for p in (*self.lemmas, *self.properties):
            graph.add_node(p.name, meaning=p.meaning)
        of = {part.name: name for name, parts in self.parts.items() for part in parts}
        for o in self.obligations:
            goal = of.get(o.goal, o.goal)
            for other in o.rests_on or ():
                if other != goal:
                    where = graph.get_edge_data(goal, other, {"where": ()})["where"]
                    graph.add_edge(goal, other, where=(*where, o.where))
        return graph

    @property
    def verdict(self) -> str:
        names = " and ".join(p.name for p in self.properties)
        why = ", because the other obligations were skipped" if self.discharged and not self.complete else ""
        return f"{names}: {'holds for all bounds' if self.complete else 'unknown'}{why}"

    def to_json(self, gap: Result | str | dict[str, Any] = "") -> dict[str, Any]:
        """The object that `prove --json` prints; `gap` is that of an obligation that failed (`smallest_gap`)."""
        if isinstance(gap, Result):
            gap = {"bounds": dict(gap.system.bounds), "gaps": gap.statistics["gaps"], "violated": _violated(gap)}
        return {
            "protocol": self.protocol.name,
            "properties": [{"property": p.name, "verdict": str(self.status)} for p in self.properties],
            "lemmas": [p.name for p in self.lemmas],
            "expected": self.expected,
            "obligations": [o.to_json() for o in self.obligations],
            "gap": gap or None,
            "stopped": self.stopped or None,
            "seconds": round(self.seconds, 3),
        }


def prove(
    protocol: Protocol,
    properties: Sequence[Property],
    lemmas: Sequence[Property],
    *,
    only: Sequence[str] = (),
    actions: Sequence[str] = (),
    budget: Budget | None = None,
    reporter: Reporter | None = None,
    keep_smt: bool = False,
    seed: int = 0,
    jobs: int = 0,
) -> Proof:
    """Tries to prove the properties from the lemmas, for all bounds.

    With `only` or `actions`, it tries only obligations of these goals and actions (which include `initially` and
    `follows`), and the proof is incomplete. `seed` is that of the first attempt at each, `jobs` the number of processes
    (0: one for each core). Raises ValueError if the protocol cannot be evaluated without bounds, and DifferenceError if
    a rule or a property has another meaning on terms than on ints.
    """
    budget, reporter = budget or Budget(), reporter or Reporter()
    proof = Proof(protocol, tuple(properties), tuple(lemmas))
    prover = _Prover(proof, budget, keep_smt, seed)
    only = [part for name in only for part in (name, *(p.name for p in proof.parts.get(name, ())))]
    with budget.limits():
        chosen = [
            query
            for query in prover.queries()
            if (not actions or query.where in actions) and (not only or query.goal in only)
        ]
        _compare_with_ints(protocol, [p for p in dict.fromkeys((*properties, *lemmas)) if not p.is_promise], budget)
        _compare_with_ints(protocol, proof.ranked, budget, most=1)
        for obligation in answers(lambda i: prover.attempt(chosen[i]), len(chosen), jobs, budget):
            proof.obligations.append(obligation)
            done = f"{len(proof.obligations)} of {proof.expected} obligations"
            reporter.tell(lambda done=done: f"{protocol.name}: {done}, {budget.elapsed:.0f} s")  # type: ignore[misc]
    proof.seconds, proof.stopped = budget.elapsed, budget.stopped
    return proof


def _compare_with_ints(
    protocol: Protocol, properties: Sequence[Property], budget: Budget, most: int | None = None
) -> None:
    """Cross-checks terms, with and without bounds, against the rules on ints.

    It compares under the default bounds, under the least ones, and under the least ones except one: special cases are
    most likely there. With `most`, for properties of many steps, it leaves out the default bounds, and exceeds the
    least ones by no more. Raises DifferenceError, and ModelError if a rule is wrong there.
    """
    if not properties:
        return
    least = {spec.name: spec.least for spec in protocol.bounds}
    other = {
        spec.name: spec.default if most is None else min(spec.default, spec.least + most) for spec in protocol.bounds
    }
    some = [*([{}] if most is None else []), least, *(least | {name: value} for name, value in other.items())]
    for bounds in dict.fromkeys(protocol.bounded(**constants) for constants in some):
        with under(bounds):
            system = watched(protocol, bounds, properties)
            without_bounds = SchematicForm(system, properties)
            without_bounds.compare_initial()
            for form in (TermForm(system, properties), without_bounds):
                compare_unvisited(CrossCheck(system, properties, form, budget.check))


class _Query(NamedTuple):
    """The claim of an obligation, with the step's guard and the facts about the state before it."""

    goal: str
    where: str
    claim: Bool
    guard: Sequence[Bool] = ()
    known: Mapping[str, Bool] = {}


class _Prover:
    """Turns obligations into queries to Z3."""

    def __init__(self, proof: Proof, budget: Budget, keep_smt: bool, seed: int) -> None:
        self.proof, self.budget, self.keep_smt, self.seed = proof, budget, keep_smt, seed
        goals = (*proof.following, *proof.lemmas)
        refuse_namesakes(goals)
        if witnesses := dict.fromkeys(p.name for p in goals if p.is_witness):
            raise ValueError(f"{', '.join(witnesses)}: a witness is a run, not a proof; see tideproof check --help")
        if taken := [p.name for p in goals if p.name.startswith(RANGE)]:
            # It would replace the lemma on the range of a variable.
            raise ValueError(
                f"{taken[0]!r} is how a proof names the range of a variable: give the property another name"
            )
        freeze(*(p.predicate for p in goals))
        self.system = AnySystem(proof.protocol, tuple(dict.fromkeys(ghost for p in goals for ghost in p.ghosts)))
        self.z3 = Quantified()
        self.known = self.goals(self.system.state)
        proof.expected = len(proof.following) + len(self.known) * (1 + len(proof.protocol.slots))

    def goals(self, state: FullState) -> dict[str, Bool]:
        """The ranges and the lemmas, as claims about a state."""
        ranges = {RANGE + name: claim for name, claim in self.system.in_ranges(state).items()}
        return ranges | {p.name: self.system.claim(p, state) for p in self.proof.lemmas}

    def queries(self) -> Iterator[_Query]:
        for name, claim in self.goals(self.system.initial).items():
            yield _Query(name, INITIALLY, claim)
        for act in self.system.protocol.slots.values():
            step = self.system.step(act)
            for name, claim in self.goals(step.after).items():
                yield _Query(name, act.name, claim, step.guard, self.known)
        for p in self.proof.following:
            yield _Query(p.name, FOLLOWS, self.system.claim(p, self.system.state), (), self.known)

    def attempt(self, query: _Query) -> Obligation:
        began = time.monotonic()
        facts = [*self.system.bounds.facts, *query.guard]
        facts += self.system.axioms_of(query.claim, *facts)
        held = {z3.Bool(f"held:{other}"): other for other in query.known}
        formulas = [formula for fact in facts for formula in self.z3.known(fact)]
        for literal, other in held.items():
            formulas += [z3.Implies(literal, part) for part in self.z3.known(query.known[other])]
        formulas.append(z3.Not(self.z3.formula(query.claim)))
        # A separate context, so that Z3's answer does not depend on earlier queries.
        context = z3.Context()
        formulas, assumed = ([f.translate(context) for f in some] for some in (formulas, held))
        for seed, (phase, limit) in enumerate(ATTEMPTS, start=self.seed):
            solver = _solver(seed, phase, limit, context)
            solver.add(*formulas)
            answer = check_within(self.budget, solver, *assumed, may_give_up=True)
            why = "Z3 found values that refute it" if answer == z3.sat else "Z3 could neither prove nor refute it"
            if answer != z3.unknown:
                break
        core = {str(literal) for literal in solver.unsat_core()} if answer == z3.unsat else set[str]()
        rests_on = tuple(other for literal, other in held.items() if str(literal) in core)
        found = (rests_on, "") if answer == z3.unsat else (None, why)
        smt = ""
        if self.keep_smt:
            solver = z3.SimpleSolver(ctx=context)
            solver.add(*formulas, *assumed)
            smt = f"(set-logic ALL)\n{solver.to_smt2()}"
        return Obligation(query.goal, query.where, found[0], time.monotonic() - began, found[1], smt)


def _solver(seed: int, phase: int, limit: int, context: z3.Context) -> z3.Solver:
    """A solver that instantiates universal claims by triggers only (no model-based instantiation)."""
    solver = z3.SimpleSolver(ctx=context)
    solver.set(auto_config=False, mbqi=False, phase_selection=phase, random_seed=seed, rlimit=limit)
    return solver


def smallest_gap(proof: Proof, budget: Budget, reporter: Reporter) -> Result | str:
    """Induction in the smallest configuration in which a step breaks an unproved goal.

    The goal and the action are those of the first failed obligation of a lemma, or of a promise. It skips
    configurations in which a rule is wrong. If it finds no gap, it returns a sentence on the extent of the search.
    """
    protocol, lemmas, ranked = proof.protocol, {p.name for p in proof.lemmas}, {p.name: p for p in proof.ranked}
    failed = next((o for o in proof.failed if o.goal in ranked or (o.goal in lemmas and o.where != FOLLOWS)), None)
    if failed is None:
        return "Configurations were not searched: no lemma failed, and only a lemma can be broken there."
    goals = (*proof.lemmas, *([ranked[failed.goal]] if failed.goal in ranked else []))
    bounds, wrong = protocol.bounded(), ""
    for bounds in _small_configurations(protocol, failed.where):
        selected: dict[str, Any] = {"only": [failed.goal], "reachable": LookUp(budget, reporter)}
        if failed.where not in (INITIALLY, FOLLOWS):
            selected["actions"] = [failed.where]
        try:
            found = check_induction(protocol, bounds, (), goals, budget=budget, reporter=reporter, **selected)
        except ModelError as error:
            wrong = wrong or f" {bounds} was passed over, for a rule is wrong there: {error}"
            continue
        if found.statistics["gaps"]:
            return found
        if any(v.property.name == failed.goal and v.status is Status.VIOLATED for v in found.verdicts):
            return f"{failed.goal} is false in the initial state, with {bounds}."
        if found.stopped:
            why = found.stopped if found.interrupted else f"no time was left after {budget.elapsed:.1f} s"
            return f"No gap was found before the search of small configurations stopped ({why}), at {bounds}."
    return (
        f"No configuration up to {bounds} has a gap in {failed.goal}, {failed.where}, which is the first that failed: "
        f"Z3 may need another lemma, or another trigger.{wrong}"
    )


def _small_configurations(protocol: Protocol, where: str) -> Iterator[Bounds]:
    """Small configurations in which the action exists (for `initially` and `follows`, all), the smallest first."""

    def has_action(bounds: Bounds) -> bool:
        return where in (INITIALLY, FOLLOWS) or any(
            a.name == where and a.is_asked(bounds) for a in protocol.slots.values()
        )

    most = {spec.name: max(spec.least, SMALL.get(spec.name, spec.default)) for spec in protocol.bounds}
    most |= {spec.name: min(most[spec.name], spec.most) for spec in protocol.bounds if spec.most is not None}
    if not has_action(Bounds(**most)):  # a bound that is 0 may switch the action on
        most = {name: value or 1 for name, value in most.items()}
    axes = [range(spec.least, most[spec.name] + 1) for spec in protocol.bounds]
    for sizes in sorted(product(*axes), key=sum):
        try:
            bounds = protocol.bounded(**dict(zip(most, sizes, strict=True)))
        except (ValueError, ModelError):  # ModelError: a variable has no value
            continue
        if has_action(bounds):
            yield bounds


def summary(proof: Proof, gap: Result | str = "") -> list[Part]:
    """The proof as a table of properties and lemmas, with the failed obligations and their smallest gap."""
    rows = []
    for p in dict.fromkeys((*proof.properties, *proof.lemmas)):
        parts_of = {part.name for part in proof.parts.get(p.name, (p,))}
        own = [o for o in proof.obligations if o.goal in parts_of]
        if not own:
            continue
        done = sum(o.discharged for o in own)
        rests_on = {name for o in own for name in o.rests_on or () if name != p.name}
        rows.append((p.name, f"{done} of {len(own)}", f"{sum(o.seconds for o in own):.1f} s", p.meaning,
                     len(rests_on)))  # fmt: skip
    done = sum(o.discharged for o in proof.obligations)
    head = f"{done} of {proof.expected} obligations discharged, {proof.seconds:.1f} s"
    parts: list[Part] = [Table(rows, ("goal", "discharged", "time", "meaning", "rests on"))]
    parts.append(head + (f"; stopped early: {proof.stopped}" if proof.stopped else ""))
    parts.append(proof.verdict)
    parts += [f"not discharged: {o.goal}, {o.where} ({o.why})" for o in proof.failed[:MOST_SHOWN]]
    if isinstance(gap, Result):
        parts += [f"The smallest configuration with a gap: {gap.system.bounds}", *gap.summary[1:]]
        ranked = {p.name for p in proof.ranked}
        parts += [
            f"So {name} is violated there; `tideproof check` shows the run."
            for name in _violated(gap)
            if name not in ranked
        ]
    elif gap:
        parts.append(gap)
    return parts


def _violated(gap: Result) -> list[str]:
    return [v.property.name for v in gap.verdicts if v.status is Status.VIOLATED]


def dot(proof: Proof) -> str:
    """The graph of the argument in Graphviz's language: an arrow from each lemma to the goals that rest on it."""
    graph = proof.graph()
    nodes = [f'  "{name}" [tooltip="{data["meaning"]}"];' for name, data in graph.nodes(data=True) if "meaning" in data]
    edges = [f'  "{b}" -> "{a}" [tooltip="{", ".join(d["where"])}"];' for a, b, d in graph.edges(data=True)]
    return "\n".join(["digraph {", "  rankdir=BT; node [shape=box];", *nodes, *edges, "}", ""])
