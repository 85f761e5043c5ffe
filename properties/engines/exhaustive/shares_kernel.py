"""The loops of a search by several threads: the same states, with the same numbers, as by one.

A stretch of states is expanded in steps, between which all threads wait for each other. No two of them ever write to
the same place, so there are no locks.

1. Each takes a *share* of the states, in their order, and makes its successors (`expand_share`).
2. Each owns a part of the table, and looks up the successors whose place is there, of all shares in their order
   (`find_new`). A new one gets a place in the table, and a number beyond those of all states as long as its own number
   is open. A look-up that would leave the part stays open.
3. One thread ends those, and counts (`add_up`): now it is known how many new states each share has.
4. Each gives the new states of its share their numbers (`enter_share`).
"""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import I64, U32, U64, Kernels, at, helper, prefetch, words
from tideproof.properties.engines.exhaustive.layout import COUNT, DEAD, DISTINCT, ERROR, FAILED, NEXT, TAKEN
from tideproof.properties.engines.exhaustive.shares_layout import (
    ADD_UP,
    AHEAD,
    ENTER_SHARE,
    EXPAND_SHARE,
    FIND_NEW,
    IS_KNOWN,
    IS_NEW,
    IS_OPEN,
    MADE,
    OFFSET,
    OPEN,
    SHARE_WORDS,
    STOP,
)
from tideproof.properties.engines.exhaustive.source_kernel import enter, expand_source
from tideproof.properties.engines.exhaustive.table_kernel import entry_of, equal


def expand_share(  # type: ignore[no-untyped-def]
    number, parts, room, bits, shares, states, limit, reduced, transitions, successors, hashes, weights, sources, kinds,
    following, heads, tails, share_taken, share_taken_in,
):  # fmt: skip
    """Makes the successors of a share, each entered in the list of its owner. ERROR is 1 + the step that failed."""
    index_mask = (U64(1) << bits) - U64(1)
    share, first = at(shares, number * U64(SHARE_WORDS)), number * room
    taken, taken_in = at(share_taken, number * transitions), at(share_taken_in, number * transitions)
    head, tail = at(heads, number * parts), at(tails, number * parts)
    for k in range(transitions):
        taken[k] = U64(0)
    for owner in range(parts):
        head[owner] = U32(0)
    for field in (TAKEN, DEAD, ERROR):
        share[field] = U64(0)
    made = U64(0)
    for s in range(share[NEXT], share[STOP]):
        n = expand_source(
            states, s, reduced, at(successors, first * words()), at(kinds, first), at(hashes, first),
            at(sources, first), at(weights, first), made, taken, taken_in, share,
        )  # fmt: skip
        if n < 0:
            share[ERROR] = U64(-n)
            break
        for k in range(made, made + U64(n)):
            owner = ((hashes[first + k] & index_mask) * parts) >> bits
            following[first + k] = U32(0)
            if head[owner] == U32(0):
                head[owner] = U32(k + U64(1))
            else:
                following[first + U64(tail[owner])] = U32(k + U64(1))
            tail[owner] = U32(k)
        made += U64(n)
    share[MADE] = made
    return I64(0)


@helper
def look_up(states, count, table, bits, end, parts, room, shares, successors, hashes, c, number):  # type: ignore[no-untyped-def]
    """What `slots` is to say of successor `c`, which has this number among all: a free slot before `end` it takes."""
    index_mask = (U64(1) << bits) - U64(1)
    state, h = at(successors, c * words()), hashes[c]
    tag, slot = (h >> U64(32)) & ~index_mask, h & index_mask
    while True:
        entry = U64(table[slot])
        if entry == U64(0):
            table[slot] = entry_of(count + number, bits, h)
            return slot + U64(IS_NEW)
        if (((entry ^ tag) & ~index_mask) & U64(0xFFFFFFFF)) == U64(0):
            index = (entry & index_mask) - U64(1)
            if index < count:
                if equal(at(states, index * words()), state):
                    return U64(IS_KNOWN)
            else:
                share = parts - U64(1)
                while shares[share * U64(SHARE_WORDS) + U64(OFFSET)] > index - count:
                    share -= U64(1)
                there = share * room + (index - count) - shares[share * U64(SHARE_WORDS) + U64(OFFSET)]
                if equal(at(successors, there * words()), state):
                    return U64(IS_KNOWN)
        slot += U64(1)
        if slot == end:
            return U64(IS_OPEN)
        slot &= index_mask


