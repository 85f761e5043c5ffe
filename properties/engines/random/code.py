"""Machine code of random walks, in a form that can be sent to another process and run there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from tideproof.model.language.properties import Property
from tideproof.model.language.space import Words
from tideproof.model.language.system import System
from tideproof.properties.engines.compiled import Code, NativeForm
from tideproof.properties.engines.random import layout
from tideproof.properties.engines.random.policy import Policy

KERNEL = "tideproof.properties.engines.random.kernel"

_FOUND_ROOM = 2048


@dataclass(frozen=True)
class Program:
    """All that walk i depends on, and the code that takes it: bytes and numbers, no rules.

    `action_of` maps transitions to actions; `checked` is the mask of properties to check.
    """

    code: Code
    initial: Words
    action_of: tuple[int, ...]
    checked: int
    policy: Policy
    steps: int
    seed: int


def program(system: System, properties: Sequence[Property], policy: Policy, steps: int, seed: int) -> Program:
    """Compile a run of walks, which does not check properties that fail in the initial state already."""
    names = [a.name for a in system.actions]
    failing = [not p.on_ints(system, system.initial) for p in properties]
    return Program(
        code=Code.of(system, properties, KERNEL),
        initial=system.space.pack(system.initial),
        action_of=tuple(names.index(i.action.name) for i in system.instances),
        checked=sum(1 << number for number, fails in enumerate(failing) if not fails),
        policy=policy,
        steps=steps,
        seed=seed,
    )


class Found(NamedTuple):
    """A walk that violates a property first after `depth` steps; `schedule` has their transitions."""

    walk: int
    property: int
    depth: int
    schedule: tuple[int, ...]


class EscapedError(Exception):
    """A walk drove a variable out of its range; `schedule` ends with the transition that did."""

    def __init__(self, walk: int, schedule: tuple[int, ...]) -> None:
        super().__init__(walk, schedule)
        self.walk = walk
        self.schedule = schedule


class Walker:
    """Takes the walks of a program and accumulates their counts.

    `fixed` are the arguments other than the index of a walk (layout.py).
    """

    def __init__(self, program: Program) -> None:
        self.program = p = program
        self.form = NativeForm(p.code, layout.WALKS, layout.ONE_WALK)
        numbers = {
            "seed": p.seed,
            "policy": list(Policy).index(p.policy),
            "steps": p.steps,
            "transitions": len(p.action_of),
            "actions": max(p.action_of, default=0) + 1,
        }
        sizes = {**numbers, "words": p.code.words, "room": _FOUND_ROOM}
        scratch = layout.WALKS.allocate("action_of", *layout.SCRATCH, **sizes)
        scratch["action_of"][:] = list(p.action_of)
        self._path, self._schedule = scratch["path"], scratch["schedule"]
        self._path[: p.code.words] = list(p.initial)
        results = layout.WALKS.allocate("found", "traces", "taken", "sketch", "control", **sizes)
        self._found, self._traces, self._taken, self._sketch, self._control = results.values()
        self.fixed: dict[str, Any] = {**numbers, **scratch}
        self._more: dict[str, Any] = {**results, "checked": p.checked, "room": _FOUND_ROOM}

    @property
    def taken(self) -> list[int]:
        """Steps by transition."""
        return list(self._taken)

    @property
    def sketch(self) -> bytes:
        """HyperLogLog registers of the states visited."""
        return bytes(self._sketch)

    @property
    def steps(self) -> int:
        return int(self._control[layout.STEPS])

    @property
    def ended(self) -> int:
        """Walks that ended early because no transition was enabled."""
        return int(self._control[layout.ENDED])

    @property
    def deepest(self) -> int:
        return int(self._control[layout.DEEPEST])

    def walk(self, first: int, stop: int) -> Iterator[Found]:
        """Take these walks and yield the violations. Raises EscapedError."""
        control = self._control
        control[layout.NEXT] = first
        while True:
            control[layout.FOUND] = 0
            status = self.form.call(layout.WALKS, stop=stop, **self.fixed, **self._more)
            steps = self.program.steps
            for i in range(control[layout.FOUND]):
                walk, number, depth = self._found[3 * i : 3 * i + 3]
                yield Found(walk, number, depth, tuple(self._traces[i * steps : i * steps + depth]))
            if status == layout.ESCAPED:
                raise EscapedError(control[layout.NEXT], tuple(self._schedule[: control[layout.ERROR] + 1]))
            if status == layout.REACHED_STOP:
                return

    def one(self, walk: int) -> tuple[tuple[int, ...], list[Words]]:
        """Return the transitions and the states of a walk. Raises EscapedError."""
        length, words = self.form.call(layout.ONE_WALK, index=walk, **self.fixed), self.program.code.words
        if length < 0:
            raise EscapedError(walk, tuple(self._schedule[: self._schedule[self.program.steps] + 1]))
        states = [tuple(self._path[words * i : words * (i + 1)]) for i in range(length + 1)]
        return tuple(self._schedule[:length]), states


class Walkers:
    """Walkers of one program in parallel threads (compiled code does not hold the GIL).

    They find and count the same as a single walker, in the same order.
    """

    def __init__(self, program: Program, jobs: int) -> None:
        self._all = [Walker(program) for _ in range(jobs)]
        self._threads = ThreadPoolExecutor(jobs)
        self.form, self.one = self._all[0].form, self._all[0].one

    @property
    def taken(self) -> list[int]:
        return [sum(each) for each in zip(*(w.taken for w in self._all), strict=True)]

    @property
    def sketch(self) -> bytes:
        return bytes(map(max, zip(*(w.sketch for w in self._all), strict=True)))

    @property
    def steps(self) -> int:
        return sum(w.steps for w in self._all)

    @property
    def ended(self) -> int:
        return sum(w.ended for w in self._all)

    def walk(self, first: int, stop: int) -> list[Found]:
        """Take these walks and return the violations. Raises EscapedError for the first walk that does."""
        cuts = [first + (stop - first) * i // len(self._all) for i in range(len(self._all) + 1)]
        ranges = zip(self._all, pairwise(cuts), strict=True)
        parts = [self._threads.submit(lambda w, a, b: list(w.walk(a, b)), w, a, b) for w, (a, b) in ranges]
        try:
            wait(parts)
        finally:  # after an interrupt, too, nothing may still run
            wait(parts)
        return [found for part in parts for found in part.result()]
