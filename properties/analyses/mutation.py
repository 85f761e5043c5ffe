"""Mutation of a protocol: removes each conjunct of each guard in turn, to see which property fails.

If a property fails without a conjunct, the property needs it, and the shortest trace shows why. If its removal adds no
step, the other conjuncts imply it in the configurations searched. If it adds states, and every property still holds in
them, no property needs it there: a finding about the rule or about the properties.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from tideproof.model.language.conjuncts import Conjunct, conjuncts, without_conjunct
from tideproof.model.language.properties import Property, Status, Verdict, not_vacuous, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import Exploration, explore

Search = Callable[..., Exploration]


class Unfinished(Exception):
    """A limit ended the search of the original protocol. The text names the limit and the configuration."""


class Effect(StrEnum):
    """The effect of removing a conjunct, in the configurations searched."""

    VIOLATED = "violated"
    OUT_OF_RANGE = "out of range"
    """A variable leaves its range first: the conjunct keeps the model finite, or excludes undefined values."""
    SAME_STEPS = "same steps"
    """No step is added: the other conjuncts imply it."""
    SAME_STATES = "same states"
    """More steps, between the same states."""
    UNNOTICED = "unnoticed"
    """More states, and every property holds in all of them."""
    UNKNOWN = "unknown"
    """A limit was reached first."""


@dataclass(frozen=True)
class Mutant:
    """A conjunct and the effect of its removal. `verdict` is the shortest violation, `bounds` its configuration."""

    conjunct: Conjunct
    effect: Effect
    verdict: Verdict | None = None
    bounds: Bounds | None = None
    detail: str = ""


@dataclass(frozen=True)
class Original:
    """The original protocol in a configuration: the properties that hold there, and its size."""

    bounds: Bounds
    kept: tuple[Property, ...]
    states: int
    transitions: int


def originals(
    protocol: Protocol,
    configurations: Sequence[Bounds],
    properties: Sequence[Property],
    budget: Budget,
    reporter: Reporter,
) -> list[Original]:
    """The protocol in each configuration, with the properties to decide for its mutants.

    These exclude properties that the protocol itself violates there, and vacuously true ones. Raises Unfinished at a
    limit, because there is nothing to compare with then.
    """
    found = []
    for bounds in configurations:
        chosen = not_vacuous(properties, bounds)
        with explore(protocol, bounds, chosen, budget=budget, reporter=reporter) as search:
            if not search.complete:
                raise Unfinished(f"{protocol.name} {bounds}: not all states were visited ({search.stopped})")
            kept = tuple(v.property for v in search.verdicts if v.status is Status.HOLDS)
            found.append(Original(bounds, kept, search.distinct_states, search.transitions))
            remembered = search.system.ghosts
        if len(kept) < len(chosen) and watched(protocol, bounds, kept).ghosts != remembered:
            # The mutants' states lack the ghosts of the other properties, so the counts would not be comparable.
            found += originals(protocol, [found.pop().bounds], kept, budget, reporter)
    return found


def mutants(protocol: Protocol, compared: Sequence[Original], budget: Budget, reporter: Reporter) -> Iterator[Mutant]:
    """Every conjunct that is not constantly true in all configurations, in the order of the rules, with its effect.

    It searches the configurations in their order, up to the first violation.
    """
    for conjunct in conjuncts(protocol, *(original.bounds for original in compared)):
        if conjunct.always:
            continue
        if budget.stopped or time.monotonic() >= budget.deadline:
            yield Mutant(conjunct, Effect.UNKNOWN, detail=budget.stopped or budget.time_spent)
            continue
        yield _mutant(protocol, conjunct, compared, budget, partial(explore, budget=budget, reporter=reporter))


def _mutant(
    protocol: Protocol, conjunct: Conjunct, compared: Sequence[Original], budget: Budget, search: Search
) -> Mutant:
    without = without_conjunct(protocol, conjunct.slot, conjunct.number, *(original.bounds for original in compared))
    effects = []
    for original in compared:
        end = partial(Mutant, conjunct, bounds=original.bounds)
        try:
            with search(without, original.bounds, original.kept) as found:
                if (verdict := _shortest(found.verdicts)) is not None:
                    return end(Effect.VIOLATED, verdict)
                effects.append(_effect(found, original))
        except ModelError as error:
            verdict = _violation_before_escape(without, original, search)
            if budget.stopped:  # a search that did not end may have missed an earlier violation
                return end(Effect.UNKNOWN, detail=budget.stopped)
            return end(Effect.OUT_OF_RANGE, detail=str(error)) if verdict is None else end(Effect.VIOLATED, verdict)
        if effects[-1] is Effect.UNKNOWN:
            return end(Effect.UNKNOWN, detail=budget.stopped)
    order = [Effect.SAME_STEPS, Effect.SAME_STATES, Effect.UNNOTICED]
    return Mutant(conjunct, max(effects, key=order.index))


def _violation_before_escape(without: Protocol, original: Original, search: Search) -> Verdict | None:
    """The shortest violation that a search finds before a variable leaves its range, which ends it with an error.

    Each property has a separate search, which ends without the error once the property has failed.
    """
    verdicts: list[Verdict] = []
    for prop in original.kept:
        with suppress(ModelError), search(without, original.bounds, [prop], stop_when_decided=True) as found:
            verdicts += found.verdicts
    return _shortest(verdicts)


def _shortest(verdicts: Iterable[Verdict]) -> Verdict | None:
    violated = (v for v in verdicts if v.status is Status.VIOLATED)
    return min(violated, key=lambda v: v.depth or 0, default=None)


def _effect(found: Exploration, original: Original) -> Effect:
    if not found.complete:
        return Effect.UNKNOWN
    if found.distinct_states != original.states:
        return Effect.UNNOTICED
    return Effect.SAME_STEPS if found.transitions == original.transitions else Effect.SAME_STATES
