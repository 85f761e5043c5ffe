"""Properties, and the verdicts on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, make_dataclass
from enum import StrEnum
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple, cast

from tideproof.model.language.actions import Instance, Parameter, meaning_of
from tideproof.model.language.algebra import Bool, BoolTerm, all_of, brief, equal, not_
from tideproof.model.language.errors import Final, LanguageError, Place, Refusal
from tideproof.model.language.freezing import blame, blaming, freeze, frozen, taken_by
from tideproof.model.language.names import find_named, repeated
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.ranking import Rank
from tideproof.model.language.state import (
    FLAG,
    Bounds,
    ModelError,
    State,
    declared,
    name_of,
    option,
    refuse_no_state_class,
    refuse_unprintable,
    variable,
    variable_of,
)
from tideproof.model.language.system import Constraint, FullState, Ghost, System

__all__ = ["Property", "invariant", "leads_to", "step_invariant", "witness"]


class EngineError(Exception):
    """An engine contradicts the rules. Its result is invalid, and is not shown."""


class DifferenceError(EngineError):
    """A rule or a property has another meaning in an engine's translation. The message names it."""


class Expectation(StrEnum):
    """What a property expects of the reachable states: an invariant is true in all of them, an action property of each
    step between them, a witness (`sometimes` in Stateright, `--witnesses` in Quint) in one at least. A promise expects
    of whole runs that one state leads to another (`leads_to`).
    """

    ALWAYS = "always"
    STEP = "step"
    WITNESS = "witness"
    LEADS_TO = "leads to"


MAKING: list[list[Property]] = []
"""Collects each new property, from any thread, in the last list, to find those that a user's file does not keep."""

NO_VALUES = "A parameter of it has no value there."

AnyOf = Mapping[str, int]
"""Alternative bounds, each with its least value (-1 for all, which is more than 1); one of them suffices."""


def _parts(needs: AnyOf | tuple[AnyOf, ...]) -> tuple[AnyOf, ...]:
    return needs if isinstance(needs, tuple) else (needs,)


def _is_any_of(given: object) -> bool:
    if not isinstance(given, Mapping) or not given:
        return False
    return all(isinstance(bound, str) and type(least) is int for bound, least in given.items())


