"""One search of the atlas: a cell in a size, perhaps without some known flaws."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from tideproof.model.language.properties import Status
from tideproof.model.runs.trace import Trace
from tideproof.properties.atlas.causes import mended, next_flaw
from tideproof.properties.atlas.cells import Cell, Size
from tideproof.properties.atlas.table import Found, Row
from tideproof.properties.engines.base import Budget, Spent
from tideproof.properties.engines.exhaustive.reduction import Symmetry
from tideproof.properties.engines.exhaustive.search import explore

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
    """A cell in a size; `mended` are the known flaws that it omits."""

    cell: Cell
    size: Size
    mended: tuple[str, ...] = ()

    def run(self, cpu_seconds: float = CPU_SECONDS, memory: int = MEMORY) -> tuple[Row, Trace | None]:
        """Visits every reachable state up to the first violation; returns the row, and the trace of a violation."""
        cell, budget = self.cell, CpuBudget(memory=memory, cpu_seconds=cpu_seconds)
        protocol = mended(cell.protocol, self.mended)
        with explore(
            protocol, cell.bounds(self.size), [cell.claim], stop_when_decided=True, symmetry=Symmetry.AUTO, jobs=1,
            budget=budget,
        ) as found:  # fmt: skip
            (verdict,) = found.verdicts
            status = {Status.VIOLATED: Found.VIOLATED, Status.HOLDS: Found.HOLDS}.get(verdict.status, Found.UNKNOWN)
            if status is Found.HOLDS and not found.complete:
                status = Found.UNKNOWN
            depth = verdict.depth if status is Found.VIOLATED and verdict.depth is not None else found.all_to_depth
            trace, flaw = None, ""
            if verdict.trace is not None:
                trace = Trace.of(found.system, cell.question.property_name, found.engine, verdict.trace)
                flaw = next_flaw(cell, self.size, self.mended, trace) or ""
            # How many states a search sees before it stops at a violation depends on the machine.
            states = 0 if status is Found.VIOLATED else found.distinct_states
            diameter = 0 if status is Found.VIOLATED else found.diameter
            row = Row(
                cell, self.size, status, depth, states, diameter, budget.used,
                mended=self.mended, stopped=found.stopped if status is Found.UNKNOWN else "", flaw=flaw,
            )  # fmt: skip
            return row, trace
