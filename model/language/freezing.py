"""Frozen functions: compiled from the checked tree, with copies of the values that their names had.

A frozen function has a namespace of its own, with copies of constants, frozen functions and nothing else. It does not
see what anyone assigns later to a module, a closure, a default or an attribute. Nothing in it can be changed or used
up, so it gives the same answer whenever it is called with the same arguments, and the same meaning on ints and terms.
"""

from __future__ import annotations

import ast
import builtins
import enum
import functools
import inspect
import sys
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import Field, fields, is_dataclass
from difflib import get_close_matches
from types import CellType, FunctionType, MappingProxyType, MethodType, ModuleType
from typing import Any, NoReturn
from weakref import WeakKeyDictionary

from tideproof.model.language import algebra
from tideproof.model.language.allowed import (
    CACHED,
    CALLABLE,
    INJECTED,
    PLAIN,
    QUESTIONS,
    RESERVED,
    Record,
    running,
)
from tideproof.model.language.checking import METHODS, NAMES, RUN, Checked, Outer, checked
from tideproof.model.language.errors import LanguageError, ModelError, Place, Refusal
from tideproof.model.language.rewrites import REASONS, construct_at, instead_of

# Freezing -------------------------------------------------------------------------------------------------------------

_FROZEN: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
_RECORDS: dict[int, tuple[Any, Record]] = {}
_TWINS: dict[type, type] = {}


def frozen(function: Callable[..., Any]) -> Callable[..., Any]:
    """The frozen form of a rule, built at its first use. Raises LanguageError if it is outside the language."""
    return _known(function) or _freeze([function])[0]


def freeze(*functions: Callable[..., Any]) -> None:
    """Freezes several rules. Raises LanguageError with all refusals."""
    _freeze([function for function in functions if _known(function) is None])


