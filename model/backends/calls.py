"""Functions in machine code: the arguments of each are declared once, for Numba, for ctypes and for callers that
allocate buffers.

    JUDGE = Function("judge", {"states": U64(lambda n: n.count * n.words), "count": NUMBER, "first": U64(lambda n: 64)})

The length of a buffer follows from the numbers of a call, and from sizes that the caller adds, so it is stated in one
place. A call refuses a buffer that is shorter than declared. In the checked build of the kernels, an access outside of
the declared length ends the call with an error: what is declared is then what the loops need. `TIDEPROOF_CHECKED=1`
makes every engine use that build, which is slower.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from ctypes import c_int64, c_uint8, c_uint32, c_uint64
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any

from tideproof.model.backends.native import NativeCode

MOST_PROPERTIES = 64
"""Compiled code has a bit for each."""


def checked_build() -> bool:
    """Whether the kernels are to check every access."""
    return bool(os.environ.get("TIDEPROOF_CHECKED"))


@dataclass(frozen=True)
class Array:
    """A buffer: the type of an element, and how many there are, by the numbers of a call."""

    element: type[Any]
    length: Callable[[Any], int]


U64, U32, U8 = partial(Array, c_uint64), partial(Array, c_uint32), partial(Array, c_uint8)
NUMBER = c_uint64
Argument = Array | type[c_uint64]
Arguments = dict[str, Argument]


@dataclass(frozen=True)
class Function:
    """A function in machine code: its symbol, its arguments by name in their order, and the type of its result.

    `of_kernel` is false for what is made from rules, of which there is no checked build.
    """

    name: str
    arguments: Arguments
    result: type[Any] = c_int64
    of_kernel: bool = True

    @property
    def buffers(self) -> frozenset[str]:
        """The names of the arguments that are buffers."""
        return frozenset(name for name, argument in self.arguments.items() if isinstance(argument, Array))

    def size(self, name: str, **sizes: int) -> int:
        """The bytes that a call with these sizes needs in this buffer."""
        array = self.arguments[name]
        assert isinstance(array, Array)
        return array.length(SimpleNamespace(**sizes)) * ctypes.sizeof(array.element)

    def allocate(self, *names: str, **sizes: int) -> dict[str, ctypes.Array[Any]]:
        """Zeroed buffers for these arguments of a call with these sizes."""
        arrays = {name: array for name in names if isinstance(array := self.arguments[name], Array)}
        return {name: (array.element * array.length(SimpleNamespace(**sizes)))() for name, array in arrays.items()}


EXPAND = Function(
    "tideproof_expand",
    {
        "state": U64(lambda n: n.words),
        "successors": U64(lambda n: n.transitions * n.words),
        "kinds": U32(lambda n: n.transitions),
    },
    of_kernel=False,
)
"""The successors of a state and the numbers of the transitions to them (tideproof.model.backends.llvm)."""

CHECK = Function("tideproof_check", {"state": U64(lambda n: n.words)}, c_uint64, of_kernel=False)
"""A bit for each property that fails in a state."""

CANONICAL = Function(
    "tideproof_canonical", {"state": U64(lambda n: n.words), "out": U64(lambda n: n.words)}, c_uint64, of_kernel=False
)
"""Writes the canonical form of a state; how many states have it (tideproof.model.backends.canonical)."""


class Linked:
    """Functions linked together in memory; they stay there as long as this object does."""

    def __init__(self, objects: Sequence[bytes], functions: Sequence[Function], checked: bool = False) -> None:
        """`checked` says that the objects come from the checked build. RuntimeError where a symbol is missing."""
        self._code = NativeCode(objects, [function.name for function in functions])
        self._checked = checked
        self._at = {f.name: self._code.function(f.name, f.result, *self._types(f)) for f in functions}

    def _types(self, function: Function) -> list[type[Any]]:
        checked = self._checked and function.of_kernel
        types: list[type[Any]] = []
        for argument in function.arguments.values():
            if isinstance(argument, Array):
                types += [ctypes.c_void_p, c_uint64] if checked else [ctypes.c_void_p]
            else:
                types.append(argument)
        return [*types, ctypes.c_void_p] if checked else types

    def bind(self, function: Function, **given: Any) -> Callable[[], int]:
        """The function with its arguments and the sizes that their lengths depend on, to be called again and again.

        The buffers must outlive it. Raises BufferError for one that is shorter than declared, and, when called,
        IndexError where the checked build goes past what is declared.
        """
        checked = self._checked and function.of_kernel
        sizes, values = SimpleNamespace(**given), []
        for name, argument in function.arguments.items():
            if isinstance(argument, Array):
                address, size = memory_of(given[name])
                length = argument.length(sizes)
                if size < (needed := length * ctypes.sizeof(argument.element)):
                    raise BufferError(f"{function.name}: {name} has {size:,} bytes, and {needed:,} are needed")
                values += [address, length] if checked else [address]
            else:
                values.append(given[name])
        call: Callable[..., int] = self._at[function.name]
        return partial(_checked_call, function.name, call, values) if checked else partial(call, *values)

    def call(self, function: Function, **given: Any) -> int:
        """Calls the function once: see `bind`."""
        return self.bind(function, **given)()


def _checked_call(name: str, call: Callable[..., int], values: Sequence[int]) -> int:
    status = ctypes.c_int32()
    result = call(*values, ctypes.addressof(status))
    if status.value != 0:
        raise IndexError(f"{name} goes past the length that is declared for a buffer")
    return result


def memory_of(buffer: Any) -> tuple[int, int]:
    """Where a buffer lies, and how many bytes it has: an array of ctypes or of NumPy, or what has both by name."""
    if isinstance(buffer, ctypes.Array):
        return ctypes.addressof(buffer), ctypes.sizeof(buffer)
    if hasattr(buffer, "ctypes"):
        if not buffer.flags.c_contiguous:
            raise BufferError("an array does not lie in one piece")
        return int(buffer.ctypes.data), int(buffer.nbytes)
    return buffer.address, buffer.size
