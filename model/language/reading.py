"""What code may not use that is read in terms: what asks an object what it is (`is`, `type`, `hasattr`).

On a term it has another answer than on an int, and Python gives a term no say in it. A comparison of states with the
rules on ints is a sample; so such code is refused where it runs, whether or not it would have made a difference. So is
code that catches what a term refuses, in whatever way: the terms remember it.
"""

from __future__ import annotations

import builtins
import dis
import gc
import operator
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, suppress
from dataclasses import fields, is_dataclass
from enum import Enum, EnumType
from functools import partial
from io import IOBase
from itertools import count, islice
from pathlib import Path
from queue import SimpleQueue
from types import (
    BuiltinFunctionType,
    CodeType,
    EllipsisType,
    FrameType,
    FunctionType,
    MethodWrapperType,
    ModuleType,
    NoneType,
    WrapperDescriptorType,
)
from typing import Any, cast

from tideproof.model.language.actions import INSTALLED, PYTHON, error_place
from tideproof.model.language.algebra import REFUSED, BoolTerm, Indices, IntTerm, Table, Term
from tideproof.model.language.state import ModelError, State

_ASKING: dict[int, Any] = {id(function): function for function in (
    type, id, hasattr, vars, dir, operator.is_, operator.is_not, Term, IntTerm, BoolTerm, Table, Indices,
    sys.getrefcount, OSError, SyntaxError,  # of the last two an int makes another class, or another text
)}  # fmt: skip
_ASKING_BY_NAME = {function.__name__ for function in _ASKING.values()}
_ALSO_FIELDS = {"type", "id"}
"""A state may have fields of these names: they ask where they are taken from a module only."""
_OPERATORS = {name for name in vars(int) if name.startswith("__")} - {"__class__", "__doc__", "__init__", "__new__"}
"""`(2).__eq__(x)` gives NotImplemented, which is no error and counts as true."""
_OF_TWO = {f"__{r}{name}__" for r in ("", "r") for name in (
    "add", "sub", "mul", "floordiv", "truediv", "mod", "divmod", "pow", "and", "or", "xor", "lshift", "rshift",
)} | {f"__{name}__" for name in ("eq", "ne", "lt", "le", "gt", "ge")}  # fmt: skip
_NO_NUMBERS = (NoneType, EllipsisType, type, Enum)
"""No object of these is an int, but for members of an IntEnum, or is equal to a term: `is` says the same of both."""
_KNOWN = {
    "_abc", "_bisect", "_collections", "_collections_abc", "_contextvars", "_datetime", "_functools", "_hashlib",
    "_heapq", "_io", "_operator", "_struct", "_thread", "_warnings", "abc", "array", "bisect", "builtins",
    "collections", "contextlib", "contextvars", "copy", "copyreg", "dataclasses", "datetime", "enum", "fractions",
    "functools", "graphlib", "heapq", "io", "itertools", "math", "numbers", "operator", "pathlib", "re", "statistics",
    "string", "struct", "sys", "tideproof", "time", "types", "typing", "warnings", "zlib",
}  # fmt: skip
"""Modules of Python that take a term as they take an int, or refuse it. Others may do without an error what they do for
no int: `json.dumps` asks the encoder of the user, `Decimal` raises a ValueError.
"""
_KNOWN_LIBRARY = _KNOWN - {"tideproof"}
_COLLECTIONS = {"_contextvars", "builtins", "collections", "contextlib", "functools", "itertools", "types"}
_NUMBERS = (int, bool, float, complex)
_FIRST_OF_MANY, _MOST = 1_000, 10_000
_PLAIN = {int, bool, float, str, bytes, NoneType, IntTerm, BoolTerm}
_UNKNOWN = 0
_STARTS = {"start_new_thread", "start_joinable_thread", "fork", "forkpty", "fork_exec", "posix_spawn", "posix_spawnp"}
"""Functions of C that start a thread or a process."""
_TELLS_A_THREAD = {
    ("concurrent.futures.thread", "submit"), ("multiprocessing.pool", "apply_async"), ("queue", "put"),
    ("threading", "notify"), ("threading", "wait"), ("asyncio.base_events", "call_soon_threadsafe"),
}  # fmt: skip
_OF_A_TEXT = {"<string>", "<stdin>", "<console>", "<input>", "<timeit-src>"}
"""Files of code that `eval` and `exec` make of a text."""
_OF_DATACLASSES = {"__init__", "__repr__", "__eq__", "__lt__", "__le__", "__gt__", "__ge__", "__hash__", "__replace__",
                   "__setattr__", "__delattr__"}  # fmt: skip
