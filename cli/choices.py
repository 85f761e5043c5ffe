"""Turns the user's arguments into protocols, bounds and properties."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tideproof.cli.errors import UserError
from tideproof.cli.output import naming, note
from tideproof.model.language.names import find_named
from tideproof.model.language.properties import Property, watched
from tideproof.model.language.protocol import Protocol
from tideproof.model.language.state import Bounds
from tideproof.model.protocols.broker.release_table import MODELLED_WITH_KRAFT, numbers, releases_from
from tideproof.model.protocols.catalogue import ALIASES, OF_RELEASE, OF_RELEASE_WITH_KRAFT, PROTOCOLS, is_release, named
from tideproof.model.runs.lasso import with_loop
from tideproof.model.runs.replay import ReplayError, replay
from tideproof.model.runs.trace import LARGEST_FILE, Trace, TraceError, parse_trace, read_trace
from tideproof.properties.invariants.catalogue import (
    lemmas_about,
    lemmas_of,
    promises_of,
    properties_of,
    property_named,
)
from tideproof.properties.invariants.own_files import is_file_of_a_protocol, protocol_of_file

if TYPE_CHECKING:
    from tideproof.counterexamples.counterexample import Counterexample


def choose_protocol(name: str) -> tuple[Protocol, tuple[Property, ...]]:
    """A protocol by name, from a Python file (`file.py`, or `file.py:name` if it has several), or by release.

    Returns it with the properties that apply to it, including the file's. The file is executed as the user's own
    program; its output goes to standard error, because a script may read standard output.
    """
    if name.endswith(".py") or ".py:" in name:
        with redirect_stdout(sys.stderr):
            return protocol_of_file(name, note)
    try:
        return _from_catalogue(name)
    except ValueError as error:
        if is_release(name):
            raise
        refuse_release(name)
        raise UserError(f"{error} (a file of your own ends in .py)") from None


def as_release(name: str, protocol: Protocol) -> str:
    """The release that the user named, with its kind of controller; empty for other names of protocols."""
    return f"{name} with {'KRaft' if _is_kraft(protocol) else 'ZooKeeper'}" if is_release(name) else ""


def _is_kraft(protocol: Protocol) -> bool:
    return any(row.protocol is protocol for row in MODELLED_WITH_KRAFT)


def assess_command(name: str, protocol: Protocol) -> str:
    """How to ask about a cluster of the release that the user named; empty for releases without answers."""
    from tideproof.counterexamples.assessment.release import SEARCHED_SINCE

    release = name.partition(":")[2]
    if not is_release(name) or numbers(release) < SEARCHED_SINCE:
        return ""
    controller = "--kraft" if _is_kraft(protocol) else "--zookeeper"
    return f"tideproof assess --release {release} {controller} --replicas 3 --min-isr 2 --acks all"


def refuse_release(name: str) -> None:
    """Raises UserError for a release in the form of a protocol's name: the nearest name would be of another release."""
    prefix, releases = f"{name.partition('-')[0]}:", list[str]()
    if prefix in (OF_RELEASE, OF_RELEASE_WITH_KRAFT):
        releases = releases_from(name.partition("-")[2], prefix == OF_RELEASE_WITH_KRAFT)
    if releases:
        shown = ", ".join(prefix + release for release in releases)
        raise UserError(f"no protocol is named {name!r}; for a release of Kafka write {shown}")


def is_protocol(name: str) -> bool:
    """Whether a name is a protocol, a release or a file."""
    return name in PROTOCOLS or name in ALIASES or ".py" in name or is_release(name)


def _from_catalogue(name: str) -> tuple[Protocol, tuple[Property, ...]]:
    protocol = named(name, note)
    return protocol, (*properties_of(protocol), *promises_of(protocol))


def choose_configurations(
    protocol: Protocol, given: Mapping[str, int | None], several: Sequence[Mapping[str, int]]
) -> list[Bounds]:
    """The given configuration; or without bounds, these small ones, except those that a user's protocol refuses.

    An empty mapping stands for the defaults.
    """
    if any(value is not None for value in given.values()):
        return [protocol.bounded(**given)]
    found = []
    for constants in several:
        try:
            found.append(protocol.bounded(**constants))
        except ValueError:
            if not constants:
                raise
    return list(dict.fromkeys(found))


