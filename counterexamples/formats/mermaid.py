"""A run as a Mermaid sequence diagram: clients, controller and brokers, and their messages."""

from __future__ import annotations

import re
from textwrap import wrap

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.facts import Fact, Template
from tideproof.counterexamples.explain.provenance import provenance
from tideproof.counterexamples.formats import Format
from tideproof.counterexamples.views.text import of_its_controller, verdict_in_words
from tideproof.model.language.actions import Instance, shown_broker
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.runs.actors import COORDINATOR, PRODUCER, parties


def to_mermaid(c: Counterexample) -> str:
    """The diagram. A step without a message is a note; so is the violation, at its step."""
    run = c.run
    known = issubclass(run.system.protocol.state, ReplicationState)
    people = parties(run.states[0][0]) if known else ["system"]
    lines = ["sequenceDiagram", *(f"    participant {name}" for name in people)]
    by_step: dict[int, list[Fact]] = {}
    markers: set[int] = set()
    for fact in provenance(run) if known else ():
        by_step.setdefault(fact.step, []).append(fact)
        if fact.kind is say.IN_TRANSACTION and fact.marker:
            markers.add(fact.record)
    everyone = people[0] if len(people) == 1 else f"{people[0]},{people[-1]}"
    fails = f"    Note over {everyone}: {escaped(verdict_in_words(c.property, c.violated_at, len(run.steps)))}"
    if c.violated_at == 0:
        lines.append(fails)
    for number, step in enumerate(run.steps, start=1):
        if number - 1 == run.loop_from:
            lines.append("    loop for ever")
        drawn = [line for fact in by_step.get(number, ()) if (line := _line(fact, markers))]
        drawn = drawn or [_in_words(step) if known else ""]
        drawn = [line or f"Note over {everyone}: {escaped(str(step))}" for line in drawn]
        lines += [f"    {_wrapped(line.replace(': ', f': {number}. ', 1))}" for line in drawn]
        if number == c.violated_at:
            lines.append(fails)
    if run.loop_from is not None and run.loop_from < len(run.steps):
        lines.append("    end")
    return of_its_controller("\n".join([*lines, ""]), run.system.protocol.state)


_WIDEST = 36
"""Characters of a line of a note: a diagram is as wide as its notes."""


def _wrapped(line: str) -> str:
    """Wraps a note; returns other lines unchanged."""
    head, found, text = line.partition(": ")
    if not found or not head.startswith("Note over"):
        return line
    return f"{head}: {'<br/>'.join(wrap(text, _WIDEST, break_long_words=False, break_on_hyphens=False))}"


def _in_words(step: Instance) -> str:
    """A step without facts: an arrow between leader and follower in the direction of the message, or a note."""
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
    """Escapes characters that Mermaid would interpret."""
    return "".join(c if c.isalnum() or c in " .,=(){}'-_" else f"#{ord(c)};" for c in text)


def _isr(fact: Fact) -> str:
    return f"{{{','.join(map(shown_broker, fact.isr))}}}"


LINES = {
    say.WRITTEN: Template("producer->>{broker}: {record}"),
    say.REPLICATED: Template("{source}->>{broker}: {record}, high watermark {high_watermark}"),
    say.DECIDED: Template("Note over controller: epoch e{epoch}, leader {leader}, ISR {isr}", isr=_isr),
    say.LED: Template("controller->>{broker}: LeaderAndIsr e{epoch}, lead"),
    say.FOLLOWED: Template("controller->>{broker}: LeaderAndIsr e{epoch}, follow {leader}"),
    **dict.fromkeys((say.ADMITTED, say.EXPELLED), Template("{leader}->>controller: ISR {isr}", isr=_isr)),
    say.ACKNOWLEDGED: Template("{broker}->>producer: {record} is written"),
    say.CONSUMED: Template(
        "{broker}->>consumer: {record} at offset {offset}{returned}", returned={False: ", passed over"}
    ),
    say.SENT_ON: Template("{leader}->>consumer: read from {broker}"),
    say.MOVED: Template("{broker}->>consumer: go on at offset {position}"),
    say.LATEST_OFFSET: Template("{broker}->>consumer: the latest offset is {latest}"),
    say.DELETION_ASKED: Template("admin->>{broker}: delete the records below {offset}"),
    say.DELETION_ANSWERED: Template("{broker}->>admin: the records below {offset} are deleted"),
}
"""The line that draws a fact, by its kind."""

SAYING = {
    **dict.fromkeys((say.COMMITTED, say.TRUNCATED, say.KEPT, say.REPLACED, say.RESTARTED, say.LOG_START), None),
    **dict.fromkeys((say.ACKNOWLEDGED, say.BELIEVED), PRODUCER),
    say.RULED: COORDINATOR,
}
"""The facts whose sentence is a note, and over whom; None is the broker."""


def _line(fact: Fact, markers: set[int]) -> str:
    """The line that draws a fact; empty if it is not drawn."""
    line = LINES[fact.kind].of(fact) if fact.kind in LINES else "none->>"
    if not line.startswith("none->>"):  # an arrow needs a sender
        is_marker = fact.kind is say.WRITTEN and fact.record in markers
        return line.replace(PRODUCER, COORDINATOR, 1) if is_marker else line
    if fact.kind not in SAYING:
        return ""
    return f"Note over {SAYING[fact.kind] or shown_broker(fact.broker)}: {escaped(fact.text.rstrip('.'))}"


MERMAID = Format("mermaid", to_mermaid)
