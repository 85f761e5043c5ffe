"""Hints of lessons: from each state that can still lose a record they lead to the loss in the fewest steps."""

from __future__ import annotations

from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from support.browser import Opened

from tideproof.counterexamples.formats.html.lab import to_lab
from tideproof.counterexamples.formats.html.lesson_data import lessons_data
from tideproof.counterexamples.lessons.answers import Answers
from tideproof.counterexamples.lessons.lesson import Lesson, Reach, lessons
from tideproof.counterexamples.views.plain_words import FIELDS, OTHERS, QUIET, STEPS, step_in_words
from tideproof.model.language.state import declared
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS

LESSONS = lessons()
SMALL = ("two-fetches", "truncation")

CHECKED = """async (packed) => {
  const { Protocol, Space } = tideproof;
  const protocol = await Protocol.open(packed);
  const space = new Space(protocol.module, protocol.details);
  while (space.explore()) ;
  const NEVER = 0xffffffff, distances = space.distances(1n);
  const wrong = [];
  let lead = 0;
  for (let n = 0; n < space.count; n++) {
    const state = space.state(n), here = distances[n];
    let nearest = NEVER;
    for (const next of space.next(state)) nearest = Math.min(nearest, distances[space.find(next.state)]);
    const right = space.failed(state) & 1n ? 0 : nearest === NEVER ? NEVER : nearest + 1;
    if (here !== right) wrong.push([n, here, right]);
    if (here !== NEVER) lead++;
  }
  return { complete: space.complete, states: space.count, lead, first: distances[0], wrong: wrong.slice(0, 3) };
}"""
"""A distance is right in all states if it is 0 where the property fails, and else one more than after the nearest step.
Hints are those steps."""


def tasks() -> list[Any]:
    return [
        pytest.param(
            lesson, name, id=f"{lesson.name}-{name}", marks=[] if lesson.name in SMALL else pytest.mark.nightly
        )
        for lesson in LESSONS.values()
        for name, part in lesson.answered.items()
        if isinstance(part.content, Reach)
    ]


@pytest.mark.browser
@pytest.mark.parametrize(("lesson", "name"), tasks())
def test_hints_are_exact_in_every_state_of_a_lesson(browser: Any, tmp_path: Path, lesson: Lesson, name: str) -> None:
    page = to_lab([], [lesson])
    opened = Opened(browser, tmp_path / "lab.html", page, f"#lesson={lesson.name}")
    data = lessons_data([lesson])
    (part,) = [shown for shown in data["lessons"][0]["parts"] if shown.get("name") == name]
    found = opened.page.evaluate(CHECKED, data["settings"][part["setting"]])
    block = lesson.answered[name].content
    assert found["complete"] and found["wrong"] == []
    assert found["first"] == block.soonest
    assert 0 < found["lead"] < found["states"]
    assert opened.wrong == []


@pytest.mark.browser
@pytest.mark.parametrize("name", ["loss", "differ"])
def test_a_learner_who_follows_the_hints_gets_there(browser: Any, tmp_path: Path, name: str) -> None:
    lesson = LESSONS["truncation"]
    before = dict.fromkeys([*lesson.answered][: [*lesson.answered].index(name)], "")
    link = Answers(lesson, before).link(page="")
    opened = Opened(browser, tmp_path / "lab.html", to_lab([], [lesson]), link)
    page, block = opened.page, lesson.answered[name].content
    card = page.locator(".question", has_text=block.says[:30])
    card.get_by_role("button", name="Hint").click()
    card.get_by_text(block.idea).wait_for()
    card.get_by_role("button", name="Show the next step").click()
    least = block.soonest - len(lesson.setting(block) and [s for s in block.steps.split(";") if s.strip()])
    for left in range(least, 0, -1):
        card.get_by_text(f"{left} step{'s' if left > 1 else ''} from here, and not fewer.").wait_for()
        card.locator(".next button.nearer").last.click()
    card.get_by_text(f"Done, in {least} steps.").wait_for()
    assert opened.wrong == []


def test_words_for_steps_and_variables_are_of_known_ones() -> None:
    actions = {
        (action.name, tuple(action.parameters))
        for protocol in PROTOCOLS.values()
        for action in protocol.slots.values()
        if hasattr(action, "parameters")
    }
    fields = {field.name for protocol in PROTOCOLS.values() for field in declared(protocol.state)}
    assert {*STEPS} <= {name for name, _ in actions} and {*OTHERS} <= actions
    assert {*FIELDS} | QUIET <= fields
    for name, parameters in actions:
        words = OTHERS.get((name, parameters), STEPS.get(name, ""))
        assert {field for _, field, _, _ in Formatter().parse(words) if field} <= {*parameters}, name


def test_every_step_of_a_lesson_has_words() -> None:
    for lesson in LESSONS.values():
        for part in lesson.parts:
            if part.kind not in ("text", "repair"):
                setting = lesson.setting(part.content)
                for step in System(setting.protocol, setting.bounds).instances:
                    assert step_in_words(step, setting.protocol.state), step
