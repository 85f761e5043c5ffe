"""Protocols and properties of a user's own Python file."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TypeVar

from tideproof.model.language.actions import Action
from tideproof.model.language.freezing import freeze
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, refuse_namesakes
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.catalogue import ALIASES, PROTOCOLS
from tideproof.properties.invariants.catalogue import ALL_NAMED, promises_of, properties_of
from tideproof.properties.invariants.user_modules import Run, import_file, loaded_modules

T = TypeVar("T")

_NOTED: set[ModuleType] = set()
"""Modules whose actions without a slot have been noted: a command may read its file more than once."""


def protocol_of_file(name: str, note: Callable[[str], None] = warnings.warn) -> tuple[Protocol, tuple[Property, ...]]:
    """The protocol of a file (`file.py`, or `file.py:name` of several), and the properties that apply, also the file's.

    Without `:name`, a protocol defined in the file precedes imported ones. Notes actions of the file that are in no
    slot, because they are never taken. Raises ValueError, with the file and the line, if there is no protocol.
    """
    path, colon, wanted = name.partition(".py:")
    if colon and not wanted:
        raise ValueError(f"{name!r} has no name of a protocol after the colon: write one, or {path}.py")
    file = file_of(name)
    run = import_file(file)
    _refuse_lost(file, run)
    protocol, properties = _from_module(run.module, name, wanted)
    for act in () if run.module in _NOTED else _without_slot(run.module):
        note(f"{file}: {act.name} is in no slot of a protocol here, so it is never taken (slots={{…}})")
    _NOTED.add(run.module)
    own = [p for p in properties if p not in ALL_NAMED]
    observing = [rule for p in own for ghost in p.ghosts for rule in ghost.rules]
    freeze(*protocol.functions, *(p.predicate for p in own), *observing)  # refuses every place at once
    return protocol, properties


def is_file_of_a_protocol(name: str) -> bool:
    """Whether a name refers to an existing Python file with a protocol."""
    try:
        return file_of(name).is_file() and (".py:" in name or name.endswith(".py"))
    except OSError:
        return False


def file_of(name: str) -> Path:
    """The file in a protocol's name, which may be `file.py:name`."""
    path, colon, _ = name.partition(".py:")
    return Path(f"{path}.py" if colon else name)


def _from_module(module: ModuleType, name: str, wanted: str) -> tuple[Protocol, tuple[Property, ...]]:
    built_in = set(map(id, PROTOCOLS.values()))
    own: dict[str, Protocol] = {}
    for value in _named_in(module, Protocol):
        if id(value) not in built_in and own.setdefault(value.name, value) != value:
            raise ValueError(f"{name}: two protocols are named {value.name}: give each a name of its own")
    imported = {id(value) for other in loaded_modules() if other is not module for value in _named_in(other, Protocol)}
    made = [p.name for p in own.values() if id(p) not in imported]
    if not own and any(isinstance(value, Property) for value in vars(module).values()):
        raise ValueError(f"{name}: defines properties and no Protocol to check them on; for those of a release add "
                        'MINE = protocol("kafka-2.5").variation("mine", "title", "story")')  # fmt: skip
    if not own:
        raise ValueError(f"{name}: defines no Protocol (see docs/extending.md)")
    choice = [wanted] if wanted else made or [*own]
    if len(choice) > 1:
        raise ValueError(f"{name}: defines {', '.join(choice)}; say which, as in {name}:{choice[0]}")
    protocol = find_named(f"protocol in {file_of(name)}", choice[0], own)
    if protocol.name in PROTOCOLS or protocol.name in ALIASES:  # of a former name, too, traces mean the built-in one
        former = f"a former name of {ALIASES[protocol.name]}, which" if protocol.name in ALIASES else ""
        what = former or "the name of a protocol that"
        raise ValueError(f"{name}: {protocol.name} is {what} comes with Tideproof; choose another")
    known = (*properties_of(protocol), *promises_of(protocol))
    properties = [p for p in dict.fromkeys(_named_in(module, Property)) if p not in known]
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


def _refuse_lost(path: Path, run: Run) -> None:
    """Raises ValueError for a new property without a name in any module: it is in a list, or its name was reassigned.

    Otherwise nobody would notice that it is not decided.
    """

    def key(prop: Property) -> tuple[object, ...]:
        """What it claims, by whatever name."""
        parameters = tuple(prop.parameters.items())
        return id(prop.predicate), prop.expectation, prop.ghosts, prop.provided, parameters

    here = _named_in(run.module, Property)
    named = {key(prop) for prop in (*here, *ALL_NAMED)}
    kept = [value for value in vars(run.module).values() if isinstance(value, (dict, list, tuple))]
    held = (part for value in kept for part in (value.values() if isinstance(value, dict) else value))
    lost = [part for part in held if isinstance(part, Property) and key(part) not in named]
    if not lost:
        named |= {key(prop) for module in loaded_modules() for prop in _named_in(module, Property)}
        lost = [prop for prop in run.made if key(prop) not in named]
    for prop in lost:
        why = "it has no name in the file: assign it to one"
        if prop.name in {other.name for other in here}:
            why = "another property has its name: give each a name of its own"
        raise ValueError(f"{path}: {prop.name} would never be decided: {why}")


def properties_beside(protocol: Protocol) -> tuple[Property, ...]:
    """The properties with names in the modules that define the rules of a user's protocol."""
    names = dict.fromkeys(getattr(function, "__module__", "") for function in protocol.functions)
    modules = [sys.modules[name] for name in names if name in sys.modules and not name.startswith("tideproof.")]
    found = dict.fromkeys(
        p for module in modules for p in _named_in(module, Property) if issubclass(protocol.state, p.state)
    )
    return tuple(found)


def _without_slot(module: ModuleType) -> list[Action]:
    """The actions of a module that are in no slot of a protocol, and that no other rule calls."""
    rules = {act.rule for protocol in _named_in(module, Protocol) for act in protocol.slots.values()}
    functions = (value.rule if isinstance(value, Action) else value for value in vars(module).values())
    called = {
        name for function in functions if isinstance(function, FunctionType) for name in function.__code__.co_names
    }
    return [
        act
        for name, act in vars(module).items()
        if isinstance(act, Action) and act.rule.__module__ == module.__name__
        if act.rule not in rules and name not in called
    ]


def _named_in(module: ModuleType, kind: type[T]) -> list[T]:
    return [value for value in [*getattr(module, "__dict__", {}).values()] if isinstance(value, kind)]
