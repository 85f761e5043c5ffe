"""The canonical form of a state: one for all states that differ only in the names of interchangeable replicas.

It is a function on packed states:

    i64 tideproof_canonical(i64* state, i64* out)
        Writes the canonical form of the state, perhaps in its place; returns the number of states with that form.

It is the least of the renamed states, word by word, among those in which the replicas of each block are in the order of
their keys. A replica's key depends only on variables that a renaming moves along with it, so that all states of an
orbit agree on that choice; if all keys are different, one renaming is left. The code counts the renamings that give the
least state: there are as many as renamings that keep the state, and the order of the group divided by this number is
the size of the orbit.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext

from tideproof.model.backends.llvm import Emitter
from tideproof.model.backends.renaming import Blocks, Names, names_a_replica, new_name, order, places
from tideproof.model.language.space import WORD_BITS, Space, Variable

MOST_RENAMINGS = 120
"""The most renamings, those of five replicas: each has its own code."""

Move = tuple[Variable, int, int]
"""A variable, and the word and the shift to which its bits go."""


def affordable(space: Space, blocks: Blocks) -> Blocks:
    """The blocks, reduced to a size that can be compiled."""
    # The table of new values must fit in one word.
    if any((v.hi - v.lo + 1) * v.bits > WORD_BITS for v in space.variables if names_a_replica(space, v)):
        return ()
    kept, renamings = [], 1
    for block in sorted(blocks, key=len, reverse=True):
        while renamings * math.factorial(len(block)) > MOST_RENAMINGS:
            block = block[:-1]
        renamings *= math.factorial(len(block))
        kept.append(block)
    return tuple(sorted(block for block in kept if len(block) > 1))


def canonical_form(space: Space, blocks: Blocks) -> str:
    """The LLVM IR of the canonical form; without blocks, it copies the state and returns 1."""
    f = Emitter(space, "@tideproof_canonical(ptr %state, ptr %out)")
    words = [f"%word{word}" for word in range(space.words)]
    if not blocks:
        _store(f, words)
        f.lines += ["  ret i64 1", "}"]
        return "\n".join(f.lines) + "\n"
    best = [f.emit("alloca i64") for _ in words]
    found = f.emit("alloca i64")
    f.lines += [f"  store i64 -1, ptr {at}" for at in best] + [f"  store i64 0, ptr {found}"]
    named = {v: _entry_number(f, v) for v in space.variables if v.bits and names_a_replica(space, v)}
    keys = {replica: _key(f, space, replica, blocks, named) for block in blocks for replica in block}
    before = {
        (a, b): f.emit(f"icmp ule i64 {keys[a]}, {keys[b]}") for block in blocks for a in block for b in block if a != b
    }

    def renamings(todo: Sequence[tuple[Sequence[int], Sequence[int]]], names: Mapping[int, int]) -> None:
        """Compare the renamings in which the waiting replicas get the free names, in the order of keys."""
        if not todo:
            _compare(f, _renamed(f, space, names, named), best, found)
            return
        (free, waiting), *others = todo
        for replica in waiting:
            rest = [other for other in waiting if other != replica]
            comes_first = "true"
            for other in rest:
                comes_first = f.emit(f"and i1 {comes_first}, {before[replica, other]}")
            with f.when(comes_first) if rest else nullcontext():
                left = [(free[1:], rest)] if rest else []
                renamings([*left, *others], {**names, replica: free[0]})

    renamings([(block, block) for block in blocks], {})
    _store(f, [f.emit(f"load i64, ptr {at}") for at in best])
    count = f.emit(f"load i64, ptr {found}")
    f.lines += [f"  ret i64 {f.emit(f'udiv i64 {order(blocks)}, {count}')}", "}"]
    return "\n".join(f.lines) + "\n"


def _store(f: Emitter, words: Sequence[str]) -> None:
    for w, word in enumerate(words):
        f.lines.append(f"  store i64 {word}, ptr {f.emit(f'getelementptr i64, ptr %out, i64 {w}')}")


def _compare(f: Emitter, words: Sequence[str], best: Sequence[str], found: str) -> None:
    """Keeps the words if they are less than the best so far; counts them if they are equal."""
    less, same = "false", "true"
    for word, at in zip(words, best, strict=True):
        other = f.emit(f"load i64, ptr {at}")
        here = f.emit(f"and i1 {same}, {f.emit(f'icmp ult i64 {word}, {other}')}")
        less = f.emit(f"or i1 {less}, {here}")
        same = f.emit(f"and i1 {same}, {f.emit(f'icmp eq i64 {word}, {other}')}")
    count = f.emit(f"load i64, ptr {found}")
    count = f.emit(f"add i64 {count}, {f.emit(f'zext i1 {same} to i64')}")
    f.lines.append(f"  store i64 {f.emit(f'select i1 {less}, i64 1, i64 {count}')}, ptr {found}")
    with f.when(less):
        f.lines += [f"  store i64 {word}, ptr {at}" for word, at in zip(words, best, strict=True)]


def _renamed(f: Emitter, space: Space, names: Mapping[int, int], named: Mapping[Variable, str]) -> list[str]:
    """The words of the state after a renaming; replicas without a new name keep theirs."""
    everybody: Names = tuple(names.get(replica, replica) for replica in range(space.bounds["replicas"]))
    targets = [space.variables[place] for place in places(space, everybody)]
    pairs = list(zip(space.variables, targets, strict=True))
    words = _gathered(f, [(v, to.word, to.shift) for v, to in pairs if v not in named], space.words)
    for v, to in pairs:
        if v in named:
            values = (new_name(everybody, value) - v.lo for value in range(v.lo, v.hi + 1))
            table = sum(bits << (number * v.bits) for number, bits in enumerate(values))
            bits = f.emit(f"and i64 {f.emit(f'lshr i64 {_signed(table)}, {named[v]}')}, {v.mask}")
            words[to.word] = f.emit(f"or i64 {words[to.word]}, {f.emit(f'shl i64 {bits}, {to.shift}')}")
    return words


def _entry_number(f: Emitter, v: Variable) -> str:
    """The position of the present value's entry in a table with an entry for each value of a variable."""
    bits = f.emit(f"lshr i64 %word{v.word}, {v.shift}")
    return f.emit(f"mul i64 {f.emit(f'and i64 {bits}, {v.mask}')}, {v.bits}")


