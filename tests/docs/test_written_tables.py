"""The tables of what is declared lack nothing, and say what is declared."""

from __future__ import annotations

import pytest
import write_tables

from tideproof.properties.invariants.catalogue import PROPERTIES
from tideproof.properties.invariants.tutorials import TUTORIALS


@pytest.mark.parametrize("page", write_tables.TABLES)
def test_the_page_has_the_tables_as_they_are_declared(page: str) -> None:
    text, wanted = write_tables.written(page)
    assert text == wanted, "make tables writes it"


def test_every_property_is_described() -> None:
    text, _ = write_tables.written("properties.md")
    assert all(f"| `{p.name}` |" in text for p in (*PROPERTIES, *TUTORIALS))
