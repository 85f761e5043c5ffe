"""What `tideproof conform --cover` walks under, and what it says of the pairs that were walked and were not."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.choices import choose_bounds
from tideproof.conformance.covering import FEATURES, SMALL, Coverage, features_of, pairs_of_features
from tideproof.conformance.explored import WINDOW, Pair
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.system import System


def covered_systems(protocol: Protocol, given: options.Given) -> tuple[list[System], list[Pair]]:
    """What is walked under: the bounds that are given; where they ask for no feature, those of every pair of features.

    With the pairs that are not modelled together.
    """
    wanted = {name: value for name, value in given.items() if value is not None}
    alone = choose_bounds(protocol, {**SMALL, **wanted})
    if features_of(alone):
        return [System(protocol, alone)], []
    fixed = {name: alone[name] for name in wanted if name not in FEATURES}
    pairs = dict(pairs_of_features(protocol, fixed))
    bounds = dict.fromkeys(found for found in pairs.values() if found is not None)
    return [System(protocol, found) for found in bounds], [pair for pair, found in pairs.items() if found is None]


def cover_of(coverage: Coverage) -> dict[str, Any]:
    """For a script: every pair, walked or not."""

    def listed(pairs: dict[Pair, str]) -> list[dict[str, Any]]:
        return [{"pair": list(pair), "why": why} for pair, why in pairs.items()]

    return {
        "window": WINDOW,
        "configurations": [
            {
                "bounds": dict(c.bounds), "features": list(c.owners), "states": c.states, "whole": c.is_whole,
                "pairs": len(c.pairs), "pairs_walked": len(c.pairs & coverage.walked), "walks": c.walks,
                "seconds": round(c.seconds, 1),
            }
            for c in coverage.configurations
        ],
        "pairs": len(coverage.met),
        "walked": [list(pair) for pair in sorted(coverage.walked)],
        "not_walked": listed(coverage.not_walked()),
        "features_walked": [list(pair) for pair in sorted(coverage.features_walked)],
        "features_not_walked": listed(coverage.features_not_walked()),
    }  # fmt: skip


def print_cover(out: Console, coverage: Coverage) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("features", overflow="fold")
    for column in ("states", "pairs", "walked", "walks", "seconds"):
        table.add_column(column, justify="right")
    for c in coverage.configurations:
        states = f"{c.states:,}" if c.is_whole else f"{c.states:,} of more"
        walked = len(c.pairs & coverage.walked)
        table.add_row(_listed(c.owners), states, f"{len(c.pairs):,}", f"{walked:,}", str(c.walks), f"{c.seconds:.0f}")
    out.print(table)
    for pair, why in coverage.features_not_walked().items():
        out.print(Text(f"Not walked: {_listed(pair)}: {why}."))
    reasons = Counter(coverage.not_walked().values())
    for why, number in reasons.most_common():
        out.print(Text(f"{number:,} pairs of kinds of step were not walked: {why}.", style="dim"))
    met = coverage.met
    out.print(f"{len(met & coverage.walked):,} of {len(met):,} pairs that can be walked were.")


def _listed(features: Any) -> str:
    return " × ".join(name.replace("_", "-") for name in features)
