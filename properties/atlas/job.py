"""The atlas as a Spark job: each search is a task, and its row a Parquet file.

    run.json            what the rows depend on: the sources of the model, and the limits of a search
    alike.json          which protocols have the same rules, by what a cell asks for
    rows/….parquet      one search: its row and its trace; written whole, or not at all

A search is finished once its file is there. If a worker dies, Spark repeats its task; if the driver dies, the same
command continues with the missing searches. The rows depend neither on that nor on the number of workers.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field, replace
from pathlib import Path
from typing import Any

from tideproof import model
from tideproof.properties import invariants
from tideproof.properties.atlas import plan
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.search import CPU_SECONDS, MEMORY, Search
from tideproof.properties.atlas.settings import Fault, Question, Settings
from tideproof.properties.atlas.table import Atlas, Found, Row
from tideproof.properties.engines.base import Reporter
from tideproof.properties.engines.spark.batch_output import OutputError, alone_in, put, table_bytes
from tideproof.properties.engines.spark.session import Cluster, SparkOptions, Tasks, attached, check_possible

FORMAT = 3
_RUN, _ALIKE, _ROWS = "run.json", "alike.json", "rows"


def digest_of_sources() -> str:
    """A digest of the sources that a verdict depends on: the model and its backends, and the properties."""
    found = hashlib.sha256()
    for package in (model, invariants):
        (root,) = package.__path__
        for source in sorted(Path(root).rglob("*.py")):
            found.update(source.read_bytes())
    return found.hexdigest()


def as_json(search: Search) -> dict[str, Any]:
    cell = search.cell
    return {
        "settings": astuple(cell.settings),
        "faults": sorted(cell.faults),
        "question": cell.question,
        "size": astuple(search.size),
        "mended": search.mended,
    }


def from_json(read: Mapping[str, Any]) -> Search:
    cell = Cell(Settings(*read["settings"]), map(Fault, read["faults"]), Question(read["question"]))
    return Search(cell, Size(*read["size"]), tuple(read["mended"]))


@dataclass(frozen=True)
class Searches:
    """Task i runs search i, and writes its row."""

    folder: Path
    searches: tuple[Search, ...]
    cpu_seconds: float = CPU_SECONDS
    memory: int = MEMORY

    def __call__(self, number: int) -> bool:
        search = self.searches[number]
        if not all(place(self.folder, one).exists() for one in search.each):  # a task may run again
            for row, trace in search.rows(self.cpu_seconds, self.memory):
                put(place(self.folder, Search.of(row)), _parquet(row, trace, self.cpu_seconds))
        return True


def place(folder: Path, search: Search) -> Path:
    name = hashlib.sha256(json.dumps(as_json(search), sort_keys=True).encode()).hexdigest()[:24]
    return folder / _ROWS / f"{name}.parquet"


def _parquet(row: Row, trace: Any, limit: float) -> bytes:
    import pyarrow as pa

    search = Search.of(row)
    found = {
        "search": json.dumps(as_json(search), sort_keys=True), "protocol": search.cell.settings.rules.name,
        "question": str(search.cell.question), "status": str(row.status), "depth": row.depth, "states": row.states,
        "diameter": row.diameter, "cpu_seconds": row.cpu_seconds, "stopped": row.stopped, "flaw": row.flaw,
        "limit": limit, "also": list(row.also),
        "trace": None if trace is None else json.dumps([[n, dict(g)] for n, g in trace.actions]),
    }  # fmt: skip
    return table_bytes(pa.Table.from_pylist([found]))


def read_rows(folder: Path, limit: float = 0.0) -> Iterator[tuple[Row, list[tuple[str, Mapping[str, int]]] | None]]:
    """The rows in a folder with their traces, in an order that depends only on the searches.

    Drops searches that a lower limit than this one left undecided, so that they are repeated.
    """
    import pyarrow.parquet as pq

    for path in sorted((folder / _ROWS).glob("*.parquet")):
        (found,) = pq.read_table(path).to_pylist()
        search = from_json(json.loads(found["search"]))
        status = Found(found["status"])
        if status is Found.UNKNOWN and found["limit"] < limit:
            path.unlink()
            continue
        row = Row(
            search.cell, search.size, status, found["depth"], found["states"], found["diameter"], found["cpu_seconds"],
            mended=search.mended, stopped=found["stopped"], flaw=found["flaw"],
            also=tuple(map(Question, found["also"])),
        )  # fmt: skip
        steps = found["trace"] and [(name, given) for name, given in json.loads(found["trace"])]
        yield row, steps


@dataclass
class Run:
    """A run of the plan in a folder."""

    folder: Path
    cpu_seconds: float = CPU_SECONDS
    memory: int = MEMORY
    reporter: Reporter = field(default_factory=Reporter)
    tell: Callable[[str], None] = print

    def atlas(self) -> Atlas:
        """The rows found so far."""
        path = self.folder / _ALIKE
        alike = json.loads(path.read_text()) if path.exists() else {}
        rows: list[Row] = []
        traces: list[list[tuple[str, Mapping[str, int]]]] = []
        for row, steps in read_rows(self.folder):
            if steps is not None:
                row = replace(row, trace=len(traces))
                traces.append(steps)
            rows.append(row)
        return Atlas(rows, traces, alike)

    def open(self) -> None:
        """Creates the folder, or resumes the run in it. Raises OutputError if its sources differ."""
        wanted = {"kind": "tideproof atlas", "format": FORMAT, "sources": digest_of_sources()}
        path = self.folder / _RUN
        if path.exists() and (found := json.loads(path.read_text())) != wanted:
            what = "other rules or properties" if found.get("kind") == wanted["kind"] else "something else"
            raise OutputError(f"{self.folder} holds the rows of {what}: give another folder")
        put(path, json.dumps(wanted).encode())

    def keep(self, atlas: Atlas, sample: Sequence[Row]) -> None:
        """Starts with the decided rows of an atlas if the searches of the sample reproduce theirs. Raises OutputError
        otherwise: the rules have changed.
        """
        for row in sample:
            again, _ = Search.of(row).run(self.cpu_seconds, self.memory)
            if again.found != row.found:
                raise OutputError(f"the rules have changed since that atlas was made, see {row.cell}: search all again")
            self.tell(f"found again: {row.cell}")
        for row in atlas.rows:
            path = place(self.folder, Search.of(row))
            if row.status is not Found.UNKNOWN and not path.exists():
                put(path, _parquet(row, atlas.trace(row), self.cpu_seconds))
        put(self.folder / _ALIKE, json.dumps(atlas.alike, indent=1).encode())

    def go(self, where: SparkOptions | Cluster, deadline: float = float("inf")) -> Atlas:
        """Runs the missing searches of the plan until the deadline (on the clock `time.monotonic`); returns the atlas.

        Raises OutputError and SparkError; passes an interrupt (Ctrl-C) on. Finished searches are kept.
        """
        check_possible(where)
        with alone_in(self.folder):
            self.open()
            for _ in read_rows(self.folder, self.cpu_seconds):
                pass
            with attached(where) as cluster:
                for wave in plan.waves():
                    if not self._search(cluster, wave, deadline):
                        break
            return self.atlas()

    def _search(self, cluster: Cluster, wave: plan.Wave, deadline: float) -> bool:
        """Searches a wave, in rounds of independent searches; returns whether it finished in time."""
        atlas = self.atlas()
        if plan.with_families(atlas, wave, self.reporter.show):
            put(self.folder / _ALIKE, json.dumps(atlas.alike, indent=1).encode())
        while todo := plan.missing(self.atlas(), wave):
            expected = sum(map(plan.expected_seconds, todo))
            self.tell(f"{wave.title}: {len(todo)} searches, some {expected:,.0f} s of CPU")
            task = Searches(self.folder.absolute(), tuple(todo), self.cpu_seconds, self.memory)

            def tick(tasks: Tasks, title: str = wave.title) -> None:
                self.reporter.show(f"{title}: {tasks.done} of {tasks.total} searches, {tasks.running} running")
                if time.monotonic() >= deadline:
                    raise OutOfTime

            try:
                cluster.run(task, len(todo), "atlas", tick)
            except OutOfTime:
                return False
        return time.monotonic() < deadline


class OutOfTime(Exception):
    """The run has reached its deadline."""
