"""Why a property fails, told in Kafka's words: sentences, each tied to a step and to a fact that was read off the run.

What is told is chosen by the conjunct that fails: the brokers and the records it speaks of, and what became of them.
Over a state that this module does not know, the account says of each variable in it when it got its value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch

from tideproof.counterexamples import provenance as p
from tideproof.counterexamples.conjuncts import Comparison, FailingConjunct, failing_conjuncts
from tideproof.counterexamples.provenance import Fact
from tideproof.counterexamples.replay import Run
from tideproof.counterexamples.text import record_name, shown_value, shown_variable
from tideproof.model.atomic.replication import ReplicationState
from tideproof.model.protocol import System, World, shown_broker
from tideproof.model.variables import NIL


@dataclass(frozen=True)
class Fails(Fact):
    """The conjunct of the property that is false: what holds before the step too, and what makes it false.

    `given` and `but` are comparisons that are all true in the state; together they make the property false.
    """

    property: str
    brokers: tuple[int, ...]
    offsets: tuple[int, ...]
    records: tuple[int, ...]
    given: tuple[Comparison, ...]
    but: tuple[Comparison, ...]


@dataclass(frozen=True)
class Since(Fact):
    """A variable of the failing conjunct has its value since this step, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str


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
    subjects = _subjects(fails)
    brokers = {broker for f in fails for broker in f.brokers}
    told = _chosen(p.provenance(run), subjects, brokers)
    if not subjects:
        told = [*told, *_since(run, conjuncts)]
    committed = {f.record: f.step for f in told if isinstance(f, p.Committed)}
    last = [p.holders(run, record, committed[record]) for record in sorted(committed)]
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


def _subjects(fails: Sequence[Fails]) -> tuple[int, ...]:
    return tuple(sorted({record for f in fails for record in f.records}))


def _chosen(facts: Sequence[Fact], records: Sequence[int], brokers: set[int]) -> list[Fact]:
    """The facts about these records and brokers, with the decisions and roles that they rest on."""
    told: list[Fact] = []
    cuts: set[tuple[int, int]] = set()
    leaders: set[tuple[int, int]] = set()
    for fact in facts:
        match fact:
            case p.Replaced(record=record, by=by) if record in records or by in records:
                told.append(fact)
            case p.Cut(step=step, broker=broker, record=record) if record in records:
                told.append(fact)
                cuts.add((step, broker))
            case p.Written(broker=broker, record=record, epoch=epoch) if record in records:
                told.append(fact)
                leaders.add((broker, epoch))
            case p.Committed(broker=broker, record=record, epoch=epoch) if record in records:
                told.append(fact)
                leaders.add((broker, epoch))
            case p.Replicated(record=record) | p.Without(record=record) if record in records:
                told.append(fact)
            case p.Stale(step=step, broker=broker) if (step, broker) in cuts:
                told.append(fact)
    copying = {f.broker for f in told if isinstance(f, p.Replicated)}
    roles: list[Fact] = []
    for fact in facts:
        match fact:
            case p.Led(broker=broker, epoch=epoch) if broker in brokers or (broker, epoch) in leaders:
                roles.append(fact)
            case p.Followed(step=step, broker=broker) if broker in brokers | copying or (step, broker) in cuts:
                roles.append(fact)
            case p.Admitted(broker=broker) | p.Expelled(broker=broker) if broker in brokers:
                roles.append(fact)
    epochs = {f.epoch for f in roles if isinstance(f, p.Led | p.Followed)}
    decisions = [f for f in facts if isinstance(f, p.Decided)]
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


# How it is said -------------------------------------------------------------------------------------------------------


def _set(brokers: Iterable[int]) -> str:
    return "{" + ", ".join(map(shown_broker, brokers)) + "}"


def _list(brokers: Sequence[int]) -> str:
    return " and ".join(map(shown_broker, brokers)) or "no broker"


@singledispatch
def say(fact: Fact) -> str:
    """The fact as a sentence."""
    raise TypeError(f"no sentence for {type(fact).__name__}")


@say.register
def _(f: p.Written) -> str:
    what = f"record {record_name(f.record)} at offset {f.offset}"
    return f"{shown_broker(f.broker)} writes {what}, as leader in epoch e{f.epoch}."


@say.register
def _(f: p.Replicated) -> str:
    source = f" from {shown_broker(f.source)}" if f.source != NIL else ""
    mark = f"; with it comes the high watermark {f.high_watermark}" if f.source != NIL else ""
    also = f" ({shown_broker(f.source)} has {f.leaders})" if f.source != NIL and f.leaders != f.high_watermark else ""
    return f"{shown_broker(f.broker)} gets {record_name(f.record)}{source} at offset {f.offset}{mark}{also}."


