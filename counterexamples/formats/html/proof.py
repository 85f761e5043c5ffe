"""The graph of an argument as a self-contained page: what is proved on top, and below it what that rests on.

Each lemma is a sentence, with what each action needs to keep it. All of it can be read without the script, which shows
the arrows of the lemma that is pointed at.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import replace

import networkx as nx

from tideproof.counterexamples.formats.html.single_file import json_in_html, parts_of, single_file

_WIDE, _HIGH, _ASIDE, _BELOW = 250, 34, 16, 62
"""Width and height of a box, and the room between boxes, in pixels."""


def to_proof(
    title: str, verdict: str, graph: nx.DiGraph[str], obligations: Mapping[str, Mapping[str, Sequence[str]]]
) -> str:
    """The page. Each node of the graph has its `meaning`, if it is a lemma or a property; an arrow leads to what it
    rests on. `obligations` have for each goal, by action, what the proof has used."""
    parts = parts_of("proof")
    named = graph.subgraph(name for name, data in graph.nodes(data=True) if "meaning" in data)
    articles = "".join(_article(name, named, obligations.get(name, {})) for name in _in_order(named))
    body = parts.body.replace("@heading@", html.escape(title)).replace("@verdict@", html.escape(verdict))
    body = body.replace("<!-- graph -->", _picture(named)).replace("<!-- goals -->", articles)
    return single_file(replace(parts, body=body), title, json_in_html(None))


def _layers(graph: nx.DiGraph[str]) -> list[list[str]]:
    """What nothing rests on first. Lemmas that rest on each other, a step later, share a layer."""
    whole = nx.condensation(graph)
    generations = nx.topological_generations(whole)
    return [sorted(name for part in layer for name in whole.nodes[part]["members"]) for layer in generations]


def _in_order(graph: nx.DiGraph[str]) -> list[str]:
    return [name for layer in _layers(graph) for name in layer]


def _picture(graph: nx.DiGraph[str]) -> str:
    layers = _layers(graph)
    width = max(map(len, layers), default=0) * (_WIDE + _ASIDE)
    place = {
        name: (
            (width - len(layer) * (_WIDE + _ASIDE)) // 2 + i * (_WIDE + _ASIDE) + _ASIDE // 2,
            n * (_HIGH + _BELOW) + 8,
        )
        for n, layer in enumerate(layers)
        for i, name in enumerate(layer)
    }
    arrows = "".join(_arrow(a, b, place) for a, b in graph.edges)
    boxes = "".join(_box(name, graph.nodes[name]["meaning"], *at) for name, at in place.items())
    height = len(layers) * (_HIGH + _BELOW)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg {size} role="img" aria-label="Which lemma rests on which">{arrows}{boxes}</svg>'


def _box(name: str, meaning: str, x: int, y: int) -> str:
    name = html.escape(name)
    return (
        f'<a href="#{name}" data-name="{name}"><title>{html.escape(meaning)}</title>'
        f'<rect x="{x}" y="{y}" width="{_WIDE}" height="{_HIGH}" rx="6"/>'
        f'<text x="{x + _WIDE // 2}" y="{y + _HIGH // 2 + 5}">{name}</text></a>'
    )


def _arrow(a: str, b: str, place: Mapping[str, tuple[int, int]]) -> str:
    (x, y), (to_x, to_y) = place[a], place[b]
    x, to_x = x + _WIDE // 2, to_x + _WIDE // 2
    if y == to_y:  # lemmas of one layer: a bow below them
        path = f"M{x},{y + _HIGH} C{x},{y + _HIGH + 34} {to_x},{y + _HIGH + 34} {to_x},{y + _HIGH}"
    else:
        path = f"M{x},{y + _HIGH} C{x},{y + _HIGH + 40} {to_x},{to_y - 40} {to_x},{to_y}"
    return f'<path d="{path}" data-from="{html.escape(a)}" data-to="{html.escape(b)}"/>'


def _article(name: str, graph: nx.DiGraph[str], obligations: Mapping[str, Sequence[str]]) -> str:
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
        f'<article id="{shown}"><h3>{shown}</h3><p>{meaning}</p>'
        f"<p class=soft>{f'Used for {used_by}.' if used_by else 'What is proved.'}</p>"
        f"<details><summary>What each step of its proof rests on</summary><table>{rows}</table></details></article>"
    )
