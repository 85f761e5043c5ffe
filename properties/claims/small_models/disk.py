"""A directory of real files with a journal of changes, and the files that crashes may leave.

Two kinds of crash leave different files:

- `after_kill`: the process ends at some moment. Every earlier write is whole, the current one may be cut off after any
  of its bytes, and nothing later was written. The operating system keeps what was written.
- `after_power_loss`: the machine loses power. Synced bytes of each file are kept. Bytes appended later may be kept up
  to any byte, *file by file*, in any order; and a file may have its new length while its last bytes are still zeros.
  Creating, cutting, renaming and deleting a file are assumed to be atomic and durable.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import NamedTuple

Files = Mapping[str, bytes]


class Change(NamedTuple):
    """One change of a directory: `create`, `append`, `cut`, `sync`, `rename` or `delete`."""

    kind: str
    name: str
    data: bytes = b""
    size: int = 0
    to: str = ""


class Disk:
    """A directory that only this class changes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.journal: list[Change] = []

    def create(self, name: str) -> None:
        """Creates an empty file, in place of any other."""
        (self.path / name).write_bytes(b"")
        self.journal.append(Change("create", name))

    def append(self, name: str, data: bytes) -> None:
        with (self.path / name).open("ab") as file:
            file.write(data)
        self.journal.append(Change("append", name, data))

    def cut(self, name: str, size: int) -> None:
        with (self.path / name).open("r+b") as file:
            file.truncate(size)
        self.journal.append(Change("cut", name, size=size))

    def sync(self, name: str) -> None:
        # Only noted: the journal determines the files after a crash, and no test cuts the power.
        self.journal.append(Change("sync", name))

    def rename(self, name: str, to: str) -> None:
        (self.path / name).replace(self.path / to)
        self.journal.append(Change("rename", name, to=to))

    def delete(self, name: str) -> None:
        """Does nothing where there is no such file."""
        if (self.path / name).exists():
            (self.path / name).unlink()
            self.journal.append(Change("delete", name))


def fill(path: Path, files: Files) -> None:
    """Makes the directory hold these files and no others."""
    for old in path.iterdir():
        if old.name not in files:
            old.unlink()
    for name, data in files.items():
        (path / name).write_bytes(data)


@dataclass
class _Contents:
    """The files after some changes, and the synced length of each."""

    files: dict[str, bytes] = field(default_factory=dict)
    synced: dict[str, int] = field(default_factory=dict)

    def take(self, change: Change) -> None:
        name = change.name
        match change.kind:
            case "create":
                self.files[name], self.synced[name] = b"", 0
            case "append":
                self.files[name] += change.data
            case "cut":
                self.files[name] = self.files[name][: change.size]
                self.synced[name] = min(self.synced[name], change.size)
            case "sync":
                self.synced[name] = len(self.files[name])
            case "rename":
                self.files[change.to], self.synced[change.to] = self.files.pop(name), self.synced.pop(name)
            case "delete":
                del self.files[name], self.synced[name]


class Crash(NamedTuple):
    """The files after a crash, and the number of completed changes before it."""

    files: Files
    changes: int


def after_kill(journal: Sequence[Change], before: Files | None = None) -> Iterator[Crash]:
    """The possible files after the process is killed: after every change, and after every byte of each write.

    `before` has the files before the first change.
    """
    now = _started(before)
    for number, change in enumerate(journal):
        yield Crash(dict(now.files), number)
        if change.kind == "append":
            for length in range(1, len(change.data)):
                yield Crash({**now.files, change.name: now.files[change.name] + change.data[:length]}, number)
        now.take(change)
    yield Crash(dict(now.files), len(journal))


def _started(before: Files | None) -> _Contents:
    files = dict(before or {})
    return _Contents(files, {name: len(data) for name, data in files.items()})


def after_power_loss(journal: Sequence[Change], before: Files | None = None) -> Iterator[Crash]:
    """The possible files after the machine loses power, after each change.

    One file at a time is kept up to each of its unsynced bytes, cut off there or zeros from there; each of the others
    is kept either whole or as it was synced.
    """
    now = _started(before)
    for number in range(len(journal) + 1):
        loose = [name for name, data in now.files.items() if now.synced[name] < len(data)]
        seen: set[tuple[bytes, ...]] = set()
        for torn in loose or [""]:
            others = [name for name in loose if name != torn]
            for kept in product((True, False), repeat=len(others)):
                files = dict(now.files)
                for name, whole in zip(others, kept, strict=True):
                    files[name] = files[name] if whole else files[name][: now.synced[name]]
                for left in _torn(files[torn], now.synced[torn]) if torn else [b""]:
                    image = {**files, torn: left} if torn else files
                    key = tuple(image[name] for name in loose)
                    if key not in seen:
                        seen.add(key)
                        yield Crash(image, number)
        if number < len(journal):
            now.take(journal[number])


def _torn(data: bytes, synced: int) -> Iterator[bytes]:
    yield data
    for length in range(synced, len(data)):
        yield data[:length]
        yield data[:length] + bytes(len(data) - length)
