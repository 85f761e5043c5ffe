"""Which one rule of another generation, put in alone, would have prevented a violation: tried out on the schedule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from tideproof.counterexamples.twin import Twin, follow
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.runs.replay import Run

Holds = Callable[[System, FullState], object]


@dataclass(frozen=True)
class RuleAlone:
    """A rule of another generation in its slot, all else as it was, and the schedule under that.

    `instead_of` names the rule that it replaces; empty where there was none. `prevents` is about this
    schedule only: another one may still violate the property with the rule in place.
    """

    generation: str
    slot: str
    name: str
    instead_of: str
    prevents: bool
    twin: Twin


def rules_alone(run: Run, generations: Iterable[Protocol], holds: Holds) -> tuple[RuleAlone, ...]:
    """Every rule of these generations that the run's protocol does not have, each tried alone in its slot."""
    mine = run.system.protocol
    tried: dict[tuple[str, str], RuleAlone] = {}
    for generation in generations:
        for slot, name, instead_of, varied in _variations(mine, generation) if generation.state is mine.state else ():
            if (slot, name) not in tried:
                twin = _under(run, varied)
                prevents = twin.other.first_violation(holds) is None
                tried[slot, name] = RuleAlone(generation.name, slot, name, instead_of, prevents, twin)
    return tuple(tried.values())


def steps_too_many(run: Run, others: Iterable[Protocol], holds: Holds) -> Iterator[tuple[str, str]]:
    """The steps that alone are wrong: another protocol has the same rules, lacks this step, and prevents it so.

    Each with the name of the first such protocol.
    """
    mine = run.system.protocol
    seen: set[str] = set()
    for other in others:
        if not (isinstance(mine, BrokerProtocol) and isinstance(other, BrokerProtocol) and mine.rules == other.rules):
            continue
        for slot in sorted(mine.slots.keys() - other.slots.keys() - seen):
            without: dict[str, Any] = {slot: None}
            less = mine.variation(f"{mine.name} without {slot}", mine.title, mine.story, **without)
            if _under(run, less).other.first_violation(holds) is None:
                seen.add(slot)
                yield mine.slots[slot].name, other.name


def _under(run: Run, protocol: Protocol) -> Twin:
    return follow(run, System(protocol, run.system.bounds, run.system.ghosts))


def _variations(mine: Protocol, other: Protocol) -> Iterator[tuple[str, str, str, Protocol]]:
    """The slots that differ: each with the name of the other's rule and of the own one, and with that rule alone."""
    if isinstance(mine, BrokerProtocol) and isinstance(other, BrokerProtocol):
        # Brokers share their steps; what differs are the rules that the steps ask.
        for slot in (f.name for f in fields(mine.rules)):
            old_rule, rule = getattr(mine.rules, slot), getattr(other.rules, slot)
            if rule is not old_rule:
                varied = mine.variation(f"{mine.name} with another {slot}", mine.title, mine.story, **{slot: rule})
                yield slot, f'"{_said(rule)}"', f'"{_said(old_rule)}"', varied
        return
    for slot, action in other.slots.items():
        old = mine.slots.get(slot)
        if action is not old and action.name not in {a.name for s, a in mine.slots.items() if s != slot}:
            called = f"{mine.name} with {action.name}"
            with_it = mine.variation(called, mine.title, mine.story, mine.source, added={slot: action})
            yield slot, action.name, old.name if old else "", with_it


def _said(rule: object) -> str:
    """A rule's name, which says it, as words."""
    return str(getattr(rule, "__name__", rule)).replace("_", " ")
