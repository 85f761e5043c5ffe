"""`tideproof check --dead-ends`: whether a commit stays possible, from every state that can be reached."""

from __future__ import annotations

import json

from rich import box
from rich.table import Table
from rich.text import Text

from tideproof.cli import report
from tideproof.cli.errors import UserError
from tideproof.cli.progress import Progress
from tideproof.counterexamples.views.text import run_table
from tideproof.model.language.properties import Status
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.analyses.dead_ends import DeadEnds, Left, find_dead_ends
from tideproof.properties.engines.base import Budget, step_json


def check_dead_ends(
    protocol: Protocol, bounds: Bounds, time_limit: float | None, memory: int | None, as_json: bool
) -> Status:
    """Explores all states, prints from which of them nothing can be committed again, and returns the verdict."""
    if not issubclass(protocol.state, ReplicationState):
        raise UserError(f"--dead-ends asks what can still be committed, which {protocol.name} does not say")
    _, err = report.consoles()
    with Progress(err) as progress:
        found = find_dead_ends(protocol, bounds, Budget(time_limit, memory), progress)
    if as_json:
        print(json.dumps(_json(found)))
    else:
        _print(found)
    return found.status


def _json(found: DeadEnds) -> dict[str, object]:
    trace = None if found.run is None else [step_json(step) for step in found.run.steps]
    return {
        "protocol": found.protocol.name,
        "bounds": dict(found.bounds),
        "engine": "exhaustive",
        "version": tideproof_version(),
        "properties": [
            {
                "property": "No dead ends",
                "verdict": str(found.status),
                "detail": f"{found.status}: {found.detail}",
                "depth": None if trace is None else len(trace),
                "trace": trace,
            }
        ],
        "distinct_states": found.distinct_states,
        "transitions": found.transitions,
        "ended": {left.name.lower(): found.counts[left] for left in Left},
        "never_taken": None if found.stopped else list(found.never_taken),
        "stopped": found.stopped or None,
        "seconds": round(found.seconds, 3),
    }


def _print(found: DeadEnds) -> None:
    out, _ = report.consoles()
    out.print(f"[bold]{found.protocol.name}[/bold] {found.bounds}")
    out.print()
    out.print(Text(f"{found.status}: {found.detail}", style=report.STYLES[found.status]))
    out.print(f"{found.transitions:,} steps, with the history variable `committed`; {found.seconds:.1f} s")
    if not found.stopped:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("states", justify="right")
        table.add_column("can the brokers by themselves commit anything more?")
        table.add_row(f"{found.distinct_states - sum(found.counts.values()):,}", "yes")
        for left in Left:
            table.add_row(f"{found.counts[left]:,}", f"no; {left}")
        out.print()
        out.print(table)
    if found.never_taken and not found.stopped:
        out.print()
        out.print(f"Warning: no reachable state enables {', '.join(found.never_taken)}.", style="bold yellow")
    if found.run is not None:
        steps = len(found.run.steps)
        out.print()
        out.print(f"After {steps} steps, and after no fewer:", style="bold")
        out.print()
        out.print(run_table(found.run, out.width))
