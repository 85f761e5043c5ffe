"""Claims 31 and 32 tried on real files: every log, every crash and every reading of the stated ranges.

Every set of offsets below a limit, in every division into batches (`histories`), under every given setting; for
recovery also every time at which the log may have been flushed, and every crash that `small_models.disk` knows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from pathlib import Path

from tideproof.properties.claims.enumerations import Tried
from tideproof.properties.claims.small_models.disk import Change, Crash, Disk, Files, after_kill, after_power_loss, fill
from tideproof.properties.claims.small_models.recovery import KAFKA, Reading, flush_and_checkpoint, index_of, recover
from tideproof.properties.claims.small_models.segments import (
    LogWriter,
    Record,
    Settings,
    all_records,
    encoded,
    log_name,
    look_up,
    read_index,
    record_at,
    segment_names,
)

History = tuple[tuple[Record, ...], ...]
"""Batches in the order in which they are appended."""

CrashModel = Callable[[Sequence[Change], Files | None], Iterator[Crash]]

KILL: CrashModel = after_kill
POWER_LOSS: CrashModel = after_power_loss

FLUSHED = "nothing flushed is missing"
PREFIX = "what is left is the beginning of what was written"
INDEX = "every index is what a rebuild gives"
LOOK_UPS = "every look-up finds the record, or the next one above"
FAST = "a search reads over no more than the index interval and one batch"
GOES_ON = "the log can be appended to and read on"
SAME_AGAIN = "recovery that was interrupted ends in the same files"


def histories(offsets: int) -> Iterator[History]:
    """Every non-empty set of the offsets 0 … `offsets` - 1, in every division into batches; the smallest first."""
    for size in range(1, offsets + 1):
        for chosen in combinations(range(offsets), size):
            records = [record_at(offset) for offset in chosen]
            for cuts in product((False, True), repeat=size - 1):
                starts = [0, *(i + 1 for i, is_cut in enumerate(cuts) if is_cut), size]
                yield tuple(tuple(records[a:b]) for a, b in pairwise(starts))


def settings_for(
    segment_bytes: Sequence[int], index_interval_bytes: Sequence[int], flush_on_roll: bool = False
) -> list[Settings]:
    """All combinations, with segments named either way."""
    return [
        Settings(size, interval, named, flush_on_roll)
        for size, interval, named in product(segment_bytes, index_interval_bytes, (False, True))
    ]


def offsets_of(history: History) -> list[list[int]]:
    return [[record.offset for record in batch] for batch in history]


def largest_batch(history: History) -> int:
    return max(len(encoded(batch)) for batch in history)


def expected(records: Sequence[Record], offset: int) -> Record | None:
    """The specification of a look-up, without segments and indexes."""
    return next((record for record in records if record.offset >= offset), None)


def look_ups_are_right(path: Path, records: Sequence[Record], upto: int) -> bool:
    """Whether the look-ups of all offsets from the first segment's name to `upto` are right."""
    first = min(segment_names(path), default=upto + 1)
    return all(look_up(path, offset).record == expected(records, offset) for offset in range(first, upto + 1))


# Claim 31 -------------------------------------------------------------------------------------------------------------


def try_look_ups(path: Path, offsets: int, settings: Sequence[Settings], go_on: bool = True) -> Tried:
    """Writes every log of these ranges to files and looks up every offset, from the first segment's to one above all.

    It also checks that a search skips at most the index interval and one batch (FAST).
    """
    tried = Tried("logs")
    for history, each in product(histories(offsets), settings):
        if (largest := largest_batch(history)) > each.segment_bytes:
            continue
        tried.cases += 1
        fill(path, {})
        writer = LogWriter(Disk(path), each)
        for batch in history:
            writer.append(batch)
        records = [record for batch in history for record in batch]
        for offset in range(segment_names(path)[0], offsets + 1):
            found = look_up(path, offset, go_on)
            case = f"{offsets_of(history)}, {each}: offset {offset}"
            tried.check(LOOK_UPS, found.record == expected(records, offset), case)
            tried.check(FAST, found.passed_over <= each.index_interval_bytes + largest, case)
    tried.what = f"logs, {tried.checks[LOOK_UPS]:,} look-ups"
    return tried


