"""The machine code of an exhaustive search: the kernels, and a system's steps and properties, linked together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tideproof.model.backends.calls import Linked, checked_build
from tideproof.model.backends.canonical import canonical_form
from tideproof.model.backends.native import cached, compile_ir
from tideproof.model.backends.renaming import Blocks, order
from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.compiled import CANONICAL_FUNCTIONS, CanonicalForm, kernel_object, system_object
from tideproof.properties.engines.exhaustive.layout import EXPLORE, FIND_STATE, INDEX_STATES
from tideproof.properties.engines.exhaustive.shares_layout import EXPLORE_TOGETHER, INDEX_TOGETHER

KERNEL = "tideproof.properties.engines.exhaustive.kernel"
"""The module of the compiled loops."""

SHARES_KERNEL = "tideproof.properties.engines.exhaustive.shares_kernel"
"""The module of those that several threads run. Most searches end before it is worth while to load them."""


class SearchCode(CanonicalForm):
    """The loops of a search, and for one state at a time its successors, its form and the properties that fail."""

    def __init__(
        self, system: System, properties: Sequence[Property], deadline: float = math.inf, blocks: Blocks = ()
    ) -> None:
        """`blocks` are replicas that may exchange their names: of states that differ in no more, one is known.

        Raises TimeoutError where the code is not made by the deadline, a time of `time.monotonic`.
        """
        assert order(blocks) < 1 << 8, "the size of an orbit is kept in a byte"
        words, form = system.space.words, canonical_form(system.space, blocks)
        self._objects = [
            system_object(system, properties, deadline),
            cached(form, lambda: compile_ir(form), deadline),
        ]
        loops = kernel_object(KERNEL, words, deadline)
        functions = [EXPLORE, INDEX_STATES, FIND_STATE, *CANONICAL_FUNCTIONS]
        code = Linked([*self._objects, loops], functions, checked_build())
        super().__init__(code, words, len(system.instances), blocks)

    def for_threads(self, deadline: float = math.inf) -> Linked:
        """The loops of several threads, for this system. TimeoutError where they are not made by the deadline."""
        loops = kernel_object(SHARES_KERNEL, self.words, deadline)
        return Linked([*self._objects, loops], [EXPLORE_TOGETHER, INDEX_TOGETHER], checked_build())
