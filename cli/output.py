"""The output of commands: standard output and error, progress, and files."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TextIO, cast

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from tideproof.cli.errors import UserError
from tideproof.counterexamples.views.text import PROSE_COLUMNS
from tideproof.model.runs.files import final_path, is_stream, write_whole
from tideproof.properties.engines.base import Reporter

if TYPE_CHECKING:
    from rich.live import Live

STANDARD_OUTPUT = Path("/dev/stdout")


class _Console(Console):
    def print(self, *objects: Any, **how: Any) -> None:
        if not any(isinstance(o, Table | Group) for o in objects):
            how.setdefault("width", PROSE_COLUMNS)  # at most this width: narrower terminals are respected
        super().print(*objects, **how)


class _Unpadded:
    """A stream that is not a terminal, without the trailing blanks of tables."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(re.sub(r" +(?=\n)", "", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _console(stream: TextIO) -> Console:
    return _Console(file=stream if stream.isatty() else cast(TextIO, _Unpadded(stream)), highlight=False)


def standard_output() -> Console:
    return _console(sys.stdout)


def standard_error() -> Console:
    return _console(sys.stderr)


def note(text: str, console: Console | None = None) -> None:
    """Prints a line without wrapping or markup, by default on standard error."""
    (console or standard_error()).print(text, soft_wrap=True, markup=False)


# Progress -------------------------------------------------------------------------------------------------------------

PLAIN_SECONDS = 10.0


class Progress(Reporter):
    """Shows lines of progress that replace each other. Prints nothing for short work."""

    def __init__(self) -> None:
        super().__init__()
        self._console = standard_error()
        self._live: Live | None = None
        self._started = time.monotonic()
        self._shown = self._started

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        if self._live is not None:
            self._live.stop()

    def show(self, line: str, at_once: bool = False) -> None:
        now = time.monotonic()
        if self._console.is_terminal:
            if now - self._started < 0.3 and not at_once:
                return
            if self._live is None:
                from rich.live import Live  # slow to import

                self._live = Live(console=self._console, transient=True, refresh_per_second=10)
                self._live.start()
            self._live.update(Text(line, no_wrap=True, overflow="ellipsis", style="dim"))
        elif now - self._shown >= PLAIN_SECONDS:
            self._shown = now
            self._console.print(line, highlight=False, soft_wrap=True)


# Files ----------------------------------------------------------------------------------------------------------------


@contextmanager
def naming(what: object) -> Iterator[None]:
    """Turns an OSError into a UserError that begins with a path or an option."""
    try:
        yield
    except OSError as error:
        raise UserError(f"{what}: {error.strerror}") from None


def output_path(path: Path) -> Path:
    return STANDARD_OUTPUT if str(path) == "-" else path


def refuse_beside_json(path: Path | None, option: str, as_json: bool) -> None:
    """Raises UserError if a file would go to standard output together with the JSON object."""
    if as_json and path is not None and output_path(path) == STANDARD_OUTPUT:
        raise UserError(f"--{option} and --json both write to standard output")


def console_beside(path: Path | None, option: str, as_json: bool) -> Console:
    """The console for the text: standard error if `-` sends a file to standard output."""
    if str(path) != "-":
        return standard_output()
    refuse_beside_json(path, option, as_json)
    return standard_error()


def write_output(path: Path, content: bytes | str, how: str = ".", quiet: bool = False, append: bool = False) -> None:
    """Writes a file, and reports that on standard error with its use, unless it is a stream or `quiet`."""
    path, content = output_path(path), content.encode() if isinstance(content, str) else content
    if append:
        with naming(f"{path}: cannot be written"), path.open("ab") as file:
            file.write(content)
        return
    with (
        naming(f"{path}: cannot be written"),
        suppress(BrokenPipeError),
    ):  # the reader has stopped reading: see streams.py
        write_whole(path, content)
    if not quiet and not is_stream(path):
        size = len(content)
        shown = f"{size:,} bytes" if size < 10_000 else f"{size / 1000:,.0f} kB"
        note(f"Written to {path} ({shown}){how}")


def remove_earlier(path: Path | None) -> None:
    """Removes an earlier run's file before the work, so that it cannot be mistaken for the output of a failed run."""
    with naming(f"{path}: cannot be removed"):
        if path is not None and not is_stream(output_path(path)):
            final_path(path).unlink(missing_ok=True)


def make_folder(option: str, path: Path | None) -> None:
    """Creates a folder for results before the work. Raises UserError if it cannot be used."""
    if path is not None:
        with naming(f"{option} {path}"):
            path.mkdir(parents=True, exist_ok=True)
            if not os.access(path, os.R_OK | os.W_OK | os.X_OK):
                raise UserError(f"{option} {path}: may not be read and written")


def refuse_unwritable(path: Path | None) -> None:
    """Raises UserError before a long search whose result could not be written."""
    if path is None:
        return
    path = output_path(path)
    with naming(f"{path}: cannot be written"):
        if path.is_dir():
            raise UserError(f"{path}: is a folder; name a file")
        if path.exists() and not os.access(path, os.W_OK):
            raise UserError(f"{path}: may not be written")
        folder = path.parent if is_stream(path) else final_path(path).parent
        if not folder.is_dir():
            raise UserError(f"{path}: there is no folder {folder}")
        if not is_stream(path) and not os.access(folder, os.W_OK):
            raise UserError(f"{path}: nothing may be written in its folder, {folder.absolute()}")
