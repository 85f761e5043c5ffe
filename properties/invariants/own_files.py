"""Protocols and properties of a user's own Python file."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FrameType, FunctionType, ModuleType

from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, refuse_namesakes
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.reading import members_of
from tideproof.model.protocols.catalogue import ALIASES, PROTOCOLS
from tideproof.properties.invariants.catalogue import ALL_NAMED, properties_of
from tideproof.properties.invariants.user_modules import Run, import_file, is_of_a_user, runs_for


def protocol_of_file(name: str) -> tuple[Protocol, tuple[Property, ...]]:
    """The protocol of a file (`file.py`, or `file.py:name` of several), and what speaks of it, the file's own included.

    It is run in the world that is there (`user_modules.world`).

    Raises ValueError, with the file and the line, where there is none.
    """
    path, colon, wanted = name.partition(".py:")
    if colon and not wanted:
        raise ValueError(f"{name!r} has no name of a protocol after the colon: write one, or {path}.py")
    file = file_of(name)
    run = import_file(file)
    _refuse_lost(file, run)
    return _from_module(run.module, name, wanted)


def is_file_of_a_protocol(name: str) -> bool:
    """Whether this is how a protocol of a Python file that exists is named."""
    try:
        return file_of(name).is_file() and (".py:" in name or name.endswith(".py"))
    except OSError:
        return False


def file_of(name: str) -> Path:
    """The file in the name of a protocol, which may be `file.py:name`."""
    path, colon, _ = name.partition(".py:")
    return Path(f"{path}.py" if colon else name)


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
    protocol = find_named(f"protocol in {file_of(name)}", wanted or next(iter(own)), own)
    if protocol.name in PROTOCOLS:
        raise ValueError(f"{name}: {protocol.name} is the name of a protocol that comes with Tideproof; choose another")
    if protocol.name in ALIASES:  # a trace that names it is read as one of the protocol that has been renamed
        now = ALIASES[protocol.name]
        raise ValueError(
            f"{name}: {protocol.name} is a former name of {now}, which comes with Tideproof; choose another"
        )
    known = properties_of(protocol)
    properties = [p for p in dict.fromkeys(_properties_in(module)) if p not in known]
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
        if prop not in ALL_NAMED and prop.name in {p.name for p in ALL_NAMED}:
            raise ValueError(f"{name}: {prop.name} is the name of a property that comes with Tideproof; choose another")
    return protocol, (*known, *(p for p in properties if issubclass(protocol.state, p.state)))


def _refuse_lost(path: Path, main: Run) -> None:
    """Raises ValueError where a property of the file has no name in it: it lies in a list or in a class, or another has
    taken its name; or where a file that it imports has lost one. Nothing else would say that it is not decided.
    """
    mine = [*_properties_in(main.module), *ALL_NAMED]
    for run in runs_for(main):
        found = _properties_in(run.module)
        named = [*_imported_properties(run), *(_contained(run.module) if run is main else ())]
        lost = [*_not_decided(named, by=[*found, *mine])]
        lost += [prop for prop in _not_decided(run.made, by=[*found, *mine]) if not _is_of_a_library(prop)]
        for prop in lost:
            why = "it has no name in the file: assign it to one"
            if prop.name in {other.name for other in found}:
                why = "another property has its name: give each a name of its own"
            raise ValueError(f"{path if run is main else run.file}: {prop.name} would never be decided: {why}")


def _properties_in(module: ModuleType) -> list[Property]:
    return [value for value in vars(module).values() if isinstance(value, Property)]


def _not_decided(properties: Iterable[Property], by: Iterable[Property]) -> Iterator[Property]:
    """Those that none of the others decides: by the same predicate, with the same needs, or under the same name."""

    def keys(prop: Property) -> set[tuple[object, ...]]:
        what = (id(prop.predicate), prop.state, prop.expectation, *map(id, prop.ghosts))
        return {(*what, prop.name), (*what, repr(prop.needs), prop.by_name_only)}

    decided = set().union(*map(keys, by))
    return (prop for prop in properties if decided.isdisjoint(keys(prop)))


def _imported_properties(run: Run) -> Iterator[Property]:
    """The properties that a file imports by name, though another may have taken the name."""
    for whole in run.imports(at_head=True):
        origin, _, name = whole.rpartition(".")
        members = dict(members_of(sys.modules.get(origin)))
        public = members.get("__all__", [n for n in members if not n.startswith("_")])
        values = (members.get(n) for n in (public if name == "*" else [name]))
        yield from (value for value in values if isinstance(value, Property))


def _contained(module: ModuleType) -> Iterator[Property]:
    """The properties in what has a name in a file, in what that refers to, and so on: in lists, classes, objects."""
    # What a module has is reached by way of that only: it has a name there.
    seen = {id(members_of(other)) for other in [*sys.modules.values()] if isinstance(other, ModuleType)}
    todo: list[object] = [*vars(module).values()]
    while todo:
        value = todo.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, Property):
            yield value
        elif not isinstance(value, (ModuleType, FunctionType, FrameType)) and _may_contain(value):
            todo += filter(gc.is_tracked, gc.get_referents(value))  # not numbers and texts, of which there may be many


def _may_contain(value: object) -> bool:
    """Whether it is a class of a file of a user, or an object of one or of a class of Python's own."""
    if isinstance(value, type):
        return is_of_a_user(sys.modules.get(str(value.__module__)))
    maker = str(type(value).__module__)
    return maker.partition(".")[0] in sys.stdlib_module_names or is_of_a_user(sys.modules.get(maker))


def _is_of_a_library(prop: Property) -> bool:
    """Whether it was made as a file of a user was the first to import what is installed, and has a name there."""
    for module in [*sys.modules.values()]:
        if any(value is prop for value in [*members_of(module).values()]) and not is_of_a_user(module):
            return True
    return False
