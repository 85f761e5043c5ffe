"""The inner loops of calibration: walks held against a state space that is known to the last state."""

from __future__ import annotations

from calibration.layout import EDGES, GRAPH, MEASURE, ONCE, SEEN, TAKEN, TWICE
from tideproof.model.backends.kernels import I64, U8, U32, U64, Kernels, at, check, expand, prefetch, words
from tideproof.properties.engines.exhaustive.table_kernel import digest, find_slot
from tideproof.properties.engines.random.kernel import walk


def measure(  # type: ignore[no-untyped-def]
    first, stop, seed, policy, steps, action_of, transitions, actions,
    path, schedule, successors, kinds, weights, states, table, bits, visits, edges, totals,
):  # fmt: skip
    """Counts the visits of walks to each state of a known space (up to 255), and marks the transitions taken.

    `totals`: states seen, states seen exactly once, exactly twice, transitions seen, steps. Returns the index
    after the last walk, or -1 where a walk meets a state that the space does not have.
    """
    index_mask = (U64(1) << bits) - U64(1)
    for index in range(first, stop):
        length = walk(
            index, seed, policy, steps, action_of, transitions, actions, path, schedule, successors, kinds, weights
        )
        if length < 0:
            return I64(-1)
        for d in range(U64(length) + U64(1)):
            prefetch(table, digest(at(path, d * words())) & index_mask)
        for d in range(U64(length) + U64(1)):
            state = at(path, d * words())
            entry = U64(table[find_slot(states, table, bits, state, digest(state))]) & index_mask
            if entry == U64(0):
                return I64(-1)
            number = entry - U64(1)
            seen = visits[number]
            if seen < U8(255):
                visits[number] = U8(seen + U8(1))
            if seen == U8(0):
                totals[SEEN] += U64(1)
                totals[ONCE] += U64(1)
            elif seen == U8(1):
                totals[ONCE] -= U64(1)
                totals[TWICE] += U64(1)
            elif seen == U8(2):
                totals[TWICE] -= U64(1)
            if d < U64(length):
                edge = number * transitions + U64(schedule[d])
                bit = U8(U64(1) << (edge & U64(7)))
                if edges[edge >> U64(3)] & bit == U8(0):
                    edges[edge >> U64(3)] = U8(edges[edge >> U64(3)] | bit)
                    totals[EDGES] += U64(1)
        totals[TAKEN] += U64(length)
    return I64(stop)


def graph(  # type: ignore[no-untyped-def]
    first, stop, states, table, bits, successors, kinds, offsets, targets, labels, failed
):
    """The graph of the states from `first` up to `stop`: offsets[s] to offsets[s+1] are the transitions of s.

    `failed` gets the properties that fail in each state. Returns the number of transitions, or -1 - s where a
    successor of state s is not in the space.
    """
    index_mask = (U64(1) << bits) - U64(1)
    count = offsets[first]
    for s in range(first, stop):
        state = at(states, s * words())
        failed[s] = check(state)
        n = expand(state, successors, kinds)
        if n < 0:
            return I64(-1) - I64(s)
        for k in range(U64(n)):
            after = at(successors, k * words())
            entry = U64(table[find_slot(states, table, bits, after, digest(after))]) & index_mask
            if entry == U64(0):
                return I64(-1) - I64(s)
            targets[count] = U32(entry - U64(1))
            labels[count] = kinds[k]
            count += U64(1)
        offsets[s + U64(1)] = count
    return I64(count)


KERNELS: Kernels = [(measure, MEASURE), (graph, GRAPH)]
