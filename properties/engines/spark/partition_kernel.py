"""The inner loops of a search whose states are shared out by hash, written for Numba and compiled ahead of time.

All states have one order: by their hash, then by their words. A partition owns a range of hashes, so it is a stretch
of that order, and what is sorted once stays sorted when it is cut up by owner. Sets of states are sorted arrays
(*runs*), which are never changed once written.

A run is made with a table kept in order: a state's home is its hash's share of the table, and an insertion moves what
is greater one place to the right. Reading the table from left to right is the run, duplicates gone; no sort is needed.
"""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import I64, U64, Kernels, at, canonical, check, expand, helper, prefetch, words
from tideproof.properties.engines.exhaustive.table_kernel import digest, equal
from tideproof.properties.engines.spark.partition_layout import (
    BLOCK,
    COLLECT,
    DEAD,
    DISTINCT,
    DONE,
    DRAIN,
    ERROR,
    ESCAPED,
    EXPAND_INTO,
    FIND_SOURCE,
    FULL,
    JUDGE,
    MERGE,
    NEXT,
    REMOVE_KNOWN,
    STEPS,
    USED,
)


@helper
def width():  # type: ignore[no-untyped-def]
    """Of an entry in the table: the hash, then the state; a hash of 0 marks a free place."""
    return words() + U64(1)


@helper
def hash_of(state):  # type: ignore[no-untyped-def]
    h = digest(state)
    return h if h != U64(0) else U64(1)


@helper
def share(h, partitions):  # type: ignore[no-untyped-def]
    """The owner in the upper half, and in the lower how far the hash is in the owner's range."""
    return (h >> U64(32)) * partitions


@helper
def words_below(a, b):  # type: ignore[no-untyped-def]
    for w in range(words()):
        if a[w] != b[w]:
            return a[w] < b[w]
    return False


@helper
def insert(table, room, place, h, state):  # type: ignore[no-untyped-def]
    """Enters a state in the ordered table: 1 if it is new, 0 if not, -1 where there is no room to the right."""
    while True:
        if place >= room:
            return I64(-1)
        there = table[place * width()]
        if there == U64(0):
            break
        if there >= h:
            entry = at(table, place * width() + U64(1))
            if there > h or words_below(state, entry):
                break
            if equal(entry, state):
                return I64(0)
        place += U64(1)
    free = place
    while table[free * width()] != U64(0):
        free += U64(1)
        if free >= room:
            return I64(-1)
    for i in range(free * width() + width() - U64(1), place * width() + width() - U64(1), -1):
        table[i] = table[i - width()]
    table[place * width()] = h
    for w in range(words()):
        table[place * width() + U64(1) + U64(w)] = state[w]
    return I64(1)


def collect(states, count, partitions, table, slots, room):  # type: ignore[no-untyped-def]
    """Enters the states of a run of one partition in the table; the number of new ones, or -1 if it is full."""
    new = I64(0)
    for i in range(count):
        state = at(states, i * words())
        h = hash_of(state)
        place = ((share(h, partitions) & U64(0xFFFFFFFF)) * slots) >> U64(32)
        status = insert(table, room, place, h, state)
        if status < 0:
            return status
        new += status
    return new


@helper
def expand_to_forms(state, reduced, successors, kinds):  # type: ignore[no-untyped-def]
    """Makes the successors of a state, as `expand` says; their canonical forms where the search is `reduced`."""
    n = expand(state, successors, kinds)
    if reduced != U64(0):
        for k in range(max(n, I64(0))):
            canonical(at(successors, U64(k) * words()), at(successors, U64(k) * words()))
    return n


def expand_into(  # type: ignore[no-untyped-def]
    states, stop, limit, reduced, transitions, table, slots, room, successors, kinds, weights, taken, control,
):  # fmt: skip
    """Enters the successors of the states from NEXT on in the table, until it holds more than `limit`.

    Where the search is `reduced`, states are known by their canonical forms, and count for all that have them.
    """
    source, used = control[NEXT], control[USED]
    while source < stop:
        if used > limit:
            control[NEXT], control[USED] = source, used
            return I64(FULL)
        end = min(stop, source + U64(BLOCK))
        made, dead, steps, distinct = U64(0), U64(0), U64(0), U64(0)
        for s in range(source, end):
            weight = U64(1)
            if reduced != U64(0):
                weight = canonical(at(states, s * words()), at(successors, made * words()))
            n = expand_to_forms(at(states, s * words()), reduced, at(successors, made * words()), at(kinds, made))
            if n < 0:
                control[NEXT], control[ERROR] = s, U64(-1 - n)
                return I64(ESCAPED)
            if n == 0:
                dead += weight
            steps += U64(n) * weight
            distinct += weight
            for k in range(made, made + U64(n)):
                weights[k] = weight
            made += U64(n)
        for k in range(made):
            h = hash_of(at(successors, k * words()))
            prefetch(table, (((h >> U64(32)) * slots) >> U64(32)) * width())
        for k in range(made):
            state = at(successors, k * words())
            h = hash_of(state)
            status = insert(table, room, ((h >> U64(32)) * slots) >> U64(32), h, state)
            if status < 0:  # the block is done again with an empty table
                control[NEXT], control[USED] = source, used
                return I64(FULL)
            used += U64(status)
        for k in range(made):
            taken[kinds[k]] += weights[k]
        control[STEPS] += steps
        control[DEAD] += dead
        control[DISTINCT] += distinct
        source = end
    control[NEXT], control[USED] = source, used
    return I64(DONE)


