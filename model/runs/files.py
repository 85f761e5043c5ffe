"""Output files: written whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO

HALF_WRITTEN = ".tideproof-"
"""The prefix of temporary files. A killed process leaves one behind."""

_STANDARD = {Path("/dev/stdout"): 1, Path("/dev/stderr"): 2}


def is_stream(path: Path) -> bool:
    """Whether the path names a stream and not a regular file: a pipe, a device, or an open file descriptor."""
    open_file = path in _STANDARD or path.is_relative_to("/dev/fd") or path.is_relative_to("/proc")
    return open_file or (path.exists() and not path.is_file())


def final_path(path: Path) -> Path:
    """The path with symbolic links followed. Raises OSError for a cycle of links."""
    if not path.is_symlink():
        return path
    final = Path(os.path.realpath(path))
    if final.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return final


def write_whole(path: Path, content: bytes | memoryview) -> None:
    """Replaces the file atomically. If that fails, raises OSError and leaves the former file."""
    if is_stream(path):
        with _opened(path) as stream:
            stream.write(content)
        return
    path = final_path(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=HALF_WRITTEN)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _opened(path: Path) -> BinaryIO:
    """Opens a stream for appending: earlier output stays, even if the stream leads to a file."""
    if path not in _STANDARD:
        return path.open("ab")
    sys.stdout.flush()
    sys.stderr.flush()
    return os.fdopen(os.dup(_STANDARD[path]), "wb")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
