"""Random exploration as a Spark job: ranges of walks over protocols, bounds and policies, and their reduction.

The rows depend on the configuration alone: not on the number of partitions or executors, not on retries, kills or
stragglers, and not on how often the run was interrupted and taken up again.
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
    """One of the things that a batch explores: a protocol under bounds by a policy, for some properties."""

    protocol: Protocol
    bounds: Bounds
    policy: Policy
    properties: tuple[Property, ...]

    @property
    def system(self) -> System:
        return watched(self.protocol, self.bounds, self.properties)


@dataclass(frozen=True)
class Batch:
    """A run: the same for every cell are the number of walks, their length and the seed.

    `range_walks` is what one task walks. The default makes tasks that may take seconds: a task of Spark costs some
    50 ms, and walks that end early take less than their steps. It hangs on no cluster, so that the rows do not.
    """

    cells: tuple[Cell, ...]
    walks: int
    steps: int
    seed: int
    range_walks: int | None = None

    def programs(self) -> tuple[CellProgram, ...]:
        """What tasks get of each cell."""
        made = []
        for cell in self.cells:
            system = cell.system
            names = tuple(map(str, system.instances)), tuple(i.action.name for i in system.instances)
            walks = program(system, cell.properties, cell.policy, self.steps, self.seed)
            made.append(CellProgram(walks, *names, tuple(p.name for p in cell.properties)))
        return tuple(made)

    def configuration(self) -> dict[str, Any]:
        """Everything that the rows depend on, and the digests of the rules and loops that they came from."""
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
    """That of its rules, and of the names of its steps: rows have them, and those of one run are added up by name."""
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
    """Walks what is not yet in the folder, and reduces all of it to the report, which is kept there.

    An interrupt (Ctrl-C) cancels the job and is passed on; the ranges that are finished stay, and the same call goes
    on from there. Raises ValueError and OutputError before Spark is started, SparkError, ModelError and EngineError.
    """
    check_possible(where)
    output = Output(folder.absolute(), batch.configuration())
    with alone_in(output.folder):
        return _walked(batch, output, where, overwrite, reporter or Reporter())


def _walked(batch: Batch, output: Output, where: SparkOptions | Cluster, overwrite: bool, reporter: Reporter) -> Report:
    output.open(overwrite)
    finished = output.finished()
    watch = _Watch(output, finished, reporter)
    todo = tuple(r for r in output.ranges() if r not in finished)
    programs = batch.programs()
    checks = [compared(cell, made.program) for cell, made in zip(batch.cells, programs, strict=True)]
    watch(Tasks(len(todo), 0, 0, 0))
    with attached(where) as cluster:
        try:
            results = cluster.run(WalkRanges(output, programs, todo), len(todo), "walks", watch)
        finally:
            output.sweep()
            watch.look()
            watch(Tasks(len(todo), 0, 0, 0))
        for result in results:
            if "escaped" in result:
                raise escape_error(batch.cells[result["cell"]].system, result["escaped"])
            for answer in result["answers"]:
                checks[result["cell"]].compare(*Answer.of(answer))
        return _reduced(cluster, batch, output)


def compared(cell: Cell, program: Program) -> CrossCheck:
    """The comparison of a cell with the rules on ints: of the first walks at once, of a sample from each task later."""
    walker = Walker(program)
    cross_check = CrossCheck(cell.system, cell.properties, walker.form)
    try:
        compare_walks(walker, cross_check, 0, COMPARED_WALKS)
    except EscapedError as escaped:
        raise escape_error(cell.system, escaped.schedule) from None
    return cross_check


def _reduced(cluster: Cluster, batch: Batch, output: Output) -> Report:
    output.finished()  # whatever else may have written there meanwhile, what is added up are the rows of this run
    report = reduce(cluster, output, [(cell.system, cell.properties) for cell in batch.cells])
    report.write(output)
    return report


class _Watch:
    """Looks which ranges have been finished, and tells how far the run has come."""

    def __init__(self, output: Output, finished: dict[Range, dict[str, int]], reporter: Reporter) -> None:
        self.output = output
        self.finished = finished
        self.reporter = reporter
        self.waiting = [r for r in output.ranges() if r not in finished]
        self.total = len(output.ranges())
        self.before = self.sum("walks")
        self.started: float | None = None
        self.looked = 0.0

    def sum(self, name: str) -> int:
        """Walks, steps or violations of the finished ranges."""
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
        """How far the batch has come, in 80 columns."""
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
        """Takes in the ranges that have been finished since."""
        for r in list(self.waiting):
            if (totals := self.output.totals(r)) is not None:
                self.finished[r] = totals
                self.waiting.remove(r)
