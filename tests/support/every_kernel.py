"""Run every kernel on a protocol; as a script, in buffers with guard pages.

PYTHONPATH=tools python tests/support/every_kernel.py [least|default|odd]    all protocols, in guarded buffers
PYTHONPATH=tools python tests/support/every_kernel.py sample    some
PYTHONPATH=tools python tests/support/every_kernel.py broken    with a buffer declared too short: it must crash
"""

from __future__ import annotations

import ctypes
import faulthandler
import mmap
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np
from calibration.measure import calibrate

from support.threads import sharing_everything
from tideproof.model.backends.calls import Array, Function, Linked, memory_of
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.base import Budget
from tideproof.properties.engines.compiled import Code
from tideproof.properties.engines.exhaustive import parallel
from tideproof.properties.engines.exhaustive.parallel import Workers
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.engines.random import layout
from tideproof.properties.engines.random.code import EscapedError, Walker, program
from tideproof.properties.engines.random.policy import Policy
from tideproof.properties.engines.spark.partition_code import KERNEL, Expansion, Runs
from tideproof.properties.invariants.catalogue import properties_of

OF_EACH_KIND = ("kip-320", "async-isr", "craq", "kraft-3.5", "kafka-0.8", "kafka-2.5", "kafka-4.1")
"""A protocol of each kind of state, and the first and the last release."""
UNEVEN = ("kip-320", "craq")
"""Protocols that are also run with odd bounds."""
_ODD = {"crashes": 1, "power_losses": 1, "acks": -1, "unclean": 1, "consumers": 1, "delete_records": 1}
_MEMORY = 3 << 20
_LEVELS, _PARTITIONS = 6, 3


def bounds_of(protocol: Protocol, which: str) -> Bounds:
    """Return the least bounds, the default ones, or odd ones: uneven, and with options on."""
    if which == "default":
        return protocol.bounded()
    if which == "least":
        return protocol.bounded(**{spec.name: spec.least for spec in protocol.bounds})
    odd = {
        s.name: _ODD.get(s.name, s.default) if s.optional else s.least + 1 + i % 2
        for i, s in enumerate(protocol.bounds)
    }
    most = {s.name: odd[s.name] if s.most is None else s.most for s in protocol.bounds}
    return protocol.bounded(**{name: min(value, most[name]) for name, value in odd.items()})