@dataclass(frozen=True)
class Property(Final):
    """A predicate on states, and the expectation on it. With ghosts it also reads their states.

    `remark` is what readers need to interpret a verdict; `needs` are the bounds without which the property is vacuously
    true: one of each part. Commands decide a property that is `by_name_only` only if it is named.

    Engines search for a state in which `holds` is false: it refutes an invariant, and is a witness's goal.
    """

    name: str
    meaning: str
    state: type[State]
    predicate: Callable[..., Bool]
    ghosts: tuple[Ghost, ...] = ()
    remark: str = ""
    needs: tuple[AnyOf, ...] = field(default=(), hash=False)
    expectation: Expectation = Expectation.ALWAYS
    by_name_only: bool = False
    remark_under: Mapping[str, int] = field(default_factory=dict, hash=False)
    """The values of bounds for which the remark is relevant; all, if empty."""
    parameters: Mapping[str, Parameter] = field(default_factory=dict, hash=False)
    """Of a promise: for each of their values it is made apart. See `cases`."""
    provided: Callable[..., Bool] | None = None
    """Of a promise: what is presumed to be so from some time on."""
    ranks: tuple[Rank, ...] = field(default=(), hash=False)
    """Of a promise: why it is kept, for a proof without bounds; the most significant first."""

    @property
    def is_witness(self) -> bool:
        return self.expectation is Expectation.WITNESS

    @property
    def is_promise(self) -> bool:
        return self.expectation is Expectation.LEADS_TO

    @property
    def functions(self) -> tuple[Callable[..., Any], ...]:
        """What is written of it in the rule language, but for its ghosts."""
        return (self.predicate,) if self.provided is None else (self.predicate, self.provided)

    @property
    def trace_shows(self) -> str:
        """The meaning of a trace, as a clause: the property fails, or the witness is found."""
        return f"{self.name} {'is found' if self.is_witness else 'fails'}"

    def __post_init__(self) -> None:
        refuse_unprintable("a property", name=self.name, meaning=self.meaning, remark=self.remark)
        if not self.name:
            raise ValueError("a property has no name")
        refuse_no_state_class(self.state, f"{self.name} needs the class of the states that it speaks of")
        if not callable(self.predicate):
            raise TypeError(f"{self.name}: its predicate is {self.predicate!r}, not a function of the state")
        if not (isinstance(self.ghosts, tuple) and all(isinstance(ghost, Ghost) for ghost in self.ghosts)):
            raise TypeError(f"{self.name}: its ghosts are {self.ghosts!r}, not a tuple of Ghost")
        if not (isinstance(self.needs, tuple) and all(map(_is_any_of, self.needs))):
            raise TypeError(
                f"{self.name}: it needs {self.needs!r}, not bounds with their least values, as in "
                'needs={"crashes": 1}, or a tuple of such'
            )
        if not isinstance(self.by_name_only, bool):
            raise TypeError(f"{self.name}: by_name_only is {self.by_name_only!r}, which is not a truth value")
        object.__setattr__(self, "expectation", Expectation(self.expectation))  # converts a string such as "witness"
        if MAKING:
            MAKING[-1].append(self)

    def remarks(self, bounds: Mapping[str, int] | None = None) -> str:
        """What readers need to interpret a verdict under these bounds, or under any."""
        here = bounds is None or all(bounds.get(name) == value for name, value in self.remark_under.items())
        return f"{self.remark if here else ''} {self.missing(bounds)}".strip()

    def missing(self, bounds: Mapping[str, int] | None = None) -> str:
        """The options that the property needs and these bounds lack; without bounds, all that it needs."""
        options = " and ".join(self._lacking(bounds))
        return f"Add {options}: nothing can violate it otherwise." if options else ""

    def is_vacuous(self, bounds: Bounds) -> bool:
        return any(self._lacking(bounds)) or not all(map(len, self._values(bounds)))

    def _values(self, bounds: Bounds) -> list[range]:
        return [parameter.values(bounds) for parameter in self.parameters.values()]

    def refusal(self, protocol: Protocol, bounds: Bounds) -> str:
        """The error for bounds under which the property is vacuous."""
        constant = "false" if self.is_witness else "true"
        return f"{self.name} is vacuously {constant} of {protocol.name} {bounds}: {self.missing(bounds) or NO_VALUES}"

    def _lacking(self, bounds: Mapping[str, int] | None) -> Iterator[str]:
        for part in self.needs:
            given = ((bounds.get(name, 0), least) for name, least in part.items()) if bounds is not None else ()
            if not any(value < 0 or value >= (2 if least < 0 else least) for value, least in given):
                yield " or ".join(
                    f"{option(name)} {'all' if least < 0 or name == 'acks' else least}" for name, least in part.items()
                )

    def holds(self, system: System, full_state: FullState) -> Bool:
        """Whether an invariant is true in a state of a system with its ghosts, or a witness is false there.

        Raises ValueError for a promise, which no state keeps or breaks by itself.
        """
        if self.is_promise:
            raise ValueError(
                f"{self.name} says what must happen in the end, which no state shows: `check`, `ci`, `assert_holds` "
                "and `assert_violates` decide it"
            )
        ghosts = (full_state[1 + system.ghosts.index(ghost)] for ghost in self.ghosts)
        try:
            holds = frozen(self.predicate)(full_state[0], *ghosts)
        except Exception as error:
            blame(self.name, error, self.predicate)
        if not isinstance(holds, (bool, BoolTerm)):
            place = Place.of(self.predicate).at_line
            raise ModelError(f"{self.name} ({place}): it returns {brief(holds)}, which is not a truth value")
        return not_(holds) if self.is_witness else holds

    def on_ints(self, system: System, full_state: FullState) -> bool:
        return cast(bool, self.holds(system, full_state))

    def in_symbols(self, system: System) -> Bool:
        """`holds`, evaluated symbolically: in the state whose variables are terms."""
        return self.holds(system, system.space.symbols)

    def cases(self, bounds: Bounds) -> tuple[Case, ...]:
        """A promise for each value of its parameters."""
        promised, presumed, cases = self.predicate, self.provided, []
        for values in product(*self._values(bounds)):
            given = dict(zip(self.parameters, values, strict=True))
            of = ", ".join((self.name, *(self.parameters[name].show(value) for name, value in given.items())))
            claims = _claims(promised, presumed, given)
            parts = (Property(f"{of}: {part}", "", self.state, claim, self.ghosts) for part, claim in claims)
            cases.append(Case(given, *parts))
        return tuple(cases)

    def is_about(self, protocol: Protocol, bounds: Bounds) -> bool:
        """Whether the protocol has all that the property reads. Raises ModelError for a wrong property."""
        if not issubclass(protocol.state, self.state):
            return False
        try:
            system = watched(protocol, bounds, [self])
            for claim in [part for case in self.cases(bounds) for part in case.claims] if self.is_promise else [self]:
                claim.in_symbols(system)
            system.check_observers()
        except ModelError as error:
            if not error.is_missing_name:
                raise
            return False
        return True


