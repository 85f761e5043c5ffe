"""What the product is given in the place of a spec: a protocol and properties, made as users make them."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from functools import reduce
from typing import Any

from support.specs import PYTHON, Act, Expression, Spec, Var, reads, value
from tideproof.model.language import algebra
from tideproof.model.language.actions import REPLICA, Action, Parameter, action
from tideproof.model.language.properties import Property, invariant
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, Bounds, Domain, State, below, upto, variable
from tideproof.model.language.system import Ghost

ALGEBRA: dict[str, Any] = dict(
    add=operator.add, sub=operator.sub, lt=operator.lt, le=operator.le, eq=operator.eq, ne=operator.ne,
    gt=operator.gt, ge=operator.ge, not_=algebra.not_, all_of=algebra.all_of, any_of=algebra.any_of,
    implies=algebra.implies, same=algebra.same, ite=algebra.ite, minimum=algebra.minimum, maximum=algebra.maximum,
    select=lambda index, *values: algebra.select(values, index),
    at=lambda values, index: algebra.select(values, index),
    all_replicas=lambda parts: algebra.all_of(*parts),
    any_replica=lambda parts: algebra.any_of(*parts),
    how_many=lambda parts: sum((algebra.ite(p, 1, 0) for p in parts), 0),
    nested=lambda a, b, levels: reduce(
        lambda e, i: algebra.ite(b < i, algebra.minimum(e + 1, 3), e), range(levels), a
    ),
    **PYTHON,
)  # fmt: skip
"""The product's algebra under the names of expressions."""


@dataclass(frozen=True)
class Given:
    """A spec in the product's terms. The properties are in the spec's order."""

    spec: Spec
    protocol: Protocol
    bounds: Bounds
    properties: tuple[Property, ...]

    def full_state(self, state: Sequence[Any], system: Any) -> Any:
        """The state of the product in which the variables have these values."""
        types = system.space.types
        values = dict(zip(self.spec.names, state, strict=False))
        return tuple(t(self.bounds, **{n: values[n] for n in t.__dataclass_fields__ if n != "bounds"}) for t in types)


def state_of(full_state: Sequence[Any]) -> tuple[Any, ...]:
    """The values of the variables of a state of the product."""
    return tuple(getattr(part, n) for part in full_state for n in part.__dataclass_fields__ if n != "bounds")


def given(spec: Spec) -> Given:
    """The protocol and the properties that a spec stands for."""
    state = _state_type("RandomState", spec.variables)
    ghost = _ghost(spec) if spec.history else None
    remembered = {v.name for v, _ in spec.history}
    properties = []
    for number, e in enumerate(spec.properties):
        watching = ghost if reads(e, remembered) else None
        properties.append(invariant(state, ghost=watching)(_predicate(f"property_{number}", e)))
    never = Act((), (("lt", ("name", "limit"), ("const", 0)),), ())
    acts = [*[never] * spec.impossible, *spec.actions]
    protocol = Protocol(
        "random", "a random protocol", "Drawn at random.", state,
        lambda b: state(b, **{v.name: v.start(b) for v in spec.variables}),
        tuple(BoundSpec(name, f"how many {name}", 1 if name == "replicas" else 0, most) for name, most in spec.bounds),
        {f"act_{i}": _action(f"act_{i}", act) for i, act in enumerate(acts)},
    )  # fmt: skip
    return Given(spec, protocol, protocol.bounded(), tuple(properties))


def _state_type(name: str, variables: Sequence[Var]) -> Any:
    fields = [(v.name, Any, variable("a value", _domain(v), *_per(v))) for v in variables]
    return make_dataclass(name, fields, bases=(State,), frozen=True)


def _domain(v: Var) -> Domain:
    match v.kind:
        case "flag":
            return FLAG
        case "replica":
            return below("replicas", nil=v.lo < 0)
        case "upto":
            return upto("limit", nil=v.lo < 0)
    return Domain(lambda _: (v.lo, v.hi))


def _per(v: Var) -> tuple[Any, ...]:
    return () if v.per is None else (v.per,) if isinstance(v.per, str) else (lambda _: v.per,)


def _names(*states: Any, **more: Any) -> dict[str, Any]:
    names = {n: getattr(s, n) for s in states for n in s.__dataclass_fields__ if n != "bounds"}
    return {**states[0].bounds, **names, **more}


def _predicate(name: str, e: Expression) -> Callable[..., Any]:
    def predicate(*states: Any) -> Any:
        return value(e, _names(*states), ALGEBRA)

    predicate.__name__, predicate.__doc__ = name, "What is claimed at random."
    return predicate


def _action(name: str, act: Act) -> Action:
    def rule(s: Any, **parameters: int) -> Any:
        names = _names(s, **parameters)
        for conjunct in act.guard:
            yield value(conjunct, names, ALGEBRA)
        return s.replace(**{target: _updated(names, target, index, e) for target, index, e in act.updates})

    rule.__name__ = rule.__qualname__ = name
    rule.__doc__ = "Does what was drawn at random."
    kinds = {n: REPLICA if k == "replica" else Parameter(lambda _, k=k: k, str) for n, k in act.parameters}
    return action(**kinds)(rule)


def _updated(names: Mapping[str, Any], target: str, index: Expression | None, e: Expression) -> Any:
    if index is None:
        return value(e, names, ALGEBRA)
    if index == ("each",):
        return tuple(value(e, {**names, "q": q}, ALGEBRA) for q in range(len(names[target])))
    return algebra.put(names[target], value(index, names, ALGEBRA), value(e, names, ALGEBRA))


def _ghost(spec: Spec) -> Ghost:
    variables = [v for v, _ in spec.history]
    remembered = _state_type("RandomHistory", variables)

    def observe(seen: Any, after: Any) -> Any:
        names = _names(after, seen)
        return seen.replace(**{v.name: value(e, names, ALGEBRA) for v, e in spec.history})

    return Ghost("history", remembered, observe, lambda b: remembered(b, **{v.name: v.start(b) for v in variables}))
