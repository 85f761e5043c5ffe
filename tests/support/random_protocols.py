"""Random protocols: specs that Hypothesis draws and shrinks.

The strategies draw what has been wrong before: variables with one value behind exactly full words, ranges below zero,
actions that the bounds rule out, dead ends, rules that treat one replica differently.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hypothesis import strategies as st
from hypothesis.internal.conjecture.providers import AVAILABLE_PROVIDERS, HypothesisProvider

from support.given import ALGEBRA
from support.specs import Act, Expression, Spec, Var, value


@dataclass
class Scope:
    """What an expression may speak of. `replicas` are expressions whose value is a replica (or NIL).

    Where rules treat all replicas alike, `unsure` are those that may be NIL, which is no number of a cell.
    """

    numbers: list[Expression] = field(default_factory=list)
    flags: list[Expression] = field(default_factory=list)
    number_cells: list[Expression] = field(default_factory=list)
    flag_cells: list[Expression] = field(default_factory=list)
    replicas: list[Expression] = field(default_factory=list)
    unsure: list[Expression] = field(default_factory=list)
    quantified: bool = False

    def within(self, *more: Expression) -> Scope:
        return replace(self, replicas=[*self.replicas, *more], quantified=self.quantified and not more)

    def cell(self, cells: Expression, index: Expression, otherwise: Expression) -> Expression:
        at = ("at", cells, index)
        return ("ite", ("lt", index, ("const", 0)), otherwise, at) if index in self.unsure else at


class Independent(HypothesisProvider):
    """Draws every example by itself. Hypothesis' own way is to copy parts of one into the next, which makes few kinds
    of protocols in many examples; what fails, it shrinks as ever."""


AVAILABLE_PROVIDERS["independent"] = f"{__name__}.{Independent.__name__}"

Draw = Callable[[st.SearchStrategy[Any]], Any]


def _one(draw: Draw, options: Sequence[Any]) -> Any:
    return options[draw(st.integers(0, len(options) - 1))]


def number(draw: Draw, scope: Scope, depth: int) -> Expression:
    kinds = ["leaf", "leaf", "add", "sub", "minimum", "maximum", "ite", "select", "nested"] if depth else ["leaf"]
    kinds += ["at", "at"] * bool(scope.number_cells and scope.replicas)
    kinds += ["how_many"] * bool(scope.quantified and depth)
    match _one(draw, kinds):
        case "leaf":
            return _one(draw, [*scope.numbers, *scope.numbers, ("const", draw(st.integers(-2, 4)))])
        case "ite":
            return ("ite", condition(draw, scope, depth - 1), *(number(draw, scope, depth - 1) for _ in range(2)))
        case "select":
            return ("select", *(number(draw, scope, depth - 1) for _ in range(draw(st.integers(2, 4)))))
        case "nested":
            levels = ("const", draw(st.sampled_from([2, 5, 12, 40])))
            return ("nested", number(draw, scope, depth - 1), number(draw, scope, 0), levels)
        case "at":
            return scope.cell(_one(draw, scope.number_cells), _one(draw, scope.replicas), ("const", 0))
        case "how_many":
            return ("how_many", condition(draw, scope.within(("name", "q")), depth - 1))
        case op:
            return (op, number(draw, scope, depth - 1), number(draw, scope, depth - 1))


def condition(draw: Draw, scope: Scope, depth: int) -> Expression:
    kinds = ["compare", "compare"] + ["flag", "flag"] * bool(scope.flags) + ["names"] * (len(scope.replicas) > 1)
    kinds += ["cell", "cell"] * bool(scope.flag_cells and scope.replicas)
    kinds += ["not_", "all_of", "any_of", "implies", "same", "ite", "select"] if depth else []
    kinds = kinds + ["all_replicas", "any_replica"] * bool(scope.quantified and depth > 0)
    less = max(0, depth - 1)
    match _one(draw, kinds):
        case "compare":
            op = _one(draw, ["lt", "eq", "le", "ne", "gt", "ge"])
            return (op, number(draw, scope, 0), number(draw, scope, less))
        case "flag":
            return _one(draw, scope.flags)
        case "names":
            return (_one(draw, ["eq", "ne"]), _one(draw, scope.replicas), _one(draw, scope.replicas))
        case "cell":
            return scope.cell(_one(draw, scope.flag_cells), _one(draw, scope.replicas), ("truth", False))
        case "not_":
            return ("not_", condition(draw, scope, less))
        case "ite":
            return ("ite", *(condition(draw, scope, less) for _ in range(3)))
        case "select":
            return ("select", number(draw, scope, less), *(condition(draw, scope, less) for _ in range(2)))
        case ("all_replicas" | "any_replica") as op:
            return (op, condition(draw, scope.within(("name", "q")), less))
        case op:
            return (op, condition(draw, scope, less), condition(draw, scope, less))


def _true_at(draw: Draw, e: Expression, names: Mapping[str, Any]) -> Expression:
    """The condition or its opposite: mostly what is true of these values, so that something happens."""
    return e if draw(st.integers(0, 7)) == 7 or value(e, names, ALGEBRA) else ("not_", e)


def _clamped(e: Expression, lo: Expression, hi: Expression) -> Expression:
    return ("minimum", ("maximum", e, lo), hi)


def _new_value(draw: Draw, v: Var, scope: Scope, depth: int, escaping: bool) -> Expression:
    if v.kind == "flag":
        return condition(draw, scope, depth)
    if v.kind == "replica" and scope.replicas and not (escaping and draw(st.booleans())):
        chosen = _one(draw, [*scope.replicas, *([("const", -1)] if v.lo < 0 else [])])
        return ("maximum", chosen, ("const", v.lo)) if v.lo == 0 else chosen
    e = number(draw, scope, depth)
    if escaping:
        return e
    most = {"replica": ("sub", ("name", "replicas"), ("const", 1)), "upto": ("name", "limit")}
    return _clamped(e, ("const", v.lo), most.get(v.kind, ("const", v.hi)))


@st.composite
def _variable(draw: Draw, name: str, replicas: bool, even: bool) -> Var:
    kind = _one(draw, ["int", "flag", "int", "upto", *(["replica", "flag", "int"] if replicas else [])])
    per = _one(draw, [None, "replicas", 2]) if replicas and not even else _one(draw, [None, "replicas"][: 1 + replicas])
    lo = draw(st.integers(-3, 1)) if kind == "int" else -draw(st.integers(0, 1)) if kind in ("replica", "upto") else 0
    lo = -1 if even and kind == "replica" else lo
    hi = lo + draw(st.sampled_from([2, 1, 3, 2, 3, 4, 0])) if kind == "int" else 1
    first = draw(st.integers(lo, max(lo, hi))) if kind == "int" else draw(st.integers(0, 1)) if kind == "flag" else 0
    if even or per is None:
        return Var(name, kind, lo, hi, per, (-1 if even and kind == "replica" else first,))
    return Var(name, kind, lo, hi, per, (first, draw(st.integers(lo, max(lo, hi)))))


def _scope_of(variables: Sequence[Var], replicas: int, even: bool) -> Scope:
    scope = Scope(quantified=replicas > 0, numbers=[("name", "limit")])
    for v in variables:
        leaf: Expression = ("name", v.name)
        if isinstance(v.per, int):  # cells that no replica names
            cells = [("at", leaf, ("const", i)) for i in (0, v.per - 1)]
            (scope.flags if v.kind == "flag" else scope.numbers).extend(cells)
        elif v.kind == "replica":
            (scope.replicas if v.per is None else scope.number_cells).append(leaf)
        elif v.kind == "flag":
            (scope.flags if v.per is None else scope.flag_cells).append(leaf)
        else:
            (scope.numbers if v.per is None else scope.number_cells).append(leaf)
    if even:  # a replica's own number is no number to compute with
        scope.number_cells = [c for c in scope.number_cells if _by_name(variables, c).kind != "replica"]
        scope.unsure = [e for e in scope.replicas if _by_name(variables, e).lo < 0]
    elif replicas:
        scope.replicas += [("const", 0), ("const", replicas - 1)]
        scope.numbers += [e for e in scope.replicas if e[0] == "name"]
    return scope


def _by_name(variables: Sequence[Var], leaf: Expression) -> Var:
    return next(v for v in variables if v.name == leaf[1])


@st.composite
def _act(
    draw: Draw,
    variables: Sequence[Var],
    start: Mapping[str, Any],
    even: bool,
    escaping: bool,
    depths: Sequence[int] = (1, 1, 2, 2, 3),
) -> Act:
    replicas = start.get("replicas", 0)
    scope = _scope_of(variables, replicas, even)
    parameters: list[tuple[str, str | int]] = []
    for name in ("r", "t")[: draw(st.integers(0, 2))] if replicas else ():
        parameters.append((name, "replica"))
        scope.replicas.append(("name", name))
    if draw(st.integers(0, 3)) == 3:
        parameters.append(("n", draw(st.sampled_from([2, 3, 2, 1, 0]))))
        scope.numbers.append(("name", "n"))
    if not even and replicas:
        last = ("sub", ("name", "replicas"), ("const", 1))
        scope.replicas += [  # who comes next in a ring, which a rotation keeps and a swap does not
            ("ite", ("eq", e, last), ("const", 0), ("add", e, ("const", 1))) for e in scope.replicas if e[0] == "name"
        ]
    depth = draw(st.sampled_from(depths))
    names = {**start, **dict.fromkeys("rtn", 0)}
    guard = tuple(
        _true_at(draw, condition(draw, scope, depth), names) for _ in range(draw(st.sampled_from([0, 1, 0, 1, 2])))
    )
    updates: dict[str, tuple[str, Expression | None, Expression]] = {}
    for _ in range(draw(st.sampled_from([1, 2, 1, 2, 3, 1, 2, 0]))):
        v = _one(draw, variables)
        if v.per == "replicas" and draw(st.integers(0, 3)) == 3:
            e = _new_value(draw, v, scope.within(("name", "q")), depth, escaping)
            updates[v.name] = (v.name, ("each",), e)
            continue
        cells = [("const", i) for i in ((0, v.per - 1) if isinstance(v.per, int) else ())]
        index = None if v.per is None else _one(draw, cells or scope.replicas or [None])
        if index is None and v.per is not None:  # no replica is at hand
            continue
        if index in scope.unsure:
            guard += (("ge", index, ("const", 0)),)
        ways = {"int": ["up", "down", "up", "down", "any"], "flag": ["turn", "any"]}
        old = ("name", v.name) if index is None else ("at", ("name", v.name), index)
        match _one(draw, ways.get(v.kind, ["any"])):
            case "up":
                guard += (("lt", old, ("const", v.hi)),)
                updates[v.name] = (v.name, index, ("add", old, ("const", 1)))
            case "down":
                guard += (("gt", old, ("const", v.lo)),)
                updates[v.name] = (v.name, index, ("sub", old, ("const", 1)))
            case "turn":
                updates[v.name] = (v.name, index, ("not_", old))
            case _:
                updates[v.name] = (v.name, index, _new_value(draw, v, scope, depth, escaping))
    return Act(tuple(parameters), guard, tuple(updates.values()))


WIDE = 2**32 - 1
"""Half a word: too many values for a solver that has a constant for each."""


def _filling(draw: Draw, variables: Sequence[Var], bounds: Mapping[str, int]) -> list[Var]:
    """Variables that make the words so far exactly full, and more words; then some that have one value."""
    more = draw(st.sampled_from([0, 0, 0, 1, 2, 3, 4]))
    wide = [Var(f"wide_{i}", "int", 0, WIDE, None, (draw(st.integers(0, 3)),)) for i in range(2 * more)]
    left = -sum(v.bits(bounds) for v in variables) % 64
    flags = [Var("filling", "flag", 0, 1, left, (draw(st.integers(0, 1)),))] if left else []
    ones = [Var(f"one_{i}", *_one(draw, [("int", 2, 2), ("int", -1, -1), ("upto", 0, 0)])) for i in range(2)]
    return [*flags, *wide, *[replace(v, initial=(v.lo,)) for v in ones[: draw(st.integers(1, 2))]]]


@st.composite
def specs(draw: Draw) -> Spec:
    """Any protocol of a few small variables; about one in eight fills its words exactly."""
    replicas = draw(st.sampled_from([0, 0, 1, 2, 2, 3]))
    even = replicas > 0 and draw(st.booleans())
    bounds = {**({"replicas": replicas} if replicas else {}), "limit": draw(st.sampled_from([1, 2, 2, 1, 0]))}
    variables = [draw(_variable(f"v{i}", replicas > 0, even)) for i in range(draw(st.sampled_from([3, 2, 4, 1, 3])))]
    if even and draw(st.integers(0, 3)) == 3:  # all alike but for who leads at first
        variables.append(Var("leader", "replica", 0, 1, None, (0,)))
    if draw(st.integers(0, 7)) == 7:
        variables += _filling(draw, variables, bounds)
    escaping = draw(st.integers(0, 9)) == 9
    start = {**bounds, **{v.name: v.start(bounds) for v in variables}}
    one_differs = even and draw(st.integers(0, 3)) == 3
    acts = [
        draw(_act(variables, start, even and not (one_differs and i == 0), escaping))
        for i in range(draw(st.sampled_from([2, 3, 4, 3, 5, 4, 2, 3, 4, 1, 5, 0])))
    ]
    scope = _scope_of(variables, replicas, even)
    history = []
    if draw(st.integers(0, 3)) == 3:
        v = Var("seen", *_one(draw, [("flag", 0, 1), ("int", 0, 2), ("int", -1, 1)]))
        own = replace(scope, flags=[*scope.flags, *[("name", "seen")] * (v.kind == "flag")],
                      numbers=[*scope.numbers, *[("name", "seen")] * (v.kind == "int")])  # fmt: skip
        history = [(v, _new_value(draw, v, own, 2, escaping=False))]
    properties = [_true_at(draw, condition(draw, scope, 2), start) for _ in range(draw(st.integers(1, 3)))]
    for v, _ in history:
        seen = ("name", "seen") if v.kind == "flag" else ("lt", ("name", "seen"), ("const", 1))
        names = {**start, "seen": v.start(bounds)}
        properties.append(_true_at(draw, ("any_of", seen, condition(draw, scope, 1)), names))
    return Spec(
        tuple(variables), tuple(acts), tuple(properties), tuple(bounds.items()), tuple(history),
        draw(st.sampled_from([0, 0, 0, 1, 4, 12, 60])),
    )  # fmt: skip


@st.composite
def reducible_specs(draw: Draw) -> Spec:
    """Protocols in which the order of steps and the names of replicas matter or nearly do not.

    Conditions are short, so that some steps share no variable. Replicas are alike but for at most one thing: how they
    start, who leads at first, or a rule that singles one out or knows a ring.
    """
    replicas = draw(st.sampled_from([3, 3, 0, 2, 3, 0]))
    differs = _one(draw, ["", "", "", "", "start", "leader", "guard", "update", "ring", "ring"] if replicas else [""])
    variables = []
    for i in range(draw(st.sampled_from([2, 3] if replicas else [3, 4, 5]))):
        kind, hi = _one(draw, [("flag", 1), ("int", 1), ("int", 2)])
        per = _one(draw, ["replicas", "replicas", None] if i else ["replicas"]) if replicas else None
        first = draw(st.integers(0, 1))
        variables.append(Var(f"v{i}", kind, 0, hi, per, (1, 0, 0) if differs == "start" and per else (first,)))
    if replicas and (differs in ("leader", "ring") or draw(st.booleans())):
        lo = -draw(st.integers(0, 1)) if differs == "leader" else -1
        variables.append(Var("leader", "replica", lo, 1, None, (0,) if differs == "leader" else (-1,)))
    bounds = {**({"replicas": replicas} if replicas else {}), "limit": 1}
    start = {**bounds, **{v.name: v.start(bounds) for v in variables}}
    acts = [
        draw(_act(variables, start, True, False, depths=(0, 0, 1)))
        for _ in range(draw(st.sampled_from([1, 2, 3] if replicas else [4, 5, 6])))
    ]
    if differs in ("guard", "update", "ring"):
        acts[0] = _singled_out(draw, variables[0], differs, ("const", replicas - 1))
    scope = _scope_of(variables, replicas, even=True)
    properties = [_true_at(draw, condition(draw, scope, 1), start) for _ in range(2)]
    return Spec(tuple(variables), tuple(acts), tuple(properties), tuple(bounds.items()))


def _singled_out(draw: Draw, v: Var, differs: str, last: Expression) -> Act:
    """Changes the cell of a replica: of one only, of all but one, of one in another way, or around a ring."""
    r, first, leader = ("name", "r"), ("const", 0), ("name", "leader")
    old = ("at", ("name", v.name), r)
    new = ("not_", old) if v.kind == "flag" else ("ite", ("lt", old, ("const", v.hi)), ("add", old, ("const", 1)), old)
    one = (_one(draw, ["eq", "ne"]), r, _one(draw, [first, last]))
    guard: list[Expression] = []
    updates = [(v.name, r, new)]
    match differs:
        case "guard":
            guard = [one]
        case "update":
            updates = [(v.name, r, ("ite", one, new, old))]
        case "ring":
            a, b = _one(draw, [(leader, r), (r, leader)])
            following = ("ite", ("eq", a, last), first, ("add", a, ("const", 1)))
            guard = [("any_of", ("eq", leader, ("const", -1)), ("eq", b, following))]
            updates.append(("leader", None, r))
    return Act((("r", "replica"),), tuple(guard), tuple(updates))
