"""Recovery of a log from its recovery point (claim 32).

The claim: "a partition keeps a recovery point on disk, the greatest offset that is flushed; after a failure, the
segment that contains it and those after it are read again, message by message, and their indexes rebuilt". Promised is
that nothing flushed is missing and that the index is right. Verdicts, each over every case of `enumerations.storage`:

- Nothing flushed is missing, and every look-up is right: **true**, whether the process was killed or the power lost,
  and also when recovery itself is killed and starts again.
- What is left is the beginning of what was written: **true** when the process was killed. **False** after a power
  loss: the log may have a hole. Recovery cuts at the first batch that is not whole, but a segment whose last batches
  never reached the disk ends cleanly, and the next segment, which did, is kept. Nothing flushed is in the hole; but
  records after it are served and those in it are not. **True** again where a segment is flushed before the next is
  begun; Kafka schedules that flush and does not wait for it.
- Recovery that is killed and starts again ends in the same files: **true** after a kill. **False** after a power loss:
  once the torn segment is cut it ends cleanly, and the second time nothing shows that those after it were to go.
- "Greatest offset that is flushed": Kafka's recovery point is the offset after that. Read either way, the verdicts are
  the same: the last flushed batch is read once more, at most.
- "The segment that contains it": taken as "segments named at or above it", it is **false**: what was torn in the
  segment that contains the point stays, and the log goes on behind it.
- "Read again" says nothing of checking. Without the CRC the claim still holds for a killed process, whose torn write
  is too short; after a power loss it is **false**: zeros are taken for records.

The rules are those of Kafka's LogLoader and LogSegment.recover: recover from the segment that contains the recovery
point; rebuild each index from nothing; cut the file at the first invalid batch and delete all later segments; an index
below the point is rebuilt only where it is missing or has no whole number of entries. The recovery point is written to
a new file, synced, and renamed over the old one. Not modelled: Kafka's index files are mapped and preallocated, so
after a crash the last one ends in zeros; but it belongs to the last segment, which is always recovered.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tideproof.properties.claims.small_models.disk import Disk
from tideproof.properties.claims.small_models.segments import (
    Entry,
    LogWriter,
    Settings,
    batches,
    entry_bytes,
    index_name,
    log_name,
    segment_names,
)

CHECKPOINT = "recovery-point-offset-checkpoint"


@dataclass(frozen=True)
class Reading:
    """An interpretation of the claim. The defaults are Kafka's behaviour."""

    check_crc: bool = True
    from_segment_that_contains: bool = True
    point_is_last_flushed: bool = False


KAFKA = Reading()


def flush_and_checkpoint(writer: LogWriter, reading: Reading = KAFKA) -> None:
    """Flushes the log, then writes the recovery point atomically."""
    point = writer.flush() - reading.point_is_last_flushed
    disk, new = writer.disk, CHECKPOINT + ".tmp"
    disk.create(new)
    disk.append(new, str(point).encode())
    disk.sync(new)
    disk.rename(new, CHECKPOINT)


def recovery_point(path: Path) -> int:
    """The recovery point on disk; 0 if there is none yet."""
    file = path / CHECKPOINT
    return max(0, int(file.read_bytes())) if file.exists() else 0


def index_of(data: bytes, settings: Settings, check_crc: bool = True) -> tuple[list[Entry], int]:
    """The rebuilt index of a log file, and the number of bytes before the first invalid batch."""
    entries, valid, last_entry = [], 0, 0
    for batch in batches(data, check_crc=check_crc):
        if valid - last_entry > settings.index_interval_bytes:
            entries.append(Entry(batch.last_offset, valid))
            last_entry = valid
        valid += batch.size
    return entries, valid


def recover(disk: Disk, settings: Settings, reading: Reading = KAFKA) -> None:
    """Repairs the log in a directory after a crash, so that it can be read and appended to."""
    names, point = segment_names(disk.path), recovery_point(disk.path)
    _delete_orphans(disk, names)
    contains = max((base for base in names if base <= point), default=0)
    start = contains if reading.from_segment_that_contains else point
    for base in names:
        if base < start and not _has_sane_index(disk.path, base):
            _recover_segment(disk, base, settings, reading)
    unflushed = [base for base in names if base >= start]
    for number, base in enumerate(unflushed):
        if _recover_segment(disk, base, settings, reading):
            for later in unflushed[number + 1 :]:
                disk.delete(index_name(later))
                disk.delete(log_name(later))
            return


def _recover_segment(disk: Disk, base: int, settings: Settings, reading: Reading) -> bool:
    """Rebuilds the index and cuts the log file at the first invalid batch. Returns whether anything was cut."""
    data = (disk.path / log_name(base)).read_bytes()
    entries, valid = index_of(data, settings, reading.check_crc)
    disk.create(index_name(base))
    for entry in entries:
        disk.append(index_name(base), entry_bytes(entry, base))
    if valid < len(data):
        disk.cut(log_name(base), valid)
    return valid < len(data)


def _has_sane_index(path: Path, base: int) -> bool:
    file = path / index_name(base)
    return file.exists() and file.stat().st_size % len(entry_bytes(Entry(0, 0), 0)) == 0


def _delete_orphans(disk: Disk, names: list[int]) -> None:
    """Deletes index files without a log file, left by a crash between creating the two."""
    for file in sorted(disk.path.glob("*.index")):
        if int(file.stem) not in names:
            disk.delete(file.name)
