"""Machine code of an exhaustive search: the kernels, linked with a system's transitions and properties."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tideproof.model.backends.calls import Function, Linked, checked_build
from tideproof.model.backends.canonical import canonical_form
from tideproof.model.backends.native import cached, compile_ir
from tideproof.model.backends.renaming import Blocks, order
from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.compiled import CANONICAL_FUNCTIONS, CanonicalForm, kernel_object, system_object
from tideproof.properties.engines.exhaustive import layout

KERNEL = "tideproof.properties.engines.exhaustive.kernel"
PARALLEL_KERNEL = "tideproof.properties.engines.exhaustive.parallel_kernel"
"""Loaded by large searches only: most end before loading it would pay off."""


class SearchCode(CanonicalForm):
    """The loops of a search; and for a single state its successors, canonical representative and failed properties."""

    def __init__(
        self, system: System, properties: Sequence[Property], deadline: float = math.inf, blocks: Blocks = ()
    ) -> None:
        """Compile, or load from the cache. The replicas of a block in `blocks` are interchangeable.

        Raises TimeoutError if the code is not ready by the deadline (on the clock `time.monotonic`).
        """
        assert order(blocks) < 1 << 8, "the size of an orbit is kept in a byte"
        words, form = system.space.words, canonical_form(system.space, blocks)
        self._objects = [
            system_object(system, properties, deadline),
            cached(form, lambda: compile_ir(form), deadline),
        ]
        functions = [layout.EXPLORE, layout.INDEX_STATES, layout.FIND_STATE, *CANONICAL_FUNCTIONS]
        super().__init__(self._linked(KERNEL, words, functions, deadline), words, len(system.instances), blocks)

    def _linked(self, kernel: str, words: int, functions: Sequence[Function], deadline: float) -> Linked:
        return Linked([*self._objects, kernel_object(kernel, words, deadline)], functions, checked_build())

    def parallel(self, deadline: float = math.inf) -> Linked:
        """The loops for several threads. Raises TimeoutError if they are not ready by the deadline."""
        return self._linked(PARALLEL_KERNEL, self.words, [layout.EXPLORE_PARALLEL, layout.INDEX_PARALLEL], deadline)
