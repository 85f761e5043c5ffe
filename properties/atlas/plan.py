"""The searches and their order: those that most operators need come first.

A plan is a function of the known rows, so neither the number of workers nor interrupts change the searches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations
from math import prod

from tideproof.model.backends.digests import digest_of
from tideproof.model.language.properties import watched
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.scope import OFTEN, RARE
from tideproof.properties.atlas.search import CPU_SECONDS, Search
from tideproof.properties.atlas.settings import PROTOCOLS, WITH_ELR, Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found, family

SUSPECTED_ALIKE = {
    "kafka-2.1.1": "kafka-2.1",
    "kafka-2.2": "kafka-2.1",
    "kafka-2.4.1": "kafka-2.4",
    "kafka-3.6": "kafka-3.4.1",
    "kafka-3.9.1": "kafka-3.7",
    "kafka-3.8-kraft": "kafka-3.7-kraft",
    "kafka-4.0": "kafka-3.7-kraft",
}
"""Protocols that differ in few rules. Where a digest shows that none of these is asked for, they share their rows."""


@dataclass(frozen=True)
class Wave:
    """Cells that are searched together.

    The larger size comes first: what holds there holds in the smaller one, which is searched only if the larger is
    undecided. If the larger would take long, a wave is `small`. Searches without a fault come after those with one, as
    they hold if one of these holds; they are `bare_first` where they are violated.
    """

    title: str
    cells: tuple[Cell, ...]
    small: bool = False
    bare_first: bool = False


def cells(
    question: Question, faults: Sequence[Sequence[Fault]], replicas: int = 3, min_isrs: Sequence[int] = (2, 1),
    acks: str = "all", unclean: bool = False, **more: bool,
) -> tuple[Cell, ...]:  # fmt: skip
    """The cells of all protocols that have such a configuration."""
    made = (
        Cell(Settings(name, replicas, least, acks, unclean, name in WITH_ELR, **more), chosen, question)
        for least in min_isrs
        for chosen in faults
        for name in PROTOCOLS
    )
    return tuple(cell for cell in made if not cell.not_modelled)


NONE: tuple[tuple[Fault, ...], ...] = ((),)
ALONE = (*NONE, *((fault,) for fault in OFTEN))
PAIRS = tuple(combinations(OFTEN, 2))
RARE_ALONE = tuple((fault,) for fault in RARE)
ACKED, COMMITTED = Question.ACKED_LOST, Question.COMMITTED_LOST
POWER_LOSS = ((Fault.POWER_LOSS,),)
WITHOUT_POWER_LOSS = tuple((fault,) for fault in OFTEN if fault is not Fault.POWER_LOSS)


def of_logs(faults: Sequence[Sequence[Fault]], min_isr: int) -> tuple[Cell, ...]:
    """The questions about logs: one search answers both."""
    return (*cells(COMMITTED, faults, min_isrs=(min_isr,)), *cells(Question.DIVERGED, faults, min_isrs=(min_isr,)))


def waves() -> Iterator[Wave]:
    """The whole plan: a cell in no wave is not searched, for the reason in `left_out`."""
    yield Wave("min ISR 2, one fault", cells(ACKED, ALONE, min_isrs=(2,)))
    yield Wave("unclean elections", cells(ACKED, NONE, unclean=True))
    yield Wave("acks=1", cells(ACKED, NONE, acks="1"))
    yield Wave("min ISR 1, one fault", cells(ACKED, ALONE, min_isrs=(1,)))
    every_one = (*cells(ACKED, ALONE, min_isrs=(3,)), *cells(ACKED, RARE_ALONE, min_isrs=(3,)))
    by_design = (*cells(ACKED, NONE, min_isrs=(3,), unclean=True), *cells(ACKED, NONE, min_isrs=(3,), acks="1"))
    yield Wave("min ISR 3", (*every_one, *by_design))
    two = (*cells(ACKED, ALONE, 2), *cells(ACKED, NONE, 2, unclean=True), *cells(ACKED, NONE, 2, acks="1"))
    yield Wave("two replicas, one fault", two)
    retries = cells(Question.DUPLICATED, ALONE, min_isrs=(2,), retries=True)
    yield Wave("retries, not idempotent", retries, small=True, bare_first=True)
    # A power loss loses records with most settings: what is violated with min ISR 2 is violated with 1. The others are
    # mostly safe: what is safe with min ISR 1 is safe with 2, up to 3.6.
    yield Wave("committed records, logs: power loss", of_logs(POWER_LOSS, 2), small=True)
    yield Wave("committed records, logs: min ISR 1", of_logs(WITHOUT_POWER_LOSS, 1), small=True)
    yield Wave("committed records, logs: min ISR 2", of_logs(ALONE, 2), small=True)
    yield Wave("what consumers read", cells(Question.READ_LOST, ALONE), small=True)
    unclean = (cells(question, NONE, unclean=True) for question in (COMMITTED, Question.READ_LOST, Question.SKIPPED))
    yield Wave("unclean elections, further questions", tuple(chain(*unclean)))
    yield Wave("reassignment, deletion", (*cells(ACKED, RARE_ALONE), *cells(ACKED, RARE_ALONE, 2)))
    yield Wave("two faults, min ISR 1", cells(ACKED, PAIRS, min_isrs=(1,)), small=True)
    retries = cells(Question.DUPLICATED, ALONE, min_isrs=(2,), retries=True, idempotent=True)
    yield Wave("retries, idempotent", retries, small=True)
    skipped = (*NONE, *WITHOUT_POWER_LOSS)
    yield Wave("what consumers skip", cells(Question.SKIPPED, skipped, min_isrs=(2,)), small=True)
    yield Wave("committed records, logs: the rest", of_logs(ALONE, 1), small=True)
    yield Wave("what consumers skip, min ISR 1", cells(Question.SKIPPED, skipped, min_isrs=(1,)), small=True)
    yield Wave("two replicas, two faults", cells(ACKED, PAIRS, 2))
    yield Wave("two faults", cells(ACKED, PAIRS, min_isrs=(2,)), small=True)
    yield Wave("two faults, larger", cells(ACKED, PAIRS, min_isrs=(2,)))


FACTORS = {
    Fault.CRASH: 40.0,
    Fault.POWER_LOSS: 300.0,
    Fault.LOST_SESSION: 100.0,
    Fault.MISSED_EPOCH: 90.0,
    Fault.REASSIGNMENT: 30.0,
    Fault.DELETION: 4.0,
}
STATES_PER_SECOND = 1.5e6
SECONDS_TO_COMPILE = 1.5


def expected_seconds(search: Search) -> float:
    """A rough estimate of the CPU time of a search that ends: for the order, and for the total before a run."""
    states = 6_000 * prod(FACTORS[f] for f in search.cell.faults)
    states *= 6.0 if search.size == search.cell.sizes[1] and Fault.LOST_SESSION in search.cell.faults else 1.5
    states *= 4.0 if search.cell.question not in (ACKED, Question.COMMITTED_LOST) else 1.0
    states /= 60.0 if search.cell.settings.replicas == 2 else 1.0
    return min(SECONDS_TO_COMPILE + states / STATES_PER_SECOND, CPU_SECONDS)


def missing(atlas: Atlas, wave: Wave) -> list[Search]:
    """The next searches of a wave, largest first; they do not depend on each other. None is left when it is done.

    First what a lost acknowledged record implies. Pairs come last: they are violated if one of the two is.
    """
    rounds = [{s: None for cell in wave.cells if (s := _of_lost_record(atlas, cell)) is not None}]
    for place in (0,) if wave.small else (1, 0):
        for faults in (0, 1, 2) if wave.bare_first else (1, 0, 2):
            here = [cell for cell in wave.cells if len(cell.faults) == faults and is_open(atlas, cell, place)]
            rounds.append({s: None for cell in here if (s := _next(atlas, cell, cell.sizes[place])) is not None})
    first: dict[Search, None] = next(filter(None, rounds), {})
    return sorted(together(first), key=expected_seconds, reverse=True)


def together(searches: Iterable[Search]) -> list[Search]:
    """The searches, those of the same states as one."""
    found: dict[tuple[object, ...], Search] = {}
    for search in searches:
        first = found.setdefault(search.states, search)
        if first is not search:
            found[search.states] = replace(first, also=(*first.also, search.cell.question))
    return [*found.values()]


def is_open(atlas: Atlas, cell: Cell, place: int) -> bool:
    """Whether this size is still to be searched: the smaller one is not if the larger one is decided."""
    if place == 1:
        return True
    row = atlas.decided(cell, cell.sizes[1])
    return row is None or row.status is Found.UNKNOWN


def _of_lost_record(atlas: Atlas, cell: Cell) -> Search | None:
    """The next search in the size in which an acknowledged record is lost: it was committed, and could be read."""
    lost = atlas.answer(cell.asking(ACKED)).row
    is_lost = lost is not None and lost.status is Found.VIOLATED and cell.question in (COMMITTED, Question.READ_LOST)
    return _next(atlas, cell, lost.size) if lost is not None and is_lost else None


def _next(atlas: Atlas, cell: Cell, size: Size) -> Search | None:
    """The first missing search of the cell: of Kafka's rules, and then without one more known flaw each."""
    cell = atlas.representative(cell)
    mended: tuple[str, ...] = ()
    while True:
        row = atlas.decided(cell, size, mended)
        if row is None:
            # Where no committed record is lost, a consumer loses and skips nothing: that has fewer states.
            committed = cell.asking(COMMITTED)
            first = cell.question.consumes and not cell.settings.unclean
            first = first and atlas.decided(committed, size, mended) is None
            return Search(committed if first else cell, size, mended)
        if row.status is not Found.VIOLATED or not row.flaw:
            return None
        mended = (*mended, row.flaw)


