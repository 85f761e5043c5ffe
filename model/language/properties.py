"""What a property is, and what may be said of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tideproof.model.language.algebra import Bool, BoolTerm
from tideproof.model.language.protocol import Ghost, Instance, Protocol, System, World, error_place, rule_place
from tideproof.model.language.state import Bounds, ModelError, State

INTERRUPTED = "interrupted"
"""Why an engine has stopped that its user has stopped (Ctrl-C)."""


def time_spent(limit: float | None) -> str:
    """Why an engine has stopped whose time limit, in seconds, is spent."""
    return f"the time limit of {limit:g} s"


class EngineError(Exception):
    """An engine contradicts the rules as written. Its result is worthless, and is not shown."""


class DifferenceError(EngineError):
    """A rule or a property has another meaning in the form that an engine works on. The text names it."""


@dataclass(frozen=True)
class Property:
    """An invariant: true of a state or not. With a ghost it also speaks of what the ghost remembers.

    `remark` says what a reader has to know to read a verdict on it; `needs` are the bounds without which it says
    nothing, each with its least value.
    """

    name: str
    meaning: str
    state: type[State]
    holds_in: Callable[..., Bool]
    ghost: Ghost | None = None
    remark: str = ""
    needs: Mapping[str, int] = field(default_factory=dict, hash=False)

    def remarks(self, bounds: Mapping[str, int] | None = None) -> str:
        """What a reader has to know of a verdict under these bounds, or under any."""
        options = " and ".join(f"--{name.replace('_', '-')} {least}" for name, least in self.needs.items())
        empty = bounds is None or any(bounds.get(name, 0) < least for name, least in self.needs.items())
        return f"{self.remark} {f'It says nothing without {options}.' if options and empty else ''}".strip()

    def holds(self, system: System, world: World) -> Bool:
        """Whether the property holds in a world of the system, which must be watched by the property's ghost."""
        ghosts = () if self.ghost is None else (world[1 + system.ghosts.index(self.ghost)],)
        try:
            holds = self.holds_in(world[0], *ghosts)
        except Exception as error:
            raise ModelError(f"{self.name} ({error_place(error)}): {type(error).__name__}: {error}") from error
        if not isinstance(holds, (bool, BoolTerm)):
            raise ModelError(
                f"{self.name} ({rule_place(self.holds_in)}): it returns {holds!r}, which is not a truth value"
            )
        return holds


def invariant(
    state: type[State], ghost: Ghost | None = None, remark: str = "", needs: Mapping[str, int] | None = None
) -> Callable[[Callable[..., Bool]], Property]:
    """Makes a property of a predicate. Its name in CamelCase is the property's, its docstring is the meaning."""

    def make(predicate: Callable[..., Bool]) -> Property:
        name = "".join(part.capitalize() for part in predicate.__name__.split("_"))
        meaning = " ".join((inspect.getdoc(predicate) or "").split("\n\n")[0].split())
        return Property(name, meaning, state, predicate, ghost, remark, needs or {})

    return make


def watched(protocol: Protocol, bounds: Bounds, properties: Sequence[Property]) -> System:
    """The protocol under bounds with the ghosts that the properties need, and no others."""
    ghosts = dict.fromkeys(p.ghost for p in properties if p.ghost is not None)
    return System(protocol, bounds, tuple(ghosts))


def remembering(ghost: Ghost) -> Property:
    """A property that is always true: with it a search keeps what the ghost remembers, for others to look at."""
    return Property(ghost.name, "", ghost.state, lambda *_: True, ghost)


class Status(StrEnum):
    """What an engine has decided. A status never claims more than was explored; only the first two decide.

    - `violated`: a trace shows it.
    - `holds`: in every reachable state of these bounds, all of them visited or proved by induction.
    - `no counterexample`: none among the runs that were examined, which are all runs up to a depth, or a sample.
    - `unknown`: the engine stopped early, or could not decide.
    """

    VIOLATED = "violated"
    HOLDS = "holds"
    NO_COUNTEREXAMPLE = "no counterexample"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Verdict:
    """What an engine can say of a property, and how it knows.

    Where the property is violated, `trace` is the steps and `depth` is their number. Where no run of up to so many
    steps violates it (bounded model checking), `depth` is that number. Otherwise both are None. `figures` are what the
    engine has measured of the property, by the names that `check --json` prints.
    """

    property: Property
    status: Status
    how: str
    depth: int | None = None
    trace: tuple[Instance, ...] | None = None
    figures: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        if self.status is Status.NO_COUNTEREXAMPLE:
            return f"{self.status} {self.how}"
        return f"{self.status}: {self.how}" if self.how else str(self.status)
