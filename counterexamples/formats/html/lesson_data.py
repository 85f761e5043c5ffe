"""Lessons as data for a page: texts as HTML, questions with the settings in which the page's model answers them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from markdown_it import MarkdownIt

from tideproof.counterexamples.formats.html.lab_data import asked_of, protocol_data
from tideproof.counterexamples.lessons.judging import run_of
from tideproof.counterexamples.lessons.lesson import Lesson, Part, Predict, Reach, Repair, Setting, Traced
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.catalogue import named

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def html_of(markdown: str) -> str:
    """The text for a page that is one file: without commands, and links to other documents are only their words."""
    tokens = [token for token in _MARKDOWN.parse(markdown) if token.info != "console"]  # there is no such program here
    for token in tokens:
        token.children = [c for c in token.children or () if c.type not in ("link_open", "link_close")]
    html = str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))
    return html.replace("<pre>", '<pre tabindex="0">')  # what scrolls must be reached by keys


class _Settings:
    """The protocols that lessons need, each with the properties that are asked of it, once."""

    def __init__(self) -> None:
        self.data: list[dict[str, Any]] = []
        self._known: dict[tuple[str, str, tuple[str, ...]], int] = {}

    def of(self, protocol: Protocol, bounds: Bounds, properties: Sequence[Property]) -> int:
        """The number of a setting."""
        key = (protocol.name, str(bounds), tuple(p.name for p in properties))
        if key not in self._known:
            self._known[key] = len(self.data)
            self.data.append(protocol_data(protocol, bounds, properties))
        return self._known[key]

    def one(self, setting: Setting) -> int:
        return self.of(setting.protocol, setting.bounds, [setting.property])


def lessons_data(lessons: Iterable[Lesson]) -> dict[str, Any]:
    """What a page needs of lessons: `lessons`, and the `settings` that they name by number; nothing without lessons."""
    settings = _Settings()
    data = [_lesson(lesson, settings) for lesson in lessons]
    return {"lessons": data, "settings": settings.data} if data else {}


def _lesson(lesson: Lesson, settings: _Settings) -> dict[str, Any]:
    base = lesson.setting()
    return {
        "name": lesson.name,
        "title": lesson.title,
        "about": lesson.head.about,
        "minutes": lesson.head.minutes,
        "hidden": settings.of(base.protocol, base.bounds, asked_of(base.protocol, base.bounds)),
        "parts": [_part(lesson, part, settings) for part in lesson.parts if part.kind != "check"],
    }


def _part(lesson: Lesson, part: Part, settings: _Settings) -> dict[str, Any]:
    block = part.content
    if part.kind == "text":
        return {"kind": "text", "html": html_of(block)}
    said: dict[str, Any] = {"kind": part.kind, "because": html_of(getattr(block, "because", ""))}
    if not isinstance(block, Traced):
        said["idea"] = block.idea
    if isinstance(block, Repair):
        kept = [[settings.one(lesson.setting(block, c, prop=keep)) for keep in block.keeps] for c in block.choices]
        choices = [{"says": c.says, "shows": c.shows, "settings": k} for c, k in zip(block.choices, kept, strict=True)]
        return {**said, "name": block.name, "says": block.says, "choices": choices}
    setting = lesson.setting(block)
    said |= {"setting": settings.one(setting), "run": run_numbers(setting, block.steps)}
    match block:
        case Predict():
            options = [{"says": o.says, "value": o.value, "shows": o.shows} for o in block.options]
            return {**said, "name": block.name, "says": block.says, "asks": block.asks, "options": options}
        case Reach():
            return {**said, "name": block.name, "says": block.says}
        case Traced():
            under = settings.one(Setting(named(block.under), setting.bounds, setting.property)) if block.under else None
            return {**said, "under": under}
    raise AssertionError(f"{part.kind} is no part of a page")


def run_numbers(setting: Setting, steps: str) -> list[int]:
    """The steps of a run as the page numbers them: in the order of the protocol."""
    run = run_of(setting, steps)
    numbers = {str(step): number for number, step in enumerate(run.system.instances)}
    return [numbers[str(step)] for step in run.steps]
