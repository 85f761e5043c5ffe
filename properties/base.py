"""What a property is, and what may be said of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tideproof.model.algebra import Bool
from tideproof.model.protocol import Ghost, Instance, Protocol, System, World
from tideproof.model.variables import Bounds, State


@dataclass(frozen=True)
class Property:
    """An invariant: true of a state or not. With a ghost it also speaks of what the ghost remembers.

    `remark` says what a reader has to know to read a verdict on it.
    """

    name: str
    meaning: str
    state: type[State]
    holds_in: Callable[..., Bool]
    ghost: Ghost | None = None
    remark: str = ""

    def holds(self, system: System, world: World) -> Bool:
        """Whether the property holds in a world of the system, which must be watched by the property's ghost."""
        if self.ghost is None:
            return self.holds_in(world[0])
        return self.holds_in(world[0], world[1 + system.ghosts.index(self.ghost)])


def invariant(
    state: type[State], ghost: Ghost | None = None, remark: str = ""
) -> Callable[[Callable[..., Bool]], Property]:
    """Makes a property of a predicate. Its name in CamelCase is the property's, its docstring is the meaning."""

    def make(predicate: Callable[..., Bool]) -> Property:
        name = "".join(part.capitalize() for part in predicate.__name__.split("_"))
        meaning = " ".join((inspect.getdoc(predicate) or "").split("\n\n")[0].split())
        return Property(name, meaning, state, predicate, ghost, remark)

    return make


def watched(protocol: Protocol, bounds: Bounds, properties: Sequence[Property]) -> System:
    """The protocol under bounds with the ghosts that the properties need, and no others."""
    ghosts = dict.fromkeys(p.ghost for p in properties if p.ghost is not None)
    return System(protocol, bounds, tuple(ghosts))


class Word(StrEnum):
    """The words a verdict begins with. Only the first two decide the question for the bounds given."""

    VIOLATED = "violated"
    HOLDS = "holds"
    NOT_FOUND = "not found"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Verdict:
    """What an engine can say of a property, and how it knows.

    `depth` is the length of the trace in steps, and `trace` the steps, where the property is violated.
    """

    property: Property
    word: Word
    how: str
    depth: int | None = None
    trace: tuple[Instance, ...] | None = None

    def __str__(self) -> str:
        return f"{self.word}: {self.how}" if self.how else str(self.word)


class EngineError(Exception):
    """An engine contradicts the rules as written. Its result is worthless, and is not shown."""
