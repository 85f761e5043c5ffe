"""Whether the names of replicas matter: renaming them in a run gives a run, or not.

What a renaming does to a state follows from its declaration: a field with one value `per` replica is indexed anew, and
a value that names a replica (`below("replicas")`) is exchanged. Whether the rules, the ghosts, the initial state and
the properties go along with that is not assumed but proved, for a swap and for a rotation, which make up all
renamings. `async-isr`, whose leader is broker 0 for ever, fails the proof, as it must.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import z3

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import FALSE, Formula, Moment, Value, ask, disjunction, put_in_each
from tideproof.model.language.actions import REPLICA, Instance
from tideproof.model.language.state import Space

Names = tuple[int, ...]
"""The new name of each replica."""

Ask = Callable[[z3.Solver], z3.CheckSatResult]


def names_do_not_matter(relation: Relation, properties: Sequence[Formula], ask: Ask = ask) -> bool:
    """Whether every renaming of replicas takes steps to steps, and keeps the initial state and these properties.

    `ask` gets a solver, and returns or raises what the solver says of what it knows.
    """
    replicas = relation.system.bounds.get("replicas", 0)
    if replicas < 2:
        return False
    swap = (1, 0, *range(2, replicas))
    rotation = (*range(1, replicas), 0)
    return all(_keeps(relation, properties, names, ask) for names in dict.fromkeys((swap, rotation)))


def _keeps(relation: Relation, properties: Sequence[Formula], names: Names, ask: Ask) -> bool:
    system, now = relation.system, relation.terms.now.values
    place = places(system.space, names)
    names_replica = _replica_valued(system.space)
    numbers = {_key(instance): i for i, instance in enumerate(system.instances)}

    def renamed(i: int, value: Value) -> Value:
        """What a value of variable `i` is called after the renaming."""
        if not (isinstance(value, dict) and names_replica[i]):
            return value
        return {v: value[w] for v, w in sorted((names[w] if 0 <= w < len(names) else w, w) for w in value)}

    initial = system.space.leaves(system.initial)
    if any(renamed(i, {leaf: i}) != {initial[place[i]]: i} for i, leaf in enumerate(initial)):
        return False
    # Each pair must be the same: a formula as it stands, and its twin, said of the renamed state.
    pairs = [(formula, formula) for formula in properties]
    for number, instance in enumerate(system.instances):
        twin = numbers.get(_key(_renamed_instance(instance, names)))
        if twin is None:
            return False
        mine, theirs = relation.after[number], relation.after[twin]
        pairs.append((relation.guards[number], relation.guards[twin]))
        for i in range(len(now)):
            if i in mine or place[i] in theirs:
                a, b = renamed(i, mine.get(i, now[i])), theirs.get(place[i], now[place[i]])
                pairs += [(a.get(v, FALSE), b.get(v, FALSE)) for v in {**a, **b}] if isinstance(a, dict) else [(a, b)]
    other: list[Value] = [FALSE] * len(now)
    for i, value in enumerate(now):
        other[place[i]] = renamed(i, value)
    twins = put_in_each([b for _, b in pairs], (relation.terms.now.constants(), Moment.of(other).constants()))
    differences = [z3.Xor(a, b) for (a, _), b in zip(pairs, twins, strict=True) if not z3.eq(a, b)]
    solver = z3.SolverFor("QF_FD")
    solver.add(relation.terms.now.well_typed(), disjunction(differences))
    return bool(ask(solver) == z3.unsat)


def places(space: Space, names: Names) -> list[int]:
    """For each variable the place to which its value goes when replicas get these names."""
    number = {(v.field, v.index): i for i, v in enumerate(space.variables)}
    out = []
    for v in space.variables:
        kinds = zip(v.index, space.index_kinds(v), strict=True)
        moved = tuple(names[i] if by == "replicas" else i for i, by in kinds)
        out.append(number[v.field, moved])
    return out


def _replica_valued(space: Space) -> list[bool]:
    return [space.ids(v) == "replicas" for v in space.variables]


def _renamed_instance(instance: Instance, names: Names) -> Instance:
    kinds = instance.action.parameters
    given = {n: names[v] if kinds[n] is REPLICA else v for n, v in instance.parameters.items()}
    return instance._replace(parameters=given)


def _key(instance: Instance) -> tuple[object, ...]:
    return (instance.slot, *instance.parameters.items())
