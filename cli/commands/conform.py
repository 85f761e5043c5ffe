"""`tideproof conform`: runs of the model on real brokers, random ones or, with --cover, chosen ones."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Column
from rich.text import Text

from tideproof.cli import completion, options
from tideproof.cli.choices import choose_protocol
from tideproof.cli.commands.on_brokers import choose_cluster, comparison_table, giving_up, not_pinned, work_folder
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError
from tideproof.cli.output import Progress, make_folder, write_output
from tideproof.cli.report import Part, Report, right, ruled
from tideproof.conformance.conforming import MOST_GIVEN_UP, Walk, actions_of, left_out, random_runs, walks
from tideproof.conformance.covering import FEATURES, SMALL, Coverage, features_of, pairs_of_features
from tideproof.conformance.explored import WINDOW, Pair
from tideproof.conformance.jars import Jars, jars_of
from tideproof.conformance.releases import Release
from tideproof.conformance.replaying import report_of
from tideproof.conformance.stage import ONLY_IN_KRAFT
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import System
from tideproof.model.protocols.broker.release_table import release_of
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
        int | None, typer.Option("--walks", min=1, help="Runs. By default 10, with --cover as many as it needs.")
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
        str | None, typer.Option(help="The protocol to compare with.", autocompletion=completion.protocols)
    ] = None,
    traces: Annotated[
        Path | None, typer.Option(help="Write walks that diverge, minimised, to this folder as traces.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Write what the brokers said in each walk to this folder, for `validate`.")
    ] = None,
    jars: Annotated[Path | None, typer.Option(help="A folder with the jars of the release.")] = None,
    kraft: options.KRaftMode = False,
    as_json: options.Json = False,
) -> Report:
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
        wanted = {"log_size": 3, "records": 3, "epochs": 5, **{k: v for k, v in given.items() if v is not None}}
        count, seed, system = count or 10, options.chosen_seed(seed), System(protocol, protocol.bounded(**wanted))
        runs = partial(random_runs, system, count, length, seed, chosen)
    make_folder("--traces", traces)
    make_folder("--record", record)
    found: list[Walk] = []
    own: Jars | None = None
    given_up = ""
    with work_folder(None) as folder, Progress() as progress, giving_up(release, folder, found) as why:
        try:
            own = jars_of(chosen, jars, progress.show)
            for walk in walks(chosen, own, runs(progress.show), folder, progress.show, kraft):
                found.append(walk)
                name = f"{chosen.version}-walk-{walk.number}.json"
                if coverage is not None:
                    coverage.note(walk)
                if record is not None:
                    write_output(record / f"{name}l", walk.recording, quiet=True)
                if walk.result.diverged and walk.like is None and traces is not None:
                    how = "conform --cover" if seed is None else f"conform --seed {seed}"
                    trace = Trace.of(walk.run.system, OF_ALL, how, walk.run.steps)
                    write_output(traces / name, trace.to_json(), quiet=True)
        except KeyboardInterrupt:
            given_up = INTERRUPTED
    given_up = "".join(why) or given_up
    diverged, stuck = [w for w in found if w.result.diverged], [w for w in found if w.result.stuck]
    missing = 0 if coverage else (count or 0) - len(found)
    if not given_up and (missing or len(stuck) == MOST_GIVEN_UP):
        others = f"the other {missing} were" if missing else "no other was"
        given_up = f"no answer in {len(stuck)} of {len(found)} walks; {others} not begun"
    actions = actions_of(found)
    compared, agreed = (sum(pair[i] for pair in actions.values()) for i in range(2))

    def text() -> Iterator[Part]:
        under_bounds = "" if coverage else f" {system.bounds}"
        head = f"[bold]Kafka {chosen.version}[/bold] compared with [bold]{protocol.name}[/bold]{under_bounds}"
        yield Text.from_markup(head)
        if jars is None:
            yield from not_pinned(chosen)
        rows = [(name, str(total), str(same)) for name, (total, same) in actions.items()]
        yield ruled(rows, "states after", right("compared"), right("agree"))
        yield from (Text(f"Left out: {reason}.", style="dim") for reason in left_out(chosen, system))
        if coverage:
            yield from _cover_text(coverage)
        for walk in diverged:
            like = "" if walk.like is None else f", as walk {walk.like} does"
            yield Text(f"Walk {walk.number} diverges at {walk.result.diverged}{like}", style="bold red")
            if walk.like is None:
                yield comparison_table(walk.result, walk.run)
        yield from (Text(f"Walk {w.number} was given up at {w.result.stuck}", style="yellow") for w in stuck)
        if given_up:
            yield Text(f"Given up: {given_up}. This is no result about Kafka.", style="yellow")
        style = "green" if compared == agreed and not (diverged or stuck or given_up) else "bold"
        seeded = "" if coverage else f" (--seed {seed})"
        yield Text(f"{agreed} of {compared} states agree, in {len(found)} walks{seeded}.", style=style)

    data = {
        "release": chosen.version,
        "protocol": protocol.name,
        "bounds": dict(system.bounds),
        "kraft": kraft,
        **({"jars": own.digests(), "as_released": own.are_as_released(chosen)} if own else {}),
        "seed": seed,
        "walks": len(found),
        "states": compared,
        "agreed": agreed,
        "actions": actions,
        "given_up": given_up or None,
        "diverged": _walks_json(diverged),
        "stuck": _walks_json(stuck),
        **({"cover": _cover_json(coverage)} if coverage else {}),
    }
    return Report(VIOLATED if diverged else UNKNOWN if stuck or given_up else ALL_HOLD, text(), data)


def _walks_json(some: Sequence[Walk]) -> list[dict[str, Any]]:
    return [{"walk": w.number, "like": w.like, "seconds": w.seconds, **report_of(w.result)} for w in some]


def _protocol(release: Release, under: str | None, kraft: bool) -> BrokerProtocol:
    try:
        name = under or release_of(release.version, kraft).protocol.name
    except ValueError as error:
        raise UserError(f"{error}: say with --under which protocol its brokers are to be compared with") from None
    protocol = choose_broker_protocol(name)
    if not kraft and any(action.name in ONLY_IN_KRAFT for action in protocol.slots.values()):
        raise UserError(f"{name} has steps that only brokers in KRaft mode take: see --kraft")
    return protocol


def choose_broker_protocol(name: str) -> BrokerProtocol:
    protocol, _ = choose_protocol(name)
    if not isinstance(protocol, BrokerProtocol):
        raise UserError(f"{name} does not model brokers; only protocols of the broker level do")
    return protocol


# Chosen runs ----------------------------------------------------------------------------------------------------------


def covered_systems(protocol: Protocol, given: options.Given) -> tuple[list[System], list[Pair]]:
    """The systems to walk: under the given bounds, or if they enable no feature, for every pair of features.

    Also returns the pairs that are not modelled together.
    """
    wanted = {name: value for name, value in given.items() if value is not None}
    alone = protocol.bounded(**{**SMALL, **wanted})
    if features_of(alone):
        return [System(protocol, alone)], []
    fixed = {name: alone[name] for name in wanted if name not in FEATURES}
    pairs = dict(pairs_of_features(protocol, fixed))
    bounds = dict.fromkeys(found for found in pairs.values() if found is not None)
    return [System(protocol, found) for found in bounds], [pair for pair, found in pairs.items() if found is None]


def _cover_json(coverage: Coverage) -> dict[str, Any]:
    """The coverage as JSON: every pair, walked or not."""

    def listed(pairs: dict[Pair, str]) -> list[dict[str, Any]]:
        return [{"pair": list(pair), "why": why} for pair, why in pairs.items()]

    return {
        "window": WINDOW,
        "configurations": [
            {
                "bounds": dict(c.bounds), "features": list(c.owners), "states": c.states, "whole": c.is_whole,
                "pairs": len(c.pairs), "pairs_walked": len(c.pairs & coverage.walked), "walks": c.walks,
                "seconds": round(c.seconds, 1),
            }
            for c in coverage.configurations
        ],
        "pairs": len(coverage.met),
        "walked": [list(pair) for pair in sorted(coverage.walked)],
        "not_walked": listed(coverage.not_walked()),
        "features_walked": [list(pair) for pair in sorted(coverage.features_walked)],
        "features_not_walked": listed(coverage.features_not_walked()),
    }  # fmt: skip


def _cover_text(coverage: Coverage) -> Iterator[Part]:
    rows = []
    for c in coverage.configurations:
        states = f"{c.states:,}" if c.is_whole else f"{c.states:,} of more"
        walked = f"{len(c.pairs & coverage.walked):,}"
        rows.append((_listed(c.owners), states, f"{len(c.pairs):,}", walked, str(c.walks), f"{c.seconds:.0f}"))
    figures = ("states", "pairs", "walked", "walks", "seconds")
    yield ruled(rows, Column("features", overflow="fold"), *map(right, figures))
    for pair, why in coverage.features_not_walked().items():
        yield f"Not walked: {_listed(pair)}: {why}."
    for why, number in Counter(coverage.not_walked().values()).most_common():
        yield Text(f"{number:,} pairs of kinds of step were not walked: {why}.", style="dim")
    met = coverage.met
    yield f"{len(met & coverage.walked):,} of {len(met):,} pairs that can be walked were."


def _listed(features: Iterable[str]) -> str:
    return " × ".join(name.replace("_", "-") for name in features)
