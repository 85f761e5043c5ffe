"""A counterexample as a pytest file, which pins it: the trace replays, and violates the property where it did."""

from __future__ import annotations

import re

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.model.protocols.catalogue import PROTOCOLS


class NotImportableError(ValueError):
    """The protocol is the user's own, and a test has nowhere to import it from."""


def to_pytest(c: Counterexample) -> str:
    """The file. The trace stands in it as a text, in the canonical form, and is read as any trace is."""
    protocol, violated_at, property_name = c.run.system.protocol, c.violated_at, c.property.name
    if PROTOCOLS.get(protocol.name) is not protocol:
        raise NotImportableError(f"{protocol.name} is no protocol of the catalogue, so a test cannot import it")
    what = "holds" if violated_at is None else f"fails after step {violated_at}"
    name = re.sub(r"\W+", "_", f"{protocol.name} {property_name} {what}").lower()
    lines = "\n".join(f"    {line!r}" for line in c.trace.to_json().decode().splitlines(keepends=True))
    return f'''"""{protocol.name}: {property_name} {what}."""

from tideproof.model.runs.replay import replay
from tideproof.model.runs.trace import parse_trace
from tideproof.model.protocols.catalogue import named
from tideproof.model.language.properties import watched
from tideproof.properties.invariants.catalogue import PROPERTIES

TRACE = (
{lines}
)


def test_{name}() -> None:
    trace = parse_trace(TRACE.encode())
    protocol = named(trace.protocol)
    prop = next(p for p in PROPERTIES if p.name == trace.property)
    system = watched(protocol, trace.bounds_for(protocol), [prop])
    run = replay(system, trace.steps_in(system))
    assert run.first_violation(prop.holds) == {violated_at!r}
'''
