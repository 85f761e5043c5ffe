"""Threads that share out every level, however small, and what two searches must have in common to the last bit."""

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
    """Threads begin at once, and share out whatever there is; each has so many parts.

    Gives the numbers of states that they have expanded together: a test in which there are none has shown nothing.
    """
    together, sizes = Workers._run_all, list[int]()

    def watched(self: Workers, function: Function, **given: Any) -> None:
        before = self._control[NEXT]
        together(self, function, **given)
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
    """What a search says and knows, but for its time."""
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
