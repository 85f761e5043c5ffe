"""What a claim or an entry of a table is, where it is not called for one index after the other.

Given bounds call it once for each index. Without bounds it is called with a variable. So it may change nothing outside
of it, as code does that counts or collects.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import cached_property, partial
from inspect import ismemberdescriptor
from random import Random
from types import (
    BuiltinMethodType,
    CodeType,
    FunctionType,
    MappingProxyType,
    MethodType,
    MethodWrapperType,
    ModuleType,
)
from typing import Any

from tideproof.model.language.algebra import Int, refuse
from tideproof.model.language.reading import attributes_of, is_filled, members_of, package_of
from tideproof.model.language.state import State, attributes_of_states, computed_once

Outside = dict[int, tuple[object, list[object]]]
"""By its id each function, list or object that code has, with what it holds. The objects are kept, for their ids."""


class Body:
    """A function of an index, and what it reads outside of it as it is now."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.function = function
        self.outside = _outside(function, {})
        self.held = _held(self.outside)

    def __call__(self, index: Int) -> Any:
        value = self.function(index)
        if _held(_outside(self.function, {})) != self.held:
            refuse("what a claim or an entry reads outside of it has been changed, perhaps by itself; it is not called "
                   "for one index after the other")  # fmt: skip
        return value


def _held(outside: Outside) -> dict[int, list[int]]:
    return {part: list(map(id, inner)) for part, (_, inner) in outside.items()}


def _outside(part: Any, found: Outside) -> Outside:
    """Adds what code may change that has this. What this package has is left out: it changes nothing."""
    inner: list[object] = []
    if id(part) in found or isinstance(part, ModuleType):
        return found
    if isinstance(part, State):
        known = attributes_of_states(type(part))  # type: ignore[arg-type]
        inner += [value for name, value in attributes_of(part).items() if name not in known]
    elif isinstance(part, FunctionType):
        if part.__dict__.keys() >= {"dispatch", "registry"}:  # of functools.singledispatch, which has a cache, too
            inner += part.__dict__["registry"].values()
        else:
            inner += [cell.cell_contents for cell in part.__closure__ or () if is_filled(cell)]
            inner += [part.__defaults__, part.__kwdefaults__, part.__dict__]
        if package_of(part.__module__):
            names = _names(part.__code__)
            used = [part.__globals__.get(name) for name in names]
            inner += used
            # What a function uses of a module of the user's; not all that is there.
            modules = [members_of(module) for module in used if package_of(members_of(module).get("__name__"))]
            inner += [members[name] for members in modules for name in names if name in members]
    elif isinstance(part, type):
        inner += [*vars(part).values(), *part.__bases__] if package_of(part.__module__) else ()
    elif isinstance(part, property):
        inner += [part.fget]
    elif isinstance(part, (classmethod, staticmethod)):
        inner += [part.__func__]
    elif isinstance(part, cached_property):
        inner += [part.func]
    elif isinstance(part, ContextVar):
        inner += [part.get(None)]
    elif isinstance(part, (bytearray, array)):
        inner += bytes(memoryview(part))
    elif isinstance(part, MethodType):
        inner += [part.__self__, part.__func__]
    elif isinstance(part, (BuiltinMethodType, MethodWrapperType, super)):
        inner += [getattr(part, "__self__", None)]
    elif isinstance(part, memoryview):
        inner += part.tobytes()
    elif isinstance(part, partial):
        inner += [part.func, part.args, part.keywords]
    elif str(type(part).__module__).startswith("tideproof."):
        return found
    elif isinstance(part, (Iterator, Random)):
        refuse(f"{part!r} goes on each time: it is not called for one index after the other")
    elif isinstance(part, (dict, MappingProxyType)):
        inner += [*part.keys(), *part.values(), *attributes_of(part).values(), getattr(part, "default_factory", None)]
    elif isinstance(part, (list, tuple, set, frozenset, deque)):
        inner += [*part, *attributes_of(part).values()]
    elif isinstance(part, BaseException):
        inner += [*part.args, *attributes_of(part).values()]
    else:
        users = [vars(c) for c in type(part).__mro__ if package_of(c.__module__)]
        kept = computed_once(users)
        inner += [value for name, value in attributes_of(part).items() if name not in kept]
        inner += [getattr(part, n, None) for names in users for n in names if ismemberdescriptor(names[n])]
        inner += [type(part)]
    found[id(part)] = part, inner
    for each in inner:
        _outside(each, found)
    return found


def _names(code: CodeType) -> set[str]:
    return set(code.co_names).union(*(_names(inner) for inner in code.co_consts if isinstance(inner, CodeType)))
