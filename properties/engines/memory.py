"""The memory available to a search: that of the machine, within the limits of containers and services."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import psutil

_GROUPS = Path("/sys/fs/cgroup")
_MINE = Path("/proc/self/cgroup")

_BY_DEFAULT = 0.8
_AT_MOST = 0.95


_VERSION_1 = "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"
_VERSION_2 = "memory.max", "memory.current", "inactive_file"
"""Linux's files on a control group's memory: its limit, the used bytes, and the reclaimable ones among these."""


class Memory(NamedTuple):
    """A number of bytes, and its description."""

    bytes: int
    words: str


def plan(limit: int | None) -> Memory:
    """The memory for a search under a limit in bytes: at most the available memory, by default four fifths of it."""
    available = available_memory()
    most = int(available * _AT_MOST)
    if limit is None:
        limit = int(available * _BY_DEFAULT)
    if limit > most:
        return Memory(most, f"the {most / 2**30:.3g} GiB of memory that are available")
    return Memory(limit, f"the memory limit of {limit / 2**30:.3g} GiB")


def available_memory() -> int:
    """The bytes that this process can still allocate without swapping, as far as the system tells."""
    return max(0, min([int(psutil.virtual_memory().available), *_left_in_groups()]))


def _left_in_groups() -> Iterator[int]:
    """The bytes left in the control groups of this process and in their ancestors."""
    with suppress(OSError):  # no control groups
        for line in _MINE.read_text().splitlines():
            _, controllers, path = line.split(":", 2)
            if not controllers:
                root, files = _GROUPS, _VERSION_2
            elif "memory" in controllers.split(","):
                root, files = _GROUPS / "memory", _VERSION_1
            else:
                continue
            group = root / path.lstrip("/")
            for folder in (group, *group.parents):
                if folder.is_relative_to(root):
                    yield from _left(folder, *files)


def _left(group: Path, limit_file: str, used_file: str, reclaimable: str) -> Iterator[int]:
    with suppress(OSError, ValueError, KeyError):  # a group without a limit
        limit, used = (int((group / name).read_text()) for name in (limit_file, used_file))
        stat = dict(line.split() for line in (group / "memory.stat").read_text().splitlines())
        # Cached files count as used, but the kernel reclaims their memory when needed.
        yield limit - used + int(stat[reclaimable])
