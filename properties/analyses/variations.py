"""Comparing two protocols slot by slot: their differences, and the smallest sets of these that suffice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import chain, combinations
from typing import Any

from tideproof.model.backends.digests import digest_of
from tideproof.model.language.actions import Action
from tideproof.model.language.properties import Property, Status, Verdict, not_vacuous, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, State, declared, variable_of
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore

MOST_DIFFERENCES = 8
"""With more differences, there are too many subsets to search."""


def of_one_kind(base: Protocol, other: Protocol) -> bool:
    """Whether the state class of one protocol extends that of the other, so that both sets of rules work on it."""
    if base.state is other.state or not (isinstance(base, BrokerProtocol) and isinstance(other, BrokerProtocol)):
        return base.state is other.state
    more, less = (base, other) if issubclass(base.state, other.state) else (other, base)
    # The additional variables may depend on bounds that the other protocol must have.
    return issubclass(more.state, less.state) and {b.name for b in more.bounds} <= {b.name for b in less.bounds}


Begin = Callable[[Bounds], State]


def widened(protocol: Protocol, other: Protocol) -> Protocol:
    """The protocol over the other's states, if these have more variables, and with the other's additional bounds.

    A bound whose defaults differ is always shown.
    """
    has_less = protocol.state is not other.state and issubclass(other.state, protocol.state)
    if has_less and isinstance(protocol, BrokerProtocol):
        wide = protocol.variation(protocol.name, protocol.title, protocol.story, protocol.source, state=other.state)
        if wide.initial is protocol.initial:  # a replaced initial state is still of the former class
            kept = tuple(field.name for field in declared(protocol.state))
            wide = replace(wide, initial=partial(_initial_in, other.state.initial, kept, wide.initial))
        protocol = wide
    theirs, names = {spec.name: spec for spec in other.bounds}, {spec.name for spec in protocol.bounds}
    bounds = (
        *(replace(b, optional=b.optional and b.default == theirs.get(b.name, b).default) for b in protocol.bounds),
        *(spec for spec in other.bounds if spec.name not in names),
    )
    return replace(protocol, bounds=bounds) if bounds != protocol.bounds else protocol


def _initial_in(begin: Begin, names: tuple[str, ...], initial: Begin, bounds: Bounds) -> State:
    """An initial state of a larger class: the additional variables have their declared initial values."""
    return begin(bounds).replace(**{name: variable_of(initial(bounds), name) for name in names})


def refuse_changed(protocol: Protocol, wide: Protocol, bounds: Bounds) -> None:
    """Raises ValueError if the `widened` protocol differs, because a rule reads an additional variable or bound."""
    if wide is not protocol and _differs(protocol, wide, bounds, []):
        raise ValueError(
            f"{protocol.name}: a rule is another one with what the other protocol has more in its states or bounds: "
            "the two cannot be compared"
        )


def changed_meanings(
    protocol: Protocol, wide: Protocol, bounds: Bounds, properties: Sequence[Property]
) -> list[Property]:
    """The properties whose meaning changes when the protocol is `widened`."""
    own = own_bounds(protocol, bounds)
    mine = [] if wide is protocol else [p for p in not_vacuous(properties, own) if p.is_about(protocol, own)]
    return [p for p in mine if _differs(protocol, wide, bounds, [p])]


def own_bounds(protocol: Protocol, bounds: Bounds) -> Bounds:
    """The part of these bounds that the protocol has."""
    return protocol.bounded(**{spec.name: bounds[spec.name] for spec in protocol.bounds})


def _differs(protocol: Protocol, wide: Protocol, bounds: Bounds, properties: Sequence[Property]) -> bool:
    alone, here = watched(protocol, own_bounds(protocol, bounds), properties), watched(wide, bounds, properties)
    names = {variable.name for variable in alone.space.variables}
    one, two = (digest_of(names, system, [p.in_symbols(system) for p in properties]) for system in (alone, here))
    return one != two


def filled(protocol: Protocol) -> dict[str, Any]:
    """The filling of each slot, including the rules of brokers; None for a removed step."""
    if not isinstance(protocol, BrokerProtocol):
        return dict(protocol.slots)
    rules = {f.name: getattr(protocol.rules, f.name) for f in fields(protocol.rules)}
    return {**rules, **protocol.steps, **protocol.own}


def differences(base: Protocol, other: Protocol) -> dict[str, Any]:
    """The slots that `other` fills differently, each with its filling there; None for a removed step.

    Raises ValueError for protocols of different kinds.
    """
    if not of_one_kind(base, other):
        raise ValueError(f"{other.name} has another kind of state than {base.name}: they share no slots")
    before, after = filled(base), filled(other)
    return {slot: after.get(slot) for slot in after | before if after.get(slot) is not before.get(slot)}


def begin_alike(base: Protocol, other: Protocol, bounds: Bounds) -> bool:
    """Whether the two `widened` protocols have the same initial state: otherwise they differ in more than slots."""
    return System(base, bounds).initial == System(other, bounds).initial


def refuse_incomplete_fixes(base: Protocol, fixes: Mapping[str, Any], other: Protocol, bounds: Bounds) -> None:
    """Raises ValueError if `base` with these fixes is not `other`: then they differ in more than slots."""
    made, wanted = System(with_fixes(base, fixes), bounds), System(other, bounds)
    names = {variable.name for variable in wanted.space.variables}
    if digest_of(names, made, []) != digest_of(names, wanted, []):
        raise ValueError(f"{base.name} with all that {other.name} has in its slots is not {other.name}: there is more "
                         "between the two, such as how they begin")  # fmt: skip


def named(filling: Any) -> str:
    """The filling of a slot as text: the name of an action, or of a rule's function."""
    if isinstance(filling, Action):
        return filling.name
    return "left out" if filling is None else str(getattr(filling, "__name__", filling)).replace("_", " ")


