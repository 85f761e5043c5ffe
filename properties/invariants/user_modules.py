"""Runs Python files of users as modules, as they are written now.

A file is the user's own program, and is run as such: as by `python FILE`, in a process of its own. Within `world()`
no module of users is there that was imported before, and at its end modules, `sys.path`, the environment and the
working folder are as they were. What a file sets in a module of Python or of an installed package stays: of these there
is one copy. Files that are asked for in one world share their modules; `cli.alone` sees to it that none is another
protocol by that.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tideproof.model.language.properties import MAKING, Property
from tideproof.model.language.reading import members_of
from tideproof.properties.invariants.user_imports import (
    imports,
    is_in,
    is_of_python,
    is_of_users,
    lies_in,
    modules_of_users,
    place_of,
    place_of_loaded,
)

_ASKED = "tideproof_user_"
"""What the name of a file begins with that was asked for, and not imported."""


@dataclass(eq=False)
class Run:
    """A file that was run from its source.

    `text` is what it was then; `made` the properties that it has made, by itself or by functions of others; `uses` what
    was run for it, or what it imports.
    """

    file: Path
    module: ModuleType
    text: bytes
    made: list[Property] = field(default_factory=list)
    uses: set[Run] = field(default_factory=set)

    def imports(self, at_head: bool = False) -> tuple[str, ...]:
        """What it imports, as the function `imports` says."""
        return imports(self.text, at_head, self.module.__package__ or "")

    def is_unchanged(self) -> bool:
        return self.file.is_file() and self.file.read_bytes() == self.text


class _Process:
    """What of the process a file may change, as it is now."""

    def __init__(self) -> None:
        self.modules, self.path, self.finders = dict(sys.modules), [*sys.path], [*sys.meta_path]
        self.environment, self.folder = dict(os.environ), _working_folder()

    def restore(self, folders: set[Path]) -> None:
        """As it was, but for what is installed: a library is not made to be imported twice, and may need its finder."""
        added = [f for f in sys.meta_path if f not in self.finders and not isinstance(f, _Finder)]
        sys.meta_path[:] = [*self.finders, *(finder for finder in added if not _is_made_by_users(finder))]
        users = modules_of_users(folders)
        for name in [*sys.modules]:
            if name in users or _is_put_by_hand(name):
                del sys.modules[name]
        sys.modules.update(self.modules)
        sys.path[:] = self.path
        for name in os.environ.keys() - self.environment.keys():
            del os.environ[name]
        os.environ.update({n: v for n, v in self.environment.items() if os.environ.get(n) != v})
        _go_to(self.folder)


def _is_put_by_hand(name: str) -> bool:
    """Whether no import has made what has this name in `sys.modules`, nor a library that was imported."""
    package = name.partition(".")[0]
    return not is_of_python(name) and members_of(sys.modules.get(package)).keys().isdisjoint({"__file__", "__path__"})


class _World:
    """What was run of users, by the identity of its module, and what was asked for of it, by its file."""

    def __init__(self) -> None:
        self.process: _Process | None = None
        self.runs: dict[int, Run] = {}
        self.running: list[Run] = []
        self.asked: dict[Path, Run] = {}
        self.folders: set[Path] = set()
        self.finder = _Finder(self)

    def enter(self) -> None:
        """Takes from the process what is of users: at the first file, for rules may import when they are called."""
        self.process = _Process()
        for name in modules_of_users():
            del sys.modules[name]
        sys.meta_path.insert(sys.meta_path.index(PathFinder), self.finder)

    def leave(self) -> None:
        if self.process is not None:
            self.process.restore(self.folders)

    def ask(self, path: Path) -> Run:
        file = path.resolve()
        if file not in self.asked:
            if self.process is None:
                self.enter()
            assert self.process is not None
            self.folders.add(file.parent)
            own, others = str(file.parent), [*sys.path] if self.asked else []
            # First, as of a script; _Finder prefers what is installed all the same.
            sys.path[:] = [own, *(entry for entry in self.process.path if entry != own)]
            importlib.invalidate_caches()
            folder = _working_folder()
            # Another file may have imported it: a second copy would have other types of state.
            before = next((run for run in self.runs.values() if run.file == file), None)
            self.asked[file] = before or self._run(path)
            _go_to(folder)  # in which names are meant that are asked for next
            sys.path[:] = dict.fromkeys([*sys.path, *others])  # rules may import when they are called
        runs = self.runs_for(self.asked[file])
        for used in runs:
            if not used.is_unchanged():
                raise ValueError(f"{path}: {used.file} has changed since it was run; ask again in a new process")
        self._refuse_hidden(path, runs)
        return self.asked[file]

    def _run(self, path: Path) -> Run:
        file = path.resolve()
        # A name that nothing else has, so that a file called like a library does not take its place.
        name = f"{_ASKED}{hashlib.sha256(str(file).encode()).hexdigest()[:12]}"
        spec = importlib.util.spec_from_file_location(name, file)
        if spec is None or spec.loader is None:
            raise ValueError(f"{path}: not a Python file")
        module = importlib.util.module_from_spec(self.from_source(spec))
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:  # sys.exit in the file is a mistake too: nothing would have been checked
            for name in [name for name, loaded in sys.modules.items() if loaded is module]:
                del sys.modules[name]
            if isinstance(error, KeyboardInterrupt):
                raise
            own = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename) == file]
            line = getattr(error, "lineno", None) or (own[-1].lineno if own else 1)
            others = f" (together with {', '.join(map(str, self.asked))})" if self.asked else ""
            raise ValueError(f"{path}:{line}: {type(error).__name__}: {error}{others}") from None
        return self.runs[id(module)]

    def from_source(self, spec: ModuleSpec) -> ModuleSpec:
        if type(spec.loader) is SourceFileLoader:
            file = Path(spec.loader.path).resolve()
            asked = (run.module for run in self.runs.values() if run.file == file and _ASKED in run.module.__name__)
            module = next(asked, None)
            spec.loader = _Same(module) if module else _Source(spec.loader.name, spec.loader.path, self)
        return spec

    def run_of(self, module: object) -> Run | None:
        return self.runs.get(id(module))

    def runs_for(self, main: Run) -> list[Run]:
        """What was run for a file: the file itself first, then what it imports, what these import, and so on; also what
        functions have imported since.
        """
        runs, todo = dict[Run, None](), [main]
        while todo:
            run = todo.pop()
            run = self.runs.get(id(run.module), run)  # it may have been loaded again since
            if run not in runs:
                runs[run] = None
                self.note_imports(run)
                todo += sorted(run.uses, key=lambda used: used.file)
        return list(runs)

    def note_imports(self, run: Run) -> None:
        """Notes what a file imports by the names that there are now."""
        loaded = map(sys.modules.get, (name for name in run.imports() if not is_of_python(name)))
        run.uses.update(used for used in map(self.run_of, loaded) if used)

    def _refuse_hidden(self, path: Path, runs: list[Run]) -> None:
        """Raises ValueError where a file, or what was run for it, has got by a name what is installed, and not what
        lies beside it.
        """
        main, folder = runs[0], runs[0].file.parent
        for run in runs:
            for name in (name for name in run.imports() if name in sys.modules and lies_in(folder, name)):
                importing = path if run is main else run.file
                if not is_of_users(name, place_of_loaded(name), self.folders) and not is_in(folder, name):
                    shown = members_of(sys.modules[name]).get("__file__") or "no file"
                    raise ValueError(f"{importing}: its import of {name} is {shown}, not what lies beside {path.name}; "
                                     "rename one of them")  # fmt: skip
                if name.partition(".")[0] in sys.stdlib_module_names:  # taken for Python's own, which is not looked at
                    raise ValueError(
                        f"{importing}: it imports {name}, which is a name of a module of Python; rename it"
                    )


_here: _World | None = None
_ONE_THREAD = threading.RLock()
"""There is one `sys.modules`, so a thread that asks for a file waits for another one's end."""


