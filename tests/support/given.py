"""What the product is given in the place of a spec: a protocol and properties, made as users make them."""

from __future__ import annotations

import linecache
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, make_dataclass
from functools import reduce
from typing import Any

from support.specs import Act, Expression, Spec, Var, reads, text
from tideproof.model.language import algebra
from tideproof.model.language.actions import REPLICA, Action, Parameter, action
from tideproof.model.language.algebra import all_of, any_of, ite, minimum, put
from tideproof.model.language.properties import Property, invariant
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import FLAG, Bounds, Domain, State, below, upto, variable
from tideproof.model.language.system import Ghost


def select(index: Any, *values: Any) -> Any:
    return algebra.select(values, index)


def nested(a: Any, b: Any, levels: int) -> Any:
    return reduce(lambda e, i: ite(b < i, minimum(e + 1, 3), e), range(levels), a)


ALGEBRA: dict[str, Any] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "at": lambda values, index: algebra.select(values, index),
    "all_replicas": lambda parts: all_of(*parts),
    "any_replica": lambda parts: any_of(*parts),
    "how_many": lambda parts: sum(ite(p, 1, 0) for p in parts),
    "select": select,
    "nested": nested,
    **{n: getattr(algebra, n) for n in ("not_", "all_of", "any_of", "implies", "same", "ite", "minimum", "maximum")},
}
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
    never = Act((), (("lt", ("name", "limit"), ("const", 0)),), ())
    acts = {f"act_{i}": act for i, act in enumerate([*[never] * spec.impossible, *spec.actions])}
    remembered = {v.name for v, _ in spec.history}
    made = _made(spec, acts, remembered)
    ghost = Ghost("history", _state_type("RandomHistory", [v for v, _ in spec.history]), made["observe"])
    properties = []
    for number, e in enumerate(spec.properties):
        watching = ghost if reads(e, remembered) else None
        properties.append(invariant(state, ghost=watching)(made[f"property_{number}"]))
    protocol = Protocol(
        "random", "a random protocol", "Drawn at random.", state, state.initial,
        tuple(BoundSpec(name, f"how many {name}", 1 if name == "replicas" else 0, most) for name, most in spec.bounds),
        {name: _action(made[name], act) for name, act in acts.items()},
    )  # fmt: skip
    return Given(spec, protocol, protocol.bounded(), tuple(properties))


def _state_type(name: str, variables: Sequence[Var]) -> Any:
    fields = [(v.name, Any, variable("a value", _domain(v), *_per(v), initial=_first(v))) for v in variables]
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


def _first(v: Var) -> Any:
    """`Var.start`, in the rule language."""
    kind, least, last, values = v.kind, v.lo, v.hi, v.initial

    def first(b: Bounds, i: int = 0) -> Any:
        most = b["replicas"] - 1 if kind == "replica" else b["limit"] if kind == "upto" else last
        value = max(least, min(values[i % len(values)], most))
        return value == 1 if kind == "flag" else value

    return first


def _made(spec: Spec, acts: dict[str, Act], remembered: set[str]) -> dict[str, Any]:
    """The rules, properties and the observer, of a text, as those of users are."""
    bounds, own = [name for name, _ in spec.bounds], [v.name for v in spec.variables]
    lines = []
    for name, act in acts.items():
        parameters = [n for n, _ in act.parameters]
        lines += _function(name, ["s", *parameters], bounds, {"s": own})
        lines += [f"    yield {text(conjunct)}" for conjunct in act.guard] or ["    yield from ()"]
        lines += [f"    return s.replace({', '.join(_updated(*update) for update in act.updates)})"]
    for number, e in enumerate(spec.properties):
        states = {"s": own} | ({"before": remembered} if reads(e, remembered) else {})
        lines += [*_function(f"property_{number}", states, bounds, states), f"    return {text(e)}"]
    lines += _function("observe", ["before", "s"], bounds, {"s": own, "before": remembered})
    lines += [f"    return before.replace({', '.join(f'{v.name}={text(e)}' for v, e in spec.history)})"]
    source = "\n".join(lines)
    file, names = f"a random protocol {hash(source)}", {"__name__": "random_protocol", "put": put, **ALGEBRA}
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    exec(compile(source, file, "exec"), names)
    return names


def _function(
    name: str, parameters: Iterable[str], bounds: Iterable[str], states: dict[str, Iterable[str]]
) -> list[str]:
    return [
        f"def {name}({', '.join(parameters)}):",
        '    """Does, or claims, what was drawn at random."""',
        *(f"    {bound} = s.bounds.{bound}" for bound in bounds),
        *(f"    {n} = {state}.{n}" for state, variables in states.items() for n in variables),
    ]


def _updated(target: str, index: Expression | None, e: Expression) -> str:
    if index is None:
        return f"{target}={text(e)}"
    if index == ("each",):
        return f"{target}=tuple({text(e)} for q in range(len({target})))"
    return f"{target}=put({target}, {text(index)}, {text(e)})"


def _action(rule: Any, act: Act) -> Action:
    kinds = {n: REPLICA if k == "replica" else Parameter(lambda _, k=k: k, str) for n, k in act.parameters}
    return action(**kinds)(rule)
