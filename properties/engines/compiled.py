"""What the engines that run compiled code have in common: a system's own object code, and that of an engine's loops."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

from tideproof.model.backends.calls import CANONICAL, CHECK, EXPAND, Function, Linked, checked_build
from tideproof.model.backends.digests import digest
from tideproof.model.backends.llvm import native_form
from tideproof.model.backends.native import cached, compile_ir, for_words, machine_id
from tideproof.model.backends.renaming import Blocks
from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import EngineError, Property
from tideproof.model.language.space import Words
from tideproof.model.language.system import System
from tideproof.properties.engines.cross_check import Answer, CrossCheck

_IMPORT = re.compile(r"^from ([\w.]+) import \(?\s*(\w+)", re.MULTILINE)
"""How the modules of loops import: names of a module, or one module of a package."""

SYSTEM_FUNCTIONS = (EXPAND, CHECK)
"""What the code of a system and its properties has."""


def system_ir(system: System, properties: Sequence[Property]) -> str:
    """The LLVM IR of the system's steps and of these properties: the same text for the same rules and bounds."""
    return native_form(system, [p.in_symbols(system) for p in properties])


def digest_of_rules(system: System, properties: Sequence[Property]) -> str:
    """What identifies a system and properties: the steps, what fails, and where runs begin."""
    return digest(system, [p.in_symbols(system) for p in properties])


def system_object(system: System, properties: Sequence[Property], deadline: float = math.inf) -> bytes:
    """Object code of the system's steps and of these properties. TimeoutError where the deadline passes."""
    return _compiled(system_ir(system, properties), deadline=deadline)


def kernel_object(kernel: str, words: int, deadline: float = math.inf) -> bytes:
    """Object code of an engine's loops, for states of this many words. TimeoutError where the deadline passes.

    `kernel` names the module whose KERNELS are the loops and the declarations of what they take.
    """
    return _compiled(kernel_ir(kernel, words, deadline), loops=True, deadline=deadline)


def _compiled(text: str, loops: bool = False, deadline: float = math.inf) -> bytes:
    return cached(text, lambda: compile_ir(text, loops=loops), deadline)


def kernel_ir(kernel: str, words: int, deadline: float = math.inf) -> str:
    """The LLVM IR of an engine's loops, the code of no particular processor.

    It is in the package for the loops as they are there. Changed loops, and the checked build, need Numba.
    """
    checked = checked_build()

    def build() -> bytes:
        try:
            from tideproof.model.backends.kernels import kernels_ir
        except ModuleNotFoundError as error:
            if error.name != "numba":
                raise
            raise EngineError(f"{kernel} is not compiled: install Numba (pip install numba)") from None
        return kernels_ir(import_module(kernel).KERNELS, checked).encode()

    text = None if checked else _prebuilt(kernel)
    if text is None:
        text = cached(f"{kernel} {checked=} {_numba()}\n{kernel_sources(kernel)}", build, deadline).decode()
    return for_words(text, words)


def prebuilt_file(kernel: str) -> Path:
    """The file beside a module of loops that has their LLVM IR."""
    spec = find_spec(kernel)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).with_suffix(".ll")


def prebuilt_text(kernel: str, text: str) -> str:
    """The content of that file. Its first line says what it was made from."""
    made_from = sha256(kernel_sources(kernel).encode()).hexdigest()
    return f"; made by tools/prebuild_kernels.py from {made_from}\n{text}"


def _prebuilt(kernel: str) -> str | None:
    """The IR in the package, if it was made from the loops that are there."""
    path = prebuilt_file(kernel)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return text if text.startswith(prebuilt_text(kernel, "")) else None


def _numba() -> str:
    with suppress(PackageNotFoundError):
        return f"numba={version('numba')}"
    return ""


class NativeForm:
    """What machine code, with the SYSTEM_FUNCTIONS of a system with so many kinds of step, says of single states."""

    name = "machine code"

    def __init__(self, code: Linked, words: int, transitions: int) -> None:
        self.words, self.transitions, self._code = words, transitions, code
        buffers = EXPAND.allocate("state", "successors", "kinds", words=words, transitions=transitions)
        self._state, self._successors, self._kinds = buffers.values()
        self._expand = self.bind(EXPAND, transitions=transitions, **buffers)
        self._check = self.bind(CHECK, state=self._state)

    def bind(self, function: Function, **given: Any) -> Callable[[], int]:
        """A function with its arguments (tideproof.model.backends.calls), for states of this system."""
        return self._code.bind(function, words=self.words, **given)

    def successors(self, state: Words) -> list[tuple[int, Words]] | int:
        """The number of each enabled transition, and the state after it; or the number of one that leaves a range."""
        self._state[:] = list(state)
        made, words = self._expand(), self.words
        if made < 0:
            return -1 - made
        after = self._successors[: made * words]
        return [(self._kinds[n], tuple(after[n * words : (n + 1) * words])) for n in range(made)]

    def failed(self, state: Words) -> int:
        """A bit for each property that fails in a state."""
        self._state[:] = list(state)
        return self._check()

    def __call__(self, state: Words) -> Answer:
        made, failing = self.successors(state), self.failed(state)
        if isinstance(made, int):
            return Answer({}, frozenset([made]), failing, whole=False)
        return Answer(dict(made), frozenset(), failing)


