"""All properties by name, and those that apply to a protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tideproof.model.language.names import find_named, warn
from tideproof.model.language.properties import Property
from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.atomic.kip_320 import KIP_320
from tideproof.model.protocols.atomic.kip_320_as_built import KIP_320_AS_BUILT
from tideproof.model.protocols.atomic.kip_320_in_kraft import KIP_320_IN_KRAFT
from tideproof.model.protocols.broker.state import BrokerState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.invariants import (
    as_built_lemmas,
    broker,
    broker_lemmas,
    chain,
    clients,
    kraft,
    promises,
    replication,
    tutorials,
)
from tideproof.properties.invariants import kip_320_lemmas as lemmas

PROPERTIES: tuple[Property, ...] = (
    *replication.REPLICATION,
    *broker.BROKER,
    *clients.CLIENTS,
    *replication.ASYNC_ISR,
    *chain.CHAIN,
    *kraft.KRAFT,
    *promises.PROMISES,
)
RENAMED = {"Bounds": "OffsetsOrdered", "BookedEndsAreTrue": "RemoteLeoTrue", "BookedEndsAreReached": "RemoteLeoReached"}
"""Former names. That of an invariant which is a witness now is refused: what held then is not found now."""


LEMMAS = (replication.type_ok, *lemmas.KIP_320_LEMMAS)
AS_BUILT_LEMMAS = (replication.type_ok, *as_built_lemmas.AS_BUILT_LEMMAS)
IN_KRAFT_LEMMAS = (replication.type_ok, *as_built_lemmas.IN_KRAFT_LEMMAS)
LEMMAS_ON_BROKERS = (replication.type_ok, *broker_lemmas.BROKER_LEMMAS)
ALL_LEMMAS = tuple(dict.fromkeys((*LEMMAS, *AS_BUILT_LEMMAS, *IN_KRAFT_LEMMAS, *LEMMAS_ON_BROKERS)))

ALL_NAMED = tuple(dict.fromkeys((*PROPERTIES, *tutorials.TUTORIALS, *ALL_LEMMAS)))
"""All built-in properties that can be named; no two share a name, so a name selects one."""


def _about(properties: Iterable[Property], protocol: Protocol) -> tuple[Property, ...]:
    return tuple(p for p in properties if issubclass(protocol.state, p.state))


def properties_of(protocol: Protocol) -> tuple[Property, ...]:
    """The properties of single states and steps that apply to this protocol's state."""
    return tuple(p for p in _about(PROPERTIES, protocol) if not p.is_promise)


def promises_of(protocol: Protocol) -> tuple[Property, ...]:
    """The promises that apply to this protocol's state: properties of whole runs."""
    return tuple(p for p in _about(PROPERTIES, protocol) if p.is_promise)


def tutorials_of(protocol: Protocol) -> tuple[Property, ...]:
    """The tutorials' statements about this protocol's state, decided only if named, because some are false."""
    return _about(tutorials.TUTORIALS, protocol)


def lemmas_of(protocol: Protocol) -> tuple[Property, ...]:
    """The lemmas of this protocol. They are properties, but decided only if named."""
    of_brokers = LEMMAS_ON_BROKERS if issubclass(protocol.state, BrokerState) else ()
    own = {KIP_320.name: LEMMAS, KIP_320_AS_BUILT.name: AS_BUILT_LEMMAS, KIP_320_IN_KRAFT.name: IN_KRAFT_LEMMAS}
    return own.get(protocol.name, of_brokers)


def lemmas_about(protocol: Protocol) -> tuple[Property, ...]:
    """The lemmas that apply to this protocol's state, whether they hold or not."""
    return _about(ALL_LEMMAS, protocol)


def refused_in(protocol: Protocol) -> tuple[Property, ...]:
    """The properties that define valid states: a step of a user's protocol that breaks one is always refused.

    Tests show that the built-in protocols keep them.
    """
    return () if PROTOCOLS.get(protocol.name) is protocol else _about((replication.type_ok,), protocol)


def property_named(
    name: str, protocol: Protocol, own: Iterable[Property] = (), note: Callable[[str], None] = warn
) -> Property:
    """The property of this name, or former name, that applies to this protocol; `own` has those of a user's file.

    Raises ValueError, with the nearest names, if there is none.
    """
    of_states = (*properties_of(protocol), *tutorials_of(protocol), *lemmas_about(protocol))
    known = {p.name: p for p in (*of_states, *promises_of(protocol), *own)}
    if name not in known and name in {p.name for p in PROPERTIES}:
        raise ValueError(f"{name} is no property of {protocol.name}; see tideproof list {protocol.name}")
    listed_by = f"tideproof list {protocol.name if protocol.name in PROTOCOLS else 'FILE.py'}"
    return find_named(f"property of {protocol.name}", name, known, RENAMED, listed_by, note)
