"""Refinement: every step of a protocol is a short sequence of steps of a more abstract one, or none.

The check explores all states of the concrete protocol, with the history variables of the mapping. For each of their
steps, the abstract states before and after it must be the same, or the abstract protocol must lead from one to the
other in at most `most_steps` steps, computed by its rules on ints. If that holds for all steps, and the abstract
protocol reaches the image of the initial state, every run of the concrete protocol maps to a run of the abstract one,
and inherits its properties of the mapped states.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import groupby

import z3

from tideproof.model.backends.z3_terms import (
    FALSE,
    Formula,
    Moment,
    Translator,
    Value,
    conjunction,
    disjunction,
    put_in_each,
)
from tideproof.model.language.abstraction import Abstraction
from tideproof.model.language.actions import Instance
from tideproof.model.language.algebra import Term, all_of
from tideproof.model.language.properties import EngineError, Status, Verdict, question, remembering
from tideproof.model.language.space import Words
from tideproof.model.language.state import Bounds, ModelError, State
from tideproof.model.language.system import FullState, System, Transition
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.analyses.steps import bits_of, steps_of
from tideproof.properties.engines.base import Budget, Reporter, Result, Seen, Table
from tideproof.properties.engines.exhaustive.search import Exploration, explore
from tideproof.properties.engines.solver.queries import check_within

Names = tuple[str, ...]
"""The abstract actions that a concrete step stands for, in order; empty if the abstract state does not change."""


@dataclass(frozen=True)
class Broken:
    """A step without an abstract counterpart: the run that ends with it, and the abstract states before and after."""

    run: Run
    before: State
    after: State


@dataclass
class Refinement(Result):
    """A refinement, as far as it was checked.

    `answers` counts the steps by their action and by the abstract actions that they stand for; `refused` counts those
    without a counterpart, and `broken` has the first of each action, from a state of least depth. `first_steps` is the
    number of steps in which the abstract protocol reaches the image of the initial state; None if it does not.
    """

    abstraction: Abstraction
    most_steps: int
    first_steps: int | None = 0
    distinct_states: int = 0
    transitions: int = 0
    judged: int = 0
    answers: Counter[tuple[str, Names]] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    broken: dict[str, Broken] = field(default_factory=dict)

    @property
    def longest(self) -> int:
        """The most abstract steps that a step stands for."""
        return max((len(names) for _, names in self.answers), default=0)

    @property
    def first(self) -> Broken | None:
        """The step without an abstract counterpart at the end of the shortest run."""
        return min(self.broken.values(), key=lambda b: len(b.run.steps), default=None)

    def verdict(self, stopped: str) -> Verdict:
        (prop,), name, first = self.properties, self.abstraction.abstract.name, self.first
        if first is not None:  # final, even if the check stopped early
            refused = f"{self.refused.total():,} of {self.judged:,} steps"
            how = f"{refused} are no sequence of at most {self.most_steps} steps of {name}"
            return Verdict(prop, Status.VIOLATED, how, first.run.steps)
        if self.first_steps is None:
            return Verdict(prop, Status.VIOLATED, f"{name} does not reach what it looks like", ())
        if stopped:
            return Verdict(prop, Status.UNKNOWN, f"budget spent ({stopped}; {self.judged:,} steps looked at)")
        return Verdict(prop, Status.HOLDS, f"each of {self.judged:,} steps is at most {self.longest} of {name}")

    def describe(self) -> None:
        """Sets the statistics and the summary."""
        name, abstract = self.abstraction.protocol.name, self.abstraction.abstract.name
        stands_for = sorted(self.answers.items())
        self.statistics = {
            "refines": abstract,
            "distinct_states": self.distinct_states,
            "transitions": self.transitions,
            "judged": self.judged,
            "first_steps": self.first_steps,
            "most_steps_tried": self.most_steps,
            "most_steps_needed": self.longest,
            "steps": [{"action": a, "stands_for": list(names), "count": n} for (a, names), n in stands_for],
            "refused": dict(self.refused),
        }
        figures = f"{self.distinct_states:,} states, {self.transitions:,} steps, {self.judged:,} of them looked at"
        self.summary = [f"{figures}; {self.seconds:.1f} s{self.early}"]
        if self.abstraction.explored is not self.abstraction.protocol:
            self.summary.append(
                "A state remembers what a follower was before it moved to its epoch. Whether a response will arrive is "
                "decided when it is sent; one that will not is answered in vain."
            )
        if self.first_steps:
            self.summary.append(
                f"The initial state looks like one that {abstract} reaches in {self.first_steps} steps."
            )
        rows = [(action, _in_words(names), n) for (action, names), n in stands_for]
        rows += [(action, f"no {self.most_steps} steps or fewer", n) for action, n in self.refused.items()]
        rows.sort(key=lambda row: (row[0], -row[2]))
        once = [("" if i and rows[i - 1][0] == a else a, names, n) for i, (a, names, n) in enumerate(rows)]
        self.summary += ["", Table(once, (f"a step of {name}", f"is, of {abstract}", "steps"))]
        if (first := self.first) is not None:
            self.summary += [
                "",
                f"The last step of the trace below, seen from {abstract}:",
                "",
                Seen(first.run.steps[-1], len(first.run.steps), first.before, first.after),
            ]


def _in_words(names: Names) -> str:
    """The abstract actions as text, with repetitions counted."""
    runs = [(name, len(list(same))) for name, same in groupby(names)]
    return ", ".join(f"{name} x{times}" if times > 1 else name for name, times in runs) or "nothing changes"


def refine(
    abstraction: Abstraction,
    bounds: Bounds,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
) -> Refinement:
    """Checks every step of the concrete protocol under these bounds.

    A step may stand for as many abstract steps as there are replicas and records in a log: a step by which a broker
    becomes leader has one for that, one for each record that its high watermark passes, and one for each follower that
    has waited for it.

    Raises ValueError if a bound switches on a feature that the abstract protocol lacks, or the mapping is not known to
    fit the actions of either protocol; and ModelError if a state maps outside of the abstract ranges.
    """
    budget, reporter = budget or Budget(), reporter or Reporter()
    protocol, name = abstraction.protocol, abstraction.abstract.name
    abstract = System(abstraction.abstract, abstraction.abstract.bounded(**_shared(abstraction, bounds)))
    abstraction.refuse(bounds)
    with budget.limits():
        refuse_unfit_actions(abstraction, abstract, budget)
    most = bounds.get("replicas", 1) + bounds.get("log_size", 1)
    meaning = (
        f"Every step of {protocol.name} is a sequence of at most {most} steps of {name}, or changes nothing there."
    )
    refines = question(f"Refines {name}", meaning, protocol.state)
    result = Refinement("exhaustive", System(protocol, bounds), (refines,), abstraction, most)
    history = [] if abstraction.history is None else [remembering(abstraction.history)]
    with explore(abstraction.explored, bounds, history, budget=budget, reporter=reporter) as found:
        result.distinct_states, result.transitions = found.distinct_states, found.transitions
        if found.complete:
            with budget.limits():
                judge = _Judge(result, found, abstract, budget)

                def show(_: int) -> None:
                    looked = f"{result.judged:,} of {result.transitions:,} steps looked at from {name}"
                    reporter.show(f"{protocol.name}: {looked}, {result.refused.total():,} refused")

                for step in steps_of(found, budget, show):
                    judge.take_in(*step)
    first = result.first
    # `_Judge.broken` has replayed each refused step and compared its end.
    result.conclude(
        [result.verdict(budget.stopped)], budget, lambda run: first is None or run.states == first.run.states
    )
    result.describe()
    return result


def _shared(abstraction: Abstraction, bounds: Bounds) -> dict[str, int]:
    """The bounds that the abstract protocol shares. Raises ValueError if another one is not at its default."""
    known = {spec.name for spec in abstraction.abstract.bounds}
    for spec in abstraction.protocol.bounds:
        if spec.name not in known and bounds[spec.name] != spec.default:
            given = spec.show(bounds[spec.name])
            raise ValueError(f"{spec.option} {given}: {abstraction.abstract.name} has no such option")
    return {name: value for name, value in bounds.items() if name in known}


class _Judge:
    """Judges steps by their abstract states, each pair of these once."""

    def __init__(self, result: Refinement, found: Exploration, abstract: System, budget: Budget) -> None:
        self.result, self.found, self.abstract, self.budget = result, found, abstract, budget
        self.mask = self._read_by_the_view()
        self.looks: dict[Words, Words] = {}
        self.outcomes: dict[tuple[Words, Words], Names | None] = {}
        self.successors: dict[Words, list[tuple[Instance, Words]]] = {}
        falls = [v for v in abstract.space.variables if v.field in result.abstraction.never_fall]
        self.rising = [(v.word, v.mask << v.shift) for v in falls]
        start = self.look(found.visited.state(0))
        first = self.way(self.pack(abstract.initial[0]), start, None)
        result.first_steps = None if first is None else len(first)

    def take_in(self, index: int, before: Words, kind: int, after: Words) -> None:
        """Judges and counts a step."""
        result, step = self.result, self.found.system.instances[kind]
        pair = (self.masked(before), self.masked(after))
        if pair not in self.outcomes:
            self.outcomes[pair] = self.judge(before, after)
        names, name = self.outcomes[pair], step.action.name
        if names is not None:
            result.answers[name, names] += 1
        else:
            if name not in result.broken:
                result.broken[name] = self.broken(index, step, after)
            result.refused[name] += 1
        result.judged += 1

    # The mapping ---------------------------------------------------------------------------------------------------

    def _read_by_the_view(self) -> Words:
        """The bit mask of the variables that the mapping reads."""
        space = self.found.system.space
        todo = self.abstract.space.leaves((self.result.abstraction.seen(space.symbols),))
        read = set()
        while todo:
            if isinstance(term := todo.pop(), Term):
                if term.op == "var":
                    read.add(term.args[0])
                else:
                    todo.extend(term.args)
        return bits_of(space, lambda v: v.name in read)

    def masked(self, state: Words) -> Words:
        return tuple([word & mask for word, mask in zip(state, self.mask, strict=True)])

    def pack(self, abstract: State) -> Words:
        """The representative of an abstract state, packed."""
        return self.abstract.space.pack((self.result.abstraction.represented(abstract),))

    def look(self, state: Words) -> Words:
        """The abstract state of a concrete one, packed."""
        key = self.masked(state)
        if key not in self.looks:
            view = self.result.abstraction.seen(self.found.system.space.unpack(state))
            if (escaped := self.abstract.space.out_of_range((view,))) is not None:  # packing would change it
                name, abstract = self.result.abstraction.protocol.name, self.abstract.protocol.name
                raise ModelError(f"{name} gives {escaped.name} of {abstract} none of {escaped.lo}..{escaped.hi}")
            self.looks[key] = self.pack(view)
        return self.looks[key]

    # Abstract steps ------------------------------------------------------------------------------------------------

    def judge(self, before: Words, after: Words) -> Names | None:
        way = self.way(self.look(before), self.look(after), self.result.most_steps)
        return None if way is None else tuple(step.action.name for step in way)

    def way(self, start: Words, end: Words, most: int | None) -> tuple[Instance, ...] | None:
        """A shortest sequence of abstract steps from one abstract state to another, breadth first."""
        if start == end:
            return ()
        seen, length = {start}, 0
        level: list[tuple[Words, tuple[Instance, ...]]] = [(start, ())]
        while level and (most is None or length < most):
            following = []
            for state, taken in level:
                for step, after in self.abstract_steps(state):
                    if after == end:
                        return (*taken, step)
                    if after not in seen and all(after[w] & m <= end[w] & m for w, m in self.rising):
                        seen.add(after)
                        following.append((after, (*taken, step)))
            level, length = following, length + 1
        return None

    def abstract_steps(self, state: Words) -> list[tuple[Instance, Words]]:
        if state not in self.successors:
            self.budget.check()
            full_state = self.abstract.space.unpack(state)
            self.successors[state] = [
                (step, self.pack(after[0])) for step, after in self.abstract.successors(full_state)
            ]
        return self.successors[state]

    def broken(self, index: int, last: Instance, after: Words) -> Broken:
        """The run of the concrete protocol that ends with a step, replayed."""
        abstraction, space = self.result.abstraction, self.found.system.space
        system = System(abstraction.protocol, self.found.system.bounds)
        way = [*self.found.trace_to(index), last]
        run = replay(system, [system.find(*taken) for step in way for taken in abstraction.as_taken(step)])
        if run.states[-1][0] != space.unpack(after)[0]:
            raise EngineError(f"{system.protocol.name}: {last} with its fate decided leads to another state")
        looks = [self.abstract.space.unpack(self.look(w))[0] for w in (self.found.visited.state(index), after)]
        return Broken(run, *looks)


# The assumptions of the mapping ---------------------------------------------------------------------------------------


def refuse_unfit_actions(abstraction: Abstraction, abstract: System, budget: Budget) -> None:
    """Raises ValueError for an action of the abstract protocol that does not fit the mapping. Raises Spent.

    In a state and in its representative it must be equally enabled and lead to states with the same representative, and
    it must not decrease variables that never fall. Z3 decides that for every state within the ranges, and every action
    that is not known to fit.
    """
    unknown = [t for t in abstract.transitions if not any(t.instance.action is a for a in abstraction.fitting)]
    if not unknown:
        return
    terms = Translator(abstract.space)
    renamed = _represented(abstraction, abstract, terms, abstract.space.symbols)
    pairs = [pair for t in unknown for pair in _compared(abstraction, abstract, terms, t)]
    like = [{x: value.get(x, FALSE) for x in now} if isinstance(now, dict) else value
            for now, value in zip(terms.now.values, renamed, strict=True)]  # fmt: skip
    there = put_in_each([f for _, f in pairs], (terms.now.constants(), Moment(like).constants()))
    apart = [(t, z3.Xor(a, b)) for (t, a), b in zip(pairs, there, strict=True) if not z3.eq(a, b)]
    apart += [(t, _falls(abstraction, abstract, terms, t)) for t in unknown]
    solver = z3.SolverFor("QF_FD")
    solver.add(terms.now.well_typed(), disjunction(formula for _, formula in apart))
    if check_within(budget, solver) == z3.sat:
        model = solver.model()
        name = next(t.instance.action.name for t, f in apart if z3.is_true(model.eval(f, True)))
        raise ValueError(
            f"{name} of {abstract.protocol.name} does not fit how brokers look from there: no refinement mapping is "
            "known for it"
        )


def _represented(abstraction: Abstraction, abstract: System, terms: Translator, state: FullState) -> list[Value]:
    """The representative of an abstract state, in symbols."""
    return [terms.value(leaf) for leaf in abstract.space.leaves((abstraction.represented(state[0]),))]


def _compared(
    abstraction: Abstraction, abstract: System, terms: Translator, t: Transition
) -> list[tuple[Transition, Formula]]:
    """The formulas that must agree on a state and its representative: the step's guard, and the state after it."""
    guard = terms.value(all_of(*t.guard))
    after = _represented(abstraction, abstract, terms, abstract.space.build(t.leaves))
    each = [f for value in after for f in (value.values() if isinstance(value, dict) else [value])]
    return [(t, guard), *((t, conjunction((guard, f))) for f in each)]


def _falls(abstraction: Abstraction, abstract: System, terms: Translator, t: Transition) -> Formula:
    before = abstract.space.leaves(abstract.space.symbols)
    fallen = [t.leaves[i] < before[i] for i in t.changed if abstract.space.variables[i].field in abstraction.never_fall]
    return disjunction(terms.value(all_of(*t.guard, f)) for f in fallen)
