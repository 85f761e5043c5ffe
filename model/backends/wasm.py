"""WebAssembly: the IR that machine code is made of, as a module that a browser instantiates. LLVM is all it takes.

LLVM emits a relocatable object, which a linker would turn into a module. It would have nothing to do here: all code is
one object, it calls nothing outside, and it has no data of its own, so every address in it is an argument. What an
object lacks is its exports; their section is made from the names that the object has for a linker.

A module imports its memory, `env.__linear_memory`. Pointers are 32-bit numbers, all others 64-bit ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from llvmlite import binding as llvm

TRIPLE = "wasm32-unknown-unknown"
MEMORY = ("env", "__linear_memory")

_CUSTOM, _IMPORT, _EXPORT, _DATA = 0, 2, 7, 11
"""Sections by number, in the order that they have to be in."""
_SYMBOLS = 8
"""The subsection of the section `linking` that names functions."""
_UNDEFINED, _NAMED = 0x10, 0x40
_OF_A_MACHINE = re.compile(
    r'^target (?:triple|datalayout) = .*$|"(?:target-cpu|target-features|probe-stack)"="[^"]*"', re.MULTILINE
)


@cache
def _target_machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    # Without vectors: every browser runs the module, and the code has no loop that they would make faster.
    return llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features="+bulk-memory", opt=2, reloc="static", codemodel="default"
    )


def wasm_module(loops: Sequence[str], rules: Sequence[str], exports: Sequence[str]) -> bytes:
    """The module of these texts of LLVM IR, which define all that they call, with these functions exported.

    As in native.py only loops get LLVM's optimisation passes. Of rules it keeps what is computed out of memory: a
    module without a linker has no stack. They are smaller so than optimised, and a browser optimises them again.
    Raises ValueError for code that needs a linker.
    """
    machine = _target_machine()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    whole = _parsed(loops, machine)
    builder.getModulePassManager().run(whole, builder)
    others, passes = _parsed(rules, machine), llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.run(others, builder)
    whole.link_in(others)
    return _with_exports(machine.emit_object(whole), exports)


def _parsed(texts: Sequence[str], machine: Any) -> Any:
    module = llvm.parse_assembly("")
    for text in texts:
        module.link_in(llvm.parse_assembly(_OF_A_MACHINE.sub("", text)))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    return module


def _with_exports(code: bytes, names: Sequence[str]) -> bytes:
    sections = list(_sections(code))
    found = next((_functions(body) for number, body in sections if number == _CUSTOM and _name(body) == "linking"), {})
    if missing := [name for name in names if name not in found]:
        raise ValueError(f"{', '.join(missing)}: not defined in the code")
    for number, body in sections:
        if number == _DATA or (number == _IMPORT and not _is_memory_alone(body)):
            raise ValueError("code with data of its own, a stack, or calls to the outside needs a linker")
    entries = b"".join(_text(name) + b"\0" + _number(found[name]) for name in names)
    sections.append((_EXPORT, _number(len(names)) + entries))
    # The section with the number of segments of data is of use to those that have some.
    kept = sorted((s for s in sections if s[0] not in (_CUSTOM, 12)), key=lambda s: s[0])
    return code[:8] + b"".join(bytes([number]) + _number(len(body)) + body for number, body in kept)


def _sections(code: bytes) -> Iterator[tuple[int, bytes]]:
    at = 8
    while at < len(code):
        size, begin = _read(code, at + 1)
        yield code[at], code[begin : begin + size]
        at = begin + size


def _functions(linking: bytes) -> dict[str, int]:
    """The index of each function that is defined, by its name, from the section for linkers."""
    size, at = _read(linking, 0)
    _version, at = _read(linking, at + size)
    while at < len(linking):
        kind, (size, begin) = linking[at], _read(linking, at + 1)
        if kind == _SYMBOLS:
            return dict(_symbols(linking[begin : begin + size]))
        at = begin + size
    return {}


def _symbols(table: bytes) -> Iterator[tuple[str, int]]:
    count, at = _read(table, 0)
    for _ in range(count):
        kind, (flags, at) = table[at], _read(table, at + 1)
        if kind != 0:  # a symbol of data, a global, a section
            raise ValueError("code with data of its own or a stack needs a linker")
        index, at = _read(table, at)
        if not flags & _UNDEFINED or flags & _NAMED:
            size, at = _read(table, at)
            if not flags & _UNDEFINED:
                yield table[at : at + size].decode(), index
            at += size


def _is_memory_alone(imports: bytes) -> bool:
    count, at = _read(imports, 0)
    return count == 1 and imports[at:].startswith(b"".join(map(_text, MEMORY)) + b"\2")


def _name(custom: bytes) -> str:
    size, at = _read(custom, 0)
    return custom[at : at + size].decode()


def _text(name: str) -> bytes:
    return _number(len(name.encode())) + name.encode()


def _read(code: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and the place behind it."""
    value = shift = 0
    while True:
        byte, at = code[at], at + 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def _number(value: int) -> bytes:
    out = []
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])
