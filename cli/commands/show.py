"""`tideproof show`: a counterexample from a file, in any of its forms."""

from __future__ import annotations

import os
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli import options
from tideproof.cli.choices import choose_protocol, open_trace
from tideproof.cli.errors import ALL_HOLD, UserError
from tideproof.cli.output import Progress, note
from tideproof.cli.report import Report
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.registry import FORMATS
from tideproof.counterexamples.formats.text import print_text

Why = Annotated[
    bool,
    typer.Option(
        "--why/--no-why",
        help="Find what would have prevented the violation. It uses the exhaustive engine for some seconds.",
    ),
]
SECONDS_FOR_WHY = 10.0

Form = StrEnum("Form", {name.upper(): name for name in FORMATS})  # type: ignore[misc]
TEXT = Form("text")


def show_command(
    trace: options.TraceFile,
    form: Annotated[Form, typer.Option("--as", help="Output format.")] = TEXT,
    output: options.Output = None,
    under: options.Under = None,
    why: Why = True,
    details: Annotated[
        bool, typer.Option("--details", help="Also show the values of variables that make the property fail.")
    ] = False,
    time_limit: options.TimeLimit = None,
    protocol: options.ProtocolFile = None,
) -> Report:
    """Show a counterexample: every step, what it does to every broker, and why the property fails.

    --under also shows the same schedule under another protocol (text and html).

    [bold]Examples[/bold]
        tideproof check hw-truncation -p StrongIsr --trace loss.json
        tideproof show loss.json
        tideproof show loss.json --as html --under kip-320 -o loss.html
    """
    refuse_twin(under, form)
    if time_limit is not None and (not (FORMATS[form].explains and why)):
        raise UserError("--time-limit is for what could have prevented the violation, which --no-why leaves out")
    return shown(replace(open_trace(trace, protocol), details=details), form, output, under, why, time_limit)


def refuse_twin(under: str | None, form: Form) -> None:
    """Raises UserError if --under is given for a form that shows one run."""
    if under is not None and not FORMATS[form].twin:
        with_twin = sorted(name for name, form in FORMATS.items() if form.twin)
        raise UserError(f"--under goes with --as {' or '.join(with_twin)}, not with {form}")


def shown(
    opened: Counterexample,
    form: Form,
    output: Path | None,
    under: str | None,
    why: bool,
    time_limit: float | None = None,
) -> Report:
    """The report of an opened trace in this form, on standard output or in a file."""
    if under is not None:
        opened = replace(opened, twin=opened.under(choose_protocol(under)[0]))
    if why and FORMATS[form].explains:
        with Progress() as progress:
            opened = replace(opened, notes=tuple(opened.prevented_by(time_limit or SECONDS_FOR_WHY, progress)))
    if output is None and form is TEXT:
        return Report(ALL_HOLD, [lambda out: print_text(out, opened)])
    if form == "pytest" and opened.trace.protocol_file:
        opened = replace(opened, trace=replace(opened.trace, protocol_file=_from_test(opened, output)))
    try:
        content = FORMATS[form].write(opened)
    except ValueError as error:
        raise UserError(f"--as {form}: {error}") from None
    if form == "shiviz":
        from tideproof.counterexamples.formats.shiviz import PARSER

        note(f"The regular expression for ShiViz: {PARSER}")
    how = ": open it in a browser; #step=N is a moment of it." if form == "html" else "."
    return Report.of_text(ALL_HOLD, content, output, how)


def _from_test(opened: Counterexample, output: Path | None) -> str:
    """The path of the protocol's file relative to the folder of the test (without `output`, the working folder).

    It is absolute if there is no relative one. Symbolic links are resolved, because a link's parent is not its
    target's.
    """
    folder, name = os.path.split(opened.trace.protocol_file)
    path = str(Path(folder).resolve() / name)
    try:
        return os.path.relpath(path, (output.parent if output else Path()).resolve())
    except ValueError:  # on another drive
        return path
