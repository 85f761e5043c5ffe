"""The policies of random walks, restated on ints from their description and compared with the compiled walks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby, product

import pytest
from support.configurations import SMALL

from tideproof.model.language.properties import watched
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.random.code import Walker, program
from tideproof.properties.engines.random.layout import CHANGES
from tideproof.properties.engines.random.policy import Policy

HW = PROTOCOLS["hw-truncation"]
STEPS, SEED = 40, 5
GOLDEN, ALL_BITS, SETUP = 0x9E3779B97F4A7C15, 2**64 - 1, 1 << 40


@pytest.fixture(scope="module")
def system() -> System:
    return watched(HW, HW.bounded(**SMALL), [])


def mix(x: int) -> int:
    """The finaliser of SplitMix64."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & ALL_BITS
    x = (x ^ x >> 27) * 0x94D049BB133111EB & ALL_BITS
    return x ^ x >> 31


def stream(seed: int, walk: int) -> Callable[[int], int]:
    """Number j of a walk's own stream."""
    base = mix(seed)
    start = mix(base + (2 * walk + 1) * GOLDEN & ALL_BITS)
    gamma = mix(base + (2 * walk + 2) * GOLDEN & ALL_BITS) | 1
    if (gamma ^ gamma >> 1).bit_count() < 24:
        gamma ^= 0xAAAAAAAAAAAAAAAA
    return lambda j: mix(start + j * gamma & ALL_BITS)


def below(bits: int, n: int) -> int:
    return (bits & 0xFFFFFFFF) * n >> 32


Choice = Callable[[int, int, list[int]], int]
"""Takes the step, its random number and the enabled transitions; gives the place of the one taken."""


def weighted(system: System, weights: dict[str, int]) -> Choice:
    """Choose an enabled action by weight, uniformly if all weights are 0; then an instance of it."""

    def choose(_: int, r: int, kinds: list[int]) -> int:
        groups = [
            (name, len(list(group))) for name, group in groupby(system.instances[k].action.name for k in kinds)
        ]  # fmt: skip
        heavy = any(weights[name] for name, _ in groups)
        shares = [(weights[name] if heavy else 1, size) for name, size in groups]
        left, before = below(r >> 32, sum(weight for weight, _ in shares)), 0
        for weight, size in shares:
            if left < weight:
                return before + below(r, size)
            left, before = left - weight, before + size
        raise AssertionError

    return choose


def plain_walk(system: System, policy: Policy, walk: int) -> Iterator[int]:
    number, transitions = stream(SEED, walk), len(system.instances)
    names = [a.name for a in system.actions]
    swarm = [number(SETUP + a) for a in range(len(names))]
    swarm_weights = {name: 0 if r & 1 else 1 << (r >> 1 & 3) for name, r in zip(names, swarm, strict=True)}
    priorities = [number(SETUP + k) | 1 << 63 for k in range(transitions)]
    changes = {below(number(SETUP + transitions + c) >> 32, STEPS) for c in range(CHANGES)}
    choices: dict[Policy, Choice] = {
        Policy.UNIFORM: lambda _, r, kinds: below(r >> 32, len(kinds)),
        Policy.ACTION_FIRST: weighted(system, dict.fromkeys(names, 1)),
        Policy.SWARM: weighted(system, swarm_weights),
        Policy.PRIORITIES: lambda _, r, kinds: kinds.index(max(kinds, key=lambda k: priorities[k])),
    }
    state = system.initial
    for step in range(STEPS):
        found = [(system.instances.index(instance), after) for instance, after in system.successors(state)]
        if not found:
            return
        taken, after = found[choices[policy](step, number(step), [kind for kind, _ in found])]
        if step in changes or after == state:
            priorities[taken] = STEPS - step  # below all that have not fallen, and those that fell before
        yield taken
        state = after


@pytest.mark.parametrize("policy", Policy)
def test_compiled_walks_match_the_reference(system: System, policy: Policy) -> None:
    walker = Walker(program(system, [], policy, STEPS, SEED))
    for walk in (*range(60), 2**40):
        assert list(walker.one(walk)[0]) == list(plain_walk(system, policy, walk))


def test_swarm_chooses_actions_by_weight(system: System) -> None:
    enabled = Counter(instance.action.name for instance, _ in system.successors(system.initial))
    expected: Counter[str] = Counter()
    for weights in product((0, 0, 0, 0, 1, 2, 4, 8), repeat=len(enabled)):  # half of the actions are left out
        total = sum(weights) or len(enabled)
        for name, weight in zip(enabled, weights, strict=True):
            expected[name] += (weight if sum(weights) else 1) / total / 8 ** len(enabled)  # type: ignore[assignment]
    walks = 20_000
    walker = Walker(program(system, [], Policy.SWARM, 1, SEED))
    found = Counter(system.instances[walker.one(walk)[0][0]].action.name for walk in range(walks))
    assert len(enabled) > 1 and sum(expected.values()) == pytest.approx(1)
    chi_square = sum((found[name] - walks * share) ** 2 / (walks * share) for name, share in expected.items())
    assert chi_square < 20
