"""The checker of the rule language: a whitelist over the syntax tree of a function.

A rule runs on ints and on terms. It has one meaning if each of its constructs means the same on both. This module
accepts the syntax that does, and refuses the rest; freezing.py checks the values of names, and docs/rule-language.md
explains both.

The checker also rewrites three constructs, so that no value of the language can be consumed: a generator expression
becomes a tuple; a generator function returns a `Run`, which only `yield from` and an engine can run.
"""

from __future__ import annotations

import ast
import functools
import linecache
import operator
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import CodeType
from typing import Any, NamedTuple

from tideproof.model.language.errors import Place, Refusal
from tideproof.model.language.rewrites import REASONS, instead_of

SYNTAX = {
    # statements
    ast.FunctionDef, ast.Return, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.If, ast.For, ast.Expr, ast.Pass,
    ast.Continue, ast.Break, ast.Assert,
    # expressions
    ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Lambda, ast.IfExp, ast.Compare, ast.Call, ast.Constant, ast.Name,
    ast.Attribute, ast.Subscript, ast.Slice, ast.Tuple, ast.List, ast.Dict, ast.Starred, ast.ListComp,
    ast.GeneratorExp, ast.DictComp, ast.Yield, ast.YieldFrom, ast.NamedExpr,
    # operators, and parts of these
    ast.And, ast.Or, ast.Not, ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.Pow, ast.USub, ast.UAdd,
    ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Is, ast.IsNot,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn, ast.Load, ast.Store, ast.comprehension,
    ast.arguments, ast.arg, ast.keyword,
}  # fmt: skip

METHODS = {"replace", "bounds", "indices", "items", "values", "keys", "get", "index", "count"}
"""Of states, bounds, dictionaries and tuples."""

VIEWS = {"items", "keys", "values"}

NAMES: set[str] = set()
"""Names of attributes besides METHODS: variables, methods of states, bounds, and fields of records."""

AS_TUPLE, RUN, RULE, NOT_FILLED, NUMBER = "·tuple", "·run", "·rule", "·not filled", "·number"
"""Names that the checker inserts; no source text can contain them."""


class Outer(NamedTuple):
    """A free name of a function, with the attributes that follow it, and the place of its first use."""

    root: str
    path: tuple[str, ...]
    place: Place


@dataclass
class Checked:
    """A checked function: its code, compiled from the tree, its free names, and the attributes it uses."""

    code: CodeType
    outer: dict[str, Outer] = field(default_factory=dict)
    attributes: dict[str, Place] = field(default_factory=dict)
    refusals: list[Refusal] = field(default_factory=list)


Function = ast.FunctionDef | ast.Lambda


def _begins(line: str) -> bool:
    """Whether a statement at the top level of a module may begin with this line.

    A page break or a backslash may stand before a line within a function.
    """
    return line[0] not in " \t\r\n\f\\#)]}"


def _statement_at(lines: list[str], line: int) -> str:
    """The statement at the top level of a module that has this line, on its lines: parsing the rest takes most time.

    If a line of it that is not indented lies within a text or brackets, this is no whole statement: parsing fails.
    """
    begin = next((n for n in range(min(line, len(lines)) - 1, -1, -1) if _begins(lines[n])), 0)
    header = next((n for n in range(begin, len(lines)) if _begins(lines[n]) and lines[n][0] != "@"), begin)
    end = next((n for n in range(header + 1, len(lines)) if _begins(lines[n])), len(lines))
    return "\n" * begin + "".join(lines[begin:end])


@functools.lru_cache(maxsize=256)
def _parsed(text: str) -> list[ast.stmt]:
    try:
        return ast.parse(text).body
    except SyntaxError:
        return []


@functools.lru_cache(maxsize=256)
def _functions_in(text: str) -> dict[int, list[Function]]:
    """The functions in a text, by the line where their code begins (with the first decorator)."""
    found: dict[int, list[Function]] = {}
    todo: list[ast.AST] = [*_parsed(text)]
    while todo:
        node = todo.pop()
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            found.setdefault(_first_line(node), []).append(node)
        todo += _children(node)
    return found


