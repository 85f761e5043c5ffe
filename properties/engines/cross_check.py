"""The cross-check of every run: what an engine computes for a state is compared with the rules on plain ints.

Engines work on a form of the rules: machine code, formulas of Z3, terms. A form differs from the rules only by a defect
here. So no engine reports a verdict unless its form has agreed with the rules on a sample of the states that it visits,
and on every state of every trace. A difference ends the run (`DifferenceError`). An exhaustive search compares the
first states, more at growing distances, then a fixed share, and for each kind of step the first state that it is taken
in.

The rules on ints decide on every kind of step there is, those included that no form knows of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, NamedTuple, NoReturn, Protocol

from tideproof.model.language.actions import Blocked, Instance
from tideproof.model.language.algebra import ON_NUMBERS, Term, innermost_first
from tideproof.model.language.errors import Place
from tideproof.model.language.properties import DifferenceError, Property
from tideproof.model.language.space import Space, Words
from tideproof.model.language.state import Leaf, ModelError
from tideproof.model.language.system import FullState, System

FIRST_STATES = 1000
"""Not more states than this are compared at first, ..."""

FIRST_EVALUATIONS = 6_000
"""... and not so many that rules and properties are evaluated more often than this: some 0.02 s of processor time."""

NEAR_EVALUATIONS = FIRST_EVALUATIONS // 3
"""So much goes into all states near the initial one, in the order in which a search meets them. Many kinds of step
cannot be taken there yet: more states of this sort tell little."""

GROWTH = 5
"""After those, the distance to the next state grows by one part in so many of all states before it, ..."""

SHARE = 1 << 18
"""... up to this."""

_LEAST_UNVISITED, _SHARE_UNVISITED = 40, 8
"""For terms, which take some ten times as long as machine code: so many states at least, and one of so many of the
first ones."""


class Answer(NamedTuple):
    """The steps out of a state in a form, by the number of the kind of step, and the properties that fail in it.

    `escaping` are kinds of step that leave a range; if the answer is not `whole`, it leaves out all other kinds.
    `failing` has a bit for each property.
    """

    steps: Mapping[int, Words]
    escaping: frozenset[int]
    failing: int
    whole: bool = True

    def data(self, state: Words) -> list[Any]:
        """This answer on a state in a form that goes into JSON."""
        return [list(state), [[kind, list(words)] for kind, words in self.steps.items()], [*self.escaping],
                self.failing, self.whole]  # fmt: skip

    @classmethod
    def made(cls, space: Space, taken: Iterable[tuple[int, FullState]], claims: Iterable[bool]) -> Answer:
        """The answer where kinds of step lead to these states, whatever their values, and each claim is true or not."""
        steps, escaping = dict[int, Words](), set[int]()
        for number, after in taken:
            if space.out_of_range(after) is None:
                steps[number] = space.pack(after)
            else:
                escaping.add(number)
        return cls(steps, frozenset(escaping), sum(1 << i for i, holds in enumerate(claims) if not holds))

    @classmethod
    def of(cls, data: Sequence[Any]) -> tuple[Words, Answer]:
        """A state and the answer on it that `data` made."""
        state, steps, escaping, failing, whole = data
        made = {kind: tuple(words) for kind, words in steps}
        return tuple(state), cls(made, frozenset(escaping), failing, whole)


class Form(Protocol):
    """A form of a system's steps and of properties; `name` is what messages call it."""

    name: str

    def __call__(self, state: Words) -> Answer: ...


