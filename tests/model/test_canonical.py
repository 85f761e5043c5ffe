"""The canonical form: one for all states of an orbit, a state of it, and how large the orbit is.

Orbits are made here by hand, on nested tuples, and not by the product's renaming.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any

import pytest
from support.tiers import daily

from tideproof.model.backends.calls import CANONICAL, Linked
from tideproof.model.backends.canonical import MOST_RENAMINGS, affordable, canonical_form
from tideproof.model.backends.native import compile_ir
from tideproof.model.backends.renaming import Blocks, order, renaming, renamings
from tideproof.model.language.space import WORD_BITS, Space, Words
from tideproof.model.language.state import FLAG, Bools, Bounds, Domain, Int, Ints, State, asked, below, upto, variable


@dataclass(frozen=True)
class Everything(State):
    """Whatever may be indexed by replicas or name one."""

    term: Int = variable("a number of no replica", upto("limit"))
    leader: Int = variable("a replica, or none", below("replicas", nil=True))
    log: tuple[Ints, ...] = variable("numbers of a replica", upto("limit", nil=True), "replicas", "limit")
    votes: Ints = variable("a replica's choice", below("replicas", nil=True), "replicas")
    flags: Bools = variable("a flag of a replica", FLAG, "replicas")
    isr: tuple[Bools, ...] = variable("sets of replicas, one for each number", FLAG, "limit", "replicas")
    seen: tuple[Ints, ...] = variable("what replicas know of each other", upto("limit"), "replicas", "replicas")
    named: tuple[Ints, ...] = variable("whom replicas know", below("replicas"), "replicas", "replicas")
    leaders: Ints = variable("a replica for each number", below("replicas", nil=True), "limit")
    wide: Ints = variable("a wide number of a replica", Domain(lambda _: (-5, 2**40)), "replicas", when=asked("wide"))


def space_of(replicas: int, wide: int) -> Space:
    return Space([Everything], Bounds(replicas=replicas, limit=2, wide=wide))


def renamed_by_hand(state: Everything, names: Sequence[int]) -> Everything:
    """The state in which replica `r` is called `names[r]`."""
    old = [names.index(new) for new in range(len(names))]

    def name(value: Any) -> Any:
        return names[value] if value >= 0 else value

    def moved(cells: Any) -> Any:
        return tuple(cells[i] for i in old)

    return Everything(
        state.bounds, state.term, name(state.leader), moved(state.log), moved(tuple(map(name, state.votes))),
        moved(state.flags), tuple(map(moved, state.isr)), moved(tuple(map(moved, state.seen))),
        moved(tuple(moved(tuple(map(name, row))) for row in state.named)), tuple(map(name, state.leaders)),
        moved(state.wide) if state.wide else (),
    )  # fmt: skip


class Form:
    def __init__(self, space: Space, blocks: Blocks) -> None:
        self._code = Linked([compile_ir(canonical_form(space, blocks))], [CANONICAL])
        self._buffers = CANONICAL.allocate("state", "out", words=space.words)
        self._call = self._code.bind(CANONICAL, words=space.words, **self._buffers)

    def __call__(self, state: Words) -> tuple[Words, int]:
        self._buffers["state"][:] = list(state)
        count = self._call()
        return tuple(self._buffers["out"]), count


def drawn_states(space: Space, chance: random.Random, count: int) -> Iterator[Everything]:
    """States in which replicas are alike but for a few values, and some in which nothing is alike."""
    for _ in range(count):
        (state,) = space.build([v.lo for v in space.variables])
        assert isinstance(state, Everything)
        replicas = range(space.bounds.replicas)
        alike = state.replace(named=tuple(tuple(j for j in replicas) for _ in replicas), votes=tuple(replicas))
        leaves: list[Any] = space.leaves((alike,))
        different = chance.choice([0, 1, 2, 3, len(leaves)])
        for i in chance.sample(range(len(leaves)), different):
            v = space.variables[i]
            leaves[i] = chance.choice([v.lo, v.hi, chance.randint(v.lo, v.hi)])
        (drawn,) = space.build([bool(x) if v.is_bool else x for v, x in zip(space.variables, leaves, strict=True)])
        assert isinstance(drawn, Everything)
        yield drawn


GROUPS: list[tuple[int, Blocks]] = [
    (1, ()),
    (3, ()),
    (2, ((0, 1),)),
    (3, ((0, 1, 2),)),
    (3, ((1, 2),)),
    (3, ((0, 2),)),
    (4, ((0, 1, 2, 3),)),
    (4, ((0, 2), (1, 3))),
    (4, ((1, 2, 3),)),
    (5, ((0, 1, 2, 3, 4),)),
    (5, ((0, 3), (1, 2, 4))),
    (6, ((1, 4, 5),)),
]


@pytest.mark.parametrize("wide", [0, 1])
@pytest.mark.parametrize("replicas, blocks", daily([row for row in GROUPS if order(row[1]) <= 24], GROUPS))
def test_canonical_forms_are_equal_exactly_within_an_orbit(replicas: int, blocks: Blocks, wide: int) -> None:
    space, chance = space_of(replicas, wide), random.Random(replicas)
    form = Form(space, blocks)
    of = {r: block for block in blocks for r in block}
    group = [
        names
        for names in permutations(range(replicas))
        if all(new in of.get(r, (r,)) for r, new in enumerate(names))
    ]  # fmt: skip
    assert sorted(group) == sorted(renamings(blocks, replicas))
    assert order(blocks) == len(group)
    sizes = set()
    for state in drawn_states(space, chance, 8 if len(group) > 24 else 40):
        orbit = {space.pack((renamed_by_hand(state, names),)) for names in group}
        assert orbit == {renaming(space, names)(space.pack((state,))) for names in group}
        answers = {form(other) for other in orbit}
        ((canonical, count),) = answers
        assert canonical in orbit
        assert count == len(orbit)
        sizes.add(count)
    assert len(sizes) > 1 or len(group) == 1


def test_the_canonical_form_may_overwrite_the_state() -> None:
    space, blocks = space_of(3, 0), ((0, 1, 2),)
    form = Form(space, blocks)
    for state in drawn_states(space, random.Random(1), 20):
        packed = space.pack((state,))
        buffer = CANONICAL.allocate("state", words=space.words)["state"]
        buffer[:] = list(packed)
        count = form._code.call(CANONICAL, words=space.words, state=buffer, out=buffer)
        assert (tuple(buffer), count) == form(packed)


@dataclass(frozen=True)
class Full(State):
    """Exactly one word, all of whose bits may be ones."""

    cells: Ints = variable("half a word for each", Domain(lambda _: (0, 2 ** (WORD_BITS // 2) - 1)), "replicas")


def test_states_with_all_bits_set_have_a_canonical_form() -> None:
    space = Space([Full], Bounds(replicas=2))
    form, most = Form(space, ((0, 1),)), 2**32 - 1
    for low, high in product([0, 1, most - 1, most], repeat=2):
        answers = {form((a | b << 32,)) for a, b in ((low, high), (high, low))}
        (((canonical,), count),) = answers
        assert canonical in (low | high << 32, high | low << 32)
        assert count == 1 + (low != high)


def test_canonical_form_code_is_limited_to_affordable_blocks() -> None:
    for replicas in range(2, 10):
        blocks = affordable(space_of(replicas, 0), (tuple(range(replicas)),))
        assert blocks == (tuple(range(min(replicas, 5))),)
    two = affordable(space_of(8, 0), ((0, 2, 4, 6), (1, 3, 5, 7)))
    assert two == ((0, 2, 4, 6), (1, 3)) or two == ((0, 2), (1, 3, 5, 7))
    assert order(two) <= MOST_RENAMINGS
    assert affordable(space_of(16, 0), ((1, 2),)) == ()  # a table for the names takes more than a word
