"""Why a property fails, in Kafka's words: sentences, each tied to a step and to a fact that was read off the run.

The failing conjunct selects the facts: those about the brokers and the records that it names. For protocols without
replicated logs, the account has the steps at which variables got and lost these records, the steps at which the
conjunct's variables got their values, and the meanings of these steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.conjuncts import FailingConjunct, failing_conjuncts
from tideproof.counterexamples.explain.facts import Fact, Kind
from tideproof.counterexamples.explain.last_copies import without_last_copies
from tideproof.counterexamples.explain.loops import facts_of_loop
from tideproof.counterexamples.explain.provenance import provenance, where_promised
from tideproof.counterexamples.views.text import short_step, shown_field, shown_value, shown_variable
from tideproof.model.language.properties import Property
from tideproof.model.language.space import Variable
from tideproof.model.language.state import NIL, declared
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.lasso import fails_at
from tideproof.model.runs.replay import Run


@dataclass(frozen=True)
class Account:
    """The facts that explain why the property fails, each with its sentence; `subjects` are the records concerned."""

    sentences: tuple[Fact, ...]
    subjects: tuple[int, ...]
    violated_at: int | None

    @property
    def without_repeats(self) -> list[Fact]:
        """The facts without those that an elected broker lacks a record when it begins to lead, too."""
        lacking = {(f.broker, f.record) for f in self.sentences if f.kind is say.WITHOUT and f.how == "elected"}
        return [
            f
            for f in self.sentences
            if not (f.kind is say.WITHOUT and f.how == "leads" and (f.broker, f.record) in lacking)
        ]

    @property
    def in_short(self) -> list[Fact]:
        """The decisive facts."""
        return [f for f in self.without_repeats if f.is_decisive] or [*self.sentences]


def account(run: Run, prop: Property, details: bool = True) -> Account:
    """The account of a run up to the first violation, or to the witness; empty if there is none.

    `details`: with the values that make the property fail, which people need only for protocols without logs.
    """
    end = fails_at(run, prop)
    if end is None:
        return Account((), (), None)
    if prop.is_promise:
        return Account(tuple(facts_of_loop(run, prop)), (), end)
    run = run.until(end)
    conjuncts = failing_conjuncts(run.system, run.states[-1], prop.holds, run.states[-2] if end else None)
    of_logs = issubclass(run.system.protocol.state, ReplicationState)
    fails = list(_fails(run, prop.trace_shows, conjuncts, details or not of_logs))
    subjects = {record for f in fails for record in (*f.records, *f.others)}
    if of_logs:
        selected, subjects = _facts_of_logs(run, conjuncts, subjects)
    else:
        selected = _facts_of_variables(run, conjuncts, subjects)
    in_order = sorted(selected, key=lambda f: (f.step, f.kind is say.TRUNCATED))  # what was stale comes before
    where = where_promised(run, selected)
    facts = (*in_order, *fails, *where, *_last_copies(run, [f for f in where if f.record in subjects]))
    return Account(facts, tuple(sorted(subjects)), end)


def facts_about(run: Run, records: set[int]) -> list[Fact]:
    """The facts about these records in a run over replicated logs, and the decisions and roles behind them."""
    return _facts_of_logs(run, (), records)[0]


def _last_copies(run: Run, where: Iterable[Fact]) -> Iterator[Fact]:
    """How the records that the elected leader lacks disappear from the other brokers."""
    for fact in where:
        if fact.leader in fact.electable_without and (end := without_last_copies(run, fact.record)):
            about = {"record": fact.record, "holding": fact.holding, "leader": fact.leader}
            steps = [*map(short_step, end.run.steps[len(run.steps) :])]
            yield say.GONE(fact.step, **about, steps=steps, if_unclean=end.if_unclean)


# Selecting facts -----------------------------------------------------------------------------------------------------


OF_RECORDS = {
    **dict.fromkeys(
        (say.WRITTEN, say.REPLICATED, say.COMMITTED, say.TRUNCATED, say.WITHOUT, say.ACKNOWLEDGED, say.BELIEVED,
         say.CONSUMED, say.IN_TRANSACTION), ("record",)
    ),
    say.REPLACED: ("record", "by"),
    say.KEPT: ("record", "leaders_record"),
}  # fmt: skip
"""The kinds of facts about records, with the names of their values that are records."""

LOG_CHANGES, RESPONSES = (say.TRUNCATED, say.REPLICATED), (say.ARRIVED_LATE, say.READ_LATE, say.SERVED)
ROLES, ISR_CHANGES = (say.LED, say.FOLLOWED, say.RESTARTED), (say.ADMITTED, say.EXPELLED)
OF_BROKERS = (*ROLES, *ISR_CHANGES, say.FENCED, say.ELIGIBLE, say.REASSIGNED)
BY_LEADERS = (say.WRITTEN, say.COMMITTED, say.ACKNOWLEDGED, say.CONSUMED)
BY_LOGS = (say.MOVED, say.LATEST_OFFSET, say.LOG_START, say.DELETION_ANSWERED)

Kinds = tuple[Kind, ...]
BECAUSE: tuple[tuple[Kinds, Kinds, Callable[[Fact, Fact], object]], ...] = (
    ((say.RULED,), (say.IN_TRANSACTION,), lambda f, of: f.transaction == of.transaction),
    ((say.STALE,), (say.TRUNCATED,), lambda f, of: (f.step, f.broker) == (of.step, of.broker)),
    (RESPONSES, LOG_CHANGES, lambda f, of: f.step < of.step and f.broker == of.broker),
    # Causes of a commit: the ISR that the leader read, or offsets that it noted of brokers in other epochs.
    ((say.ASKED_FOR_ISR,), (say.COMMITTED,), lambda f, of: f.dropped and f.step <= of.step and _by_leader(f, of)),
    ((say.LEARNED_ISR,), (say.COMMITTED,), lambda f, of: f.step == of.step and _by_leader(f, of)),
    ((say.LEARNED_ISR,), (say.COMMITTED,), lambda f, of: f.tells_a_cause and f.step < of.step and _by_leader(f, of)),
    ((say.SERVED,), (say.COMMITTED,), lambda f, of: f.noted != NIL and f.step <= of.step and _by_leader(f, of)),
    ((say.EXPELLED,), (say.TRUNCATED,), lambda f, of: f.broker == of.leader),
    # The roles, up to then, of the brokers that acted and of those whose logs changed.
    ((say.LED,), BY_LEADERS, lambda f, of: (f.broker, f.epoch) == (of.broker, of.epoch)),
    ((say.LED,), ISR_CHANGES, lambda f, of: (f.broker, f.epoch) == (of.leader, of.epoch)),
    (ROLES, BY_LOGS, lambda f, of: f.broker == of.broker),
    (ROLES[1:], (*LOG_CHANGES, say.KEPT), lambda f, of: f.broker == of.broker and f.step <= of.step),
    ((say.DECIDED,), ROLES[:2], lambda f, of: f.epoch == of.epoch),
)
"""The facts that selected facts bring in, applied in order: their kinds, the kinds of the selected facts, and the
relation between the two."""


def _asks_for(f: Fact, admitted: Fact) -> bool:
    same = (f.leader, f.epoch, f.broker) == (admitted.leader, admitted.epoch, admitted.broker)
    return same and f.step < admitted.step and not f.dropped


def _by_leader(f: Fact, commit: Fact) -> bool:
    """Whether the leader, in the epoch of the fact, committed the record."""
    epoch = f.leaders_epoch if f.kind is say.SERVED else f.epoch
    return (f.leader, epoch) == (commit.broker, commit.epoch)


def _facts_of_logs(run: Run, conjuncts: Sequence[FailingConjunct], records: set[int]) -> tuple[list[Fact], set[int]]:
    """The facts about these records and the conjuncts' brokers; and the records.

    Without records in the conjuncts, they are the ones that the consumer received.
    """
    known = provenance(run)
    reads = {name for conjunct in conjuncts for name in conjunct.reads}
    fields = {name.partition("[")[0] for name in reads}
    chosen = {fact for fact in known if fact.kind.variables & fields}
    records = records or {f.record for f in chosen if f.kind is say.CONSUMED}
    brokers = {broker for conjunct in conjuncts for broker in conjunct.indices("replicas", run.system)}
    near = records.union(*(together for fact in known if (together := _records(fact)) & records))
    chosen |= {fact for fact in known if _is_named(fact, near, brokers, reads)}
    chosen |= set([fact for fact in known if fact.kind is say.DECIDED][-1:])
    for admitted in [fact for fact in chosen if fact.kind is say.ADMITTED]:
        asked = [fact for fact in known if fact.kind is say.ASKED_FOR_ISR and _asks_for(fact, admitted)]
        chosen |= set(asked[-1:])
    for kinds, causes, is_behind in BECAUSE:
        of = [fact for fact in chosen if fact.kind in causes]
        chosen |= {fact for fact in known if fact.kind in kinds and any(is_behind(fact, cause) for cause in of)}
    selected = [fact for fact in known if fact in chosen]
    if not records and not any(fact.kind.variables for fact in selected):
        selected += _since(run, conjuncts)
    return selected, records


def _records(fact: Fact) -> set[int]:
    """The records of a fact; for a commit, also those that members of the ISR have in place of its record."""
    records = {fact.about[name] for name in OF_RECORDS.get(fact.kind, ())}
    return (records | {other for _, other in fact.instead} if fact.kind is say.COMMITTED else records) - {NIL}


def _is_named(fact: Fact, records: set[int], brokers: set[int], reads: set[str]) -> bool:
    """Whether the fact is about one of these records or, if it is about roles, brokers."""
    if fact.kind in OF_RECORDS:
        return any(fact.about[name] in records for name in OF_RECORDS[fact.kind])
    if fact.kind is say.PASSED:
        return fact.record in records and f"hw[{fact.broker}]" in reads
    if fact.kind is say.DECIDED:
        return fact.leader in {NIL, *brokers}
    return fact.kind in OF_BROKERS and fact.broker in brokers


# Failing conjuncts, and the history of variables ----------------------------------------------------------------------


def _fails(run: Run, trace_shows: str, conjuncts: Iterable[FailingConjunct], details: bool) -> Iterator[Fact]:
    """The failing conjuncts, grouped by brokers and records, with their shared and their differing comparisons."""
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
            details=details,
        )


def _meanings(system: System, conjuncts: Iterable[FailingConjunct]) -> Iterator[tuple[str, str]]:
    """The meanings of the conjuncts' variables, except those of every replicated log."""
    if not issubclass(system.protocol.state, ReplicationState):
        return
    space, common = system.space, {field.name for field in declared(ReplicationState)}
    read = [space.by_name[name] for conjunct in conjuncts for name in conjunct.reads]
    for field, variable in {shown_field(space, v): v for v in read if not (v.is_bool and v.ghost)}.items():
        if field not in common and "." not in field:  # a ghost's copy of a variable has the same meaning
            yield field, space.meaning(variable)


