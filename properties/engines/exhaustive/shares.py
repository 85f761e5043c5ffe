"""A search by several threads: the same states, with the same numbers, as one thread finds (shares_kernel.py says how).

So it changes no result how many there are, nor which states one thread expands alone: those of small levels, the last
ones before a limit of memory, and those around a step that leaves its range.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Lock
from typing import Any

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.layout import COUNT, DISTINCT, ERROR, FAILED, NEXT, REACHED_STOP
from tideproof.properties.engines.exhaustive.shares_layout import (
    ADD_UP,
    ENTER_SHARE,
    EXPAND_SHARE,
    FIND_NEW,
    MADE,
    OFFSET,
    SHARE_WORDS,
    STOP,
)
from tideproof.properties.engines.exhaustive.visited import Region, Visited

LEAST = 1 << 13
"""States to expand from which on threads save more time than they need to wait for each other."""

_PARTS = 4
"""To a thread. Who is done with one takes the next, so that none waits long for a thread that gets less of its core."""

_SOURCES, _ROOM = 1 << 12, 1 << 18
"""The most states of a share, and about the most successors. Memory is taken only for those that there are."""

_MARGIN = 1.2
"""So many times the successors that the states before had are expected, at most."""

_OF_THE_SET = {"states", "parents", "table"}

Call = Callable[[], int]


class Shares:
    """The threads of a search, and their buffers; `common` are those that they have in common with a single thread."""

    def __init__(self, code: SearchCode, jobs: int, common: Mapping[str, Any], deadline: float) -> None:
        """Raises MemoryError where there is no room, and TimeoutError where there is no code by the deadline."""
        self._code, self._jobs, parts = code.for_threads(deadline), jobs, _PARTS * jobs
        room = max(_ROOM, code.transitions)
        self._most = parts * min(_SOURCES, room // max(1, code.transitions))
        self._sizes = {"words": code.words, "parts": parts, "room": room, "transitions": code.transitions}
        small = ENTER_SHARE.allocate("shares", "share_first", **self._sizes)
        self._buffers = {name: common[name] for name in ("taken", "taken_in", "control")} | small
        self._reduced = bool(code.blocks)
        for function in (EXPAND_SHARE, FIND_NEW):
            for name in function.buffers - self._buffers.keys() - _OF_THE_SET:
                self._buffers[name] = Region(function.size(name, **self._sizes), dense=False)
        self._control, self._first = common["control"], common["first"]
        self._shares, self._share_first = small["shares"], small["share_first"]
        self._per_source = 1.0
        self._table_bits = 0
        self._threads = ThreadPoolExecutor(jobs)
        self._busy, self._closed = Lock(), False
        self.at_once = 2 * LEAST
        """To be asked for so many states at a time at least is worth while."""

    def explore(self, visited: Visited, stop: int, alone: Call) -> int:
        """Expands the states up to `stop`; `alone` does so in one thread, and says why it returned.

        An interrupt is heard at once, and does not end what has begun: `close` waits for it.
        """
        if self._table_bits != visited.table_bits:
            self._bind(visited)
        return self._threads.submit(self._explore, visited.limit, stop, alone).result()

    def close(self) -> None:
        """Ends the threads when they have done what they are doing, some hundredths of a second, interrupted or not."""
        self._closed, interrupt = True, None
        while True:
            try:
                with self._busy:
                    break
            except KeyboardInterrupt as error:
                interrupt = error
        self._threads.shutdown(wait=False)
        if interrupt is not None:
            raise interrupt

    def _bind(self, visited: Visited) -> None:
        given = {**self._buffers, **self._sizes, **visited.space, "parents": visited.parents, "limit": visited.limit}
        given["reduced"] = self._reduced
        self._expand, self._find, self._enter = (
            [self._code.bind(function, number=number, **given) for number in range(self._sizes["parts"])]
            for function in (EXPAND_SHARE, FIND_NEW, ENTER_SHARE)
        )
        self._add_up = self._code.bind(ADD_UP, **given)
        self._table_bits = visited.table_bits

    def _explore(self, limit: int, stop: int, alone: Call) -> int:
        with self._busy:
            while not self._closed and self._expanded_together(limit, stop):
                pass
            return REACHED_STOP if self._closed else alone()

    def _expanded_together(self, limit: int, stop: int) -> bool:
        """Expands some states. False if one thread has to: then nothing has been done."""
        control, shares, first, parts = self._control, self._shares, self._control[NEXT], self._sizes["parts"]
        size = min(self._most, stop - first, int((limit - control[COUNT]) / self._per_source))
        if size < LEAST:
            return False
        at = range(0, parts * SHARE_WORDS, SHARE_WORDS)
        for number, share in enumerate(at):
            shares[share + NEXT] = first + size * number // parts
            shares[share + STOP] = first + size * (number + 1) // parts
        self._together(self._expand)
        made = 0
        for share in at:
            if shares[share + ERROR]:
                return False
            shares[share + OFFSET] = made
            made += shares[share + MADE]
        self._per_source = max(1.0, _MARGIN * made / size)
        if control[COUNT] + made + self._sizes["transitions"] > limit:
            return False  # one thread may have no room for the last states of this stretch
        self._together(self._find)
        self._add_up()
        self._together(self._enter)
        for number, share in enumerate(at):
            control[DISTINCT] += shares[share + DISTINCT]
            failed = shares[share + FAILED] & ~control[FAILED]
            for p in range(failed.bit_length()):
                if failed >> p & 1:
                    self._first[p] = self._share_first[number * MOST_PROPERTIES + p]
            control[FAILED] |= failed
        return True

    def _together(self, calls: Sequence[Call]) -> None:
        """Makes all calls, each in the first thread that is free."""
        left, one_at_a_time = iter(calls), Lock()

        def work() -> None:
            while True:
                with one_at_a_time:
                    call = next(left, None)
                if call is None:
                    return
                call()

        others = [self._threads.submit(work) for _ in range(self._jobs - 1)]
        try:
            work()
        finally:
            wait(others)
        for other in others:
            other.result()
