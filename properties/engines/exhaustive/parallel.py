"""Parallel exhaustive search: the same states, with the same indices, as a single thread finds (parallel_kernel.py).

So results do not depend on the number of threads, nor on which states a single thread expands: small levels, the last
states before a memory limit, and those around a transition that leaves its range.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Barrier, Lock
from typing import Any

from tideproof.model.backends.calls import Function
from tideproof.properties.engines.exhaustive import layout
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.visited import Region, Visited

LEAST = 1 << 10
"""States per batch from which threads save more time than they spend at barriers."""

_CHUNKS = 8
"""Chunks per thread and batch: threads take them one by one, so a slow thread delays the others little."""

_SOURCES, _SUCCESSORS = 1 << 10, 1 << 18
"""Most source states of a chunk, few enough for the caches to hold their successors; and room for successors, of which
only the pages in use take memory."""

_TRIAL = 16
"""In one of this many calls that are long enough to measure, the slower of the two (one thread, all threads) is tried
again: which is faster depends on the load of the machine. 0: always all threads."""

_WORTH = 1.05
"""Minimum speed-up: several threads take a quarter more CPU time, or twice as much where they wait for busy cores."""

Call = Callable[[], int]


def _started(threads: int) -> ThreadPoolExecutor:
    """Return a pool whose threads all run. Raises MemoryError if the system cannot start them: later is too late."""
    pool, all_running = ThreadPoolExecutor(threads), Barrier(threads)
    try:
        wait([pool.submit(all_running.wait) for _ in range(threads)])
    except BaseException as error:  # an interrupt, too: the threads at the barrier would wait forever
        all_running.abort()
        pool.shutdown()
        if isinstance(error, RuntimeError):
            raise MemoryError("the system has no more threads") from error
        raise
    return pool


class Workers:
    """The threads of a search and their buffers."""

    def __init__(self, code: SearchCode, jobs: int, counts: Mapping[str, Any], deadline: float) -> None:
        """`counts` are the buffers `layout.COUNTS`, which a single thread uses as well.

        Raises MemoryError if there is no room, and TimeoutError if the code is not ready by the deadline.
        """
        self._code, self._jobs, chunks = code.parallel(deadline), jobs, _CHUNKS * jobs
        sources = max(1, min(_SOURCES, _SUCCESSORS // max(1, code.transitions)))
        self._sizes = {"words": code.words, "threads": jobs, "chunks": chunks, "chunk_sources": sources}
        self._sizes |= {"transitions": code.transitions, "least": LEAST, "reduced": bool(code.blocks)}
        self._buffers = {name: counts[name] for name in layout.COUNTS}
        for name in layout.EXPLORE_PARALLEL.buffers - layout.COUNTS.keys() - layout.SPACE.keys():
            self._buffers[name] = Region(layout.EXPLORE_PARALLEL.size(name, **self._sizes), dense=False)
        (self._sync,) = layout.EXPLORE_PARALLEL.allocate("sync").values()
        self._buffers["sync"], self._control = self._sync, counts["control"]
        self._sync[layout.GROWTH] = layout.UNIT
        self._threads = _started(jobs)
        self._busy, self._closed = Lock(), False
        self._measured, self._warm, self._rates = 0, False, dict[bool, float]()
        self.batch = 2 * chunks * sources
        """The least number of states per call that is worthwhile."""

    @property
    def worthwhile(self) -> bool:
        """Whether all threads are faster than one at present, by the last measurements."""
        return not _TRIAL or self._rates.get(True, math.inf) >= _WORTH * self._rates.get(False, math.inf)

    def explore(self, visited: Visited, stop: int, alone: Call) -> int:
        """Expand the states up to `stop`; `alone` does so in a single thread and returns its status.

        An interrupt ends the wait at once but not the work: `close` waits for that.
        """
        return self._threads.submit(self._explore, visited, stop, alone).result()

    def index(self, visited: Visited, first: int, stop: int) -> None:
        """Insert these states into the table."""
        self._threads.submit(self._index, visited, first, stop).result()

    def close(self) -> None:
        """End the threads once their current work is done (some tenths of a second), whatever interrupts."""
        interrupt = None
        while True:
            try:
                with self._busy:
                    self._closed = True
                    break
            except KeyboardInterrupt as error:
                interrupt = error
        self._threads.shutdown(wait=False)
        if interrupt is not None:
            raise interrupt

    def _explore(self, visited: Visited, stop: int, alone: Call) -> int:
        with self._busy:
            if self._closed:  # interrupted before a thread took this up
                return layout.REACHED_STOP
            with visited.pinned():  # a second interrupt may end the search before `close` has waited
                return self._expand(visited, stop, alone)

    def _expand(self, visited: Visited, stop: int, alone: Call) -> int:
        states, began = stop - self._control[layout.NEXT], time.perf_counter()
        measured = states >= self.batch // 2
        trial = measured and _TRIAL > 0 and self._measured % _TRIAL == _TRIAL // 2
        together = states >= LEAST and self.worthwhile != trial
        if together:
            given = {**self._buffers, **visited.space, "limit": visited.limit}
            self._run_all(layout.EXPLORE_PARALLEL, **given, stop=stop)
        status = alone()
        if status == layout.REACHED_STOP and measured:
            self._measured += 1
            rate = states / (time.perf_counter() - began)
            if self._warm or not together:  # the first parallel call also pays the page faults of its buffers
                # A trial replaces the old rate, which may be out of date.
                self._rates[together] = rate if trial else (self._rates.get(together, rate) + rate) / 2
            self._warm = self._warm or together
        return status

    def _index(self, visited: Visited, first: int, stop: int) -> None:
        with self._busy:
            if not self._closed:
                with visited.pinned():
                    self._run_all(layout.INDEX_PARALLEL, **visited.space, first=first, stop=stop)

    def _run_all(self, function: Function, **given: Any) -> None:
        """Call the function in all threads at the same time."""
        calls = [self._code.bind(function, thread=n, **self._sizes, **given) for n in range(self._jobs)]
        self._sync[layout.ARRIVED] = self._sync[layout.NEXT_CHUNK] = 0
        others = list[Future[None]]()

        def work(call: Call) -> None:
            try:
                call()
            except BaseException:
                self._sync[layout.ABORTED] = 1
                raise

        try:
            for call in calls[1:]:
                others.append(self._threads.submit(work, call))
            work(calls[0])
        finally:
            if len(others) < len(calls) - 1:
                self._sync[layout.ABORTED] = 1
            wait(others)
        for other in others:
            other.result()
