"""The folder of a batch: its configuration, and Parquet files, all written atomically.

    run.json                                                      the configuration of the run
    summaries/protocol=…/bounds=…/policy=…/range-000007.parquet   one row: totals of a range of walks
    violations/protocol=…/bounds=…/policy=…/range-000007.parquet  one row per walk and property that it violates
    finished/protocol=…/bounds=…/policy=…/range-000007.json       totals of the range, and digests of its files
    report.json                                                   the report, once every range is finished

A range is finished once its file below `finished` exists, which is written last. The content of a file depends on the
configuration and the range only, so it does not matter how often or where a range is walked. Files are verified by
digest, as Parquet has no checksum by default, and the note by its range: a copy of another range's files is intact.
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
    """A folder cannot be used for this run; the message is one line for the user, with the fix."""


@dataclass(frozen=True)
class Range:
    """Walks `first` to `stop` of cell number `cell`."""

    cell: int
    number: int
    first: int
    stop: int


def run_id(configuration: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(configuration, sort_keys=True).encode()).hexdigest()


def signed(note: Mapping[str, Any]) -> bytes:
    """Return a note with its digest, as JSON."""
    return json.dumps({**note, "digest": run_id(note)}).encode()


def read_signed(path: Path) -> dict[str, Any] | None:
    """Return the note in a file; None if it is damaged."""
    try:
        note = json.loads(path.read_bytes())
        return note if note.pop("digest") == run_id(note) else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def place(cell: Mapping[str, Any]) -> Path:
    bounds = ".".join(f"{name}-{value}" for name, value in cell["bounds"].items()) or "none"  # not empty, for Spark
    return Path(f"protocol={cell['protocol']}", f"bounds={bounds}", f"policy={cell['policy']}")


def put(path: Path, content: bytes | memoryview) -> None:
    """Write a file atomically, making its folder if need be. Raises OutputError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        raise unwritable(path, error) from None


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Make and lock a folder for the duration of the block. Raises OutputError if another driver has locked it.

    The folder itself is locked, which leaves no lock file and ends with the process. A file system without such locks
    (some network file systems) admits two drivers: then one of them may end with an error.
    """
    if folder.exists() and not folder.is_dir():  # refused elsewhere
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
    where = f"{path} cannot be written on {socket.gethostname()}"
    why = error.strerror or error  # errors of NumPy have no strerror
    return OutputError(f"{where} ({why}): fix that, and the same command goes on")


_WORDS = {"loops": "the version of the loops", "rules": "the rules of a protocol", "range_walks": "range-walks"}


def differences(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    """Return how the configurations of two runs differ, in the user's words."""
    pairs = [(found, wanted)]
    if len(found.get("cells", ())) == len(wanted.get("cells", ())):
        pairs += zip(found.get("cells", ()), wanted.get("cells", ()), strict=True)
    names = [_WORDS.get(n, n) for one, two in pairs for n in two if n != "cells" and one.get(n) != two[n]]
    # Names that only the file has may be anything, so they are not printed.
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
        """Return all ranges of the run: the first of every cell, then the second, so that cells progress evenly."""
        walks, size = self.configuration["walks"], self.configuration["range_walks"]
        return [
            Range(cell, number, first, min(walks, first + size))
            for number, first in enumerate(range(0, walks, size))
            for cell in range(len(self.configuration["cells"]))
        ]

    def open(self, overwrite: bool = False) -> None:
        """Make the folder, or resume the run in it. Raises OutputError, and then changes nothing."""
        if self.folder.is_dir() and any(self.folder.iterdir()):
            found = read_configuration(self.folder)
            if overwrite:
                self._clear()
            else:
                self._check(found)
        elif self.folder.exists() and not self.folder.is_dir():
            raise OutputError(f"{self.folder} is a file: give --output another name")
        put(self.folder / _RUN, json.dumps(self.configuration, indent=1).encode())

    def _check(self, found: Mapping[str, Any]) -> None:
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
        """Remove what a batch has written there, and nothing else; the configuration is overwritten next."""
        self.report.unlink(missing_ok=True)
        for kind, pattern in ((_FINISHED, "*.json"), *((table, "*.parquet") for table in _TABLES)):
            for path in (self.folder / kind).rglob(pattern):
                path.unlink()

    def finished(self) -> dict[Range, dict[str, int]]:
        """Return the finished ranges with their totals. Raises OutputError if a file is damaged."""
        return {r: totals for r in self.ranges() if (totals := self.totals(r)) is not None}

    def keep(self, r: Range, totals: Mapping[str, int], summary: bytes, violations: bytes) -> None:
        """Write the files of a range, and last its note below `finished`. Raises OutputError.

        A task may outlive its driver: it must not write its rows to a folder that another run has taken over.
        """
        if read_configuration(self.folder) != self.configuration:
            raise OutputError(f"{self.folder} has been given to another run: give another --output")
        files = {"summaries": summary, "violations": violations}
        for kind, content in files.items():
            put(self.file(kind, r), content)
        digests = {kind: hashlib.sha256(content).hexdigest() for kind, content in files.items()}
        put(self.file(_FINISHED, r), signed({"part": self._part(r), "totals": dict(totals), "files": digests}))

    def _part(self, r: Range) -> str:
        """Return the identity of a range, by which a file copied from another range or run is recognised."""
        return run_id({"run": self.id, "cell": r.cell, "first": r.first, "stop": r.stop})

    def totals(self, r: Range) -> dict[str, int] | None:
        """Return the totals of a range; None if it is not finished. Raises OutputError if a file is damaged."""
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
        """Remove the temporary files of killed tasks."""
        for kind in (_FINISHED, *_TABLES):
            for path in (self.folder / kind).rglob(f"{HALF_WRITTEN}*"):
                path.unlink(missing_ok=True)


def read_configuration(folder: Path) -> dict[str, Any]:
    """Return the configuration of the run in a folder. Raises OutputError if this version cannot read it."""
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
    """Return an Arrow table as the content of a Parquet file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue())
