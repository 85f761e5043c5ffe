"""Exhaustive search on Spark: breadth first, exact, for state spaces larger than the memory of one machine.

States are partitioned by hash. Each level is one job: a task takes the candidates sent to its partition, drops those
that the partition has visited, and sends out the successors of the rest. Spark schedules and retries tasks; the states
are shuffled through files in a shared folder. After each level the driver writes a checkpoint of the files in use, from
which the search resumes if anything, the driver included, dies.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tideproof.model.language.properties import EngineError, Property, Status, Verdict, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import Words
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Reporter, Result, Spent, by_action, left_range
from tideproof.properties.engines.compiled import Code, digest_of_rules, kernel_sources, schedule_through
from tideproof.properties.engines.cross_check import Answer, CrossCheck
from tideproof.properties.engines.exhaustive.reduction import KeptProof, Reduction, Symmetry, proved
from tideproof.properties.engines.exhaustive.results import describe, unviolated
from tideproof.properties.engines.spark.batch_output import alone_in, run_id
from tideproof.properties.engines.spark.partition_code import KERNEL, Runs
from tideproof.properties.engines.spark.search_state import Checkpoint, SearchState
from tideproof.properties.engines.spark.search_task import ExpandLevel, FindSources, Place, Stretch, Work
from tideproof.properties.engines.spark.session import (
    Cluster,
    SparkError,
    SparkOptions,
    Tasks,
    attached,
    check_possible,
)

_SMALL = 20_000
"""With fewer candidates, the driver runs the tasks of a level itself: distributing them would take longer."""


def explore_on_spark(
    protocol: Protocol,
    bounds: Bounds,
    properties: Sequence[Property],
    where: SparkOptions | Cluster,
    *,
    folder: Path | None = None,
    partitions: int | None = None,
    stop_when_decided: bool = False,
    symmetry: Symmetry = Symmetry.OFF,
    small: int = _SMALL,
    budget: Budget | None = None,
    reporter: Reporter | None = None,
) -> Result:
    """Explore all reachable states. The start of Spark does not count as time of the search.

    `folder` has the checkpoint, from which the same call resumes; on a cluster it is required and shared by all
    machines. A task takes 48 bytes of memory per candidate of its partition and level (32 more for each further word of
    a state), and maps what its partition has visited: more `partitions` reduce both. With `stop_when_decided` the
    search ends with the level that decides the last property. With `symmetry`, a proof that replicas are
    interchangeable precedes the start of Spark, unless it is cached.

    Raises OutputError if the folder cannot be used, SparkError, ModelError and EngineError.
    """
    budget, reporter = budget or Budget(), reporter or Reporter()
    check_possible(where)
    if folder is None and not where.is_local:
        raise SparkError("a search on a cluster needs a folder that all its machines share: give one with --work")
    system = watched(protocol, bounds, properties)
    reduction = _reduction(system, properties, symmetry, budget, reporter)
    code = Code.of(system, properties, KERNEL, reduction.blocks if reduction else ())
    place = Place((folder or Path(tempfile.mkdtemp(prefix="tideproof-search-"))).absolute(), code.words)
    try:
        with alone_in(place.folder), attached(where) as cluster:
            count = partitions or max(8, 4 * cluster.parallelism)
            checkpoint = Checkpoint(place, _configuration(system, properties, count, code))
            budget.start()
            result = _Search(
                cluster, checkpoint, code, system, tuple(properties), count, small, reduction, budget, reporter
            ).run(stop_when_decided)
            if result.stopped and folder is not None:
                result.summary.insert(2, f"{folder} keeps what is done: the same command goes on from there")
            return result
    finally:
        if folder is None:
            shutil.rmtree(place.folder, ignore_errors=True)


def _reduction(
    system: System, properties: Sequence[Property], symmetry: Symmetry, budget: Budget, reporter: Reporter
) -> Reduction | None:
    """Prove which replicas are interchangeable, or take the proof from the cache; None if symmetry is off."""
    if symmetry is Symmetry.OFF:
        return None
    kept = KeptProof(system, properties, stop_when_decided=False, needed_from=0)
    reduction = kept.read() if symmetry is Symmetry.AUTO else None
    if reduction is None:
        reporter.show(f"{system.protocol.name}: do the names of replicas matter?", at_once=True)
        try:
            reduction = proved(system, properties, budget)
        except Spent as spent:
            return Reduction(system, (), f"{spent} ended its proof", decided=False)
        kept.write(reduction)
    return reduction


def _configuration(system: System, properties: Sequence[Property], partitions: int, code: Code) -> dict[str, Any]:
    return {
        "protocol": system.protocol.name,
        "bounds": dict(system.bounds),
        "properties": [p.name for p in properties],
        "partitions": partitions,
        "rules": digest_of_rules(system, properties),
        "symmetry": [list(block) for block in code.blocks],
        "loops": run_id({"sources": kernel_sources(KERNEL)}),
    }


@dataclass(eq=False)
class _Search:
    """A search in progress, on the driver."""

    cluster: Cluster
    checkpoint: Checkpoint
    code: Code
    system: System
    properties: tuple[Property, ...]
    partitions: int
    small: int
    reduction: Reduction | None
    budget: Budget
    reporter: Reporter

    def __post_init__(self) -> None:
        self.place, form = self.checkpoint.place, Runs(self.code).form
        if self.reduction is not None:
            self.reduction.code = form
        self._form = self.reduction.form if self.reduction is not None else None
        self.cross_check = CrossCheck(self.system, self.properties, form)
        self.result = Result("exhaustive", self.system, self.properties)
        self.result.cross_check = self.cross_check
        self.state = self.checkpoint.load() or self._first_state()
        self.before = self.state.seconds

    def _first_state(self) -> SearchState:
        initial = self.system.space.pack(self.system.initial)
        offsets = Runs(self.code).offsets_of(initial, self.partitions)
        owner = next(p for p in range(self.partitions) if offsets[p + 1])
        file = self.place.write("level-0000/initial", np.array([initial], np.uint64))
        state = SearchState(inbox={owner: [Stretch(file, 0, 1)]}, taken=[0] * max(1, self.code.transitions))
        self.checkpoint.save(state)  # so that a search interrupted in its first level can be resumed
        return state

    def run(self, stop_when_decided: bool) -> Result:
        result, state, verdicts = self.result, self.state, None
        with self.budget.limits():
            while not state.complete:
                if stop_when_decided and self.properties and len(state.first) == len(self.properties):
                    result.stopped = "every property is decided"
                    break
                self._level(state)
            self.budget.seconds = None  # violations that were found are reported in any case
            verdicts = self._verdicts()
        # Not `state.seconds`, which lacks an interrupted level and the reconstruction of traces.
        result.stopped, result.seconds = self.budget.stopped or result.stopped, self.before + self.budget.elapsed
        result.conclude(verdicts or [self._without_trace(p) for p in self.properties], self.budget)
        result.shortest = True
        rate = f"{sum(state.levels) / max(result.seconds, 1e-9) / 1e6:.2f} M states/s"
        lines = [f"{result.seconds:.1f} s on Spark, without its start ({rate})"]
        if self.reduction is not None:
            lines.insert(0, self.reduction.described(state.visited_states))
        taken = by_action(self.system, state.taken)
        describe(result, state.levels, state.steps, state.dead, taken, state.complete, lines)
        result.statistics |= {"on": "spark", "visited_states": state.visited_states}
        return result

    def _level(self, state: SearchState) -> None:
        work = tuple(Work(p, tuple(inbox), tuple(state.visited.get(p, ()))) for p, inbox in sorted(state.inbox.items()))
        level = len(state.levels)
        # All states of the first levels are cross-checked, then one of each task.
        compared = max(1, (self.cross_check.first - self.cross_check.has_compared) // max(1, len(work)))
        results = self._do(
            ExpandLevel(self.place, self.code, self.partitions, level, work, compared),
            len(work),
            f"level {level}",
            small=sum(s.length for inbox in state.inbox.values() for s in inbox) <= self.small,
        )
        for r in results:
            for answer in r["answers"]:
                self.cross_check.compare(*Answer.of(answer))
            if self.reduction is not None and r["answers"]:
                self.reduction.compare_renamed(Answer.of(r["answers"][0])[0])
            if r["escaped"]:
                raise self._escape(level, tuple(r["escaped"][0]), r["escaped"][1])
        state.add(results)
        state.seconds = self.before + self.budget.elapsed
        self.checkpoint.save(state)
        self._tick(Tasks())

    def _do(self, task: Callable[[int], Any], count: int, label: str, small: bool) -> list[Any]:
        if small:
            return [task(i) for i in range(count)]
        return self.cluster.run(task, count, label, self._tick)

    def _tick(self, tasks: Tasks) -> None:
        states, seconds = sum(self.state.levels), self.before + self.budget.elapsed
        done = f"{tasks.done}/{tasks.total} tasks, " if tasks.total else ""
        self.reporter.show(
            f"{self.system.protocol.name}: level {len(self.state.levels)}, {done}{states:,} states, "
            f"{states / max(seconds, 1e-9) / 1e6:.1f} M/s, {seconds:.0f} s"
        )
        self.budget.check()

    def _paths(self, ends: dict[Any, tuple[int, Words]]) -> dict[Any, list[Words]]:
        """Return shortest paths from the initial state to these (depth, state), built backwards level by level."""
        paths: dict[Any, list[Words]] = {key: [state] for key, (_, state) in ends.items()}
        for depth in range(max((d for d, _ in ends.values()), default=0) - 1, -1, -1):
            keys = [key for key, (d, _) in ends.items() if d > depth]
            runs = tuple(self.state.fronts[depth])
            task = FindSources(self.place, self.code, runs, tuple(paths[key][0] for key in keys))
            small = sum(run.length for run in runs) <= self.small
            found = self._do(task, len(runs), f"paths back to level {depth}", small)
            for i, key in enumerate(keys):
                source = next((f[i] for f in found if f[i] is not None), None)
                if source is None:
                    raise EngineError(f"no state at depth {depth} leads to a state found at depth {depth + 1}")
                paths[key].insert(0, tuple(source))
        return paths

    def _verdicts(self) -> list[Verdict]:
        paths, verdicts = self._paths(dict(self.state.first)), []
        for number, prop in enumerate(self.properties):
            if number in paths:
                trace = schedule_through(self.system, paths[number], self.cross_check, self._form)
                verdicts.append(Verdict(prop, Status.VIOLATED, "", trace))
            else:
                verdicts.append(self._without_trace(prop))
        return verdicts

    def _without_trace(self, prop: Property) -> Verdict:
        state, stopped = self.state, self.result.stopped
        violated = self.properties.index(prop) in state.first
        more = " and a violation, whose trace was not made" if violated else ""
        complete = state.complete and not stopped
        return unviolated(prop, sum(state.levels), len(state.levels) - 1, complete, stopped, more)

    def _escape(self, level: int, state: Words, transition: int) -> Exception:
        """Return the error for a variable driven out of its range, with the trace to it."""
        path = self._paths({0: (level, state)})[0]
        steps, last = schedule_through(self.system, path, None, self._form), self.system.instances[transition]
        return left_range(self.system, [*steps, self.reduction.escaping(steps, last) if self.reduction else last])
