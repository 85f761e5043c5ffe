"""The history of the records of a run: where each was written, copied, committed, truncated and replaced.

Facts come from the differences between successive states of a replayed run, not from the names of actions; of a step's
parameters they read only the broker that has restarted or answers a client. So they work for any protocol over this
state, and for any trace. Every fact names the step that made it true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tideproof.counterexamples.explain import log_facts, role_facts
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.change import Change, holding, lacking
from tideproof.counterexamples.explain.client_facts import clients
from tideproof.counterexamples.explain.facts import Fact
from tideproof.model.runs.replay import Run

PROMISES = {say.COMMITTED: "committed", say.ACKNOWLEDGED: "acknowledged"}
READERS = (role_facts.isrs, log_facts.restarts, log_facts.late, role_facts.served, log_facts.logs)
"""The facts of a step between those about roles and those about promised records, in the order of the account."""


def provenance(run: Run) -> tuple[Fact, ...]:
    """All facts of a run over a ReplicationState, in the order of their steps."""
    committed, promised, found = set[int](), dict[int, tuple[str, int]](), list[Fact]()
    for step in range(1, len(run.states)):
        for fact in _of_step(Change(run, step), committed, promised):
            if fact.kind in PROMISES:
                promised.setdefault(fact.record, (PROMISES[fact.kind], step))
            found.append(fact)
    return tuple(found)


def _of_step(change: Change, committed: set[int], promised: Mapping[int, tuple[str, int]]) -> Iterator[Fact]:
    roles = [*role_facts.decisions(change), *role_facts.roles(change)]
    yield from roles
    for read in READERS:
        yield from read(change)
    for role in roles:
        yield from log_facts.without(change, role, promised)
    yield from log_facts.committed(change, committed)
    yield from log_facts.passed(change)
    yield from clients(change)


def commits(run: Run) -> Iterator[Fact]:
    """The facts on commits in a run over a ReplicationState."""
    done: set[int] = set()
    return (fact for step in range(1, len(run.states)) for fact in log_facts.committed(Change(run, step), done))


def where_promised(run: Run, facts: Iterable[Fact]) -> list[Fact]:
    """The brokers that have the records of these promises (commits, acknowledgements) at the end of a run."""
    s: Any = run.states[-1][0]
    promised: dict[int, Fact] = {}
    for fact in facts:
        if fact.kind in PROMISES:
            promised.setdefault(fact.record, fact)
    return [
        say.HOLDERS(
            len(run.steps), record=record, holding=holding(s, record), electable_without=lacking(s, record),
            promise=PROMISES[by.kind], since=by.step, leader=s.quorum_leader,
        )
        for record, by in sorted(promised.items())
    ]  # fmt: skip
