"""Known violations in larger configurations, for readers of `holds` in a smaller one.

The sources are the recorded counterexamples of the museum and of the tutorials' claims. Each is replayed by the rules
of the protocol in question, with the larger of the given bounds and its own. So every result is a run of that protocol,
whichever protocol the trace was recorded for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tideproof.counterexamples.museum.cases import cases
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, ModelError, option
from tideproof.model.language.system import System
from tideproof.model.runs.lasso import fails_at, with_loop
from tideproof.model.runs.replay import ReplayError, replay
from tideproof.model.runs.trace import Trace, TraceError
from tideproof.properties.claims.outcomes import kept_traces


@dataclass(frozen=True)
class Known:
    """A run of `steps` steps that violates a property with `larger` bounds; `case` is its name in the museum."""

    property: Property
    steps: int
    larger: Mapping[str, int]
    shown: str
    case: str

    def __str__(self) -> str:
        what = f"{'finds' if self.property.is_witness else 'violates'} it with {self.shown}"
        shown = f" (see tideproof museum {self.case})" if self.case else ""
        return f"{self.property.name}: a known run of {self.steps} steps {what}{shown}"

    def to_json(self) -> dict[str, Any]:
        about = {"property": self.property.name, "steps": self.steps, "larger": dict(self.larger)}
        return {**about, "museum": self.case or None}


def known_violations(protocol: Protocol, bounds: Bounds, prop: Property, of_sizes_alone: bool) -> list[Known]:
    """The nearest violation with larger sizes and, unless `of_sizes_alone`, the nearest that needs other options."""
    found: dict[bool, Known] = {}
    systems: dict[Bounds, System] = {}
    for of_sizes, _, trace, larger, case in sorted(_candidates(protocol, bounds, prop), key=lambda c: c[:2]):
        if of_sizes in found or (of_sizes_alone and not of_sizes):
            continue
        try:
            both = protocol.bounded(**{**bounds, **larger})
            system = systems.setdefault(both, systems.get(both) or watched(protocol, both, [prop]))
            run = with_loop(replay(system, trace.steps_in(system)), trace.loop_from)
        except (ReplayError, TraceError, ModelError, ValueError):
            continue  # the protocol lacks these bounds or steps
        steps = fails_at(run, prop)
        if steps is not None:
            specs = {spec.name: spec for spec in protocol.bounds}
            shown = " ".join(f"{option(name)} {specs[name].show(value)}" for name, value in larger.items())
            found[of_sizes] = Known(prop, steps, larger, shown, case)
    return [found[of_sizes] for of_sizes in (True, False) if of_sizes in found]


Candidate = tuple[bool, tuple[int, ...], Trace, dict[str, int], str]


def _candidates(protocol: Protocol, bounds: Bounds, prop: Property) -> Iterator[Candidate]:
    """The recorded runs that violate the property, with the bounds that must be larger."""
    recorded = [(c.trace, c.name) for c in cases() if c.trace.property == prop.name]
    optional = {spec.name for spec in protocol.bounds if spec.optional}
    for trace, case in (*recorded, *((trace, "") for trace in kept_traces(prop.name))):
        larger = _larger(protocol, bounds, trace)
        if larger:
            more = sum(abs(value - bounds[name]) for name, value in larger.items())
            near = len(larger), more, len(trace.actions), trace.protocol != protocol.name
            yield optional.isdisjoint(larger), near, trace, larger, case


def _larger(protocol: Protocol, bounds: Bounds, trace: Trace) -> dict[str, int] | None:
    """The bounds of the trace that are above the given ones.

    None if the protocol lacks a bound, or its setting differs, such as another word of --acks.
    """
    specs = {spec.name: spec for spec in protocol.bounds}
    larger: dict[str, int] = {}
    for name, value in trace.bounds.items():
        if name not in specs:
            if value:
                return None
        elif specs[name].words and value != bounds[name]:
            if bounds[name] != specs[name].default and value != specs[name].default:
                return None
            if value != specs[name].default:
                larger[name] = value
        elif value > bounds[name]:
            larger[name] = value
    return larger
