"""Facts about a run, and the sentences of their kinds. The kinds are the rows of `sentences`.

Steps are counted from 1; 0 is the initial state. Brokers, records, offsets and epochs are plain numbers, or NIL.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tideproof.counterexamples.explain import words
from tideproof.model.language.actions import shown_broker, shown_record
from tideproof.model.protocols.broker.bounds import ACKS

When = Callable[["Fact"], object]
Clause = Mapping[Any, str] | tuple[When, str] | tuple[When, str, str] | Callable[["Fact"], str]
"""A mapping from the value of that name to a text (empty for other values); a condition with a text and optionally a
text for false; or a function that returns the text. In the first two, braces may name values and earlier clauses."""

SHOWN: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(("broker", "leader", "source", "sender", "receiver"), shown_broker),
    **dict.fromkeys(("record", "by", "meant"), shown_record),
    **dict.fromkeys(("isr", "quorum_isr", "was"), words.broker_set),
    **dict.fromkeys(("leaders_epoch", "known_epoch"), words.epoch),
    "leaders_record": words.there,
    "holding": words.listed,
    "electable_without": words.electable,
    "over": words.over,
    "acks": ACKS.show,
}
"""The functions that show values, by name; the default is `str`."""


class Template:
    """A text with names in braces: of a fact's values, as shown, and of clauses."""

    def __init__(self, text: str, **clauses: Clause) -> None:
        self.text = text
        self.clauses = clauses

    def of(self, fact: Fact) -> str:
        shown: dict[str, Any] = {name: SHOWN.get(name, str)(value) for name, value in fact.about.items()}
        shown["step"] = fact.step
        for name, clause in self.clauses.items():
            if isinstance(clause, Mapping):
                shown[name] = clause.get(fact.about[name], "").format_map(shown)
            elif isinstance(clause, tuple):
                when, text, *otherwise = clause
                shown[name] = (text if when(fact) else "".join(otherwise)).format_map(shown)
            else:
                shown[name] = clause(fact)
        return self.text.format_map(shown)


class Kind(Template):
    """A kind of facts, with their sentence template.

    `tone` is "good" or "bad" for the protocol, or empty; it may depend on the fact. `cause` tells whether the fact is
    the use of outdated information; `narrows` whether it reduces the electable brokers. An account has facts about
    clients if the failing conjunct reads one of their `variables`.
    """

    def __init__(
        self,
        text: str,
        *,
        tone: str | Callable[[Fact], str] = "",
        cause: bool | When = False,
        narrows: bool | When = False,
        variables: frozenset[str] = frozenset(),
        **clauses: Clause,
    ) -> None:
        super().__init__(text, **clauses)
        self.tone = tone
        self.cause = cause
        self.narrows = narrows
        self.variables = variables

    def __call__(self, step: int, **values: Any) -> Fact:
        return Fact(self, step, values)


@dataclass(frozen=True)
class Fact:
    """A fact of a run, true since a step. Its values are its attributes."""

    kind: Kind = field(repr=False)
    step: int
    about: Mapping[str, Any] = field(hash=False)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.about[name]
        except KeyError:
            raise AttributeError(f"{name} of {self.kind.text!r}") from None

    @cached_property
    def text(self) -> str:
        """The sentence, which uses only the fact's values."""
        return self.kind.of(self)

    @property
    def tone(self) -> str:
        return self.kind.tone(self) if callable(self.kind.tone) else self.kind.tone

    @property
    def tells_a_cause(self) -> bool:
        return self._is(self.kind.cause)

    @property
    def is_decisive(self) -> bool:
        """Whether a short account needs the sentence."""
        return bool(self.tone) or self.tells_a_cause or self._is(self.kind.narrows)

    def _is(self, condition: bool | When) -> bool:
        return bool(condition(self) if callable(condition) else condition)