# Claim 32 -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """A schedule of writing a log: its history, and the batches after which it is flushed and the point written."""

    history: History
    flushes: tuple[int, ...]
    settings: Settings
    reading: Reading

    def write(self, path: Path) -> tuple[list[Change], list[tuple[int, int]]]:
        """Writes the log. Returns the changes, and (number of changes, records flushed by then) for each flush."""
        fill(path, {})
        disk, flushed, written = Disk(path), [], 0
        writer = LogWriter(disk, self.settings)
        for number, batch in enumerate(self.history, start=1):
            writer.append(batch)
            written += len(batch)
            if number in self.flushes:
                flush_and_checkpoint(writer, self.reading)
                done = max(i for i, c in enumerate(disk.journal) if c.kind == "sync" and c.name.endswith(".index"))
                flushed.append((done + 1, written))
        return disk.journal, flushed

    def __str__(self) -> str:
        return f"{offsets_of(self.history)}, flushed after {self.flushes or 'none'}, {self.settings}"


def runs(offsets: int, settings: Sequence[Settings], reading: Reading) -> Iterator[Run]:
    """Every history, never flushed, flushed once after each of its batches, or after all of them."""
    for history, each in product(histories(offsets), settings):
        if largest_batch(history) <= each.segment_bytes:
            numbers = tuple(range(1, len(history) + 1))
            for flushes in dict.fromkeys([(), *((number,) for number in numbers), numbers]):
                yield Run(history, flushes, each, reading)


def try_recovery(
    path: Path,
    offsets: int,
    settings: Sequence[Settings],
    crashes: CrashModel,
    reading: Reading = KAFKA,
    interrupt: bool = False,
) -> Tried:
    """Recovers from every crash of every run of these ranges, and checks all promises.

    With `interrupt`, each recovery is itself killed at every write and every byte, and started again.
    """
    tried = Tried("kills of the process" if crashes is KILL else "power losses")
    for run in runs(offsets, settings, reading):
        journal, flushed = run.write(path)
        written = [record for batch in run.history for record in batch]
        for crash in crashes(journal, None):
            tried.cases += 1
            fill(path, crash.files)
            disk = Disk(path)
            recover(disk, run.settings, reading)
            case = f"{run}: change {crash.changes}, {_sizes(crash.files)}"
            safe = max((records for changes, records in flushed if changes <= crash.changes), default=0)
            _check(tried, path, run.settings, written, safe, case)
            if interrupt:
                _interrupt(tried, path, disk.journal, crash.files, run, safe, case)
            _append(tried, path, run.settings, offsets, case)
    return tried


def _sizes(left: Files) -> str:
    """The length of each file, a segment's without the zeros in front of its name."""
    short = {name: re.sub(r"^0{10,}(?=\d)", "", name) for name in left}
    sizes = (f"{short[name] if short[name] != name else repr(name)}: {len(data)}" for name, data in left.items())
    return f"{{{', '.join(sizes)}}}"


def _check(tried: Tried, path: Path, settings: Settings, written: list[Record], safe: int, case: str) -> None:
    left = all_records(path)
    tried.check(FLUSHED, set(written[:safe]) <= set(left), case)
    tried.check(PREFIX, left == written[: len(left)], case)
    rebuilt = (index_of((path / log_name(base)).read_bytes(), settings)[0] for base in segment_names(path))
    tried.check(INDEX, all(read_index(path, b) == e for b, e in zip(segment_names(path), rebuilt, strict=True)), case)
    tried.check(LOOK_UPS, look_ups_are_right(path, left, written[-1].offset + 1), case)


def _append(tried: Tried, path: Path, settings: Settings, offset: int, case: str) -> None:
    """One more record, above all that were written, as after a restart."""
    left = all_records(path)
    LogWriter(Disk(path), settings).append([record_at(offset)])
    now = all_records(path)
    tried.check(GOES_ON, now == [*left, record_at(offset)] and look_ups_are_right(path, now, offset + 1), case)


def _interrupt(tried: Tried, path: Path, journal: list[Change], before: Files, run: Run, safe: int, case: str) -> None:
    written = [record for batch in run.history for record in batch]
    done = {file.name: file.read_bytes() for file in path.iterdir()}
    for again in after_kill(journal, before):
        fill(path, again.files)
        recover(Disk(path), run.settings, run.reading)
        now = {file.name: file.read_bytes() for file in path.iterdir()}
        tried.cases += 1
        where = f"{case}, recovery killed at change {again.changes}"
        tried.check(SAME_AGAIN, now == done, where)
        if now != done:
            _check(tried, path, run.settings, written, safe, where)
    fill(path, done)
