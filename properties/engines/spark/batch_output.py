"""The folder of a batch: its configuration, and Parquet files that are there whole or not at all.

    run.json                                                      the run's whole configuration
    summaries/protocol=…/bounds=…/policy=…/range-000007.parquet   one row: what a range of walks did
    violations/protocol=…/bounds=…/policy=…/range-000007.parquet  a row for each walk and property that it violates
    finished/protocol=…/bounds=…/policy=…/range-000007.json       what the range came to, and the digests of its files
    report.json                                                   the reduced result, once every range is there

A range is finished when that is said below `finished`, which is written last. What a file holds depends on the
configuration and the range only, so it does not matter how often or where a range is walked. A file that is not what
was written there is refused: Parquet has no digest of its own, and a changed byte may be another number; and of files
that are copied to the place of others, each is whole.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tideproof.model.runs.files import HALF_WRITTEN, write_whole

FORMAT = 3
_RUN, REPORT = "run.json", "report.json"
_FINISHED, _TABLES = "finished", ("summaries", "violations")


class OutputError(ValueError):
    """A folder cannot serve as the output of this batch; the message is one line for the user, with the fix."""


@dataclass(frozen=True)
class Range:
    """Walks `first` to `stop` of cell number `cell`."""

    cell: int
    number: int
    first: int
    stop: int


def run_id(configuration: Mapping[str, Any]) -> str:
    """The digest of a configuration, which every file of the run carries."""
    return hashlib.sha256(json.dumps(configuration, sort_keys=True).encode()).hexdigest()


def signed(note: Mapping[str, Any]) -> bytes:
    """A note as the JSON of a file, with its own digest."""
    return json.dumps({**note, "digest": run_id(note)}).encode()


def read_signed(path: Path) -> dict[str, Any] | None:
    """What such a file holds; None if it is not as it was written."""
    try:
        note = json.loads(path.read_bytes())
        return note if note.pop("digest") == run_id(note) else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def place(cell: Mapping[str, Any]) -> Path:
    """The folder of a cell below `summaries` and `violations`."""
    bounds = ".".join(f"{name}-{value}" for name, value in cell["bounds"].items()) or "none"  # Spark wants some text
    return Path(f"protocol={cell['protocol']}", f"bounds={bounds}", f"policy={cell['policy']}")


def put(path: Path, content: bytes) -> None:
    """Writes a file below a folder that may not be there yet; it is there whole or not at all. Raises OutputError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        raise unwritable(path, error) from None


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Around what a driver does in a folder, which it makes. Raises OutputError where another driver is at work there.

    The folder itself is locked, so that no file is left in it, and a driver that is killed leaves no lock. A file
    system without such locks (some that machines share) lets two drivers in: then one of them may end with an error.
    """
    if folder.exists() and not folder.is_dir():  # it is refused elsewhere
        yield
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise unwritable(folder, error) from None
    try:
        with suppress(OSError):
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise OutputError(
                    f"another command is at work in {folder}: wait for it, or give another folder"
                ) from None
        yield
    finally:
        os.close(handle)


def unwritable(path: Path, error: OSError) -> OutputError:
    """Says where a file could not be written, which may be on an executor."""
    where = f"{path} cannot be written on {socket.gethostname()}"
    why = error.strerror or error  # NumPy's errors have their text only
    return OutputError(f"{where} ({why}): fix that, and the same command goes on")


_WORDS = {"loops": "the version of the loops", "rules": "the rules of a protocol", "range_walks": "range-walks"}


def differences(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    """What the configurations of two runs differ in, in the user's words."""
    pairs = [(found, wanted)]
    if len(found.get("cells", ())) == len(wanted.get("cells", ())):
        pairs += zip(found.get("cells", ()), wanted.get("cells", ()), strict=True)
    names = [_WORDS.get(n, n) for one, two in pairs for n in two if n != "cells" and one.get(n) != two[n]]
    # A name that only the file has may hold anything, so it is not repeated.
    names += ["a setting of another version"] * any(one.keys() - two for one, two in pairs)
    return ", ".join(dict.fromkeys(names)) or "protocols and policies"


