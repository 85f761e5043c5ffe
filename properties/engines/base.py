"""The interface of engines.

An `Engine` decides properties of a system. It receives its own options, a `Budget` and a `Reporter`, and returns a
`Result`. A new engine is a module with a subclass of `Engine`, and its entry in `registry.py`.
"""

from __future__ import annotations

import math
import os
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, dataclass, field, replace
from itertools import chain
from typing import Any, ClassVar, Generic, Self, TypeVar

from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import EngineError, Property, Verdict, watched
from tideproof.model.language.state import ModelError, State
from tideproof.model.language.system import STOPS, System
from tideproof.model.runs.lasso import breaks, with_loop
from tideproof.model.runs.natural import acknowledged_early
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.engines.cross_check import CrossCheck

INTERRUPTED = "interrupted"
"""The reason for stopping early if the user stopped the engine (Ctrl-C, SIGTERM)."""

_REPORT_SECONDS = 0.1
_CALL_SECONDS = 0.03
_MOST_AT_ONCE = 1 << 40
"""More than any call can do. It limits the size of calls that take no time, which would double without end."""


# Arguments of an engine -----------------------------------------------------------------------------------------------


class Spent(BaseException):
    """The budget is spent; the text names the limit. It is no Exception, which libraries would take for a failure."""


@dataclass(eq=False)
class Budget:
    """The limits of a run: seconds from now on, bytes of memory (None: no limit). `stopped` is why it ended early."""

    seconds: float | None = None
    memory: int | None = None
    stopped: str = field(default="", init=False)

    def __post_init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Restarts the clock, to exclude the time of preparations."""
        self._started = time.monotonic()

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self._started

    @property
    def deadline(self) -> float:
        """The end of the time, on the clock `time.monotonic`."""
        return math.inf if self.seconds is None else self._started + self.seconds

    @property
    def remaining(self) -> float:
        return max(0.0, self.deadline - time.monotonic())

    @property
    def time_spent(self) -> str:
        return f"the time limit of {self.seconds:g} s"

    def check(self) -> None:
        """Raises Spent if the time is spent, or the run has stopped already."""
        if self.stopped:
            raise Spent(self.stopped)
        if time.monotonic() >= self.deadline:
            raise Spent(self.time_spent)

    @contextmanager
    def limits(self) -> Iterator[None]:
        """A context that ends when the budget is spent or the user interrupts it, and notes the reason in `stopped`."""
        token = STOPS.set(self.check)
        try:
            yield
        except KeyboardInterrupt:
            self.stopped = INTERRUPTED
        except Spent as spent:
            self.stopped = str(spent)
        finally:
            STOPS.reset(token)


class Reporter:
    """Receives the progress of a run. This class shows nothing; a subclass overrides `show`."""

    _reported = -math.inf

    def show(self, line: str, at_once: bool = False) -> None:
        """Replaces the line shown; `at_once` if the next line may take long."""

    def tell(self, line: Callable[[], str]) -> None:
        """Shows a line, at most some ten times a second however often it is called."""
        now = time.monotonic()
        if now - self._reported >= _REPORT_SECONDS:
            self._reported = now
            self.show(line())


@dataclass
class Pace:
    """The amount of work for one call of compiled code, short enough to handle interrupts between calls."""

    size: int
    least: int = 1
    called: float = math.inf

    def next(self) -> int:
        """The size of the next call, adapted to the duration of the last one."""
        now = time.monotonic()
        if self.called < now:
            size = int(self.size * min(2.0, _CALL_SECONDS / (now - self.called)))
            self.size = min(max(self.least, size), _MOST_AT_ONCE)
        self.called = now
        return self.size


def option(default: Any = MISSING, help: str = "", *, factory: Any = MISSING, **more: Any) -> Any:  # noqa: A002
    """A field of an engine's Options. With a help text it is a command-line option; see cli/options.py."""
    return field(default=default, default_factory=factory, metadata={"help": help, **more})


def seed_option() -> Any:
    return option(
        factory=lambda: secrets.randbits(32), help="Seed of the random choices; drawn and printed if not given."
    )


JOBS = "How much runs side by side; 0: as much as there are cores. It changes no result."


