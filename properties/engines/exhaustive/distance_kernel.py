"""The distance of every visited state from the nearest state that fails a property, once all states are visited.

The steps between states are found again, by expanding each state once more, and kept: `targets[offsets[s]]` and those
that follow are the states after `s`. They are turned around, and a breadth-first search goes back from the goals.
"""

from __future__ import annotations

from tideproof.model.backends.kernels import I64, U32, U64, Kernels, at, check, expand, words
from tideproof.properties.engines.exhaustive import distance_layout as layout
from tideproof.properties.engines.exhaustive.table_kernel import digest, find_slot


def edges(states, table, bits, first, stop, successors, kinds, offsets, targets):  # type: ignore[no-untyped-def]
    """Append the steps of the states `first` to `stop`, all of whose successors were visited; return their number."""
    index_mask = (U64(1) << bits) - U64(1)
    end = U64(offsets[first])
    for s in range(first, stop):
        n = expand(at(states, s * words()), successors, kinds)
        for k in range(n):
            state = at(successors, U64(k) * words())
            slot = find_slot(states, table, bits, state, digest(state))
            targets[end] = U32((U64(table[slot]) & index_mask) - U64(1))
            end += U64(1)
        offsets[s + U64(1)] = U32(end)
    return I64(end)


def mark(states, first, stop, mask, distances):  # type: ignore[no-untyped-def]
    """Make goals of the states that fail a property of the mask, and of no others."""
    goals = U64(0)
    for s in range(first, stop):
        distances[s] = U32(layout.NEVER)
        if check(at(states, s * words())) & mask != U64(0):
            distances[s] = U32(0)
            goals += U64(1)
    return I64(goals)


def distances(count, offsets, targets, starts, sources, queue, distances):  # type: ignore[no-untyped-def]
    """Write the distance of each state from the nearest goal; return how many states have one."""
    for s in range(count + U64(2)):
        starts[s] = U32(0)
    end = U64(offsets[count])
    for e in range(end):
        starts[U64(targets[e]) + U64(2)] += U32(1)
    for s in range(U64(2), count + U64(2)):
        starts[s] += starts[s - U64(1)]
    # As they are filled, the starts move up by one state: afterwards each is where it belongs.
    for s in range(count):
        for e in range(U64(offsets[s]), U64(offsets[s + U64(1)])):
            place = U64(targets[e]) + U64(1)
            sources[starts[place]] = U32(s)
            starts[place] += U32(1)
    waiting = U64(0)
    for s in range(count):
        if distances[s] == U32(0):
            queue[waiting] = U32(s)
            waiting += U64(1)
    done = U64(0)
    while done < waiting:
        s = U64(queue[done])
        for e in range(U64(starts[s]), U64(starts[s + U64(1)])):
            source = U64(sources[e])
            if distances[source] == U32(layout.NEVER):
                distances[source] = distances[s] + U32(1)
                queue[waiting] = U32(source)
                waiting += U64(1)
        done += U64(1)
    return I64(waiting)


KERNELS: Kernels = [(edges, layout.EDGES), (mark, layout.MARK), (distances, layout.DISTANCES)]
