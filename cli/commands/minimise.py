"""`tideproof minimise`: a counterexample from which nothing can be left out."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from tideproof.cli import options, report
from tideproof.cli.choices import open_trace, protocol_option
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError
from tideproof.cli.progress import Progress
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
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write the minimal trace here.")] = None,
    time_limit: options.TimeLimit = None,
    protocol: options.ProtocolFile = None,
    as_json: options.Json = False,
) -> int:
    """Make a counterexample minimal: its actions, then its configuration, then the order and names of its steps.

    The command prints what it guarantees: no action can be left out (1-minimal). If the exhaustive engine ends within
    --time-limit (30 s), it also prints whether the trace is the shortest of its configuration.

    [bold]Examples[/bold]

    tideproof minimise found.json -o minimal.json

    tideproof minimise found.json --keep natural
    """
    options.positive("--time-limit", time_limit)
    options.refuse_unwritable(output)
    opened = open_trace(trace, protocol)
    _, err = report.consoles()
    out = options.console_beside(output, "output", as_json)
    reached = ""
    with Progress(err) as progress:

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
            err.print(f"stopped at {reached or 'the trace as it was given'}", highlight=False)
            raise
    status = UNKNOWN if form.interrupted else ALL_HOLD
    run = form.run
    minimal = Counterexample.of(run.system, opened.property, f"{opened.trace.engine}, minimised", run.steps)
    if output is not None:
        kept = replace(minimal.trace, protocol_file=opened.trace.protocol_file)
        how = f"; see it with: tideproof show {shlex.quote(str(output))}{protocol_option(kept)}"
        options.write_output(output, kept.to_json(), how)
    if as_json:
        print(json.dumps(_as_json(opened, minimal, form, minimised.seconds)))
        return status
    print_text(out, minimal)
    out.print()
    out.print(f"{len(opened.run.steps)} actions became {len(run.steps)}, in {run.system.bounds}.", style="bold")
    out.print(_guarantee(form, keep, opened.property), highlight=False)
    return status


def _guarantee(form: MinimalForm, keep: Keep, prop: Property) -> str:
    """What is known of the minimal trace, in a sentence or two."""
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


def _as_json(opened: Counterexample, minimal: Counterexample, form: MinimalForm, seconds: float) -> dict[str, Any]:
    return {
        "protocol": minimal.trace.protocol,
        "bounds": dict(minimal.run.system.bounds),
        "property": minimal.property.name,
        "steps": len(opened.run.steps),
        "depth": len(minimal.run.steps),
        "trace": [step_json(step) for step in minimal.run.steps],
        "one_minimal": True,
        "shortest": form.shortest,
        "replaced": form.replaced,
        "switches": switches(minimal.run),
        "seconds": round(seconds, 3),
    }
