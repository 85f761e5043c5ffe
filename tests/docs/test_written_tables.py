"""The tables of what is declared lack nothing, and say what is declared."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest
import write_tables

from tideproof.model.language.properties import Property
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties import invariants
from tideproof.properties.invariants.catalogue import PROPERTIES, lemmas_about
from tideproof.properties.invariants.tutorials import TUTORIALS


@pytest.mark.parametrize("page", write_tables.TABLES)
def test_written_tables_match_the_declarations(page: str) -> None:
    text, wanted = write_tables.written(page)
    assert text == wanted, "make tables writes it"


def test_every_property_is_described() -> None:
    text, _ = write_tables.written("properties.md")
    assert all(f"| `{p.name}` |" in text for p in (*PROPERTIES, *TUTORIALS))


@pytest.mark.parametrize("module", [page.name for page in iter_modules(invariants.__path__)])
def test_every_property_of_a_module_is_in_its_tuple(module: str) -> None:
    lemmas = {p for protocol in PROTOCOLS.values() for p in lemmas_about(protocol)}
    declared = vars(import_module(f"{invariants.__name__}.{module}")).values()
    assert {p for p in declared if isinstance(p, Property)} <= {*PROPERTIES, *TUTORIALS, *lemmas}
