"""Two protocols of one kind, slot by slot: where they differ, and which of the differences are needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import chain, combinations
from typing import Any

from tideproof.model.backends.digests import digest_of
from tideproof.model.language.actions import Action
from tideproof.model.language.properties import Property, Status, Verdict, speaking, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, State, declared, variable_of
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore

MOST_DIFFERENCES = 8
"""Above so many there are too many subsets to search."""


def of_one_kind(base: Protocol, other: Protocol) -> bool:
    """Whether the rules of both work on the states of one of them, which have all that those of the other have."""
    if base.state is other.state or not (isinstance(base, BrokerProtocol) and isinstance(other, BrokerProtocol)):
        return base.state is other.state
    more, less = (base, other) if issubclass(base.state, other.state) else (other, base)
    # What else the states have can depend on bounds.
    return issubclass(more.state, less.state) and {b.name for b in more.bounds} <= {b.name for b in less.bounds}


Begin = Callable[[Bounds], State]


def widened(protocol: Protocol, other: Protocol) -> Protocol:
    """The protocol with the states of the other one, where these have more, and with the bounds that only that one has.

    A bound that has another default there is always named in print.
    """
    has_less = protocol.state is not other.state and issubclass(other.state, protocol.state)
    if has_less and isinstance(protocol, BrokerProtocol):
        wide = protocol.variation(protocol.name, protocol.title, protocol.story, protocol.source, state=other.state)
        if wide.initial is protocol.initial:  # it gives states of the protocol itself
            kept = tuple(field.name for field in declared(protocol.state))
            wide = replace(wide, initial=partial(_begun_in, other.state.initial, kept, wide.initial))
        protocol = wide
    theirs, names = {spec.name: spec for spec in other.bounds}, {spec.name for spec in protocol.bounds}
    bounds = (
        *(replace(b, optional=b.optional and b.default == theirs.get(b.name, b).default) for b in protocol.bounds),
        *(spec for spec in other.bounds if spec.name not in names),
    )
    return replace(protocol, bounds=bounds) if bounds != protocol.bounds else protocol


def _begun_in(begin: Begin, names: tuple[str, ...], initial: Begin, bounds: Bounds) -> State:
    """An initial state, as one that has more variables: these begin as they are declared."""
    return begin(bounds).replace(**{name: variable_of(initial(bounds), name) for name in names})


def refuse_changed(protocol: Protocol, wide: Protocol, bounds: Bounds) -> None:
    """Raises ValueError where a rule reads what only the states or the bounds of the other protocol have, so that the
    protocol that was `widened` differs from itself.
    """
    if wide is not protocol and _differs(protocol, wide, bounds, []):
        raise ValueError(
            f"{protocol.name}: a rule is another one with what the other protocol has more in its states or bounds: "
            "the two cannot be compared"
        )


def read_otherwise(
    protocol: Protocol, wide: Protocol, bounds: Bounds, properties: Sequence[Property]
) -> list[Property]:
    """The properties whose meaning for the protocol changes where it was `widened`."""
    own = own_bounds(protocol, bounds)
    mine = [] if wide is protocol else [p for p in speaking(properties, own) if p.is_about(protocol, own)]
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
    """The filling of each slot; None for a step that is left out. The rules of brokers are slots, too."""
    if not isinstance(protocol, BrokerProtocol):
        return dict(protocol.slots)
    rules = {f.name: getattr(protocol.rules, f.name) for f in fields(protocol.rules)}
    return {**rules, **protocol.steps, **protocol.own}


def differences(base: Protocol, other: Protocol) -> dict[str, Any]:
    """The slots that `other` fills differently, each with what fills it there; None for what it leaves out.

    Raises ValueError where the two are protocols of different kinds.
    """
    if not of_one_kind(base, other):
        raise ValueError(f"{other.name} has another kind of state than {base.name}: they share no slots")
    before, after = filled(base), filled(other)
    return {slot: after.get(slot) for slot in after | before if after.get(slot) is not before.get(slot)}


def begin_alike(base: Protocol, other: Protocol, bounds: Bounds) -> bool:
    """Whether the two, `widened`, have one initial state: if not, they differ in more than slots."""
    return System(base, bounds).initial == System(other, bounds).initial


def refuse_another_end(base: Protocol, fixes: Mapping[str, Any], other: Protocol, bounds: Bounds) -> None:
    """Raises ValueError where `base` with these slots filled so is not `other`: they differ in more than slots."""
    made, wanted = System(with_fixes(base, fixes), bounds), System(other, bounds)
    names = {variable.name for variable in wanted.space.variables}
    if digest_of(names, made, []) != digest_of(names, wanted, []):
        raise ValueError(f"{base.name} with all that {other.name} has in its slots is not {other.name}: there is more "
                         "between the two, such as how they begin")  # fmt: skip


def named(filling: Any) -> str:
    """The filling of a slot in words: an action by its name, a rule by that of its function."""
    if isinstance(filling, Action):
        return filling.name
    return "left out" if filling is None else str(getattr(filling, "__name__", filling)).replace("_", " ")


def with_fixes(base: Protocol, fixes: Mapping[str, Any]) -> Protocol:
    """The protocol with these slots filled so."""
    if not fixes:
        return base
    known = {f.name for f in fields(base.rules)} if isinstance(base, BrokerProtocol) else set()
    rules = {slot: filling for slot, filling in fixes.items() if slot in known}
    steps = {slot: filling for slot, filling in fixes.items() if slot not in known}  # of any name, as "title"
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
    """The verdicts with each subset of the fixes, the small ones first. Raises ValueError for too many fixes."""
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
    """The points that suffice while no smaller subset of theirs does."""
    enough = [p for p in points if good(p)]
    return [p for p in enough if not any(other.fixes < p.fixes for other in enough)]
