"""Protocols and properties of a user's own Python file."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from tideproof.model.language.freezing import freeze
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, refuse_namesakes
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.catalogue import ALIASES, PROTOCOLS
from tideproof.properties.invariants.catalogue import ALL_NAMED, properties_of
from tideproof.properties.invariants.user_modules import Run, import_file, loaded_modules


def protocol_of_file(name: str) -> tuple[Protocol, tuple[Property, ...]]:
    """The protocol of a file (`file.py`, or `file.py:name` of several), and what speaks of it, the file's own included.

    Raises ValueError, with the file and the line, where there is none.
    """
    path, colon, wanted = name.partition(".py:")
    if colon and not wanted:
        raise ValueError(f"{name!r} has no name of a protocol after the colon: write one, or {path}.py")
    file = file_of(name)
    run = import_file(file)
    _refuse_lost(file, run)
    protocol, properties = _from_module(run.module, name, wanted)
    own = [p for p in properties if p not in ALL_NAMED]
    observing = [rule for p in own for ghost in p.ghosts for rule in ghost.rules]
    freeze(*protocol.functions, *(p.predicate for p in own), *observing)  # refuses every place at once
    return protocol, properties


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
    if protocol.name in PROTOCOLS or protocol.name in ALIASES:  # of a former name, too, traces mean the built-in one
        former = f"a former name of {ALIASES[protocol.name]}, which" if protocol.name in ALIASES else ""
        what = former or "the name of a protocol that"
        raise ValueError(f"{name}: {protocol.name} is {what} comes with Tideproof; choose another")
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


def _refuse_lost(path: Path, run: Run) -> None:
    """Raises ValueError where a property that was made has no name in any module: it lies in a list, or another one has
    taken its name. Nothing else would say that it is not decided.
    """

    def key(prop: Property) -> tuple[int, str]:
        return id(prop.predicate), prop.expectation

    here = _properties_in(run.module)
    decided = {key(prop) for prop in (*here, *ALL_NAMED)}
    kept = [value for value in vars(run.module).values() if isinstance(value, (dict, list, tuple))]
    held = (part for value in kept for part in (value.values() if isinstance(value, dict) else value))
    lost = [part for part in held if isinstance(part, Property) and key(part) not in decided]
    made = [prop for prop in run.made if key(prop) not in decided]
    if made and not lost:
        named = {key(prop) for module in loaded_modules() for prop in _properties_in(module)}
        lost = [prop for prop in made if key(prop) not in named]
    for prop in lost:
        why = "it has no name in the file: assign it to one"
        if prop.name in {other.name for other in here}:
            why = "another property has its name: give each a name of its own"
        raise ValueError(f"{path}: {prop.name} would never be decided: {why}")


def _properties_in(module: ModuleType) -> list[Property]:
    return [value for value in [*getattr(module, "__dict__", {}).values()] if isinstance(value, Property)]
