"""The visited set of the exhaustive search: all states in the order of their discovery, and where to find them.

Memory is planned before it is taken: the set knows what it may use and refuses to grow past it. The array of states is
reserved as address space and takes real memory only as it fills, so that nothing is ever copied; the table of indices
(four bytes an entry) is made again when it gets full: four times as large while it is small, then twice.

For states of W words: 8 W bytes a state, and 4 to 12 for its entry in the table; where a state stands for all that
differ only in names, one more for their number. Of parents few are kept (`layout`).
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
"""What enters states of a set, from one up to another, in its table."""


class Region:
    """Zeroed memory that is taken from the system page by page, as it is touched. MemoryError where there is none.

    Pages are larger where it is `dense`: where nearly all of it will be touched.
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
            reserve_only = 0x4000  # MAP_NORESERVE, which Python's mmap does not name before 3.12
            flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | reserve_only
            self._map = mmap.mmap(-1, size, flags=flags)
            with suppress(OSError):  # not every kernel has them
                # Look-ups are random: fewer, larger pages.
                self._map.madvise(mmap.MADV_HUGEPAGE if dense else mmap.MADV_NOHUGEPAGE)
        else:
            self._map = mmap.mmap(-1, size)

    def words(self, first: int, count: int) -> Words:
        """64-bit words from word `first` on."""
        return tuple(memoryview(self._map)[8 * first : 8 * (first + count)].cast("Q"))

    def half_word(self, index: int) -> int:
        return int.from_bytes(self._map[4 * index : 4 * index + 4], sys.byteorder)

    def write(self, words: Words) -> None:
        self._map[: 8 * len(words)] = b"".join(w.to_bytes(8, sys.byteorder) for w in words)

    def write_byte(self, index: int, byte: int) -> None:
        self._map[index] = byte

    def used(self) -> memoryview:
        """As long as this view is not released, the memory is there. ValueError where it is closed."""
        return memoryview(self._map)

    def close(self) -> None:
        """Gives the memory back, at once or with the last view of it."""
        with suppress(BufferError):
            self._map.close()


class Visited:
    """States by index (0 is the initial state), their parents, and the table that finds a state's index.

    Without code it is a set of the initial state alone, and does not grow.
    """

    def __init__(self, code: SearchCode | None, words: int, initial: Words, memory_limit: int) -> None:
        self.words = words
        self.memory_limit = memory_limit
        self._code = code
        reduced = code is not None and bool(code.blocks)
        self._state_bytes = 8 * words + reduced + 4 / (1 << PARENT_BITS)
        self._most = max(1, min(_HIGHEST_INDEX, int(memory_limit / self._state_bytes)))
        self.states = Region(8 * words * self._most)
        self.orbits = Region(self._most if reduced else 1)
        self.parents = Region(4 * (1 + (self._most >> PARENT_BITS)))
        self.table_bits = _FIRST_TABLE_BITS
        self.table = Region(4 << self.table_bits)
        self.count = 1
        self.level_starts = [0]
        self.states.write(initial)
        self.orbits.write_byte(0, 1)  # every renaming takes the initial state to itself
        self._index()

    @property
    def space(self) -> dict[str, Any]:
        """What is kept of states, and the table, as compiled loops take them."""
        kept = {"states": self.states, "orbits": self.orbits, "parents": self.parents}
        return {**kept, "table": self.table, "bits": self.table_bits}

    @property
    def memory(self) -> int:
        """Bytes in use."""
        return int(self.count * self._state_bytes) + (4 << self.table_bits)

    @property
    def limit(self) -> int:
        """How many states there may be before the table has to grow, or the memory is spent."""
        load = _LOAD if self._can_grow() else _LAST_LOAD
        affordable = int((self.memory_limit - (4 << self.table_bits)) / self._state_bytes)
        return max(0, min(int(load * (1 << self.table_bits)), affordable, self._most))

    def _can_grow(self, by: int = 1) -> bool:
        # Worth it only if there is memory for more states than the present table has room for.
        after = (4 << self.table_bits + by) + int(_LAST_LOAD * (1 << self.table_bits)) * self._state_bytes
        return self.table_bits + by <= 32 and after <= self.memory_limit

    def grow(self, index: Index | None = None) -> bool:
        """Makes the table larger, filled by `index` if given. False if there is no memory for that.

        An interrupt (Ctrl-C) is heard at once, and leaves a set that knows all states but does not find them.
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
        smaller.close()  # before the larger one is filled: never the memory of both at once
        self._index(index)
        return True

    def _index(self, index: Index | None = None) -> None:
        """Enters all states in the table, in calls short enough to be interrupted between them."""
        if self._code is not None:
            for first in range(0, self.count, _INDEXED_AT_ONCE):
                stop = min(first + _INDEXED_AT_ONCE, self.count)
                if index is not None:
                    index(self, first, stop)
                else:
                    self._code.bind(INDEX_STATES, **self.space, first=first, stop=stop)()
            self._key = (ctypes.c_uint64 * self.words)()
            self._find = self._code.bind(FIND_STATE, **self.space, state=self._key, known=self._most)

    def state(self, index: int) -> Words:
        return self.states.words(index * self.words, self.words)

    def find(self, state: Words) -> int | None:
        """The index of a state, or None if it has not been visited."""
        if self._code is None:
            return 0 if state == self.state(0) else None
        self._key[:] = list(state)
        index = self._find()
        return None if index < 0 else index

    def depth(self, index: int) -> int:
        """The number of steps that the state is away from the initial state."""
        return bisect_right(self.level_starts, index) - 1

    def path(self, index: int) -> list[int]:
        """The indices of the states on a shortest way from the initial state to this one, both included."""
        way = [index]
        while way[-1] != 0 and self._code is not None:
            state, near = self.state(way[-1]), self.parents.half_word(way[-1] >> PARENT_BITS)
            way.append(next(s for s in range(near, way[-1]) if self._code.reaches(self.state(s), state)))
        return way[::-1]

    @contextmanager
    def used(self) -> Iterator[None]:
        """Within it the memory is there, though the set may be closed meanwhile. ValueError where it is."""
        with self.states.used(), self.orbits.used(), self.parents.used(), self.table.used():
            yield

    def close(self) -> None:
        """Gives the memory back. The set cannot be used any more."""
        for region in (self.states, self.orbits, self.parents, self.table):
            region.close()
