"""All properties by name, and which of them speak of a protocol."""

from __future__ import annotations

from tideproof.model.protocol import Protocol
from tideproof.properties import chain, replication
from tideproof.properties.base import Property

PROPERTIES: tuple[Property, ...] = (
    *replication.REPLICATION,
    *chain.LEADER_FOLLOWER,
    *replication.ASYNC_ISR,
    *chain.CHAIN,
)


def properties_of(protocol: Protocol) -> tuple[Property, ...]:
    """The properties that speak of this protocol's state."""
    return tuple(p for p in PROPERTIES if issubclass(protocol.state, p.state))
