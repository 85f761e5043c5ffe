"""The formats in which a counterexample can be shown, by name: every `Format` in a module of this folder."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from tideproof.counterexamples import formats
from tideproof.counterexamples.formats.base import Format

_PAGES = [
    import_module(page.name)
    for page in walk_packages(formats.__path__, f"{formats.__name__}.")
    if page.name != __name__
]
_FOUND = sorted(
    {f for page in _PAGES for f in vars(page).values() if isinstance(f, Format)},
    key=lambda f: (f.name != "text", f.name),
)

FORMATS: dict[str, Format] = {f.name: f for f in _FOUND}
"""Text first, which is the default."""

if len(FORMATS) < len(_FOUND):
    raise ValueError("two formats have one name")
