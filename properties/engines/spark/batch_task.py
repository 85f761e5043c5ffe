"""The tasks of a batch on executors: each takes a range of walks and writes its files.

They get compiled code and numbers (random.code.Program) instead of rules, so executors need neither Numba nor the
module of a protocol.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import Any

from tideproof.properties.engines.random.code import EscapedError, Found, Program, Walker
from tideproof.properties.engines.spark.batch_output import (
    Output,
    OutputError,
    Range,
    read_configuration,
    table_bytes,
)

COMPARED = 20
"""States per range for which a task returns the machine code's answers, for the driver to cross-check."""


@dataclass(frozen=True)
class CellProgram:
    """The program of a cell, and the names for its rows: of transitions, their actions, and properties."""

    program: Program
    transitions: tuple[str, ...]
    actions: tuple[str, ...]
    properties: tuple[str, ...]


@dataclass(frozen=True)
class WalkRanges:
    """Task i takes the walks of `ranges[i]`."""

    output: Output
    cells: tuple[CellProgram, ...]
    ranges: tuple[Range, ...]

    def __call__(self, number: int) -> dict[str, Any]:
        r = self.ranges[number]
        cell = self.cells[r.cell]
        try:
            read_configuration(self.output.folder)
        except OutputError:
            raise OutputError(
                f"executor on {socket.gethostname()} does not see {self.output.folder.absolute()}: "
                "--output must be in a folder that driver and executors share"
            ) from None
        walker = Walker(cell.program)
        answers = []
        try:
            found = list(walker.walk(r.first, r.stop))
            for number, walk in enumerate(range(r.first, min(r.stop, r.first + COMPARED))):
                _, states = walker.one(walk)
                state = states[number * len(states) // COMPARED]
                answers.append(walker.form(state).data(state))
        except EscapedError as escaped:
            return {"escaped": escaped.schedule, "cell": r.cell}
        totals = {"walks": r.stop - r.first, "steps": walker.steps, "violations": len(found)}
        tables = summary_table(cell, r, walker, len(found)), violation_table(cell, found)
        self.output.keep(r, totals, *map(table_bytes, tables))
        return {"cell": r.cell, "answers": answers}


def violation_table(cell: CellProgram, found: list[Found]) -> Any:
    """Return the rows of `violations`: seed, walk, property, depth, and the steps to the violation."""
    import numpy as np
    import pyarrow as pa

    def names(numbers: Any, of: tuple[str, ...]) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array(numbers, pa.int32()), pa.array(of, pa.string()))

    depths = [f.depth for f in found]
    steps = np.fromiter((kind for f in found for kind in f.schedule), np.int32, sum(depths))
    offsets = pa.array(np.concatenate([[0], np.cumsum(depths, dtype=np.int64)]), pa.int32())
    return pa.table(
        {
            "seed": pa.array([cell.program.seed] * len(found), pa.int64()),
            "walk": pa.array([f.walk for f in found], pa.int64()),
            "property": names([f.property for f in found], cell.properties),
            "depth": pa.array(depths, pa.int32()),
            "actions": pa.ListArray.from_arrays(offsets, names(steps, cell.transitions)),
        }
    )


def summary_table(cell: CellProgram, r: Range, walker: Walker, violations: int) -> Any:
    """Return the row of `summaries`: the range, its totals, and the HyperLogLog registers of the states visited."""
    import pyarrow as pa

    taken = dict.fromkeys(cell.actions, 0)
    for action, count in zip(cell.actions, walker.taken, strict=True):
        taken[action] += count
    numbers = {
        "range": r.number, "first": r.first, "stop": r.stop, "walks": r.stop - r.first, "steps": walker.steps,
        "ended": walker.ended, "deepest": walker.deepest, "violations": violations,
    }  # fmt: skip
    columns = {name: pa.array([value], pa.int64()) for name, value in numbers.items()}
    columns["taken"] = pa.array([list(taken.items())], pa.map_(pa.string(), pa.int64()))
    columns["sketch"] = pa.array([walker.sketch], pa.binary())
    return pa.table(columns)
