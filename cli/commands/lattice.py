"""`tideproof lattice`: which of the fixes between two protocols are needed, and which suffice."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tideproof.cli import completion, options, report
from tideproof.cli.choices import choose_bounds, choose_differences, choose_protocol
from tideproof.cli.commands.compare import choose_compared
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError, user_errors
from tideproof.cli.progress import Progress
from tideproof.counterexamples.formats.html.graph import to_lattice
from tideproof.model.language.properties import Status, refuse_namesakes
from tideproof.model.language.state import Bounds
from tideproof.properties.analyses.variations import (
    Point,
    begin_alike,
    lattice,
    minimal,
    named,
    read_otherwise,
    refuse_another_end,
    refuse_changed,
    widened,
)
from tideproof.properties.engines.base import Budget, verdict_json

OTHERWISE = "says another thing of one of the two with the states of the other one"


def lattice_command(
    base: Annotated[str, typer.Argument(help="The protocol without the fixes.", autocompletion=completion.protocols)],
    fixed: Annotated[str, typer.Argument(help="The protocol with the fixes.", autocompletion=completion.protocols)],
    given: options.Given,
    properties: options.Properties = None,
    slots: Annotated[
        list[str] | None,
        typer.Option("--slot", help="Only this slot; may be repeated.", show_default=False),
    ] = None,
    graph: Annotated[
        Path | None,
        typer.Option("--graph", "--dot", help="Write the lattice here: FILE.html is a page, others are for Graphviz."),
    ] = None,
    markdown: options.Markdown = None,
    as_json: options.Json = False,
    time_limit: options.TimeLimit = None,
) -> int:
    """Which properties hold with each subset of the fixes between two protocols, and which subsets suffice.

    A fix is a slot that the two fill differently. Without --property, those that `compare` shows are asked, and all of
    your own files; what is left out of these is named.

    [bold]Examples[/bold]

    tideproof lattice hw-truncation kip-279 --replicas 2

    tideproof lattice kip-279 kip-320 --log-size 1 --records 1 --graph fixes.html --markdown fixes.md
    """
    options.positive("--time-limit", time_limit)
    for path in (graph, markdown):
        options.refuse_unwritable(path)
    (first, known), (other, own) = choose_protocol(base), choose_protocol(fixed)
    both = tuple(dict.fromkeys((*known, *own)))
    with user_errors():
        refuse_namesakes(both)
        wide, twin = widened(first, other), widened(other, first)
        bounds = choose_bounds(wide, given)
    asked, left_out = choose_compared(properties or (), both, wide, bounds)
    fixes = choose_differences(first, other)
    with user_errors():
        changed = []
        for protocol, more in ((first, wide), (other, twin)):
            theirs = choose_bounds(more, dict(bounds))
            refuse_changed(protocol, more, theirs)
            changed += read_otherwise(protocol, more, theirs, asked)
        if changed and (properties or len({*changed}) == len(asked)):
            raise UserError(f"{changed[0].name} {OTHERWISE}; ask tideproof diff for it")
        asked, left_out = [p for p in asked if p not in changed], left_out | {f"it {OTHERWISE}": changed}
    first, other = wide, twin
    if not begin_alike(first, other, bounds):
        raise UserError(f"{other.name} begins in another state than {first.name}: no fixes make the one of the other")
    with user_errors():
        refuse_another_end(first, fixes, other, bounds)
    if unknown := [slot for slot in slots or [] if slot not in fixes]:
        raise UserError(f"--slot {unknown[0]}: {base} and {fixed} do not differ there, but in {', '.join(fixes)}")
    fixes = {slot: filling for slot, filling in fixes.items() if not slots or slot in slots}
    _, err = report.consoles()
    with Progress(err) as progress, user_errors():
        points = list(lattice(first, fixes, bounds, asked, Budget(time_limit), progress))
    if as_json:
        print(json.dumps(_json(first.name, other.name, bounds, fixes, points) | report.not_asked_json(left_out)))
    else:
        _print(first.name, other.name, bounds, fixes, points, report.not_asked(left_out))
    if graph is not None:
        page = graph.suffix == ".html"
        text = _page(first.name, other.name, bounds, fixes, points) if page else _dot(fixes, points)
        options.write_output(graph, text.encode())
    if markdown is not None:
        options.write_output(markdown, _markdown(first.name, other.name, bounds, fixes, points).encode())
    return ALL_HOLD if _decided(points) else UNKNOWN


def _print(
    base: str, fixed: str, bounds: Bounds, fixes: Mapping[str, Any], points: Sequence[Point], notes: Sequence[str]
) -> None:
    out, _ = report.consoles()
    out.print(f"[bold]{base}[/bold] with fixes of [bold]{fixed}[/bold], {bounds}")
    names = {slot: chr(ord("A") + number) for number, slot in enumerate(fixes)}
    out.print(report.definitions([(names[slot], f"{slot}: {named(filling)}") for slot, filling in fixes.items()]))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("fixes", *(v.property.name for v in points[0].verdicts)):
        table.add_column(head, overflow="fold")
    for p in points:
        cells = [Text(v.short(), style=report.STYLES[v.outcome()]) for v in p.verdicts]
        table.add_row(_letters(p, names) or "none", *cells)
    out.print(table)
    for note in notes:
        out.print(note, style="dim")
    if not _decided(points):
        out.print("\nNot every search ended, so it is unknown which sets are minimal.")
        return
    enough = [_letters(p, names) or "none is needed" for p in minimal(points)]
    out.print(f"\nMinimal sets with which every property holds here: {', '.join(enough) or 'there is none'}.")
    for number, v in enumerate(points[0].verdicts):
        sets = minimal(points, lambda p, n=number: p.verdicts[n].outcome() is Status.HOLDS)  # type: ignore[misc]
        out.print(
            f"For {v.property.name}: {', '.join(_letters(p, names) or 'none is needed' for p in sets) or 'none'}."
        )


def _markdown(base: str, fixed: str, bounds: Bounds, fixes: Mapping[str, Any], points: Sequence[Point]) -> str:
    """The table; bold are the minimal sets with which every property holds."""
    from tideproof.counterexamples.formats.markdown import escaped

    least = minimal(points) if _decided(points) else []
    heads = ["fixes", *(v.property.name for v in points[0].verdicts)]
    lines = [f"### {escaped(base)} with fixes of {escaped(fixed)}", "", f"`{bounds}`; minimal sets in bold.", ""]
    lines += ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for p in points:
        name = ", ".join(f"`{slot}`" for slot in fixes if slot in p.fixes) or "none"
        lines.append(
            "| " + " | ".join([f"**{name}**" if p in least else name, *(v.short() for v in p.verdicts)]) + " |"
        )
    return "\n".join([*lines, ""])


def _page(base: str, fixed: str, bounds: Bounds, fixes: Mapping[str, Any], points: Sequence[Point]) -> str:
    least = {p.fixes for p in minimal(points)} if _decided(points) else set()
    title = f"{base} with fixes of {fixed}"
    verdicts = {p.fixes: p.verdicts for p in points}
    return to_lattice(title, str(bounds), {slot: named(f) for slot, f in fixes.items()}, verdicts, least)


def _decided(points: Sequence[Point]) -> bool:
    """Whether every search ended: a subset without a verdict may be the smaller one that suffices."""
    return all(v.status is not Status.UNKNOWN for p in points for v in p.verdicts)


def _letters(p: Point, names: Mapping[str, str]) -> str:
    return " ".join(letter for slot, letter in names.items() if slot in p.fixes)


def _json(base: str, fixed: str, bounds: Bounds, fixes: Mapping[str, Any], points: Sequence[Point]) -> dict[str, Any]:
    return {
        "base": base,
        "fixed": fixed,
        "bounds": dict(bounds),
        "fixes": {slot: named(filling) for slot, filling in fixes.items()},
        "points": [
            {"fixes": [s for s in fixes if s in p.fixes], "properties": [verdict_json(v) for v in p.verdicts]}
            for p in points
        ],
        "minimal": [[s for s in fixes if s in p.fixes] for p in minimal(points)] if _decided(points) else None,
    }


def _dot(fixes: Mapping[str, Any], points: Sequence[Point]) -> str:
    """The lattice: an arrow from each subset to those with one fix more; what suffices is filled."""
    lines = ["digraph {", "  rankdir=BT; node [shape=box];"]
    number = {p.fixes: i for i, p in enumerate(points)}
    for p in points:
        label = "\\n".join([", ".join(s for s in fixes if s in p.fixes) or "none",
                            *(f"{v.property.name} {v.short()}" for v in p.verdicts)])  # fmt: skip
        style = ', style=filled, fillcolor="#cfeecb"' if p.suffices else ""
        lines.append(f'  n{number[p.fixes]} [label="{label}"{style}];')
    lines += [
        f"  n{number[p.fixes]} -> n{number[p.fixes | {slot}]};" for p in points for slot in fixes if slot not in p.fixes
    ]
    return "\n".join([*lines, "}", ""])
