"""Pages with several playable traces: of claims, and of all recorded counterexamples.

A trace is packed, and unpacked when it is opened: most never are.
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.html.page import page_data, reading, story
from tideproof.counterexamples.formats.html.single_file import drawn_page, packed_json
from tideproof.counterexamples.museum.cases import Case
from tideproof.model.protocols.broker.release_table import RELEASES

Data = Mapping[str, Any]
Entry = dict[str, Any]


def packed_traces(traces: Mapping[str, Counterexample]) -> dict[str, str]:
    """The traces as a page holds them, by their names in addresses."""
    return {name: packed_json(page_data(c)) for name, c in traces.items()}


def in_order(protocols: Iterable[str]) -> list[str]:
    """Names of protocols: the releases in their order, then the others."""
    named = dict.fromkeys(protocols)
    return [*(name for name in RELEASES if name in named), *(name for name in named if name not in RELEASES)]


def _page(title: str, kind: str, entries: Sequence[Entry], traces: Mapping[str, Counterexample], reading: str) -> str:
    releases = in_order(name for entry in entries for name in entry["releases"])
    data = {"title": title, "entries": entries, "releases": releases, "traces": packed_traces(traces)}
    return drawn_page(title, kind, data, f"<h1>{html.escape(title)}</h1>{reading}")


# Claims ---------------------------------------------------------------------------------------------------------------


def to_book(title: str, claims: Sequence[Entry], traces: Mapping[str, Counterexample]) -> str:
    """The page of claims; `traces` has the counterexamples by the names in their lines."""
    return _page(title, "claims", claims, traces, "\n".join(line for claim in claims for line in _claim(claim)))


def _claim(claim: Data) -> Iterable[str]:
    yield f"<h3>{html.escape(claim['title'])}: {html.escape(claim['badge'])}</h3>"
    yield f"<p>{html.escape(claim['claim'])}</p>"
    for read in claim["readings"]:
        yield f"<p>Read as: {html.escape(read['text'])} {html.escape(read['verdict'])}</p><ul>"
        for group in read["groups"]:
            found = "; ".join(f"{line['name']} {line['found']}" for line in group["lines"])
            yield f"<li>{html.escape(group['head'])}: {html.escape(found)}</li>"
        yield "</ul>"
    if claim["note"]:
        yield f"<p>{html.escape(claim['note'])}</p>"


# Recorded counterexamples ---------------------------------------------------------------------------------------------


def to_museum(found: Sequence[tuple[Case, Counterexample]]) -> str:
    """The page of the cases, which have their names as addresses."""
    entries = [_entry(case, c) for case, c in found]
    plain = "".join(_case(entry, c) for entry, (_, c) in zip(entries, found, strict=True))
    title = "Recorded counterexamples of real flaws in Kafka's replication"
    return _page(title, "museum", entries, {case.name: c for case, c in found}, plain)


def _entry(case: Case, c: Counterexample) -> Entry:
    protocol, bounds = c.run.system.protocol.name, c.run.system.bounds
    what = f"{protocol} {bounds}: {c.property.name} fails after step {c.violated_at}."
    return {
        "id": case.name,
        "title": c.headline,
        "section": case.section,
        "releases": in_order([*case.releases, protocol]),
        "state": case.state,
        "traces": [case.name],
        "protocol": protocol,
        "about": f"{what} {c.property.meaning}",
        "story": c.story,
    }


def _case(entry: Data, c: Counterexample) -> str:
    head = f"<h3>{html.escape(entry['title'])}</h3>{story(c)}<p>{html.escape(entry['about'])}</p>"
    steps = f"<details><summary>Step by step, and why</summary>{reading(c, 'h4')}</details>"
    return f'<article id="{html.escape(entry["id"])}">{head}{steps}</article>'
