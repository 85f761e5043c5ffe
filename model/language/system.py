"""A protocol under bounds, with history variables: its steps, on ints and in symbols."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, cast

from tideproof.model.language.actions import Action, Blocked, Instance, Parameter, Rule
from tideproof.model.language.algebra import Bool, BoolTerm, all_of, brief
from tideproof.model.language.errors import Final
from tideproof.model.language.freezing import blame, blaming, freeze, frozen
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.space import Space
from tideproof.model.language.state import Bounds, ModelError, S, State, refuse_no_state_class

__all__ = ["Ghost"]

FullState = tuple[State, ...]

MOST_KINDS_OF_STEP = 20_000


@dataclass(frozen=True)
class Ghost(Final):
    """A history variable, for properties. No rule can read it: rules get no ghost.

    `observe` maps the ghost's state and the protocol's state after a step to the ghost's next state. It also observes
    the initial state, beginning with `initial`, or with the initial state that its class declares. A ghost that
    compares successive states gives `begin`: its state in the initial state, to which no step leads.
    """

    name: str
    state: type[State]
    observe: Callable[[Any, Any], State]
    initial: Callable[[Bounds], State] | None = None
    begin: Callable[[Any], State] | None = None

    def __post_init__(self) -> None:
        refuse_no_state_class(self.state, f"a Ghost of {self.name} needs the class of what it remembers")
        # The names of its variables must not clash with a solver's own names, and Z3 cuts names at a NUL.
        if not self.name.isprintable() or not re.fullmatch(r"[^\s:.=]+", self.name):
            raise ModelError(f"a Ghost has a printable name without blanks and `:.=`, not {self.name!a}")

    @property
    def rules(self) -> list[Callable[..., Any]]:
        return [part for part in (self.observe, self.initial, self.begin) if part is not None]

    def begun(self, s: State) -> State:
        """The ghost's state in the initial state."""
        if self.begin is not None:
            return cast(State, frozen(self.begin)(s))
        return self.observed((frozen(self.initial) if self.initial else self.state.initial)(s.bounds), s)

    def observed(self, remembered: State, s: State) -> State:
        """The ghost's next state, after a step to this state."""
        return cast(State, frozen(self.observe)(remembered, s))


class Transition(NamedTuple):
    """A kind of step in symbols: the conjuncts of its guard, the leaves after it, and the indices of changed leaves."""

    instance: Instance
    guard: tuple[Bool, ...]
    leaves: list[Any]
    changed: tuple[int, ...]


STOPS: ContextVar[Callable[[], None]] = ContextVar("stops", default=lambda: None)
"""Called before each symbolic evaluation of a kind of step, of which there may be many. It may raise, to stop."""

Constraint = Callable[["System", Instance, FullState], Bool]


