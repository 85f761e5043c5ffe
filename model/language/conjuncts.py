"""The conjuncts of guards, and mutants of a protocol that lack one of them.

A conjunct is a `yield` of a rule, or of a generator that the rule shares with others by `yield from`. In a loop it is
one conjunct, however often it runs. The conjuncts of a rule may depend on its parameters and on the bounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from tideproof.model.language.actions import Action, Blocked, Site, site_of
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError
from tideproof.model.language.system import System


class Conjunct(NamedTuple):
    """The `number`th conjunct, from 0, of the guard in a slot. `always` tells whether it is constantly true."""

    slot: str
    number: int
    action: Action
    text: str
    where: str
    always: bool


def conjuncts(protocol: Protocol, *bounds: Bounds) -> list[Conjunct]:
    """The conjuncts of all guards, slot by slot, under any of these bounds (by default the protocol's defaults)."""
    systems = _systems(protocol, bounds)
    return [
        Conjunct(slot, number, act, text, where, always)
        for slot, act in protocol.slots.items()
        for number, (text, where, always) in enumerate(_sites(systems, act).values())
    ]


def without_conjunct(protocol: Protocol, slot: str, number: int, *bounds: Bounds) -> Protocol:
    """The protocol without a conjunct, given by its number in `conjuncts` under the same bounds."""
    protocol.refuse_unknown("a mutation", [slot], list(protocol.slots))
    act = protocol.slots[slot]
    sites = _sites(_systems(protocol, bounds), act)
    if not 0 <= number < len(sites):
        raise ModelError(f"{act.name} has {len(sites)} conjuncts, counted from 0; none has the number {number}")
    left_out, (text, _, _) = [*sites.items()][number]
    return replace(
        protocol,
        name=f"{protocol.name}-without-{slot.replace('_', '-')}-{number}",
        title=f"{protocol.name}, where {act.name} does not ask: {text}",
        slots={**protocol.slots, slot: replace(act, left_out=left_out)},
    )


def _systems(protocol: Protocol, bounds: Sequence[Bounds]) -> list[System]:
    return [System(protocol, b) for b in bounds or (protocol.bounded(),)]


def _sites(systems: Sequence[System], act: Action) -> dict[Site, tuple[str, str, bool]]:
    """The rule's conjuncts in any of the systems, for any parameters: by position, in source order, as in Conjunct."""
    found: dict[Site, tuple[str, str, bool]] = {}
    for system in systems:
        symbols = system.space.symbols
        for parameters in act.instances(system.bounds):
            run = act.run(symbols[0], **parameters)
            for conjunct in run:
                site, place = site_of(run), Blocked(run)
                always = conjunct is True and (site not in found or found[site][2])
                found[site] = place.conjunct, place.where, always
                if conjunct is False:  # constantly false: the rest of the rule may rely on it
                    break
    return dict(sorted(found.items(), key=lambda item: item[0]))
