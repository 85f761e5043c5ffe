"""Inner loops of the exhaustive search, written for Numba and compiled ahead of time (model/backends/kernels.py).

States are stored in the order of their discovery, so the array of states is also the queue of the breadth-first search,
and the index of a state gives its level. table_kernel.py describes the hash table of the visited set.

Source states are expanded in blocks: first all successors of the block are made and their table slots prefetched, then
the states that those slots refer to, then the lookups are done. On large spaces nearly all time is spent on cache
misses, which this overlaps. States are discovered in the same order as without blocks.
"""

from __future__ import annotations

from tideproof.model.backends.kernels import I64, U32, U64, Kernels, at, prefetch, words
from tideproof.properties.engines.exhaustive import layout
from tideproof.properties.engines.exhaustive.source_kernel import expand_source, store
from tideproof.properties.engines.exhaustive.table_kernel import digest, entry_of, find_slot


def explore(  # type: ignore[no-untyped-def]
    states, orbit_sizes, parents, table, bits, stop, limit, reduced, transitions, successors, kinds, hashes, sources,
    weights, taken, first_taken, first_failing, control,
):  # fmt: skip
    """Expand the states from NEXT up to `stop`, while the successors fit below `limit` visited states."""
    index_mask = (U64(1) << bits) - U64(1)
    count, source = control[layout.COUNT], control[layout.NEXT]
    failed, distinct = control[layout.FAILED], control[layout.DISTINCT]
    status = I64(layout.REACHED_STOP)
    while source < stop:
        end = min(stop, source + U64(layout.BLOCK))
        if count + (end - source) * transitions > limit:
            end = source + U64(1)
            if count + transitions > limit:
                status = I64(layout.TABLE_FULL)
                break
        made = U64(0)
        for s in range(source, end):
            n = expand_source(
                states, orbit_sizes, s, reduced, successors, kinds, hashes, sources, weights, made,
                taken, first_taken, control,
            )  # fmt: skip
            if n < 0:
                control[layout.NEXT], control[layout.ERROR] = s, U64(-1 - n)
                return I64(layout.ESCAPED)
            for k in range(made, made + U64(n)):
                prefetch(table, hashes[k] & index_mask)
            made += U64(n)
        for k in range(made):
            h = hashes[k]
            entry = U64(table[h & index_mask])
            if entry != U64(0) and (((entry ^ (h >> U64(32))) & ~index_mask) & U64(0xFFFFFFFF)) == U64(0):
                prefetch(states, ((entry & index_mask) - U64(1)) * words())
        for k in range(made):
            state = at(successors, k * words())
            h = hashes[k]
            slot = find_slot(states, table, bits, state, h)
            if table[slot] != U32(0):
                continue
            table[slot] = entry_of(count, bits, h)
            distinct += U64(weights[k])
            failed = store(
                states, orbit_sizes, parents, reduced, count, state, weights[k], sources[k], failed, first_failing
            )
            count += U64(1)
        source = end
    control[layout.COUNT], control[layout.NEXT] = count, source
    control[layout.FAILED], control[layout.DISTINCT] = failed, distinct
    return status


def index_states(states, table, bits, first, stop):  # type: ignore[no-untyped-def]
    """Insert the states `first` to `stop`, which are distinct, into the table."""
    index_mask = (U64(1) << bits) - U64(1)
    ahead = U64(16)
    for index in range(first, stop):
        if index + ahead < stop:
            prefetch(table, digest(at(states, (index + ahead) * words())) & index_mask)
        h = digest(at(states, index * words()))
        slot = h & index_mask
        while table[slot] != U32(0):
            slot = (slot + U64(1)) & index_mask
        table[slot] = entry_of(index, bits, h)
    return I64(0)


def find_state(states, table, bits, state):  # type: ignore[no-untyped-def]
    """Return the index of a state, or -1."""
    slot = find_slot(states, table, bits, state, digest(state))
    return I64(table[slot] & U32((U64(1) << bits) - U64(1))) - I64(1)


KERNELS: Kernels = [(explore, layout.EXPLORE), (index_states, layout.INDEX_STATES), (find_state, layout.FIND_STATE)]
