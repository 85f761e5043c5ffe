"""Completion in a shell: the names of protocols, properties and recorded counterexamples."""

from __future__ import annotations

from collections.abc import Iterable

from tideproof.cli.verdict_words import VERDICT_WORDS

TRACE = "trace"
"""The name of the notation of traces in `tideproof list`."""

SECTIONS = ("protocols", "flaws", "properties", "engines", "bounds")
"""The lists of `tideproof list`."""


def beginning(incomplete: str, names: Iterable[str]) -> list[str]:
    """The names that begin with the typed text."""
    return sorted(name for name in dict.fromkeys(names) if name.lower().startswith(incomplete.lower()))


def protocols(incomplete: str) -> list[str]:
    from tideproof.model.protocols.catalogue import PROTOCOLS

    return beginning(incomplete, PROTOCOLS)


def properties(incomplete: str) -> list[str]:
    from tideproof.properties.invariants.catalogue import PROPERTIES

    return beginning(incomplete, (p.name for p in PROPERTIES))


def museum_cases(incomplete: str) -> list[str]:
    from tideproof.counterexamples.museum.cases import cases

    return beginning(incomplete, (case.name for case in cases()))


def releases(incomplete: str) -> list[str]:
    """The releases for real brokers, without `kafka:`, because a shell may split words at the colon."""
    from tideproof.conformance.releases import FIRST
    from tideproof.model.protocols.broker.release_table import BY_RELEASE, BY_RELEASE_WITH_KRAFT, numbers

    known = sorted({*BY_RELEASE, *BY_RELEASE_WITH_KRAFT}, key=numbers)
    return beginning(incomplete, (release for release in known if numbers(release) >= numbers(FIRST)))


def anything(incomplete: str) -> list[str]:
    """All names that `tideproof list NAME` explains."""
    from tideproof.properties.engines.registry import ENGINES

    words = (word for words, _, _ in VERDICT_WORDS for word in words)
    return [*protocols(incomplete), *properties(incomplete), *museum_cases(incomplete),
            *beginning(incomplete, (*ENGINES, *SECTIONS, TRACE, *words))]  # fmt: skip
