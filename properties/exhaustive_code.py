"""The machine code of an exhaustive search: the kernels, and a system's steps and properties, linked together."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_int64, c_uint64, c_void_p
from pathlib import Path
from typing import Any

from tideproof.model.llvm import native_form
from tideproof.model.native import NativeCode, cached, compile_ir
from tideproof.model.protocol import System
from tideproof.properties.base import Property

_SYSTEM_SYMBOLS = ("tideproof_expand", "tideproof_check")


def system_object(system: System, properties: Sequence[Property]) -> bytes:
    """Object code of the system's steps and of these properties."""
    symbols = system.space.symbols()
    text = native_form(system, [p.holds(system, symbols) for p in properties])
    return cached(text, lambda: compile_ir(text))


def kernel_object(words: int) -> bytes:
    """Object code of the search's loops, for states of this many words."""

    def build() -> bytes:
        from tideproof.model.kernels import compile_kernels
        from tideproof.properties.exhaustive_kernel import make

        return compile_kernels(make(words), _SYSTEM_SYMBOLS)

    return cached(f"words={words}\n{_kernel_sources()}", build)


def _kernel_sources() -> str:
    from importlib.metadata import version

    here = Path(__file__).parent
    sources = [here / "exhaustive_kernel.py", here / "exhaustive_layout.py", here.parent / "model" / "kernels.py"]
    return "\n".join([version("numba"), *(path.read_text(encoding="utf-8") for path in sources)])


_ADDRESS, _NUMBER = c_void_p, c_uint64
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "tideproof_explore": (c_int64, *[_ADDRESS] * 3, *[_NUMBER] * 4, *[_ADDRESS] * 7),
    "tideproof_index_states": (c_int64, _ADDRESS, _ADDRESS, *[_NUMBER] * 3),
    "tideproof_find_state": (c_int64, _ADDRESS, _ADDRESS, _NUMBER, _ADDRESS),
    "tideproof_expand": (c_int64, _ADDRESS, _ADDRESS, _ADDRESS),
    "tideproof_check": (c_uint64, _ADDRESS),
}


class SearchCode:
    """Functions in machine code; the arguments are addresses, counts and indices (exhaustive_kernel.py)."""

    def __init__(self, system: System, properties: Sequence[Property]) -> None:
        objects = [system_object(system, properties), kernel_object(system.space.words)]
        self._code = NativeCode(objects, list(_SIGNATURES))  # the functions live as long as this does
        functions = {name: self._code.function(name, *types) for name, types in _SIGNATURES.items()}
        self.explore = functions["tideproof_explore"]
        self.index_states = functions["tideproof_index_states"]
        self.find_state = functions["tideproof_find_state"]
        self.expand = functions["tideproof_expand"]
        self.check = functions["tideproof_check"]
