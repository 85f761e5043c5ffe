"""The loop of a search by several threads: the same states, with the same numbers, as by one.

A level is expanded in short stretches of states, so that what a thread makes stays in the caches of its core. Twice in
a stretch the threads wait for each other, in compiled code.

1. Each takes a *share* of the states after another, makes its successors (`expand_share`), and looks them up
   (`find_new`). A free slot of the table is taken for a new state under a number of the time being: its place among all
   successors, from COUNT on. If several have found the same new state, the slot is left to the least place, so that it
   does not depend on who came first. Slots change by compare-and-swap, and are never free again.
2. Now it is known how many new states each share has, and with them the numbers that they get for good. Each thread
   enters those of its own shares (`enter_share`). No number is greater than that of the time being, so that none is
   taken for another.
"""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import (
    I64,
    U32,
    U64,
    Kernels,
    at,
    exchange,
    fetch_add,
    helper,
    load_now,
    prefetch,
    sleep,
    words,
)
from tideproof.properties.engines.exhaustive.layout import COUNT, DEAD, DISTINCT, ERROR, FAILED, NEXT, TAKEN
from tideproof.properties.engines.exhaustive.shares_layout import (
    ABANDONED,
    AHEAD,
    EXPLORE_TOGETHER,
    INDEX_TOGETHER,
    LOST,
    MADE,
    MET,
    NEW,
    PAUSE,
    PER_SOURCE,
    SHARE_WORDS,
    SHARES_TAKEN,
    SPINS,
    THREAD,
    UNIT,
)
from tideproof.properties.engines.exhaustive.source_kernel import enter, expand_source
from tideproof.properties.engines.exhaustive.table_kernel import digest, entry_of, equal