class Case(NamedTuple):
    """A promise for some values of its parameters, as claims on states: where the first is true the second must become
    true, unless the third is false again and again.
    """

    parameters: Mapping[str, int]
    premise: Property
    goal: Property
    condition: Property

    @property
    def claims(self) -> tuple[Property, Property, Property]:
        return self.premise, self.goal, self.condition


def _claims(
    promised: Callable[..., Any], presumed: Callable[..., Bool] | None, given: Mapping[str, int]
) -> Iterator[tuple[str, Callable[..., Bool]]]:
    def both(*seen: Any) -> tuple[Any, Any]:
        premise, goal = promised(*seen, **given)  # refuses three values
        return premise, goal

    yield "premise", lambda *seen: both(*seen)[0]
    yield "goal", lambda *seen: both(*seen)[1]
    if presumed is None:
        yield "condition", lambda *seen: True
    else:
        taken = taken_by(presumed, given)
        yield "condition", lambda *seen: presumed(*seen, **taken)


def promised(promise: Property, state: FullState, given: Mapping[str, Any]) -> tuple[Bool, Bool]:
    """Premise and goal of a promise. Raises LanguageError, with its place, if it returns anything else."""
    with blaming(promise.name, promise.predicate):
        found: Any = frozen(promise.predicate)(*state, **given)
    if type(found) is tuple and len(found) == 2 and all(isinstance(part, (bool, BoolTerm)) for part in found):
        return cast(tuple[Bool, Bool], found)
    what, why = f"{promise.name} returns {brief(found)}", "a promise is two truth values, a premise and a goal"
    raise LanguageError([Refusal("R19", Place.of(promise.predicate), what, why, "return premise, goal")])


def invariant(
    state: type[State],
    ghost: Ghost | tuple[Ghost, ...] | None = None,
    remark: str = "",
    needs: AnyOf | tuple[AnyOf, ...] = (),
    expectation: Expectation = Expectation.ALWAYS,
    by_name_only: bool = False,
    remark_under: Mapping[str, int] | None = None,
) -> Callable[[Callable[..., Bool]], Property]:
    """Makes a property of a predicate. Its name in CamelCase is the property's, its docstring is the meaning."""
    ghosts = _ghosts_for("invariant", state, ghost)

    def make(predicate: Callable[..., Bool]) -> Property:
        name, meaning = _called(predicate)
        parts, under = _parts(needs), remark_under or {}
        return Property(name, meaning, state, predicate, ghosts, remark, parts, expectation, by_name_only, under)

    return make


def _ghosts_for(decorator: str, state: object, ghost: Ghost | tuple[Ghost, ...] | None) -> tuple[Ghost, ...]:
    """The ghosts given to a decorator. Refuses a bare `@invariant`, whose first argument is the predicate."""
    refuse_no_state_class(state, f"write @{decorator}(Lamp) for a property of a class Lamp")
    ghosts = ghost if isinstance(ghost, tuple) else () if ghost is None else (ghost,)
    for other in ghosts:
        if not isinstance(other, Ghost):
            usage = f"write @{decorator}(Lamp), or @{decorator}(Lamp, ghost=SEEN) for a Ghost SEEN"
            raise TypeError(f"{name_of(other)} is no Ghost: {usage}")
    return ghosts


def _called(predicate: Callable[..., Any]) -> tuple[str, str]:
    called = getattr(predicate, "__name__", "")
    if not called:
        raise TypeError(f"{name_of(predicate)} has no name that a property could have: write a function, with `def`")
    return "".join(part.capitalize() for part in called.split("_")), meaning_of(predicate)


