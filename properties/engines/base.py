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
from dataclasses import MISSING, dataclass, field
from itertools import chain
from typing import Any, ClassVar, Generic, Self, TypeVar

from tideproof.model.language.actions import Instance
from tideproof.model.language.properties import EngineError, Property, Verdict, watched
from tideproof.model.language.state import ModelError, State
from tideproof.model.language.system import STOPS, System
from tideproof.model.runs.lasso import breaks, with_loop
from tideproof.model.runs.replay import ReplayError, Run, replay
from tideproof.model.runs.trace import tideproof_version
from tideproof.properties.engines.cross_check import CrossCheck

INTERRUPTED = "interrupted"
"""The reason why an engine stopped early, if its user stopped it (Ctrl-C, SIGTERM)."""

_REPORT_SECONDS = 0.1
_CALL_SECONDS = 0.03
_MOST_AT_ONCE = 1 << 40
"""More than any call can do: the size of calls that take no time would double without end."""


# Arguments of an engine -----------------------------------------------------------------------------------------------


class Spent(BaseException):
    """The budget is spent; the text says which part. It is no Exception: libraries would take it for a failure."""


@dataclass(eq=False)
class Budget:
    """The limits of a run: seconds from now on, bytes of memory (None: no limit). `stopped` says why it ended early."""

    seconds: float | None = None
    memory: int | None = None
    stopped: str = field(default="", init=False)

    def __post_init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Restart the clock, to leave out the time that preparations took."""
        self._started = time.monotonic()

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self._started

    @property
    def deadline(self) -> float:
        """When the time is spent, on the clock `time.monotonic`."""
        return math.inf if self.seconds is None else self._started + self.seconds

    @property
    def remaining(self) -> float:
        return max(0.0, self.deadline - time.monotonic())

    @property
    def time_spent(self) -> str:
        return f"the time limit of {self.seconds:g} s"

    def check(self) -> None:
        """Raises Spent where the time is spent, or the run had to stop before."""
        if self.stopped:
            raise Spent(self.stopped)
        if time.monotonic() >= self.deadline:
            raise Spent(self.time_spent)

    @contextmanager
    def limits(self) -> Iterator[None]:
        """Ends the block where the budget is spent or the user interrupts it, and notes why in `stopped`."""
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
    """Receives the progress of a run. This one shows nothing; a subclass overrides `show`."""

    _reported = -math.inf

    def show(self, line: str, at_once: bool = False) -> None:
        """Shows a line in place of the one before; `at_once` where it may be long before the next one."""

    def tell(self, line: Callable[[], str]) -> None:
        """Shows a line some ten times a second at most: it may be called as often as is convenient."""
        now = time.monotonic()
        if now - self._reported >= _REPORT_SECONDS:
            self._reported = now
            self.show(line())


@dataclass
class Pace:
    """How much to do in one call of compiled code, so that an interrupt is heard between two calls."""

    size: int
    least: int = 1
    called: float = math.inf

    def next(self) -> int:
        """The size of the next call: adapted to the time since this was last called."""
        now = time.monotonic()
        if self.called < now:
            size = int(self.size * min(2.0, _CALL_SECONDS / (now - self.called)))
            self.size = min(max(self.least, size), _MOST_AT_ONCE)
        self.called = now
        return self.size


def option(default: Any = MISSING, help: str = "", *, factory: Any = MISSING, **more: Any) -> Any:  # noqa: A002
    """A field of an engine's Options. With a help text it is an option of the command line; see cli/options.py."""
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
    """The number of jobs, at most the `most` that are of use. Raises ValueError for a negative number."""
    if jobs < 0:
        raise ValueError(f"--jobs {jobs}: give a number, or 0 for as many as there are cores")
    return min(jobs or cores(), most)


@dataclass(frozen=True)
class NoOptions:
    """The options of an engine that has none."""