@helper
def meet(threads, sync):  # type: ignore[no-untyped-def]
    """Waits for all threads to come here. False where one of them never will."""
    all_here = (fetch_add(sync, U64(MET), U64(1)) // threads + U64(1)) * threads
    looked = U64(0)
    while load_now(sync, U64(MET)) < all_here:
        looked += U64(1)
        if looked > U64(SPINS):  # another program has the core of a thread that is waited for: it may have this one
            if load_now(sync, U64(ABANDONED)) != U64(0):
                return False
            sleep(U32(PAUSE))
    return True


@helper
def expand_share(  # type: ignore[no-untyped-def]
    number, start, stop, room, share, states, orbits, reduced, transitions, successors, hashes, weights, sources, kinds,
    share_taken, share_taken_in,
):  # fmt: skip
    """Makes the successors of the states from `start` to `stop`. ERROR is 1 + the step that left its range."""
    first = number * room
    taken, taken_in = at(share_taken, number * transitions), at(share_taken_in, number * transitions)
    for k in range(transitions):
        taken[k] = U64(0)
    for field in (TAKEN, DEAD, ERROR):
        share[field] = U64(0)
    made = U64(0)
    for s in range(start, stop):
        n = expand_source(
            states, orbits, s, reduced, at(successors, first * words()), at(kinds, first), at(hashes, first),
            at(sources, first), at(weights, first), made, taken, taken_in, share,
        )  # fmt: skip
        if n < 0:
            share[ERROR] = U64(-n)
            break
        made += U64(n)
    share[MADE] = made


@helper
def look_up(states, count, table, bits, room, shares, successors, c, h):  # type: ignore[no-untyped-def]
    """1 + the slot that this successor has taken, be it that a later one had it before; or 0 if it is known."""
    index_mask = (U64(1) << bits) - U64(1)
    state, mine = at(successors, c * words()), entry_of(count + c, bits, h)
    slot = h & index_mask
    while True:
        there = load_now(table, slot)
        if there == U32(0):
            if exchange(table, slot, there, mine):
                return slot + U64(1)
        elif (there ^ mine) & ~U32(index_mask) != U32(0):
            slot = (slot + U64(1)) & index_mask
        else:
            index = (U64(there) & index_mask) - U64(1)
            if index < count:
                if equal(at(states, index * words()), state):
                    return U64(0)
                slot = (slot + U64(1)) & index_mask
            elif not equal(at(successors, (index - count) * words()), state):
                slot = (slot + U64(1)) & index_mask
            elif there < mine:
                return U64(0)
            elif exchange(table, slot, there, mine):
                fetch_add(shares, (index - count) // room * U64(SHARE_WORDS) + U64(LOST), U64(1))
                return slot + U64(1)


@helper
def find_new(number, room, shares, states, count, table, bits, successors, hashes, slots):  # type: ignore[no-untyped-def]
    """Looks up the successors of a share. What it needs of memory it asks for some successors ahead."""
    index_mask, first = (U64(1) << bits) - U64(1), number * room
    share, found = at(shares, number * U64(SHARE_WORDS)), U64(0)
    made = share[MADE]
    for k in range(made + U64(2 * AHEAD)):
        if k < made:
            prefetch(table, hashes[first + k] & index_mask)
        if U64(AHEAD) <= k and k < made + U64(AHEAD):
            h = hashes[first + k - U64(AHEAD)]
            there = load_now(table, h & index_mask)
            index = (U64(there) & index_mask) - U64(1)
            if (U64(there) ^ (h >> U64(32))) & ~index_mask & U64(0xFFFFFFFF) == U64(0) and index < count:
                prefetch(states, index * words())
        if k >= U64(2 * AHEAD):
            c = first + k - U64(2 * AHEAD)
            slots[c] = look_up(states, count, table, bits, room, shares, successors, c, hashes[c])
            if slots[c] != U64(0):
                found += U64(1)
    share[NEW] = found


@helper
def enter_share(  # type: ignore[no-untyped-def]
    number, keep, index, room, count, bits, shares, states, orbits, table, reduced, successors, hashes, weights,
    sources, slots, parents, share_first,
):  # fmt: skip
    """Gives the new states of a share their numbers, from `index` on, and looks which properties they fail. Or frees
    their slots, where they are not to be kept."""
    share, first = at(shares, number * U64(SHARE_WORDS)), number * room
    first_of = at(share_first, number * U64(MOST_PROPERTIES))
    failed, distinct = share[FAILED], share[DISTINCT]
    for k in range(share[MADE]):
        c = first + k
        if slots[c] != U64(0):
            slot = slots[c] - U64(1)
            if not keep:
                table[slot] = U32(0)
            elif load_now(table, slot) == entry_of(count + c, bits, hashes[c]):
                table[slot] = entry_of(index, bits, hashes[c])
                distinct += U64(weights[c])
                failed = enter(
                    states, orbits, parents, reduced, index, at(successors, c * words()), weights[c], sources[c],
                    failed, first_of,
                )  # fmt: skip
                index += U64(1)
    share[FAILED], share[DISTINCT] = failed, distinct


@helper
def add_up(parts, shares, transitions, share_taken, share_taken_in, taken, taken_in, control):  # type: ignore[no-untyped-def]
    """Counts the steps that the shares have taken."""
    for number in range(parts):
        share = at(shares, number * U64(SHARE_WORDS))
        control[TAKEN] += share[TAKEN]
        control[DEAD] += share[DEAD]
        for k in range(transitions):
            if taken[k] == U64(0):
                taken_in[k] = share_taken_in[number * transitions + k]
            taken[k] += share_taken[number * transitions + k]


@helper
def end(parts, shares, share_first, first, control):  # type: ignore[no-untyped-def]
    """What the shares have entered, and the first state in which each property fails."""
    before = control[FAILED]
    for number in range(parts):
        share, first_of = at(shares, number * U64(SHARE_WORDS)), at(share_first, number * U64(MOST_PROPERTIES))
        control[DISTINCT] += share[DISTINCT]
        for p in range(MOST_PROPERTIES):
            bit = U64(1) << U64(p)
            if share[FAILED] & ~before & bit and (not control[FAILED] & bit or first_of[p] < first[p]):
                first[p] = first_of[p]
        control[FAILED] |= share[FAILED]


def explore_together(  # type: ignore[no-untyped-def]
    number, threads, parts, most, least, bits, stop, limit, shares, states, orbits, parents, table, reduced,
    transitions, successors, hashes, weights, sources, kinds, slots, share_taken, share_taken_in, share_first, taken,
    taken_in, first, control, sync,
):  # fmt: skip
    """What each thread does, all at the same time: expands states from NEXT on, up to `stop` or fewer."""
    next_state, count, per_source = control[NEXT], control[COUNT], sync[PER_SOURCE]
    shares_taken = U64(0)
    for share in range(number, parts, threads):
        of_share = at(shares, share * U64(SHARE_WORDS))
        of_share[DISTINCT], of_share[FAILED] = U64(0), control[FAILED]
    going_on = meet(threads, sync)
    while going_on:
        # All threads come to the same numbers here, so none has to tell the others.
        free = ((U64(1) << bits) - count) // max(transitions, U64(1))
        size = min(parts * most, stop - next_state, (limit - count) * U64(UNIT) // per_source, free - min(free, parts))
        if size < least:
            break
        room = (size + parts - U64(1)) // parts * transitions
        share = fetch_add(sync, U64(SHARES_TAKEN), U64(1)) - shares_taken
        while share < parts:
            of_share = at(shares, share * U64(SHARE_WORDS))
            of_share[THREAD], of_share[LOST] = number, U64(0)
            expand_share(
                share, next_state + size * share // parts, next_state + size * (share + U64(1)) // parts, room,
                of_share, states, orbits, reduced, transitions, successors, hashes, weights, sources, kinds,
                share_taken, share_taken_in,
            )  # fmt: skip
            find_new(share, room, shares, states, count, table, bits, successors, hashes, slots)
            share = fetch_add(sync, U64(SHARES_TAKEN), U64(1)) - shares_taken
        if not meet(threads, sync):
            break
        shares_taken += parts + threads
        new, keep = U64(0), True
        for share in range(parts):
            of_share = at(shares, share * U64(SHARE_WORDS))
            new += of_share[NEW] - of_share[LOST]
            keep = keep and of_share[ERROR] == U64(0)
        # Else one thread may have no room for the last of these states, or for those after them.
        keep = keep and count + new + transitions <= limit
        if number == U64(0) and keep:
            add_up(parts, shares, transitions, share_taken, share_taken_in, taken, taken_in, control)
        index = count
        for share in range(parts):
            of_share = at(shares, share * U64(SHARE_WORDS))
            if of_share[THREAD] == number:
                enter_share(
                    share, keep, index, room, count, bits, shares, states, orbits, table, reduced, successors, hashes,
                    weights, sources, slots, parents, share_first,
                )  # fmt: skip
            index += of_share[NEW] - of_share[LOST]
        going_on = meet(threads, sync) and keep
        if keep:
            next_state, count = next_state + size, count + new
            per_source = U64(UNIT) + new * U64(UNIT + UNIT // 4) // size
    if number == U64(0):
        control[NEXT], control[COUNT], sync[PER_SOURCE] = next_state, count, per_source
        end(parts, shares, share_first, first, control)
    return I64(0)


def index_together(number, threads, states, table, bits, first, stop):  # type: ignore[no-untyped-def]
    """Enters its part of the states `first` to `stop` in the table, all of which are different."""
    index_mask = (U64(1) << bits) - U64(1)
    ahead = U64(16)
    begin = first + (stop - first) * number // threads
    end = first + (stop - first) * (number + U64(1)) // threads
    for index in range(begin, end):
        if index + ahead < end:
            prefetch(table, digest(at(states, (index + ahead) * words())) & index_mask)
        h = digest(at(states, index * words()))
        slot = h & index_mask
        while load_now(table, slot) != U32(0) or not exchange(table, slot, U32(0), entry_of(index, bits, h)):
            slot = (slot + U64(1)) & index_mask
    return I64(0)


KERNELS: Kernels = [(explore_together, EXPLORE_TOGETHER), (index_together, INDEX_TOGETHER)]
