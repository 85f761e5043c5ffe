"""Houdini: the largest inductive subset of given lemmas, found by removing lemmas that a step breaks.

By induction it is true of every reachable state, however large the configuration. So a search may skip all states that
break a lemma, which are most of those that a solver would otherwise consider.

The procedure is known as Houdini (Flanagan and Leino, "Houdini, an Annotation Assistant for ESC/Java", FME 2001): it
removes a lemma that a step breaks from a state where all remaining lemmas hold, until no step breaks one.
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


def largest_inductive_subset(
    relation: Relation, lemmas: Sequence[Property], budget: Budget, jobs: int = 1
) -> dict[Property, Formula]:
    """The largest inductive subset of the lemmas, each with its formula over the relation's `now`.

    Runs `jobs` processes (0: one for each core): the largest subset is unique, whatever the order.
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
    """For steps of one kind: the lemmas that each proof used, and the lemmas that such steps break, by number."""
    kind, open_ones = chosen[index]
    numbers = {p: number for number, p in kept.items()}
    held, cores = dict(kept), dict[int, frozenset[int]]()
    for number in open_ones:
        if number not in held:
            continue  # usually one step breaks several
        answer = obligations.attempt(kind, kept[number], list(held.values()))
        if isinstance(answer, tuple):
            cores[number] = frozenset(numbers[p] for p in answer)
        else:
            after = obligations.after(obligations.state(answer), kind, kept[number])
            held = {n: p for n, p in held.items() if p.on_ints(obligations.system, after)}
    return cores, kept.keys() - held.keys()
