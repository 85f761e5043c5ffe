"""The report of a command: an exit status, a text, a JSON object for scripts, and files.

A command returns a `Report`, and `main` delivers it. The text is a sequence of parts; most commands generate it lazily,
so that --json does not compute it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from tideproof.cli.errors import counted
from tideproof.cli.output import standard_output, write_output
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.known import Known
from tideproof.counterexamples.views.text import changes, for_ever, notation, run_table, short_step, states_table
from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.lasso import with_loop
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.engines import base
from tideproof.properties.engines.base import Result

STYLES = {
    Status.VIOLATED: "bold red",
    Status.HOLDS: "green",
    Status.NO_COUNTEREXAMPLE: "cyan",
    Status.UNKNOWN: "yellow",
}

Part = base.Part | RenderableType | Callable[[Console], Iterable[Any] | None]
"""A line, a table, a run …; or what makes parts for a console, or prints there: it may depend on the width."""


class Line(Text):
    """A line that is not wrapped, so that users can copy from it."""


class Raw(str):
    """Text for another program, printed unchanged."""


class File(NamedTuple):
    """A file to write, if it has a path. `how` tells the user what to do with it, unless it is `quiet`."""

    path: Path | None
    content: bytes | str | Callable[[], bytes | str]
    how: str = "."
    quiet: bool = False
    append: bool = False


@dataclass(frozen=True)
class Report:
    """The report of a command. It prints the text, or with --json `data`, before it writes the files. `console` is
    standard output, unless a file goes there.
    """

    status: int
    text: Iterable[Part] = ()
    data: Any = None
    files: Sequence[File] = ()
    console: Console | None = None

    @classmethod
    def of_text(cls, status: int, text: str, path: Path | None, how: str = ".") -> Report:
        """A report with one text, in a file or, without a path, on standard output."""
        return cls(status, [Raw(text)]) if path is None else cls(status, files=[File(path, text, how)])

    def deliver(self, as_json: bool) -> int:
        """Prints the report in one of its forms, and writes its files. Returns the exit status."""
        console = self.console or standard_output()
        if as_json and self.data is not None:
            # Flush now: an interrupt ends the process without writing buffered output.
            print(json.dumps(self.data), flush=True)
        else:
            show(console, self.text)
        for file in self.files:
            if file.path is not None:
                content = file.content() if callable(file.content) else file.content
                write_output(file.path, content, file.how, file.quiet, file.append)
        return self.status


def show(out: Console, parts: Iterable[Part]) -> None:
    for part in parts:
        match part:
            case Raw():
                sys.stdout.write(part)
            case Line():
                out.print(part, soft_wrap=True)
            case str():
                out.print(Text(part))
            case base.Note():
                out.print(Text(part.text, style="bold yellow" if part.warning else "bold"))
            case base.Table():
                columns = [Column(head, no_wrap=n == 0, overflow="fold") for n, head in enumerate(part.columns)]
                out.print(plain(part.rows, *columns, head=bool(part.columns)))
            case Run():
                out.print(run_table(part, out.width))
            case base.Seen():
                steps = ["", short_step(part.step)]
                states = states_table([part.before, part.after], steps, out.width, first=part.number - 1)
                out.print(Group(states, "", Text(f"It changes {changes(part.before, part.after)}.")))
            case _ if callable(part):
                show(out, part(out) or ())
            case _:
                out.print(part)


# Tables ---------------------------------------------------------------------------------------------------------------

Cells = Iterable[Sequence[Any]]
"""Rows of texts and numbers."""


def plain(rows: Cells, *columns: Column | str, head: bool = False) -> Table:
    """A table without lines."""
    return _filled(rows, Table(*columns, box=None, show_header=head, pad_edge=False, padding=(0, 2, 0, 0)))


def ruled(rows: Cells, *columns: Column | str, edge: bool = False) -> Table:
    """A table with a line below its header."""
    return _filled(rows, Table(*columns, box=box.SIMPLE_HEAD, pad_edge=False, show_edge=edge))


def _filled(rows: Cells, table: Table) -> Table:
    for row in rows:
        table.add_row(*map(_cell, row))
    return table


def _cell(value: str | int | Text) -> Text:
    if isinstance(value, int):
        return Text(f"{value:,}", justify="right")
    return Text(value) if isinstance(value, str) else value


def right(head: str = "", **how: Any) -> Column:
    return Column(head, justify="right", **how)


def indented(part: RenderableType, columns: int = 2, below: int = 0) -> Padding:
    return Padding(Text(part) if isinstance(part, str) else part, (0, 0, below, columns))


def definitions(rows: Iterable[tuple[str, str]], least: int = 0) -> Padding:
    """Names with their meanings, indented."""
    return indented(plain(rows, Column(no_wrap=True, style="bold", min_width=least), Column(overflow="fold")), below=1)


def markdown_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |".replace("|  |", "| |")
    yield "|---" * len(heads) + "|"
    yield from (f"| {' | '.join(row)} |" for row in rows)


# Verdicts and traces --------------------------------------------------------------------------------------------------


def short_verdict(verdict: Verdict) -> Text:
    return Text(verdict.short(), style=STYLES[verdict.outcome()])


def _long_verdict(verdict: Verdict) -> Text:
    shown = str(verdict)
    if verdict.status is Status.VIOLATED:
        initial = verdict.depth == 0 and verdict.loop_from is None
        when = "in the initial state" if initial else f"after {counted(verdict.depth)}"
        shown = f"{verdict.word()} {when}" + (f", {verdict.how}" if verdict.how else "")
    return Text(shown, style=STYLES[verdict.outcome()])


SILENT = "nothing can violate them in this configuration"
SILENT_IN_ALL = "nothing can violate them in these configurations"
SLOW = "they use history variables, which make this engine slow; name them with -p"
BY_NAME = "they are checked only if named with -p"
OF_RUNS = "what must happen is decided by the default engine, or with --engine liveness"
TO_PROVE = "a promise is proved only if named with -p"

LeftOut = Mapping[str, Sequence[Property]]
"""Properties that are left out, by the reason."""


def not_asked(left_out: LeftOut, of: str = "") -> list[str]:
    """A line for each reason for skipping properties, with their names; `of` names the protocols if several."""
    names = {why: ", ".join(p.name for p in some) for why, some in left_out.items() if some}
    return [f"Skipped{of}, because {why}: {named}." for why, named in names.items()]


def not_asked_json(left_out: LeftOut) -> dict[str, list[str]]:
    return {"not_asked": [p.name for some in left_out.values() for p in some]}


def is_shown(result: Result, verdict: Verdict) -> bool:
    """Whether the text shows a verdict: it omits proved lemmas."""
    return verdict.property in result.properties or verdict.status is not Status.HOLDS


def result_text(
    result: Result,
    repeat: str = "",
    left_out: LeftOut | None = None,
    known: Sequence[Known] = (),
    *,
    with_details: bool = False,
    named: str = "",
) -> Iterator[Part]:
    """The verdicts, the engine's summary, `known` violations in larger configurations, and a trace.

    `named` is the protocol as the user named it.
    """
    shown = [v for v in result.verdicts if is_shown(result, v)]
    name = result.system.protocol.name
    yield Text.assemble((named or name, "bold"), f" ({name})" if named else "", f" {result.system.bounds}")
    rows = [(v.property.name, _long_verdict(v)) for v in shown]
    yield ruled(rows, Column("property", no_wrap=True), "verdict", edge=True)
    for verdict in shown:
        # A property's remark explains a violation.
        prop, bounds = verdict.property, result.system.bounds
        if remarks := prop.remarks(bounds) if verdict.status is Status.VIOLATED else prop.missing(bounds):
            yield Text(f"{prop.name}: {remarks}", style="dim")
    yield from (Text(line, style="dim") for line in not_asked(left_out or {}))
    specs = {spec.name: spec for spec in result.system.protocol.bounds}
    for bound, actions in (result.never_enabled or {}).items():
        given = f"{specs[bound].option} {specs[bound].show(result.system.bounds[bound])}"
        yield f"{given}: no reachable state enables {', '.join(actions)}; `holds` does not cover that."
    for bound, steps in result.system.actions_by_bound.items():
        if specs[bound].of_actions and not steps:
            yield f"{specs[bound].option} makes no difference to {name}, which has no step for it."
    yield from map(str, known)
    # Tests list the actions that protocols of the catalogue never take.
    is_known = PROTOCOLS.get(name) is result.system.protocol and result.never_enabled is not None and not with_details
    yield from (part for part in result.summary if not (is_known and isinstance(part, base.Note) and part.warning))
    yield from result.details if with_details else ()
    if repeat:
        yield Line(f"\nRepeat it with: {repeat}", style="dim")
    chosen = to_show(shown, result.properties)
    if chosen is not None and chosen.trace:
        yield ""
        yield from trace_text(chosen, result.system, SHORTEST if result.shortest else f"{SHORTEST} found")
        if others := [v.property.name for v in shown if v.trace and v is not chosen]:
            more = f" (also {', '.join(others[1:])})" if others[1:] else ""
            yield Text(f"To see the trace of another property: -p {others[0]}{more}", style="dim")


def others_text(result: Result, first: Verdict, others: Sequence[Verdict]) -> Iterator[Part]:
    """Counterexamples that end with other actions than the `first`, or the reason why there are none."""
    prop = first.property
    breaks = f"is the first in a run to {'reach' if prop.is_witness else 'break'} {prop.name}"
    if not (first.trace or prop.is_promise):
        yield ""
        yield Text(f"{prop.trace_shows} in the initial state, before any action.", style="bold")
    for verdict in others:
        yield ""
        if verdict.trace:
            yield Text(f"Another, which ends with {verdict.trace[-1].action.name}:", style="bold")
            yield from trace_text(verdict, result.system, "the shortest that ends with another action")
        elif verdict.status is Status.NO_COUNTEREXAMPLE:
            yield Text(f"No other action {breaks} in this configuration.", style="bold")
        else:
            yield Text(f"Whether another action {breaks}: {verdict}", style="yellow")


SHORTEST = "the shortest trace"
MOST_SENTENCES = 10


def trace_text(verdict: Verdict, unwatched: System, least: str = SHORTEST) -> Iterator[Part]:
    """A counterexample, step by step, with the decisive sentences of its account.

    `least` tells among which traces it is the shortest.
    """
    from tideproof.counterexamples.explain.account import account
    from tideproof.counterexamples.explain.fixed import fixed
    from tideproof.counterexamples.formats.text import account_table

    system, prop = watched(unwatched.protocol, unwatched.bounds, [verdict.property]), verdict.property
    run = with_loop(replay(system, verdict.trace or ()), verdict.loop_from)
    what, name = f"{prop.name} {'is found' if prop.is_witness else 'fails'}", system.protocol.name
    head = f"{what} after {counted(verdict.depth)} of {name}; {least}:"
    if verdict.loop_from is not None:
        head = f"{what} in {name}: {for_ever(verdict.loop_from, len(run.steps))}; the shortest way to a loop:"
    yield Text(head, style="bold")
    yield Text(notation(system), style="dim")
    yield lambda out: [run_table(run, out.width, legend=False)]
    yield ""
    if prop.is_witness:
        yield prop.meaning
        return
    after = f"after step {len(run.steps)}" if run.steps else "in the initial state"
    after = "In this run that never happens" if prop.is_promise else f"This is false {after}"
    sentences = account(run, prop).in_short
    yield f"{prop.name} says: {prop.meaning} {after}{', because:' if sentences else '.'}"
    if sentences:
        yield account_table(sentences[-MOST_SENTENCES:])
        if sentence := fixed(Counterexample.of(system, prop, "", verdict.trace or ())):
            yield sentence


def to_show(verdicts: Sequence[Verdict], chosen: Collection[Property]) -> Verdict | None:
    """The verdict whose trace is shown and written: the last one, because properties are listed weakest first.

    It prefers properties of the call to lemmas, and violated properties to witnesses.
    """
    traced = [v for v in verdicts if v.status is Status.VIOLATED]
    return max(reversed(traced), key=lambda v: (v.property in chosen, v.outcome() is Status.VIOLATED), default=None)
