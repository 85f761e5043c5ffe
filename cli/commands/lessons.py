"""`tideproof lessons`: lessons at a prompt, answered by the model; and what the answers of a class show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.commands.explore import SECONDS_FOR_HINT, Dialogue
from tideproof.cli.errors import ALL_HOLD, UserError, counted
from tideproof.cli.output import Progress, naming, standard_output
from tideproof.cli.prompt import Prompt
from tideproof.cli.report import Line, Report, definitions, short_verdict, show
from tideproof.cli.report import Part as ReportPart
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.exploring import Hints, Session
from tideproof.counterexamples.formats.text import print_twin
from tideproof.counterexamples.lessons import answers as given_answers
from tideproof.counterexamples.lessons.answers import ADDED, Answers, HiddenTask, read_link, shown_run, with_task
from tideproof.counterexamples.lessons.judging import answer, begun, is_reached, judged, repairs, run_of
from tideproof.counterexamples.lessons.lesson import Lesson, Predict, Reach, Repair, Traced, lessons
from tideproof.counterexamples.views.text import run_table, short_step
from tideproof.model.language.names import find_named
from tideproof.model.protocols.catalogue import named
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import Budget


def lessons_command(
    lesson: Annotated[
        str | None, typer.Argument(help="A lesson; `report`; or the link of a teacher.", show_default=False)
    ] = None,
    links: Annotated[
        Path | None, typer.Argument(help="For `report`: a file with one link a line.", show_default=False)
    ] = None,
    hide: Annotated[
        str | None,
        typer.Option(
            help="Print a link to the lesson with one more task: make this property fail, which is not named."
        ),
    ] = None,
    says: Annotated[str | None, typer.Option(help="What learners are told of that task.")] = None,
    page: Annotated[str, typer.Option(help="The page that links lead to.")] = given_answers.PAGE,
) -> Report:
    """Go through a lesson: predict, check it with the model, break it, repair it. Without one, list them.

    At the end a link holds your answers. `report` says what the answers of a class show.

    [bold]Examples[/bold]
        tideproof lessons
        tideproof lessons two-fetches
        tideproof lessons report links.txt
        tideproof lessons truncation --hide LogMatch --says "Make two logs differ."   [dim]a link for a class[/dim]
    """
    known = lessons()
    if lesson is None:
        return Report(ALL_HOLD, _list(known))
    if lesson == "report":
        if links is None:
            raise UserError("report needs a file with one link a line")
        with naming(links):
            text = links.read_text(encoding="utf-8", errors="replace")
        found = given_answers.report(text.splitlines(), known)
        return Report(ALL_HOLD, given_answers.lines(found))
    options.refuse_for(True, "is for `report`", links=links)
    if "#" in lesson:
        start = read_link(lesson, known)
    else:
        start = Answers(find_named("lesson", lesson, known, listed_by="tideproof lessons"))
    if hide is not None:
        task = HiddenTask(says=says or "Make the hidden property fail.", property=hide)
        with_task(start.lesson, task)
        return Report(ALL_HOLD, [Line(Answers(start.lesson, {}, task).link(page))])
    options.refuse_for(True, "is for --hide", says=says)
    return Report(ALL_HOLD, [Line(_Going(start).through().link(page))])


def _list(known: dict[str, Lesson]) -> Iterator[ReportPart]:
    rows = ((name, f"{one.title} ({one.head.minutes} minutes). {one.head.about}") for name, one in known.items())
    yield definitions(rows)
    yield Text("Begin one: tideproof lessons NAME", style="dim")


HELP = "`what 2` explains step 2, hint helps, skip leaves this task."


class _Going:
    """A learner's way through a lesson."""

    def __init__(self, start: Answers) -> None:
        self.lesson, self.hidden = start.lesson, start.hidden
        self.out: Console = standard_output()
        self.prompt = Prompt()
        self.given: dict[str, str] = {}
        self.explained = False

    def through(self) -> Answers:
        for part in self.lesson.parts:
            if part.kind == "text":
                self.out.print(Markdown(part.content))
                self.out.print()
                continue
            if part.kind == "check":
                continue
            match part.content:
                case Traced():
                    self._show(part.content)
                case Predict():
                    self._predict(part.content)
                case Repair():
                    self._repair(part.content)
                case Reach():
                    self._reach(part.content, hidden=part.kind == ADDED)
            self.out.print()
        show(self.out, [Text("\nYour answers, as a link:", style="bold")])
        return Answers(self.lesson, self.given, self.hidden)

    def _show(self, block: Traced) -> None:
        setting = self.lesson.setting(block)
        run = run_of(setting, block.steps)
        self.out.print(run_table(run, self.out.width, legend=not self.explained))
        self.explained = True
        if block.under:
            trace = Trace.of(run.system, setting.property.name, "lesson", run.steps)
            shown = Counterexample(trace, run, setting.property)
            self.out.print()
            print_twin(self.out, shown.under(named(block.under)), setting.property, shown.account)

    def _predict(self, block: Predict) -> None:
        number = self._choose(block.says, [option.says for option in block.options], block.idea)
        with Progress() as progress:
            said = answer(self.lesson, block, reporter=progress)
        right = next(option for option in block.options if option.value == said)
        if number is not None:
            self.given[block.name] = str(number)
            good = block.options[number - 1] is right
            show(self.out, [_verdict(good, "Right." if good else f"Wrong. The model says: {right.says}")])
        else:
            show(self.out, [f"The model says: {right.says}"])
        self.out.print(Markdown(block.because))

    def _reach(self, block: Reach, hidden: bool) -> None:
        setting = self.lesson.setting(block)
        start, session = run_of(setting, block.steps), begun(setting, block)
        if hidden or block.until:  # nothing that is shown names the property
            session = Session(setting.protocol, setting.bounds, [])
            session.open(Run(session.system, start.steps, ()))
        show(self.out, [Text(block.says, style="bold"), Text(HELP, style="dim")])
        dialogue = _Task(block.idea, Hints(setting.protocol, setting.bounds, setting.property))
        dialogue.begin(session)
        if dialogue.until(self.prompt, lambda: is_reached(setting, replay(start.system, session.run.steps))):
            self.given[block.name] = shown_run(session.run)
            show(self.out, [_verdict(True, f"Done, in {counted(session.number - len(start.steps))}.")])
        if block.because:
            self.out.print(Markdown(block.because))

    def _repair(self, block: Repair) -> None:
        tried: list[str] = []
        while (number := self._choose(block.says, [choice.says for choice in block.choices], block.idea)) is not None:
            tried.append(str(number))
            with Progress() as progress:
                found = judged(self.lesson, block, block.choices[number - 1], reporter=progress)
            good = repairs(found)
            for verdict, states in found:
                say = Text.assemble(
                    f"{verdict.property.name} ", short_verdict(verdict), f" ({states:,} states visited)"
                )
                show(self.out, [say])
            if good:
                show(self.out, [_verdict(True, "Repaired: in every reachable state.")])
                break
            show(self.out, [_verdict(False, "Not repaired. Choose again, or skip.")])
        self.given[block.name] = ".".join(tried)
        if block.because:
            self.out.print(Markdown(block.because))

    def _choose(self, says: str, offered: list[str], idea: str) -> int | None:
        """The number that was typed; None for `skip`, and at the end of the input."""
        numbers = {str(n): n for n in range(1, len(offered) + 1)}
        rows = [Text(f"  {n}  {text}") for n, text in enumerate(offered, start=1)]
        show(self.out, [Text(says, style="bold"), *rows])
        while (line := self.prompt.ask("your choice> ")) not in (None, "skip", "quit"):
            if line in numbers:
                return numbers[line]
            if line == "hint":
                show(self.out, [idea or "There is no hint here."])
            elif line:
                self.prompt.refuse(
                    ValueError(f"{line[:20]!r}: type a number from 1 to {len(offered)}, or skip"), self.out
                )
        return None


class _Task(Dialogue):
    """The prompt of a task: the first hint is the author's idea, the next ones are steps."""

    def __init__(self, idea: str, hints: Hints) -> None:
        super().__init__(SECONDS_FOR_HINT)
        self.idea, self.hints = idea, hints

    def hint(self, name: str = "") -> Iterator[ReportPart]:
        if name:
            yield from super().hint(name)
            return
        if self.idea:
            yield f"{self.idea} (`hint` again shows a step.)"
            self.idea = ""
            return
        with Progress() as progress:
            hint = self.hints.after(self.session.run.steps, Budget(self.seconds), progress)
        if hint.way is None:
            yield hint.unknown or "From here it cannot be reached any more: undo."
        elif hint.way:
            yield f"{counted(len(hint.way))} from here, and not fewer. Next: {short_step(hint.way[0])}"


def _verdict(good: bool, text: str) -> Text:
    return Text(text, style="green" if good else "bold red")
