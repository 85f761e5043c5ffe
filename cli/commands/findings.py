"""`tideproof findings`: what the model found in Kafka, reproduced on brokers whose controller is real."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tideproof.cli import completion, options, report
from tideproof.cli.commands.on_brokers import choose_cluster, work_folder
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError, user_errors
from tideproof.cli.progress import Progress
from tideproof.conformance.findings import FINDINGS, LostRecord, SkippedRecords, reproduce
from tideproof.conformance.folders import why_given_up
from tideproof.conformance.jars import NotInstalled, jars_of
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import BrokerEnded
from tideproof.model.language.names import find_named


def findings_named(incomplete: str) -> list[str]:
    return completion.beginning(incomplete, FINDINGS)


def findings_command(
    name: Annotated[
        str,
        typer.Argument(
            help=f"Which finding: {', '.join(FINDINGS)}.",
            show_default=False,
            autocompletion=findings_named,
        ),
    ],
    on: Annotated[
        str,
        typer.Option(
            help="The release to run, with KRaft, as in kafka:4.3.0.",
            show_default=False,
            autocompletion=completion.releases,
        ),
    ],
    control: Annotated[bool, typer.Option("--control", help="The same, without what makes it go wrong.")] = False,
    repeat: Annotated[int, typer.Option(min=1, help="Runs, each on a new cluster.")] = 1,
    keep: Annotated[Path | None, typer.Option(help="Keep logs and data of the brokers in this folder.")] = None,
    as_json: options.Json = False,
) -> int:
    """Reproduce a finding on real brokers and a real KRaft controller, with the settings that Kafka comes with.

    Messages are delayed, and brokers shut down, killed and started; nothing is forged. It takes about a minute, and
    needs Java 17, Maven and tideproof\\[real]. docs/findings says what happens and why.

    The exit status is 0 if every run is as the finding says (with --control: nothing goes wrong), and 1 if not.

    [bold]Examples[/bold]

    tideproof findings stale-remote-leo --on kafka:4.3.0

    tideproof findings stale-remote-leo --on kafka:4.3.0 --control --repeat 3
    """
    with user_errors():
        finding = find_named("finding", name, FINDINGS)
    release, _ = choose_cluster(on, kraft=True)
    out, err = report.consoles()
    runs: list[LostRecord | SkippedRecords] = []
    given_up = ""
    with work_folder(keep) as folder, Progress(err) as progress:
        try:
            jars = jars_of(release, None, progress.show)
            for number in range(1, repeat + 1):
                own = folder / f"run-{number}"
                own.mkdir()
                what = f"run {number} of {repeat}: " if repeat > 1 else ""

                def show(text: str, what: str = what) -> None:
                    progress.show(what + text)

                runs.append(reproduce(finding, release, jars, own, control, show))
        except (NotInstalled, BrokerEnded, NoAnswer, OSError) as error:
            if not runs and not isinstance(error, NoAnswer):
                raise UserError(f"--on {on}: {error}") from None
            given_up = why_given_up(folder, error)  # what the runs before came to is reported all the same
    happened = sum(run.happened for run in runs)
    if as_json:
        shown = [{**asdict(run), "happened": run.happened} for run in runs]
        numbers = {"happened": happened, "given_up": given_up or None}
        print(json.dumps({"release": release.version, "control": control, **numbers, "runs": shown}))
    else:
        if runs:
            features = ", ".join(f"{name} {level}" for name, level in sorted(runs[-1].features.items()))
            out.print(f"[bold]Kafka {release.version}[/bold], KRaft, default settings ({features})")
            for number, (text, brokers) in enumerate(runs[-1].lines):
                out.print(Text(f"{number}  {text}\n   {brokers}"))
        for run in runs:
            out.print(Text(run.verdict, style="bold red" if run.happened else "green"))
        if otherwise := sum(not run.is_as_expected for run in runs):
            of = "the control" if control else "the finding"
            out.print(Text(f"{otherwise} of {len(runs)} runs did not end as {of} says.", style="bold"))
        if repeat > 1:
            out.print(f"It happened in {happened} of {len(runs)} runs.")
        if given_up:
            out.print(Text(f"Given up: {given_up}. This says nothing about Kafka.", style="yellow"))
    if not all(run.is_as_expected for run in runs):
        return VIOLATED
    return UNKNOWN if given_up else ALL_HOLD