def with_fixes(base: Protocol, fixes: Mapping[str, Any]) -> Protocol:
    """The protocol with these slots replaced."""
    if not fixes:
        return base
    known = {f.name for f in fields(base.rules)} if isinstance(base, BrokerProtocol) else set()
    rules = {slot: filling for slot, filling in fixes.items() if slot in known}
    steps = {slot: filling for slot, filling in fixes.items() if slot not in known}  # slots such as "title", too
    name = re.sub(r"[^\w. -]|_", "-", f"{base.name}-with-{'-'.join(fixes)}")
    return base.variation(name, f"{base.name} with {', '.join(fixes)}", "", added=steps, **rules)


@dataclass(frozen=True)
class Point:
    """A subset of the fixes, and the verdict on each property."""

    fixes: frozenset[str]
    verdicts: tuple[Verdict, ...]

    @property
    def suffices(self) -> bool:
        """Whether every property holds, and every witness is found."""
        return all(v.outcome() is Status.HOLDS for v in self.verdicts)


def lattice(
    base: Protocol,
    fixes: Mapping[str, Any],
    bounds: Bounds,
    properties: Sequence[Property],
    budget: Budget,
    reporter: Reporter,
) -> Iterator[Point]:
    """The verdicts with each subset of the fixes, small ones first. Raises ValueError for too many fixes."""
    if len(fixes) > MOST_DIFFERENCES:
        raise ValueError(f"{len(fixes)} slots differ, which makes {2 ** len(fixes):,} subsets; the most is "
                         f"{MOST_DIFFERENCES} slots: name some with --slot ({', '.join(fixes)})")  # fmt: skip
    for chosen in chain.from_iterable(combinations(fixes, size) for size in range(len(fixes) + 1)):
        protocol = with_fixes(base, {slot: fixes[slot] for slot in chosen})
        with explore(protocol, bounds, properties, stop_when_decided=True, budget=budget, reporter=reporter) as found:
            if found.interrupted:
                raise KeyboardInterrupt
            yield Point(frozenset(chosen), found.verdicts)


def minimal(points: Sequence[Point], good: Callable[[Point], bool] = lambda p: p.suffices) -> list[Point]:
    """The sufficient points of which no proper subset suffices."""
    enough = [p for p in points if good(p)]
    return [p for p in enough if not any(other.fixes < p.fixes for other in enough)]
