"""Graphs as self-contained pages: a picture with layers of linked boxes and arrows between them; and text.

One is the graph of a proof: the goals on top, and below them the lemmas that they rest on. The other is the lattice of
the fixes between two protocols: each subset with its verdicts. The script `graph.js` highlights the arrows of the box
under the pointer; without it the picture is the same.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tideproof.counterexamples.formats.html.single_file import part, single_file
from tideproof.model.language.properties import Status, Verdict

if TYPE_CHECKING:
    import networkx as nx

_WIDE, _LINE, _PADDING, _ASIDE, _BELOW = 278, 18, 16, 16, 62
"""Width of a box, height of a line, what both sides of the lines take, and the room between boxes, in pixels."""

_IN_A_ROW = 4
"""A layer of more boxes takes several rows, so that the picture is no wider than a laptop's screen."""


@dataclass(frozen=True)
class Box:
    """A node: a link to `#name`, with lines of text, a tooltip, and a class for its colour."""

    name: str
    lines: tuple[str, ...]
    meaning: str
    kind: str = ""

    @property
    def height(self) -> int:
        return len(self.lines) * _LINE + _PADDING


def to_graph_page(title: str, verdict: str, reading: str, picture: str, main: str) -> str:
    """The page. `reading` explains the picture; it and `main` are markup."""
    head = f"<h1>{html.escape(title)}</h1><p><strong>{html.escape(verdict)}</strong></p><p>{reading}</p>"
    body = f'<header>{head}</header><figure class="scroll" tabindex="0">{picture}</figure><main>{main}</main>'
    return single_file(title, body, part("common.css") + part("graph.css"), part("graph.js"))


def svg(layers: Sequence[Sequence[Box]], arrows: Sequence[tuple[str, str]], label: str) -> str:
    """The picture, the first layer on top. An arrow leads from the first name to the second."""
    rows = [layer[i : i + _IN_A_ROW] for layer in layers for i in range(0, len(layer), _IN_A_ROW)]
    width = max(map(len, rows), default=0) * (_WIDE + _ASIDE)
    place, top = dict[str, tuple[int, int, int]](), 8
    for row in rows:
        left = (width - len(row) * (_WIDE + _ASIDE)) // 2 + _ASIDE // 2
        for i, box in enumerate(row):
            place[box.name] = left + i * (_WIDE + _ASIDE), top, box.height
        top += max(box.height for box in row) + _BELOW
    drawn = "".join(_arrow(a, b, place) for a, b in arrows) + "".join(_box(b, place) for row in rows for b in row)
    size = f'viewBox="0 0 {width} {top}" width="{width}" height="{top}"'
    return f'<svg {size} role="group" aria-label="{html.escape(label)}">{drawn}</svg>'


def _box(box: Box, place: Mapping[str, tuple[int, int, int]]) -> str:
    x, y, high = place[box.name]
    name, kind = html.escape(box.name), f' class="{box.kind}"' if box.kind else ""
    lines = "".join(
        f'<text x="{x + _WIDE // 2}" y="{y + _PADDING // 2 + n * _LINE - 4}">{html.escape(line)}</text>'
        for n, line in enumerate(box.lines, start=1)
    )
    return (
        f'<a href="#{name}" data-name="{name}"{kind}><title>{html.escape(box.meaning)}</title>'
        f'<rect x="{x}" y="{y}" width="{_WIDE}" height="{high}" rx="6"/>{lines}</a>'
    )


def _arrow(a: str, b: str, place: Mapping[str, tuple[int, int, int]]) -> str:
    (x, y, high), (to_x, to_y, _) = place[a], place[b]
    x, to_x, low = x + _WIDE // 2, to_x + _WIDE // 2, y + high
    if y == to_y:  # within a layer: a curve below it
        path = f"M{x},{low} C{x},{low + 34} {to_x},{low + 34} {to_x},{low}"
    else:
        path = f"M{x},{low} C{x},{low + 40} {to_x},{to_y - 40} {to_x},{to_y}"
    return f'<path d="{path}" data-from="{html.escape(a)}" data-to="{html.escape(b)}"/>'


# A proof --------------------------------------------------------------------------------------------------------------

PROOF = """What is proved is on top; an arrow leads to what it rests on. Where arrows go both ways, each rests on
what the other says before a step. Point at a lemma to see its arrows."""


