"""Writes the tables in docs/ of declared properties and of the words of verdicts (`make tables`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tideproof.cli.commands.listing import property_row
from tideproof.cli.verdict_words import VERDICT_WORDS
from tideproof.model.language.properties import Property
from tideproof.model.language.rewrites import REASONS
from tideproof.model.language.state import State
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.invariants.catalogue import PROPERTIES
from tideproof.properties.invariants.tutorials import TUTORIALS

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- Written by `make tables`; do not edit. -->\n", "<!-- End of what is written. -->\n"
FEW = 6


def properties() -> Iterator[str]:
    """The properties by protocol, with those of tutorials separate."""
    for title, declared in (("Of", PROPERTIES), ("What tutorials say of", TUTORIALS)):
        groups: dict[type[State], list[Property]] = {}
        for prop in declared:
            groups.setdefault(prop.state, []).append(prop)
        for state, group in groups.items():
            yield f"\n### {title} {_protocols(state)}\n\n| property | meaning |\n|---|---|\n"
            for name, meaning in map(property_row, group):
                yield f"| `{name}` | {meaning} |\n"


def _protocols(state: type[State]) -> str:
    names = [f"`{p.name}`" for p in PROTOCOLS.values() if issubclass(p.state, state)]
    return ", ".join(names) if len(names) <= FEW else f"{names[0]} and other protocols"


def verdict_words() -> Iterator[str]:
    """The words of verdicts, each with its engines and its claim."""
    yield "\n| word | where | claim |\n|---|---|---|\n"
    for words, where, claim in VERDICT_WORDS:
        yield f"| {', '.join(f'`{word}`' for word in words)} | {where} | {claim} |\n"


def refusals() -> Iterator[str]:
    """The refusals of the rule language, by their numbers."""
    for number, (what, why) in REASONS.items():
        yield f"\n### {number}\n\n{what[0].upper()}{what[1:]}: {why}.\n"


TABLES: dict[str, Callable[[], Iterator[str]]] = {
    "properties.md": properties,
    "engines.md": verdict_words,
    "rule-language.md": refusals,
}


def written(name: str) -> tuple[str, str]:
    """The present text of a page, and the text with its tables up to date."""
    text = (DOCS / name).read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return text, "".join([head, BEGIN, *TABLES[name](), "\n", END, tail])


if __name__ == "__main__":
    for page in TABLES:
        (DOCS / page).write_text(written(page)[1], encoding="utf-8")
