"""Operations on runs of states, in machine code.

A run is a NumPy array of shape (states, words), sorted in the order of partition_kernel.py, without duplicates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tideproof.model.backends.calls import MOST_PROPERTIES, Function
from tideproof.model.language.space import Words
from tideproof.properties.engines.compiled import Code, NativeForm
from tideproof.properties.engines.spark import partition_layout as layout

Run = NDArray[np.uint64]

KERNEL = "tideproof.properties.engines.spark.partition_kernel"

_LEAST_SLOTS, _MOST_SLOTS = 1 << 10, 1 << 20
_LOAD = 0.5


@dataclass
class Expansion:
    """Counts of an expansion, all in states of the whole space: `distinct` is how many the expanded ones represent.

    `escaped` is (index of the state, transition) if a variable left its range.
    """

    taken: NDArray[np.uint64]
    steps: int = 0
    dead: int = 0
    distinct: int = 0
    escaped: tuple[int, int] | None = None


_FUNCTIONS = (
    layout.COLLECT,
    layout.EXPAND_INTO,
    layout.DRAIN,
    layout.REMOVE_KNOWN,
    layout.MERGE,
    layout.CHECK_STATES,
    layout.FIND_SOURCE,
)


@lru_cache(maxsize=4)
def _form(code: Code) -> NativeForm:
    return NativeForm(code, *_FUNCTIONS)


class Runs:
    """Operations on runs, for one system."""

    def __init__(self, code: Code) -> None:
        self.words, self.transitions = code.words, code.transitions
        self.form = _form(code)
        self._reduced = bool(code.blocks)
        self._slack = layout.BLOCK * max(1, self.transitions)  # to the right of the last home slot: a block always fits
        self._scratch = layout.EXPAND_INTO.allocate(
            "successors", "kinds", "weights", words=self.words, transitions=self.transitions
        )

    def _call(self, function: Function, **given: Any) -> int:
        return self.form.call(function, transitions=self.transitions, **given)

    def _table(self, slots: int) -> dict[str, Any]:
        room = slots + self._slack
        return {"table": np.zeros((room, self.words + 1), np.uint64), "room": room}

    def _collected(self, run: Run, partitions: int, slots: int, table: dict[str, Any]) -> bool:
        """Insert the run of one of `partitions` partitions into a table; return False if the table is full."""
        arguments = {"states": run, "count": len(run), "partitions": partitions, "slots": slots}
        return self._call(layout.COLLECT, **arguments, **table) >= 0

    def empty(self, count: int = 0) -> Run:
        return np.empty((count, self.words), np.uint64)

    def union(self, runs: Sequence[Run], partitions: int) -> Run:
        """Return the union of several runs of the same partition."""
        total = sum(len(run) for run in runs)
        slots = max(_LEAST_SLOTS, int(total / _LOAD))
        while True:
            table = self._table(slots)
            if all(self._collected(run, partitions, slots, table) for run in runs):
                return self._drained(table, total, 1)[0]
            slots *= 2

    def _drained(self, table: dict[str, Any], most: int, partitions: int) -> tuple[Run, list[int]]:
        """Move a table of at most `most` states to a run; return it with the offsets of its partitions."""
        out, offsets = self.empty(most), np.zeros(partitions + 1, np.uint64)
        count = self._call(layout.DRAIN, **table, partitions=partitions, out=out, offsets=offsets, most=most)
        return out[:count], offsets.tolist()

    def offsets_of(self, state: Words, partitions: int) -> list[int]:
        """Return the offsets of the partitions in the run of this one state."""
        run, table = np.array([state], np.uint64), self._table(_LEAST_SLOTS)
        self._collected(run, 1, _LEAST_SLOTS, table)
        return self._drained(table, 1, partitions)[1]

    def without(self, run: Run, known: Run, partitions: int) -> Run:
        """Return the states of a run that another run of the same partition does not contain."""
        out = self.empty(len(run))
        arguments = {"states": run, "count": len(run), "run": known, "length": len(known), "out": out}
        return out[: self._call(layout.REMOVE_KNOWN, partitions=partitions, **arguments)]

    def merged(self, a: Run, b: Run) -> Run:
        """Merge two disjoint runs."""
        out = self.empty(len(a) + len(b))
        self._call(layout.MERGE, a=a, a_count=len(a), b=b, b_count=len(b), out=out)
        return out

    def violations(self, run: Run) -> dict[int, Words]:
        """Return the properties that some state of a run fails, each with the first such state."""
        first = np.zeros(MOST_PROPERTIES, np.uint64)
        failed = self._call(layout.CHECK_STATES, states=run, count=len(run), first=first)
        return {p: tuple(run[int(first[p])].tolist()) for p in range(MOST_PROPERTIES) if failed >> p & 1}

    def expanded(self, run: Run, partitions: int, counts: Expansion) -> Iterator[tuple[Run, list[int]]]:
        """Yield the successors of a run as runs, each with the offsets of its partitions."""
        slots = min(_MOST_SLOTS, max(_LEAST_SLOTS, 8 * len(run)))
        table = self._table(slots)
        control = np.zeros(layout.CONTROL_WORDS, np.uint64)
        while control[layout.NEXT] < len(run):
            status = self._call(
                layout.EXPAND_INTO, states=run, stop=len(run), limit=int(_LOAD * slots), slots=slots,
                reduced=self._reduced, taken=counts.taken, control=control, **table, **self._scratch,
            )  # fmt: skip
            if status == layout.ESCAPED:
                counts.escaped = (int(control[layout.NEXT]), int(control[layout.ERROR]))
                return
            yield self._drained(table, table["room"], partitions)
            control[layout.USED] = 0
        counts.steps, counts.dead, counts.distinct = control[[layout.STEPS, layout.DEAD, layout.DISTINCT]].tolist()

    def source(self, run: Run, target: Words) -> Words | None:
        """Return the first state of a run that has this successor."""
        wanted = np.array(target, np.uint64)
        arguments = {"states": run, "count": len(run), "reduced": self._reduced, "target": wanted}
        i = self._call(layout.FIND_SOURCE, **arguments, **self._scratch)
        return None if i < 0 else tuple(run[i].tolist())