def drain(table, room, partitions, out, offsets):  # type: ignore[no-untyped-def]
    """Empties the table into a run; the states of partition p are offsets[p] to offsets[p+1]. Their number."""
    count, owner = U64(0), U64(0)
    offsets[0] = U64(0)
    for place in range(room):
        h = table[place * width()]
        if h == U64(0):
            continue
        while owner < share(h, partitions) >> U64(32):
            owner += U64(1)
            offsets[owner] = count
        for w in range(words()):
            out[count * words() + U64(w)] = table[place * width() + U64(1) + U64(w)]
        table[place * width()] = U64(0)
        count += U64(1)
    while owner < partitions:
        owner += U64(1)
        offsets[owner] = count
    return I64(count)


@helper
def precedes(run, i, h, state):  # type: ignore[no-untyped-def]
    """Whether state i of the run comes before this one."""
    there = at(run, i * words())
    other = hash_of(there)
    return other < h or (other == h and words_below(there, state))


@helper
def first_not_before(run, count, begin, guess, h, state):  # type: ignore[no-untyped-def]
    """The first place from `begin` on whose state does not come before this one; the search starts at a guess."""
    low, high, step = begin, count, U64(1)
    place = min(max(guess, begin), count - U64(1)) if begin < count else begin
    if low < high:
        if precedes(run, place, h, state):
            low = place + U64(1)
            while low + step < high and precedes(run, low + step, h, state):
                low += step + U64(1)
                step *= U64(2)
            high = min(high, low + step)
        else:
            high = place
            while low + step < high and not precedes(run, high - step, h, state):
                high -= step
                step *= U64(2)
            low = max(low, high - min(step, high))
    while low < high:
        middle = (low + high) >> U64(1)
        if precedes(run, middle, h, state):
            low = middle + U64(1)
        else:
            high = middle
    return low


def remove_known(states, count, partitions, run, length, out):  # type: ignore[no-untyped-def]
    """The states of a run of one partition that another run of it does not have; their number."""
    kept, cursor, last = U64(0), U64(0), U64(0)
    for i in range(count):
        state = at(states, i * words())
        h = hash_of(state)
        here = share(h, partitions) & U64(0xFFFFFFFF)
        guess = cursor + (((here - last) * length) >> U64(32))
        cursor = first_not_before(run, length, cursor, guess, h, state)
        last = here
        if cursor < length and equal(at(run, cursor * words()), state):
            continue
        for w in range(words()):
            out[kept * words() + U64(w)] = state[w]
        kept += U64(1)
    return I64(kept)


def merge(a, a_count, b, b_count, out):  # type: ignore[no-untyped-def]
    """One run of two that have no state in common."""
    i, j = U64(0), U64(0)
    h = hash_of(a) if a_count > U64(0) else U64(0)
    for k in range(a_count + b_count):
        if i < a_count and (j == b_count or not precedes(b, j, h, at(a, i * words()))):
            for w in range(words()):
                out[k * words() + U64(w)] = a[i * words() + U64(w)]
            i += U64(1)
            if i < a_count:
                h = hash_of(at(a, i * words()))
        else:
            for w in range(words()):
                out[k * words() + U64(w)] = b[j * words() + U64(w)]
            j += U64(1)
    return I64(0)


def judge(states, count, first):  # type: ignore[no-untyped-def]
    """The properties that fail in some state, and for each the first such state."""
    failed = U64(0)
    for i in range(count):
        fails = check(at(states, i * words())) & ~failed
        if fails != U64(0):
            failed |= fails
            for p in range(MOST_PROPERTIES):
                if (fails >> U64(p)) & U64(1):
                    first[p] = i
    return failed


def find_source(states, count, reduced, target, successors, kinds):  # type: ignore[no-untyped-def]
    """The first state that has this successor, or -1."""
    for i in range(count):
        n = expand_to_forms(at(states, i * words()), reduced, successors, kinds)
        for k in range(max(n, I64(0))):
            if equal(at(successors, U64(k) * words()), target):
                return I64(i)
    return I64(-1)


KERNELS: Kernels = [
    (collect, COLLECT),
    (expand_into, EXPAND_INTO),
    (drain, DRAIN),
    (remove_known, REMOVE_KNOWN),
    (merge, MERGE),
    (judge, JUDGE),
    (find_source, FIND_SOURCE),
]
