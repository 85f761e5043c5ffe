"""Modules under the names that they had before 0.2: importing one works for a release, and warns.

The modules of a user's protocol (algebra, states, actions, properties, the protocols that it varies) were at
`tideproof.model.*` and `tideproof.properties.*`. New code imports from `tideproof` and `tideproof.testing`.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from importlib.machinery import ModuleSpec

TYPE_CHECKING = False  # without importing typing
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

MOVED = {
    "model.algebra": "model.language.algebra",
    "model.variables": "model.language.state",
    "model.protocol": "model.language.protocol",
    "model.abstraction": "model.language.abstraction",
    "model.catalogue": "model.protocols.catalogue",
    "model.chain": "model.protocols.chain.chain",
    "model.chain_reads": "model.protocols.chain.reads",
    "model.atomic": "model.protocols.atomic",
    "model.broker": "model.protocols.broker",
    **{
        f"model.broker.kafka_{r}": f"model.protocols.broker.releases.kafka_{r}"
        for r in ("0_8", "0_10", "0_11", "2_0", "2_1")
    },
    **{
        f"model.broker.{topic}": f"model.protocols.broker.steps.{topic}"
        for topic in (
            "leading",
            "fetching",
            "following",
            "electing",
            "producing",
            "retrying",
            "transactions",
            "deleting",
            "consuming",
            "restarting",
        )
    },
    "model.broker.settings": "model.protocols.broker.bounds",
    "model.broker.told": "model.protocols.broker.hypothetical",
    "counterexamples.replay": "model.runs.replay",
    "counterexamples.trace": "model.runs.trace",
    "properties.base": "model.language.properties",
    "properties.catalogue": "properties.invariants.catalogue",
    "properties.lemmas": "properties.invariants.kip_320_lemmas",
    **{
        f"properties.{topic}": f"properties.invariants.{topic}"
        for topic in ("replication", "broker", "consumers", "producers", "log_starts", "chain", "tutorials")
    },
    "properties.stateful": "properties.engines.stateful.machine",
    "properties.exhaustive": "properties.engines.exhaustive.search",
}


class _Moved:
    """A finder and loader, without their base classes: to import those takes longer than all else at the start."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return None if _new_name(fullname) is None else ModuleSpec(fullname, self)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """None: the module is made as usual."""

    def exec_module(self, module: ModuleType) -> None:
        new = _new_name(module.__name__)
        assert new is not None
        warnings.warn(f"{module.__name__} is now {new}", DeprecationWarning, stacklevel=2)
        found = importlib.import_module(new)
        if module.__name__ == "tideproof.model.protocol":  # three modules by now
            names = [
                vars(importlib.import_module(f"{new.rpartition('.')[0]}.{part}")) for part in ("actions", "system")
            ]
            module.__dict__.update({**names[0], **names[1], **vars(found)})
        else:
            sys.modules[module.__name__] = found


def _new_name(old: str) -> str | None:
    """What a module is called now, if it was moved itself, or the package that it is in."""
    if not old.startswith("tideproof."):
        return None
    package, rest = old.removeprefix("tideproof."), ""
    while package:
        if package in MOVED:
            return f"tideproof.{MOVED[package]}{rest}"
        package, _, last = package.rpartition(".")
        rest = f".{last}{rest}"
    return None


def install() -> None:
    """Lets Python find modules under their former names."""
    # First, or the modules of a package that was moved would be loaded a second time, from its own folder.
    sys.meta_path.insert(0, _Moved())
