"""Sorted runs of states, and what a search does with them: numpy arrays of words, in machine code.

A run is an array of shape (states, words) in the order of partition_kernel.py, without duplicates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from ctypes import c_int64, c_uint64, c_void_p
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tideproof.model.backends.native import NativeCode
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import System
from tideproof.model.language.state import Words
from tideproof.properties.engines.compiled import SYSTEM_SYMBOLS, NativeForm, Portable
from tideproof.properties.engines.spark import partition_layout as layout

Run = NDArray[np.uint64]

KERNEL = "tideproof.properties.engines.spark.partition_kernel"
"""The module of the compiled loops."""

_LEAST_SLOTS, _MOST_SLOTS = 1 << 10, 1 << 20
_LOAD = 0.5

_A, _N = c_void_p, c_uint64
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "tideproof_collect": (c_int64, _A, _N, _N, _A, _N, _N),
    "tideproof_expand_into": (c_int64, _A, _N, _N, _N, _A, _N, _N, _A, _A, _A, _A),
    "tideproof_drain": (c_int64, _A, _N, _N, _A, _A),
    "tideproof_remove_known": (c_int64, _A, _N, _N, _A, _N, _A),
    "tideproof_merge": (c_int64, _A, _N, _A, _N, _A),
    "tideproof_judge": (c_uint64, _A, _N, _A),
    "tideproof_find_source": (c_int64, _A, _N, _A, _A, _A),
}


@dataclass(frozen=True)
class SearchProgram:
    """What an executor needs to expand states and to judge them: code and numbers, no rules."""

    code: Portable
    words: int
    transitions: int

    @classmethod
    def of(cls, system: System, properties: Sequence[Property]) -> SearchProgram:
        portable = Portable.of(system, properties, KERNEL)
        return cls(portable, system.space.words, len(system.instances))


@dataclass
class Expansion:
    """What the expansion of some states has counted. `escaped` is (number of the state, transition) if one failed."""

    taken: NDArray[np.uint64]
    steps: int = 0
    dead: int = 0
    escaped: tuple[int, int] | None = None


@lru_cache(maxsize=4)
def _linked(code: Portable) -> NativeCode:
    return NativeCode(code.here(), [*_SIGNATURES, *SYSTEM_SYMBOLS])


class Runs:
    """Operations on runs, for one system."""

    def __init__(self, program: SearchProgram) -> None:
        self.words, self.transitions = program.words, program.transitions
        code = _linked(program.code)
        functions = [code.function(name, *types) for name, types in _SIGNATURES.items()]
        self._collect, self._expand, self._drain, self._remove, self._merge, self._judge, self._source = functions
        self.form = NativeForm.of(code, self.words, self.transitions)
        n = max(1, self.transitions)
        self._slack = layout.BLOCK * n  # places to the right of the last home: a block always fits in an empty table
        self._successors = np.empty(layout.BLOCK * n * self.words, np.uint64)
        self._kinds = np.empty(layout.BLOCK * n, np.uint32)

    def empty(self, count: int = 0) -> Run:
        return np.empty((count, self.words), np.uint64)

    def union(self, runs: Sequence[Run], partitions: int) -> Run:
        """One run of several of the same partition, duplicates gone."""
        total = sum(len(run) for run in runs)
        slots = max(_LEAST_SLOTS, int(total / _LOAD))
        while True:
            table = np.zeros((slots + self._slack, self.words + 1), np.uint64)
            if all(
                self._collect(_at(run), len(run), partitions, _at(table), slots, len(table)) >= 0 for run in runs
            ):  # fmt: skip
                run, _ = self._drained(table, total, 1)
                return run
            slots *= 2

    def _drained(self, table: Any, most: int, partitions: int) -> tuple[Run, list[int]]:
        out, offsets = self.empty(most), np.zeros(partitions + 1, np.uint64)
        count = self._drain(_at(table), len(table), partitions, _at(out), _at(offsets))
        return out[:count], offsets.tolist()

    def split(self, run: Run, partitions: int) -> list[int]:
        """The offsets of the partitions in a run."""
        table = np.zeros((_LEAST_SLOTS + len(run) * 4 + self._slack, self.words + 1), np.uint64)
        self._collect(_at(run), len(run), 1, _at(table), len(table) - self._slack, len(table))
        return self._drained(table, len(run), partitions)[1]

    def without(self, run: Run, known: Run, partitions: int) -> Run:
        """The states of a run that another run of the same partition does not have."""
        out = self.empty(len(run))
        return out[: self._remove(_at(run), len(run), partitions, _at(known), len(known), _at(out))]

    def merged(self, a: Run, b: Run) -> Run:
        """One run of two that have no state in common."""
        out = self.empty(len(a) + len(b))
        self._merge(_at(a), len(a), _at(b), len(b), _at(out))
        return out

    def judged(self, run: Run) -> dict[int, Words]:
        """The properties that fail in some state of a run, each with the first such state."""
        first = np.zeros(layout.MOST_PROPERTIES, np.uint64)
        failed = self._judge(_at(run), len(run), _at(first))
        return {p: tuple(run[int(first[p])].tolist()) for p in range(layout.MOST_PROPERTIES) if failed >> p & 1}

    def expanded(self, run: Run, partitions: int, counts: Expansion) -> Iterator[tuple[Run, list[int]]]:
        """The successors of a run's states as runs, each with the offsets of its partitions."""
        slots = min(_MOST_SLOTS, max(_LEAST_SLOTS, 8 * len(run)))
        table = np.zeros((slots + self._slack, self.words + 1), np.uint64)
        control = np.zeros(layout.CONTROL_WORDS, np.uint64)
        while control[layout.NEXT] < len(run):
            status = self._expand(
                _at(run), len(run), int(_LOAD * slots), self.transitions, _at(table), slots, len(table),
                _at(self._successors), _at(self._kinds), _at(counts.taken), _at(control),
            )  # fmt: skip
            if status == layout.ESCAPED:
                counts.escaped = (int(control[layout.NEXT]), int(control[layout.ERROR]))
                return
            yield self._drained(table, len(table), partitions)
            control[layout.USED] = 0
        counts.steps, counts.dead = int(control[layout.STEPS]), int(control[layout.DEAD])

    def source(self, run: Run, target: Words) -> Words | None:
        """The first state of a run that has this successor."""
        wanted = np.array(target, np.uint64)
        i = self._source(_at(run), len(run), _at(wanted), _at(self._successors), _at(self._kinds))
        return None if i < 0 else tuple(run[i].tolist())


def _at(array: Any) -> int:
    return int(array.ctypes.data)
