"""The steps of an explored space, one after another: for questions about steps, and not about states."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

from tideproof.model.language.properties import EngineError
from tideproof.model.language.state import Words
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import Exploration


class ExploredSteps:
    """The steps out of the states that an exploration has found, by the machine code that it used."""

    def __init__(self, found: Exploration) -> None:
        self.found = found
        self._code = SearchCode(found.system, found.properties)
        kinds = max(1, len(found.system.instances))
        self._words = found.system.space.words
        self._source = (ctypes.c_uint64 * self._words)()
        self._out = (ctypes.c_uint64 * (self._words * kinds))()
        self._kinds = (ctypes.c_uint32 * kinds)()
        self._addresses = [ctypes.addressof(buffer) for buffer in (self._source, self._out, self._kinds)]

    def of(self, state: Words) -> Iterator[tuple[int, Words]]:
        """The steps out of a state: their numbers in `system.instances`, and the states after them."""
        self._source[:] = list(state)
        made, words = self._code.expand(*self._addresses), self._words
        if made < 0:
            raise EngineError(f"{self.found.system.protocol.name}: a rule leaves a range that the search has kept")
        out = self._out[: made * words]
        for n in range(made):
            yield self._kinds[n], tuple(out[n * words : (n + 1) * words])

    def all(self) -> Iterator[tuple[int, Words, int, Words]]:
        """All steps: the index of the state they start from, that state, the number of the step, the state after it."""
        for index in range(self.found.expanded):
            before = self.found.visited.state(index)
            for kind, after in self.of(before):
                yield index, before, kind, after
