"""`tideproof findings`: what the model found in Kafka, reproduced on brokers whose controller is real."""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.commands.on_brokers import choose_brokers, work_folder
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, VIOLATED, UserError, user_errors
from tideproof.cli.progress import Progress
from tideproof.conformance.jars import NotInstalled, jars_of
from tideproof.conformance.kraft import KRaft, Scripted, stale_remote_leo
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import KRAFT
from tideproof.model.language.names import find_named

FINDINGS = ("stale-remote-leo",)


def findings_command(
    name: Annotated[str, typer.Argument(help="Which finding: stale-remote-leo.", show_default=False)],
    on: Annotated[str, typer.Option(help="The release to run, with KRaft, as in kafka:4.3.0.", show_default=False)],
    control: Annotated[
        bool, typer.Option("--control", help="The same, without what goes wrong: nothing acknowledged is lost.")
    ] = False,
    keep: Annotated[Path | None, typer.Option(help="Keep logs and data of the brokers in this folder.")] = None,
    as_json: options.Json = False,
) -> int:
    """Reproduce a finding on real brokers and a real KRaft controller, with the settings that Kafka comes with.

    Messages between brokers, and to the controller, are delayed; nothing is forged. It takes about a minute, and needs
    Java 17, Maven and tideproof\\[real]. docs/findings says what happens and why.

    The exit status is 0 if it is as the finding says (with --control: nothing acknowledged is lost), and 1 if not.

    [bold]Examples[/bold]

    tideproof findings stale-remote-leo --on kafka:4.3.0

    tideproof findings stale-remote-leo --on kafka:4.3.0 --control
    """
    with user_errors():
        find_named("finding", name, dict.fromkeys(FINDINGS))
    release = choose_brokers(on, KRAFT)
    out, err = report.consoles()
    with work_folder(keep) as folder, Progress(err) as progress:
        try:
            jars = jars_of(release, None, progress.show)
            progress.show(f"starting Kafka {release.version} (a controller and 3 brokers)")
            with KRaft(release, jars, folder) as cluster:
                result = stale_remote_leo(cluster, control, progress.show)
        except (NotInstalled, BrokerEnded, subprocess.CalledProcessError) as error:
            raise UserError(f"--on {on}: {error}") from None
        except NoAnswer as error:
            out.print(Text(f"Given up: {error}. This says nothing about Kafka.", style="yellow"))
            return UNKNOWN
    as_expected = not result.lost and result.told != 0 if control else result.lost
    if as_json:
        print(json.dumps({"release": release.version, "control": control, **asdict(result), "lost": result.lost}))
    else:
        out.print(f"[bold]Kafka {release.version}[/bold], KRaft, default settings, min.insync.replicas=2")
        for number, (text, brokers) in enumerate(result.lines):
            out.print(Text(f"{number}  {text}\n   {brokers}"))
        out.print(_verdict(result))
    return ALL_HOLD if as_expected else VIOLATED


def _verdict(result: Scripted) -> Text:
    if result.lost:
        return Text("The record was acknowledged (error 0), and no broker has it any more.", style="bold red")
    if result.told == 0:
        return Text("The record was acknowledged, and is there.", style="green")
    return Text("The record was not acknowledged: nothing that was promised is lost.", style="green")
