"""A trace as the file that `check --trace` writes, which every command reads again."""

from __future__ import annotations

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.base import Format


def to_json(c: Counterexample) -> str:
    """The trace and what it violates, without the explanation."""
    return c.trace.to_json().decode()


JSON = Format("json", to_json)