@say.register
def _(f: p.Committed) -> str:
    broker, record = shown_broker(f.broker), record_name(f.record)
    ends = ", ".join(f"{shown_broker(b)} {leo}" for b, leo in zip(f.isr, f.leos, strict=True))
    why = f"the ISR it knows is {_set(f.isr)}, with log end offsets {ends}"
    if f.isr != f.quorum_isr:
        why += f"; the controller's ISR (e{f.quorum_epoch}) is {_set(f.quorum_isr)}"
    how = (
        f"its high watermark passes offset {f.offset}"
        if f.moved
        else f"it leads with a high watermark above offset {f.offset}"
    )
    return f"{record} is committed: {broker} leads in epoch e{f.epoch} and {how}, for {why}."


@say.register
def _(f: p.Cut) -> str:
    broker, record = shown_broker(f.broker), record_name(f.record)
    end = "; it cuts at its own high watermark" if f.at_mark else ""
    text = f"{broker} cuts its log back from {f.leo_before} to {f.leo} and so loses {record} at offset {f.offset}{end}."
    if f.leader == NIL or f.at_mark:
        return text
    leader = shown_broker(f.leader)
    held = f"{record_name(f.leaders_record)} there" if f.leaders_record != NIL else "nothing there"
    epoch = "no epoch yet" if f.leaders_epoch == NIL else f"epoch e{f.leaders_epoch}"
    other = f" and is itself in {epoch}, not e{f.epoch}" if f.leaders_epoch != f.epoch else ""
    return f"{text} {leader}, whom it follows, has log end offset {f.leaders_leo}, {held},{other}".rstrip(",") + "."


def _as_of(step: int) -> str:
    return f"which it had had since step {step}" if step else "which it had had from the beginning"


@say.register
def _(f: p.Stale) -> str:
    reached = f"{shown_broker(f.leader)}'s high watermark had reached {f.latest} at step {f.reached}"
    mark = f"The high watermark {f.high_watermark} that {shown_broker(f.broker)} cut at, {_as_of(f.since)},"
    return f"{mark} was stale: {reached}."


@say.register
def _(f: p.Replaced) -> str:
    held = f"where it held {record_name(f.record)} until step {f.cut}"
    return f"{shown_broker(f.broker)} now has {record_name(f.by)} (e{f.epoch}) at offset {f.offset}, {held}."


@say.register
def _(f: p.Decided) -> str:
    if f.leader == NIL:
        return f"The controller takes the leader away: epoch e{f.epoch} has none, with the ISR {_set(f.isr)}."
    what = f"elects {shown_broker(f.leader)}" if f.elected else f"keeps {shown_broker(f.leader)} as leader"
    return f"The controller {what} in epoch e{f.epoch}, with the ISR {_set(f.isr)}."


@say.register
def _(f: p.Admitted) -> str:
    end = f"at log end offset {f.leo}"
    return f"{shown_broker(f.leader)} takes {shown_broker(f.broker)} into the ISR {end}; it is {_set(f.isr)} now."


@say.register
def _(f: p.Expelled) -> str:
    return f"{shown_broker(f.leader)} takes {shown_broker(f.broker)} out of the ISR; it is {_set(f.isr)} now."


@say.register
def _(f: p.Led) -> str:
    log = f"log end offset {f.leo} and high watermark {f.high_watermark}"
    return (
        f"{shown_broker(f.broker)} begins to lead in epoch e{f.epoch}, with {log}; the ISR it knows is {_set(f.isr)}."
    )


@say.register
def _(f: p.Followed) -> str:
    known = "no epoch yet" if f.known_epoch == NIL else f"epoch e{f.known_epoch}"
    other = f", which itself is in {known}" if f.known_epoch != f.epoch else ""
    return f"{shown_broker(f.broker)} begins to follow {shown_broker(f.leader)} in epoch e{f.epoch}{other}."


@say.register
def _(f: p.Without) -> str:
    did = {"elected": "is elected", "leads": "leads", "admitted": "is in the ISR"}[f.how]
    return f"{shown_broker(f.broker)} {did} without {record_name(f.record)}, which was committed at step {f.committed}."


@say.register
def _(f: p.Holders) -> str:
    where = f"{record_name(f.record)}, committed at step {f.committed}, is now on {_list(f.holding)}"
    without = f"; {_list(f.electable_without)} may be elected without it" if f.electable_without else ""
    return f"{where}{without}."


@say.register
def _(f: Fails) -> str:
    given = ", ".join(c.text for c in f.given)
    but = ", ".join(c.text for c in f.but)
    about = [
        _counted("broker", [shown_broker(b) for b in f.brokers]),
        _counted("record", [record_name(r) for r in f.records]),
        _counted("offset", [str(offset) for offset in f.offsets]),
    ]
    where = ", ".join(filter(None, about))
    return f"{f.property} fails{f' for {where}' if where else ''}: {f'{given}; but ' if given else ''}{but}."


def _counted(what: str, names: Sequence[str]) -> str:
    return f"{what}{'s' if len(names) > 1 else ''} {' and '.join(names)}" if names else ""


@say.register
def _(f: Since) -> str:
    when = "from the beginning" if f.step == 0 else f"since step {f.step}, and was {f.was}"
    return f"{f.variable} ({f.meaning}) is {f.value} {when}."
