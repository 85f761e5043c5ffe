"""Inner loop of a search by several threads: it finds the same states, with the same indices, as a single thread.

A level is expanded in short batches, so that the successors stay in the caches of the core that made them. A batch has
two phases, each ended by a barrier in compiled code:

1. Threads take *chunks* of the batch from a ticket counter, make the successors (`expand_chunk`) and look them up
   (`claim_new`). A new state claims a free slot of the table under a provisional index: COUNT plus its position among
   all successors of the batch. If several successors are the same new state, the lowest position keeps the slot, so
   the outcome does not depend on timing. Slots change by compare-and-swap and are not freed meanwhile.
2. Now the number of new states of each chunk is known, hence their final indices. Each thread stores the new states of
   its own chunks (`commit_chunk`). A final index is never greater than the provisional one, so no thread can confuse
   the two.
"""

from __future__ import annotations

from tideproof.model.backends.calls import MOST_PROPERTIES
from tideproof.model.backends.kernels import (
    I64,
    U32,
    U64,
    Kernels,
    at,
    compare_and_swap,
    fetch_add,
    helper,
    load_acquire,
    prefetch,
    sleep,
    words,
)
from tideproof.properties.engines.exhaustive import layout
from tideproof.properties.engines.exhaustive.source_kernel import expand_source, store
from tideproof.properties.engines.exhaustive.table_kernel import digest, entry_of, equal