def witness(
    state: type[State],
    ghost: Ghost | tuple[Ghost, ...] | None = None,
    remark: str = "",
    needs: AnyOf | tuple[AnyOf, ...] = (),
) -> Callable[[Callable[..., Bool]], Property]:
    """Makes a witness of a predicate: some reachable state should satisfy it, and a trace shows one."""
    ghosts = _ghosts_for("witness", state, ghost)
    return invariant(state, ghosts, remark, needs, Expectation.WITNESS)


def step_invariant(
    state: type[State],
    *remembered: str,
    broken: str,
    remark: str = "",
    needs: AnyOf | tuple[AnyOf, ...] = (),
    by_name_only: bool = False,
) -> Callable[[Callable[..., Bool]], Property]:
    """Makes an action property of a predicate on the states before and after a step: every step keeps it.

    `remembered` names the variables that the predicate reads of the state before; `broken` describes a violating step,
    for accounts. Engines decide it as an invariant over a history variable, which keeps these variables and whether the
    last step broke the property.
    """
    usage = 'write @step_invariant(Lamp, "lit", broken="…") for a property of a class Lamp with a variable lit'
    refuse_no_state_class(state, usage)
    if other := next((name_of(name) for name in remembered if not isinstance(name, str)), ""):
        raise TypeError(f"{other} is no name of a variable: {usage}")
    declarations = {f.name: f.metadata for f in declared(state)}
    kind, known = f"variable of {state.__name__}", {name: name for name in declarations}
    names = tuple(dict.fromkeys(find_named(kind, name, known, listed_by="its class") for name in remembered))

    def make(predicate: Callable[..., Bool]) -> Property:
        copies = [(name, Any, field(metadata=declarations[name])) for name in names]
        is_broken = "broken"
        while is_broken in declarations:  # the name must not hide a variable of the state
            is_broken += "_"
        flag = (is_broken, Bool, variable(broken, FLAG))
        title = f"Before{predicate.__name__}"
        history: Any = make_dataclass(title, [*copies, flag], bases=(State,), frozen=True)
        named = ", ".join(names) or "none"
        history._lacks = f"the state before has no {{!r}}: name it in step_invariant (it names {named})"

        def seen(s: Any, breaks: Bool) -> Any:
            return history(s.bounds, **{name: variable_of(s, name) for name in names}, **{is_broken: breaks})

        def holds(s: Any, before: Any) -> Bool:
            # A proof by induction needs to know that the history equals the present state.
            same_as_now = (equal(variable_of(s, n), variable_of(before, n)) for n in names)
            return all_of(not_(variable_of(before, is_broken)), *same_as_now)

        ghost = Ghost(
            predicate.__name__,
            history,
            observe=lambda before, s: seen(s, not_(predicate(before, s))),
            begin=lambda s: seen(s, False),
        )
        called = _called(predicate)
        return Property(*called, state, holds, (ghost,), remark, _parts(needs), Expectation.STEP, by_name_only)

    return make


def leads_to(
    state: type[State],
    /,
    ghost: Ghost | tuple[Ghost, ...] | None = None,
    provided: Callable[..., Bool] | None = None,
    remark: str = "",
    needs: AnyOf | tuple[AnyOf, ...] = (),
    by_name_only: bool = False,
    ranks: tuple[Rank, ...] = (),
    **parameters: Parameter,
) -> Callable[[Callable[..., tuple[Bool, Bool]]], Property]:
    """Makes a promise of a function that returns two truth values: where the first is true, the second must become
    true in the end. It is made apart for each value of its parameters.

    It is about runs in which no fair step is left out (`weakly_fair`, `strongly_fair`), and in which `provided` is true
    from some time on; that takes those of the parameters that it names. `ranks` are for a proof without bounds.
    """
    ghosts = _ghosts_for("leads_to", state, ghost)
    if other := next((name_of(part) for part in ranks if not isinstance(part, Rank)), ""):
        raise TypeError(f"{other} is no rank of a promise: write a function with @rank(…) above it")
    for name, parameter in parameters.items():
        if not isinstance(parameter, Parameter):
            raise TypeError(f"{name}={name_of(parameter)} is no Parameter of a promise, as REPLICA and EPOCH are")

    def make(predicate: Callable[..., tuple[Bool, Bool]]) -> Property:
        called, kind = _called(predicate), Expectation.LEADS_TO
        promised: Any = predicate
        return Property(
            *called, state, promised, ghosts, remark, _parts(needs), kind, by_name_only,
            parameters=parameters, provided=provided, ranks=tuple(ranks),
        )  # fmt: skip

    return make


