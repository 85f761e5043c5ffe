"""Output files: written whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO

HALF_WRITTEN = ".tideproof-"
"""How the name of a file begins that is not whole yet. A process that is killed leaves it there."""

_STANDARD = {Path("/dev/stdout"): 1, Path("/dev/stderr"): 2}


def is_stream(path: Path) -> bool:
    """Whether what is written there goes on to another program: a pipe, a device, or the name of an open file."""
    open_file = path in _STANDARD or path.is_relative_to("/dev/fd") or path.is_relative_to("/proc")
    return open_file or (path.exists() and not path.is_file())


def final_path(path: Path) -> Path:
    """The path that is written: of a link, what it leads to. Raises OSError for links in a circle."""
    if not path.is_symlink():
        return path
    final = Path(os.path.realpath(path))
    if final.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return final


def write_whole(path: Path, content: bytes | memoryview) -> None:
    """Puts the content in place of the file in one step. Raises OSError and leaves what was there where it cannot."""
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
    """A stream to write to. What went there before stays, even where it leads to a file."""
    if path not in _STANDARD:
        return path.open("ab")
    sys.stdout.flush()
    sys.stderr.flush()
    return os.fdopen(os.dup(_STANDARD[path]), "wb")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
