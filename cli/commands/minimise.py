"""`tideproof minimise`: a counterexample from which nothing can be left out."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

import typer
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.choices import open_trace, protocol_option
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError
from tideproof.cli.output import Progress, console_beside, note, write_output
from tideproof.cli.report import Part, Report
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.text import print_text
from tideproof.counterexamples.minimal import Keep, MinimalForm, minimal_form
from tideproof.counterexamples.views.text import verdict_in_words
from tideproof.model.language.properties import Property
from tideproof.model.runs.minimise import NotViolatedError, minimise
from tideproof.model.runs.natural import switches
from tideproof.properties.engines.base import step_json

SECONDS_TO_CONFIRM = 30.0


def minimise_command(
    trace: options.TraceFile,
    keep: Annotated[
        Keep,
        typer.Option(
            help="shortest: the shortest trace; natural: the way in which the given trace fails, even if it is longer."
        ),
    ] = Keep.SHORTEST,
    output: options.Output = None,
    time_limit: options.TimeLimit = None,
    protocol: options.ProtocolFile = None,
    as_json: options.Json = False,
) -> Report:
    """Make a counterexample minimal: its actions, then its configuration, then the order and names of its steps.

    The command prints what it guarantees: no action can be left out (1-minimal). If the exhaustive engine ends within
    --time-limit (30 s), it also prints whether the trace is the shortest of its configuration.

    [bold]Examples[/bold]
        tideproof minimise found.json -o minimal.json
        tideproof minimise found.json --keep natural
    """
    opened = open_trace(trace, protocol)
    console = console_beside(output, "output", as_json)
    reached = "the trace as it was given"
    with Progress() as progress:

        def show_line(line: str) -> None:
            nonlocal reached
            reached = line
            progress.show(f"minimising: {line}")

        try:
            minimised = minimise(opened.run, opened.property.on_ints, show_line)
            form = minimal_form(minimised, opened.property, keep, time_limit or SECONDS_TO_CONFIRM, progress)
        except NotViolatedError:
            said = verdict_in_words(opened.property, None, len(opened.run.steps))
            raise UserError(f"{trace}: {said}: there is nothing to minimise") from None
        except KeyboardInterrupt:
            note(f"stopped at {reached}")
            raise
    before, run = len(opened.run.steps), form.run
    minimal = Counterexample.of(run.system, opened.property, f"{opened.trace.engine}, minimised", run.steps)
    data = {
        "protocol": minimal.trace.protocol,
        "bounds": dict(run.system.bounds),
        "property": minimal.property.name,
        "steps": before,
        "depth": len(run.steps),
        "trace": [step_json(step) for step in run.steps],
        "one_minimal": True,
        "shortest": form.shortest,
        "replaced": form.replaced,
        "switches": switches(minimal.run),
        "seconds": round(minimised.seconds, 3),
    }
    kept = replace(minimal.trace, protocol_file=opened.trace.protocol_file)
    if output is not None:
        how = f"; see it with: tideproof show {shlex.quote(str(output))}{protocol_option(kept.protocol_file)}"
        write_output(output, kept.to_json(), how)
    return Report(UNKNOWN if form.interrupted else ALL_HOLD, _text(minimal, form, keep, before), data, console=console)


def _text(minimal: Counterexample, form: MinimalForm, keep: Keep, before: int) -> Iterator[Part]:
    yield lambda out: print_text(out, minimal)
    yield ""
    yield Text(f"{before} actions became {len(form.run.steps)}, in {form.run.system.bounds}.", style="bold")
    yield _guarantee(form, keep, minimal.property)


def _guarantee(form: MinimalForm, keep: Keep, prop: Property) -> str:
    """The guarantee about the minimal trace."""
    minimal = (
        "1-minimal: this schedule, without any one of its actions or in a configuration smaller by one, no longer "
        f"{'leads to the witness' if prop.is_witness else 'violates the property'}."
    )
    if form.shortest is None:
        return f"{minimal} Whether it is the shortest is not known: {form.unknown}."
    if not form.shortest:
        return f"{minimal} There is a shorter one in this configuration: --keep {Keep.SHORTEST} gives it."
    shortest = "The shortest in its configuration: the exhaustive engine finds none with fewer actions."
    if form.replaced is not None:
        shortest += f" It is the engine's own; leaving out actions of the given trace alone came to {form.replaced}."
    return f"{minimal} {shortest}"
