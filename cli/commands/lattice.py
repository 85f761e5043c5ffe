"""`tideproof lattice`: which of the fixes between two protocols are needed, and which suffice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Column
from rich.text import Text

from tideproof.cli import options, report
from tideproof.cli.choices import choose_differences, choose_protocol
from tideproof.cli.commands.compare import choose_compared
from tideproof.cli.errors import ALL_HOLD, UNKNOWN, UserError
from tideproof.cli.output import Progress
from tideproof.cli.report import File, Part, Report
from tideproof.counterexamples.formats.html.graph import to_lattice
from tideproof.counterexamples.formats.markdown import escaped
from tideproof.model.language.properties import Status, refuse_namesakes
from tideproof.model.language.state import Bounds
from tideproof.properties.analyses import variations
from tideproof.properties.analyses.variations import Point, named
from tideproof.properties.engines.base import Budget, verdict_json

OTHERWISE = "says another thing of one of the two with the states of the other one"


def lattice_command(
    base: Annotated[str, options.protocol_argument("The protocol without the fixes.")],
    fixed: Annotated[str, options.protocol_argument("The protocol with the fixes.")],
    given: options.Given,
    properties: options.Properties = None,
    slots: Annotated[list[str] | None, typer.Option("--slot", help="Only this slot; may be repeated.")] = None,
    graph: Annotated[
        Path | None,
        options.file_option(
            "--graph", "--dot", help="Write the lattice here: FILE.html is a page, others are for Graphviz."
        ),
    ] = None,
    markdown: options.Markdown = None,
    as_json: options.Json = False,
    time_limit: options.TimeLimit = None,
) -> Report:
    """Which properties hold with each subset of the fixes between two protocols, and which subsets suffice.

    A fix is a slot that the two fill differently. Without --property, those that `compare` shows are
    checked, and all of your own files; skipped ones are listed.

    [bold]Examples[/bold]
        tideproof lattice hw-truncation kip-279 --replicas 2
        tideproof lattice kip-279 kip-320 --log-size 1 --records 1 --graph fixes.html --markdown fixes.md
    """
    (first, known), (other, own) = choose_protocol(base), choose_protocol(fixed)
    both = tuple(dict.fromkeys((*known, *own)))
    refuse_namesakes(both)
    wide, twin = variations.widened(first, other), variations.widened(other, first)
    bounds = wide.bounded(**given)
    decided, left_out = choose_compared(properties or (), both, wide, bounds)
    fixes = choose_differences(first, other)
    changed = []
    for protocol, more in ((first, wide), (other, twin)):
        theirs = more.bounded(**bounds)
        variations.refuse_changed(protocol, more, theirs)
        changed += variations.changed_meanings(protocol, more, theirs, decided)
    if changed and (properties or len({*changed}) == len(decided)):
        raise UserError(f"{changed[0].name} {OTHERWISE}; ask tideproof diff for it")
    decided, left_out = [p for p in decided if p not in changed], left_out | {f"it {OTHERWISE}": changed}
    if not variations.begin_alike(wide, twin, bounds):
        raise UserError(f"{twin.name} begins in another state than {wide.name}: no fixes make the one of the other")
    variations.refuse_incomplete_fixes(wide, fixes, twin, bounds)
    if unknown := [slot for slot in slots or [] if slot not in fixes]:
        raise UserError(f"--slot {unknown[0]}: {base} and {fixed} do not differ there, but in {', '.join(fixes)}")
    fixes = {slot: filling for slot, filling in fixes.items() if not slots or slot in slots}
    with Progress() as progress:
        points = list(variations.lattice(wide, fixes, bounds, decided, Budget(time_limit), progress))
    found = _Lattice(wide.name, twin.name, bounds, {slot: named(filling) for slot, filling in fixes.items()}, points)
    return Report(
        ALL_HOLD if found.is_decided else UNKNOWN,
        found.text(report.not_asked(left_out)),
        found.json() | report.not_asked_json(left_out),
        [File(graph, found.page if graph and graph.suffix == ".html" else found.dot), File(markdown, found.markdown)],
    )


@dataclass(frozen=True)
class _Lattice:
    """The subsets of the fixes with their verdicts; `fixes` has the filling of each slot."""

    base: str
    fixed: str
    bounds: Bounds
    fixes: Mapping[str, str]
    points: Sequence[Point]

    @property
    def is_decided(self) -> bool:
        """Whether every search completed: otherwise an undecided smaller subset may suffice."""
        return all(v.status is not Status.UNKNOWN for p in self.points for v in p.verdicts)

    @cached_property
    def minimal(self) -> list[Point]:
        return variations.minimal(self.points) if self.is_decided else []

    @property
    def heads(self) -> list[str]:
        return ["fixes", *(v.property.name for v in self.points[0].verdicts)]

    def slots(self, p: Point) -> list[str]:
        return [slot for slot in self.fixes if slot in p.fixes]

    def text(self, notes: Sequence[str]) -> Iterator[Part]:
        names = {slot: chr(ord("A") + number) for number, slot in enumerate(self.fixes)}

        def letters(p: Point, none: str = "none") -> str:
            return " ".join(names[slot] for slot in self.slots(p)) or none

        yield Text.from_markup(f"[bold]{self.base}[/bold] with fixes of [bold]{self.fixed}[/bold], {self.bounds}")
        yield report.definitions((names[slot], f"{slot}: {filling}") for slot, filling in self.fixes.items())
        rows = [[letters(p), *map(report.short_verdict, p.verdicts)] for p in self.points]
        yield report.plain(rows, *(Column(head, overflow="fold") for head in self.heads), head=True)
        yield from (Text(note, style="dim") for note in notes)
        if not self.is_decided:
            yield "\nNot every search ended, so it is unknown which sets are minimal."
            return
        enough = ", ".join(letters(p, "none is needed") for p in self.minimal)
        yield f"\nMinimal sets with which every property holds here: {enough or 'there is none'}."
        for number, name in enumerate(self.heads[1:]):
            sets = variations.minimal(self.points, lambda p, n=number: p.verdicts[n].outcome() is Status.HOLDS)  # type: ignore[misc]
            yield f"For {name}: {', '.join(letters(p, 'none is needed') for p in sets) or 'none'}."

    def markdown(self) -> str:
        """The table, with the minimal sufficient sets in bold."""
        rows = []
        for p in self.points:
            name = ", ".join(f"`{slot}`" for slot in self.slots(p)) or "none"
            rows.append([f"**{name}**" if p in self.minimal else name, *(v.short() for v in p.verdicts)])
        head = f"### {escaped(self.base)} with fixes of {escaped(self.fixed)}"
        table = report.markdown_table(self.heads, rows)
        return "\n".join([head, "", f"`{self.bounds}`; minimal sets in bold.", "", *table, ""])

    def page(self) -> str:
        points = [(self.slots(p), p.verdicts, p in self.minimal) for p in self.points]
        return to_lattice(f"{self.base} with fixes of {self.fixed}", str(self.bounds), self.fixes, points)

    def dot(self) -> str:
        """The graph in DOT: an arrow from each subset to those with one more fix; sufficient ones are filled."""
        lines = ["digraph {", "  rankdir=BT; node [shape=box];"]
        number = {p.fixes: i for i, p in enumerate(self.points)}
        for p in self.points:
            verdicts = [f"{v.property.name} {v.short()}" for v in p.verdicts]
            label = "\\n".join([", ".join(self.slots(p)) or "none", *verdicts])
            style = ', style=filled, fillcolor="#cfeecb"' if p.suffices else ""
            lines.append(f'  n{number[p.fixes]} [label="{label}"{style}];')
        arrows = [(p.fixes, p.fixes | {slot}) for p in self.points for slot in self.fixes if slot not in p.fixes]
        return "\n".join([*lines, *(f"  n{number[few]} -> n{number[more]};" for few, more in arrows), "}", ""])

    def json(self) -> dict[str, Any]:
        return {
            "base": self.base,
            "fixed": self.fixed,
            "bounds": dict(self.bounds),
            "fixes": dict(self.fixes),
            "points": [
                {"fixes": self.slots(p), "properties": list(map(verdict_json, p.verdicts))} for p in self.points
            ],
            "minimal": list(map(self.slots, self.minimal)) if self.is_decided else None,
        }
