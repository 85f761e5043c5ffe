"""Variables whose values have names: enumerations and truth values."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import pytest

from tideproof import (
    REPLICA,
    Bool,
    Bools,
    BoundSpec,
    Int,
    Ints,
    Protocol,
    State,
    action,
    every,
    invariant,
    put,
    variable,
)
from tideproof.model.language.actions import Rule
from tideproof.testing import CheckFailed, assert_holds


class Phase(IntEnum):
    IDLE = -1
    PREPARED = 0
    COMMITTED = 1


@dataclass(frozen=True)
class Commit(State):
    phases: Ints = variable("the phase of each replica", Phase, "replicas")
    ready: Bools = variable("the replicas that are ready", bool, "replicas")
    best: Int = variable("the phase that is furthest", Phase, initial=Phase.PREPARED)


@action(replica=REPLICA)
def advance(s: Any, replica: int) -> Rule[Commit]:
    """A replica commits at once."""
    yield s.phases[replica] == Phase.IDLE
    return s.replace(phases=put(s.phases, replica, Phase.COMMITTED), ready=put(s.ready, replica, True))


@invariant(Commit)
def all_idle(s: Any) -> Bool:
    """No replica is in another phase."""
    return every(s.bounds.indices("replicas"), lambda r: s.phases[r] == Phase.IDLE)


def test_values_of_an_enumeration_are_shown_by_name() -> None:
    """In the table of a trace, and in the account of its last step."""
    bounds = (BoundSpec("replicas", "replicas", 1, 2),)
    mine = Protocol("commit", "t", "s", Commit, Commit.initial, bounds, {"advance": advance})
    assert mine.begun(mine.bounded()) == Commit(mine.bounded(), (-1, -1), (False, False), 0)
    with pytest.raises(CheckFailed) as failure:
        assert_holds(mine, "AllIdle")
    text = str(failure.value)
    assert re.search(r"1 Advance b0 +>committed idle +>\{b0\} +prepared", text)
    assert "phases[b0] is committed" in text


def test_an_enumeration_with_a_gap_is_refused() -> None:
    class Gap(IntEnum):
        A = 0
        B = 2

    with pytest.raises(TypeError, match="Gap: the numbers of its members must follow each other without a gap"):
        variable("a phase", Gap)
