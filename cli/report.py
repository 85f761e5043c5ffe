"""What the checking commands print: tables for people, one object for scripts."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tideproof.counterexamples.views.text import run_table
from tideproof.model.language.properties import Status, Verdict, watched
from tideproof.model.language.protocol import Instance, System
from tideproof.model.runs.replay import replay
from tideproof.model.runs.trace import Trace, tideproof_version
from tideproof.properties.engines.exhaustive.search import Exploration

if TYPE_CHECKING:
    from tideproof.properties.engines.spark.search import SparkExploration

STYLES = {
    Status.VIOLATED: "bold red",
    Status.HOLDS: "green",
    Status.NO_COUNTEREXAMPLE: "cyan",
    Status.UNKNOWN: "yellow",
}


def step_json(step: Instance) -> dict[str, Any]:
    return {"name": step.action.name, "parameters": dict(step.parameters)}


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    return {
        "property": verdict.property.name,
        "verdict": verdict.word(),
        "detail": str(verdict),
        "depth": verdict.depth,
        "trace": None if verdict.trace is None else [step_json(step) for step in verdict.trace],
    }


def search_json(e: Exploration | SparkExploration) -> dict[str, Any]:
    """What `check --json` prints of an exhaustive search, wherever it ran."""
    return {
        "protocol": e.system.protocol.name,
        "bounds": dict(e.system.bounds),
        "engine": "exhaustive",
        "version": tideproof_version(),
        "properties": [verdict_json(v) for v in e.verdicts],
        "distinct_states": e.distinct_states,
        "diameter": e.diameter,
        "transitions": e.transitions,
        "levels": e.levels,
        "actions": e.taken,
        "never_taken": e.never_taken if e.complete else None,
        "complete": e.complete,
        "stopped": e.stopped or None,
        "ghosts": [ghost.name for ghost in e.system.ghosts],
        "seconds": round(e.seconds, 3),
    }


def exploration_json(e: Exploration) -> dict[str, Any]:
    """The object that `check --json` prints for a search in this process."""
    here = {"compile_seconds": round(e.compile_seconds, 3), "memory_bytes": e.visited.memory}
    return search_json(e) | here


def verdict_text(verdict: Verdict) -> Text:
    shown = str(verdict)
    if verdict.status is Status.VIOLATED:
        when = "in the initial state" if verdict.depth == 0 else f"after {verdict.depth} steps"
        shown = f"{verdict.word()} {when}" + (f", {verdict.how}" if verdict.how else "")
    return Text(shown, style=STYLES[verdict.outcome()])


def verdict_table(verdicts: Sequence[Verdict]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("property", no_wrap=True)
    table.add_column("verdict")
    for verdict in verdicts:
        table.add_row(verdict.property.name, verdict_text(verdict))
    return table


def exploration_summary(e: Exploration) -> RenderableType:
    """Counts, and which actions were taken how often."""
    rate = f"{e.distinct_states / max(e.seconds, 1e-9) / 1e6:.1f} M states/s" if e.seconds > 0.05 else "at once"
    ghosts = f"; with the ghost `{', '.join(g.name for g in e.system.ghosts)}`" if e.system.ghosts else ""
    state = "" if e.complete else f"; stopped early: {e.stopped}"
    diameter = f"diameter {e.diameter}" if e.complete else f"depth {e.diameter} reached"
    lines = [
        f"{e.distinct_states:,} distinct states, {e.transitions:,} transitions, {diameter}{ghosts}{state}",
        f"{e.seconds:.2f} s ({rate}); {e.compile_seconds:.2f} s to compile or load; {e.visited.memory >> 20:,} MiB",
    ]
    parts: list[RenderableType] = [
        *(Text(line) for line in lines),
        "",
        Text("steps taken, by action:"),
        actions_table(e.taken),
    ]
    if suspicion := never_taken_text(e):
        parts.append(suspicion)
    return Group(*parts)


def never_taken_text(e: Exploration | SparkExploration, of: str = "") -> Text | None:
    """A warning of a success that may be empty: of actions that no state enables, if the search has seen them all."""
    if not e.complete or not e.never_taken:
        return None
    return Text(f"Be suspicious{of}: no reachable state enables {', '.join(e.never_taken)}.", style="bold yellow")


def actions_table(taken: dict[str, int]) -> Table:
    """How often each action was taken, the most frequent first."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for name, count in sorted(taken.items(), key=lambda item: -item[1]):
        table.add_row(Text(f"{count:,}", justify="right"), name)
    return table


class Watched(Protocol):
    """Whatever tells which system it is about."""

    @property
    def system(self) -> System: ...


def trace_report(verdict: Verdict, e: Watched, width: int, shortest: bool = True) -> RenderableType:
    """A counterexample, replayed and shown step by step."""
    system = watched(e.system.protocol, e.system.bounds, [verdict.property])
    run = replay(system, verdict.trace or ())
    depth = f"{verdict.depth} steps" if verdict.depth != 1 else "1 step"
    least = ", and after no fewer" if shortest else ", the shortest way found"
    prop = verdict.property
    head = f"{prop.name} {'is found' if prop.is_witness else 'fails'} after {depth} of {system.protocol.name}{least}:"
    tail = prop.meaning if prop.is_witness else f"{prop.meaning} Not so here."
    return Group(Text(head, style="bold"), "", run_table(run, width), "", Text(tail))


def trace_of(verdict: Verdict, e: Watched, engine: str = "exhaustive") -> Trace:
    system = watched(e.system.protocol, e.system.bounds, [verdict.property])
    return Trace.of(system, verdict.property.name, engine, verdict.trace or ())


def to_show(verdicts: Sequence[Verdict]) -> Verdict | None:
    """The violated property whose trace is shown and written: the last one, for properties stand weakest first."""
    return next((v for v in reversed(verdicts) if v.status is Status.VIOLATED), None)


def filled(text: str) -> str:
    """A docstring's paragraphs and the items of its lists in one line each, for any width of the terminal."""
    return re.sub(r"(?<!\n)\n(?!\n| {4}|\d+\. |- ) *", " ", inspect.cleandoc(text))


def consoles() -> tuple[Console, Console]:
    """Standard output and standard error."""
    return Console(highlight=False, soft_wrap=False), Console(stderr=True, highlight=False)