def alike(cell: Cell) -> dict[str, str]:
    """Whether the protocol of a cell shares its rows: its family with the other protocol, if their digests are equal.

    They are compared under all compatible faults and unclean elections, in the larger size.
    """
    name = cell.settings.rules.name
    if name not in SUSPECTED_ALIKE:
        return {}
    faults = {*OFTEN, *(f for f in RARE if f in cell.faults)}
    both = [
        Cell(cell.settings.but(protocol=other, unclean=True), faults, cell.question)
        for other in (name, SUSPECTED_ALIKE[name])
    ]
    one, two = map(_digest, both)
    return {family(cell): SUSPECTED_ALIKE[name] if one == two else name}


def _digest(cell: Cell) -> str:
    system = watched(cell.protocol, cell.bounds(cell.sizes[1]), [cell.claim])
    names = {variable.name for variable in system.space.variables}
    return digest_of(names, system, [cell.claim.in_symbols(system)]) + " ".join(sorted(names))


def with_families(atlas: Atlas, wave: Wave, tell: Callable[[str], None]) -> bool:
    """Adds to the atlas the protocols of a wave with equal rules; returns whether there were new ones."""
    found: dict[str, list[Cell]] = {}
    for cell in wave.cells:
        if cell.settings.rules.name in SUSPECTED_ALIKE and family(cell) not in atlas.alike:
            found.setdefault(family(cell), []).append(cell)
    suspected = [cells[0] for cells in found.values()]
    for number, cell in enumerate(suspected, start=1):
        tell(f"comparing rules, {number} of {len(suspected)}")
        atlas.alike |= alike(cell)
    return bool(suspected)