def _first_line(node: Function) -> int:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return min([node.lineno, *(each.lineno for each in decorators)])


def _children(node: ast.AST) -> list[ast.AST]:
    """The nodes in this one; several times as fast as ast.iter_child_nodes."""
    children: list[ast.AST] = []
    for value in node.__dict__.values():
        if type(value) is list:
            children += [part for part in value if isinstance(part, ast.AST)]
        elif isinstance(value, ast.AST) and value._fields:
            children.append(value)
    return children


def definition_of(code: CodeType) -> Function | None:
    """The definition of this code; None if its file has none, or several candidates."""
    lines, line = linecache.getlines(code.co_filename), code.co_firstlineno
    parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    places = [p for p in code.co_positions() if None not in p and p[3] != p[2]] if code.co_name == "<lambda>" else []

    def fits(node: Any) -> bool:
        given = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        same = getattr(node, "name", "<lambda>") == code.co_name and tuple(a.arg for a in given) == parameters
        return same and all(_lies_in(node.body, place) for place in places)

    statement = _statement_at(lines, line)
    match _parsed(statement):
        case [ast.FunctionDef() as only] if _first_line(only) == line and fits(only):
            return only  # most rules, without a walk
    for text in (statement, "".join(lines).lstrip("\ufeff")):
        found = [*filter(fits, _functions_in(text).get(line, ()))]
        if places and found:  # the innermost lambda that contains all instructions
            bodies: list[Any] = [node.body for node in found]
            ends = [(b.end_lineno, b.end_col_offset, -b.lineno, -b.col_offset) for b in bodies]
            return found[ends.index(min(ends))]
        if len(found) == 1:
            return found[0]
    return None


def _lies_in(node: Any, place: tuple[Any, ...]) -> bool:
    first, last, start, end = place
    return (node.lineno, node.col_offset) <= (first, start) and (last, end) <= (node.end_lineno, node.end_col_offset)


_CHECKED: dict[tuple[CodeType, str], Checked] = {}


def checked(code: CodeType) -> Checked | None:
    """The checked definition of this code; None if there is none."""
    key = code, code.co_filename
    if key not in _CHECKED:
        node = definition_of(code)
        if node is None:
            return None
        _CHECKED[key] = _Checker(node, code.co_filename).run()
    return _CHECKED[key]


@dataclass
class _Scope:
    """The names that a function or a comprehension binds. `lists` are those that it binds only to new lists."""

    names: set[str]
    lists: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, node: Function) -> _Scope:
        bound = Counter(a.arg for a in _children(node.args) if isinstance(a, ast.arg))
        lists = Counter[str]()
        for part in _evaluated(node.body if isinstance(node, ast.FunctionDef) else [node.body]):
            match part:
                case ast.FunctionDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                    bound[name] += 1
                case ast.AugAssign(target=target):  # `+=` keeps a list a list
                    lists.update(_names_of_lists(target, ast.List([])))
                case ast.Assign(targets=[target], value=value) | ast.AnnAssign(target=target, value=value):
                    lists.update(_names_of_lists(target, value))
        return cls(set(bound), {name for name, times in lists.items() if times == bound[name]})


