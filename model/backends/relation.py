"""The transition relation of a system as one formula, which bounded checks and induction unroll.

`Relation.step` relates a state to its successor by one kind of step. The formula is built once, over the constants of
`now`, `then` and the choices of the step, and instantiated by substitution.

Two reductions remove runs without removing states at any depth:

- *Order of independent steps.* Two steps commute if neither writes a variable that the other reads or writes. Of two
  such neighbours only the order of `System.transitions` is allowed (partial-order reduction).
- *Names of replicas.* If replicas are interchangeable (symmetry.py proves it), a replica may take part in a step only
  after, or together with, all replicas of a lower number (symmetry reduction).

They are compatible: the least of all equivalent runs, step by step in the order of `System.transitions`, satisfies
both, because exchanging two such steps or two such names would make a run smaller in that order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import z3

from tideproof.model.backends.z3_terms import (
    FALSE,
    Formula,
    Moment,
    Translator,
    Value,
    conjunction,
    disjunction,
    equal,
    escapes,
    put_in,
    subterms,
)
from tideproof.model.language.actions import REPLICA
from tideproof.model.language.algebra import Bool, all_of
from tideproof.model.language.system import System


class Step(NamedTuple):
    """The constants of one step of a run: its kind, and the replicas that have taken part so far."""

    chosen: tuple[Formula, ...]
    named: tuple[Formula, ...]


class Relation:
    """The transition relation of a system.

    `escape` is true in states with an enabled step that drives a variable out of its range (`escapes` has a formula for
    each kind of step). The relation excludes such steps; a run that enables one shows an error in the rules.
    """

    def __init__(self, system: System) -> None:
        self.system = system
        self.terms = Translator(system.space)
        self.guards: list[Formula] = []
        self.after: list[dict[int, Value]] = []
        self.escapes: list[Formula] = []
        for transition in system.transitions:
            guard = self.terms.value(all_of(*transition.guard))
            values = {i: self.terms.value(transition.leaves[i]) for i in transition.changed}
            leaving = [escapes(system.space.variables[i], value) for i, value in values.items()]
            self.escapes.append(conjunction((guard, disjunction(leaving))))
            self.guards.append(guard)
            self.after.append(values)
        self.escape = disjunction(self.escapes)
        self._then = Moment.named(system.space.variables, "'")
        self._step, self._previous = self.choices(""), self.choices("-")
        self.by_name = False
        """Whether `in_order` is also about the names of interchangeable replicas; set before its first use."""

    @cached_property  # lazy, because a proof of symmetry does not need it
    def _formula(self) -> Formula:
        chosen = self._step.chosen
        one_is_chosen = [z3.Or(*chosen), z3.AtMost(*chosen, 1)] if chosen else [FALSE]
        return conjunction([*one_is_chosen, *self._guarded_updates(), self._then.well_typed()])

    @cached_property
    def _in_order(self) -> Formula:
        return conjunction([*self._independent_in_order(), *(self._names_in_order() if self.by_name else ())])

    def claim(self, holds: Bool) -> Formula:
        return self.terms.value(holds)

    def choices(self, suffix: str) -> Step:
        """Constants for one step of a run. Their names have a blank, unlike those of variables."""
        return Step(
            tuple(z3.Bool(f"step {kind}{suffix}") for kind in range(len(self.guards))),
            tuple(z3.Bool(f"named {replica}{suffix}") for replica in range(self._replicas)),
        )

    def before_the_first(self) -> Step:
        """The step before the first one: no kind is chosen, and no replica has taken part."""
        return Step((FALSE,) * len(self.guards), (FALSE,) * self._replicas)

    @property
    def _replicas(self) -> int:
        return self.system.bounds.get("replicas", 0)

    def moment(self, number: int) -> Moment:
        return Moment.named(self.system.space.variables, f"@{number}")

    def step(self, before: Moment, step: Step, after: Moment) -> Formula:
        """The claim that the step leads from `before` to `after`."""
        return put_in(
            self._formula,
            (self.terms.now.constants(), before.constants()),
            (self._step.chosen, step.chosen),
            (self._then.constants(), after.constants()),
        )

    def in_order(self, previous: Step, step: Step) -> Formula:
        """The claim that the step may follow the previous one in the order of steps and names."""
        return put_in(
            self._in_order,
            (self._previous.chosen, previous.chosen),
            (self._previous.named, previous.named),
            (self._step.chosen, step.chosen),
            (self._step.named, step.named),
        )

    def at(self, moment: Moment, formula: Formula) -> Formula:
        """A formula over `now`, translated to another moment."""
        if moment is self.terms.now:
            return formula
        return put_in(formula, (self.terms.now.constants(), moment.constants()))

    def kind_in(self, model: z3.ModelRef, step: Step) -> int:
        """The number of the kind of step in a model."""
        return next(i for i, c in enumerate(step.chosen) if z3.is_true(model.eval(c, model_completion=True)))

    def _guarded_updates(self) -> list[Formula]:
        """Each kind of step implies its guard and its updates; other variables stay."""
        chosen, now = self._step.chosen, self.terms.now.values
        parts = [z3.Implies(c, guard) for c, guard in zip(chosen, self.guards, strict=True)]
        for i, then in enumerate(self._then.values):
            by_value: defaultdict[int, list[int]] = defaultdict(list)
            for kind, values in enumerate(self.after):
                if i in values:
                    by_value[id(values[i])].append(kind)
            for kinds in by_value.values():
                update = _same(then, self.after[kinds[0]][i])
                parts.append(z3.Implies(disjunction(chosen[kind] for kind in kinds), update))
            changing = disjunction(chosen[kind] for kinds in by_value.values() for kind in kinds)
            parts.append(disjunction((changing, _same(then, now[i]))))
        return parts

    def _independent_in_order(self) -> list[Formula]:
        independent = independence(self.system)
        return [
            z3.Or(z3.Not(self._previous.chosen[late]), z3.Not(self._step.chosen[early]))
            for early, later_ones in enumerate(independent)
            for late in later_ones
            if late > early
        ]

    def _names_in_order(self) -> list[Formula]:
        """Replicas take part in the order of their numbers; within a step, in the order of parameters."""
        parts: list[Formula] = []
        taking_part: list[list[Formula]] = [[] for _ in range(self._replicas)]
        for instance, chosen in zip(self.system.instances, self._step.chosen, strict=True):
            met: list[int] = []
            kinds = instance.action.parameters
            for replica in (value for name, value in instance.parameters.items() if kinds[name] is REPLICA):
                if replica > 0 and replica - 1 not in met and replica not in met:
                    parts.append(z3.Implies(chosen, self._previous.named[replica - 1]))
                met.append(replica)
            for replica in set(met):
                taking_part[replica].append(chosen)
        for replica, chosen_ones in enumerate(taking_part):
            earlier = self._previous.named[replica]
            parts.append(self._step.named[replica] == disjunction([earlier, *chosen_ones]))
        return parts


def _same(a: Value, b: Value) -> Formula:
    """The claim that two values are equal; for numbers, value by value, because both have exactly one."""
    if isinstance(a, dict):
        return conjunction(_iff(f, b.get(v, FALSE)) for v, f in a.items())
    return _iff(a, b)


def _iff(a: Formula, b: Formula) -> Formula:
    return equal(a, b) if z3.is_true(b) or z3.is_false(b) else a == b


def independence(system: System) -> list[set[int]]:
    """For each kind of step, those that commute with it: neither reads or writes a variable that the other writes."""
    number = {v.name: i for i, v in enumerate(system.space.variables)}
    reads, writes = [], []
    for t in system.transitions:
        roots: Sequence[object] = [*t.guard, *(t.leaves[i] for i in t.changed)]
        reads.append({number[term.args[0]] for term in subterms(roots) if term.op == "var"})
        writes.append(set(t.changed))
    kinds = range(len(writes))
    return [{b for b in kinds if not (writes[a] & (reads[b] | writes[b]) or writes[b] & reads[a])} for a in kinds]
