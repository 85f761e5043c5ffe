"""Machine code of an exhaustive search: the kernels, linked with a system's transitions and properties."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tideproof.model.backends.calls import Linked
from tideproof.model.backends.renaming import Blocks, order
from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.compiled import Code, NativeForm
from tideproof.properties.engines.exhaustive import layout

KERNEL = "tideproof.properties.engines.exhaustive.kernel"
PARALLEL_KERNEL = "tideproof.properties.engines.exhaustive.parallel_kernel"
"""Loaded by large searches only: most end before loading it would pay off."""
DISTANCE_KERNEL = "tideproof.properties.engines.exhaustive.distance_kernel"
"""Used where all states were visited, by pages."""


class SearchCode(NativeForm):
    """The loops of a search; and for a single state its successors, canonical representative and failed properties."""

    def __init__(
        self, system: System, properties: Sequence[Property], deadline: float = math.inf, blocks: Blocks = ()
    ) -> None:
        """Compile, or load from the cache: see `Code.of`."""
        assert order(blocks) < 1 << 8, "the size of an orbit is kept in a byte"
        self._code = Code.of(system, properties, KERNEL, blocks, deadline)
        super().__init__(self._code, layout.EXPLORE, layout.INDEX_STATES, layout.FIND_STATE)

    def parallel(self, deadline: float = math.inf) -> Linked:
        """The loops for several threads. Raises TimeoutError if they are not ready by the deadline."""
        return self._code.with_loops(PARALLEL_KERNEL, deadline).linked(layout.EXPLORE_PARALLEL, layout.INDEX_PARALLEL)
