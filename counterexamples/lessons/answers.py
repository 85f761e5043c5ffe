"""Answers of learners as links, tasks of teachers as links, and what the answers of a class show.

The part of a link after `#` holds all of it, as a form would: `lesson=truncation&after-two=2&loss=0.3.7`. A prediction
is the number of its option; a repair is the numbers of the rules that were tried, in order; a run is the numbers of its
steps, as the protocol has them. Nothing in a link is run: numbers are looked up.
"""

from __future__ import annotations

import base64
import binascii
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from urllib.parse import parse_qsl, urlencode, urlsplit

import msgspec

from tideproof.counterexamples.exploring import Session
from tideproof.counterexamples.lessons.judging import answer, begun, is_reached, judged, repairs
from tideproof.counterexamples.lessons.lesson import Lesson, Part, Predict, Reach, Repair
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.properties.invariants.catalogue import property_named

PAGE = "lab.html"
LONGEST_LINK = 8_000
LONGEST_RUN = 500


class LinkError(ValueError):
    """A link that cannot be read; the text says why."""


class HiddenTask(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A task that a teacher adds to a lesson: make a property fail whose name learners do not see."""

    says: str
    property: str


@dataclass(frozen=True)
class Answers:
    """What a learner has answered in a lesson, by the names of its blocks."""

    lesson: Lesson
    given: Mapping[str, str] = field(default_factory=dict)
    hidden: HiddenTask | None = None

    def link(self, page: str = PAGE) -> str:
        parts = {"lesson": self.lesson.name, **self.given}
        if self.hidden is not None:
            parts[HIDDEN] = base64.urlsafe_b64encode(msgspec.json.encode(self.hidden)).decode().rstrip("=")
        return f"{page}#{urlencode(parts)}"


HIDDEN = "~"
ADDED = "added"
"""The keys of a teacher's task in a link, and of the run that answers it: no block is named so."""


def read_link(text: str, known: Mapping[str, Lesson]) -> Answers:
    """The answers of a link. Raises LinkError."""
    if len(text) > LONGEST_LINK:
        raise LinkError(f"it is longer than {LONGEST_LINK:,} characters")
    try:
        fragment = urlsplit(text).fragment
        parts = parse_qsl(fragment, keep_blank_values=True, strict_parsing=True, max_num_fields=100)
    except ValueError:
        parts = []
    if not parts:
        raise LinkError("it has no answers after #")
    given = dict(parts)
    if len(given) < len(parts):
        raise LinkError("it has two answers to one question")
    name = given.pop("lesson", "")
    if name not in known:
        raise LinkError(f"there is no lesson {name!r}")
    lesson, hidden = known[name], None
    if HIDDEN in given:
        hidden = _hidden(given.pop(HIDDEN))
        lesson = with_task(lesson, hidden)
    if unknown := [key for key in given if key not in lesson.answered]:
        raise LinkError(f"the lesson {name} asks nothing named {unknown[0]!r}")
    return Answers(lesson, given, hidden)


def with_task(lesson: Lesson, task: HiddenTask) -> Lesson:
    """The lesson with one more task at its end. Raises ValueError where its property is none of the protocol."""
    property_named(task.property, lesson.setting().protocol)
    block = Reach(name=ADDED, says=task.says, property=task.property, idea="", soonest=0)
    return replace(lesson, parts=(*lesson.parts, Part(ADDED, block)))


def _hidden(text: str) -> HiddenTask:
    try:
        padded = text + "=" * (-len(text) % 4)
        return msgspec.json.decode(base64.b64decode(padded, b"-_", validate=True), type=HiddenTask)
    except (binascii.Error, msgspec.MsgspecError, ValueError):
        raise LinkError("its task cannot be read") from None


def shown_run(run: Run) -> str:
    """A run as numbers of steps."""
    numbers = {str(step): number for number, step in enumerate(run.system.instances)}
    return ".".join(str(numbers[str(step)]) for step in run.steps)


def read_run(session: Session, text: str) -> Run:
    """The run of these numbers. Raises LinkError."""
    steps, numbers = session.system.instances, text.split(".")
    if len(numbers) > LONGEST_RUN:
        raise LinkError(f"a run has more than {LONGEST_RUN} steps")
    if not all(n.isdecimal() and len(n) < 6 and int(n) < len(steps) for n in numbers):
        raise LinkError(f"{text[:40]!r} are no numbers of steps")
    try:
        return replay(session.system, [steps[int(n)] for n in numbers])
    except ReplayError as error:
        raise LinkError(f"its run cannot be taken: {error}") from None


# What a class shows ---------------------------------------------------------------------------------------------------


@dataclass
class Question:
    """A block of a lesson, with the answers of a class: how many, how many right, and what the wrong ones show."""

    lesson: Lesson
    part: Part
    given: int = 0
    right: int = 0
    shown: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The wrong answers, each with the misconception behind it."""


@dataclass
class ClassReport:
    questions: dict[tuple[str, str], Question] = field(default_factory=dict)
    learners: Counter[str] = field(default_factory=Counter)
    refused: list[tuple[int, str]] = field(default_factory=list)
    """Lines that hold no answers: their numbers, and why."""


def report(links: Iterable[str], known: Mapping[str, Lesson]) -> ClassReport:
    """What the answers of a class show. Predictions and repairs are judged by the model, each question once."""
    found, judge = ClassReport(), _Judge()
    for number, line in enumerate(links, start=1):
        if not (text := line.strip()) or text.startswith("//"):
            continue
        try:
            answers = read_link(text, known)
            lesson = answers.lesson
            read = [(part, judge.of(lesson, part, answers.given[name])) for name, part in lesson.answered.items()
                    if answers.given.get(name)]  # fmt: skip
        except ValueError as error:
            found.refused.append((number, str(error)))
            continue
        found.learners[lesson.name] += 1
        for part, wrong in read:
            key = (lesson.name, part.content.name)
            question = found.questions.setdefault(key, Question(lesson, part))
            question.given += 1
            question.right += not wrong
            question.shown.update(wrong)
    return found


class _Judge:
    """Judges answers. What the model says to a question is found once."""

    def __init__(self) -> None:
        self._right: dict[tuple[str, str], set[int]] = {}

    def right(self, lesson: Lesson, part: Part) -> set[int]:
        """The numbers of the options that are right."""
        block = part.content
        key = (lesson.name, block.name)
        if key not in self._right:
            if isinstance(block, Predict):
                said = answer(lesson, block)
                good = [option.value == said for option in block.options]
            else:
                good = [repairs(judged(lesson, block, choice)) for choice in block.choices]
            self._right[key] = {number for number, is_good in enumerate(good, start=1) if is_good}
        return self._right[key]

    def of(self, lesson: Lesson, part: Part, text: str) -> list[tuple[str, str]]:
        """The wrong answers in what was given, each with the misconception behind it; none if all is right."""
        block = part.content
        if isinstance(block, Reach):
            setting = lesson.setting(block)
            run = read_run(begun(setting, block), text)
            return [] if is_reached(setting, run) else [("a run that does not get there", "")]
        offered = block.choices if isinstance(block, Repair) else block.options
        numbers = text.split(".")
        if not all(n.isdecimal() and len(n) < 4 and 1 <= int(n) <= len(offered) for n in numbers):
            raise LinkError(f"{block.name} has no answer {text[:40]!r}")
        right = self.right(lesson, part)
        chosen = (offered[int(n) - 1] for n in dict.fromkeys(numbers) if int(n) not in right)
        return [(option.says, option.shows) for option in chosen]


def lines(found: ClassReport) -> Iterator[str]:
    """The report as text."""
    for name, count in found.learners.items():
        yield f"{name}: {count} {'learner' if count == 1 else 'learners'}"
        for (lesson, _), question in found.questions.items():
            if lesson != name:
                continue
            block = question.part.content
            yield f"  {block.name}: {question.right} of {question.given} right. {block.says}"
            for (says, shows), times in question.shown.most_common():
                yield f"    {times} × “{says}”{f': {shows}' if shows else ''}"
    for number, why in found.refused:
        yield f"line {number} is left out: {why}"