class Output:
    """The folder of one run."""

    def __init__(self, folder: Path, configuration: Mapping[str, Any]) -> None:
        self.folder = folder
        self.configuration = configuration
        self.id = run_id(configuration)

    @property
    def report(self) -> Path:
        return self.folder / REPORT

    def file(self, kind: str, r: Range) -> Path:
        name = f"range-{r.number:06}.{'json' if kind == _FINISHED else 'parquet'}"
        return self.folder / kind / place(self.configuration["cells"][r.cell]) / name

    def ranges(self) -> list[Range]:
        """All ranges of the run; a cell's ranges one after the other, cells in turn, so that all get on evenly."""
        walks, size = self.configuration["walks"], self.configuration["range_walks"]
        return [
            Range(cell, number, first, min(walks, first + size))
            for number, first in enumerate(range(0, walks, size))
            for cell in range(len(self.configuration["cells"]))
        ]

    def open(self, overwrite: bool = False) -> None:
        """Makes the folder, or takes up the run that it holds. Touches nothing where it raises OutputError."""
        if self.folder.is_dir() and any(self.folder.iterdir()):
            self._check(read_configuration(self.folder), overwrite)
            if overwrite:
                self._clear()
        elif self.folder.exists() and not self.folder.is_dir():
            raise OutputError(f"{self.folder} is a file: give --output another name")
        put(self.folder / _RUN, json.dumps(self.configuration, indent=1).encode())

    def _check(self, found: Mapping[str, Any], overwrite: bool) -> None:
        if overwrite:
            return
        if found != self.configuration:
            raise OutputError(
                f"{self.folder} holds another run (it differs in {differences(found, self.configuration)}): "
                "give another --output, or --overwrite it"
            )
        if self.report.exists():
            raise OutputError(
                f"{self.folder} holds this run, finished: see `tideproof batch --report -o {self.folder}`, "
                "or --overwrite it"
            )

    def _clear(self) -> None:
        """Removes what a batch has written there, and nothing else; the configuration is written over."""
        self.report.unlink(missing_ok=True)
        for kind, pattern in ((_FINISHED, "*.json"), *((table, "*.parquet") for table in _TABLES)):
            for path in (self.folder / kind).rglob(pattern):
                path.unlink()

    def finished(self) -> dict[Range, dict[str, int]]:
        """The ranges that are there already, each with its totals. Raises OutputError where a file is damaged."""
        return {r: totals for r in self.ranges() if (totals := self.totals(r)) is not None}

    def keep(self, r: Range, totals: Mapping[str, int], summary: bytes, violations: bytes) -> None:
        """Keeps the files of a range, and then that it is finished. Raises OutputError.

        A task may outlive its driver, and find that another run has taken the folder: its rows are none of that run.
        """
        if read_configuration(self.folder) != self.configuration:
            raise OutputError(f"{self.folder} has been given to another run: give another --output")
        files = {"summaries": summary, "violations": violations}
        for kind, content in files.items():
            put(self.file(kind, r), content)
        digests = {kind: hashlib.sha256(content).hexdigest() for kind, content in files.items()}
        put(self.file(_FINISHED, r), signed({"part": self._part(r), "totals": dict(totals), "files": digests}))

    def _part(self, r: Range) -> str:
        """What identifies a range of this run: files that are copied to the place of another range are not its own."""
        return run_id({"run": self.id, "cell": r.cell, "first": r.first, "stop": r.stop})

    def totals(self, r: Range) -> dict[str, int] | None:
        """Walks, steps and violations of a range; None if it is not finished. Raises OutputError for a damaged file."""
        path = self.file(_FINISHED, r)
        if not path.exists():
            return None
        again = f"remove {path} to have the range walked again"
        note = read_signed(path)
        if note is None:
            raise OutputError(f"{path} is damaged: {again}")
        if note["part"] != self._part(r):
            raise OutputError(
                f"{path} belongs to another run, or to another part of this one: remove it, or give another --output"
            )
        for kind, digest in note["files"].items():
            file, found = self.file(kind, r), ""
            with suppress(OSError):
                found = hashlib.sha256(file.read_bytes()).hexdigest()
            if found != digest:
                raise OutputError(f"{file} is missing or damaged: {again}")
        return dict(note["totals"])

    def sweep(self) -> None:
        """Removes what killed tasks have left half-written."""
        for kind in (_FINISHED, *_TABLES):
            for path in (self.folder / kind).rglob(f"{HALF_WRITTEN}*"):
                path.unlink(missing_ok=True)


def read_configuration(folder: Path) -> dict[str, Any]:
    """The configuration of the run in a folder. Raises OutputError where there is none that this version reads."""
    fix = "give another --output"
    try:
        found = json.loads((folder / _RUN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise OutputError(f"{folder} is not the output of a batch, since it has no {_RUN}: {fix}") from None
    except OSError as error:
        raise OutputError(f"{folder / _RUN} cannot be read ({error.strerror}): {fix}") from None
    except (ValueError, RecursionError):
        raise OutputError(f"{folder / _RUN} is damaged: {fix}") from None
    if not isinstance(found, dict) or found.get("kind") != "tideproof batch":
        raise OutputError(f"{folder / _RUN} is not the configuration of a batch: {fix}")
    if found.get("format") != FORMAT:
        raise OutputError(
            f"{folder} has format {found.get('format')}, and this version reads format {FORMAT}: "
            "use the version that wrote it, or walk again"
        )
    return found


def table_bytes(table: Any) -> bytes:
    """An Arrow table as a Parquet file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue())
