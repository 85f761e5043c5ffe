"""`tideproof explore`: a protocol step by step, at a prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from inspect import signature
from pathlib import Path
from typing import Annotated

from rich.table import Column
from rich.text import Text

from tideproof.cli import options
from tideproof.cli.choices import choose_decided, choose_protocol, open_trace, own_file
from tideproof.cli.errors import ALL_HOLD, UserError, counted
from tideproof.cli.output import Progress, output_path, refuse_unwritable, standard_output, write_output
from tideproof.cli.prompt import Prompt
from tideproof.cli.report import Part, Report, plain, right, show
from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.explain import sentences as say
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.exploring import Choice, Hints, Session, Standing
from tideproof.counterexamples.formats.text import account_table
from tideproof.counterexamples.views.text import legend_of, of_its_controller, run_table, short_step, states_table
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, not_vacuous
from tideproof.model.runs.trace import Trace
from tideproof.properties.engines.base import Budget

SECONDS_FOR_HINT = 10.0

HELP = (
    ("NUMBER or words", "take that step: 2, or `fetch b1`"),
    ("what STEP", "what that step is, and all variables that it changes"),
    ("undo [N], redo [N]", "one step back or forth, or N"),
    ("go N, restart", "to the state after step N, to the initial state"),
    ("why [PROPERTY]", "how each property stands, and why it fails"),
    ("hint [PROPERTY]", "how many steps it takes at least until it fails, and the first of them"),
    ("run, legend", "all steps so far; what the cells mean"),
    ("save FILE [PROPERTY]", "the run as a trace, for `tideproof show` and `replay`"),
    ("open FILE [N]", "go on from a trace, at its end or after its step N"),
    ("quit", "leave, as Ctrl-D does"),
)


def explore_command(
    protocol: Annotated[
        str, options.protocol_argument("A protocol's name, a release, a Python file; or a trace to go on from.")
    ],
    given: options.Given,
    properties: options.Properties = None,
    time_limit: options.TimeLimit = SECONDS_FOR_HINT,
) -> Report:
    """Take the steps of a protocol one by one, at a prompt: what each changes, what it breaks, how near a loss is.

    A line is the number or the words of a step, or a command: undo, redo, restart, why, hint, save FILE, open FILE.
    `help` lists them. --time-limit is for each hint. Lines from a pipe or a file are taken one by one; a wrong one ends
    the command.

    [bold]Examples[/bold]
        tideproof explore kafka-0.10 --crashes 1
        tideproof explore kip-101 -p StrongIsr
        tideproof explore loss.json                      [dim]go on from a trace[/dim]
        tideproof explore kafka-0.10 --crashes 1 < steps.txt
    """
    dialogue = Dialogue(time_limit)
    if protocol.endswith(".json"):
        options.refuse_for(True, "is in the trace", **{name: n for name, n in given.items() if n is not None})
        options.refuse_for(True, "is for a protocol, not for a trace", property=properties)
        dialogue.begin_with(open_trace(Path(protocol)))
    else:
        subject, known = choose_protocol(protocol)
        bounds = subject.bounded(**given)
        decided = choose_decided(properties or (), (), known, subject, bounds)
        if promises := [p.name for p in decided if p.is_promise]:
            raise UserError(f"{promises[0]} says what must happen in the end, which no state shows; ask check")
        dialogue.begin(Session(subject, bounds, decided), own_file(protocol))
    dialogue.talk()
    return Report(ALL_HOLD)


class Dialogue:
    """The commands at the prompt, and their replies."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self.out = standard_output()
        self.saved = 0
        self.commands: dict[str, Callable[..., Iterable[Part]]] = {
            "what": self.what,
            "undo": self.undo,
            "redo": self.redo,
            "go": self.go,
            "restart": self.restart,
            "why": self.why,
            "hint": self.hint,
            "run": self.whole_run,
            "legend": self.legend,
            "save": self.save,
            "open": self.open,
            "help": self.help,
        }

    def begin(self, session: Session, file: str = "") -> None:
        self.session, self.file, self.choices = session, file, session.choices()
        self.known_hints: dict[str, Hints] = {}

    def begin_with(self, opened: Counterexample) -> None:
        """Goes on from a trace, in its configuration."""
        subject, bounds = opened.run.system.protocol, opened.run.system.bounds
        _, known = choose_protocol(opened.trace.protocol_file or opened.trace.protocol)
        others = not_vacuous([p for p in known if not p.by_name_only and p is not opened.property], bounds)
        of_states = [p for p in (*others, opened.property) if not p.is_promise]
        self.begin(Session(subject, bounds, of_states), opened.trace.protocol_file)
        self.session.open(opened.run)
        self.saved = self.session.number

    def talk(self) -> None:
        prompt = Prompt(lambda: [*self.commands, "quit", *map(str, self.choices), *self._names()])
        system = self.session.system
        show(self.out, [Text.assemble((system.protocol.name, "bold"), f" {system.bounds}: {system.protocol.title}")])
        self.until(prompt, lambda: False)
        if prompt.interactive and self.session.number > self.saved:
            show(self.out, [Text(f"Not saved: {counted(self.session.number)}.", style="dim")])

    def until(self, prompt: Prompt, done: Callable[[], bool]) -> bool:
        """Takes steps until something is so; False where the user leaves before."""
        show(self.out, [*self.situation(), Text("\nhelp lists the commands, legend explains the cells.", style="dim")])
        while (line := prompt.ask(f"{self.session.number}> ")) not in (None, "quit", "exit", "skip"):
            try:
                show(self.out, self.answer(line or ""))
            except ValueError as error:
                prompt.refuse(error, self.out)
            if done():
                return True
        return False

    def answer(self, line: str) -> Iterable[Part]:
        """The answer to a line. Raises ValueError for one that means nothing here."""
        words = line.split("#")[0].split()
        if not words:
            return ()
        if words[0].lower() in self.commands:
            command, *rest = words
            do = self.commands[command.lower()]
            try:
                signature(do).bind(*rest)
            except TypeError:
                usage = next(usage for usage, _ in HELP if command.lower() in usage)
                raise ValueError(f"{line}: write {usage}") from None
            return do(*rest)
        return self.take(self._choice(" ".join(words)))

    def _choice(self, typed: str) -> Choice:
        if typed.isdecimal():
            numbered = {str(number): choice for number, choice in enumerate(self.choices, start=1)}
            if typed not in numbered:
                steps = f"the steps are 1 to {len(numbered)}" if numbered else "no step can be taken"
                raise ValueError(f"{typed[:20]}: {steps}")
            return numbered[typed]
        found = self.session.find(typed)
        if len(found) == 1:
            return found[0]
        if found:
            raise ValueError(f"{typed}: {', '.join(map(str, found[:6]))}{' …' * (len(found) > 6)}? Add a word")
        raise ValueError(self.session.why_not(typed) or f"{typed!r} is no step and no command; see help")

    # What can be done -------------------------------------------------------------------------------------------------

    def take(self, choice: Choice) -> Iterator[Part]:
        before = {s.prop: s.fails for s in self.session.standings()}
        self.session.take(choice)
        yield from self.situation()
        for standing in self.session.standings():
            if standing.fails and not before[standing.prop]:
                facts = account(self.session.run, standing.prop).in_short
                said = [fact for fact in facts if fact.kind is not say.GONE][-1:]
                why = said[0].text if said else "; ".join(standing.reasons)
                yield Text(f"{standing.prop.trace_shows}: {why}", style=_style(standing))

    def situation(self) -> Iterator[Part]:
        """The state, with the changes of the last step, and the enabled steps."""
        session, number = self.session, self.session.number
        self.choices = session.choices()
        states = [full_state[0] for full_state in session.run.states[-2:]]
        steps = ["", *map(short_step, session.run.steps[-1:])]
        yield ""
        yield lambda out: [states_table(states, steps, out.width, max(0, number - 1))]
        yield ""
        rows = [(n, str(choice), choice.cells) for n, choice in enumerate(self.choices, start=1)]
        columns = right(style="bold"), Column(no_wrap=True), Column(style="dim", overflow="fold")
        yield plain(rows, *columns) if rows else "No step can be taken: the bounds are used up."

    def what(self, *words: str) -> Iterator[Part]:
        choice = self._choice(" ".join(words))
        yield f"{choice}: {of_its_controller(choice.step.action.meaning, self.session.system.protocol.state)}"
        yield Text(f"It changes {choice.variables}.", style="dim")

    def undo(self, count: str = "1") -> Iterator[Part]:
        return self._to(self.session.number - _number(count))

    def redo(self, count: str = "1") -> Iterator[Part]:
        return self._to(self.session.number + _number(count))

    def go(self, number: str) -> Iterator[Part]:
        return self._to(_number(number))

    def restart(self) -> Iterator[Part]:
        return self._to(0)

    def _to(self, number: int) -> Iterator[Part]:
        if not 0 <= number <= self.session.longest:
            raise ValueError(f"there is no step {number}: the run has {self.session.longest}")
        self.session.go(number)
        return self.situation()

    def why(self, name: str = "") -> Iterator[Part]:
        standings = [*self.session.standings()]
        if name:
            (standing,) = [s for s in standings if s.prop is self._property(name)]
            yield Text(f"{standing.prop.name} {standing}: {standing.prop.meaning}", style=_style(standing))
            if standing.failed_at is not None:
                yield account_table(account(self.session.run, standing.prop).sentences)
            return
        said = ((s, "; ".join(s.reasons) or s.prop.meaning) for s in standings)
        rows = [(s.prop.name, Text(str(s), style=_style(s)), reason) for s, reason in said]
        yield plain(rows, Column(no_wrap=True), Column(), Column(overflow="fold"))

    def hint(self, name: str = "") -> Iterator[Part]:
        names = [name] if name else [p.name for p in self.session.properties if not p.is_witness][-1:]
        for each in names:
            with Progress() as progress:
                yield str(
                    self._hints(self._property(each)).after(self.session.run.steps, Budget(self.seconds), progress)
                )

    def _hints(self, prop: Property) -> Hints:
        system = self.session.system
        return self.known_hints.setdefault(prop.name, Hints(system.protocol, system.bounds, prop))

    def whole_run(self) -> Iterator[Part]:
        yield lambda out: [run_table(self.session.run, out.width, legend=False)]

    def legend(self) -> Iterator[Part]:
        yield legend_of(self.session.system)

    def save(self, file: str, name: str = "") -> Iterator[Part]:
        """As a trace of the property that failed last, if none is named."""
        if not self.session.properties:
            raise ValueError("save: there is no property here that a trace could be about")
        path = output_path(Path(file))
        refuse_unwritable(path)
        failed = [s.prop for s in self.session.standings() if s.failed_at is not None]
        prop = self._property(name) if name else [*self.session.properties, *failed][-1]
        trace = Trace.of(self.session.system, prop.name, "explore", self.session.run.steps)
        write_output(path, replace(trace, protocol_file=self.file).to_json(), f", for {prop.name}.")
        self.saved = self.session.number
        yield from ()

    def open(self, file: str, number: str = "") -> Iterator[Part]:
        self.begin_with(open_trace(Path(file), self.file or None))
        return self._to(_number(number) if number else self.session.number)

    def help(self) -> Iterator[Part]:
        yield plain(HELP, Column(style="bold", no_wrap=True), Column(overflow="fold"))

    def _property(self, name: str) -> Property:
        return find_named("property here", name, {p.name: p for p in self.session.properties}, listed_by="why")

    def _names(self) -> list[str]:
        return [p.name for p in self.session.properties]


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise ValueError(f"{text[:20]!r} is no number of steps")
    return int(text)


def _style(standing: Standing) -> str:
    return "yellow" * standing.prop.is_witness or ("bold red" if standing.failed_at is not None else "green")
