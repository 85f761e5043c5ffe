"""What a search does with one state, whichever thread does it: its successors, and what is kept of a new one."""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import U8, U32, U64, at, canonical, check, expand, helper, words
from tideproof.properties.engines.exhaustive.layout import DEAD, PARENT_BITS, TAKEN
from tideproof.properties.engines.exhaustive.table_kernel import digest


@helper
def expand_source(  # type: ignore[no-untyped-def]
    states, orbits, s, reduced, successors, kinds, hashes, sources, weights, made, taken, taken_in, control
):
    """Makes the successors of state `s`, from place `made` on: how many there are, or -1 - kind, as `expand` says.

    Where the search is `reduced`, states are known by their canonical forms, and count for all that have them.
    """
    weight = U64(1)
    if reduced != U64(0):
        weight = U64(orbits[s])
    n = expand(at(states, s * words()), at(successors, made * words()), at(kinds, made))
    if n < 0:
        return n
    if n == 0:
        control[DEAD] += weight
    control[TAKEN] += U64(n) * weight
    for k in range(made, made + U64(n)):
        if taken[kinds[k]] == U64(0):
            taken_in[kinds[k]] = s
        taken[kinds[k]] += weight
        weights[k] = U32(1)
        if reduced != U64(0):
            weights[k] = U32(canonical(at(successors, k * words()), at(successors, k * words())))
        hashes[k] = digest(at(successors, k * words()))
        sources[k] = U32(s)
    return n


@helper
def enter(states, orbits, parents, reduced, index, state, weight, source, failed, first):  # type: ignore[no-untyped-def]
    """Keeps a new state, how many states it stands for, and of some the source; the properties that have failed by now.
    `first` has the first state that each fails in."""
    for w in range(words()):
        states[index * words() + U64(w)] = state[w]
    if reduced != U64(0):
        orbits[index] = U8(weight)
    if index & U64((1 << PARENT_BITS) - 1) == U64(0):
        parents[index >> U64(PARENT_BITS)] = source
    fails = check(state) & ~failed
    if fails != U64(0):
        for p in range(MOST_PROPERTIES):
            if (fails >> U64(p)) & U64(1):
                first[p] = index
    return failed | fails
