"""`tideproof findings`: flaws of Kafka that the model found, reproduced on brokers whose controller is real."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tideproof.cli import completion, options
from tideproof.cli.commands.on_brokers import choose_cluster, giving_up, work_folder
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED
from tideproof.cli.output import Progress
from tideproof.cli.report import Part, Report
from tideproof.conformance.findings import FINDINGS, LostRecord, SkippedRecords, reproduce
from tideproof.conformance.jars import jars_of
from tideproof.model.language.names import find_named


def findings_named(incomplete: str) -> list[str]:
    return completion.beginning(incomplete, FINDINGS)


def findings_command(
    name: Annotated[
        str,
        typer.Argument(
            help=f"Which finding: {', '.join(FINDINGS)}.", show_default=False, autocompletion=findings_named
        ),
    ],
    on: Annotated[
        str, typer.Option(help="The release to run, with KRaft, as in kafka:4.3.0.", autocompletion=completion.releases)
    ],
    control: Annotated[bool, typer.Option("--control", help="The same, without what makes it go wrong.")] = False,
    repeat: Annotated[int, typer.Option(min=1, help="Runs, each on a new cluster.")] = 1,
    keep: Annotated[Path | None, typer.Option(help="Keep logs and data of the brokers in this folder.")] = None,
    as_json: options.Json = False,
) -> Report:
    """Reproduce a finding on real brokers and a real KRaft controller, with the settings that Kafka comes with.

    Messages are delayed, and brokers shut down, killed and started; nothing is forged. It takes about a minute, and
    needs Java 17, Maven and tideproof\\[real]. docs/findings says what happens and why.

    The exit status is 0 if every run is as the finding says (with --control: nothing goes wrong), and 1 if not.

    [bold]Examples[/bold]
        tideproof findings stale-remote-leo --on kafka:4.3.0
        tideproof findings stale-remote-leo --on kafka:4.3.0 --control --repeat 3
    """
    finding = find_named("finding", name, FINDINGS)
    release, _ = choose_cluster(on, kraft=True)
    runs: list[LostRecord | SkippedRecords] = []
    with work_folder(keep) as folder, Progress() as progress, giving_up(f"--on {on}", folder, runs) as given_up:
        jars = jars_of(release, None, progress.show)
        for number in range(1, repeat + 1):
            own = folder / f"run-{number}"
            own.mkdir()
            what = f"run {number} of {repeat}: " if repeat > 1 else ""

            def show(text: str, what: str = what) -> None:
                progress.show(what + text)

            runs.append(reproduce(finding, release, jars, own, control, show))
    status = UNKNOWN if given_up else ALL_HOLD
    return Report(
        status if all(run.is_as_expected for run in runs) else VIOLATED,
        _text(runs, release.version, control, repeat, *given_up),
        {
            "release": release.version,
            "control": control,
            "happened": sum(run.happened for run in runs),
            "given_up": given_up[0] if given_up else None,
            "runs": [{**asdict(run), "happened": run.happened} for run in runs],
        },
    )


def _text(
    runs: Sequence[LostRecord | SkippedRecords], version: str, control: bool, repeat: int, given_up: str = ""
) -> Iterator[Part]:
    if runs:
        features = ", ".join(f"{name} {level}" for name, level in sorted(runs[-1].features.items()))
        yield Text.from_markup(f"[bold]Kafka {version}[/bold], KRaft, default settings ({features})")
        yield from (f"{number}  {text}\n   {brokers}" for number, (text, brokers) in enumerate(runs[-1].lines))
    yield from (Text(run.verdict, style="bold red" if run.happened else "green") for run in runs)
    if otherwise := sum(not run.is_as_expected for run in runs):
        of = "the control" if control else "the finding"
        yield Text(f"{otherwise} of {len(runs)} runs did not end as {of} says.", style="bold")
    if repeat > 1:
        yield f"It happened in {sum(run.happened for run in runs)} of {len(runs)} runs."
    if given_up:
        yield Text(f"Given up: {given_up}. This is no result about Kafka.", style="yellow")
