"""Summary, statistics and verdicts of an exhaustive search, by whichever engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Result


def describe(
    found: Result,
    levels: Sequence[int],
    transitions: int,
    terminal_states: int,
    taken: Mapping[str, int],
    complete: bool,
    lines: Sequence[str] = (),
) -> None:
    """Fill in the statistics and the summary of an exhaustive search; `lines` of the summary follow its first."""
    states, diameter = sum(levels), max(0, len(levels) - 1)
    found.statistics = {
        "distinct_states": states,
        "diameter": diameter,
        "transitions": transitions,
        "levels": list(levels),
        "terminal_states": terminal_states,
        "complete": complete,
        "ghosts": [ghost.name for ghost in found.system.ghosts],
    }
    if complete:
        found.never_enabled = never_enabled(found.system, taken)
    deep = f"diameter {diameter}" if complete else f"depth {diameter} reached" if levels else "no depth reached"
    names = ", ".join(found.statistics["ghosts"])
    ghosts = f"; with the history variable `{names}`" if names else ""
    found.summary = [f"{states:,} distinct states, {transitions:,} transitions, {deep}{ghosts}{found.early}", *lines]
    found.add_taken(taken, "no reachable state enables" if complete else "")


def never_enabled(system: System, taken: Mapping[str, int]) -> dict[str, list[str]]:
    """By optional bound that is given, its actions that were never taken: `holds` does not cover their effects."""
    never = {name: [a.name for a in actions if not taken[a.name]] for name, actions in system.actions_by_bound.items()}
    return {name: actions for name, actions in never.items() if actions}


def unviolated(prop: Property, states: int, depth: int, complete: bool, stopped: str, more: str = "") -> Verdict:
    """Return the verdict on a property that no visited state violates: `states` of them, all to `depth` among them."""
    if complete:
        return Verdict(prop, Status.HOLDS, f"every reachable state ({states:,})")
    seen = f"{states:,} state{'' if states == 1 else 's'}, all to depth {depth}{more}" if states else "no state"
    return Verdict(prop, Status.UNKNOWN, f"budget spent ({stopped}; seen {seen})")
