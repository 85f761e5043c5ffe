"""Runs Python files of users as modules, as they are written now.

The file is the user's own program, and is run as such: as in a process of its own, in which it imports what lies beside
it, whatever files in other folders, or tests, have imported by the same names. What it imports of users is its
`_World`. One world at a time is there, in `sys.modules` and `sys.path`: that of the file that was asked for last, so
that what its rules import when they are called is its own, too.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import os
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
from tideproof.model.language.reading import INSTALLED, members_of

Place = tuple[str | None, tuple[str, ...]]
"""Where a module lies: its file, and the folders of a package."""


@dataclass(eq=False)
class Run:
    """A file that was run from its source, under a name.

    `text` is what it was then; `made` the properties that it has made, by itself or by functions of others; `uses` what
    was run for it, or what it imports; `places` where all lay that it imports by name, and `late` what it imports of
    users in functions. `members` are those of the module when the file had been run.
    """

    file: Path
    name: str
    module: ModuleType
    text: bytes
    made: list[Property] = field(default_factory=list)
    uses: set[Run] = field(default_factory=set)
    places: dict[str, Place | None] = field(default_factory=dict)
    late: set[str] = field(default_factory=set)
    members: dict[str, object] = field(default_factory=dict)

    def imports(self, where: str = "") -> tuple[str, ...]:
        """What it imports, as the function `imports` says."""
        return imports(self.text, where, self.module.__package__ or "")

    def note_imports(self) -> None:
        """Notes what it imports by the names that there are now. Its world must be there."""
        names = [name for name in self.imports() if not _is_of_python(name)]
        self.uses.update(run for run in map(_run_of, map(sys.modules.get, names)) if run)
        for name in (name for name in names if "." not in name):
            self.places.setdefault(name, _place(members_of(sys.modules.get(name)).get("__spec__")) or _found(name))
            if name in self.imports(IN_FUNCTIONS) and _is_of_users(name, self.places[name]):
                self.late.add(name)
        if _imports_by_made_names(self.text):
            self.late.add("by a name that it makes")

    def is_as_here(self, seen: set[Run] | None = None) -> bool:
        """Whether the file is as it was, and would import the same again."""
        seen = set() if seen is None else seen
        if self in seen:
            return True
        seen.add(self)
        if (
            not self.is_unchanged()
            or self.changed()
            or any(_found(name) != place for name, place in self.places.items())
        ):
            return False
        return all(used.is_as_here(seen) for used in self.uses)

    def is_unchanged(self) -> bool:
        return self.file.is_file() and self.file.read_bytes() == self.text

    def changed(self) -> str:
        """A name that was set in the module, or deleted, since the file has been run; "" where there is none."""
        now, inside = vars(self.module), f"{self.module.__name__}."
        for name in {**self.members, **now}:
            value = now.get(name)
            is_within = isinstance(value, ModuleType) and value.__name__.startswith(inside)  # a module of a package
            if self.members.get(name) is not value and not is_within and not name.startswith("__"):
                return name
        return ""


@dataclass(eq=False)
class _World:
    """What a file of a user imports from outside what is installed: the modules, while another world is there, and what
    the file has entered in `sys.path` before and after what is there for all.

    A file that is asked for `alone` takes over nothing that others have run, tests among them. When its world is left,
    what it has changed in the process is as it was.
    """

    folder: Path
    alone: bool
    main: Run | None = None
    modules: dict[str, ModuleType] = field(default_factory=dict)
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    others: dict[str, ModuleType] = field(default_factory=dict)
    hidden: dict[str, ModuleType] = field(default_factory=dict)
    path: list[str] = field(default_factory=list)
    finders: list[Any] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    set: dict[str, str | None] = field(default_factory=dict)
    working_folder: str | None = None

    def enter(self) -> None:
        global _here
        leave()
        _here = self
        self.path, self.finders = [*sys.path], [*sys.meta_path]
        self.environment, self.working_folder = dict(os.environ), _working_folder()
        self.hidden = _modules_of_users() if self.alone else {}
        for name in self.hidden:
            del sys.modules[name]
        self.others = dict(sys.modules)
        sys.modules.update(self.modules)
        # As of a script its own folder is first; _Finder prefers what is installed all the same.
        own = [*self.before, str(self.folder), *self.after]
        sys.path[:] = [*own[: len(self.before) + 1], *(e for e in self.path if e not in own), *self.after]
        importlib.invalidate_caches()

    def leave(self) -> None:
        named = {name for run in _runs.values() for name in run.imports()}
        now, found = dict(sys.modules), _modules_of_users()
        # A library that is imported here first may need its finder as long as it is there.
        finders = [finder for finder in sys.meta_path if finder not in self.finders and not _is_made_of_users(finder)]
        self.modules = {name: module for name, module in found.items() if self.others.get(name) is not module}
        for name, module in now.items():
            is_stub = name in named and members_of(module).keys().isdisjoint({"__file__", "__path__"})
            made = not isinstance(module, ModuleType) or is_stub
            if name in self.modules or (name not in self.others and made and not _is_of_python(name)):
                del sys.modules[name]  # a file may have put another thing there than a module
        sys.modules.update((name, module) for name, module in self.others.items() if now.get(name) is not module)
        sys.path[:], sys.meta_path[:] = self.path, [*self.finders, *finders]
        if self.alone:
            self.set = {**dict.fromkeys(os.environ), **self.environment}
            if self.working_folder is not None and _working_folder() != self.working_folder:
                os.chdir(self.working_folder)
        for name, value in self.set.items():
            if value is None:
                os.environ.pop(name, None)
            elif os.environ.get(name) != value:
                os.environ[name] = value
        if self.alone:
            sys.modules.update(self.hidden)
            for run in [run for run in _runs.values() if run.module in self.modules.values()]:
                del _runs[id(run.module)]

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Notes what a file that is run enters in the path, and what was in the environment where it sets something."""
        known, environment = {*sys.path}, dict(os.environ)
        try:
            yield
        finally:
            first = next((n for n, entry in enumerate(sys.path) if entry in known), 0)
            self.before = list(dict.fromkeys([*sys.path[:first], *self.before]))
            self.after += [entry for entry in sys.path[first:] if entry not in known]
            names = {**environment, **os.environ}
            self.set = {n: environment.get(n) for n in names if environment.get(n) != os.environ.get(n)}


