"""`tideproof show` and `tideproof replay`: counterexamples from files."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from tideproof.cli import completion, options, report
from tideproof.cli.choices import choose_protocol, open_trace
from tideproof.cli.commands.on_brokers import KRaftMode, replay_on_brokers
from tideproof.cli.errors import UserError, exit_status, user_errors
from tideproof.cli.progress import Progress
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.registry import FORMATS
from tideproof.counterexamples.formats.text import judgement, print_text, print_twin
from tideproof.counterexamples.twin import Twin
from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.runs.replay import Run
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
Under = Annotated[
    str | None,
    typer.Option(
        "--under",
        help="Run the same schedule under this protocol.",
        show_default=False,
        autocompletion=completion.protocols,
    ),
]
SECONDS_FOR_WHY = 10.0
_BROKERS = "Real brokers"

Form = StrEnum("Form", {name.upper(): name for name in FORMATS})  # type: ignore[misc]
TEXT = Form("text")
WITH_TWIN = [name for name, form in FORMATS.items() if form.twin]


def show_command(
    trace: options.TraceFile,
    form: Annotated[Form, typer.Option("--as", help="Output format.")] = TEXT,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write to this file.")] = None,
    under: Under = None,
    why: Why = True,
    time_limit: options.TimeLimit = None,
    protocol: options.ProtocolFile = None,
) -> int:
    """Show a counterexample: every step, what it does to every broker, and why the property fails.

    --under also shows the same schedule under another protocol (text and html).

    [bold]Examples[/bold]

    tideproof check hw-truncation -p StrongIsr --trace loss.json

    tideproof show loss.json

    tideproof show loss.json --as html --under kip-320 -o loss.html
    """
    if under is not None and form not in WITH_TWIN:
        raise UserError(f"--under goes with --as {' or '.join(sorted(WITH_TWIN))}, not with {form}")
    if time_limit is not None and (not (FORMATS[form].explains and why)):
        raise UserError("--time-limit is for what could have prevented the violation, which is not asked for here")
    options.positive("--time-limit", time_limit)
    options.refuse_unwritable(output)
    show(open_trace(trace, protocol), form, output, under, why, time_limit)
    return 0


def show(
    opened: Counterexample, form: Form, output: Path | None, under: str | None, why: bool, time_limit: float | None
) -> None:
    """Shows an opened trace on standard output or in a file."""
    out, err = report.consoles()
    if under is not None:
        opened = replace(opened, twin=twin_of(opened, under))
    if why and FORMATS[form].explains:
        with Progress(err) as progress:
            opened = replace(opened, notes=tuple(opened.prevented_by(time_limit or SECONDS_FOR_WHY, progress)))
    if output is None and form is TEXT:
        print_text(out, opened)
        return
    if form == "pytest" and opened.trace.protocol_file:
        opened = replace(opened, trace=replace(opened.trace, protocol_file=_from_test(opened, output)))
    try:
        content = FORMATS[form].write(opened)
    except ValueError as error:
        raise UserError(f"--as {form}: {error}") from None
    if output is not None:
        how = ": open it in a browser; #step=N is a moment of it." if form == "html" else "."
        options.write_output(output, content.encode(), how)
    else:
        sys.stdout.write(content)
    if form == "shiviz":
        from tideproof.counterexamples.formats.shiviz import PARSER

        err.print(f"The regular expression for ShiViz: {PARSER}", soft_wrap=True, markup=False)


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


def twin_of(opened: Counterexample, under: str) -> Twin:
    """The same schedule under the protocol of this name. UserError where there is none."""
    protocol, _ = choose_protocol(under)
    with user_errors():
        return opened.under(protocol)


def replay_command(
    trace: options.TraceFile,
    under: Under = None,
    expect: Annotated[
        ExpectedStatus,
        typer.Option(help="With `violated`, the exit status is 0 if the property is violated, and 1 if not."),
    ] = ExpectedStatus.HOLDS,
    protocol: options.ProtocolFile = None,
    on: Annotated[
        str | None,
        typer.Option(
            help="Do it on real brokers of this release, as in kafka:2.1.1.",
            rich_help_panel=_BROKERS,
            show_default=False,
            autocompletion=completion.releases,
        ),
    ] = None,
    repeat: Annotated[int, typer.Option(min=1, help="Replay it so many times.", rich_help_panel=_BROKERS)] = 1,
    keep: Annotated[
        Path | None,
        typer.Option(
            help="Keep segments, checkpoints, broker logs and a report in this folder.", rich_help_panel=_BROKERS
        ),
    ] = None,
    jars: Annotated[
        Path | None,
        typer.Option(
            help="A folder with the jars of the release; by default Maven fetches them.", rich_help_panel=_BROKERS
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            help="Write what the brokers said to each other to this file, for `validate`.", rich_help_panel=_BROKERS
        ),
    ] = None,
    kraft: KRaftMode = False,
    as_json: options.Json = False,
) -> int:
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
    if on is not None:
        violated = expect is ExpectedStatus.VIOLATED
        return replay_on_brokers(opened, on, under, repeat, keep, jars, record, kraft, violated, as_json)
    options.refuse_for(
        True,
        "is for --on",
        repeat=None if repeat == 1 else repeat,
        keep=keep,
        jars=jars,
        record=record,
        kraft=kraft or None,
    )
    twin = None if under is None else twin_of(opened, under)
    run = opened.run if twin is None else twin.other
    violated_at = run.first_violation(opened.property.on_ints)
    verdict = _verdict(opened.property, run, violated_at)
    if as_json:
        print(json.dumps(_replay_json(opened, run, verdict, twin)))
    else:
        _print_replay(opened, run, violated_at, twin)
    return exit_status([verdict.outcome()], expect_violated=expect is ExpectedStatus.VIOLATED)


def _verdict(prop: Property, run: Run, violated_at: int | None) -> Verdict:
    if violated_at is not None:
        return Verdict(prop, Status.VIOLATED, "", run.steps[:violated_at])
    return Verdict(prop, Status.NO_COUNTEREXAMPLE, f"in this schedule of {len(run.steps)} steps")


def _replay_json(opened: Counterexample, run: Run, verdict: Verdict, twin: Twin | None) -> dict[str, Any]:
    def taken(steps: tuple[Instance, ...]) -> list[dict[str, Any]]:
        return [step_json(step) for step in steps]

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
            "actions": taken(run.steps),
        }
    return data


def _print_replay(opened: Counterexample, run: Run, violated_at: int | None, twin: Twin | None) -> None:
    out, _ = report.consoles()
    bounds, steps = opened.run.system.bounds, len(opened.run.steps)
    out.print(f"[bold]{opened.trace.protocol}[/bold] {bounds}: {steps} steps, all enabled")
    if twin is None:
        out.print(judgement(opened.property, violated_at, len(run.steps)))
        return
    out.print(judgement(opened.property, opened.violated_at, len(opened.run.steps)))
    out.print()
    print_twin(out, twin, opened.property, opened.account)
