"""Machine code of the engines: a system's steps and properties, and an engine's loops."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

from tideproof.model.backends.calls import CANONICAL, CHECK, EXPAND, Function, Linked
from tideproof.model.backends.canonical import canonical_form
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
"""The imports in modules of loops: names of a module, or one module of a package."""


def system_ir(system: System, properties: Sequence[Property]) -> str:
    """The LLVM IR of the system's steps and of these properties; equal rules and bounds give equal text."""
    return native_form(system, [p.in_symbols(system) for p in properties])


def digest_of_rules(system: System, properties: Sequence[Property]) -> str:
    """A digest of a system with properties: the steps, the claims, and the initial state."""
    return digest(system, [p.in_symbols(system) for p in properties])


def _compiled(text: str, loops: bool = False, deadline: float = math.inf) -> bytes:
    return cached(text, lambda: compile_ir(text, loops=loops), deadline)


def kernel_ir(kernel: str, words: int, deadline: float = math.inf) -> str:
    """The processor-independent LLVM IR of an engine's loops.

    The package includes it for the loops as distributed. Changed loops need Numba.
    """

    def build() -> bytes:
        try:
            from tideproof.model.backends.kernels import kernels_ir
        except ModuleNotFoundError as error:
            if error.name != "numba":
                raise
            raise EngineError(f"{kernel} is not compiled: install Numba (pip install numba)") from None
        return kernels_ir(import_module(kernel).KERNELS).encode()

    text = _prebuilt(kernel)
    if text is None:
        text = cached(f"{kernel}\n{kernel_sources(kernel)}", build, deadline).decode()
    return for_words(text, words)


def prebuilt_file(kernel: str) -> Path:
    """The file with the LLVM IR of a module of loops, beside the module."""
    spec = find_spec(kernel)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).with_suffix(".ll")


def prebuilt_text(kernel: str, text: str) -> str:
    """The content of that file. Its first line has the digest of its sources."""
    made_from = sha256(kernel_sources(kernel).encode()).hexdigest()
    return f"; made by tools/prebuild_kernels.py from {made_from}\n{text}"


def _prebuilt(kernel: str) -> str | None:
    """The IR in the package, if its digest matches the present loops."""
    path = prebuilt_file(kernel)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return text if text.startswith(prebuilt_text(kernel, "")) else None


@dataclass(frozen=True)
class Code:
    """Machine code of an engine's loops, a system's steps and properties, and the canonical form of its states.

    It can be sent to another machine, which needs neither Numba nor the rules. `texts` has the IR of the `objects`. The
    replicas of each of the `blocks` are interchangeable.
    """

    machine: str
    texts: tuple[str, ...]
    objects: tuple[bytes, ...]
    words: int
    transitions: int
    blocks: Blocks

    @classmethod
    def of(
        cls,
        system: System,
        properties: Sequence[Property],
        kernel: str,
        blocks: Blocks = (),
        deadline: float = math.inf,
    ) -> Self:
        """Compiles, or loads from the cache. `kernel` names the module whose KERNELS are the loops.

        Raises TimeoutError if the code is not ready by the deadline (on the clock `time.monotonic`).
        """
        texts = (kernel_ir(kernel, system.space.words, deadline), system_ir(system, properties),
                 canonical_form(system.space, blocks))  # fmt: skip
        objects = _objects(texts, deadline)
        transitions = len(system.instances)
        return cls(machine_id(), texts, objects, system.space.words, transitions, blocks)

    def with_loops(self, kernel: str, deadline: float = math.inf) -> Self:
        """The same system with other loops."""
        loops = kernel_ir(kernel, self.words, deadline)
        objects = (_compiled(loops, loops=True, deadline=deadline), *self.objects[1:])
        return replace(self, texts=(loops, *self.texts[1:]), objects=objects)

    def linked(self, *functions: Function) -> Linked:
        """The functions on this machine: from the objects, or, on another kind of processor, from the IR."""
        objects = self.objects if machine_id() == self.machine else _objects(self.texts)
        return Linked(objects, [*functions, EXPAND, CHECK, CANONICAL])


def _objects(texts: Sequence[str], deadline: float = math.inf) -> tuple[bytes, ...]:
    loops, *others = texts
    compiled = _compiled(loops, loops=True, deadline=deadline)
    return (compiled, *(_compiled(text, deadline=deadline) for text in others))


class NativeForm:
    """The machine code for single states, and the `functions` of the loops."""

    name = "machine code"

    def __init__(self, code: Code, *functions: Function) -> None:
        self.words, self.transitions, self.blocks = code.words, code.transitions, code.blocks
        self._linked = code.linked(*functions)
        buffers = EXPAND.allocate("state", "successors", "kinds", words=self.words, transitions=self.transitions)
        self._state, self._successors, self._kinds = buffers.values()
        self._expand = self.bind(EXPAND, transitions=self.transitions, **buffers)
        self._check = self.bind(CHECK, state=self._state)
        self._form = CANONICAL.allocate("out", words=self.words)
        self._canonical = self.bind(CANONICAL, state=self._state, **self._form)

    def bind(self, function: Function, **given: Any) -> Callable[[], int]:
        """A function with its arguments (tideproof.model.backends.calls), for states of this system."""
        return self._linked.bind(function, words=self.words, **given)

    def call(self, function: Function, **given: Any) -> int:
        return self.bind(function, **given)()

    def successors(self, state: Words) -> list[tuple[int, Words]] | int:
        """The numbers of enabled transitions with their successors; or the number of one that leaves a range."""
        self._state[:] = list(state)
        made, words = self._expand(), self.words
        if made < 0:
            return -1 - made
        after = self._successors[: made * words]
        return [(self._kinds[n], tuple(after[n * words : (n + 1) * words])) for n in range(made)]

    def failed(self, state: Words) -> int:
        """The mask of the properties that fail in a state."""
        self._state[:] = list(state)
        return self._check()

    def canonical(self, state: Words) -> tuple[Words, int]:
        """The canonical representative of a state, and the size of its orbit."""
        self._state[:] = list(state)
        count = self._canonical()
        return tuple(self._form["out"]), count

    def reaches(self, source: Words, state: Words) -> bool:
        """Whether a step leads from `source` to `state` (under reduction, to its orbit) and none leaves a range."""
        made = self.successors(source)
        return not isinstance(made, int) and any(
            state == (self.canonical(after)[0] if self.blocks else after) for _, after in made
        )

    def __call__(self, state: Words) -> Answer:
        made, failing = self.successors(state), self.failed(state)
        if isinstance(made, int):
            return Answer({}, frozenset([made]), failing, whole=False)
        return Answer(dict(made), frozenset(), failing)


@cache
def kernel_sources(kernel: str) -> str:
    """The sources of an engine's loops: the module `kernel` and all modules of this project that it imports.

    It finds imports by a regular expression: loading the modules would load Numba, and parsing them takes 0.01 s.
    """
    sources: dict[str, str] = {}
    ours, waiting = ("tideproof.", f"{kernel.partition('.')[0]}."), [kernel]
    while waiting:
        name = waiting.pop()
        spec = find_spec(name) if name not in sources else None
        if spec is not None and spec.origin is not None:  # not by the loader, which pytest replaces
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
    """The steps from the first state of a path through the others, found by the rules on ints.

    With `form`, all states but the first are given by their representatives. Raises EngineError if there is no such
    step: compiled steps and rules differ, and the cross-check names the rule.
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