def jobs_option() -> Any:
    return option(0, JOBS)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def side_by_side(jobs: int, most: int) -> int:
    """The number of jobs, limited to the `most` useful ones. Raises ValueError for a negative number."""
    if jobs < 0:
        raise ValueError(f"--jobs {jobs}: give a number, or 0 for as many as there are cores")
    return min(jobs or cores(), most)


@dataclass(frozen=True)
class NoOptions:
    """The options of an engine that has none."""


# Its result -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Note:
    """An emphasised line: a heading or a warning."""

    text: str
    warning: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of text. Numbers are right-aligned; a table without columns has no header."""

    rows: Sequence[Sequence[str | int]]
    columns: Sequence[str] = ()


@dataclass(frozen=True)
class Seen:
    """A step shown in abstract variables: the states before and after it, and its number in the run."""

    step: Instance
    number: int
    before: State
    after: State


Part = str | Note | Table | Run | Seen
"""A part of a summary: a line, a note, a table, a run, or one step of a run."""


@dataclass
class Result:
    """The findings of an engine.

    `statistics` has the engine's figures, by the names that `check --json` prints; `summary` presents them to users.
    `shortest` states that no run shorter than the traces violates their properties.
    """

    engine: str
    system: System
    properties: tuple[Property, ...]
    verdicts: tuple[Verdict, ...] = field(default=(), init=False)
    statistics: dict[str, Any] = field(default_factory=dict, init=False)
    summary: list[Part] = field(default_factory=list, init=False)
    details: list[Part] = field(default_factory=list, init=False)
    """The additional output of `--stats`: time, memory, how often each action was taken."""
    shortest: bool = field(default=False, init=False)
    never_enabled: dict[str, list[str]] | None = field(default=None, init=False)
    """By optional bound, its actions that no reachable state enables; None unless every state was visited."""
    stopped: str = field(default="", init=False)
    seconds: float = field(default=0.0, init=False)
    cross_check: CrossCheck | None = field(default=None, init=False, repr=False)

    def conclude(self, verdicts: Sequence[Verdict], budget: Budget, shows: Shows | None = None) -> Self:
        """Sets the verdicts, after the rules on ints have replayed every trace.

        Raises EngineError unless each trace violates its property with its last step and not before. `shows` judges the
        replayed run if the verdict is about more than its last state.
        """
        self.verdicts = tuple(self._confirmed(verdict, shows) for verdict in verdicts)
        self.stopped = self.stopped or budget.stopped
        self.seconds = self.seconds or budget.elapsed
        return self

    def _confirmed(self, verdict: Verdict, shows: Shows | None) -> Verdict:
        """The verdict after its trace was replayed, with acknowledgements as early as they can be."""
        if verdict.trace is None:
            return verdict
        if self.cross_check is not None:
            self.cross_check.trace(verdict.trace)
        if verdict.property.is_promise:
            confirm_lasso(self.system, verdict)
            return verdict
        run = confirm(self.system, verdict.property, verdict.trace, shows)
        return verdict if shows else replace(verdict, trace=acknowledged_early(run, verdict.property.on_ints).steps)

    def with_promises(self, other: Result) -> Self:
        """This result with the verdicts of another one on promises of the same configuration."""
        self.properties += other.properties
        self.verdicts += other.verdicts
        self.shortest = self.shortest and other.shortest
        self.stopped = self.stopped or other.stopped
        self.seconds += other.seconds
        self.details += other.details[-2:]
        return self

    @property
    def interrupted(self) -> bool:
        return self.stopped == INTERRUPTED

    @property
    def early(self) -> str:
        return f"; stopped early: {self.stopped}" if self.stopped else ""

    def add_taken(self, taken: Mapping[str, int], who: str = "") -> None:
        """Adds the number of steps of each action. `who` begins a warning about actions never taken; empty for none."""
        never = [name for name, count in taken.items() if count == 0]
        self.statistics |= {"actions": dict(taken), "never_taken": never if who else None}
        self.details += ["", "steps taken, by action:"]
        self.details.append(Table([(n, name) for name, n in sorted(taken.items(), key=lambda item: -item[1])]))
        named = set(chain.from_iterable((self.never_enabled or {}).values()))
        if who and (others := [name for name in never if name not in named]):
            self.summary.append(suspicion(who, others))

    def to_json(self) -> dict[str, Any]:
        """The object that `check --json` prints."""
        return {
            "protocol": self.system.protocol.name,
            "bounds": dict(self.system.bounds),
            "engine": self.engine,
            "version": tideproof_version(),
            "properties": [verdict_json(v) for v in self.verdicts],
            **self.statistics,
            "never_enabled": self.never_enabled,
            "stopped": self.stopped or None,
            "seconds": round(self.seconds, 3),
        }


def suspicion(who: str, never: Sequence[str]) -> Note:
    """The warning that these actions were never taken: `who` begins the sentence."""
    return Note(f"Warning: {who} {', '.join(never)}.", warning=True)


def step_json(step: Instance) -> dict[str, Any]:
    return {"name": step.action.name, "parameters": dict(step.parameters)}


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    return {
        "property": verdict.property.name,
        "verdict": verdict.word(),
        "detail": str(verdict),
        "depth": verdict.depth,
        "trace": None if verdict.trace is None else [step_json(step) for step in verdict.trace],
        **({} if verdict.loop_from is None else {"loop_from": verdict.loop_from}),
        **verdict.figures,
    }


Shows = Callable[[Run], bool]
"""Returns whether a replayed run shows that a property is violated."""


def confirm(system: System, prop: Property, trace: Sequence[Instance], shows: Shows | None = None) -> Run:
    """Replays a trace and returns its run. Raises EngineError unless it violates the property at its end only."""
    try:
        run = replay(system, trace)
        if shows(run) if shows else run.first_violation(prop.on_ints) == len(trace):
            return run
        why = "does not replay"
    except ReplayError as error:
        why = f"takes a step that the rules do not allow: {error}"
    raise EngineError(f"{system.protocol.name}: the trace against {prop.name} {why}")


def confirm_lasso(system: System, verdict: Verdict) -> None:
    """Replays a trace and its loop, without the history variables of other properties. Raises EngineError where it
    does not break the promise.
    """
    alone = watched(system.protocol, system.bounds, [verdict.property])
    try:
        if breaks(with_loop(replay(alone, verdict.trace or ()), verdict.loop_from), verdict.property):
            return
        why = "cannot repeat for ever, or breaks nothing"
    except ReplayError as error:
        why = f"takes a step that the rules do not allow: {error}"
    raise EngineError(f"{system.protocol.name}: the run against {verdict.property.name} {why}")


def by_action(system: System, taken: Sequence[int]) -> dict[str, int]:
    """The numbers of steps by action, from those by transition."""
    counts = dict.fromkeys((a.name for a in system.actions), 0)
    for instance, count in zip(system.instances if len(taken) else (), taken, strict=False):
        counts[instance.action.name] += count
    return counts


def left_range(system: System, steps: Sequence[Instance]) -> Exception:
    """The error for steps of which, by compiled code, the last one drives a variable out of its range."""
    try:
        replay(system, steps)
    except ModelError as error:
        before = ", ".join(map(str, steps[:-1]))
        return ModelError(f"{system.protocol.name}: {error}, after {before or 'no step'}")
    return EngineError(f"{system.protocol.name}: compiled {steps[-1]} leaves a range that the rule keeps")


# The engine itself ----------------------------------------------------------------------------------------------------

O = TypeVar("O")  # noqa: E741


class Engine(ABC, Generic[O]):
    """A way to decide properties.

    `meaning` is its line in `tideproof list`. The fields of `Options` are its command-line options. The registry
    imports its module, so the module must import slow libraries only when the engine runs.
    """

    name: ClassVar[str]
    meaning: ClassVar[str]
    Options: ClassVar[type[Any]] = NoOptions
    plans_memory: ClassVar[bool] = False
    """Whether it supports a memory limit."""

    decides_promises: ClassVar[bool] = False
    """Whether it decides what must happen in the end, and nothing else."""

    slow_with_history: ClassVar[bool] = False
    """Whether history variables make it slow: by default it then skips the properties that use one."""

    @property
    def selected_by(self) -> str:
        """The command-line option that selects it."""
        return f"--engine {self.name}"

    @abstractmethod
    def run(
        self, system: System, properties: Sequence[Property], options: O, budget: Budget, reporter: Reporter
    ) -> Result:
        """Decides the properties; the system must have their ghosts.

        Raises ValueError, in words for the user, if it cannot decide them; ModelError if a rule is wrong; EngineError
        if engine and rules disagree.
        """
