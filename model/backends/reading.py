"""What a rule may not use where its bounds have no value, found in the code that runs while it is read.

A rule that is read in terms and asks an object what it is (`is`, `type`, `try`) gets another answer than on ints. Under
given bounds the engines compare states with the rules on ints; without bounds most bounds are never compared. So such
code is refused, whether or not it would have made a difference.
"""

from __future__ import annotations

import builtins
import dis
import gc
import operator
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, suppress
from itertools import pairwise
from types import CodeType, FrameType, ModuleType
from typing import Any

from tideproof.model.language.algebra import BoolTerm, IntTerm, Term
from tideproof.model.language.state import ModelError

_ASKING = (
    type, id, hasattr, repr, ascii, vars, dir, callable, suppress, operator.is_, operator.is_not,
    Term, IntTerm, BoolTerm,
)  # fmt: skip
_ASKING_BY_NAME = {function.__name__ for function in _ASKING}
_ALSO_FIELDS = {"type", "id"}
"""A state may have fields of these names: they ask where they are taken from a module only."""
_INSTALLED = tuple({sysconfig.get_path(name) for name in ("purelib", "platlib")})


@contextmanager
def refusing_what_terms_cannot_answer(packages: Set[str]) -> Iterator[None]:
    """Raises ModelError at the end of the block, where code of a rule that ran in it asks what kind of object it has.

    Code of this package, of the standard library, and of what is installed is left out, but for these packages.
    """
    ran: dict[CodeType, Mapping[str, Any]] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            ran.setdefault(frame.f_code, frame.f_globals)

    before, collects = sys.getprofile(), gc.isenabled()
    gc.disable()  # what it calls is not called by a rule
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)
        if collects:
            gc.enable()
    for code, names in ran.items():
        package = names.get("__name__", "").partition(".")[0]
        known = package == "tideproof" or package in sys.stdlib_module_names
        if package in packages or not (known or code.co_filename.startswith(_INSTALLED)):
            refuse_asking(code, names)


def packages_of(functions: Iterable[Callable[..., Any]]) -> set[str]:
    """The packages that these functions are from, but for this one."""
    return {getattr(function, "__module__", "").partition(".")[0] for function in functions} - {"tideproof"}


def refuse_asking(code: CodeType, names: Mapping[str, Any]) -> None:
    """Raises ModelError where the code, whose globals these are, asks what kind of object it has."""
    instructions = list(dis.get_instructions(code))
    for n, (before, instruction) in enumerate(pairwise(instructions), start=1):
        if used := _asks(before, instruction, instructions[n + 1 : n + 3], names):
            line = (instruction.positions and instruction.positions.lineno) or code.co_firstlineno
            raise ModelError(
                f"{code.co_name} ({code.co_filename}:{line}) uses {used}, which may have another meaning where bounds "
                "have no value: compute with the algebra only"
            )


def _asks(
    before: dis.Instruction, here: dis.Instruction, after: Sequence[dis.Instruction], names: Mapping[str, Any]
) -> str:
    """What asks, by an instruction between others; an empty text where nothing does."""
    match here.opname:
        case "IS_OP":  # neither an int nor a term is None; a jump comes from a choice of which None is one part
            none = before.opname == "LOAD_CONST" and before.argval is None and not here.is_jump_target
            return "" if none else "is"
        case "PUSH_EXC_INFO":  # of `try` with a name, which is looked at below, of `with`, or of `try` for all errors
            named = [i.opname for i in after] == ["LOAD_GLOBAL", "CHECK_EXC_MATCH"]
            return "" if named or after[0].opname == "WITH_EXCEPT_START" else "try"
        case "CHECK_EXC_MATCH":  # a generator that goes through another one has to expect its end
            return "" if before.argval == "StopIteration" else "try"
        case "LOAD_GLOBAL":
            value = names.get(here.argval, getattr(builtins, here.argval, None))
            return next((function.__name__ for function in _ASKING if value is function), "")
        case "LOAD_ATTR" | "LOAD_METHOD" | "IMPORT_FROM" if here.argval in _ASKING_BY_NAME:
            field = here.argval in _ALSO_FIELDS and not isinstance(names.get(before.argval), ModuleType)
            return "" if field else str(here.argval)
    return ""
