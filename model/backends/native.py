"""Machine code: compiled once from LLVM IR, cached on disk, loaded in milliseconds.

The cache is not trusted. The name of a file is a digest of all that its content depends on (for code: the IR, which
contains rules and bounds; the versions of the compilers; the CPU), and the file contains a digest of its content.
Damaged, truncated or foreign files are built again. Without a writable cache folder, builds just take their time.
"""

from __future__ import annotations

import hashlib
import math
import os
import re
import tempfile
from collections.abc import Callable
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
"""Some 20 KiB each. A large test suite makes more than a thousand, which must not evict each other."""
COMPILER = "compiler"
WORDS = "tideproof_words"
"""The function that returns the number of words per state."""
SLEEP = "usleep"
"""The POSIX function that sleeps for some microseconds."""


def cache_folder() -> Path | None:
    """Return TIDEPROOF_CACHE_DIR, or else the user's cache folder; None if the user has no home."""
    with suppress(RuntimeError):  # a container may run as a user without an entry in the password file
        return Path(os.environ.get("TIDEPROOF_CACHE_DIR") or platformdirs.user_cache_path("tideproof"))
    return None


@cache
def machine_id() -> str:
    """Return all that machine code depends on besides its sources."""
    initialize()
    host = (llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    return "\n".join([*host, llvmlite.__version__, str(llvm.llvm_version_info)])


@cache
def initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


@cache
def target_machine() -> Any:
    initialize()
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=2,
        reloc="pic",
        codemodel="default",
    )


def compile_ir(text: str, loops: bool = False) -> bytes:
    """Compile textual LLVM IR; only the `loops` of an engine get LLVM's optimisation passes.

    Rules have no loops, and shared terms are emitted once. The passes took three quarters of their compilation time and
    made no search faster (kip-320 with 0.7 million states, kafka-2.5 with 1.0 and 6.6 million).
    """
    initialize()
    module, machine = llvm.parse_assembly(text), target_machine()
    module.verify()
    module.triple, module.data_layout = llvm.get_process_triple(), str(machine.target_data)
    if loops:
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def for_words(kernels: str, words: int) -> str:
    """Return the IR of an engine's loops with the number of words per state as a constant."""
    defined = f"define internal i64 @{WORDS}() alwaysinline nounwind {{\n  ret i64 {words}\n}}"
    return re.sub(rf"^declare i64 @{WORDS}\(\).*$", defined, kernels, flags=re.MULTILINE)


def cached(made_from: str, build: Callable[[], bytes], deadline: float = math.inf) -> bytes:
    """Return what `build` makes on this kind of machine, from the cache if its source `made_from` is there.

    Raises TimeoutError if it is not ready by the deadline (on the clock `time.monotonic`).
    """
    made_from = f"{machine_id()}\n{made_from}"
    code = kept(made_from)
    if code is None:
        code = wait_for(build, COMPILER, deadline)
        keep(made_from, code)
    return code


def kept(made_from: str) -> bytes | None:
    """Return the cached result for this source; None if there is none or it is damaged."""
    folder, key = cache_folder(), _key(made_from)
    with suppress(OSError):
        path = folder / f"{key}.o" if folder else None
        content = path.read_bytes() if path and path.is_file() else b""  # reading a pipe would block
        made = content[len(_MAGIC) + 32 :]
        if path and content == _sealed(key, made):
            with suppress(OSError):
                os.utime(path)
            return made
    return None


def keep(made_from: str, made: bytes) -> None:
    """Cache the result for this source, if there is a cache folder."""
    folder, key = cache_folder(), _key(made_from)
    if folder is not None:
        _store(folder / f"{key}.o", _sealed(key, made))


def _key(made_from: str) -> str:
    return hashlib.sha256(made_from.encode()).hexdigest()


def _sealed(key: str, code: bytes) -> bytes:
    return _MAGIC + hashlib.sha256(key.encode() + code).digest() + code


def _store(path: Path, content: bytes) -> None:
    """Write a file atomically, and evict the least recently used ones."""
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
