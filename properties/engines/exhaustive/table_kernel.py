"""Packed states, and the hash table that maps a state to its index: shared by the kernels of several engines.

The table uses open addressing with linear probing. An entry has 32 bits: the index of a state plus one, and in the bits
above it a tag from the state's hash, which rejects most mismatches without reading the state. Equality is always
decided by comparing whole states.
"""

from __future__ import annotations

from tideproof.model.backends.kernels import U32, U64, at, helper, words


@helper
def digest(state):  # type: ignore[no-untyped-def]
    h = U64(0x9E3779B97F4A7C15)
    for w in range(words()):
        h = (h ^ state[w]) * U64(0xD6E8FEB86659FD93)
        h ^= h >> U64(32)
    h *= U64(0xD6E8FEB86659FD93)
    return h ^ (h >> U64(29))


@helper
def equal(a, b):  # type: ignore[no-untyped-def]
    difference = U64(0)
    for w in range(words()):
        difference |= a[w] ^ b[w]
    return difference == U64(0)


@helper
def find_slot(states, table, bits, state, h):  # type: ignore[no-untyped-def]
    """Return the slot that refers to the state, or the free slot where it belongs."""
    index_mask = (U64(1) << bits) - U64(1)
    tag = (h >> U64(32)) & ~index_mask
    slot = h & index_mask
    while True:
        entry = U64(table[slot])
        if entry == U64(0):
            return slot
        if (((entry ^ tag) & ~index_mask) & U64(0xFFFFFFFF)) == U64(0) and equal(
            at(states, ((entry & index_mask) - U64(1)) * words()), state
        ):
            return slot
        slot = (slot + U64(1)) & index_mask


@helper
def entry_of(index, bits, h):  # type: ignore[no-untyped-def]
    index_mask = (U64(1) << bits) - U64(1)
    return U32(((h >> U64(32)) & ~index_mask) | (index + U64(1)))
