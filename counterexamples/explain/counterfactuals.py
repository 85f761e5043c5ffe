"""Counterfactuals of a violation: the last step at which the record could be saved, and rules that prevent it.

It tries each rule of other generations alone: the protocol with that rule in its slot runs the schedule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import Account
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.twin import Twin, follow
from tideproof.model.language.actions import shown_record
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import FullState, System
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.releases import BROKER_GENERATIONS
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import PROTOCOLS, PUBLISHED
from tideproof.model.runs.replay import Run
from tideproof.properties.engines.base import Reporter

Holds = Callable[[System, FullState], object]


def counterfactuals(run: Run, prop: Property, explained: Account, time_limit: float, reporter: Reporter) -> list[str]:
    """Sentences, each from a replay or from the exact state space. The run ends where the property fails.

    A witness has none, because reaching it is desired.
    """
    if prop.is_witness:
        return []
    promised = (s for s in explained.sentences if s.kind is say.HOLDERS)
    found = [_saved(run, f, time_limit, reporter) for f in promised if f.record in explained.subjects]
    return [*found, *_one_rule(run, prop)]


def _saved(run: Run, promised: Fact, time_limit: float, reporter: Reporter) -> str:
    from tideproof.counterexamples.explain.point_of_no_return import point_of_no_return  # loads the compiler

    name = shown_record(promised.record)
    point = point_of_no_return(run, promised.record, promised.since, time_limit, reporter)
    if point.unknown:
        return f"Whether {name} could still have been saved is not known: {point.unknown}."
    safe = f"every broker that may be elected has {name}"
    if point.last is None:
        return f"Since it was {promised.promise}, no continuation within these bounds leads to a state where {safe}."
    way = ", ".join(map(str, point.rescue))
    is_over = point.last < len(run.steps)
    saved = "could last have been saved" if is_over else "can still be saved"
    last = f"{name} {saved} after step {point.last}, by {way}: then {safe}"
    if not point.rescue:
        last = f"After step {point.last} {safe}"
    if not is_over:
        return f"{last}."
    return f"{last}. After step {point.last + 1} no continuation within these bounds saves it: all were checked."


def _one_rule(run: Run, prop: Property) -> list[str]:
    """The single rules of later generations or siblings that would have prevented the violation in this schedule."""
    whose, others = _others_than(run.system.protocol)
    tried = rules_alone(run, others, prop.on_ints)
    if not tried:
        return []
    places: dict[str, list[str]] = {}
    for rule in tried:
        if rule.prevents:
            place = f" in place of {rule.instead_of}" if rule.instead_of else ""
            places.setdefault(place, []).append(f"{rule.name} ({rule.generation})")
    if not places:
        none = f"No single rule of {whose} prevents it in this schedule ({len(tried)} were tried)."
        return [
            f"{name} has the same rules without the step {step}, which causes the violation in this schedule."
            for step, name in steps_too_many(run, others, prop.on_ints)
        ] or [none]
    found = [f"{' or '.join(rules)}{place}" for place, rules in places.items()]
    return [f"A single rule of {whose} prevents it in this schedule: {'; or '.join(found)}."]


def _others_than(protocol: Protocol) -> tuple[str, list[Protocol]]:
    """The protocols to compare with: later generations, or for other protocols those over the same state.

    For brokers also the protocols in which known flaws are fixed; a variation is compared with the last release.
    """
    if isinstance(protocol, BrokerProtocol):
        place = BROKER_GENERATIONS.index(protocol) if protocol in BROKER_GENERATIONS else len(BROKER_GENERATIONS) - 2
        fixed = [flaw.right for flaw in FLAWS.values()]
        return "a later release or of a fixed flaw", [*BROKER_GENERATIONS[place + 1 :], *fixed]
    if protocol in PUBLISHED:
        return "a later generation", list(PUBLISHED[PUBLISHED.index(protocol) + 1 :])
    if PROTOCOLS.get(protocol.name) is not protocol:
        return "a later generation", []
    return "another protocol", [p for p in PROTOCOLS.values() if p is not protocol and p.state is protocol.state]


# Rules of other generations, each alone -------------------------------------------------------------------------------


@dataclass(frozen=True)
class RuleAlone:
    """The run's protocol with one rule of another generation, and the schedule under it.

    `instead_of` names the replaced rule; empty if there was none. `prevents` is about this schedule only: with the
    rule, another schedule may still violate the property.
    """

    generation: str
    slot: str
    name: str
    instead_of: str
    prevents: bool
    twin: Twin


def rules_alone(run: Run, generations: Iterable[Protocol], holds: Holds) -> tuple[RuleAlone, ...]:
    """Every rule of these generations that differs from the run's protocol, each tried alone."""
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
    """The steps that alone cause the violation: another protocol has the same rules without the step.

    Yields each with the name of the first such protocol.
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
    """The differing slots: each with the names of the other and the own rule, and the protocol with the other."""
    if isinstance(mine, BrokerProtocol) and isinstance(other, BrokerProtocol):
        # Brokers share their steps and differ in the rules that the steps call.
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
    """A rule's name as words, which describe it."""
    return str(getattr(rule, "__name__", rule)).replace("_", " ")
