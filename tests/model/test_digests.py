"""A digest says which system it is: not in which order a rule has put it together, and all else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tideproof.model.backends.digests import digest
from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Int, all_of, any_of, implies, ite
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import State, upto, variable
from tideproof.model.language.system import System


@dataclass(frozen=True)
class Two(State):
    a: Int = variable("a number", upto("most"))
    b: Int = variable("another one", upto("most"))


def protocol(guard: Callable[[Two], Any] = lambda s: s.a < 2, after: Callable[[Two], Two] = lambda s: s) -> Protocol:
    @action()
    def step(s: Two) -> Rule[Two]:
        """Goes on."""
        yield guard(s)
        return after(s)

    return Protocol("two", "t", "s", Two, Two.initial, (BoundSpec("most", "the largest number", 1, 3),), {"step": step})


def digest_of(made: Protocol, claim: Callable[[Any], Any] = lambda s: s.a + s.b < 5, **bounds: int) -> str:
    system = System(made, made.bounded(**bounds))
    return digest(system, [claim(system.space.symbols[0])])


SAME: dict[str, tuple[Callable[[Two], Any], Callable[[Two], Any]]] = {
    "a conjunction": (
        lambda s: all_of(s.a < 2, s.b < 2, s.a < s.b),
        lambda s: all_of(s.a < s.b, s.b < 2, s.a < 2),
    ),
    "a disjunction within a conjunction": (
        lambda s: all_of(any_of(s.a < 2, s.b < 2), s.a < 3),
        lambda s: all_of(s.a < 3, any_of(s.b < 2, s.a < 2)),
    ),
    "a sum": (lambda s: (s.a + s.b) + 1 < 4, lambda s: (s.b + 1) + s.a < 4),
    "an associated sum": (lambda s: s.a + (s.b + 1) < 4, lambda s: 1 + (s.b + s.a) < 4),
}
OTHER: dict[str, tuple[Callable[[Two], Any], Callable[[Two], Any]]] = {
    "the order of a subtraction": (lambda s: s.a - s.b < 1, lambda s: s.b - s.a < 1),
    "the order of a comparison": (lambda s: s.a < s.b, lambda s: s.b < s.a),
    "the branches of a conditional": (lambda s: ite(s.a < 2, s.b, 0) < 1, lambda s: ite(s.a < 2, 0, s.b) < 1),
    "the connective": (lambda s: all_of(s.a < 2, s.b < 2), lambda s: any_of(s.a < 2, s.b < 2)),
    "the direction of an implication": (lambda s: implies(s.a < 2, s.b < 2), lambda s: implies(s.b < 2, s.a < 2)),
    "the grouping": (
        lambda s: all_of(any_of(s.a < 1, s.b < 1), any_of(s.a < 2, s.b < 2)),
        lambda s: all_of(any_of(s.a < 1, s.b < 2), any_of(s.a < 2, s.b < 1)),
    ),
    "a constant": (lambda s: s.a < 2, lambda s: s.a < 1),
    "multiplicity": (lambda s: s.a + s.a < 3, lambda s: s.a < 3),
}


@pytest.mark.parametrize("case", SAME)
def test_digest_ignores_the_order_of_commutative_operands(case: str) -> None:
    """It may be that of a set, which Python chooses in each process."""
    one, two = SAME[case]
    assert digest_of(protocol(one)) == digest_of(protocol(two))
    assert digest_of(protocol(), one) == digest_of(protocol(), two)


@pytest.mark.parametrize("case", OTHER)
def test_digest_distinguishes_different_rules(case: str) -> None:
    one, two = OTHER[case]
    assert digest_of(protocol(one)) != digest_of(protocol(two))
    assert digest_of(protocol(), one) != digest_of(protocol(), two)


def test_digest_covers_steps_names_initial_states_and_bounds() -> None:
    base = protocol()
    act = base.slots["step"]
    others = [
        protocol(after=lambda s: s.replace(b=0)),
        replace(base, slots={"step": replace(act, name="Another")}),
        replace(base, initial=lambda b: Two.initial(b).replace(a=1)),
    ]
    found = {digest_of(base), digest_of(base, most=2), *map(digest_of, others)}
    assert len(found) == 5


def test_digest_of_shared_subterms_is_fast() -> None:
    """The number of its parts is that of all ways through it."""

    def of_bits(s: Two, bits: int) -> Any:
        value = s.a
        for _ in range(bits):
            value = value + value + s.b
        return value < 5

    assert digest_of(protocol(), lambda s: of_bits(s, 40)) != digest_of(protocol(), lambda s: of_bits(s, 39))