_SAYS_ANOTHER_THING = "which says of a term what it does not say of an int: compute with the algebra, and compare by =="
_NOT_KNOWN = "which may take a term in another way than an int: compute with the algebra"
_GOES_ON = "which does not begin again when the rule is read again: make a tuple of it"
ANOTHER = "it is another one when it is read again: it may depend on nothing but its arguments"
Ran = tuple[CodeType, Mapping[str, Any], dict[str, Any]]
"""Code, its globals, and those of its arguments and of the variables around it that ask an object what it is."""


@contextmanager
def reading(packages: Set[str]) -> Iterator[None]:
    """Around code that is read in terms. Raises ModelError at its end where code in it asks an object what it is.

    `packages` are those of the rules and properties that are read (`packages_of`); without any nothing is looked at,
    for those of this package are tested. What else is installed is left out, and the standard library.
    """
    refused: list[Exception] = []
    before, REFUSED.errors = REFUSED.errors, refused
    try:
        with _noting(packages, refused) as ran:
            yield
    finally:
        REFUSED.errors = before
    if refused:
        place = f"{error_place(refused[0])}; " if refused[0].__traceback__ else ""  # none where C code has caught it
        raise ModelError(f"{refused[0]} ({place}the error is caught, which an int does not raise)")
    for code, names, given in ran.values():
        if code.co_name == "<module>" and code.co_filename == names.get("__file__"):  # an import: there is no term yet
            continue
        if _is_looked_at(code, names, packages):
            refuse_asking(code, names, given)
            _refuse_assigning(code)


@contextmanager
def reading_rules(*parts: object) -> Iterator[frozenset[str]]:
    """Around the reading of these rules and properties in terms; gives the packages that are looked at.

    Raises ModelError as `reading` does, and where one has an iterator.
    """
    packages = packages_of(*parts)
    if packages and (iterator := _iterator_in(*_with_parts(parts))) is not None:
        kind = type(iterator).__name__
        raise ModelError(f"a rule or a property was made with an iterator ({kind}), {_GOES_ON}")
    with reading(packages):
        yield packages


def _is_looked_at(code: CodeType, names: Mapping[str, Any], packages: Set[str]) -> bool:
    if names.get("__name__") not in sys.modules and code.co_filename in _OF_A_TEXT:  # it has a namespace of its own
        return True
    package = package_of(names.get("__name__"))
    return package in packages or (package is not None and INSTALLED.isdisjoint(Path(code.co_filename).parts))


