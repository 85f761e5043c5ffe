"""`check --engine plain`: every reachable state, by the rules on ints and nothing else.

It uses no symbolic evaluation, no compilation and no solver. So this engine is the slowest, and the reference for the
others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.properties import Property, Status, Verdict
from tideproof.model.language.space import Words
from tideproof.model.language.state import ModelError
from tideproof.model.language.system import System
from tideproof.properties.engines.base import Budget, Engine, NoOptions, Reporter, Result, left_range
from tideproof.properties.engines.exhaustive.results import describe, unviolated


class Plain(Engine[NoOptions]):
    name = "plain"
    meaning = "every reachable state, by the rules on ints alone: slow, and nothing is between them and the verdict"

    def run(
        self, system: System, properties: Sequence[Property], options: NoOptions, budget: Budget, reporter: Reporter
    ) -> Result:
        _ = system.transitions, [p.in_symbols(system) for p in properties]  # raises the errors that other engines raise
        search = _Search(system, properties)
        with budget.limits():
            search.run(budget, reporter)
        result = Result(self.name, system, tuple(properties))
        result.shortest = True
        result.conclude([search.verdict(number, budget.stopped) for number in range(len(properties))], budget)
        taken = {act.name: search.taken[act.name] for act in system.actions}
        seen = len(search.came) - sum(search.levels)  # the states of the unfinished level, if it ended early
        levels = [*search.levels, seen] if seen else search.levels
        lines = [f"{result.seconds:.2f} s"]
        describe(result, levels, search.transitions, search.terminal, taken, search.complete, lines)
        return result


class _Search:
    """A breadth-first search on ints.

    `came` maps each visited state to its predecessor and the step; `first` maps properties, by number, to the first
    state in which they fail. `levels` has the number of states at each completed depth.
    """

    def __init__(self, system: System, properties: Sequence[Property]) -> None:
        self.system, self.properties = system, tuple(properties)
        self.came: dict[Words, tuple[Words, Instance] | None] = {}
        self.first: dict[int, Words] = {}
        self.levels: list[int] = []
        self.transitions = self.terminal = 0
        self.taken: Counter[str] = Counter()
        self.complete = False

    def run(self, budget: Budget, reporter: Reporter) -> None:
        name = self.system.protocol.name
        level = [self.system.space.pack(self.system.initial)]
        self._see(level[0], None)
        while level:
            self.levels.append(len(level))
            following: list[Words] = []
            for state in level:
                budget.check()
                reporter.tell(lambda: f"{name}: {len(self.came):,} states, {budget.elapsed:.0f} s")
                following += self._expand(state)
            level = following
        self.complete = True

    def _expand(self, state: Words) -> list[Words]:
        """Takes all steps from a state. Returns the new states."""
        full_state, new, before = self.system.space.unpack(state), list[Words](), self.transitions
        for kind in self.system.kinds:
            try:
                after = self.system.step(full_state, kind)
            except ModelError as error:
                raise left_range(self.system, [*self._trace(state), kind]) from error
            if isinstance(after, Blocked):
                continue
            self.transitions += 1
            self.taken[kind.action.name] += 1
            packed = self.system.space.pack(after)
            if packed not in self.came:
                self._see(packed, (state, kind))
                new.append(packed)
        self.terminal += self.transitions == before
        return new

    def _see(self, state: Words, came: tuple[Words, Instance] | None) -> None:
        self.came[state] = came
        for number, prop in enumerate(self.properties):
            if number not in self.first and not prop.on_ints(self.system, self.system.space.unpack(state)):
                self.first[number] = state

    def _trace(self, state: Words) -> tuple[Instance, ...]:
        steps = []
        while (came := self.came[state]) is not None:
            state, step = came
            steps.append(step)
        return tuple(reversed(steps))

    def verdict(self, number: int, stopped: str) -> Verdict:
        prop = self.properties[number]
        if number in self.first:
            return Verdict(prop, Status.VIOLATED, "", self._trace(self.first[number]))
        return unviolated(prop, len(self.came), max(0, len(self.levels) - 1), self.complete, stopped)
