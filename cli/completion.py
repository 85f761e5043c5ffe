"""What a shell completes: the names of protocols, properties and recorded counterexamples."""

from __future__ import annotations

from collections.abc import Iterable

TRACE = "trace"
"""What `tideproof list` calls the notation of traces."""

SECTIONS = ("protocols", "flaws", "properties", "engines", "bounds")
"""What `tideproof list` lists all of."""


def _beginning(incomplete: str, names: Iterable[str]) -> list[str]:
    return sorted(name for name in dict.fromkeys(names) if name.lower().startswith(incomplete.lower()))


def protocols(incomplete: str) -> list[str]:
    from tideproof.model.protocols.catalogue import PROTOCOLS

    return _beginning(incomplete, PROTOCOLS)


def properties(incomplete: str) -> list[str]:
    from tideproof.properties.invariants.catalogue import PROPERTIES

    return _beginning(incomplete, (p.name for p in PROPERTIES))


def museum_cases(incomplete: str) -> list[str]:
    from tideproof.counterexamples.museum.cases import cases

    return _beginning(incomplete, (case.name for case in cases()))


def anything(incomplete: str) -> list[str]:
    """Whatever `tideproof list NAME` explains."""
    from tideproof.properties.engines.registry import ENGINES

    return [*protocols(incomplete), *properties(incomplete), *_beginning(incomplete, (*ENGINES, *SECTIONS, TRACE)),
            *museum_cases(incomplete)]  # fmt: skip
