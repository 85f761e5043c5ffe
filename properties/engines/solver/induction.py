"""Induction: every step keeps the properties, from any state that satisfies them; so they hold in all reachable states.

There is one obligation for each goal and kind of step (obligations.py), or for each orbit of kinds of step that differ
only in the names of replicas. Unsatisfiable cores give the lemmas that each proof used, and so the goals that each goal
rests on.

With `k` steps (k-induction): the goals hold for the first k - 1 steps of every run, and no run of k steps through
states where all hold ends in a state that breaks one. Properties and lemmas are proved together; each goal may rest on
all.

A counterexample to induction is a run of k steps from a state that may or may not be reachable. A `reachable` function
decides which: from a reachable state it refutes the property or the lemma; otherwise a stronger lemma is needed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import z3

from tideproof.model.backends.relation import Relation, Step
from tideproof.model.backends.z3_terms import Formula, Moment, negation
from tideproof.model.language.actions import Instance
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import EngineError, Property, Status, Verdict, remembering, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, Leaf
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.engines.base import Budget, Note, Reporter, Result, Spent, step_json
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.solver.form import SolverCheck, replayed
from tideproof.properties.engines.solver.obligations import Obligations
from tideproof.properties.engines.solver.queries import answers, check_within

LOOK_UP_SECONDS = 60.0
_SHOWN_GAPS = 3

Reachable = Callable[[System, FullState], tuple[Instance, ...] | None]
"""Returns a shortest run to a state, or None if it is unreachable. Raises UnknownError if that cannot be decided."""


class UnknownError(Exception):
    """The reachability of a state is not decided; the text says why."""


@dataclass(frozen=True)
class Gap:
    """A counterexample to induction: from `states[0]` the steps keep all goals until the last breaks `broken`.

    `way` is a run to `states[0]` if that is known to be reachable; `status` says whether it is.
    """

    broken: Property
    states: tuple[FullState, ...]
    steps: tuple[Instance, ...]
    status: str
    way: tuple[Instance, ...] | None = None

    def to_json(self, system: System) -> dict[str, Any]:
        """The object of `--json`. `state` has the variables of the first state; a ghost's have its name as a prefix."""
        return {
            "breaks": self.broken.name,
            "state": {name: value for name, _, value in system.space.fields(self.states[0])},
            "steps": [step_json(step) for step in self.steps],
            "status": self.status,
            "way": None if self.way is None else [step_json(step) for step in self.way],
        }


@dataclass
class LookUp:
    """Looks states up in the visited set of an exhaustive search, which the first call runs within a limit."""

    budget: Budget
    reporter: Reporter
    _found: Exploration | None = None

    def __call__(self, system: System, full_state: FullState) -> tuple[Instance, ...] | None:
        if self._found is None:
            remembered = [remembering(ghost) for ghost in system.ghosts]
            part = Budget(min(LOOK_UP_SECONDS, self.budget.remaining), self.budget.memory)
            self._found = explore(system.protocol, system.bounds, remembered, budget=part, reporter=self.reporter)
            if self._found.interrupted:
                raise KeyboardInterrupt
        index = self._found.visited.find(system.space.pack(full_state))
        if index is None and not self._found.complete:
            raise UnknownError(f"there are too many states ({self._found.stopped})")
        return None if index is None else self._found.trace_to(index)


