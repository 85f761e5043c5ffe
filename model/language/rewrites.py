"""The refusals of the rule language, with their reasons and rewrites."""

from __future__ import annotations

import ast
import copy
import linecache
from typing import Any

REASONS = {
    "R01": ("syntax", "it is not part of the rule language"),
    "R02": ("a branch on the state", "a rule runs once for all states, so it cannot take one branch"),
    "R03": ("`and`, `or`, `not` or a chained comparison of the state",
            "Python decides it at once; a rule runs once for all states"),
    "R04": ("a lookup by a value of the state", "sets and dictionaries need the hash of a number"),
    "R05": ("a text made of the state", "a rule computes with numbers and conditions"),
    "R06": ("`is` between values", "equal numbers may be different objects: compare them with =="),
    "R07": ("a question about a class", "the value of a variable is a number or a condition, as it is declared"),
    "R08": ("a change of something that lasts", "a rule returns a new value and changes nothing"),
    "R09": ("a statement without an effect", "a rule has no effects, so this does nothing: use the value or remove it"),
    "R10": ("an attribute that is not declared", "rules read variables, bounds and fields of records"),
    "R11": ("a value that is not a constant", "constants are numbers, texts, rules, and collections of these"),
    "R12": ("a decorator in a rule", "a function within a rule has none"),
    "R13": ("a function outside the rule language", "rules call the algebra, other rules, and few functions of Python"),
    "R14": ("a name that is not defined", "it has no value when the rule is first used"),
    "R15": ("a rule without source text", "the checker reads it: write the rule in a file, one definition a line"),
    "R16": ("a class of states with more than variables and rules", "a state is what its variables are"),
    "R17": ("an index, a size or a number made of the state", "Python needs the number at once"),
    "R18": ("an operation that the state does not have", "values of the state have +, -, comparisons, and the algebra"),
    "R19": ("a value of the wrong kind", "numbers and conditions are different things"),
    "R20": ("a function of Python that compares the state", "it branches on what it compares"),
}  # fmt: skip
"""The refusals by number: the refused construct, and the reason."""


def instead_of(number: str, node: ast.AST) -> str:
    """The node rewritten in the rule language; advice if the rewrite depends on the intention; or an empty text."""
    match number, node:
        case "R02", ast.Assert(test=test):
            return f"yield {_text(test)}   # as a conjunct of the guard"
        case "R02", ast.If(test=test, body=[*_, then], orelse=orelse):
            return _branch(_text(test), then, orelse[-1] if orelse else None)
        case ("R02", ast.IfExp()) | ("R03", _):
            return _text(_Algebra().visit(copy.deepcopy(node)))
        case "R04", ast.Compare(
            left=x, ops=[op], comparators=[ast.Set(elts=many) | ast.Tuple(elts=many) | ast.List(elts=many)]
        ):
            one_of = f"any_of({', '.join(f'{_text(x)} == {_text(each)}' for each in many)})"
            return f"not_({one_of})" if isinstance(op, ast.NotIn) else one_of
        case "R04", ast.Compare(left=x, comparators=[several]):
            return f"any_of(*({_text(x)} == each for each in {_text(several)}))"
        case "R04", ast.Set(elts=many):
            return f"({', '.join(map(_text, many))},)"
        case "R04" | "R17", ast.Subscript(value=values, slice=index) if not isinstance(index, ast.Slice):
            return f"select({_text(values)}, {_text(index)})"
        case "R05", _:
            return "a comparison of numbers, as in s.phase == 2"
        case "R06", _:
            return _text(node).replace(" is not ", " != ").replace(" is ", " == ")
        case "R07", _:
            return "leave it out: a variable is always a number, or always a condition"
        case "R08", ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append"), args=[item]):
            return f"[*{name}, {_text(item)}]   # a new list"
        case "R08", ast.Attribute(value=owner, attr=name):
            return f"{_text(owner)}.replace({name}=…)"
        case "R08", ast.Subscript(value=values, slice=index):
            changed = f"put({_text(values)}, {_text(index)}, …)"
            if isinstance(values, ast.Attribute):
                return f"{_text(values.value)}.replace({values.attr}={changed})"
            return f"{_text(values)} = {changed}"
        case "R08", ast.Global() | ast.Nonlocal():
            return "declare a variable of the state: variable(…)"
        case "R09", ast.Expr(value=value) | ast.AnnAssign(value=value):
            return f"return {_text(value)}"
        case "R11", _:
            return "a constant of the module: a number, a tuple, a rule"
        case "R13", _:
            if _text(node).split(".")[0] in ("random", "secrets"):
                return "a parameter of the action, of which every value is tried: @action(choice=Parameter(…))"
            return _OF_PYTHON.get(_text(node), "a function of your own, in this file, that the rule language allows")
        case "R17", ast.Call(func=ast.Name(id="range")):
            return "every(s.bounds.indices(…), lambda i: …)"
        case "R18", (
            ast.BinOp(op=ast.Mult(), left=ast.Constant(value=2), right=x)
            | ast.BinOp(op=ast.Mult(), left=x, right=ast.Constant(value=2))
        ):
            return f"{_text(x)} + {_text(x)}"
        case "R18", ast.Call(func=ast.Name(id="sum"), args=[ast.GeneratorExp() | ast.ListComp() as all_]):
            return f"sum(ite({_text(all_.elt)}, 1, 0) {_text(all_)[len(_text(all_.elt)) + 2 : -1]})"
        case "R18", ast.Call(func=ast.Name(id="sum"), args=[several]):
            return f"sum(ite(each, 1, 0) for each in {_text(several)})"
        case "R18", ast.UnaryOp(op=ast.USub(), operand=x):
            return f"0 - {_text(x)}"
        case "R20", ast.Call(func=ast.Name(id="sorted"), args=[several, *_]):
            return f"minimum(*{_text(several)}), maximum(*{_text(several)})   # there is no order of unknown numbers"
        case "R20", ast.Call(func=ast.Name(id="min" | "max" as name), args=args):
            return f"{name}imum({f'*{_text(args[0])}' if len(args) == 1 else ', '.join(map(_text, args))})"
        case "R20", ast.Call(func=ast.Name(id="any" | "all" as name), args=[several]):
            return f"{name}_of(*{_text(several)})"
    return ""


