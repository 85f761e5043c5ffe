"""What files of users import, and where that lies."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from tideproof.model.language.reading import INSTALLED, members_of

AT_HEAD, IN_FUNCTIONS = "at its head", "in functions"

Place = tuple[str | None, tuple[str, ...]]
"""Where a module lies: its file, and the folders of a package."""


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
def imports_by_made_names(text: bytes) -> bool:
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
    if not where or is_of_python(name) or (place and place[0] and not where.endswith((".py", ".pyc"))):
        return False
    if not any(folder in where for folder in INSTALLED):
        return True
    within = [Path(where).relative_to(f) for f in folders if Path(where).is_relative_to(f)]
    return any(INSTALLED.isdisjoint(part.parts) for part in within)


def modules_of_users(folders: Iterable[Path] = ()) -> dict[str, ModuleType]:
    """Those that are loaded."""
    found = {}
    for name, module in [*sys.modules.items()]:
        members = members_of(module)
        file, parts = members.get("__file__"), members.get("__path__") or ()
        if name not in _OF_PROCESSES and is_of_users(name, (file, () if file else tuple(parts)), folders):
            found[name] = module
    return found


_OF_PROCESSES = {"__main__", "__mp_main__"}


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