def check_induction(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    lemmas: Sequence[Property] = (),
    *,
    k: int = 1,
    only: Sequence[str] = (),
    actions: Sequence[str] = (),
    reachable: Reachable | None = None,
    jobs: int = 0,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
) -> Result:
    """Tries to prove the properties, with the lemmas' help, by induction over `k` steps.

    With `only` or `actions`, it tries only the obligations of these goals and actions: no proof, but a quick answer.
    `jobs` is the number of processes (0: one for each core). `reachable` decides whether counterexamples to induction
    are real. In the statistics, `rests_on` names for each proved goal the goals that its proof used; `obligations` has
    the goals that each rests on (None: it failed; in large states all goals, unless `only` or `actions` are given).
    """
    if k < 1:
        raise ValueError(f"induction over {k} steps: give at least 1")
    budget, reporter = budget or Budget(), reporter or Reporter()
    system = watched(protocol, bounds, [*properties, *lemmas])
    result = Result("inductive", system, tuple(properties))
    goals = tuple(dict.fromkeys((*properties, *lemmas)))
    only = [find_named("goal", name, {p.name: p.name for p in goals}) for name in only]
    actions = [find_named("action", name, {a.name: a.name for a in system.actions}) for name in actions]
    proof = _Proof(system, goals, k, budget, cores=bool(only or actions))
    result.cross_check = proof.cross_check.terms
    refuted: dict[Property, tuple[Instance, ...]] = {}
    with budget.limits():
        proof.cross_check.first_states()
        refuted = proof.base()
        if not refuted:
            proof.check_no_step_escapes()
            kinds, chosen = proof.kinds(actions), [p for p in proof.goals if not only or p.name in only]
            for found in answers(lambda i: proof.step(kinds[i], chosen), len(kinds), jobs, budget):
                for obligation, counterexample in found:
                    proof.tried.append(obligation)
                    if counterexample is not None:
                        proof.gaps.append(proof.gap(obligation, counterexample, reachable))
                reporter.show(f"{protocol.name}: {proof.kept}, {budget.elapsed:.0f} s")
    for gap in proof.gaps:
        if gap.way is not None:  # a prefix of the run may break it already
            run = replay(system, (*gap.way, *gap.steps))
            refuted.setdefault(gap.broken, run.steps[: run.first_violation(gap.broken.on_ints)])
    result.statistics = {
        "lemmas": [p.name for p in lemmas],
        "k": k,
        "inductive": proof.inductive,
        "rests_on": {name: list(others) for name, others in proof.rests_on.items()},
        "obligations": [proof.obligation_json(o) for o in proof.tried],
        "gaps": [gap.to_json(system) for gap in proof.gaps],
    }
    result.conclude([_verdict(proof, p, refuted) for p in proof.goals], budget)
    result.summary = [f"{proof.kept}, {result.seconds:.2f} s{result.early}"]
    if proof.inductive and lemmas:
        names = ", ".join(p.name for p in lemmas)
        result.summary.append(f"so all of them hold in every reachable state, the lemmas too: {names}")
    for gap in proof.gaps[:_SHOWN_GAPS]:
        head = f"{gap.steps[-1]} breaks {gap.broken.name}, from a state that is {gap.status}:"
        result.summary += ["", Note(head), Run(system, gap.steps, gap.states)]
    if len(proof.gaps) > _SHOWN_GAPS:
        result.summary.append(f"… and {len(proof.gaps) - _SHOWN_GAPS} more, which --json shows")
    return result


@dataclass(frozen=True)
class Obligation:
    """The obligation that steps of a kind keep a goal, both given as numbers, so that processes can exchange it.

    `rests_on` names the goals that its proof used; None if there is no proof.
    """

    goal: int
    kind: int
    rests_on: tuple[str, ...] | None
    seconds: float


Counterexample = tuple[list[list[Leaf]], list[int]]
"""The leaves of each state except the last, and the numbers of the kinds of step."""


