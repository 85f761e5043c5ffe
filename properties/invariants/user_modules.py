"""Runs Python files of users as modules, each with what lies beside it, as it is written now.

The file is the user's own program, and is run as such.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tideproof.model.language.properties import MAKING, Property
from tideproof.model.language.reading import INSTALLED

modules: dict[Path, ModuleType] = {}
"""What was made of files of users, by where they lie: the same words are another file in another folder."""


def import_file(path: Path) -> ModuleType:
    """The module of a file.

    Raises ValueError, with the file and the line, where it is wrong, or is not what it was when it was run.
    """
    file = path.resolve()
    if file not in modules:
        modules[file] = _imported(path)
    _refuse_edited(path)
    return modules[file]


def _imported(path: Path) -> ModuleType:
    if not path.is_file():
        raise ValueError(f"{path}: {'not a file' if path.exists() else 'no such file'}")
    loaded = _loaded_from_beside(path)
    if loaded is not None:
        return loaded
    # A name that nothing else has, so that a file called like a library does not take its place.
    name = f"tideproof_user_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    if spec is None or spec.loader is None:
        raise ValueError(f"{path}: not a Python file")
    folder = path.resolve().parent
    _refuse_late(path, folder)
    _look_first_in(folder)
    module = importlib.util.module_from_spec(_from_source(spec))
    before = set(sys.modules)
    with _offered(path, module):
        try:
            spec.loader.exec_module(module)
        except BaseException as error:  # sys.exit in the file is a mistake too: nothing would have been checked
            if isinstance(error, KeyboardInterrupt) and not traceback.extract_tb(error.__traceback__)[
                -1
            ].filename.endswith(path.name):
                raise
            frames = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename) == path.resolve()]
            line = getattr(error, "lineno", None) or (frames[-1].lineno if frames else 1)
            raise ValueError(f"{path}:{line}: {type(error).__name__}: {error}") from None
        finally:
            _beside.update((n, folder) for n in sys.modules.keys() - before if _is_in(folder, n))
        _refuse_others(path, folder)
    return module


@dataclass(eq=False)
class Run:
    """A file that was run from its source: its text as it was then, the properties that it has made, by itself or by
    functions of others, and the files that were run for it or that it imports.
    """

    module: ModuleType
    text: bytes
    made: list[Property] = field(default_factory=list)
    uses: set[Path] = field(default_factory=set)

    def imported(self) -> Iterator[Path]:
        """The files of users that it imports, by the modules that there are now."""
        for name in imports(self.text, package=self.module.__package__ or ""):
            file = _file_of(sys.modules.get(name))
            if file in _runs:
                yield file


_runs: dict[Path, Run] = {}
_running: list[Run] = []


def runs_for(path: Path) -> dict[Path, Run]:
    """What was run for a file: the file itself first, then what it imports, what these import, and so on."""
    runs: dict[Path, Run] = {}
    todo = [path.resolve()]
    while todo:
        file = todo.pop()
        if file not in runs:
            runs[file] = _runs[file]
            todo += sorted(_runs[file].uses)
    return runs


def _refuse_edited(path: Path) -> None:
    """Raises ValueError where the file was run before in this process, and it or what it may use is another now: what
    lies beside it, what these import by name, and so on.
    """
    todo, used = _run_in(path.resolve().parent), set[Path]()
    while todo:
        used.add(ran := todo.pop())
        if not ran.is_file() or ran.read_bytes() != _runs[ran].text:
            raise ValueError(f"{path}: {ran} has changed since it was run; ask again in a new process")
        for file in {*_runs[ran].uses, *_runs[ran].imported()}:
            todo |= _run_in(file.parent) - used


def _run_in(folder: Path) -> set[Path]:
    return {ran for ran in _runs if ran.is_relative_to(folder)}


def _loaded_from_beside(path: Path) -> ModuleType | None:
    """What another file of the user has imported of this one: a second copy would have other types of state."""
    module = sys.modules.get(path.stem) if _beside.get(path.stem) == path.resolve().parent else None
    if module is None or module.__name__ != path.stem or path.resolve() not in _runs:
        return None
    return module if _file_of(module) == path.resolve() else None


@contextmanager
def _offered(path: Path, module: ModuleType) -> Iterator[None]:
    """A file beside this one that imports it gets this module, and no second copy, also while it is run."""
    names = {module.__name__: module}
    free = path.stem not in sys.modules or _beside.get(path.stem) == path.resolve().parent
    if free and path.stem.isidentifier():
        spec = importlib.util.find_spec(path.stem)
        if spec is not None and Path(spec.origin or "").resolve() == path.resolve():
            names[path.stem] = module
            _beside[path.stem] = path.resolve().parent
    sys.modules.update(names)
    try:
        yield
    except BaseException:
        for name in names:
            sys.modules.pop(name, None)
        raise


class _Source(SourceFileLoader):
    """Runs what is written. Python itself takes kept bytecode for that of a file if only its size and the second of
    its last change are the same: of a rule that is edited and checked at once that may be the rule as it was.
    """

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        run = _runs.get(Path(path).resolve())
        return self.source_to_code(run.text if run in _running else self.get_data(path), path)

    def exec_module(self, module: ModuleType) -> None:
        file = Path(self.path).resolve()
        run = _runs[file] = Run(module, self.get_data(self.path))
        if _running:
            _running[-1].uses.add(file)
        _running.append(run)
        MAKING.append(run.made)
        try:
            super().exec_module(module)
        finally:
            MAKING.pop()
            _running.pop()
            run.uses.update(run.imported())


def _from_source(spec: ModuleSpec) -> ModuleSpec:
    if type(spec.loader) is SourceFileLoader:
        spec.loader = _Source(spec.loader.name, spec.loader.path)
    return spec


class _Beside(MetaPathFinder):
    """Finds what Python's own finder does, and those after it, which editable installations have. What is not
    installed, nor of Python itself, is run from its source: it may be the user's own, wherever it lies.
    """

    def __init__(self) -> None:
        self.folders: set[Path] = set()

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        others = sys.meta_path[sys.meta_path.index(self) + 1 :]
        specs = (finder.find_spec(fullname, path, target) for finder in others if hasattr(finder, "find_spec"))
        spec = next(filter(None, specs), None)
        if spec is None or not spec.origin or fullname.partition(".")[0] in {"tideproof", *sys.stdlib_module_names}:
            return spec
        file = Path(spec.origin)
        # A folder of the user may lie where packages are installed; what is installed in it is not the user's.
        within = [file.relative_to(folder) for folder in self.folders if file.is_relative_to(folder)]
        return _from_source(spec) if any(INSTALLED.isdisjoint(part.parts) for part in within or [file]) else spec


_FINDER = _Beside()


_beside: dict[str, Path] = {}
"""The modules that files of users have imported from beside them, each with its folder."""


def _look_first_in(folder: Path) -> None:
    """What a file imports is to be what lies beside it, though a file elsewhere has imported another of that name."""
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(sys.meta_path.index(PathFinder), _FINDER)
    _FINDER.folders.add(folder)
    users = {*map(str, _beside.values()), str(folder)}
    rest = [entry for entry in sys.path if entry in users and entry != str(folder)]
    sys.path[:] = [*(entry for entry in sys.path if entry not in users), str(folder), *rest]
    for name, where in [*_beside.items()]:
        package = name.partition(".")[0]
        if where != folder and (_lies_in(folder, package) or (folder / package).is_dir()):
            del _beside[name]
            sys.modules.pop(name, None)
    importlib.invalidate_caches()


def _refuse_others(path: Path, folder: Path) -> None:
    """Raises ValueError where a file has imported something else by the name of what lies beside it."""
    for name in imports(path.read_bytes()):
        if name in sys.modules and _lies_in(folder, name) and not _is_in(folder, name):
            other = getattr(sys.modules[name], "__file__", None) or "a part of Python"
            raise ValueError(f"{path}: its import of {name} is {other}, not what lies beside it; rename one of them")


def _refuse_late(path: Path, folder: Path) -> None:
    """Raises ValueError where a file that was run imports in a function what lies beside it, and a module of that name
    lies in this folder, too: a rule that is called from now on would get that one.
    """
    for ran, run in _runs.items():
        late = imports(run.text, IN_FUNCTIONS) if not ran.is_relative_to(folder) else ()
        for name in (name for name in late if _lies_in(folder, name)):
            if any(ran.is_relative_to(other) and _lies_in(other, name) for other in _FINDER.folders - {folder}):
                raise ValueError(f"{path}: {ran} imports {name} in a function, and would get what lies beside "
                                 "this file: import it at the head there, or rename one of them")  # fmt: skip


AT_HEAD, IN_FUNCTIONS = "at its head", "in functions"


@cache
def imports(text: bytes, where: str = "", package: str = "") -> tuple[str, ...]:
    """The names of the modules that a file of a package imports, and of their packages; some may be names of what is in
    them.

    Or only of those that it imports at its head, when it is run; or in functions, when these are called.
    """
    try:
        tree = ast.parse(text)
    except SyntaxError:  # a file of the user may go on without one that it cannot import
        return ()
    functions = (node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))
    late = {inner for function in functions for inner in ast.walk(function)}
    nodes = [node for node in ast.walk(tree) if not where or (node in late) == (where == IN_FUNCTIONS)]
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            origin = ".".join(filter(None, [*above, node.module]))
            names += [origin, *(f"{origin}.{alias.name}" for alias in node.names)]
    return tuple(dict.fromkeys(part for whole in names for part in (whole.partition(".")[0], whole)))


def _lies_in(folder: Path, name: str) -> bool:
    return any(file.is_file() for file in _files(folder, name))


def _is_in(folder: Path, name: str) -> bool:
    """Whether a module that is loaded, or the package that it is of, is what lies in this folder."""
    package = name.partition(".")[0]
    file = getattr(sys.modules.get(package), "__file__", None)
    if file is not None:
        return Path(file).resolve() in [f.resolve() for f in _files(folder, package)]
    # A package without __init__.py may be spread over several folders: each of its modules says where it is.
    file = getattr(sys.modules.get(name), "__file__", None)
    parts = [file] if file is not None else getattr(sys.modules.get(name), "__path__", ())
    return any(Path(part).resolve().is_relative_to((folder / package).resolve()) for part in parts)


def _files(folder: Path, name: str) -> tuple[Path, Path]:
    path = folder.joinpath(*name.split("."))
    return path.with_name(f"{path.name}.py"), path / "__init__.py"


def is_of_a_user(module: object) -> bool:
    """Whether it was made of a file that was run from its source."""
    return _file_of(module) in _runs


def _file_of(module: object) -> Path:
    return Path(getattr(module, "__file__", None) or "").resolve()
