"""The lattice of the fixes between two protocols as a self-contained page: each subset, and what holds with it."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from tideproof.counterexamples.formats.html.graph import Box, svg, to_graph_page
from tideproof.model.language.properties import Status, Verdict

_READING = """Each box is a subset of the fixes; an arrow adds one. Green: every property asked holds. Point at a box to
see its arrows."""

Subset = frozenset[str]


def to_lattice(
    title: str, verdict: str, fixes: Mapping[str, str], points: Mapping[Subset, Sequence[Verdict]], least: set[Subset]
) -> str:
    """The page. `fixes` are slots, with what fills them; `least` are the smallest subsets that suffice."""
    sizes = range(max(map(len, points)) + 1)
    layers = [[_box(s, fixes, points[s]) for s in points if len(s) == size] for size in sizes]
    arrows = [(_id(s, fixes), _id(s | {slot}, fixes)) for s in points for slot in fixes if slot not in s]
    legend = "".join(f"<tr><th>{html.escape(slot)}</th><td>{html.escape(by)}</td></tr>" for slot, by in fixes.items())
    heads = "".join(f"<th>{html.escape(v.property.name)}</th>" for v in next(iter(points.values())))
    rows = "".join(_row(s, fixes, verdicts, s in least) for s, verdicts in points.items())
    main = (
        f"<h2>The fixes</h2><table>{legend}</table><h2>Every subset</h2>"
        f'<div class="scroll"><table><tr><th>fixes</th>{heads}</tr>{rows}</table></div>'
    )
    return to_graph_page(title, verdict, _READING, svg(layers, arrows, "The subsets of the fixes"), main)


def _slots(subset: Subset, fixes: Mapping[str, str]) -> list[str]:
    return [slot for slot in fixes if slot in subset]


def _id(subset: Subset, fixes: Mapping[str, str]) -> str:
    return "-".join(_slots(subset, fixes)) or "none"


def _box(subset: Subset, fixes: Mapping[str, str], verdicts: Sequence[Verdict]) -> Box:
    found = tuple(f"{v.property.name} {v.short()}" for v in verdicts)
    kind = "good" if all(v.outcome() is Status.HOLDS for v in verdicts) else ""
    return Box(_id(subset, fixes), (*(_slots(subset, fixes) or ["none"]), *found), "; ".join(found), kind)


def _row(subset: Subset, fixes: Mapping[str, str], verdicts: Sequence[Verdict], least: bool) -> str:
    name = html.escape(", ".join(_slots(subset, fixes)) or "none")
    shown = f"<strong>{name}</strong>, a smallest set that suffices" if least else name
    cells = "".join(f"<td>{html.escape(v.short())}</td>" for v in verdicts)
    return f'<tr id="{html.escape(_id(subset, fixes))}"><th>{shown}</th>{cells}</tr>'
