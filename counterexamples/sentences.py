"""Facts as sentences, in Kafka's words. A sentence holds nothing but what its fact holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch

from tideproof.counterexamples import facts
from tideproof.counterexamples.text import record_name
from tideproof.model.protocol import shown_broker
from tideproof.model.variables import NIL


def _set(brokers: Iterable[int]) -> str:
    return "{" + ", ".join(map(shown_broker, brokers)) + "}"


def _list(brokers: Sequence[int]) -> str:
    return " and ".join(map(shown_broker, brokers)) or "no broker"


@singledispatch
def say(fact: facts.Fact) -> str:
    """The fact as a sentence."""
    raise TypeError(f"no sentence for {type(fact).__name__}")


@say.register
def _(f: facts.Written) -> str:
    what = f"record {record_name(f.record)} at offset {f.offset}"
    again = " again" if f.again else ""
    return f"{shown_broker(f.broker)} writes {what}{again}, as leader in epoch e{f.epoch}."


@say.register
def _(f: facts.Replicated) -> str:
    source = f" from {shown_broker(f.source)}" if f.source != NIL else ""
    mark = f"; with it comes the high watermark {f.high_watermark}" if f.source != NIL else ""
    also = f" ({shown_broker(f.source)} has {f.leaders})" if f.source != NIL and f.leaders != f.high_watermark else ""
    return f"{shown_broker(f.broker)} gets {record_name(f.record)}{source} at offset {f.offset}{mark}{also}."


@say.register
def _(f: facts.Committed) -> str:
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
def _(f: facts.Cut) -> str:
    broker, record = shown_broker(f.broker), record_name(f.record)
    end = "; it cuts at its own high watermark" if f.at_mark else ""
    if f.with_power:
        return f"With its power {broker} loses {record} at offset {f.offset}, which was not on disk."
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
def _(f: facts.Stale) -> str:
    reached = f"{shown_broker(f.leader)}'s high watermark had reached {f.latest} at step {f.reached}"
    mark = f"The high watermark {f.high_watermark} that {shown_broker(f.broker)} cut at, {_as_of(f.since)},"
    return f"{mark} was stale: {reached}."


@say.register
def _(f: facts.Replaced) -> str:
    held = f"where it held {record_name(f.record)} until step {f.cut}"
    return f"{shown_broker(f.broker)} now has {record_name(f.by)} (e{f.epoch}) at offset {f.offset}, {held}."


@say.register
def _(f: facts.Decided) -> str:
    if f.leader == NIL:
        return f"The controller takes the leader away: epoch e{f.epoch} has none, with the ISR {_set(f.isr)}."
    what = f"elects {shown_broker(f.leader)}" if f.elected else f"keeps {shown_broker(f.leader)} as leader"
    return f"The controller {what} in epoch e{f.epoch}, with the ISR {_set(f.isr)}."


@say.register
def _(f: facts.Admitted) -> str:
    end = f"at log end offset {f.leo}"
    return f"{shown_broker(f.leader)} takes {shown_broker(f.broker)} into the ISR {end}; it is {_set(f.isr)} now."


@say.register
def _(f: facts.Expelled) -> str:
    return f"{shown_broker(f.leader)} takes {shown_broker(f.broker)} out of the ISR; it is {_set(f.isr)} now."


@say.register
def _(f: facts.Led) -> str:
    log = f"log end offset {f.leo} and high watermark {f.high_watermark}"
    return (
        f"{shown_broker(f.broker)} begins to lead in epoch e{f.epoch}, with {log}; the ISR it knows is {_set(f.isr)}."
    )


@say.register
def _(f: facts.Followed) -> str:
    known = "no epoch yet" if f.known_epoch == NIL else f"epoch e{f.known_epoch}"
    other = f", which itself is in {known}" if f.known_epoch != f.epoch else ""
    return f"{shown_broker(f.broker)} begins to follow {shown_broker(f.leader)} in epoch e{f.epoch}{other}."


@say.register
def _(f: facts.Without) -> str:
    did = {"elected": "is elected", "leads": "leads", "admitted": "is in the ISR"}[f.how]
    return f"{shown_broker(f.broker)} {did} without {record_name(f.record)}, which was committed at step {f.committed}."


@say.register
def _(f: facts.Restarted) -> str:
    what = "loses power" if f.with_power else "crashes"
    mark = f"high watermark {f.high_watermark}" + (f" (it was {f.had})" if f.had != f.high_watermark else "")
    return f"{shown_broker(f.broker)} {what}, and comes back with log end offset {f.leo} and {mark}."


@say.register
def _(f: facts.Acknowledged) -> str:
    without = f"; {_list(f.electable_without)} may be elected without it" if f.electable_without else ""
    return f"The producer is told that {record_name(f.record)} is written, which is on {_list(f.holding)}{without}."


@say.register
def _(f: facts.InTransaction) -> str:
    if f.marker:
        return f"{record_name(f.record)} is the marker of transaction t{f.transaction}."
    return f"{record_name(f.record)} belongs to transaction t{f.transaction}, which is open."


@say.register
def _(f: facts.Ruled) -> str:
    return f"Transaction t{f.transaction} is {'committed' if f.committed else 'aborted'}."


@say.register
def _(f: facts.Consumed) -> str:
    again = ", where it has read before" if f.again else ""
    return f"The consumer reads {record_name(f.record)} at offset {f.offset}{again}."


@say.register
def _(f: facts.WentBack) -> str:
    return f"The consumer's position goes back from {f.had} to {f.position}."


@say.register
def _(f: facts.ToldLatest) -> str:
    had = f"; at step {f.since} it was told {f.had}" if f.since else ""
    return f"The consumer is told that the latest offset is {f.latest}{had}."


@say.register
def _(f: facts.Holders) -> str:
    where = f"{record_name(f.record)}, committed at step {f.committed}, is now on {_list(f.holding)}"
    without = f"; {_list(f.electable_without)} may be elected without it" if f.electable_without else ""
    return f"{where}{without}."


@say.register
def _(f: facts.Fails) -> str:
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
    if len(names) < 2:
        return f"{what} {names[0]}" if names else ""
    return f"{what}s {', '.join(names[:-1])} and {names[-1]}"


@say.register
def _(f: facts.Since) -> str:
    when = "from the beginning" if f.step == 0 else f"since step {f.step}, and was {f.was}"
    return f"{f.variable} ({f.meaning}) is {f.value} {when}."
