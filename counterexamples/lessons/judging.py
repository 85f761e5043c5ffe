"""What the model says to the questions of a lesson: by replaying steps, and by visiting all states."""

from __future__ import annotations

from collections.abc import Sequence

from tideproof.counterexamples.exploring import Session
from tideproof.counterexamples.lessons.lesson import Choice, Lesson, LessonError, Predict, Reach, Repair, Setting
from tideproof.counterexamples.views.text import short_step, shown_value, shown_variable
from tideproof.model.language.properties import Status, Verdict, watched
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.engines.base import Budget, Reporter
from tideproof.properties.engines.exhaustive.search import explore


def run_of(setting: Setting, steps: str) -> Run:
    """The run of `LeaderAppend b0; FollowerAppend b1`. Raises LessonError for a step that there is not."""
    system = watched(setting.protocol, setting.bounds, [setting.property])
    known = {short_step(step): step for step in system.instances}
    texts = [text.strip() for text in steps.split(";") if text.strip()]
    if unknown := [text for text in texts if text not in known]:
        raise LessonError(f"{setting.protocol.name} {setting.bounds} has no step {unknown[0]!r}")
    return replay(system, [known[text] for text in texts])


def values(system: System, state: FullState) -> dict[str, str]:
    """Each variable of a state and its value, as readers know them: `hw[b0]` is `1`."""
    space = system.space
    leaves = zip(space.variables, space.leaves(state), strict=True)
    return {shown_variable(space, v): shown_value(space, v, int(leaf)) for v, leaf in leaves}


def decided(
    setting: Setting, budget: Budget | None = None, reporter: Reporter | None = None, jobs: int = 0
) -> tuple[Verdict, int]:
    """The verdict on the property, by all reachable states or the shortest way to a violation; and how many states."""
    with explore(
        setting.protocol, setting.bounds, [setting.property], stop_when_decided=True, jobs=jobs,
        budget=budget, reporter=reporter,
    ) as found:  # fmt: skip
        return found.verdicts[0], found.distinct_states


def answer(lesson: Lesson, block: Predict, budget: Budget | None = None, reporter: Reporter | None = None) -> str:
    """What the model says to a question: the value of a variable after steps, or a verdict."""
    setting = lesson.setting(block)
    if block.asks == "verdict":
        return decided(setting, budget, reporter)[0].word()
    run = run_of(setting, block.steps)
    known = values(run.system, run.states[-1])
    if block.asks not in known:
        raise LessonError(f"{lesson.name}: {block.name}: {setting.protocol.name} has no variable {block.asks}")
    return known[block.asks]


def is_reached(setting: Setting, run: Run) -> bool:
    """Whether a run of the setting has reached the state that the block wants, at its end or before."""
    return run.first_violation(setting.property.on_ints) is not None


def begun(setting: Setting, block: Reach) -> Session:
    """The steps from which a learner goes on."""
    session = Session(setting.protocol, setting.bounds, [setting.property])
    session.open(run_of(setting, block.steps))
    return session


def judged(
    lesson: Lesson, block: Repair, choice: Choice, budget: Budget | None = None, reporter: Reporter | None = None
) -> list[tuple[Verdict, int]]:
    """The verdict on each property that the repair has to keep, and how many states were visited."""
    settings = [lesson.setting(block, choice, prop=prop) for prop in block.keeps]
    return [decided(setting, budget, reporter) for setting in settings]


def repairs(verdicts: Sequence[tuple[Verdict, int]]) -> bool:
    return all(verdict.status is Status.HOLDS for verdict, _ in verdicts)
