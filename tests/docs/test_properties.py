"""The page of properties lacks none, and says of each what is declared."""

from __future__ import annotations

import list_properties

from tideproof.properties.invariants.catalogue import PROPERTIES
from tideproof.properties.invariants.tutorials import TUTORIALS

TEXT = list_properties.PAGE.read_text(encoding="utf-8")


def test_the_page_has_every_property_as_it_is_declared() -> None:
    assert list_properties.page(TEXT) == TEXT, "make properties writes it"
    assert all(f"| `{p.name}` |" in TEXT for p in (*PROPERTIES, *TUTORIALS))
