"""`tideproof claims`: what tutorials claim of the high watermark, and what was found."""

from __future__ import annotations

import io
import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tideproof.cli import options, report
from tideproof.cli.commands import claims_shown
from tideproof.cli.commands.claims_shown import Row
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError
from tideproof.cli.progress import Progress
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
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write it to this file.")] = None,
    question: Annotated[
        int | None, typer.Option("--question", "-q", help="Show the trace of this line of the table.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Decide it again, and say whether the verdicts are the same.")
    ] = False,
    as_json: options.Json = False,
) -> int:
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
    _refuse_contradictions(number, form, output, question, check, as_json)
    options.refuse_unwritable(output)
    rows = [_row(n) for n in ([number] if number else sorted(CLAIMS))]
    if check:
        return _check(rows[0])
    if as_json:
        _write(json.dumps([claims_shown.as_data(row) for row in rows]) + "\n", output)
    elif form is ClaimsForm.HTML:
        _write(claims_shown.as_page(rows), output, ": open it in a browser; #claim-NUMBER is a claim.")
    elif output is not None:
        _write(_as_text(rows, number, question), output)
    else:
        _print(report.consoles()[0], rows, number, question)
    return ALL_HOLD


def _number(given: str) -> int:
    number = int(given) if given.isascii() and given.isdigit() and len(given) < 4 else 0
    if number not in CLAIMS:
        raise UserError(f"there is no claim {given}; they are numbered from 1 to {len(CLAIMS)}")
    return number


def _print(out: Console, rows: list[Row], number: int | None, question: int | None) -> None:
    if number is None:
        claims_shown.print_all(out, rows)
    else:
        _open(out, rows[0], question)


def _as_text(rows: list[Row], number: int | None, question: int | None) -> str:
    """The same for a file: plain, and wide."""
    text = io.StringIO()
    _print(Console(width=120, no_color=True, highlight=False, file=text), rows, number, question)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


def _refuse_contradictions(
    number: int | None,
    form: ClaimsForm | None,
    output: Path | None,
    question: int | None,
    check: bool,
    as_json: bool,
) -> None:
    """Refuses what would be ignored."""
    shown = {"--as": form, "-o": output, "-q": question, "--json": as_json or None}
    for option, value in (("--check", check or None), ("-q", question)):
        if number is None and value is not None:
            raise UserError(f"{option} is for one claim: name its number")
    if check and (given := [option for option, value in shown.items() if value is not None]):
        raise UserError(f"--check decides a claim again, and does not go with {given[0]}")
    if as_json and form is not None:
        raise UserError("--json and --as are two forms: choose one")
    if question is not None and as_json:
        raise UserError("-q shows a trace, and --json has all of them")
    if form is ClaimsForm.HTML and number is not None:
        raise UserError("--as html is one page of all claims: leave the number out, and link to #claim-NUMBER")


def _row(number: int) -> Row:
    page, claim = CLAIMS[number]
    try:
        return Row(claim, answered(claim, stored(page)))
    except MissingOutcome as error:
        raise UserError(f"{error}: the installed files do not belong together; install Tideproof again") from None


def _write(text: str, output: Path | None, how: str = ".") -> None:
    if output is None:
        sys.stdout.write(text)
    else:
        options.write_output(output, text.encode(), how)


# One claim ------------------------------------------------------------------------------------------------------------


def _open(out: Console, row: Row, question: int | None) -> None:
    lines = row.lines
    if question is not None and not 1 <= question <= len(lines):
        raise UserError(f"-q {question}: the table of claim {row.claim.number} has lines 1 to {len(lines)}")
    claims_shown.print_one(out, row)
    chosen = row.telling() if question is None else question
    if chosen is None:
        return
    asked, outcome = lines[chosen - 1]
    if not isinstance(asked, Question) or outcome.trace is None:
        if question is not None:
            out.print(f"\nLine {question} has no trace: nothing was found against it.")
            claims_shown.print_command(out, asked, row.claim.number)
        return
    out.print()
    out.print(f"[bold]Line {chosen}[/bold], as short as can be:")
    out.print()
    print_text(out, Counterexample(outcome.trace, replayed(asked, outcome.trace), asked.asked_property))
    claims_shown.print_command(out, asked, row.claim.number)


def _check(row: Row) -> int:
    out, err = report.consoles()
    differ = 0
    with Progress(err) as progress:
        for number, (asked, kept) in enumerate(row.lines, start=1):
            progress.show(f"claim {row.claim.number}, line {number} of {len(row.lines)}: {claims_shown.what(asked)}")
            try:
                now = answer(asked, progress)
            except Interrupted as error:
                err.print(
                    f"tideproof: stopped at line {number} of {len(row.lines)}: {error}; {differ} differed before.",
                    markup=False,
                    soft_wrap=True,
                )
                return UNKNOWN
            same, shown = _same(now, kept), is_shown(asked, kept)
            differ += not (same and shown)
            claims_shown.print_checked(out, number, asked, now, kept, same, shown)
    verdict = row.judgement or "a rule, with nothing to judge"
    out.print(
        f"Claim {row.claim.number}: the verdicts are {'not ' if differ else ''}those that are recorded: {verdict}."
    )
    return VIOLATED if differ else ALL_HOLD


def _same(now: Outcome, kept: Outcome) -> bool:
    """Whether two outcomes agree: of several shortest traces any will do."""
    figures = [(o.status, o.depth, o.states, o.diameter, o.tried, o.found) for o in (now, kept)]
    return figures[0] == figures[1]
