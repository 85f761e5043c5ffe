"""Functions in machine code: one declaration of their arguments serves Numba, ctypes and callers that allocate buffers.

    CHECK = Function("check", {"states": U64(lambda n: n.count * n.words), "count": NUMBER, "first": U64(lambda n: 64)})

The length of a buffer is a function of the numbers of a call and of further sizes that the caller passes. A call
refuses buffers that are too short.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from ctypes import c_int64, c_uint8, c_uint16, c_uint32, c_uint64
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any

from llvmlite import binding as llvm

from tideproof.model.backends.native import initialize

MOST_PROPERTIES = 64
"""The bits of a word: compiled code reports the properties that fail as a mask."""


@dataclass(frozen=True)
class Array:
    """A buffer: the type of its elements, and their number as a function of the sizes of a call."""

    element: type[Any]
    length: Callable[[Any], int]


U64, U32 = partial(Array, c_uint64), partial(Array, c_uint32)
U16, U8 = partial(Array, c_uint16), partial(Array, c_uint8)
NUMBER = c_uint64
Argument = Array | type[c_uint64]
Arguments = dict[str, Argument]


@dataclass(frozen=True)
class Function:
    """A function in machine code: symbol, arguments by name and in order, and type of the result."""

    name: str
    arguments: Arguments
    result: type[Any] = c_int64

    @property
    def buffers(self) -> frozenset[str]:
        """The names of the arguments that are buffers."""
        return frozenset(name for name, argument in self.arguments.items() if isinstance(argument, Array))

    def size(self, name: str, **sizes: int) -> int:
        """Return the bytes that this buffer needs for a call with these sizes."""
        array = self.arguments[name]
        assert isinstance(array, Array)
        return array.length(SimpleNamespace(**sizes)) * ctypes.sizeof(array.element)

    def allocate(self, *names: str, **sizes: int) -> dict[str, ctypes.Array[Any]]:
        """Allocate zeroed buffers for these arguments of a call with these sizes."""
        arrays = {name: array for name in names if isinstance(array := self.arguments[name], Array)}
        return {name: (array.element * array.length(SimpleNamespace(**sizes)))() for name, array in arrays.items()}


EXPAND = Function(
    "tideproof_expand",
    {
        "state": U64(lambda n: n.words),
        "successors": U64(lambda n: n.transitions * n.words),
        "kinds": U32(lambda n: n.transitions),
    },
)
"""Writes the successors of a state and the indices of the transitions to them (model/backends/llvm.py)."""

CHECK = Function("tideproof_check", {"state": U64(lambda n: n.words)}, c_uint64)
"""Returns the mask of the properties that fail in a state."""

CANONICAL = Function("tideproof_canonical", {"state": U64(lambda n: n.words), "out": U64(lambda n: n.words)}, c_uint64)
"""Writes the canonical representative of a state; returns the size of its orbit (model/backends/canonical.py)."""


class Linked:
    """Object code linked in memory, where it stays as long as this object, and the functions in it."""

    def __init__(self, objects: Sequence[bytes], functions: Sequence[Function]) -> None:
        """Raises RuntimeError if a symbol is missing."""
        initialize()
        machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
            reloc="pic", codemodel="default", jit=True
        )
        jit, library = llvm.create_lljit_compiler(machine, use_jit_link=True), llvm.JITLibraryBuilder()
        for code in objects:
            library.add_object_img(code)
        library.add_current_process()
        for function in functions:
            library.export_symbol(function.name)
        linked = library.link(jit, "tideproof")
        self._keep = jit, linked
        self._at = {}
        for f in functions:
            types = (ctypes.c_void_p if isinstance(argument, Array) else argument for argument in f.arguments.values())
            self._at[f.name] = ctypes.CFUNCTYPE(f.result, *types)(linked[f.name])

    def bind(self, function: Function, **given: Any) -> Callable[[], int]:
        """Bind a function to its arguments and to the sizes that buffer lengths depend on, for repeated calls.

        The buffers must outlive the result. Raises BufferError if one is shorter than declared.
        """
        sizes, values = SimpleNamespace(**given), []
        for name, argument in function.arguments.items():
            if isinstance(argument, Array):
                address, size = memory_of(given[name])
                if size < (needed := argument.length(sizes) * ctypes.sizeof(argument.element)):
                    raise BufferError(f"{function.name}: {name} has {size:,} bytes, and {needed:,} are needed")
                values.append(address)
            else:
                values.append(given[name])
        call: Callable[..., int] = self._at[function.name]
        return partial(call, *values)

    def call(self, function: Function, **given: Any) -> int:
        """Call a function once: see `bind`."""
        return self.bind(function, **given)()


def memory_of(buffer: Any) -> tuple[int, int]:
    """Return address and size of a ctypes or NumPy array, or of an object with these attributes."""
    if isinstance(buffer, ctypes.Array):
        return ctypes.addressof(buffer), ctypes.sizeof(buffer)
    if hasattr(buffer, "ctypes"):
        if not buffer.flags.c_contiguous:
            raise BufferError("an array is not contiguous")
        return int(buffer.ctypes.data), int(buffer.nbytes)
    return buffer.address, buffer.size
