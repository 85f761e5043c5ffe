"""Mutation of a model: each conjunct of each guard left out, one at a time. Would a property notice?

A conjunct without which a property fails is needed for it, and the shortest trace shows what for. One whose absence
adds no step is implied by the others, in the configurations searched. One whose absence adds states in which every
property still holds is needed for none of them there: that is a finding, of the rule or of the properties.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from tideproof.model.language.conjuncts import Conjunct, conjuncts, without_conjunct
from tideproof.model.language.properties import Property, Status, Verdict, speaking, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import Exploration, explore

Search = Callable[..., Exploration]


class Unfinished(Exception):
    """A limit ended the search of the protocol itself. The text says which, and in which configuration."""


class Effect(StrEnum):
    """The effect of leaving out a conjunct, in the configurations searched."""

    VIOLATED = "violated"
    OUT_OF_RANGE = "out of range"
    """A variable leaves its range, before any property fails: the conjunct bounds the model, or keeps the rule from
    what is not there."""
    SAME_STEPS = "same steps"
    """Not one more step can be taken: the other conjuncts imply it."""
    SAME_STATES = "same states"
    """More steps, between the same states."""
    UNNOTICED = "unnoticed"
    """More states, and every property holds in all of them."""
    UNKNOWN = "unknown"
    """A limit was reached first."""


@dataclass(frozen=True)
class Mutant:
    """A conjunct and what its absence does. `verdict` is the shortest violation, `bounds` where it was found."""

    conjunct: Conjunct
    effect: Effect
    verdict: Verdict | None = None
    bounds: Bounds | None = None
    detail: str = ""


@dataclass(frozen=True)
class Original:
    """The protocol itself in a configuration: what it keeps there, and how large it is."""

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
    """The protocol in each configuration. Properties that it violates there itself can notice nothing, nor can
    vacuously true ones: they are not decided for mutants.

    Raises Unfinished where a limit is reached first, for there is nothing to compare with then.
    """
    found = []
    for bounds in configurations:
        chosen = speaking(properties, bounds)
        with explore(protocol, bounds, chosen, budget=budget, reporter=reporter) as search:
            if not search.complete:
                raise Unfinished(f"{protocol.name} {bounds}: not all states were visited ({search.stopped})")
            kept = tuple(v.property for v in search.verdicts if v.status is Status.HOLDS)
            found.append(Original(bounds, kept, search.distinct_states, search.transitions))
            remembered = search.system.ghosts
        if len(kept) < len(chosen) and watched(protocol, bounds, kept).ghosts != remembered:
            # What the others remember is part of no mutant's states, so the two could not be compared.
            found += originals(protocol, [found.pop().bounds], kept, budget, reporter)
    return found


def mutants(protocol: Protocol, compared: Sequence[Original], budget: Budget, reporter: Reporter) -> Iterator[Mutant]:
    """Every conjunct that says something in one of the configurations, in the order of the rules, and its effect.

    The configurations are searched in their order, up to the first in which something is violated.
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
            verdict = _noticed_before(without, original, search)
            if budget.stopped:  # what was not searched to its end may fail before, or sooner
                return end(Effect.UNKNOWN, detail=budget.stopped)
            return end(Effect.OUT_OF_RANGE, detail=str(error)) if verdict is None else end(Effect.VIOLATED, verdict)
        if effects[-1] is Effect.UNKNOWN:
            return end(Effect.UNKNOWN, detail=budget.stopped)
    order = [Effect.SAME_STEPS, Effect.SAME_STATES, Effect.UNNOTICED]
    return Mutant(conjunct, max(effects, key=order.index))


def _noticed_before(without: Protocol, original: Original, search: Search) -> Verdict | None:
    """The shortest violation that a search meets before a variable leaves its range, which ends it with an error.

    Each property has a search of its own: that ends without the error once the property has failed.
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