@contextmanager
def world() -> Iterator[None]:
    """Within it files are run as in a process of its own; what they have changed in this one is as before at its end.

    The process itself changes only where a file is asked for.
    """
    global _here
    with _ONE_THREAD:
        outer, inner = _here, _World()
        _here = inner
        try:
            yield
        finally:
            try:
                inner.leave()
            finally:
                _here = outer


def import_file(path: Path) -> Run:
    """What the file makes when it is run; once in a world, which must be there.

    Raises ValueError, with the file and the line, where it is wrong, or is not what it was when it was run; and where
    what lies beside it is hidden by what is installed.
    """
    if not path.is_file():
        raise ValueError(f"{path}: {'not a file' if path.exists() else 'no such file'}")
    assert _here is not None, "a file is run within world()"
    return _here.ask(path)


def runs_for(main: Run) -> list[Run]:
    """What was run for a file: the file itself first, then what it imports, what these import, and so on."""
    assert _here is not None
    return _here.runs_for(main)


def runs_of(file: Path) -> list[Run]:
    """`runs_for` a file that was asked for."""
    assert _here is not None
    return _here.runs_for(_here.asked[file.resolve()])


def first_process() -> _Process:
    """The process as it was before the first file was run."""
    assert _here is not None and _here.process is not None
    return _here.process


