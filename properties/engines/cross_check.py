"""The cross-check of every run: what an engine computes for a state is compared with the rules on plain ints.

Engines work on a form of the rules: machine code, formulas of Z3, terms. A form can differ from the rules, because of a
defect here, or because a rule uses what Python gives a term no say in (`is`, `isinstance`, `try`). So no engine
reports a verdict unless its form has agreed with the rules on a sample of the states that it visits: all of the first
ones, then a fixed share, and every state of every trace. A difference ends the run (`DifferenceError`).

The rules on ints are asked for every kind of step there is, those included that no form knows of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import and_, or_
from random import Random
from typing import Any, NamedTuple, NoReturn, Protocol

from tideproof.model.language.actions import Blocked, Instance, rule_place
from tideproof.model.language.algebra import Term
from tideproof.model.language.properties import DifferenceError, Property
from tideproof.model.language.state import Leaf, ModelError, Words, declared
from tideproof.model.language.system import FullState, System
from tideproof.model.runs.replay import Run

FIRST_STATES = 1000
"""How many of the first states are compared, all of them, ..."""

FIRST_EVALUATIONS = 20_000
"""... unless that would evaluate rules and properties more often than this: about 0.1 s of processor time."""

SHARE = 1 << 18
"""After that, one state in so many: of the search alone this costs less than 1 %."""


class Answer(NamedTuple):
    """What a form says of a state: the steps out of it, by the number of the kind of step, and what fails in it.

    `escaping` are kinds of step that leave a range; where not `whole`, nothing is said of any other kind. `failing` has
    a bit for each property.
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

    def __init__(self, system: System, properties: Sequence[Property], form: Form) -> None:
        self.system, self.properties, self.form, self.name = system, tuple(properties), form, form.name
        known = {(i.slot, *i.parameters.items()): number for number, i in enumerate(system.instances)}
        self._kinds: list[tuple[int | None, Instance]] = []
        for slot, act in system.protocol.slots.items():
            for parameters in act.instances(system.bounds):
                number = known.get((slot, *parameters.items()))
                self._kinds.append((number, Instance(slot, act, parameters)))
        self._compared: set[Words] = set()
        self._parts = [
            {field.name: (system.space.bits({called + field.name}), dict[Any, Words]()) for field in declared(state)}
            for called, state in zip(system.space.prefixes, system.space.types, strict=True)
        ]
        cost = len(self._kinds) + 5 * len(self.properties)  # a property is evaluated to its end
        self.first = min(FIRST_STATES, max(1, FIRST_EVALUATIONS // max(1, cost)))

    @property
    def has_compared(self) -> int:
        """How many states have been compared, up to FIRST_STATES."""
        return len(self._compared)

    def numbers(self, start: int, stop: int) -> Iterator[int]:
        """Of the states number `start` to `stop` that an engine visits, those to compare."""
        yield from range(start, min(stop, self.first))
        yield from range(-(-max(start, self.first) // SHARE) * SHARE, stop, SHARE)

    def run(self, run: Run) -> None:
        """Compares every state of a trace."""
        for full_state in run.states:
            self.compare(self.system.space.pack(full_state))

    def compare(self, state: Words, answer: Answer | None = None) -> None:
        """Compares a state, once. Raises DifferenceError, which names the rule and what differs."""
        if state in self._compared:
            return
        answer = answer or self.form(state)
        full_state = self.system.space.unpack(state)
        for number, instance in self._kinds:
            if number in answer.escaping:
                if not self._escapes(full_state, instance):
                    why = f"leaves a range in {self.name} and not on ints"
                    self._differ(state, str(instance), instance.action.rule, why)
            elif answer.whole:
                self._compare_step(state, full_state, instance, None if number is None else answer.steps.get(number))
        for number, prop in enumerate(self.properties):
            fails = bool(answer.failing >> number & 1)
            if prop.holds(self.system, full_state) is fails:
                said, on_ints = ("fails", "holds") if fails else ("holds", "fails")
                self._differ(state, prop.name, prop.predicate, f"{on_ints} on ints and {said} in {self.name}")
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
            elif (on_ints := self._packed(instance, after)) != made:
                why = self._values(on_ints, made)
        except ModelError as error:
            why = f"fails on ints ({error}) and not in {self.name}"
        if why:
            self._differ(state, str(instance), instance.action.rule, why)

    def _packed(self, instance: Instance, full_state: FullState) -> Words:
        """The words of a state. What a field adds to them is kept by its value: most values come again and again."""
        total = (0,) * self.system.space.words
        for state, fields in zip(full_state, self._parts, strict=True):
            for field, (mask, known) in fields.items():
                part = known.get(value := getattr(state, field))
                if part is None:
                    self.system.refuse_escaped(instance, full_state)
                    part = known[value] = tuple(map(and_, self.system.space.pack(full_state), mask))
                total = tuple(map(or_, total, part))
        return total

    def _escapes(self, full_state: FullState, instance: Instance) -> bool:
        try:
            self.system.step(full_state, instance)
        except ModelError:
            return True
        return False

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
            f"{self.system.protocol.name}: {name} ({rule_place(rule)}): {why}; a rule may compute with the algebra "
            f"only, not with `is`, isinstance or try (in the state {values})"
        )


class TermForm:
    """The terms of a system and of properties, evaluated."""

    name = "terms"

    def __init__(self, system: System, properties: Sequence[Property]) -> None:
        self.system = system
        symbols = system.space.symbols()
        self.claims = [p.holds(system, symbols) for p in properties]

    def __call__(self, state: Words) -> Answer:
        space = self.system.space
        before = space.leaves(space.unpack(state))
        values = {v.name: leaf for v, leaf in zip(space.variables, before, strict=True)}
        known: dict[int, Any] = {}
        steps, escaping = dict[int, Words](), set[int]()
        for number, transition in enumerate(self.system.transitions):
            if all(evaluated(conjunct, values, known) for conjunct in transition.guard):
                after = list(before)
                for i in transition.changed:
                    after[i] = evaluated(transition.leaves[i], values, known)
                if all(v.lo <= leaf <= v.hi for v, leaf in zip(space.variables, after, strict=True)):
                    steps[number] = space.pack(space.build(after))
                else:
                    escaping.add(number)
        failing = sum(1 << i for i, claim in enumerate(self.claims) if not evaluated(claim, values, known))
        return Answer(steps, frozenset(escaping), failing)


def evaluated(term: Any, values: Mapping[str, Any], known: dict[int, Any]) -> Any:
    """What a term is worth where the variables have these values; `known` keeps what is shared."""
    if not isinstance(term, Term):
        return term
    if term.serial not in known:
        known[term.serial] = _evaluated(term, values, known)
    return known[term.serial]


def _evaluated(term: Term, values: Mapping[str, Any], known: dict[int, Any]) -> Any:
    args = term.args
    match term.op:
        case "var":
            return values[args[0]]
        case "not":
            return not evaluated(args[0], values, known)
        case "and":
            return all(evaluated(arg, values, known) for arg in args)
        case "or":
            return any(evaluated(arg, values, known) for arg in args)
        case "ite":
            return evaluated(args[1 if evaluated(args[0], values, known) else 2], values, known)
    a, b = (evaluated(arg, values, known) for arg in args)
    match term.op:
        case "=":
            return a == b
        case "<":
            return a < b
        case "+":
            return a + b
        case "-":
            return a - b
    raise NotImplementedError(f"no value of {term.op}")


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
