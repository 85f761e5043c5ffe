"""Actions: rules with parameters.

A rule is a generator. Each `yield` is one conjunct of its guard; it returns the next state. On ints a run stops at the
first false conjunct; on terms it collects all conjuncts:

    @action(leader=REPLICA)
    def leader_write(s: ReplicationState, leader: int) -> Rule[ReplicationState]:
        '''A replica that believes it leads appends the next record to its own log.'''
        yield presumes_leadership(s, leader)
        yield s.next_record < s.bounds.records
        return s.replace(…)
"""

from __future__ import annotations

import inspect
import linecache
import re
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, partial
from itertools import product
from typing import Any, NamedTuple, TypeVar, cast

from tideproof.model.language.algebra import Bool
from tideproof.model.language.allowed import primitive, started
from tideproof.model.language.errors import Final
from tideproof.model.language.freezing import frozen
from tideproof.model.language.state import NIL, Bounds, State, name_of, read_only

__all__ = ["EPOCH", "REPLICA", "Parameter", "action", "not_fair", "strongly_fair", "weakly_fair"]

S = TypeVar("S", bound=State)
Rule = Generator[Bool, None, S]


@dataclass(frozen=True)
class Parameter(Final):
    """A parameter of actions: the number of its values, 0, 1 …, and the text of each.

    If the protocol assigns the values one after another (epochs), `given` returns the number assigned so far. `renamed`
    returns the value after broker `b` is renamed to `names[b]`, or None if the value refers to a broker that `names`
    lacks. Both allow changing a schedule while its steps keep their meaning.
    """

    count: Callable[[Bounds], int]
    show: Callable[[int], str]
    given: Callable[[Any], int] | None = None
    renamed: Callable[[int, Mapping[int, int]], int | None] = lambda value, names: value

    def __call__(self, bounds: Bounds) -> int:
        """The number of values. Variables may be indexed by a parameter, which calls this."""
        return cast(int, frozen(self.count)(bounds))

    def values(self, bounds: Bounds) -> range:
        return range(self(bounds))


def shown_broker(replica: int) -> str:
    return "none" if replica == NIL else f"b{replica}"


def members(flags: Sequence[object]) -> tuple[int, ...]:
    """The brokers of a set that is given as one flag for each broker."""
    return tuple(broker for broker, member in enumerate(flags) if member)


def shown_brokers(flags: Sequence[object]) -> str:
    return "{" + ",".join(map(shown_broker, members(flags))) + "}"


def shown_record(record: int) -> str:
    """r1, r2 … in the order in which they are produced."""
    return f"r{record + 1}"


def shown_entry(record: int, epoch: int) -> str:
    """A record with the leader epoch that its batch carries: `r1e0`."""
    return f"{shown_record(record)}e{epoch}"


REPLICA = Parameter(lambda b: b.replicas, shown_broker, renamed=lambda replica, names: names.get(replica))
EPOCH = Parameter(lambda b: b.epochs, "e{}".format, given=lambda s: s.next_epoch)


Asked = Callable[[Bounds], bool]


def always(bounds: Bounds) -> bool:
    return True


Site = tuple[tuple[int, str, int], ...]
"""The position of a run of a rule: the instruction of each suspended generator, the outermost first."""


class Fairness(StrEnum):
    """What is assumed of each kind of step of an action where a property says what must happen in the end.

    A step that is weakly fair is taken in the end where it stays possible; one that is strongly fair, where it is
    possible again and again. Of one that is not fair nothing is assumed: it may never come. As in TLA+, only a step
    that changes the state counts as possible, and as taken.
    """

    NONE = "not fair"
    WEAK = "weakly fair"
    STRONG = "strongly fair"


