"""A run as a Mermaid sequence diagram: clients, controller and brokers, and what passes between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain import client_facts, log_facts, role_facts
from tideproof.counterexamples.explain.facts import Fact
from tideproof.counterexamples.explain.provenance import provenance
from tideproof.counterexamples.formats.base import Format
from tideproof.counterexamples.views.text import verdict_in_words
from tideproof.model.language.actions import Instance, shown_broker, shown_record
from tideproof.model.language.state import NIL
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.actors import ADMIN, CONSUMER, CONTROLLER, COORDINATOR, PRODUCER, parties


def to_mermaid(c: Counterexample) -> str:
    """The diagram. A step that passes nothing on is a note; so is what becomes of the property, where it does."""
    run = c.run
    known = issubclass(run.system.protocol.state, ReplicationState)
    people = parties(run.states[0][0]) if known else ["system"]
    lines = ["sequenceDiagram", *(f"    participant {name}" for name in people)]
    by_step: dict[int, list[Fact]] = {}
    markers: set[int] = set()
    for fact in provenance(run) if known else ():
        by_step.setdefault(fact.step, []).append(fact)
        if isinstance(fact, client_facts.InTransaction) and fact.marker:
            markers.add(fact.record)
    everyone = people[0] if len(people) == 1 else f"{people[0]},{people[-1]}"
    fails = f"    Note over {everyone}: {escaped(verdict_in_words(c.property, c.violated_at, len(run.steps)))}"
    if c.violated_at == 0:
        lines.append(fails)
    for number, step in enumerate(run.steps, start=1):
        drawn = [line for fact in by_step.get(number, ()) for line in _line(fact, markers)]
        drawn = drawn or [_in_words(step) if known else ""]
        drawn = [line or f"Note over {everyone}: {escaped(str(step))}" for line in drawn]
        lines += [f"    {_wrapped(line.replace(': ', f': {number}. ', 1))}" for line in drawn]
        if number == c.violated_at:
            lines.append(fails)
    return "\n".join([*lines, ""])


_WIDEST = 36
"""Characters of a line of a note: a diagram is as wide as its notes."""


def _wrapped(line: str) -> str:
    """A note in lines that are not too wide; anything else as it is."""
    head, found, text = line.partition(": ")
    if not found or not head.startswith("Note over"):
        return line
    return f"{head}: {'<br/>'.join(wrap(text, _WIDEST, break_long_words=False, break_on_hyphens=False))}"


def _in_words(step: Instance) -> str:
    """A step by its name alone: of one broker a note; of a leader and a follower an arrow, as messages go."""
    ends = [
        shown_broker(step.parameters[role]) for role in ("leader", "follower", "replica") if role in step.parameters
    ]
    said = escaped(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", step.action.name).lower())
    if len(ends) == 1:
        return f"Note over {ends[0]}: {said}"
    if len(ends) != 2:
        return ""
    if "Park" in step.action.name or "Asks" in step.action.name:
        ends.reverse()
    return f"{ends[0]}->>{ends[1]}: {said}"


def escaped(text: str) -> str:
    """The text with what Mermaid would read as its own in the form of character codes."""
    return "".join(c if c.isalnum() or c in " .,=(){}'-_" else f"#{ord(c)};" for c in text)


def _line(fact: Fact, markers: set[int]) -> Iterator[str]:
    b = shown_broker
    match fact:
        case log_facts.Written(broker=broker, record=record):
            yield f"{COORDINATOR if record in markers else PRODUCER}->>{b(broker)}: {shown_record(record)}"
        case log_facts.Replicated(broker=broker, source=source, record=record, high_watermark=hw) if source != NIL:
            yield f"{b(source)}->>{b(broker)}: {shown_record(record)}, high watermark {hw}"
        case role_facts.Decided(epoch=epoch, leader=leader, isr=isr):
            text = f"epoch e{epoch}, leader {b(leader)}, ISR {{{','.join(map(b, isr))}}}"
            yield f"Note over {CONTROLLER}: {text}"
        case role_facts.Led(broker=broker, epoch=epoch):
            yield f"{CONTROLLER}->>{b(broker)}: LeaderAndIsr e{epoch}, lead"
        case role_facts.Followed(broker=broker, epoch=epoch, leader=leader):
            yield f"{CONTROLLER}->>{b(broker)}: LeaderAndIsr e{epoch}, follow {b(leader)}"
        case role_facts.Admitted(leader=leader, isr=isr) | role_facts.Expelled(leader=leader, isr=isr) if leader != NIL:
            yield f"{b(leader)}->>{CONTROLLER}: ISR {{{','.join(map(b, isr))}}}"
        case (
            log_facts.Committed(broker=broker)
            | log_facts.Truncated(broker=broker)
            | log_facts.Kept(broker=broker)
            | log_facts.Replaced(broker=broker)
            | log_facts.Restarted(broker=broker)
            | client_facts.LogStart(broker=broker)
        ):
            yield f"Note over {b(broker)}: {escaped(fact.sentence.rstrip('.'))}"
        case _:
            yield from _client_line(fact)


def _client_line(fact: Fact) -> Iterator[str]:
    b = shown_broker
    match fact:
        case client_facts.Acknowledged(broker=broker, record=record) if broker != NIL:
            yield f"{b(broker)}->>{PRODUCER}: {shown_record(record)} is written"
        case client_facts.Acknowledged() | client_facts.Believed():
            yield f"Note over {PRODUCER}: {escaped(fact.sentence.rstrip('.'))}"
        case client_facts.Ruled():
            yield f"Note over {COORDINATOR}: {escaped(fact.sentence.rstrip('.'))}"
        case client_facts.Consumed(broker=broker, record=record, offset=offset, returned=returned):
            read = "" if returned else ", passed over"
            yield f"{b(broker)}->>{CONSUMER}: {shown_record(record)} at offset {offset}{read}"
        case client_facts.Moved(broker=broker, position=position):
            yield f"{b(broker)}->>{CONSUMER}: go on at offset {position}"
        case client_facts.LatestOffset(broker=broker, latest=latest):
            yield f"{b(broker)}->>{CONSUMER}: the latest offset is {latest}"
        case client_facts.DeletionAsked(broker=broker, offset=offset):
            yield f"{ADMIN}->>{b(broker)}: delete the records below {offset}"
        case client_facts.DeletionAnswered(broker=broker, offset=offset):
            yield f"{b(broker)}->>{ADMIN}: the records below {offset} are deleted"


MERMAID = Format("mermaid", to_mermaid)
