"""A counterexample as text: the table of steps, the verdict, the account, and its twin."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich.console import Console
from rich.constrain import Constrain
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain.account import Account, account
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.surviving import surviving
from tideproof.counterexamples.formats import Format
from tideproof.counterexamples.twin import Twin
from tideproof.counterexamples.views.text import PROSE_COLUMNS, run_table, verdict_in_words
from tideproof.model.language.properties import Property
from tideproof.model.runs.lasso import fails_at
from tideproof.model.runs.replay import Run


def to_text(c: Counterexample) -> str:
    """The text for a file: plain, and as wide as it needs to be."""
    text = io.StringIO()
    print_text(Console(width=160, no_color=True, highlight=False, file=text), c)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


def print_text(out: Console, c: Counterexample) -> None:
    """Prints the trace, its account, and its twin."""
    run, prop = c.run, c.property
    if c.story:
        out.print(Text(c.title, style="bold underline"))
        for heading, text in c.story:
            out.print()
            out.print(heading, style="bold")
            out.print(Padding(Text(text), (0, 0, 0, 2)))
        out.print()
    out.print(f"[bold]{run.system.protocol.name}[/bold] {run.system.bounds}: {prop.name}")
    out.print()
    out.print(run_table(run, out.width))
    out.print()
    out.print(judgement(prop, c.violated_at, len(run.steps)))
    if c.account.sentences:
        out.print()
        out.print("Why, step by step:", style="bold")
        out.print(account_table(c.account.sentences))
        for note in c.notes:
            out.print()
            out.print(Text(note))
    if c.twin is not None:
        out.print()
        print_twin(out, c.twin, prop, c.account)


FAILURE_COLUMNS = 120


def failure_text(run: Run, prop: Property) -> str:
    """A failing run step by step and the whole account, as plain text."""
    text = io.StringIO()
    Console(file=text, width=FAILURE_COLUMNS, color_system=None).print(run_table(run, FAILURE_COLUMNS))
    sentences = [f"step {s.step}: {s.text}" for s in account(run, prop).sentences]
    lines = [line.rstrip() for line in text.getvalue().rstrip().splitlines()]
    return "\n".join([*lines, "", *sentences])


def account_table(sentences: Iterable[Fact]) -> Constrain:
    """The sentences of an account, each with its step."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold")
    table.add_column()
    before = None
    for sentence in sentences:
        table.add_row("" if sentence.step == before else str(sentence.step), Text(sentence.text))
        before = sentence.step
    return Constrain(table, PROSE_COLUMNS)


def judgement(prop: Property, violated_at: int | None, steps: int) -> Text:
    fails = violated_at is not None and not prop.is_witness
    bad = "yellow" if prop.is_witness else "bold red"
    style = "green" if (violated_at is None) != prop.is_witness else bad
    text = f"{verdict_in_words(prop, violated_at, steps)}{'. It says' if fails else ''}: {prop.meaning}"
    return Text(text, style=style)


def print_twin(out: Console, twin: Twin, prop: Property, failing: Account) -> None:
    """Prints the other run, with its differences and their reasons. `failing` is the account of the original run."""
    run = twin.other
    out.print(f"The same schedule under [bold]{run.system.protocol.name}[/bold]:")
    out.print()
    out.print(run_table(run, out.width, legend=False))
    out.print()
    if twin.diverged_at is None:
        out.print("Both runs are in the same state after every step.")
    else:
        what = "cannot be taken here" if twin.diverged_at in twin.refused else "leads to another state here"
        out.print(f"The runs differ from step {twin.diverged_at} of the schedule on, which {what}.")
        if twin.refused:
            out.print("A step that cannot be taken is left out, and the schedule goes on.")
    if sentences := surviving(twin, failing):
        out.print()
        out.print(f"Why, step by step of the schedule, under {run.system.protocol.name}:", style="bold")
        out.print(account_table(sentences))
    out.print()
    out.print(judgement(prop, fails_at(run, prop), len(run.steps)))


TEXT = Format("text", to_text, explains=True, twin=True)