_worlds: dict[Path, _World] = {}
"""Of files that were not asked for alone."""
_here: _World | None = None
_runs: dict[int, Run] = {}
"""By the identity of the module, which a run keeps."""
_running: list[Run] = []


def leave() -> None:
    """Leaves the world that is there: imports are those of the process again."""
    global _here
    world, _here = _here, None
    if world is not None:
        world.leave()


@contextmanager
def restoring() -> Iterator[None]:
    """At its end no world is there."""
    try:
        yield
    finally:
        leave()


def forget() -> None:
    """Forgets all files of users: they are run anew."""
    leave()
    _worlds.clear()
    _runs.clear()


def import_file(path: Path, alone: bool = False) -> Run:
    """What the file makes when it is run; anew each time, if it is asked for `alone`. Its world is there then.

    Raises ValueError, with the file and the line, where it is wrong, or is not what it was when it was run.
    """
    file = path.resolve()
    if alone or file not in _worlds:
        world = _World(file.parent, alone)
        world.main = _imported(path, world)
        if not alone:
            _worlds[file] = world
    else:
        world = _worlds[file]
        if world is not _here:
            world.enter()
    main = world.main
    assert main is not None
    for run in runs_for(main, noting=True):
        if not run.is_unchanged():
            raise ValueError(f"{path}: {run.file} has changed since it was run; ask again in a new process")
    if not alone:
        _refuse_late(path, world)
    return main


