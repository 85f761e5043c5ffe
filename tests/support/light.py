"""A protocol of a few states, whose rules a test can make wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import State, upto, variable
from tideproof.properties.engines.exhaustive.search import explore


@dataclass(frozen=True)
class Light(State):
    """A light that goes through phases, and may break."""

    phase: Int = variable("the phase", upto("phases"))
    broken: Int = variable("whether it is broken", upto("one"))


@action()
def go_on(s: Light) -> Rule[Light]:
    """The next phase."""
    yield s.phase < s.bounds.phases
    return s.replace(phase=s.phase + 1)


def light(breaks: Callable[[Light], Bool] = lambda s: s.phase > 1, broken: Callable[[Light], Int] = lambda s: 1) -> Any:
    def break_down(s: Light) -> Rule[Light]:
        """The light breaks."""
        yield breaks(s)
        return s.replace(broken=broken(s))

    return Protocol("light", "", "", Light, lambda b: Light(b, 0, 0),
                    (BoundSpec("phases", "phases", 1, 3), BoundSpec("one", "one", 1, 1)),
                    {"go_on": go_on, "break_down": action()(break_down)})  # fmt: skip


def never_broken(s: Light) -> Bool:
    return s.broken == 0


def plain(holds: Callable[[Light], Bool]) -> Property:
    return Property("NeverBroken", "", Light, holds)


def explored_system(protocol: Protocol) -> Any:
    with explore(protocol, protocol.bounded(), []) as found:
        return found.system
