"""Expansion of one state, and insertion of a new one: used by the loops of one thread and of several."""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import U8, U32, U64, at, canonical, check, expand, helper, words
from tideproof.properties.engines.exhaustive import layout
from tideproof.properties.engines.exhaustive.table_kernel import digest


@helper
def expand_source(  # type: ignore[no-untyped-def]
    states, orbit_sizes, s, reduced, successors, kinds, hashes, sources, weights, made, taken, first_taken, control
):
    """Write the successors of state `s` to the buffers from index `made` on; return their number, or -1 - transition.

    If the search is `reduced`, successors are replaced by their canonical representatives, weighted by orbit size.
    """
    weight = U64(1)
    if reduced != U64(0):
        weight = U64(orbit_sizes[s])
    n = expand(at(states, s * words()), at(successors, made * words()), at(kinds, made))
    if n < 0:
        return n
    if n == 0:
        control[layout.DEAD] += weight
    control[layout.TAKEN] += U64(n) * weight
    for k in range(made, made + U64(n)):
        if taken[kinds[k]] == U64(0):
            first_taken[kinds[k]] = s
        taken[kinds[k]] += weight
        weights[k] = U32(1)
        if reduced != U64(0):
            weights[k] = U32(canonical(at(successors, k * words()), at(successors, k * words())))
        hashes[k] = digest(at(successors, k * words()))
        sources[k] = U32(s)
    return n


@helper
def store(  # type: ignore[no-untyped-def]
    states, orbit_sizes, parents, reduced, index, state, weight, source, failed, first_failing
):
    """Store a new state and its orbit size, and its parent if that is to be stored. Return the mask of properties that
    have failed so far; `first_failing` receives the state for those that fail here first."""
    for w in range(words()):
        states[index * words() + U64(w)] = state[w]
    if reduced != U64(0):
        orbit_sizes[index] = U8(weight)
    if index & U64((1 << layout.PARENT_BITS) - 1) == U64(0):
        parents[index >> U64(layout.PARENT_BITS)] = source
    fails = check(state) & ~failed
    if fails != U64(0):
        for p in range(MOST_PROPERTIES):
            if (fails >> U64(p)) & U64(1):
                first_failing[p] = index
    return failed | fails
