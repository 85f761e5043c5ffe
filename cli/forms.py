"""The forms in which a trace is shown: text, and what other tools read."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tideproof.cli.errors import UserError
from tideproof.cli.opened import Opened
from tideproof.counterexamples.formats.html.page import to_page
from tideproof.counterexamples.formats.itf import to_itf
from tideproof.counterexamples.formats.markdown import to_markdown
from tideproof.counterexamples.formats.mermaid import to_mermaid
from tideproof.counterexamples.formats.pytest_file import NotImportableError, to_pytest
from tideproof.counterexamples.formats.shiviz import to_shiviz
from tideproof.counterexamples.formats.tla import NotPublishedError, to_tla, to_tla_config
from tideproof.counterexamples.twin import Twin
from tideproof.counterexamples.views.text import run_table
from tideproof.model.language.properties import Property


class Form(StrEnum):
    TEXT = "text"
    HTML = "html"
    MARKDOWN = "markdown"
    JSON = "json"
    ITF = "itf"
    TLA = "tla"
    TLA_CONFIG = "tla-config"
    MERMAID = "mermaid"
    SHIVIZ = "shiviz"
    PYTEST = "pytest"


@dataclass(frozen=True)
class Shown:
    """What is shown: an opened trace, what could have prevented the violation, and the twin, if one was asked for."""

    opened: Opened
    notes: list[str]
    twin: Twin | None = None


WITH_ACCOUNT = {Form.TEXT, Form.HTML, Form.MARKDOWN}
"""The forms that tell why, and so need the notes."""

WITH_TWIN = {Form.TEXT, Form.HTML}
"""The forms that can show a run and its twin."""


def in_form(form: Form, shown: Shown) -> str:
    """The trace in a form. UserError where it has none."""
    try:
        return _FORMS[form](shown)
    except (NotPublishedError, NotImportableError) as error:
        raise UserError(f"--as {form}: {error}") from None


def _as_text(shown: Shown) -> str:
    """The trace as text, for a file: plain, and as wide as it needs to be."""
    text = io.StringIO()
    print_shown(Console(width=160, no_color=True, highlight=False, file=text), shown)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


def _trace(shown: Shown) -> str:
    return shown.opened.trace.to_json().decode()


def _as_page(shown: Shown) -> str:
    opened = shown.opened
    return to_page(opened.run, opened.property.refuted, opened.property.meaning, opened.told, shown.notes, shown.twin)


def _as_markdown(shown: Shown) -> str:
    opened = shown.opened
    return to_markdown(
        opened.run, opened.property.name, opened.property.meaning, opened.told, _trace(shown), shown.notes
    )


def _named(write: Callable[..., str]) -> Callable[[Shown], str]:
    return lambda shown: write(shown.opened.run, shown.opened.property.name)


_FORMS: dict[Form, Callable[[Shown], str]] = {
    Form.TEXT: _as_text,
    Form.HTML: _as_page,
    Form.MARKDOWN: _as_markdown,
    Form.JSON: _trace,
    Form.ITF: _named(to_itf),
    Form.TLA: _named(to_tla),
    Form.TLA_CONFIG: _named(to_tla_config),
    Form.MERMAID: lambda shown: to_mermaid(shown.opened.run, shown.opened.property.refuted, shown.opened.violated_at()),
    Form.SHIVIZ: lambda shown: to_shiviz(shown.opened.run),
    Form.PYTEST: lambda shown: to_pytest(
        shown.opened.run, shown.opened.property.name, shown.opened.violated_at(), _trace(shown)
    ),
}


# Text -----------------------------------------------------------------------------------------------------------------


def print_shown(out: Console, shown: Shown) -> None:
    """The trace, what is to be said of it, and its twin."""
    opened = shown.opened
    run, prop = opened.run, opened.property
    out.print(f"[bold]{run.system.protocol.name}[/bold] {run.system.bounds}: {prop.name}")
    out.print()
    out.print(run_table(run, out.width))
    out.print()
    out.print(judgement(prop, opened.violated_at(), len(run.steps)))
    print_account(out, shown)
    if shown.twin is not None:
        out.print()
        print_twin(out, shown.twin, prop)


def print_account(out: Console, shown: Shown) -> None:
    """Why the property fails: a sentence a line, the step it belongs to in front."""
    if not shown.opened.told.sentences:
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold")
    table.add_column()
    before = None
    for sentence in shown.opened.told.sentences:
        table.add_row("" if sentence.step == before else str(sentence.step), Text(sentence.text))
        before = sentence.step
    out.print()
    out.print("Why, step by step:", style="bold")
    out.print(table)
    for note in shown.notes:
        out.print()
        out.print(Text(note))


def judgement(prop: Property, violated_at: int | None, steps: int) -> Text:
    when = "in the initial state" if violated_at == 0 else f"after step {violated_at}"
    if prop.is_witness:
        found = f"is not found in {steps} steps" if violated_at is None else f"is found {when}"
        return Text(f"{prop.name} {found}: {prop.meaning}", style="yellow" if violated_at is None else "green")
    if violated_at is None:
        return Text(f"{prop.name} holds after each of the {steps} steps: {prop.meaning}", style="green")
    return Text(f"{prop.name} fails {when}. It says: {prop.meaning}", style="bold red")


def print_twin(out: Console, twin: Twin, prop: Property) -> None:
    """The other run, where the two part, and what the other protocol does not take."""
    run = twin.other
    out.print(f"The same schedule under [bold]{run.system.protocol.name}[/bold]:")
    out.print()
    out.print(run_table(run, out.width))
    out.print()
    if twin.parted_at is None:
        out.print("The two are in the same state after every step.")
    else:
        what = "is not taken here" if twin.parted_at in twin.refused else "leads to different states"
        out.print(f"They part at step {twin.parted_at} of the schedule, which {what}.")
    for number, why in twin.refused.items():
        out.print(Text(f"Step {number} is left out, and the schedule goes on: {why}."))
    out.print(judgement(prop, run.first_violation(prop.holds), len(run.steps)))
