"""A page of claims, each with what was found, and the traces behind it to be played in place.

It is self-contained like the page of one trace, and holds that page once, as a template: a trace that is opened becomes
a frame of its own, made from the template and the trace's data, with no address and nothing to load.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Any

from tideproof.counterexamples.page import filled, hash_of, json_in_html, page_parts, part


def to_book(title: str, sections: Sequence[Mapping[str, Any]], traces: Mapping[str, Mapping[str, Any]]) -> str:
    """The page. `sections` are what `book.js` draws; `traces` are the data of pages, by the ids that sections name."""
    player = page_parts()
    style, script = part("book.css"), part("book.js")
    template = filled("page.html", title="A trace", **player)
    data = {"title": title, "sections": sections, "traces": traces, "template": template}
    return filled(
        "book.html",
        title=html.escape(title),
        data=json_in_html(data),
        style=style,
        script=script,
        style_hash=hash_of(style),
        script_hash=hash_of(script),
        player_style_hash=player["style_hash"],
        player_script_hash=player["script_hash"],
    )