class _Proof:
    """Base and step of an induction, in Z3. `begun` is true once the base holds and no step leaves a range."""

    def __init__(self, system: System, goals: tuple[Property, ...], k: int, budget: Budget, cores: bool) -> None:
        self.system, self.goals, self.k, self.budget = system, goals, k, budget
        self.tried: list[Obligation] = []
        self.gaps: list[Gap] = []
        self.begun = False
        self.relation = Relation(system)
        self.steps = [self.relation.choices(f"@{i}") for i in range(k - 1)]
        self.moments = [self.relation.moment(i) for i in range(k)] if k > 1 else [self.relation.terms.now]
        before = zip(self.moments, self.steps, self.moments[1:], strict=False)
        facts = [self.moments[0].well_typed(), *(self.relation.step(*step) for step in before)]
        self.obligations = Obligations(self.relation, goals, budget, self.moments[-1], facts, cores)
        for goal in goals:
            self.obligations.hold(goal, self.moments)
        self.cross_check = SolverCheck(system, goals, self.relation, budget)

    def obligation_json(self, obligation: Obligation) -> dict[str, Any]:
        rests_on = None if obligation.rests_on is None else list(obligation.rests_on)
        step = step_json(self.system.instances[obligation.kind])
        goal = self.goals[obligation.goal].name
        return {"goal": goal, "step": step, "rests_on": rests_on, "seconds": round(obligation.seconds, 3)}

    def kinds(self, actions: Sequence[str]) -> list[int]:
        """One kind of step from each orbit, restricted to these actions."""
        instances = self.system.instances
        return [kind for kind in self.obligations.kinds if not actions or instances[kind].action.name in actions]

    @property
    def complete(self) -> bool:
        return self.begun and len(self.tried) == len(self.obligations.kinds) * len(self.goals)

    @property
    def inductive(self) -> bool:
        return self.complete and all(o.rests_on is not None for o in self.tried)

    @property
    def kept(self) -> str:
        discharged = sum(o.rests_on is not None for o in self.tried)
        return f"{discharged} of {len(self.obligations.kinds) * len(self.goals)} obligations discharged"

    @property
    def rests_on(self) -> dict[str, tuple[str, ...]]:
        """For each goal that every step keeps, the goals that its proofs used."""
        found: dict[str, tuple[str, ...]] = {}
        for goal in self.goals:
            cores = [o.rests_on for o in self.tried if self.goals[o.goal] == goal]
            if len(cores) == len(self.obligations.kinds) and None not in cores:
                used = {name for core in cores for name in core or ()}
                found[goal.name] = tuple(p.name for p in self.goals if p.name in used)
        return found

    def base(self) -> dict[Property, tuple[Instance, ...]]:
        """The goals that fail within the first k - 1 steps of a run, each with that run."""
        system, refuted = self.system, dict[Property, tuple[Instance, ...]]()
        solver = z3.SolverFor("QF_FD")
        moments: list[Moment] = [self.relation.terms.full_state(system.initial)]
        steps: list[Step] = []
        for number in range(self.k):
            if number:
                steps.append(self.relation.choices(f"@{number}"))
                moments.append(self.relation.moment(number))
                solver.add(self.relation.step(moments[-2], steps[-1], moments[-1]))
            for goal, claim in self.obligations.claims.items():
                broken = self.relation.at(moments[-1], negation(claim))
                if goal not in refuted and self._check(solver, broken) == z3.sat:
                    run = replayed(self.cross_check, self.relation, solver.model(), moments, steps)
                    if run.first_violation(goal.on_ints) is None:
                        raise EngineError(f"Z3 sees a violation of {goal.name} within {number} steps, the rules do not")
                    refuted[goal] = run.steps
        return refuted

    def check_no_step_escapes(self) -> None:
        """Raises Spent if a step from a state that satisfies the goals leaves a range: the relation has no such steps.

        It checks single states: the relation has no run from a state in which every step leaves a range.
        """
        now = self.relation.terms.now
        solver = z3.SolverFor("QF_FD")
        solver.add(now.well_typed(), *self.obligations.claims.values())
        if self._check(solver, self.relation.escape) == z3.sat:
            raise Spent("the goals allow a state from which a step leaves its range: add TypeOk or a lemma")
        self.begun = True

    def step(self, kind: int, goals: Sequence[Property]) -> list[tuple[Obligation, Counterexample | None]]:
        """Whether a last step of this kind keeps each of these goals, assuming that all goals held before it."""
        found = []
        for goal in goals:
            began = time.monotonic()
            answer = self.obligations.attempt(kind, goal, self.goals)
            core, counterexample = None, None
            if isinstance(answer, tuple):
                core = tuple(p.name for p in answer)
            else:
                states = [self.relation.terms.leaves(answer, moment) for moment in self.moments]
                counterexample = states, [*(self.relation.kind_in(answer, step) for step in self.steps), kind]
            found.append((Obligation(self.goals.index(goal), kind, core, time.monotonic() - began), counterexample))
        return found

    def gap(self, obligation: Obligation, counterexample: Counterexample, reachable: Reachable | None) -> Gap:
        """The counterexample to induction of a failed obligation, confirmed by the rules."""
        system, goal = self.system, self.goals[obligation.goal]
        states = [system.space.build(leaves) for leaves in counterexample[0]]
        steps = tuple(system.instances[kind] for kind in counterexample[1])
        states.append(self.obligations.after(states[-1], counterexample[1][-1], goal))
        self.cross_check.states(states)
        for before, step, after in zip(states, steps, states[1:], strict=False):
            if system.step(before, step) != after:
                raise EngineError(f"{system.protocol.name}: Z3 and the rules disagree on {step}")
        way, status = None, "not looked up"
        if reachable is not None:
            try:
                way = reachable(system, states[0])
                status = "unreachable: strengthen the lemmas" if way is None else "real"
            except UnknownError as unknown:
                status = f"not looked up: {unknown}"
        return Gap(goal, tuple(states), steps, status, way)

    def _check(self, solver: z3.Solver, broken: Formula) -> z3.CheckSatResult:
        if z3.is_false(broken):
            return z3.unsat
        assumed = z3.FreshBool("asked")
        solver.add(z3.Implies(assumed, broken))
        return check_within(self.budget, solver, assumed)


def _verdict(proof: _Proof, p: Property, refuted: dict[Property, tuple[Instance, ...]]) -> Verdict:
    if p in refuted:
        return Verdict(p, Status.VIOLATED, "", refuted[p])
    over = "inductive" if proof.k == 1 else f"inductive over {proof.k} steps"
    if proof.inductive:
        helpers = [name for name in proof.rests_on[p.name] if name != p.name]
        return Verdict(p, Status.HOLDS, over + (f", with {', '.join(helpers)}" if helpers else ""))
    if proof.budget.stopped:
        return Verdict(p, Status.UNKNOWN, f"budget spent ({proof.budget.stopped})")
    gap = next((g for g in proof.gaps if g.broken == p), None)
    if gap is not None:
        return Verdict(p, Status.UNKNOWN, f"not {over}: {gap.steps[-1]} breaks it, from a state that is {gap.status}")
    if refuted:
        are = "is" if len(refuted) == 1 else "are"
        return Verdict(p, Status.UNKNOWN, f"not decided: {', '.join(g.name for g in refuted)} {are} false")
    if not proof.complete:
        return Verdict(p, Status.UNKNOWN, "not decided: only some obligations were checked")
    broken = ", ".join(dict.fromkeys(g.broken.name for g in proof.gaps))
    return Verdict(p, Status.UNKNOWN, f"kept by every step, as long as {broken} holds, which is not {over}")
