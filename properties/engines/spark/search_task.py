"""The tasks of an exhaustive search on executors: one partition of one level, from files to files.

Every attempt writes files under unique names and returns the names; only those that the driver received count. So
retries, killed attempts, speculative duplicates and stragglers do no harm.
"""

from __future__ import annotations

import socket
import uuid
import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tideproof.model.language.space import Words
from tideproof.properties.engines.compiled import Code
from tideproof.properties.engines.spark.batch_output import OutputError, put
from tideproof.properties.engines.spark.partition_code import Expansion, Run, Runs


class Stretch(NamedTuple):
    """States `first` to `first + length` of a file: a sorted run."""

    file: str
    first: int
    length: int


@dataclass(frozen=True)
class Place:
    """The folder of a search, shared by driver and executors, whose files are arrays of states."""

    folder: Path
    words: int

    def read(self, stretch: Stretch) -> Run:
        """Map the states of a stretch into memory."""
        path, size = self.folder / stretch.file, 8 * self.words
        try:
            run: Any = np.memmap(
                path, np.uint64, "r", offset=size * stretch.first, shape=(stretch.length, self.words)
            ) if stretch.length else np.empty((0, self.words), np.uint64)  # fmt: skip
        except (OSError, ValueError) as error:
            raise OutputError(
                f"{path} cannot be read on {socket.gethostname()} ({error}): the folder of a search must be shared by "
                "driver and executors and left alone until it ends"
            ) from None
        return np.asarray(run)

    def is_whole(self, name: str) -> bool:
        """Return whether the content of a file matches the checksum in its name."""
        found = 0
        with suppress(OSError), (self.folder / name).open("rb") as file:
            while part := file.read(1 << 24):
                found = zlib.crc32(part, found)
            return name.endswith(f"-{found:08x}")
        return False

    def write(self, name: str, run: Run) -> str:
        """Write a run atomically to a file with a unique name that ends with a checksum; return the name."""
        content = run.ravel().view(np.uint8).data
        name = f"{name}-{uuid.uuid4().hex[:12]}-{zlib.crc32(content):08x}"
        put(self.folder / name, content)
        return name


@dataclass(frozen=True)
class Work:
    """A partition of a level: the candidates sent to it, and its runs of visited states."""

    partition: int
    inbox: tuple[Stretch, ...]
    visited: tuple[Stretch, ...]


@dataclass(frozen=True)
class ExpandLevel:
    """Task i finds the new states of `work[i]`, checks them, and sends their successors to the partitions.

    It returns the machine code's answers for a sample of `compared` states: the driver compares them with the rules,
    which executors do not have.
    """

    place: Place
    code: Code
    partitions: int
    level: int
    work: tuple[Work, ...]
    compared: int

    def __call__(self, number: int) -> dict[str, Any]:
        work, runs = self.work[number], Runs(self.code)
        new = runs.union([self.place.read(s) for s in work.inbox], self.partitions)
        for known in work.visited:
            new = runs.without(new, self.place.read(known), self.partitions)
        counts = Expansion(np.zeros(max(1, self.code.transitions), np.uint64))
        name = f"level-{self.level:04}/partition-{work.partition:04}"
        run = Stretch(self.place.write(f"{name}.states", new), 0, len(new)) if len(new) else None
        chunks = [
            (self.place.write(f"{name}.sent", chunk), offsets)
            for chunk, offsets in runs.expanded(new, self.partitions, counts)
        ]
        escaped = counts.escaped
        return {
            "partition": work.partition,
            "run": run,
            "visited": self._tiers(runs, [*work.visited, run], name) if run else work.visited,
            "chunks": chunks,
            "steps": counts.steps,
            "dead": counts.dead,
            "distinct": counts.distinct,
            "taken": counts.taken.tolist(),
            "failed": {str(p): state for p, state in runs.violations(new).items()},
            "answers": [runs.form(s).data(s) for s in map(tuple, new[:: max(1, len(new) // self.compared)].tolist())],
            "escaped": None if escaped is None else (new[escaped[0]].tolist(), escaped[1]),
        }

    def _tiers(self, runs: Runs, visited: Sequence[Stretch], name: str) -> list[Stretch]:
        """Merge small runs of a partition, so that a lookup never has more than some twenty to search.

        Runs are merged in memory and written once: files between would take as much disk as the states.
        """
        tiers, both = list(visited), None
        while len(tiers) > 1 and 2 * tiers[-1].length >= tiers[-2].length:
            small = tiers.pop()
            both = runs.merged(self.place.read(tiers[-1]), self.place.read(small) if both is None else both)
            tiers[-1] = Stretch("", 0, len(both))
        if both is not None:
            tiers[-1] = Stretch(self.place.write(f"{name}.merged", both), 0, len(both))
        return tiers


@dataclass(frozen=True)
class FindSources:
    """Task i finds the first predecessor of each target in run i of a level."""

    place: Place
    code: Code
    runs: tuple[Stretch, ...]
    targets: tuple[Words, ...]

    def __call__(self, number: int) -> list[Words | None]:
        runs, states = Runs(self.code), self.place.read(self.runs[number])
        return [runs.source(states, target) for target in self.targets]
