"""What code may not use that is read in terms: what asks an object what it is (`is`, `type`, `try`, `hasattr`).

On a term it has another answer than on an int, and Python gives a term no say in it. A comparison of states with the
rules on ints is a sample; so such code is refused where it runs, whether or not it would have made a difference.
"""

from __future__ import annotations

import builtins
import dis
import gc
import operator
import sys
from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, suppress
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

from tideproof.model.language.algebra import BoolTerm, IntTerm, Term
from tideproof.model.language.state import ModelError

_ASKING = (
    type, id, hasattr, vars, dir, callable, suppress, operator.is_, operator.is_not,
    Term, IntTerm, BoolTerm,
)  # fmt: skip
_ASKING_BY_NAME = {function.__name__ for function in _ASKING}
_ALSO_FIELDS = {"type", "id"}
"""A state may have fields of these names: they ask where they are taken from a module only."""
_CATCHING_NOTHING_OF_TERMS = (StopIteration, LookupError, ZeroDivisionError)
_INSTALLED = {"site-packages", "dist-packages"}
"""Folders that packages are installed in. (Where they are, sysconfig knows, but is not on every Spark executor.)"""


@contextmanager
def reading(packages: Set[str]) -> Iterator[None]:
    """Around code that is read in terms. Raises ModelError at its end where code in it asks an object what it is.

    `packages` are those of the rules and properties that are read (`packages_of`); without any nothing is looked at,
    for those of this package are tested. What else is installed is left out, and the standard library.
    """
    before, collects = sys.getprofile(), gc.isenabled()
    if not packages or not (before is None or callable(before)):  # cProfile's is not, and could not be put back
        yield
        return
    ran: dict[CodeType, Mapping[str, Any]] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            ran.setdefault(frame.f_code, frame.f_globals)

    was_read, Term.is_read = Term.is_read, True
    gc.disable()  # what it calls is not called by a rule
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)
        Term.is_read = was_read
        if collects:
            gc.enable()
    for code, names in ran.items():
        package = _package(names.get("__name__"))
        if package in packages or (package is not None and _INSTALLED.isdisjoint(Path(code.co_filename).parts)):
            refuse_asking(code, names)


def _package(module: object) -> str | None:
    """The outermost package of a module; None if it is this one, or of the standard library, or not known."""
    name = str(module or "sys").partition(".")[0]
    return None if name == "tideproof" or name in sys.stdlib_module_names else name


def packages_of(*parts: object) -> frozenset[str]:
    """The packages of these functions, and of those that they were made with, but for this one."""
    found, seen, todo = set[str | None](), set[int](), list(parts)
    while todo:
        part = todo.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        if isinstance(part, Mapping):
            todo += part.values()
        elif isinstance(part, (tuple, list)):
            todo += part
        elif isinstance(part, partial):
            todo += (part.func, part.args, part.keywords)
        elif is_dataclass(part) and not isinstance(part, type):
            todo += (type(part), *(getattr(part, field.name, None) for field in fields(part)))
        elif callable(part):
            found.add(_package(getattr(part, "__module__", None)))
            todo += [cell.cell_contents for cell in getattr(part, "__closure__", None) or () if _is_filled(cell)]
            todo.append(getattr(part, "__wrapped__", None))
    return frozenset(name for name in found if name is not None)


def _is_filled(cell: Any) -> bool:
    with suppress(ValueError):
        return cell.cell_contents is not None
    return False


def refuse_asking(code: CodeType, names: Mapping[str, Any]) -> None:
    """Raises ModelError where the code, whose globals these are, asks an object what it is."""
    instructions = list(dis.get_instructions(code))
    for n, instruction in enumerate(instructions):
        if used := _asks(instructions, n, names):
            line = (instruction.positions and instruction.positions.lineno) or code.co_firstlineno
            raise ModelError(
                f"{code.co_name} ({code.co_filename}:{line}) uses {used}, which says of a term what it does not say of "
                "an int: compute with the algebra, and compare by =="
            )


def _asks(instructions: Sequence[dis.Instruction], n: int, names: Mapping[str, Any]) -> str:
    """What asks, by the n-th of these instructions; an empty text where nothing does."""
    here, before = instructions[n], instructions[n - 1]
    match here.opname:
        case "IS_OP":  # neither an int nor a term is None; a jump comes from a choice of which None is one part
            none = before.opname == "LOAD_CONST" and before.argval is None and not here.is_jump_target
            return "" if none else "is"
        case "PUSH_EXC_INFO":  # of `with`, of `try` for errors that are named, which are looked at below, or for all
            following = instructions[n + 1].opname
            return "" if following in ("LOAD_GLOBAL", "WITH_EXCEPT_START") else "try"
        case "CHECK_EXC_MATCH":
            several = before.opname == "BUILD_TUPLE"
            loaded = instructions[n - 1 - before.argval : n - 1] if several else [before]
            caught = [_named(i.argval, names) for i in loaded]
            harmless = all(isinstance(c, type) and issubclass(c, _CATCHING_NOTHING_OF_TERMS) for c in caught)
            return "" if harmless else "try"
        case "LOAD_GLOBAL":
            value = _named(here.argval, names)
            return next((function.__name__ for function in _ASKING if value is function), "")
        case "LOAD_ATTR" | "LOAD_METHOD" | "IMPORT_FROM" if here.argval in _ASKING_BY_NAME:
            field = here.argval in _ALSO_FIELDS and not isinstance(names.get(before.argval), ModuleType)
            return "" if field else str(here.argval)
    return ""


def _named(name: object, names: Mapping[str, Any]) -> object:
    return names.get(str(name), getattr(builtins, str(name), None))
