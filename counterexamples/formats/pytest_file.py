"""A counterexample as a pytest file, which pins it: the trace replays, and violates the property with its last step.

Or finds it there, if it is a witness.
"""

from __future__ import annotations

import re
from dataclasses import replace

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats import Format
from tideproof.model.protocols.catalogue import PROTOCOLS


class NotPinnedError(ValueError):
    """There is nothing to pin, or no way to find the protocol again."""


def to_pytest(c: Counterexample) -> str:
    """The file. It has the trace as a text, in the canonical form, and is read as any trace is.

    A user's own protocol is loaded from its file, whose path is absolute or from the folder of the test.
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
    # A trace cannot violate a witness. It names what it finds, as every trace does.
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
