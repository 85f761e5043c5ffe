"""What the checking commands print: tables for people, one object for scripts."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TextIO, cast

from rich import box
from rich.console import Console, Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tideproof.cli.errors import counted
from tideproof.counterexamples.views.text import PROSE_COLUMNS, changes, run_table, short_step, states_table
from tideproof.model.language.properties import Property, Status, Verdict, watched
from tideproof.model.language.system import System
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import Note, Part, Result, Seen

STYLES = {
    Status.VIOLATED: "bold red",
    Status.HOLDS: "green",
    Status.NO_COUNTEREXAMPLE: "cyan",
    Status.UNKNOWN: "yellow",
}


def definitions(rows: Iterable[tuple[str, str]], least: int = 0, style: str = "bold") -> Padding:
    """Names with what they mean, indented."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style=style, min_width=least)
    table.add_column(overflow="fold")
    for name, meaning in rows:
        table.add_row(name, Text(meaning))
    return Padding(table, (0, 0, 1, 2))


def verdict_text(verdict: Verdict) -> Text:
    shown = str(verdict)
    if verdict.status is Status.VIOLATED:
        when = "in the initial state" if verdict.depth == 0 else f"after {counted(verdict.depth)}"
        shown = f"{verdict.word()} {when}" + (f", {verdict.how}" if verdict.how else "")
    return Text(shown, style=STYLES[verdict.outcome()])


