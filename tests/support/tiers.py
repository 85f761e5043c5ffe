"""Rows of a parametrised test: those of each run, and those of `make nightly` alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def daily(chosen: Iterable[Any], rows: Iterable[Any]) -> list[Any]:
    """All rows. Those that are not chosen, by themselves or by their first value, have the mark `nightly`."""
    each_run = list(chosen)
    return [
        pytest.param(*values, marks=[] if row in each_run or values[0] in each_run else pytest.mark.nightly)
        for row in rows
        for values in [row if isinstance(row, tuple) else (row,)]
    ]
