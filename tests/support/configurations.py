"""Bounds and protocols that many tests use."""

from __future__ import annotations

from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import PROTOCOLS

GENERATIONS = ["hw-truncation", "kip-101", "kip-279", "kip-320-first-try", "kip-320"]


SMALL = {"replicas": 2, "log_size": 2, "records": 2, "epochs": 3}

TWO = ["--replicas", "2", "--log-size", "3", "--records", "3", "--epochs", "3"]
"""Two replicas that can lose a record in every generation, as options of the command line."""


def broker_protocol(name: str) -> BrokerProtocol:
    """A protocol of the broker level, by its name."""
    protocol = PROTOCOLS[name]
    assert isinstance(protocol, BrokerProtocol)
    return protocol
