"""A graph as a self-contained page: a picture of boxes in layers, which are links, and arrows between them; and text.

The script `graph.js` shows the arrows of the box that is pointed at; without it the picture is the same.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tideproof.counterexamples.formats.html.single_file import json_in_html, parts_of, single_file

_WIDE, _LINE, _PADDING, _ASIDE, _BELOW = 278, 18, 16, 16, 62
"""Width of a box, height of a line, what both sides of the lines take, and the room between boxes, in pixels."""

_IN_A_ROW = 4
"""A layer of more boxes takes several rows, so that the picture is no wider than a laptop's screen."""


@dataclass(frozen=True)
class Box:
    """A node: a link to `#name`, with lines of text, a sentence on it, and the class that its colour follows."""

    name: str
    lines: tuple[str, ...]
    meaning: str
    kind: str = ""

    @property
    def height(self) -> int:
        return len(self.lines) * _LINE + _PADDING


def to_graph_page(title: str, verdict: str, reading: str, picture: str, main: str) -> str:
    """The page: `reading` says how to read the picture; that and `main` are markup."""
    heads = {"title": html.escape(title), "verdict": html.escape(verdict)}
    parts = parts_of("graph").filled(**heads, reading=reading, graph=picture, main=main)
    return single_file(parts, title, json_in_html(None))


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
    if y == to_y:  # in one row: a bow below it
        path = f"M{x},{low} C{x},{low + 34} {to_x},{low + 34} {to_x},{low}"
    else:
        path = f"M{x},{low} C{x},{low + 40} {to_x},{to_y - 40} {to_x},{to_y}"
    return f'<path d="{path}" data-from="{html.escape(a)}" data-to="{html.escape(b)}"/>'
