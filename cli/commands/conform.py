"""`tideproof conform`: random runs of the model on real brokers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tideproof.cli import completion, options, report
from tideproof.cli.choices import choose_bounds, choose_protocol, choose_release
from tideproof.cli.commands.on_brokers import KRaftMode, choose_cluster, comparison_table, work_folder
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError
from tideproof.cli.progress import Progress
from tideproof.conformance.conforming import Walk, actions_of, left_out, walks
from tideproof.conformance.folders import why_given_up
from tideproof.conformance.jars import NotInstalled, jars_of
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import Release
from tideproof.conformance.replaying import report_of
from tideproof.conformance.stage import ONLY_IN_KRAFT
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.runs.trace import Trace

OF_ALL = "TypeOk"
"""The property that a trace of a walk names: a walk diverges whatever the property."""


def conform_command(
    release: Annotated[
        str,
        typer.Argument(help="The release, as in kafka:2.1.1.", show_default=False, autocompletion=completion.releases),
    ],
    given: options.Given,
    count: Annotated[int, typer.Option("--walks", min=1, help="Random runs.")] = 10,
    length: Annotated[int, typer.Option(min=1, help="Steps of each.")] = 25,
    seed: Annotated[int | None, typer.Option(help="Makes the runs repeatable.")] = None,
    under: Annotated[
        str | None,
        typer.Option(help="The protocol to compare with.", show_default=False, autocompletion=completion.protocols),
    ] = None,
    traces: Annotated[
        Path | None, typer.Option(help="Write walks that diverge, minimised, to this folder as traces.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Write what the brokers said in each walk to this folder, for `validate`.")
    ] = None,
    jars: Annotated[Path | None, typer.Option(help="A folder with the jars of the release.")] = None,
    kraft: KRaftMode = False,
    as_json: options.Json = False,
) -> int:
    """Compare random runs of the model with real brokers of a release, state by state.

    All runs are done on one cluster, each with a topic of its own. A run that diverges is minimised. The exit status is
    0 if every state agrees, 1 if a run diverges, 3 if the brokers stopped answering.

    [bold]Examples[/bold]

    tideproof conform kafka:2.1.1 --walks 25 --seed 1

    tideproof conform kafka:0.11.0.3 --replicas 3 --crashes 1
    """
    chosen, kraft = choose_cluster(release, kraft)
    system = _system(chosen, under, given, kraft)
    seed = options.chosen_seed(seed)
    options.make_folder("--traces", traces)
    options.make_folder("--record", record)
    out, err = report.consoles()
    found: list[Walk] = []
    given_up = ""
    with work_folder(None) as folder, Progress(err) as progress:
        try:
            own = jars_of(chosen, jars, progress.show)
            for walk in walks(chosen, own, system, folder, count, length, seed, progress.show, kraft):
                found.append(walk)
                if record is not None:
                    options.write_output(
                        record / f"{chosen.version}-walk-{walk.number}.jsonl", walk.recording, quiet=True
                    )
                if walk.result.diverged and traces is not None:
                    _write(traces, chosen, system, walk, seed)
        except (NotInstalled, BrokerEnded, NoAnswer, OSError) as error:
            if not found and not isinstance(error, NoAnswer):
                raise UserError(f"{release}: {error}") from None
            given_up = why_given_up(folder, error)  # what was compared before is reported all the same
    diverged = [walk for walk in found if walk.result.diverged]
    stuck = [walk for walk in found if walk.result.stuck]
    if len(found) < count and not given_up:
        given_up = f"no answer in {len(stuck)} of {len(found)} walks; the other {count - len(found)} were not begun"
    actions = actions_of(found)
    compared, agreed = (sum(pair[i] for pair in actions.values()) for i in range(2))
    if as_json:
        walked, ended = ([{"walk": w.number, **report_of(w.result)} for w in some] for some in (diverged, stuck))
        head = {"release": chosen.version, "protocol": system.protocol.name, "bounds": dict(system.bounds)}
        numbers = {"seed": seed, "walks": len(found), "states": compared, "agreed": agreed, "actions": actions}
        print(json.dumps({**head, **numbers, "given_up": given_up or None, "diverged": walked, "stuck": ended}))
    else:
        out.print(
            f"[bold]Kafka {chosen.version}[/bold] compared with [bold]{system.protocol.name}[/bold] {system.bounds}"
        )
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for column in ("states after", "compared", "agree"):
            table.add_column(column, justify="left" if column == "states after" else "right")
        for name, (total, same) in actions.items():
            table.add_row(name, str(total), str(same))
        out.print(table)
        for reason in left_out(chosen, system):
            out.print(Text(f"Left out: {reason}.", style="dim"))
        for walk in diverged:
            out.print(Text(f"Walk {walk.number} diverges at {walk.result.diverged}", style="bold red"))
            out.print(comparison_table(walk.result, walk.run))
        for walk in stuck:
            out.print(Text(f"Walk {walk.number} was given up at {walk.result.stuck}", style="yellow"))
        if given_up:
            out.print(Text(f"Given up: {given_up}. This says nothing about Kafka.", style="yellow"))
        style = "green" if compared == agreed and not (diverged or stuck or given_up) else "bold"
        out.print(f"{agreed} of {compared} states agree, in {len(found)} walks (--seed {seed}).", style=style)
    return VIOLATED if diverged else UNKNOWN if stuck or given_up else ALL_HOLD


def _system(release: Release, under: str | None, given: options.Given, kraft: bool) -> System:
    try:
        name = under or choose_release(release.version, kraft).protocol.name
    except UserError as error:
        raise UserError(f"{error}: say with --under which protocol its brokers are to be compared with") from None
    protocol, _ = choose_protocol(name)
    if not isinstance(protocol, BrokerProtocol):
        raise UserError(f"{name} says nothing of brokers; only protocols of the broker level do")
    if not kraft and any(action.name in ONLY_IN_KRAFT for action in protocol.slots.values()):
        raise UserError(f"{name} has steps that only brokers in KRaft mode take: see --kraft")
    wanted = {"log_size": 3, "records": 3, "epochs": 5, **{k: v for k, v in given.items() if v is not None}}
    return System(protocol, choose_bounds(protocol, wanted))


def _write(folder: Path, release: Release, system: System, walk: Walk, seed: int) -> None:
    trace = Trace.of(system, OF_ALL, f"conform --seed {seed}", walk.run.steps)
    options.write_output(folder / f"{release.version}-walk-{walk.number}.json", trace.to_json(), quiet=True)
