"""docs/proof.md has every lemma and action, and the numbers of obligations."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tideproof.model.backends.schematic import AnySystem
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT
from tideproof.model.protocols.atomic.kip_320_in_kraft import KIP_320_IN_KRAFT
from tideproof.properties.invariants.catalogue import AS_BUILT_LEMMAS, IN_KRAFT_LEMMAS, LEMMAS
from tideproof.properties.invariants.kip_320_lemmas import ISRS
from tideproof.properties.invariants.replication import COMMITTED, committed_records_survive, strong_isr

PAGE = (Path(__file__).parent.parent.parent / "docs" / "proof.md").read_text(encoding="utf-8")
GOALS = (strong_isr, committed_records_survive)


def first_column(heading: str, number: int) -> list[str]:
    """The names in the first column of a table with this heading."""
    table = re.findall(rf"^\| {heading} \|.*\n\|-.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)[number]
    return re.findall(r"^\| `(\w+)`", table, re.MULTILINE)


def test_every_lemma_is_stated() -> None:
    assert sorted(first_column("lemma", 0)) == sorted(p.name for p in LEMMAS)
    assert set(first_column("lemma", 1)) == {p.name for p in AS_BUILT_LEMMAS} - {p.name for p in LEMMAS}
    assert set(first_column("lemma", 2)) == {p.name for p in IN_KRAFT_LEMMAS} - {p.name for p in AS_BUILT_LEMMAS}


def test_every_action_is_stated() -> None:
    published, as_built, in_kraft = (
        {act.name for act in protocol.slots.values()} for protocol in (KIP_320, KIP_320_AS_BUILT, KIP_320_IN_KRAFT)
    )
    assert set(first_column("action", 0)) == published
    assert set(first_column("action", 1)) == as_built - published
    assert set(first_column("action", 2)) == in_kraft - as_built


@pytest.mark.parametrize(
    ("protocol", "lemmas"),
    [(KIP_320, LEMMAS), (KIP_320_AS_BUILT, AS_BUILT_LEMMAS), (KIP_320_IN_KRAFT, IN_KRAFT_LEMMAS)],
)
def test_the_numbers_of_obligations(protocol: Protocol, lemmas: tuple[Property, ...]) -> None:
    """That as many are discharged is what tests/properties/test_unbounded.py finds."""
    system = AnySystem(protocol, (COMMITTED, ISRS))
    ranges, actions = len(system.in_ranges(system.state)), len(protocol.slots)
    obligations = (len(lemmas) + ranges) * (1 + actions) + len(GOALS)
    assert f"{obligations} of {obligations} obligations" in PAGE
    assert f"{len(lemmas)} lemmas" in PAGE
    assert re.search(rf"\b{ranges} (fields|ranges)\b", PAGE)
    assert f"{actions} actions" in PAGE
