"""The options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar

import typer

from tideproof.cli.errors import UserError
from tideproof.counterexamples.files import write_whole

_BOUNDS = "Bounds (what is not given has the protocol's default; see `tideproof list`)"

Replicas = Annotated[int | None, typer.Option("--replicas", help="Brokers.", rich_help_panel=_BOUNDS)]
LogSize = Annotated[int | None, typer.Option("--log-size", help="Records a log has room for.", rich_help_panel=_BOUNDS)]
Records = Annotated[int | None, typer.Option("--records", help="Records written in all.", rich_help_panel=_BOUNDS)]
Epochs = Annotated[
    int | None,
    typer.Option("--epochs", help="Leader epochs in all: MaxLeaderEpoch + 1 of the TLA+.", rich_help_panel=_BOUNDS),
]
Versions = Annotated[
    int | None, typer.Option("--versions", help="Versions of the ISR (async-isr).", rich_help_panel=_BOUNDS)
]
Spares = Annotated[
    int | None, typer.Option("--spares", help="Servers that may join the chain (chain, craq).", rich_help_panel=_BOUNDS)
]
Properties = Annotated[
    list[str] | None,
    typer.Option("--property", "-p", help="What to decide; may be repeated.", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
TimeLimit = Annotated[float | None, typer.Option("--time-limit", help="Seconds to search at most.")]
MemoryLimit = Annotated[
    float | None, typer.Option("--memory-limit", help="GiB to use at most; by default 4/5 of what is available.")
]

_T = TypeVar("_T", int, float)


def positive(option: str, value: _T | None) -> _T | None:
    """The value of an option that must be above zero, if it was given."""
    if value is not None and not 0 < value < float("inf"):
        raise UserError(f"{option} {value:g}: give a number above 0")
    return value


def write_output(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content)
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def refuse_unwritable(path: Path | None) -> None:
    """Says before a long search that its result could not be written."""
    if path is None:
        return
    if path.is_dir():
        raise UserError(f"{path}: is a folder; name a file")
    if not path.parent.is_dir():
        raise UserError(f"{path}: there is no folder {path.parent}")
