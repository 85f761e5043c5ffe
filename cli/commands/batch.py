"""`tideproof batch`: randomized exploration on Spark."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.choices import choose_asked, choose_bounds, choose_protocol
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError, user_errors
from tideproof.cli.progress import Progress
from tideproof.model.language.properties import EXPECTED_OF_A_WITNESS, Status
from tideproof.model.language.state import Bounds
from tideproof.properties.engines.random.policy import DEFAULT_POLICY, STEPS, WALKS, Policy
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.engines.spark.session import check_possible

if TYPE_CHECKING:
    from tideproof.properties.engines.spark import batch
    from tideproof.properties.engines.spark.batch_report import PropertyReport, Report


@options.takes_spark_options
def batch_command(
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Folder for the rows; on a cluster all machines share it.")
    ],
    given: options.Given,
    chosen: dict[str, Any],
    protocols: Annotated[
        list[str] | None, typer.Argument(help="Protocols, or Python files that define one.", show_default=False)
    ] = None,
    properties: options.Properties = None,
    walks: Annotated[int, typer.Option(help="Walks of each protocol by each policy.")] = WALKS,
    steps: Annotated[int, typer.Option(help="Steps of a walk at most.")] = STEPS,
    policies: Annotated[
        list[Policy] | None,
        typer.Option("--policy", help="How a walk chooses its next step; may be repeated.", show_default="swarm"),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Seed of the random choices; drawn and printed if not given.")
    ] = None,
    range_walks: Annotated[
        int | None, typer.Option(help="Walks of one task; by default as many as take some seconds.")
    ] = None,
    overwrite: Annotated[bool, typer.Option(help="Replace the run that the folder holds.")] = False,
    report_only: Annotated[bool, typer.Option("--report", help="Print the report of the finished run there.")] = False,
    as_json: options.Json = False,
) -> int:
    """Walk protocols at random as a Spark job, and reduce the walks to rates, depths, traces and coverage.

    The same seed gives the same rows on any cluster. The same command continues an interrupted run. The exit status is
    0 when the report is complete, even if properties are violated.

    [bold]Examples[/bold]

    tideproof batch hw-truncation kip-101 --walks 1000000 --seed 1 --output walks

    tideproof batch kip-320 --policy uniform --policy swarm --master spark://host:7077 --output /shared/walks

    tideproof batch --report --output walks                     [dim]print the report again[/dim]
    """
    out, err = report.consoles()
    if report_only:
        _refuse_beside_report(
            {**given, "protocols": protocols, "property": properties, "walks": walks, "steps": steps, "seed": seed,
             "policy": policies, "range_walks": range_walks, "overwrite": overwrite, **chosen}
        )  # fmt: skip
        with user_errors():
            from tideproof.properties.engines.spark.batch_report import read_report

            _print(out, read_report(output), as_json)
        return ALL_HOLD
    if not protocols:
        raise UserError("no protocol is named; see `tideproof list`, and name one or more")
    options.positive("--range-walks", range_walks)
    run = _batch(protocols, given, properties, walks, steps, policies, _seed(seed, output), range_walks)
    where = options.engine_options(ENGINES["spark"], chosen, {})
    with user_errors():
        check_possible(where)
    err.print(f"seed {run.seed}: --seed {run.seed} repeats this run", style="dim")
    from tideproof.properties.engines.spark.batch import run_batch

    try:
        with Progress(err) as progress, user_errors():
            result = run_batch(run, output, where, overwrite=overwrite, reporter=progress)
    except KeyboardInterrupt:
        again = f"The same command{' without --overwrite' if overwrite else ''} with --seed {run.seed} goes on."
        print(f"tideproof: interrupted; {_kept(output)}. {again}", file=err.file)
        return UNKNOWN
    _print(out, result, as_json)
    return ALL_HOLD


def _kept(folder: Path) -> str:
    from tideproof.properties.engines.spark.batch_output import Output, OutputError, read_configuration

    try:
        output = Output(folder, read_configuration(folder))
        return f"{len(output.finished())} of {len(output.ranges())} ranges are kept in {folder}"
    except OutputError:
        return "nothing is done"


def _refuse_beside_report(given: Mapping[str, object]) -> None:
    """The report is that of the run in the folder: whatever else was asked for would be ignored."""
    unasked = {"walks": WALKS, "steps": STEPS}
    names = [
        n
        for n, value in given.items()
        if not (value is None or value is False or value == [] or value == unasked.get(n))
    ]
    if names:
        said = ", ".join(name.replace("_", "-") for name in names)
        raise UserError(f"--report prints what the folder holds: leave out {said}")


def _batch(
    protocols: list[str],
    given: options.Given,
    properties: list[str] | None,
    walks: int,
    steps: int,
    policies: list[Policy] | None,
    seed: int,
    range_walks: int | None,
) -> batch.Batch:
    from tideproof.properties.engines.spark.batch import Batch, Cell

    cells = []
    for name in dict.fromkeys(protocols):
        protocol, known = choose_protocol(name)
        bounds = choose_bounds(protocol, given)
        asked = tuple(choose_asked(properties or (), (), known, protocol, bounds))
        cells += [Cell(protocol, bounds, policy, asked) for policy in dict.fromkeys(policies or [DEFAULT_POLICY])]
    if len({(c.protocol.name, c.policy) for c in cells}) < len(cells):
        raise UserError("two of the protocols have the same name: rename one")
    return Batch(tuple(cells), walks, steps, seed, range_walks)


def _seed(given: int | None, output: Path) -> int:
    """The seed given; or that of the run in the folder, so that the same command goes on with it; or a new one."""
    if given is None and (output / "run.json").is_file():
        from tideproof.properties.engines.spark.batch_output import read_configuration

        with user_errors():
            return int(read_configuration(output)["seed"])
    return options.chosen_seed(given)


def _print(out: Console, found: Report, as_json: bool) -> None:
    if as_json:
        print(json.dumps(asdict(found)))
        return
    for cell in found.cells:
        head = f" {Bounds(**cell.bounds)}, policy {cell.policy}, seed {found.seed}"
        out.print(Text.assemble((cell.protocol, "bold"), head))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in ("property", "walks", "rate", "95 % interval", "shortest", "median"):
            table.add_column(column, justify="left" if column == "property" else "right", no_wrap=True)
        for p in cell.properties:
            table.add_row(*_row(p))
        out.print(table)
        seen = f"some {cell.states:,.0f} different states seen (a sketch: ±3 %)"
        out.print(f"{cell.walks:,} walks, {cell.steps:,} steps; {seen}")
        if cell.never_taken:
            out.print(Text(f"Warning: no walk took {', '.join(cell.never_taken)}.", style="bold yellow"))
        traced = [p for p in cell.properties if p.traces and not p.fails_initially]
        shown = max(reversed(traced), key=lambda p: not p.witness, default=None)  # as `check` chooses
        if shown:
            trace = shown.traces[0]
            less = f", shortened to {len(trace.shortened)}" if len(trace.shortened) < trace.depth else ""
            what = f"{shown.property} is {shown.called(Status.VIOLATED)} by walk {trace.walk}"
            out.print(Text(f"\n{what} after {trace.depth} steps{less}, replayed:"))
            for number, action in enumerate(trace.shortened, start=1):
                out.print(f"  {number:>3} {action}", soft_wrap=True, markup=False)
        out.print()


def _row(p: PropertyReport) -> list[Text]:
    status = Status.VIOLATED if p.violating_walks else Status.NO_COUNTEREXAMPLE
    style = report.STYLES[EXPECTED_OF_A_WITNESS[status] if p.witness else status]
    if p.fails_initially:
        return [Text(p.property), Text("initially", style=style), *[Text("")] * 4]
    low, high = p.interval
    cells = [
        f"{p.called(status)} by {p.violating_walks:,}" if p.violating_walks else "none found",
        f"{p.rate:.3g}",
        f"{low:.2g} – {high:.2g}",
        "" if p.shortest is None else str(p.shortest),
        "" if p.median_depth is None else f"{p.median_depth:g}",
    ]
    return [Text(p.property), *(Text(cell, style=style) for cell in cells)]
