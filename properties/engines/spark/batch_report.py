"""The report of a batch: its rows, reduced by Spark.

Rates are proportions of walks, with their 95 % intervals (estimates.Rate). Every trace in the report has been replayed
by the rules on ints.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tideproof.model.language.properties import OF_A_WITNESS, EngineError, Property, Status
from tideproof.model.language.system import System
from tideproof.model.runs.minimise import shorten
from tideproof.properties.engines.base import confirm
from tideproof.properties.engines.random.estimates import Rate, distinct
from tideproof.properties.engines.spark.batch_output import (
    REPORT,
    Output,
    OutputError,
    place,
    put,
    read_configuration,
    read_signed,
    run_id,
    signed,
)
from tideproof.properties.engines.spark.session import Cluster

_TRACES = 3
_SHORTEN_STATES = 4000


@dataclass(frozen=True)
class ViolatingWalk:
    """A walk up to its violation, and a shortened run. The shortest walks come first."""

    walk: int
    depth: int
    actions: tuple[str, ...]
    shortened: tuple[str, ...]


@dataclass(frozen=True)
class PropertyReport:
    """The result of a cell for a property. Depths are numbers of steps; None if no walk violates it."""

    property: str
    violating_walks: int
    rate: float
    interval: tuple[float, float]
    fails_initially: bool
    shortest: int | None
    median_depth: float | None
    traces: tuple[ViolatingWalk, ...]
    witness: bool = False

    def called(self, status: Status) -> str:
        """Return the word for a status of this kind of property."""
        return OF_A_WITNESS[status] if self.witness else str(status)


@dataclass(frozen=True)
class CellReport:
    protocol: str
    bounds: dict[str, int]
    policy: str
    walks: int
    steps: int
    ended: int
    states: float
    taken: dict[str, int]
    properties: tuple[PropertyReport, ...]

    @property
    def never_taken(self) -> list[str]:
        return [name for name, count in self.taken.items() if count == 0]


@dataclass(frozen=True)
class Report:
    """The reduced result of a run."""

    seed: int
    steps: int
    cells: tuple[CellReport, ...]

    def write(self, output: Output) -> None:
        put(output.report, signed({"run": output.id, "report": msgspec.to_builtins(self)}))


def read_report(folder: Path) -> Report:
    """Read the report of a finished run. Raises OutputError if there is none, or it is of another run."""
    run, path = run_id(read_configuration(folder)), folder / REPORT
    if not path.exists():
        raise OutputError(f"{folder} holds a run that is not finished: the command that began it goes on")
    fix, note = "remove it and run the same command again to make it again", read_signed(path)
    try:
        if note is not None and note["run"] != run:
            raise OutputError(f"{path} belongs to another run: {fix}")
        report = msgspec.convert(note and note["report"], Report)
        # It is printed to a terminal, so it must not contain control sequences.
        if not all(text.isprintable() for text in _texts(msgspec.to_builtins(report))):
            raise msgspec.ValidationError
        return report
    except (KeyError, msgspec.ValidationError):
        raise OutputError(f"{path} is damaged: {fix}") from None


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list, tuple)):
        for part in value:
            yield from _texts(part)
        if isinstance(value, dict):
            yield from _texts([*value.values()])


def reduce(cluster: Cluster, output: Output, cells: Sequence[tuple[System, Sequence[Property]]]) -> Report:
    """Reduce the rows of a run to its report. Raises EngineError if a trace does not replay."""
    configuration = output.configuration
    places: list[Any] = [tuple(p.split("=", 1)[1] for p in place(cell).parts) for cell in configuration["cells"]]
    sums = {_key(row): row for row in cluster.wait(lambda: _sums(cluster, output).collect(), "summaries")}
    found: dict[Any, list[Any]] = {}
    for row in cluster.wait(lambda: _violations(cluster, output).collect(), "violations"):
        found.setdefault(_key(row), []).append(row)
    reports = []
    for cell, key, (system, properties) in zip(configuration["cells"], places, cells, strict=True):
        total = sums[key]
        if total.walks != configuration["walks"]:
            raise EngineError(f"{output.folder}: {total.walks:,} walks were added up, not {configuration['walks']:,}")
        rows = {row.property: row for row in found.get(key, [])}
        reports.append(
            CellReport(
                protocol=cell["protocol"],
                bounds=cell["bounds"],
                policy=cell["policy"],
                walks=total.walks,
                steps=total.steps,
                ended=total.ended,
                states=distinct(total.sketch),
                taken={a.name: dict(total.taken).get(a.name, 0) for a in system.actions},
                properties=tuple(_property(system, p, rows.get(p.name), total.walks) for p in properties),
            )
        )
    return Report(configuration["seed"], configuration["steps"], tuple(reports))


def _property(system: System, prop: Property, row: Any, walks: int) -> PropertyReport:
    if not prop.on_ints(system, system.initial):
        return PropertyReport(
            prop.name, walks, 1.0, (1.0, 1.0), True, 0, 0.0, (ViolatingWalk(0, 0, (), ()),), prop.is_witness
        )
    rate = Rate(row.hits if row else 0, walks)
    traces = [_trace(system, prop, trace) for trace in (row.first if row else ())]
    return PropertyReport(
        prop.name, rate.hits, rate.value, rate.interval, False,
        row.shortest if row else None, row.median if row else None, tuple(traces), prop.is_witness,
    )  # fmt: skip


def _trace(system: System, prop: Property, row: Any) -> ViolatingWalk:
    """Confirm a trace by the rules on ints, shorten it, and confirm the shorter run."""
    by_name = {str(instance): instance for instance in system.instances}
    steps = [by_name[name] for name in row.actions]
    confirm(system, prop, steps)
    short = shorten(system, steps, prop.on_ints, _SHORTEN_STATES).steps
    confirm(system, prop, short)
    return ViolatingWalk(row.walk, row.depth, tuple(row.actions), tuple(map(str, short)))


def _key(row: Any) -> tuple[str, str, str]:
    return row.protocol, row.bounds, row.policy


def _read(cluster: Cluster, output: Output, kind: str) -> Any:
    """Read the rows of one kind, from the files of this run's ranges only."""
    reader = cluster.spark.read.option("basePath", str(output.folder / kind))
    return reader.parquet(*(_literal(output.file(kind, r)) for r in output.ranges()))


