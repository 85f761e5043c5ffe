"""What a protocol is: actions in named slots, over a state with bounds; and a protocol as a variation of another.

A rule is a generator. Each `yield` is one conjunct of its guard, in the order of reading; what it returns is the next
state. On ints it stops at the first conjunct that is false; on terms all conjuncts are collected:

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
import math
import re
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property, partial
from itertools import product
from typing import Any, NamedTuple, TypeVar

from tideproof.model.language import algebra
from tideproof.model.language.algebra import Bool, BoolTerm, Term, all_of
from tideproof.model.language.state import MOST_BITS, NIL, Bounds, Space, State, option, refuse_unprintable
from tideproof.model.language.state import ModelError as ModelError

S = TypeVar("S", bound=State)
Rule = Generator[Bool, None, S]
World = tuple[State, ...]

MOST_CONJUNCTS = 10_000
MOST_KINDS_OF_STEP = 20_000


@dataclass(frozen=True)
class Parameter:
    """What an action is parametrised by: how many values it has, 0, 1 …, and how one of them is shown.

    Where the protocol gives the values out one after another (epochs), `given` says how many it has given out so far.
    `renamed` is the value that a value becomes when broker `b` is called `names[b]`, or None where a broker that it
    speaks of has no name any more. Both let a schedule be changed without changing what it says.
    """

    count: Callable[[Bounds], int]
    show: Callable[[int], str]
    given: Callable[[Any], int] | None = None
    renamed: Callable[[int, Mapping[int, int]], int | None] = lambda value, names: value

    def values(self, bounds: Bounds) -> range:
        return range(self.count(bounds))


def shown_broker(replica: int) -> str:
    return "nobody" if replica == NIL else f"b{replica}"


def members(flags: Sequence[object]) -> tuple[int, ...]:
    """The brokers of a set that has one flag a broker."""
    return tuple(broker for broker, member in enumerate(flags) if member)


def shown_brokers(flags: Sequence[object]) -> str:
    return "{" + ",".join(map(shown_broker, members(flags))) + "}"


def shown_record(record: int) -> str:
    """a, b … z, then r26, r27 …"""
    return chr(ord("a") + record) if record < 26 else f"r{record}"


REPLICA = Parameter(lambda b: b.replicas, shown_broker, renamed=lambda replica, names: names.get(replica))
EPOCH = Parameter(lambda b: b.epochs, "e{}".format, given=lambda s: s.next_epoch)


Asked = Callable[[Bounds], bool]


def always(bounds: Bounds) -> bool:
    return True


@dataclass(frozen=True)
class Action:
    """A rule with its parameters, its field name and its meaning in one sentence.

    `asked` says under which bounds there is such an action: one that crashes a broker only where `crashes` is not 0.
    """

    name: str
    meaning: str
    parameters: Mapping[str, Parameter]
    rule: Callable[..., Rule[Any]]
    asked: Asked = always

    def instances(self, bounds: Bounds) -> Iterator[dict[str, int]]:
        """All assignments of the parameters, if the bounds ask for the action at all."""
        if not self.asked(bounds):
            return
        for values in product(*(p.values(bounds) for p in self.parameters.values())):
            yield dict(zip(self.parameters, values, strict=True))


def action(asked: Asked = always, /, **parameters: Parameter) -> Callable[[Callable[..., Rule[Any]]], Action]:
    """Makes an action of a rule. The function's name in CamelCase is the action's, its docstring is the meaning."""

    def make(rule: Callable[..., Rule[Any]]) -> Action:
        meaning = " ".join((inspect.getdoc(rule) or "").split("\n\n")[0].split())
        if not inspect.isgeneratorfunction(rule) or not meaning:
            raise TypeError(f"{rule.__name__} must yield its guard and say in its docstring what it means")
        name = "".join(part.capitalize() for part in rule.__name__.split("_"))
        return Action(name, meaning, parameters, rule, asked)

    return make


@dataclass(frozen=True)
class BoundSpec:
    """A constant that a protocol asks for: the values that make sense, the default and its meaning.

    What is `optional` switches something on, and is not named in print while it has its default. `since` is the release
    and the issue that brought it, where not every release has it. `words` are values that are typed and shown as words:
    ("all", -1). The option of the command line, its help and its place in `tideproof list` follow from this.
    """

    name: str
    meaning: str
    least: int
    default: int
    most: int | None = None
    optional: bool = False
    since: str = ""
    words: tuple[tuple[str, int], ...] = ()

    def parse(self, text: str) -> int:
        """The value that is typed so. Raises ValueError where there is none."""
        try:
            return dict(self.words)[text] if text in dict(self.words) else int(text)
        except ValueError:
            raise ValueError(f"{text!r} is none of {self.metavar}") from None

    def show(self, value: int) -> str:
        """The value as it is typed."""
        return next((word for word, meant in self.words if meant == value), str(value))

    @property
    def metavar(self) -> str:
        return "|".join(("N", *(word for word, _ in self.words)))

    def at_most(self, most: int) -> BoundSpec:
        return replace(self, most=most)

    @property
    def option(self) -> str:
        return option(self.name)


@dataclass(frozen=True)
class Protocol:
    """A generation of a replication protocol.

    `slots` maps what a rule is for (`fetch`, `become_follower` …) to the action that does it in this generation. The
    same slot in two generations is the same event of the environment, which is how a schedule of one generation is
    replayed under another.
    """

    name: str
    title: str
    story: str
    state: type[State]
    initial: Callable[[Bounds], State]
    bounds: tuple[BoundSpec, ...]
    slots: Mapping[str, Action]
    source: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not re.fullmatch(r"[A-Za-z0-9][\w. -]*", self.name):
            raise ModelError(f"a protocol's name is of letters, digits, blanks, `-`, `_` and `.`, not {self.name!r}")
        for slot, act in self.slots.items():
            if not isinstance(act, Action):
                raise ModelError(f"{self.name}: slot {slot} holds {act!r}, which is not an action (see @action)")
            refuse_unprintable(f"{self.name}: slot {slot}", name=act.name, meaning=act.meaning)
        refuse_unprintable(self.name, title=self.title, story=self.story, source=self.source)
        for spec in self.bounds:
            refuse_unprintable(f"{self.name}: {spec.option}", name=spec.name, meaning=spec.meaning)
        names = [act.name for act in self.slots.values()]
        if twice := {name for name in names if names.count(name) > 1}:
            raise ModelError(
                f"{self.name}: two actions are named {', '.join(sorted(twice))}; a trace could mean either"
            )

    def variation(
        self,
        name: str,
        title: str,
        story: str,
        source: str = "",
        added: Mapping[str, Action] | None = None,
        **slots: Action | None,
    ) -> Protocol:
        """This protocol with some slots filled differently; a slot filled with None is left out.

        `added` fills slots by name, new ones too. Raises ModelError for a slot that this protocol does not have.
        """
        self.refuse_unknown(name, slots, list(self.slots))
        filled = {**self.slots, **slots, **(added or {})}
        kept = {slot: a for slot, a in filled.items() if a is not None}
        return replace(self, name=name, title=title, story=inspect.cleandoc(story), slots=kept, source=source)

    def refuse_unknown(self, name: str, slots: Iterable[str], known: Sequence[str]) -> None:
        """Raises ModelError for the first slot of the variation `name` that is not one of those known here."""
        for slot in slots:
            if slot not in known:
                near = get_close_matches(slot, known, n=1)
                hint = f"did you mean {near[0]}?" if near else f"it has {', '.join(known)}"
                raise ModelError(f"{name}: {self.name} has no slot {slot}; {hint} (a new one: added={{…}})")

    def bounded(self, /, **constants: int | None) -> Bounds:
        """The bounds with these constants, the others at their defaults.

        Raises ValueError, in words for the user, where a constant is unknown to this protocol or makes no sense.
        """
        known = {spec.name: spec for spec in self.bounds}
        for name, value in constants.items():
            if value is None:
                continue
            if name not in known:
                raise ValueError(
                    f"{self.name} has no bound {option(name)}; it takes "
                    + ", ".join(spec.option for spec in self.bounds)
                )
            if value < known[name].least:
                raise ValueError(
                    f"{known[name].option} {value}: {self.name} needs at least {known[name].least}"
                    f" ({known[name].meaning})"
                )
            most = known[name].most
            if most is not None and value > most:
                lacks = most == known[name].default and known[name].since
                why = f"does not have it; since {lacks}" if lacks else f"takes at most {most}"
                raise ValueError(f"{known[name].option} {value}: {self.name} {why} ({known[name].meaning})")
        given = {name: value for name, value in constants.items() if value is not None}
        bounds = Bounds(**{spec.name: given.get(spec.name, spec.default) for spec in self.bounds})
        # Reckoned with care: a bound may be so large that a set over it cannot even be counted.
        if max(bounds.values(), default=0) > MOST_BITS or (bits := Space.bits_of([self.state], bounds)) > MOST_BITS:
            countable = max(bounds.values(), default=0) <= MOST_BITS
            raise ValueError(
                f"{self._too_large(bounds, countable)}a state of {self.name} would take "
                f"{f'{bits:,}' if countable else f'more than {MOST_BITS:,}'} bits; the most that fits is {MOST_BITS:,}"
            )
        named = (s for s in self.bounds if not s.optional or bounds[s.name] != s.default)
        return bounds.shown_as({s.name: s.show(bounds[s.name]) for s in named})

    def _too_large(self, bounds: Bounds, countable: bool) -> str:
        """The bound whose default would save most of a state, for the head of a line; none where all have theirs."""

        def bits_without(spec: BoundSpec) -> int:
            return Space.bits_of([self.state], Bounds(**{**bounds, spec.name: spec.default}))

        above = [spec for spec in self.bounds if bounds[spec.name] > spec.default]
        if not above:
            return ""
        most = min(above, key=bits_without) if countable else max(above, key=lambda spec: bounds[spec.name])
        return f"{most.option} {bounds[most.name]} (default {most.default}): "


@dataclass(frozen=True)
class Ghost:
    """What an observer remembers of a run, for a property to speak of. No rule can see it: rules get no ghost.

    `observe` gets what the observer remembers, and the protocol's state after a step, and returns what it remembers
    then. It also sees the initial state. Before that it remembers what the state is declared with, or `initial`.
    """

    name: str
    state: type[State]
    observe: Callable[[Any, Any], State]
    initial: Callable[[Bounds], State] | None = None


class Instance(NamedTuple):
    """An action with its parameters given: one kind of step."""

    slot: str
    action: Action
    parameters: dict[str, int]

    def __str__(self) -> str:
        kinds = self.action.parameters
        shown = ", ".join(f"{name}={kinds[name].show(value)}" for name, value in self.parameters.items())
        return f"{self.action.name}({shown})"


class Blocked(NamedTuple):
    """Why an action cannot be taken: the place and the text of the first conjunct of its guard that is false."""

    where: str
    conjunct: str


class Transition(NamedTuple):
    """A kind of step in symbols: the conjuncts of its guard, the leaves after it, and what may leave its range."""

    instance: Instance
    guard: tuple[Bool, ...]
    leaves: list[Any]
    changed: tuple[int, ...]


@dataclass(frozen=True)
class System:
    """A protocol under bounds, watched by ghosts: what the engines explore."""

    protocol: Protocol
    bounds: Bounds
    ghosts: tuple[Ghost, ...] = ()
    space: Space = field(init=False, repr=False, compare=False)
    initial: World = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        types = [self.protocol.state, *(ghost.state for ghost in self.ghosts)]
        try:
            object.__setattr__(self, "space", Space(types, self.bounds, [ghost.name for ghost in self.ghosts]))
        except ModelError as error:
            raise ModelError(f"{self.protocol.name}: {error}") from None
        object.__setattr__(self, "initial", self._initial())

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the protocol that the bounds ask for."""
        return tuple(a for a in self.protocol.slots.values() if a.asked(self.bounds))

    @cached_property
    def instances(self) -> tuple[Instance, ...]:
        """Every kind of step that its guard does not rule out whatever the state."""
        return tuple(t.instance for t in self.transitions)

    def _initial(self) -> World:
        """The initial state, with what the ghosts remember of it. Raises ModelError where it is not of this space."""
        head = f"{self.protocol.name}: the initial state"
        try:
            state = self.protocol.initial(self.bounds)
            world = (
                state,
                *(ghost.observe((ghost.initial or ghost.state.initial)(self.bounds), state) for ghost in self.ghosts),
            )
            escaped = self.space.out_of_range(world)
        except ModelError as error:
            raise ModelError(f"{head}: {error}") from None
        except Exception as error:
            raise ModelError(f"{head} ({error_place(error)}): {type(error).__name__}: {error}") from error
        if escaped is not None:
            value = self.space.leaves(world)[self.space.variables.index(escaped)]
            raise ModelError(f"{head} gives {escaped.name} the value {value}, not one of {escaped.lo}..{escaped.hi}")
        return world

    def step(self, world: World, instance: Instance) -> World | Blocked:
        """The world after a step, on ints; or why the step cannot be taken.

        Raises ModelError where the rule is wrong, or drives a variable out of its range.
        """
        after = self.after(world, instance)
        if not isinstance(after, tuple):
            return _blocked(after)
        self.refuse_escaped(instance, after)
        return after

    def after(self, world: World, instance: Instance) -> World | Rule[Any]:
        """What a step makes of a world, on ints, whatever the values; or the rule, at the conjunct that is false.

        Raises ModelError where the rule is wrong.
        """
        try:
            run = instance.action.rule(world[0], **instance.parameters)
            for _ in range(MOST_CONJUNCTS):
                if not _truth(next(run), run):
                    return run
            raise ModelError(f"its guard has more than {MOST_CONJUNCTS:,} conjuncts")
        except StopIteration as end:
            returned = end.value
        except Exception as error:
            raise _blamed(instance.action, error) from error
        try:
            return self._observed(world, returned)
        except Exception as error:
            raise _blamed(instance.action, error) from error

    def refuse_escaped(self, instance: Instance, after: World) -> None:
        """Raises ModelError where a step drives a variable out of its range, or gives it what is no value."""
        try:
            escaped = self.space.out_of_range(after)
        except Exception as error:
            raise _blamed(instance.action, error) from error
        if escaped is not None:
            raise ModelError(f"{instance} drives {escaped.name} out of its range {escaped.lo}..{escaped.hi}")

    def successors(self, world: World) -> Iterator[tuple[Instance, World]]:
        """The steps that can be taken in a world, on ints, in the order of `instances`."""
        for instance in self.instances:
            after = self.step(world, instance)
            if not isinstance(after, Blocked):
                yield instance, after

    @cached_property
    def transitions(self) -> tuple[Transition, ...]:
        """Every kind of step in symbols, those that can never be taken left out. Raises ModelError for wrong rules."""
        symbols = self.space.symbols()
        before = self.space.leaves(symbols)
        found = []
        for slot, act in self.protocol.slots.items():
            try:
                kinds = math.prod(len(p.values(self.bounds)) for p in act.parameters.values())
                if kinds > MOST_KINDS_OF_STEP:
                    raise ModelError(f"its parameters make {kinds:,} kinds of step, more than {MOST_KINDS_OF_STEP:,}")
                for parameters in act.instances(self.bounds):
                    symbolic = self._in_symbols(Instance(slot, act, parameters), symbols, before)
                    if symbolic is not None:
                        found.append(symbolic)
            except Exception as error:
                raise _blamed(act, error) from error
        return tuple(found)

    def _in_symbols(self, instance: Instance, symbols: World, before: list[Any]) -> Transition | None:
        guard: list[Bool] = []
        run = instance.action.rule(symbols[0], **instance.parameters)
        for _ in range(MOST_CONJUNCTS):
            try:
                conjunct = _truth(next(run), run)
            except StopIteration as end:
                if all_of(*guard) is False:  # conjuncts that are possible one by one, and not together
                    return None
                leaves = self.space.checked_leaves(self._observed(symbols, end.value))
                changed = tuple(i for i, (old, new) in enumerate(zip(before, leaves, strict=True)) if old is not new)
                return Transition(instance, tuple(guard), leaves, changed)
            if conjunct is False:
                return None
            if isinstance(conjunct, Term):
                guard.append(conjunct)
        raise ModelError(f"its guard has more than {MOST_CONJUNCTS:,} conjuncts")

    def _observed(self, world: World, after: Any) -> World:
        if not isinstance(after, self.protocol.state):
            raise ModelError(f"it returns {after!r}, which is not the next state")
        return (after, *(g.observe(seen, after) for g, seen in zip(self.ghosts, world[1:], strict=True)))

    def find(self, name: str, parameters: Mapping[str, int]) -> Instance:
        """The kind of step with this action name and these parameters.

        Raises ValueError, in words for the user, where there is none.
        """
        for slot, act in self.protocol.slots.items():
            if act.name == name:
                return self.fill(slot, parameters)
        known = ", ".join(act.name for act in self.protocol.slots.values())
        raise ValueError(f"{self.protocol.name} has no action {name!r} (it has {known})")

    def fill(self, slot: str, parameters: Mapping[str, int]) -> Instance:
        """The step of the action in this slot with these parameters; ValueError where they do not fit it."""
        act = self.protocol.slots[slot]
        if not act.asked(self.bounds):
            raise ValueError(f"{act.name} does not happen under {self.bounds}")
        if set(parameters) != set(act.parameters):
            raise ValueError(f"{act.name} takes {', '.join(act.parameters)}, not {', '.join(parameters) or 'nothing'}")
        for name, value in parameters.items():
            allowed = act.parameters[name].values(self.bounds)
            if type(value) is not int or value not in allowed:
                raise ValueError(f"{act.name}: {name} is {value!r}, not one of 0..{allowed[-1]}")
        return Instance(slot, act, {name: parameters[name] for name in act.parameters})


