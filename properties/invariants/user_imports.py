"""What files of users import, and where that lies."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

from tideproof.model.language.actions import INSTALLED
from tideproof.model.language.reading import members_of

Place = tuple[str | None, tuple[str, ...]]
"""Where a module lies: its file, and the folders of a package."""


@cache
def imports(text: bytes, at_head: bool = False, package: str = "") -> tuple[str, ...]:
    """The names of the modules that a file of a package imports, and of their packages; some may be names of what is in
    them.

    Or only of those that it imports `at_head`: when it is run, and not in functions or for type checkers.
    """
    try:
        whole = ast.parse(text)
    except SyntaxError:  # a file of the user may go on without one that it cannot import
        return ()
    nodes = [*(_run_at_once(whole) if at_head else ast.walk(whole))]
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            origin = ".".join(filter(None, [*above, node.module]))
            names += [origin, *(f"{origin}.{alias.name}" for alias in node.names)]
    return tuple(dict.fromkeys(part for name in names for part in (name.partition(".")[0], name)))


def _run_at_once(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a syntax tree but for those in functions, and in `if TYPE_CHECKING`."""
    todo = [tree]
    while todo:
        node = todo.pop()
        yield node
        inner = ast.iter_child_nodes(node)
        if isinstance(node, ast.If) and ast.unparse(node.test) in _NEVER:
            inner = iter(node.orelse)
        todo += [child for child in inner if not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))]


_NEVER = ("TYPE_CHECKING", "typing.TYPE_CHECKING", "False")


def place_of(spec: ModuleSpec | None) -> Place | None:
    if spec is None:
        return None
    return str(Path(spec.origin).resolve()) if spec.origin else None, tuple(spec.submodule_search_locations or ())


def place_of_loaded(name: str) -> Place | None:
    return place_of(members_of(sys.modules.get(name)).get("__spec__"))


def is_of_python(name: str) -> bool:
    return name.partition(".")[0] in {"tideproof", *sys.stdlib_module_names}


def is_of_users(name: str, place: Place | None, folders: Iterable[Path] = ()) -> bool:
    """Whether what lies there is a user's: neither of Python nor installed.

    `folders` are those of users; they may lie where packages are installed.
    """
    where = place and (place[0] or next(iter(place[1]), None))
    if not where or is_of_python(name) or where.endswith(_COMPILED):
        return False
    if not any(f"{os.sep}{folder}{os.sep}" in where for folder in INSTALLED):
        return True
    within = [Path(where).relative_to(f) for f in folders if Path(where).is_relative_to(f)]
    return any(INSTALLED.isdisjoint(part.parts) for part in within)


def modules_of_users(folders: Iterable[Path] = ()) -> dict[str, ModuleType]:
    """Those that are loaded. A package with compiled modules is a library, wherever it lies: it is loaded only once."""
    found, libraries = {}, set[str]()
    for name, module in [*sys.modules.items()]:
        members = members_of(module)
        file, parts = members.get("__file__"), members.get("__path__") or ()
        if (file or "").endswith(_COMPILED):
            libraries.add(name.partition(".")[0])
        elif name not in _OF_PROCESSES and is_of_users(name, (file, () if file else tuple(parts)), folders):
            found[name] = module
    return {name: module for name, module in found.items() if name.partition(".")[0] not in libraries}


_OF_PROCESSES = {"__main__", "__mp_main__"}
_COMPILED = tuple(EXTENSION_SUFFIXES)


def lies_in(folder: Path, name: str) -> bool:
    return any(file.is_file() for file in _files(folder, name))


def is_in(folder: Path, name: str) -> bool:
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
