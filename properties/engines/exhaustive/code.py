"""The machine code of an exhaustive search: the kernels, and a system's steps and properties, linked together."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tideproof.model.backends.calls import Linked, checked_build
from tideproof.model.language.properties import Property
from tideproof.model.language.system import System
from tideproof.properties.engines.compiled import SYSTEM_FUNCTIONS, NativeForm, kernel_object, system_object
from tideproof.properties.engines.exhaustive.layout import EXPLORE, FIND_STATE, INDEX_STATES

KERNEL = "tideproof.properties.engines.exhaustive.kernel"
"""The module of the compiled loops."""


class SearchCode(NativeForm):
    """The loops of a search, and for one state at a time its successors and the properties that fail."""

    def __init__(self, system: System, properties: Sequence[Property], deadline: float = math.inf) -> None:
        """Raises TimeoutError where the code is not made by the deadline, a time of `time.monotonic`."""
        words = system.space.words
        objects = [system_object(system, properties, deadline), kernel_object(KERNEL, words, deadline)]
        code = Linked(objects, [EXPLORE, INDEX_STATES, FIND_STATE, *SYSTEM_FUNCTIONS], checked_build())
        super().__init__(code, words, len(system.instances))