def _literal(path: Path) -> str:
    """Escape a path for Spark, which expands glob patterns."""
    return re.sub(r"([][*?{}\\])", r"\\\1", str(path))


def _sums(cluster: Cluster, output: Output) -> Any:
    """Aggregate to one row per cell: totals of its ranges, steps by action, and merged sketches."""
    schema = (
        "protocol string, bounds string, policy string, walks bigint, steps bigint, ended bigint, "
        "taken map<string,bigint>, sketch binary"
    )
    return _read(cluster, output, "summaries").groupBy("protocol", "bounds", "policy").applyInArrow(_add_up, schema)


def _add_up(key: Any, table: Any) -> Any:
    """Aggregate one cell, on an executor. Spark matches the columns of the result by position."""
    import numpy as np
    import pyarrow as pa

    taken: dict[str, int] = {}
    for actions in table.column("taken").to_pylist():
        for name, count in actions:
            taken[name] = taken.get(name, 0) + count
    sketches = [np.frombuffer(sketch, np.uint8) for sketch in table.column("sketch").to_pylist()]
    merged = np.maximum.reduce(sketches).tobytes()
    sums = [pa.array([sum(table.column(name).to_pylist())], pa.int64()) for name in ("walks", "steps", "ended")]
    keys = [pa.array([part.as_py()], pa.string()) for part in key]
    last = [pa.array([list(taken.items())], pa.map_(pa.string(), pa.int64())), pa.array([merged], pa.binary())]
    names = ["protocol", "bounds", "policy", "walks", "steps", "ended", "taken", "sketch"]
    return pa.table([*keys, *sums, *last], names=names)


def _violations(cluster: Cluster, output: Output) -> Any:
    """Aggregate to one row per cell and violated property: count, depths, and the shortest walks."""
    from pyspark.sql import Window
    from pyspark.sql import functions as f

    key = ["protocol", "bounds", "policy", "property"]
    rows = _read(cluster, output, "violations")
    counts = rows.groupBy(*key).agg(
        f.count("*").alias("hits"), f.min("depth").alias("shortest"), f.percentile("depth", f.lit(0.5)).alias("median")
    )
    rank = f.row_number().over(Window.partitionBy(*key).orderBy("depth", "walk"))
    few = rows.withColumn("rank", rank).where(f"rank <= {_TRACES}")
    first = few.groupBy(*key).agg(f.sort_array(f.collect_list(f.struct("depth", "walk", "actions"))).alias("first"))
    return counts.join(first, key)
