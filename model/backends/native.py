"""Machine code: made once from LLVM IR, kept on disk, loaded in milliseconds.

The cache is never trusted. A file's name is a digest of everything that its content depends on (of code: the IR, which
holds rules and bounds; the versions of the compilers; the CPU), and the file carries a digest of its content: what is
damaged, cut short or foreign is built again. A folder that cannot be written, or none, costs time and nothing else.
"""

from __future__ import annotations

import ctypes
import hashlib
import math
import os
import re
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import platformdirs
from llvmlite import binding as llvm

from tideproof.model.backends.waiting import wait_for

_MAGIC = b"tideproof object code 1\n"
_KEPT_FILES = 4_000
"""Some 20 KiB each. A run of a large test suite makes more than a thousand, and must not drive out its own."""
COMPILER = "compiler"
WORDS = "tideproof_words"
"""The function that says how many words a state has."""
SLEEP = "usleep"
"""The function of the system (POSIX) that waits for so many microseconds."""


def cache_folder() -> Path | None:
    """Where compiled code is kept: TIDEPROOF_CACHE_DIR, or the user's own cache folder, or none without a home."""
    with suppress(RuntimeError):  # a container may run as a user whom nothing is known of
        return Path(os.environ.get("TIDEPROOF_CACHE_DIR") or platformdirs.user_cache_path("tideproof"))
    return None


@cache
def machine_id() -> str:
    """What the machine code depends on, apart from its sources."""
    _initialize()
    host = (llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    return "\n".join([*host, llvmlite.__version__, str(llvm.llvm_version_info)])


@cache
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


@cache
def target_machine() -> Any:
    _initialize()
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=2,
        reloc="pic",
        codemodel="default",
    )


def emit_object(module: Any, machine: Any, loops: bool) -> bytes:
    """The object code of an LLVM module. `loops`: whether LLVM's passes over its IR are worth their time.

    Rules have no loops, and each shared term is emitted once. The passes took three quarters of the time of a compiler
    that is waited for, and made no search faster (kip-320 with 0.7 million states, kafka-2.5 with 1.0 and 6.6 million).
    """
    module.triple, module.data_layout = llvm.get_process_triple(), str(machine.target_data)
    if loops:
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def compile_ir(text: str, loops: bool = False) -> bytes:
    """Object code of LLVM IR in its textual form: of rules, or of the loops of an engine."""
    _initialize()
    module = llvm.parse_assembly(text)
    module.verify()
    return emit_object(module, target_machine(), loops)


def for_words(kernels: str, words: int) -> str:
    """The LLVM IR of an engine's loops, for states of this many words: a constant in all that is made from it."""
    defined = f"define internal i64 @{WORDS}() alwaysinline nounwind {{\n  ret i64 {words}\n}}"
    return re.sub(rf"^declare i64 @{WORDS}\(\).*$", defined, kernels, flags=re.MULTILINE)


def cached(made_from: str, build: Callable[[], bytes], deadline: float = math.inf) -> bytes:
    """The object code that `build` makes, from the cache where it has been made from the same before.

    Raises TimeoutError where it is not made by the deadline, a time of `time.monotonic`.
    """
    made_from = f"{machine_id()}\n{made_from}"
    code = kept(made_from)
    if code is None:
        code = wait_for(build, COMPILER, deadline)
        keep(made_from, code)
    return code


def kept(made_from: str) -> bytes | None:
    """What has been kept of what is made from this text; None where nothing has, or the file is damaged."""
    folder, key = cache_folder(), _key(made_from)
    with suppress(OSError):
        path = folder / f"{key}.o" if folder else None
        content = path.read_bytes() if path and path.is_file() else b""  # a pipe of that name would never end
        made = content[len(_MAGIC) + 32 :]
        if path and content == _sealed(key, made):
            with suppress(OSError):
                os.utime(path)
            return made
    return None


def keep(made_from: str, made: bytes) -> None:
    """Keeps what is made from this text, where there is a folder for it."""
    folder, key = cache_folder(), _key(made_from)
    if folder is not None:
        _store(folder / f"{key}.o", _sealed(key, made))


def _key(made_from: str) -> str:
    return hashlib.sha256(made_from.encode()).hexdigest()


def _sealed(key: str, code: bytes) -> bytes:
    return _MAGIC + hashlib.sha256(key.encode() + code).digest() + code


def _store(path: Path, content: bytes) -> None:
    """Keeps a file whole or not at all, and the folder from growing for ever."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
        kept = sorted(path.parent.glob("*.o"), key=lambda p: p.stat().st_mtime, reverse=True)
        for old in kept[_KEPT_FILES:]:
            old.unlink()


class NativeCode:
    """Object code linked together in memory; it stays there as long as this object does."""

    def __init__(self, objects: Sequence[bytes], functions: Sequence[str]) -> None:
        """Links the objects with each other. `functions` are the names that `function` will be asked for.

        Raises RuntimeError where a symbol is missing.
        """
        _initialize()
        machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
            reloc="pic", codemodel="default", jit=True
        )
        self._jit = llvm.create_lljit_compiler(machine, use_jit_link=True)
        library = llvm.JITLibraryBuilder()
        for code in objects:
            library.add_object_img(code)
        library.add_current_process()
        for name in functions:
            library.export_symbol(name)
        self._library = library.link(self._jit, "tideproof")

    def function(self, name: str, result: Any, *arguments: Any) -> Callable[..., Any]:
        """A function of this code, callable through ctypes; it must not outlive this object."""
        return ctypes.CFUNCTYPE(result, *arguments)(self._library[name])