def _gathered(f: Emitter, moves: Iterable[Move], words: int) -> list[str]:
    """The words with the bits of variables in their new places. Bits with the same displacement move together."""
    masks: dict[tuple[int, int, int], int] = defaultdict(int)
    for v, word, shift in moves:
        masks[v.word, word, shift - v.shift] |= v.mask << v.shift
    out = ["0"] * words
    for (source, target, distance), mask in masks.items():
        bits = f.emit(f"and i64 %word{source}, {_signed(mask)}")
        if distance:
            bits = f.emit(f"{'shl' if distance > 0 else 'lshr'} i64 {bits}, {abs(distance)}")
        out[target] = bits if out[target] == "0" else f.emit(f"or i64 {out[target]}, {bits}")
    return out


def _signed(bits: int) -> int:
    return bits - (1 << WORD_BITS) if bits >> (WORD_BITS - 1) else bits


def _key(f: Emitter, space: Space, replica: int, blocks: Blocks, named: Mapping[Variable, str]) -> str:
    """The variables of a replica that do not depend on the names of others, as one number.

    It omits variables that do not fit in a word: then more replicas have equal keys, and more renamings are compared.
    """
    used, moves, roles = 0, list[Move](), list[tuple[Variable, int]]()
    for v in _own(space, replica, blocks):
        bits = v.bits + (v in named)  # the role of a name needs one bit more: see below
        if used + bits <= WORD_BITS:
            if v in named:
                roles.append((v, used))
            else:
                moves.append((v, 0, used))
            used += bits
    (key,) = _gathered(f, moves, 1)
    movable = {other for block in blocks for other in block}
    for v, shift in roles:
        # The role: the replica itself, another replica that may be renamed, or a fixed value.
        given = v.hi - v.lo + 1
        values = range(v.lo, v.hi + 1)
        table = [given if value == replica else given + 1 if value in movable else value - v.lo for value in values]
        key = f.emit(f"or i64 {key}, {f.emit(f'shl i64 {_looked_up(f, table, v, named[v])}, {shift}')}")
    return key


def _looked_up(f: Emitter, table: Sequence[int], v: Variable, entry: str) -> str:
    """The entry of a table for the value of a variable; entries may need one bit more than the variable."""
    low = sum((entry_ & v.mask) << (n * v.bits) for n, entry_ in enumerate(table))
    high = sum((entry_ >> v.bits) << (n * v.bits) for n, entry_ in enumerate(table))
    bits = f.emit(f"and i64 {f.emit(f'lshr i64 {_signed(low)}, {entry}')}, {v.mask}")
    more = f.emit(f"and i64 {f.emit(f'lshr i64 {_signed(high)}, {entry}')}, 1")
    return f.emit(f"or i64 {bits}, {f.emit(f'shl i64 {more}, {v.bits}')}")


def _own(space: Space, replica: int, blocks: Blocks) -> list[Variable]:
    """The variables of a replica, in the same order for all replicas of its block."""
    movable = {other for block in blocks for other in block}
    fields = {v.field: number for number, v in enumerate(space.variables)}
    found = []
    for v in space.variables:
        kinds = space.index_kinds(v)
        index = [-1 if by == "replicas" and i == replica else i for i, by in zip(v.index, kinds, strict=True)]
        others = any(by == "replicas" and i in movable for i, by in zip(index, kinds, strict=True))
        if v.bits and not others and (-1 in index or names_a_replica(space, v)):
            found.append((fields[v.field], index, v))
    return [v for *_, v in sorted(found, key=lambda item: item[:2])]