def _text(node: ast.AST | None) -> str:
    return "…" if node is None else " ".join(ast.unparse(node).split())


def _kind(then: ast.AST | None) -> str:
    """What chooses between this value and another: states are merged."""
    return "merged" if ".replace(" in _text(then) else "ite"


def _branch(test: str, then: ast.stmt, otherwise: ast.stmt | None) -> str:
    match then, otherwise:
        case ast.Return(value=a), _:
            b = otherwise.value if isinstance(otherwise, ast.Return) else None
            return f"return {_kind(a)}({test}, {_text(a)}, {_text(b)})"
        case ast.Assign(targets=[ast.Name(id=name)], value=a), ast.Assign(value=b):
            return f"{name} = ite({test}, {_text(a)}, {_text(b)})"
        case ast.Assign(targets=[ast.Name(id=name)], value=a), None:
            return f"{name} = ite({test}, {_text(a)}, {name})"
        case ast.Expr(value=ast.Yield(value=a)), _:
            return f"yield implies({test}, {_text(a)})"
    return f"ite({test}, …, …)"


class _Algebra(ast.NodeTransformer):
    """Rewrites connectives, chained comparisons and conditional expressions with the algebra, at any depth."""

    def call(self, name: str, *parts: ast.expr) -> ast.Call:
        return ast.Call(ast.Name(name), list(parts), [])

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        return self.call("all_of" if isinstance(node.op, ast.And) else "any_of", *map(self.visit, node.values))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        return self.call("not_", self.visit(node.operand)) if isinstance(node.op, ast.Not) else self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        return self.call(_kind(node.body), *map(self.visit, (node.test, node.body, node.orelse)))

    def visit_Compare(self, node: ast.Compare) -> Any:
        sides = [node.left, *node.comparators]
        parts = [ast.Compare(sides[i], [op], [sides[i + 1]]) for i, op in enumerate(node.ops)]
        return self.call("all_of", *parts) if len(parts) > 1 else self.generic_visit(node)


_OF_PYTHON = {
    "print": "nothing: `tideproof show` prints each state of a trace", "set": "a tuple", "frozenset": "a tuple",
    "filter": "a comprehension with `if`", "getattr": "variable_of(s, name)", "str": "a number",
    "float": "a whole number", "round": "a whole number",
}  # fmt: skip


def construct_at(file: str, place: tuple[int, int, int, int]) -> tuple[str, ast.AST] | None:
    """The construct at a place (lines, columns) where Python needed the truth, the hash or the number of a value."""
    nodes = ast.walk(ast.parse("".join(linecache.getlines(file)).lstrip("\ufeff")))  # outer ones come first
    found = ((_number_at(place, node), node) for node in nodes if hasattr(node, "lineno"))
    return next(((number, node) for number, node in found if number), None)


def _number_at(place: tuple[int, int, int, int], node: ast.AST) -> str:
    """The number of the refusal if this construct needed a value at the place; otherwise an empty text."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.Assert(test=test) if _at(test) == place:
            return "R02"
        case ast.ListComp() | ast.GeneratorExp() | ast.DictComp():
            if any(_at(test) == place for g in node.generators for test in g.ifs):
                return "R02"
        case ast.BoolOp(values=[*tests, _]) if place in map(_at, tests):
            return "R03"
        case ast.UnaryOp(op=ast.Not(), operand=inner) if _at(inner) == place:
            return "R03"
    match node if _at(node) == place else None:
        case ast.Compare(ops=[ast.In() | ast.NotIn()]) | ast.Dict() | ast.DictComp():
            return "R04"
        case ast.Compare(ops=[_, _, *_]) | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            return "R03"
        case ast.Subscript() | ast.Call(func=ast.Name(id="range" | "int" | "len" | "bool")):
            return "R17"
        case ast.BinOp(op=ast.Mod(), left=ast.Constant(value=str())) | ast.JoinedStr():
            return "R05"
        case ast.BinOp() | ast.UnaryOp() | ast.Call(func=ast.Name(id="sum" | "abs")):
            return "R18"
        case ast.Attribute():
            return "R10"
        case ast.Call(func=ast.Name(id="sorted" | "min" | "max" | "any" | "all")):
            return "R20"
        case ast.Call(func=ast.Name(id="isinstance")):
            return "R07"
    return ""


def _at(node: Any) -> tuple[int, int, int, int]:
    return node.lineno, node.end_lineno, node.col_offset, node.end_col_offset
