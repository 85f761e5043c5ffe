"""Why a property fails, in Kafka's words: sentences, each tied to a step and to a fact that was read off the run.

The conjunct that fails selects the facts: about the brokers and the records that it names.
Over a state that this module does not know, the account says when each variable got these records and lost them, since
when those of the conjunct have their values, and what the steps are for in which that happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.conjuncts import FailingConjunct, failing_conjuncts
from tideproof.counterexamples.explain.facts import Fact, Kind
from tideproof.counterexamples.explain.provenance import provenance, where_promised
from tideproof.counterexamples.views.text import shown_field, shown_value, shown_variable
from tideproof.model.language.properties import Property
from tideproof.model.language.space import Variable
from tideproof.model.language.state import NIL, declared
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.replay import Run


@dataclass(frozen=True)
class Account:
    """Why the property fails: facts, each with its sentence; `subjects` are the records it is about."""

    sentences: tuple[Fact, ...]
    subjects: tuple[int, ...]
    violated_at: int | None


def account(run: Run, prop: Property) -> Account:
    """The account of a run up to where the property first fails, or a witness is found; empty if that is nowhere."""
    end = run.first_violation(prop.on_ints)
    if end is None:
        return Account((), (), None)
    run = run.until(end)
    conjuncts = failing_conjuncts(run.system, run.states[-1], prop.holds, run.states[-2] if end else None)
    fails = list(_fails(run, prop.trace_shows, conjuncts))
    subjects = {record for f in fails for record in (*f.records, *f.others)}
    if issubclass(run.system.protocol.state, ReplicationState):
        selected, subjects = _facts_of_logs(run, conjuncts, subjects)
    else:
        selected = _facts_of_variables(run, conjuncts, subjects)
    facts = (*sorted(selected, key=lambda f: f.step), *fails, *where_promised(run, selected))
    return Account(facts, tuple(sorted(subjects)), end)


def facts_about(run: Run, records: set[int]) -> list[Fact]:
    """The facts about these records in a run over replicated logs, and the decisions and roles behind them."""
    return _facts_of_logs(run, (), records)[0]


# Which facts are selected --------------------------------------------------------------------------------------------


def _facts_of_logs(run: Run, conjuncts: Sequence[FailingConjunct], records: set[int]) -> tuple[list[Fact], set[int]]:
    """The facts about these records and the brokers of the conjuncts, and the records that they are about.

    Where the conjuncts speak of no record, these are the ones that the consumer was sent.
    """
    known = provenance(run)
    reads = {name for conjunct in conjuncts for name in conjunct.reads}
    fields = {name.partition("[")[0] for name in reads}
    chosen = {fact for fact in known if fact.kind.variables & fields}
    records = records or {f.record for f in chosen if f.kind is say.CONSUMED}
    brokers = {broker for conjunct in conjuncts for broker in conjunct.indices("replicas", run.system)}
    chosen |= _about(known, records, reads)
    chosen |= _roles(known, chosen, brokers)
    selected = [fact for fact in known if fact in chosen]
    if not records and not any(fact.kind.variables for fact in selected):
        selected += _since(run, conjuncts)
    return selected, records


def _about(facts: Sequence[Fact], records: set[int], reads: set[str]) -> set[Fact]:
    """The facts about these records, or about those at their places.

    `reads` are the names of the variables that the failing conjuncts read.
    """
    records = records | {other for fact in facts for other in _in_place_of(fact, records)}
    found = {
        fact
        for fact in facts
        if (fact.kind in OF_A_RECORD and fact.record in records)
        or (fact.kind in OF_TWO_RECORDS and _both(fact) & records)
        or (fact.kind is say.PASSED and fact.record in records and f"hw[{fact.broker}]" in reads)
    }
    transactions = {f.transaction for f in found if f.kind is say.IN_TRANSACTION}
    truncations = {(f.step, f.broker) for f in found if f.kind is say.TRUNCATED}
    came = [(f.step, f.broker) for f in found if f.kind in (say.TRUNCATED, say.REPLICATED)]
    commits = [fact for fact in found if fact.kind is say.COMMITTED]
    return found | {
        fact
        for fact in facts
        if any(_is_behind(fact, commit) for commit in commits)
        or (fact.kind is say.RULED and fact.transaction in transactions)
        or (fact.kind is say.STALE and (fact.step, fact.broker) in truncations)
        or (fact.kind in RESPONSES and any(step > fact.step and broker == fact.broker for step, broker in came))
    }


OF_A_RECORD = {
    say.WRITTEN, say.REPLICATED, say.COMMITTED, say.TRUNCATED, say.WITHOUT,
    say.ACKNOWLEDGED, say.BELIEVED, say.CONSUMED, say.IN_TRANSACTION,
}  # fmt: skip
OF_TWO_RECORDS = {say.REPLACED: "by", say.KEPT: "leaders_record"}
"""By kind, the name of the other record."""
RESPONSES = {say.ARRIVED_LATE, say.READ_LATE, say.SERVED}


def _both(fact: Fact) -> set[int]:
    return {fact.record, fact.about[OF_TWO_RECORDS[fact.kind]]} - {NIL}


def _in_place_of(fact: Fact, records: set[int]) -> set[int]:
    """The record at the place of one of these, in the same log or in another."""
    together = set[int]()
    if fact.kind in OF_TWO_RECORDS:
        together = _both(fact)
    elif fact.kind is say.COMMITTED:
        together = {fact.record, *(other for _, other in fact.instead)} - {NIL}
    return together if together & records else set()


def _is_behind(fact: Fact, commit: Fact) -> bool:
    """Whether the leader committed because of this: the ISR that it read, or what it noted of other epochs' brokers."""
    counts = fact.step <= commit.step
    if fact.kind is say.SERVED:
        return counts and fact.noted != NIL and (fact.leader, fact.leaders_epoch) == (commit.broker, commit.epoch)
    if fact.kind is say.LEARNED_ISR:
        counts = fact.step == commit.step or (counts and fact.tells_a_cause)
    elif fact.kind is not say.ASKED_FOR_ISR or not fact.dropped:
        return False
    return counts and (fact.leader, fact.epoch) == (commit.broker, commit.epoch)


