"""A log on disk: segments, each a log file and a sparse index, and the search for an offset (claim 31).

The claim: "a partition is segments, each a log file and an index file, both named by their first offset; the index has
an entry every so many bytes, relative offset and position; to find an offset, take the last segment whose name is not
above it, look into its index, and read on from there". Verdict: **true** in every case that was enumerated
(`enumerations.storage.try_look_ups`), with two things that the claim leaves out:

- Where offsets have gaps, as compaction leaves them, the segment chosen by name may hold nothing at or above the
  offset. Then the search has to go on in the next one, as Kafka's does. Without that the claim is **false**.
- "Named by their first offset": read as the offset of the first record in it. Kafka names a segment by the log end at
  the time of rolling, which may be lower. Both readings are tried, and the claim has the same verdict in both.

What is found is Kafka's answer to a fetch: the record at the offset, or else the next one above.

The rules are those of Kafka's LogSegment, OffsetIndex and UnifiedLog: an index entry when *more* than
`index_interval_bytes` were appended since the last one, made of the *last* offset of a batch, relative to the name, and
the position where the batch begins; look-up by the greatest entry not above the offset; a new segment when the batch
does not fit. A batch is smaller than Kafka's: base offset, length, CRC, last offset delta, records. It is plain code
and no protocol, for nothing here happens between brokers; `enumerations.storage` and the tests run it on real files.
"""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tideproof.properties.claims.small_models.disk import Disk

_PREFIX = struct.Struct(">qi")  # base offset; length of what follows
_HEADER = struct.Struct(">qiIi")  # the prefix; CRC of what follows the CRC; last offset, relative to the base offset
_RECORD = struct.Struct(">ib")  # offset, relative to the base offset; value
_ENTRY = struct.Struct(">ii")  # offset, relative to the segment's name; position of the batch in the log file
_CRC_AT, _CRC_FROM = 12, 16


@dataclass(frozen=True)
class Settings:
    """`segment.bytes` and `index.interval.bytes` of a topic, and two ways to roll that are not settings of Kafka's.

    `named_by_log_end`: a segment is named by the log end offset instead of its first record. `flush_on_roll`: a segment
    is flushed before the next one is begun, where Kafka only schedules that.
    """

    segment_bytes: int
    index_interval_bytes: int
    named_by_log_end: bool = False
    flush_on_roll: bool = False

    def __str__(self) -> str:
        return f"segments of {self.segment_bytes} bytes, index interval {self.index_interval_bytes}"


class Record(NamedTuple):
    offset: int
    value: int


def record_at(offset: int) -> Record:
    """The record that the tests write at an offset. No value is 0, which unwritten bytes have."""
    return Record(offset, 1 + offset % 100)


class Batch(NamedTuple):
    """A batch in a log file: its position, its size in bytes, its last offset and its records."""

    position: int
    size: int
    last_offset: int
    records: tuple[Record, ...]


class Entry(NamedTuple):
    """An entry of an index, with an absolute offset."""

    offset: int
    position: int


def encoded(records: Sequence[Record]) -> bytes:
    """Encodes a batch of at least one record, in the order of offsets."""
    base, last = records[0].offset, records[-1].offset
    body = b"".join(_RECORD.pack(r.offset - base, r.value) for r in records)
    checked = struct.pack(">i", last - base) + body
    return _PREFIX.pack(base, 4 + len(checked)) + struct.pack(">I", zlib.crc32(checked)) + checked


def batches(data: bytes, position: int = 0, check_crc: bool = False) -> Iterator[Batch]:
    """The batches from a position to the end, or to the first truncated or invalid one.

    Only recovery checks the CRC, as in Kafka: a read returns the bytes as they are.
    """
    while position + _HEADER.size <= len(data):
        base, length, crc, last_delta = _HEADER.unpack_from(data, position)
        size = _PREFIX.size + length
        if size < _HEADER.size or position + size > len(data) or (size - _HEADER.size) % _RECORD.size:
            return
        if check_crc and zlib.crc32(data[position + _CRC_FROM : position + size]) != crc:
            return
        body = data[position + _HEADER.size : position + size]
        records = tuple(Record(base + delta, value) for delta, value in _RECORD.iter_unpack(body))
        yield Batch(position, size, base + last_delta, records)
        position += size


