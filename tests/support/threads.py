"""Parallel search of every level, however small; and the complete outcome of a search, for comparison bit by bit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tideproof.model.backends.calls import Function
from tideproof.properties.engines.exhaustive import parallel, search
from tideproof.properties.engines.exhaustive.layout import EXPLORE_PARALLEL, NEXT, PARENT_BITS
from tideproof.properties.engines.exhaustive.parallel import Workers
from tideproof.properties.engines.exhaustive.search import Exploration


@contextmanager
def sharing_everything(parts: int = 4) -> Iterator[list[int]]:
    """Start threads at once, and split every batch into `parts` chunks per thread.

    Yields the numbers of states that were expanded in parallel: without any, a test has shown nothing.
    """
    run_all, sizes = Workers._run_all, list[int]()

    def watched(self: Workers, function: Function, **given: Any) -> None:
        before = self._control[NEXT]
        run_all(self, function, **given)
        if function is EXPLORE_PARALLEL:
            sizes.append(self._control[NEXT] - before)

    with (
        patch.object(search, "PARALLEL_AFTER", 0.0),
        patch.object(parallel, "LEAST", 1),
        patch.object(parallel, "_CHUNKS", parts),
        patch.object(parallel, "_TRIAL", 0),
        patch.object(Workers, "_run_all", watched),
    ):
        yield sizes


def everything(found: Exploration) -> dict[str, Any]:
    """Return all that a search found and knows, except its time."""
    with found:
        visited = found.visited
        states, table = range(visited.count), visited.table.words(0, visited.table.size // 8)
        return {
            "states": [visited.state(i) for i in states],
            "parents": [visited.parents.half_word(i) for i in range(1 + (visited.count - 1 >> PARENT_BITS))],
            "found": [visited.find(visited.state(i)) for i in states],
            "entries": sum((w >> 32 != 0) + (w & 0xFFFFFFFF != 0) for w in table),
            "level_starts": visited.level_starts,
            "table_bits": visited.table_bits,
            "verdicts": found.verdicts,
            **{name: getattr(found, name) for name in (
                "distinct_states", "levels", "all_to_depth", "transitions", "taken", "terminal_states", "expanded",
                "complete", "stopped",
            )},
        }  # fmt: skip
