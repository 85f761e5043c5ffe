"""`tideproof check`: decides properties of one protocol."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli import options, report
from tideproof.cli.choices import choose_bounds, choose_properties, choose_protocol
from tideproof.cli.errors import exit_status
from tideproof.cli.progress import Progress
from tideproof.properties.exhaustive import Exploration, explore


class Engine(StrEnum):
    EXHAUSTIVE = "exhaustive"


class Expectation(StrEnum):
    HOLDS = "holds"
    VIOLATED = "violated"


def check_command(
    protocol: Annotated[str, typer.Argument(help="A protocol's name, or a Python file that defines one.")],
    replicas: options.Replicas = None,
    log_size: options.LogSize = None,
    records: options.Records = None,
    epochs: options.Epochs = None,
    versions: options.Versions = None,
    spares: options.Spares = None,
    properties: options.Properties = None,
    engine: Annotated[Engine, typer.Option(help="How to look for an answer.")] = Engine.EXHAUSTIVE,
    expect: Annotated[
        Expectation, typer.Option(help="With `violated`, a property that fails is status 0, and none is 1.")
    ] = Expectation.HOLDS,
    as_json: options.Json = False,
    trace: Annotated[
        Path | None, typer.Option("--trace", help="Write the counterexample here, if there is one.")
    ] = None,
    time_limit: options.TimeLimit = None,
    memory_limit: options.MemoryLimit = None,
) -> int:
    """Decide whether properties hold of a protocol, in every state it can reach.

    Without --property: all properties of the protocol that need no ghost, and the whole state space. With --property
    the search ends as soon as each of them is violated.

    [bold]Examples[/bold]

    tideproof check kip-320 -p StrongIsr

    tideproof check hw-truncation --replicas 2 --log-size 3 --records 3 --epochs 3

    tideproof check kip-279 -p StrongIsr --expect violated --trace loss.json   [dim]a known flaw as a CI step[/dim]

    tideproof check ./my_protocol.py -p CommittedRecordsSurvive                [dim]a protocol of your own[/dim]
    """
    _, err = report.consoles()
    chosen, known = choose_protocol(protocol)
    given = {"replicas": replicas, "log_size": log_size, "records": records, "epochs": epochs}
    given |= {"versions": versions, "spares": spares}
    bounds = choose_bounds(chosen, given)
    asked = choose_properties(properties or [], known, chosen)
    options.positive("--time-limit", time_limit)
    options.positive("--memory-limit", memory_limit)
    options.refuse_unwritable(trace)
    with Progress(err) as progress:
        progress.compiling(chosen.name)
        found = explore(
            chosen,
            bounds,
            asked,
            stop_when_decided=bool(properties),
            time_limit=time_limit,
            memory_limit=None if memory_limit is None else int(memory_limit * 2**30),
            progress=progress.exploration,
        )
    with found:
        shown = report.to_show(found.verdicts)
        if trace is not None and shown is not None:
            options.write_output(trace, report.trace_of(shown, found).to_json())
        if as_json:
            print(json.dumps(report.exploration_json(found)))
        else:
            _print(found, trace)
        return exit_status(found.verdicts, expect_violated=expect is Expectation.VIOLATED)


def _print(found: Exploration, trace: Path | None) -> None:
    out, _ = report.consoles()
    out.print(f"[bold]{found.system.protocol.name}[/bold] {found.system.bounds}")
    out.print(report.verdict_table(found.verdicts))
    for verdict in found.verdicts:
        if verdict.property.remark:
            out.print(f"{verdict.property.name}: {verdict.property.remark}", style="dim")
    out.print(report.exploration_summary(found))
    shown = report.to_show(found.verdicts)
    if shown is not None:
        out.print()
        out.print(report.trace_report(shown, found, out.width))
        others = [v.property.name for v in found.verdicts if v.trace and v is not shown]
        if others:
            out.print(f"The trace against {', '.join(others)}: ask for it with --property.", style="dim")
        if trace is not None:
            out.print(f"Written to {trace}; see it again with: tideproof show {trace}", soft_wrap=True)
