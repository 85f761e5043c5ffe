"""Lessons as pages, in a real browser: a learner's way, the same answers as the engine's, and hostile addresses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from support.browser import Opened

from tideproof.counterexamples.formats.html.lab import to_lab
from tideproof.counterexamples.formats.html.lesson_data import html_of, lessons_data, run_numbers
from tideproof.counterexamples.lessons.answers import Answers, HiddenTask, read_link, report
from tideproof.counterexamples.lessons.judging import answer, judged
from tideproof.counterexamples.lessons.lesson import Lesson, Predict, Repair, lessons

LESSONS = lessons()


ANSWERED_LATER = (
    "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0; LeaderAnswerEmpty b1 b0; "
    "FollowerAppend b1"
)


def lesson_page(browser: Any, folder: Path, lesson: Lesson, fragment: str = "", **window: Any) -> Opened:
    return Opened(browser, folder / "lab.html", to_lab([], [lesson]), fragment or f"#lesson={lesson.name}", **window)


def take(opened: Opened, *steps: str) -> None:
    for step in steps:
        opened.page.locator(".next button", has_text=step).first.click()


def inaccessible(opened: Opened) -> list[str]:
    wrong = []
    for scheme in ("dark", "light"):
        opened.page.emulate_media(color_scheme=scheme)
        wrong += opened.inaccessible()
    return wrong


def test_lesson_pages_drop_links_and_escape_markup() -> None:
    assert html_of("See [that](x.md), **b** <script>alert(1)</script>") == (
        "<p>See that, <strong>b</strong> &lt;script&gt;alert(1)&lt;/script&gt;</p>\n"
    )


def test_lesson_pages_number_steps_as_links_do() -> None:
    lesson = LESSONS["two-fetches"]
    block = lesson.answered["both-know"].content
    numbers = run_numbers(lesson.setting(block), ANSWERED_LATER)
    links = [Answers(lesson, {"both-know": ".".join(map(str, numbers))}).link()]
    assert report(links, LESSONS).questions["two-fetches", "both-know"].right == 1


@pytest.mark.once
@pytest.mark.browser
def test_a_lesson_page_gives_the_same_link_as_the_terminal(browser: Any, tmp_path: Path) -> None:
    lesson = LESSONS["two-fetches"]
    opened = lesson_page(browser, tmp_path, lesson, viewport={"width": 1280, "height": 900})
    page = opened.page
    page.locator(".options button").first.click()
    page.get_by_text("Wrong. The model says: 0: the leader does not know yet").wait_for()
    page.locator(".options").nth(1).locator("button").nth(1).click()
    page.get_by_text("Right.").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Who should lead next, and before it has done what?").wait_for()
    page.get_by_text("3 steps from here, and not fewer.").wait_for()
    assert opened.count(".next .nearer") == 0
    page.get_by_role("button", name="Show the next step").click()
    page.locator(".next .nearer", has_text="b0 appends a producer's record").wait_for()
    take(opened, "b0 appends", "makes b1 the leader; the ISR stays", "b1 hears that it leads")
    page.get_by_text("Done, in 3 steps. b1 leads, r1 was committed in epoch 0, and the log of b1 lacks r1.").wait_for()
    choices = page.locator(".options").nth(2).locator("button")
    choices.nth(0).click()
    page.get_by_text("Durable fails after 3 steps.").wait_for()
    page.get_by_role("button", name="Show this run").click()
    page.locator(".options").nth(2).get_by_text("after step 3 of 3").wait_for()
    page.get_by_role("button", name="the least LEO in the ISR").click()
    page.get_by_text("Durable holds: all 157 states were visited.").wait_for()
    later = "b1 fetches; b0 has nothing new", "b0 answers b1's waiting fetch", "the response reaches b1"
    take(opened, "b0 appends", "sends the next record", "the response reaches b1", *later)
    page.get_by_text("The lesson is done").wait_for()
    link = page.evaluate("location.hash")
    answers = read_link(link, LESSONS)
    assert answers.link(page="") == link
    assert {k: v for k, v in answers.given.items() if "." not in v} == {"after-one-fetch": "1", "followers-hw": "2"}
    assert inaccessible(opened) == []
    again = lesson_page(browser, tmp_path, lesson, link, viewport={"width": 400, "height": 800})
    again.page.get_by_text("The lesson is done").wait_for()
    again.page.get_by_text("Done, in 6 steps").wait_for()
    assert again.page.evaluate("document.documentElement.scrollWidth") == 400
    assert opened.wrong == again.wrong == []


@pytest.mark.browser
def test_a_lesson_page_judges_a_hidden_task_without_naming_its_property(browser: Any, tmp_path: Path) -> None:
    lesson = LESSONS["two-fetches"]
    task = HiddenTask(says="Elect a leader that lacks something.", property="OffsetsOrdered")
    skipped = dict.fromkeys(lesson.answered, "")
    opened = lesson_page(browser, tmp_path, lesson, Answers(lesson, skipped, task).link(page=""))
    opened.page.get_by_text("Elect a leader that lacks something.").wait_for()
    take(opened, "b0 appends")
    opened.page.get_by_role("button", name="Hint").click()
    opened.page.get_by_text("From here it cannot be reached any more.").wait_for()
    assert "OffsetsOrdered" not in opened.page.inner_text("body")
    opened.page.get_by_role("button", name="Skip").click()
    opened.page.get_by_text("The lesson is done").wait_for()
    assert read_link(opened.page.evaluate("location.hash"), LESSONS).hidden == task
    assert opened.wrong == []


HOSTILE = {
    "#lesson=nothing": "names a lesson that this page does not have",
    "#lesson=two-fetches&maximum=1&maximum=2": "two answers to one question",
    "#lesson=two-fetches&maximum=<img src=x onerror=alert(1)>": "an answer that the lesson does not ask for",
    "#lesson=two-fetches&dance=1": "an answer that the lesson does not ask for",
    "#lesson=two-fetches&~=%25%25": "The task in this address cannot be read",
    "#lesson=two-fetches&maximum=" + "1." * 5000: "longer than any that this page makes",
}


@pytest.mark.browser
def test_lesson_pages_refuse_hostile_addresses_and_ignore_invalid_answers(browser: Any, tmp_path: Path) -> None:
    opened = lesson_page(browser, tmp_path, LESSONS["two-fetches"])
    for fragment, said in HOSTILE.items():
        opened.page.evaluate("hash => { location.hash = hash; }", fragment)
        opened.page.locator(".refused", has_text=said).wait_for()
        assert opened.page.locator(".options").count() == 1  # the lesson is as it was
    opened.page.evaluate("location.hash = '#lesson=two-fetches&after-one-fetch=77&maximum=99.98'")
    opened.page.locator(".refused").wait_for(state="detached")
    assert opened.wrong == []


VERDICTS = """async (settings) => {
  const { Protocol, Space } = tideproof;
  const found = [];
  for (const packed of settings) {
    const protocol = await Protocol.open(packed);
    const space = new Space(protocol.module, protocol.details);
    while (space.explore()) ;
    const first = space.first(0);
    found.push([first === undefined ? null : space.depthOf(first), space.count, space.complete]);
  }
  return found;
}"""


@pytest.mark.nightly
@pytest.mark.browser
@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
def test_lesson_pages_answer_as_the_engine_does(browser: Any, tmp_path: Path, lesson: Lesson) -> None:
    opened = lesson_page(browser, tmp_path, lesson)
    assert inaccessible(opened) == []
    data = lessons_data([lesson])
    found = opened.page.evaluate(VERDICTS, data["settings"])
    in_page = [part for part in lesson.parts if part.kind != "check"]
    for part, shown in zip(in_page, data["lessons"][0]["parts"], strict=True):
        if isinstance(part.content, Predict) and part.content.asks == "verdict":
            depth, _, complete = found[shown["setting"]]
            assert ("violated" if depth is not None else "holds" if complete else "") == answer(lesson, part.content)
        if isinstance(part.content, Repair):
            for choice, tried in zip(part.content.choices, shown["choices"], strict=True):
                for (verdict, states), setting in zip(
                    judged(lesson, part.content, choice), tried["settings"], strict=True
                ):
                    depth, visited, complete = found[setting]
                    assert depth == verdict.depth
                    assert depth is not None or (visited, complete) == (states, True)


@pytest.mark.nightly
def test_lesson_page_is_small() -> None:
    assert len(re.sub(r"\s", "", to_lab([], LESSONS.values()))) < 2**20