def _roles(facts: Sequence[Fact], selected: set[Fact], brokers: set[int]) -> set[Fact]:
    """The decisions and roles behind the selected facts, and those of these brokers."""
    serving = {
        f.broker for f in selected if f.kind in (say.MOVED, say.LATEST_OFFSET, say.LOG_START, say.DELETION_ANSWERED)
    }
    until: dict[int, int] = {}  # the last step of a selected fact about a broker's log
    for fact in selected:
        if fact.kind in (say.REPLICATED, say.KEPT, say.TRUNCATED):
            until[fact.broker] = max(fact.step, until.get(fact.broker, 0))
    of_brokers = (say.ADMITTED, say.EXPELLED, say.FENCED, say.ELIGIBLE, say.REASSIGNED)
    roles = {f for f in facts if f.kind in of_brokers and f.broker in brokers}
    for admitted in [f for f in roles if f.kind is say.ADMITTED]:
        asked = [f for f in facts if f.kind is say.ASKED_FOR_ISR and f.step < admitted.step and not f.dropped]
        same = (f for f in asked if (f.leader, f.epoch, f.broker) == (admitted.leader, admitted.epoch, admitted.broker))
        roles |= set(list(same)[-1:])
    followed = {f.leader for f in selected if f.kind is say.TRUNCATED}
    roles |= {f for f in facts if f.kind is say.EXPELLED and f.broker in followed}
    of_leaders = (say.WRITTEN, say.COMMITTED, say.ACKNOWLEDGED, say.CONSUMED)
    leaders = {(f.broker, f.epoch) for f in selected if f.kind in of_leaders}
    leaders |= {(f.leader, f.epoch) for f in roles if f.kind in (say.ADMITTED, say.EXPELLED)}
    for fact in facts:
        if fact.kind in (say.LED, say.FOLLOWED, say.RESTARTED):
            leads, broker = fact.kind is say.LED, fact.broker
            behind = (broker, fact.epoch) in leaders if leads else fact.step <= until.get(broker, 0)
            if behind or broker in brokers | serving:
                roles.add(fact)
    epochs = {f.epoch for f in roles if f.kind in (say.LED, say.FOLLOWED)}
    decisions = [f for f in facts if f.kind is say.DECIDED]
    return roles | {f for f in decisions if f.epoch in epochs or f.leader in {NIL, *brokers} or f is decisions[-1]}


# The conjuncts that fail, and what becomes of variables ---------------------------------------------------------------


