"""The temporary folder of a cluster, which is removed with it; or, after `kill -9`, when the next one is created.

A process that uses a folder holds a lock on a file in it, and the system releases the lock with the process. So a free
lock belongs to a dead process.
"""

from __future__ import annotations

import fcntl
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PREFIX = "tideproof-brokers-"
_LOCK = "in-use"
LEAST_FREE = 2**20
"""Free bytes below which replays are no result: brokers then have truncated files."""


@contextmanager
def temporary_folder(parent: Path | None = None) -> Iterator[Path]:
    """An empty folder for the duration of the context. Also removes the folders of killed processes."""
    parent = parent or Path(tempfile.gettempdir())
    remove_abandoned(parent)
    with tempfile.TemporaryDirectory(dir=parent, prefix=PREFIX, ignore_cleanup_errors=True) as made:
        new = Path(made) / f"{_LOCK}.new"
        with new.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            new.rename(Path(made) / _LOCK)  # other processes see it only once it is locked
            folder = Path(made) / "cluster"
            folder.mkdir()
            yield folder


def remove_abandoned(parent: Path) -> None:
    """Removes the temporary folders there whose lock no process holds."""
    for found in parent.glob(f"{PREFIX}*"):
        with suppress(OSError), (found / _LOCK).open("r+") as lock:  # one without the file is being created
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(found, ignore_errors=True)


def fault_of_disk(folder: Path) -> str:
    """The message that the disk of a cluster is full; empty if it is not."""
    if shutil.disk_usage(folder).free >= LEAST_FREE:
        return ""
    return f"{folder}: the disk is full (free some of it, or set TMPDIR, or --keep, to a folder on another one)"


def why_given_up(folder: Path, said: object) -> str:
    """The reason for giving up on a cluster: a possible cause, and what was `said`."""
    return "; then ".join(filter(None, (fault_of_disk(folder), str(said))))