@helper
def barrier(threads, sync):  # type: ignore[no-untyped-def]
    """Wait until all threads have arrived; return False if one of them has failed and never will."""
    target = (fetch_add(sync, U64(layout.ARRIVED), U64(1)) // threads + U64(1)) * threads
    spins = U64(0)
    while load_acquire(sync, U64(layout.ARRIVED)) < target:
        spins += U64(1)
        if spins > U64(layout.SPINS):  # another process may have the core of a late thread: yield this one
            if load_acquire(sync, U64(layout.ABORTED)) != U64(0):
                return False
            sleep(U32(layout.PAUSE))
    return True


@helper
def expand_chunk(  # type: ignore[no-untyped-def]
    chunk, start, stop, capacity, own, states, orbit_sizes, reduced, transitions, successors, hashes, weights, sources,
    kinds, chunk_taken, chunk_first_taken,
):  # fmt: skip
    """Expand the states from `start` to `stop`. ERROR becomes 1 + the transition that left its range."""
    first = chunk * capacity
    taken, first_taken = at(chunk_taken, chunk * transitions), at(chunk_first_taken, chunk * transitions)
    for k in range(transitions):
        taken[k] = U64(0)
    for field in (layout.TAKEN, layout.DEAD, layout.ERROR):
        own[field] = U64(0)
    made = U64(0)
    for s in range(start, stop):
        n = expand_source(
            states, orbit_sizes, s, reduced, at(successors, first * words()), at(kinds, first), at(hashes, first),
            at(sources, first), at(weights, first), made, taken, first_taken, own,
        )  # fmt: skip
        if n < 0:
            own[layout.ERROR] = U64(-n)
            break
        made += U64(n)
    own[layout.MADE] = made


@helper
def claim_slot(states, count, table, bits, capacity, chunk_control, successors, c, h):  # type: ignore[no-untyped-def]
    """Claim a slot for successor `c`, from a later successor if need be; return 1 + the slot, or 0 if it is not new."""
    index_mask = (U64(1) << bits) - U64(1)
    state, mine = at(successors, c * words()), entry_of(count + c, bits, h)
    slot = h & index_mask
    while True:
        there = load_acquire(table, slot)
        if there == U32(0):
            if compare_and_swap(table, slot, there, mine):
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
            elif compare_and_swap(table, slot, there, mine):
                loser = (index - count) // capacity
                fetch_add(chunk_control, loser * U64(layout.CHUNK_WORDS) + U64(layout.LOST), U64(1))
                return slot + U64(1)


@helper
def claim_new(  # type: ignore[no-untyped-def]
    chunk, capacity, chunk_control, states, count, table, bits, successors, hashes, slots
):
    """Look up the successors of a chunk and claim slots for new states, prefetching the slots and the states."""
    index_mask, first = (U64(1) << bits) - U64(1), chunk * capacity
    own, claimed = at(chunk_control, chunk * U64(layout.CHUNK_WORDS)), U64(0)
    made = own[layout.MADE]
    for k in range(made + U64(2 * layout.PREFETCH_DISTANCE)):
        if k < made:
            prefetch(table, hashes[first + k] & index_mask)
        if U64(layout.PREFETCH_DISTANCE) <= k and k < made + U64(layout.PREFETCH_DISTANCE):
            h = hashes[first + k - U64(layout.PREFETCH_DISTANCE)]
            there = load_acquire(table, h & index_mask)
            index = (U64(there) & index_mask) - U64(1)
            if (U64(there) ^ (h >> U64(32))) & ~index_mask & U64(0xFFFFFFFF) == U64(0) and index < count:
                prefetch(states, index * words())
        if k >= U64(2 * layout.PREFETCH_DISTANCE):
            c = first + k - U64(2 * layout.PREFETCH_DISTANCE)
            slots[c] = claim_slot(states, count, table, bits, capacity, chunk_control, successors, c, hashes[c])
            if slots[c] != U64(0):
                claimed += U64(1)
    own[layout.CLAIMED] = claimed


@helper
def commit_chunk(  # type: ignore[no-untyped-def]
    chunk, keep, index, capacity, count, bits, chunk_control, states, orbit_sizes, table, reduced, successors, hashes,
    weights, sources, slots, parents, chunk_failing,
):  # fmt: skip
    """Store the new states of a chunk from `index` on and check the properties; or free their slots, if not `keep`."""
    own, first = at(chunk_control, chunk * U64(layout.CHUNK_WORDS)), chunk * capacity
    failing = at(chunk_failing, chunk * U64(MOST_PROPERTIES))
    failed, distinct = own[layout.FAILED], own[layout.DISTINCT]
    for k in range(own[layout.MADE]):
        c = first + k
        if slots[c] != U64(0):
            slot = slots[c] - U64(1)
            if not keep:
                table[slot] = U32(0)
            elif load_acquire(table, slot) == entry_of(count + c, bits, hashes[c]):
                table[slot] = entry_of(index, bits, hashes[c])
                distinct += U64(weights[c])
                failed = store(
                    states, orbit_sizes, parents, reduced, index, at(successors, c * words()), weights[c], sources[c],
                    failed, failing,
                )  # fmt: skip
                index += U64(1)
    own[layout.FAILED], own[layout.DISTINCT] = failed, distinct


@helper
def add_transitions(  # type: ignore[no-untyped-def]
    chunks, chunk_control, transitions, chunk_taken, chunk_first_taken, taken, first_taken, control
):
    """Add the transitions of all chunks to the counts of the search."""
    for chunk in range(chunks):
        own = at(chunk_control, chunk * U64(layout.CHUNK_WORDS))
        control[layout.TAKEN] += own[layout.TAKEN]
        control[layout.DEAD] += own[layout.DEAD]
        for k in range(transitions):
            if taken[k] == U64(0):
                first_taken[k] = chunk_first_taken[chunk * transitions + k]
            taken[k] += chunk_taken[chunk * transitions + k]


@helper
def add_new_states(chunks, chunk_control, chunk_failing, first_failing, control):  # type: ignore[no-untyped-def]
    """Add the new states of all chunks to the counts of the search, and the first state that fails each property."""
    before = control[layout.FAILED]
    for chunk in range(chunks):
        own = at(chunk_control, chunk * U64(layout.CHUNK_WORDS))
        failing = at(chunk_failing, chunk * U64(MOST_PROPERTIES))
        control[layout.DISTINCT] += own[layout.DISTINCT]
        for p in range(MOST_PROPERTIES):
            bit = U64(1) << U64(p)
            if own[layout.FAILED] & ~before & bit and (
                not control[layout.FAILED] & bit or failing[p] < first_failing[p]
            ):
                first_failing[p] = failing[p]
        control[layout.FAILED] |= own[layout.FAILED]


def explore_parallel(  # type: ignore[no-untyped-def]
    thread, threads, chunks, chunk_sources, least, bits, stop, limit, chunk_control, states, orbit_sizes, parents,
    table, reduced, transitions, successors, hashes, weights, sources, kinds, slots, chunk_taken, chunk_first_taken,
    chunk_failing, taken, first_taken, first_failing, control, sync,
):  # fmt: skip
    """Run by every thread at the same time: expand states from NEXT on, up to `stop` or fewer."""
    next_state, count, growth = control[layout.NEXT], control[layout.COUNT], sync[layout.GROWTH]
    tickets = U64(0)
    for chunk in range(thread, chunks, threads):
        of_chunk = at(chunk_control, chunk * U64(layout.CHUNK_WORDS))
        of_chunk[layout.DISTINCT], of_chunk[layout.FAILED] = U64(0), control[layout.FAILED]
    proceed = barrier(threads, sync)
    while proceed:
        # All threads compute the same size here, so none has to tell the others.
        free = ((U64(1) << bits) - count) // max(transitions, U64(1))
        size = min(
            chunks * chunk_sources, stop - next_state,
            (limit - count) * U64(layout.UNIT) // growth, free - min(free, chunks),
        )  # fmt: skip
        if size < least:
            break
        capacity = (size + chunks - U64(1)) // chunks * transitions
        chunk = fetch_add(sync, U64(layout.NEXT_CHUNK), U64(1)) - tickets
        while chunk < chunks:
            of_chunk = at(chunk_control, chunk * U64(layout.CHUNK_WORDS))
            of_chunk[layout.OWNER], of_chunk[layout.LOST] = thread, U64(0)
            expand_chunk(
                chunk, next_state + size * chunk // chunks, next_state + size * (chunk + U64(1)) // chunks, capacity,
                of_chunk, states, orbit_sizes, reduced, transitions, successors, hashes, weights, sources, kinds,
                chunk_taken, chunk_first_taken,
            )  # fmt: skip
            claim_new(chunk, capacity, chunk_control, states, count, table, bits, successors, hashes, slots)
            chunk = fetch_add(sync, U64(layout.NEXT_CHUNK), U64(1)) - tickets
        if not barrier(threads, sync):
            break
        tickets += chunks + threads
        new, keep = U64(0), True
        for chunk in range(chunks):
            of_chunk = at(chunk_control, chunk * U64(layout.CHUNK_WORDS))
            new += of_chunk[layout.CLAIMED] - of_chunk[layout.LOST]
            keep = keep and of_chunk[layout.ERROR] == U64(0)
        # Otherwise a single thread, which goes on from here, may have no room for these states or the next.
        keep = keep and count + new + transitions <= limit
        if thread == U64(0) and keep:
            add_transitions(
                chunks, chunk_control, transitions, chunk_taken, chunk_first_taken, taken, first_taken, control
            )
        index = count
        for chunk in range(chunks):
            of_chunk = at(chunk_control, chunk * U64(layout.CHUNK_WORDS))
            if of_chunk[layout.OWNER] == thread:
                commit_chunk(
                    chunk, keep, index, capacity, count, bits, chunk_control, states, orbit_sizes, table, reduced,
                    successors, hashes, weights, sources, slots, parents, chunk_failing,
                )  # fmt: skip
            index += of_chunk[layout.CLAIMED] - of_chunk[layout.LOST]
        proceed = barrier(threads, sync) and keep
        if keep:
            next_state, count = next_state + size, count + new
            growth = U64(layout.UNIT) + new * U64(layout.UNIT + layout.UNIT // 4) // size
    if thread == U64(0):
        control[layout.NEXT], control[layout.COUNT], sync[layout.GROWTH] = next_state, count, growth
        add_new_states(chunks, chunk_control, chunk_failing, first_failing, control)
    return I64(0)


def index_parallel(thread, threads, states, table, bits, first, stop):  # type: ignore[no-untyped-def]
    """Insert this thread's part of the states `first` to `stop`, which are distinct, into the table."""
    index_mask = (U64(1) << bits) - U64(1)
    ahead = U64(16)
    begin = first + (stop - first) * thread // threads
    end = first + (stop - first) * (thread + U64(1)) // threads
    for index in range(begin, end):
        if index + ahead < end:
            prefetch(table, digest(at(states, (index + ahead) * words())) & index_mask)
        h = digest(at(states, index * words()))
        slot = h & index_mask
        while load_acquire(table, slot) != U32(0) or not compare_and_swap(
            table, slot, U32(0), entry_of(index, bits, h)
        ):
            slot = (slot + U64(1)) & index_mask
    return I64(0)


KERNELS: Kernels = [(explore_parallel, layout.EXPLORE_PARALLEL), (index_parallel, layout.INDEX_PARALLEL)]
