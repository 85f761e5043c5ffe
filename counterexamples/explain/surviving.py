"""Why the same schedule does no harm under another protocol: sentences, each read off the run of that protocol.

Of a step that it does not take, the values that make the guard false, and what the predicate asks. Of the first step
that leads to another state, the variables that differ. From there on, what happens to the records of the failing run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tideproof.counterexamples.explain import words
from tideproof.counterexamples.explain.account import Account, Sentence, facts_about
from tideproof.counterexamples.explain.client_facts import Acknowledged
from tideproof.counterexamples.explain.conjuncts import Comparison, failing_guard
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.log_facts import Committed
from tideproof.counterexamples.explain.provenance import holders
from tideproof.counterexamples.twin import Twin
from tideproof.counterexamples.views.text import shown_value, shown_variable
from tideproof.model.language.actions import Blocked, shown_broker, shown_record
from tideproof.model.language.state import NIL, declared
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.replay import Run

MOST_VALUES = 3
"""Where more values than these make a predicate false, its meaning says more than they do."""


@dataclass(frozen=True)
class Untaken(Fact):
    """A step of the schedule that the other protocol does not take.

    `values` make its guard false, and `asks` is what the predicate of the false conjunct is for. `reason` is said where
    no value decides it, for example because the other protocol has no such action.
    """

    action: str
    values: tuple[Comparison, ...]
    asks: str
    reason: str

    def say(self, _: Any) -> str:
        if not self.values:
            return f"{self.action} is not taken: {self.reason}."
        values = words.comparisons(self.values)
        if not self.asks.startswith("Whether "):
            return f"{self.action} is not taken, because {values}."
        asks = f"{self.action} is not taken. It asks {self.asks.partition('. ')[0].replace('Whether', 'whether', 1)}"
        return f"{asks}; that is false" + (f": {values}." if len(self.values) <= MOST_VALUES else ".")


@dataclass(frozen=True)
class Differs(Fact):
    """The first step that both protocols take and that leads to different states: the values of this one.

    `logs` are the brokers whose logs have different records, each with those of this state and of the failing run.
    """

    action: str
    logs: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]
    values: tuple[str, ...]

    def say(self, s: Any) -> str:
        logs = [f"{shown_broker(b)}'s log holds {_held(here)}, not {_held(there)}" for b, here, there in self.logs]
        return f"{self.action} leads to another state: {'; '.join([*logs, *self.values])}."


def _held(records: Sequence[int]) -> str:
    return words.joined([shown_record(record) for record in records]) or "nothing"


@dataclass(frozen=True)
class Uncommitted(Fact):
    """A record that is neither committed nor acknowledged in this run, so that the property does not ask for it."""

    record: int

    def say(self, s: Any) -> str:
        return f"At the end {s.record} is neither committed nor acknowledged."


def surviving(twin: Twin, failing: Account) -> list[Sentence]:
    """Why the other run of the twin goes as it does, in the order of the schedule, whose numbers the steps have."""
    facts = [*_steps(twin)]
    if _has_logs(twin) and twin.diverged_at is not None:
        facts += _records(twin, failing)
    return [Sentence(fact.sentence, fact) for fact in sorted(facts, key=lambda f: f.step)]


def _has_logs(twin: Twin) -> bool:
    return issubclass(twin.other.system.protocol.state, ReplicationState)


def _steps(twin: Twin) -> Iterator[Fact]:
    for number, reason in twin.refused.items():
        if (instance := twin.blocked.get(number)) is None:
            yield Untaken(number, str(twin.run.steps[number - 1]), (), "", reason)
            continue
        state, system = twin.at[number - 1], twin.other.system
        found = system.step(state, instance)
        asks = found.meaning if isinstance(found, Blocked) else ""
        yield Untaken(number, str(instance), failing_guard(system, state, instance), asks, reason)
    first = twin.diverged_at
    if first and first not in twin.refused:  # so it is among the steps taken, and all before it are, too
        logs = tuple(_different_logs(twin.at[first][0], twin.run.states[first][0])) if _has_logs(twin) else ()
        values = tuple(_differences(twin, first, [b for b, *_ in logs]))
        yield Differs(first, str(twin.other.steps[first - 1]), logs, values)


def _different_logs(here: Any, there: Any) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """The brokers whose logs have different records in two states, with the records of each."""
    for broker, logs in enumerate(zip(here.log, there.log, strict=True)):
        own, other = (tuple(record for record in log if record != NIL) for log in logs)
        if own != other:
            yield broker, own, other


def _differences(twin: Twin, number: int, left_out: Sequence[int]) -> Iterator[str]:
    """The values of this run that are others than those of the failing run, after a step of the schedule.

    The logs of the brokers in `left_out` are not among them.
    """
    there, here = twin.run.system.space, twin.other.system.space
    own = {field.name for field in declared(type(twin.run.states[0][0])) if field.metadata["own"]}
    values = dict(zip((v.name for v in there.variables), there.leaves(twin.run.states[number]), strict=True))
    for variable, leaf in zip(here.variables, here.leaves(twin.at[number]), strict=True):
        field = variable.name.partition("[")[0]
        if field in ("leo", "log", "log_epoch") and variable.index[0] in left_out:
            continue
        if variable.ghost or field in own or variable.name not in values or values[variable.name] == leaf:
            continue
        value, other = (shown_value(here, variable, int(v)) for v in (leaf, values[variable.name]))
        yield f"{shown_variable(here, variable)} is {value}, not {other}"


def _records(twin: Twin, failing: Account) -> Iterator[Fact]:
    """What happens to the records of the failing run from the first difference on, and where they are at the end."""
    # Steps that are not taken change nothing: with them, facts have the numbers of the schedule.
    taken = iter(twin.other.steps)
    steps = [old if n in twin.refused else next(taken) for n, old in enumerate(twin.run.steps[: len(twin.at) - 1], 1)]
    run = Run(twin.other.system, tuple(steps), twin.at)
    written: list[Any] = [full_state[0].next_record for full_state in twin.run.states]
    unwritten = {written[number - 1] for number in twin.refused if written[number] > written[number - 1]}
    records = {r - sum(other < r for other in unwritten) for r in failing.subjects if r not in unwritten}
    promised: dict[int, tuple[str, int]] = {}
    for fact in facts_about(run, records):
        if fact.step in twin.refused:
            continue
        if isinstance(fact, Committed | Acknowledged) and fact.record in records:
            promise = "committed" if isinstance(fact, Committed) else "acknowledged"
            promised.setdefault(fact.record, (promise, fact.step))
        if fact.step >= (twin.diverged_at or 0):
            yield fact
    for record in sorted(records):
        yield holders(run, record, *promised[record]) if record in promised else Uncommitted(len(run.steps), record)
