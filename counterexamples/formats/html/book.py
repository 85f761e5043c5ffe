"""Pages with several playable traces: of claims, and of all recorded counterexamples.

Such a page is self-contained like the page of one trace, and holds that page once, as a template: an opened trace gets
its own frame (framed.js), built from the template and the trace's data, without an address and without loading
anything. All else can be read without the script.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.page import page_data, reading, story
from tideproof.counterexamples.formats.html.single_file import Parts, json_in_html, packed, parts_of, single_file


def page_with_traces(parts: Parts, title: str, traces: Mapping[str, Mapping[str, Any]]) -> str:
    """A page whose articles play these traces, by the ids of the articles."""
    return _page(parts, title, traces=traces)


def _page(parts: Parts, title: str, /, **data: Any) -> str:
    """The page, with that of one trace as a template."""
    player = parts_of("page")
    # Most traces are never opened: each is unpacked when it is.
    data["traces"] = {name: packed(json_in_html(trace).encode()) for name, trace in data["traces"].items()}
    data["template"] = single_file(player, "A trace", "@data@")
    return single_file(parts, title, json_in_html(data), framed=player)


def to_book(title: str, sections: Sequence[Mapping[str, Any]], traces: Mapping[str, Mapping[str, Any]]) -> str:
    """The page. `sections` are what `book.js` draws; `traces` are the data of pages, by the ids that sections name."""
    parts = parts_of("book", script=["common", "framed"])
    body = parts.body.replace('<h1 id="title">', f'<h1 id="title">{html.escape(title)}')
    parts = replace(parts, body=body).filled(reading=_reading(sections))
    return _page(parts, title, title=title, sections=sections, traces=traces)


def _reading(sections: Sequence[Mapping[str, Any]]) -> str:
    """The rows as plain markup, for readers without scripts."""
    lines = []
    for section in sections:
        lines.append(f"<h2>{html.escape(section['title'])}</h2>")
        for claim in section["claims"]:
            lines.append(f"<h3>{claim['number']}. {html.escape(claim['title'])}: {html.escape(claim['verdict'])}</h3>")
            lines.append(f"<p>{html.escape(claim['claim'])}</p>")
            for read in claim["readings"]:
                lines.append(f"<p>Read as: {html.escape(read['text'])} {html.escape(read['verdict'])}</p><ul>")
                for group in read["groups"]:
                    found = "; ".join(f"{line['name']} {line['found']}" for line in group["lines"])
                    lines.append(f"<li>{html.escape(group['head'])}: {html.escape(found)}</li>")
                lines.append("</ul>")
            if claim["note"]:
                lines.append(f"<p>{html.escape(claim['note'])}</p>")
    return "\n".join(lines)


def to_museum(sections: Mapping[str, Sequence[tuple[str, Counterexample]]]) -> str:
    """The page. `sections` has the counterexamples with their names, which are their addresses (`#NAME`)."""
    traces = {name: page_data(c) for cases in sections.values() for name, c in cases}
    parts = parts_of("museum", style=["book"], script=["common", "framed"])
    contents = articles = ""
    for section, cases in sections.items():
        head = f"<h2>{html.escape(section)}</h2>"
        contents += f"{head}<ol>{''.join(_entry(name, c) for name, c in cases)}</ol>"
        articles += head + "".join(_case(name, c) for name, c in cases)
    title = "Recorded counterexamples of real flaws in Kafka's replication"
    return _page(parts.filled(contents=contents, cases=articles), title, traces=traces)


def _entry(name: str, c: Counterexample) -> str:
    name, headline = html.escape(name), html.escape(c.headline)
    return f'<li data-of="{name}"><a href="#{name}"><span>{headline}</span></a></li>'


def _case(name: str, c: Counterexample) -> str:
    what = f"{c.run.system.protocol.name} {c.run.system.bounds}: {c.property.name} fails after step {c.violated_at}."
    protocol = html.escape(c.run.system.protocol.name)
    name, headline, about = html.escape(name), html.escape(c.headline), html.escape(f"{what} {c.property.meaning}")
    return (
        f'<article id="{name}" data-protocol="{protocol}"><header><h3><a href="#{name}">{headline}</a></h3></header>'
        f'<details class="case"><summary>The story, under {protocol}</summary>'
        f'<dl class="story">{story(c)}</dl><p class="soft">{about}</p>'
        f"<details><summary>Step by step, and why</summary>{reading(c, 'h4')}</details></details>"
        '<button type="button" hidden>▶ Play the trace</button></article>'
    )
