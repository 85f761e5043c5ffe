"""`tideproof batch`: randomized exploration on Spark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Column
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.choices import choose_decided, choose_protocol
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError
from tideproof.cli.output import Progress, note, standard_error
from tideproof.cli.report import STYLES, Line, Part, Report, right, ruled
from tideproof.model.language.properties import EXPECTED_OF_A_WITNESS, Status
from tideproof.model.language.state import Bounds
from tideproof.properties.engines.random.policy import DEFAULT_POLICY, STEPS, WALKS, Policy
from tideproof.properties.engines.registry import ENGINES
from tideproof.properties.engines.spark.session import check_possible

if TYPE_CHECKING:
    from tideproof.properties.engines.spark import batch_report
    from tideproof.properties.engines.spark.batch_report import CellReport, PropertyReport


@options.takes_spark_options
def batch_command(
    output: Annotated[
        Path,
        typer.Option(
            "--output", "-o", help="Folder for the rows; on a cluster all machines share it.", metavar="FOLDER"
        ),
    ],
    given: options.Given,
    chosen: dict[str, Any],
    protocols: Annotated[
        list[str] | None, typer.Argument(help="Protocols, or Python files that define one.", show_default=False)
    ] = None,
    properties: options.Properties = None,
    walks: Annotated[int, typer.Option(help="Walks of each protocol by each policy.", metavar="N")] = WALKS,
    steps: Annotated[int, typer.Option(help="Steps of a walk at most.", metavar="N")] = STEPS,
    policies: Annotated[
        list[Policy] | None,
        typer.Option(
            "--policy",
            help=f"How a walk chooses its next step: {', '.join(Policy)}; may be repeated.",
            metavar="POLICY",
            show_default="swarm",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Seed of the random choices; drawn and printed if not given.", metavar="N")
    ] = None,
    range_walks: Annotated[
        int | None,
        typer.Option(
            help="Walks of one task; by default as many as take some seconds.", metavar="N", callback=options.positive
        ),
    ] = None,
    overwrite: Annotated[bool, typer.Option(help="Replace the run that the folder holds.")] = False,
    report_only: Annotated[bool, typer.Option("--report", help="Print the report of the finished run there.")] = False,
    as_json: options.Json = False,
) -> Report:
    """Walk protocols at random as a Spark job, and reduce the walks to rates, depths, traces and coverage.

    The same seed gives the same rows on any cluster. The same command continues an interrupted run. The exit status is
    0 when the report is complete, even if properties are violated.

    [bold]Examples[/bold]
        tideproof batch hw-truncation kip-101 --walks 1000000 --seed 1 --output walks
        tideproof batch kip-320 --policy uniform --policy swarm --master spark://host:7077 --output /shared/walks
        tideproof batch --report --output walks                     [dim]print the report again[/dim]
    """
    if report_only:
        _refuse_beside_report(
            {**given, "protocols": protocols, "property": properties, "walks": walks, "steps": steps, "seed": seed,
             "policy": policies, "range_walks": range_walks, "overwrite": overwrite, **chosen}
        )  # fmt: skip
        from tideproof.properties.engines.spark.batch_report import read_report

        return _report(read_report(output))
    if not protocols:
        raise UserError("no protocol is named; see `tideproof list`, and name one or more")
    from tideproof.properties.engines.spark.batch import Batch, Cell, run_batch

    cells = []
    for name in dict.fromkeys(protocols):
        protocol, known = choose_protocol(name)
        bounds = protocol.bounded(**given)
        decided = tuple(choose_decided(properties or (), (), known, protocol, bounds))
        cells += [Cell(protocol, bounds, policy, decided) for policy in dict.fromkeys(policies or [DEFAULT_POLICY])]
    if len({(c.protocol.name, c.policy) for c in cells}) < len(cells):
        raise UserError("two of the protocols have the same name: rename one")
    run = Batch(tuple(cells), walks, steps, _seed(seed, output), range_walks)
    where = options.engine_options(ENGINES["spark"], chosen, {})
    check_possible(where)
    standard_error().print(f"seed {run.seed}: --seed {run.seed} repeats this run", style="dim")
    try:
        with Progress() as progress:
            return _report(run_batch(run, output, where, overwrite=overwrite, reporter=progress))
    except KeyboardInterrupt:
        again = f"The same command{' without --overwrite' if overwrite else ''} with --seed {run.seed} goes on."
        note(f"tideproof: interrupted; {_kept(output)}. {again}")
        return Report(UNKNOWN)


def _kept(folder: Path) -> str:
    from tideproof.properties.engines.spark.batch_output import Output, OutputError, read_configuration

    try:
        output = Output(folder, read_configuration(folder))
        return f"{len(output.finished())} of {len(output.ranges())} ranges are kept in {folder}"
    except OutputError:
        return "nothing is done"


def _refuse_beside_report(given: Mapping[str, object]) -> None:
    """Refuses options that --report would ignore, because it prints a finished run."""
    defaults = {"walks": WALKS, "steps": STEPS}
    unset = {n for n, value in given.items() if value is None or value is False or value in ([], defaults.get(n))}
    if len(unset) < len(given):
        said = ", ".join(name.replace("_", "-") for name in given if name not in unset)
        raise UserError(f"--report prints what the folder holds: leave out {said}")


def _seed(given: int | None, output: Path) -> int:
    """The given seed; or that of the folder's run, so that the same command resumes it; or a new one."""
    if given is None and (output / "run.json").is_file():
        from tideproof.properties.engines.spark.batch_output import read_configuration

        return int(read_configuration(output)["seed"])
    return options.chosen_seed(given)


