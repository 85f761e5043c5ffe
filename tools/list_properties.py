"""Writes the tables of docs/properties.md: every property with its meaning, as it is declared (`make properties`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tideproof.cli.commands.listing import property_row
from tideproof.model.language.properties import Property
from tideproof.model.language.state import State
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.invariants.catalogue import PROPERTIES
from tideproof.properties.invariants.tutorials import TUTORIALS

PAGE = Path(__file__).parent.parent / "docs" / "properties.md"
BEGIN, END = "<!-- Written by `make properties`; do not edit. -->\n", "<!-- End of what is written. -->\n"
FEW = 6


def page(text: str) -> str:
    """The text of the page, with the tables in it."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return "".join([head, BEGIN, *_lines(), "\n", END, tail])


def _lines() -> Iterator[str]:
    """The properties by what they speak of, those of tutorials apart."""
    for title, properties in (("Of", PROPERTIES), ("What tutorials say of", TUTORIALS)):
        groups: dict[type[State], list[Property]] = {}
        for prop in properties:
            groups.setdefault(prop.state, []).append(prop)
        for state, group in groups.items():
            yield f"\n### {title} {_protocols(state)}\n\n| property | meaning |\n|---|---|\n"
            for name, meaning in map(property_row, group):
                yield f"| `{name}` | {meaning} |\n"


def _protocols(state: type[State]) -> str:
    names = [f"`{p.name}`" for p in PROTOCOLS.values() if issubclass(p.state, state)]
    return ", ".join(names) if len(names) <= FEW else f"{names[0]} and {len(names) - 1} other protocols"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
