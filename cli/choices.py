"""From what the user types to protocols, bounds and properties."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from tideproof.cli import report
from tideproof.cli.errors import UserError, user_errors
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, refuse_namesakes, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.release_table import Modelled, release_of
from tideproof.model.protocols.catalogue import ALIASES, PROTOCOLS, named
from tideproof.model.runs.replay import ReplayError, replay
from tideproof.model.runs.trace import Trace, TraceError, read_trace
from tideproof.properties.invariants.catalogue import (
    PROPERTIES,
    lemmas_about,
    lemmas_of,
    properties_of,
    property_named,
)

if TYPE_CHECKING:
    from tideproof.counterexamples.counterexample import Counterexample

OF_RELEASE = "kafka:"


@user_errors()
def choose_protocol(name: str) -> tuple[Protocol, tuple[Property, ...]]:
    """A protocol by name, of a Python file (`file.py`, or `file.py:name` of several), or of a release (`kafka:2.1.1`).

    Comes with the properties that speak of it, those of the file included. The file is the user's own program and is
    run as such.
    """
    path, _, wanted = name.partition(".py:")
    if name.endswith(".py") or wanted:
        module = _import_file(Path(path if not wanted else f"{path}.py"))
        return _from_module(module, name, wanted)
    if name.startswith(OF_RELEASE):
        name = choose_release(name.removeprefix(OF_RELEASE)).protocol.name
    try:
        return _from_catalogue(name)
    except ValueError as error:
        raise UserError(f"{error} (a file of your own ends in .py)") from None


@user_errors()
def choose_release(release: str) -> Modelled:
    """The row of a release of Kafka, with the protocol that models it."""
    return release_of(release)


def is_file_of_a_protocol(name: str) -> bool:
    """Whether this is how a protocol of a Python file that exists is named."""
    path, found, _ = name.partition(".py:")
    try:
        return Path(f"{path}.py" if found else name).is_file() and (bool(found) or name.endswith(".py"))
    except OSError:
        return False


def _from_catalogue(name: str) -> tuple[Protocol, tuple[Property, ...]]:
    protocol = named(name, note)
    return protocol, properties_of(protocol)


def note(text: str) -> None:
    """Says something on standard error that does not change the result."""
    report.consoles()[1].print(text, soft_wrap=True, markup=False)


@cache
def _import_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise UserError(f"{path}: no such file")
    # A name that nothing else has, so that a file called like a library does not take its place.
    name = f"tideproof_user_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    if spec is None or spec.loader is None:
        raise UserError(f"{path}: not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.append(str(path.resolve().parent))  # for what lies beside it
    try:
        spec.loader.exec_module(module)
    except BaseException as error:  # sys.exit in the file is a mistake too: nothing would have been checked
        if isinstance(error, KeyboardInterrupt) and not traceback.extract_tb(error.__traceback__)[-1].filename.endswith(
            path.name
        ):
            raise
        frames = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename) == path.resolve()]
        line = getattr(error, "lineno", None) or (frames[-1].lineno if frames else 1)
        raise UserError(f"{path}:{line}: {type(error).__name__}: {error}") from None
    return module


def _from_module(module: ModuleType, name: str, wanted: str) -> tuple[Protocol, tuple[Property, ...]]:
    built_in = set(map(id, PROTOCOLS.values()))
    own = {p.name: p for p in vars(module).values() if isinstance(p, Protocol) and id(p) not in built_in}
    if not own and any(isinstance(value, Property) for value in vars(module).values()):
        raise UserError(f"{name}: defines properties and no Protocol to check them on; for those of a release add "
                        'MINE = protocol("kafka-2.5").variation("mine", "title", "story")')  # fmt: skip
    if not own:
        raise UserError(f"{name}: defines no Protocol (see docs/extending.md)")
    if not wanted and len(own) > 1:
        raise UserError(f"{name}: defines {', '.join(own)}; say which, as in {name}:{next(iter(own))}")
    protocol = find_named(f"protocol in {module.__file__}", wanted or next(iter(own)), own)
    if protocol.name in PROTOCOLS:
        raise UserError(f"{name}: {protocol.name} is the name of a protocol that comes with Tideproof; choose another")
    known = properties_of(protocol)
    properties = [p for p in vars(module).values() if isinstance(p, Property) and p not in known]
    try:
        refuse_namesakes(properties)
    except ValueError as error:
        raise UserError(f"{name}: {error}") from None
    for prop in properties:
        if prop.name in {p.name for p in PROPERTIES}:
            raise UserError(f"{name}: {prop.name} is the name of a property that comes with Tideproof; choose another")
    return protocol, (*known, *(p for p in properties if issubclass(protocol.state, p.state)))


@user_errors()
def choose_bounds(protocol: Protocol, given: Mapping[str, int | None]) -> Bounds:
    return protocol.bounded(**given)


@user_errors()
def choose_properties(names: Sequence[str], known: Sequence[Property], protocol: Protocol) -> list[Property]:
    """The properties of these names, in the order given; without names, the default ones."""
    if not names:
        return [p for p in known if p.by_default]
    return list(dict.fromkeys(property_named(name, protocol, known, note) for name in names))


@user_errors()
def choose_lemmas(
    names: Sequence[str], known: Sequence[Property], protocol: Protocol, unproved: bool
) -> tuple[Property, ...]:
    """The lemmas of these names; `all` are those of the protocol, or with `unproved` all that speak of it."""
    own = lemmas_about(protocol) if unproved else lemmas_of(protocol)
    if "all" in names and not own:
        raise UserError(f"--lemmas all: no lemmas come with {protocol.name}; name properties")
    by_name = {p.name: p for p in (*known, *own)}
    chosen: list[Property] = []
    for name in names:
        chosen += own if name == "all" else [find_named("lemma", name, by_name)]
    return tuple(dict.fromkeys(chosen))


def look_up(trace: Trace, protocol_file: str | None = None) -> Counterexample:
    """A trace, replayed with the protocol and the property that it names. Raises TraceError and UserError."""
    from tideproof.counterexamples.counterexample import Counterexample

    # What the file names is only ever looked up: a trace must not be able to run a program.
    protocol, known = choose_protocol(protocol_file) if protocol_file else _from_catalogue(trace.protocol)
    if protocol.name != ALIASES.get(trace.protocol, trace.protocol):
        raise UserError(f"is a trace of {trace.protocol}, not of {protocol.name}")
    (prop,) = choose_properties([trace.property], known, protocol)
    system = watched(protocol, trace.bounds_for(protocol), [prop])
    try:
        return Counterexample(trace, replay(system, trace.steps_in(system)), prop)
    except ReplayError as error:
        raise TraceError(str(error)) from None


def open_trace(path: Path, protocol_file: str | None = None) -> Counterexample:
    """A trace from a file, looked up and replayed. `protocol_file` is a user's own."""
    try:
        return look_up(read_trace(path), protocol_file)
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None
    except TraceError as error:
        text = str(error)
        raise UserError(text if text.startswith(str(path)) else f"{path}: {text}") from None
    except ValueError as error:  # names that nothing has, too
        text = str(error)
        hint = "" if protocol_file else " (a protocol of your own: --protocol FILE.py)"
        raise UserError(text if text.startswith(str(path)) else f"{path}: {text}{hint}") from None
