"""Facts as sentences, in Kafka's words. A sentence holds nothing but what its fact holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from itertools import groupby

from tideproof.counterexamples.explain import client_facts, facts
from tideproof.counterexamples.explain.conjuncts import Comparison
from tideproof.counterexamples.views.client_cells import DECISIONS
from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.bounds import ACKS
from tideproof.model.protocols.broker.state import OK, REFUSED


def _set(brokers: Iterable[int]) -> str:
    return "{" + ", ".join(map(shown_broker, brokers)) + "}"


def _and(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _listed(brokers: Sequence[int]) -> str:
    return _and([*map(shown_broker, brokers)]) or "no broker"


def _electable(brokers: Sequence[int]) -> str:
    return f"; {_listed(brokers)} may be elected without it" if brokers else ""


def _leader(broker: int, epoch: int) -> str:
    return f"{shown_broker(broker)}, leader in epoch e{epoch},"


def _offsets(brokers: Sequence[int], offsets: Sequence[int]) -> str:
    return ", ".join(f"{shown_broker(broker)} {offset}" for broker, offset in zip(brokers, offsets, strict=True))


@singledispatch
def say(fact: facts.Fact) -> str:
    """The fact as a sentence."""
    raise TypeError(f"no sentence for {type(fact).__name__}")


@say.register
def _(f: facts.Written) -> str:
    what = f"record {shown_record(f.record)} at offset {f.offset}"
    again = " again" if f.again else ""
    return f"{shown_broker(f.broker)} writes {what}{again}, as leader in epoch e{f.epoch}."


@say.register
def _(f: facts.Replicated) -> str:
    source = f" from {shown_broker(f.source)}" if f.source != NIL else ""
    mark = f"; with it comes the high watermark {f.high_watermark}" if f.source != NIL else ""
    also = f" ({shown_broker(f.source)} has {f.leaders})" if f.source != NIL and f.leaders != f.high_watermark else ""
    return f"{shown_broker(f.broker)} gets {shown_record(f.record)}{source} at offset {f.offset}{mark}{also}."


@say.register
def _(f: facts.Committed) -> str:
    broker, record = shown_broker(f.broker), shown_record(f.record)
    why = f"the ISR it knows is {_set(f.isr)}, with log end offsets {_offsets(f.isr, f.known_leos)}"
    if f.known_leos != f.leos:
        why += f" as it knows them (they are {_offsets(f.isr, f.leos)})"
    for member, other in f.instead:
        why += f"; but {shown_broker(member)} has {_there(other)} there"
    if f.isr != f.quorum_isr:
        why += f"; the controller's ISR (e{f.quorum_epoch}) is {_set(f.quorum_isr)}"
    how = (
        f"its high watermark passes offset {f.offset}"
        if f.moved
        else f"it leads with a high watermark above offset {f.offset}"
    )
    return f"{record} is committed: {broker} leads in epoch e{f.epoch} and {how}, for {why}."


@say.register
def _(f: facts.Cut) -> str:
    broker, record = shown_broker(f.broker), shown_record(f.record)
    end = "; it cuts at its own high watermark" if f.at_mark else ""
    if f.answer is not None:
        own = f", so {broker} cuts at its own high watermark" if f.at_mark else ""
        end = f"; {shown_broker(f.leader)} has answered {_end_of_epoch(*f.answer)}{own}"
    if f.with_power:
        return f"With its power {broker} loses {record} at offset {f.offset}, which was not on disk."
    text = f"{broker} cuts its log back from {f.leo_before} to {f.leo} and so loses {record} at offset {f.offset}{end}."
    if f.leader == NIL or f.at_mark:
        return text
    leader = shown_broker(f.leader)
    held = f"{_there(f.leaders_record)} there"
    epoch = "no epoch yet" if f.leaders_epoch == NIL else f"epoch e{f.leaders_epoch}"
    other = f" and is itself in {epoch}, not e{f.epoch}" if f.leaders_epoch != f.epoch else ""
    return f"{text} {leader}, whom it follows, has log end offset {f.leaders_leo}, {held},{other}".rstrip(",") + "."


def _end_of_epoch(epoch: int, offset: int) -> str:
    if offset == NIL:
        return "that it cannot tell where that epoch ends"
    return f"that {'the epoch' if epoch == NIL else f'epoch e{epoch}'} ends at {offset}"


def _there(record: int) -> str:
    return shown_record(record) if record != NIL else "nothing"


@say.register
def _(f: facts.ArrivedLate) -> str:
    asked = f"a request of epoch e{f.requested_in} for offset {f.offset}"
    text = f"The response of {shown_broker(f.sender)} to {asked} arrives at {shown_broker(f.broker)}, which is in epoch"
    if f.end_of_epoch:
        return f"{text} e{f.epoch} now: {_end_of_epoch(f.of, f.end).removeprefix('that ')}."
    brings = f"{shown_record(f.record)} (e{f.of}) and " if f.record != NIL else ""
    return f"{text} e{f.epoch} now: it brings {brings}the high watermark {f.end}."


@say.register
def _(f: facts.ReadLate) -> str:
    what = f"{shown_record(f.record)} (e{f.of}) for offset {f.offset}, not {shown_record(f.instead)}"
    return f"The body of {shown_broker(f.sender)}'s response to {shown_broker(f.broker)} is read now: {what}."


@say.register
def _(f: facts.Kept) -> str:
    where = f"at offset {f.offset}, where {shown_broker(f.leader)}, whom it follows, has {_there(f.leaders_record)}"
    return f"{shown_broker(f.broker)} keeps {shown_record(f.record)} {where}."


@say.register
def _(f: facts.Passed) -> str:
    mark = f"{shown_broker(f.broker)}'s high watermark goes from {f.had} to {f.high_watermark}"
    return f"{mark} and passes {shown_record(f.record)} at offset {f.offset}."


def _as_of(step: int) -> str:
    return f"which it had had since step {step}" if step else "which it had had from the beginning"


@say.register
def _(f: facts.Stale) -> str:
    reached = f"{shown_broker(f.leader)}'s high watermark had reached {f.latest} at step {f.reached}"
    mark = f"The high watermark {f.high_watermark} that {shown_broker(f.broker)} cut at, {_as_of(f.since)},"
    return f"{mark} was stale: {reached}."


@say.register
def _(f: facts.Replaced) -> str:
    held = f"where it held {shown_record(f.record)} until step {f.cut}"
    return f"{shown_broker(f.broker)} now has {shown_record(f.by)} (e{f.epoch}) at offset {f.offset}, {held}."


@say.register
def _(f: facts.Decided) -> str:
    if f.leader == NIL:
        return f"The controller takes the leader away: epoch e{f.epoch} has none, with the ISR {_set(f.isr)}."
    what = f"elects {shown_broker(f.leader)}" if f.elected else f"keeps {shown_broker(f.leader)} as leader"
    was = f" (it was {_set(f.was)})" if f.was != f.isr else ""
    outside = f"; {shown_broker(f.leader)} was not in it" if f.leader not in f.was else ""
    return f"The controller {what} in epoch e{f.epoch}, with the ISR {_set(f.isr)}{was}{outside}."


@say.register
def _(f: facts.Admitted) -> str:
    leader, broker = shown_broker(f.leader), shown_broker(f.broker)
    ends = f"{broker}'s log ends at {f.leo}, {leader}'s high watermark is {f.high_watermark}"
    return f"{leader} takes {broker} into the ISR, which is {_set(f.isr)} now: {ends}."


@say.register
def _(f: facts.Expelled) -> str:
    return f"{shown_broker(f.leader)} takes {shown_broker(f.broker)} out of the ISR; it is {_set(f.isr)} now."


@say.register
def _(f: facts.Led) -> str:
    log = f"log end offset {f.leo} and high watermark {f.high_watermark}"
    if f.behind is not None:
        latest, leader, step = f.behind
        log += f" ({shown_broker(leader)}'s had reached {latest} at step {step})"
    return (
        f"{shown_broker(f.broker)} begins to lead in epoch e{f.epoch}, with {log}; the ISR it knows is {_set(f.isr)}."
    )


@say.register
def _(f: facts.Followed) -> str:
    known = "no epoch yet" if f.known_epoch == NIL else f"epoch e{f.known_epoch}"
    other = f"; {shown_broker(f.leader)} itself is in {known}" if f.known_epoch != f.epoch else ""
    return f"{shown_broker(f.broker)} begins to follow {shown_broker(f.leader)} in epoch e{f.epoch}{other}."


@say.register
def _(f: facts.Without) -> str:
    did = {"elected": "is elected", "leads": "leads", "admitted": "is in the ISR"}[f.how]
    return f"{shown_broker(f.broker)} {did} without {shown_record(f.record)}, which was {f.promise} at step {f.since}."


@say.register
def _(f: facts.Restarted) -> str:
    what = "loses power" if f.with_power else "crashes"
    mark = f"high watermark {f.high_watermark}" + (f" (it was {f.had})" if f.had != f.high_watermark else "")
    return f"{shown_broker(f.broker)} {what}, and comes back with log end offset {f.leo} and {mark}."


@say.register
def _(f: facts.Holders) -> str:
    where = f"{shown_record(f.record)}, {f.promise} at step {f.since}, is now on {_listed(f.holding)}"
    return f"{where}{_electable(f.electable_without)}."


@say.register
def _(f: facts.Fails) -> str:
    given, but = _comparisons(f.given), _comparisons(f.but)
    about = [
        _counted("broker", [shown_broker(b) for b in f.brokers]),
        _counted("record", [shown_record(r) for r in f.records]),
        _counted("offset", [str(offset) for offset in f.offsets]),
    ]
    where = ", ".join(filter(None, about))
    return f"{f.property} fails{f' for {where}' if where else ''}: {f'{given}; but ' if given else ''}{but}."


def _comparisons(comparisons: Sequence[Comparison]) -> str:
    now, seen = (", ".join(_merged([c.text for c in comparisons if c.earlier is e])) for e in (False, True))
    return f"{now}, for {seen}" if now and seen else now or seen


def _merged(texts: Sequence[str]) -> Iterator[str]:
    """The texts, three or more in a row that differ in the offset alone as one: `log[b1][0 to 7] is none, not a`."""

    def numbered(item: tuple[int, str]) -> tuple[object, ...]:
        place, text = item
        found = re.fullmatch(r"(.*\[)(\d+)(\] is .*)", text)
        return (place,) if found is None else (found[1], found[3], int(found[2]) - place)

    for key, items in groupby(enumerate(texts), numbered):
        alike = [text for _, text in items]
        if len(alike) < 3:
            yield from alike
        else:
            head, tail, first = str(key[0]), str(key[1]), re.findall(r"\[(\d+)\] is ", alike[0])[0]
            yield f"{head}{first} to {int(first) + len(alike) - 1}{tail}"


def _counted(what: str, names: Sequence[str]) -> str:
    return f"{what}{'s' * (len(names) > 1)} {_and(names)}" if names else ""


@say.register
def _(f: facts.Became) -> str:
    return f"{f.variable} ({f.meaning}) becomes {f.value}, and was {f.was}."


@say.register
def _(f: facts.Since) -> str:
    when = "from the beginning" if f.step == 0 else f"since step {f.step}, and was {f.was}"
    return f"{f.variable} ({f.meaning}) is {f.value} {when}."


# Clients --------------------------------------------------------------------------------------------------------------


@say.register
def _(f: client_facts.Acknowledged) -> str:
    waits = f"acks={ACKS.show(f.acks)}"
    has = f"is written: it is on {_listed(f.holding)}"
    if f.broker == NIL:
        return f"The producer ({waits}) learns that {shown_record(f.record)} {has}{_electable(f.electable_without)}."
    told = f"{_leader(f.broker, f.epoch)} tells the producer ({waits}) that"
    few = f", fewer than min.insync.replicas, which is {f.least}" if len(f.isr) < f.least else ""
    known = f"the ISR that {shown_broker(f.broker)} knows is {_set(f.isr)}{few}"
    return f"{told} {shown_record(f.record)} {has}, and {known}{_electable(f.electable_without)}."


@say.register
def _(f: client_facts.Believed) -> str:
    record, log = shown_record(f.record), "" if f.written else ", and no log has ever had it"
    if f.outcome == OK:
        return f"The producer takes {record} for written{log}."
    if f.outcome == REFUSED:
        return f"{shown_broker(f.broker)} refuses {record}{log}."
    return f"The producer does not know whether {record} is written{', which it is' if f.written else log}."


@say.register
def _(f: client_facts.InTransaction) -> str:
    if f.marker:
        return f"{shown_record(f.record)} is the marker of transaction t{f.transaction}."
    return f"{shown_record(f.record)} belongs to transaction t{f.transaction}, which is open."


@say.register
def _(f: client_facts.Ruled) -> str:
    return f"Transaction t{f.transaction} is {'committed' if f.committed else 'aborted'}."


@say.register
def _(f: client_facts.Consumed) -> str:
    stable = f" and last stable offset {f.last_stable}" if f.last_stable != NIL else ""
    sent = f"from {shown_broker(f.broker)}, which shows it (epoch e{f.epoch}) high watermark {f.high_watermark}{stable}"
    did = "reads" if f.returned else "passes over"
    again = ", where it has read before" if f.again else ""
    decided = f"; transaction t{f.transaction} is {DECISIONS[f.decision]}" if f.transaction != NIL else ""
    return f"The consumer {did} {shown_record(f.record)} at offset {f.offset}{again}, {sent}{decided}."


@say.register
def _(f: client_facts.Moved) -> str:
    log = f"log start {f.log_start}, high watermark {f.high_watermark} and log end offset {f.leo}"
    whose = f"{shown_broker(f.broker)}, which leads in epoch e{f.epoch} with {log}"
    how = "goes back" if f.position < f.had else "goes on"
    return f"The consumer's position {how} from {f.had} to {f.position}, sent there by {whose}."


@say.register
def _(f: client_facts.ToldLatest) -> str:
    had = f"; at step {f.since} it was told {f.had}" if f.since else ""
    return f"{_leader(f.broker, f.epoch)} tells the consumer that the latest offset is {f.latest}{had}."


@say.register
def _(f: client_facts.DeletionAsked) -> str:
    asked = f"is asked to delete the records below {f.offset}, and begins its log there"
    return f"{_leader(f.broker, f.epoch)} {asked}."


@say.register
def _(f: client_facts.DeletionAnswered) -> str:
    brokers = range(len(f.starts))
    starts = f"logs start at {_offsets(brokers, f.known_starts)}"
    if f.known_starts != f.starts:
        starts += f" as it knows them (they start at {_offsets(brokers, f.starts)})"
    return f"{shown_broker(f.broker)} answers that the records below {f.offset} are deleted: {starts}."


@say.register
def _(f: client_facts.LogStart) -> str:
    was = f" (it was {f.leo_had})" if f.leo_had != f.leo else ""
    log = f"its high watermark is {f.high_watermark}, its log end offset {f.leo}{was}"
    return f"{shown_broker(f.broker)}'s log starts at {f.start} now, and did at {f.had} before; {log}."
