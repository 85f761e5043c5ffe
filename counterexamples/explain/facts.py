"""Facts about a run. Each names the step that made it true. Those here are about the variables of any protocol.

Those about replicated logs are in `log_facts`, `role_facts` and `client_facts`.

Steps are counted from 1; 0 is the initial state. Brokers, records, offsets and epochs are plain numbers, NIL where
there is none. `provenance` reads facts off a run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from tideproof.counterexamples.explain import words
from tideproof.counterexamples.explain.conjuncts import Comparison
from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.language.state import NIL

_SHOWN: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(("broker", "leader", "source", "sender"), shown_broker),
    **dict.fromkeys(("record", "by"), shown_record),
    **dict.fromkeys(("isr", "quorum_isr"), lambda brokers: "" if brokers == NIL else words.broker_set(brokers)),
}


@dataclass(frozen=True)
class Fact:
    """Something that is true of a run since a step."""

    step: int

    @property
    def sentence(self) -> str:
        """The fact in Kafka's words: it says nothing but what the fact holds."""
        return self.say(SimpleNamespace(**{name: show(getattr(self, name, NIL)) for name, show in _SHOWN.items()}))

    def say(self, s: Any) -> str:
        """The sentence; `s` has the brokers, records and sets of brokers of the fact as they are shown."""
        raise NotImplementedError


@dataclass(frozen=True)
class Fails(Fact):
    """The conjunct of the property that is false: what holds before the step too, and what makes it false.

    `trace_shows` is the property's name, and that it fails or, a witness, is found. `meanings` are what variables mean.
    `given` and `but` are comparisons that are all true in the state; together they make the property false. It fails
    for the `records`; the `others` are those that logs have there.
    """

    trace_shows: str
    brokers: tuple[int, ...]
    offsets: tuple[int, ...]
    records: tuple[int, ...]
    others: tuple[int, ...]
    given: tuple[Comparison, ...]
    but: tuple[Comparison, ...]
    meanings: tuple[tuple[str, str], ...]

    def say(self, s: Any) -> str:
        given, but = words.comparisons(self.given), words.comparisons(self.but)
        about = [
            words.counted("broker", [shown_broker(b) for b in self.brokers]),
            words.counted("record", [shown_record(r) for r in self.records]),
            words.counted("offset", [str(offset) for offset in self.offsets]),
        ]
        where = ", ".join(filter(None, about))
        meanings = "; ".join(f"{name}: {meaning}" for name, meaning in self.meanings)
        why = f"{f'{given}; but ' if given else ''}{but}{f' ({meanings})' if meanings else ''}"
        return f"{self.trace_shows}{f' for {where}' if where else ''}: {why}."


@dataclass(frozen=True)
class Took(Fact):
    """The step itself, over a state of which no more is known than its variables: the action, and what it is for."""

    action: str
    meaning: str

    def say(self, s: Any) -> str:
        return f"{self.action}: {self.meaning}"


@dataclass(frozen=True)
class Became(Fact):
    """A variable that holds records got the value, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str

    def say(self, s: Any) -> str:
        return f"{self.variable} ({self.meaning}) becomes {self.value}, and was {self.was}."


@dataclass(frozen=True)
class Since(Fact):
    """A variable of the failing conjunct has its value since this step, and had the value `was` before."""

    variable: str
    meaning: str
    value: str
    was: str

    def say(self, s: Any) -> str:
        when = "from the beginning" if self.step == 0 else f"since step {self.step}, and was {self.was}"
        return f"{self.variable} ({self.meaning}) is {self.value} {when}."
