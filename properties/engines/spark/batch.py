"""Random walks as a Spark job: ranges of walks over protocols, bounds and policies, reduced to a report.

The rows depend on the configuration only: not on the number of partitions or executors, on retries, killed tasks or
stragglers, nor on how often the run was interrupted and resumed.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Reporter
from tideproof.properties.engines.compiled import digest_of_rules, kernel_sources
from tideproof.properties.engines.cross_check import Answer, CrossCheck
from tideproof.properties.engines.random.code import KERNEL, EscapedError, Program, Walker, program
from tideproof.properties.engines.random.policy import Policy, check_numbers
from tideproof.properties.engines.random.walks import COMPARED_WALKS, compare_walks, escape_error
from tideproof.properties.engines.spark.batch_output import FORMAT, Output, Range, alone_in, run_id
from tideproof.properties.engines.spark.batch_report import Report, reduce
from tideproof.properties.engines.spark.batch_task import CellProgram, WalkRanges
from tideproof.properties.engines.spark.session import Cluster, SparkOptions, Tasks, attached, check_possible

_RANGE_STEPS = (20_000_000, 100_000_000)
_RANGES = 64


@dataclass(frozen=True)
class Cell:
    """One cell of a batch: a protocol, bounds, a policy and the properties to check."""

    protocol: Protocol
    bounds: Bounds
    policy: Policy
    properties: tuple[Property, ...]

    @property
    def system(self) -> System:
        return watched(self.protocol, self.bounds, self.properties)


@dataclass(frozen=True)
class Batch:
    """A run: cells, and the number of walks, their length and the seed, which all cells share.

    `range_walks` is the number of walks per task. The default makes tasks of up to seconds, since a Spark task costs
    some 50 ms. It does not depend on the cluster, so the rows do not either.
    """

    cells: tuple[Cell, ...]
    walks: int
    steps: int
    seed: int
    range_walks: int | None = None

    def programs(self) -> tuple[CellProgram, ...]:
        """Compile the cells for the tasks."""
        compiled = []
        for cell in self.cells:
            system = cell.system
            names = tuple(map(str, system.instances)), tuple(i.action.name for i in system.instances)
            walks = program(system, cell.properties, cell.policy, self.steps, self.seed)
            compiled.append(CellProgram(walks, *names, tuple(p.name for p in cell.properties)))
        return tuple(compiled)

    def configuration(self) -> dict[str, Any]:
        """Return all that the rows depend on, with digests of the rules and kernels."""
        check_numbers(self.walks, self.steps, self.seed)
        least, most = (max(1, steps // self.steps) for steps in _RANGE_STEPS)
        size = self.range_walks or min(max(least, self.walks // _RANGES), most)
        return {
            "kind": "tideproof batch",
            "format": FORMAT,
            "walks": self.walks,
            "steps": self.steps,
            "seed": self.seed,
            "range_walks": min(size, self.walks),
            "loops": run_id({"sources": kernel_sources(KERNEL)}),
            "cells": [
                {
                    "protocol": cell.protocol.name,
                    "bounds": dict(cell.bounds),
                    "policy": str(cell.policy),
                    "properties": [p.name for p in cell.properties],
                    "rules": _digest(cell),
                }
                for cell in self.cells
            ],
        }


def _digest(cell: Cell) -> str:
    """Digest the rules of a cell and the names of its transitions, by which rows are aggregated."""
    system = cell.system
    return run_id({"rules": digest_of_rules(system, cell.properties), "steps": [*map(str, system.instances)]})


def run_batch(
    batch: Batch,
    folder: Path,
    where: SparkOptions | Cluster,
    *,
    overwrite: bool = False,
    reporter: Reporter | None = None,
) -> Report:
    """Take the walks that are missing in the folder, and reduce all rows to the report, which is stored there.

    An interrupt (Ctrl-C) cancels the job and is passed on; finished ranges remain, and the same call resumes. Raises
    ValueError and OutputError before Spark is started, SparkError, ModelError and EngineError.
    """
    check_possible(where)
    output = Output(folder.absolute(), batch.configuration())
    with alone_in(output.folder):
        output.open(overwrite)
        watch = _Watch(output, output.finished(), reporter or Reporter())
        todo, programs = tuple(watch.waiting), batch.programs()
        checks = [compared(cell, made.program) for cell, made in zip(batch.cells, programs, strict=True)]
        watch(Tasks(len(todo)))
        with attached(where) as cluster:
            try:
                results = cluster.run(WalkRanges(output, programs, todo), len(todo), "walks", watch)
            finally:
                output.sweep()
                watch.look()
                watch(Tasks(len(todo)))
            for result in results:
                if "escaped" in result:
                    raise escape_error(batch.cells[result["cell"]].system, result["escaped"])
                for answer in result["answers"]:
                    checks[result["cell"]].compare(*Answer.of(answer))
            return _reduced(cluster, batch, output)


def _reduced(cluster: Cluster, batch: Batch, output: Output) -> Report:
    output.finished()  # verifies the files: only rows of this run may be added up
    report = reduce(cluster, output, [(cell.system, cell.properties) for cell in batch.cells])
    report.write(output)
    return report


def compared(cell: Cell, program: Program) -> CrossCheck:
    """Cross-check the first walks of a cell; return the cross-check, for samples from the tasks."""
    walker = Walker(program)
    cross_check = CrossCheck(cell.system, cell.properties, walker.form)
    try:
        compare_walks(walker, cross_check, 0, COMPARED_WALKS)
    except EscapedError as escaped:
        raise escape_error(cell.system, escaped.schedule) from None
    return cross_check


@dataclass(eq=False)
class _Watch:
    """Watches the folder for finished ranges, and reports the progress of the run."""

    output: Output
    finished: dict[Range, dict[str, int]]
    reporter: Reporter

    def __post_init__(self) -> None:
        self.waiting = [r for r in self.output.ranges() if r not in self.finished]
        self.total = len(self.output.ranges())
        self.before = self.sum("walks")
        self.started: float | None = None
        self.looked = 0.0

    def sum(self, name: str) -> int:
        """Return the total of walks, steps or violations of the finished ranges."""
        return sum(totals[name] for totals in self.finished.values())

    def __call__(self, tasks: Tasks) -> None:
        now = time.monotonic()
        if self.started is None and tasks.running:
            self.started = now
        if now - self.looked >= 1.0:
            self.looked = now
            self.look()
        self.reporter.show(self.line(tasks.running, now), at_once=tasks.running == 0)

    def line(self, running: int, now: float) -> str:
        """Return a progress line of at most 80 columns."""
        ranges, walks, violations = len(self.finished), self.sum("walks"), f"{self.sum('violations'):,} violations"
        if ranges == self.total:
            return f"adding up {walks:,} walks, {violations}"
        if running == 0:
            return f"waiting for Spark; {ranges} of {self.total} ranges done"
        left = rate = ""
        if walks > self.before and self.started is not None and now > self.started:
            per_second = (walks - self.before) / (now - self.started)
            configuration = self.output.configuration
            all_walks = configuration["walks"] * len(configuration["cells"])
            left, rate = f"{(all_walks - walks) / per_second:.0f} s left, ", f" ({per_second:,.0f}/s)"
        return f"{ranges}/{self.total} ranges, {left}{walks:,} walks{rate}, {violations}"

    def look(self) -> None:
        """Find the ranges that were finished since the last look."""
        self.finished |= {r: totals for r in self.waiting if (totals := self.output.totals(r)) is not None}
        self.waiting = [r for r in self.waiting if r not in self.finished]
