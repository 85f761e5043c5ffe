"""The machine code of an exhaustive search: the kernels, and a system's steps and properties, linked together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tideproof.model.backends.calls import CANONICAL, Linked, checked_build
from tideproof.model.backends.canonical import canonical_form
from tideproof.model.backends.native import cached, compile_ir
from tideproof.model.backends.renaming import Blocks
from tideproof.model.language.properties import Property
from tideproof.model.language.state import Words
from tideproof.model.language.system import System
from tideproof.properties.engines.compiled import SYSTEM_FUNCTIONS, NativeForm, kernel_object, system_object
from tideproof.properties.engines.exhaustive.layout import EXPLORE, FIND_STATE, INDEX_STATES
from tideproof.properties.engines.exhaustive.shares_layout import ADD_UP, ENTER_SHARE, EXPAND_SHARE, FIND_NEW

KERNEL = "tideproof.properties.engines.exhaustive.kernel"
"""The module of the compiled loops."""

SHARES_KERNEL = "tideproof.properties.engines.exhaustive.shares_kernel"
"""The module of those that several threads run. Most searches end before it is worth while to load them."""


class SearchCode(NativeForm):
    """The loops of a search, and for one state at a time its successors, its form and the properties that fail."""

    def __init__(
        self, system: System, properties: Sequence[Property], deadline: float = math.inf, blocks: Blocks = ()
    ) -> None:
        """`blocks` are replicas that may exchange their names: of states that differ in no more, one is known.

        Raises TimeoutError where the code is not made by the deadline, a time of `time.monotonic`.
        """
        words, form, self.blocks = system.space.words, canonical_form(system.space, blocks), blocks
        self._objects = [
            system_object(system, properties, deadline),
            cached(form, lambda: compile_ir(form), deadline),
        ]
        loops = kernel_object(KERNEL, words, deadline)
        functions = [EXPLORE, INDEX_STATES, FIND_STATE, CANONICAL, *SYSTEM_FUNCTIONS]
        super().__init__(Linked([*self._objects, loops], functions, checked_build()), words, len(system.instances))
        self._form = CANONICAL.allocate("state", "out", words=words)
        self._canonical = self.bind(CANONICAL, **self._form)

    def canonical(self, state: Words) -> tuple[Words, int]:
        """The canonical form of a state, and how many states have it."""
        self._form["state"][:] = list(state)
        count = self._canonical()
        return tuple(self._form["out"]), count

    def reaches(self, source: Words, state: Words) -> bool:
        """Whether a step of a state, which has no step out of a range, leads to this one or to others of its form."""
        made = self.successors(source)
        return not isinstance(made, int) and any(
            state == (self.canonical(after)[0] if self.blocks else after) for _, after in made
        )

    def for_threads(self, deadline: float = math.inf) -> Linked:
        """The loops of several threads, for this system. TimeoutError where they are not made by the deadline."""
        loops = kernel_object(SHARES_KERNEL, self.words, deadline)
        return Linked([*self._objects, loops], [EXPAND_SHARE, FIND_NEW, ADD_UP, ENTER_SHARE], checked_build())