@dataclass(frozen=True)
class System:
    """A protocol under bounds, with ghosts: the input of the engines.

    The `constraint` restricts the steps (TLC: ACTION_CONSTRAINT). It gets the system, the step, and the state after it.
    """

    protocol: Protocol
    bounds: Bounds
    ghosts: tuple[Ghost, ...] = ()
    constraint: Constraint | None = None
    space: Space = field(init=False, repr=False, compare=False)
    initial: FullState = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        types = [self.protocol.state, *(ghost.state for ghost in self.ghosts)]
        with blaming(self.protocol.name):
            freeze(*self.protocol.functions, *(rule for ghost in self.ghosts for rule in ghost.rules))
            object.__setattr__(self, "space", Space(types, self.bounds, [ghost.name for ghost in self.ghosts]))
        with blaming(f"{self.protocol.name}: the initial state"):
            object.__setattr__(self, "initial", self._begun())
            escaped = self.space.out_of_range(self.initial)
        if escaped is not None:
            value = self.space.leaves(self.initial)[self.space.variables.index(escaped)]
            values = f"the value {value}, not one of {escaped.lo}..{escaped.hi}"
            raise ModelError(f"{self.protocol.name}: the initial state gives {escaped.name} {values}")

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        return tuple(a for a in self.protocol.slots.values() if a.is_asked(self.bounds))

    @cached_property
    def actions_by_bound(self) -> dict[str, tuple[Action, ...]]:
        """The actions that exist only because of an optional bound, by its name.

        An action that several of these bounds enable, each of them alone, is listed under each.
        """
        given = [s for s in self.protocol.bounds if s.optional and self.bounds[s.name] != s.default]
        none = Bounds(**{**self.bounds, **{spec.name: spec.default for spec in given}})
        of_bounds = [action for action in self.actions if not action.is_asked(none)]
        without = {spec.name: Bounds(**{**self.bounds, spec.name: spec.default}) for spec in given}
        alone = {spec.name: Bounds(**{**none, spec.name: self.bounds[spec.name]}) for spec in given}
        return {
            name: tuple(a for a in of_bounds if not a.is_asked(without[name]) or a.is_asked(alone[name]))
            for name in without
        }

    @cached_property
    def kinds(self) -> tuple[Instance, ...]:
        """Every kind of step under the bounds, including those that are never enabled."""
        slots = self.protocol.slots.items()
        return tuple(Instance(slot, act, given) for slot, act in slots for given in act.instances(self.bounds))

    @cached_property
    def instances(self) -> tuple[Instance, ...]:
        """Every kind of step except those whose guard is constantly false."""
        return tuple(t.instance for t in self.transitions)

    def _begun(self) -> FullState:
        state = variables_alone(self.protocol.begun(self.bounds), self.protocol.state, self.bounds)
        return (state, *(variables_alone(ghost.begun(state), ghost.state, self.bounds) for ghost in self.ghosts))

    def starting_at(self, full_state: FullState) -> System:
        """This system with another initial state; it shares the symbolic evaluation of the rules."""
        other = copy(self)
        object.__setattr__(other, "initial", full_state)
        return other

    def step(self, full_state: FullState, instance: Instance) -> FullState | Blocked:
        """The state after a step, on ints; or why the step is not enabled."""
        after = self.after(full_state, instance)
        if not isinstance(after, tuple):
            return Blocked(after)
        self.refuse_escaped(instance, after)
        return after

    def after(self, full_state: FullState, instance: Instance) -> FullState | Rule[Any]:
        """The state after a step, on ints, without checking ranges; or the run of the rule, stopped at a false
        conjunct.

        If the constraint is false, the run is complete.
        """
        try:
            run: Rule[Any] = instance.action.run(full_state[0], **instance.parameters)
            try:
                while (conjunct := next(run)) is True or truth(conjunct, run):
                    pass
                return run
            except StopIteration as end:
                after = self._observed(full_state, end.value)
        except Exception as error:
            blame(instance.action.name, error, instance.action.rule)
        return after if self.constraint is None or self.constraint(self, instance, after) else run

    def refuse_escaped(self, instance: Instance, after: FullState) -> None:
        """Raises ModelError if a step gives a variable a value out of its range or of the wrong kind."""
        with blaming(instance.action.name, instance.action.rule):
            escaped = self.space.out_of_range(after)
        if escaped is not None:
            raise ModelError(f"{instance} drives {escaped.name} out of its range {escaped.lo}..{escaped.hi}")

    def successors(self, full_state: FullState) -> Iterator[tuple[Instance, FullState]]:
        """The enabled steps and successors of a state, on ints, in the order of `instances`."""
        for instance in self.instances:
            after = self.step(full_state, instance)
            if not isinstance(after, Blocked):
                yield instance, after

    @cached_property
    def transitions(self) -> tuple[Transition, ...]:
        """Every kind of step in symbols, except those that are never enabled. Raises ModelError for wrong rules."""
        stop, symbols, found = STOPS.get(), self.space.symbols, []
        before = self.space.leaves(symbols)
        for instance in self._kinds():
            stop()
            with blaming(instance.action.name, instance.action.rule):
                found.append(self._in_symbols(instance, symbols, before))
        return tuple(transition for transition in found if transition is not None)

    def _kinds(self) -> Iterator[Instance]:
        for slot, act in self.protocol.slots.items():
            with blaming(act.name, act.rule):
                if not act.is_asked(self.bounds):
                    continue
                kinds = math.prod(len(p.values(self.bounds)) for p in act.parameters.values())
                if kinds > MOST_KINDS_OF_STEP:
                    raise ModelError(f"its parameters make {kinds:,} kinds of step, more than {MOST_KINDS_OF_STEP:,}")
                if not kinds:  # a parameter has no values, while another may have very many
                    continue
                for name, parameter in act.parameters.items():
                    _refuse_ambiguous(name, parameter, parameter.values(self.bounds))
                given = [*act.instances(self.bounds)]
            yield from (Instance(slot, act, parameters) for parameters in given)

    def _in_symbols(self, instance: Instance, symbols: FullState, before: list[Any]) -> Transition | None:
        read = in_symbols(instance.action.run(symbols[0], **instance.parameters))
        if read is None:
            return None
        guard, after = read[0], self._observed(symbols, read[1])
        if self.constraint is not None:
            guard.append(self.constraint(self, instance, after))
        if all_of(*guard) is False:  # conjuncts that contradict each other
            return None
        leaves = self.space.checked_leaves(after)
        changed = tuple(i for i, (old, new) in enumerate(zip(before, leaves, strict=True)) if old is not new)
        return Transition(instance, tuple(guard), leaves, changed)

    def _observed(self, full_state: FullState, after: Any) -> FullState:
        """The state with the ghosts' next states."""
        after = variables_alone(after, self.protocol.state, self.bounds)
        seen = ((g, g.observed(seen, after)) for g, seen in zip(self.ghosts, full_state[1:], strict=True))
        return (after, *(variables_alone(part, g.state, self.bounds) for g, part in seen))

    def check_observers(self) -> None:
        """Raises ModelError if an observer is wrong, or reads an unknown variable or bound."""
        symbols = self.space.symbols
        for ghost, seen in zip(self.ghosts, symbols[1:], strict=True):
            with blaming(ghost.name, ghost.observe):
                ghost.observed(seen, symbols[0])

    def find(self, name: str, parameters: Mapping[str, int]) -> Instance:
        """The step with this action name and these parameters. Raises ValueError if there is none."""
        for slot, act in self.protocol.slots.items():
            if act.name == name:
                return self.fill(slot, parameters)
        known = ", ".join(act.name for act in self.protocol.slots.values())
        raise ValueError(f"{self.protocol.name} has no action {name!r} (it has {known})")

    def fill(self, slot: str, parameters: Mapping[str, int]) -> Instance:
        """The step of the action in this slot with these parameters. Raises ValueError if they do not fit it."""
        act = self.protocol.slots[slot]
        if not act.is_asked(self.bounds):
            raise ValueError(f"{act.name} does not happen under {self.bounds}")
        if set(parameters) != set(act.parameters):
            takes, given = (", ".join(names) or "nothing" for names in (act.parameters, parameters))
            raise ValueError(f"{act.name} takes {takes}, not {given}")
        for name, value in parameters.items():
            allowed = act.parameters[name].values(self.bounds)
            if type(value) is not int or value not in allowed:
                values = f"one of 0..{allowed[-1]}" if allowed else f"possible: it has no value under {self.bounds}"
                raise ValueError(f"{act.name}: {name} is {value!r}, not {values}")
        return Instance(slot, act, {name: parameters[name] for name in act.parameters})


