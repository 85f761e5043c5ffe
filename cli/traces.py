"""`tideproof show` and `tideproof replay`: counterexamples from files."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.check import Expectation
from tideproof.cli.choices import choose_bounds, choose_protocol, open_trace
from tideproof.cli.errors import UserError, exit_status
from tideproof.counterexamples.replay import ReplayError, Run, replay
from tideproof.counterexamples.text import run_table
from tideproof.counterexamples.trace import Trace
from tideproof.counterexamples.twin import Twin, follow
from tideproof.model.protocol import Instance, System
from tideproof.properties.base import Property, Verdict, Word, watched

TraceFile = Annotated[Path, typer.Argument(help="A trace file, as `check --trace` writes it.", show_default=False)]
ProtocolFile = Annotated[
    str | None,
    typer.Option("--protocol", help="The Python file that defines the trace's protocol, where it is your own."),
]


class Form(StrEnum):
    TEXT = "text"
    JSON = "json"


@dataclass(frozen=True)
class Opened:
    """A trace file that has been read and replayed."""

    trace: Trace
    run: Run
    property: Property

    def violated_at(self) -> int | None:
        """The number of steps after which the property first fails."""
        return self.run.first_violation(self.property.holds)


def open_run(path: Path, protocol_file: str | None) -> Opened:
    """Reads and replays a trace. UserError where a step cannot be taken."""
    trace, system, prop, steps = open_trace(path, protocol_file)
    try:
        return Opened(trace, replay(system, steps), prop)
    except ReplayError as error:
        raise UserError(f"{path}: {error}") from None


def _as_text(opened: Opened) -> str:
    """The trace as text, for a file: plain, and as wide as it needs to be."""
    text = io.StringIO()
    _print_run(Console(width=160, no_color=True, highlight=False, file=text), opened)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


FORMS: dict[Form, Callable[[Opened], str]] = {
    Form.TEXT: _as_text,
    Form.JSON: lambda opened: opened.trace.to_json().decode(),
}


def show_command(
    trace: TraceFile,
    form: Annotated[Form, typer.Option("--as", help="In which form.")] = Form.TEXT,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write to this file.")] = None,
    protocol: ProtocolFile = None,
) -> int:
    """Show a counterexample: every step, and what it does to every broker.

    [bold]Examples[/bold]

    tideproof check hw-truncation -p StrongIsr --trace loss.json

    tideproof show loss.json
    """
    opened = open_run(trace, protocol)
    if output is not None:
        options.write_output(output, FORMS[form](opened).encode())
    elif form is Form.TEXT:
        _print_run(report.consoles()[0], opened)
    else:
        sys.stdout.write(FORMS[form](opened))
    return 0


def _print_run(out: Console, opened: Opened) -> None:
    run, prop = opened.run, opened.property
    out.print(f"[bold]{run.system.protocol.name}[/bold] {run.system.bounds}: {prop.name}")
    out.print()
    out.print(run_table(run, out.width))
    out.print()
    out.print(_judgement(prop, opened.violated_at(), len(run.steps)))


def _judgement(prop: Property, violated_at: int | None, steps: int) -> Text:
    if violated_at is None:
        return Text(f"{prop.name} holds after each of the {steps} steps: {prop.meaning}", style="green")
    when = "in the initial state" if violated_at == 0 else f"after step {violated_at}"
    return Text(f"{prop.name} fails {when}. It says: {prop.meaning}", style="bold red")


def replay_command(
    trace: TraceFile,
    under: Annotated[
        str | None, typer.Option("--under", help="Run the same schedule under this protocol.", show_default=False)
    ] = None,
    expect: Annotated[
        Expectation, typer.Option(help="With `violated`, a property that fails is status 0, and none is 1.")
    ] = Expectation.HOLDS,
    protocol: ProtocolFile = None,
    as_json: options.Json = False,
) -> int:
    """Judge a counterexample anew, trusting nothing in the file but the actions.

    With --under the same schedule is run under another protocol, as far as that goes: the same elections, the same
    messages to the same brokers, other rules.

    [bold]Examples[/bold]

    tideproof replay loss.json --expect violated

    tideproof replay loss.json --under kip-101
    """
    opened = open_run(trace, protocol)
    twin = None if under is None else follow(opened.run, _other_system(opened, under))
    run = opened.run if twin is None else twin.other
    violated_at = run.first_violation(opened.property.holds)
    verdict = _verdict(opened.property, run, violated_at)
    if as_json:
        print(json.dumps(_replay_json(opened, run, verdict, twin)))
    else:
        _print_replay(opened, run, violated_at, twin)
    return exit_status([verdict], expect_violated=expect is Expectation.VIOLATED)


def _other_system(opened: Opened, under: str) -> System:
    protocol, _ = choose_protocol(under)
    mine = opened.run.system.protocol
    if protocol.state is not mine.state:
        raise UserError(f"{protocol.name} has another kind of state than {mine.name}: no schedule runs under both")
    return watched(protocol, choose_bounds(protocol, opened.run.system.bounds), [opened.property])


def _verdict(prop: Property, run: Run, violated_at: int | None) -> Verdict:
    if violated_at is not None:
        return Verdict(prop, Word.VIOLATED, "", violated_at, run.steps[:violated_at])
    return Verdict(prop, Word.NOT_FOUND, f"in this schedule of {len(run.steps)} steps")


def _replay_json(opened: Opened, run: Run, verdict: Verdict, twin: Twin | None) -> dict[str, Any]:
    def taken(steps: tuple[Instance, ...]) -> list[dict[str, Any]]:
        return [report.step_json(step) for step in steps]

    data: dict[str, Any] = {
        "protocol": opened.trace.protocol,
        "bounds": dict(run.system.bounds),
        "steps": len(opened.run.steps),
        **report.verdict_json(verdict),
    }
    if twin is not None:
        data["under"] = {
            "protocol": run.system.protocol.name,
            "parted_at": twin.parted_at,
            "ended": twin.ended or None,
            "actions": taken(run.steps),
        }
    return data


def _print_replay(opened: Opened, run: Run, violated_at: int | None, twin: Twin | None) -> None:
    out, _ = report.consoles()
    out.print(f"[bold]{opened.trace.protocol}[/bold] {run.system.bounds}: {len(opened.run.steps)} steps, all enabled")
    if twin is None:
        out.print(_judgement(opened.property, violated_at, len(run.steps)))
        return
    out.print(_judgement(opened.property, opened.violated_at(), len(opened.run.steps)))
    out.print()
    out.print(f"The same schedule under [bold]{run.system.protocol.name}[/bold]:")
    out.print()
    out.print(run_table(run, out.width))
    out.print()
    if twin.parted_at is None:
        out.print("The two are in the same state after every step.")
    else:
        what = "is not taken" if len(run.steps) < twin.parted_at else "leads to different states"
        out.print(f"They part at step {twin.parted_at}, which {what}.")
    if twin.ended:
        left = len(opened.run.steps) - len(run.steps)
        out.print(f"It ends before step {len(run.steps) + 1} ({left} steps left): {twin.ended}.")
    out.print(_judgement(opened.property, violated_at, len(run.steps)))
