"""`tideproof museum`: the kept traces of real flaws, with their stories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Annotated

import typer
from rich.text import Text

from tideproof.cli import completion, options
from tideproof.cli.choices import look_up
from tideproof.cli.commands.show import TEXT, Form, Why, refuse_twin, shown
from tideproof.cli.errors import ALL_HOLD, UserError
from tideproof.cli.output import note
from tideproof.cli.report import Part, Report, definitions
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.book import to_museum
from tideproof.counterexamples.museum.cases import RENAMED, Case, cases
from tideproof.counterexamples.replayed import evidence
from tideproof.model.language.names import find_named
from tideproof.model.protocols.catalogue import PROTOCOLS


def museum_command(
    case: Annotated[
        str | None,
        typer.Argument(help="The counterexample to show.", show_default=False, autocompletion=completion.museum_cases),
    ] = None,
    form: Annotated[Form | None, typer.Option("--as", help="Show the trace in this format.")] = None,
    output: options.Output = None,
    under: options.Under = None,
    why: Why = True,
) -> Report:
    """List recorded counterexamples of real flaws, or show one: its story and its trace.

    [bold]Examples[/bold]
        tideproof museum
        tideproof museum lagging-high-watermark
        tideproof museum lagging-high-watermark --as html --under kip-101 -o loss.html
        tideproof museum --as html -o museum.html       [dim]all of them as one page, with traces to play[/dim]
    """
    known = {r.name: r for r in cases()}
    if case is None:
        if under or form not in (None, Form("html")) or (output and form is None):
            raise UserError(
                "all counterexamples are one page (--as html); other forms, and --under, need the name of one; "
                "`tideproof museum` lists them"
            )
        if form is None:
            return Report(ALL_HOLD, _list([*known.values()]))
        how = ": open it in a browser; #NAME is a case, #trace-NAME/step=N a moment of it."
        return Report.of_text(ALL_HOLD, _page([*known.values()]), output, how)
    chosen = find_named("recorded counterexample", case, known, RENAMED, "tideproof museum", note)
    refuse_twin(under, form or TEXT)
    return shown(_opened(chosen), form or TEXT, output, under, why)


def _opened(case: Case) -> Counterexample:
    done = evidence().summary(case.name)  # by unmodified brokers of those releases on which the schedule was driven
    replayed = [("On unmodified brokers", done)] if done else []
    return replace(
        look_up(case.trace), title=case.title, story=(*case.story, ("The same schedule", _fixed(case)), *replayed)
    )


def _page(found: Sequence[Case]) -> str:
    """One page of all cases, each with the same schedule under the fixed rules, if rules fixed it."""
    twins: list[tuple[Case, Counterexample]] = []
    for case in found:
        opened = _opened(case)
        twin = None if case.fixed_with else opened.under(PROTOCOLS[case.fixed_by])
        twins.append((case, replace(opened, twin=twin)))
    return to_museum(twins)


def _list(found: Sequence[Case]) -> Iterator[Part]:
    for section, members in groupby(found, key=lambda r: r.section):
        yield Text(section, style="bold underline")
        rows = ((r.name, f"{r.title} ({r.kip})") for r in members)
        yield definitions(rows, least=max(len(r.name) for r in found))
    yield Text("Show one: tideproof museum NAME", style="dim")


def _fixed(case: Case) -> str:
    """The protocol or settings under which the schedule is harmless, and the command that shows it."""
    if not case.fixed_with:
        return f"It does no harm under {case.fixed_by}: tideproof museum {case.name} --under {case.fixed_by}."
    specs = {spec.name: spec for spec in PROTOCOLS[case.fixed_by].bounds}
    settings = " ".join(f"{specs[name].option} {specs[name].show(n)}" for name, n in case.fixed_with.items())
    whose = "the same protocol" if case.fixed_by == case.trace.protocol else case.fixed_by
    return f"It does no harm under {whose} with {settings}."
