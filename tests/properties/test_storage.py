"""Segments with a sparse index (claim 31) and recovery from the recovery point (claim 32), on real files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tideproof.properties.claims.enumerations import storage
from tideproof.properties.claims.enumerations.storage import (
    FAST,
    FLUSHED,
    GOES_ON,
    INDEX,
    KILL,
    LOOK_UPS,
    POWER_LOSS,
    PREFIX,
    SAME_AGAIN,
    CrashModel,
    histories,
    settings_for,
    try_look_ups,
    try_recovery,
)
from tideproof.properties.claims.small_models.disk import Disk, after_kill, after_power_loss, fill
from tideproof.properties.claims.small_models.recovery import (
    CHECKPOINT,
    KAFKA,
    Reading,
    flush_and_checkpoint,
    recover,
    recovery_point,
)
from tideproof.properties.claims.small_models.segments import (
    LogWriter,
    Record,
    Settings,
    all_records,
    batches,
    encoded,
    log_name,
    look_up,
    read_index,
    record_at,
    segment_names,
)
from tideproof.properties.claims.trials import folder


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with folder() as path:
        yield path


def write(path: Path, each: Settings, *groups: list[int]) -> Disk:
    disk = Disk(path)
    writer = LogWriter(disk, each)
    for group in groups:
        writer.append([record_at(offset) for offset in group])
    return disk


# The files ------------------------------------------------------------------------------------------------------------


def test_a_batch_is_25_bytes_and_5_for_each_further_record() -> None:
    assert (len(encoded([record_at(0)])), len(encoded([record_at(3), record_at(7)]))) == (25, 30)
    (batch,) = batches(encoded([record_at(3), record_at(7)]), check_crc=True)
    assert batch == (0, 30, 7, (Record(3, 4), Record(7, 8)))


def test_crc_detects_flipped_bits_and_truncated_batches_are_not_read() -> None:
    data = encoded([record_at(3), record_at(7)])
    for bit in range(8 * 12, 8 * len(data)):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        assert list(batches(bytes(flipped), check_crc=True)) == []
    for length in range(len(data)):
        assert list(batches(data[:length])) == []


def test_segments_are_named_and_indexed_as_kafka_does(tmp_path: Path) -> None:
    write(tmp_path, Settings(segment_bytes=100, index_interval_bytes=25), [0], [1], [2], [3], [6, 8], [9])
    assert segment_names(tmp_path) == [0, 6]
    # More than 25 bytes since the last entry: at the third batch, and then not before the next two.
    assert read_index(tmp_path, 0) == [(2, 50)]
    assert (tmp_path / "00000000000000000006.index").read_bytes() == bytes([0, 0, 0, 3, 0, 0, 0, 30])
    fill(tmp_path, {})
    write(tmp_path, Settings(100, 0, named_by_log_end=True), [0], [1], [2], [3], [6, 8], [9])
    assert segment_names(tmp_path) == [0, 4]
    assert read_index(tmp_path, 4) == [(9, 30)]


def test_invalid_appends_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="30 bytes does not fit a segment of 25"):
        write(tmp_path, Settings(25, 0), [0, 1])
    with pytest.raises(ValueError, match="offset 1 is below the log end 2"):
        write(tmp_path, Settings(50, 0), [0], [1], [1])


def test_the_journal_matches_the_files(tmp_path: Path) -> None:
    disk = write(tmp_path, Settings(50, 0), [0], [1, 2], [3])
    flush_and_checkpoint(LogWriter(disk, Settings(50, 0)))
    *_, last = after_kill(disk.journal)
    assert last.files == {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    # One crash before each change, one after all, and one for each further byte of each write.
    writes = [change.data for change in disk.journal if change.kind == "append"]
    assert sum(1 for _ in after_kill(disk.journal)) == len(disk.journal) + 1 + sum(len(w) - 1 for w in writes)


def test_a_power_loss_keeps_synced_data_and_any_part_of_the_rest(tmp_path: Path) -> None:
    disk = write(tmp_path, Settings(25, 0), [0])
    disk.sync(log_name(0))
    before = (tmp_path / log_name(0)).read_bytes()
    write(tmp_path, Settings(50, 0))
    disk.append(log_name(0), encoded([record_at(1)]))
    whole = (tmp_path / log_name(0)).read_bytes()
    left = {crash.files[log_name(0)] for crash in after_power_loss(disk.journal) if crash.changes == len(disk.journal)}
    assert left == {whole} | {whole[:n] for n in range(25, 50)} | {whole[:n] + bytes(50 - n) for n in range(25, 50)}
    assert all(data.startswith(before) for data in left)


# Claim 31 -------------------------------------------------------------------------------------------------------------


def test_the_number_of_histories_matches_the_formula() -> None:
    # Each offset is out, or in with a new batch, or in with the batch before it, which the first in cannot be.
    assert [sum(1 for _ in histories(n)) for n in (1, 2, 3, 4, 6)] == [(3**n - 1) // 2 for n in (1, 2, 3, 4, 6)]


@pytest.mark.parametrize(
    ("offsets", "cases", "look_ups"),
    [(4, 960, 4_584), pytest.param(6, 8_736, 59_004, marks=pytest.mark.nightly)],
)
def test_every_lookup_in_every_log_is_correct(tmp_path: Path, offsets: int, cases: int, look_ups: int) -> None:
    tried = try_look_ups(tmp_path, offsets, settings_for([50, 75, 200], [0, 24, 25, 60]))
    assert (tried.cases, tried.checks, tried.first) == (cases, {LOOK_UPS: look_ups, FAST: look_ups}, {})


def test_searching_one_segment_only_misses_records(tmp_path: Path) -> None:
    tried = try_look_ups(tmp_path, 4, settings_for([50], [0]), go_on=False)
    assert tried.first[LOOK_UPS] == "[[0, 1], [3]], segments of 50 bytes, index interval 0: offset 2"


def test_a_lookup_without_the_index_reads_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tideproof.properties.claims.small_models.segments.read_index", lambda *_: [])
    assert FAST in try_look_ups(tmp_path, 4, settings_for([200], [0])).broken


@st.composite
def logs(draw: st.DrawFn) -> tuple[Settings, list[list[Record]]]:
    """Settings, and batches of at most five records with gaps between and within them."""
    gaps = draw(st.lists(st.integers(1, 4), min_size=1, max_size=40))
    offsets = [sum(gaps[: i + 1]) - 1 for i in range(len(gaps))]
    rest, groups = iter(offsets), []
    while group := list(islice(rest, draw(st.integers(1, 5)))):
        groups.append([record_at(offset) for offset in group])
    each = Settings(draw(st.integers(45, 400)), draw(st.integers(0, 200)), draw(st.booleans()), draw(st.booleans()))
    return each, groups


@given(logs())
def test_every_lookup_in_longer_logs_is_correct(log: tuple[Settings, list[list[Record]]]) -> None:
    each, groups = log
    with folder() as path:
        writer = LogWriter(Disk(path), each)
        for group in groups:
            writer.append(group)
        records = [record for group in groups for record in group]
        assert storage.look_ups_are_right(path, records, records[-1].offset + 1)
        assert look_up(path, records[0].offset - 1).record in (None, records[0])


# Claim 32 -------------------------------------------------------------------------------------------------------------


def test_the_recovery_point_follows_the_last_flushed_offset(tmp_path: Path) -> None:
    disk = write(tmp_path, Settings(50, 0), [0], [1])
    assert recovery_point(tmp_path) == 0
    flush_and_checkpoint(LogWriter(disk, Settings(50, 0)))
    assert ((tmp_path / CHECKPOINT).read_text(), recovery_point(tmp_path)) == ("2", 2)


SMALL = [Settings(50, 0)]
SOME = [Settings(50, 0), Settings(75, 25, named_by_log_end=True)]
ALL = settings_for([50, 75], [0, 25])
ROOMY = [Settings(200, 0)]
NEITHER = Reading(point_is_last_flushed=True)
UNCHECKED, LATE = Reading(check_crc=False), Reading(from_segment_that_contains=False)
AT_NIGHT = [pytest.mark.nightly]


@pytest.mark.parametrize(
    ("crashes", "offsets", "each", "reading", "cases", "broken"),
    [
        (KILL, 2, SMALL, KAFKA, 464, set()),
        (POWER_LOSS, 2, SMALL, KAFKA, 1_098, set()),
        pytest.param(KILL, 3, SOME, KAFKA, 4_506, set(), marks=AT_NIGHT),
        pytest.param(KILL, 3, ALL, KAFKA, 18_088, set(), marks=AT_NIGHT),
        pytest.param(KILL, 4, SMALL, KAFKA, 9_915, set(), marks=AT_NIGHT),
        # Three records in two segments are the least that a hole takes; there is none where a segment is flushed
        # before the next.
        pytest.param(POWER_LOSS, 3, SMALL, KAFKA, 8_043, {PREFIX}, marks=AT_NIGHT),
        pytest.param(POWER_LOSS, 3, ALL, KAFKA, 50_160, {PREFIX}, marks=AT_NIGHT),
        pytest.param(POWER_LOSS, 3, [Settings(50, 0, flush_on_roll=True)], KAFKA, 5_589, set(), marks=AT_NIGHT),
        pytest.param(POWER_LOSS, 3, settings_for([50], [0, 25], True), KAFKA, 18_188, set(), marks=AT_NIGHT),
        # Other readings of the claim.
        (KILL, 2, ROOMY, KAFKA, 464, set()),
        (KILL, 2, ROOMY, NEITHER, 464, set()),
        (KILL, 2, ROOMY, UNCHECKED, 464, set()),
        (KILL, 2, ROOMY, LATE, 464, {INDEX, GOES_ON}),
        (POWER_LOSS, 2, ROOMY, KAFKA, 1_098, set()),
        (POWER_LOSS, 2, ROOMY, NEITHER, 1_098, set()),
        (POWER_LOSS, 2, ROOMY, UNCHECKED, 1_098, {PREFIX, INDEX, GOES_ON}),
        (POWER_LOSS, 2, ROOMY, LATE, 1_098, {PREFIX, INDEX, GOES_ON}),
    ],
)
def test_recovery_keeps_its_promises_after_every_crash(
    tmp_path: Path,
    crashes: CrashModel,
    offsets: int,
    each: list[Settings],
    reading: Reading,
    cases: int,
    broken: set[str],
) -> None:
    tried = try_recovery(tmp_path, offsets, each, crashes, reading)
    assert (tried.cases, set(tried.broken)) == (cases, broken)
    assert tried.checks == dict.fromkeys((FLUSHED, PREFIX, INDEX, LOOK_UPS, GOES_ON), cases)


@pytest.mark.parametrize(
    ("crashes", "offsets", "cases", "broken"),
    [(KILL, 2, 2_112, set()), pytest.param(POWER_LOSS, 3, 41_350, {SAME_AGAIN, PREFIX}, marks=AT_NIGHT)],
)
def test_interrupted_recovery_keeps_flushed_records(
    tmp_path: Path, crashes: CrashModel, offsets: int, cases: int, broken: set[str]
) -> None:
    tried = try_recovery(tmp_path, offsets, SMALL, crashes, interrupt=True)
    assert (tried.cases, set(tried.broken)) == (cases, broken)


def test_a_power_loss_can_leave_a_hole(tmp_path: Path) -> None:
    """The first segment is lost, and ends cleanly at its beginning; the second reached the disk."""
    disk = write(tmp_path, Settings(50, 0), [0, 1], [2])
    fill(tmp_path, {**{file.name: file.read_bytes() for file in tmp_path.iterdir()}, log_name(0): b""})
    assert any(
        crash.files[log_name(0)] == b"" for crash in after_power_loss(disk.journal) if log_name(2) in crash.files
    )
    recover(Disk(tmp_path), Settings(50, 0))
    assert all_records(tmp_path) == [record_at(2)]


def test_recovery_killed_after_a_power_loss_may_keep_a_deleted_segment(tmp_path: Path) -> None:
    disk, each = write(tmp_path, Settings(50, 0), [0, 1], [2]), Settings(50, 0)
    disk.cut(log_name(0), 29)  # what a power loss left of the first segment; the second is whole
    torn = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    recovery = Disk(tmp_path)
    recover(recovery, each)
    assert segment_names(tmp_path) == [0]
    left = []
    for crash in after_kill(recovery.journal, torn):
        fill(tmp_path, crash.files)
        recover(Disk(tmp_path), each)
        left.append(all_records(tmp_path))
    # Killed between the cut and the last deletion: record 2 is kept, and 0 and 1 are not.
    assert [record_at(2)] in left
    assert [] in left


def test_a_recovery_that_loses_flushed_records_is_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: recovery that begins at an empty log keeps nothing that was flushed."""

    def forget(disk: Disk, *_: object) -> None:
        fill(disk.path, {})

    monkeypatch.setattr(storage, "recover", forget)
    assert FLUSHED in try_recovery(tmp_path, 1, ROOMY, KILL).broken
    assert SAME_AGAIN not in try_recovery(tmp_path, 1, ROOMY, KILL, interrupt=True).broken


@given(logs(), st.data())
@settings(max_examples=60)
def test_recovery_of_longer_logs_keeps_its_promises(
    log: tuple[Settings, list[list[Record]]], data: st.DataObject
) -> None:
    each, groups = log
    flushes = data.draw(st.sets(st.integers(1, len(groups))))
    run = storage.Run(tuple(map(tuple, groups)), tuple(sorted(flushes)), each, KAFKA)
    with folder() as path:
        journal, flushed = run.write(path)
        crashes: Iterator[storage.Crash] = after_kill(journal)
        crash = data.draw(st.sampled_from(list(crashes)))
        fill(path, crash.files)
        recover(Disk(path), each)
        written = [record for group in groups for record in group]
        left = all_records(path)
        assert left == written[: len(left)]
        assert len(left) >= max((records for changes, records in flushed if changes <= crash.changes), default=0)
        assert storage.look_ups_are_right(path, left, written[-1].offset + 1)
