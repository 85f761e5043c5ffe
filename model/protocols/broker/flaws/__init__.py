"""Known flaws as variations, one page each: a generation with one slot filled as it once was, or might have been.

Each page tells the story, and names the property and the smallest configuration in which the wrong rule fails while the
right one holds.
"""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

from tideproof.model.language.names import repeated
from tideproof.model.protocols.broker.flaws.base import Flaw


def _place(number: str) -> tuple[bool, str, int]:
    """Letters first and by their numbers (A2 before A10), names after them."""
    parts = re.fullmatch(r"([A-Z])(\d+)", number)
    return (parts is None, *((parts[1], int(parts[2])) if parts else (number, 0)))


_PAGES = [import_module(f"{__name__}.{page.name}") for page in iter_modules(__path__)]
_FOUND = sorted(
    (f for page in _PAGES for f in vars(page).values() if isinstance(f, Flaw)), key=lambda f: _place(f.number)
)

STALLS: dict[str, Flaw] = {flaw.number: flaw for flaw in _FOUND if re.fullmatch(r"F\d+", flaw.number)}
"""The flaws by which something never happens that should, by number: their properties are promises."""

FLAWS: dict[str, Flaw] = {flaw.number: flaw for flaw in _FOUND if flaw.number not in STALLS}
"""The others by number: A truncation, B high watermark and ISR, C acknowledgements, D consumers, E storage."""

if twice := repeated(flaw.number for flaw in _FOUND):
    raise ValueError(f"two flaws have the number {twice}")
