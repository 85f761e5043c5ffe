"""All recorded counterexamples as one self-contained page: an index, their stories, and the traces to be played.

Everything can be read without the script, which only plays the traces (framed.js, as in the page of claims).
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.page import page_data, reading, story
from tideproof.counterexamples.formats.html.single_file import json_in_html, parts_of, single_file


def to_museum(sections: Mapping[str, Sequence[tuple[str, Counterexample]]]) -> str:
    """The page. `sections` have the counterexamples, each with its name, which is its address (`#NAME`)."""
    player = parts_of("page")
    traces = {name: page_data(c) for cases in sections.values() for name, c in cases}
    data = {"traces": traces, "template": single_file(player, "A trace", "@data@")}
    parts = parts_of("museum", style=["book"], script=["framed"])
    contents = articles = ""
    for section, cases in sections.items():
        head = f"<h2>{html.escape(section)}</h2>"
        contents += f"{head}<ol>{''.join(_entry(name, c) for name, c in cases)}</ol>"
        articles += head + "".join(_article(name, c) for name, c in cases)
    title = "Recorded counterexamples of real flaws in Kafka's replication"
    return single_file(parts.filled(contents=contents, cases=articles), title, json_in_html(data), framed=player)


def _entry(name: str, c: Counterexample) -> str:
    return f'<li><a href="#{html.escape(name)}"><span>{html.escape(c.headline)}</span></a></li>'


def _article(name: str, c: Counterexample) -> str:
    what = f"{c.run.system.protocol.name} {c.run.system.bounds}: {c.property.name} fails after step {c.violated_at}."
    name, headline, about = html.escape(name), html.escape(c.headline), html.escape(f"{what} {c.property.meaning}")
    return (
        f'<article id="{name}"><header><h3><a href="#{name}">{headline}</a></h3></header>'
        f'<dl class="story">{story(c)}</dl><p class="soft">{about}</p>'
        f"<details><summary>Step by step, and why</summary>{reading(c, 'h4')}</details>"
        '<button type="button" hidden>▶ Play the trace</button></article>'
    )
