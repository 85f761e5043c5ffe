"""A lesson: a Markdown file whose fenced blocks `lesson`, `predict`, `trace`, `check`, `break`, … are TOML.

Markdown and TOML are read by libraries. What a learner is asked is answered by the model: no answer is in the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from tideproof.counterexamples.views.text import shown_value, shown_variable
from tideproof.model.language.algebra import Bool, all_of, equal
from tideproof.model.language.properties import Expectation, Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds, variable_of
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import named
from tideproof.properties.invariants.catalogue import property_named


class Block(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every block may say: of which protocol it is, under which bounds. It replaces what the lesson says."""

    protocol: str = ""
    bounds: dict[str, int] = {}
    property: str = ""


class Head(Block, kw_only=True):
    """The first block: what the lesson is about."""

    minutes: int
    about: str


class Named(Block, kw_only=True):
    """A block that is answered. Its name is in the links that hold answers."""

    name: str
    says: str
    idea: str = ""
    """The first hint."""


class Option(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A prediction: right if `value` is what the model says. `shows` is the misconception behind a wrong one."""

    says: str
    value: str
    shows: str = ""


class Predict(Named, kw_only=True):
    """A question with options. `asks` is a variable as tables of states name it, after `steps`; or `verdict`."""

    asks: str
    options: list[Option]
    steps: str = ""
    because: str


class Traced(Block, kw_only=True):
    """A run to look at; with `under`, the same schedule under another protocol."""

    steps: str
    under: str = ""


class Check(Block, kw_only=True):
    """What the text says of the model, for the tests alone: after `steps` variables have the values `then`, and in no
    state from there on the values `never`. Or the property fails after `soonest` steps at the earliest; after 0, never.
    """

    steps: str = ""
    then: dict[str, str] = {}
    never: dict[str, str] = {}
    soonest: int | None = None


class Reach(Named, kw_only=True):
    """A state to reach, from `steps` on: one in which the property fails, or in which variables have these values.

    `soonest` is the least number of steps, from the beginning.
    """

    idea: str
    soonest: int
    steps: str = ""
    until: dict[str, str] = {}
    because: str = ""


class Choice(Block, kw_only=True):
    """A rule exchanged: the protocol with it, or other bounds. `shows` is the misconception behind a wrong one."""

    says: str
    shows: str = ""


class Repair(Named, kw_only=True):
    """Rules to choose from. One is right if every property of `keeps` holds with it in every reachable state."""

    keeps: list[str]
    choices: list[Choice]
    because: str = ""


KINDS: dict[str, type[Block]] = {
    "lesson": Head,
    "predict": Predict,
    "trace": Traced,
    "check": Check,
    "break": Reach,
    "repair": Repair,
    "task": Reach,
}


class LessonError(ValueError):
    """A lesson that cannot be read: where, and why."""


@dataclass(frozen=True)
class Part:
    """A text in Markdown, or a block with its kind."""

    kind: str
    content: Any

    @property
    def is_answered(self) -> bool:
        return isinstance(self.content, Named)


@dataclass(frozen=True)
class Setting:
    protocol: Protocol
    bounds: Bounds
    property: Property


@dataclass(frozen=True)
class Lesson:
    name: str
    title: str
    head: Head
    parts: tuple[Part, ...]

    @cached_property
    def answered(self) -> dict[str, Part]:
        """The blocks that are answered, by name, in their order."""
        return {part.content.name: part for part in self.parts if part.is_answered}

    def setting(self, *blocks: Block, prop: str = "") -> Setting:
        """Protocol, bounds and property where blocks say more than the lesson, the last one most."""
        protocol_name, bounds, property_name = self.head.protocol, dict(self.head.bounds), self.head.property
        for block in blocks:
            protocol_name = block.protocol or protocol_name
            bounds |= block.bounds
            property_name = block.property or property_name
        protocol = named(protocol_name)
        limits = protocol.bounded(**bounds)
        until = next((block.until for block in blocks if isinstance(block, Reach)), {})
        goal = reaching(protocol, limits, until) if until else property_named(prop or property_name, protocol)
        return Setting(protocol, limits, goal)


def reaching(protocol: Protocol, bounds: Bounds, values: Mapping[str, str]) -> Property:
    """The witness that variables have these values: `hw[b0]` is `1`. Raises LessonError."""
    space, wanted = System(protocol, bounds).space, []
    known = {shown_variable(space, v): v for v in space.variables}
    for name, text in values.items():
        if name not in known:
            raise LessonError(f"{protocol.name} has no variable {name}")
        v = known[name]
        numbers = [n for n in range(v.lo, v.hi + 1) if shown_value(space, v, n) == text]
        if len(numbers) != 1:
            raise LessonError(f"{name} has no value {text}")
        wanted.append((v.field, v.index, bool(numbers[0]) if v.is_bool else numbers[0]))

    def reached(s: Any) -> Bool:
        return all_of(*(equal(part(variable_of(s, field), index), value) for field, index, value in wanted))

    meaning = " and ".join(f"{name} is {text}" for name, text in values.items())
    return Property("Reached", meaning, protocol.state, reached, expectation=Expectation.WITNESS)


def part(value: Any, index: tuple[int, ...]) -> Any:
    for i in index:
        value = value[i]
    return value


def lesson_of(name: str, text: str) -> Lesson:
    """Reads a lesson. Raises LessonError."""
    tokens, lines = MarkdownIt("commonmark").parse(text), text.splitlines()
    title = next((tokens[n + 1].content for n, t in enumerate(tokens) if t.type == "heading_open"), "")
    parts: list[Part] = []
    read_to = 0

    def add_text(end: int) -> None:
        if content := "\n".join(lines[read_to:end]).strip():
            parts.append(Part("text", content))

    for token in tokens:
        if token.type == "fence" and token.level == 0 and token.info in KINDS and token.map:
            add_text(token.map[0])
            read_to = token.map[1]
            try:
                parts.append(Part(token.info, msgspec.toml.decode(token.content, type=KINDS[token.info])))
            except msgspec.DecodeError as error:
                raise LessonError(f"{name}, line {token.map[0] + 1}: {token.info}: {error}") from None
    add_text(len(lines))
    heads = [part.content for part in parts if part.kind == "lesson"]
    if len(heads) != 1 or not title:
        raise LessonError(f"{name}: a lesson has a heading and one block `lesson`")
    lesson = Lesson(name, title, heads[0], tuple(part for part in parts if part.kind != "lesson"))
    if len(lesson.answered) < sum(part.is_answered for part in lesson.parts):
        raise LessonError(f"{name}: two blocks have one name")
    return lesson


def lessons() -> dict[str, Lesson]:
    """The lessons that come with Tideproof, in the order of their files, whose names begin with a number."""
    return {lesson.name: lesson for lesson in _read()}


def _read() -> Iterator[Lesson]:
    found = (f for f in files("tideproof.lessons").iterdir() if f.name[:1].isdigit() and f.name.endswith(".md"))
    for file in sorted(found, key=lambda f: f.name):
        _, _, name = file.name.removesuffix(".md").partition("-")
        yield lesson_of(name, file.read_text(encoding="utf-8"))
