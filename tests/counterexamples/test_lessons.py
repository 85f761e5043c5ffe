"""Lessons: every answer, trace and verdict in them is recomputed, and answers of classes are judged by the model."""

from __future__ import annotations

import re

import pytest

from tideproof.counterexamples.exploring import Hints
from tideproof.counterexamples.lessons.answers import (
    Answers,
    HiddenTask,
    LinkError,
    lines,
    read_link,
    report,
    shown_run,
)
from tideproof.counterexamples.lessons.judging import (
    answer,
    begun,
    decided,
    is_reached,
    judged,
    repairs,
    run_of,
    values,
)
from tideproof.counterexamples.lessons.lesson import (
    Check,
    Lesson,
    LessonError,
    Part,
    Predict,
    Reach,
    Repair,
    Traced,
    lesson_of,
    lessons,
    reaching,
)
from tideproof.model.protocols.catalogue import named

LESSONS = lessons()


def blocks(kind: type) -> list[object]:
    found = [(lesson, part) for lesson in LESSONS.values() for part in lesson.parts if isinstance(part.content, kind)]
    return [
        pytest.param(*each, id=f"{each[0].name}-{getattr(each[1].content, 'name', n)}") for n, each in enumerate(found)
    ]


def test_there_are_lessons_in_their_order() -> None:
    assert [*LESSONS] == ["two-fetches", "truncation", "leader-epochs", "acks", "stale-remote-leo"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
def test_every_lesson_has_questions_breaking_repairing_and_a_task(lesson: Lesson) -> None:
    kinds = [part.kind for part in lesson.parts]
    assert kinds.count("predict") >= 2 and {"break", "repair"} <= {*kinds}
    assert [kind for kind in kinds if kind != "text"][-1] == "task"


@pytest.mark.parametrize(("lesson", "part"), blocks(Predict))
def test_one_option_matches_the_model_and_others_are_misconceptions(lesson: Lesson, part: Part) -> None:
    said = answer(lesson, part.content)
    assert [option.value for option in part.content.options].count(said) == 1
    assert all(bool(option.shows) is (option.value != said) for option in part.content.options)


@pytest.mark.parametrize(("lesson", "part"), blocks(Repair))
def test_a_choice_without_a_misconception_repairs_and_no_other_does(lesson: Lesson, part: Part) -> None:
    good = [repairs(judged(lesson, part.content, choice)) for choice in part.content.choices]
    assert good == [not choice.shows for choice in part.content.choices]
    assert any(good) and not all(good)


@pytest.mark.parametrize(("lesson", "part"), blocks(Reach))
def test_tasks_are_solved_in_the_stated_number_of_steps(lesson: Lesson, part: Part) -> None:
    block, setting = part.content, lesson.setting(part.content)
    start = begun(setting, block)
    assert not is_reached(setting, start.run)
    assert not block.steps or decided(setting)[0].depth == block.soonest  # they are on a shortest way
    way = Hints(setting.protocol, setting.bounds, setting.property).after(start.run.steps).way
    assert way is not None and len(start.run.steps) + len(way) == block.soonest


@pytest.mark.parametrize(("lesson", "part"), blocks(Check))
def test_what_the_text_of_a_lesson_says_is_so(lesson: Lesson, part: Part) -> None:
    check, setting = part.content, lesson.setting(part.content)
    run = run_of(setting, check.steps)
    assert check.then.items() <= values(run.system, run.states[-1]).items()
    if check.never:
        goal = reaching(setting.protocol, setting.bounds, check.never)
        hint = Hints(setting.protocol, setting.bounds, goal).after(run.steps)
        assert (hint.way, hint.unknown) == (None, "")
    if check.soonest is not None:
        assert decided(setting)[0].word() == ("violated" if check.soonest else "holds")
        assert (decided(setting)[0].depth or 0) == check.soonest


@pytest.mark.parametrize(("lesson", "part"), blocks(Traced))
def test_every_lesson_trace_replays(lesson: Lesson, part: Part) -> None:
    run_of(lesson.setting(part.content), part.content.steps)
    if part.content.under:
        named(part.content.under)


def test_traces_shown_as_losses_violate_their_property() -> None:
    lesson = LESSONS["leader-epochs"]
    (traced,) = [part.content for part in lesson.parts if isinstance(part.content, Traced)]
    setting = lesson.setting(traced)
    assert run_of(setting, traced.steps).first_violation(setting.property.on_ints) == 10
    lesson = LESSONS["truncation"]
    *_, traced = [part.content for part in lesson.parts if isinstance(part.content, Traced)]
    setting = lesson.setting(traced)
    assert run_of(setting, traced.steps).first_violation(setting.property.on_ints) == 8


NUMBERS = re.compile(r"\b\d{1,3}(?:,\d{3})+\b|\bafter \d+ steps?\b|\b\d+ steps\b")


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
def test_prose_of_lessons_has_no_counts_of_states_or_steps(lesson: Lesson) -> None:
    """tests/docs runs the commands of a lesson and compares what they print; other texts have no such numbers."""
    for part in lesson.parts:
        if part.kind == "text":
            prose = re.sub(r"```console\n.*?```", "", part.content, flags=re.DOTALL)
            assert not NUMBERS.findall(prose), prose


GOOD = '# T\n\n```lesson\nminutes = 1\nabout = "x"\nprotocol = "kip-101"\nproperty = "StrongIsr"\n```\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# T\n", "a lesson has a heading and one block `lesson`"),
        (GOOD.replace("minutes = 1", "minutes = 'x'"), "line 3: lesson: Expected `int`, got `str`"),
        (GOOD.replace("about", "abuot"), "line 3: lesson: Object contains unknown field `abuot`"),
        (GOOD + "```predict\nname = \n```\n", "line 9: predict: "),
        (GOOD + 2 * '```repair\nname = "a"\nsays = "b"\nkeeps = []\nchoices = []\n```\n', "two blocks have one name"),
        (
            GOOD + '```break\nname = "a"\nsays = "b"\nsoonest = 1\n```\n',
            "line 9: break: Object missing required field `idea`",
        ),
    ],
)
def test_an_invalid_lesson_is_reported_with_its_place(text: str, said: str) -> None:
    with pytest.raises(LessonError, match=re.escape(said)):
        lesson_of("mine", text)


