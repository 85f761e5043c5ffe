"""Inner loops of a search partitioned by hash, written for Numba, compiled ahead of time (model/backends/kernels.py).

States are ordered by hash, then by their words. A partition owns a range of hashes, which is an interval of that order,
so a sorted array stays sorted when it is split by owner. Sets of states are sorted arrays (*runs*) and immutable.

A run is made by an ordered hash table: the home slot of a state is proportional to its hash, and an insertion moves
greater entries one slot to the right. A scan of the table then yields the run without duplicates; no sort is needed.
"""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import I64, U64, Kernels, at, canonical, check, expand, helper, prefetch, words
from tideproof.properties.engines.exhaustive.table_kernel import digest, equal
from tideproof.properties.engines.spark import partition_layout as layout


@helper
def width():  # type: ignore[no-untyped-def]
    """Return the words per table entry: the hash, then the state; a hash of 0 marks a free slot."""
    return words() + U64(1)


@helper
def hash_of(state):  # type: ignore[no-untyped-def]
    h = digest(state)
    return h if h != U64(0) else U64(1)


@helper
def owner_and_position(h, partitions):  # type: ignore[no-untyped-def]
    """Return the owner of a hash in the upper half, and its relative position in the owner's range in the lower."""
    return (h >> U64(32)) * partitions


@helper
def words_below(a, b):  # type: ignore[no-untyped-def]
    for w in range(words()):
        if a[w] != b[w]:
            return a[w] < b[w]
    return False


@helper
def insert(table, room, slot, h, state):  # type: ignore[no-untyped-def]
    """Insert a state into the ordered table; return 1 if it is new, 0 if not, -1 if there is no room to the right."""
    while True:
        if slot >= room:
            return I64(-1)
        there = table[slot * width()]
        if there == U64(0):
            break
        if there >= h:
            entry = at(table, slot * width() + U64(1))
            if there > h or words_below(state, entry):
                break
            if equal(entry, state):
                return I64(0)
        slot += U64(1)
    free = slot
    while table[free * width()] != U64(0):
        free += U64(1)
        if free >= room:
            return I64(-1)
    for i in range(free * width() + width() - U64(1), slot * width() + width() - U64(1), -1):
        table[i] = table[i - width()]
    table[slot * width()] = h
    for w in range(words()):
        table[slot * width() + U64(1) + U64(w)] = state[w]
    return I64(1)


def collect(states, count, partitions, table, slots, room):  # type: ignore[no-untyped-def]
    """Insert the states of a partition's run into the table; return the number of new ones, or -1 if it is full."""
    new = I64(0)
    for i in range(count):
        state = at(states, i * words())
        h = hash_of(state)
        slot = ((owner_and_position(h, partitions) & U64(0xFFFFFFFF)) * slots) >> U64(32)
        status = insert(table, room, slot, h, state)
        if status < 0:
            return status
        new += status
    return new


@helper
def expand_to_forms(state, reduced, successors, kinds):  # type: ignore[no-untyped-def]
    """Write the successors of a state (see `expand`), or their canonical representatives if the search is `reduced`."""
    n = expand(state, successors, kinds)
    if reduced != U64(0):
        for k in range(max(n, I64(0))):
            canonical(at(successors, U64(k) * words()), at(successors, U64(k) * words()))
    return n


def expand_into(  # type: ignore[no-untyped-def]
    states, stop, limit, reduced, transitions, table, slots, room, successors, kinds, weights, taken, control,
):  # fmt: skip
    """Insert the successors of the states from NEXT on into the table, until it holds more than `limit`.

    If the search is `reduced`, states are canonical representatives, and their counts are weighted by orbit size.
    """
    source, used = control[layout.NEXT], control[layout.USED]
    while source < stop:
        if used > limit:
            control[layout.NEXT], control[layout.USED] = source, used
            return I64(layout.FULL)
        end = min(stop, source + U64(layout.BLOCK))
        made, dead, steps, distinct = U64(0), U64(0), U64(0), U64(0)
        for s in range(source, end):
            weight = U64(1)
            if reduced != U64(0):
                weight = canonical(at(states, s * words()), at(successors, made * words()))
            n = expand_to_forms(at(states, s * words()), reduced, at(successors, made * words()), at(kinds, made))
            if n < 0:
                control[layout.NEXT], control[layout.ERROR] = s, U64(-1 - n)
                return I64(layout.ESCAPED)
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
            if status < 0:  # the block is repeated with an empty table
                control[layout.NEXT], control[layout.USED] = source, used
                return I64(layout.FULL)
            used += U64(status)
        for k in range(made):
            taken[kinds[k]] += weights[k]
        control[layout.STEPS] += steps
        control[layout.DEAD] += dead
        control[layout.DISTINCT] += distinct
        source = end
    control[layout.NEXT], control[layout.USED] = source, used
    return I64(layout.DONE)