def _evaluated(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The nodes that a function evaluates itself: not the bodies of inner functions, nor targets of comprehensions."""
    todo = list(nodes)
    while todo:
        node = todo.pop()
        yield node
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            todo += [*node.args.defaults, *filter(None, node.args.kw_defaults)]
        elif isinstance(node, ast.comprehension):
            todo += [node.iter, *node.ifs]
        else:
            todo += _children(node)


def _names_of_lists(target: ast.expr, value: ast.expr | None) -> Iterator[str]:
    """The names that an assignment binds to new lists, as `[]` and `[… for …]` are."""
    match target, value:
        case ast.Name(id=name), ast.List() | ast.ListComp():
            yield name
        case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):  # end, entries = 0, []
            if not any(isinstance(part, ast.Starred) for part in (*targets, *values)):
                yield from (name for pair in zip(targets, values, strict=True) for name in _names_of_lists(*pair))


class _Checker:
    """Checks one definition, and builds the syntax tree of its frozen function."""

    def __init__(self, node: Function, file: str) -> None:
        self.node, self.file = node, file
        self.scopes: list[_Scope] = []
        self.functions: list[Function] = []
        self.generators: set[Function] = set()
        self.found = Checked((lambda: None).__code__)

    def run(self) -> Checked:
        tree = self._function(self.node)
        if self.found.refusals:
            return self.found
        statement = _at(ast.Expr(tree), tree) if isinstance(tree, ast.Lambda) else tree
        code = compile(ast.Module([statement], []), self.file, "exec", optimize=0)
        (self.found.code,) = (part for part in code.co_consts if isinstance(part, CodeType))
        return self.found

    def place(self, node: Any) -> Place:
        end = node.end_col_offset if node.end_lineno == node.lineno else node.col_offset + 1
        return Place(self.file, node.lineno, node.col_offset, end)

    def refuse(self, number: str, node: Any, what: str = "") -> Any:
        name, why = REASONS[number]
        place = self.place(node if hasattr(node, "lineno") else self.functions[-1])
        self.found.refusals.append(Refusal(number, place, what or name, why, instead_of(number, node)))
        return node

    # Any node ---------------------------------------------------------------------------------------------------------

    def visit(self, node: Any) -> Any:
        kind = type(node)
        if kind not in SYNTAX:
            return self.refuse(_NUMBERS.get(kind, "R01"), node, f"`{_WORDS.get(kind, kind.__name__.lower())}`")
        if not kind._fields:  # an operator
            return node
        method = getattr(self, f"visit_{kind.__name__}", None)
        return method(node) if method is not None else self.rebuilt(node)

    def rebuilt(self, node: Any, **fields: Any) -> Any:
        """The node with its parts checked and these fields replaced; the same object if nothing has changed."""
        changed = False
        for name in node._fields:
            value = getattr(node, name, None)
            if name not in fields:
                new = value
                if isinstance(value, ast.AST):
                    new = self.visit(value)
                elif isinstance(value, list):
                    new = [self.visit(part) if isinstance(part, ast.AST) else part for part in value]
                    new = value if all(map(operator.is_, new, value)) else new
                fields[name] = new
            changed = changed or fields[name] is not value
        return _at(type(node)(**fields), node) if changed else node

    # Functions and names ----------------------------------------------------------------------------------------------

    def _function(self, node: Function) -> Any:
        # Freezing takes the values of the outermost function's defaults, so their expressions are not checked.
        no_defaults: dict[str, Any] = {"defaults": [], "kw_defaults": [None for _ in node.args.kwonlyargs]}
        arguments = self.rebuilt(node.args, **({} if self.scopes else no_defaults))
        self.scopes.append(_Scope.of(node))
        self.functions.append(node)
        if isinstance(node, ast.Lambda):
            new: Any = ast.Lambda(arguments, self.visit(node.body))
        else:
            body = [self.visit(statement) for statement in node.body]
            new = ast.FunctionDef(node.name, arguments, body, [], None, None, **_NO_TYPE_PARAMETERS)
        self.functions.pop()
        self.scopes.pop()
        return _at(new, node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        if node.decorator_list:
            self.refuse("R12", node.decorator_list[0])
        new = self._function(node)
        if node in self.generators:
            new.decorator_list = [_name(RULE, node)]
        return new

    visit_Lambda = _function

    def visit_arg(self, node: ast.arg) -> Any:
        return _at(ast.arg(node.arg), node)  # drops the annotation, which rules do not use

    def _yield(self, node: ast.Yield | ast.YieldFrom) -> Any:
        if isinstance(self.functions[-1], ast.Lambda):
            return self.refuse("R01", node, "`yield` in a lambda")
        self.generators.add(self.functions[-1])
        if isinstance(node, ast.Yield):
            return self.rebuilt(node)
        call = ast.Call(_name(RUN, node), [self.visit(node.value)], [])
        return self.rebuilt(node, value=_at(call, node.value))

    visit_Yield = visit_YieldFrom = _yield

    def _comprehension(self, node: Any) -> Any:
        first = self.visit(node.generators[0].iter)
        for generator in node.generators:
            self._target(generator.target)
        targets = (part for g in node.generators for part in ast.walk(g.target))
        self.scopes.append(_Scope({part.id for part in targets if isinstance(part, ast.Name)}))
        generators = [self.rebuilt(node.generators[0], iter=first), *map(self.rebuilt, node.generators[1:])]
        if any(g.is_async for g in node.generators):
            self.refuse("R01", node, "`async`")
        if isinstance(node, ast.GeneratorExp):
            inner = ast.ListComp(self.visit(node.elt), generators)
            new: Any = ast.Call(_name(AS_TUPLE, node), [_at(inner, node)], [])
        else:
            new = self.rebuilt(node, generators=generators)
        self.scopes.pop()
        return _at(new, node)

    visit_ListComp = visit_GeneratorExp = visit_DictComp = _comprehension

    def is_bound(self, name: str) -> bool:
        return any(name in scope.names for scope in self.scopes)

    def visit_Name(self, node: ast.Name) -> Any:
        if node.id.startswith("__"):
            return self.refuse("R14", node, node.id)
        if isinstance(node.ctx, ast.Load) and not self.is_bound(node.id):
            self.found.outer.setdefault(node.id, Outer(node.id, (), self.place(node)))
        return node

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        if node.attr in VIEWS and node.attr not in NAMES:
            return self.refuse("R10", node, f"{node.attr} that is not called")
        return self._attribute(node)

    def _attribute(self, node: ast.Attribute) -> Any:
        if not isinstance(node.ctx, ast.Load):
            return self.refuse("R08", node, "assignment to an attribute")
        path, root = [node.attr], node.value
        while isinstance(root, ast.Attribute):
            path.insert(0, root.attr)
            root = root.value
        if private := next((name for name in path if name.startswith("_")), ""):
            return self.refuse("R10", node, f"the attribute {private}")
        if isinstance(root, ast.Name) and not self.is_bound(root.id):
            key = ".".join((root.id, *path))
            self.found.outer.setdefault(key, Outer(root.id, tuple(path), self.place(node)))
            return _at(ast.Name(key, ast.Load()), node)
        self.found.attributes.setdefault(node.attr, self.place(node))
        return self.rebuilt(node)

    # Statements and expressions with conditions -----------------------------------------------------------------------

    def _target(self, node: ast.expr) -> None:
        for part in node.elts if isinstance(node, (ast.Tuple, ast.List)) else [node]:
            inner = part.value if isinstance(part, ast.Starred) else part
            if isinstance(inner, (ast.Tuple, ast.List)):
                self._target(inner)
            elif not isinstance(inner, ast.Name):
                kind = "an attribute" if isinstance(inner, ast.Attribute) else "an entry"
                self.refuse("R08", inner, f"assignment to {kind}")

    def visit_Assign(self, node: ast.Assign) -> Any:
        for target in node.targets:
            self._target(target)
        return self.rebuilt(node, targets=node.targets)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        self._target(node.target)
        if node.value is None:
            return self.refuse("R09", node)
        return _at(ast.Assign([node.target], self.visit(node.value)), node)

    def visit_AugAssign(self, node: ast.AugAssign) -> Any:
        """`x += y` becomes `x = x + y`. Refused for a list that may be shared."""
        self._target(node.target)
        if not isinstance(node.target, ast.Name):
            return node
        if node.target.id in self.scopes[-1].lists:
            return self.rebuilt(node, target=node.target)
        before: Any = _at(ast.Name(node.target.id, ast.Load()), node.target)
        before = _at(ast.Call(_name(NOT_FILLED, node), [before], []), node.target)
        total = _at(ast.BinOp(before, self.visit(node.op), self.visit(node.value)), node)
        return _at(ast.Assign([node.target], total), node)

    def visit_For(self, node: ast.For) -> Any:
        self._target(node.target)
        return self.rebuilt(node, target=node.target, type_comment=None)

    def visit_Expr(self, node: ast.Expr) -> Any:
        value = node.value
        if isinstance(value, (ast.Yield, ast.YieldFrom, ast.Constant)):
            return self.rebuilt(node)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in _FILLING:
            name = value.func.value
            if isinstance(name, ast.Name) and name.id in self.scopes[-1].lists:
                call = self.rebuilt(value, func=value.func)
                return _at(ast.Expr(call), node)
            return self.refuse("R08", value, f"`{ast.unparse(value.func)}`")
        self.rebuilt(node)  # the value has refusals of its own, which are clearer
        return self.refuse("R09", node)

    def visit_Compare(self, node: ast.Compare) -> Any:
        sides = [node.left, *node.comparators]
        for n, op in enumerate(node.ops):
            is_none = any(isinstance(side, ast.Constant) and side.value is None for side in sides[n : n + 2])
            if isinstance(op, (ast.Is, ast.IsNot)) and not is_none:
                self.refuse("R06", node)
        if any(isinstance(side, ast.Set) for side in node.comparators) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            return self.refuse("R04", node)
        return self.rebuilt(node)

    def visit_Call(self, node: ast.Call) -> Any:
        """Makes a view of a dictionary a tuple: operators on views make sets, whose order differs between processes."""
        if isinstance(node.func, ast.Attribute) and node.func.attr == "replace":
            for each in node.keywords:
                self.found.attributes.setdefault(each.arg or "replace", self.place(each))
        if isinstance(node.func, ast.Attribute) and node.func.attr in VIEWS:
            call = self.rebuilt(node, func=self._attribute(node.func))
            return _at(ast.Call(_name(AS_TUPLE, node), [call], []), node)
        return self.rebuilt(node)

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        if not isinstance(node.op, ast.Mod):
            return self.rebuilt(node)
        call = ast.Call(_name(NUMBER, node), [self.visit(node.left)], [])
        return self.rebuilt(node, left=_at(call, node.left))

    def visit_Constant(self, node: ast.Constant) -> Any:
        if node.value is not None and type(node.value) not in (int, bool, str):
            return self.refuse("R11", node, f"the constant {node.value!r}")
        return node


_at: Any = ast.copy_location


def _name(name: str, at: ast.AST) -> Any:
    return _at(ast.Name(name, ast.Load()), at)


_NO_TYPE_PARAMETERS: dict[str, Any] = {"type_params": []} if "type_params" in ast.FunctionDef._fields else {}
_FILLING = {"append", "extend"}
_NUMBERS: dict[type, str] = {
    ast.Set: "R04", ast.SetComp: "R04", ast.Global: "R08", ast.Nonlocal: "R08", ast.Delete: "R08", ast.JoinedStr: "R05",
}  # fmt: skip
_WORDS: dict[type, str] = {
    ast.ImportFrom: "from … import", ast.ClassDef: "class", ast.Delete: "del", ast.Set: "{…}",
    ast.SetComp: "{… for …}", ast.JoinedStr: 'f"…"', ast.AsyncFunctionDef: "async def", ast.AsyncFor: "async for",
    ast.AsyncWith: "async with", ast.Div: "/", ast.MatMult: "@", ast.Invert: "~",
}  # fmt: skip
