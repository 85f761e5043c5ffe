"""Protocols and properties of a user's own Python file."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, refuse_namesakes
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.invariants.catalogue import PROPERTIES, properties_of
from tideproof.properties.invariants.user_modules import AT_HEAD, import_file, imports, is_of_a_user, made


def protocol_of_file(name: str) -> tuple[Protocol, tuple[Property, ...]]:
    """The protocol of a file (`file.py`, or `file.py:name` of several), and what speaks of it, the file's own included.

    Raises ValueError, with the file and the line, where there is none.
    """
    path, _, wanted = name.partition(".py:")
    file = Path(f"{path}.py" if wanted else path)
    module = import_file(file)
    _refuse_lost(file, module)
    return _from_module(module, name, wanted)


def is_file_of_a_protocol(name: str) -> bool:
    """Whether this is how a protocol of a Python file that exists is named."""
    path, found, _ = name.partition(".py:")
    try:
        return Path(f"{path}.py" if found else name).is_file() and (bool(found) or name.endswith(".py"))
    except OSError:
        return False


def _from_module(module: ModuleType, name: str, wanted: str) -> tuple[Protocol, tuple[Property, ...]]:
    built_in = set(map(id, PROTOCOLS.values()))
    own: dict[str, Protocol] = {}
    for value in vars(module).values():
        if isinstance(value, Protocol) and id(value) not in built_in and own.setdefault(value.name, value) != value:
            raise ValueError(f"{name}: two protocols are named {value.name}: give each a name of its own")
    if not own and any(isinstance(value, Property) for value in vars(module).values()):
        raise ValueError(f"{name}: defines properties and no Protocol to check them on; for those of a release add "
                        'MINE = protocol("kafka-2.5").variation("mine", "title", "story")')  # fmt: skip
    if not own:
        raise ValueError(f"{name}: defines no Protocol (see docs/extending.md)")
    if not wanted and len(own) > 1:
        raise ValueError(f"{name}: defines {', '.join(own)}; say which, as in {name}:{next(iter(own))}")
    protocol = find_named(f"protocol in {module.__file__}", wanted or next(iter(own)), own)
    if protocol.name in PROTOCOLS:
        raise ValueError(f"{name}: {protocol.name} is the name of a protocol that comes with Tideproof; choose another")
    known = properties_of(protocol)
    properties = [p for p in vars(module).values() if isinstance(p, Property) and p not in known]
    try:
        refuse_namesakes(properties)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    for prop in properties:
        if not any(issubclass(p.state, prop.state) for p in own.values()):
            spoken_of = f"no protocol here has the state {prop.state.__name__}"
            raise ValueError(f"{name}: {prop.name} would never be decided: {spoken_of}")
        bounds = {spec.name for p in own.values() if issubclass(p.state, prop.state) for spec in p.bounds}
        if missing := [part for part in prop.needs if bounds.isdisjoint(part)]:
            raise ValueError(f"{name}: {prop.name} would never be decided: no protocol here has the bound "
                             f"{' or '.join(missing[0])} that it needs")  # fmt: skip
        if prop.name in {p.name for p in PROPERTIES}:
            raise ValueError(f"{name}: {prop.name} is the name of a property that comes with Tideproof; choose another")
    return protocol, (*known, *(p for p in properties if issubclass(protocol.state, p.state)))


def _refuse_lost(path: Path, module: ModuleType) -> None:
    """Raises ValueError where a property of the file has no name in it: it lies in a list or in a class, or another has
    taken its name. Nothing else would say that it is not decided.
    """
    found = [value for value in vars(module).values() if isinstance(value, Property)]
    kept, names = {*map(_what_is_decided, found), *map(_what_is_decided, PROPERTIES)}, {p.name for p in found}
    own = made.get(path.resolve(), [])
    candidates = [*own, *_imported_properties(path), *_contained(vars(module))]
    for prop in (prop for prop in candidates if _what_is_decided(prop) not in kept):
        if any(prop is mine for mine in own) and _is_of_a_library(prop):
            continue
        why = "it has no name in the file: assign it to one"
        if prop.name in names:
            why = "another property has its name: give each a name of its own"
        raise ValueError(f"{path}: {prop.name} would never be decided: {why}")


def _what_is_decided(prop: Property) -> tuple[object, ...]:
    """What two properties share that differ in their names and remarks only."""
    return id(prop.predicate), prop.state, prop.expectation


def _imported_properties(path: Path) -> Iterator[Property]:
    """The properties that a file imports by name, though another may have taken the name."""
    for whole in imports(path.read_bytes(), AT_HEAD):
        origin, _, name = whole.rpartition(".")
        members = dict(vars(sys.modules[origin])) if origin in sys.modules else {}
        public = members.get("__all__", [n for n in members if not n.startswith("_")])
        values = (members.get(n) for n in (public if name == "*" else [name]))
        yield from (value for value in values if isinstance(value, Property))


def _contained(members: Mapping[str, Any]) -> Iterator[Property]:
    """The properties in the lists, classes and objects that have a name in a file, and in what these contain."""
    todo: list[object] = [value for value in members.values() if not isinstance(value, Property)]
    seen = set[int]()
    while todo:
        value = todo.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, Property):
            yield value
        elif isinstance(value, (dict, MappingProxyType)):
            todo += value.values()
        elif isinstance(value, (list, tuple, set, frozenset)):
            todo += value
        elif not isinstance(value, (ModuleType, FunctionType, Protocol)) and _is_made_of_a_user(value):
            todo += vars(value).values()


def _is_made_of_a_user(value: object) -> bool:
    """Whether it is a class of a file of a user, or an object of one, which may have properties of its own."""
    maker = value if isinstance(value, type) else type(value)
    own = maker is SimpleNamespace or is_of_a_user(sys.modules.get(maker.__module__))
    return own and hasattr(value, "__dict__")


def _is_of_a_library(prop: Property) -> bool:
    """Whether it was made as a file of a user was the first to import what is installed, and has a name there."""
    libraries = [module for module in sys.modules.values() if not is_of_a_user(module)]
    return any(value is prop for library in libraries for value in list(getattr(library, "__dict__", {}).values()))