def verdict_table(verdicts: Sequence[Verdict]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("property", no_wrap=True)
    table.add_column("verdict")
    for verdict in verdicts:
        table.add_row(verdict.property.name, verdict_text(verdict))
    return table


def is_shown(result: Result, verdict: Verdict) -> bool:
    """Whether people are shown a verdict: those on what was asked, and those on lemmas that are not proved."""
    return verdict.property in result.properties or verdict.status is not Status.HOLDS


SILENT = "they say nothing in this configuration"
SILENT_IN_ALL = "they say nothing in these configurations"
SLOW = "they use history variables, which make this engine slow; ask with -p"
BY_NAME = "they are decided only if named, with -p"


def not_asked(left_out: Mapping[str, Sequence[Property]], of: str = "") -> list[str]:
    """A line for each reason why properties are left out, with their names; `of` names the protocols, of several."""
    names = {why: ", ".join(p.name for p in some) for why, some in left_out.items() if some}
    return [f"Not asked{of}, for {why}: {named}." for why, named in names.items()]


def not_asked_json(left_out: Mapping[str, Sequence[Property]]) -> dict[str, list[str]]:
    """The names of the properties that are left out, for an object of JSON."""
    return {"not_asked": [p.name for some in left_out.values() for p in some]}


def print_result(
    out: Console,
    result: Result,
    repeat: str = "",
    left_out: Mapping[str, Sequence[Property]] | None = None,
) -> None:
    """The verdicts, what an engine says of them, and a trace; `left_out` was not asked, by the reason."""
    shown = [v for v in result.verdicts if is_shown(result, v)]
    out.print(f"[bold]{result.system.protocol.name}[/bold] {result.system.bounds}")
    out.print(verdict_table(shown))
    for verdict in shown:
        # The remark on a property is for who sees it violated.
        prop, bounds = verdict.property, result.system.bounds
        if remarks := prop.remarks(bounds) if verdict.status is Status.VIOLATED else prop.missing(bounds):
            out.print(f"{prop.name}: {remarks}", style="dim")
    for line in not_asked(left_out or {}):
        out.print(line, style="dim")
    for part in result.summary:
        out.print(_drawn(part, out.width))
    if repeat:
        out.print(f"\nRepeat it with: {repeat}", style="dim", soft_wrap=True)
    chosen = to_show(shown, result.properties)
    if chosen is not None and chosen.trace:
        out.print()
        out.print(trace_report(chosen, result, out.width, SHORTEST if result.shortest else f"{SHORTEST} found"))
        others = [v.property.name for v in shown if v.trace and v is not chosen]
        if others:
            out.print(f"The trace against {', '.join(others)}: ask for it alone, with -p {others[0]}.", style="dim")


def print_others(out: Console, result: Result, first: Verdict, others: Sequence[Verdict]) -> None:
    """Counterexamples that end with other actions than the `first`, or why there are no more."""
    prop = first.property
    breaks = f"is the first in a run to {'reach' if prop.is_witness else 'break'} {prop.name}"
    if not first.trace:
        out.print()
        out.print(Text(f"{prop.trace_shows} in the initial state, before any action.", style="bold"))
    for verdict in others:
        out.print()
        if verdict.trace:
            out.print(Text(f"Another, which ends with {verdict.trace[-1].action.name}:", style="bold"))
            out.print(trace_report(verdict, result, out.width, least="the shortest that ends with another action"))
        elif verdict.status is Status.NO_COUNTEREXAMPLE:
            out.print(Text(f"No other action {breaks} in this configuration.", style="bold"))
        else:
            out.print(Text(f"Whether another action {breaks}: {verdict}", style="yellow"))


def print_parts(head: str, parts: Sequence[Part]) -> None:
    """A heading, and what an analysis has to say."""
    out, _ = consoles()
    out.print(head)
    for part in parts:
        out.print(_drawn(part, out.width))


def _drawn(part: Part, width: int) -> RenderableType:
    match part:
        case str():
            return Text(part)
        case Note():
            return Text(part.text, style="bold yellow" if part.warning else "bold")
        case Run():
            return run_table(part, width)
        case Seen():
            states = states_table([part.before, part.after], ["", short_step(part.step)], width, first=part.number - 1)
            return Group(states, "", Text(f"It changes {changes(part.before, part.after)}."))
    table = Table(box=None, pad_edge=False, show_header=bool(part.columns), padding=(0, 2, 0, 0))
    for number, column in enumerate(part.columns):
        table.add_column(column, no_wrap=number == 0, overflow="fold")
    for row in part.rows:
        table.add_row(*(Text(f"{c:,}", justify="right") if isinstance(c, int) else c for c in row))
    return table


class Watched(Protocol):
    """Anything that knows which system it is about."""

    @property
    def system(self) -> System: ...


SHORTEST = "the shortest trace"


def trace_report(verdict: Verdict, e: Watched, width: int, least: str = SHORTEST) -> RenderableType:
    """A counterexample, replayed and shown step by step; `least` says of what it is the shortest."""
    system = watched(e.system.protocol, e.system.bounds, [verdict.property])
    run = replay(system, verdict.trace or ())
    prop = verdict.property
    what = f"{prop.name} {'is found' if prop.is_witness else 'fails'} after {counted(verdict.depth)}"
    head = f"{what} of {system.protocol.name}; {least}:"
    tail = prop.meaning if prop.is_witness else f"{prop.meaning} This trace violates it."
    table, notation = run_table(run, width, legend=False), Text("Notation: tideproof list trace", style="dim")
    return Group(
        Text(head, style="bold"),
        "",
        table,
        "",
        notation,
        "",
        Constrain(Text(tail), PROSE_COLUMNS),
        *_account_in_short(run, prop),
    )


def _account_in_short(run: Run, prop: Property) -> Iterator[RenderableType]:
    """The decisive sentences: the last ones, and those of values that were out of date when they were read."""
    from tideproof.counterexamples.explain.account import account
    from tideproof.counterexamples.formats.text import account_table

    sentences = account(run, prop).sentences
    if sentences and not prop.is_witness:
        yield ""
        yield Text("Why, in short:", style="bold")
        yield account_table(
            s for n, s in enumerate(sentences) if n >= len(sentences) - LAST_SENTENCES or s.tells_a_cause
        )


LAST_SENTENCES = 4


def trace_of(verdict: Verdict, e: Watched, engine: str = "exhaustive") -> Trace:
    system = watched(e.system.protocol, e.system.bounds, [verdict.property])
    return Trace.of(system, verdict.property.name, engine, verdict.trace or ())


def to_show(verdicts: Sequence[Verdict], asked: Collection[Property]) -> Verdict | None:
    """The verdict whose trace is shown and written: the last one, for properties stand weakest first.

    One on what was asked, rather than on a lemma; and of a property that is violated, rather than a witness found.
    """
    traced = [v for v in verdicts if v.status is Status.VIOLATED]
    return max(reversed(traced), key=lambda v: (v.property in asked, v.outcome() is Status.VIOLATED), default=None)


class _Console(Console):
    def print(self, *objects: Any, **how: Any) -> None:
        if not any(isinstance(o, Table | Group) for o in objects):
            how.setdefault("width", PROSE_COLUMNS)  # at most: a narrower terminal is kept to
        super().print(*objects, **how)


class _Unpadded:
    """A stream that is no terminal: the blanks with which tables end their lines are left out."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(re.sub(r" +(?=\n)", "", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _console(stream: TextIO) -> Console:
    return _Console(file=stream if stream.isatty() else cast(TextIO, _Unpadded(stream)), highlight=False)


def consoles() -> tuple[Console, Console]:
    """Standard output and standard error."""
    return _console(sys.stdout), _console(sys.stderr)
