"""The visited set of the exhaustive search: all states in the order of their discovery, and a hash table of them.

The set knows its memory limit and does not grow beyond it. The array of states is reserved as address space and backed
by memory only as it fills, so states are never copied; the hash table (4 bytes per slot) is rebuilt when it is full:
four times as large while it is small, then twice.

A state of W words takes 8 W bytes, plus 4 to 12 in the table, plus 1 for the size of its orbit under symmetry
reduction. Few parents are stored (`layout.PARENT_BITS`).
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from tideproof.model.language.space import Words
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.layout import FIND_STATE, INDEX_STATES, PARENT_BITS

_HIGHEST_INDEX = 2**32 - 2
_FIRST_TABLE_BITS = 14
_SMALL_TABLE_BITS = 22
_LOAD = 0.7
_LAST_LOAD = 0.95
_INDEXED_AT_ONCE = 2**20

Index = Callable[["Visited", int, int], None]
"""Inserts the states from one index up to another into the table of a set."""


class Region:
    """Zeroed memory, backed page by page as it is touched. Raises MemoryError if the address space is not available.

    `dense` asks for huge pages: nearly all of it will be touched.
    """

    def __init__(self, size: int, dense: bool = True) -> None:
        size = max(size, mmap.PAGESIZE)
        try:
            self._reserve(size, dense)
        except (OSError, OverflowError) as error:
            raise MemoryError(f"the system has no room for {size / 2**30:.3g} GiB: give a --memory-limit") from error
        self.size = size
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(self._map))

    def _reserve(self, size: int, dense: bool) -> None:
        if sys.platform == "linux":
            reserve_only = 0x4000  # MAP_NORESERVE; mmap.MAP_NORESERVE needs Python 3.12
            flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | reserve_only
            self._map = mmap.mmap(-1, size, flags=flags)
            with suppress(OSError):  # kernels may be built without huge pages
                # Lookups are random: huge pages save TLB misses.
                self._map.madvise(mmap.MADV_HUGEPAGE if dense else mmap.MADV_NOHUGEPAGE)
        else:
            self._map = mmap.mmap(-1, size)

    def words(self, first: int, count: int) -> Words:
        """Return `count` 64-bit words from word `first` on."""
        return tuple(memoryview(self._map)[8 * first : 8 * (first + count)].cast("Q"))

    def half_word(self, index: int) -> int:
        return int.from_bytes(self._map[4 * index : 4 * index + 4], sys.byteorder)

    def write(self, words: Words) -> None:
        self._map[: 8 * len(words)] = b"".join(w.to_bytes(8, sys.byteorder) for w in words)

    def write_byte(self, index: int, byte: int) -> None:
        self._map[index] = byte

    def pinned(self) -> memoryview:
        """Return a view that keeps the memory until it is released. Raises ValueError if the region is closed."""
        return memoryview(self._map)

    def close(self) -> None:
        """Release the memory, at once or with the last view of it."""
        with suppress(BufferError):
            self._map.close()


class Visited:
    """States by index (0 is the initial state), stored parents, and the hash table from states to indices.

    Without code the set contains the initial state only and does not grow.
    """

    def __init__(self, code: SearchCode | None, words: int, initial: Words, memory_limit: int) -> None:
        self.words = words
        self.memory_limit = memory_limit
        self._code = code
        reduced = code is not None and bool(code.blocks)
        self._state_bytes = 8 * words + reduced + 4 / (1 << PARENT_BITS)
        self._capacity = max(1, min(_HIGHEST_INDEX, int(memory_limit / self._state_bytes)))
        self.states = Region(8 * words * self._capacity)
        self.orbit_sizes = Region(self._capacity if reduced else 1)
        self.parents = Region(4 * (1 + (self._capacity >> PARENT_BITS)))
        self.table_bits = _FIRST_TABLE_BITS
        self.table = Region(4 << self.table_bits)
        self.count = 1
        self.level_starts = [0]
        self.states.write(initial)
        self.orbit_sizes.write_byte(0, 1)  # every renaming maps the initial state to itself
        self._index()

    @property
    def space(self) -> dict[str, Any]:
        """The arguments `layout.SPACE` of the kernels, and the size of the table."""
        return {**self._regions, "bits": self.table_bits}

    @property
    def _regions(self) -> dict[str, Region]:
        return {"states": self.states, "orbit_sizes": self.orbit_sizes, "parents": self.parents, "table": self.table}

    @property
    def memory(self) -> int:
        """Bytes in use."""
        return int(self.count * self._state_bytes) + (4 << self.table_bits)

    @property
    def limit(self) -> int:
        """The number of states at which the table must grow or the memory limit is reached."""
        load = _LOAD if self._can_grow() else _LAST_LOAD
        affordable = int((self.memory_limit - (4 << self.table_bits)) / self._state_bytes)
        return max(0, min(int(load * (1 << self.table_bits)), affordable, self._capacity))

    def _can_grow(self, by: int = 1) -> bool:
        # Growing pays off only if memory allows more states than the present table can hold.
        after = (4 << self.table_bits + by) + int(_LAST_LOAD * (1 << self.table_bits)) * self._state_bytes
        return self.table_bits + by <= 32 and after <= self.memory_limit

    def grow(self, index: Index | None = None) -> bool:
        """Rebuild the table in a larger size, with `index` if given. Return False if memory does not allow that.

        An interrupt is raised at once; the set then has all states, but `find` may miss some.
        """
        if not self._can_grow():
            return False
        try:
            by = 2 if self.table_bits + 2 <= _SMALL_TABLE_BITS and self._can_grow(2) else 1
            larger = Region(4 << self.table_bits + by)
        except MemoryError:
            return False
        smaller, self.table = self.table, larger
        self.table_bits += by
        smaller.close()  # before the larger one is filled, so that only one takes memory
        self._index(index)
        return True

    def _index(self, index: Index | None = None) -> None:
        """Insert all states into the table, in calls short enough for interrupts in between."""
        if self._code is not None:
            for first in range(0, self.count, _INDEXED_AT_ONCE):
                stop = min(first + _INDEXED_AT_ONCE, self.count)
                if index is not None:
                    index(self, first, stop)
                else:
                    self._code.bind(INDEX_STATES, **self.space, first=first, stop=stop)()
            self._key = (ctypes.c_uint64 * self.words)()
            self._find = self._code.bind(FIND_STATE, **self.space, state=self._key, capacity=self._capacity)

    def state(self, index: int) -> Words:
        return self.states.words(index * self.words, self.words)

    def find(self, state: Words) -> int | None:
        """Return the index of a state, or None if it has not been visited."""
        if self._code is None:
            return 0 if state == self.state(0) else None
        self._key[:] = list(state)
        index = self._find()
        return None if index < 0 else index

    def depth(self, index: int) -> int:
        """Return the distance of a state from the initial state."""
        return bisect_right(self.level_starts, index) - 1

    def path(self, index: int) -> list[int]:
        """Return the indices of the states on a shortest path from the initial state to this one, both included."""
        path = [index]
        while path[-1] != 0 and self._code is not None:
            state, least = self.state(path[-1]), self.parents.half_word(path[-1] >> PARENT_BITS)
            path.append(next(s for s in range(least, path[-1]) if self._code.reaches(self.state(s), state)))
        return path[::-1]

    @contextmanager
    def pinned(self) -> Iterator[None]:
        """Keep the memory until the block ends, even if the set is closed. Raises ValueError if it already is."""
        with ExitStack() as stack:
            for region in self._regions.values():
                stack.enter_context(region.pinned())
            yield

    def close(self) -> None:
        """Release the memory: the set cannot be used any more."""
        for region in self._regions.values():
            region.close()
