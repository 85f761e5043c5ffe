"""One search of the atlas: a cell in a size, perhaps without some known flaws."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tideproof.model.language.properties import Status, Verdict
from tideproof.model.runs.trace import Trace
from tideproof.properties.atlas.causes import mended, next_flaw
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.settings import Question
from tideproof.properties.atlas.table import Found, Row
from tideproof.properties.engines.base import Budget, Spent
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import Exploration, explore

CPU_SECONDS = 600.0
MEMORY = 6 << 30
"""The limits of each search: what it does not decide within them is unknown."""


@dataclass(eq=False)
class CpuBudget(Budget):
    """A budget of CPU time, which does not depend on the load of the machine."""

    cpu_seconds: float = CPU_SECONDS
    _begun: float = field(default_factory=time.process_time)

    @property
    def used(self) -> float:
        return time.process_time() - self._begun

    def check(self) -> None:
        super().check()
        if self.used >= self.cpu_seconds:
            raise Spent(f"the limit of {self.cpu_seconds:g} s of CPU")


@dataclass(frozen=True)
class Search:
    """A cell in a size; `mended` are the known flaws that it omits. `also` are further questions of the same states."""

    cell: Cell
    size: Size
    mended: tuple[str, ...] = ()
    also: tuple[Question, ...] = ()

    @property
    def each(self) -> tuple[Search, ...]:
        """This search as that of each of its questions."""
        questions = (self.cell.question, *self.also)
        return tuple(
            replace(self, cell=self.cell.asking(question), also=tuple(q for q in questions if q is not question))
            for question in questions
        )

    @classmethod
    def of(cls, row: Row) -> Search:
        """The search that found a row."""
        return cls(row.cell, row.size, row.mended, row.also)

    @property
    def states(self) -> tuple[object, ...]:
        """What the states depend on: searches in which it is equal are one search with several questions."""
        given = tuple(self.cell.given(self.size).items())
        return self.cell.protocol.name, self.cell.settings.elr, given, self.mended

    def run(self, cpu_seconds: float = CPU_SECONDS, memory: int = MEMORY) -> tuple[Row, Trace | None]:
        """The row of its first question, and the trace of a violation."""
        return next(self.rows(cpu_seconds, memory))

    def rows(self, cpu_seconds: float = CPU_SECONDS, memory: int = MEMORY) -> Iterator[tuple[Row, Trace | None]]:
        """Visits every reachable state until each question is violated; the row of each, and its trace if violated."""
        budget = CpuBudget(memory=memory, cpu_seconds=cpu_seconds)
        claims = [search.cell.claim for search in self.each]
        protocol = mended(self.cell.protocol, self.mended)
        with explore(
            protocol, self.cell.bounds(self.size), claims, stop_when_decided=True, symmetry=Symmetry.AUTO, jobs=1,
            budget=budget,
        ) as found:  # fmt: skip
            for search, verdict in zip(self.each, found.verdicts, strict=True):
                yield search._row(verdict, found, budget.used)

    def _row(self, verdict: Verdict, found: Exploration, used: float) -> tuple[Row, Trace | None]:
        status = {Status.VIOLATED: Found.VIOLATED, Status.HOLDS: Found.HOLDS}.get(verdict.status, Found.UNKNOWN)
        if status is Found.HOLDS and not found.complete:
            status = Found.UNKNOWN
        depth = verdict.depth if status is Found.VIOLATED and verdict.depth is not None else found.all_to_depth
        trace, flaw = None, ""
        if verdict.trace is not None:
            trace = Trace.of(found.system, self.cell.question.property_name, found.engine, verdict.trace)
            flaw = next_flaw(self.cell, self.size, self.mended, trace) or ""
        # How many states a search sees before it stops at a violation depends on the machine.
        states = 0 if status is Found.VIOLATED else found.distinct_states
        diameter = 0 if status is Found.VIOLATED else found.diameter
        row = Row(
            self.cell, self.size, status, depth, states, diameter, used, mended=self.mended, also=self.also,
            stopped=found.stopped if status is Found.UNKNOWN else "", flaw=flaw,
        )  # fmt: skip
        return row, trace