class CrossCheck:
    """Compares one form of a system and of properties with the rules on ints."""

    def __init__(
        self, system: System, properties: Sequence[Property], form: Form, check: Callable[[], None] = lambda: None
    ) -> None:
        """`check` is called before each state of the sample, and may end the run: Budget.check."""
        self.system, self.properties, self.form, self.name = system, tuple(properties), form, form.name
        self._check, self._next = check, 0
        known = {(i.slot, *i.parameters.items()): number for number, i in enumerate(system.instances)}
        self._kinds = [(known.get((i.slot, *i.parameters.items()), -1), i) for i in system.kinds]
        self._compared: set[Words] = set()
        cost = max(1, len(self._kinds) + 5 * len(self.properties))  # a property is evaluated to its end
        self.first, self._near = (
            min(FIRST_STATES, max(1, most // cost)) for most in (FIRST_EVALUATIONS, NEAR_EVALUATIONS)
        )

    @property
    def has_compared(self) -> int:
        """How many states have been compared, up to FIRST_STATES."""
        return len(self._compared)

    def due(self, visited: int) -> Iterator[int]:
        """Of the states that an engine has visited, the numbers of those to compare that were not due before."""
        while self._next < visited:
            yield self._next
            self._next += 1 if self._next < self._near else max(1, min(self._next // GROWTH, SHARE))

    def sample(self, states: Iterable[Words]) -> None:
        """Compares states that an engine has visited, as long as the budget lasts."""
        for state in states:
            self._check()
            self.compare(state)

    def trace(self, steps: Sequence[Instance]) -> None:
        """Compares every state of a trace, as far as the rules on ints allow its steps."""
        full_state: FullState | Blocked = self.system.initial
        for step in (*steps, None):
            if isinstance(full_state, Blocked):
                return
            self.compare(self.system.space.pack(full_state))
            full_state = self.system.step(full_state, step) if step else full_state

    def compare(self, state: Words, answer: Answer | None = None) -> None:
        """Compares a state, once. Raises DifferenceError, which names the rule and what differs."""
        if state in self._compared:
            return
        answer = answer or self.form(state)
        full_state = self.system.space.unpack(state)
        for number, instance in self._kinds if answer.whole else ():
            if number not in answer.escaping:
                self._compare_step(state, full_state, instance, answer.steps.get(number))
        for number in answer.escaping:
            instance = self.system.instances[number]
            with suppress(ModelError):
                self.system.step(full_state, instance)
                why = f"leaves a range in {self.name} and not on ints"
                self._differ(state, str(instance), instance.action.rule, why)
        for number, prop in enumerate(self.properties):
            fails = bool(answer.failing >> number & 1)
            on_ints = prop.holds(self.system, full_state)
            if on_ints is not (not fails):
                words = ("holds", "fails") if fails else ("fails", "holds")
                said = f"{words[0]} on ints and {words[1]} in {self.name}"
                self._differ(state, prop.name, prop.predicate, said)
        if len(self._compared) < FIRST_STATES:
            self._compared.add(state)

    def _compare_step(self, state: Words, full_state: FullState, instance: Instance, made: Words | None) -> None:
        why = ""
        try:
            after = self.system.after(full_state, instance)
            if not isinstance(after, tuple):
                if made is not None:
                    blocked = self.system.step(full_state, instance)
                    assert isinstance(blocked, Blocked)
                    why = f"`{blocked.conjunct}` is false on ints ({blocked.where}) and not in {self.name}"
            elif made is None:
                why = f"can be taken on ints and not in {self.name}"
            else:
                self.system.refuse_escaped(instance, after)
                if (on_ints := self.system.space.pack(after)) != made:
                    why = self._values(on_ints, made)
        except ModelError as error:
            why = f"fails on ints ({error}) and not in {self.name}"
        if why:
            self._differ(state, str(instance), instance.action.rule, why)

    def _values(self, on_ints: Words, made: Words) -> str:
        space = self.system.space
        leaves = [space.leaves(space.unpack(words)) for words in (on_ints, made)]
        different = [(v.name, a, b) for v, a, b in zip(space.variables, *leaves, strict=True) if a != b]
        return "; ".join(f"{name} becomes {a} on ints and {b} in {self.name}" for name, a, b in different)

    def _differ(self, state: Words, name: str, rule: Callable[..., Any], why: str) -> NoReturn:
        space = self.system.space
        leaves = zip(space.variables, space.leaves(space.unpack(state)), strict=True)
        values = " ".join(f"{v.name}={int(leaf)}" for v, leaf in leaves)
        raise DifferenceError(
            f"{self.system.protocol.name}: {name} ({Place.of(rule).at_line}): {why} (in the state {values})"
        )


class TermForm:
    """The terms of a system and of properties, evaluated."""

    name = "terms"

    def __init__(self, system: System, properties: Sequence[Property]) -> None:
        self.system = system
        self.claims = [p.in_symbols(system) for p in properties]

    @cached_property
    def _terms(self) -> list[Term]:
        steps = ((*t.guard, *(t.leaves[i] for i in t.changed)) for t in self.system.transitions)
        return innermost([*chain.from_iterable(steps), *self.claims])

    def __call__(self, state: Words) -> Answer:
        space = self.system.space
        before = space.leaves(space.unpack(state))
        value = evaluated({v.name: leaf for v, leaf in zip(space.variables, before, strict=True)}, self._terms)

        def taken() -> Iterator[tuple[int, FullState]]:
            for number, transition in enumerate(self.system.transitions):
                if all(map(value, transition.guard)):
                    changed = {i: value(transition.leaves[i]) for i in transition.changed}
                    yield number, space.build([changed.get(i, leaf) for i, leaf in enumerate(before)])

        return Answer.made(space, taken(), map(value, self.claims))


def innermost(roots: Iterable[object]) -> list[Term]:
    """All terms within these, each after its parts: evaluated in this order, they need no deep recursion."""
    found: dict[int, Term] = {}
    for root in roots:
        for term in innermost_first(root, lambda part: part.serial in found) if isinstance(root, Term) else ():
            found[term.serial] = term
    return list(found.values())


def evaluated(values: Mapping[str, Any], terms: Iterable[Term] = ()) -> Callable[[Any], Any]:
    """The function from a term to its value, where the variables have these values.

    It keeps the values, so that a deep term is evaluated without deep recursion if `terms` has its parts (`innermost`).
    """
    known: dict[int, Any] = {}

    def value(part: Any) -> Any:
        if not isinstance(part, Term):
            return part
        if part.serial not in known:
            is_variable = part.op == "var"
            known[part.serial] = values[part.args[0]] if is_variable else computed(part.op, part.args, value)
        return known[part.serial]

    for term in terms:
        value(term)
    return value


def computed(op: str, args: Sequence[Any], value: Callable[[Any], Any]) -> Any:
    """The value of an operation on terms, given the function from each of them to its value."""
    match op:
        case "not":
            return not value(args[0])
        case "and":
            return all(map(value, args))
        case "or":
            return any(map(value, args))
        case "ite":
            return value(args[1 if value(args[0]) else 2])
    return ON_NUMBERS[op](*map(value, args))


def compare_unvisited(check: CrossCheck) -> tuple[list[Words], list[Words]]:
    """Compares states for an engine that visits none one by one: half are walked to, half are any states, from which a
    proof starts. Returns both halves.
    """
    system, chance = check.system, Random(0)
    count = max(_LEAST_UNVISITED, check.first // _SHARE_UNVISITED)
    walked = walked_states(system, count, chance)
    drawn = [random_state(system, chance) for _ in range(count)]
    check.sample([*walked, *drawn])
    return walked, drawn


def walked_states(system: System, count: int, chance: Random) -> list[Words]:
    """States that are met on random walks by the rules on ints, up to so many different ones, the first ones first."""
    found: dict[Words, None] = {}
    for _ in range(count):  # a walk finds at least one new state, or there are few
        full_state, before = system.initial, len(found)
        found[system.space.pack(full_state)] = None
        for _ in range(count):
            try:
                steps = list(system.successors(full_state))
            except ModelError:  # the comparison says of this state what is wrong
                break
            if len(found) >= count or not steps:
                break
            full_state = chance.choice(steps)[1]
            found[system.space.pack(full_state)] = None
        if len(found) >= count or len(found) == before:
            break
    return list(found)


def random_state(system: System, chance: Random) -> Words:
    """A state in which every variable has one of its values, most of them values that the initial state has."""
    start: list[Leaf] = system.space.leaves(system.initial)
    kept = chance.random()
    leaves: list[Leaf] = []
    for v, leaf in zip(system.space.variables, start, strict=True):
        drawn = leaf if chance.random() < kept else chance.randint(v.lo, v.hi)
        leaves.append(bool(drawn) if v.is_bool else drawn)
    return system.space.pack(system.space.build(leaves))