def is_of_a_user(module: object) -> bool:
    """Whether it was made of a file that was run from its source."""
    return _here is not None and _here.run_of(module) is not None


class _Source(SourceFileLoader):
    """Runs what is written. Python itself takes kept bytecode for that of a file if only its size and the second of
    its last change are the same: of a rule that is edited and checked at once that may be the rule as it was.
    """

    def __init__(self, fullname: str, path: str, world: _World) -> None:
        super().__init__(fullname, path)
        self.world = world

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        run = next((run for run in self.world.running if run.file == Path(path).resolve()), None)
        return self.source_to_code(run.text if run else self.get_data(path), path)

    def exec_module(self, module: ModuleType) -> None:
        world, path = self.world, Path(self.path).resolve()
        run = world.runs[id(module)] = Run(path, module, self.get_data(self.path))
        if world.running:
            world.running[-1].uses.add(run)
        world.running.append(run)
        MAKING.append(run.made)
        try:
            super().exec_module(module)
        except BaseException:
            del world.runs[id(module)]  # half of what is written is not what a file has to say, if it is asked for
            raise
        finally:
            MAKING.pop()
            world.running.pop()
            world.note_imports(run)


class _Same(Loader):
    """For another name of a file that was asked for: as a module of a package, say. It is not run twice."""

    def __init__(self, module: ModuleType) -> None:
        self.module, self.spec = module, module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self.spec


class _Finder(MetaPathFinder):
    """Finds what Python's own finder does, and those after it, which editable installations have. What is not
    installed, nor of Python itself, is run from its source: it may be the user's own, wherever it lies.
    """

    def __init__(self, world: _World) -> None:
        self.world = world

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        spec = self._without_users(fullname, target) if path is None else None
        if spec is None or self._is_of_users(spec):
            spec = self._first(fullname, path, target)
        return self.world.from_source(spec) if spec is not None and self._is_of_users(spec) else spec

    def _is_of_users(self, spec: ModuleSpec) -> bool:
        return is_of_users(spec.name, place_of(spec), self.world.folders)

    def _first(self, fullname: str, path: Sequence[str] | None, target: Any) -> ModuleSpec | None:
        others = sys.meta_path[sys.meta_path.index(self) + 1 :]
        specs = (finder.find_spec(fullname, path, target) for finder in others if hasattr(finder, "find_spec"))
        return next(filter(None, specs), None)

    def _without_users(self, fullname: str, target: Any) -> ModuleSpec | None:
        """What is found without the folders of the files that were asked for: a library does not get what has the name
        of another one there.
        """
        own, entries = {str(folder) for folder in self.world.folders}, [*sys.path]
        sys.path[:] = [entry for entry in entries if entry not in own]
        try:
            return self._first(fullname, None, target)
        finally:
            sys.path[:] = entries


def _is_made_by_users(finder: object) -> bool:
    return is_of_a_user(sys.modules.get(str(getattr(finder, "__module__", ""))))


def _go_to(folder: str | None) -> None:
    if folder is not None:
        with suppress(OSError):  # it may have been removed
            os.chdir(folder)


def _working_folder() -> str | None:
    try:
        return str(Path.cwd())
    except OSError:  # it may have been removed
        return None
