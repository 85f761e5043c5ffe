"""`tideproof check --refines`: whether a protocol only takes steps that a more abstract one takes too."""

from __future__ import annotations

import json
from itertools import groupby

from rich import box
from rich.table import Table
from rich.text import Text

from tideproof.cli import report
from tideproof.cli.choices import choose_protocol
from tideproof.cli.errors import UserError
from tideproof.cli.progress import Progress
from tideproof.counterexamples.views.text import short_step, shown_value, shown_variable, states_table
from tideproof.model.language.abstraction import Abstraction, same_state
from tideproof.model.language.properties import Status
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, Space
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.broker.refinement_mapping import abstraction
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.analyses.refinement import Broken, Names, Refinement, refine
from tideproof.properties.engines.base import Budget, step_json


def check_refinement(
    protocol: Protocol, bounds: Bounds, abstract: str, time_limit: float | None, memory: int | None, as_json: bool
) -> Status:
    """Looks at every step of the protocol, prints what was found, and returns the verdict."""
    other, _ = choose_protocol(abstract)
    between = _abstraction(protocol, other)
    _, err = report.consoles()
    with Progress(err) as progress:
        try:
            found = refine(between, bounds, Budget(time_limit, memory), progress)
        except ValueError as error:
            raise UserError(str(error)) from None
    if as_json:
        print(json.dumps(_json(found)))
    else:
        _print(found)
    return found.status


def _abstraction(protocol: Protocol, abstract: Protocol) -> Abstraction:
    if protocol.state is abstract.state:
        return same_state(protocol, abstract)
    if isinstance(protocol, BrokerProtocol) and abstract.state is ReplicationState:
        return abstraction(protocol, abstract)
    raise UserError(f"it is not known how a state of {protocol.name} looks from {abstract.name}; --refines compares "
                    "brokers with the atomic level, and protocols over the same state")  # fmt: skip


def _in_words(names: Names) -> str:
    """Abstract steps in a row, repetitions counted."""
    runs = [(name, len(list(same))) for name, same in groupby(names)]
    return ", ".join(f"{name} x{times}" if times > 1 else name for name, times in runs) or "nothing changes"


def _first(found: Refinement) -> Broken | None:
    return min(found.broken.values(), key=lambda b: len(b.run.steps), default=None)


def _json(found: Refinement) -> dict[str, object]:
    first = _first(found)
    trace = None if first is None else [step_json(step) for step in first.run.steps]
    return {
        "protocol": found.abstraction.protocol.name,
        "refines": found.abstraction.abstract.name,
        "bounds": dict(found.bounds),
        "engine": "exhaustive",
        "version": tideproof_version(),
        "properties": [
            {
                "property": f"Refines {found.abstraction.abstract.name}",
                "verdict": str(found.status),
                "detail": f"{found.status}: {found.detail}",
                "depth": None if trace is None else len(trace),
                "trace": trace,
            }
        ],
        "distinct_states": found.distinct_states,
        "transitions": found.transitions,
        "judged": found.judged,
        "first_steps": found.first_steps,
        "most_steps_tried": found.most_steps,
        "most_steps_needed": found.longest,
        "steps": [
            {"action": action, "stands_for": list(names), "count": count}
            for (action, names), count in sorted(found.answers.items())
        ],
        "refused": dict(found.refused),
        "stopped": found.stopped or None,
        "seconds": round(found.seconds, 3),
    }


def _print(found: Refinement) -> None:
    out, _ = report.consoles()
    name, abstract = found.abstraction.protocol.name, found.abstraction.abstract.name
    out.print(f"[bold]{name}[/bold] {found.bounds}\nseen from [bold]{abstract}[/bold]")
    out.print()
    out.print(Text(f"{found.status}: {found.detail}", style=report.STYLES[found.status]))
    out.print(f"{found.distinct_states:,} states, {found.transitions:,} steps; {found.seconds:.1f} s")
    if found.stopped and found.status is Status.VIOLATED:
        out.print(f"stopped early: {found.stopped}; {found.judged:,} steps looked at")
    if found.abstraction.explored is not found.abstraction.protocol:
        out.print(
            "A state remembers what a follower was before it moved to its epoch. Whether an answer will arrive is "
            "decided when it is given; one that will not is given in vain."
        )
    if found.first_steps:
        out.print(f"The initial state looks like one that {abstract} reaches in {found.first_steps} steps.")
    out.print()
    out.print(_table(found))
    first = _first(found)
    if first is not None:
        _print_broken(found, first)


def _table(found: Refinement) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(f"a step of {found.abstraction.protocol.name}", no_wrap=True)
    table.add_column(f"is, of {found.abstraction.abstract.name}")
    table.add_column("steps", justify="right", no_wrap=True)
    rows = [(action, _in_words(names), count, "") for (action, names), count in found.answers.items()]
    rows += [(a, f"no {found.most_steps} steps or fewer", n, "bold red") for a, n in found.refused.items()]
    before = ""
    for action, stands_for, count, style in sorted(rows, key=lambda row: (row[0], -row[2])):
        table.add_row("" if action == before else action, Text(stands_for, style=style), f"{count:,}")
        before = action
    return table


def _print_broken(found: Refinement, broken: Broken) -> None:
    out, _ = report.consoles()
    abstract, run = found.abstraction.abstract.name, broken.run
    last = len(run.steps)
    steps = "1 step" if last == 1 else f"{last} steps"
    out.print()
    out.print(
        f"After {steps} of {found.abstraction.protocol.name}, the last of which is no sequence of at most "
        f"{found.most_steps} steps of {abstract}:",
        style="bold",
    )
    out.print()
    out.print(states_table([w[0] for w in run.worlds], ["", *map(short_step, run.steps)], out.width))
    out.print()
    out.print(f"Seen from {abstract}, this step leads from here to there:", style="bold")
    out.print()
    out.print(states_table([broken.before, broken.after], ["", short_step(run.steps[-1])], out.width, first=last - 1))
    out.print()
    out.print(Text(f"It changes {'; '.join(_changes(broken))}."))


def _changes(broken: Broken) -> list[str]:
    """The abstract variables that a step changes: `hw[b0] from 0 to 1`."""
    space = Space((type(broken.before),), broken.before.bounds)
    leaves = zip(space.variables, space.leaves((broken.before,)), space.leaves((broken.after,)), strict=True)
    return [
        f"{shown_variable(space, v)} from {shown_value(space, v, before)} to {shown_value(space, v, after)}"
        for v, before, after in leaves
        if before != after
    ]
