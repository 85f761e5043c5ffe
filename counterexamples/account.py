"""Why a property fails, told in Kafka's words: sentences, each tied to a step and to a fact that was read off the run.

What is told is chosen by the conjunct that fails: the brokers and the records it speaks of, and what became of them.
Over a state that this module does not know, the account says of each variable in it when it got its value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tideproof.counterexamples.conjuncts import FailingConjunct, failing_conjuncts
from tideproof.counterexamples.facts import (
    Acknowledged,
    Admitted,
    Committed,
    Consumed,
    Cut,
    Decided,
    Expelled,
    Fact,
    Fails,
    Followed,
    InTransaction,
    Led,
    Replaced,
    Replicated,
    Restarted,
    Ruled,
    Since,
    Stale,
    ToldLatest,
    WentBack,
    Without,
    Written,
)
from tideproof.counterexamples.provenance import holders, provenance
from tideproof.counterexamples.replay import Run
from tideproof.counterexamples.sentences import say
from tideproof.counterexamples.text import shown_value, shown_variable
from tideproof.model.atomic.replication import ReplicationState
from tideproof.model.protocol import System, World
from tideproof.model.variables import NIL

CLIENTS = (Acknowledged, Consumed, WentBack, ToldLatest)
"""Facts of what producers and consumers were told."""


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


def account(run: Run, property_name: str, holds: Callable[[System, World], object]) -> Account:
    """The account of a run up to where the property first fails; without sentences where it holds."""
    end = run.first_violation(holds)
    if end is None:
        return Account((), (), None)
    run = Run(run.system, run.steps[:end], run.worlds[: end + 1])
    conjuncts = failing_conjuncts(run.system, run.worlds[-1], holds)
    fails = list(_fails(run, property_name, conjuncts))
    if not issubclass(run.system.protocol.state, ReplicationState):
        facts: list[Fact] = [*_since(run, conjuncts), *fails]
        return Account(tuple(Sentence(say(fact), fact) for fact in facts), (), end)
    subjects = tuple(sorted({record for f in fails for record in f.records}))
    brokers = {broker for f in fails for broker in f.brokers}
    known = provenance(run)
    clients = [fact for fact in known if isinstance(fact, CLIENTS)]
    if not subjects and clients:  # what fails is what a client was told: of which records, that is the question
        subjects = tuple(sorted({f.record for f in clients if isinstance(f, Acknowledged | Consumed)}))
        told = _chosen(known, subjects, brokers)
        told += [fact for fact in clients if fact not in told]
    else:
        told = _chosen(known, subjects, brokers)
    if not subjects and not clients:
        told = [*told, *_since(run, conjuncts)]
    committed = {f.record: f.step for f in told if isinstance(f, Committed)}
    last = [holders(run, record, committed[record]) for record in sorted(committed)]
    facts = [*sorted(told, key=lambda f: f.step), *fails, *last]
    return Account(tuple(Sentence(say(fact), fact) for fact in facts), subjects, end)


# What is told ---------------------------------------------------------------------------------------------------------


def _fails(run: Run, name: str, conjuncts: Iterable[FailingConjunct]) -> Iterator[Fails]:
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
            if variable.field == "log" and value != NIL
        }
        records = tuple(sorted(held | set(indices("records"))))
        given, but = (shared, list(rest)) if rest else ([], shared)
        yield Fails(len(run.steps), name, indices("replicas"), indices("log_size"), records, tuple(given), tuple(but))


def _chosen(facts: Sequence[Fact], records: Sequence[int], brokers: set[int]) -> list[Fact]:
    """The facts about these records and brokers, with the decisions and roles that they rest on."""
    told: list[Fact] = []
    cuts: set[tuple[int, int]] = set()
    leaders: set[tuple[int, int]] = set()
    transactions: set[int] = set()
    for fact in facts:
        match fact:
            case Replaced(record=record, by=by) if record in records or by in records:
                told.append(fact)
            case Cut(step=step, broker=broker, record=record) if record in records:
                told.append(fact)
                cuts.add((step, broker))
            case Written(broker=broker, record=record, epoch=epoch) if record in records:
                told.append(fact)
                leaders.add((broker, epoch))
            case Committed(broker=broker, record=record, epoch=epoch) if record in records:
                told.append(fact)
                leaders.add((broker, epoch))
            case Replicated(record=record) | Without(record=record) | Acknowledged(record=record) if record in records:
                told.append(fact)
            case Consumed(record=record) if record in records:
                told.append(fact)
            case InTransaction(record=record, transaction=transaction) if record in records:
                told.append(fact)
                transactions.add(transaction)
            case Ruled(transaction=transaction) if transaction in transactions:
                told.append(fact)
            case Stale(step=step, broker=broker) if (step, broker) in cuts:
                told.append(fact)
    copying = {f.broker for f in told if isinstance(f, Replicated)}
    roles: list[Fact] = []
    for fact in facts:
        match fact:
            case Led(broker=broker, epoch=epoch) if broker in brokers or (broker, epoch) in leaders:
                roles.append(fact)
            case Followed(step=step, broker=broker) if broker in brokers | copying or (step, broker) in cuts:
                roles.append(fact)
            case Restarted(step=step, broker=broker) if broker in brokers | copying or (step, broker) in cuts:
                roles.append(fact)
            case Admitted(broker=broker) | Expelled(broker=broker) if broker in brokers:
                roles.append(fact)
    epochs = {f.epoch for f in roles if isinstance(f, Led | Followed)}
    decisions = [f for f in facts if isinstance(f, Decided)]
    roles += [f for f in decisions if f.epoch in epochs or f.leader in brokers or f is decisions[-1]]
    order = {id(fact): number for number, fact in enumerate(facts)}
    return sorted([*told, *roles], key=lambda fact: order[id(fact)])


def _since(run: Run, conjuncts: Iterable[FailingConjunct]) -> Iterator[Since]:
    """When each variable of the failing conjuncts got the value that it has."""
    space = run.system.space
    names = dict.fromkeys(name for conjunct in conjuncts for name in conjunct.reads)
    leaves = [space.leaves(world) for world in run.worlds]
    found = []
    for name in names:
        index = space.variables.index(space.by_name[name])
        values = [int(leaf[index]) for leaf in leaves]
        step = max((i for i in range(1, len(values)) if values[i] != values[i - 1]), default=0)
        variable = space.by_name[name]
        value, was = (shown_value(space, variable, v) for v in (values[-1], values[max(0, step - 1)]))
        found.append(Since(step, shown_variable(space, variable), space.meaning(variable), value, was))
    yield from sorted(found, key=lambda since: since.step)
