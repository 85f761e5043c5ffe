"""Symmetry: a proof that renaming replicas in a run gives a run.

The rules, the ghosts, the initial state and the properties must commute with the renaming (renaming.py). A solver
proves that: for all replicas by a swap and a rotation, which generate all renamings; or for blocks of replicas, by
swaps. `async-isr`, whose leader is always broker 0, fails the proof, as it must.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.renaming import Blocks, Names, names_a_replica, new_name, places
from tideproof.model.backends.z3_terms import FALSE, Formula, Moment, Value, check, disjunction, put_in_each
from tideproof.model.language.actions import REPLICA, Instance

Check = Callable[[z3.Solver], z3.CheckSatResult]

UNDECIDED = "what could not be decided"
"""The reported difference of two replicas if the solver gave up."""


@dataclass(frozen=True)
class Interchangeable:
    """The interchangeable replicas, in `blocks` of two or more.

    `differences` has pairs of replicas that are not interchangeable, with what distinguishes them.
    """

    blocks: Blocks = ()
    differences: tuple[tuple[int, int, str], ...] = ()


def interchangeable(relation: Relation, properties: Mapping[str, Formula], check: Check = check) -> Interchangeable:
    """The interchangeable replicas. The relation is transitive, so one replica of each block is compared.

    `properties` are by name; `check` checks a solver. If it returns unknown, the two replicas count as different.
    """
    space = relation.system.space
    if not any("replicas" in space.index_kinds(v) or names_a_replica(space, v) for v in space.variables):
        return Interchangeable()  # renaming changes no state, so the proof would be trivial
    blocks: list[list[int]] = []
    differences = []
    for replica in range(relation.system.bounds.get("replicas", 0)):
        for block in blocks:
            what = _difference(relation, properties, _swap(relation, block[0], replica), check)
            if what is None:
                block.append(replica)
                break
            differences.append((block[0], replica, what))
        else:
            blocks.append([replica])
    return Interchangeable(tuple(tuple(b) for b in blocks if len(b) > 1), tuple(differences))


def replicas_interchangeable(relation: Relation, properties: Sequence[Formula], check: Check = check) -> bool:
    """Whether every renaming of replicas maps steps to steps, and keeps the initial state and these properties."""
    replicas = relation.system.bounds.get("replicas", 0)
    renamings = dict.fromkeys((_swap(relation, 0, 1), (*range(1, replicas), 0))) if replicas > 1 else ()
    named = {str(number): formula for number, formula in enumerate(properties)}
    return replicas > 1 and all(_difference(relation, named, names, check) is None for names in renamings)


def _swap(relation: Relation, a: int, b: int) -> Names:
    return tuple({a: b, b: a}.get(replica, replica) for replica in range(relation.system.bounds["replicas"]))


def _difference(relation: Relation, properties: Mapping[str, Formula], names: Names, check: Check) -> str | None:
    """What does not commute with a renaming: the initial state, an action or a property; None if all do."""
    system, now = relation.system, relation.terms.now.values
    place = places(system.space, names)
    names_replica = [names_a_replica(system.space, v) for v in system.space.variables]
    numbers = {_key(instance): i for i, instance in enumerate(system.instances)}

    def renamed(i: int, value: Value) -> Value:
        """A value of variable `i` after the renaming."""
        if not (isinstance(value, dict) and names_replica[i]):
            return value
        return {v: value[w] for v, w in sorted((new_name(names, w), w) for w in value)}

    for v, is_name in zip(system.space.variables, names_replica, strict=True):
        if is_name and not all(v.lo <= new_name(names, value) <= v.hi for value in range(v.lo, v.hi + 1)):
            return f"the range of {v.field}"
    initial = system.space.leaves(system.initial)
    if any(renamed(i, {leaf: i}) != {initial[place[i]]: i} for i, leaf in enumerate(initial)):
        return "the initial state"
    # Each pair must be equivalent: a formula, and its counterpart over the renamed state.
    pairs = [(name, formula, formula) for name, formula in properties.items()]
    for number, instance in enumerate(system.instances):
        name, twin = instance.action.name, numbers.get(_key(instance, names))
        if twin is None:
            return name
        mine, theirs = relation.after[number], relation.after[twin]
        pairs.append((name, relation.guards[number], relation.guards[twin]))
        for i in range(len(now)):
            if i in mine or place[i] in theirs:
                a, b = renamed(i, mine.get(i, now[i])), theirs.get(place[i], now[place[i]])
                each = [(a.get(v, FALSE), b.get(v, FALSE)) for v in {**a, **b}] if isinstance(a, dict) else [(a, b)]
                pairs += [(name, *pair) for pair in each]
    other: list[Value] = [FALSE] * len(now)
    for i, value in enumerate(now):
        other[place[i]] = renamed(i, value)
    twins = put_in_each([b for *_, b in pairs], (relation.terms.now.constants(), Moment(other).constants()))
    differences = [(name, z3.Xor(a, b)) for (name, a, _), b in zip(pairs, twins, strict=True) if not z3.eq(a, b)]
    solver = z3.SolverFor("QF_FD")
    solver.add(relation.terms.now.well_typed(), disjunction(difference for _, difference in differences))
    answer = check(solver)
    if answer == z3.unsat:
        return None
    if answer == z3.unknown:
        return UNDECIDED
    model = solver.model()
    return next(name for name, d in differences if z3.is_true(model.eval(d, model_completion=True)))


def _key(instance: Instance, names: Names | None = None) -> tuple[object, ...]:
    """The identity of a kind of step, or of its counterpart after a renaming."""
    kinds, given = instance.action.parameters, instance.parameters.items()
    return (instance.slot, *((n, names[v] if names and kinds[n] is REPLICA else v) for n, v in given))
