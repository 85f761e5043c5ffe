"""The coverage of random walks, compared with a completely known state space.

python tools/calibrate.py hw-truncation --replicas 2
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from tideproof.cli import entry, options
from tideproof.cli.choices import choose_properties, choose_protocol
from tideproof.cli.errors import ALL_HOLD, UserError
from tideproof.cli.output import Progress, note, refuse_unwritable, write_output
from tideproof.cli.report import Report
from tideproof.model.language.state import Bounds
from tideproof.model.runs.extras import how_to_install
from tideproof.properties.engines.random.policy import STEPS, WALKS, Policy

if TYPE_CHECKING:
    from calibration.measure import Calibration, PolicyCalibration


def calibrate_command(
    protocols: Annotated[list[str], typer.Argument(help="Protocols, or Python files that define one.")],
    given: options.Given,
    properties: options.Properties = None,
    walks: Annotated[int, typer.Option(help="Walks by each policy.")] = WALKS,
    steps: Annotated[int, typer.Option(help="Steps of a walk at most.")] = STEPS,
    policies: Annotated[
        list[Policy] | None,
        typer.Option("--policy", help="How a walk chooses its next step; may be repeated.", show_default="all"),
    ] = None,
    seed: Annotated[int, typer.Option(help="What chance starts from.")] = 1,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write the numbers to this file, as JSON.")
    ] = None,
    plots: Annotated[Path | None, typer.Option(help="Draw plots (SVG) in this folder; needs matplotlib.")] = None,
    as_json: options.Json = False,
    memory_limit: options.MemoryLimit = None,
) -> Report:
    """Explore a configuration to its last state, walk it at random, and say what the walks have seen and missed.

    For each policy: the share of states and transitions seen, what the estimators make of it that a user has where
    there is no truth, the kinds of state that were missed most, and how many walks each known loss takes to find.

    [bold]Examples[/bold]

    python tools/calibrate.py hw-truncation --replicas 2

    python tools/calibrate.py kip-279 --policy uniform --policy swarm --walks 100000 --plots plots
    """
    from calibration import measure as calibration

    memory = options.budget(None, memory_limit).memory
    refuse_unwritable(output)
    if plots is not None:
        _refuse_unplottable(plots)
    found = []
    with Progress() as progress:
        for name in dict.fromkeys(protocols):
            protocol, known = choose_protocol(name)
            chosen = choose_properties(properties or [], known, protocol)
            if not properties:  # each history variable would be a state space of its own
                chosen = [p for p in chosen if not p.ghosts]
            found.append(
                calibration.calibrate(
                    protocol,
                    protocol.bounded(**given),
                    chosen,
                    policies=tuple(dict.fromkeys(policies or Policy)),
                    walks=walks,
                    steps=steps,
                    seed=seed,
                    memory_limit=memory,
                    reporter=progress,
                )
            )
    data = calibration.to_json(found)
    if output is not None:
        write_output(output, data)
    if plots is not None:
        from calibration.plots import draw

        try:
            files = draw(found, plots)
        except OSError as error:
            raise UserError(f"{plots}: cannot be written: {error.strerror}") from None
        note(f"drawn: {', '.join(map(str, files))}")
    return Report(ALL_HOLD, [partial(_print, configuration=one) for one in found], json.loads(data))


def _refuse_unplottable(plots: Path) -> None:
    import importlib.util

    if importlib.util.find_spec("matplotlib") is None:
        raise UserError(f"--plots needs matplotlib: {how_to_install('plots')}")
    if plots.exists() and not plots.is_dir():
        raise UserError(f"{plots}: is a file; name a folder")


def _print(out: Console, configuration: Calibration) -> None:
    out.print(f"[bold]{configuration.protocol}[/bold] {Bounds(**configuration.bounds)}, seed {configuration.seed}")
    out.print(
        f"{configuration.states:,} states, {configuration.transitions:,} transitions, "
        f"{len(configuration.levels) - 1} deep"
    )
    out.print(_coverage(configuration))
    for p in configuration.policies:
        out.print(f"{p.policy}: {_missed(configuration, p)}", soft_wrap=True)
    if any(p.losses for p in configuration.policies):
        out.print(_losses(configuration))
    out.print()


def _coverage(configuration: Calibration) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        caption="states, transitions: the share seen; new: the true chance that the next state of a walk is new, which "
        "Good-Turing estimates; chao1: estimated states over the true number; sketch: HyperLogLog's "
        "count of the states seen, over the true one.",
        caption_justify="left",
    )
    # In two parts, so that the table fits in 80 columns.
    for column in ("policy", "walks", "states", "transi-\ntions", "Good-\nTuring", "new", "chao1", "sketch"):
        table.add_column(column, justify="left" if column == "policy" else "right", no_wrap=True)
    for p in configuration.policies:
        for point in p.points:
            if point.walks < 1000 and point is not p.points[-1]:
                continue
            table.add_row(
                p.policy if point is p.points[-1] else "",
                f"{point.walks:,}",
                f"{point.states / configuration.states:.1%}",
                f"{point.transitions / configuration.transitions:.1%}",
                _percent(point.good_turing),
                "" if point.unseen is None else _percent(point.unseen),
                f"{point.chao1 / configuration.states:.2f}",
                f"{point.sketch / point.states:.2f}",
            )
    return table


def _percent(share: float) -> str:
    """A share that may be very small."""
    return f"{share:.1%}" if share >= 0.01 else f"{100 * share:.2g}%"


def _missed(configuration: Calibration, p: PolicyCalibration) -> str:
    half = next(
        (d for d, (seen, n) in enumerate(zip(p.by_depth, configuration.levels, strict=True)) if 2 * seen < n), None
    )
    deep = "more than half of every level seen" if half is None else f"less than half seen from depth {half} on"
    kinds = ", ".join(f"{k.variable} = {k.value} ({k.seen / k.states:.0%})" for k in p.missed[:3])
    return f"{deep}; missed most where {kinds}"


def _losses(configuration: Calibration) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        caption="loss: with the length of the shortest way there; walks: so many find it with a chance of 95 %.",
        caption_justify="left",
    )
    for column in ("loss", "policy", "rate", "95 % interval", "exact", "walks"):
        table.add_column(column, justify="left" if column in ("loss", "policy") else "right", no_wrap=True)
    for p in configuration.policies:
        for loss in p.losses:
            low, high = loss.rate.interval
            table.add_row(
                f"{loss.property_name} {loss.depth}",
                p.policy,
                f"{loss.rate.value:.3g}",
                f"{low:.2g} – {high:.2g}",
                "" if loss.exact is None else f"{loss.exact:.3g}",
                "never found" if loss.walks_to_find is None else f"{loss.walks_to_find:,.0f}",
            )
    return table


if __name__ == "__main__":
    from tideproof.cli import main

    # A command like any other, but not of the installed program: it serves who chooses the default policy.
    main.COMMANDS["calibrate"] = __name__
    sys.argv.insert(1, "calibrate")
    entry.main()