def not_vacuous(properties: Iterable[Property], bounds: Bounds) -> list[Property]:
    """The properties that are not vacuously true under these bounds: on the others `holds` would be no verdict."""
    return [p for p in properties if not p.is_vacuous(bounds)]


def refuse_namesakes(properties: Iterable[Property]) -> None:
    """Raises ValueError if two properties share a name, by which verdicts, traces and proofs refer to them."""
    if twice := repeated(p.name for p in dict.fromkeys(properties)):
        raise ValueError(f"two properties are named {twice}: give each a name of its own")


def watched(
    protocol: Protocol, bounds: Bounds, properties: Sequence[Property], constraint: Constraint | None = None
) -> System:
    """The protocol under bounds with exactly the ghosts that the properties need."""
    refuse_namesakes(properties)
    ghosts = dict.fromkeys(ghost for p in properties for ghost in p.ghosts)
    freeze(*(function for p in properties for function in p.functions))
    return System(protocol, bounds, tuple(ghosts), constraint)


def remembering(ghost: Ghost) -> Property:
    """A property that is always true. It makes a search keep the ghost's states for an analysis."""
    return Property(ghost.name, "", ghost.state, lambda *_: True, (ghost,))


def question(name: str, meaning: str, state: type[State]) -> Property:
    """A placeholder property with a name and a meaning, for a verdict on more than a predicate on states."""
    return Property(name, meaning, state, lambda *_: True)


class Status(StrEnum):
    """The result of an engine on a property. It never claims more than was explored; only the first two decide.

    - `violated`: a trace shows it.
    - `holds`: in every reachable state of these bounds, all of them visited or proved by induction.
    - `no counterexample`: none among the runs that were examined, which are all runs up to a depth, or a sample.
    - `unknown`: the engine stopped early, or could not decide.
    """

    VIOLATED = "violated"
    HOLDS = "holds"
    NO_COUNTEREXAMPLE = "no counterexample"
    UNKNOWN = "unknown"


OF_A_WITNESS = {
    Status.VIOLATED: "found",
    Status.HOLDS: "not reachable",
    Status.NO_COUNTEREXAMPLE: "not found",
    Status.UNKNOWN: "unknown",
}
"""The words for a witness's status. Engines search for a witness as for a violation of its negation."""

EXPECTED_OF_A_WITNESS = {
    Status.VIOLATED: Status.HOLDS,
    Status.HOLDS: Status.VIOLATED,
    Status.NO_COUNTEREXAMPLE: Status.UNKNOWN,
    Status.UNKNOWN: Status.UNKNOWN,
}


@dataclass(frozen=True)
class Verdict:
    """An engine's result on a property: the status, the evidence, and a trace to a violation.

    `figures` are the engine's measurements, under the names that `check --json` prints.
    """

    property: Property
    status: Status
    how: str
    trace: tuple[Instance, ...] | None = None
    figures: Mapping[str, object] = field(default_factory=dict, hash=False)
    loop_from: int | None = None
    """Of a broken promise: after how many steps of the trace the rest begins, which can repeat for ever."""

    @cached_property
    def depth(self) -> int | None:
        """The number of steps of the trace, if there is one, up to its loop; not the depth of the search."""
        return None if self.trace is None else len(self.trace) if self.loop_from is None else self.loop_from

    def word(self) -> str:
        """The word for the status: `violated`, or for a witness, `found`."""
        return called(self.property, self.status)

    def short(self) -> str:
        """The text for a table cell: `holds`, or `violated 10` for a trace of 10 steps."""
        return f"{self.word()} {self.depth}" if self.status is Status.VIOLATED else self.word()

    def outcome(self) -> Status:
        """The status of the expectation: a witness that is found gives `holds`."""
        return EXPECTED_OF_A_WITNESS[self.status] if self.property.is_witness else self.status

    def __str__(self) -> str:
        if self.status is Status.NO_COUNTEREXAMPLE:
            return f"{self.word()} {self.how}"
        return f"{self.word()}: {self.how}" if self.how else self.word()


def called(prop: Property, status: Status) -> str:
    return OF_A_WITNESS[status] if prop.is_witness else str(status)