def exercise(protocol: Protocol, bounds: Bounds, properties: Sequence[Property]) -> int:
    """Run all kernels: search, walks by each policy, calibration, partitioned search. Return the number of states.

    Kernels that compute the same must agree.
    """
    with explore(protocol, bounds, properties, budget=Budget(memory=_MEMORY)) as found:
        states, levels, complete = found.distinct_states, found.levels, found.complete
        assert all(found.visited.find(found.visited.state(i)) == i for i in (0, states // 2, states - 1))
        checked_levels = levels[: found.all_to_depth + 1]
    by_threads(protocol, bounds, properties)
    system = watched(protocol, bounds, properties)
    for policy in Policy:
        walker = Walker(program(system, properties, policy, 20, seed=1))
        try:
            list(walker.walk(0, 30))
            walker.one(5)
        except EscapedError:
            raise AssertionError("a rule leaves a range") from None
    if complete:
        calibrate(protocol, bounds, properties, walks=30, steps=20, memory_limit=_MEMORY)
    initial, renamed = system.space.pack(system.initial), tuple(range(system.bounds.get("replicas", 0)))
    by_partitions(Code.of(system, properties, KERNEL), initial, checked_levels[:_LEVELS])
    if len(renamed) > 1:  # interchangeable or not, kernels must not leave their buffers
        by_partitions(Code.of(system, properties, KERNEL, (renamed,)), initial, checked_levels[:3], exact=False)
    return states


def by_threads(protocol: Protocol, bounds: Bounds, properties: Sequence[Property]) -> None:
    """Run the parallel kernel by a single thread, since guarded buffers are copies."""
    run_all = Workers._run_all

    def by_one(self: Workers, function: Function, **given: Any) -> None:
        self._jobs = self._sizes["threads"] = 1
        run_all(self, function, **given)

    less = Budget(memory=_MEMORY // 10)
    with (
        mock.patch.object(Workers, "_run_all", by_one),
        mock.patch.object(parallel, "_SOURCES", 8),
        sharing_everything(parts=2) as together_sizes,
        explore(protocol, bounds, properties, jobs=2, budget=less) as found,
    ):
        assert sum(together_sizes) > found.expanded / 2


def by_partitions(searched: Code, initial: tuple[int, ...], levels: Sequence[int], exact: bool = True) -> None:
    """Explore the first levels again by the partitioned search."""
    runs = Runs(searched)
    owner = np.searchsorted(runs.offsets_of(initial, _PARTITIONS), 0, side="right") - 1
    fronts = [runs.empty() for _ in range(_PARTITIONS)]
    fronts[owner] = np.array([initial], np.uint64)
    visited = list(fronts)
    for level in levels[1:]:
        counts = Expansion(np.zeros(searched.transitions, np.uint64))
        made: list[list[Any]] = [[] for _ in fronts]
        for front in fronts:
            runs.violations(front)
            for chunk, offsets in runs.expanded(front, _PARTITIONS, counts):
                for p in range(_PARTITIONS):
                    made[p].append(chunk[offsets[p] : offsets[p + 1]])
        after = [runs.union(each, _PARTITIONS) for each in made]
        before, fronts = fronts, [runs.without(n, v, _PARTITIONS) for n, v in zip(after, visited, strict=True)]
        visited = [runs.merged(v, n) for v, n in zip(visited, fronts, strict=True)]
        if not exact and not any(map(len, fronts)):
            return
        assert sum(map(len, fronts)) == level or not exact
        target = tuple(next(front for front in fronts if len(front))[0].tolist())
        assert any(runs.source(front, target) for front in before)


class Guarded:
    """Memory of exactly this size, with known bytes before it and a guard page behind it."""

    _KNOWN = 0xA5

    def __init__(self, size: int) -> None:
        self.size = size
        pages = -(-size // mmap.PAGESIZE)
        self._map = mmap.mmap(-1, (pages + 1) * mmap.PAGESIZE)
        start = ctypes.addressof(ctypes.c_char.from_buffer(self._map))
        self.address = start + pages * mmap.PAGESIZE - size
        self._before = (ctypes.c_uint8 * (self.address - start)).from_address(start)
        ctypes.memset(start, self._KNOWN, len(self._before))
        libc = ctypes.CDLL(None, use_errno=True)
        libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        assert libc.mprotect(start + pages * mmap.PAGESIZE, mmap.PAGESIZE, 0) == 0

    def check(self) -> None:
        assert bytes(self._before) == bytes([self._KNOWN]) * len(self._before), "written before a buffer"


_bind = Linked.bind


def _guarded_bind(self: Linked, function: Function, **given: Any) -> Callable[[], int]:
    """`Linked.bind` with copies of the buffers in guarded memory, exactly as long as declared."""
    _bind(self, function, **given)  # refuses buffers that are too short

    def call() -> int:
        sizes, copies = SimpleNamespace(**given), {}
        for name, argument in function.arguments.items():
            if isinstance(argument, Array):
                copies[name] = copy = Guarded(argument.length(sizes) * ctypes.sizeof(argument.element))
                ctypes.memmove(copy.address, memory_of(given[name])[0], copy.size)
        result = _bind(self, function, **{**given, **copies})()
        for name, copy in copies.items():
            copy.check()
            ctypes.memmove(memory_of(given[name])[0], copy.address, copy.size)
        return result

    return call


@contextmanager
def weights_too_short() -> Iterator[None]:
    """Declare the weights of walks too short for systems with more actions than transitions."""
    short = Array(ctypes.c_uint64, lambda n: n.transitions + layout.CHANGES)
    with ExitStack() as patches:
        for function in (layout.WALKS, layout.ONE_WALK):
            patches.enter_context(mock.patch.dict(function.arguments, weights=short))
        yield


def main(which: str) -> None:
    faulthandler.enable()
    with mock.patch.object(Linked, "bind", _guarded_bind):
        if which == "broken":
            with weights_too_short():
                exercise(PROTOCOLS["kafka-0.8"], bounds_of(PROTOCOLS["kafka-0.8"], "least"), [])
            return
        sample = [*((name, "least") for name in OF_EACH_KIND), *((name, "odd") for name in UNEVEN)]
        for name, size in sample if which == "sample" else [(name, which) for name in PROTOCOLS]:
            protocol = PROTOCOLS[name]
            states = exercise(protocol, bounds_of(protocol, size), properties_of(protocol))
            print(f"{name} ({size}): {states:,} states", flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "least")
