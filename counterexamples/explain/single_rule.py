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


@dataclass(frozen=True)
class _Variation:
    slot: str
    name: str
    instead_of: str
    protocol: Protocol


def rules_alone(
    run: Run, generations: Iterable[Protocol], holds: Callable[[System, FullState], object]
) -> tuple[RuleAlone, ...]:
    """Every rule of these generations that the run's protocol does not have, each tried alone in its slot."""
    mine, found = run.system.protocol, []
    tried: set[tuple[str, str]] = set()
    for generation in generations:
        if generation.state is not mine.state:
            continue
        brokers = isinstance(mine, BrokerProtocol) and isinstance(generation, BrokerProtocol)
        for varied in _by_rule(mine, generation) if brokers else _by_action(mine, generation):  # type: ignore[arg-type]
            if (varied.slot, varied.name) in tried:
                continue
            tried.add((varied.slot, varied.name))
            twin = follow(run, System(varied.protocol, run.system.bounds, run.system.ghosts))
            prevents = twin.other.first_violation(holds) is None
            found.append(RuleAlone(generation.name, varied.slot, varied.name, varied.instead_of, prevents, twin))
    return tuple(found)


def steps_too_many(
    run: Run, others: Iterable[Protocol], holds: Callable[[System, FullState], object]
) -> Iterator[tuple[str, str]]:
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
            twin = follow(run, System(less, run.system.bounds, run.system.ghosts))
            if twin.other.first_violation(holds) is None:
                seen.add(slot)
                yield mine.slots[slot].name, other.name


def _by_action(mine: Protocol, other: Protocol) -> Iterator[_Variation]:
    for slot, action in other.slots.items():
        old = mine.slots.get(slot)
        if action is old or action.name in {a.name for s, a in mine.slots.items() if s != slot}:
            continue
        name = f"{mine.name} with {action.name}"
        varied = mine.variation(name, mine.title, mine.story, mine.source, added={slot: action})
        yield _Variation(slot, action.name, old.name if old else "", varied)


def _by_rule(mine: BrokerProtocol, other: BrokerProtocol) -> Iterator[_Variation]:
    """Brokers share their steps; what differs are the rules that the steps ask."""
    for slot in (f.name for f in fields(mine.rules)):
        old, rule = getattr(mine.rules, slot), getattr(other.rules, slot)
        if rule is not old:
            varied = mine.variation(f"{mine.name} with another {slot}", mine.title, mine.story, **{slot: rule})
            yield _Variation(slot, f'"{_said(rule)}"', f'"{_said(old)}"', varied)


def _said(rule: object) -> str:
    """A rule's name, which says it, as words."""
    return str(getattr(rule, "__name__", rule)).replace("_", " ")
