"""The output formats of a counterexample, one module each; `registry` has them by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tideproof.counterexamples.counterexample import Counterexample


@dataclass(frozen=True)
class Format:
    """A format, by its name for `tideproof show --as`.

    It shows the notes of a counterexample if `explains`, and the twin if `twin`. `write` raises ValueError, in words
    for the user, if a counterexample has no such form.
    """

    name: str
    write: Callable[[Counterexample], str]
    explains: bool = False
    twin: bool = False