@contextmanager
def _noting(packages: Set[str], refused: list[Exception]) -> Iterator[Mapping[int, Ran]]:
    """Gives what runs within it, by the code's id, for the codes of two modules may be equal.

    Adds what C code refuses that takes nothing but ints (`json.dumps`), where code that is looked at gets the error.
    """
    ran: dict[int, Ran] = {}
    profilers: list[object] = []
    elsewhere: list[str] = []  # where work is handed to another thread, in which nothing is noted
    of_python: dict[object, bool] = {}  # modules of Python's that are not known
    strange: list[str] = []  # what code that is looked at calls of modules that are not known
    before, collects = sys.getprofile(), gc.isenabled()
    if not packages:
        yield ran
        return
    if not (before is None or callable(before)):  # it could not be put back
        raise ModelError(
            "code of yours is looked at while it runs, and a profiler (cProfile) is in the way: end it first"
        )

    def looked_at(frame: FrameType) -> bool:
        return _is_looked_at(frame.f_code, frame.f_globals, packages)

    def asked_for(caller: FrameType | None) -> bool:
        """Whether code that is looked at calls; what is known of Python's may be between."""
        while caller is not None and _top(caller.f_globals.get("__name__")) in _KNOWN_LIBRARY:
            caller = caller.f_back
        return caller is not None and looked_at(caller)

    def note(frame: FrameType, event: str, called: Any) -> None:
        if event == "c_call" and frame.f_globals is not globals():
            of = getattr(called, "__self__", None)
            if of is sys and called.__name__ == "setprofile":
                profilers.append(called)
            elif type(of) is SimpleQueue or (
                type(of) is ModuleType and of is not builtins and called.__name__ in _STARTS
            ):
                elsewhere.append(_place_in(frame, packages))
            elif _is_strange_function(called) and looked_at(frame):
                strange.append(f"{_place_in(frame, packages)} uses {_module_of(called)}.{called.__name__}")
        if event == "call":
            code = frame.f_code
            name = frame.f_globals.get("__name__")
            if name not in of_python:
                of_python[name] = package_of(name) is None and _top(name or "sys") not in _KNOWN
            if of_python[name] and asked_for(frame.f_back) and _has_term(frame.f_locals.values()):
                strange.append(f"{_place_in(frame, packages)} uses {name}.{code.co_name}")
            if (name, code.co_name) in _TELLS_A_THREAD:  # one that may be there already
                elsewhere.append(_place_in(frame, packages))
            _, _, given = ran.setdefault(id(code), (code, frame.f_globals, {}))
            if looked_at(frame):
                given.update((name, value) for name, value in frame.f_locals.items() if _asked_by(value))

    def note_error(frame: FrameType, event: str, error: Any) -> Any:
        if not looked_at(frame):
            return None
        frame.f_trace_lines = False
        if event == "exception" and issubclass(error[0], TypeError):
            refused.append(error[1])
        return note_error

    gc.disable()  # what it calls is not called by a rule
    sys.setprofile(note)
    sys.settrace(sys.gettrace() or note_error)  # a debugger may look on, or what measures the coverage of tests
    try:
        yield ran
    finally:
        is_noted = sys.getprofile() is note and not profilers
        sys.settrace(None if sys.gettrace() is note_error else sys.gettrace())
        sys.setprofile(before)
        if collects:
            gc.enable()
    if not is_noted:
        raise ModelError("a rule or a property sets a profiler, or ends one: what runs after that is not looked at")
    if elsewhere:
        raise ModelError(f"{elsewhere[0]} uses another thread or process, in which nothing can be looked at: "
                         "compute in the rule itself")  # fmt: skip
    if strange:
        raise ModelError(f"{strange[0]}, {_NOT_KNOWN}")


def _place_in(frame: FrameType, packages: Set[str]) -> str:
    """The innermost code that is looked at, from this frame outwards."""
    around: FrameType | None = frame
    while around is not None and not _is_looked_at(around.f_code, around.f_globals, packages):
        around = around.f_back
    return _place((around or frame).f_code, (around or frame).f_lineno)


def _module_of(function: Any) -> str:
    """The module of a function of C, or of the class that has it as a method."""
    of, name = getattr(function, "__self__", None), function.__name__
    if type(of) is ModuleType:
        return of.__name__
    classes = (*(of.__mro__ if isinstance(of, type) else ()), *type(of).__mro__)
    return str(next((c.__module__ for c in classes if name in vars(c)), "builtins"))


def _top(module: object) -> str:
    return str(module).partition(".")[0]


def _has_term(values: Iterable[object]) -> bool:
    parts = _within(values, lambda part: type(part) not in _PLAIN)
    return any(isinstance(part, Term) for part in islice(parts, _MOST))


