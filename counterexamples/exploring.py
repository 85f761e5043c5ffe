"""A run that a user builds step by step: the enabled steps, the status of each property, the distance to a
violation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tideproof.counterexamples.explain.conjuncts import failing_conjuncts
from tideproof.counterexamples.views.text import changes, short_step, view_of
from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.properties import Property, Status, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.language.system import FullState
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import shortest_from


@dataclass(frozen=True)
class Choice:
    """An enabled step, and the state after it."""

    step: Instance
    before: FullState
    after: FullState

    def __str__(self) -> str:
        return short_step(self.step)

    @property
    def cells(self) -> str:
        """The cells of the table that it changes; where no cell shows its effect, the variables."""
        cells_of, _ = view_of(type(self.before[0]))
        before, after = cells_of(self.before[0]), cells_of(self.after[0])
        return "; ".join(f"{head} {after[head]}" for head in after if after[head] != before[head]) or self.variables

    @property
    def variables(self) -> str:
        return changes(self.before[0], self.after[0]) or "nothing"


@dataclass(frozen=True)
class Standing:
    """How a property stands at the end of a run: where it first failed, and why it fails now, if it does.

    Of a witness, failing is being found.
    """

    prop: Property
    failed_at: int | None
    reasons: tuple[str, ...]

    @property
    def fails(self) -> bool:
        return bool(self.reasons)

    def __str__(self) -> str:
        if self.prop.is_witness:
            return "not found yet" if self.failed_at is None else f"found after step {self.failed_at}"
        if self.failed_at is None:
            return "holds"
        again = "" if self.fails else ", and holds again"
        return f"failed after step {self.failed_at}{again}" if again else f"fails since step {self.failed_at}"


class Session:
    """A run under construction. Undone steps can be redone until another step is taken."""

    def __init__(self, protocol: Protocol, bounds: Bounds, properties: Sequence[Property]) -> None:
        self.system = watched(protocol, bounds, properties)
        self.properties = tuple(properties)
        self.run = replay(self.system, ())
        self._undone: list[Instance] = []

    @property
    def number(self) -> int:
        """How many steps were taken."""
        return len(self.run.steps)

    @property
    def state(self) -> FullState:
        return self.run.states[-1]

    def choices(self) -> list[Choice]:
        """The steps that can be taken now, in the order of the protocol."""
        return [Choice(step, self.state, after) for step, after in self.system.successors(self.state)]

    # Moves ------------------------------------------------------------------------------------------------------------

    def take(self, choice: Choice) -> None:
        self._append(choice.step, choice.after)
        self._undone.clear()

    def _append(self, step: Instance, after: FullState) -> None:
        self.run = Run(self.system, (*self.run.steps, step), (*self.run.states, after))

    def go(self, number: int) -> None:
        """Goes to the state after so many steps of the run, back or forth."""
        while self.number > max(0, number):
            self._undone.append(self.run.steps[-1])
            self.run = self.run.until(self.number - 1)
        while self.number < number and self._undone:
            step = self._undone.pop()
            after = self.system.step(self.state, step)
            assert not isinstance(after, Blocked), "it was taken here before"
            self._append(step, after)

    @property
    def longest(self) -> int:
        """How many steps the run has, with those that were undone."""
        return self.number + len(self._undone)

    def open(self, run: Run) -> None:
        """Takes the steps of another run of the same configuration, from the beginning."""
        self.run, self._undone = replay(self.system, run.steps), []

    # Names ------------------------------------------------------------------------------------------------------------

    def find(self, typed: str) -> list[Choice]:
        """The steps that can be taken and whose words begin with those typed, in any order: `fetch b1`.

        A step whose words are exactly those is the only one.
        """
        wanted = words_of(typed)
        found = [choice for choice in self.choices() if wanted and _begin(wanted, words_of(str(choice)))]
        exact = [choice for choice in found if sorted(words_of(str(choice))) == sorted(wanted)]
        return exact or found

    def why_not(self, typed: str) -> str:
        """Why no step of these words is enabled: the false conjunct of the first; empty if there is none."""
        wanted = words_of(typed)
        for step in self.system.instances:
            if wanted and _begin(wanted, words_of(short_step(step))):
                found = self.system.step(self.state, step)
                return f"{short_step(step)} cannot be taken: {found}" if isinstance(found, Blocked) else ""
        return ""

    # Properties -------------------------------------------------------------------------------------------------------

    def standings(self) -> Iterator[Standing]:
        for prop in self.properties:
            fails = not prop.on_ints(self.system, self.state)
            yield Standing(prop, self.run.first_violation(prop.on_ints), self._reasons(prop) if fails else ())

    def _reasons(self, prop: Property) -> tuple[str, ...]:
        """The first conjunct of the property that fails, comparison by comparison."""
        before = self.run.states[-2] if self.number else None
        conjuncts = failing_conjuncts(self.system, self.state, prop.holds, before)
        return tuple(c.text for c in conjuncts[0].comparisons) if conjuncts else (prop.meaning,)


_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+\d*|\w+")


def words_of(text: str) -> list[str]:
    """The words of a step as it is shown or typed: become, leader, e1 and b0 for `BecomeLeader e1 b0`."""
    return [word.lower() for word in _WORDS.findall(text)]


def _begin(typed: Iterable[str], words: Sequence[str]) -> bool:
    """Whether the typed words are prefixes of different words."""
    left = list(words)
    for word in typed:
        match = next((w for w in left if w == word), None) or next((w for w in left if w.startswith(word)), None)
        if match is None:
            return False
        left.remove(match)
    return True


# The distance to a violation ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hint:
    """The shortest path from a state to a violation of a property (for a witness: to a state that is one).

    `way` is None if there is none: then all `states` reachable from it were visited, or `unknown` says why not.
    """

    prop: Property
    way: tuple[Instance, ...] | None
    states: int
    unknown: str = ""

    def __str__(self) -> str:
        name, found = self.prop.name, "be found" if self.prop.is_witness else "fail"
        if self.unknown:
            return f"{name}: {self.unknown}"
        if self.way is None:
            return f"{name} cannot {found} any more: all {self.states:,} states that can follow were visited."
        if not self.way:
            return f"{self.prop.trace_shows} here."
        if len(self.way) == 1:
            return f"{name} can {found} in 1 step: {short_step(self.way[0])}"
        return f"{name} can {found} in {len(self.way)} steps, and not sooner. Next: {short_step(self.way[0])}"


class Hints:
    """Hints on a property, which share the symbolic evaluation of the rules."""

    def __init__(self, protocol: Protocol, bounds: Bounds, prop: Property) -> None:
        self.prop = prop
        self.system = watched(protocol, bounds, [prop])

    def after(self, steps: Iterable[Instance], budget: Budget | None = None, reporter: Reporter | None = None) -> Hint:
        """The shortest path after these steps, by the exhaustive engine."""
        return self.at(replay(self.system, steps).states[-1], budget, reporter)

    def at(self, state: FullState, budget: Budget | None = None, reporter: Reporter | None = None) -> Hint:
        """The shortest path from a state."""
        here = self.system.starting_at(state)
        with shortest_from(here, self.prop, budget or Budget(), reporter or Reporter()) as found:
            (verdict,) = found.verdicts
            unknown = verdict.how if verdict.status is Status.UNKNOWN else ""
            return Hint(self.prop, verdict.trace, found.distinct_states, unknown)
