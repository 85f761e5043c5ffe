"""Refinement mappings from one protocol to a more abstract one: the input of a refinement check.

A refinement mapping in the sense of Abadi and Lamport (The existence of refinement mappings, 1991): a history variable
remembers what the concrete state no longer says, and a prophecy decides now what the concrete protocol leaves open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from tideproof.model.language.actions import Action, Instance
from tideproof.model.language.freezing import frozen
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, State
from tideproof.model.language.system import FullState, Ghost


@dataclass(frozen=True)
class Abstraction:
    """A protocol, and its refinement mapping to `abstract`.

    `explored` is `protocol` with the fate of each message decided when it is sent (a prophecy); `as_taken` gives the
    steps of `protocol` for one of its steps; `refuse` raises ValueError under bounds where the two are not known to
    agree. `view` maps a state, with its `history`, to an abstract state.

    `alike` maps an abstract state to a representative of the states that the abstract protocol cannot distinguish, and
    `never_fall` names variables that no step of it decreases. Tests check these two claims for the `fitting` actions
    (tests/properties/test_refinement_of_brokers.py); for others a solver proves them.
    """

    protocol: Protocol
    abstract: Protocol
    explored: Protocol
    as_taken: Callable[[Instance], tuple[tuple[str, dict[str, int]], ...]]
    history: Ghost | None
    view: Callable[..., Any]
    alike: Callable[[Any], Any]
    never_fall: tuple[str, ...] = ()
    fitting: tuple[Action, ...] = ()
    refuse: Callable[[Bounds], None] = lambda _: None

    def seen(self, full_state: FullState) -> State:
        """The abstract state of a state of the explored protocol."""
        return cast(State, frozen(self.view)(*full_state))

    def represented(self, state: State) -> State:
        return cast(State, frozen(self.alike)(state))


def same_state(protocol: Protocol, abstract: Protocol) -> Abstraction:
    """The identity mapping, between two protocols over the same state."""
    return Abstraction(
        protocol=protocol,
        abstract=abstract,
        explored=protocol,
        as_taken=lambda step: ((step.action.name, step.parameters),),
        history=None,
        view=lambda s: s,
        alike=lambda s: s,
        fitting=tuple(abstract.slots.values()),
    )