def test_unknown_steps_and_variables_are_reported() -> None:
    lesson = lesson_of("mine", GOOD)
    with pytest.raises(LessonError, match="has no step 'Dance b0'"):
        run_of(lesson.setting(), "Dance b0")
    asked = Predict(name="q", says="?", asks="hw[b9]", options=[], because="")
    with pytest.raises(LessonError, match="no variable hw"):
        answer(lesson, asked)
    for until, said in (({"hw[b9]": "0"}, "kip-101 has no variable hw"), ({"hw[b0]": "9"}, "has no value 9")):
        with pytest.raises(LessonError, match=said):
            lesson.setting(Reach(name="r", says="?", idea="", soonest=1, until=until))


# Links ----------------------------------------------------------------------------------------------------------------

FIRST = LESSONS["two-fetches"]


def whole_run() -> str:
    steps = (
        "LeaderAppend b0; LeaderAnswerFetch b1 b0; FollowerAppend b1; LeaderParkFetch b1 b0; LeaderAnswerEmpty b1 b0"
    )
    return shown_run(run_of(FIRST.setting(FIRST.answered["both-know"].content), f"{steps}; FollowerAppend b1"))


def test_a_link_holds_the_answers() -> None:
    answers = Answers(FIRST, {"after-one-fetch": "1", "both-know": whole_run()})
    link = answers.link("https://example.org/lab.html")
    assert link.startswith("https://example.org/lab.html#lesson=two-fetches&after-one-fetch=1&both-know=0.")
    assert read_link(link, LESSONS) == answers


def test_a_teachers_task_does_not_name_its_property() -> None:
    task = HiddenTask(says="Make two logs differ.", property="LogMatch")
    link = Answers(LESSONS["truncation"], {}, task).link()
    assert "LogMatch" not in link and "differ" not in link
    read = read_link(link, LESSONS)
    assert read.hidden == task and read.lesson.answered["added"].content.property == "LogMatch"


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("", "it has no answers after #"),
        ("lab.html", "it has no answers after #"),
        ("lab.html#lesson=nothing", "there is no lesson 'nothing'"),
        ("lab.html#lesson=two-fetches&x=1", "the lesson two-fetches asks nothing named 'x'"),
        ("lab.html#lesson=two-fetches&maximum=1&maximum=2", "it has two answers to one question"),
        ("lab.html#lesson=two-fetches&~=%%%", "its task cannot be read"),
        ("lab.html#lesson=two-fetches&~=eyJzYXlzIjoxfQ", "its task cannot be read"),
        ("lab.html#" + "a" * 9000, "it is longer than 8,000 characters"),
    ],
)
def test_an_invalid_link_is_refused_with_a_sentence(link: str, why: str) -> None:
    with pytest.raises(LinkError, match=re.escape(why)):
        read_link(link, LESSONS)


def test_the_report_counts_misconceptions_of_a_class() -> None:
    links = [
        Answers(FIRST, {"after-one-fetch": "1", "which-offset": "1.2"}).link(),
        Answers(FIRST, {"after-one-fetch": "2", "which-offset": "2", "both-know": whole_run()}).link(),
        Answers(FIRST, {"after-one-fetch": "1", "both-know": "0"}).link(),
        "",
        "rubbish",
        Answers(FIRST, {"after-one-fetch": "9"}).link(),
        Answers(FIRST, {"both-know": "0.0.0"}).link(),
    ]
    said = [*lines(report(links, LESSONS))]
    assert said[0] == "two-fetches: 3 learners"
    assert said[1].startswith("  after-one-fetch: 1 of 3 right. In step 3 the response arrives")
    assert said[2] == (
        "    2 × “1: every replica has the record, so it is committed”: takes what is so for what the leader knows: "
        "nothing has told the leader yet"
    )
    assert any(line.startswith("  which-offset: 1 of 2 right.") for line in said)
    assert any(line.startswith("  both-know: 1 of 2 right.") for line in said)
    assert said[-3:-1] == [
        "line 5 is left out: it has no answers after #", "line 6 is left out: after-one-fetch has no answer '9'",
    ]  # fmt: skip
    assert said[-1].startswith("line 7 is left out: its run cannot be taken: step 2, LeaderAppend")
