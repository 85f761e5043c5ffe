"""The cross-check of every run: compares an engine's results for single states with the rules on plain ints.

Engines work on a form of the rules: machine code, formulas of Z3, terms. A form differs from the rules only if
Tideproof has a defect. So no engine reports a verdict unless its form has agreed with the rules on a sample of the
visited states, and on every state of every trace. A difference ends the run (`DifferenceError`). An exhaustive search
compares the first states, more at growing distances, then a fixed share, and for each kind of step the first state that
enables it.

The rules on ints evaluate every kind of step, including those that a form omits.
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
"""The most states that are compared at the beginning, ..."""

FIRST_EVALUATIONS = 6_000
"""... and the most evaluations of rules and properties for them: some 0.02 s of processor time."""

NEAR_EVALUATIONS = FIRST_EVALUATIONS // 3
"""The part of these evaluations for states near the initial one, in search order. Many kinds of step are not enabled
there yet, so more such states would reveal little."""

GROWTH = 5
"""After those, the distance to the next compared state is this fraction of the states before it, ..."""

SHARE = 1 << 18
"""... up to this distance."""

_LEAST_UNVISITED, _SHARE_UNVISITED = 40, 8
"""For terms, which take some ten times as long as machine code: the least number of states, and the divisor of
`first`."""


class Answer(NamedTuple):
    """A form's result for a state: the successors by kind of step, and the failing properties.

    `escaping` has the kinds of step that leave a range; an answer that is not `whole` omits all other kinds. `failing`
    is a mask of properties.
    """

    steps: Mapping[int, Words]
    escaping: frozenset[int]
    failing: int
    whole: bool = True

    def data(self, state: Words) -> list[Any]:
        """This answer and its state as JSON values."""
        return [list(state), [[kind, list(words)] for kind, words in self.steps.items()], [*self.escaping],
                self.failing, self.whole]  # fmt: skip

    @classmethod
    def made(cls, space: Space, taken: Iterable[tuple[int, FullState]], claims: Iterable[bool]) -> Answer:
        """The answer with these successors, which may leave ranges, and these values of the claims."""
        steps, escaping = dict[int, Words](), set[int]()
        for number, after in taken:
            if space.out_of_range(after) is None:
                steps[number] = space.pack(after)
            else:
                escaping.add(number)
        return cls(steps, frozenset(escaping), sum(1 << i for i, holds in enumerate(claims) if not holds))

    @classmethod
    def of(cls, data: Sequence[Any]) -> tuple[Words, Answer]:
        """The state and the answer from the values of `data`."""
        state, steps, escaping, failing, whole = data
        made = {kind: tuple(words) for kind, words in steps}
        return tuple(state), cls(made, frozenset(escaping), failing, whole)


class Form(Protocol):
    """An engine's form of a system's steps and of properties; `name` is for messages."""

    name: str

    def __call__(self, state: Words) -> Answer: ...


class CrossCheck:
    """Compares an engine's form of a system and properties with the rules on ints."""

    def __init__(
        self, system: System, properties: Sequence[Property], form: Form, check: Callable[[], None] = lambda: None
    ) -> None:
        """Calls `check` before each state of the sample; it may end the run (Budget.check)."""
        self.system, self.properties, self.form, self.name = system, tuple(properties), form, form.name
        self._check, self._next = check, 0
        known = {(i.slot, *i.parameters.items()): number for number, i in enumerate(system.instances)}
        self._kinds = [(known.get((i.slot, *i.parameters.items()), -1), i) for i in system.kinds]
        self._compared: set[Words] = set()
        cost = max(1, len(self._kinds) + 5 * len(self.properties))  # unlike guards, properties are evaluated completely
        self.first, self._near = (
            min(FIRST_STATES, max(1, most // cost)) for most in (FIRST_EVALUATIONS, NEAR_EVALUATIONS)
        )

    @property
    def has_compared(self) -> int:
        """The number of compared states, up to FIRST_STATES."""
        return len(self._compared)

    def due(self, visited: int) -> Iterator[int]:
        """The indices of visited states that are newly due for comparison."""
        while self._next < visited:
            yield self._next
            self._next += 1 if self._next < self._near else max(1, min(self._next // GROWTH, SHARE))

    def sample(self, states: Iterable[Words]) -> None:
        """Compares visited states, as long as the budget lasts."""
        for state in states:
            self._check()
            self.compare(state)

    def trace(self, steps: Sequence[Instance]) -> None:
        """Compares the states of a trace, as far as its steps are enabled on ints."""
        full_state: FullState | Blocked = self.system.initial
        for step in (*steps, None):
            if isinstance(full_state, Blocked):
                return
            self.compare(self.system.space.pack(full_state))
            full_state = self.system.step(full_state, step) if step else full_state

    def compare(self, state: Words, answer: Answer | None = None) -> None:
        """Compares a state unless it was compared before. Raises DifferenceError with the rule and the difference."""
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
    """The form that evaluates the terms of a system and properties."""

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
    """All subterms of these, each after its parts: evaluation in this order needs no deep recursion."""
    found: dict[int, Term] = {}
    for root in roots:
        for term in innermost_first(root, lambda part: part.serial in found) if isinstance(root, Term) else ():
            found[term.serial] = term
    return list(found.values())


def evaluated(values: Mapping[str, Any], terms: Iterable[Term] = ()) -> Callable[[Any], Any]:
    """Returns a function that evaluates terms under these values of the variables.

    It caches values, so that evaluating a deep term needs no deep recursion if `terms` has its subterms (`innermost`).
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
    """The value of an operation, given the function that evaluates its arguments."""
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
    """Compares states for an engine that does not enumerate any. Returns them in two halves.

    The first half is from random walks. The second has arbitrary states, because proofs start from such.
    """
    system, chance = check.system, Random(0)
    count = max(_LEAST_UNVISITED, check.first // _SHARE_UNVISITED)
    walked = walked_states(system, count, chance)
    drawn = [random_state(system, chance) for _ in range(count)]
    check.sample([*walked, *drawn])
    return walked, drawn


def walked_states(system: System, count: int, chance: Random) -> list[Words]:
    """Up to `count` different states from random walks by the rules on ints, in order of discovery."""
    found: dict[Words, None] = {}
    for _ in range(count):  # each walk finds a new state, or the space is small
        full_state, before = system.initial, len(found)
        found[system.space.pack(full_state)] = None
        for _ in range(count):
            try:
                steps = list(system.successors(full_state))
            except ModelError:  # comparing this state will report the error
                break
            if len(found) >= count or not steps:
                break
            full_state = chance.choice(steps)[1]
            found[system.space.pack(full_state)] = None
        if len(found) >= count or len(found) == before:
            break
    return list(found)


def random_state(system: System, chance: Random) -> Words:
    """A random well-typed state, in which a random share of variables keep their initial values."""
    start: list[Leaf] = system.space.leaves(system.initial)
    kept = chance.random()
    leaves: list[Leaf] = []
    for v, leaf in zip(system.space.variables, start, strict=True):
        drawn = leaf if chance.random() < kept else chance.randint(v.lo, v.hi)
        leaves.append(bool(drawn) if v.is_bool else drawn)
    return system.space.pack(system.space.build(leaves))
