"""The output formats of a counterexample, one module each; `registry` has them by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tideproof.counterexamples.counterexample import Counterexample


@dataclass(frozen=True)
class Format:
    """A format, by the name that `tideproof show --as` knows. `explains`: it shows the notes of a counterexample;
    `twin`: and its twin.

    `write` raises ValueError, in words for the user, where a counterexample has no such form.
    """

    name: str
    write: Callable[[Counterexample], str]
    explains: bool = False
    twin: bool = False
