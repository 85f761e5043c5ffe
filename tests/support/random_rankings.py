"""Random protocols with ranks, several in one protocol: which one it is, is its first step."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from tideproof.model.language.actions import Action, Parameter, Rule, action, not_fair, strongly_fair, weakly_fair
from tideproof.model.language.algebra import Bool, Int, all_of, any_of, select
from tideproof.model.language.properties import Property, leads_to
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.ranking import rank
from tideproof.model.language.state import State, below, upto, variable

SYSTEMS, MOST = 40, 2
WHICH = Parameter(lambda b: b.systems, str)
SIDE = Parameter(lambda b: 2 + 0 * b.systems, str)
Tables = tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]


@dataclass(frozen=True)
class Piles(State):
    which: Int = variable("which system this is; one too many for none", upto("systems"), initial=lambda b: b.systems)
    first: Int = variable("the first pile", below("most"), initial=lambda b: b.most - 1)
    second: Int = variable("the second pile", below("most"), initial=lambda b: b.most - 1)
    side: Int = variable("a side", below("sides"))


@action(which=WHICH)
def choose(s: Piles, which: int) -> Rule[Piles]:
    """One of the systems begins."""
    yield s.which == s.bounds.systems
    return s.replace(which=which)


def here(s: Piles, tables: Tables) -> Int:
    return select(select(select(select(tables, s.which), s.first), s.second), s.side)


def tables(draw: random.Random, value: Callable[[int, int, int], int], odd: float, most: int) -> Tables:
    """A value for each state, and in an odd one any other."""
    chances = [draw.choice([0.0, 0.0, odd]) for _ in range(SYSTEMS)]

    def one(odd: float, *at: int) -> int:
        return draw.randint(0, most) if draw.random() < odd else value(*at)

    piles = range(MOST + 1)
    return tuple(tuple(tuple(tuple(one(p, a, b, c) for c in range(2)) for b in piles) for a in piles) for p in chances)


def helping(draw: random.Random, name: str, first: int, second: int) -> tuple[Action, Tables]:
    """An action that takes from the piles by the right side, mostly; and which side is the right one."""
    flips = draw.randint(0, 1)
    right = tables(draw, lambda a, b, c: c * flips, 0.05, 1)
    possible = tables(draw, lambda a, b, c: 1, 0.02, 1)
    left = tables(draw, lambda a, b, c: max(0, a - first), 0.02, MOST)
    other = tables(draw, lambda a, b, c: max(0, b - second), 0.02, MOST)
    sides = tables(draw, lambda a, b, c: c, 0.1, 1)

    @action(side=SIDE)
    def take(s: Piles, side: int) -> Rule[Piles]:
        """It takes from a pile."""
        yield s.which < s.bounds.systems
        yield all_of(here(s, possible) == 1, here(s, right) == side)
        return s.replace(first=here(s, left), second=here(s, other), side=here(s, sides))

    fair = draw.choice([weakly_fair, weakly_fair, strongly_fair])
    return replace(fair(take, as_one=draw.random() < 0.3), name=name), right


def disturbing(draw: random.Random) -> Action:
    """A step that need not come: it changes the side, mostly, where it is possible."""
    possible = tables(draw, lambda a, b, c: draw.randint(0, 1), 0.0, 1)
    left, other = tables(draw, lambda a, b, c: a, 0.02, MOST), tables(draw, lambda a, b, c: b, 0.02, MOST)
    sides = tables(draw, lambda a, b, c: 1 - c, 0.1, 1)

    @action()
    def disturb(s: Piles) -> Rule[Piles]:
        """It changes something."""
        yield s.which < s.bounds.systems
        yield here(s, possible) == 1
        return s.replace(first=here(s, left), second=here(s, other), side=here(s, sides))

    return not_fair(disturb)


def random_rankings(seed: int) -> tuple[Protocol, Property, Property]:
    """A protocol of random systems; a promise with ranks of the one that was chosen, and the same promise of each."""
    draw = random.Random(seed)
    (one, right), (two, righter) = helping(draw, "One", 1, 0), helping(draw, "Two", 0, 1)
    premise, condition = tables(draw, lambda a, b, c: 1, 0.1, 1), tables(draw, lambda a, b, c: 1, 0.1, 1)
    goal = tables(draw, lambda a, b, c: int(a == b == 0), 0.02, 1)

    @rank("one")
    def first_pile(s: Piles) -> tuple[Int, dict[str, Int]]:
        """the first pile"""
        return s.first, {"side": here(s, right)}

    @rank("two")
    def second_pile(s: Piles) -> tuple[Int, dict[str, Int]]:
        """the second pile"""
        return s.second, {"side": here(s, righter)}

    def presumed(s: Piles) -> Bool:
        return any_of(s.which == s.bounds.systems, here(s, condition) == 1)

    @leads_to(Piles, provided=presumed, ranks=(first_pile, second_pile))
    def ranked(s: Piles) -> tuple[Bool, Bool]:
        """The piles go."""
        begun = s.which < s.bounds.systems
        return all_of(begun, here(s, premise) == 1), all_of(begun, here(s, goal) == 1)

    @leads_to(Piles, provided=presumed, which=WHICH)
    def each(s: Piles, which: int) -> tuple[Bool, Bool]:
        """The piles of each system go."""
        return all_of(s.which == which, here(s, premise) == 1), all_of(s.which == which, here(s, goal) == 1)

    protocol = Protocol(
        name=f"piles-{seed}",
        title="random piles",
        story="Several of them.",
        state=Piles,
        initial=Piles.initial,
        bounds=(
            BoundSpec("systems", "systems", least=1, default=SYSTEMS),
            BoundSpec("most", "sizes of a pile", least=1, default=MOST + 1),
            BoundSpec("sides", "sides", least=1, default=2),
        ),
        slots={"choose": choose, "one": one, "two": two, "disturb": disturbing(draw)},
    )
    return protocol, ranked, each
