"""A small protocol for promises: one thing that goes from place to place."""

from __future__ import annotations

from dataclasses import dataclass

from tideproof import BoundSpec, Int, Protocol, State, below, variable
from tideproof.model.language.actions import Action


@dataclass(frozen=True)
class Ring(State):
    at: Int = variable("where it is", below("places"))


def ring(**slots: Action) -> Protocol:
    return Protocol(
        name="ring", title="places", story="…", state=Ring, initial=Ring.initial,
        bounds=(BoundSpec("places", "places", least=1, default=4),), slots=slots,
    )  # fmt: skip