CANONICAL_FUNCTIONS = (CANONICAL, *SYSTEM_FUNCTIONS)


class CanonicalForm(NativeForm):
    """The same where the replicas of a block may exchange their names; the code has CANONICAL_FUNCTIONS."""

    def __init__(self, code: Linked, words: int, transitions: int, blocks: Blocks) -> None:
        super().__init__(code, words, transitions)
        self.blocks = blocks
        self._form = CANONICAL.allocate("state", "out", words=words)
        self._canonical = self.bind(CANONICAL, **self._form)

    def canonical(self, state: Words) -> tuple[Words, int]:
        self._form["state"][:] = list(state)
        count = self._canonical()
        return tuple(self._form["out"]), count

    def reaches(self, source: Words, state: Words) -> bool:
        """Whether a step of a state, which has no step out of a range, leads to this one or to others of its form."""
        made = self.successors(source)
        return not isinstance(made, int) and any(
            state == (self.canonical(after)[0] if self.blocks else after) for _, after in made
        )


@dataclass(frozen=True)
class Portable:
    """Compiled code on its way to another machine, which need not have Numba nor what the code was made from."""

    machine: str
    objects: tuple[bytes, ...]
    texts: tuple[str, ...]
    """The IR of the loops, that of the rules, and what else there is."""

    checked: bool

    @classmethod
    def of(cls, system: System, properties: Sequence[Property], kernel: str, *more: str) -> Self:
        """The loops of a kernel with a system's steps and properties, and with what `more` IR makes."""
        texts = (kernel_ir(kernel, system.space.words), system_ir(system, properties), *more)
        return cls(machine_id(), cls._objects(*texts), texts, checked_build())

    @staticmethod
    def _objects(loops: str, *others: str) -> tuple[bytes, ...]:
        return (_compiled(loops, loops=True), *map(_compiled, others))

    def linked(self, functions: Sequence[Function]) -> Linked:
        """Its functions on this machine: of the code that was sent, or where its processor is another, of the IR."""
        objects = self.objects if machine_id() == self.machine else self._objects(*self.texts)
        return Linked(objects, functions, self.checked)


@cache
def kernel_sources(kernel: str) -> str:
    """What an engine's loops are made from: the module that `kernel` names, and all of ours that it imports.

    The imports are read from the text of the modules: to load them would load Numba, and to parse them takes 0.01 s.
    """
    sources: dict[str, str] = {}
    ours, waiting = ("tideproof.", f"{kernel.partition('.')[0]}."), [kernel]
    while waiting:
        name = waiting.pop()
        spec = find_spec(name) if name not in sources else None
        if spec is not None and spec.origin is not None:  # whatever loads it: pytest has a loader of its own
            sources[name] = Path(spec.origin).read_text(encoding="utf-8")
            for origin, imported in _IMPORT.findall(sources[name]):
                if origin.startswith(ours):
                    found = find_spec(origin)
                    is_package = found is not None and found.submodule_search_locations is not None
                    waiting.append(f"{origin}.{imported}" if is_package else origin)
    return "\n".join(f"{name}\n{source}" for name, source in sorted(sources.items()))


def schedule_through(
    system: System,
    way: Sequence[Words],
    cross_check: CrossCheck | None = None,
    form: Callable[[Words], Words] | None = None,
) -> tuple[Instance, ...]:
    """The steps that lead from the first state of a way through the others, found by the rules on ints.

    All but the first may be given by their `form`, which several states have. Where there is no step, compiled steps
    are not those of the rules (EngineError); the cross-check says which rule it is.
    """
    steps, here = [], way[0]
    for target in way[1:]:
        following = ((i, system.space.pack(after)) for i, after in system.successors(system.space.unpack(here)))
        found = ((i, after) for i, after in following if (form(after) if form else after) == target)
        step, after = next(found, (None, here))
        if step is None:
            if cross_check is not None:
                cross_check.compare(here)
            raise EngineError(f"{system.protocol.name}: compiled steps differ from the rules at state {here}")
        steps.append(step)
        here = after
    return tuple(steps)