def find_new(  # type: ignore[no-untyped-def]
    number, parts, room, bits, shares, states, limit, table, successors, hashes, weights, sources, following, heads,
    slots, new, control,
):  # fmt: skip
    """Looks up the successors of all shares that this thread owns; `new` says how many of each are new."""
    index_mask = (U64(1) << bits) - U64(1)
    end = (((number + U64(1)) << bits) + parts - U64(1)) // parts
    count, still_open = control[COUNT], U64(0)
    for share in range(parts):
        first, offset = share * room, shares[share * U64(SHARE_WORDS) + U64(OFFSET)]
        found, k = U64(0), U64(heads[share * parts + number])
        while k != U64(0):
            begin, n = k, U64(0)
            while k != U64(0) and n < U64(AHEAD):
                prefetch(table, hashes[first + k - U64(1)] & index_mask)
                k = U64(following[first + k - U64(1)])
                n += U64(1)
            k = begin
            for _ in range(n):
                h = hashes[first + k - U64(1)]
                entry = U64(table[h & index_mask])
                if entry != U64(0) and (((entry ^ (h >> U64(32))) & ~index_mask) & U64(0xFFFFFFFF)) == U64(0):
                    prefetch(states, ((entry & index_mask) - U64(1)) * words())
                k = U64(following[first + k - U64(1)])
            k = begin
            for _ in range(n):
                c = first + k - U64(1)
                slot = look_up(
                    states, count, table, bits, end, parts, room, shares, successors, hashes, c,
                    offset + k - U64(1),
                )  # fmt: skip
                slots[c] = slot
                if slot >= U64(IS_NEW):
                    found += U64(1)
                elif slot == U64(IS_OPEN):
                    still_open += U64(1)
                k = U64(following[c])
        new[number * parts + share] = found
    shares[number * U64(SHARE_WORDS) + U64(OPEN)] = still_open
    return I64(0)


def add_up(  # type: ignore[no-untyped-def]
    parts, room, bits, shares, states, limit, table, successors, hashes, weights, sources, slots, new, transitions,
    share_taken, share_taken_in, taken, taken_in, control,
):  # fmt: skip
    """Ends the look-ups that are open, gives each share the number of its first new state, and adds up the counts."""
    still_open, count = U64(0), control[COUNT]
    for share in range(parts):
        still_open += shares[share * U64(SHARE_WORDS) + U64(OPEN)]
    if still_open != U64(0):
        for share in range(parts):
            words_of = at(shares, share * U64(SHARE_WORDS))
            for k in range(words_of[MADE]):
                c = share * room + k
                if slots[c] == U64(IS_OPEN):
                    slots[c] = look_up(
                        states, count, table, bits, ~U64(0), parts, room, shares, successors, hashes, c,
                        words_of[OFFSET] + k,
                    )  # fmt: skip
                    if slots[c] >= U64(IS_NEW):
                        new[share] += U64(1)
    for share in range(parts):
        words_of = at(shares, share * U64(SHARE_WORDS))
        words_of[COUNT], words_of[FAILED] = count, control[FAILED]
        for owner in range(parts):
            count += new[owner * parts + share]
        control[NEXT] = words_of[STOP]
        control[TAKEN] += words_of[TAKEN]
        control[DEAD] += words_of[DEAD]
        for k in range(transitions):
            if taken[k] == U64(0):
                taken_in[k] = share_taken_in[share * transitions + k]
            taken[k] += share_taken[share * transitions + k]
    control[COUNT] = count
    return I64(0)


def enter_share(  # type: ignore[no-untyped-def]
    number, parts, room, bits, shares, states, limit, table, successors, hashes, weights, sources, slots, parents,
    share_first,
):  # fmt: skip
    """Gives the new states of a share their numbers, from COUNT on, and looks which properties they fail."""
    share, first = at(shares, number * U64(SHARE_WORDS)), number * room
    first_of = at(share_first, number * U64(MOST_PROPERTIES))
    count, failed, distinct = share[COUNT], share[FAILED], U64(0)
    for k in range(share[MADE]):
        c = first + k
        if k + U64(AHEAD) < share[MADE] and slots[c + U64(AHEAD)] >= U64(IS_NEW):
            prefetch(table, slots[c + U64(AHEAD)] - U64(IS_NEW))
        if slots[c] >= U64(IS_NEW):
            table[slots[c] - U64(IS_NEW)] = entry_of(count, bits, hashes[c])
            distinct += U64(weights[c])
            failed = enter(states, parents, count, at(successors, c * words()), sources[c], failed, first_of)
            count += U64(1)
    share[FAILED], share[DISTINCT] = failed, distinct
    return I64(0)


KERNELS: Kernels = [
    (expand_share, EXPAND_SHARE),
    (find_new, FIND_NEW),
    (add_up, ADD_UP),
    (enter_share, ENTER_SHARE),
]
