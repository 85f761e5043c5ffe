"""The steps of a complete exploration, for analyses that look at each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from tideproof.model.language.space import Space, Variable, Words
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.exhaustive.explored_steps import ExploredSteps
from tideproof.properties.engines.exhaustive.search import Exploration

CHUNK = 2_000


def steps_of(
    found: Exploration, budget: Budget, show: Callable[[int], None]
) -> Iterator[tuple[int, Words, int, Words]]:
    """All steps, as in `ExploredSteps.all`, within the budget. `show` gets how many states have been looked at."""
    steps = ExploredSteps(found).all()
    while chunk := list(islice(steps, CHUNK)):
        yield from chunk
        show(chunk[-1][0])
        budget.check()


def bits_of(space: Space, chosen: Callable[[Variable], bool]) -> Words:
    """Ones at the bits of some variables of a packed state."""
    bits = [0] * space.words
    for v in filter(chosen, space.variables):
        bits[v.word] |= v.mask << v.shift
    return tuple(bits)