def to_proof(
    title: str, verdict: str, graph: nx.DiGraph[str], obligations: Mapping[str, Mapping[str, Sequence[str]]]
) -> str:
    """The page of a proof's graph.

    Lemmas and properties have a `meaning`; an edge leads from a goal to a lemma that it rests on. `obligations` has for
    each goal, by action, the lemmas that its proof used.
    """
    named = graph.subgraph(name for name, data in graph.nodes(data=True) if "meaning" in data)
    layers = _layers(named)
    boxes = [[Box(name, (name,), named.nodes[name]["meaning"]) for name in layer] for layer in layers]
    articles = "".join(_lemma(name, named, obligations.get(name, {})) for layer in layers for name in layer)
    picture = svg(boxes, list(named.edges), "Which lemma rests on which")
    return to_graph_page(title, verdict, PROOF, picture, articles)


def _layers(graph: nx.DiGraph[str]) -> list[list[str]]:
    """The layers, beginning with goals that no other rests on. Lemmas that rest on each other share a layer."""
    import networkx as nx  # slow to import, and every command that shows traces imports this module

    whole = nx.condensation(graph)
    generations = nx.topological_generations(whole)
    return [sorted(name for part in layer for name in whole.nodes[part]["members"]) for layer in generations]


def _lemma(name: str, graph: nx.DiGraph[str], obligations: Mapping[str, Sequence[str]]) -> str:
    def links(names: Sequence[str]) -> str:
        return ", ".join(
            f'<a href="#{html.escape(n)}">{html.escape(n)}</a>' if n in graph else html.escape(n) for n in names
        )

    rows = "".join(
        f"<tr><th>{html.escape(where)}</th><td>{links([o for o in used if o != name]) or '–'}</td></tr>"
        for where, used in obligations.items()
    )
    used_by = links(sorted(graph.predecessors(name)))
    shown, meaning = html.escape(name), html.escape(graph.nodes[name]["meaning"])
    return (
        f'<article id="{shown}"><h2>{shown}</h2><p>{meaning}</p>'
        f"<p class=soft>{f'Used for {used_by}.' if used_by else 'Nothing else rests on it.'}</p>"
        f"<details><summary>What each step of its proof rests on</summary><table>{rows}</table></details></article>"
    )


# The fixes between two protocols --------------------------------------------------------------------------------------

LATTICE = """Each box is a subset of the fixes; an arrow adds one. Green: every property asked holds. Point at a box to
see its arrows."""

Point = tuple[Sequence[str], Sequence[Verdict], bool]
"""The slots that are fixed, the verdicts, and whether this is a smallest subset that suffices."""


def to_lattice(title: str, verdict: str, fixes: Mapping[str, str], points: Sequence[Point]) -> str:
    """The page. `fixes` maps slots to their fillings; points list slots in this order."""
    sizes = range(max(len(slots) for slots, *_ in points) + 1)
    layers = [[_box_of(p) for p in points if len(p[0]) == size] for size in sizes]
    arrows = [(_id(some), _id([f for f in fixes if f in some or f == slot]))
              for some, *_ in points for slot in fixes if slot not in some]  # fmt: skip
    legend = "".join(f"<tr><th>{html.escape(slot)}</th><td>{html.escape(by)}</td></tr>" for slot, by in fixes.items())
    heads = "".join(f"<th>{html.escape(v.property.name)}</th>" for v in points[0][1])
    main = (
        f"<h2>The fixes</h2><table>{legend}</table><h2>Every subset</h2>"
        f'<div class="scroll"><table><tr><th>fixes</th>{heads}</tr>{"".join(map(_row, points))}</table></div>'
    )
    return to_graph_page(title, verdict, LATTICE, svg(layers, arrows, "The subsets of the fixes"), main)


def _id(slots: Sequence[str]) -> str:
    return "-".join(slots) or "none"


def _box_of(point: Point) -> Box:
    slots, verdicts, _ = point
    found = tuple(f"{v.property.name} {v.short()}" for v in verdicts)
    kind = "good" if all(v.outcome() is Status.HOLDS for v in verdicts) else ""
    return Box(_id(slots), (*(slots or ["none"]), *found), "; ".join(found), kind)


def _row(point: Point) -> str:
    slots, verdicts, least = point
    name = html.escape(", ".join(slots) or "none")
    shown = f"<strong>{name}</strong>, a smallest set that suffices" if least else name
    cells = "".join(f"<td>{html.escape(v.short())}</td>" for v in verdicts)
    return f'<tr id="{html.escape(_id(slots))}"><th>{shown}</th>{cells}</tr>'