def _is_strange_function(value: Any) -> bool:
    """Whether it is a function of C in a module of Python's own that is not known; or an operator of a number, which
    gives NotImplemented for a term.
    """
    if isinstance(value, BuiltinFunctionType):
        of: Any = value.__self__
        if (of if isinstance(of, type) else type(of)).__module__ in _KNOWN and type(of) is not ModuleType:
            return False  # the most, and at once: there are very many calls
        module = _module_of(value)
        return _top(module) not in _KNOWN and package_of(module) is None
    if isinstance(value, MethodWrapperType):
        return value.__name__ in _OF_TWO and type(value.__self__) in _NUMBERS
    return isinstance(value, WrapperDescriptorType) and value.__name__ in _OF_TWO and value.__objclass__ in _NUMBERS


def _is_strange_class(value: object) -> bool:
    """Whether it is one of Python's own, written in C, that is not known; or a Protocol, which asks for attributes."""
    if not isinstance(value, type) or _top(value.__module__) in _KNOWN:
        return False
    if package_of(value.__module__) is not None:
        return "_is_runtime_protocol" in vars(value)
    makes = (vars(c).get(name) for c in value.__mro__ for name in ("__new__", "__init__"))
    return not any(isinstance(f, FunctionType) for f in makes)


def package_of(module: object) -> str | None:
    """The outermost package of a module; None if it is this one, or of the standard library, or not known."""
    name = str(module or "sys").partition(".")[0]
    return None if name == "tideproof" or (name in sys.stdlib_module_names and not _is_namesake(name)) else name


def _is_namesake(name: str) -> bool:
    """Whether a module of the user's was loaded by the name of one of Python's: a test may have one beside it."""
    file = members_of(sys.modules.get(name)).get("__file__")
    return file is not None and not str(file).startswith(PYTHON)


def packages_of(*parts: object) -> frozenset[str]:
    """The packages of these functions, and of those that they were made with, but for this one."""
    found = {package_of(name) for part in _with_parts(parts) if callable(part) for name in _modules_of(part)}
    return frozenset(name for name in found if name is not None)


def _modules_of(function: object) -> Iterator[object]:
    """Where it says that it is from, as `functools.wraps` may have set it, and where it is written."""
    yield getattr(function, "__module__", None)
    yield getattr(function, "__globals__", {}).get("__name__")


def _with_parts(parts: Iterable[object]) -> Iterator[object]:
    """These, and what they were made with: the parts of collections and of dataclasses, and what functions have."""
    seen, todo = set[int](), list(parts)
    while todo:
        part = todo.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        yield part
        if isinstance(part, Mapping):
            todo += part.values()
        elif isinstance(part, (tuple, list)):
            todo += part
        elif isinstance(part, partial):
            todo += (part.func, part.args, part.keywords)
        elif is_dataclass(part) and not isinstance(part, type):
            todo += (type(part), *(getattr(part, field.name, None) for field in fields(part)))
        elif callable(part):
            todo += [cell.cell_contents for cell in getattr(part, "__closure__", None) or () if is_filled(cell)]
            todo += (
                getattr(part, name, None) for name in ("__wrapped__", "__defaults__", "__kwdefaults__", "__self__")
            )


def is_filled(cell: Any) -> bool:
    with suppress(ValueError):
        return cell.cell_contents is not None
    return False


