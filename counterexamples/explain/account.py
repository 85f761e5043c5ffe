"""Why a property fails, in Kafka's words: sentences, each tied to a step and to a fact that was read off the run.

The conjunct that fails selects the facts: about the brokers and the records that it names.
Over a state that this module does not know, the account says when each variable got these records and lost them, since
when those of the conjunct have their values, and what the steps are for in which that happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tideproof.counterexamples.explain.client_facts import (
    Acknowledged,
    Believed,
    Consumed,
    DeletionAnswered,
    DeletionAsked,
    EpochCompared,
    InTransaction,
    LatestOffset,
    LogStart,
    Moved,
    Ruled,
)
from tideproof.counterexamples.explain.conjuncts import FailingConjunct, failing_conjuncts
from tideproof.counterexamples.explain.facts import Became, Fact, Fails, Since, Took
from tideproof.counterexamples.explain.log_facts import (
    ArrivedLate,
    Committed,
    Kept,
    Passed,
    ReadLate,
    Replaced,
    Replicated,
    Restarted,
    Stale,
    Truncated,
    Without,
    Written,
)
from tideproof.counterexamples.explain.provenance import holders, provenance
from tideproof.counterexamples.explain.role_facts import (
    Admitted,
    AskedForIsr,
    Decided,
    Eligible,
    Expelled,
    Fenced,
    Followed,
    LearnedIsr,
    Led,
    Reassigned,
    Served,
)
from tideproof.counterexamples.views.text import shown_field, shown_value, shown_variable
from tideproof.model.language.properties import Property
from tideproof.model.language.state import NIL, declared
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.replay import Run

STARTS = {"log_start", "remote_start", "deleted"}
SHOWN_WITH: dict[type[Fact], set[str]] = {
    Consumed: {"position", "read"},
    Moved: {"position", "read"},
    EpochCompared: {"position", "read"},
    LatestOffset: {"latest"},
    Believed: {"outcome"},
    DeletionAsked: STARTS,
    DeletionAnswered: STARTS,
    LogStart: STARTS,
}
"""Facts of clients that are selected where the failing conjunct reads one of these variables, whatever the record."""


@dataclass(frozen=True)
class Sentence:
    """A sentence, and the fact that it states. `fact.step` is the step it belongs to."""

    text: str
    fact: Fact

    @property
    def step(self) -> int:
        return self.fact.step


@dataclass(frozen=True)
class Account:
    """Why the property fails; `subjects` are the records it is about."""

    sentences: tuple[Sentence, ...]
    subjects: tuple[int, ...]
    violated_at: int | None


def account(run: Run, prop: Property) -> Account:
    """The account of a run up to where the property first fails, or a witness is found; empty if that is nowhere."""
    end = run.first_violation(prop.on_ints)
    if end is None:
        return Account((), (), None)
    run = Run(run.system, run.steps[:end], run.states[: end + 1])
    conjuncts = failing_conjuncts(run.system, run.states[-1], prop.holds, run.states[-2] if end else None)
    fails = list(_fails(run, prop.trace_shows, conjuncts))
    subjects = {record for f in fails for record in (*f.records, *f.others)}
    if issubclass(run.system.protocol.state, ReplicationState):
        selected, subjects = _facts_of_logs(run, conjuncts, subjects)
    else:
        selected = _facts_of_variables(run, conjuncts, subjects)
    promised: dict[int, tuple[str, int]] = {}
    for fact in selected:
        if isinstance(fact, Committed | Acknowledged):
            promise = "committed" if isinstance(fact, Committed) else "acknowledged"
            promised.setdefault(fact.record, (promise, fact.step))
    last = [holders(run, record, *promised[record]) for record in sorted(promised)]
    facts = [*sorted(selected, key=lambda f: f.step), *fails, *last]
    return Account(tuple(Sentence(fact.sentence, fact) for fact in facts), tuple(sorted(subjects)), end)


def facts_about(run: Run, records: set[int]) -> list[Fact]:
    """The facts about these records in a run over replicated logs, and the decisions and roles behind them."""
    return _facts_of_logs(run, (), records)[0]


def tells_a_cause(fact: Fact) -> bool:
    """Whether the fact is that something out of date was read, or taken for true."""
    out_of_date = isinstance(fact, LearnedIsr) and fact.is_out_of_date
    out_of_date |= isinstance(fact, AskedForIsr) and fact.dropped
    return out_of_date or isinstance(fact, Stale | Served | ArrivedLate | ReadLate | EpochCompared)


# Which facts are selected --------------------------------------------------------------------------------------------


def _facts_of_logs(run: Run, conjuncts: Sequence[FailingConjunct], records: set[int]) -> tuple[list[Fact], set[int]]:
    """The facts about these records and the brokers of the conjuncts, and the records that they are about.

    Where the conjuncts speak of no record, these are the ones that the consumer was sent.
    """
    known = provenance(run)
    reads = {name for conjunct in conjuncts for name in conjunct.reads}
    fields = {name.partition("[")[0] for name in reads}
    chosen = {fact for fact in known if SHOWN_WITH.get(type(fact), set()) & fields}
    records = records or {f.record for f in chosen if isinstance(f, Consumed)}
    brokers = {broker for conjunct in conjuncts for broker in conjunct.indices("replicas", run.system)}
    chosen |= _about(known, records, reads)
    chosen |= _roles(known, chosen, brokers)
    selected = [fact for fact in known if fact in chosen]
    if not records and not any(type(fact) in SHOWN_WITH for fact in selected):
        selected += _since(run, conjuncts)
    return selected, records


def _facts_of_variables(run: Run, conjuncts: Sequence[FailingConjunct], records: set[int]) -> list[Fact]:
    became = list(_became(run, records))
    selected = {(f.step, f.variable) for f in became}
    since = (f for f in _since(run, conjuncts) if (f.step, f.variable) not in selected)
    facts = sorted([*became, *since], key=lambda f: f.step)
    steps = {n: run.steps[n - 1] for n in sorted({f.step for f in facts} - {0})}
    took = [Took(n, str(step), step.action.meaning) for n, step in steps.items()]
    return sorted([*took, *facts], key=lambda f: f.step)


def _fails(run: Run, trace_shows: str, conjuncts: Iterable[FailingConjunct]) -> Iterator[Fails]:
    """The failing conjuncts, those about the same brokers and records together: what they share, and what differs."""
    groups: dict[object, list[FailingConjunct]] = {}
    for conjunct in conjuncts:
        key = (tuple(conjunct.indices("replicas", run.system)), tuple(conjunct.indices("records", run.system)))
        groups.setdefault(key, []).append(conjunct)
    for group in groups.values():
        shared = [c for c in group[0].comparisons if all(c in other.comparisons for other in group)]
        rest = dict.fromkeys(c for conjunct in group for c in conjunct.comparisons if c not in shared)

        def indices(bound: str, group: list[FailingConjunct] = group) -> tuple[int, ...]:
            return tuple(sorted({i for conjunct in group for i in conjunct.indices(bound, run.system)}))

        held = {
            value
            for conjunct in group
            for c in conjunct.comparisons
            for variable, value in c.reads
            if run.system.space.ids(variable) == "records" and value != NIL
        }
        records = indices("records") or tuple(sorted(held))
        others = tuple(sorted(held - set(records)))
        given, but = (shared, list(rest)) if rest else ([], shared)
        about = indices("replicas"), indices("log_size"), records, others
        meanings = tuple(_meanings(run.system, group))
        yield Fails(len(run.steps), trace_shows, *about, tuple(given), tuple(but), meanings)


def _meanings(system: System, conjuncts: Iterable[FailingConjunct]) -> Iterator[tuple[str, str]]:
    """The variables of the conjuncts that are not those of every replicated log, and what they mean."""
    if not issubclass(system.protocol.state, ReplicationState):
        return
    space, common = system.space, {field.name for field in declared(ReplicationState)}
    read = [space.by_name[name] for conjunct in conjuncts for name in conjunct.reads]
    for field, variable in {shown_field(space, v): v for v in read if not (v.is_bool and v.ghost)}.items():
        if field not in common and "." not in field:  # what a ghost remembers of a variable means what that means
            yield field, space.meaning(variable)


def _about(facts: Sequence[Fact], records: set[int], reads: set[str]) -> set[Fact]:
    """The facts about these records, or about those at their places.

    `reads` are the names of the variables that the failing conjuncts read.
    """
    records = records | {other for fact in facts for other in _in_place_of(fact, records)}
    found = {fact for fact in facts if _speaks_of(fact, records, reads)}
    transactions = {f.transaction for f in found if isinstance(f, InTransaction)}
    truncations = {(f.step, f.broker) for f in found if isinstance(f, Truncated)}
    came = [(f.step, f.broker) for f in found if isinstance(f, Truncated | Replicated)]
    sent = [fact for fact in facts if isinstance(fact, ArrivedLate | ReadLate | Served)]
    commits = [fact for fact in found if isinstance(fact, Committed)]
    found |= {fact for fact in sent if any(step > fact.step and broker == fact.broker for step, broker in came)}
    found |= {fact for fact in facts if any(_is_behind(fact, commit) for commit in commits)}
    found |= {fact for fact in facts if isinstance(fact, Ruled) and fact.transaction in transactions}
    found |= {fact for fact in facts if isinstance(fact, Stale) and (fact.step, fact.broker) in truncations}
    return found


def _is_behind(fact: Fact, commit: Committed) -> bool:
    """Whether the leader committed because of this: the ISR that it read, or what it noted of other epochs' brokers."""
    match fact:
        case AskedForIsr(step=step, leader=leader, epoch=epoch, dropped=True):
            counts = step <= commit.step
        case LearnedIsr(step=step, leader=leader, epoch=epoch):
            counts = step == commit.step or (step < commit.step and fact.is_out_of_date)
        case Served(step=step, leader=leader, leaders_epoch=epoch, noted=noted):
            counts = noted != NIL and step <= commit.step
        case _:
            return False
    return counts and (leader, epoch) == (commit.broker, commit.epoch)


