"""The effect of renaming replicas on a state.

It follows from the declarations: a field with one value `per` replica is reindexed, and a value that names a replica
(`below("replicas")`) is exchanged.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator

from tideproof.model.language.space import Space, Variable, Words

Names = tuple[int, ...]
"""The new name of each replica."""

Blocks = tuple[tuple[int, ...], ...]
"""Blocks of replicas whose names may be permuted. All other replicas keep theirs."""


def order(blocks: Blocks) -> int:
    """The number of renamings."""
    return math.prod(math.factorial(len(block)) for block in blocks)


def renamings(blocks: Blocks, replicas: int) -> Iterator[Names]:
    """All renamings, including the identity."""
    for orders in itertools.product(*map(itertools.permutations, blocks)):
        names = list(range(replicas))
        for block, new in zip(blocks, orders, strict=True):
            for replica, name in zip(block, new, strict=True):
                names[replica] = name
        yield tuple(names)


def places(space: Space, names: Names) -> list[int]:
    """For each variable, the index of the one that receives its value in a renaming."""
    number = {(v.field, v.index): i for i, v in enumerate(space.variables)}
    out = []
    for v in space.variables:
        kinds = zip(v.index, space.index_kinds(v), strict=True)
        moved = tuple(names[i] if by == "replicas" else i for i, by in kinds)
        out.append(number[v.field, moved])
    return out


def renaming(space: Space, names: Names) -> Callable[[Words], Words]:
    """The function that renames the replicas of a packed state."""
    moves = []
    for v, place in zip(space.variables, places(space, names), strict=True):
        to, values = space.variables[place], range(v.lo, v.hi + 1)
        new = [new_name(names, value) - v.lo for value in values] if names_a_replica(space, v) else None
        moves.append((v.word, v.shift, v.mask, new, to.word, to.shift))

    def renamed(state: Words) -> Words:
        out = [0] * space.words
        for word, shift, mask, new, to_word, to_shift in moves:
            bits = state[word] >> shift & mask
            out[to_word] |= (bits if new is None else new[bits]) << to_shift
        return tuple(out)

    return renamed


def new_name(names: Names, value: int) -> int:
    """A value after a renaming; NIL stays."""
    return names[value] if 0 <= value < len(names) else value


def names_a_replica(space: Space, v: Variable) -> bool:
    return space.ids(v) == "replicas" and not v.is_bool