# Its result -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Note:
    """An emphasised line: the heading of what follows, or a warning."""

    text: str
    warning: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of text. Numbers stand to the right; a table without columns has no head."""

    rows: Sequence[Sequence[str | int]]
    columns: Sequence[str] = ()


@dataclass(frozen=True)
class Seen:
    """A step seen in other variables: the states around it, and the number of the step in its run."""

    step: Instance
    number: int
    before: State
    after: State


Part = str | Note | Table | Run | Seen
"""A part of a summary: a line, a note, a table, a run step by step, or one step of it."""


@dataclass
class Result:
    """The findings of an engine.

    `statistics` has the engine's own figures, by the names that `check --json` prints, `summary` what people need of
    them. `shortest` says that no shorter run than the traces violates their properties.
    """

    engine: str
    system: System
    properties: tuple[Property, ...]
    verdicts: tuple[Verdict, ...] = field(default=(), init=False)
    statistics: dict[str, Any] = field(default_factory=dict, init=False)
    summary: list[Part] = field(default_factory=list, init=False)
    details: list[Part] = field(default_factory=list, init=False)
    """What `--stats` prints as well: time, memory, how often each action was taken."""
    shortest: bool = field(default=False, init=False)
    never_enabled: dict[str, list[str]] | None = field(default=None, init=False)
    """By optional bound the actions that it asks for, and that no reachable state enables. None where not every state
    was visited."""
    stopped: str = field(default="", init=False)
    seconds: float = field(default=0.0, init=False)
    cross_check: CrossCheck | None = field(default=None, init=False, repr=False)

    def conclude(self, verdicts: Sequence[Verdict], budget: Budget, shows: Shows | None = None) -> Self:
        """Set the verdicts, after the rules on ints have replayed every trace.

        Raises EngineError where a trace does not violate its property with its last step, and not before. `shows`
        judges the replayed run where the question is not about its last state alone.
        """
        for verdict in verdicts:
            if verdict.trace is not None:
                if self.cross_check is not None:
                    self.cross_check.trace(verdict.trace)
                if verdict.property.is_promise:
                    confirm_lasso(self.system, verdict)
                else:
                    confirm(self.system, verdict.property, verdict.trace, shows)
        self.verdicts = tuple(verdicts)
        self.stopped = self.stopped or budget.stopped
        self.seconds = self.seconds or budget.elapsed
        return self

    def with_promises(self, other: Result) -> Self:
        """This result with the verdicts of another one on promises of the same configuration."""
        self.properties += other.properties
        self.verdicts += other.verdicts
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
        """Adds how often each action was taken; `who` begins the warning of what never was, if that is known."""
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
"""Whether a replayed run shows that a property is violated."""


def confirm(system: System, prop: Property, trace: Sequence[Instance], shows: Shows | None = None) -> None:
    """Replays a trace. Raises EngineError where it does not violate the property at its end, and only there."""
    try:
        run = replay(system, trace)
        if shows(run) if shows else run.first_violation(prop.on_ints) == len(trace):
            return
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
    """Steps by the name of the action, from steps by transition."""
    counts = dict.fromkeys((a.name for a in system.actions), 0)
    for instance, count in zip(system.instances if len(taken) else (), taken, strict=False):
        counts[instance.action.name] += count
    return counts


def left_range(system: System, steps: Sequence[Instance]) -> Exception:
    """The error to raise where, by compiled code, the last of these steps drives a variable out of its range."""
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

    `meaning` is its line in `tideproof list`. The fields of `Options` are its options on the command line. The registry
    imports its module, so that module imports what takes long only when the engine runs.
    """

    name: ClassVar[str]
    meaning: ClassVar[str]
    Options: ClassVar[type[Any]] = NoOptions
    plans_memory: ClassVar[bool] = False
    """Whether it can honour a limit of memory."""

    decides_promises: ClassVar[bool] = False
    """Whether it decides what must happen in the end, and nothing else."""

    slow_with_history: ClassVar[bool] = False
    """Whether history variables make it slow: by default it leaves out the properties that use one."""

    @property
    def selected_by(self) -> str:
        """The option of the command line that selects it."""
        return f"--engine {self.name}"

    @abstractmethod
    def run(
        self, system: System, properties: Sequence[Property], options: O, budget: Budget, reporter: Reporter
    ) -> Result:
        """Decides the properties, which the system must be watched for. Raises ValueError, in words for the user, where
        it cannot do so; ModelError where a rule is wrong; EngineError where engine and rules disagree.
        """