def _report(found: batch_report.Report) -> Report:
    return Report(ALL_HOLD, (part for cell in found.cells for part in _text(cell, found.seed)), asdict(found))


def _text(cell: CellReport, seed: int) -> Iterator[Part]:
    yield Text.assemble((cell.protocol, "bold"), f" {Bounds(**cell.bounds)}, policy {cell.policy}, seed {seed}")
    figures = ("walks", "rate", "95 % interval", "shortest", "median")
    columns = Column("property", no_wrap=True), *(right(head, no_wrap=True) for head in figures)
    yield ruled(map(_row, cell.properties), *columns, edge=True)
    seen = f"some {cell.states:,.0f} different states seen (a sketch: ±3 %)"
    yield f"{cell.walks:,} walks, {cell.steps:,} steps; {seen}"
    if cell.never_taken:
        yield Text(f"Warning: no walk took {', '.join(cell.never_taken)}.", style="bold yellow")
    traced = [p for p in cell.properties if p.traces and not p.fails_initially]
    shown = max(reversed(traced), key=lambda p: not p.witness, default=None)  # as `check` chooses
    if shown:
        trace = shown.traces[0]
        less = f", shortened to {len(trace.shortened)}" if len(trace.shortened) < trace.depth else ""
        what = f"{shown.property} is {shown.called(Status.VIOLATED)} by walk {trace.walk}"
        yield f"\n{what} after {trace.depth} steps{less}, replayed:"
        yield from (Line(f"  {number:>3} {action}") for number, action in enumerate(trace.shortened, start=1))
    yield ""


def _row(p: PropertyReport) -> list[str | Text]:
    status = Status.VIOLATED if p.violating_walks else Status.NO_COUNTEREXAMPLE
    style = STYLES[EXPECTED_OF_A_WITNESS[status] if p.witness else status]
    if p.fails_initially:
        return [p.property, Text("initially", style=style)]
    low, high = p.interval
    cells = [
        f"{p.called(status)} by {p.violating_walks:,}" if p.violating_walks else "none found",
        f"{p.rate:.3g}",
        f"{low:.2g} – {high:.2g}",
        "" if p.shortest is None else str(p.shortest),
        "" if p.median_depth is None else f"{p.median_depth:g}",
    ]
    return [p.property, *(Text(cell, style=style) for cell in cells)]
