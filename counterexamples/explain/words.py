"""Phrases that the sentences of accounts share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from tideproof.counterexamples.explain.conjuncts import Comparison
from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.language.state import NIL

MOST_VALUES = 3
"""Where more values than these make a predicate false, its meaning says more than they do."""


def broker_set(brokers: Iterable[int]) -> str:
    return "{" + ", ".join(map(shown_broker, brokers)) + "}"


def joined(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def either(things: Sequence[str]) -> str:
    """As in: a, b or c."""
    return " or ".join(filter(None, [", ".join(things[:-1]), *things[-1:]]))


def capital(text: str) -> str:
    """The text with a capital first letter; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def listed(brokers: Sequence[int]) -> str:
    return joined([*map(shown_broker, brokers)]) or "no broker"


def counted(what: str, names: Sequence[str]) -> str:
    return f"{what}{'s' * (len(names) > 1)} {joined(names)}" if names else ""


def electable(brokers: Sequence[int], leader: int = NIL) -> str:
    """A clause on brokers without a record: those that may be elected, and `leader`, which has been."""
    others = [broker for broker in brokers if broker != leader]
    elected = f"; {shown_broker(leader)}, the elected leader, lacks it" if leader in brokers else ""
    return elected + (f"; {listed(others)} may be elected without it" if others else "")


def few(f: Any) -> str:
    """A clause if the ISR is below min.insync.replicas, which may suffice for a leader with fewer replicas."""
    if len(f.isr) >= f.least:
        return ""
    text, enough = f", fewer than min.insync.replicas, which is {f.least}", f.about.get("enough")
    if enough is None or len(f.isr) < enough:
        return text
    return f"{text}, but enough for a partition of {enough} replica{'s' * (enough != 1)}"


def epoch(epoch: int) -> str:
    return "no epoch yet" if epoch == NIL else f"epoch e{epoch}"


def over(later: tuple[int, int] | None) -> str:
    """A clause on an epoch that is over: the controller's later epoch, and the step since when."""
    return "" if later is None else f"; the controller is in epoch e{later[0]} since step {later[1]}"


def reached(high_watermark: int, leader: int, step: int) -> str:
    return f" ({shown_broker(leader)}'s had reached {high_watermark} at step {step})"


def offsets(brokers: Sequence[int], offsets: Sequence[int]) -> str:
    return ", ".join(f"{shown_broker(broker)} {offset}" for broker, offset in zip(brokers, offsets, strict=True))


def ends(brokers: Sequence[int], offsets_: Sequence[int]) -> str:
    """The log end offsets of these brokers; once if all are equal."""
    if len(set(offsets_)) > 1:
        return f"with log end offsets {offsets(brokers, offsets_)}"
    whose = {1: "", 2: "both "}.get(len(brokers), "all ")
    return f"{whose}with log end offset {offsets_[0]}" if offsets_ else "empty"


def fetched(by: tuple[int, int] | None) -> str:
    """A clause on the fetch that told a leader where a follower's log ends."""
    return f": {shown_broker(by[0])}'s fetch from offset {by[1]} says that its log ends there" if by else ""


def instead(pairs: Sequence[tuple[int, int]]) -> str:
    """A clause on the members of an ISR that lack a record, with the records in its place."""
    lack = [member for member, other in pairs if other == NIL]
    but = [f"{listed(lack)} {'lack' if len(lack) > 1 else 'lacks'} it"] if lack else []
    but += [f"{shown_broker(member)} has {shown_record(other)} there" for member, other in pairs if other != NIL]
    return f"; but {joined(but)}" if but else ""


def end_of_epoch(epoch: int, offset: int) -> str:
    if offset == NIL:
        return "that it cannot tell where that epoch ends"
    return f"that {'the epoch' if epoch == NIL else f'epoch e{epoch}'} ends at {offset}"


def there(record: int) -> str:
    return shown_record(record) if record != NIL else "nothing"


# Of conjuncts ---------------------------------------------------------------------------------------------------------


def where(f: Any) -> str:
    """The brokers, records and offsets for which a property fails."""
    about = [
        counted("broker", [*map(shown_broker, f.brokers)]),
        counted("record", [*map(shown_record, f.records)]),
        counted("offset", [*map(str, f.offsets)]),
    ]
    found = ", ".join(filter(None, about))
    return f" for {found}" if found else ""


def why(f: Any) -> str:
    given, meanings = comparisons(f.given), "; ".join(f"{name}: {meaning}" for name, meaning in f.meanings)
    return f"{f'{given}; but ' if given else ''}{comparisons(f.but)}{f' ({meanings})' if meanings else ''}"


def untaken(f: Any) -> str:
    if not f.values:
        return f": {f.reason}"
    values = comparisons(f.values)
    if not f.asks.startswith("Whether "):
        return f", because {values}"
    asks = f.asks.partition(". ")[0].replace("Whether", "whether", 1)
    return f". It asks {asks}; that is false" + (f": {values}" if len(f.values) <= MOST_VALUES else "")


def differences(f: Any) -> str:
    """The differences from another state: brokers' logs, and values."""

    def held(records: Sequence[int]) -> str:
        return joined([*map(shown_record, records)]) or "nothing"

    logs = [f"{shown_broker(b)}'s log holds {held(here)}, not {held(there)}" for b, here, there in f.logs]
    return "; ".join([*logs, *f.values])


def comparisons(comparisons: Sequence[Comparison]) -> str:
    now, seen = (", ".join(_merged([c.text for c in comparisons if c.earlier is e])) for e in (False, True))
    return f"{now}, for {seen}" if now and seen else now or seen


def _merged(texts: Sequence[str]) -> Iterator[str]:
    """The texts, merging three or more in a row that differ only in the offset: `log[b1][0 to 7] is none, not r1`."""

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
