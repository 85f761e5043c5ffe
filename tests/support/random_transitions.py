"""Random transition systems, several in one protocol: which one it is, is its first step."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tideproof.model.language.actions import Action, Parameter, Rule, action, not_fair, strongly_fair, weakly_fair
from tideproof.model.language.algebra import Bool, all_of, select
from tideproof.model.language.properties import Property, leads_to
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import Bools, State, below, upto, variable

SYSTEMS, PLACES, STEPS = 20, 8, 5
WHICH, WAY = Parameter(lambda b: b.systems, str), Parameter(lambda b: 2, str)
FAIRNESS = (
    weakly_fair,
    partial(weakly_fair, as_one=True),
    partial(weakly_fair, together="any of them"),
    partial(weakly_fair, together="any of them"),
    partial(weakly_fair, together="any at all", as_one=True),
    strongly_fair,
    strongly_fair,
    partial(strongly_fair, as_one=True),
    not_fair,
)
"""What a random step is: of both fairnesses about as many."""
ALTERNATIVES = (*[partial(weakly_fair, together="any of them")] * 3, strongly_fair, not_fair)
"""What it is in every other protocol, so that often several are fair together."""


@dataclass(frozen=True)
class Place(State):
    which: int = variable(
        "which system this is; one too many for none yet", upto("systems"), initial=lambda b: b.systems
    )
    at: int = variable("where it is", below("places"))


@action(which=WHICH)
def choose(s: Place, which: int) -> Rule[Place]:
    """One of the systems begins."""
    yield s.which == s.bounds.systems
    return s.replace(which=which)


def _table(draw: random.Random, chance: float) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(draw.random() < chance for _ in range(PLACES)) for _ in range(SYSTEMS))


def _here(s: Place, tables: tuple[Bools, ...]) -> Bool:
    return select(tuple(select(table, s.at) for table in tables), s.which)


def _step(draw: random.Random, number: int, fairness: Sequence[Callable[[Action], Action]]) -> Action:
    chance = draw.choice([0.1, 0.2, 0.3])
    possible = tuple(_table(draw, chance) for _ in range(2))
    targets = tuple(tuple(tuple(draw.randrange(PLACES) for _ in range(PLACES)) for _ in range(SYSTEMS)) for _ in "01")

    @action(way=WAY)
    def step(s: Place, way: int) -> Rule[Place]:
        """It goes on."""
        yield s.which < s.bounds.systems
        yield _here(s, possible[way])
        return s.replace(at=select(tuple(select(goes, s.at) for goes in targets[way]), s.which))

    fair = draw.choice(fairness)
    return fair(replace(step, name=f"Step{number}"))


def random_systems(seed: int) -> tuple[Protocol, Property]:
    """A protocol of `SYSTEMS` random transition systems, and a promise that each of them makes."""
    draw = random.Random(seed)
    steps = {f"step_{n}": _step(draw, n, ALTERNATIVES if seed % 2 else FAIRNESS) for n in range(STEPS)}
    premise, goal, condition = _table(draw, 0.5), _table(draw, 0.1), _table(draw, 0.85)

    def holds_in_the_end(s: Place, which: int) -> Bool:
        return _here(s, condition)

    @leads_to(Place, provided=holds_in_the_end, which=WHICH)
    def each_gets_there(s: Place, which: int) -> tuple[Bool, Bool]:
        """It gets there."""
        return all_of(s.which == which, _here(s, premise)), all_of(s.which == which, _here(s, goal))

    protocol = Protocol(
        name=f"random-{seed}",
        title="random transition systems",
        story="Several of them.",
        state=Place,
        initial=Place.initial,
        bounds=(
            BoundSpec("systems", "systems", least=1, default=SYSTEMS),
            BoundSpec("places", "places of each", least=1, default=PLACES),
        ),
        slots={"choose": choose, **steps},
    )
    return protocol, each_gets_there
