"""Houdini: the largest subset of some lemmas that is inductive, found by leaving out lemmas that a step breaks.

It is true of every reachable state, by induction, however large the configuration. A search through runs may
then pass over all states that break a lemma, which are most of those that a solver would otherwise have to consider.

The procedure is known as Houdini (Flanagan and Leino, "Houdini, an Annotation Assistant for ESC/Java", FME 2001): a
lemma that is broken by a step from a state that keeps all of them goes, and so on until no step breaks one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tideproof.model.backends.relation import Relation
from tideproof.model.backends.z3_terms import Formula
from tideproof.model.language.properties import Property
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.solver.obligations import Obligations
from tideproof.properties.engines.solver.queries import answers


def kept_by_every_step(
    relation: Relation, lemmas: Sequence[Property], budget: Budget, jobs: int = 1
) -> dict[Property, Formula]:
    """The lemmas that hold at first and that every step keeps, each with its formula over the relation's `now`.

    `jobs` processes work side by side (0: one for each core): there is one largest choice, whatever the order.
    """
    system = relation.system
    kept = {number: p for number, p in enumerate(lemmas) if p.on_ints(system, system.initial)}
    obligations = Obligations(relation, list(kept.values()), budget)
    for p in kept.values():
        obligations.hold(p, [obligations.moment])
    proved: dict[tuple[int, int], frozenset[int]] = {}
    open_ones = {kind: list(kept) for kind in obligations.kinds if kept}
    while open_ones:
        attempt = partial(_attempt, obligations, list(open_ones.items()), kept)
        found = list(answers(attempt, len(open_ones), jobs, budget))
        for kind, (cores, _) in zip(open_ones, found, strict=True):
            proved |= {(kind, number): core for number, core in cores.items()}
        broken = set().union(*(gone for _, gone in found))
        kept = {number: p for number, p in kept.items() if number not in broken}
        open_ones = {}
        for (kind, number), core in proved.items():
            if number in kept and not broken.isdisjoint(core):
                open_ones.setdefault(kind, []).append(number)
    return {p: obligations.claims[p] for p in kept.values()}


def _attempt(
    obligations: Obligations, chosen: Sequence[tuple[int, Sequence[int]]], kept: Mapping[int, Property], index: int
) -> tuple[dict[int, frozenset[int]], set[int]]:
    """The lemmas that proofs of some lemmas used, for steps of one kind, and the lemmas that these break, by number."""
    kind, open_ones = chosen[index]
    numbers = {p: number for number, p in kept.items()}
    held, cores = dict(kept), dict[int, frozenset[int]]()
    for number in open_ones:
        if number not in held:
            continue  # one step breaks several as a rule
        answer = obligations.attempt(kind, kept[number], list(held.values()))
        if isinstance(answer, tuple):
            cores[number] = frozenset(numbers[p] for p in answer)
        else:
            after = obligations.after(obligations.state(answer), kind, kept[number])
            held = {n: p for n, p in held.items() if p.on_ints(obligations.system, after)}
    return cores, kept.keys() - held.keys()
