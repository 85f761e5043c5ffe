"""A counterexample: a replayed trace and the property that it violates."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import Account, account
from tideproof.counterexamples.explain.counterfactuals import counterfactuals
from tideproof.counterexamples.twin import Twin, follow
from tideproof.model.backends.digests import digest
from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import declared, option
from tideproof.model.language.system import System
from tideproof.model.runs.lasso import fails_at, with_loop
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import Reporter


@dataclass(frozen=True)
class Counterexample:
    """A trace, its run, and the property that it violates, or the witness that it reaches.

    A file may also hold a trace without a violation; then `violated_at` is None. For formats that show them, `notes`
    has counterfactuals as sentences, and `twin` is the same schedule under another protocol. `title` describes the
    events, and `story` has paragraphs with their headings.
    """

    trace: Trace
    run: Run
    property: Property
    notes: tuple[str, ...] = ()
    twin: Twin | None = None
    title: str = ""
    story: tuple[tuple[str, str], ...] = ()
    details: bool = False

    @classmethod
    def of(
        cls, system: System, prop: Property, engine: str, steps: tuple[Instance, ...], loop_from: int | None = None
    ) -> Self:
        """A counterexample from an engine. Raises ReplayError if a step is not enabled."""
        trace = Trace.of(system, prop.name, engine, steps, loop_from)
        return cls(trace, with_loop(replay(system, steps), loop_from), prop)

    @cached_property
    def violated_at(self) -> int | None:
        """The number of steps after which the property first fails; of a promise, those before the loop."""
        return fails_at(self.run, self.property)

    @cached_property
    def headline(self) -> str:
        """The title of the story; without one, the broker that lacks a record, or the verdict."""
        if self.property.is_witness:
            how = "is not found" if self.violated_at is None else "is reached"
        else:
            how = "holds" if self.violated_at is None else "is violated"
        lacks = next((s.text for s in reversed(self.account.sentences) if s.kind is say.WITHOUT), "")
        name = self.run.system.protocol.name
        return self.title or (f"{name}: {lacks.rstrip('.')}" if lacks else f"{self.property.name} {how}: {name}")

    @cached_property
    def account(self) -> Account:
        return account(self.run, self.property, self.details)

    def under(self, protocol: Protocol) -> Twin:
        """The same schedule under another protocol with the same bounds. Raises ValueError if it cannot run there.

        The two protocols must share variables, and the property must apply to both. A bound that the other protocol
        lacks is dropped if it is off.
        """
        if self.property.is_promise:
            raise ValueError(f"{self.property.name} is about runs that go on for ever: no schedule of another protocol")
        mine = self.run.system.protocol
        common = next(kind for kind in mine.state.__mro__ if issubclass(protocol.state, kind))
        if not (declared(common) and issubclass(protocol.state, self.property.state)):
            raise ValueError(f"{protocol.name} has another kind of state than {mine.name}: no schedule runs under both")
        bounds = self.run.system.bounds
        off = {spec.name for spec in mine.bounds if bounds[spec.name] in ({0, spec.default} if spec.optional else {0})}
        lacking = off - {spec.name for spec in protocol.bounds}
        theirs = protocol.bounded(**{name: n for name, n in bounds.items() if name not in lacking})
        system = watched(protocol, theirs, [self.property])
        if lacking:
            wide = replace(protocol, bounds=(*protocol.bounds, *(spec for spec in mine.bounds if spec.name in lacking)))
            with_all = watched(wide, wide.bounded(**bounds), [self.property])
            if len({digest(of, [self.property.in_symbols(of)]) for of in (system, with_all)}) > 1:
                which = ", ".join(map(option, sorted(lacking)))
                raise ValueError(f"{self.property.name} says another thing of {protocol.name}, which has no {which}")
        return follow(self.run, system)

    def as_in(self, twin: Twin) -> Counterexample:
        return Counterexample.of(twin.other.system, self.property, self.trace.engine, twin.other.steps)

    def prevented_by(self, time_limit: float, reporter: Reporter) -> list[str]:
        """Counterfactuals: sentences, each from a replay or from the exact state space.

        `time_limit` is in seconds, for each search of the exhaustive engine.
        """
        end = self.violated_at
        if not end or self.property.is_promise:
            return []
        from tideproof.counterexamples.explain.fixed import fixed

        known = [sentence] if (sentence := fixed(self)) else []
        return [*known, *counterfactuals(self.run.until(end), self.property, self.account, time_limit, reporter)]
