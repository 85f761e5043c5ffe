"""What the engines that run compiled code have in common: a system's own object code, and that of an engine's loops."""

from __future__ import annotations

import ast
import ctypes
import math
from collections.abc import Callable, Iterator, Sequence
from ctypes import c_int64, c_uint64, c_void_p
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.abc import SourceLoader
from importlib.metadata import version
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, Self

from tideproof.model.backends.llvm import native_form
from tideproof.model.backends.native import NativeCode, cached, compile_ir, machine_id
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.protocol import Instance, System
from tideproof.model.language.state import Words
from tideproof.properties.engines.cross_check import Answer

SYSTEM_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "tideproof_expand": (c_int64, c_void_p, c_void_p, c_void_p),
    "tideproof_check": (c_uint64, c_void_p),
}
SYSTEM_SYMBOLS = tuple(SYSTEM_SIGNATURES)


def system_ir(system: System, properties: Sequence[Property]) -> str:
    """The LLVM IR of the system's steps and of these properties: the same text for the same rules and bounds."""
    symbols = system.space.symbols()
    return native_form(system, [p.holds(system, symbols) for p in properties])


def system_object(system: System, properties: Sequence[Property], deadline: float = math.inf) -> bytes:
    """Object code of the system's steps and of these properties. TimeoutError where the deadline passes."""
    text = system_ir(system, properties)
    return cached(text, lambda: compile_ir(text), deadline)


def kernel_object(kernel: str, words: int, deadline: float = math.inf) -> bytes:
    """Object code of an engine's loops, for states of this many words. TimeoutError where the deadline passes.

    `kernel` names the module whose `make(words)` gives the functions, their signatures and names.
    """

    def build() -> bytes:
        from tideproof.model.backends.kernels import compile_kernels

        return compile_kernels(_make(kernel, words), SYSTEM_SYMBOLS)

    return cached(_kernel_key(kernel, words), build, deadline)


def kernel_ir(kernel: str, words: int) -> str:
    """The LLVM IR of an engine's loops, the code of no particular processor."""

    def build() -> bytes:
        from tideproof.model.backends.kernels import kernels_ir

        return kernels_ir(_make(kernel, words), SYSTEM_SYMBOLS).encode()

    return cached(f"IR of {_kernel_key(kernel, words)}", build).decode()


def _make(kernel: str, words: int) -> list[tuple[Any, Any, str]]:
    made: list[tuple[Any, Any, str]] = import_module(kernel).make(words)
    return made


def _kernel_key(kernel: str, words: int) -> str:
    return f"kernel={kernel} words={words}\n{kernel_sources(kernel)}"


class NativeForm:
    """What machine code says of single states."""

    name = "machine code"

    def __init__(self, expand: Callable[..., int], check: Callable[..., int], words: int, kinds: int) -> None:
        """`expand` and `check` are the functions of SYSTEM_SYMBOLS for a system with so many kinds of step."""
        self._expand, self._check, self._words = expand, check, words
        self._state = (ctypes.c_uint64 * words)()
        self._out = (ctypes.c_uint64 * (words * max(1, kinds)))()
        self._kinds = (ctypes.c_uint32 * max(1, kinds))()

    @classmethod
    def of(cls, code: NativeCode, words: int, kinds: int) -> Self:
        """That of code which exports SYSTEM_SYMBOLS."""
        expand, check = (code.function(name, *SYSTEM_SIGNATURES[name]) for name in SYSTEM_SYMBOLS)
        return cls(expand, check, words, kinds)

    def __call__(self, state: Words) -> Answer:
        self._state[:] = list(state)
        source = ctypes.addressof(self._state)
        made = self._expand(source, ctypes.addressof(self._out), ctypes.addressof(self._kinds))
        words, failing = self._words, int(self._check(source))
        if made < 0:
            return Answer({}, frozenset([-1 - made]), failing, whole=False)
        flat = self._out[: made * words]
        steps = {self._kinds[n]: tuple(flat[n * words : (n + 1) * words]) for n in range(made)}
        return Answer(steps, frozenset(), failing)


@dataclass(frozen=True)
class Portable:
    """Compiled code on its way to another machine, which need not have Numba nor what the code was made from."""

    machine: str
    objects: tuple[bytes, ...]
    texts: tuple[str, ...]

    @classmethod
    def of(cls, system: System, properties: Sequence[Property], kernel: str) -> Self:
        words = system.space.words
        objects = (system_object(system, properties), kernel_object(kernel, words))
        return cls(machine_id(), objects, (system_ir(system, properties), kernel_ir(kernel, words)))

    def here(self) -> tuple[bytes, ...]:
        """Object code for this machine: what was sent, or where its processor is another, made from the IR."""
        if machine_id() == self.machine:
            return self.objects
        return tuple(cached(text, partial(compile_ir, text)) for text in self.texts)


@cache
def kernel_sources(kernel: str) -> str:
    """What an engine's loops are made from: Numba, the module that `kernel` names, and all of ours that it imports.

    The imports are read from the text of the modules: to load them would load Numba.
    """
    sources: dict[str, str] = {}
    waiting = [kernel]
    while waiting:
        name = waiting.pop()
        spec = find_spec(name) if name not in sources else None
        if spec is not None and isinstance(spec.loader, SourceLoader):
            sources[name] = spec.loader.get_source(name) or ""
            waiting += _imported(sources[name])
    return "\n".join([version("numba"), *(f"{name}\n{source}" for name, source in sorted(sources.items()))])


def _imported(source: str) -> Iterator[str]:
    """The modules of ours that a text imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            spec = find_spec(node.module) if node.module.startswith("tideproof.") else None
            package = spec is not None and spec.submodule_search_locations is not None
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names if package)]
        else:
            continue
        yield from (name for name in names if name.startswith("tideproof."))


def schedule_through(system: System, way: Sequence[Words]) -> tuple[Instance, ...]:
    """The steps that lead from each state of a way to the next, found by the rules on ints.

    Raises EngineError where there is none: then the compiled steps are not those of the rules.
    """
    steps = []
    for before, after in pairwise(way):
        successors = system.successors(system.space.unpack(before))
        step = next((instance for instance, world in successors if system.space.pack(world) == after), None)
        if step is None:
            raise EngineError(f"{system.protocol.name}: compiled steps differ from the rules at state {before}")
        steps.append(step)
    return tuple(steps)