def _fails(run: Run, trace_shows: str, conjuncts: Iterable[FailingConjunct]) -> Iterator[Fact]:
    """The failing conjuncts, those about the same brokers and records together: what they share, and what differs."""
    groups: dict[tuple[tuple[int, ...], tuple[int, ...]], list[FailingConjunct]] = {}
    for conjunct in conjuncts:
        key = (tuple(conjunct.indices("replicas", run.system)), tuple(conjunct.indices("records", run.system)))
        groups.setdefault(key, []).append(conjunct)
    for (brokers, indexed), group in groups.items():
        shared = [c for c in group[0].comparisons if all(c in other.comparisons for other in group)]
        rest = [*dict.fromkeys(c for conjunct in group for c in conjunct.comparisons if c not in shared)]
        held = {
            value
            for conjunct in group
            for c in conjunct.comparisons
            for variable, value in c.reads
            if run.system.space.ids(variable) == "records" and value != NIL
        }
        records = indexed or tuple(sorted(held))
        yield say.FAILS(
            len(run.steps),
            trace_shows=trace_shows,
            brokers=brokers,
            offsets=tuple(sorted({i for conjunct in group for i in conjunct.indices("log_size", run.system)})),
            records=records,
            others=tuple(sorted(held - set(records))),
            given=shared if rest else [],
            but=rest or shared,
            meanings=[*_meanings(run.system, group)],
        )


def _meanings(system: System, conjuncts: Iterable[FailingConjunct]) -> Iterator[tuple[str, str]]:
    """The variables of the conjuncts that are not those of every replicated log, and what they mean."""
    if not issubclass(system.protocol.state, ReplicationState):
        return
    space, common = system.space, {field.name for field in declared(ReplicationState)}
    read = [space.by_name[name] for conjunct in conjuncts for name in conjunct.reads]
    for field, variable in {shown_field(space, v): v for v in read if not (v.is_bool and v.ghost)}.items():
        if field not in common and "." not in field:  # what a ghost remembers of a variable means what that means
            yield field, space.meaning(variable)


def _facts_of_variables(run: Run, conjuncts: Sequence[FailingConjunct], records: set[int]) -> list[Fact]:
    """Where these records came to in a state and went from, since when the conjuncts' variables have their values."""
    space, leaves = run.system.space, _leaves(run)
    became = [
        _value(say.BECAME, run, leaves, variable, step)
        for index, variable in enumerate(space.variables)
        if space.ids(variable) == "records"
        for step, (old, new) in enumerate(pairwise(leaf[index] for leaf in leaves), start=1)
        if old != new and {old, new} & records
    ]
    known = {(f.step, f.variable) for f in became}
    since = (f for f in _since(run, conjuncts) if (f.step, f.variable) not in known)
    facts = sorted([*became, *since], key=lambda f: f.step)
    steps = {n: run.steps[n - 1] for n in sorted({f.step for f in facts} - {0})}
    took = [say.TOOK(n, action=str(step), meaning=step.action.meaning) for n, step in steps.items()]
    return sorted([*took, *facts], key=lambda f: f.step)


def _since(run: Run, conjuncts: Iterable[FailingConjunct]) -> list[Fact]:
    """When each variable of the failing conjuncts got the value that it has."""
    space, leaves, found = run.system.space, _leaves(run), []
    for variable in dict.fromkeys(space.by_name[name] for conjunct in conjuncts for name in conjunct.reads):
        values = [leaf[space.variables.index(variable)] for leaf in leaves]
        step = max((n for n, (old, new) in enumerate(pairwise(values), start=1) if old != new), default=0)
        found.append(_value(say.SINCE, run, leaves, variable, step))
    # What has been so from the beginning explains nothing, unless all has.
    return sorted([f for f in found if f.step] or found, key=lambda since: since.step)


def _leaves(run: Run) -> list[list[int]]:
    return [[*map(int, run.system.space.leaves(full_state))] for full_state in run.states]


def _value(kind: Kind, run: Run, leaves: list[list[int]], variable: Variable, step: int) -> Fact:
    space = run.system.space
    index = space.variables.index(variable)
    value, had = (shown_value(space, variable, leaves[n][index]) for n in (step, max(0, step - 1)))
    name = shown_variable(space, variable)
    return kind(step, variable=name, meaning=space.meaning(variable), value=value, had=had)
