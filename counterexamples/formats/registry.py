"""The formats in which a counterexample can be shown, by name: every `Format` in a module of this folder."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from tideproof.counterexamples import formats
from tideproof.counterexamples.formats import Format

JSON = Format("json", lambda c: c.trace.to_json().decode())
"""The file that `check --trace` writes, which every command reads again."""

_MODULES = (m.name for m in walk_packages(formats.__path__, f"{formats.__name__}.") if m.name != __name__)
_FOUND = {f for name in _MODULES for f in vars(import_module(name)).values() if isinstance(f, Format)}

FORMATS: dict[str, Format] = {f.name: f for f in sorted({JSON, *_FOUND}, key=lambda f: (f.name != "text", f.name))}
"""Text first, which is the default."""

if len(FORMATS) <= len(_FOUND):
    raise ValueError("two formats have one name")
