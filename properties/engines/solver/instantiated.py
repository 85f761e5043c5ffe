"""Evaluates the schematic terms of a protocol (schematic.py) in a state under given bounds, in plain Python."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tideproof.model.backends.schematic import APPLIED, BOUND, EXISTS, FORALL, AnySystem
from tideproof.model.language.algebra import Term
from tideproof.model.language.properties import DifferenceError, Property
from tideproof.model.language.space import Words
from tideproof.model.language.state import State, declared
from tideproof.model.language.system import FullState, System
from tideproof.properties.engines.cross_check import Answer, computed

MEANINGLESS = -99
"""The value of a function outside of its table: no result may depend on it."""

Assumed = Mapping[tuple[str, tuple[int, ...]], int]
"""Tentative values of defined functions at an index, to test them against the axioms."""

NOTHING: Mapping[Any, int] = MappingProxyType({})


class Instantiated:
    """Evaluates terms of `any_system` in a state of `system`, with these parameters."""

    def __init__(self, any_system: AnySystem, system: System, state: FullState, parameters: Mapping[str, int]) -> None:
        any_system.bounds.is_instantiated = True
        self.axioms = any_system.bounds.axioms
        # The range of the quantifiers: it has every index and value under these bounds.
        self.numbers = range(-1, max(system.bounds.values(), default=0) + 1)
        self.values: dict[str, Any] = {name: value for name, _, value in system.space.fields(state)}
        self.values |= {f"bound {name}": value for name, value in system.bounds.items()}
        self.values |= {f"parameter {name}": value for name, value in parameters.items()}

    def like(self, given: Any, entry: Any) -> Any:
        """The value of a term, or of a table at the indices of `given`."""
        if isinstance(given, tuple):
            return tuple(self.like(part, entry[i]) for i, part in enumerate(given))
        return self(entry)

    def state(self, given: FullState, terms: FullState) -> FullState:
        """The values of a state of terms, with tables of the shape that they have in `given`."""

        def valued(part: State, new: State) -> State:
            names = [field.name for field in declared(type(part))]
            return part.replace(**{name: self.like(getattr(part, name), getattr(new, name)) for name in names})

        return tuple(map(valued, given, terms))

    def __call__(self, term: Any, bound: Mapping[int, int] = NOTHING, assumed: Assumed = NOTHING) -> Any:
        if not isinstance(term, Term):
            return term
        op, args = term.op, term.args
        if op == BOUND:
            return bound[term.serial]
        if op in (FORALL, EXISTS):
            v, body = args
            found = (self(body, {**bound, v.serial: i}, assumed) for i in self.numbers)
            return all(found) if op == FORALL else any(found)
        if op == APPLIED:
            name, *index = args
            at = tuple(self(arg, bound, assumed) for arg in index)
            return self._defined(name, at, assumed) if name in self.axioms else self._entry(name, at)
        return computed(op, args, lambda arg: self(arg, bound, assumed))

    def _entry(self, name: str, at: tuple[int, ...]) -> Any:
        value = self.values[name]
        for i in at:
            if not 0 <= i < len(value):
                return MEANINGLESS
            value = value[i]
        return value

    def _defined(self, name: str, at: tuple[int, ...], assumed: Assumed) -> int:
        """The unique value that the axiom of a defined function allows. Axioms may use other defined functions."""
        if (name, at) in assumed:
            return assumed[name, at]
        axiom, bound = self.axioms[name], dict[int, int]()
        for i in reversed(at):  # the outermost quantifier binds the last index
            assert isinstance(axiom, Term)
            v, axiom = axiom.args
            bound[v.serial] = i

        def fits(value: int) -> Any:
            return self(axiom, bound, {**assumed, (name, at): value})

        (only,) = filter(fits, self.numbers)
        return only


class SchematicForm:
    """The schematic terms of a protocol, as a form that the cross-check compares under given bounds."""

    name = "terms without bounds"

    def __init__(self, system: System, properties: Sequence[Property]) -> None:
        self.system, self.any_system = system, AnySystem(system.protocol, system.ghosts)
        self.steps = {slot: self.any_system.step(act) for slot, act in system.protocol.slots.items()}
        self.claims = [self.any_system.claim(p, self.any_system.state) for p in properties]

    def _value(self, state: FullState, parameters: Mapping[str, int] | None = None) -> Instantiated:
        return Instantiated(self.any_system, self.system, state, parameters or {})

    def compare_initial(self) -> None:
        """Raises DifferenceError if the schematic initial state differs from that under these bounds."""
        space, on_ints = self.system.space, self.system.initial
        begun = self._value(on_ints).state(on_ints, self.any_system.initial)
        for variable, one, other in zip(space.variables, space.leaves(on_ints), space.leaves(begun), strict=True):
            if one != other:
                raise DifferenceError(
                    f"{self.system.protocol.name}: the initial state has {variable.name}={int(one)} on ints and "
                    f"{int(other)} in {self.name}, under {self.system.bounds}"
                )

    def __call__(self, state: Words) -> Answer:
        before = self.system.space.unpack(state)

        def taken() -> Iterator[tuple[int, FullState]]:
            for number, instance in enumerate(self.system.instances):
                value, step = self._value(before, instance.parameters), self.steps[instance.slot]
                if all(map(value, step.guard)):
                    yield number, value.state(before, step.after)

        return Answer.made(self.system.space, taken(), map(self._value(before), self.claims))
