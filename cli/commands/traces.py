"""`tideproof show` and `tideproof replay`: counterexamples from files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.choices import choose_protocol, open_trace
from tideproof.cli.commands.on_brokers import replay_on_brokers
from tideproof.cli.errors import ALL_HOLD, UserError, exit_status
from tideproof.cli.output import note
from tideproof.cli.progress import Progress
from tideproof.cli.report import Part, Report
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.registry import FORMATS
from tideproof.counterexamples.formats.text import judgement, print_text, print_twin
from tideproof.counterexamples.twin import Twin
from tideproof.model.language.properties import Status, Verdict
from tideproof.properties.engines.base import step_json, verdict_json


class ExpectedStatus(StrEnum):
    HOLDS = "holds"
    VIOLATED = "violated"


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
        raise UserError("--time-limit is for what could have prevented the violation, which is not asked for here")
    return shown(open_trace(trace, protocol), form, output, under, why, time_limit)


def refuse_twin(under: str | None, form: Form) -> None:
    """Raises UserError where another protocol is named for a form that shows one run."""
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
    """An opened trace in this form, on standard output or in a file."""
    if under is not None:
        opened = replace(opened, twin=_twin(opened, under))
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
    """The path of the file of the protocol from the folder of the test, which without `output` is the present one.

    It is absolute where there is no other one. Folders are real ones: what is above a link is not above its target.
    """
    folder, name = os.path.split(opened.trace.protocol_file)
    path = str(Path(folder).resolve() / name)
    try:
        return os.path.relpath(path, (output.parent if output else Path()).resolve())
    except ValueError:  # on another drive
        return path


def _twin(opened: Counterexample, under: str) -> Twin:
    """The same schedule under the protocol of this name. ValueError where there is none."""
    return opened.under(choose_protocol(under)[0])


def replay_command(
    trace: options.TraceFile,
    under: options.Under = None,
    expect: Annotated[
        ExpectedStatus,
        typer.Option(help="With `violated`, the exit status is 0 if the property is violated, and 1 if not."),
    ] = ExpectedStatus.HOLDS,
    protocol: options.ProtocolFile = None,
    on: Annotated[
        str | None,
        options.release_option(
            "Do it on real brokers of this release, as in kafka:2.1.1.", rich_help_panel=options.BROKERS
        ),
    ] = None,
    repeat: Annotated[int, typer.Option(min=1, help="Replay it so many times.", rich_help_panel=options.BROKERS)] = 1,
    keep: Annotated[
        Path | None,
        typer.Option(
            help="Keep segments, checkpoints, broker logs and a report in this folder.", rich_help_panel=options.BROKERS
        ),
    ] = None,
    jars: Annotated[
        Path | None,
        typer.Option(
            help="A folder with the jars of the release; by default Maven fetches them.",
            rich_help_panel=options.BROKERS,
        ),
    ] = None,
    record: Annotated[
        Path | None,
        options.file_option(
            help="Write what the brokers said to each other to this file, for `validate`.",
            rich_help_panel=options.BROKERS,
        ),
    ] = None,
    kraft: options.KRaftMode = False,
    as_json: options.Json = False,
) -> Report:
    """Replay a trace by the rules and decide its property again. Of the file only the actions are used.

    --under runs the same schedule under another protocol: the same elections, the same messages to the same brokers,
    other rules. Steps that those rules do not allow are left out and listed.

    --on does every step on real brokers, and compares them after each with the protocol that models the release. It
    needs Java 17, Maven and tideproof\\[real].

    [bold]Examples[/bold]

    tideproof replay loss.json --expect violated

    tideproof replay loss.json --under kip-101

    tideproof replay loss.json --on kafka:0.10.2.2
    """
    opened = open_trace(trace, protocol)
    expect_violated = expect is ExpectedStatus.VIOLATED
    if on is not None:
        return replay_on_brokers(opened, on, under, repeat, keep, jars, record, kraft, expect_violated)
    options.refuse_for(True, "is for --on", repeat=None if repeat == 1 else repeat, keep=keep, jars=jars, record=record,
                       kraft=kraft or None)  # fmt: skip
    twin = None if under is None else _twin(opened, under)
    run = opened.run if twin is None else twin.other
    violated_at = run.first_violation(opened.property.on_ints)
    verdict = Verdict(opened.property, Status.NO_COUNTEREXAMPLE, f"in this schedule of {len(run.steps)} steps")
    if violated_at is not None:
        verdict = Verdict(opened.property, Status.VIOLATED, "", run.steps[:violated_at])
    data: dict[str, Any] = {
        "protocol": run.system.protocol.name,
        "trace_protocol": opened.trace.protocol,
        "bounds": dict(run.system.bounds),
        "steps": len(opened.run.steps),
        **verdict_json(verdict),
    }
    if twin is not None:
        data["under"] = {
            "protocol": run.system.protocol.name,
            "diverged_at": twin.diverged_at,
            "refused": [{"step": number, "reason": why} for number, why in twin.refused.items()],
            "actions": [step_json(step) for step in run.steps],
        }
    return Report(exit_status([verdict.outcome()], expect_violated), _replay_text(opened, twin), data)


def _replay_text(opened: Counterexample, twin: Twin | None) -> Iterator[Part]:
    bounds, steps = opened.run.system.bounds, len(opened.run.steps)
    yield Text.from_markup(f"[bold]{opened.trace.protocol}[/bold] {bounds}: {steps} steps, all enabled")
    yield judgement(opened.property, opened.violated_at, steps)
    if twin is not None:
        yield ""
        yield lambda out: print_twin(out, twin, opened.property, opened.account)
