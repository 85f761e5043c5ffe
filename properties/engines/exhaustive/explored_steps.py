"""The steps of an explored space, one after another: for questions about steps, and not about states."""

from __future__ import annotations

from collections.abc import Iterator

from tideproof.model.language.properties import EngineError
from tideproof.model.language.space import Words
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import Exploration


class ExploredSteps:
    """The steps out of the states that an exploration has found, by the machine code that it used."""

    def __init__(self, found: Exploration) -> None:
        self.found = found
        self._code = SearchCode(found.system, found.properties)

    def of(self, state: Words) -> Iterator[tuple[int, Words]]:
        """The steps out of a state: their numbers in `system.instances`, and the states after them."""
        made = self._code.successors(state)
        if isinstance(made, int):
            raise EngineError(f"{self.found.system.protocol.name}: a rule leaves a range that the search has kept")
        yield from made

    def all(self) -> Iterator[tuple[int, Words, int, Words]]:
        """All steps: the index of the state they start from, that state, the number of the step, the state after it."""
        for index in range(self.found.expanded):
            before = self.found.visited.state(index)
            for kind, after in self.of(before):
                yield index, before, kind, after