def runs_for(main: Run, noting: bool = False) -> list[Run]:
    """What was run for a file: the file itself first, then what it imports, what these import, and so on.

    `noting` also what functions have imported since; the world of the file must be there.
    """
    runs, todo = dict[Run, None](), [main]
    while todo:
        run = todo.pop()
        run = _runs.get(id(run.module), run)  # it may have been loaded anew since
        if run not in runs:
            runs[run] = None
            if noting:
                run.note_imports()
            todo += sorted(run.uses, key=lambda used: used.file)
    return list(runs)


def _imported(path: Path, world: _World) -> Run:
    if not path.is_file():
        raise ValueError(f"{path}: {'not a file' if path.exists() else 'no such file'}")
    file = path.resolve()
    # A name that nothing else has, so that a file called like a library does not take its place.
    name = f"{_MAIN}{hashlib.sha256(str(file).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path}: not a Python file")
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(sys.meta_path.index(PathFinder), _FINDER)
    if not INSTALLED.isdisjoint(world.folder.parts):
        _FINDER.folders.add(world.folder)
    world.enter()
    if before := _run_before(file, path.stem):
        _take_over(before)
        return before
    module = importlib.util.module_from_spec(_from_source(spec))
    with _offered(path, module), world.noting(), _unchanged(path, world):
        try:
            spec.loader.exec_module(module)
        except BaseException as error:  # sys.exit in the file is a mistake too: nothing would have been checked
            frames = traceback.extract_tb(error.__traceback__)
            if isinstance(error, KeyboardInterrupt) and not frames[-1].filename.endswith(path.name):
                raise
            own = [f for f in frames if Path(f.filename) == file]
            line = getattr(error, "lineno", None) or (own[-1].lineno if own else 1)
            raise ValueError(f"{path}:{line}: {type(error).__name__}: {error}") from None
        main = _runs[id(module)]
        main.name = path.stem
        _refuse_others(path, world.folder, main)
    return main


@contextmanager
def _unchanged(path: Path, here: _World) -> Iterator[None]:
    """Raises ValueError where a file that is run sets something in a module that another one shares with it."""
    worlds = [] if here.alone else [*_worlds.values()]
    shared = [run for world in worlds if world.main is not None for run in runs_for(world.main) if not run.changed()]
    yield
    for run in shared:
        if name := run.changed():
            raise ValueError(f"{path}: it sets {name} of {run.file}, which another file that is asked for uses, too; "
                             "ask for them one by one")  # fmt: skip


def _run_before(file: Path, name: str) -> Run | None:
    """What another file has run of this one, and would be run the same here: a second copy would have other types of
    state.
    """
    if _here is None or _here.alone:
        return None
    same = (run for run in _runs.values() if run.file == file and run.name == name)
    return next((run for run in same if run not in _running and run.is_as_here()), None)


def _take_over(run: Run) -> None:
    """Offers what was run in another world here, with all that it uses."""
    for used in runs_for(run):
        sys.modules[used.name] = used.module
        package, _, name = used.name.rpartition(".")
        if package:
            setattr(importlib.import_module(package), name, used.module)


@contextmanager
def _offered(path: Path, module: ModuleType) -> Iterator[None]:
    """A file beside this one that imports it gets this module, and no second copy, also while it is run."""
    names = {module.__name__: module}
    if path.stem.isidentifier() and path.stem not in sys.modules:
        spec = importlib.util.find_spec(path.stem)
        if spec is not None and Path(spec.origin or "").resolve() == path.resolve():
            names[path.stem] = module
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

    taken_over: Run | None = None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        self.taken_over = _run_before(Path(self.path).resolve(), spec.name)
        return self.taken_over.module if self.taken_over else None

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        run = next((run for run in _running if run.file == Path(path).resolve()), None)
        return self.source_to_code(run.text if run else self.get_data(path), path)

    def exec_module(self, module: ModuleType) -> None:
        run, self.taken_over = self.taken_over, None
        if run is None:
            run = Run(Path(self.path).resolve(), module.__name__, module, self.get_data(self.path))
            _runs[id(module)] = run
            self._run(run)
        else:
            _take_over(run)
        if _running:
            _running[-1].uses.add(run)

    def _run(self, run: Run) -> None:
        _running.append(run)
        MAKING.append(run.made)
        try:
            super().exec_module(run.module)
        finally:
            MAKING.pop()
            _running.pop()
            run.note_imports()
            run.members = dict(vars(run.module))