def left(atlas: Atlas) -> list[Search]:
    """The undecided searches of the plan: an upper bound, as some will be decided by others."""
    every = {
        Search(atlas.representative(cell), cell.sizes[0 if wave.small else 1]): None
        for wave in waves()
        for cell in wave.cells
    }
    known = {(row.cell, row.size) for row in atlas.rows}
    todo = {s: None for s in every if (s.cell, s.size) not in known and atlas.answer(s.cell).row is None}
    lost = {s: None for wave in waves() for cell in wave.cells if (s := _of_lost_record(atlas, cell)) is not None}
    return together(todo | lost)


def totals(atlas: Atlas) -> dict[str, float]:
    """The result of the plan: its cells by status, the searches, and the remaining ones."""
    planned = {cell: None for wave in waves() for cell in wave.cells}
    answers = [atlas.answer(cell) for cell in planned]
    own = {row.cell for row in atlas.rows}
    searches = {Search.of(row).each[0].states: row for row in atlas.rows}
    todo = left(atlas)
    return {
        "cells": len(answers),
        **{
            str(status): sum(a.status is status for a in answers)
            for status in Found
            if status not in (Found.NOT_MODELLED, Found.NOT_PLANNED)
        },
        "decided by other cells": sum(a.row is not None and a.cell not in own for a in answers),
        "searches": len(searches),
        "without a known flaw": sum(bool(row.mended) for row in searches.values()),
        "further questions of a search": len(atlas.rows) - len(searches),
        "states": sum(row.states for row in searches.values()),
        "CPU seconds": round(sum(row.cpu_seconds for row in searches.values())),
        "searches left": len(todo),
        "CPU hours left": round(sum(map(expected_seconds, todo)) / 3600, 1),
    }