def refuse_asking(code: CodeType, names: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    """Raises ModelError where the code asks an object what it is. Its globals are `names`; see `Ran` for `given`."""
    if code.co_filename == "<string>" and code.co_name in _OF_DATACLASSES:
        return
    instructions = list(_one_by_one(code))
    for n, instruction in enumerate(instructions):
        used, why = _asks(instructions, n, names, given), _SAYS_ANOTHER_THING
        if not used and (found := _iterator_in(_loaded_by(instructions, n, names))) is not None:
            kind = type(found).__name__
            used, why = f"{instruction.argval}, which is or has an iterator ({kind})", _GOES_ON
        if used:
            raise ModelError(f"{_place_of(code, instruction)} uses {used}, {why}")


def _refuse_assigning(code: CodeType) -> None:
    """Raises ModelError where code assigns a variable of its module: what it keeps would be used under other bounds."""
    for instruction in dis.get_instructions(code):
        if instruction.opname in ("STORE_GLOBAL", "DELETE_GLOBAL"):
            why = "a rule changes nothing (functools.cache keeps what is computed, by the arguments)"
            raise ModelError(f"{_place_of(code, instruction)} assigns {instruction.argval}, a global variable: {why}")


def _place_of(code: CodeType, instruction: dis.Instruction) -> str:
    return _place(code, (instruction.positions and instruction.positions.lineno) or code.co_firstlineno)


def _place(code: CodeType, line: int) -> str:
    return f"{code.co_name} ({code.co_filename}:{line})"


def _is_iterator(value: object) -> bool:
    """Whether it is one of Python's own: what it gives is gone then. Files are not meant, to which a rule may print,
    nor numbers without an end.
    """
    of_python = isinstance(value, Iterator) and package_of(type(value).__module__) is None
    return of_python and not isinstance(value, (IOBase, count))


def _iterator_in(*values: object) -> object:
    """The iterator that one of these is, or that is in it."""
    return next(filter(_is_iterator, _within(values, gc.is_tracked)), None)


def _within(values: Iterable[object], may_have: Callable[[object], bool]) -> Iterator[object]:
    """These, and what is in them: in collections, and in what functions, classes and objects of users have.

    Only what `may_have` such a part is looked into; of what has very many, like a table, the first are.
    """
    seen, todo = set[int](), [*values]
    while todo:
        part = todo.pop()
        yield part
        if id(part) not in seen and may_have(part):
            seen.add(id(part))
            todo += islice(_held_by(part), _FIRST_OF_MANY)


def _held_by(part: object) -> Iterable[object]:
    """What is in a collection of Python's, or what a function, a class or an object of users has of its own."""
    if isinstance(part, FunctionType):
        cells = [cell.cell_contents for cell in part.__closure__ or () if is_filled(cell)]
        return (*cells, *(part.__defaults__ or ()), *(part.__kwdefaults__ or {}).values())
    owner = part if isinstance(part, type) else type(part)
    if isinstance(part, (ModuleType, Term)) or not (owner.__module__ in _COLLECTIONS or _is_of_users(owner)):
        return ()
    if not isinstance(part, type):
        return gc.get_referents(part)  # its class, too
    return [value for of in part.__mro__ for name, value in vars(of).items() if not name.startswith("__")]


def _is_of_users(owner: type) -> bool:
    module = sys.modules.get(owner.__module__)
    file = members_of(module).get("__file__") or ""
    return package_of(owner.__module__) is not None and INSTALLED.isdisjoint(Path(file).parts)


def _one_by_one(code: CodeType) -> Iterator[dis.Instruction]:
    """The instructions, taken apart where one loads or stores two variables (since Python 3.13)."""
    for instruction in dis.get_instructions(code):
        parts = re.findall(r"(?:LOAD|STORE)_FAST", instruction.opname)
        if len(parts) == 2 and isinstance(instruction.argval, tuple):
            pairs = zip(parts, instruction.argval, strict=True)
            yield from (instruction._replace(opname=name, argval=value) for name, value in pairs)
        else:
            yield instruction


def _asked_by(value: object) -> str:
    """The name of a function that asks, where the value is one or has one; else an empty text."""
    # What a state has are terms. Python does not track a tuple or a dictionary of its own functions and classes only.
    parts = _within([type(value) if isinstance(value, State) else value], lambda part: type(part) not in _PLAIN)
    asking: Any = (part for part in islice(parts, _MOST) if id(part) in _ASKING or _is_strange(part))
    return next((part.__name__ for part in asking), "")


def _is_strange(value: object) -> bool:
    return _is_strange_function(value) or _is_strange_class(value)


def _asks(instructions: Sequence[dis.Instruction], n: int, names: Mapping[str, Any], given: Mapping[str, Any]) -> str:
    """What asks, by the n-th of these instructions; an empty text where nothing does."""
    here, before = instructions[n], instructions[n - 1]
    match here.opname:
        case "IS_OP":
            # The one on the left is known where the one on the right is loaded by one instruction.
            sides = [_loaded(instructions, n, names)]
            sides += [_loaded(instructions, n - 1, names)] if before.opname.startswith("LOAD_FAST") else []
            return "" if any(map(_is_no_number, sides)) else "is"
        case "LOAD_GLOBAL" | "LOAD_NAME":  # the second one in the body of a class
            return "" if _is_caught(instructions, n) else _asked_by(_named(here.argval, names))
        case "LOAD_FAST" | "LOAD_FAST_BORROW" | "LOAD_DEREF" if here.argval in given:
            return _asked_by(given[here.argval])
        case "LOAD_ATTR" | "LOAD_METHOD" | "LOAD_CONST" if isinstance(here.argval, str) and here.argval in _OPERATORS:
            return str(here.argval)  # as a text for `methodcaller`
        case "LOAD_ATTR" | "LOAD_METHOD" | "IMPORT_FROM" if here.argval in _ASKING_BY_NAME:
            field = here.argval in _ALSO_FIELDS and not isinstance(names.get(before.argval), ModuleType)
            return "" if field else str(here.argval)
        case "LOAD_ATTR" | "LOAD_METHOD" | "IMPORT_FROM" if here.argval != "__class__":
            return "" if _is_caught(instructions, n) else _asked_by(_loaded_by(instructions, n, names))
    return ""


def _is_caught(instructions: Sequence[dis.Instruction], n: int) -> bool:
    """Whether what the n-th of these instructions loads is named in `except`."""
    loads = ("LOAD_GLOBAL", "LOAD_ATTR", "BUILD_TUPLE")
    following = (here.opname for here in instructions[n + 1 :] if here.opname not in loads)
    return next(following, "") == "CHECK_EXC_MATCH"


def _is_no_number(value: object) -> bool:
    return (isinstance(value, _NO_NUMBERS) and not isinstance(value, int)) or type(value) is object


def _loaded(instructions: Sequence[dis.Instruction], n: int, names: Mapping[str, Any]) -> object:
    """What is loaded before the n-th of these instructions; _UNKNOWN after a choice, of which one part is before it."""
    return _UNKNOWN if instructions[n].is_jump_target else _loaded_by(instructions, n - 1, names)


def _loaded_by(instructions: Sequence[dis.Instruction], n: int, names: Mapping[str, Any]) -> object:
    """What the n-th of these instructions loads: a constant, a global, or a part of one; or else _UNKNOWN."""
    here = instructions[n]
    match here.opname:
        case "LOAD_CONST":
            return here.argval
        case "LOAD_GLOBAL":
            return _named(here.argval, names)
        case "LOAD_FAST" | "LOAD_FAST_BORROW" if here.argval.startswith("@py_assert"):  # as pytest writes an assert
            stores = (k for k in reversed(range(n)) if instructions[k].opname == "STORE_FAST")
            store = next((k for k in stores if instructions[k].argval == here.argval), None)
            return _UNKNOWN if store is None else _loaded(instructions, store, names)
        case "LOAD_ATTR" if here.argval == "__class__":  # of a term, that of its value; in __eq__ of a dataclass
            return type
        case "IMPORT_FROM":
            modules = (each.argval for each in reversed(instructions[:n]) if each.opname == "IMPORT_NAME")
            return members_of(sys.modules.get(next(modules, ""))).get(here.argval, _UNKNOWN)
        case "LOAD_ATTR":
            owner = _loaded(instructions, n, names)
            return getattr(owner, here.argval, _UNKNOWN) if isinstance(owner, (ModuleType, EnumType)) else _UNKNOWN
    return _UNKNOWN


def _named(name: object, names: Mapping[str, Any]) -> object:
    return names.get(str(name), getattr(builtins, str(name), None))


def attributes_of(value: object) -> Mapping[str, Any]:
    """The attributes that an object has itself, read without code of its class, which may answer to any name."""
    try:
        return cast(Mapping[str, Any], object.__getattribute__(value, "__dict__"))
    except AttributeError:  # it has slots
        return {}


def members_of(module: object) -> dict[str, Any]:
    """What a module has, read without running code of it: it may answer to any name, or be loaded when asked.

    Empty for what is no module.
    """
    return object.__getattribute__(module, "__dict__") if isinstance(module, ModuleType) else {}
