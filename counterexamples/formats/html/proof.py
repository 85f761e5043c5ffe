"""The graph of an argument as a self-contained page: what is proved on top, and below it what that rests on.

Each lemma is a sentence, with what each action needs to keep it. All of it can be read without the script, which shows
the arrows of the lemma that is pointed at.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tideproof.counterexamples.formats.html.graph import Box, svg, to_graph_page

if TYPE_CHECKING:
    import networkx as nx

_READING = """What is proved is on top; an arrow leads to what it rests on. Where arrows go both ways, each rests on
what the other says before a step. Point at a lemma to see its arrows."""


def to_proof(
    title: str, verdict: str, graph: nx.DiGraph[str], obligations: Mapping[str, Mapping[str, Sequence[str]]]
) -> str:
    """The page. Each node of the graph has its `meaning`, if it is a lemma or a property; an arrow leads to what it
    rests on. `obligations` have for each goal, by action, what the proof has used."""
    named = graph.subgraph(name for name, data in graph.nodes(data=True) if "meaning" in data)
    layers = _layers(named)
    boxes = [[Box(name, (name,), named.nodes[name]["meaning"]) for name in layer] for layer in layers]
    articles = "".join(_article(name, named, obligations.get(name, {})) for layer in layers for name in layer)
    picture = svg(boxes, list(named.edges), "Which lemma rests on which")
    return to_graph_page(title, verdict, _READING, picture, articles)


def _layers(graph: nx.DiGraph[str]) -> list[list[str]]:
    """What nothing rests on first. Lemmas that rest on each other, a step later, share a layer."""
    import networkx as nx  # takes a while to load, and all that shows a trace loads this module

    whole = nx.condensation(graph)
    generations = nx.topological_generations(whole)
    return [sorted(name for part in layer for name in whole.nodes[part]["members"]) for layer in generations]


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
        f'<article id="{shown}"><h2>{shown}</h2><p>{meaning}</p>'
        f"<p class=soft>{f'Used for {used_by}.' if used_by else 'Nothing else rests on it.'}</p>"
        f"<details><summary>What each step of its proof rests on</summary><table>{rows}</table></details></article>"
    )
