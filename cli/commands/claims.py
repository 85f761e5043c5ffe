"""`tideproof claims`: claims of tutorials about the high watermark, and the verdicts on them."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.commands import claims_shown
from tideproof.cli.commands.claims_shown import Row
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError
from tideproof.cli.output import Progress, note, standard_output
from tideproof.cli.report import Line, Part, Report, show
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.text import print_text
from tideproof.properties.claims import CLAIMS
from tideproof.properties.claims.base import Question
from tideproof.properties.claims.outcomes import (
    Interrupted,
    MissingOutcome,
    Outcome,
    answer,
    answered,
    is_shown,
    replayed,
    stored,
)


class ClaimsForm(StrEnum):
    TEXT = "text"
    HTML = "html"


def claims_command(
    claim: Annotated[
        str | None, typer.Argument(help="The claim to open, by its number.", show_default=False, metavar="[NUMBER]")
    ] = None,
    form: Annotated[ClaimsForm | None, typer.Option("--as", help="text or html: one page with all claims.")] = None,
    output: options.Output = None,
    question: Annotated[
        int | None, typer.Option("--question", "-q", help="Show the trace of this line of the table.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Decide it again, and say whether the verdicts are the same.")
    ] = False,
    as_json: options.Json = False,
) -> Report:
    """List what five tutorials claim of the high watermark, and what is true; or show one claim.

    A verdict is what engines decided: `true`, `false`, or `depends` on release and settings. Behind it are traces, and
    state spaces that were explored to their end; `--check` explores them again.

    [bold]Examples[/bold]
        tideproof claims
        tideproof claims 17                        [dim]acks=all and min.insync.replicas=2 lose nothing?[/dim]
        tideproof claims 17 -q 2                   [dim]the trace of the second line[/dim]
        tideproof claims 17 --check                [dim]decide it again[/dim]
        tideproof claims --as html -o claims.html  [dim]all of it as a page, with traces to play[/dim]
    """
    number = None if claim is None else _number(claim)
    html = form is ClaimsForm.HTML
    shown = {"--as": form, "-o": output, "-q": question, "--json": as_json or None}
    beside_check = next((option for option, value in shown.items() if value is not None), None)
    for would_be_ignored, why in (
        (number is None and check, "--check is for one claim: name its number"),
        (number is None and question is not None, "-q is for one claim: name its number"),
        (check and beside_check, f"--check decides a claim again, and does not go with {beside_check}"),
        (as_json and form is not None, "--json and --as are two forms: choose one"),
        (as_json and question is not None, "-q shows a trace, and --json has all of them"),
        (html and number, "--as html is one page of all claims: leave the number out, and link to #claim-NUMBER"),
    ):
        if would_be_ignored:
            raise UserError(why)
    rows = [_row(n) for n in ([number] if number else sorted(CLAIMS))]
    if check:
        return Report(_check(rows[0]))
    if as_json:
        return Report.of_text(ALL_HOLD, json.dumps([claims_shown.as_data(row) for row in rows]) + "\n", output)
    if html:
        how = ": open it in a browser; #claim-NUMBER is a claim."
        return Report.of_text(ALL_HOLD, claims_shown.as_page(rows), output, how)
    text = claims_shown.all_text(rows) if number is None else _open(rows[0], question)
    return Report(ALL_HOLD, text) if output is None else Report.of_text(ALL_HOLD, _plain(text), output)


def _number(given: str) -> int:
    number = int(given) if given.isascii() and given.isdigit() and len(given) < 4 else 0
    if number not in CLAIMS:
        raise UserError(f"there is no claim {given}; they are numbered from 1 to {len(CLAIMS)}")
    return number


def _plain(parts: Iterator[Part]) -> str:
    """The text for a file: plain and wide."""
    text = io.StringIO()
    show(Console(width=120, no_color=True, highlight=False, file=text), parts)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


def _row(number: int) -> Row:
    page, claim = CLAIMS[number]
    try:
        return Row(claim, answered(claim, stored(page)))
    except MissingOutcome as error:
        raise UserError(f"{error}: the installed files do not belong together; install Tideproof again") from None


# One claim ------------------------------------------------------------------------------------------------------------


def _open(row: Row, question: int | None) -> Iterator[Part]:
    lines = row.lines
    if question is not None and not 1 <= question <= len(lines):
        raise UserError(f"-q {question}: the table of claim {row.claim.number} has lines 1 to {len(lines)}")
    yield from claims_shown.one_text(row)
    chosen = row.telling() if question is None else question
    if chosen is None:
        return
    asked, outcome = lines[chosen - 1]
    if isinstance(asked, Question) and outcome.trace is not None:
        yield ""
        yield Text.from_markup(f"[bold]The shortest trace for line {chosen}:[/bold]")
        yield ""
        shown = Counterexample(outcome.trace, replayed(asked, outcome.trace), asked.asked_property)
        yield lambda out: print_text(out, shown)
    elif question is None:
        return
    else:
        yield f"\nLine {question} has no trace: nothing was found against it."
    yield ""
    yield Line(f"Repeat it with: {claims_shown.command(asked, row.claim.number)}")


def _check(row: Row) -> int:
    """Decides a claim again, printing each line when it is decided. Returns the exit status."""
    out, differ, lines = standard_output(), 0, row.lines
    with Progress() as progress:
        for number, (asked, kept) in enumerate(lines, start=1):
            progress.show(f"claim {row.claim.number}, line {number} of {len(lines)}: {claims_shown.described(asked)}")
            try:
                now = answer(asked, progress)
            except Interrupted as error:
                note(f"tideproof: stopped at line {number} of {len(lines)}: {error}; {differ} differed before.")
                return UNKNOWN
            same, shown = _same(now, kept), is_shown(asked, kept)
            differ += not (same and shown)
            line = f"{number:>3}  {claims_shown.described(asked)}: {claims_shown.found(asked, now)}"
            if not (same and shown):
                without = "" if shown else ", with a trace that does not show it"
                line += f", but what is kept is: {claims_shown.found(asked, kept)}{without}"
            show(out, [Line(line)])
    verdict = row.judgement or "a rule, with nothing to judge"
    are = f"Claim {row.claim.number}: the verdicts are {'not ' if differ else ''}those that are recorded"
    show(out, [f"{are}: {verdict}."])
    return VIOLATED if differ else ALL_HOLD


def _same(now: Outcome, kept: Outcome) -> bool:
    """Whether two outcomes agree; they may have different shortest traces."""
    if kept.or_fewer and now.depth and kept.depth:
        return now.depth <= kept.depth
    figures = [(o.status, o.depth, o.states, o.diameter, o.tried, o.found) for o in (now, kept)]
    return figures[0] == figures[1]
