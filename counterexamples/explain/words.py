"""Words that sentences of an account share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tideproof.counterexamples.explain.conjuncts import Comparison
from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.language.state import NIL


def broker_set(brokers: Iterable[int]) -> str:
    return "{" + ", ".join(map(shown_broker, brokers)) + "}"


def joined(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def listed(brokers: Sequence[int]) -> str:
    return joined([*map(shown_broker, brokers)]) or "no broker"


def electable(brokers: Sequence[int], leader: int = NIL) -> str:
    """Of brokers that lack a record, those that may be elected, and `leader`, which has been."""
    others = [broker for broker in brokers if broker != leader]
    parts = [f"; {shown_broker(leader)}, the elected leader, does not have it"] if leader in brokers else []
    return "".join([*parts, *([f"; {listed(others)} may be elected without it"] if others else [])])


def leader(broker: int, epoch: int) -> str:
    return f"{shown_broker(broker)}, leader in epoch e{epoch},"


def too_few(isr: Sequence[int], least: int, enough: int | None = None) -> str:
    """That the ISR is below min.insync.replicas, `least`; `enough` where a leader of fewer replicas asks for less."""
    if len(isr) >= least:
        return ""
    if enough is not None and len(isr) >= enough:
        of = "1 replica" if enough == 1 else f"{enough} replicas"
        return f", fewer than min.insync.replicas, which is {least}, but enough for a partition of {of}"
    return f", fewer than min.insync.replicas, which is {least}"


def epoch(epoch: int) -> str:
    return "no epoch yet" if epoch == NIL else f"epoch e{epoch}"


def over(later: tuple[int, int] | None) -> str:
    """That an epoch is over: the later one that the controller is in, and since which step."""
    return "" if later is None else f"; the controller is in epoch e{later[0]} since step {later[1]}"


def offsets(brokers: Sequence[int], offsets: Sequence[int]) -> str:
    return ", ".join(f"{shown_broker(broker)} {offset}" for broker, offset in zip(brokers, offsets, strict=True))


def end_of_epoch(epoch: int, offset: int) -> str:
    if offset == NIL:
        return "that it cannot tell where that epoch ends"
    return f"that {'the epoch' if epoch == NIL else f'epoch e{epoch}'} ends at {offset}"


def there(record: int) -> str:
    return shown_record(record) if record != NIL else "nothing"


def as_of(step: int) -> str:
    return f"which it had had since step {step}" if step else "which it had had from the beginning"


def comparisons(comparisons: Sequence[Comparison]) -> str:
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


def counted(what: str, names: Sequence[str]) -> str:
    return f"{what}{'s' * (len(names) > 1)} {joined(names)}" if names else ""
