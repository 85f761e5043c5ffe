"""`tideproof findings`: what the model found in Kafka, reproduced on brokers whose controller is real."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping
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
from tideproof.conformance.kraft import Scripted
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.position_by_end_offset import position_by_end_offset
from tideproof.conformance.processes import BrokerEnded
from tideproof.conformance.releases import KRAFT
from tideproof.conformance.stale_remote_leo import stale_remote_leo
from tideproof.model.language.names import find_named

FINDINGS: Mapping[str, Callable[..., Scripted]] = {
    "stale-remote-leo": stale_remote_leo,
    "position-by-end-offset": position_by_end_offset,
}


def findings_command(
    name: Annotated[
        str, typer.Argument(help="Which finding: stale-remote-leo or position-by-end-offset.", show_default=False)
    ],
    on: Annotated[str, typer.Option(help="The release to run, with KRaft, as in kafka:4.3.0.", show_default=False)],
    control: Annotated[bool, typer.Option("--control", help="The same, without what makes it go wrong.")] = False,
    keep: Annotated[Path | None, typer.Option(help="Keep logs and data of the brokers in this folder.")] = None,
    as_json: options.Json = False,
) -> int:
    """Reproduce a finding on real brokers and a real KRaft controller, with the settings that Kafka comes with.

    Messages are delayed, and brokers shut down, killed and started; nothing is forged. It takes about a minute, and
    needs Java 17, Maven and tideproof\\[real]. docs/findings says what happens and why.

    The exit status is 0 if it is as the finding says (with --control: nothing goes wrong), and 1 if not.

    [bold]Examples[/bold]

    tideproof findings stale-remote-leo --on kafka:4.3.0

    tideproof findings stale-remote-leo --on kafka:4.3.0 --control
    """
    with user_errors():
        script = find_named("finding", name, FINDINGS)
    release = choose_brokers(on, KRAFT)
    out, err = report.consoles()
    with work_folder(keep) as folder, Progress(err) as progress:
        try:
            jars = jars_of(release, None, progress.show)
            result = script(release, jars, folder, control, progress.show)
        except (NotInstalled, BrokerEnded, subprocess.CalledProcessError) as error:
            raise UserError(f"--on {on}: {error}") from None
        except NoAnswer as error:
            out.print(Text(f"Given up: {error}. This says nothing about Kafka.", style="yellow"))
            return UNKNOWN
    if as_json:
        print(json.dumps({"release": release.version, **asdict(result), "happened": result.happened}))
    else:
        out.print(f"[bold]Kafka {release.version}[/bold], KRaft, default settings")
        for number, (text, brokers) in enumerate(result.lines):
            out.print(Text(f"{number}  {text}\n   {brokers}"))
        out.print(Text(result.verdict, style="bold red" if result.happened else "green"))
    return ALL_HOLD if result.is_as_expected else VIOLATED