def _in_place_of(fact: Fact, records: set[int]) -> set[int]:
    """The record at the place of one of these, in the same log or in another."""
    match fact:
        case Replaced(record=record, by=other) | Kept(record=record, leaders_record=other):
            pair = {record, other} - {NIL}
        case Committed(record=record, instead=instead):
            pair = {record, *(other for _, other in instead)} - {NIL}
        case _:
            return set()
    return pair if pair & records else set()


def _roles(facts: Sequence[Fact], selected: set[Fact], brokers: set[int]) -> set[Fact]:
    """The decisions and roles behind the selected facts, and those of these brokers."""
    serving = {f.broker for f in selected if isinstance(f, Moved | LatestOffset | LogStart | DeletionAnswered)}
    until: dict[int, int] = {}  # the last step of a selected fact about a broker's log
    for fact in selected:
        if isinstance(fact, Replicated | Kept | Truncated):
            until[fact.broker] = max(fact.step, until.get(fact.broker, 0))
    roles: set[Fact] = {
        f for f in facts if isinstance(f, Admitted | Expelled | Fenced | Eligible | Reassigned) and f.broker in brokers
    }
    for admitted in [f for f in roles if isinstance(f, Admitted)]:
        asked = [f for f in facts if isinstance(f, AskedForIsr) and f.step < admitted.step and not f.dropped]
        same = (f for f in asked if (f.leader, f.epoch, f.broker) == (admitted.leader, admitted.epoch, admitted.broker))
        roles |= set(list(same)[-1:])
    followed = {f.leader for f in selected if isinstance(f, Truncated)}
    roles |= {f for f in facts if isinstance(f, Expelled) and f.broker in followed}
    leaders = {(f.broker, f.epoch) for f in selected if isinstance(f, Written | Committed | Acknowledged | Consumed)}
    leaders |= {(f.leader, f.epoch) for f in roles if isinstance(f, Admitted | Expelled)}
    for fact in facts:
        match fact:
            case Led(broker=broker, epoch=epoch) if broker in brokers | serving or (broker, epoch) in leaders:
                roles.add(fact)
            case Followed(step=step, broker=broker) | Restarted(step=step, broker=broker):
                if broker in brokers | serving or step <= until.get(broker, 0):
                    roles.add(fact)
    epochs = {f.epoch for f in roles if isinstance(f, Led | Followed)}
    decisions = [f for f in facts if isinstance(f, Decided)]
    return roles | {f for f in decisions if f.epoch in epochs or f.leader in {NIL, *brokers} or f is decisions[-1]}