def _from_source(spec: ModuleSpec) -> ModuleSpec:
    if type(spec.loader) is SourceFileLoader:
        spec.loader = _Source(spec.loader.name, spec.loader.path)
    return spec


class _Finder(MetaPathFinder):
    """Finds what Python's own finder does, and those after it, which editable installations have. What is not
    installed, nor of Python itself, is run from its source: it may be the user's own, wherever it lies.
    """

    def __init__(self) -> None:
        self.folders: set[Path] = set()
        """Those of users that lie where packages are installed."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        spec = self._without_world(fullname, target) if path is None else None
        if spec is None or _is_of_users(fullname, _place(spec)):
            spec = self._first(fullname, path, target)
        if spec is None or not _is_of_users(fullname, _place(spec)):
            return spec
        return _from_source(spec)

    def _first(self, fullname: str, path: Sequence[str] | None, target: Any) -> ModuleSpec | None:
        others = sys.meta_path[sys.meta_path.index(self) + 1 :]
        specs = (finder.find_spec(fullname, path, target) for finder in others if hasattr(finder, "find_spec"))
        return next(filter(None, specs), None)

    def _without_world(self, fullname: str, target: Any) -> ModuleSpec | None:
        """What is found without the folder of a user: a library does not get what has the name of another one there."""
        if _here is None:
            return None
        entries = [*sys.path]
        sys.path[:] = [entry for entry in entries if entry != str(_here.folder)]
        try:
            return self._first(fullname, None, target)
        finally:
            sys.path[:] = entries


_FINDER = _Finder()
_MAIN = "tideproof_user_"


def _refuse_others(path: Path, folder: Path, main: Run) -> None:
    """Raises ValueError where a file has got something else by a name that it imports than what lies beside it."""
    for run in runs_for(main):
        importing = path if run is main else run.file
        for name in (name for name in run.imports() if name in sys.modules):
            users = _is_of_users(name, _place(members_of(sys.modules[name]).get("__spec__")))
            beside = (run.file.is_relative_to(folder) or not users) and _lies_in(folder, name)
            if beside and not _is_in(folder, name):
                raise ValueError(f"{importing}: its import of {name} is {_shown(name)}, not what lies beside it; "
                                 "rename one of them")  # fmt: skip


def _shown(name: str) -> str:
    return members_of(sys.modules[name]).get("__file__") or "no file"


def _refuse_late(path: Path, here: _World) -> None:
    """Raises ValueError where another file imports something of a user in a function: a rule of it that is called from
    now on would get what this file gets by that name.
    """
    for world in _worlds.values():
        same = (world.folder, world.before, world.after) == (here.folder, here.before, here.after)
        for run in runs_for(world.main) if world.main is not None else ():
            for name in run.late:
                other = _run_of(sys.modules.get(name))  # which this file has set something in, perhaps
                if not same or (world is not here and other is not None and other.changed()):
                    raise ValueError(f"{path}: {run.file} imports {name} in a function, and would get what this file "
                                     "gets: import it at the head there")  # fmt: skip


AT_HEAD, IN_FUNCTIONS = "at its head", "in functions"


@cache
def imports(text: bytes, where: str = "", package: str = "") -> tuple[str, ...]:
    """The names of the modules that a file of a package imports, and of their packages; some may be names of what is in
    them.

    Or only of those that it imports at its head, when it is run; or in functions, when these are called.
    """
    whole, late = _nodes(text)
    nodes = [node for node in whole if not where or (node in late) == (where == IN_FUNCTIONS)]
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            origin = ".".join(filter(None, [*above, node.module]))
            names += [origin, *(f"{origin}.{alias.name}" for alias in node.names)]
    return tuple(dict.fromkeys(part for name in names for part in (name.partition(".")[0], name)))


@cache
def _imports_by_made_names(text: bytes) -> bool:
    """Whether a function of a file imports what its text does not name."""
    calls = (node.func for node in _nodes(text)[1] if isinstance(node, ast.Call))
    return any(getattr(f, "id", getattr(f, "attr", "")) in ("import_module", "__import__") for f in calls)


def _nodes(text: bytes) -> tuple[list[ast.AST], set[ast.AST]]:
    """The nodes of the syntax tree of a file, and those of its functions."""
    try:
        whole = [*ast.walk(ast.parse(text))]
    except SyntaxError:  # a file of the user may go on without one that it cannot import
        return [], set()
    functions = (node for node in whole if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))
    return whole, {inner for function in functions for inner in ast.walk(function)}


def _lies_in(folder: Path, name: str) -> bool:
    return any(file.is_file() for file in _files(folder, name))


def _is_in(folder: Path, name: str) -> bool:
    """Whether a module that is loaded, or the package that it is of, is what lies in this folder."""
    package = name.partition(".")[0]
    file = members_of(sys.modules.get(package)).get("__file__")
    if file is not None:
        return Path(file).resolve() in [f.resolve() for f in _files(folder, package)]
    # A package without __init__.py may be spread over several folders: each of its modules says where it is.
    members = members_of(sys.modules.get(name))
    file = members.get("__file__")
    parts = [file] if file is not None else members.get("__path__", ())
    return any(Path(part).resolve().is_relative_to((folder / package).resolve()) for part in parts)


def _files(folder: Path, name: str) -> tuple[Path, Path]:
    path = folder.joinpath(*name.split("."))
    return path.with_name(f"{path.name}.py"), path / "__init__.py"


def _is_of_python(name: str) -> bool:
    return name.partition(".")[0] in {"tideproof", *sys.stdlib_module_names}


def _found(name: str) -> Place | None:
    """Where a module that is in no package would be found now, if anywhere."""
    return _place(_FINDER.find_spec(name, None))


def _place(spec: ModuleSpec | None) -> Place | None:
    if spec is None:
        return None
    return str(Path(spec.origin).resolve()) if spec.origin else None, tuple(spec.submodule_search_locations or ())


def _is_of_users(name: str, place: Place | None) -> bool:
    """Whether what lies there is a user's: neither of Python nor installed."""
    where = place and (place[0] or next(iter(place[1]), None))
    if not where or _is_of_python(name) or (place and place[0] and not where.endswith((".py", ".pyc"))):
        return False
    if not any(folder in where for folder in INSTALLED):
        return True
    # A folder of the user may lie where packages are installed; what is installed in it is not the user's.
    within = [Path(where).relative_to(f) for f in _FINDER.folders if Path(where).is_relative_to(f)]
    return any(INSTALLED.isdisjoint(part.parts) for part in within or [Path(where)])


def _modules_of_users() -> dict[str, ModuleType]:
    found = {}
    for name, module in [*sys.modules.items()]:
        members = members_of(module)
        file, folders = members.get("__file__"), members.get("__path__") or ()
        if name not in _OF_PROCESSES and _is_of_users(name, (file, () if file else tuple(folders))):
            found[name] = module
    return found


_OF_PROCESSES = {"__main__", "__mp_main__"}


def _working_folder() -> str | None:
    try:
        return str(Path.cwd())
    except OSError:  # it may have been removed
        return None


def _run_of(module: object) -> Run | None:
    return _runs.get(id(module))


def _is_made_of_users(finder: object) -> bool:
    return is_of_a_user(sys.modules.get(str(getattr(finder, "__module__", ""))))


def is_of_a_user(module: object) -> bool:
    """Whether it was made of a file that was run from its source."""
    return _run_of(module) is not None
