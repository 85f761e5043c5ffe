"""A page of claims, each with what was found, and the traces behind it to be played in place.

It is self-contained like the page of one trace, and holds that page once, as a template: a trace that is opened becomes
a frame of its own, made from the template and the trace's data, with no address and nothing to load.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tideproof.counterexamples.formats.html.single_file import json_in_html, parts_of, single_file


def to_book(title: str, sections: Sequence[Mapping[str, Any]], traces: Mapping[str, Mapping[str, Any]]) -> str:
    """The page. `sections` are what `book.js` draws; `traces` are the data of pages, by the ids that sections name."""
    player = parts_of("page")
    template = single_file(player, "A trace", "@data@")
    data = {"title": title, "sections": sections, "traces": traces, "template": template}
    parts = parts_of("book", script=["framed"])
    body = parts.body.replace('<h1 id="title">', f'<h1 id="title">{html.escape(title)}')
    parts = replace(parts, body=body).filled(reading=_reading(sections))
    return single_file(parts, title, json_in_html(data), framed=player)


def _reading(sections: Sequence[Mapping[str, Any]]) -> str:
    """The rows as plain markup, for who runs no script."""
    lines = []
    for section in sections:
        lines.append(f"<h2>{html.escape(section['title'])}</h2>")
        for claim in section["claims"]:
            lines.append(f"<h3>{claim['number']}. {html.escape(claim['title'])}: {html.escape(claim['verdict'])}</h3>")
            lines.append(f"<p>{html.escape(claim['claim'])}</p>")
            for reading in claim["readings"]:
                lines.append(f"<p>Read as: {html.escape(reading['text'])} {html.escape(reading['verdict'])}</p><ul>")
                for group in reading["groups"]:
                    found = "; ".join(f"{line['name']} {line['found']}" for line in group["lines"])
                    lines.append(f"<li>{html.escape(group['head'])}: {html.escape(found)}</li>")
                lines.append("</ul>")
            if claim["note"]:
                lines.append(f"<p>{html.escape(claim['note'])}</p>")
    return "\n".join(lines)