def _speaks_of(fact: Fact, records: set[int], reads: set[str]) -> bool:
    """Whether the fact is about one of these records."""
    match fact:
        case Replaced(record=record, by=other) | Kept(record=record, leaders_record=other):
            return record in records or other in records
        case Passed(broker=broker, record=record):
            return record in records and f"hw[{broker}]" in reads
        case (
            Written(record=record) | Replicated(record=record) | Committed(record=record) | Truncated(record=record)
            | Without(record=record) | Acknowledged(record=record) | Believed(record=record)
            | Consumed(record=record) | InTransaction(record=record)
        ):  # fmt: skip
            return record in records
    return False


def _became(run: Run, records: set[int]) -> Iterator[Became]:
    """Where these records came to in a state, and where they went from."""
    space = run.system.space
    leaves = [space.leaves(full_state) for full_state in run.states]
    for index, variable in enumerate(space.variables):
        if space.ids(variable) != "records":
            continue
        for step, (old, new) in enumerate(pairwise(int(leaf[index]) for leaf in leaves), start=1):
            if old != new and {old, new} & records:
                value, was = (shown_value(space, variable, v) for v in (new, old))
                yield Became(step, shown_variable(space, variable), space.meaning(variable), value, was)


def _since(run: Run, conjuncts: Iterable[FailingConjunct]) -> Iterator[Since]:
    """When each variable of the failing conjuncts got the value that it has."""
    space = run.system.space
    names = dict.fromkeys(name for conjunct in conjuncts for name in conjunct.reads)
    leaves = [space.leaves(full_state) for full_state in run.states]
    found = []
    for name in names:
        index = space.variables.index(space.by_name[name])
        values = [int(leaf[index]) for leaf in leaves]
        step = max((i for i in range(1, len(values)) if values[i] != values[i - 1]), default=0)
        variable = space.by_name[name]
        value, was = (shown_value(space, variable, v) for v in (values[-1], values[max(0, step - 1)]))
        found.append(Since(step, shown_variable(space, variable), space.meaning(variable), value, was))
    # What has been so from the beginning explains nothing, unless all has.
    yield from sorted([f for f in found if f.step] or found, key=lambda since: since.step)
