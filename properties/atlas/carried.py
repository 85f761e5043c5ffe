"""A violation carried over from one question to another: the same schedule, with a consumer that reads what it can.

A consumer changes nothing at the brokers, so it can be added to any schedule. The replayer decides whether the result
is a violation. A search might find a shorter one.
"""

from __future__ import annotations

from dataclasses import replace

from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.properties import watched
from tideproof.model.runs.trace import Trace
from tideproof.properties.atlas.causes import next_flaw
from tideproof.properties.atlas.cells import Cell
from tideproof.properties.atlas.table import Row


def carried_over(row: Row, trace: Trace, cell: Cell) -> tuple[Row, Trace] | None:
    """The row and the trace of a cell with the schedule of another question; None if that does not violate it."""
    settings = row.cell.settings.but(protocol=cell.settings.protocol, elr=cell.settings.elr)
    cell = Cell(settings, row.cell.faults, cell.question)
    system = watched(cell.protocol, cell.bounds(row.size), [cell.claim])
    leaders = range(settings.replicas) if cell.question.consumes else ()
    reads = [system.find("ConsumerRead", {"leader": leader}) for leader in leaders] * row.size.log_size
    state, taken = system.initial, list[Instance]()
    for step in trace.steps_in(system):
        for instance in (step, *reads):
            after = system.step(state, instance)
            if not isinstance(after, Blocked):
                state, taken = after, [*taken, instance]
            elif instance is step:
                return None
            if not cell.claim.on_ints(system, state):
                found = Trace.of(system, cell.question.property_name, "exhaustive", taken)
                flaw = next_flaw(cell, row.size, (), found) or ""
                return replace(row, cell=cell, depth=len(taken), flaw=flaw, carried=True), found
    return None
