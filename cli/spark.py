"""The options and errors that the commands on Spark share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from tideproof.cli.errors import UserError
from tideproof.properties.engines.spark.session import LOCAL, SparkOptions

__all__ = ["LOCAL", "Conf", "Log", "Master", "SendLibraries", "Ui", "Work", "spark_options", "user_errors"]

PANEL = "Spark"

Master = Annotated[
    str,
    typer.Option("--master", help="Spark master: `local`, local[N], spark://HOST:PORT, yarn, k8s://…",
                 rich_help_panel=PANEL),
]  # fmt: skip
Conf = Annotated[
    list[str] | None,
    typer.Option("--conf", metavar="KEY=VALUE", help="A setting of Spark; may be repeated.", rich_help_panel=PANEL,
                 show_default=False),
]  # fmt: skip
Log = Annotated[
    Path | None, typer.Option("--spark-log", help="Keep Spark's own messages in this file.", rich_help_panel=PANEL)
]
Work = Annotated[
    Path | None,
    typer.Option(
        "--work",
        help="Keep the search in this folder, so that it can go on after a stop; on a cluster all machines share it.",
        rich_help_panel=PANEL,
    ),
]
SendLibraries = Annotated[
    bool,
    typer.Option(
        "--send-libraries",
        help="Send the libraries that tasks import to a cluster that has a Python like this one, but not them.",
        rich_help_panel=PANEL,
    ),
]
Ui = Annotated[bool, typer.Option("--spark-ui", help="Serve Spark's web pages while it runs.", rich_help_panel=PANEL)]


def spark_options(
    master: str, conf: list[str] | None, log: Path | None, ui: bool, send_libraries: bool
) -> SparkOptions:
    """The options as Spark takes them. UserError where they make no sense."""
    settings = {}
    for setting in conf or []:
        name, equals, value = setting.partition("=")
        if not equals or not name.startswith("spark."):
            raise UserError(f"--conf {setting}: give it as spark.name=value")
        settings[name] = value
    options = SparkOptions(master, settings, log, ui, send_libraries)
    if send_libraries and options.is_local:
        raise UserError(f"--send-libraries is for a cluster: --master {master} runs this Python, which has them")
    return options


@contextmanager
def user_errors() -> Iterator[None]:
    """Turns what the user can mend into one line."""
    from tideproof.properties.engines.spark.batch_output import OutputError
    from tideproof.properties.engines.spark.session import SparkError

    try:
        yield
    except (OutputError, SparkError, ValueError) as error:
        raise UserError(str(error)) from None
