"""The machine code of an exhaustive search: the kernels, and a system's steps and properties, linked together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from ctypes import c_int64, c_uint64, c_void_p
from typing import Any

from tideproof.model.backends.native import NativeCode
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import System
from tideproof.properties.engines.compiled import SYSTEM_SIGNATURES, kernel_object, system_object

KERNEL = "tideproof.properties.engines.exhaustive.kernel"
"""The module of the compiled loops."""

_ADDRESS, _NUMBER = c_void_p, c_uint64
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "tideproof_explore": (c_int64, *[_ADDRESS] * 3, *[_NUMBER] * 4, *[_ADDRESS] * 7),
    "tideproof_index_states": (c_int64, _ADDRESS, _ADDRESS, *[_NUMBER] * 3),
    "tideproof_find_state": (c_int64, _ADDRESS, _ADDRESS, _NUMBER, _ADDRESS),
    **SYSTEM_SIGNATURES,
}


class SearchCode:
    """Functions in machine code; the arguments are addresses, counts and indices (exhaustive_kernel.py)."""

    def __init__(self, system: System, properties: Sequence[Property], deadline: float = math.inf) -> None:
        """Raises TimeoutError where the code is not made by the deadline, a time of `time.monotonic`."""
        objects = [
            system_object(system, properties, deadline),
            kernel_object(KERNEL, system.space.words, deadline),
        ]
        self._code = NativeCode(objects, list(_SIGNATURES))  # the functions live as long as this does
        functions = {name: self._code.function(name, *types) for name, types in _SIGNATURES.items()}
        self.explore = functions["tideproof_explore"]
        self.index_states = functions["tideproof_index_states"]
        self.find_state = functions["tideproof_find_state"]
        self.expand = functions["tideproof_expand"]
        self.check = functions["tideproof_check"]
