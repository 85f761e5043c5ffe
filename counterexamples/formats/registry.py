"""The formats in which a counterexample can be shown, by the names that `tideproof show --as` knows.

A format is a function of a counterexample, and its line here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from tideproof.counterexamples.twin import Twin


@dataclass(frozen=True)
class Format:
    """A format. `explains`: it takes sentences about what could have prevented the violation; `twin`: and a twin.

    `write` is called with them, empty or None where it does not. It raises ValueError, in words for the user, where a
    counterexample has no such form.
    """

    write: Callable[[Counterexample, Sequence[str], Twin | None], str]
    explains: bool = False
    twin: bool = False


FORMATS: dict[str, Format] = {
    "text": Format(to_text, explains=True, twin=True),
    "html": Format(
        lambda c, notes, twin: to_page(c.run, c.property.refuted, c.property.meaning, c.account, notes, twin),
        explains=True,
        twin=True,
    ),
    "markdown": Format(
        lambda c, notes, _: to_markdown(
            c.run, c.property.name, c.property.meaning, c.account, c.trace.to_json().decode(), [*notes]
        ),
        explains=True,
    ),
    "json": Format(lambda c, *_: c.trace.to_json().decode()),
    "itf": Format(lambda c, *_: to_itf(c.run, c.property.name)),
    "tla": Format(lambda c, *_: to_tla(c.run, c.property.name)),
    "tla-config": Format(lambda c, *_: to_tla_config(c.run, c.property.name)),
    "mermaid": Format(lambda c, *_: to_mermaid(c.run, c.property.refuted, c.violated_at)),
    "shiviz": Format(lambda c, *_: to_shiviz(c.run)),
    "pytest": Format(lambda c, *_: to_pytest(c.run, c.property.name, c.violated_at, c.trace.to_json().decode())),
}
