"""A page of claims, each with what was found, and the traces behind it to be played in place.

It is self-contained like the page of one trace, and holds that page once, as a template: a trace that is opened becomes
a frame of its own, made from the template and the trace's data, with no address and nothing to load.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tideproof.counterexamples.formats.html.single_file import json_in_html, parts_of, single_file


def to_book(title: str, sections: Sequence[Mapping[str, Any]], traces: Mapping[str, Mapping[str, Any]]) -> str:
    """The page. `sections` are what `book.js` draws; `traces` are the data of pages, by the ids that sections name."""
    player = parts_of("page")
    template = single_file(player, "A trace", "@data@")
    data = {"title": title, "sections": sections, "traces": traces, "template": template}
    return single_file(parts_of("book"), title, json_in_html(data), framed=player)
