"""Standard output that outlives its reader: `tideproof check … | head -1` ends with the status of the check."""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Any

_IN_ASCII = {"≠": "!=", "≤": "<=", "≥": ">=", "…": "...", "→": "->", "–": "-", "×": "x", "±": "+-"}


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    """Replaces characters that a terminal lacks: `(0) ≤ 1` must not become `(0) ? 1`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_IN_ASCII.get(c, "?") for c in error.object[error.start : error.end]), error.end


class _Patient(io.FileIO):
    """A file that ignores a closed reader, and reports any other error only once."""

    _broken = False

    def write(self, data: Any) -> int:
        if self._broken:
            return len(data)
        try:
            return super().write(data) or 0
        except BrokenPipeError:
            return len(data)
        except OSError:
            self._broken = True
            raise


def use_patient_streams() -> None:
    """Makes standard output and error accept any character and survive a closed reader or stream."""
    codecs.register_error(_in_ascii.__name__, _in_ascii)
    for name, number in (("stdout", 1), ("stderr", 2)):
        given = getattr(sys, name)
        if given is None:  # closed by the caller: discard the text
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(given, io.TextIOWrapper) and given.fileno() == number:
            given.flush()
            raw = io.BufferedWriter(_Patient(number, "wb", closefd=False))
            text = io.TextIOWrapper(raw, given.encoding, errors=_in_ascii.__name__, line_buffering=given.line_buffering)
            setattr(sys, name, text)
