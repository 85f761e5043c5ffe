"""A small protocol of a counter, and what it must not do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tideproof.model.language.actions import Action, Rule, action
from tideproof.model.language.algebra import Int, Term
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import (
    State,
    upto,
    variable,
)
from tideproof.model.language.system import System


def variables_in(value: Any) -> Iterator[str]:
    if isinstance(value, Term):
        if value.op == "var":
            yield value.args[0]
        else:
            for arg in value.args:
                yield from variables_in(arg)


def no_rule_reads_a_ghost(system: System) -> None:
    """Fails where a guard, or what a variable of the protocol becomes, hangs on what a ghost remembers."""
    ghosts = {v.name for v in system.space.variables if v.ghost}
    assert ghosts
    for transition in system.transitions:
        for conjunct in transition.guard:
            assert not ghosts & set(variables_in(conjunct))
        for v, value in zip(system.space.variables, transition.leaves, strict=True):
            assert v.name in ghosts or not ghosts & set(variables_in(value)), v.name


@dataclass(frozen=True)
class CounterState(State):
    n: Int = variable("a number", upto("limit"))


@action()
def count_up(s: CounterState) -> Rule[CounterState]:
    """Adds one to the number, with no regard for its range at all."""
    yield s.n >= 0
    return s.replace(n=s.n + 1)


def counter(*actions: Action) -> System:
    protocol = Protocol(
        "counter",
        "counts",
        "A number.",
        CounterState,
        lambda b: CounterState(b, n=0),
        (BoundSpec("limit", "the greatest number", least=1, default=3),),
        {a.name: a for a in actions},
    )
    return System(protocol, protocol.bounded())
