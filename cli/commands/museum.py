"""`tideproof museum`: the kept traces of real flaws, with their stories."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tideproof.cli import completion, options, report
from tideproof.cli.choices import look_up, note
from tideproof.cli.commands.traces import TEXT, WITH_TWIN, Form, Under, Why, show, twin_of
from tideproof.cli.errors import UserError, user_errors
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
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write it to this file.")] = None,
    under: Under = None,
    why: Why = True,
) -> int:
    """List recorded counterexamples of real flaws, or show one: its story and its trace.

    [bold]Examples[/bold]

    tideproof museum

    tideproof museum lagging-high-watermark

    tideproof museum lagging-high-watermark --as html --under kip-101 -o loss.html

    tideproof museum --as html -o museum.html       [dim]all of them as one page, with traces to play[/dim]
    """
    out, _ = report.consoles()
    known = {r.name: r for r in cases()}
    if case is None:
        if under or form not in (None, Form("html")) or (output and form is None):
            raise UserError(
                "all counterexamples are one page (--as html); other forms, and --under, need the name of one; "
                "`tideproof museum` lists them"
            )
        options.refuse_unwritable(output)
        if form is None:
            _print_all(out, list(known.values()))
        else:
            _write_all(list(known.values()), output)
        return 0
    with user_errors():
        chosen = find_named("recorded counterexample", case, known, RENAMED, "tideproof museum", note)
    if under is not None and form not in {None, *WITH_TWIN}:
        raise UserError(f"--under goes with --as {' or '.join(sorted(WITH_TWIN))}, not with {form}")
    options.refuse_unwritable(output)
    opened = _opened(chosen)
    if under is not None:
        twin_of(opened, under)  # what cannot be is refused before anything is printed
    show(opened, form or TEXT, output, under, why, None)
    return 0


def _opened(case: Case) -> Counterexample:
    story = (*case.story, ("The same schedule", _fixed(case)), *_replayed(case))
    return replace(look_up(case.trace), title=case.title, story=story)


def _replayed(case: Case) -> list[tuple[str, str]]:
    """What unmodified brokers did, of those releases on which the schedule was driven."""
    done = evidence().summary(case.name)
    return [("On unmodified brokers", done)] if done else []


def _write_all(found: Sequence[Case], output: Path | None) -> None:
    """One page of all, each with the same schedule under the rules that fixed it, where rules did."""
    sections: dict[str, list[tuple[str, Counterexample]]] = {}
    for case in found:
        opened = _opened(case)
        twin = None if case.fixed_with else opened.under(PROTOCOLS[case.fixed_by])
        sections.setdefault(case.section, []).append((case.name, replace(opened, twin=twin)))
    page = to_museum(sections)
    if output is None:
        sys.stdout.write(page)
    else:
        how = ": open it in a browser; #NAME is a case, #trace-NAME/step=N a moment of it."
        options.write_output(output, page.encode(), how)


def _print_all(out: Console, found: Sequence[Case]) -> None:
    for section, members in groupby(found, key=lambda r: r.section):
        out.print(section, style="bold underline")
        rows = ((r.name, f"{r.title} ({r.kip})") for r in members)
        out.print(report.definitions(rows, least=max(len(r.name) for r in found)))
    out.print("Show one: tideproof museum NAME", style="dim")


def _fixed(case: Case) -> str:
    """Where the schedule does no harm, and how to see that."""
    if not case.fixed_with:
        return f"It does no harm under {case.fixed_by}: tideproof museum {case.name} --under {case.fixed_by}."
    specs = {spec.name: spec for spec in PROTOCOLS[case.fixed_by].bounds}
    settings = " ".join(f"{specs[name].option} {specs[name].show(n)}" for name, n in case.fixed_with.items())
    whose = "the same protocol" if case.fixed_by == case.trace.protocol else case.fixed_by
    return f"It does no harm under {whose} with {settings}."
