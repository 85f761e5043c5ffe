"""The machine code of an exhaustive search: the kernels, and a system's steps and properties, linked together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tideproof.model.backends.calls import CHECK, EXPAND, Function, Linked, checked_build
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import System
from tideproof.model.language.state import Words
from tideproof.properties.engines.compiled import kernel_object, system_object
from tideproof.properties.engines.exhaustive.layout import EXPLORE, FIND_STATE, INDEX_STATES

KERNEL = "tideproof.properties.engines.exhaustive.kernel"
"""The module of the compiled loops."""


class SearchCode:
    """The loops of a search, and for one state at a time its successors and the properties that fail."""

    def __init__(self, system: System, properties: Sequence[Property], deadline: float = math.inf) -> None:
        """Raises TimeoutError where the code is not made by the deadline, a time of `time.monotonic`."""
        self.words, self.transitions = system.space.words, len(system.instances)
        objects = [system_object(system, properties, deadline), kernel_object(KERNEL, self.words, deadline)]
        self._linked = Linked(objects, [EXPLORE, INDEX_STATES, FIND_STATE, EXPAND, CHECK], checked_build())
        buffers = EXPAND.allocate("state", "successors", "kinds", words=self.words, transitions=self.transitions)
        self._state, self._successors, self._kinds = buffers.values()
        self._expand = self.bind(EXPAND, transitions=self.transitions, **buffers)
        self._check = self.bind(CHECK, state=self._state)

    def bind(self, function: Function, **given: Any) -> Callable[[], int]:
        """A function with its arguments (tideproof.model.backends.calls), for states of this system."""
        return self._linked.bind(function, words=self.words, **given)

    def successors(self, state: Words) -> list[tuple[int, Words]] | int:
        """The number of each transition that is enabled, in their order, and the state after it.

        Or the number of a transition that drives a variable out of its range.
        """
        self._state[:] = list(state)
        made, words = self._expand(), self.words
        if made < 0:
            return -1 - made
        after = self._successors[: made * words]
        return [(self._kinds[n], tuple(after[n * words : (n + 1) * words])) for n in range(made)]

    def failed(self, state: Words) -> int:
        """A bit for each property that fails in a state."""
        self._state[:] = list(state)
        return self._check()
