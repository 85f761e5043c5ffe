"""Runs Python files of users.

A file is an ordinary program: each command runs it once, as `python FILE` would, with its folder first on the import
path. Modules of that folder are separate from those of other folders, so that two files may each have a `helper.py`
beside them.
"""

from __future__ import annotations

import hashlib
import importlib
import io
import linecache
import sys
import threading
import tokenize
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from tideproof.model.language.properties import MAKING, Property


@dataclass(frozen=True)
class Run:
    """A file that was run: its module, and the properties created meanwhile."""

    module: ModuleType
    made: tuple[Property, ...]


_ONE_AT_A_TIME = threading.RLock()
"""There is one `sys.modules` and one `sys.path` for all threads."""

_RUNS: dict[Path, tuple[bytes, Run]] = {}
_BESIDE: dict[Path, dict[str, ModuleType]] = {}
"""By folder, the modules that its files have imported from it."""


def import_file(path: Path) -> Run:
    """Runs the file, or returns the former run if its text has not changed."""
    if not path.is_file():
        raise ValueError(f"{path}: {'not a file' if path.exists() else 'no such file'}")
    with _ONE_AT_A_TIME:
        return _run(path)


def _run(path: Path) -> Run:
    file, text = path.resolve(), path.read_bytes()
    beside = _BESIDE.setdefault(file.parent, {})
    known = _RUNS.get(file)
    if known is not None and known[0] == text:
        return known[1]
    imported = beside.get(file.stem)
    if imported is not None and known is None and imported.__file__ == str(file):
        run = Run(imported, ())  # its properties were checked with the file that imported it
    else:
        # A unique name, so that a file with a library's name does not replace the library.
        name = f"tideproof_user_{hashlib.sha256(str(file).encode()).hexdigest()[:12]}"
        module = ModuleType(name)
        module.__file__, module.__spec__ = str(file), ModuleSpec(name, None, origin=str(file))
        made: list[Property] = []
        MAKING.append(made)
        try:
            sys.modules[name] = module  # dataclasses look their module up
            with _folder_first(file.parent):
                sys.modules.setdefault(file.stem, module)  # for cyclic imports
                code = compile(text, str(file), "exec")
                # The checker reads the text that was run.
                linecache.cache[str(file)] = len(text), None, _lines(text), str(file)
                exec(code, module.__dict__)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # including sys.exit, after which nothing would be checked
            beside.pop(file.stem, None)
            own = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename) == file]
            line = getattr(error, "lineno", None) or (own[-1].lineno if own else 1)
            raise ValueError(f"{path}:{line}: {type(error).__name__}: {error}") from None
        finally:
            MAKING.pop()
        run = Run(module, tuple(made))
    _RUNS[file] = text, run
    return run


def _lines(text: bytes) -> list[str]:
    """The lines of a file as Python counts them, in the encoding that it declares."""
    encoding, _ = tokenize.detect_encoding(io.BytesIO(text).readline)
    return [*io.TextIOWrapper(io.BytesIO(text), encoding)]


def loaded_modules() -> list[ModuleType]:
    """All loaded modules, including those of users' folders."""
    return [*sys.modules.values(), *(module for beside in _BESIDE.values() for module in beside.values())]


@contextmanager
def _folder_first(folder: Path) -> Iterator[None]:
    """A context that imports modules from this folder first, including those imported from it before."""
    beside = _BESIDE.setdefault(folder, {})
    path, before = [*sys.path], dict(sys.modules)
    sys.path.insert(0, str(folder))
    sys.modules.update(beside)
    importlib.invalidate_caches()
    linecache.checkcache()  # of modules that are imported again
    try:
        yield
    finally:
        sys.path[:] = path
        for name, module in [*sys.modules.items()]:
            # A folder without an __init__.py has a path, and no file.
            file = getattr(module, "__file__", None) or next(iter(getattr(module, "__path__", ())), None)
            if name not in before and file and Path(file).resolve().is_relative_to(folder):
                beside[name] = sys.modules.pop(name)