def _facts_of_variables(run: Run, conjuncts: Sequence[FailingConjunct], records: set[int]) -> list[Fact]:
    """The steps at which variables got or lost these records, and the last changes of the conjuncts' variables."""
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
    """The step at which each variable of the failing conjuncts got its present value."""
    space, leaves, found = run.system.space, _leaves(run), []
    for variable in dict.fromkeys(space.by_name[name] for conjunct in conjuncts for name in conjunct.reads):
        values = [leaf[space.variables.index(variable)] for leaf in leaves]
        step = max((n for n, (old, new) in enumerate(pairwise(values), start=1) if old != new), default=0)
        found.append(_value(say.SINCE, run, leaves, variable, step))
    # Initial values explain nothing, unless all values are initial.
    return sorted([f for f in found if f.step] or found, key=lambda since: since.step)


def _leaves(run: Run) -> list[list[int]]:
    return [[*map(int, run.system.space.leaves(full_state))] for full_state in run.states]


def _value(kind: Kind, run: Run, leaves: list[list[int]], variable: Variable, step: int) -> Fact:
    space = run.system.space
    index = space.variables.index(variable)
    value, had = (shown_value(space, variable, leaves[n][index]) for n in (step, max(0, step - 1)))
    name = shown_variable(space, variable)
    return kind(step, variable=name, meaning=space.meaning(variable), value=value, had=had)
