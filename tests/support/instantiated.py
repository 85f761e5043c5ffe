"""A formula without bounds, evaluated in a state under given bounds: what it says there, by plain Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tideproof.model.backends.schematic import APPLIED, BOUND, EXISTS, FORALL, AnySystem
from tideproof.model.language.algebra import Term
from tideproof.model.language.system import FullState, System


class Instantiated:
    """The value of terms of `any_system` in a state of `system`, with these values of the parameters."""

    def __init__(self, any_system: AnySystem, system: System, state: FullState, parameters: Mapping[str, int]) -> None:
        self.any_system, self.bounds = any_system, system.bounds
        self.values: dict[str, Any] = {name: value for name, _, value in system.space.fields(state)}
        self.values |= {f"bound {name}": value for name, value in system.bounds.items()}
        self.values |= {f"parameter {name}": value for name, value in parameters.items()}

    def __call__(self, term: Any, bound: Mapping[int, int] | None = None) -> Any:
        bound = bound or {}
        if not isinstance(term, Term):
            return term
        op, args = term.op, term.args
        if op == BOUND:
            return bound[term.serial]
        if op in (FORALL, EXISTS):
            v, body = args
            # No index or value of these bounds lies outside.
            found = (self(body, {**bound, v.serial: i}) for i in range(-1, max(self.bounds.values()) + 1))
            return all(found) if op == FORALL else any(found)
        if op == APPLIED:
            return self._applied(args[0], [self(arg, bound) for arg in args[1:]])
        if op in ("and", "or"):
            return (all if op == "and" else any)(self(arg, bound) for arg in args)
        if op == "ite":
            return self(args[1] if self(args[0], bound) else args[2], bound)
        values = [self(arg, bound) for arg in args]
        match op:
            case "not":
                return not values[0]
            case "=":
                return values[0] == values[1]
            case "<":
                return values[0] < values[1]
            case "+":
                return values[0] + values[1]
            case "-":
                return values[0] - values[1]
        raise NotImplementedError(op)

    def _applied(self, name: str, index: list[int]) -> Any:
        if name in self.any_system.bounds.axioms:
            return self._defined(name, tuple(index))
        value = self.values[name]
        for i in index:
            if not 0 <= i < len(value):
                return -99  # of no meaning: nothing may depend on it
            value = value[i]
        return value

    def _defined(self, name: str, index: tuple[int, ...]) -> int:
        """The only value that the axiom of a defined function allows."""
        fitting = []
        axiom = self.any_system.bounds.axioms[name]
        around: dict[int, int] = {}
        for i in index:
            assert isinstance(axiom, Term)
            around[axiom.args[0].serial] = i
            axiom = axiom.args[1]
        for value in range(-1, max(self.bounds.values()) + 1):
            fixed = Instantiated.__new__(Instantiated)
            fixed.any_system, fixed.bounds, fixed.values = self.any_system, self.bounds, self.values
            fixed._defined = lambda asked, at, value=value: (  # type: ignore[method-assign]
                value if (asked, at) == (name, index) else self._defined(asked, at)
            )
            if fixed(axiom, around):
                fitting.append(value)
        assert len(fitting) == 1, f"{name}{index} may be any of {fitting}"
        return fitting[0]
