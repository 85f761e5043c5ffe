"""The known flaws that a violation needs: replaces them by their right rules one by one, until the property holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tideproof.model.language.properties import watched
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.runs.replay import ReplayError, replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.analyses.variations import differences, filled, of_one_kind, with_fixes
from tideproof.properties.atlas.cells import Cell, Size

MOST_SLOTS = 3
"""A flaw in more slots than this is a difference between releases (as eligible leader replicas are), not one rule."""


def flaws_of(protocol: BrokerProtocol) -> dict[str, dict[str, Any]]:
    """The known flaws of a protocol, by number, each with the right rules for its slots."""
    found, mine = {}, filled(protocol)
    for number, flaw in FLAWS.items():
        if not of_one_kind(flaw.wrong, flaw.right) or not issubclass(protocol.state, flaw.right.state):
            continue  # the right rule reads variables that this protocol lacks
        right, wrong = differences(flaw.wrong, flaw.right), filled(flaw.wrong)
        known = right.keys() <= mine.keys() and None not in right.values()
        if known and 0 < len(right) <= MOST_SLOTS and all(mine[slot] is wrong.get(slot) for slot in right):
            found[number] = right
    return found


def mended(protocol: BrokerProtocol, flaws: Sequence[str]) -> BrokerProtocol:
    """The protocol without these flaws."""
    for flaw in flaws:
        varied = with_fixes(protocol, flaws_of(protocol)[flaw])
        assert isinstance(varied, BrokerProtocol)
        protocol = varied
    return protocol


def next_flaw(cell: Cell, size: Size, without: Sequence[str], trace: Trace) -> str | None:
    """The first known flaw without which this violation does not happen; None if there is none."""
    protocol = mended(cell.protocol, without)
    for flaw in sorted(flaws_of(protocol), key=lambda number: ("A" <= number[0] <= "Z", number)):
        if not happens(mended(protocol, [flaw]), cell, size, trace):
            return flaw
    return None


def happens(protocol: BrokerProtocol, cell: Cell, size: Size, trace: Trace) -> bool:
    system = watched(protocol, cell.bounds(size), [cell.claim])
    try:
        run = replay(system, trace.steps_in(system))
    except ReplayError:
        return False
    return run.first_violation(cell.claim.on_ints) is not None
