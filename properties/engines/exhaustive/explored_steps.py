"""The transitions of an explored state space, for analyses of transitions rather than states."""

from __future__ import annotations

from collections.abc import Iterator

from tideproof.model.language.properties import EngineError
from tideproof.model.language.space import Words
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import Exploration


class ExploredSteps:
    """The transitions out of the states that an exploration has visited, by the machine code it used."""

    def __init__(self, found: Exploration) -> None:
        self.found = found
        self._code = SearchCode(found.system, found.properties)

    def of(self, state: Words) -> Iterator[tuple[int, Words]]:
        """Yield the transitions out of a state: their index in `system.instances`, and the successor."""
        made = self._code.successors(state)
        if isinstance(made, int):
            raise EngineError(f"{self.found.system.protocol.name}: a rule leaves a range that the search has kept")
        yield from made

    def all(self) -> Iterator[tuple[int, Words, int, Words]]:
        """Yield all transitions: index of the source, source, index of the transition, successor."""
        for index in range(self.found.expanded):
            before = self.found.visited.state(index)
            for kind, after in self.of(before):
                yield index, before, kind, after