@dataclass(frozen=True)
class Action(Final):
    """A rule with its parameters, its field name and its meaning in one sentence.

    `asked` tells under which bounds the action exists: one that crashes a broker only where `crashes` is not 0.
    `left_out` is the position of a conjunct of the guard that runs skip (conjuncts.py); empty for none.
    """

    name: str
    meaning: str
    parameters: Mapping[str, Parameter]
    rule: Callable[..., Rule[Any]]
    asked: Asked = always
    left_out: Site = ()
    fairness: Fairness = Fairness.NONE
    fair_as_one: bool = False
    """Whether fairness is of the action as a whole, whatever its parameters, and not of each of its kinds of step."""
    fair_together: str = ""
    """A name that actions share of which it is enough that any is taken, as of the disjunction of actions in TLA+."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "parameters", read_only(self.parameters))

    def is_asked(self, bounds: Bounds) -> bool:
        return bool(frozen(self.asked)(bounds))

    def run(self, state: Any, /, **parameters: Any) -> Any:
        """The rule, called: a generator of its conjuncts. Raises LanguageError for code outside the rule language."""
        run = started(frozen(self.rule)(state, **parameters))
        return _WithoutConjunct(run, self.left_out) if self.left_out else run

    def instances(self, bounds: Bounds) -> Iterator[dict[str, int]]:
        """All assignments of the parameters; none if the action does not exist under the bounds."""
        if not self.is_asked(bounds):
            return
        all_values = [p.values(bounds) for p in self.parameters.values()]
        if not all(all_values):  # `product` would first list all values of the others
            return
        for values in product(*all_values):
            yield dict(zip(self.parameters, values, strict=True))


NO_DOCSTRINGS = "Python leaves out docstrings, which say what rules mean: run it without PYTHONOPTIMIZE=2 (or -OO)"


def meaning_of(function: Callable[..., Any]) -> str:
    """The first paragraph of the docstring in one line; empty where there is none."""
    doc = inspect.getdoc(function)
    if not doc and sys.flags.optimize >= 2:
        raise TypeError(NO_DOCSTRINGS)
    return " ".join((doc or "").split("\n\n")[0].split())


def action(asked: Asked = always, /, **parameters: Parameter) -> Callable[[Callable[..., Rule[Any]]], Action]:
    """Makes an action of a rule. The function's name in CamelCase is the action's, its docstring is the meaning."""
    if not callable(asked) or isinstance(asked, Parameter) or inspect.isgeneratorfunction(asked):
        raise TypeError(
            f"{name_of(asked)} does not say of bounds whether they ask for an action: write @action() above a rule, "
            'with its parameters by name, as in @action(asked("crashes"), leader=REPLICA)'
        )
    for name, parameter in parameters.items():
        if not isinstance(parameter, Parameter):
            raise TypeError(f"{name}={name_of(parameter)} is no Parameter of an action, as REPLICA and EPOCH are")

    def make(rule: Callable[..., Rule[Any]]) -> Action:
        meaning = meaning_of(rule)
        if not meaning:
            raise TypeError(f"{rule.__name__} has no docstring: its first sentence is the meaning of the action")
        if not inspect.isgeneratorfunction(rule):
            raise TypeError(f"{rule.__name__} has no `yield`: each conjunct of its guard is one (`yield s.x < 3`)")
        name = "".join(part.capitalize() for part in rule.__name__.split("_"))
        return Action(name, meaning, parameters, rule, asked)

    return make


class Instance(NamedTuple):
    """An action with its parameters given: one kind of step."""

    slot: str
    action: Action
    parameters: dict[str, int]

    def __str__(self) -> str:
        kinds = self.action.parameters
        shown = ", ".join(f"{name}={kinds[name].show(value)}" for name, value in self.parameters.items())
        return f"{self.action.name}({shown})"


class Blocked:
    """The first false conjunct of a guard; or the constraint on steps, where the rule has run through.

    Its text is looked up when it is read: searches, which meet most of these, read none.
    """

    def __init__(self, run: Any) -> None:
        self._run = run

    @cached_property
    def _frame(self) -> Any:
        """The frame at the conjunct; None where the rule has run through."""
        *_, inner = suspended(self._run)
        return inner.gi_frame

    @property
    def where(self) -> str:
        return f"{self._frame.f_code.co_filename}:{self._frame.f_lineno}" if self._frame else ""

    @cached_property
    def conjunct(self) -> str:
        if self._frame is None:
            return "the constraint on steps"
        code, line = self._frame.f_code, self._frame.f_lineno
        # The place of the whole expression, where the interpreter knows it: it may span lines.
        first, last, _, _ = list(code.co_positions())[self._frame.f_lasti // 2]
        lines = range(first or line, (last or line) + 1)
        text = " ".join(linecache.getline(code.co_filename, number).strip() for number in lines)
        text = re.sub(r",? ([)\]}])", r"\1", re.sub(r"([(\[{]) ", r"\1", text))  # of several lines
        return re.sub(r"^yield( from)?\b", "", text).strip()

    @property
    def meaning(self) -> str:
        """The first sentence of the docstring of the predicate that the conjunct calls."""
        called = re.match(r"(?:not_\()?([A-Za-z_][\w.]*)\(", self.conjunct)
        predicate = self._frame.f_globals.get(called[1]) if self._frame and called else None
        if predicate is None or getattr(predicate, "__module__", "").endswith(".algebra"):
            return ""
        doc = " ".join((getattr(predicate, "__doc__", None) or "").split("\n\n")[0].split())
        return doc.rstrip(".")

    def __str__(self) -> str:
        return f"`{self.conjunct}` is false" + (f" ({self.meaning})" if self.meaning else "")


def suspended(run: Any) -> Iterator[Any]:
    """The suspended generators of a run, the outermost first; the last may be a list of conjuncts."""
    while hasattr(run, "gi_yieldfrom"):
        yield run
        run = run.gi_yieldfrom


def site_of(run: Any) -> Site:
    """The present position of a run, which is suspended at a conjunct."""
    frames = [r.gi_frame for r in suspended(run) if hasattr(r, "gi_frame")]
    return tuple((frame.f_lasti, frame.f_code.co_filename, frame.f_code.co_firstlineno) for frame in frames)


class _WithoutConjunct:
    """A run of a rule, used like a generator, that skips one conjunct."""

    def __init__(self, run: Any, left_out: Site) -> None:
        self.gi_yieldfrom = run  # `suspended` follows this attribute into the rule
        self._left_out = left_out

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        while True:
            conjunct = next(self.gi_yieldfrom)
            if site_of(self.gi_yieldfrom) != self._left_out:
                return conjunct


@primitive
def effect(run: Rule[S]) -> S:
    """The state that a rule returns, ignoring its guard."""
    steps = started(run)
    try:
        while True:
            next(steps)
    except StopIteration as end:
        return cast(S, end.value)


@dataclass(frozen=True)
class StepByRules:
    """A step whose rule takes the rules of a protocol as its first argument: called with them, it makes an action.

    The rule of another step runs it by `yield from step.rule(rules, s, …)`.
    """

    rule: Callable[..., Rule[Any]]
    template: Action
    title: str = ""

    @property
    def __name__(self) -> str:
        return self.title or self.template.name

    def __call__(self, rules: Any) -> Action:
        bound: Any = partial(self.rule, rules)
        bound.__name__ = self.rule.__name__
        return replace(self.template, rule=bound)


A = TypeVar("A", Action, StepByRules)


def _with_fairness(step: Any, fairness: Fairness, as_one: bool = False, together: str = "") -> Any:
    if isinstance(step, StepByRules):
        return replace(step, template=_with_fairness(step.template, fairness, as_one, together))
    if not isinstance(step, Action):
        raise TypeError(f"{name_of(step)} is no action: write the fairness above @action()")
    return replace(step, fairness=fairness, fair_as_one=as_one, fair_together=together)


def weakly_fair(step: A, *, as_one: bool = False, together: str = "") -> A:
    """The action, of which each kind of step is taken in the end where it stays possible; `as_one`, of which any is
    where some one stays possible, as TLA+ has it of an action that chooses its parameters. Of actions with the same
    parameters that have the same name in `together`, any is taken where some one stays possible.
    """
    return cast(A, _with_fairness(step, Fairness.WEAK, as_one, together))


def strongly_fair(step: A, *, as_one: bool = False) -> A:
    """The action, of which each kind of step is taken in the end where it is possible again and again; `as_one`, of
    which any is.
    """
    return cast(A, _with_fairness(step, Fairness.STRONG, as_one))


def not_fair(step: A) -> A:
    """The action, of which no kind of step need ever come: for a variation."""
    return cast(A, _with_fairness(step, Fairness.NONE))


def step_by_rules(
    asked: Asked = always, /, **parameters: Parameter
) -> Callable[[Callable[..., Rule[Any]]], StepByRules]:
    """Makes a step of a rule that takes the rules of a protocol as its first argument."""
    return lambda rule: StepByRules(rule, action(asked, **parameters)(rule))
