"""A search by several threads: the same states, with the same numbers, as one thread finds (shares_kernel.py says how).

So it changes no result how many there are, nor which states one thread expands alone: those of small levels, the last
ones before a limit of memory, and those around a step that leaves its range.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Barrier, Lock
from typing import Any

from tideproof.model.backends.calls import Function
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.layout import NEXT, REACHED_STOP
from tideproof.properties.engines.exhaustive.shares_layout import (
    ABANDONED,
    EXPLORE_TOGETHER,
    INDEX_TOGETHER,
    MET,
    PER_SOURCE,
    SHARES_TAKEN,
    UNIT,
)
from tideproof.properties.engines.exhaustive.visited import Region, Visited

LEAST = 1 << 10
"""States of a stretch from which on threads save more time than they need to wait for each other."""

_PARTS = 8
"""To a thread. Who is done with one takes the next, so that none waits long for a thread that gets less of its core."""

_SOURCES, _ROOM = 1 << 10, 1 << 18
"""The most states of a share, few enough that what is made of them stays in the caches; and of successors. Memory is
taken only for those that there are."""

_TRIAL = 16
"""One call in so many of those that are long enough to be measured is done by one thread where several were faster
before, or the other way round: which it is depends on what else the cores have to do. 0: threads always do."""

_WORTH = 1.05
"""So many times as fast as one thread several must be: they take a quarter more of the processors' time, or twice as
much where they wait for cores that others have."""

_OF_THE_SET = {"states", "orbits", "parents", "table"}
_OF_THE_SEARCH = ("taken", "taken_in", "first", "control")

Call = Callable[[], int]


def _started(threads: int) -> ThreadPoolExecutor:
    """So many threads, each of which has begun: later there would be no way back. MemoryError if they cannot."""
    pool, all_here = ThreadPoolExecutor(threads), Barrier(threads)
    try:
        wait([pool.submit(all_here.wait) for _ in range(threads)])
    except BaseException as error:  # an interrupt, too: those that wait for each other would do so for ever
        all_here.abort()
        pool.shutdown()
        if isinstance(error, RuntimeError):
            raise MemoryError("the system has no more threads") from error
        raise
    return pool


class Shares:
    """The threads of a search, and their buffers; `common` are those that they have in common with a single thread."""

    def __init__(self, code: SearchCode, jobs: int, common: Mapping[str, Any], deadline: float) -> None:
        """Raises MemoryError where there is no room, and TimeoutError where there is no code by the deadline."""
        self._code, self._jobs, parts = code.for_threads(deadline), jobs, _PARTS * jobs
        most = max(1, min(_SOURCES, _ROOM // max(1, code.transitions)))
        self._sizes = {"words": code.words, "threads": jobs, "parts": parts, "most": most}
        self._sizes |= {"transitions": code.transitions, "least": LEAST, "reduced": bool(code.blocks)}
        self._buffers = {name: common[name] for name in _OF_THE_SEARCH}
        for name in EXPLORE_TOGETHER.buffers - self._buffers.keys() - _OF_THE_SET:
            self._buffers[name] = Region(EXPLORE_TOGETHER.size(name, **self._sizes), dense=False)
        (self._sync,) = EXPLORE_TOGETHER.allocate("sync").values()
        self._buffers["sync"], self._control = self._sync, common["control"]
        self._sync[PER_SOURCE] = UNIT
        self._threads = _started(jobs)
        self._busy, self._closed = Lock(), False
        self._calls, self._begun, self._rates = 0, False, dict[bool, float]()
        self.at_once = 2 * parts * most
        """To be asked for so many states at a time at least is worth while."""

    @property
    def worth_while(self) -> bool:
        """Whether threads are faster than one at present, as far as is known; one is measured as soon as they are."""
        return not _TRIAL or self._rates.get(True, math.inf) >= _WORTH * self._rates.get(False, math.inf)

    def explore(self, visited: Visited, stop: int, alone: Call) -> int:
        """Expands the states up to `stop`; `alone` does so in one thread, and says why it returned.

        An interrupt is heard at once, and does not end what has begun: `close` waits for it.
        """
        return self._threads.submit(self._explore, visited, stop, alone).result()

    def close(self) -> None:
        """Ends the threads when they have done what they are doing, some tenths of a second, interrupted or not."""
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

    def index(self, visited: Visited, first: int, stop: int) -> None:
        """Enters these states in the table."""
        self._threads.submit(self._index, visited, first, stop).result()

    def _explore(self, visited: Visited, stop: int, alone: Call) -> int:
        with self._busy:
            if self._closed:  # interrupted before a thread took this up
                return REACHED_STOP
            with visited.used():  # a second interrupt may end the search before `close` has waited
                return self._expand(visited, stop, alone)

    def _expand(self, visited: Visited, stop: int, alone: Call) -> int:
        states, began = stop - self._control[NEXT], time.perf_counter()
        measured = states >= self.at_once // 2
        trial = measured and _TRIAL > 0 and self._calls % _TRIAL == _TRIAL // 2
        together = states >= LEAST and self.worth_while != trial
        if together:
            given = {**self._buffers, **visited.space, "limit": visited.limit}
            self._together(EXPLORE_TOGETHER, **given, stop=stop)
        status = alone()
        if status == REACHED_STOP and measured:
            self._calls += 1
            rate = states / (time.perf_counter() - began)
            if self._begun or not together:  # the first call of threads takes the memory of their buffers, too
                # What was known of those that are tried is of another time.
                self._rates[together] = rate if trial else (self._rates.get(together, rate) + rate) / 2
            self._begun = self._begun or together
        return status

    def _index(self, visited: Visited, first: int, stop: int) -> None:
        with self._busy:
            if not self._closed:
                with visited.used():
                    self._together(INDEX_TOGETHER, **visited.space, first=first, stop=stop)

    def _together(self, function: Function, **given: Any) -> None:
        """Calls the function in all threads at the same time."""
        calls = [self._code.bind(function, number=n, **self._sizes, **given) for n in range(self._jobs)]
        self._sync[MET] = self._sync[SHARES_TAKEN] = 0
        others = list[Future[None]]()

        def work(call: Call) -> None:
            try:
                call()
            except BaseException:
                self._sync[ABANDONED] = 1
                raise

        try:
            for call in calls[1:]:
                others.append(self._threads.submit(work, call))
            work(calls[0])
        finally:
            if len(others) < len(calls) - 1:
                self._sync[ABANDONED] = 1
            wait(others)
        for other in others:
            other.result()