def choose_properties(
    names: Sequence[str], known: Sequence[Property], protocol: Protocol, promises: bool = False
) -> list[Property]:
    """The properties of these names, in this order; without names, the default ones, with or without promises.

    UserError if there are none.
    """
    if not names:
        if by_default := [p for p in known if not p.by_name_only and (promises or not p.is_promise)]:
            return by_default
        named = f"; name one: {', '.join(p.name for p in known)}" if known else ", see docs/extending.md"
        raise UserError(f"{protocol.name} has no property that is decided without its name{named}")
    return list(dict.fromkeys(property_named(name, protocol, known, note) for name in names))


def choose_decided(
    names: Sequence[str], default: Sequence[str], known: Sequence[Property], protocol: Protocol, *configurations: Bounds
) -> list[Property]:
    """The properties of these names, or the default ones except those that are vacuous in all these configurations.

    Raises UserError for a named property that is vacuous, and if no property is left.
    """
    decided = choose_properties(names or default, known, protocol)
    silent = [p for p in decided if all(p.is_vacuous(bounds) for bounds in configurations)]
    if silent and (names or silent == decided):
        raise UserError(silent[0].refusal(protocol, configurations[0]))
    return [p for p in decided if p not in silent]


def choose_differences(base: Protocol, other: Protocol) -> dict[str, Any]:
    """The slots that `other` fills differently, each with its filling."""
    from tideproof.properties.analyses.variations import begin_alike, differences, widened

    if not (found := differences(base, other)):
        wide, twin = widened(base, other), widened(other, base)
        more = "" if begin_alike(wide, twin, wide.bounded()) else "; they begin in other states"
        raise UserError(
            f"{base.name} and {other.name} have the same rule in every slot: there is no slot to compare{more}"
        )
    return found


def choose_lemmas(
    names: Sequence[str], known: Sequence[Property], protocol: Protocol, unproved: bool
) -> tuple[Property, ...]:
    """The lemmas of these names. `all` stands for the protocol's, or with `unproved` for all that apply to it."""
    own = lemmas_about(protocol) if unproved else lemmas_of(protocol)
    if "all" in names and not own:
        raise UserError(f"--lemmas all: no lemmas come with {protocol.name}; name properties")
    by_name = {p.name: p for p in (*known, *own)}
    chosen: list[Property] = []
    for name in names:
        chosen += own if name == "all" else [find_named("lemma", name, by_name)]
    return tuple(dict.fromkeys(chosen))


def look_up(trace: Trace, protocol_file: str | None = None) -> Counterexample:
    """Replays a trace with the protocol and the property that it names. Raises TraceError and UserError."""
    from tideproof.counterexamples.counterexample import Counterexample

    # Names in a trace are only looked up, here and by callers: a trace must not run a program.
    protocol, known = choose_protocol(protocol_file) if protocol_file else _from_catalogue(trace.protocol)
    trace = replace(trace, protocol_file=own_file(protocol_file or ""))
    if protocol.name != ALIASES.get(trace.protocol, trace.protocol):
        raise UserError(f"is a trace of {trace.protocol}, not of {protocol.name}")
    (prop,) = choose_properties([trace.property], known, protocol)
    system = watched(protocol, trace.bounds_for(protocol), [prop])
    steps = [*trace.steps_in(system)]
    try:
        return Counterexample(trace, with_loop(replay(system, steps), trace.loop_from), prop)
    except ReplayError as error:
        raise TraceError(str(error)) from None


def own_file(protocol: str) -> str:
    """The file of a user's own protocol, for its trace; empty for a protocol of the catalogue."""
    return protocol if is_file_of_a_protocol(protocol) else ""


def protocol_option(file: str) -> str:
    """The option for reading traces of a protocol from this file; empty without a file."""
    return f" --protocol {shlex.quote(file)}" if file else ""


def open_trace(path: Path, protocol_file: str | None = None) -> Counterexample:
    """Reads and replays a trace from a file. `protocol_file` has the user's own protocol."""
    own = ""
    with naming(path):
        try:
            trace = parse_trace(sys.stdin.buffer.read(LARGEST_FILE + 1)) if str(path) == "-" else read_trace(path)
            if not protocol_file:
                own = f" (a protocol of your own:{protocol_option(trace.protocol_file) or ' --protocol FILE.py'})"
            return look_up(trace, protocol_file)
        except (TraceError, ValueError) as error:  # also unknown names
            text = f"{error}{'' if isinstance(error, TraceError) else own}"
            raise UserError(text if text.startswith(str(path)) else f"{path}: {text}") from None
