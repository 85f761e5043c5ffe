"""`tideproof conform`: random runs of the model on real brokers."""

from __future__ import annotations

import json
import math
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tideproof.cli import completion, options, report
from tideproof.cli.choices import choose_bounds, choose_protocol, choose_release
from tideproof.cli.commands.covered import cover_of, covered_systems, print_cover
from tideproof.cli.commands.on_brokers import (
    KRaftMode,
    choose_cluster,
    comparison_table,
    say_if_not_pinned,
    work_folder,
)
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError
from tideproof.cli.progress import Progress
from tideproof.conformance.conforming import MOST_GIVEN_UP, Walk, actions_of, left_out, random_runs, walks
from tideproof.conformance.covering import Coverage
from tideproof.conformance.folders import why_given_up
from tideproof.conformance.jars import Jars, NotInstalled, jars_of
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import Release
from tideproof.conformance.replaying import report_of
from tideproof.conformance.stage import ONLY_IN_KRAFT
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import INTERRUPTED

OF_ALL = "TypeOk"
"""The property that a trace of a walk names: a walk diverges whatever the property."""


def conform_command(
    release: Annotated[
        str,
        typer.Argument(help="The release, as in kafka:2.1.1.", show_default=False, autocompletion=completion.releases),
    ],
    given: options.Given,
    count: Annotated[
        int | None,
        typer.Option(
            "--walks",
            min=1,
            help="Runs. By default 10, with --cover as many as it needs.",
            show_default=False,
        ),
    ] = None,
    length: Annotated[int, typer.Option(min=1, help="Steps of each.")] = 25,
    seed: Annotated[int | None, typer.Option(help="Makes random runs repeatable.")] = None,
    cover: Annotated[
        bool,
        typer.Option("--cover", help="Chosen runs: each pair of kinds of step, and of optional features, is walked."),
    ] = False,
    seconds: Annotated[
        float | None, typer.Option("--time", min=1, help="With --cover: begin no walk after this many seconds.")
    ] = None,
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
    0 if every state agrees, 1 if a run diverges, 3 if the brokers stopped answering or you did not wait for the end.

    With --cover runs are chosen such that steps follow each other in every way within six steps, rare ones first. They
    are done under the bounds that you give, or if these ask for no optional feature, for every pair of features.

    [bold]Examples[/bold]

    tideproof conform kafka:2.1.1 --walks 25 --seed 1

    tideproof conform kafka:0.11.0.3 --replicas 3 --crashes 1

    tideproof conform kafka:2.1.1 --cover --delete-records 1 --crashes 1 --time 300
    """
    chosen, kraft = choose_cluster(release, kraft)
    protocol = _protocol(chosen, under, kraft)
    coverage: Coverage | None = None
    if cover:
        options.refuse_for(True, "is for random walks, and --cover chooses them", seed=seed)
        systems, refused = covered_systems(protocol, given)
        coverage = Coverage(chosen, systems, length, seconds or math.inf, count or sys.maxsize, refused)
        system, runs = systems[0], coverage.runs
    else:
        options.refuse_for(True, "is for --cover", time=seconds)
        count, seed, system = count or 10, options.chosen_seed(seed), _system(protocol, given)
        runs = partial(random_runs, system, count, length, seed, chosen)
    options.make_folder("--traces", traces)
    options.make_folder("--record", record)
    out, err = report.consoles()
    found: list[Walk] = []
    own: Jars | None = None
    given_up = ""
    with work_folder(None) as folder, Progress(err) as progress:
        try:
            own = jars_of(chosen, jars, progress.show)
            for walk in walks(chosen, own, runs(progress.show), folder, progress.show, kraft):
                found.append(walk)
                if coverage is not None:
                    coverage.note(walk)
                if record is not None:
                    options.write_output(
                        record / f"{chosen.version}-walk-{walk.number}.jsonl", walk.recording, quiet=True
                    )
                if walk.result.diverged and walk.like is None and traces is not None:
                    _write(traces, chosen, walk, seed)
        except KeyboardInterrupt:
            given_up = INTERRUPTED
        except (NotInstalled, BrokerEnded, NoAnswer, OSError) as error:
            if not found and not isinstance(error, NoAnswer):
                raise UserError(f"{release}: {error}") from None
            given_up = why_given_up(folder, error)  # what was compared before is reported all the same
    diverged = [walk for walk in found if walk.result.diverged]
    stuck = [walk for walk in found if walk.result.stuck]
    missing = 0 if coverage else (count or 0) - len(found)
    if not given_up and (missing or len(stuck) == MOST_GIVEN_UP):
        others = f"the other {missing} were" if missing else "no other was"
        given_up = f"no answer in {len(stuck)} of {len(found)} walks; {others} not begun"
    actions = actions_of(found)
    compared, agreed = (sum(pair[i] for pair in actions.values()) for i in range(2))
    if as_json:
        walked, ended = (
            [{"walk": w.number, "like": w.like, "seconds": w.seconds, **report_of(w.result)} for w in some]
            for some in (diverged, stuck)
        )
        head = {"release": chosen.version, "protocol": protocol.name, "bounds": dict(system.bounds), "kraft": kraft}
        numbers = {"seed": seed, "walks": len(found), "states": compared, "agreed": agreed, "actions": actions}
        ends = {"given_up": given_up or None, "diverged": walked, "stuck": ended}
        bytes_of = {"jars": own.digests(), "as_released": own.are_as_released(chosen)} if own else {}
        covered = {"cover": cover_of(coverage)} if coverage else {}
        print(json.dumps({**head, **bytes_of, **numbers, **ends, **covered}))
    else:
        under_bounds = "" if coverage else f" {system.bounds}"
        out.print(f"[bold]Kafka {chosen.version}[/bold] compared with [bold]{protocol.name}[/bold]{under_bounds}")
        if jars is None:
            say_if_not_pinned(out, chosen)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for column in ("states after", "compared", "agree"):
            table.add_column(column, justify="left" if column == "states after" else "right")
        for name, (total, same) in actions.items():
            table.add_row(name, str(total), str(same))
        out.print(table)
        for reason in left_out(chosen, system):
            out.print(Text(f"Left out: {reason}.", style="dim"))
        if coverage:
            print_cover(out, coverage)
        for walk in diverged:
            like = "" if walk.like is None else f", as walk {walk.like} does"
            out.print(Text(f"Walk {walk.number} diverges at {walk.result.diverged}{like}", style="bold red"))
            if walk.like is None:
                out.print(comparison_table(walk.result, walk.run))
        for walk in stuck:
            out.print(Text(f"Walk {walk.number} was given up at {walk.result.stuck}", style="yellow"))
        if given_up:
            out.print(Text(f"Given up: {given_up}. This says nothing about Kafka.", style="yellow"))
        style = "green" if compared == agreed and not (diverged or stuck or given_up) else "bold"
        seeded = "" if coverage else f" (--seed {seed})"
        out.print(f"{agreed} of {compared} states agree, in {len(found)} walks{seeded}.", style=style)
    return VIOLATED if diverged else UNKNOWN if stuck or given_up else ALL_HOLD


def _protocol(release: Release, under: str | None, kraft: bool) -> BrokerProtocol:
    try:
        name = under or choose_release(release.version, kraft).protocol.name
    except UserError as error:
        raise UserError(f"{error}: say with --under which protocol its brokers are to be compared with") from None
    protocol, _ = choose_protocol(name)
    if not isinstance(protocol, BrokerProtocol):
        raise UserError(f"{name} says nothing of brokers; only protocols of the broker level do")
    if not kraft and any(action.name in ONLY_IN_KRAFT for action in protocol.slots.values()):
        raise UserError(f"{name} has steps that only brokers in KRaft mode take: see --kraft")
    return protocol


def _system(protocol: BrokerProtocol, given: options.Given) -> System:
    wanted = {"log_size": 3, "records": 3, "epochs": 5, **{k: v for k, v in given.items() if v is not None}}
    return System(protocol, choose_bounds(protocol, wanted))


def _write(folder: Path, release: Release, walk: Walk, seed: int | None) -> None:
    how = "conform --cover" if seed is None else f"conform --seed {seed}"
    trace = Trace.of(walk.run.system, OF_ALL, how, walk.run.steps)
    options.write_output(folder / f"{release.version}-walk-{walk.number}.json", trace.to_json(), quiet=True)