def variables_alone(part: Any, declared: type[S], bounds: Bounds) -> S:
    """A state from a rule or an observer. Raises ModelError for another class or bounds, which packing would lose."""
    if type(part) is not declared:
        raise ModelError(f"it returns {brief(part)}, which is not a state of the class {declared.__name__}")
    if part.bounds is bounds:
        return part
    if part.bounds != bounds:
        raise ModelError(f"it has the bounds {part.bounds!r}, not those that are given, {bounds!r}")
    return replace(part, bounds=bounds)


def _refuse_ambiguous(name: str, parameter: Parameter, values: Iterable[int]) -> None:
    """Raises ModelError if two values of a parameter have the same text, which would make traces ambiguous."""
    shown: dict[str, int] = {}
    for value in values:
        try:
            text = parameter.show(value)
        except (Exception, SystemExit) as error:  # `show` is arbitrary code, not a rule
            raise ModelError(f"the value {value} of {name} cannot be shown: {type(error).__name__}: {error}") from error
        if shown.setdefault(text, value) != value:
            raise ModelError(f"the values {shown[text]} and {value} of {name} are both shown as {text!r}")


def truth(conjunct: Any, run: Any) -> Bool:
    if isinstance(conjunct, (bool, BoolTerm)):
        return conjunct
    line = Blocked(run).where.rpartition(":")[2]
    raise ModelError(f"it yields {brief(conjunct)} in line {line}, which is not a truth value")


def in_symbols(run: Rule[Any]) -> tuple[list[Bool], Any] | None:
    """The conjuncts of a rule's guard that depend on the state, and the next state; None if one is constantly false."""
    guard: list[Bool] = []
    while True:
        try:
            conjunct = truth(next(run), run)
        except StopIteration as end:
            return guard, end.value
        if conjunct is False:
            return None
        if conjunct is not True:
            guard.append(conjunct)