# Files ----------------------------------------------------------------------------------------------------------------


def log_name(base: int) -> str:
    return f"{base:020}.log"


def index_name(base: int) -> str:
    return f"{base:020}.index"


def segment_names(path: Path) -> list[int]:
    """The base offsets in the names of a directory's segments, in order."""
    return sorted(int(file.stem) for file in path.glob("*.log"))


def read_index(path: Path, base: int) -> list[Entry]:
    data = (path / index_name(base)).read_bytes()
    whole = len(data) - len(data) % _ENTRY.size
    return [Entry(base + relative, position) for relative, position in _ENTRY.iter_unpack(data[:whole])]


def entry_bytes(entry: Entry, base: int) -> bytes:
    return _ENTRY.pack(entry.offset - base, entry.position)


# Writing --------------------------------------------------------------------------------------------------------------


class LogWriter:
    """Appends batches to the log in a directory, which may be empty or recovered."""

    def __init__(self, disk: Disk, settings: Settings) -> None:
        self.disk = disk
        self.settings = settings
        self.base: int | None = None
        self.size = 0
        self.end = 0
        self._since_entry = 0
        names = segment_names(disk.path)
        if names:
            self.base = self.end = names[-1]
            data = (disk.path / log_name(names[-1])).read_bytes()
            self.size = len(data)
            self.end = max((b.last_offset + 1 for b in batches(data)), default=names[-1])

    def append(self, records: Sequence[Record]) -> None:
        """Appends one batch. Raises ValueError if it exceeds a segment, or begins below the log end."""
        batch = encoded(records)
        if len(batch) > self.settings.segment_bytes:
            raise ValueError(f"a batch of {len(batch)} bytes does not fit a segment of {self.settings.segment_bytes}")
        if records[0].offset < self.end:
            raise ValueError(f"offset {records[0].offset} is below the log end {self.end}")
        base = self.base
        if base is None or self.size + len(batch) > self.settings.segment_bytes:
            base = self._roll(self.end if self.settings.named_by_log_end else records[0].offset)
        entry = Entry(records[-1].offset, self.size)
        self.disk.append(log_name(base), batch)
        self.size += len(batch)
        self.end = records[-1].offset + 1
        if self._since_entry > self.settings.index_interval_bytes:
            self.disk.append(index_name(base), entry_bytes(entry, base))
            self._since_entry = 0
        self._since_entry += len(batch)

    def _roll(self, base: int) -> int:
        if self.settings.flush_on_roll:
            self.flush()
        self.disk.create(log_name(base))
        self.disk.create(index_name(base))
        self.base, self.size, self._since_entry = base, 0, 0
        return base

    def flush(self) -> int:
        """Flushes all segments, each log file before its index. Returns the log end offset."""
        for base in segment_names(self.disk.path):
            self.disk.sync(log_name(base))
            self.disk.sync(index_name(base))
        return self.end


# Searching ------------------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """The result of a search, and the number of bytes of skipped batches."""

    record: Record | None
    passed_over: int


def look_up(path: Path, offset: int, go_on: bool = True) -> Found:
    """The record at an offset, or the next one above; None at the end of the log and below its first segment.

    Without `go_on` the search stops at the end of the segment that the name selects, as in the claim.
    """
    names = segment_names(path)
    first = bisect_right(names, offset) - 1
    if first < 0:
        return Found(None, 0)
    for base in names[first:] if go_on else [names[first]]:
        entries = read_index(path, base)
        slot = bisect_right(entries, offset, key=lambda entry: entry.offset) - 1
        start = entries[slot].position if slot >= 0 else 0
        for batch in batches((path / log_name(base)).read_bytes(), start):
            if batch.last_offset >= offset:
                record = next((r for r in batch.records if r.offset >= offset), None)
                return Found(record, batch.position - start)
    return Found(None, 0)


def all_records(path: Path) -> list[Record]:
    """All records of a log, read from its first segment to its last."""
    data = ((path / log_name(base)).read_bytes() for base in segment_names(path))
    return [record for each in data for batch in batches(each) for record in batch.records]
