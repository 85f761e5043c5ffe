"""The steps of a complete exploration, for analyses of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tideproof.model.language.properties import EngineError
from tideproof.model.language.space import Space, Variable, Words
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import Exploration

_BETWEEN_CHECKS = 100


def steps_of(
    found: Exploration, budget: Budget, show: Callable[[int], None]
) -> Iterator[tuple[int, Words, int, Words]]:
    """Yields all steps, by the machine code of the search: index of the source, source, kind of step, successor.

    Calls `show` from time to time with the number of sources, and checks the budget. Raises Spent.
    """
    code = SearchCode(found.system, found.properties)
    for index in range(found.expanded):
        before = found.visited.state(index)
        made = code.successors(before)
        if isinstance(made, int):
            raise EngineError(f"{found.system.protocol.name}: a rule leaves a range that the search has kept")
        for kind, after in made:
            yield index, before, kind, after
        if index % _BETWEEN_CHECKS == 0:
            show(index)
            budget.check()


def bits_of(space: Space, chosen: Callable[[Variable], bool]) -> Words:
    """The bit mask of the chosen variables in a packed state."""
    bits = [0] * space.words
    for v in filter(chosen, space.variables):
        bits[v.word] |= v.mask << v.shift
    return tuple(bits)
