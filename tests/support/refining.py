"""Brokers seen from an abstract protocol."""

from __future__ import annotations

from tideproof.model.language.protocol import Protocol
from tideproof.model.protocols.broker.refinement_mapping import abstraction
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.properties.analyses.refinement import Refinement, refine

TINY = {"replicas": 2, "log_size": 1, "records": 1, "epochs": 3}


def seen_from(protocol: Protocol, abstract: Protocol, **configuration: int) -> Refinement:
    """What is known of the refinement under these bounds."""
    assert isinstance(protocol, BrokerProtocol)
    return refine(abstraction(protocol, abstract), protocol.bounded(**configuration))