def taken_by(function: Callable[..., Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the given parameters that a rule names."""
    names = inspect.signature(function).parameters
    return {name: value for name, value in given.items() if name in names}


def _known(function: Callable[..., Any]) -> Callable[..., Any] | None:
    try:
        return _FROZEN.get(function)
    except TypeError:  # an unhashable object
        return None


def _freeze(functions: Sequence[Callable[..., Any]]) -> list[Any]:
    freezing = _Freezing()
    try:
        made = [freezing.value(function, Place.of(function)) for function in functions]
    except RecursionError:
        raise ModelError("a constant of a rule is nested too deep, or contains itself") from None
    freezing.finish()
    _FROZEN.update(zip(functions, made, strict=True))
    return made


class _Freezing:
    """Freezes functions and the values that they name, and collects refusals."""

    def __init__(self) -> None:
        self.refusals: list[Refusal] = []
        self.made: dict[FunctionType, Any] = {}
        self.checked: list[Checked] = []

    def finish(self) -> None:
        """Keeps the frozen functions. Raises LanguageError instead if there are refusals."""
        for each in self.checked:
            for name, place in each.attributes.items():
                if name in RESERVED:
                    why = "it changes something, or has another meaning: a variable needs another name"
                    self.refusals.append(Refusal("R10", place, f"the attribute {name}", why))
                elif name not in NAMES and name not in METHODS:
                    near = get_close_matches(name, NAMES, n=1)
                    hint = f"; did you mean {near[0]}?" if near else ""
                    why = f"no variable, bound or field of a record is called {name}{hint}"
                    self.refusals.append(Refusal("R10", place, f"the attribute {name}", why))
        if self.refusals:
            raise LanguageError(self.refusals)
        _FROZEN.update(self.made)

    def refuse(self, number: str, place: Place, what: str, instead: str | None = None) -> None:
        if instead is None:
            instead = instead_of(number, ast.Name(what))
        self.refusals.append(Refusal(number, place, what, REASONS[number][1], instead))

    def value(self, value: Any, place: Place) -> Any:
        """The copy of a value for a frozen function."""
        kind = type(value)
        if kind in PLAIN or id(value) in CALLABLE:
            return CALLABLE.get(id(value), value)
        if isinstance(value, enum.Enum):
            if isinstance(value, int):
                return int(value)
            return self.refuse("R11", place, f"{value!r} (an IntEnum has numbers)")
        if kind is FunctionType:
            if str(value.__module__).partition(".")[0] in sys.stdlib_module_names:
                return self.outside(value, place)
            return self.function(value)
        if kind is functools.partial:
            named = {name: self.value(part, place) for name, part in value.keywords.items()}
            inner = self.value(value.func, place)
            return inner and functools.partial(inner, *(self.value(part, place) for part in value.args), **named)
        if kind is CACHED:  # drops the cache, for which 1 and True are one key
            return self.value(value.__wrapped__, place)
        if kind in (tuple, list):
            return kind(self.value(part, place) for part in value)
        if kind in (dict, MappingProxyType):
            try:
                return {self.value(k, place): self.value(v, place) for k, v in value.items()}
            except TypeError:
                return self.refuse("R11", place, "a dictionary with a key that is no number, text or tuple", "")
        if isinstance(value, tuple) and hasattr(kind, "_fields"):
            twin: Any = self.twin(kind, place)
            return twin and twin(*(self.value(part, place) for part in tuple.__iter__(value)))
        if isinstance(value, type):
            return self.kind(value, place)
        if kind is MethodType and isinstance(value.__self__, type) and issubclass(value.__self__, Computing):
            return value  # `initial`, the only class method of states
        if is_dataclass(kind) and not issubclass(kind, Computing) and kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
            if kind.__module__.startswith("tideproof.model.language."):
                call = "a name for it, as in APPEND = …, and APPEND.rule(s, …)"
                return self.refuse("R11", place, f"a {kind.__name__} as a whole", call)
            return self.record(value, place)
        return self.outside(value, place)

    def outside(self, value: Any, place: Place) -> None:
        name = getattr(value, "__name__", "")
        if id(value) in QUESTIONS:
            self.refuse("R07", place, f"`{name}`")
        elif isinstance(value, ModuleType):
            self.refuse("R11", place, f"the module {name}", "the name of what you need of it")
        elif callable(value) and name:
            module = getattr(value, "__module__", None) or "builtins"
            self.refuse("R13", place, name if module == "builtins" else f"{module.lstrip('_')}.{name}")
        else:
            self.refuse("R11", place, f"a {type(value).__name__}")

    def record(self, value: Any, place: Place) -> Any:
        if id(value) not in _RECORDS:
            refused = len(self.refusals)
            parts = {f.name: self.value(getattr(value, f.name), place) for f in fields(value)}
            NAMES.update(parts)
            if len(self.refusals) > refused:
                return None
            _RECORDS[id(value)] = value, Record(**parts)  # keeps the value, so that its id is not reused
        return _RECORDS[id(value)][1]

    def kind(self, kind: type, place: Place) -> Any:
        if issubclass(kind, Computing):
            for member in map(_code_of, kind._computed.values()):
                self.value(member, Place.of(member))
            return kind
        if issubclass(kind, enum.Enum):
            return tuple(self.value(member, place) for member in kind)
        if issubclass(kind, tuple) and hasattr(kind, "_fields"):
            return self.twin(kind, place)
        return self.outside(kind, place)

    def twin(self, kind: Any, place: Place) -> Any:
        """A copy of a named tuple's class, so that later changes of the class have no effect."""
        if kind not in _TWINS:
            usual = vars(namedtuple("Usual", kind._fields))
            more = [n for n, part in vars(kind).items() if n not in usual and (n[:2] != "__" or callable(part))]
            if kind.__bases__ != (tuple,) or set(more) - set(kind._fields):
                return self.refuse("R11", place, f"{kind.__name__}, a named tuple with more than fields", "a function")
            refused = len(self.refusals)
            defaults = tuple(self.value(part, place) for part in kind._field_defaults.values())
            if len(self.refusals) > refused:
                return None
            _TWINS[kind] = namedtuple(kind.__name__, kind._fields, defaults=defaults)
            NAMES.update(kind._fields)
        return _TWINS[kind]

    def function(self, function: FunctionType) -> Any:
        if function in _FROZEN:
            return _FROZEN[function]
        if function in self.made:
            return self.made[function]
        found = checked(function.__code__)
        place = Place.of(function)
        if found is None:
            self.made[function] = None
            return self.refuse("R15", place, function.__name__, "")
        self.checked.append(found)
        self.refusals += found.refusals
        names: dict[str, Any] = {"__builtins__": {}, **INJECTED}
        again = FunctionType(found.code, names, function.__name__)
        for name in ("__qualname__", "__doc__", "__module__"):
            setattr(again, name, getattr(function, name))
        self.made[function] = running(again) if found.code.co_flags & inspect.CO_GENERATOR else again
        if function.__defaults__:
            again.__defaults__ = tuple(self.value(part, place) for part in function.__defaults__)
        if function.__kwdefaults__:
            again.__kwdefaults__ = {n: self.value(part, place) for n, part in function.__kwdefaults__.items()}
        inner = function.__code__.co_freevars
        cells = zip(inner, function.__closure__ or (), strict=True)
        closure = {
            name: cell.cell_contents for name, cell in cells if cell != CellType()
        }  # without variables that are not yet assigned
        for key, outer in found.outer.items():
            spaces = (closure,) if outer.root in inner else (function.__globals__, vars(builtins))
            space = next((space for space in spaces if outer.root in space), None)
            if space is None:
                self.refuse("R14", outer.place, outer.root, "")
            else:
                names[key] = self.resolved(space[outer.root], outer)
        return self.made[function]

    def resolved(self, value: Any, outer: Outer) -> Any:
        """The value of a name with the attributes that follow it."""
        path = list(outer.path)
        while path and (isinstance(value, (ModuleType, type, enum.Enum)) or is_dataclass(value)):
            name = path.pop(0)
            if isinstance(value, type) and issubclass(value, Computing) and name in value._computed:
                value = _code_of(value._computed[name])
            elif not hasattr(value, name):
                return self.refuse("R14", outer.place, ".".join((outer.root, *outer.path)), "")
            elif isinstance(value, (ModuleType, enum.EnumType)) or name in _readable(value):
                value = getattr(value, name)
            else:
                return self.refuse("R10", outer.place, f"the attribute {name}")
        if isinstance(value, ModuleType) and not path:
            return self.refuse("R11", outer.place, f"the module {outer.root}", "the name of what you need of it")
        value = self.value(value, outer.place)
        for name in path:
            if isinstance(value, FunctionType) or name not in METHODS | set(getattr(value, "_fields", ())):
                return self.refuse("R10", outer.place, f"the attribute {name}")
            value = getattr(value, name, None)
        return value


def _code_of(member: Any) -> Any:
    """The function behind a method or a property."""
    return getattr(member, "fget", None) or getattr(member, "__func__", None) or member


def _readable(value: Any) -> set[str]:
    """The attributes of a class, an Enum member or a record that freezing resolves."""
    if isinstance(value, type):
        return {"initial"} if issubclass(value, Computing) else set()
    return {"name", "value"} if isinstance(value, enum.Enum) else {f.name for f in fields(value)}


# States ---------------------------------------------------------------------------------------------------------------

_OWN = {"replace", "initial", "bounds"}
_OF_PYTHON = {
    "__module__", "__qualname__", "__doc__", "__annotations__", "__annotate__", "__annotate_func__",
    "__annotations_cache__", "__conditional_annotations__", "__static_attributes__", "__firstlineno__", "__classcell__",
    "__orig_bases__", "__parameters__", "__type_params__", "__dict__", "__weakref__",
}  # fmt: skip
OF_A_CLASS = _OF_PYTHON | {
    "_members", "_computed", "_lacks", "__init__", "__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__",
    "__match_args__",
    "__replace__", "__dataclass_fields__", "__dataclass_params__", "__lt__", "__le__", "__gt__", "__ge__",
}  # fmt: skip
"""The attributes that Python, `@dataclass` and this module give a class of states."""


class Computing:
    """The base of classes of states, whose methods and properties are rules and are frozen.

    They are removed from the class, and `__getattr__` finds them: later assignments to the class have no effect.
    """

    _members: Mapping[str, Any] = MappingProxyType({})
    """Methods and properties of the class itself."""
    _computed: Mapping[str, Any] = MappingProxyType({})
    """The same with the inherited ones, in Python's resolution order."""
    _lacks = ""
    """The message for an undeclared variable."""

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        if Computing in cls.__bases__:  # State itself
            return
        if type(cls) is not type or not all(issubclass(base, Computing) for base in cls.__bases__):
            raise TypeError(
                f"{cls.__name__}: a class of states has no metaclass, and no base that is no class of states"
            )
        if "__slots__" in vars(cls):
            raise TypeError(f"{cls.__name__}: a class of states has no __slots__: write @dataclass(frozen=True)")
        declared = inspect.get_annotations(cls)
        inherited = {name for base in cls.__mro__[1:] for name in inspect.get_annotations(base)}
        own: dict[str, Any] = {}
        for name, part in list(vars(cls).items()):
            is_code = isinstance(part, (FunctionType, property, functools.cached_property, staticmethod))
            if name in _OWN or (name.startswith("__") and name not in _OF_PYTHON):
                why = f"a class of states has no {name} of its own"
            elif name in _OF_PYTHON or isinstance(part, Field):
                continue
            elif name in inherited:
                why = "a base has a variable of this name"
            elif is_code or type(part) in PLAIN:
                own[name] = property(part.func) if isinstance(part, functools.cached_property) else part
                delattr(cls, name)
                continue
            else:
                why = "it has variables, and methods and properties that are rules; declare a constant in the module"
            raise TypeError(f"{cls.__name__}.{name}: {why}")
        cls._members = MappingProxyType(own)
        by_class = (vars(base).get("_members", {}) for base in reversed(cls.__mro__))
        cls._computed = MappingProxyType({n: p for members in by_class for n, p in members.items()})
        NAMES.update(declared, own)

    def __getattr__(self, name: str) -> Any:
        if name not in type(self)._computed:
            lacks = type(self)._lacks or f"{type(self).__name__} has no variable {{!r}}"
            raise AttributeError(lacks.format(name))
        member = type(self)._computed[name]
        if isinstance(member, property):
            return frozen(member.fget)(self)  # type: ignore[arg-type]
        if isinstance(member, staticmethod):
            return frozen(member.__func__)
        return functools.partial(frozen(member), self) if isinstance(member, FunctionType) else member


# Errors that terms raise ----------------------------------------------------------------------------------------------


def explanation(error: BaseException) -> Refusal | None:
    """The construct of a rule that raised an error, and its rewrite; None if the error did not come from a rule."""
    innermost, trace = None, error.__traceback__
    while trace is not None:
        innermost = trace if RUN in trace.tb_frame.f_globals else innermost
        trace = trace.tb_next
    if innermost is None:
        return None
    code = innermost.tb_frame.f_code
    first, last, start, end = list(code.co_positions())[innermost.tb_lasti // 2]
    if first is None or last is None or start is None or end is None:
        return None
    # Other errors are Python's own, without a section in docs/rule-language.md.
    number, node = getattr(error, "number", "R18" if isinstance(error, TypeError) else ""), None
    if isinstance(error, AttributeError):
        number = "R10"
    elif isinstance(error, algebra.Misuse) and (found := construct_at(code.co_filename, (first, last, start, end))):
        number, node = found
    place = Place(code.co_filename, first, start, end if first == last else start + 1)
    return Refusal(number, place, *REASONS.get(number, ("", "")), instead_of(number, node) if node is not None else "")


def blame(who: str, error: Exception, rule: Callable[..., Any] | None = None) -> NoReturn:
    """Raises the error as a ModelError that names `who`, the place in the rules, and a rewrite.

    If no rule raised it, the place is that of `rule`. A LanguageError has its places, and is raised as it is.
    """
    if isinstance(error, LanguageError):
        raise error
    place = Place.of(rule).at_line if rule is not None else ""
    detail, kind = getattr(error, "detail", ""), ""
    if not isinstance(error, ModelError):
        refusal = explanation(error)
        kind = "" if isinstance(error, algebra.Misuse) else f"{type(error).__name__}: "
        if refusal is not None:
            place, detail, kind = refusal.place.at_line, refusal.detail(), kind or f"{refusal.number}: "
    raise ModelError(f"{who} ({place}): {kind}{error}" if place else f"{who}: {kind}{error}", detail) from error


@contextmanager
def blaming(who: str, rule: Callable[..., Any] | None = None) -> Iterator[None]:
    """A context whose errors are attributed to `who`, as by `blame`."""
    try:
        yield
    except Exception as error:
        blame(who, error, rule)
