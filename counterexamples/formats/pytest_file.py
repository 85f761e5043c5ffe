"""A counterexample as a pytest file: the trace must violate the property, or reach the witness, at its end."""

from __future__ import annotations

import re
from dataclasses import replace

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats import Format
from tideproof.model.protocols.catalogue import PROTOCOLS


class NotPinnedError(ValueError):
    """There is no violation to pin, or no way to load the protocol again."""


def to_pytest(c: Counterexample) -> str:
    """The file. It contains the trace in the canonical form.

    It loads a user's own protocol from its file, whose path is absolute or relative to the test.
    """
    protocol, violated_at, prop = c.run.system.protocol, c.violated_at, c.property.name
    if violated_at is None:
        raise NotPinnedError("the trace violates nothing that a test could pin")
    own = PROTOCOLS.get(protocol.name) is not protocol
    if own and not c.trace.protocol_file:
        raise NotPinnedError(f"{protocol.name} is no protocol of the catalogue: name its file with --protocol FILE.py")
    trace = c.trace if c.property.is_promise else replace(c.trace, actions=c.trace.actions[:violated_at])
    shows = "finds" if c.property.is_witness else "violates"
    name = re.sub(r"\W+", "_", f"{protocol.name} {shows} {prop}").lower()
    lines = "\n".join(f"    {line!r}" for line in trace.to_json().decode().splitlines(keepends=True))
    # A trace cannot violate a witness, but it names its property like every trace.
    violates = "" if c.property.is_witness else f'violates="{prop}", '
    path = f", protocol=Path(__file__).parent / {c.trace.protocol_file!r}" if own else ""
    return f'''"""{protocol.name} {shows} {prop} after {violated_at} steps."""

{"from pathlib import Path" + chr(10) + chr(10) if own else ""}from tideproof.testing import assert_trace

TRACE = (
{lines}
)


def test_{name}() -> None:
    assert_trace(TRACE, {violates}after={violated_at}{path})
'''


PYTEST = Format("pytest", to_pytest)
