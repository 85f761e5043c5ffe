"""Protocols as one page that holds them and the exhaustive search: to explore, predict, break and repair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from tideproof.counterexamples.formats.html.lab_data import asked_of, protocol_data
from tideproof.counterexamples.formats.html.lesson_data import lessons_data
from tideproof.counterexamples.formats.html.single_file import drawn_page
from tideproof.counterexamples.lessons.lesson import Lesson
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.catalogue import PROTOCOLS, PUBLISHED

_OF_BROKERS = ("kafka-0.10", "kafka-0.11", "kafka-2.1", "kafka-2.5", "kafka-3.9.1", "kafka-4.1")
_FEW = {"log_size": 1}
SMALL: Mapping[str, Mapping[str, int]] = {
    **{p.name: _FEW for p in PUBLISHED},
    **{name: {"crashes": 1} for name in _OF_BROKERS},
}
"""The protocols of the page if none is named, with the bounds that differ from their defaults."""

Chosen = tuple[Protocol, Bounds, Sequence[Property]]


def exchanged() -> Iterator[Protocol]:
    """Each published generation with one of the rules that it changed as it was before."""
    for before, after in pairwise(PUBLISHED):
        for slot, act in after.slots.items():
            if slot in before.slots and before.slots[slot] is not act:
                name = f"{after.name} with {slot} of {before.name}"
                title = f"{after.name}, with the rule {slot} as {before.name} has it"
                yield after.variation(name, title, after.story, added={slot: before.slots[slot]})


def usual() -> list[Chosen]:
    """The protocols of the page if none is named."""
    named = [(PROTOCOLS[name], given) for name, given in SMALL.items()]
    chosen = ((p, p.bounded(**given)) for p, given in [*named, *((p, _FEW) for p in exchanged())])
    return [(protocol, bounds, asked_of(protocol, bounds)) for protocol, bounds in chosen]


def to_lab(chosen: Iterable[Chosen], lessons: Iterable[Lesson] = ()) -> str:
    """The page with these protocols and lessons."""
    data: dict[str, Any] = {"title": "Tideproof lab", "protocols": [protocol_data(*each) for each in chosen]}
    data |= lessons_data(lessons)
    return drawn_page(data["title"], "lab", data, "<p>This page needs JavaScript.</p>", searches=True)