def drain(table, room, partitions, out, offsets):  # type: ignore[no-untyped-def]
    """Move the table to a run in which partition p has the states offsets[p] to offsets[p+1]; return its length."""
    count, owner = U64(0), U64(0)
    offsets[0] = U64(0)
    for slot in range(room):
        h = table[slot * width()]
        if h == U64(0):
            continue
        while owner < owner_and_position(h, partitions) >> U64(32):
            owner += U64(1)
            offsets[owner] = count
        for w in range(words()):
            out[count * words() + U64(w)] = table[slot * width() + U64(1) + U64(w)]
        table[slot * width()] = U64(0)
        count += U64(1)
    while owner < partitions:
        owner += U64(1)
        offsets[owner] = count
    return I64(count)


@helper
def less_at(run, i, h, state):  # type: ignore[no-untyped-def]
    """Return whether state i of the run is less than this one."""
    there = at(run, i * words())
    other = hash_of(there)
    return other < h or (other == h and words_below(there, state))


@helper
def lower_bound(run, count, begin, guess, h, state):  # type: ignore[no-untyped-def]
    """Return the first index from `begin` on of a state that is not less: gallop from a guess, then bisect."""
    low, high, step = begin, count, U64(1)
    slot = min(max(guess, begin), count - U64(1)) if begin < count else begin
    if low < high:
        if less_at(run, slot, h, state):
            low = slot + U64(1)
            while low + step < high and less_at(run, low + step, h, state):
                low += step + U64(1)
                step *= U64(2)
            high = min(high, low + step)
        else:
            high = slot
            while low + step < high and not less_at(run, high - step, h, state):
                high -= step
                step *= U64(2)
            low = max(low, high - min(step, high))
    while low < high:
        middle = (low + high) >> U64(1)
        if less_at(run, middle, h, state):
            low = middle + U64(1)
        else:
            high = middle
    return low


def remove_known(states, count, partitions, run, length, out):  # type: ignore[no-untyped-def]
    """Write the states of a partition's run that another run of it does not contain; return their number."""
    kept, cursor, last = U64(0), U64(0), U64(0)
    for i in range(count):
        state = at(states, i * words())
        h = hash_of(state)
        here = owner_and_position(h, partitions) & U64(0xFFFFFFFF)
        guess = cursor + (((here - last) * length) >> U64(32))
        cursor = lower_bound(run, length, cursor, guess, h, state)
        last = here
        if cursor < length and equal(at(run, cursor * words()), state):
            continue
        for w in range(words()):
            out[kept * words() + U64(w)] = state[w]
        kept += U64(1)
    return I64(kept)


def merge(a, a_count, b, b_count, out):  # type: ignore[no-untyped-def]
    """Merge two disjoint runs."""
    i, j = U64(0), U64(0)
    h = hash_of(a) if a_count > U64(0) else U64(0)
    for k in range(a_count + b_count):
        if i < a_count and (j == b_count or not less_at(b, j, h, at(a, i * words()))):
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


def check_states(states, count, first):  # type: ignore[no-untyped-def]
    """Return the mask of properties that some state fails; `first` receives the first such state of each."""
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
    """Return the first state that has this successor, or -1."""
    for i in range(count):
        n = expand_to_forms(at(states, i * words()), reduced, successors, kinds)
        for k in range(max(n, I64(0))):
            if equal(at(successors, U64(k) * words()), target):
                return I64(i)
    return I64(-1)


KERNELS: Kernels = [
    (collect, layout.COLLECT),
    (expand_into, layout.EXPAND_INTO),
    (drain, layout.DRAIN),
    (remove_known, layout.REMOVE_KNOWN),
    (merge, layout.MERGE),
    (check_states, layout.CHECK_STATES),
    (find_source, layout.FIND_SOURCE),
]
