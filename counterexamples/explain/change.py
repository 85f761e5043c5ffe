"""A step of a run over replicated logs, with the states before and after it, and the earlier run."""

from __future__ import annotations

from functools import reduce
from operator import getitem
from typing import Any, NamedTuple

from tideproof.model.language.actions import Instance, members
from tideproof.model.runs.replay import Run
from tideproof.properties.invariants.broker import electable


def leads(s: Any, broker: int) -> bool:
    return bool(s.leader[broker] == broker)


def holding(s: Any, record: int) -> tuple[int, ...]:
    return tuple(broker for broker, log in enumerate(s.log) if record in log)


def lacking(s: Any, record: int) -> tuple[int, ...]:
    """The brokers that may be elected and whose logs lack the record."""
    return tuple(broker for broker in members(electable(s)) if record not in s.log[broker])


class Change(NamedTuple):
    run: Run
    step: int

    @property
    def taken(self) -> Instance:
        return self.run.steps[self.step - 1]

    def state(self, step: int) -> Any:
        return self.run.states[step][0]

    @property
    def before(self) -> Any:
        return self.state(self.step - 1)

    @property
    def after(self) -> Any:
        return self.state(self.step)

    @property
    def brokers(self) -> range:
        return range(self.after.bounds.replicas)

    def since(self, variable: str, *index: int) -> int:
        """The earlier step that gave the variable its value; 0 if the value is initial."""

        def value(step: int) -> object:
            return reduce(getitem, index, getattr(self.state(step), variable))

        return next((n for n in range(self.step - 1, 0, -1) if value(n) != value(n - 1)), 0)

    def keeps_role(self, broker: int) -> bool:
        before, after = ((s.leader[broker], s.epoch[broker]) for s in (self.before, self.after))
        return before == after

    def loses_power(self) -> bool:
        return bool(getattr(self.after, "power_losses", 0) > getattr(self.before, "power_losses", 0))

    def higher_than(self, high_watermark: int) -> tuple[int, int, int] | None:
        """The highest earlier high watermark of a leader above this one, with the first such leader and step."""
        shown = (
            (s.hw[broker], broker, step)
            for step, s in enumerate(map(self.state, range(1, self.step)), start=1)
            for broker in self.brokers
            if leads(s, broker) and s.hw[broker] > high_watermark
        )
        return max(shown, key=lambda high: high[0], default=None)