def _truth(conjunct: Any, run: Any) -> Bool:
    if isinstance(conjunct, (bool, BoolTerm)):
        return conjunct
    line = _blocked(run).where.rpartition(":")[2]
    raise ModelError(f"it yields {conjunct!r} in line {line}, which is not a truth value")


def _blamed(act: Action, error: Exception) -> ModelError:
    """What goes wrong in a rule, as an error that names the action and the place."""
    if isinstance(error, ModelError):
        return ModelError(f"{act.name} ({rule_place(act.rule)}): {error}")
    return ModelError(f"{act.name} ({error_place(error)}): {type(error).__name__}: {error}")


def rule_place(rule: Callable[..., Any]) -> str:
    while isinstance(rule, partial):  # a step whose slots are filled
        rule = rule.func
    code = getattr(rule, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else repr(rule)


def error_place(error: BaseException) -> str:
    """The last place in a rule or a property that an error came from: not within the algebra, which only refuses."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [f for f in frames if f.filename not in (algebra.__file__, __file__)] or frames
    return f"{own[-1].filename}:{own[-1].lineno}"


def _blocked(run: Any) -> Blocked:
    while run.gi_yieldfrom is not None:  # the guard may go on in a generator that several rules share
        run = run.gi_yieldfrom
    code, line = run.gi_frame.f_code, run.gi_frame.f_lineno
    text = linecache.getline(code.co_filename, line).strip()
    return Blocked(f"{code.co_filename}:{line}", text.removeprefix("yield").strip())
