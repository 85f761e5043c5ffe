"""A step of a run over replicated logs, with the states around it (of plain ints) and what went before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import getitem
from typing import Any

from tideproof.model.language.actions import Instance, members
from tideproof.model.language.state import NIL
from tideproof.model.runs.replay import Run
from tideproof.properties.invariants.broker import electable


def leads(s: Any, broker: int) -> bool:
    return bool(s.leader[broker] == broker)


def holding(s: Any, record: int) -> tuple[int, ...]:
    return tuple(broker for broker, log in enumerate(s.log) if record in log)


def lacking(s: Any, record: int) -> tuple[int, ...]:
    """The brokers that may be elected and whose logs lack the record."""
    return tuple(broker for broker in members(electable(s)) if record not in s.log[broker])


@dataclass
class History:
    """The states of a run, and what is known of them all."""

    run: Run
    promised: dict[int, tuple[str, int]] = field(default_factory=dict)
    """By record, whether it was committed or acknowledged first, and at which step."""

    @cached_property
    def states(self) -> list[Any]:
        return [full_state[0] for full_state in self.run.states]

    @cached_property
    def highest(self) -> list[tuple[int, int, int]]:
        """After each step, the highest high watermark of a leader so far, who showed it first, and when."""
        found = [(0, NIL, 0)]
        for step, s in enumerate(self.states[1:], start=1):
            shown = [(s.hw[broker], broker, step) for broker in range(s.bounds.replicas) if leads(s, broker)]
            found.append(max([found[-1], *shown], key=lambda high: high[0]))
        return found

    def changes(self) -> Iterator[Change]:
        return (Change(self, step) for step in range(1, len(self.states)))


@dataclass(frozen=True)
class Change:
    history: History
    step: int

    @property
    def taken(self) -> Instance:
        return self.history.run.steps[self.step - 1]

    @property
    def before(self) -> Any:
        return self.history.states[self.step - 1]

    @property
    def after(self) -> Any:
        return self.history.states[self.step]

    @property
    def brokers(self) -> range:
        return range(self.after.bounds.replicas)

    def since(self, variable: str, *index: int) -> int:
        """The step before this one that gave the variable its value; 0 where it has had that from the beginning."""

        def value(step: int) -> object:
            return reduce(getitem, index, getattr(self.history.states[step], variable))

        return next((n for n in range(self.step - 1, 0, -1) if value(n) != value(n - 1)), 0)

    def keeps_role(self, broker: int) -> bool:
        before, after = ((s.leader[broker], s.epoch[broker]) for s in (self.before, self.after))
        return before == after

    def loses_power(self) -> bool:
        return bool(getattr(self.after, "power_losses", 0) > getattr(self.before, "power_losses", 0))

    def higher_than(self, high_watermark: int) -> tuple[int, int, int] | None:
        """The highest high watermark that a leader had shown before, with who and when, if it is above this."""
        highest = self.history.highest[self.step - 1]
        return highest if highest[0] > high_watermark else None
