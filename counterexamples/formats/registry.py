"""The formats in which a counterexample can be shown, by the names that `tideproof show --as` knows.

A format is a function of a counterexample, and its line here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.page import to_page
from tideproof.counterexamples.formats.itf import to_itf
from tideproof.counterexamples.formats.markdown import to_markdown
from tideproof.counterexamples.formats.mermaid import to_mermaid
from tideproof.counterexamples.formats.pytest_file import to_pytest
from tideproof.counterexamples.formats.shiviz import to_shiviz
from tideproof.counterexamples.formats.text import to_text
from tideproof.counterexamples.formats.tla import to_tla, to_tla_config


@dataclass(frozen=True)
class Format:
    """A format. `explains`: it shows the notes of a counterexample; `twin`: and its twin.

    `write` raises ValueError, in words for the user, where a counterexample has no such form.
    """

    write: Callable[[Counterexample], str]
    explains: bool = False
    twin: bool = False


FORMATS: dict[str, Format] = {
    "text": Format(to_text, explains=True, twin=True),
    "html": Format(to_page, explains=True, twin=True),
    "markdown": Format(to_markdown, explains=True),
    "json": Format(lambda c: c.trace.to_json().decode()),
    "itf": Format(to_itf),
    "tla": Format(to_tla),
    "tla-config": Format(to_tla_config),
    "mermaid": Format(to_mermaid),
    "shiviz": Format(to_shiviz),
    "pytest": Format(to_pytest),
}
