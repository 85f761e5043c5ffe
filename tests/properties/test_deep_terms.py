"""What a loop over many cells makes is nested deeper than Python lets calls be: engines go through it all the same."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
import z3

from tideproof import FLAG, BoundSpec, Parameter, Protocol, State, action, invariant, ite, minimum, not_, put, variable
from tideproof.model.backends.z3_terms import Translator, put_in_each
from tideproof.model.language.actions import Rule
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import Status, watched
from tideproof.model.language.state import Bools
from tideproof.model.language.system import System
from tideproof.properties.engines.cross_check import TermForm
from tideproof.properties.engines.exhaustive.search import explore

CELLS = 200
FIRST_CELLS = Parameter(lambda b: 2, str)


@dataclass(frozen=True)
class Cells(State):
    full: Bools = variable("which cells are full", FLAG, "cells")


def how_many(s: Cells) -> Int:
    """How many cells are full, of three at most."""
    number: Int = 0
    for cell in range(s.bounds.cells):
        number = ite(s.full[cell], minimum(number + 1, 3), number)
    return number


@action(cell=FIRST_CELLS)
def fill(s: Cells, cell: int) -> Rule[Cells]:
    """One of the first two cells is filled."""
    yield not_(s.full[cell])
    yield how_many(s) < 3
    return s.replace(full=put(s.full, cell, True))


@invariant(Cells)
def at_most_one(s: Cells) -> Bool:
    """One cell is full at most."""
    return how_many(s) <= 1


@invariant(Cells)
def at_most_two(s: Cells) -> Bool:
    """Two cells are full at most."""
    return how_many(s) <= 2


CLAIMS = [at_most_one, at_most_two]
FILLING = Protocol(
    "filling", "cells that are filled", "It fills two cells.", Cells, Cells.initial,
    (BoundSpec("cells", "cells", least=2, default=CELLS),), {"fill": fill},
)  # fmt: skip


@pytest.fixture
def system() -> System:
    return watched(FILLING, FILLING.bounded(), CLAIMS)


def test_deep_terms_compile_to_machine_code() -> None:
    with explore(FILLING, FILLING.bounded(), CLAIMS) as found:
        assert found.levels == [1, 2, 1]
        assert [v.status for v in found.verdicts] == [Status.VIOLATED, Status.HOLDS]


def test_deep_terms_are_evaluated() -> None:
    system = watched(FILLING, FILLING.bounded(cells=5 * CELLS), CLAIMS)
    full = Cells(system.bounds, (True, True, *[False] * (5 * CELLS - 2)))
    for state, failing in ((system.initial, 0b00), ((full,), 0b01)):
        answer = TermForm(system, CLAIMS)(system.space.pack(state))
        assert (len(answer.steps), answer.failing) == (0 if failing else 2, failing)


def test_deep_terms_become_formulas(system: System) -> None:
    terms = Translator(system.space)
    claims = [terms.value(p.in_symbols(system)) for p in CLAIMS]
    full = Cells(system.bounds, (True, True, *[False] * (CELLS - 2)))
    for state, expected in ((system.initial, [True, True]), ((full,), [False, True])):
        change = (terms.now.constants(), terms.full_state(state).constants())
        assert [z3.is_true(z3.simplify(f)) for f in put_in_each(claims, change)] == expected
