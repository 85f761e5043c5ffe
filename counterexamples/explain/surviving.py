"""Why the same schedule is harmless under another protocol: facts about the run of that protocol.

For a step that is not enabled: the values that falsify the guard, and the predicate's meaning. For the first step that
leads to another state: the differing variables. After that: the fate of the failing run's records.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import Account, facts_about
from tideproof.counterexamples.explain.conjuncts import failing_guard
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.provenance import where_promised
from tideproof.counterexamples.twin import Twin
from tideproof.counterexamples.views.text import shown_value, shown_variable
from tideproof.model.language.actions import Blocked
from tideproof.model.language.state import NIL, declared
from tideproof.model.protocols.atomic.replication import ReplicationState


def surviving(twin: Twin, failing: Account) -> list[Fact]:
    """The facts about the twin's other run, with the step numbers of the schedule."""
    has_logs = issubclass(twin.other.system.protocol.state, ReplicationState)
    facts = [*_untaken(twin)]
    if (first := twin.diverged_at) is not None:
        if first and first not in twin.refused:  # so it and all steps before it are taken
            logs = tuple(_different_logs(twin.at[first][0], twin.run.states[first][0])) if has_logs else ()
            values = tuple(_differences(twin, first, [broker for broker, *_ in logs]))
            facts.append(say.DIFFERS(first, action=str(twin.other.steps[first - 1]), logs=logs, values=values))
        facts += _records(twin, failing) if has_logs else ()
    return sorted(facts, key=lambda f: f.step)


def _untaken(twin: Twin) -> Iterator[Fact]:
    for number, reason in twin.refused.items():
        if (instance := twin.blocked.get(number)) is None:
            yield say.UNTAKEN(number, action=str(twin.run.steps[number - 1]), values=(), asks="", reason=reason)
            continue
        state, system = twin.at[number - 1], twin.other.system
        found = system.step(state, instance)
        asks = found.meaning if isinstance(found, Blocked) else ""
        values = failing_guard(system, state, instance)
        yield say.UNTAKEN(number, action=str(instance), values=values, asks=asks, reason=reason)


def _different_logs(here: Any, there: Any) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """The brokers whose logs have different records in two states, with the records of each."""
    for broker, logs in enumerate(zip(here.log, there.log, strict=True)):
        own, other = (tuple(record for record in log if record != NIL) for log in logs)
        if own != other:
            yield broker, own, other


def _differences(twin: Twin, number: int, left_out: Sequence[int]) -> Iterator[str]:
    """The values in this run that differ from the failing run, after a step of the schedule.

    It omits the logs of the brokers in `left_out`.
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


def _records(twin: Twin, failing: Account) -> list[Fact]:
    """The fate of the failing run's records from the first difference on, and the brokers that have them at the end."""
    run = twin.in_step  # so that facts have the schedule's step numbers
    written: list[Any] = [full_state[0].next_record for full_state in twin.run.states]
    unwritten = {written[number - 1] for number in twin.refused if written[number] > written[number - 1]}
    records = {r - sum(other < r for other in unwritten) for r in failing.subjects if r not in unwritten}
    facts = [fact for fact in facts_about(run, records) if fact.step not in twin.refused]
    promised = {f.record: f for f in where_promised(run, facts) if f.record in records}
    ends = [promised.get(record) or say.UNCOMMITTED(len(run.steps), record=record) for record in sorted(records)]
    return [*(fact for fact in facts if fact.step >= (twin.diverged_at or 0)), *ends]
